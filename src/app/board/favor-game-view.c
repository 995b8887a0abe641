/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-game-view-private.h"

#include "favor-choice-model.h"
#include "favor-properties.h"
#include "favor-signals.h"

typedef struct
{
  FavorCursor *cursor;
  /* They hear of a step before the view, which then draws once what can be chosen. */
  FavorChoiceModel *choices;
  /* The masked state that was shown last, for `step`. */
  gpointer shown;
  /* Of the cursor when that was shown. */
  guint ply;
  guint n_told;
  gsize state_size;
  /* (nullable): what all that is drawn is bound to. */
  FavorSight *sight;
  /* What is being shown of an action with several consequences, and in words. */
  FavorShow   show;
  char       *caption;
  guint8      open;
  guint8      paused;
  guint8      tool_open;
  guint8      compact;
  int         overhang;
  guint       has_selected : 1;
  guint       again : 1;
  FavorAction selected;
} FavorGameViewPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (FavorGameView, favor_game_view, GTK_TYPE_WIDGET)

enum
{
  PROP_CURSOR,
  PROP_OPEN,
  PROP_SHOWING,
  PROP_CAPTION,
  PROP_PAUSED,
  PROP_TOOL_OPEN,
  PROP_SIGHT,
  PROP_COMPACT,
  PROP_OVERHANG,
  N_PROPS
};

enum
{
  SIGNAL_CHOSEN,
  SIGNAL_SELECTED,
  SIGNAL_REFUSED,
  SIGNAL_ADVISED,
  SIGNAL_PICKED,
  SIGNAL_SEEN,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

/* Who sits where, and who looks. */
static void
seat_players (FavorGameView *self, FavorMoment *moment)
{
  FavorGameViewPrivate *priv = favor_game_view_get_instance_private (self);
  FavorSession         *session = favor_cursor_get_session (priv->cursor);

  moment->viewer = favor_cursor_get_viewer (priv->cursor);
  moment->holder = favor_game_view_get_holder (self);
  moment->n_seats = favor_session_get_n_seats (session);
  moment->names = *favor_session_get_names (session);
  for (guint seat = 0; seat < moment->n_seats; seat++)
    moment->colours[seat] = favor_session_get_player (session, (FavorSeat) seat)->colour;
}

/* First what is bound to the sight follows it, then the view itself, then who looks at all of it. */
void
favor_game_view_see (FavorGameView *self, FavorMoment *moment)
{
  FavorGameViewPrivate  *priv = favor_game_view_get_instance_private (self);
  g_autoptr (FavorSight) sight = NULL;

  moment->size = priv->state_size;
  seat_players (self, moment);
  sight = favor_sight_new (moment);
  g_set_object (&priv->sight, sight);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SIGHT]);
  FAVOR_GAME_VIEW_GET_CLASS (self)->see (self, sight);
  g_signal_emit (self, signals[SIGNAL_SEEN], 0);
}

/* What happened between what was seen and what is seen now, if one follows the other. Inside a ply it is
 * the last thing that is looked at. */
static void
find_events (FavorGameView *self, guint from, guint to, FavorMoment *moment)
{
  FavorGameViewPrivate *priv = favor_game_view_get_instance_private (self);
  guint                 n_told = favor_cursor_get_n_told (priv->cursor);
  guint                 first = to == from ? priv->n_told : 0;
  guint                 n;
  const FavorEvent     *events = favor_cursor_get_events (priv->cursor, to, &n);

  if (moment->showing)
    first = n_told - 1;
  else if (to - from > 1 || first >= n_told)
    return;
  moment->events = &events[first];
  moment->n_events = n_told - first;
}

static void
cursor_moved_cb (FavorGameView *self, guint from, guint to)
{
  FavorGameViewPrivate *priv = favor_game_view_get_instance_private (self);
  gconstpointer         after = favor_cursor_get_state (priv->cursor);
  guint                 n_told = favor_cursor_get_n_told (priv->cursor);
  guint                 was = favor_game_head (priv->shown)->ply;
  guint                 is = favor_game_head (after)->ply;
  FavorMoment           moment = { .state = after,
                                   .before = priv->shown,
                                   .animated = MAX (was, is) - MIN (was, is) <= 1,
                                   .showing = !favor_cursor_get_whole (priv->cursor),
                                   .back = to < from || (to == from && n_told < priv->n_told),
                                   .fresh = was == is && priv->n_told == n_told };

  favor_game_view_stop_show (self);
  find_events (self, from, to, &moment);
  if (was != is)
    FAVOR_GAME_VIEW_GET_CLASS (self)->leave (self);
  if (moment.showing || !favor_game_view_begin_show (self, &moment))
    favor_game_view_see (self, &moment);
  memcpy (priv->shown, after, priv->state_size);
  priv->ply = to;
  priv->n_told = n_told;
}

