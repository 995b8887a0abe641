/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <math.h>

#include "kingdom-view-private.h"

#include "favor-focus.h"
#include "favor-shapes.h"

/* What the pieces are, and what a person chooses with them. */

/* ---- Things --------------------------------------------------------------------------- */

static guint
list_piece (guint piece, FavorPart *things)
{
  static const guint8 tokens[KINGDOM_N_PIECES] = {
    [KINGDOM_PIECE_JESTER] = KINGDOM_PLAYED_JESTER,
    [KINGDOM_PIECE_HUNTER] = KINGDOM_PLAYED_HUNTER,
    [KINGDOM_PIECE_NOBLEWOMAN] = KINGDOM_PLAYED_NOBLEWOMAN,
  };

  if (kingdom_giver[piece] == KINGDOM_PHILOSOPHER)
    {
      things[0] = favor_part (KINGDOM_ACTION_PLAY_TOKEN,
                              &kingdom_thing_road_piece,
                              (gint) piece);
      return 1;
    }
  for (gint triangle = 0; triangle < KINGDOM_N_PLAYED_TRIANGLES; triangle++)
    if (kingdom_piece_of_triangle[triangle + 1] == piece)
      {
        things[0] = favor_part (KINGDOM_ACTION_PLAY_TRIANGLE,
                                &kingdom_played_triangles.thing,
                                triangle);
        return 1;
      }
  things[0] = favor_part (KINGDOM_ACTION_PLAY_TOKEN,
                          &kingdom_played_tokens.thing,
                          tokens[piece]);
  return 1;
}

/* A card does what it is for; to the General it is what he readies. */
static guint
list_card (guint character, FavorPart *things)
{
  gint  kinds[2];
  guint n = kingdom_view_list_kinds (character, kinds);

  for (guint i = 0; i < n; i++)
    things[i] = favor_part_kind (kinds[i]);
  things[n] = favor_part (KINGDOM_ACTION_USE_GENERAL,
                          &kingdom_characters.thing,
                          (gint) character);
  return n + 1;
}

/* Where a tile or an empty cell is what the action that has begun asks for; before that a tile is there to
 * be read. */
static guint
list_cell (KingdomView *self, gint x, gint y, FavorPart *things)
{
  const KingdomState *state = kingdom_view_get_state (self);
  FavorChooser       *chooser = kingdom_view_get_chooser (self);
  const FavorThing   *thing;
  gint                kind = kingdom_view_get_kind (self);

  if (state->head.phase == KINGDOM_PHASE_MATCH)
    kind = KINGDOM_ACTION_REPLACE_TILE;
  if (kind < 0)
    return 0;
  thing = favor_chooser_names (chooser, kind, &kingdom_thing_turned, FALSE)
            ? &kingdom_thing_turned
            : &kingdom_thing_cell;
  things[0] = favor_part_at (kind, thing, x, y);
  return favor_chooser_names (chooser, kind, thing, FALSE);
}

static guint
list_space (KingdomView *self, FavorPiece *piece, FavorPart *things)
{
  gint x, y;

  favor_tile_find_cell (piece, &x, &y);
  if (kingdom_view_get_kind (self) == KINGDOM_ACTION_USE_MERCHANT)
    return list_cell (self, x, y, things);
  things[0] = favor_part_at (KINGDOM_ACTION_LAY_TILE, &kingdom_thing_place, x, y);
  return 1;
}

/* A slot of the tile that a triangle or a token is played on. */
static guint
list_target (KingdomView *self, guint slot, FavorPart *things)
{
  const gint kind = kingdom_view_get_kind (self);

  if (kind == KINGDOM_ACTION_PLAY_TRIANGLE && slot < KINGDOM_SLOT_MIDDLE)
    things[0] = favor_part (kind, &kingdom_sides.thing, (gint) slot);
  else if (kind == KINGDOM_ACTION_PLAY_TOKEN && slot >= KINGDOM_SLOT_MIDDLE)
    things[0] = favor_part (kind,
                            &kingdom_spots.thing,
                            (gint) (slot - KINGDOM_SLOT_MIDDLE));
  else
    return 0;
  return 1;
}

static guint
list_favor (KingdomView *self, guint which, FavorPart *things)
{
  const KingdomState *state = kingdom_view_get_state (self);
  const KingdomTile  *record = &state->table.tile[which / KINGDOM_N_SLOTS];
  const gint16        slot = (gint16) (which % KINGDOM_N_SLOTS);

  things[0] = (FavorPart){ &kingdom_thing_laid_favor,
                           { record->x, record->y, slot },
                           3,
                           FAVOR_NONE,
                           FALSE };
  return 1;
}

