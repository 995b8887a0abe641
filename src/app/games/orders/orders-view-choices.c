/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "orders-view-private.h"

#include "favor-text.h"
#include "orders-faces.h"
#include "orders-words.h"

/* What the pieces are, and what they show of what is chosen. */

static guint
list_things (FavorPieceView *view, FavorPiece *piece, FavorPart *things)
{
  OrdersView *self = ORDERS_VIEW (view);
  guint       key = favor_piece_get_key (piece), which;
  gint        x, y;

  if (favor_hand_holds (self->hand, piece))
    {
      if (key >= ORDERS_KEY_FULFILLED)
        return 0;
      things[0] = favor_part (FAVOR_NONE, &orders_held, (gint) key);
      return 1;
    }
  switch (orders_chart_identify (piece, &which))
    {
    case ORDERS_THING_SPACE:
      favor_tile_find_cell (piece, &x, &y);
      things[0] = favor_part_at (ORDERS_ACTION_PLACE_TILE, &orders_place, x, y);
      return 1;
    case ORDERS_THING_TARGET:
      things[0] = favor_part (ORDERS_ACTION_PLACE_FOLLOWER,
                              &orders_parts.thing,
                              (gint) which);
      return 1;
    case ORDERS_THING_TILE:
    case ORDERS_THING_FOLLOWER:
      break;
    }
  return 0;
}

/* An order in hand is put back, laid off or fulfilled: which of it is meant is a matter of the time. */
static gint
find_kind (FavorPieceView *view, FavorPart part)
{
  guint phase = orders_view_get_state (ORDERS_VIEW (view))->head.phase;

  if (phase == ORDERS_PHASE_START)
    return ORDERS_ACTION_DISCARD_FARMER_ORDER;
  return phase == ORDERS_PHASE_FULFIL ? ORDERS_ACTION_FULFIL_ORDER
                                      : ORDERS_ACTION_RETURN_ORDER;
}

/* At the start of a turn it may be that no order can be laid off: then the answers are told by their
 * order in the rules. */
static const FavorThing *
find_numbered (FavorPieceView *view)
{
  FavorChoiceModel *model = favor_piece_view_get_model (view);

  switch ((OrdersPhase) orders_view_get_state (ORDERS_VIEW (view))->head.phase)
    {
    case ORDERS_PHASE_PLACE:
      return &orders_place;
    case ORDERS_PHASE_FOLLOW:
      return &orders_parts.thing;
    case ORDERS_PHASE_SETUP_ORDERS:
    case ORDERS_PHASE_FULFIL:
      return &orders_held;
    case ORDERS_PHASE_START:
      if (favor_choice_model_get_action (model, 0)->kind ==
          ORDERS_ACTION_DISCARD_FARMER_ORDER)
        return &orders_held;
      break;
    case ORDERS_PHASE_OVER:
      break;
    }
  return NULL;
}

/* Counted among all that can be chosen, also after one was; as cards lie in the hand. */
static gint
find_nth (FavorPieceView *view, const FavorThing *thing, guint nth)
{
  FavorChoiceModel *model = favor_piece_view_get_model (view);
  const FavorGame  *game = favor_chooser_get_game (favor_piece_view_get_chooser (view));
  guint64           values = 0;

  G_STATIC_ASSERT (MAX (ORDERS_N_ORDERS, ORDERS_N_PARTS) <= 64);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (model)); i++)
    {
      FavorPart parts[FAVOR_PARTS_MOST];

      favor_action_list_parts (game, favor_choice_model_get_action (model, i), parts);
      if (parts[0].thing == thing)
        values |= G_GUINT64_CONSTANT (1) << parts[0].value[0];
    }
  for (gint value = 0; values != 0; value++, values >>= 1)
    if ((values & 1) != 0 && nth-- == 0)
      return value;
  return FAVOR_NONE;
}

/* No follower, and no card to put back. */
static gboolean
choose_none (FavorGameView *view)
{
  FavorPieceView *pieces = FAVOR_PIECE_VIEW (view);
  guint           phase = orders_view_get_state (ORDERS_VIEW (view))->head.phase;
  FavorPart       none = favor_part_kind (phase == ORDERS_PHASE_FOLLOW
                                      ? ORDERS_ACTION_SKIP_FOLLOWER
                                      : ORDERS_ACTION_KEEP_ORDERS);

  return favor_piece_view_is_open (pieces) &&
         favor_chooser_begins (favor_piece_view_get_chooser (pieces), none) &&
         favor_piece_view_choose (pieces, &none, 1, NULL);
}

/* A tile that was turned before keeps its direction wherever it fits so. */
static void
follow_up (FavorPieceView *view, FavorPart part)
{
  OrdersView   *self = ORDERS_VIEW (view);
  FavorChooser *chooser = orders_view_get_chooser (self);

  if (part.thing != &orders_place)
    return;
  for (guint i = 0; i < FAVOR_N_SIDES; i++)
    {
      const FavorAction *action = favor_chooser_get_action (chooser);

      if (action == NULL || action->arg[ORDERS_PLACE_ROT] == (gint16) self->rotation ||
          !favor_chooser_turn (chooser, 1))
        break;
    }
}

