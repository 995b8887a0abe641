/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "dragon-council-private.h"

/* Where the cards, the lanes and what is written on them lie on the council table. */

#define EDGE 14
#define GAP  12
/* In one row a vote card takes at most this part of the height, in two rows of its row. */
#define CARD_SHARE   0.46
#define NARROW_SHARE 0.5
#define CARD_MOST    210
/* From these widths on the words of a vote card can be read, and the name of its effect; for
 * letters of the usual size, as is the height of the counts. */
#define WORDS_FROM 128
#define DEED_FROM  62
#define USUAL_DPI  (96.0 * 1024)
/* Below this width of the table the vote cards stand in two rows. */
#define TWO_ROWS_BELOW 560
#define COUNT_HEIGHT   22
/* From this height of a lane on there is room for a fact, too. */
#define FACT_FROM   110
#define LAID_SHARE  0.42
#define LAID_GAP    6
#define LAID_LEAST  12
#define SMALL_BELOW 44

static guint
count_laid (DragonCouncil *self, int role)
{
  guint n = 0;

  for (guint i = 0; i < self->scene.n_cards; i++)
    n += self->scene.cards[i].on == role;
  return n + (self->ghost_on == role);
}

/* The piece of the card at `index`, or the ghost after the last one. */
static FavorPiece *
laid_piece (DragonCouncil *self, guint index)
{
  return index < self->scene.n_cards ? g_ptr_array_index (self->cards, index)
                                     : self->ghost;
}

static gboolean
lies_on (DragonCouncil *self, guint index, guint role)
{
  return (index < self->scene.n_cards ? self->scene.cards[index].on : self->ghost_on) ==
         (int) role;
}

/* How many cards side by side let them be largest, and how wide they are then. */
static guint
choose_across (const graphene_rect_t *lane, guint n, double most, double *width)
{
  guint best = 1;

  *width = 0;
  for (guint across = 1; across <= n; across++)
    {
      guint  rows = (n + across - 1) / across;
      double by_width = (lane->size.width - LAID_GAP * (across + 1)) / across;
      double by_height = ((lane->size.height - LAID_GAP) / rows - LAID_GAP) * CARD_ASPECT;
      double fits = MIN (MIN (by_width, by_height), most);

      /* Two in a row look better than one above the other. */
      if (fits > *width || (across == 2 && fits >= *width))
        {
          *width = fits;
          best = across;
        }
    }
  *width = MAX (*width, LAID_LEAST);
  return best;
}

/* The cards of a lane, in rows. */
static void
place_laid (DragonCouncil *self, guint role, const graphene_rect_t *lane, double card)
{
  guint  n = count_laid (self, (int) role), k = 0, across;
  double width;

  across = choose_across (lane, n, card * LAID_SHARE, &width);
  if (n > 0)
    self->laid_width = MIN (self->laid_width, width);
  for (guint i = 0; i <= self->scene.n_cards; i++)
    {
      guint  row, in_row, column;
      double used;

      if (!lies_on (self, i, role))
        continue;
      row = k / across;
      column = k++ % across;
      in_row = MIN (across, n - row * across);
      used = in_row * width + (in_row - 1) * LAID_GAP;
      favor_board_place (FAVOR_BOARD (self),
                         GTK_WIDGET (laid_piece (self, i)),
                         &GRAPHENE_RECT_INIT (
                           lane->origin.x + (float) ((lane->size.width - used) / 2 +
                                                     column * (width + LAID_GAP)),
                           lane->origin.y +
                             (float) (LAID_GAP + row * (width / CARD_ASPECT + LAID_GAP)),
                           (float) width,
                           (float) (width / CARD_ASPECT)));
    }
}

/* Cards whose place is not known wait in the middle of the table. */
static void
place_hidden (DragonCouncil *self, int width, int height, double card)
{
  double small = card * LAID_SHARE;
  guint  k = 0;

  for (guint i = 0; i < self->scene.n_cards; i++)
    if (self->scene.cards[i].on < 0)
      favor_board_place (FAVOR_BOARD (self),
                         g_ptr_array_index (self->cards, i),
                         &GRAPHENE_RECT_INIT ((float) (EDGE + k++ * small * 1.1),
                                              (float) (height - small / CARD_ASPECT - 4),
                                              (float) small,
                                              (float) (small / CARD_ASPECT)));
}