static guint
list_things (FavorPieceView *view, FavorPiece *piece, FavorPart *things)
{
  KingdomView        *self = KINGDOM_VIEW (view);
  const KingdomState *state = kingdom_view_get_state (self);
  guint               key = favor_piece_get_key (piece), which;

  if (piece == self->in_hand)
    return list_cell (self, KINGDOM_IN_HAND, KINGDOM_IN_HAND, things);
  if (favor_hand_holds (self->hand, piece))
    return key < KINGDOM_KEY_ACTION ? list_piece (kingdom_view_piece_of_key (key), things)
                                    : list_card (key - KINGDOM_KEY_ACTION, things);
  switch (kingdom_chart_identify (piece, &which))
    {
    case KINGDOM_THING_TILE:
      return list_cell (self,
                        state->table.tile[which].x,
                        state->table.tile[which].y,
                        things);
    case KINGDOM_THING_SPACE:
      return list_space (self, piece, things);
    case KINGDOM_THING_TARGET:
      return list_target (self, which, things);
    case KINGDOM_THING_FAVOR:
      return list_favor (self, which, things);
    }
  return 0;
}

/* ---- Choosing ------------------------------------------------------------------------- */

/* A place that is pressed is one for the tile in hand. */
static gint
find_kind (FavorPieceView *view, FavorPart part)
{
  return part.thing == &kingdom_thing_laid_favor ? KINGDOM_ACTION_USE_PAWNBROKER_REMOVE
                                                 : FAVOR_NONE;
}

/* Outside of the own work on the map the hand is there to be read. */
static gboolean
is_veiled (FavorPieceView *view, FavorPiece *piece)
{
  FavorPieceViewClass *parent = g_type_class_peek (FAVOR_TYPE_PIECE_VIEW);

  return kingdom_view_get_state (KINGDOM_VIEW (view))->head.phase == KINGDOM_PHASE_WORK &&
         parent->is_veiled (view, piece);
}

/* Whether the tile could be turned so that it fits just so well there. */
static gboolean
turn_until (KingdomView *self, KingdomFit fit, guint held)
{
  FavorChooser *chooser = kingdom_view_get_chooser (self);

  for (guint i = 0; i < FAVOR_N_SIDES; i++)
    {
      const FavorAction *action = favor_chooser_get_action (chooser);

      if (action == NULL)
        return TRUE;
      if (kingdom_find_fit (kingdom_view_get_state (self), action, held) == fit &&
          (fit != KINGDOM_FIT_MEND || action->arg[KINGDOM_LAY_ROT] == (gint16) held))
        return TRUE;
      if (!favor_chooser_turn (chooser, 1))
        break;
    }
  return FALSE;
}

/* A tile keeps the direction in which it is held wherever it fits so. Elsewhere it is turned until it fits, as
 * the sign of the place says, though it might also be laid as it is and be mended. */
static void
keep_direction (KingdomView *self)
{
  const guint held = self->rotation;

  if (!turn_until (self, KINGDOM_FIT, held) &&
      !turn_until (self, KINGDOM_FIT_TURNED, held))
    turn_until (self, KINGDOM_FIT_MEND, held);
}

/* Where three tiles change places the first way round is shown, and where roads do, they lie as they did. */
static gboolean
is_settled (FavorChooser *chooser, guint n_left)
{
  const gint kind = favor_chooser_get_kind (chooser);

  return (kind == KINGDOM_ACTION_USE_ALCHEMIST && n_left == 2) ||
         (kind == KINGDOM_ACTION_USE_PAWNBROKER_SWAP &&
          favor_chooser_get_open (chooser) == &kingdom_thing_lie);
}

/* A road lies somehow at first. */
static void
follow_up (FavorPieceView *view, FavorPart part)
{
  KingdomView       *self = KINGDOM_VIEW (view);
  FavorChooser      *chooser = kingdom_view_get_chooser (self);
  const FavorThing  *open = favor_chooser_get_open (chooser);
  g_autoptr (GArray) left = NULL;

  if (part.thing == &kingdom_thing_place)
    {
      keep_direction (self);
      return;
    }
  left = favor_chooser_list_left (chooser);
  if (left->len > 0 && is_settled (chooser, left->len))
    favor_chooser_take (chooser, &g_array_index (left, FavorAction, 0));
  else if (left->len > 0 && open == &kingdom_thing_lie)
    favor_chooser_propose_of (chooser, &g_array_index (left, FavorAction, 0), open);
}

/* ---- Letters -------------------------------------------------------------------------- */

