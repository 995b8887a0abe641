/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-log-model.h"

#include "favor-log-row.h"

/* An item of the model: an event of the line that the viewer hears of. The row with its
 * sentence exists once somebody asked for it. */
typedef struct
{
  guint        ply;
  guint        event;
  FavorLogRow *row;
} Line;

struct _FavorLogModel
{
  FavorCursorModel parent_instance;
  GArray          *lines;
  FavorSeat        viewer;
  /* Plies of the line that are in @lines. */
  guint n_plies;
};

G_DEFINE_FINAL_TYPE (FavorLogModel, favor_log_model, FAVOR_TYPE_CURSOR_MODEL)

/* Whether favor_text_for_event () has words for the viewer, without making them. */
static gboolean
is_heard (const FavorGame *game, const FavorEvent *event, FavorSeat viewer)
{
  const FavorKind *kind = &game->events[event->kind];
  gboolean         seen = viewer == FAVOR_VIEWER_OPEN ||
                  event->seen_by == FAVOR_SEEN_BY_EVERYBODY ||
                  (viewer >= 0 && (event->seen_by >> viewer & 1) != 0);

  return seen ? kind->text != NULL : kind->hidden != NULL;
}

static char *
line_text (FavorCursor *cursor, guint ply, guint event)
{
  FavorSession     *session = favor_cursor_get_session (cursor);
  guint             n_events;
  const FavorEvent *events = favor_cursor_get_events (cursor, ply, &n_events);

  g_assert (event < n_events);
  return favor_text_for_event (favor_session_get_game (session),
                               &events[event],
                               favor_cursor_get_viewer (cursor),
                               favor_session_get_names (session));
}

static guint
round_at (FavorCursor *cursor, guint ply)
{
  const FavorGame    *game = favor_session_get_game (favor_cursor_get_session (cursor));
  g_autofree gpointer state = g_malloc0 (game->state->size);
  FavorPad            pad;

  favor_cursor_copy_state (cursor, ply, state);
  game->score (state, 0, &pad);
  return pad.round;
}

static Line *
get_line (FavorLogModel *self, guint position)
{
  return &g_array_index (self->lines, Line, position);
}

static gboolean
is_first (FavorLogModel *self, guint position)
{
  return position == 0 ||
         get_line (self, position - 1)->ply != get_line (self, position)->ply;
}

/* A note stands at the first line of its ply. */
static const char *
note_at (FavorLogModel *self, guint position)
{
  FavorSession *session = favor_cursor_model_get_session (FAVOR_CURSOR_MODEL (self));

  return is_first (self, position)
           ? favor_session_get_note (session, get_line (self, position)->ply)
           : NULL;
}

/* So does the sign of who acted. */
static int
colour_at (FavorLogModel *self, guint position, FavorSeat actor)
{
  FavorSession *session = favor_cursor_model_get_session (FAVOR_CURSOR_MODEL (self));

  return is_first (self, position) && actor >= 0
           ? favor_session_get_player (session, actor)->colour
           : -1;
}

/* The round in which the ply was decided: that of the state before it. */
static FavorLogRow *
make_row (FavorLogModel *self, guint position)
{
  FavorCursor      *cursor = favor_cursor_model_get_cursor (FAVOR_CURSOR_MODEL (self));
  const Line       *line = get_line (self, position);
  FavorLogRow      *row = g_object_new (FAVOR_TYPE_LOG_ROW, NULL);
  guint             n_events;
  const FavorEvent *events = favor_cursor_get_events (cursor, line->ply, &n_events);

  g_assert (line->event < n_events);
  row->ply = line->ply;
  row->n_told = line->event + 1;
  row->actor = events[line->event].actor;
  row->first = is_first (self, position);
  row->round = round_at (cursor, line->ply > 0 ? line->ply - 1 : 0);
  row->text = line_text (cursor, line->ply, line->event);
  row->note = g_strdup (note_at (self, position));
  row->colour = colour_at (self, position, row->actor);
  return row;
}