static void
drop_cursor (FavorGameView *self)
{
  FavorGameViewPrivate *priv = favor_game_view_get_instance_private (self);

  if (priv->cursor != NULL)
    g_signal_handlers_disconnect_by_func (priv->cursor, cursor_moved_cb, self);
  g_clear_object (&priv->choices);
  g_clear_object (&priv->cursor);
  g_clear_pointer (&priv->shown, g_free);
}

static void
pace_show (FavorGameView *self)
{
  if (favor_game_view_get_showing (self))
    favor_game_view_pace_show (self);
}

/* clang-format off */
static const FavorProperty property_table[N_PROPS] = {
  [PROP_CURSOR] = { "cursor", G_TYPE_OBJECT, FAVOR_WRITABLE, .class_type = favor_cursor_get_type,
                    .get = G_CALLBACK (favor_game_view_get_cursor), .set = G_CALLBACK (favor_game_view_set_cursor) },
  [PROP_OPEN] = { "open", G_TYPE_BOOLEAN, FAVOR_WRITABLE, FAVOR_MEMBER (FavorGameViewPrivate, open) },
  [PROP_SHOWING] = { "showing", G_TYPE_BOOLEAN, 0, .get = G_CALLBACK (favor_game_view_get_showing) },
  [PROP_CAPTION] = { "caption", G_TYPE_STRING, 0, FAVOR_MEMBER (FavorGameViewPrivate, caption) },
  [PROP_PAUSED] = { "paused", G_TYPE_BOOLEAN, FAVOR_WRITABLE, FAVOR_MEMBER (FavorGameViewPrivate, paused),
                    .changed = G_CALLBACK (pace_show) },
  [PROP_TOOL_OPEN] = { "tool-open", G_TYPE_BOOLEAN, FAVOR_WRITABLE, FAVOR_MEMBER (FavorGameViewPrivate, tool_open) },
  [PROP_SIGHT] = { "sight", G_TYPE_OBJECT, 0, FAVOR_MEMBER (FavorGameViewPrivate, sight),
                   .class_type = favor_sight_get_type },
  [PROP_COMPACT] = { "compact", G_TYPE_BOOLEAN, FAVOR_WRITABLE, FAVOR_MEMBER (FavorGameViewPrivate, compact) },
  [PROP_OVERHANG] = { "overhang", G_TYPE_INT, FAVOR_WRITABLE, FAVOR_MEMBER (FavorGameViewPrivate, overhang),
                      .max = G_MAXINT },
};

/* clang-format on */

static void
favor_game_view_dispose (GObject *object)
{
  FavorGameView        *self = FAVOR_GAME_VIEW (object);
  FavorGameViewPrivate *priv = favor_game_view_get_instance_private (self);

  favor_game_view_clear_show (favor_game_view_peek_show (self));
  drop_cursor (self);
  g_clear_object (&priv->sight);

  G_OBJECT_CLASS (favor_game_view_parent_class)->dispose (object);
}

static void
favor_game_view_class_init (FavorGameViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = favor_game_view_dispose;
  favor_game_view_set_defaults (klass);

  favor_properties_install_private (object_class, property_table, N_PROPS, properties);
  signals[SIGNAL_CHOSEN] = favor_signal_new (klass, "chosen", 1, G_TYPE_POINTER);
  signals[SIGNAL_SELECTED] = favor_signal_new (klass, "selected", 0);
  signals[SIGNAL_REFUSED] = favor_signal_new (klass,
                                              "refused",
                                              2,
                                              G_TYPE_STRING,
                                              GTK_TYPE_WIDGET);
  signals[SIGNAL_ADVISED] = favor_signal_new (klass,
                                              "advised",
                                              2,
                                              G_TYPE_STRING,
                                              GTK_TYPE_WIDGET);
  signals[SIGNAL_PICKED] = favor_signal_new (klass, "picked", 0);
  signals[SIGNAL_SEEN] = favor_signal_new (klass, "seen", 0);
}

static void
favor_game_view_init (FavorGameView *self)
{
}

/**
 * favor_game_view_get_cursor:
 *
 * Returns: (transfer none) (nullable): what is being shown
 */
