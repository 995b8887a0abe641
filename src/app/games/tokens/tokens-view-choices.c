/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "tokens-view-private.h"

#include "tokens-words.h"

/* What the pieces are, and what they show of what is chosen. */

static const FavorThing *const place_things[TOKENS_N_PLACES] = { &tokens_thing_hex,
                                                                 &tokens_thing_vertex,
                                                                 &tokens_thing_edge };

/* ---- Things --------------------------------------------------------------------------- */

static guint
list_development (guint card, FavorPart *things)
{
  guint n = 0;

  if (card < TOKENS_N_PLAYABLE)
    things[n++] = favor_part_kind (TOKENS_ACTION_PLAY_KNIGHT + (gint) card);
  things[n++] = favor_part (TOKENS_ACTION_OFFER_DONATION,
                            &tokens_developments.thing,
                            (gint) card);
  return n;
}

/* What is meant by a resource of the hand. */
static gint
find_resource_kind (const TokensState *state)
{
  switch (state->head.phase)
    {
    case TOKENS_PHASE_DISCARD:
      return TOKENS_ACTION_DISCARD;
    case TOKENS_PHASE_EVENT_GIVE:
      return TOKENS_ACTION_GIVE_RESOURCE;
    case TOKENS_PHASE_TRADERS_FAVOR:
      return TOKENS_ACTION_FAVOR_TRADE;
    default:
      return TOKENS_ACTION_BANK_TRADE;
    }
}

static guint
list_held (const TokensState *state, guint key, FavorPart *things)
{
  if (key < TOKENS_KEY_DEVELOPMENT)
    {
      things[0] = favor_part (FAVOR_NONE,
                              tokens_view_get_thing (find_resource_kind (state), 0),
                              (gint) (key - TOKENS_KEY_RESOURCE));
      return 1;
    }
  if (key < TOKENS_KEY_NEW)
    return list_development (key - TOKENS_KEY_DEVELOPMENT, things);
  things[0] = favor_part (TOKENS_ACTION_OFFER_DONATION,
                          &tokens_developments.thing,
                          (gint) (key - TOKENS_KEY_NEW));
  return 1;
}

/* What stands there already can only become a city. */
static gboolean
is_built (const TokensState *state, TokensPlace place, guint which)
{
  return place == TOKENS_PLACE_VERTEX && state->vertex_owner[which] >= 0 &&
         (state->head.phase == TOKENS_PHASE_TRADE_AND_PURCHASE ||
          state->head.phase == TOKENS_PHASE_SPECIAL_PURCHASE);
}

static guint
list_things (FavorPieceView *view, FavorPiece *piece, FavorPart *things)
{
  const TokensState *state = tokens_view_get_state (TOKENS_VIEW (view));
  guint              which;
  TokensPlace        place;

  if (favor_hand_holds (TOKENS_VIEW (view)->hand, piece))
    return list_held (state, favor_piece_get_key (piece) / TOKENS_KEY_COPIES, things);
  place = tokens_isle_identify (piece, &which);
  things[0] = favor_part (is_built (state, place, which) ? TOKENS_ACTION_BUILD_CITY
                                                         : FAVOR_NONE,
                          place_things[place],
                          (gint) which);
  return 1;
}

/* What is meant where a place alone could mean several things. */
static gint
find_vertex_kind (const TokensState *state, gint vertex)
{
  if (state->head.phase == TOKENS_PHASE_SETUP_SETTLEMENT)
    return TOKENS_ACTION_PLACE_SETTLEMENT;
  if (state->head.phase == TOKENS_PHASE_SETUP_NEUTRAL)
    return TOKENS_ACTION_PLACE_NEUTRAL;
  return state->vertex_owner[vertex] >= 0 ? TOKENS_ACTION_BUILD_CITY
                                          : TOKENS_ACTION_BUILD_SETTLEMENT;
}

static gint
find_edge_kind (const TokensState *state)
{
  switch (state->head.phase)
    {
    case TOKENS_PHASE_SETUP_ROAD:
      return TOKENS_ACTION_PLACE_ROAD;
    case TOKENS_PHASE_FREE_ROUTES:
      return TOKENS_ACTION_PLACE_FREE_ROUTE;
    case TOKENS_PHASE_EVENT_TREMOR:
      return TOKENS_ACTION_DAMAGE_ROAD;
    default:
      return TOKENS_ACTION_BUILD_ROAD;
    }
}

