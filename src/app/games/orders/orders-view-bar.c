/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "orders-view-private.h"

#include "favor-text.h"
#include "orders-words.h"

/* What the view offers in the decision bar. */

static void
list_kind (OrdersView *self, GArray *chips, OrdersAction kind, const char *label)
{
  FavorPart option = favor_part_kind (kind);

  if (favor_chooser_begins (orders_view_get_chooser (self), option))
    favor_piece_view_add_option (FAVOR_PIECE_VIEW (self),
                                 chips,
                                 option,
                                 favor_chooser_has (orders_view_get_chooser (self),
                                                    option),
                                 g_strdup (label),
                                 NULL);
}

static void
add_open (GArray *chips, const FavorThing *thing)
{
  favor_chips_add (chips,
                   FAVOR_CHIP_OPEN,
                   0,
                   FALSE,
                   g_strdup (favor_thing_get_missing (thing)),
                   NULL);
}

/* ---- What is chosen would do ---------------------------------------------------------- */

/* Computed once for all that is told of it; the view forgets it when another position is seen. */
const OrdersPreview *
orders_view_get_preview (OrdersView *self)
{
  const OrdersState *state = orders_view_get_state (self);
  const FavorAction *action =
    orders_view_is_open (self) ? favor_chooser_get_action (orders_view_get_chooser (self))
                               : NULL;

  if (action == NULL || (action->kind != ORDERS_ACTION_PLACE_TILE &&
                         action->kind != ORDERS_ACTION_PLACE_FOLLOWER &&
                         action->kind != ORDERS_ACTION_SKIP_FOLLOWER))
    {
      g_clear_pointer (&self->preview, g_free);
      return NULL;
    }
  if (self->preview != NULL && self->preview_ply == state->head.ply &&
      memcmp (&self->previewed, action, sizeof *action) == 0)
    return self->preview;
  if (self->preview == NULL)
    self->preview = g_new0 (OrdersPreview, 1);
  orders_preview (state, action, FAVOR_NONE, self->preview);
  self->previewed = *action;
  self->preview_ply = state->head.ply;
  return self->preview;
}

char *
orders_view_say_preview (OrdersView *self)
{
  const OrdersPreview     *preview = orders_view_get_preview (self);
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_autofree char         *list = NULL;

  if (preview == NULL)
    return NULL;
  for (guint i = 0; i < preview->n_closing; i++)
    {
      g_autofree char *feature = orders_say_feature (&preview->closing[i]);

      g_strv_builder_add (parts, feature);
    }
  list = favor_text_list (parts);
  if (list == NULL || preview->gain[self->previewed.seat] <= 0)
    return g_steal_pointer (&list);
  /* Translators: above a tile: what it would complete, e.g. "City of 4 tiles", and points */
  return favor_text_fill (_ ("{features}, {gain}"),
                          "features gain+",
                          list,
                          preview->gain[self->previewed.seat]);
}

/* What it would complete, and which orders it would fulfil. */
static void
list_preview (OrdersView *self, GArray *chips)
{
  const OrdersState   *state = orders_view_get_state (self);
  const OrdersPreview *preview = orders_view_get_preview (self);
  FavorSeat            seat = self->previewed.seat;

  if (preview == NULL)
    return;
  for (guint i = 0; i < preview->n_closing; i++)
    {
      g_autofree char *feature = orders_say_feature (&preview->closing[i]);

      /* Translators: what laying the tile completes; {feature} is e.g. "City of 3 tiles" */
      favor_chips_add (chips,
                       FAVOR_CHIP_NOTE,
                       0,
                       FALSE,
                       favor_text_fill (_ ("complete: {feature}"), "feature", feature),
                       NULL);
    }
  if (preview->gain[seat] > 0)
    favor_chips_add (chips,
                     FAVOR_CHIP_GAIN,
                     0,
                     FALSE,
                     favor_text_gain (preview->gain[seat]),
                     NULL);
  for (guint i = 0; i < state->n_hand[seat]; i++)
    if (preview->orders >> i & 1)
      favor_chips_add (chips,
                       FAVOR_CHIP_NOTE,
                       0,
                       FALSE,
                       g_strdup (orders_title (state->hand[seat][i])),
                       NULL);
}