/* An action without arguments, if it is legal now. */
static gboolean
do_at_once (KingdomView *self, KingdomAction kind)
{
  const FavorAction action = { .kind = (guint8) kind,
                               .seat = kingdom_view_get_state (self)->head.decider };

  if (!favor_chooser_begins (kingdom_view_get_chooser (self), favor_part_kind (kind)))
    return FALSE;
  favor_game_view_choose (FAVOR_GAME_VIEW (self), &action);
  return TRUE;
}

/* As the main button does without a choice: who can draw draws, and who wants to end the step is told what is
 * still to be done. */
static gboolean
go_on (KingdomView *self)
{
  const FavorPart  part = favor_part_kind (KINGDOM_ACTION_FINISH_WORK);
  g_autofree char *why_not = NULL;

  if (do_at_once (self, KINGDOM_ACTION_FINISH_WORK) ||
      do_at_once (self, KINGDOM_ACTION_DRAW_TILE))
    return TRUE;
  if (kingdom_view_get_state (self)->head.phase == KINGDOM_PHASE_WORK)
    why_not = favor_piece_view_explain (FAVOR_PIECE_VIEW (self), &part, 1);
  if (why_not == NULL)
    return FALSE;
  favor_game_view_refuse (FAVOR_GAME_VIEW (self), why_not, NULL);
  return TRUE;
}

static gboolean
choose_queen (KingdomView *self)
{
  const FavorPart part = favor_part_kind (KINGDOM_ACTION_CHOOSE_TILE);

  return favor_chooser_begins (kingdom_view_get_chooser (self), part) &&
         favor_piece_view_choose (FAVOR_PIECE_VIEW (self), &part, 1, NULL);
}

static gboolean
press_letter (FavorGameView *view, char letter)
{
  KingdomView *self = KINGDOM_VIEW (view);

  if (!kingdom_view_is_open (self))
    return FALSE;
  switch (letter)
    {
    case FAVOR_LETTER_TURN_RIGHT:
      return kingdom_view_turn (self, 1);
    case FAVOR_LETTER_TURN_LEFT:
      return kingdom_view_turn (self, -1);
    case FAVOR_LETTER_FINISH:
      return go_on (self);
    case 'd':
      return do_at_once (self, KINGDOM_ACTION_DRAW_TILE);
    case 'q':
      return choose_queen (self);
    default:
      return FALSE;
    }
}

/* ---- Pressing and letting go ---------------------------------------------------------- */

/* The rules let a tile be laid where it does not fit yet, but no list has room for that: what a person
 * points at is taken, and shows what is wrong. */
static gboolean
take_lay (KingdomView *self, gint x, gint y)
{
  FavorAction action = { .kind = KINGDOM_ACTION_LAY_TILE,
                         .seat = kingdom_view_get_state (self)->head.decider,
                         .arg = { (gint16) x, (gint16) y, (gint16) self->rotation } };

  if (!favor_kingdom_game.check (kingdom_view_get_state (self), &action, NULL))
    return FALSE;
  favor_chooser_take (kingdom_view_get_chooser (self), &action);
  return TRUE;
}

static gboolean
is_lay_there (KingdomView *self, gint x, gint y)
{
  const FavorAction *action = kingdom_view_get_action (self);

  return action != NULL && action->kind == KINGDOM_ACTION_LAY_TILE &&
         action->arg[KINGDOM_AT_X] == x && action->arg[KINGDOM_AT_Y] == y;
}

static gboolean
lays_anywhere (KingdomView *self, FavorPiece *piece, gint *x, gint *y)
{
  guint     which;
  FavorPart part;

  if (favor_hand_holds (self->hand, piece) || piece == self->in_hand ||
      kingdom_chart_identify (piece, &which) != KINGDOM_THING_SPACE ||
      kingdom_view_get_kind (self) == KINGDOM_ACTION_USE_MERCHANT)
    return FALSE;
  favor_tile_find_cell (piece, x, y);
  part = favor_part_at (KINGDOM_ACTION_LAY_TILE, &kingdom_thing_place, *x, *y);
  return !is_lay_there (self, *x, *y) &&
         !favor_chooser_begins (kingdom_view_get_chooser (self), part);
}

static void
press (FavorPieceView *view, FavorPiece *piece)
{
  KingdomView         *self = KINGDOM_VIEW (view);
  FavorPieceViewClass *parent = g_type_class_peek (FAVOR_TYPE_PIECE_VIEW);
  gint                 x, y;

  if (kingdom_view_is_open (self) && lays_anywhere (self, piece, &x, &y) &&
      take_lay (self, x, y))
    return;
  if (kingdom_view_is_open (self) && kingdom_view_take_play (self, piece))
    return;
  if (kingdom_view_refuse_road (self, piece))
    return;
  parent->press (view, piece);
}

