/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "kingdom-view-private.h"

#include "favor-shapes.h"
#include "favor-text.h"
#include "kingdom-words.h"

/* What the view offers in the decision bar. */

/* The chip that shows where a fault is, and the one that tells the next fault. */
#define CHIP_FAULT       2048
#define CHIP_MORE_FAULTS 2049
/* Those for places on a tile that no list has: their ids count from this one on. */
#define CHIP_SLOTS 2050

/**
 * Deed:
 * @label: (nullable): N_(): what is offered; %NULL: that is done at its place alone
 * @commit: NC_() of context "button": what the main button says
 *
 * How the bar tells a kind of actions.
 */
typedef struct
{
  const char *label;
  const char *commit;
} Deed;

/* clang-format off */
static const Deed deeds[KINGDOM_N_ACTIONS] = {
  /* Translators: the main button: draws a tile from the bag */
  [KINGDOM_ACTION_DRAW_TILE] = { NULL, NC_ ("button", "Draw") },
  /* Translators: a choice in the decision bar: with the Queen a tile is chosen; and the main button */
  [KINGDOM_ACTION_CHOOSE_TILE] = { N_ ("Choose a Tile"), NC_ ("button", "Choose") },
  /* Translators: the main button: a tile takes the place of another one */
  [KINGDOM_ACTION_REPLACE_TILE] = { NULL, NC_ ("button", "Exchange") },
  /* Translators: the main button: lays the tile */
  [KINGDOM_ACTION_LAY_TILE] = { NULL, NC_ ("button", "Lay") },
  /* Translators: a choice in the decision bar: the tile leaves the game; and the main button */
  [KINGDOM_ACTION_SET_ASIDE_TILE] = { N_ ("Fits Nowhere"), NC_ ("button", "Set Aside") },
  /* Translators: the main button: plays a favor on a tile */
  [KINGDOM_ACTION_PLAY_TRIANGLE] = { NULL, NC_ ("button", "Play") },
  [KINGDOM_ACTION_PLAY_TOKEN] = { NULL, NC_ ("button", "Play") },
  /* Translators: the main button: the tile goes back to the bag */
  [KINGDOM_ACTION_USE_CHARLATAN] = { NULL, NC_ ("button", "Reject") },
  /* Translators: the main button: two tiles change places */
  [KINGDOM_ACTION_USE_HANDMAIDEN] = { NULL, NC_ ("button", "Swap") },
  /* Translators: the main button: a tile goes to another place */
  [KINGDOM_ACTION_USE_MERCHANT] = { NULL, NC_ ("button", "Move") },
  /* Translators: the main button: a tile is turned */
  [KINGDOM_ACTION_USE_MAGICIAN] = { NULL, NC_ ("button", "Turn") },
  [KINGDOM_ACTION_USE_NOBLEMAN] = { NULL, NC_ ("button", "Turn") },
  [KINGDOM_ACTION_USE_NOBLEMAN_AGAIN] = { NULL, NC_ ("button", "Turn") },
  /* Translators: a choice in the decision bar: two favors change places; and the main button */
  [KINGDOM_ACTION_USE_PAWNBROKER_SWAP] = { N_ ("Swap Favors"), NC_ ("button", "Swap") },
  /* Translators: a choice in the decision bar: a favor is taken off the map; and the main button */
  [KINGDOM_ACTION_USE_PAWNBROKER_REMOVE] = { N_ ("Remove a Favor"), NC_ ("button", "Remove") },
  /* Translators: the main button: three tiles change places */
  [KINGDOM_ACTION_USE_ALCHEMIST] = { NULL, NC_ ("button", "Switch") },
  /* Translators: the main button: one more tile is drawn */
  [KINGDOM_ACTION_USE_BISHOP] = { NULL, NC_ ("button", "Draw") },
  /* Translators: the main button: an action favor can be used once more */
  [KINGDOM_ACTION_USE_GENERAL] = { NULL, NC_ ("button", "Ready") },
  /* Translators: a choice in the decision bar: all that was done in this step is taken back; and the main button */
  [KINGDOM_ACTION_REWIND] = { N_ ("Start Again"), NC_ ("button", "Start Again") },
  /* Translators: the main button: the own work on the map is done */
  [KINGDOM_ACTION_FINISH_WORK] = { NULL, NC_ ("button", "Done") },
  /* Translators: the main button: takes a favor */
  [KINGDOM_ACTION_TAKE_FAVOR] = { NULL, NC_ ("button", "Take") },
};

