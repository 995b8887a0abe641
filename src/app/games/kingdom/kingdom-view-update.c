/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "kingdom-view-private.h"

#include "favor-style.h"
#include "favor-text.h"
#include "kingdom-words.h"

/* What the view shows of what is chosen. */

/* ---- What would be -------------------------------------------------------------------- */

/* Computed once for all that is told of it. */
const KingdomPreview *
kingdom_view_get_preview (KingdomView *self)
{
  const KingdomState *state = kingdom_view_get_state (self);
  const FavorAction  *action = kingdom_view_get_action (self);
  const FavorAction   none = { 0 };
  const gboolean      is_ghost = action != NULL && kingdom_can_preview (action);

  if (!is_ghost)
    action = &none;
  if (self->preview != NULL && self->preview_ply == state->head.ply &&
      self->is_ghost == is_ghost &&
      memcmp (&self->previewed, action, sizeof *action) == 0)
    return self->preview;
  if (self->preview == NULL)
    self->preview = g_new0 (KingdomPreview, 1);
  if (is_ghost)
    kingdom_preview (state, action, self->preview);
  else
    kingdom_preview_now (state, self->preview);
  self->told_fault = 0;
  self->previewed = *action;
  self->preview_ply = state->head.ply;
  self->is_ghost = is_ghost;
  return self->preview;
}

/* ---- Spaces --------------------------------------------------------------------------- */

#define SPACES_MOST (KINGDOM_N_TILES * FAVOR_N_SIDES)

typedef struct
{
  KingdomSpace space[SPACES_MOST];
  guint        n;
} Spaces;

static KingdomSpace *
find_space (Spaces *spaces, gint x, gint y)
{
  guint i = 0;

  while (i < spaces->n && (spaces->space[i].x != x || spaces->space[i].y != y))
    i++;
  if (i < spaces->n)
    return &spaces->space[i];
  g_return_val_if_fail (spaces->n < SPACES_MOST, NULL);
  spaces->space[i] = (KingdomSpace){ (gint8) x, (gint8) y, KINGDOM_SPACE_MEND };
  spaces->n++;
  return &spaces->space[i];
}

static void
add_lay (KingdomView *self, const FavorAction *lay, Spaces *spaces)
{
  static const KingdomSpaceLook looks[] = {
    [KINGDOM_FIT_MEND] = KINGDOM_SPACE_MEND,
    [KINGDOM_FIT_TURNED] = KINGDOM_SPACE_TURN,
    [KINGDOM_FIT] = KINGDOM_SPACE_FIT,
  };
  KingdomSpaceLook look =
    looks[kingdom_find_fit (kingdom_view_get_state (self), lay, self->rotation)];
  KingdomSpace *space = find_space (spaces,
                                    lay->arg[KINGDOM_AT_X],
                                    lay->arg[KINGDOM_AT_Y]);

  if (space != NULL && look < space->look)
    space->look = look;
}

static void
show_spaces (KingdomView *self)
{
  FavorChoiceModel *model = favor_piece_view_get_model (FAVOR_PIECE_VIEW (self));
  const guint       n = g_list_model_get_n_items (G_LIST_MODEL (model));
  const gint        kind = kingdom_view_get_kind (self);
  FavorChooser     *chooser = kingdom_view_get_chooser (self);
  Spaces            spaces = { .n = 0 };

  if (!kingdom_view_is_open (self))
    {
      kingdom_chart_set_spaces (self->chart, spaces.space, 0);
      return;
    }
  for (guint i = 0; i < n; i++)
    {
      const FavorAction *action = favor_choice_model_get_action (model, i);

      if (action->kind == KINGDOM_ACTION_LAY_TILE &&
          (kind < 0 || kind == KINGDOM_ACTION_LAY_TILE))
        add_lay (self, action, &spaces);
      else if (action->kind == KINGDOM_ACTION_USE_MERCHANT && kind == action->kind &&
               favor_chooser_count (chooser,
                                    favor_part_at (kind,
                                                   &kingdom_thing_cell,
                                                   action->arg[0],
                                                   action->arg[1])) > 0)
        find_space (&spaces, action->arg[2], action->arg[3])->look = KINGDOM_SPACE_FREE;
    }
  self->n_fit = self->n_turned = 0;
  for (guint i = 0; i < spaces.n; i++)
    {
      self->n_fit += spaces.space[i].look == KINGDOM_SPACE_FIT;
      self->n_turned += spaces.space[i].look == KINGDOM_SPACE_TURN;
    }
  kingdom_chart_set_spaces (self->chart, spaces.space, spaces.n);
}