static void
in_hand_cb (KingdomView *self)
{
  FAVOR_PIECE_VIEW_GET_CLASS (self)->press (FAVOR_PIECE_VIEW (self), self->in_hand);
}

/* The tile in hand, or the one that lies on its place for now. */
static gboolean
is_tile_to_lay (KingdomView *self, FavorPiece *piece)
{
  gint x, y;

  if (piece == self->in_hand)
    return TRUE;
  if (favor_hand_holds (self->hand, piece))
    return FALSE;
  favor_tile_find_cell (piece, &x, &y);
  return is_lay_there (self, x, y);
}

/* As if the space there had been pressed, but the tile is not laid where it lies for now. */
static gboolean
drop_cb (FavorPiece *piece, const graphene_point_t *at, gpointer data)
{
  KingdomView    *self = data;
  FavorPieceView *view = FAVOR_PIECE_VIEW (self);
  gint            x = (gint) floorf (at->x), y = (gint) floorf (at->y);
  FavorPart part = favor_part_at (KINGDOM_ACTION_LAY_TILE, &kingdom_thing_place, x, y);

  if (!kingdom_view_is_open (self) || !is_tile_to_lay (self, piece))
    return FALSE;
  if (is_lay_there (self, x, y))
    return TRUE;
  if (!favor_chooser_begins (kingdom_view_get_chooser (self), part))
    return take_lay (self, x, y);
  if (!favor_piece_view_choose (view, &part, 1, self->in_hand))
    return FALSE;
  favor_piece_view_pick (view);
  return TRUE;
}

static void
bag_cb (KingdomView *self)
{
  if (kingdom_view_is_open (self))
    do_at_once (self, KINGDOM_ACTION_DRAW_TILE);
}

void
kingdom_view_init_drops (KingdomView *self)
{
  favor_map_take_drops (FAVOR_MAP (self->chart), drop_cb, self);
  g_signal_connect_swapped (self->in_hand, "activated", G_CALLBACK (in_hand_cb), self);
  g_signal_connect_swapped (self->bag, "activated", G_CALLBACK (bag_cb), self);
}

/* ---- Focus ---------------------------------------------------------------------------- */

/* (nullable): of the places for the tile in hand the one that can be chosen first in reading order. */
static FavorPiece *
find_place (KingdomView *self)
{
  GtkWidget  *chart = GTK_WIDGET (self->chart);
  FavorPiece *found = NULL;
  gint        best_x = 0, best_y = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (chart); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      guint which;
      gint  x, y;

      if (!FAVOR_IS_PIECE (child) ||
          (favor_piece_get_state (FAVOR_PIECE (child)) & FAVOR_PIECE_CHOOSABLE) == 0 ||
          kingdom_chart_identify (FAVOR_PIECE (child), &which) != KINGDOM_THING_SPACE)
        continue;
      favor_tile_find_cell (FAVOR_PIECE (child), &x, &y);
      if (found != NULL && (y > best_y || (y == best_y && x > best_x)))
        continue;
      found = FAVOR_PIECE (child);
      best_x = x;
      best_y = y;
    }
  return found;
}

/* The tile in hand comes before what else there is; and a tile that has to be drawn before all. */
static gboolean
focus_choices (FavorGameView *view)
{
  KingdomView        *self = KINGDOM_VIEW (view);
  FavorGameViewClass *parent = g_type_class_peek (FAVOR_TYPE_PIECE_VIEW);
  FavorPiece         *place = NULL;

  if (kingdom_view_is_open (self) && kingdom_view_get_kind (self) < 0)
    place = find_place (self);
  if (place != NULL && favor_piece_view_focus (FAVOR_PIECE_VIEW (self), place))
    return TRUE;
  if (kingdom_view_is_open (self) &&
      kingdom_view_get_state (self)->head.phase == KINGDOM_PHASE_DRAW)
    return favor_focus_give (GTK_WIDGET (self->bag));
  return kingdom_view_focus_offer (self) || parent->focus_choices (view);
}

void
kingdom_view_install_choices (FavorGameViewClass  *view_class,
                              FavorPieceViewClass *piece_class)
{
  view_class->press_letter = press_letter;
  view_class->focus_choices = focus_choices;
  piece_class->list_things = list_things;
  piece_class->find_kind = find_kind;
  piece_class->is_veiled = is_veiled;
  piece_class->follow_up = follow_up;
  piece_class->press = press;
  piece_class->first_reason = KINGDOM_REFUSAL_NOT_OWNED;
}