/* clang-format on */

/* ---- What can be done ----------------------------------------------------------------- */

static void
add_option (KingdomView *self, GArray *chips, FavorPart part, const char *label)
{
  FavorChooser *chooser = kingdom_view_get_chooser (self);

  favor_piece_view_add_option (FAVOR_PIECE_VIEW (self),
                               chips,
                               part,
                               favor_chooser_count (chooser, part) > 0 ||
                                 favor_chooser_has (chooser, part),
                               g_strdup (label),
                               NULL);
}

static void
list_kinds (KingdomView *self, GArray *chips)
{
  static const KingdomAction offered[] = {
    KINGDOM_ACTION_CHOOSE_TILE,
    KINGDOM_ACTION_SET_ASIDE_TILE,
    KINGDOM_ACTION_REWIND,
  };

  for (guint i = 0; i < G_N_ELEMENTS (offered); i++)
    {
      FavorPart part = favor_part_kind (offered[i]);

      if (favor_chooser_begins (kingdom_view_get_chooser (self), part))
        add_option (self, chips, part, _ (deeds[offered[i]].label));
    }
}

/* The favors on offer. */
static void
list_offer (KingdomView *self, GArray *chips)
{
  const KingdomState *state = kingdom_view_get_state (self);

  for (gint character = KINGDOM_N_CHARACTERS - 1; character >= 0; character--)
    {
      g_autofree char *art = kingdom_portrait_art ((guint) character);

      if (!state->offer[character])
        continue;
      add_option (self,
                  chips,
                  favor_part (KINGDOM_ACTION_TAKE_FAVOR,
                              &kingdom_characters.thing,
                              character),
                  _ (kingdom_characters.words[character].title));
      favor_chips_sign (chips, art);
      favor_chips_keep_words (chips);
    }
}

/* ---- What is still to be chosen ------------------------------------------------------- */

/* The places on the tile that go with what is chosen, or take the place of the one that is; also those in
 * which a favor leaves a fault. */
static void
list_slots (KingdomView *self, GArray *chips, const FavorEnum *words, guint first)
{
  for (guint i = 0; i < words->n_words; i++)
    {
      const FavorPart part = favor_part (kingdom_view_get_kind (self),
                                         &words->thing,
                                         (gint) i);

      if (kingdom_view_offers (self, part))
        add_option (self, chips, part, _ (words->words[i].title));
      else if (kingdom_view_can_play_slot (self, first + i))
        favor_chips_add (chips,
                         FAVOR_CHIP_OPTION,
                         CHIP_SLOTS + first + i,
                         FALSE,
                         g_strdup (_ (words->words[i].title)),
                         NULL);
    }
}

/* The other thing that the Pawnbroker does. */
static void
list_pawnbroker (KingdomView *self, GArray *chips, gint kind)
{
  gint other = KINGDOM_ACTION_USE_PAWNBROKER_SWAP + KINGDOM_ACTION_USE_PAWNBROKER_REMOVE -
               kind;

  if (favor_chooser_begins (kingdom_view_get_chooser (self), favor_part_kind (other)))
    add_option (self, chips, favor_part_kind (other), _ (deeds[other].label));
}