/* How much larger than usual letters are. */
static double
letter_scale (DragonCouncil *self)
{
  int dpi;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-xft-dpi", &dpi, NULL);
  return MAX (1, dpi / USUAL_DPI);
}

/* Above the count, where the lane is high enough for that, else in its place. */
static void
place_fact (DragonCouncil *self, guint role, graphene_rect_t *lane)
{
  self->facts_at[role] = self->counts[role];
  self->facts_at[role].origin.x = lane->origin.x + 3;
  self->facts_at[role].size.width = lane->size.width - 6;
  if (lane->size.height < FACT_FROM)
    return;
  self->facts_at[role].origin.y -= self->counts[role].size.height + 4;
  if (self->facts[role] != NULL)
    lane->size.height -= self->counts[role].size.height + 4;
}

static void
place_column (DragonCouncil *self, guint role, const graphene_rect_t *cell, double card)
{
  double          high = card / CARD_ASPECT;
  float           count = (float) (COUNT_HEIGHT * letter_scale (self));
  graphene_rect_t lane;

  favor_board_place (FAVOR_BOARD (self),
                     GTK_WIDGET (self->votes[role]),
                     &GRAPHENE_RECT_INIT (cell->origin.x +
                                            (cell->size.width - (float) card) / 2,
                                          cell->origin.y,
                                          (float) card,
                                          (float) high));
  self->lanes[role] = *cell;
  self->lanes[role].origin.y += (float) high * 0.5f;
  self->lanes[role].size.height -= (float) high * 0.5f;
  self->counts[role] = GRAPHENE_RECT_INIT (cell->origin.x + cell->size.width * 0.14f,
                                           cell->origin.y + cell->size.height - count - 4,
                                           cell->size.width * 0.72f,
                                           count);
  lane = GRAPHENE_RECT_INIT (cell->origin.x,
                             cell->origin.y + (float) high,
                             cell->size.width,
                             cell->size.height - (float) high - count - 6);
  place_fact (self, role, &lane);
  place_laid (self, role, &lane, card);
}

static DragonVoteField
choose_field (DragonCouncil *self, double card)
{
  double letters = letter_scale (self);

  if (card >= WORDS_FROM * letters)
    return DRAGON_VOTE_WORDS;
  return card < DEED_FROM * letters ? DRAGON_VOTE_SIGN : DRAGON_VOTE_DEED;
}

void
dragon_council_arrange (FavorBoard *board, int width, int height)
{
  DragonCouncil *self = DRAGON_COUNCIL (board);
  guint          across = width < TWO_ROWS_BELOW ? 3 : 6, down = DRAGON_N_ROLES / across;
  double         gap = across == 3 ? GAP / 2 : GAP, edge = across == 3 ? GAP / 2 : EDGE;
  double         cell_width = (width - 2 * edge - (across - 1) * gap) / across;
  double         top = MAX (edge, self->top);
  double         cell_height = (height - top - edge - (down - 1) * gap) / down;
  double         share = across == 3 ? NARROW_SHARE : CARD_SHARE;
  double card = MIN (MIN (cell_width, cell_height * share * CARD_ASPECT), CARD_MOST);

  if (cell_width < 1 || cell_height < 1)
    return;
  card = MAX (card, 8);
  self->laid_width = card * LAID_SHARE;
  if (self->field != choose_field (self, card))
    dragon_council_set_field (self, choose_field (self, card));
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    place_column (self,
                  role,
                  &GRAPHENE_RECT_INIT ((float) (edge +
                                                role % across * (cell_width + gap)),
                                       (float) (top +
                                                role / across * (cell_height + gap)),
                                       (float) cell_width,
                                       (float) cell_height),
                  card);
  place_hidden (self, width, height, card);
  if (self->small != (self->laid_width < SMALL_BELOW))
    dragon_council_set_small (self, self->laid_width < SMALL_BELOW);
  dragon_council_prepare (self, card * LAID_SHARE);
}
