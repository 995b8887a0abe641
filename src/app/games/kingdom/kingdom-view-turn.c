/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "kingdom-view-private.h"

#include "favor-focus.h"
#include "favor-style.h"
#include "kingdom-corner.h"
#include "kingdom-words.h"

/* A tile of the map is turned once, twice or three times. */
#define WAYS 3

/* What is turned: the tile in hand, or what is chosen on the map. Keys, the pointer on the map and the buttons
 * in its corner do the same. */

/* ---- Turning -------------------------------------------------------------------------- */

/* The three tiles go the other way round. */
static gboolean
turn_round (KingdomView *self, gboolean take)
{
  FavorChooser      *chooser = kingdom_view_get_chooser (self);
  g_autoptr (GArray) left = favor_chooser_list_left (chooser);

  for (guint i = 0; i < left->len; i++)
    {
      const FavorAction *other = &g_array_index (left, FavorAction, i);

      if (favor_action_equal (other, favor_chooser_get_action (chooser)))
        continue;
      if (take)
        favor_chooser_take (chooser, other);
      return TRUE;
    }
  return FALSE;
}

/* A tile that is to be laid where it does not fit is turned like one that is. */
static gboolean
turn_lay (KingdomView *self, const FavorAction *lay, int by)
{
  FavorAction action = *lay;

  if (favor_chooser_turn (kingdom_view_get_chooser (self), by))
    return TRUE;
  action.arg[KINGDOM_LAY_ROT] = (gint16) ((action.arg[KINGDOM_LAY_ROT] + by +
                                           FAVOR_N_SIDES) %
                                          FAVOR_N_SIDES);
  if (!favor_kingdom_game.check (kingdom_view_get_state (self), &action, NULL))
    return FALSE;
  favor_chooser_take (kingdom_view_get_chooser (self), &action);
  return TRUE;
}

/* A tile of the map is turned on to its next legal way, whether it fits so or not. */
static gboolean
turn_tile (KingdomView *self, const FavorAction *turn, int by, gboolean take)
{
  FavorAction action = *turn;

  for (gint i = 1; i < WAYS; i++)
    {
      action.arg[KINGDOM_TURN_TURNS] = (gint16) (1 + (turn->arg[KINGDOM_TURN_TURNS] - 1 +
                                                      (by * i + WAYS) % WAYS) %
                                                       WAYS);
      if (!favor_kingdom_game.check (kingdom_view_get_state (self), &action, NULL))
        continue;
      if (take)
        favor_chooser_take (kingdom_view_get_chooser (self), &action);
      return TRUE;
    }
  return FALSE;
}

static gboolean
is_turn (const FavorAction *action)
{
  return action->kind == KINGDOM_ACTION_USE_MAGICIAN ||
         action->kind == KINGDOM_ACTION_USE_NOBLEMAN ||
         action->kind == KINGDOM_ACTION_USE_NOBLEMAN_AGAIN;
}

/* What is no tile in hand; with `take` FALSE it is only asked whether there is another way. */
static gboolean
turn_chosen (KingdomView *self, int by, gboolean take)
{
  FavorChooser      *chooser = kingdom_view_get_chooser (self);
  const FavorAction *action = kingdom_view_get_action (self);
  const gint         kind = kingdom_view_get_kind (self);

  if (action != NULL && kind == KINGDOM_ACTION_USE_ALCHEMIST)
    return turn_round (self, take);
  if (action != NULL && is_turn (action))
    return turn_tile (self, action, by, take);
  if (kind == KINGDOM_ACTION_PLAY_TOKEN)
    return kingdom_view_turn_road (self, by, take);
  if (action != NULL && kind == KINGDOM_ACTION_USE_PAWNBROKER_SWAP)
    return kingdom_view_turn_swap (self, action, by, take);
  return take ? favor_chooser_turn (chooser, by) : favor_chooser_can_turn (chooser);
}

gboolean
kingdom_view_turn (KingdomView *self, int by)
{
  const FavorAction *action = kingdom_view_get_action (self);
  gint               kind;

  if (!kingdom_view_is_open (self))
    return FALSE;
  kind = kingdom_view_get_kind (self);
  if (action != NULL && kind == KINGDOM_ACTION_LAY_TILE)
    return turn_lay (self, action, by);
  if (kind >= 0)
    return turn_chosen (self, by, TRUE);
  if (kingdom_view_get_state (self)->table.hand == FAVOR_NONE)
    return FALSE;
  self->rotation = (self->rotation + (guint) by + FAVOR_N_SIDES) % FAVOR_N_SIDES;
  favor_piece_view_update (FAVOR_PIECE_VIEW (self));
  return TRUE;
}

