/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-view-private.h"

/* What the pieces mean in the game: each stands for parts of one or more kinds of actions. */

#define PARTS_MOST 6

gboolean
emperor_view_is_free (EmperorView *self)
{
  const EmperorState *state = emperor_view_get_state (self);

  return state->head.phase == EMPEROR_PHASE_PLAY && state->prompt == EMPEROR_PROMPT_NONE;
}

/* ---- Parts ---------------------------------------------------------------------------- */

static guint
list_hand_parts (gint kind, guint key, FavorPart *parts)
{
  guint n = 0;

  if (key >= EMPEROR_KEY_DONE)
    return 0;
  if (key >= EMPEROR_KEY_OPEN)
    {
      gint event = (gint) (key - EMPEROR_KEY_OPEN);

      if (kind == EMPEROR_ACTION_PLAY)
        parts[n++] = emperor_part (kind, EMPEROR_WHAT_EVENT, event);
      parts[n++] = emperor_part (EMPEROR_ACTION_COMPLETE_EVENT,
                                 EMPEROR_WHAT_EVENT,
                                 event);
      return n;
    }
  if (kind >= 0)
    {
      parts[n++] = emperor_part (kind,
                                 EMPEROR_WHAT_PAY,
                                 (gint) (key / EMPEROR_KEY_COPIES));
      parts[n++] = emperor_part (kind,
                                 EMPEROR_WHAT_GIVE,
                                 (gint) (key / EMPEROR_KEY_COPIES));
    }
  parts[n++] = emperor_part (FAVOR_NONE,
                             EMPEROR_WHAT_CARD,
                             (gint) (key / EMPEROR_KEY_COPIES));
  return n;
}

static guint
list_staff_parts (gint kind, gint staff, FavorPart *parts)
{
  guint n = 0;

  if (kind >= 0)
    {
      parts[n++] = emperor_part (kind, EMPEROR_WHAT_STAFF, staff);
      parts[n++] = emperor_part (kind, EMPEROR_WHAT_FROM, staff);
    }
  parts[n++] = emperor_part (EMPEROR_ACTION_PLACE_STAR, EMPEROR_WHAT_STAFF, staff);
  parts[n++] = emperor_part (EMPEROR_ACTION_COLLECT, EMPEROR_WHAT_STAFF, staff);
  parts[n++] = emperor_part (EMPEROR_ACTION_MOVE, EMPEROR_WHAT_STAFF, staff);
  parts[n++] = emperor_part (EMPEROR_ACTION_ALLY, EMPEROR_WHAT_STAFF, staff);
  return n;
}

/* What is aimed at somebody is about that player's Stars, not about the own ones. */
static gboolean
is_aimed (EmperorView *self, gint kind)
{
  gint card = emperor_aim_get (self->aim, EMPEROR_WHAT_CARD);

  return kind == EMPEROR_ACTION_PLAY && card >= 0 && emperor_is_plot (card);
}

static guint
list_slot_parts (EmperorView *self, gint kind, gint staff, FavorPart *parts)
{
  guint n = 0;

  if (kind >= 0)
    parts[n++] = emperor_part (kind, EMPEROR_WHAT_FROM, staff);
  if (kind >= 0 && !is_aimed (self, kind))
    parts[n++] = emperor_part (kind, EMPEROR_WHAT_STAFF, staff);
  parts[n++] = emperor_part (EMPEROR_ACTION_PLACE_STAR, EMPEROR_WHAT_STAFF, staff);
  parts[n++] = emperor_part (EMPEROR_ACTION_ALLY, EMPEROR_WHAT_STAFF, staff);
  return n;
}

static guint
list_pile_parts (gint kind, gint card, FavorPart *parts)
{
  guint n = 0;

  if (kind >= 0)
    parts[n++] = emperor_part (kind, EMPEROR_WHAT_TAKE, card);
  parts[n++] = emperor_part (EMPEROR_ACTION_COLLECT, EMPEROR_WHAT_TAKE, card);
  parts[n++] = emperor_part (EMPEROR_ACTION_MOVE, EMPEROR_WHAT_TAKE, card);
  return n;
}

