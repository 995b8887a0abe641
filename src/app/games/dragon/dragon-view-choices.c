/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dragon-view-private.h"

#include "dragon-facts.h"
#include "favor-text.h"

/* What the pieces mean in the game: each stands for a part of one or more kinds of actions. */

#define PARTS_MOST 3

static gboolean
is_in_hand (DragonView *self, FavorPiece *piece)
{
  return favor_hand_holds (self->hand, piece);
}

/* The parts that a piece stands for; `parts` has room for PARTS_MOST. */
static guint
parts_of (DragonView *self, FavorPiece *piece, FavorPart *parts)
{
  guint key = favor_piece_get_key (piece), n = 0;

  if (is_in_hand (self, piece))
    {
      if (key < DRAGON_KEY_HOME)
        parts[n++] = dragon_view_part (DRAGON_ACTION_PLACE_VOTE,
                                       DRAGON_PLACE_CARD,
                                       (int) (key / DRAGON_KEY_COPIES));
    }
  else if (key < DRAGON_N_ROLES)
    {
      parts[n++] = dragon_view_part (DRAGON_ACTION_PLACE_VOTE,
                                     DRAGON_PLACE_ON,
                                     (int) key);
      parts[n++] = dragon_view_part (DRAGON_ACTION_SHIFT_VOTE,
                                     DRAGON_SHIFT_ON,
                                     (int) key);
      parts[n++] = dragon_view_part (DRAGON_ACTION_BREAK_TIE,
                                     DRAGON_BREAK_ROLE,
                                     (int) key);
    }
  else if (key - DRAGON_KEY_CARD < self->tableau.n_cards)
    {
      const DragonState       *state = dragon_view_get_state (self);
      const DragonTableauCard *card = &self->tableau.cards[key - DRAGON_KEY_CARD];

      if (state->head.phase == DRAGON_PHASE_SHIFT)
        {
          /* The one card that may move says that it stays; dropped elsewhere it moves. */
          if (key - DRAGON_KEY_CARD ==
              dragon_card_index (state, state->lap, state->head.decider))
            parts[n++] = dragon_view_part (DRAGON_ACTION_KEEP_VOTE, FAVOR_PART_KIND, 0);
        }
      else if (card->owner == state->head.decider && card->role >= 0)
        parts[n++] = dragon_view_part (DRAGON_ACTION_SEND_HOME,
                                       DRAGON_SEND_CARD,
                                       card->role);
    }
  return n;
}

/* (transfer full) (nullable): why the rules do not take any of the parts; nothing where they do, or
 * where there is none. */
static char *
explain (DragonView *self, const FavorPart *parts, guint n_parts)
{
  const DragonState *state = dragon_view_get_state (self);
  FavorRefusal       why = { 0 };

  for (guint i = 0; i < n_parts; i++)
    {
      FavorAction action = { .kind = parts[i].kind, .seat = state->head.decider };

      action.arg[parts[i].what] = parts[i].value;
      if (favor_dragon_game.check (state, &action, &why))
        return NULL;
      if (why.reason != DRAGON_REFUSAL_WRONG_PHASE)
        break;
    }
  if (why.reason == FAVOR_REFUSAL_NONE)
    return NULL;
  return favor_text_for_refusal (&favor_dragon_game,
                                 &why,
                                 favor_piece_view_get_names (FAVOR_PIECE_VIEW (self)));
}

/* ---- How pieces stand out ------------------------------------------------------------- */

static FavorPieceState
state_of (DragonView *self, FavorPiece *piece, gboolean *taken)
{
  FavorPart parts[PARTS_MOST];
  guint     n = parts_of (self, piece, parts);

  for (guint i = 0; i < n; i++)
    {
      if (favor_chooser_has (self->chooser, parts[i]))
        {
          /* Of two alike cards one is chosen. */
          if (*taken && is_in_hand (self, piece))
            return FAVOR_PIECE_CHOOSABLE;
          *taken = TRUE;
          return FAVOR_PIECE_CHOSEN;
        }
      if (favor_chooser_offers (self->chooser, parts[i]))
        return FAVOR_PIECE_CHOOSABLE;
    }
  return 0;
}

#define CHOICE_STATES (FAVOR_PIECE_CHOOSABLE | FAVOR_PIECE_CHOSEN | FAVOR_PIECE_VEILED)

