/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "dragon-council-private.h"
#include "favor-rows.h"

/* Where everything lies on the council table: in one row of six, in two rows of three, and where
 * there is little height with low vote cards. */

#define EDGE          14
#define GAP           12
#define BANNER_ASPECT (240.0 / 84)
/* In one row a vote card takes at most this part of the height, in two rows of its row; a low
 * one always. */
#define CARD_SHARE   0.46
#define NARROW_SHARE 0.5
#define BANNER_SHARE 0.46
#define CARD_MOST    210
/* From these widths on the words of a vote card can be read, and the name of its effect; for
 * letters of the usual size, as is the height of the counts. */
#define WORDS_FROM 128
#define DEED_FROM  62
#define USUAL_DPI  (96.0 * 1024)
/* Below this width of the table the vote cards stand in two rows. */
#define TWO_ROWS_BELOW 560
#define COUNT_HEIGHT   22
/* Where there is less height than that under a low vote card, the count stands beside what was
 * laid: a number, or a sum of two. */
#define BESIDE_BELOW 90
#define COUNT_WIDTH  28
#define SUM_WIDTH    42
/* From this height of a lane on there is room for a fact, too. */
#define FACT_FROM   110
#define LAID_SHARE  0.42
#define LAID_GAP    6
#define LAID_LEAST  12
#define SMALL_BELOW 44
/* Of the height of the table, for cards of which nobody knows where they lie. */
#define HIDDEN_SHARE 0.16
/* Cards lie closer in lanes narrower than that, and where there are more. */
#define CLOSE_BELOW 90
#define CLOSE_FROM  6
/* Plaques of Works by the height of their lane. */
#define PLAQUE_SHARE 0.2
#define PLAQUE_LEAST 16
#define PLAQUE_MOST  30
#define PLAQUE_LOW   22

static guint
count_laid (DragonCouncil *self, int role)
{
  guint n = 0;

  for (guint i = 0; i < self->tableau.n_cards; i++)
    n += self->tableau.cards[i].on == role;
  return n + (self->ghost_on == role);
}

/* The piece of the card at `index`, or the ghost after the last one. */
static FavorPiece *
laid_piece (DragonCouncil *self, guint index)
{
  return index < self->tableau.n_cards ? g_ptr_array_index (self->cards, index)
                                       : self->ghost;
}

static gboolean
lies_on (DragonCouncil *self, guint index, guint role)
{
  return (index < self->tableau.n_cards ? self->tableau.cards[index].on
                                        : self->ghost_on) == (int) role;
}

/* The cards of a lane, in rows; none is wider than `most`. */
static void
place_laid (DragonCouncil *self, guint role, const graphene_rect_t *lane, double most)
{
  guint     n = count_laid (self, (int) role), k = 0;
  gboolean  close = n > CLOSE_FROM || lane->size.width < CLOSE_BELOW;
  double    gap = close ? LAID_GAP / 2 : LAID_GAP;
  FavorRows rows;

  if (n == 0)
    return;
  favor_rows_fit (&rows, lane, n, CARD_ASPECT, gap, LAID_LEAST, MAX (most, LAID_LEAST));
  self->laid_width = MIN (self->laid_width, rows.width);
  for (guint i = 0; i <= self->tableau.n_cards; i++)
    if (lies_on (self, i, role))
      {
        graphene_rect_t at = favor_rows_get (&rows, k++);

        favor_board_place (FAVOR_BOARD (self), GTK_WIDGET (laid_piece (self, i)), &at);
      }
}