static guint
list_other_parts (EmperorView *self, gint kind, guint key, FavorPart *parts)
{
  guint n = 0;

  if (key == EMPEROR_KEY_EMPRESS)
    {
      if (kind == EMPEROR_ACTION_PLAY)
        parts[n++] = emperor_part (kind, EMPEROR_WHAT_CHOICE, EMPEROR_CHOICE_EMPRESS);
      parts[n++] = emperor_part (EMPEROR_ACTION_ALLY_EMPRESS, EMPEROR_WHAT_KIND, 0);
    }
  else if (key == EMPEROR_KEY_TREASURY)
    parts[n++] = emperor_part (EMPEROR_ACTION_SELL, EMPEROR_WHAT_KIND, 0);
  else if (key == EMPEROR_KEY_MARKET)
    parts[n++] = emperor_part (EMPEROR_ACTION_BUY_MARKET, EMPEROR_WHAT_KIND, 0);
  else if (emperor_view_get_holder (self) >= 0 &&
           key == EMPEROR_KEY_MEEPLE + (guint) emperor_view_get_holder (self))
    parts[n++] = emperor_part (EMPEROR_ACTION_MOVE, EMPEROR_WHAT_KIND, 0);
  return n;
}

/* The parts that a piece stands for, the likeliest first; `parts` has room for PARTS_MOST. */
static guint
list_parts (EmperorView *self, FavorPiece *piece, FavorPart *parts)
{
  guint key = favor_piece_get_key (piece);
  gint  kind = favor_chooser_get_n_parts (FAVOR_CHOOSER (self->aim)) > 0
                 ? emperor_aim_get_kind (self->aim)
                 : FAVOR_NONE;

  if (favor_hand_holds (self->hand, piece))
    return list_hand_parts (kind, key, parts);
  if (key < EMPEROR_KEY_STAFF + EMPEROR_N_STAFF)
    return list_staff_parts (kind, (gint) key, parts);
  if (key >= EMPEROR_KEY_PILE && key < EMPEROR_KEY_PILE + EMPEROR_N_CARDS)
    return list_pile_parts (kind, (gint) key - EMPEROR_KEY_PILE, parts);
  if (key >= EMPEROR_KEY_SLOT && key < EMPEROR_KEY_SLOT + EMPEROR_N_STAFF)
    return list_slot_parts (self, kind, (gint) key - EMPEROR_KEY_SLOT, parts);
  return list_other_parts (self, kind, key, parts);
}

/* ---- How pieces stand out ------------------------------------------------------------- */

/* Of what is chosen already, cards are exchanged by pointing at others. */
static gboolean
is_exchanged (EmperorWhat what)
{
  return what == EMPEROR_WHAT_PAY || what == EMPEROR_WHAT_GIVE ||
         what == EMPEROR_WHAT_TAKE || what == EMPEROR_WHAT_FROM;
}

static gboolean
is_offered (EmperorView *self, FavorPart part)
{
  return emperor_aim_continues (self->aim, part) ||
         (is_exchanged (part.what) && part.kind >= 0 &&
          emperor_aim_exchanges (self->aim, part));
}

static gboolean
is_chosen (EmperorView *self, FavorPart part)
{
  if (part.what != EMPEROR_WHAT_KIND)
    return emperor_aim_count (self->aim, part.what, part.value) > 0;
  for (guint i = 0; i < favor_chooser_get_n_parts (FAVOR_CHOOSER (self->aim)); i++)
    if (favor_chooser_get_part (FAVOR_CHOOSER (self->aim), i).kind == part.kind)
      return TRUE;
  return FALSE;
}

/* Before anything is chosen, where Meeples and sold cards go is left alone. */
static gboolean
is_quiet (EmperorView *self, guint key)
{
  return favor_chooser_get_n_parts (FAVOR_CHOOSER (self->aim)) == 0 &&
         emperor_view_is_free (self) &&
         (key < EMPEROR_KEY_EMPRESS || key == EMPEROR_KEY_TREASURY ||
          (key >= EMPEROR_KEY_PILE && key < EMPEROR_KEY_PILE + EMPEROR_N_CARDS));
}