static void
update_piece (DragonView *self, FavorPiece *piece, gboolean *taken)
{
  FavorPieceState  state = favor_piece_get_state (piece) & ~CHOICE_STATES;
  g_autofree char *why_not = NULL;

  if (dragon_view_is_open (self))
    {
      FavorPieceState choice = state_of (self, piece, taken);

      state |= choice;
      /* What cannot be chosen while other things can lies under a veil; the vote cards are there
       * to be read at any time. */
      if (choice == 0 && is_in_hand (self, piece))
        {
          FavorPart parts[PARTS_MOST];

          state |= FAVOR_PIECE_VEILED;
          why_not = explain (self, parts, parts_of (self, piece, parts));
        }
    }
  favor_piece_set_why_not (piece, why_not);
  favor_piece_set_state (piece, state);
}

static void
update_children (DragonView *self, GtkWidget *parent)
{
  gboolean taken = FALSE;

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (favor_piece_get_key (FAVOR_PIECE (child)) < DRAGON_KEY_GHOST)
      update_piece (self, FAVOR_PIECE (child), &taken);
}

/* What the chosen vote will look like. */
static void
update_ghost (DragonView *self)
{
  const FavorAction *action = dragon_view_is_open (self)
                                ? favor_chooser_get_action (self->chooser)
                                : NULL;
  const DragonState *state = dragon_view_get_state (self);

  if (action != NULL && action->kind == DRAGON_ACTION_PLACE_VOTE)
    dragon_council_set_ghost (self->council,
                              action->arg[DRAGON_PLACE_ON],
                              (guint) action->arg[DRAGON_PLACE_CARD],
                              state->clans[action->seat]);
  else
    dragon_council_set_ghost (self->council, FAVOR_NONE, 0, 0);
}

/* The delegate that is to be laid somewhere, or FAVOR_NONE. */
static int
chosen_delegate (DragonView *self)
{
  const DragonState *state = dragon_view_get_state (self);

  if (!dragon_view_is_open (self))
    return FAVOR_NONE;
  for (guint i = 0; i < favor_chooser_get_n_parts (self->chooser); i++)
    {
      FavorPart chosen = favor_chooser_get_part (self->chooser, i);

      if (chosen.kind == DRAGON_ACTION_PLACE_VOTE && chosen.what == DRAGON_PLACE_CARD)
        return chosen.value;
    }
  if (state->head.phase == DRAGON_PHASE_SHIFT)
    return state->table[dragon_card_index (state, state->lap, state->head.decider)].card;
  return FAVOR_NONE;
}

static void
update_facts (DragonView *self)
{
  const DragonState *state = dragon_view_get_state (self);
  char              *facts[DRAGON_N_ROLES] = { NULL };
  int                card = chosen_delegate (self);

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    facts[role] = card >= 0 ? dragon_fact_describe (state,
                                                    state->head.decider,
                                                    (guint) card,
                                                    role)
                            : dragon_fact_describe_offer (state, role);
  dragon_council_set_facts (self->council, facts);
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    g_free (facts[role]);
}

static void
update (FavorPieceView *view)
{
  DragonView *self = DRAGON_VIEW (view);

  update_ghost (self);
  update_facts (self);
  update_children (self, GTK_WIDGET (self->council));
  update_children (self, GTK_WIDGET (self->hand));
}

/* ---- Acting --------------------------------------------------------------------------- */

static gboolean focus_choices (FavorGameView *view);

static void
refuse (DragonView *self, const FavorPart *parts, guint n_parts, FavorPiece *piece)
{
  g_autofree char *why = explain (self, parts, n_parts);

  if (why != NULL)
    favor_game_view_refuse (FAVOR_GAME_VIEW (self), why, GTK_WIDGET (piece));
}

/* Chooses the first part that is on offer; on one that is chosen already it commits. A refusal is
 * shown beside `piece`, which may be NULL. */
void
dragon_view_choose (DragonView      *self,
                    const FavorPart *parts,
                    guint            n_parts,
                    FavorPiece      *piece)
{
  if (!dragon_view_is_open (self) || n_parts == 0)
    return;
  for (guint i = 0; i < n_parts; i++)
    if (favor_chooser_has (self->chooser, parts[i]))
      {
        favor_piece_view_commit (FAVOR_PIECE_VIEW (self));
        return;
      }
  for (guint i = 0; i < n_parts; i++)
    if (favor_chooser_choose (self->chooser, parts[i]))
      return;
  refuse (self, parts, n_parts, piece);
}

