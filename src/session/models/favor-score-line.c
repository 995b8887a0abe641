/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-score-line.h"

#include "favor-properties.h"
#include "favor-signals.h"

struct _FavorScoreLine
{
  GObject parent_instance;

  FavorCursor *cursor;
  FavorSeat    viewer;
  /* guint16: a round for each ply that is known, from ply 0 on without gaps. */
  GArray *rounds;
  /* gint32: as many for each ply as there are seats. */
  GArray *totals;
  /* Room for the state that is looked at. */
  gpointer state;
};

G_DEFINE_FINAL_TYPE (FavorScoreLine, favor_score_line, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static guint
get_n_seats (FavorScoreLine *self)
{
  return favor_session_get_n_seats (favor_cursor_get_session (self->cursor));
}

/* Only from masked states, so that no line can tell more than the viewer may know. */
static void
count_up_to (FavorScoreLine *self, guint ply)
{
  const FavorGame *game = favor_session_get_game (favor_cursor_get_session (self
                                                                              ->cursor));
  guint            n_seats = get_n_seats (self);

  while (self->rounds->len <= ply)
    {
      FavorPad pad;

      favor_cursor_copy_state (self->cursor, self->rounds->len, self->state);
      for (guint seat = 0; seat < n_seats; seat++)
        {
          game->score (self->state, (FavorSeat) seat, &pad);
          g_array_append_val (self->totals, pad.total);
        }
      g_array_append_val (self->rounds, pad.round);
    }
}

static void
forget_from (FavorScoreLine *self, guint ply)
{
  if (self->rounds->len > ply)
    {
      g_array_set_size (self->rounds, ply);
      g_array_set_size (self->totals, ply * get_n_seats (self));
    }
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0, ply);
}

static void
stepped_cb (FavorScoreLine *self, guint from, guint to)
{
  forget_from (self, MIN (from, to) + 1);
}

static void
moved_cb (FavorScoreLine *self)
{
  FavorSeat viewer = favor_cursor_get_viewer (self->cursor);

  if (self->viewer == viewer)
    return;
  self->viewer = viewer;
  forget_from (self, 0);
}

static void
favor_score_line_constructed (GObject *object)
{
  FavorScoreLine *self = FAVOR_SCORE_LINE (object);
  FavorSession   *session = favor_cursor_get_session (self->cursor);

  G_OBJECT_CLASS (favor_score_line_parent_class)->constructed (object);

  self->viewer = favor_cursor_get_viewer (self->cursor);
  self->state = g_malloc0 (favor_session_get_game (session)->state->size);
  favor_signals_connect (self->cursor, "moved", G_CALLBACK (moved_cb), self);
  favor_signals_connect (session, "stepped", G_CALLBACK (stepped_cb), self);
}

static void
favor_score_line_finalize (GObject *object)
{
  FavorScoreLine *self = FAVOR_SCORE_LINE (object);

  g_array_unref (self->rounds);
  g_array_unref (self->totals);
  g_free (self->state);

  G_OBJECT_CLASS (favor_score_line_parent_class)->finalize (object);
}

/* clang-format off */
static const FavorProperty table[] = {
  { "cursor", G_TYPE_OBJECT, FAVOR_CONSTRUCT_ONLY, FAVOR_MEMBER (FavorScoreLine, cursor),
    .class_type = favor_cursor_get_type },
};

/* clang-format on */

static void
favor_score_line_class_init (FavorScoreLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = favor_score_line_constructed;
  object_class->finalize = favor_score_line_finalize;

  favor_properties_install (object_class, table, G_N_ELEMENTS (table), NULL);

  signals[SIGNAL_CHANGED] = favor_signal_new (klass, "changed", 1, G_TYPE_UINT);
}

static void
favor_score_line_init (FavorScoreLine *self)
{
  self->rounds = g_array_new (FALSE, FALSE, sizeof (guint16));
  self->totals = g_array_new (FALSE, FALSE, sizeof (gint32));
}

/**
 * favor_score_line_new:
 * @cursor: whose line to follow
 *
 * Returns: (transfer full): the totals of its line
 */