/* How many alike cards lie above this one in the hand. */
static guint
count_above (EmperorView *self, FavorPiece *piece)
{
  guint      n = 0;
  GPtrArray *pieces = favor_hand_get_pieces (self->hand);
  guint      key = favor_piece_get_key (piece);

  for (guint i = 0; i < pieces->len; i++)
    {
      guint other = favor_piece_get_key (g_ptr_array_index (pieces, i));

      n += other > key && other / EMPEROR_KEY_COPIES == key / EMPEROR_KEY_COPIES;
    }
  return n;
}

/* Of alike cards those that lie on top are chosen: one to be played, the next ones to be given. */
static gboolean
is_chosen_copy (EmperorView *self, FavorPiece *piece, FavorPart part)
{
  guint copy;
  guint before = part.what == EMPEROR_WHAT_CARD
                   ? 0
                   : emperor_aim_count (self->aim, EMPEROR_WHAT_CARD, part.value);

  if (!favor_hand_holds (self->hand, piece) ||
      favor_piece_get_key (piece) >= EMPEROR_KEY_OPEN)
    return TRUE;
  copy = count_above (self, piece);
  return copy >= before &&
         copy < before + emperor_aim_count (self->aim, part.what, part.value);
}

static FavorPieceState
state_of (EmperorView *self, FavorPiece *piece)
{
  FavorPart       parts[PARTS_MOST];
  guint           n = list_parts (self, piece, parts);
  FavorPieceState state = 0;

  /* All that one has can be offered. */
  if (emperor_view_is_composing (self))
    return favor_hand_holds (self->hand, piece) &&
               favor_piece_get_key (piece) < EMPEROR_KEY_DONE
             ? FAVOR_PIECE_CHOOSABLE
             : 0;
  for (guint i = 0; i < n; i++)
    {
      if (is_chosen (self, parts[i]) && is_chosen_copy (self, piece, parts[i]))
        return FAVOR_PIECE_CHOSEN;
      if (is_offered (self, parts[i]))
        state = FAVOR_PIECE_CHOOSABLE;
    }
  if (!favor_hand_holds (self->hand, piece) &&
      is_quiet (self, favor_piece_get_key (piece)))
    return 0;
  return state;
}

/* Own cards are what the action takes: another one is not a new beginning. */
static gboolean
takes_cards (EmperorView *self)
{
  gint kind = favor_chooser_get_n_parts (FAVOR_CHOOSER (self->aim)) > 0
                ? emperor_aim_get_kind (self->aim)
                : FAVOR_NONE;

  return kind == EMPEROR_ACTION_ALLY || kind == EMPEROR_ACTION_ALLY_EMPRESS ||
         (kind == EMPEROR_ACTION_COMPLETE_EVENT &&
          emperor_aim_get_open (self->aim) == EMPEROR_WHAT_PAY) ||
         (kind == EMPEROR_ACTION_PLAY &&
          (emperor_aim_get_open (self->aim) == EMPEROR_WHAT_GIVE ||
           emperor_aim_get_open (self->aim) == EMPEROR_WHAT_PAY));
}

#define CHOICE_STATES (FAVOR_PIECE_CHOOSABLE | FAVOR_PIECE_CHOSEN | FAVOR_PIECE_VEILED)

/* Otherwise the hand is only looked at, to decide something else. */
static gboolean
asks_for_cards (EmperorView *self)
{
  const EmperorState *state = emperor_view_get_state (self);

  return emperor_view_is_free (self) || state->prompt == EMPEROR_PROMPT_REACT ||
         state->head.phase == EMPEROR_PHASE_DISCARD;
}

/* What cannot be chosen in the place of what is, or is not taken by it. Events are there to be
 * read. */