static gint
find_kind (FavorPieceView *view, FavorPart part)
{
  const TokensState *state = tokens_view_get_state (TOKENS_VIEW (view));

  if (part.thing == &tokens_thing_vertex)
    return find_vertex_kind (state, part.value[0]);
  if (part.thing == &tokens_thing_edge)
    return find_edge_kind (state);
  if (part.thing == &tokens_thing_hex)
    return TOKENS_ACTION_MOVE_VILLAIN;
  return find_resource_kind (state);
}

/* ---- What can be chosen --------------------------------------------------------------- */

/* Of an action that is begun only what it can go on with stands out. */
static gboolean
is_offered_now (FavorChooser *chooser, const FavorThing *thing, guint which)
{
  gint kind = favor_chooser_get_n_parts (chooser) > 0 ? favor_chooser_get_kind (chooser)
                                                      : FAVOR_NONE;
  FavorPart part = favor_part (kind, thing, (gint) which);

  return favor_chooser_offers (chooser, part) &&
         (kind < 0 || favor_chooser_names (chooser, kind, thing, FALSE));
}

/* Otherwise the hand is there to be read. */
static gboolean
is_veiled (FavorPieceView *view, FavorPiece *piece)
{
  TokensView *self = TOKENS_VIEW (view);

  switch (tokens_view_get_state (self)->head.phase)
    {
    case TOKENS_PHASE_DISCARD:
    case TOKENS_PHASE_EVENT_GIVE:
    case TOKENS_PHASE_TRADERS_FAVOR:
      return FAVOR_PIECE_VIEW_CLASS (g_type_class_peek (FAVOR_TYPE_PIECE_VIEW))
        ->is_veiled (view, piece);
    default:
      return FALSE;
    }
}

/* Whether what would be built there earns a token. */
static gboolean
earns_token (const TokensState *state, TokensPlace place, guint which)
{
  switch (place)
    {
    case TOKENS_PLACE_VERTEX:
      return tokens_rewards_barren (state, which, state->vertex_owner[which] >= 0);
    case TOKENS_PLACE_EDGE:
      return state->options.favor && state->head.phase > TOKENS_PHASE_SETUP_NEUTRAL &&
             state->head.phase != TOKENS_PHASE_EVENT_TREMOR &&
             tokens_new_contacts (state, state->head.decider, which) != 0;
    case TOKENS_PLACE_HEX:
      break;
    }
  return FALSE;
}

static void
list_offer (TokensView *self, TokensOffer *offer)
{
  FavorChooser      *chooser = tokens_view_get_chooser (self);
  const TokensState *state = tokens_view_get_state (self);
  const FavorHexMap *map = tokens_map (state);
  const guint        n[TOKENS_N_PLACES] = { map->n_hexes, map->n_vertices, map->n_edges };

  offer->open = TRUE;
  for (guint place = 0; place < TOKENS_N_PLACES; place++)
    for (guint i = 0; i < n[place]; i++)
      if (is_offered_now (chooser, place_things[place], i))
        {
          favor_hex_set_add (&offer->places[place], i);
          if (earns_token (state, place, i))
            favor_hex_set_add (&offer->tokens[place], i);
        }
}

/* ---- What is chosen ------------------------------------------------------------------- */

/* Whose piece it would be. */
static gint
find_ghost_owner (const FavorAction *action)
{
  switch (action->kind)
    {
    case TOKENS_ACTION_PLACE_NEUTRAL:
    case TOKENS_ACTION_NEUTRAL_ROAD:
    case TOKENS_ACTION_NEUTRAL_SETTLEMENT:
      return TOKENS_NEUTRAL + action->arg[TOKENS_NEUTRAL_COLOUR];
    default:
      return action->seat;
    }
}

/* (nullable): what the chosen action would bring. */
static char *
say_ghost (TokensView *self, const FavorAction *action, const TokensGhost *ghost)
{
  const TokensState *state = tokens_view_get_state (self);

  if (ghost->place == TOKENS_PLACE_HEX)
    return tokens_say_block (state,
                             action->seat,
                             ghost->which,
                             tokens_view_get_names (self));
  if (ghost->place == TOKENS_PLACE_EDGE && ghost->owner == action->seat &&
      state->head.phase > TOKENS_PHASE_SETUP_NEUTRAL)
    return tokens_say_contacts (state,
                                action->seat,
                                ghost->which,
                                tokens_view_get_names (self));
  return NULL;
}

