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
  GObject       parent_instance;
  FavorCursor  *cursor;
  FavorSession *session;
  GArray       *lines;
  FavorSeat     viewer;
  /* Plies of the line that are in @lines. */
  guint n_plies;
};

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (FavorLogModel,
                               favor_log_model,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

enum
{
  PROP_0,
  PROP_CURSOR,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

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
line_text (FavorLogModel *self, guint ply, guint event)
{
  guint             n_events;
  const FavorEvent *events = favor_cursor_get_events (self->cursor, ply, &n_events);

  g_assert (event < n_events);
  return favor_text_for_event (favor_session_get_game (self->session),
                               &events[event],
                               favor_cursor_get_viewer (self->cursor),
                               favor_session_get_names (self->session));
}

static guint
round_at (FavorLogModel *self, guint ply)
{
  const FavorGame    *game = favor_session_get_game (self->session);
  g_autofree gpointer state = g_malloc0 (game->state->size);
  FavorPad            pad;

  favor_cursor_copy_state (self->cursor, ply, state);
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

/* The round in which the ply was decided: that of the state before it. */
static FavorLogRow *
make_row (FavorLogModel *self, guint position)
{
  const Line       *line = get_line (self, position);
  FavorLogRow      *row = g_object_new (FAVOR_TYPE_LOG_ROW, NULL);
  guint             n_events;
  const FavorEvent *events = favor_cursor_get_events (self->cursor, line->ply, &n_events);

  g_assert (line->event < n_events);
  row->ply = line->ply;
  row->actor = events[line->event].actor;
  row->first = is_first (self, position);
  row->round = round_at (self, line->ply > 0 ? line->ply - 1 : 0);
  row->text = line_text (self, line->ply, line->event);
  row->note = row->first ? g_strdup (favor_session_get_note (self->session, line->ply))
                         : NULL;
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
  Line            *line = get_line (self, position);
  FavorLogRow     *row = line->row;
  g_autofree char *text = NULL;
  gboolean         first;

  if (row == NULL)
    return;
  text = line_text (self, line->ply, line->event);
  first = is_first (self, position);
  favor_log_row_update (row,
                        text,
                        first ? favor_session_get_note (self->session, line->ply) : NULL,
                        first);
}

static void
update_rows (FavorLogModel *self)
{
  for (guint i = 0; i < self->lines->len; i++)
    update_row (self, i);
}

/* Adds the lines of @ply at the end of @lines. */
static void
collect (FavorLogModel *self, guint ply, GArray *lines)
{
  const FavorGame  *game = favor_session_get_game (self->session);
  FavorSeat         viewer = favor_cursor_get_viewer (self->cursor);
  guint             n_events;
  const FavorEvent *events = favor_cursor_get_events (self->cursor, ply, &n_events);

  for (guint i = 0; i < n_events; i++)
    if (is_heard (game, &events[i], viewer))
      {
        Line line = { ply, i, NULL };

        g_array_append_val (lines, line);
      }
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
stepped_cb (FavorLogModel *self, guint from, guint to)
{
  guint kept, n_removed;

  if (from < to && self->n_plies == to)
    return;

  kept = lines_until (self, MIN (from, to));
  n_removed = self->lines->len - kept;
  self->n_plies = to;
  if (n_removed > 0)
    g_array_remove_range (self->lines, kept, n_removed);
  for (guint ply = from + 1; ply <= to; ply++)
    collect (self, ply, self->lines);
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

  self->viewer = favor_cursor_get_viewer (self->cursor);
  self->n_plies = favor_session_get_n_plies (self->session);
  for (guint ply = 0; ply <= self->n_plies; ply++)
    collect (self, ply, now);

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
  update_rows (self);
}

static void
moved_cb (FavorLogModel *self)
{
  if (self->viewer != favor_cursor_get_viewer (self->cursor))
    change_viewer (self);
}

static GType
favor_log_model_get_item_type (GListModel *model)
{
  return FAVOR_TYPE_LOG_ROW;
}

static guint
favor_log_model_get_n_items (GListModel *model)
{
  return FAVOR_LOG_MODEL (model)->lines->len;
}

static gpointer
favor_log_model_get_item (GListModel *model, guint position)
{
  FavorLogModel *self = FAVOR_LOG_MODEL (model);
  Line          *line;

  if (position >= self->lines->len)
    return NULL;
  line = get_line (self, position);
  if (line->row == NULL)
    line->row = make_row (self, position);
  return g_object_ref (line->row);
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = favor_log_model_get_item_type;
  iface->get_n_items = favor_log_model_get_n_items;
  iface->get_item = favor_log_model_get_item;
}

static void
favor_log_model_constructed (GObject *object)
{
  FavorLogModel *self = FAVOR_LOG_MODEL (object);

  G_OBJECT_CLASS (favor_log_model_parent_class)->constructed (object);
  g_assert (self->cursor != NULL);

  self->session = g_object_ref (favor_cursor_get_session (self->cursor));
  self->viewer = favor_cursor_get_viewer (self->cursor);
  self->n_plies = favor_session_get_n_plies (self->session);
  for (guint ply = 0; ply <= self->n_plies; ply++)
    collect (self, ply, self->lines);

  g_signal_connect_object (self->session,
                           "stepped",
                           G_CALLBACK (stepped_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session,
                           "players-changed",
                           G_CALLBACK (update_rows),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session,
                           "notes-changed",
                           G_CALLBACK (update_rows),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->cursor,
                           "moved",
                           G_CALLBACK (moved_cb),
                           self,
                           G_CONNECT_SWAPPED);
}

static void
favor_log_model_finalize (GObject *object)
{
  FavorLogModel *self = FAVOR_LOG_MODEL (object);

  g_clear_pointer (&self->lines, g_array_unref);
  g_clear_object (&self->session);
  g_clear_object (&self->cursor);
  G_OBJECT_CLASS (favor_log_model_parent_class)->finalize (object);
}

static void
favor_log_model_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  FavorLogModel *self = FAVOR_LOG_MODEL (object);

  switch (id)
    {
    case PROP_CURSOR:
      g_value_set_object (value, self->cursor);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
favor_log_model_set_property (GObject      *object,
                              guint         id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  FavorLogModel *self = FAVOR_LOG_MODEL (object);

  switch (id)
    {
    case PROP_CURSOR:
      self->cursor = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
favor_log_model_class_init (FavorLogModelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = favor_log_model_constructed;
  object_class->finalize = favor_log_model_finalize;
  object_class->get_property = favor_log_model_get_property;
  object_class->set_property = favor_log_model_set_property;

  properties[PROP_CURSOR] = g_param_spec_object ("cursor",
                                                 NULL,
                                                 NULL,
                                                 FAVOR_TYPE_CURSOR,
                                                 G_PARAM_READWRITE |
                                                   G_PARAM_CONSTRUCT_ONLY |
                                                   G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
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

guint
favor_log_model_find (FavorLogModel *self, guint ply)
{
  guint n_lines;

  g_return_val_if_fail (FAVOR_IS_LOG_MODEL (self), G_MAXUINT);

  n_lines = lines_until (self, ply);
  return n_lines == 0 ? G_MAXUINT : n_lines - 1;
}

char *
favor_log_model_to_text (FavorLogModel *self)
{
  GString *text;

  g_return_val_if_fail (FAVOR_IS_LOG_MODEL (self), NULL);

  text = g_string_new (NULL);
  for (guint i = 0; i < self->lines->len; i++)
    {
      const Line      *line = get_line (self, i);
      g_autofree char *sentence = line_text (self, line->ply, line->event);

      g_string_append (text, sentence);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}