/* ---- The bar -------------------------------------------------------------------------- */

/* What the main button does. */
static const char *
find_commit (OrdersView *self)
{
  const FavorAction *action = favor_chooser_get_action (orders_view_get_chooser (self));

  if (action == NULL)
    return NULL;
  switch ((OrdersAction) action->kind)
    {
    case ORDERS_ACTION_PLACE_TILE:
      /* Translators: the main button: lays the tile */
      return C_ ("button", "Place");
    case ORDERS_ACTION_PLACE_FOLLOWER:
      /* Translators: the main button: sets a follower on the map */
      return C_ ("button", "Deploy");
    case ORDERS_ACTION_REVEAL_TILE:
      /* Translators: the main button: turns over the next tile */
      return C_ ("button", "Reveal");
    case ORDERS_ACTION_DRAW_ORDER:
      /* Translators: the main button: draws a card */
      return C_ ("button", "Draw");
    case ORDERS_ACTION_DISCARD_FARMER_ORDER:
      /* Translators: the main button: lays a card off */
      return C_ ("button", "Discard");
    case ORDERS_ACTION_RETURN_ORDER:
      /* Translators: the main button: puts one of three cards back */
      return C_ ("button", "Put Back");
    case ORDERS_ACTION_FULFIL_ORDER:
      /* Translators: the main button: fulfils an order of the king */
      return C_ ("button", "Fulfil");
    case ORDERS_ACTION_KEEP_ORDERS:
    case ORDERS_ACTION_SKIP_FOLLOWER:
      break;
    }
  return NULL;
}

static void
list_chips (FavorGameView *view, GArray *chips)
{
  OrdersView   *self = ORDERS_VIEW (view);
  FavorChooser *chooser = orders_view_get_chooser (self);
  const char   *commit;

  if (!orders_view_is_open (self))
    return;
  if (favor_chooser_get_action (chooser) == NULL)
    switch ((OrdersPhase) orders_view_get_state (self)->head.phase)
      {
      case ORDERS_PHASE_PLACE:
        add_open (chips, &orders_place);
        break;
      case ORDERS_PHASE_FULFIL:
        add_open (chips, &orders_held);
        break;
      case ORDERS_PHASE_SETUP_ORDERS:
      case ORDERS_PHASE_START:
      case ORDERS_PHASE_FOLLOW:
      case ORDERS_PHASE_OVER:
        break;
      }
  /* The tile on its place says where it is chosen. */
  if (orders_view_get_placement (self) == NULL)
    favor_piece_view_list_chosen (FAVOR_PIECE_VIEW (self), chips);
  /* Translators: a choice in the decision bar: all three cards are kept */
  list_kind (self, chips, ORDERS_ACTION_KEEP_ORDERS, _ ("Keep All Three"));
  /* Translators: a choice in the decision bar */
  list_kind (self, chips, ORDERS_ACTION_DRAW_ORDER, _ ("Draw an Order"));
  /* Translators: a choice in the decision bar: the turn goes on with the next tile */
  list_kind (self, chips, ORDERS_ACTION_REVEAL_TILE, _ ("Reveal the Next Tile"));
  /* Translators: a choice in the decision bar: nobody is set on the tile */
  list_kind (self, chips, ORDERS_ACTION_SKIP_FOLLOWER, _ ("No Follower"));
  list_preview (self, chips);
  commit = find_commit (self);
  if (commit != NULL)
    favor_chips_add (chips, FAVOR_CHIP_COMMIT, 0, FALSE, g_strdup (commit), NULL);
}

/* Where there is nothing but options, one press is the whole decision. */
static gboolean
answers (FavorPieceView *view)
{
  guint phase = orders_view_get_state (ORDERS_VIEW (view))->head.phase;

  return phase == ORDERS_PHASE_START || phase == ORDERS_PHASE_FOLLOW;
}

void
orders_view_install_bar (FavorGameViewClass *view_class, FavorPieceViewClass *piece_class)
{
  view_class->list_chips = list_chips;
  piece_class->answers = answers;
}
