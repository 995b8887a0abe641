/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-game-view.h"

typedef struct
{
  FavorCursor *cursor;
  /* The masked state that was shown last, for `step`. */
  gpointer    shown;
  gsize       state_size;
  guint       open : 1;
  guint       has_selected : 1;
  FavorAction selected;
} FavorGameViewPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (FavorGameView, favor_game_view, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_CURSOR,
  PROP_OPEN,
  N_PROPS
};

enum
{
  SIGNAL_CHOSEN,
  SIGNAL_SELECTED,
  SIGNAL_PICKED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

static void
cursor_moved_cb (FavorGameView *self, guint from, guint to)
{
  FavorGameViewPrivate *priv = favor_game_view_get_instance_private (self);
  gconstpointer         after = favor_cursor_get_state (priv->cursor);
  const FavorEvent     *events = NULL;
  guint                 n_events = 0;

  if (to == from + 1)
    events = favor_cursor_get_events (priv->cursor, to, &n_events);
  FAVOR_GAME_VIEW_GET_CLASS (self)->step (self, priv->shown, after, events, n_events);
  memcpy (priv->shown, after, priv->state_size);
}

static void
drop_cursor (FavorGameView *self)
{
  FavorGameViewPrivate *priv = favor_game_view_get_instance_private (self);

  if (priv->cursor != NULL)
    g_signal_handlers_disconnect_by_func (priv->cursor, cursor_moved_cb, self);
  g_clear_object (&priv->cursor);
  g_clear_pointer (&priv->shown, g_free);
}

static void
favor_game_view_step (FavorGameView    *self,
                      gconstpointer     before,
                      gconstpointer     after,
                      const FavorEvent *events,
                      guint             n_events)
{
}

static GtkWidget *
favor_game_view_get_whole (FavorGameView *self)
{
  return GTK_WIDGET (self);
}

static void
favor_game_view_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  FavorGameView *self = FAVOR_GAME_VIEW (object);

  switch (prop_id)
    {
    case PROP_CURSOR:
      g_value_set_object (value, favor_game_view_get_cursor (self));
      break;
    case PROP_OPEN:
      g_value_set_boolean (value, favor_game_view_get_open (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_game_view_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  FavorGameView *self = FAVOR_GAME_VIEW (object);

  switch (prop_id)
    {
    case PROP_CURSOR:
      favor_game_view_set_cursor (self, g_value_get_object (value));
      break;
    case PROP_OPEN:
      favor_game_view_set_open (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_game_view_dispose (GObject *object)
{
  drop_cursor (FAVOR_GAME_VIEW (object));

  G_OBJECT_CLASS (favor_game_view_parent_class)->dispose (object);
}

static void
favor_game_view_class_init (FavorGameViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = favor_game_view_get_property;
  object_class->set_property = favor_game_view_set_property;
  object_class->dispose = favor_game_view_dispose;
  klass->step = favor_game_view_step;
  klass->get_board = favor_game_view_get_whole;

  properties[PROP_CURSOR] = g_param_spec_object ("cursor",
                                                 NULL,
                                                 NULL,
                                                 FAVOR_TYPE_CURSOR,
                                                 G_PARAM_READWRITE |
                                                   G_PARAM_EXPLICIT_NOTIFY |
                                                   G_PARAM_STATIC_STRINGS);
  properties[PROP_OPEN] = g_param_spec_boolean ("open",
                                                NULL,
                                                NULL,
                                                FALSE,
                                                G_PARAM_READWRITE |
                                                  G_PARAM_EXPLICIT_NOTIFY |
                                                  G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen",
                                         FAVOR_TYPE_GAME_VIEW,
                                         G_SIGNAL_RUN_LAST,
                                         0,
                                         NULL,
                                         NULL,
                                         NULL,
                                         G_TYPE_NONE,
                                         1,
                                         G_TYPE_POINTER);
  signals[SIGNAL_SELECTED] = g_signal_new ("selected",
                                           FAVOR_TYPE_GAME_VIEW,
                                           G_SIGNAL_RUN_LAST,
                                           0,
                                           NULL,
                                           NULL,
                                           NULL,
                                           G_TYPE_NONE,
                                           0);
  signals[SIGNAL_PICKED] = g_signal_new ("picked",
                                         FAVOR_TYPE_GAME_VIEW,
                                         G_SIGNAL_RUN_LAST,
                                         0,
                                         NULL,
                                         NULL,
                                         NULL,
                                         G_TYPE_NONE,
                                         0);
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
      priv->state_size = game->state->size;
      priv->shown = g_memdup2 (favor_cursor_get_state (cursor), priv->state_size);
      g_signal_connect_object (cursor,
                               "moved",
                               G_CALLBACK (cursor_moved_cb),
                               self,
                               G_CONNECT_SWAPPED);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CURSOR]);
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
  FavorGameViewPrivate *priv = favor_game_view_get_instance_private (self);

  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));

  if (priv->open == !!open)
    return;
  priv->open = !!open;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OPEN]);
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
 * favor_game_view_propose:
 * @action: a legal action
 *
 * Selects @action and brings it into view.
 */
void
favor_game_view_propose (FavorGameView *self, const FavorAction *action)
{
  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));
  g_return_if_fail (action != NULL);

  FAVOR_GAME_VIEW_GET_CLASS (self)->propose (self, action);
}

/**
 * favor_game_view_clear:
 *
 * Takes back the last part of what is selected.
 *
 * Returns: %FALSE if nothing was selected
 */
gboolean
favor_game_view_clear (FavorGameView *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), FALSE);

  return FAVOR_GAME_VIEW_GET_CLASS (self)->clear (self);
}

/**
 * favor_game_view_choose_nth:
 * @nth: from 0
 *
 * Returns: %FALSE if there is no such thing on offer
 */
gboolean
favor_game_view_choose_nth (FavorGameView *self, guint nth)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), FALSE);

  return FAVOR_GAME_VIEW_GET_CLASS (self)->choose_nth (self, nth);
}

/**
 * favor_game_view_move_choice:
 * @by: 1 for the next thing on offer, -1 for the previous one
 */
void
favor_game_view_move_choice (FavorGameView *self, int by)
{
  g_return_if_fail (FAVOR_IS_GAME_VIEW (self));

  FAVOR_GAME_VIEW_GET_CLASS (self)->move_choice (self, by);
}

/**
 * favor_game_view_focus_choices:
 *
 * Returns: %FALSE if nothing can be chosen now
 */
gboolean
favor_game_view_focus_choices (FavorGameView *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), FALSE);

  return FAVOR_GAME_VIEW_GET_CLASS (self)->focus_choices (self);
}

/**
 * favor_game_view_get_board:
 *
 * Returns: (transfer none): the part that is the position, without what can be chosen
 */
GtkWidget *
favor_game_view_get_board (FavorGameView *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_VIEW (self), NULL);

  return FAVOR_GAME_VIEW_GET_CLASS (self)->get_board (self);
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
