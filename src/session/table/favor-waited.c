/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-waited.h"

#include "favor-beats.h"
#include "favor-score-line.h"
#include "favor-table-words.h"
#include "favor-text.h"

/* More sentences are not read. */
#define MOST 3

/**
 * Told:
 * @rank: what others did to the one who waited comes first, then what is great, then what the own deeds
 *   brought, and then all else
 * @about: who gained or lost most by it
 * @again: something else is told of @about already
 * @gain: how much that was
 * @order: when it happened
 *
 * One of the things that happened meanwhile.
 */
typedef struct
{
  guint       rank;
  FavorSeat   about;
  gboolean    again;
  gint        gain;
  FavorWeight weight;
  guint       order;
  char       *text;
} Told;

static void
told_clear (gpointer data)
{
  g_free (((Told *) data)->text);
}

/* What matters more comes first; of one rank each seat with the largest gain. */
static gint
compare_ranks (gconstpointer a, gconstpointer b)
{
  const Told *one = a, *other = b;

  if (one->rank != other->rank)
    return one->rank > other->rank ? -1 : 1;
  if (one->again != other->again)
    return one->again ? 1 : -1;
  if (one->gain != other->gain)
    return one->gain > other->gain ? -1 : 1;
  if (one->weight != other->weight)
    return one->weight > other->weight ? -1 : 1;
  return one->order > other->order ? -1 : 1;
}

static gint
compare_orders (gconstpointer a, gconstpointer b)
{
  const Told *one = a, *other = b;

  return one->order < other->order ? -1 : 1;
}

/* What each seat gained or lost by a ply. */
static void
find_gains (FavorScoreLine *line, guint n_seats, guint ply, gint gains[FAVOR_MAX_SEATS])
{
  for (FavorSeat i = 0; i < (FavorSeat) n_seats; i++)
    gains[i] = ABS (favor_score_line_get_total (line, ply, i) -
                    favor_score_line_get_total (line, ply - 1, i));
}

/* The event of a ply that tells why `seat` gained or lost; G_MAXUINT: none does. */
static guint
find_reason (const FavorGame  *game,
             const FavorEvent *events,
             guint             n_events,
             FavorSeat         seat)
{
  guint       best = G_MAXUINT;
  FavorWeight most = FAVOR_WEIGHT_SILENT;

  for (guint i = 0; i < n_events; i++)
    {
      FavorWeight weight = game->events[events[i].kind].weight;

      if (weight > most && (favor_event_get_named (game, &events[i]) >> seat & 1) != 0)
        {
          most = weight;
          best = i;
        }
    }
  return best;
}

/* Whether it changed the game, was done to `seat`, or says why somebody gained or lost. */
static gboolean
is_worth_telling (const FavorGame  *game,
                  const FavorEvent *events,
                  guint             n_events,
                  guint             index,
                  const gint        gains[FAVOR_MAX_SEATS],
                  FavorSeat         seat)
{
  const FavorEvent *event = &events[index];
  FavorWeight       weight = game->events[event->kind].weight;
  guint             named = favor_event_get_named (game, event);
  gboolean          done_to = (named >> seat & 1) != 0 && event->actor != seat;

  if (weight >= (done_to ? FAVOR_WEIGHT_SMALL : FAVOR_WEIGHT_SCORING))
    return TRUE;
  for (FavorSeat i = 0; i < FAVOR_MAX_SEATS; i++)
    if (gains[i] > 0 && find_reason (game, events, n_events, i) == index)
      return TRUE;
  return FALSE;
}

static guint
find_rank (const FavorGame *game, const FavorEvent *event, FavorSeat seat)
{
  gboolean own = (favor_event_get_named (game, event) >> seat & 1) != 0;

  if (own && event->actor != seat)
    return 3;
  if (game->events[event->kind].weight >= FAVOR_WEIGHT_TURNING)
    return 2;
  return own;
}

/* What of a ply is worth telling to `seat`. */
static void
collect (FavorCursor    *cursor,
         FavorScoreLine *line,
         guint           ply,
         FavorSeat       seat,
         GArray         *told)
{
  FavorSession     *session = favor_cursor_get_session (cursor);
  const FavorGame  *game = favor_session_get_game (session);
  gint              gains[FAVOR_MAX_SEATS] = { 0 };
  guint             n = 0;
  const FavorEvent *events = favor_cursor_get_events (cursor, ply, &n);

  find_gains (line, favor_session_get_n_seats (session), ply, gains);
  for (guint i = 0; i < n; i++)
    {
      guint named = favor_event_get_named (game, &events[i]);
      Told  one = { .order = told->len, .about = events[i].actor };

      if (!is_worth_telling (game, events, n, i, gains, seat))
        continue;
      one.rank = find_rank (game, &events[i], seat);
      one.weight = game->events[events[i].kind].weight;
      for (FavorSeat other = 0; other < FAVOR_MAX_SEATS; other++)
        if ((named >> other & 1) != 0 && gains[other] > one.gain)
          {
            one.about = other;
            one.gain = gains[other];
          }
      one.text = favor_text_for_event (game,
                                       &events[i],
                                       favor_cursor_get_viewer (cursor),
                                       favor_session_get_names (session));
      if (one.text != NULL)
        g_array_append_val (told, one);
    }
}

/* Keeps what matters most: nobody is told of twice as long as somebody else gained something, too. */
static void
choose (GArray *told)
{
  guint seats = 0;

  g_array_sort (told, compare_ranks);
  for (guint i = 0; i < told->len; i++)
    {
      Told *one = &g_array_index (told, Told, i);

      if (one->about < 0)
        continue;
      one->again = (seats >> one->about & 1) != 0;
      seats |= 1u << one->about;
    }
  g_array_sort (told, compare_ranks);
  g_array_set_size (told, MIN (told->len, MOST));
  g_array_sort (told, compare_orders);
}

/* Whether `ply` is one of them. */
static gboolean
has_ply (GArray *plies, guint ply)
{
  for (guint i = 0; plies != NULL && i < plies->len; i++)
    if (g_array_index (plies, guint, i) == ply)
      return TRUE;
  return FALSE;
}

/**
 * favor_waited_list:
 * @seat: who decides now
 * @told_plies: (nullable) (element-type guint): those of which @seat knows
 *
 * Returns: (transfer full) (nullable): what mattered most of all else that happened since @seat acted
 *   last, at most three sentences in the order in which it happened; %NULL if nothing did
 */
GStrv
favor_waited_list (FavorCursor *cursor, FavorSeat seat, GArray *told_plies)
{
  g_autoptr (GArray)         told = g_array_new (FALSE, FALSE, sizeof (Told));
  g_autoptr (GStrvBuilder)   lines = g_strv_builder_new ();
  g_autoptr (FavorScoreLine) line = NULL;
  FavorSession              *session;
  guint                      n;

  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), NULL);
  g_return_val_if_fail (seat >= 0, NULL);

  session = favor_cursor_get_session (cursor);
  n = favor_session_get_n_plies (session);
  line = favor_score_line_new (cursor);
  g_array_set_clear_func (told, told_clear);
  for (guint ply = favor_table_words_last_turn (session, seat) + 1; ply <= n; ply++)
    if (!has_ply (told_plies, ply))
      collect (cursor, line, ply, seat, told);
  if (told->len == 0)
    return NULL;
  choose (told);
  for (guint i = 0; i < told->len; i++)
    g_strv_builder_add (lines, g_array_index (told, Told, i).text);
  return g_strv_builder_end (lines);
}