/* A card that lies on a vote card stands for it when something is laid there. */
static FavorPiece *
vote_below (DragonView *self, FavorPiece *piece)
{
  guint key = favor_piece_get_key (piece);

  if (is_in_hand (self, piece) || key < DRAGON_KEY_CARD ||
      key - DRAGON_KEY_CARD >= self->tableau.n_cards ||
      self->tableau.cards[key - DRAGON_KEY_CARD].on < 0)
    return piece;
  return dragon_council_get_vote (self->council,
                                  (guint) self->tableau.cards[key - DRAGON_KEY_CARD].on);
}

static void
press (FavorPieceView *view, FavorPiece *piece)
{
  DragonView *self = DRAGON_VIEW (view);
  FavorPart   parts[PARTS_MOST];
  gboolean    from_hand = is_in_hand (self, piece);

  /* With an own card in hand the cards on the table are only in its way. */
  if (dragon_view_is_open (self) && favor_chooser_get_n_parts (self->chooser) > 0 &&
      dragon_view_get_state (self)->head.phase == DRAGON_PHASE_VOTE)
    piece = vote_below (self, piece);
  /* Of two alike cards the other one was chosen: nothing changes, and nothing is committed. */
  if (from_hand && (favor_piece_get_state (piece) & FAVOR_PIECE_CHOOSABLE) &&
      parts_of (self, piece, parts) > 0 && favor_chooser_has (self->chooser, parts[0]))
    return;
  dragon_view_choose (self, parts, parts_of (self, piece, parts), piece);
  favor_piece_view_pick (FAVOR_PIECE_VIEW (self));
  /* The other part lies on the table, or in the hand. */
  if (dragon_view_is_open (self) && favor_chooser_get_action (self->chooser) == NULL &&
      favor_chooser_get_n_parts (self->chooser) == 1)
    focus_choices (FAVOR_GAME_VIEW (self));
}

static void
drop (FavorPieceView *view, FavorPiece *on, FavorPiece *piece)
{
  DragonView *self = DRAGON_VIEW (view);
  FavorPart   parts[PARTS_MOST];
  guint       n;

  if (!dragon_view_is_open (self))
    return;
  n = parts_of (self, piece, parts);
  for (guint i = 0; i < n; i++)
    if (!favor_chooser_has (self->chooser, parts[i]) &&
        !favor_chooser_choose (self->chooser, parts[i]))
      {
        refuse (self, parts, n, piece);
        return;
      }
  n = parts_of (self, vote_below (self, on), parts);
  for (guint i = 0; i < n; i++)
    if (favor_chooser_choose (self->chooser, parts[i]))
      {
        favor_piece_view_commit (FAVOR_PIECE_VIEW (self));
        return;
      }
  refuse (self, parts, n, on);
}

void
dragon_view_propose (FavorGameView *view, const FavorAction *action)
{
  DragonView        *self = DRAGON_VIEW (view);
  const FavorSchema *args = favor_dragon_game.actions[action->kind].args;
  FavorPart          parts[FAVOR_ACTION_ARGS];
  guint              n = 0;

  for (guint i = 0; args != NULL && i < args->n_fields; i++)
    {
      guint arg = args->fields[i].offset / sizeof *action->arg;

      if (!args->fields[i].optional)
        parts[n++] = dragon_view_part ((DragonAction) action->kind,
                                       (int) arg,
                                       action->arg[arg]);
    }
  if (n == 0)
    parts[n++] = dragon_view_part ((DragonAction) action->kind, FAVOR_PART_KIND, 0);
  favor_chooser_take (self->chooser, action, parts, n);
}