static gboolean
is_veiled (EmperorView *self, FavorPiece *piece)
{
  FavorPart parts[PARTS_MOST];
  guint     n = list_parts (self, piece, parts);

  if (!asks_for_cards (self))
    return FALSE;
  if (favor_piece_get_key (piece) >= EMPEROR_KEY_OPEN &&
      favor_chooser_get_n_parts (FAVOR_CHOOSER (self->aim)) == 0)
    return FALSE;
  for (guint i = 0; i < n && !takes_cards (self); i++)
    if (emperor_aim_begins (self->aim, parts[i]))
      return FALSE;
  return TRUE;
}

static void
update_piece (EmperorView *self, FavorPiece *piece)
{
  FavorPieceState  state = favor_piece_get_state (piece) & ~CHOICE_STATES;
  g_autofree char *why_not = NULL;

  if (emperor_view_is_open (self))
    {
      FavorPieceState choice = state_of (self, piece);

      state |= choice;
      if (choice == 0 && favor_hand_holds (self->hand, piece))
        {
          FavorPart parts[PARTS_MOST];

          if (is_veiled (self, piece))
            state |= FAVOR_PIECE_VEILED;
          why_not = emperor_view_explain (self, parts, list_parts (self, piece, parts));
        }
    }
  favor_piece_set_why_not (piece, why_not);
  favor_piece_set_state (piece, state);
}

static void
update_children (EmperorView *self, GtkWidget *parent)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (FAVOR_IS_PIECE (child))
      update_piece (self, FAVOR_PIECE (child));
}

/* Who is about to plot, and may have promised not to. */
static FavorSeat
find_plotter (EmperorView *self)
{
  gint card = emperor_aim_get (self->aim, EMPEROR_WHAT_CARD);

  return emperor_view_is_open (self) && card >= 0 && emperor_is_plot (card)
           ? emperor_view_get_state (self)->head.decider
           : FAVOR_SEAT_NONE;
}

static void
update (FavorPieceView *view)
{
  EmperorView *self = EMPEROR_VIEW (view);

  update_children (self, GTK_WIDGET (self->palace));
  update_children (self, GTK_WIDGET (self->hand));
  emperor_view_update_preview (self);
  emperor_view_mark_tool (self);
  emperor_summary_stress (self->summary, find_plotter (self));
}

/* ---- Acting --------------------------------------------------------------------------- */

static void
refuse (EmperorView *self, const FavorPart *parts, guint n_parts, FavorPiece *piece)
{
  g_autofree char *why = emperor_view_explain (self, parts, n_parts);

  if (why != NULL)
    favor_game_view_refuse (FAVOR_GAME_VIEW (self), why, GTK_WIDGET (piece));
}

/* What a payment takes out of the hand, in Gold. */
static guint
worth_of (const FavorAction *action)
{
  guint worth = 0;

  for (guint arg = 0; arg < EMPEROR_N_PLAY_ARGS; arg++)
    if (emperor_aim_what_of (action->kind, arg) == EMPEROR_WHAT_PAY &&
        action->arg[arg] >= 0)
      worth += emperor_gold_values[action->arg[arg]];
  return worth;
}

/* The cards and Stars of an action, as if a person had chosen them one by one. */
static void
choose_things (EmperorView *self, const FavorAction *action, gboolean payment_only)
{
  for (guint arg = 0; arg < EMPEROR_N_PLAY_ARGS; arg++)
    {
      EmperorWhat what = emperor_aim_what_of (action->kind, arg);
      FavorPart   part = emperor_part (action->kind, what, action->arg[arg]);

      if ((what == EMPEROR_WHAT_PAY || (is_exchanged (what) && !payment_only)) &&
          part.value >= 0)
        emperor_aim_propose (self->aim, part);
    }
}

/* The cheapest payment is proposed at once; it is changed by pointing at other cards. */
static void
propose_payment (EmperorView *self)
{
  g_autoptr (GArray) left = favor_chooser_list_left (FAVOR_CHOOSER (self->aim));
  guint              best = 0;
  FavorAction        action;

  if (emperor_aim_get_open (self->aim) != EMPEROR_WHAT_PAY &&
      emperor_aim_get_open (self->aim) != EMPEROR_WHAT_FROM)
    return;
  for (guint i = 1; i < left->len; i++)
    if (worth_of (&g_array_index (left, FavorAction, i)) <
        worth_of (&g_array_index (left, FavorAction, best)))
      best = i;
  action = g_array_index (left, FavorAction, best);
  choose_things (self, &action, TRUE);
}