/* What has no place of its own on the board, or a small one. */
static void
list_choices (KingdomView *self, GArray *chips, gint kind)
{
  FavorChooser *chooser = kingdom_view_get_chooser (self);

  if (kind == KINGDOM_ACTION_PLAY_TRIANGLE)
    {
      if (favor_chooser_find (chooser, &kingdom_thing_cell) != FAVOR_NONE ||
          favor_chooser_get_open (chooser) == &kingdom_sides.thing)
        list_slots (self, chips, &kingdom_sides, 0);
    }
  else if (kind == KINGDOM_ACTION_PLAY_TOKEN && kingdom_view_has_arms (self))
    list_slots (self, chips, &kingdom_spots, KINGDOM_SLOT_MIDDLE);
  else if (kind == KINGDOM_ACTION_USE_PAWNBROKER_SWAP ||
           kind == KINGDOM_ACTION_USE_PAWNBROKER_REMOVE)
    list_pawnbroker (self, chips, kind);
}

static gboolean
is_told (const FavorThing *thing)
{
  return thing == &kingdom_played_triangles.thing ||
         thing == &kingdom_played_tokens.thing;
}

/* What is chosen on the map is seen there. */
static void
list_chosen (KingdomView *self, GArray *chips)
{
  FavorChooser *chooser = kingdom_view_get_chooser (self);

  for (guint i = 0; i < favor_chooser_get_n_parts (chooser); i++)
    {
      FavorPart part = favor_chooser_get_part (chooser, i);

      if (part.thing != NULL && is_told (part.thing))
        favor_chips_add (
          chips,
          FAVOR_CHIP_CHOSEN,
          i,
          FALSE,
          favor_part_describe (&favor_kingdom_game,
                               part,
                               favor_piece_view_get_names (FAVOR_PIECE_VIEW (self))),
          NULL);
    }
}

/* ---- What would be -------------------------------------------------------------------- */

/* Which of the faults is told; other ones than before begin with the first. */
static guint
find_told (KingdomView *self, const KingdomFaults *faults)
{
  return self->told_fault < faults->n_listed ? self->told_fault : 0;
}

/* (transfer full): all of them but one, a line each. */
static char *
say_others (const KingdomPreview *preview, guint told)
{
  const KingdomFaults     *faults = &preview->faults;
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv)           said = NULL;

  for (guint i = 1; i < faults->n_listed; i++)
    {
      g_autofree char
        *line = kingdom_say_fault (&preview->table,
                                   &faults->fault[(told + i) % faults->n_listed]);

      g_strv_builder_add (lines, line);
    }
  said = g_strv_builder_end (lines);
  return g_strjoinv ("\n", said);
}

/* They come and go with each turn of a tile: one is told after the other, and the bar keeps its height. */
static void
list_faults (KingdomView *self, GArray *chips, const KingdomPreview *preview)
{
  const KingdomFaults *faults = &preview->faults;
  const guint          told = find_told (self, faults);

  if (faults->n == 0)
    return;
  favor_chips_add (chips,
                   FAVOR_CHIP_TOOL,
                   CHIP_FAULT,
                   FALSE,
                   kingdom_say_fault (&preview->table, &faults->fault[told]),
                   NULL);
  favor_chips_sign (chips, "kingdom/mark-fault");
  favor_chips_keep_words (chips);
  favor_chips_put_aside (chips);
  if (faults->n == 1)
    return;
  favor_chips_add (
    chips,
    FAVOR_CHIP_TOOL,
    CHIP_MORE_FAULTS,
    FALSE,
    /* Translators: after a list of what is wrong with the map; little space */
    favor_text_fill (ngettext ("{n} more fault", "{n} more faults", faults->n - 1),
                     "n#",
                     faults->n - 1),
    NULL);
  favor_chips_tell (chips, say_others (preview, told));
  favor_chips_put_aside (chips);
}

/* Which wishes would be met, and what would be wrong. */
static void
list_preview (KingdomView *self, GArray *chips)
{
  const KingdomPreview *preview = kingdom_view_get_preview (self);
  g_autofree char      *met = kingdom_say_met (preview->met);

  if (met != NULL)
    {
      favor_chips_add (
        chips,
        FAVOR_CHIP_GAIN,
        0,
        FALSE,
        /* Translators: which characters could be asked for a favor then; {characters} is a list; little space */
        favor_text_fill (_ ("wish met: {characters}"), "characters", met),
        NULL);
      favor_chips_put_aside (chips);
    }
  list_faults (self, chips, preview);
}