/* Cards whose place is not known wait below the lanes, in the middle, so wide. */
static void
place_hidden (DragonCouncil *self, int width, int height, double small)
{
  guint  n = count_laid (self, DRAGON_HIDDEN), k = 0;
  double start = (width - n * small - (n - 1.0) * LAID_GAP) / 2;

  for (guint i = 0; i < self->tableau.n_cards; i++)
    if (self->tableau.cards[i].on < 0)
      favor_board_place (FAVOR_BOARD (self),
                         g_ptr_array_index (self->cards, i),
                         &FAVOR_RECT (start + k++ * (small + LAID_GAP),
                                      height - small / CARD_ASPECT - 4,
                                      small,
                                      small / CARD_ASPECT));
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

/* Plaques stand at the foot of the lane, above the count. */
static void
place_works (DragonCouncil *self, guint role, graphene_rect_t *lane)
{
  float high = CLAMP (lane->size.height * PLAQUE_SHARE, PLAQUE_LEAST, PLAQUE_MOST);

  self->works_at[role] = FAVOR_RECT (lane->origin.x,
                                     lane->origin.y + lane->size.height - high,
                                     lane->size.width,
                                     high);
  if (self->tableau.works[role] > 0)
    lane->size.height -= high;
}

/* The lane of a vote card begins under it. */
static void
place_vote (DragonCouncil         *self,
            guint                  role,
            const graphene_rect_t *cell,
            double                 card,
            double                 high)
{
  favor_board_place (FAVOR_BOARD (self),
                     GTK_WIDGET (self->votes[role]),
                     &FAVOR_RECT (cell->origin.x + (cell->size.width - card) / 2,
                                  cell->origin.y,
                                  card,
                                  high));
  self->lanes[role] = *cell;
  self->lanes[role].origin.y += (float) high * 0.5f;
  self->lanes[role].size.height -= (float) high * 0.5f;
}

static void
place_column (DragonCouncil *self, guint role, const graphene_rect_t *cell, double card)
{
  double          high = card / (self->low ? BANNER_ASPECT : CARD_ASPECT);
  float           count = (float) (COUNT_HEIGHT * letter_scale (self));
  graphene_rect_t lane;

  place_vote (self, role, cell, card, high);
  self->counts[role] = FAVOR_RECT (cell->origin.x + cell->size.width * 0.14,
                                   cell->origin.y + cell->size.height - count - 4,
                                   cell->size.width * 0.72,
                                   count);
  lane = FAVOR_RECT (cell->origin.x,
                     cell->origin.y + high,
                     cell->size.width,
                     cell->size.height - high - count - 6);
  place_fact (self, role, &lane);
  place_works (self, role, &lane);
  place_laid (self, role, &lane, card * LAID_SHARE);
}

/* Cards at the start side under the name, at its end the count and above it the plaques. */
static void
place_low_column (DragonCouncil         *self,
                  guint                  role,
                  const graphene_rect_t *cell,
                  double                 card)
{
  double   high = card / BANNER_ASPECT;
  float    letters = (float) letter_scale (self);
  gboolean sum = self->tableau.works[role] > 0;
  float wide = (sum ? SUM_WIDTH : COUNT_WIDTH) * letters, count = COUNT_HEIGHT * letters;
  float foot = cell->origin.y + cell->size.height - 3;
  float end = cell->origin.x + cell->size.width - wide - 3;
  graphene_rect_t lane = FAVOR_RECT (cell->origin.x,
                                     cell->origin.y + high,
                                     cell->size.width - wide - 3,
                                     cell->size.height - high);

  place_vote (self, role, cell, card, high);
  self->counts[role] = FAVOR_RECT (end, foot - count, wide, count);
  self->facts_at[role] = FAVOR_RECT (cell->origin.x + 3,
                                     foot - count,
                                     cell->size.width - 6,
                                     count);
  self->works_at[role] = FAVOR_RECT (end,
                                     lane.origin.y + 3,
                                     wide,
                                     CLAMP (foot - count - lane.origin.y - 6,
                                            0,
                                            PLAQUE_LOW));
  if (self->facts[role] != NULL)
    lane.size.height -= count + 3;
  place_laid (self, role, &lane, card * LAID_SHARE);
}

static DragonVoteField
choose_field (DragonCouncil *self, double card)
{
  double letters = letter_scale (self);

  if (card >= WORDS_FROM * letters)
    return DRAGON_VOTE_WORDS;
  return card >= DEED_FROM * letters ? DRAGON_VOTE_DEED : DRAGON_VOTE_BANNER;
}

static void
place_all (DragonCouncil         *self,
           guint                  across,
           double                 gap,
           const graphene_rect_t *first,
           double                 card)
{
  self->low = self->field == DRAGON_VOTE_BANNER;
  self->beside = self->low &&
                 first->size.height - (float) (card / BANNER_ASPECT) < BESIDE_BELOW;
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    {
      graphene_rect_t cell = *first;

      cell.origin.x += (float) (role % across * (first->size.width + gap));
      cell.origin.y += (float) (role / across * (first->size.height + gap));
      if (self->beside)
        place_low_column (self, role, &cell, card);
      else
        place_column (self, role, &cell, card);
    }
}

void
dragon_council_place (FavorBoard *board, int width, int height)
{
  DragonCouncil *self = DRAGON_COUNCIL (board);
  guint          across = width < TWO_ROWS_BELOW ? 3 : 6, down = DRAGON_N_ROLES / across;
  double         gap = across == 3 ? GAP / 2 : GAP, edge = across == 3 ? GAP / 2 : EDGE;
  double         cell_width = (width - 2 * edge - (across - 1) * gap) / across;
  double         top = MAX (edge, favor_board_get_top (FAVOR_BOARD (self)));
  double         cell_height = (height - top - edge - (down - 1) * gap) / down;
  double         share = across == 3 ? NARROW_SHARE : CARD_SHARE;
  double card = MIN (MIN (cell_width, cell_height * share * CARD_ASPECT), CARD_MOST);
  double hidden;
  DragonVoteField field;

  if (cell_width < 1 || cell_height < 1)
    return;
  field = choose_field (self, card);
  if (field == DRAGON_VOTE_BANNER)
    card = MIN (cell_width, cell_height * BANNER_SHARE * BANNER_ASPECT);
  card = MAX (card, 8);
  self->laid_width = card * LAID_SHARE;
  hidden = MIN (self->laid_width, height * HIDDEN_SHARE * CARD_ASPECT);
  if (self->waits)
    cell_height -= hidden / CARD_ASPECT / down;
  if (self->field != field)
    dragon_council_set_field (self, field);
  place_all (self, across, gap, &FAVOR_RECT (edge, top, cell_width, cell_height), card);
  place_hidden (self, width, height, hidden);
  if (self->small != (self->laid_width < SMALL_BELOW))
    dragon_council_set_small (self, self->laid_width < SMALL_BELOW);
  dragon_council_prepare (self, self->laid_width);
}