FavorCursor *
favor_game_view_get_cursor (FavorGameView *self)
{
  FavorGameViewPrivate *priv = favor_game_view_get_instance_private (self);

  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), NULL);

  return priv->cursor;
}

/**
 * favor_game_view_set_cursor:
 * @cursor: (nullable): what to show
 */
void
favor_game_view_set_cursor (FavorGameView *self, FavorCursor *cursor)
{
  FavorGameViewPrivate *priv = favor_game_view_get_instance_private (self);

  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));
  g_return_if_fail (cursor == NULL || FAVOR_IS_CURSOR (cursor));

  if (priv->cursor == cursor)
    return;
  drop_cursor (self);
  if (cursor != NULL)
    {
      const FavorGame *game = favor_session_get_game (favor_cursor_get_session (cursor));

      priv->cursor = g_object_ref (cursor);
      priv->choices = favor_choice_model_new (cursor);
      priv->state_size = game->state->size;
      priv->shown = g_memdup2 (favor_cursor_get_state (cursor), priv->state_size);
      priv->ply = favor_cursor_get_ply (cursor);
      priv->n_told = favor_cursor_get_n_told (cursor);
      favor_signals_connect (cursor, "moved", G_CALLBACK (cursor_moved_cb), self);
    }
  favor_game_view_stop_show (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CURSOR]);
  if (cursor != NULL)
    favor_game_view_see (self, &(FavorMoment){ .state = priv->shown, .fresh = TRUE });
}

/* Of open hands that of who decides lies below the board. */
FavorSeat
favor_game_view_get_holder (FavorGameView *self)
{
  FavorGameViewPrivate *priv = favor_game_view_get_instance_private (self);
  FavorSeat             viewer;

  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), FAVOR_SEAT_NONE);

  viewer = favor_cursor_get_viewer (priv->cursor);
  if (viewer != FAVOR_VIEWER_OPEN)
    return viewer;
  return MAX (favor_game_head (favor_cursor_get_state (priv->cursor))->decider, 0);
}

/**
 * favor_game_view_get_sight:
 *
 * Returns: (transfer none) (nullable): what is drawn now; %NULL before there was a cursor
 */
FavorSight *
favor_game_view_get_sight (FavorGameView *self)
{
  FavorGameViewPrivate *priv = favor_game_view_get_instance_private (self);

  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), NULL);

  return priv->sight;
}

/**
 * favor_game_view_is_current:
 *
 * Returns: %FALSE while others have heard of a step of the cursor, or of other eyes, and the view
 *   has not
 */
gboolean
favor_game_view_is_current (FavorGameView *self)
{
  FavorGameViewPrivate *priv = favor_game_view_get_instance_private (self);

  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), FALSE);

  return priv->cursor == NULL ||
         (priv->ply == favor_cursor_get_ply (priv->cursor) &&
          memcmp (priv->shown, favor_cursor_get_state (priv->cursor), priv->state_size) ==
            0);
}

/**
 * favor_game_view_set_again:
 * @again: whether the cursor goes once more through what happened
 */
void
favor_game_view_set_again (FavorGameView *self, gboolean again)
{
  FavorGameViewPrivate *priv = favor_game_view_get_instance_private (self);

  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));

  priv->again = !!again;
}

/**
 * favor_game_view_shows_steps:
 *
 * Returns: whether a step of the cursor is news, so that what it brought about is shown one thing
 *   after the other
 */
gboolean
favor_game_view_shows_steps (FavorGameView *self)
{
  FavorGameViewPrivate *priv = favor_game_view_get_instance_private (self);

  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), FALSE);

  return priv->again || (priv->cursor != NULL && favor_cursor_get_live (priv->cursor));
}

gboolean
favor_game_view_get_open (FavorGameView *self)
{
  FavorGameViewPrivate *priv = favor_game_view_get_instance_private (self);

  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), FALSE);

  return priv->open;
}

/**
 * favor_game_view_set_open:
 * @open: whether choices and everything private may be shown
 */
void
favor_game_view_set_open (FavorGameView *self, gboolean open)
{
  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));

  favor_properties_set_number (self, properties[PROP_OPEN], open);
}

/**
 * favor_game_view_get_selected:
 *
 * Returns: (transfer none) (nullable): the complete action that waits for the commit
 */
const FavorAction *
favor_game_view_get_selected (FavorGameView *self)
{
  FavorGameViewPrivate *priv = favor_game_view_get_instance_private (self);

  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), NULL);

  return priv->has_selected ? &priv->selected : NULL;
}