/* A card in hand is played unless something else is said. */
static void
follow_up (EmperorView *self, FavorPart part)
{
  FavorPart play = emperor_part (EMPEROR_ACTION_PLAY, EMPEROR_WHAT_KIND, 0);

  if (part.what == EMPEROR_WHAT_CARD && emperor_aim_get_kind (self->aim) < 0 &&
      emperor_aim_continues (self->aim, play))
    favor_chooser_choose (FAVOR_CHOOSER (self->aim), play);
  propose_payment (self);
  /* What is left without a choice is seen, too. */
  if (favor_chooser_get_action (FAVOR_CHOOSER (self->aim)) != NULL)
    {
      FavorAction action = *favor_chooser_get_action (FAVOR_CHOOSER (self->aim));

      choose_things (self, &action, FALSE);
    }
}

static const FavorPart *
find_fitting (EmperorView *self, const FavorPart *parts, guint n_parts, gboolean own)
{
  gint kind = emperor_aim_get_kind (self->aim);

  for (guint i = 0; i < n_parts; i++)
    if (emperor_aim_continues (self->aim, parts[i]))
      return &parts[i];
  for (guint i = 0; i < n_parts; i++)
    if (parts[i].kind >= 0 && parts[i].kind == kind &&
        emperor_aim_exchanges (self->aim, parts[i]))
      return &parts[i];
  for (guint i = 0; i < n_parts && !(own && takes_cards (self)); i++)
    if (emperor_aim_begins (self->aim, parts[i]))
      return &parts[i];
  return NULL;
}

gboolean
emperor_view_choose (EmperorView     *self,
                     const FavorPart *parts,
                     guint            n_parts,
                     FavorPiece      *piece)
{
  const FavorPart *part;

  if (!emperor_view_is_open (self) || n_parts == 0)
    return FALSE;
  if (emperor_view_is_composing (self) && emperor_view_is_free (self))
    {
      favor_game_view_refuse (
        FAVOR_GAME_VIEW (self),
        /* Translators: why nothing can be chosen on the board while a trade
                               * is put together beside it */
        _ ("Offer the trade, or close its page first."),
        GTK_WIDGET (piece));
      return FALSE;
    }
  part = find_fitting (self,
                       parts,
                       n_parts,
                       piece != NULL && favor_hand_holds (self->hand, piece));
  if (part == NULL)
    {
      refuse (self, parts, n_parts, piece);
      return FALSE;
    }
  favor_chooser_choose (FAVOR_CHOOSER (self->aim), *part);
  follow_up (self, *part);
  return TRUE;
}

/* Whether the piece is part of what is chosen, and which. */
static gboolean
find_chosen (EmperorView *self, FavorPiece *piece, FavorPart *part)
{
  FavorPart parts[PARTS_MOST];
  guint     n = list_parts (self, piece, parts);

  for (guint i = 0; i < n; i++)
    if (is_chosen (self, parts[i]) && is_chosen_copy (self, piece, parts[i]))
      {
        *part = parts[i];
        return TRUE;
      }
  return FALSE;
}

gboolean
emperor_view_takes_back (EmperorView *self, FavorPiece *piece)
{
  FavorPart part;

  return favor_hand_holds (self->hand, piece) && find_chosen (self, piece, &part) &&
         (part.what == EMPEROR_WHAT_PAY || part.what == EMPEROR_WHAT_GIVE);
}