static void
clear_line (gpointer data)
{
  Line *line = data;

  g_clear_object (&line->row);
}

/* Brings an existing row up to date with names, notes and the viewer. */
static void
update_row (FavorLogModel *self, guint position)
{
  FavorCursor     *cursor = favor_cursor_model_get_cursor (FAVOR_CURSOR_MODEL (self));
  Line            *line = get_line (self, position);
  g_autofree char *text = NULL;

  if (line->row == NULL)
    return;
  text = line_text (cursor, line->ply, line->event);
  favor_log_row_update (line->row,
                        text,
                        note_at (self, position),
                        is_first (self, position),
                        colour_at (self, position, line->row->actor));
}

static void
favor_log_model_update_rows (FavorCursorModel *model)
{
  FavorLogModel *self = FAVOR_LOG_MODEL (model);

  for (guint i = 0; i < self->lines->len; i++)
    update_row (self, i);
}

/* Adds the lines of @ply at the end of @lines. */
static void
collect (FavorCursor *cursor, guint ply, GArray *lines)
{
  const FavorGame  *game = favor_session_get_game (favor_cursor_get_session (cursor));
  FavorSeat         viewer = favor_cursor_get_viewer (cursor);
  guint             n_events;
  const FavorEvent *events = favor_cursor_get_events (cursor, ply, &n_events);

  for (guint i = 0; i < n_events; i++)
    if (is_heard (game, &events[i], viewer))
      {
        Line line = { ply, i, NULL };

        g_array_append_val (lines, line);
      }
}

/* Puts all that the viewer hears of now into @lines, and remembers who that was and how far
 * it goes. */
static void
collect_all (FavorLogModel *self, GArray *lines)
{
  FavorCursor *cursor = favor_cursor_model_get_cursor (FAVOR_CURSOR_MODEL (self));

  self->viewer = favor_cursor_get_viewer (cursor);
  self->n_plies = favor_session_get_n_plies (favor_cursor_get_session (cursor));
  for (guint ply = 0; ply <= self->n_plies; ply++)
    collect (cursor, ply, lines);
}

static void
favor_log_model_fill (FavorCursorModel *model)
{
  FavorLogModel *self = FAVOR_LOG_MODEL (model);

  collect_all (self, self->lines);
}