/* Where the chosen action puts something. */
static gboolean
find_ghost (const FavorAction *action, TokensGhost *ghost)
{
  FavorPart parts[FAVOR_PARTS_MOST];
  guint     n = favor_action_list_parts (&favor_tokens_game, action, parts);

  for (guint i = 0; i < n; i++)
    for (gint place = 0; place < TOKENS_N_PLACES; place++)
      if (parts[i].thing == place_things[place] &&
          action->kind != TOKENS_ACTION_DAMAGE_ROAD)
        {
          ghost->place = place;
          ghost->which = (guint) parts[i].value[0];
          ghost->piece = action->kind == TOKENS_ACTION_BUILD_CITY
                           ? TOKENS_PIECE_CITY
                           : TOKENS_PIECE_SETTLEMENT;
          ghost->owner = find_ghost_owner (action);
          return TRUE;
        }
  return FALSE;
}

static void
show_ghost (TokensView *self)
{
  TokensGhost        ghost = { .place = FAVOR_NONE };
  g_autofree char   *words = NULL;
  const FavorAction *action =
    tokens_view_is_open (self) ? favor_chooser_get_action (tokens_view_get_chooser (self))
                               : NULL;

  if (action != NULL && find_ghost (action, &ghost))
    {
      words = say_ghost (self, action, &ghost);
      ghost.words = words;
    }
  tokens_isle_set_ghost (self->isle, &ghost);
}

/* ---- Words of the pieces -------------------------------------------------------------- */

static void
name_piece (FavorPiece *piece, gpointer data)
{
  TokensView        *self = data;
  const TokensState *state = tokens_view_get_seen (self);
  const FavorNames  *names = tokens_view_get_names (self);
  g_autofree char   *label = NULL;
  guint              which;

  switch (tokens_isle_identify (piece, &which))
    {
    case TOKENS_PLACE_HEX:
      label = tokens_say_hex (state, which);
      break;
    case TOKENS_PLACE_VERTEX:
      label = tokens_say_vertex (state, which, names);
      break;
    case TOKENS_PLACE_EDGE:
      label = tokens_say_edge (state, which, names);
      break;
    }
  if (g_strcmp0 (label, favor_piece_get_label (piece)) != 0)
    favor_piece_set_label (piece, label);
}

static void
update (FavorPieceView *view)
{
  TokensView *self = TOKENS_VIEW (view);
  TokensOffer offer = { 0 };

  if (tokens_view_is_open (self) && !tokens_view_is_composing (self))
    list_offer (self, &offer);
  tokens_isle_set_offer (self->isle, &offer);
  show_ghost (self);
  tokens_isle_foreach (self->isle, name_piece, self);
  tokens_view_update_halls (self);
  tokens_view_mark_trade (self);
  favor_board_rearrange (FAVOR_BOARD (self->isle),
                         favor_board_is_starting (FAVOR_BOARD (self->isle)));
}

/* Whoever declines a gift has said all: what would be rather had is said with the other answers, and to
 * ask for it here would leave the gift to whoever presses Enter. */
static void
follow_up (FavorPieceView *view, FavorPart part)
{
  const FavorAction decline = {
    .kind = TOKENS_ACTION_DECLINE_DONATION,
    .seat = tokens_view_get_state (TOKENS_VIEW (view))->head.decider,
    .arg = { FAVOR_NONE }
  };

  if (part.thing == NULL && part.kind == TOKENS_ACTION_DECLINE_DONATION)
    favor_chooser_take (favor_piece_view_get_chooser (view), &decline);
}

void
tokens_view_install_choices (FavorGameViewClass  *view_class,
                             FavorPieceViewClass *piece_class)
{
  piece_class->list_things = list_things;
  piece_class->find_kind = find_kind;
  piece_class->is_veiled = is_veiled;
  piece_class->follow_up = follow_up;
  piece_class->first_reason = TOKENS_REFUSAL_PHASE + 1;
  piece_class->update = update;
}