/* The tile in hand: on its place to the next direction in which it fits, before it has one to any. */
static gboolean
turn (OrdersView *self, int by)
{
  const FavorAction *action = orders_view_get_placement (self);

  if (!orders_view_is_open (self) ||
      orders_view_get_state (self)->head.phase != ORDERS_PHASE_PLACE)
    return FALSE;
  if (action == NULL)
    {
      self->rotation = (self->rotation + (guint) by + FAVOR_N_SIDES) % FAVOR_N_SIDES;
      favor_piece_view_update (FAVOR_PIECE_VIEW (self));
      return TRUE;
    }
  return favor_chooser_turn (orders_view_get_chooser (self), by);
}

static void
turn_left_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  turn (ORDERS_VIEW (widget), -1);
}

static void
turn_right_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  turn (ORDERS_VIEW (widget), 1);
}

void
orders_view_turn_cb (OrdersView *self)
{
  turn (self, 1);
}

static gboolean
press_letter (FavorGameView *view, char letter)
{
  switch (letter)
    {
    case 'r':
      return turn (ORDERS_VIEW (view), 1);
    case 'e':
      return turn (ORDERS_VIEW (view), -1);
    default:
      return FALSE;
    }
}

/* ---- Letting go ----------------------------------------------------------------------- */

/* The tile in hand, or the one that lies on its place for now. */
static gboolean
is_tile_to_lay (OrdersView *self, FavorPiece *piece)
{
  FavorPart part;

  return piece == self->in_hand ||
         (!favor_hand_holds (self->hand, piece) &&
          favor_piece_view_find_chosen (FAVOR_PIECE_VIEW (self), piece, &part) &&
          part.thing == &orders_place);
}

/* As if the space there had been pressed, but the tile is not laid where it lies for now. */
static gboolean
drop_cb (FavorPiece *piece, const graphene_point_t *at, gpointer data)
{
  OrdersView        *self = data;
  FavorPieceView    *view = FAVOR_PIECE_VIEW (self);
  const FavorAction *action = orders_view_get_placement (self);
  gint               x = (gint) floorf (at->x), y = (gint) floorf (at->y);
  FavorPart          part = favor_part_at (ORDERS_ACTION_PLACE_TILE, &orders_place, x, y);

  if (!orders_view_is_open (self) || !is_tile_to_lay (self, piece))
    return FALSE;
  if (action != NULL && action->arg[ORDERS_PLACE_X] == x &&
      action->arg[ORDERS_PLACE_Y] == y)
    return TRUE;
  if (!favor_piece_view_choose (view, &part, 1, self->in_hand))
    return FALSE;
  favor_piece_view_pick (view);
  return TRUE;
}

void
orders_view_init_drops (OrdersView *self)
{
  favor_piece_set_state (self->in_hand, FAVOR_PIECE_CHOOSABLE);
  favor_map_take_drops (FAVOR_MAP (self->chart), drop_cb, self);
}

/* ---- Words of the pieces -------------------------------------------------------------- */

/* (transfer full): what lies at a space beside the tile that would be laid there. */
static char *
say_space (OrdersView *self, FavorPiece *piece)
{
  const OrdersState *state = orders_view_get_state (self);
  const FavorAction *action = orders_view_get_placement (self);
  g_autofree char   *place = NULL, *edges = NULL;
  gint               x, y;

  favor_tile_find_cell (piece, &x, &y);
  place = orders_view_say_place (self, x, y);
  if (state->current < 0)
    return g_steal_pointer (&place);
  if (action == NULL || action->arg[ORDERS_PLACE_X] != x ||
      action->arg[ORDERS_PLACE_Y] != y)
    /* Translators: of a space on the map where the tile can be laid; {place} is e.g. "Space to the north
     * of your knight" */
    return favor_text_fill (_ ("{place}: the tile fits"), "place", place);
  edges = orders_say_edges ((guint) state->current,
                            (guint) action->arg[ORDERS_PLACE_ROT]);
  /* Translators: of a space on the map where the tile is to be laid; {edges} is a list */
  return favor_text_fill (_ ("{place}: the tile with {edges}"),
                          "place edges",
                          place,
                          edges);
}

static char *
say_tile (OrdersView *self, guint at)
{
  const FavorPlacedTile *placed = &orders_view_get_seen (self)->placed[at];
  g_autofree char       *place = orders_view_say_place (self, placed->x, placed->y);

  /* Translators: of a tile on the map; {place} is e.g. "Space to the north of your knight" */
  return favor_text_fill (_ ("{place}: {tile}"),
                          "place tile",
                          place,
                          _ (orders_tiles.words[placed->tile].title));
}

static OrdersFeature
look_at_part (OrdersView *self, guint at, guint part)
{
  const OrdersState *state = orders_view_get_seen (self);
  gint               name = orders_find_feature (state, at, part);

  return orders_look_at (state, (FavorNode) MAX (name, 0));
}