/* ---- Places for favors ---------------------------------------------------------------- */

/* The piece that is played; what is chosen need not be among what is listed. */
static gint
find_played (KingdomView *self)
{
  g_autoptr (GArray) left = favor_chooser_list_left (kingdom_view_get_chooser (self));
  const FavorAction *action = kingdom_view_get_action (self);

  if (action != NULL)
    return kingdom_find_played (action);
  return left->len > 0 ? kingdom_find_played (&g_array_index (left, FavorAction, 0))
                       : FAVOR_NONE;
}

/* (out) `targets`: FALSE as long as there is no tile that it is played on. */
static gboolean
find_targets (KingdomView *self, KingdomTargets *targets)
{
  FavorChooser *chooser = kingdom_view_get_chooser (self);
  const gint    kind = kingdom_view_get_kind (self);
  gboolean      found = FALSE;

  if (kind != KINGDOM_ACTION_PLAY_TRIANGLE && kind != KINGDOM_ACTION_PLAY_TOKEN)
    return FALSE;
  for (guint i = 0; i < favor_chooser_get_n_parts (chooser); i++)
    {
      FavorPart part = favor_chooser_get_part (chooser, i);

      if (part.thing != &kingdom_thing_cell)
        continue;
      targets->x = part.value[0];
      targets->y = part.value[1];
      found = targets->x != KINGDOM_IN_HAND;
    }
  return found;
}

static void
show_targets (KingdomView *self)
{
  KingdomTargets targets = { 0 };
  const gint     kind = kingdom_view_get_kind (self);

  if (!kingdom_view_is_open (self) || !find_targets (self, &targets))
    {
      kingdom_chart_set_targets (self->chart, NULL);
      return;
    }
  for (guint slot = 0; slot < KINGDOM_N_SLOTS; slot++)
    if ((slot < KINGDOM_SLOT_MIDDLE) == (kind == KINGDOM_ACTION_PLAY_TRIANGLE) &&
        kingdom_view_can_play_in (self, &targets, slot))
      targets.slots |= 1u << slot;
  targets.piece = find_played (self);
  kingdom_chart_set_targets (self->chart, &targets);
}

/* Favors that the Pawnbroker can take. */
static void
show_favors (KingdomView *self)
{
  const KingdomState *state = kingdom_view_get_state (self);
  FavorChooser       *chooser = kingdom_view_get_chooser (self);
  const gint          kind = kingdom_view_is_open (self) ? kingdom_view_get_kind (self)
                                                         : FAVOR_NONE;
  guint16             slots[KINGDOM_N_TILES] = { 0 };

  if (kind != KINGDOM_ACTION_USE_PAWNBROKER_SWAP &&
      kind != KINGDOM_ACTION_USE_PAWNBROKER_REMOVE)
    {
      kingdom_chart_set_favors (self->chart, NULL);
      return;
    }
  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    for (gint16 slot = 0; slot < KINGDOM_N_SLOTS; slot++)
      {
        const KingdomTile *record = &state->table.tile[tile];
        const FavorPart    part = { &kingdom_thing_laid_favor,
                                    { record->x, record->y, slot },
                                    3,
                                    (gint8) kind,
                                    FALSE };

        if (record->place == KINGDOM_PLACE_MAP &&
            (favor_chooser_count (chooser, part) > 0 ||
             favor_chooser_offers (chooser, part)))
          slots[tile] |= (guint16) (1u << slot);
      }
  kingdom_chart_set_favors (self->chart, slots);
}