/* Where the tile in hand fits, as long as it lies nowhere. */
static void
list_places (KingdomView *self, GArray *chips)
{
  const KingdomState *state = kingdom_view_get_state (self);

  if (state->table.hand == FAVOR_NONE || kingdom_view_get_kind (self) >= 0)
    return;
  favor_chips_add (
    chips,
    FAVOR_CHIP_NOTE,
    0,
    FALSE,
    /* Translators: of the tile in hand: how many places it fits as it is turned; little space */
    favor_text_fill (ngettext ("{n} place fits this way",
                               "{n} places fit this way",
                               self->n_fit),
                     "n#",
                     self->n_fit),
    NULL);
  if (self->n_turned > 0)
    favor_chips_add (
      chips,
      FAVOR_CHIP_NOTE,
      0,
      FALSE,
      /* Translators: of the tile in hand: how many more places it fits if it is turned; little space */
      favor_text_fill (ngettext ("{n} turned", "{n} turned", self->n_turned),
                       "n#",
                       self->n_turned),
      NULL);
}

/* ---- The bar -------------------------------------------------------------------------- */

/* What ends the step, or begins it. */
static gint
find_end (KingdomView *self)
{
  static const KingdomAction ends[] = { KINGDOM_ACTION_FINISH_WORK,
                                        KINGDOM_ACTION_DRAW_TILE };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    if (favor_chooser_begins (kingdom_view_get_chooser (self), favor_part_kind (ends[i])))
      return ends[i];
  return FAVOR_NONE;
}

/* (transfer full): what the main button does then, which is not the end of the turn. */
static char *
describe_end (gint end)
{
  if (end == KINGDOM_ACTION_DRAW_TILE)
    /* Translators: tooltip of the main button */
    return g_strdup (_ ("Nothing is selected: this draws a tile (Ctrl+Enter)"));
  /* Translators: tooltip of the main button */
  return g_strdup (
    _ ("Nothing is selected: this ends your work on the map (Ctrl+Enter)"));
}

/* Once the tile is laid most turns are over. In twilight they are for changing the map. */
static gboolean
is_foremost (KingdomView *self, gint end)
{
  return end == KINGDOM_ACTION_DRAW_TILE ||
         kingdom_view_get_state (self)->twilight_left == KINGDOM_NO_TWILIGHT ||
         memchr (kingdom_view_get_preview (self)->met, TRUE, KINGDOM_N_CHARACTERS) !=
           NULL;
}

static void
list_commit (KingdomView *self, GArray *chips)
{
  FavorChooser      *chooser = kingdom_view_get_chooser (self);
  const FavorAction *action = favor_chooser_get_action (chooser);
  const gint         end = find_end (self);
  const gboolean     is_end = action == NULL && end >= 0 &&
                          favor_chooser_get_n_parts (chooser) == 0;

  if (action == NULL && !is_end)
    return;
  favor_chips_add (chips,
                   FAVOR_CHIP_COMMIT,
                   0,
                   is_end,
                   g_strdup (g_dpgettext2 (NULL,
                                           "button",
                                           deeds[is_end ? (guint) end : action->kind]
                                             .commit)),
                   NULL);
  if (is_end)
    favor_chips_tell (chips, describe_end (end));
  if (is_end && is_foremost (self, end))
    favor_chips_put_first (chips);
}