/* (nullable): what stands for the part; the first of the alike cards of a hand. */
static FavorPiece *
find_piece (DragonView *self, FavorPart wanted)
{
  GtkWidget *const parents[] = { GTK_WIDGET (self->hand), GTK_WIDGET (self->council) };

  for (guint i = 0; i < G_N_ELEMENTS (parents); i++)
    for (GtkWidget *child = gtk_widget_get_first_child (parents[i]); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      {
        FavorPart parts[PARTS_MOST];
        guint     n = 0;

        if (favor_piece_get_key (FAVOR_PIECE (child)) < DRAGON_KEY_GHOST)
          n = parts_of (self, FAVOR_PIECE (child), parts);
        for (guint j = 0; j < n; j++)
          if (parts[j].kind == wanted.kind && parts[j].what == wanted.what &&
              parts[j].value == wanted.value)
            return FAVOR_PIECE (child);
      }
  return NULL;
}

/* 1 to 6 are the roles: first of the own card, then of the vote card. */
static gboolean
choose_nth (FavorGameView *view, guint nth)
{
  DragonView        *self = DRAGON_VIEW (view);
  const DragonState *state = dragon_view_get_state (self);
  FavorPart          to_choose = { 0 };

  if (!dragon_view_is_open (self))
    return FALSE;
  switch ((DragonPhase) state->head.phase)
    {
    case DRAGON_PHASE_NOMINATE:
      to_choose = dragon_view_part (DRAGON_ACTION_NOMINATE_VOTES,
                                    DRAGON_NOMINATE_VOTES,
                                    (int) nth + 1);
      break;
    case DRAGON_PHASE_VOTE:
      to_choose = dragon_view_part (DRAGON_ACTION_PLACE_VOTE,
                                    favor_chooser_get_n_parts (self->chooser) == 0
                                      ? DRAGON_PLACE_CARD
                                      : DRAGON_PLACE_ON,
                                    (int) nth);
      break;
    case DRAGON_PHASE_SHIFT:
      to_choose = dragon_view_part (DRAGON_ACTION_SHIFT_VOTE, DRAGON_SHIFT_ON, (int) nth);
      break;
    case DRAGON_PHASE_ANSWER:
      to_choose = dragon_view_part (nth == 0 ? DRAGON_ACTION_ACCEPT_DEAL
                                             : DRAGON_ACTION_DECLINE_DEAL,
                                    FAVOR_PART_KIND,
                                    0);
      break;
    case DRAGON_PHASE_BREAK_TIE:
      to_choose = dragon_view_part (DRAGON_ACTION_BREAK_TIE,
                                    DRAGON_BREAK_ROLE,
                                    (int) nth);
      break;
    case DRAGON_PHASE_SETTLE:
      to_choose = dragon_view_part (nth == 0 ? DRAGON_ACTION_PAY_PROMISE
                                             : DRAGON_ACTION_BREAK_PROMISE,
                                    FAVOR_PART_KIND,
                                    0);
      break;
    case DRAGON_PHASE_SEND_HOME:
      to_choose = dragon_view_part (DRAGON_ACTION_SEND_HOME, DRAGON_SEND_CARD, (int) nth);
      break;
    case DRAGON_PHASE_OVER:
      return FALSE;
    }
  if (favor_chooser_has (self->chooser, to_choose))
    return TRUE;
  if (favor_chooser_choose (self->chooser, to_choose))
    {
      favor_piece_view_pick (FAVOR_PIECE_VIEW (self));
      return TRUE;
    }
  if (to_choose.what != FAVOR_PART_KIND && nth < DRAGON_N_ROLES)
    refuse (self, &to_choose, 1, find_piece (self, to_choose));
  return FALSE;
}

/* What is chosen last, else what is to be chosen next. */
static gboolean
focus_choices (FavorGameView *view)
{
  DragonView *self = DRAGON_VIEW (view);
  GtkWidget  *hand = GTK_WIDGET (self->hand), *council = GTK_WIDGET (self->council);
  FavorPiece *piece = NULL;

  if (!dragon_view_is_open (self))
    return FALSE;
  if (favor_chooser_get_action (self->chooser) != NULL)
    piece = favor_piece_find (council, FAVOR_PIECE_CHOSEN);
  else if (favor_piece_find (hand, FAVOR_PIECE_CHOSEN) == NULL)
    piece = favor_piece_find (hand, FAVOR_PIECE_CHOOSABLE);
  if (piece == NULL)
    piece = favor_piece_find (council, FAVOR_PIECE_CHOOSABLE);
  return favor_piece_view_focus (FAVOR_PIECE_VIEW (self), piece);
}

void
dragon_view_install_choices (FavorGameViewClass  *view_class,
                             FavorPieceViewClass *piece_class)
{
  view_class->propose = dragon_view_propose;
  view_class->choose_nth = choose_nth;
  view_class->focus_choices = focus_choices;
  piece_class->update = update;
  piece_class->press = press;
  piece_class->drop = drop;
}