/* ---- The bag -------------------------------------------------------------------------- */

/* Who presses it draws. */
static void
show_bag (KingdomView *self)
{
  const KingdomState   *state = kingdom_view_get_seen (self);
  guint8                left[KINGDOM_N_TYPES];
  const guint           n = kingdom_count_left (&state->table, left);
  g_autoptr (FavorFace) face = kingdom_face_new_bag (state->twilight_left !=
                                                     KINGDOM_NO_TWILIGHT);
  g_autofree char      *label = NULL;

  /* Translators: the tiles that nobody has drawn yet, for ears */
  label = favor_text_fill (ngettext ("Bag, {n} tile left", "Bag, {n} tiles left", n),
                           "n#",
                           n);
  favor_piece_replace_face (self->bag, face);
  favor_piece_set_label (self->bag, label);
  favor_piece_set_count (self->bag, n);
  favor_piece_set_state (self->bag,
                         kingdom_view_is_open (self) &&
                             kingdom_view_get_state (self)->head.phase ==
                               KINGDOM_PHASE_DRAW
                           ? FAVOR_PIECE_CHOOSABLE
                           : 0);
}

/* ---- Names ---------------------------------------------------------------------------- */

static void
name_piece (FavorPiece *piece, gpointer data)
{
  KingdomView        *self = data;
  const KingdomState *state = kingdom_view_get_seen (self);
  g_autofree char    *label = NULL;
  guint               which;
  gint                x, y;

  switch (kingdom_chart_identify (piece, &which))
    {
    case KINGDOM_THING_TILE:
      label = kingdom_say_tile (which, &state->table.tile[which]);
      break;
    case KINGDOM_THING_SPACE:
      favor_tile_find_cell (piece, &x, &y);
      label = kingdom_say_space (x, y);
      break;
    case KINGDOM_THING_TARGET:
      label = g_strdup (_ (kingdom_slots.words[which].title));
      break;
    case KINGDOM_THING_FAVOR:
      label = kingdom_say_laid (&state->table.tile[which / KINGDOM_N_SLOTS],
                                which % KINGDOM_N_SLOTS);
      break;
    }
  if (g_strcmp0 (label, favor_piece_get_label (piece)) != 0)
    favor_piece_set_label (piece, label);
}

/* ---- All of it ------------------------------------------------------------------------ */

/* What comes and goes with a new position still does; where a person acts meanwhile nothing waits for
 * it. */
static void
update (FavorPieceView *view)
{
  KingdomView          *self = KINGDOM_VIEW (view);
  const FavorAction    *action = kingdom_view_get_action (self);
  const KingdomPreview *preview;
  g_autofree char      *words = NULL;

  if (action != NULL && action->kind == KINGDOM_ACTION_LAY_TILE)
    self->rotation = (guint) action->arg[KINGDOM_LAY_ROT];
  preview = kingdom_view_get_preview (self);
  if (self->is_ghost)
    words = kingdom_say_met (preview->met);
  kingdom_chart_set_ghost (self->chart, self->is_ghost ? &preview->table : NULL, words);
  kingdom_chart_set_faults (self->chart, &preview->faults);
  kingdom_court_preview (self->court, self->is_ghost ? action : NULL);
  kingdom_court_preview (self->strip, self->is_ghost ? action : NULL);
  show_spaces (self);
  show_targets (self);
  show_favors (self);
  kingdom_view_show_lights (self);
  kingdom_view_show_turner (self);
  show_bag (self);
  kingdom_view_veil_places (self);
  favor_tile_foreach (FAVOR_BOARD (self->chart), name_piece, self);
  favor_board_rearrange (FAVOR_BOARD (self->chart),
                         favor_board_is_starting (FAVOR_BOARD (self->chart)));
}

void
kingdom_view_install_update (FavorPieceViewClass *piece_class)
{
  piece_class->update = update;
}