/* The piece is part of what is chosen: a payment is taken back, anything else is committed. */
static void
press_again (EmperorView *self, FavorPiece *piece, FavorPart part)
{
  if (emperor_view_takes_back (self, piece))
    for (guint i = favor_chooser_get_n_parts (FAVOR_CHOOSER (self->aim)); i-- > 0;)
      if (favor_chooser_get_part (FAVOR_CHOOSER (self->aim), i).what == part.what &&
          favor_chooser_get_part (FAVOR_CHOOSER (self->aim), i).value == part.value)
        {
          favor_chooser_remove (FAVOR_CHOOSER (self->aim), i);
          return;
        }
  favor_piece_view_commit (FAVOR_PIECE_VIEW (self));
}

/* A pile lies on the card of its Staff: where that can be chosen, the whole of it can. */
static guint
list_pressed_parts (EmperorView *self, FavorPiece *piece, FavorPart *parts)
{
  guint       key = favor_piece_get_key (piece), n = list_parts (self, piece, parts);
  gint        staff;
  FavorPiece *card;

  if (favor_hand_holds (self->hand, piece) || key < EMPEROR_KEY_PILE ||
      key >= EMPEROR_KEY_PILE + EMPEROR_N_CARDS)
    return n;
  staff = emperor_card_staff ((gint) (key - EMPEROR_KEY_PILE));
  card = emperor_palace_get_piece (self->palace, EMPEROR_KEY_STAFF + (guint) staff);
  if ((favor_piece_get_state (card) & FAVOR_PIECE_CHOOSABLE) == 0)
    return n;
  return n + list_parts (self, card, parts + n);
}

static void
press (FavorPieceView *view, FavorPiece *piece)
{
  EmperorView *self = EMPEROR_VIEW (view);
  FavorPart    parts[2 * PARTS_MOST], chosen;
  guint        n;

  if (!emperor_view_is_open (self) || emperor_view_offer_piece (self, piece))
    return;
  if (find_chosen (self, piece, &chosen))
    {
      press_again (self, piece, chosen);
      return;
    }
  n = list_pressed_parts (self, piece, parts);
  if (emperor_view_choose (self, parts, n, piece))
    favor_piece_view_pick (FAVOR_PIECE_VIEW (self));
}

/* What dropping something there means, after the dropped piece was chosen. */
static guint
list_drop_parts (EmperorView *self, FavorPiece *on, FavorPart *parts)
{
  guint key = favor_piece_get_key (on), n = 0;

  if (favor_hand_holds (self->hand, on))
    return 0;
  if (key == EMPEROR_KEY_EMPRESS)
    parts[n++] = emperor_part (EMPEROR_ACTION_PLAY, EMPEROR_WHAT_KIND, 0);
  return n + list_parts (self, on, parts + n);
}

static void
drop (FavorPieceView *view, FavorPiece *on, FavorPiece *piece)
{
  EmperorView *self = EMPEROR_VIEW (view);
  FavorPart    parts[PARTS_MOST + 1];
  guint        key = favor_piece_get_key (piece), n;

  if (!emperor_view_is_open (self))
    return;
  favor_chooser_clear (FAVOR_CHOOSER (self->aim));
  if (!favor_hand_holds (self->hand, piece) && key >= EMPEROR_KEY_SLOT &&
      key < EMPEROR_KEY_SLOT + EMPEROR_N_STAFF)
    {
      n = list_parts (self, on, parts);
      if (emperor_view_choose (self, parts, n, on))
        {
          parts[0] = emperor_part (emperor_aim_get_kind (self->aim),
                                   EMPEROR_WHAT_FROM,
                                   (gint) key - EMPEROR_KEY_SLOT);
          emperor_view_choose (self, parts, 1, on);
        }
      return;
    }
  n = list_parts (self, piece, parts);
  if (!emperor_view_choose (self, parts, n, piece))
    return;
  n = list_drop_parts (self, on, parts);
  if (emperor_view_choose (self, parts, n, on) &&
      emperor_aim_get_kind (self->aim) != EMPEROR_ACTION_ALLY)
    favor_piece_view_commit (FAVOR_PIECE_VIEW (self));
}

void
emperor_view_install_choices (FavorPieceViewClass *piece_class)
{
  piece_class->update = update;
  piece_class->press = press;
  piece_class->drop = drop;
}