/* (nullable): who stands on that tile. */
static const OrdersFollower *
find_follower (OrdersView *self, guint at)
{
  const OrdersState *state = orders_view_get_seen (self);

  for (guint i = 0; i < state->n_on_board; i++)
    if (state->on_board[i].at == at)
      return &state->on_board[i];
  return NULL;
}

static char *
say_follower (OrdersView *self, guint at)
{
  const OrdersFollower *follower = find_follower (self, at);
  const FavorNames     *names = favor_piece_view_get_names (FAVOR_PIECE_VIEW (self));
  OrdersFeature         feature;
  g_autofree char      *where = NULL;

  if (follower == NULL)
    return NULL;
  feature = look_at_part (self, at, follower->part);
  where = orders_say_feature (&feature);
  /* Translators: somebody on the map; {role} is e.g. "knight", {feature} e.g. "City of 3 tiles" */
  return favor_text_fill (_ ("{player}’s {role}: {feature}"),
                          "player role feature",
                          names->names[follower->seat],
                          _ (orders_roles.words[feature.land].title),
                          where);
}

static char *
say_target (OrdersView *self, guint part)
{
  const OrdersState *state = orders_view_get_state (self);
  OrdersFeature      feature = look_at_part (self, (guint) (state->n_placed - 1), part);
  g_autofree char   *where = orders_say_feature (&feature);

  /* Translators: a place for a follower; {role} is e.g. "knight", {feature} e.g. "City of 3 tiles" */
  return favor_text_fill (_ ("A {role} here: {feature}"),
                          "role@ feature",
                          &orders_roles.words[feature.land],
                          where);
}

static void
name_piece (FavorPiece *piece, gpointer data)
{
  OrdersView      *self = data;
  g_autofree char *label = NULL;
  guint            which;

  switch (orders_chart_identify (piece, &which))
    {
    case ORDERS_THING_SPACE:
      label = say_space (self, piece);
      break;
    case ORDERS_THING_TILE:
      if (which < orders_view_get_seen (self)->n_placed)
        label = say_tile (self, which);
      break;
    case ORDERS_THING_FOLLOWER:
      label = say_follower (self, which);
      break;
    case ORDERS_THING_TARGET:
      label = say_target (self, which);
      break;
    }
  if (g_strcmp0 (label, favor_piece_get_label (piece)) != 0)
    favor_piece_set_label (piece, label);
}

/* ---- What is chosen ------------------------------------------------------------------- */

/* The tile in hand, between its buttons. */
static void
show_in_hand (OrdersView *self, gboolean shown)
{
  const OrdersState    *state = orders_view_get_state (self);
  g_autoptr (FavorFace) face = NULL;

  gtk_widget_set_visible (self->turner, shown);
  if (!shown)
    return;
  face = orders_face_new_tile ((guint) state->current, self->rotation);
  favor_piece_replace_face (self->in_hand, face);
}

/* The tile on its place, and the spaces for it as it is turned. What comes and goes with a new position
 * still does; where a person acts meanwhile nothing waits for it. */
static void
update (FavorPieceView *view)
{
  OrdersView        *self = ORDERS_VIEW (view);
  const OrdersState *state = orders_view_get_state (self);
  const FavorAction *action = orders_view_get_placement (self);
  gboolean           open = orders_view_is_open (self);
  OrdersGhost        ghost = { .tile = FAVOR_NONE };
  g_autofree char   *bubble = NULL;

  if (action != NULL)
    {
      bubble = orders_view_say_preview (self);
      self->rotation = (guint) action->arg[ORDERS_PLACE_ROT];
      ghost = (OrdersGhost){ state->current,
                             (gint8) action->arg[ORDERS_PLACE_X],
                             (gint8) action->arg[ORDERS_PLACE_Y],
                             (gint8) self->rotation };
    }
  orders_chart_set_ghost (self->chart, &ghost, bubble);
  show_in_hand (self, open && state->head.phase == ORDERS_PHASE_PLACE);
  orders_chart_set_spaces (self->chart,
                           state,
                           open && state->head.phase == ORDERS_PHASE_PLACE,
                           self->rotation);
  orders_chart_set_targets (self->chart,
                            state,
                            open && state->head.phase == ORDERS_PHASE_FOLLOW);
  favor_tile_foreach (FAVOR_BOARD (self->chart), name_piece, self);
  favor_board_rearrange (FAVOR_BOARD (self->chart),
                         favor_board_is_starting (FAVOR_BOARD (self->chart)));
}

void
orders_view_install_choices (FavorGameViewClass  *view_class,
                             FavorPieceViewClass *piece_class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (piece_class);

  view_class->press_letter = press_letter;
  view_class->choose_none = choose_none;
  gtk_widget_class_install_action (widget_class, "orders.turn-left", NULL, turn_left_cb);
  gtk_widget_class_install_action (widget_class,
                                   "orders.turn-right",
                                   NULL,
                                   turn_right_cb);
  piece_class->list_things = list_things;
  piece_class->find_kind = find_kind;
  piece_class->find_numbered = find_numbered;
  piece_class->find_nth = find_nth;
  piece_class->follow_up = follow_up;
  piece_class->first_reason = ORDERS_REFUSAL_WRONG_PHASE + 1;
  piece_class->update = update;
}