/**
 * favor_game_view_choose:
 * @action: the action to submit
 *
 * Emits `chosen`. The page answers with the next position or with a refusal.
 */
void
favor_game_view_choose (FavorGameView *self, const FavorAction *action)
{
  FavorAction copy;

  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));
  g_return_if_fail (action != NULL);

  /* The row that owns `action` goes away with the next position. */
  copy = *action;
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, &copy);
}

/**
 * favor_game_view_pick:
 *
 * Emits `picked`. The page may answer with the next position; otherwise the selection waits
 * for the commit.
 */
void
favor_game_view_pick (FavorGameView *self)
{
  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));

  g_signal_emit (self, signals[SIGNAL_PICKED], 0);
}

/**
 * favor_game_view_select:
 * @action: (nullable): what is selected now
 *
 * Remembers the selection and emits `selected` if it is another one.
 */
void
favor_game_view_select (FavorGameView *self, const FavorAction *action)
{
  FavorGameViewPrivate *priv = favor_game_view_get_instance_private (self);

  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));

  if (action == NULL ? !priv->has_selected
                     : priv->has_selected && favor_action_equal (action, &priv->selected))
    return;
  priv->has_selected = action != NULL;
  if (action != NULL)
    priv->selected = *action;
  g_signal_emit (self, signals[SIGNAL_SELECTED], 0);
}

/**
 * favor_game_view_offer:
 *
 * The decision bar is to ask anew what it can offer.
 */
void
favor_game_view_offer (FavorGameView *self)
{
  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));

  g_signal_emit (self, signals[SIGNAL_SELECTED], 0);
}

/**
 * favor_game_view_refuse:
 * @why: the rule's own sentence
 * @place: (nullable): what was tried to choose
 *
 * Emits `refused`. The page says it, and shows it beside @place.
 */
void
favor_game_view_refuse (FavorGameView *self, const char *why, GtkWidget *place)
{
  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));
  g_return_if_fail (why != NULL);

  g_signal_emit (self, signals[SIGNAL_REFUSED], 0, why, place);
}

/**
 * favor_game_view_advise:
 * @words: a sentence
 * @place: (nullable): what it is about
 *
 * Emits `advised`. The page says it beside @place, and refuses nothing.
 */
void
favor_game_view_advise (FavorGameView *self, const char *words, GtkWidget *place)
{
  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));
  g_return_if_fail (words != NULL);

  g_signal_emit (self, signals[SIGNAL_ADVISED], 0, words, place);
}

gboolean
favor_game_view_get_tool_open (FavorGameView *self)
{
  FavorGameViewPrivate *priv = favor_game_view_get_instance_private (self);

  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), FALSE);

  return priv->tool_open;
}

/**
 * favor_game_view_set_tool_open:
 * @open: whether the page on which an action is put together is wanted
 */
void
favor_game_view_set_tool_open (FavorGameView *self, gboolean open)
{
  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));

  favor_properties_set_number (self, properties[PROP_TOOL_OPEN], open);
}

/* ---- Showing -------------------------------------------------------------------------- */

FavorShow *
favor_game_view_peek_show (FavorGameView *self)
{
  FavorGameViewPrivate *priv = favor_game_view_get_instance_private (self);

  return &priv->show;
}

gboolean
favor_game_view_get_showing (FavorGameView *self)
{
  FavorGameViewPrivate *priv = favor_game_view_get_instance_private (self);

  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), FALSE);

  return priv->caption != NULL;
}

const char *
favor_game_view_get_caption (FavorGameView *self)
{
  FavorGameViewPrivate *priv = favor_game_view_get_instance_private (self);

  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), NULL);

  return priv->caption;
}

void
favor_game_view_set_caption (FavorGameView *self, const char *caption)
{
  FavorGameViewPrivate *priv = favor_game_view_get_instance_private (self);
  gboolean              was_showing;

  /* The same words may be about the next event. */
  if (priv->caption == NULL && caption == NULL)
    return;
  was_showing = priv->caption != NULL;
  g_free (priv->caption);
  priv->caption = g_strdup (caption);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAPTION]);
  if (was_showing != (caption != NULL))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOWING]);
}

gboolean
favor_game_view_get_paused (FavorGameView *self)
{
  FavorGameViewPrivate *priv = favor_game_view_get_instance_private (self);

  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), FALSE);

  return priv->paused;
}

void
favor_game_view_set_paused (FavorGameView *self, gboolean paused)
{
  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));

  favor_properties_set_number (self, properties[PROP_PAUSED], paused);
}