/* Number of lines up to and including @ply. */
static guint
lines_until (FavorLogModel *self, guint ply)
{
  guint low = 0, high = self->lines->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (get_line (self, middle)->ply <= ply)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

/* The plies may be there already: the cursor hears of a step first, and its viewer may have
 * changed with it. */
static void
favor_log_model_stepped (FavorCursorModel *model, guint from, guint to)
{
  FavorLogModel *self = FAVOR_LOG_MODEL (model);
  guint          kept, n_removed;

  if (from < to && self->n_plies == to)
    return;

  kept = lines_until (self, MIN (from, to));
  n_removed = self->lines->len - kept;
  self->n_plies = to;
  if (n_removed > 0)
    g_array_remove_range (self->lines, kept, n_removed);
  for (guint ply = from + 1; ply <= to; ply++)
    collect (favor_cursor_model_get_cursor (model), ply, self->lines);
  if (n_removed > 0 || self->lines->len > kept)
    g_list_model_items_changed (G_LIST_MODEL (self),
                                kept,
                                n_removed,
                                self->lines->len - kept);
}

static int
compare_lines (const Line *a, const Line *b)
{
  if (a->ply != b->ply)
    return a->ply < b->ply ? -1 : 1;
  return a->event < b->event ? -1 : a->event > b->event;
}

/* Lengths of the next run of lines that only the old (@gone) or only the new list has. */
static void
next_run (FavorLogModel *self,
          guint          position,
          GArray        *now,
          guint          next,
          guint         *gone,
          guint         *added)
{
  *gone = *added = 0;
  while (position + *gone < self->lines->len && next + *added < now->len)
    {
      int order = compare_lines (get_line (self, position + *gone),
                                 &g_array_index (now, Line, next + *added));

      if (order == 0)
        return;
      if (order < 0)
        (*gone)++;
      else
        (*added)++;
    }
  if (next + *added == now->len)
    *gone = self->lines->len - position;
  else
    *added = now->len - next;
}

/* Another viewer hears of other events: lines come and go, the rest stays in its place and
 * may read differently. */
static void
change_viewer (FavorLogModel *self)
{
  g_autoptr (GArray) now = g_array_new (FALSE, FALSE, sizeof (Line));
  guint              position = 0, next = 0;

  collect_all (self, now);
  while (position < self->lines->len || next < now->len)
    {
      guint gone, added;

      next_run (self, position, now, next, &gone, &added);
      if (gone == 0 && added == 0)
        {
          position++;
          next++;
          continue;
        }
      if (gone > 0)
        g_array_remove_range (self->lines, position, gone);
      if (added > 0)
        g_array_insert_vals (self->lines,
                             position,
                             &g_array_index (now, Line, next),
                             added);
      g_list_model_items_changed (G_LIST_MODEL (self), position, gone, added);
      position += added;
      next += added;
    }
  favor_log_model_update_rows (FAVOR_CURSOR_MODEL (self));
}

static void
favor_log_model_moved (FavorCursorModel *model)
{
  FavorLogModel *self = FAVOR_LOG_MODEL (model);

  if (self->viewer != favor_cursor_get_viewer (favor_cursor_model_get_cursor (model)))
    change_viewer (self);
}

static guint
favor_log_model_get_n_rows (FavorCursorModel *model)
{
  return FAVOR_LOG_MODEL (model)->lines->len;
}

static gpointer
favor_log_model_get_row (FavorCursorModel *model, guint position)
{
  FavorLogModel *self = FAVOR_LOG_MODEL (model);
  Line          *line = get_line (self, position);

  if (line->row == NULL)
    line->row = make_row (self, position);
  return line->row;
}

static void
favor_log_model_finalize (GObject *object)
{
  FavorLogModel *self = FAVOR_LOG_MODEL (object);

  g_clear_pointer (&self->lines, g_array_unref);
  G_OBJECT_CLASS (favor_log_model_parent_class)->finalize (object);
}

static void
favor_log_model_class_init (FavorLogModelClass *klass)
{
  FavorCursorModelClass *model_class = FAVOR_CURSOR_MODEL_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = favor_log_model_finalize;
  model_class->row_type = FAVOR_TYPE_LOG_ROW;
  model_class->get_n_rows = favor_log_model_get_n_rows;
  model_class->get_row = favor_log_model_get_row;
  model_class->fill = favor_log_model_fill;
  model_class->moved = favor_log_model_moved;
  model_class->stepped = favor_log_model_stepped;
  model_class->players_changed = favor_log_model_update_rows;
  model_class->notes_changed = favor_log_model_update_rows;
}

static void
favor_log_model_init (FavorLogModel *self)
{
  self->lines = g_array_new (FALSE, FALSE, sizeof (Line));
  g_array_set_clear_func (self->lines, clear_line);
}

FavorLogModel *
favor_log_model_new (FavorCursor *cursor)
{
  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), NULL);

  return g_object_new (FAVOR_TYPE_LOG_MODEL, "cursor", cursor, NULL);
}

/**
 * favor_log_model_count:
 * @ply: 0 to the number of plies
 * @n_events: of that ply
 *
 * Returns: how many rows there are before that event
 */
guint
favor_log_model_count (FavorLogModel *self, guint ply, guint n_events)
{
  guint n;

  g_return_val_if_fail (FAVOR_IS_LOG_MODEL (self), 0);

  n = ply > 0 ? lines_until (self, ply - 1) : 0;
  while (n < self->lines->len && get_line (self, n)->ply == ply &&
         get_line (self, n)->event < n_events)
    n++;
  return n;
}