FavorScoreLine *
favor_score_line_new (FavorCursor *cursor)
{
  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), NULL);

  return g_object_new (FAVOR_TYPE_SCORE_LINE, "cursor", cursor, NULL);
}

/**
 * favor_score_line_get_n_plies:
 *
 * Returns: the length of the cursor's line
 */
guint
favor_score_line_get_n_plies (FavorScoreLine *self)
{
  g_return_val_if_fail (FAVOR_IS_SCORE_LINE (self), 0);

  return favor_session_get_n_plies (favor_cursor_get_session (self->cursor));
}

/**
 * favor_score_line_get_total:
 * @ply: 0 to n_plies
 * @seat: 0 to the number of seats - 1
 *
 * Returns: the total of @seat after @ply
 */
int
favor_score_line_get_total (FavorScoreLine *self, guint ply, FavorSeat seat)
{
  guint n_seats;

  g_return_val_if_fail (FAVOR_IS_SCORE_LINE (self), 0);
  g_return_val_if_fail (ply <= favor_score_line_get_n_plies (self), 0);
  n_seats = get_n_seats (self);
  g_return_val_if_fail (seat >= 0 && (guint) seat < n_seats, 0);

  count_up_to (self, ply);
  return g_array_index (self->totals, gint32, ply * n_seats + (guint) seat);
}

/**
 * favor_score_line_get_round:
 * @ply: 0 to n_plies
 *
 * Returns: the round in which the next decision after @ply falls; 0 in a game without
 *   rounds
 */
guint
favor_score_line_get_round (FavorScoreLine *self, guint ply)
{
  g_return_val_if_fail (FAVOR_IS_SCORE_LINE (self), 0);
  g_return_val_if_fail (ply <= favor_score_line_get_n_plies (self), 0);

  count_up_to (self, ply);
  return g_array_index (self->rounds, guint16, ply);
}

/**
 * favor_score_line_get_range:
 * @low: (out): the least total of any seat at any ply, at most 0
 * @high: (out): the greatest one, at least 0
 *
 * Gives the range of all totals.
 */
void
favor_score_line_get_range (FavorScoreLine *self, int *low, int *high)
{
  g_return_if_fail (FAVOR_IS_SCORE_LINE (self));
  g_return_if_fail (low != NULL && high != NULL);

  *low = *high = 0;
  count_up_to (self, favor_score_line_get_n_plies (self));
  for (guint i = 0; i < self->totals->len; i++)
    {
      int total = g_array_index (self->totals, gint32, i);

      *low = MIN (*low, total);
      *high = MAX (*high, total);
    }
}

void
favor_score_line_find_rounds (FavorScoreLine *self, GArray *plies)
{
  guint16 before = 0;

  g_return_if_fail (FAVOR_IS_SCORE_LINE (self));
  g_return_if_fail (plies != NULL);

  g_array_set_size (plies, 0);
  count_up_to (self, favor_score_line_get_n_plies (self));
  for (guint ply = 0; ply < self->rounds->len; ply++)
    {
      guint16 round = g_array_index (self->rounds, guint16, ply);

      if (round > before)
        g_array_append_val (plies, ply);
      before = MAX (before, round);
    }
}

FavorSeat
favor_score_line_find_leader (FavorScoreLine *self, guint ply, int *lead)
{
  FavorSeat best = 0;
  int       most, next = G_MININT;

  g_return_val_if_fail (FAVOR_IS_SCORE_LINE (self), FAVOR_SEAT_NONE);
  g_return_val_if_fail (lead != NULL, FAVOR_SEAT_NONE);

  most = favor_score_line_get_total (self, ply, 0);
  for (guint i = 1; i < get_n_seats (self); i++)
    {
      int total = favor_score_line_get_total (self, ply, (FavorSeat) i);

      if (total > most)
        {
          next = most;
          most = total;
          best = (FavorSeat) i;
        }
      else
        next = MAX (next, total);
    }
  *lead = next == G_MININT ? 0 : most - next;
  return *lead > 0 || get_n_seats (self) == 1 ? best : FAVOR_SEAT_NONE;
}
