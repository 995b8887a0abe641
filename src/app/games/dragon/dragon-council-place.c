/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "dragon-council-private.h"

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
#define CROWD_LEAST 9
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

/* So many cards side by side, so wide, and so far from one to the next. */
typedef struct
{
  guint  across;
  double width;
  double step;
} Rows;

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

/* Between cards that lie side by side. */
static double
gap_in (const graphene_rect_t *lane, guint n)
{
  return n > CLOSE_FROM || lane->size.width < CLOSE_BELOW ? LAID_GAP / 2 : LAID_GAP;
}

/* Where there is no room for all of them side by side, cards overlap, in two rows if possible. */
static Rows
crowd (const graphene_rect_t *lane, guint n, double most)
{
  double gap = gap_in (lane, n);
  guint  down = lane->size.height >= 2 * CROWD_LEAST / CARD_ASPECT + 3 * gap ? 2 : 1;
  Rows   rows = { .across = (n + down - 1) / down };

  rows.width = CLAMP (((lane->size.height - gap) / down - gap) * CARD_ASPECT,
                      CROWD_LEAST,
                      most);
  rows.step = rows.width + gap;
  if (rows.across > 1)
    rows.step = MIN (rows.step,
                     (lane->size.width - 2 * gap - rows.width) / (rows.across - 1));
  return rows;
}

/* As many cards side by side as let them be largest. */
static Rows
choose_rows (const graphene_rect_t *lane, guint n, double most)
{
  double gap = gap_in (lane, n);
  Rows   best = { .across = 1 };

  for (guint across = 1; across <= n; across++)
    {
      guint  down = (n + across - 1) / across;
      double by_width = (lane->size.width - gap * (across + 1)) / across;
      double by_height = ((lane->size.height - gap) / down - gap) * CARD_ASPECT;
      double fits = MIN (MIN (by_width, by_height), most);

      /* Two in a row look better than one above the other. */
      if (fits > best.width || (across == 2 && fits >= best.width))
        best = (Rows){ across, fits, fits + gap };
    }
  return best.width < LAID_LEAST ? crowd (lane, n, most) : best;
}

/* The cards of a lane, in rows; none is wider than `most`. */
static void
place_laid (DragonCouncil *self, guint role, const graphene_rect_t *lane, double most)
{
  guint  n = count_laid (self, (int) role), k = 0;
  double gap = gap_in (lane, n);
  Rows   rows = choose_rows (lane, n, MAX (most, LAID_LEAST));

  if (n > 0)
    self->laid_width = MIN (self->laid_width, rows.width);
  for (guint i = 0; i <= self->tableau.n_cards; i++)
    {
      guint  row, in_row, column;
      double used;

      if (!lies_on (self, i, role))
        continue;
      row = k / rows.across;
      column = k++ % rows.across;
      in_row = MIN (rows.across, n - row * rows.across);
      used = rows.width + (in_row - 1) * rows.step;
      favor_board_place (
        FAVOR_BOARD (self),
        GTK_WIDGET (laid_piece (self, i)),
        &GRAPHENE_RECT_INIT (lane->origin.x + (float) ((lane->size.width - used) / 2 +
                                                       column * rows.step),
                             lane->origin.y +
                               (float) (gap + row * (rows.width / CARD_ASPECT + gap)),
                             (float) rows.width,
                             (float) (rows.width / CARD_ASPECT)));
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
                         &GRAPHENE_RECT_INIT ((float) (start + k++ * (small + LAID_GAP)),
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

/* Plaques stand at the foot of the lane, above the count. */
static void
place_works (DragonCouncil *self, guint role, graphene_rect_t *lane)
{
  float high = CLAMP (lane->size.height * PLAQUE_SHARE, PLAQUE_LEAST, PLAQUE_MOST);

  self->works_at[role] = GRAPHENE_RECT_INIT (lane->origin.x,
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
                     &GRAPHENE_RECT_INIT (cell->origin.x +
                                            (cell->size.width - (float) card) / 2,
                                          cell->origin.y,
                                          (float) card,
                                          (float) high));
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
  self->counts[role] = GRAPHENE_RECT_INIT (cell->origin.x + cell->size.width * 0.14f,
                                           cell->origin.y + cell->size.height - count - 4,
                                           cell->size.width * 0.72f,
                                           count);
  lane = GRAPHENE_RECT_INIT (cell->origin.x,
                             cell->origin.y + (float) high,
                             cell->size.width,
                             cell->size.height - (float) high - count - 6);
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
  graphene_rect_t lane = GRAPHENE_RECT_INIT (cell->origin.x,
                                             cell->origin.y + (float) high,
                                             cell->size.width - wide - 3,
                                             cell->size.height - (float) high);

  place_vote (self, role, cell, card, high);
  self->counts[role] = GRAPHENE_RECT_INIT (end, foot - count, wide, count);
  self->facts_at[role] = GRAPHENE_RECT_INIT (cell->origin.x + 3,
                                             foot - count,
                                             cell->size.width - 6,
                                             count);
  self->works_at[role] = GRAPHENE_RECT_INIT (end,
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
  place_all (self,
             across,
             gap,
             &GRAPHENE_RECT_INIT ((float) edge,
                                  (float) top,
                                  (float) cell_width,
                                  (float) cell_height),
             card);
  place_hidden (self, width, height, hidden);
  if (self->small != (self->laid_width < SMALL_BELOW))
    dragon_council_set_small (self, self->laid_width < SMALL_BELOW);
  dragon_council_prepare (self, self->laid_width);
}