static void
turn_left_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  kingdom_view_turn (KINGDOM_VIEW (widget), -1);
}

static void
turn_right_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  kingdom_view_turn (KINGDOM_VIEW (widget), 1);
}

void
kingdom_view_turn_cb (KingdomView *self)
{
  kingdom_view_turn (self, 1);
}

/* ---- Between the buttons -------------------------------------------------------------- */

/* While nothing can be turned the place of the buttons stays free, or the map would move. */
static void
show_buttons (KingdomView *self, gboolean shown)
{
  const gboolean had_focus = !shown && favor_focus_get_within (self->turner) != NULL;

  kingdom_corner_show (KINGDOM_CORNER (self->corner), self->turner, shown);
  if (had_focus)
    favor_game_view_focus_choices (FAVOR_GAME_VIEW (self));
}

static void
show_tile (KingdomView *self, guint tile, const KingdomTile *record)
{
  g_autoptr (FavorFace) face = kingdom_face_new_tile (tile, record);
  g_autofree char      *label = kingdom_say_tile (tile, record);

  favor_piece_replace_face (self->in_hand, face);
  favor_piece_set_label (self->in_hand, label);
}

/* The tile in hand is taken from there to its place; what lies on the map is only looked at. */
static void
show_mark (KingdomView *self, gboolean is_hand)
{
  FavorPieceState mark = 0;

  gtk_widget_set_can_target (GTK_WIDGET (self->in_hand), is_hand);
  gtk_widget_set_focusable (GTK_WIDGET (self->in_hand), is_hand);
  if (is_hand && kingdom_view_is_open (self))
    mark = FAVOR_PIECE_VIEW_GET_CLASS (self)->mark (FAVOR_PIECE_VIEW (self),
                                                    self->in_hand);
  favor_style_set_class (GTK_WIDGET (self->in_hand),
                         "sought",
                         kingdom_view_get_kind (self) >= 0 &&
                           (mark & FAVOR_PIECE_CHOOSABLE) != 0);
  /* It can be dragged at any time of the own work. */
  if (is_hand && kingdom_view_is_open (self))
    mark |= FAVOR_PIECE_CHOOSABLE;
  favor_piece_set_state (self->in_hand, mark);
}

/* The tile that is turned, or has on it what is; of several the first. */
static gint
find_turned (KingdomView *self)
{
  const FavorAction *action = kingdom_view_get_action (self);
  guint              at = KINGDOM_AT_X;

  if (action == NULL || !self->is_ghost)
    return FAVOR_NONE;
  if (action->kind == KINGDOM_ACTION_PLAY_TOKEN)
    at = KINGDOM_PLAY_X;
  return kingdom_find_tile (&self->preview->table, action->arg[at], action->arg[at + 1]);
}

void
kingdom_view_show_turner (KingdomView *self)
{
  const KingdomState *state = kingdom_view_get_seen (self);
  const gint          hand = state->table.hand;
  const gboolean      turns = hand == FAVOR_NONE && kingdom_view_is_open (self) &&
                         kingdom_view_get_kind (self) >= 0 &&
                         turn_chosen (self, 1, FALSE);
  const gint  tile = hand != FAVOR_NONE ? hand : turns ? find_turned (self) : FAVOR_NONE;
  KingdomTile record;

  show_buttons (self, hand != FAVOR_NONE || turns);
  kingdom_corner_show (KINGDOM_CORNER (self->turner),
                       GTK_WIDGET (self->in_hand),
                       tile != FAVOR_NONE);
  if (tile == FAVOR_NONE)
    return;
  record = state->table.tile[tile];
  if (self->is_ghost && self->preview != NULL && self->preview->table.hand == hand)
    record = self->preview->table.tile[tile];
  if (hand != FAVOR_NONE)
    record.rot = (guint8) self->rotation;
  show_tile (self, (guint) tile, &record);
  show_mark (self, hand != FAVOR_NONE);
}

void
kingdom_view_install_turning (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "kingdom.turn-left", NULL, turn_left_cb);
  gtk_widget_class_install_action (widget_class,
                                   "kingdom.turn-right",
                                   NULL,
                                   turn_right_cb);
}