/* What is still to be chosen. A tile that the Merchant moves goes where none is. */
static void
list_open (KingdomView *self, GArray *chips, gint kind)
{
  FavorChooser *chooser = kingdom_view_get_chooser (self);
  const guint   n = chips->len;

  favor_piece_view_list_open (FAVOR_PIECE_VIEW (self), chips);
  if (kind != KINGDOM_ACTION_USE_MERCHANT || chips->len == n)
    return;
  for (guint i = 0; i < favor_chooser_get_n_parts (chooser); i++)
    if (favor_chooser_get_part (chooser, i).thing == &kingdom_thing_cell)
      {
        char **words = &g_array_index (chips, FavorChip, n).label;

        g_free (*words);
        *words = g_strdup (favor_thing_get_missing (&kingdom_thing_place));
      }
}

static void
list_chips (FavorGameView *view, GArray *chips)
{
  KingdomView        *self = KINGDOM_VIEW (view);
  const KingdomState *state;
  FavorChooser       *chooser;
  gint                kind;

  if (!kingdom_view_is_open (self))
    return;
  state = kingdom_view_get_state (self);
  chooser = kingdom_view_get_chooser (self);
  kind = kingdom_view_get_kind (self);
  if (state->head.phase == KINGDOM_PHASE_CLAIM)
    list_offer (self, chips);
  else
    {
      list_chosen (self, chips);
      if (favor_chooser_get_action (chooser) == NULL && kind >= 0)
        list_open (self, chips, kind);
      if (kind >= 0)
        list_choices (self, chips, kind);
      list_kinds (self, chips);
    }
  if (state->head.phase == KINGDOM_PHASE_WORK)
    {
      list_places (self, chips);
      list_preview (self, chips);
    }
  list_commit (self, chips);
}

/* The fault that is told comes into the middle of the map. */
static void
show_fault (KingdomView *self)
{
  const KingdomFaults *faults = &kingdom_view_get_preview (self)->faults;
  const KingdomFault  *fault = &faults->fault[find_told (self, faults)];

  if (faults->n > 0 && fault->x != KINGDOM_IN_HAND)
    favor_map_centre (FAVOR_MAP (self->chart),
                      &GRAPHENE_POINT_INIT (fault->x + 0.5f, fault->y + 0.5f),
                      TRUE);
}

static void
press_chip (FavorGameView *view, guint id)
{
  KingdomView         *self = KINGDOM_VIEW (view);
  FavorGameViewClass  *parent = g_type_class_peek (FAVOR_TYPE_PIECE_VIEW);
  const KingdomFaults *faults;

  if (id >= CHIP_SLOTS && id < CHIP_SLOTS + KINGDOM_N_SLOTS)
    {
      kingdom_view_take_slot (self, id - CHIP_SLOTS);
      return;
    }
  if (id != CHIP_FAULT && id != CHIP_MORE_FAULTS)
    {
      parent->press_chip (view, id);
      return;
    }
  faults = &kingdom_view_get_preview (self)->faults;
  if (id == CHIP_MORE_FAULTS && faults->n_listed > 0)
    {
      self->told_fault = (find_told (self, faults) + 1) % faults->n_listed;
      favor_piece_view_update (FAVOR_PIECE_VIEW (self));
    }
  show_fault (self);
}

/* The phase says no more than that the map is changed. */
static char *
describe_decision (FavorGameView *view)
{
  KingdomView        *self = KINGDOM_VIEW (view);
  const KingdomState *state;
  const FavorNames   *names;

  if (!kingdom_view_is_open (self))
    return NULL;
  state = kingdom_view_get_state (self);
  if (state->head.phase != KINGDOM_PHASE_WORK || state->table.hand == FAVOR_NONE)
    return NULL;
  names = favor_piece_view_get_names (FAVOR_PIECE_VIEW (self));
  /* Translators: what the player {player} has to do, above the buttons for it; as short as it can be */
  return favor_text_fill (_ ("{player}, lay your tile or change the map."),
                          "player",
                          names->names[state->head.decider]);
}

void
kingdom_view_install_bar (FavorGameViewClass  *view_class,
                          FavorPieceViewClass *piece_class)
{
  view_class->describe_decision = describe_decision;
  view_class->list_chips = list_chips;
  view_class->press_chip = press_chip;
}
