/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include "emperor-step.h"

/* What an Intrigue does that is let pass, and what stops it (5.5). P is the plotter, who is the
 * turn player, T the target. */

static void
take_gold (EmperorState *state,
           FavorSeat     from,
           FavorSeat     to,
           gint          gold,
           FavorEvents  *events)
{
  gold = emperor_give_gold (state, from, to, gold);
  if (gold > 0)
    FAVOR_EMIT (events, EMPEROR_LOG_GOLD_PAID, from, to, (gint16) gold);
}

static void
lose_star (EmperorState *state, FavorSeat target, gint staff, FavorEvents *events)
{
  state->stars[target][staff]--;
  FAVOR_EMIT (events, EMPEROR_LOG_STAR_LOST, state->prompt_by, target, (gint16) staff);
}

static void
lose_points (EmperorState *state, FavorSeat target, FavorEvents *events)
{
  const gint points = emperor_lose (state, target, EMPEROR_LOSS);

  if (points > 0)
    FAVOR_EMIT (events,
                EMPEROR_LOG_FAVOR_LOST,
                state->head.turn_owner,
                target,
                (gint16) points);
}

static void
poison (EmperorState *state, EmperorPoison kind, FavorEvents *events)
{
  const FavorSeat target = state->prompt_target;

  state->poison[target] = (guint8) kind;
  FAVOR_EMIT (events, EMPEROR_LOG_POISONED, state->prompt_by, target, (gint16) kind);
}

static void
tea (EmperorState *state, FavorEvents *events)
{
  const gint16 take = state->prompt_take;

  poison (state, EMPEROR_POISON_TEA, events);
  if (take == FAVOR_NONE)
    return;
  emperor_take_card (state, state->prompt_by, take);
  FAVOR_EMIT (events, EMPEROR_LOG_CARD_TAKEN, state->prompt_by, take);
}

static void
ledger (EmperorState *state, FavorEvents *events)
{
  gint gold;

  take_gold (state, state->prompt_target, state->prompt_by, EMPEROR_PLOT_GOLD, events);
  gold = emperor_draw_gold (state, state->prompt_by, EMPEROR_LEDGER_GOLD);
  if (gold > 0)
    FAVOR_EMIT (events, EMPEROR_LOG_GOLD_TAKEN, state->prompt_by, (gint16) gold);
}

static void
sword (EmperorState *state, FavorEvents *events)
{
  lose_star (state, state->prompt_target, state->prompt_staff, events);
  take_gold (state, state->prompt_target, state->prompt_by, EMPEROR_PLOT_GOLD, events);
}

/* Ruling 36: it never scores. */
static void
tally (EmperorState *state, FavorEvents *events)
{
  const FavorSeat by = state->prompt_by;
  const gint16    staff = state->prompt_staff;

  lose_star (state, state->prompt_target, staff, events);
  emperor_put_star (state, by, staff, state->prompt_from, events);
  FAVOR_EMIT (events, EMPEROR_LOG_STAR_GIVEN, by, staff);
}

static gint
draw_card (EmperorState *state, FavorSeat from)
{
  gint rest = (gint) favor_rng_below (&state->head.rng, state->hand_size[from]);
  gint card = 0;

  while (rest >= state->hand[from][card])
    rest -= state->hand[from][card++];
  return card;
}

static void
thief (EmperorState *state, FavorEvents *events)
{
  const FavorSeat by = state->prompt_by;
  const FavorSeat from = state->prompt_target;
  const guint     n = MIN (EMPEROR_THIEF_CARDS, state->hand_size[from]);

  for (guint i = 0; i < n; i++)
    {
      const gint16 card = (gint16) draw_card (state, from);

      emperor_rob_card (state, from, by, card);
      emperor_lose_track (state, from, 1);
      FAVOR_TELL (events, EMPEROR_LOG_STOLEN, by, 1u << by | 1u << from, from, card);
    }
}

/* Asks another question about the same plot. */
static void
ask (EmperorState *state, EmperorPrompt prompt, FavorSeat decider)
{
  const FavorSeat target = state->prompt_target;

  emperor_go_on (state);
  state->prompt = (guint8) prompt;
  state->prompt_by = state->head.turn_owner;
  state->prompt_target = target;
  state->head.decider = decider;
}

/* An Intrigue with another question to come says so. */
static gboolean
scepter (EmperorState *state, FavorEvents *events)
{
  const FavorSeat target = state->prompt_target;

  ask (state, EMPEROR_PROMPT_SEIZE, state->head.turn_owner);
  state->prompt_left = (guint8) MIN (EMPEROR_SCEPTER_CARDS, state->hand_size[target]);
  FAVOR_EMIT (events, EMPEROR_LOG_HAND_OPENED, state->prompt_by, target);
  return TRUE;
}

/* Ruling 41: without 5 Gold there is no choice. */
static gboolean
blackmail (EmperorState *state, FavorEvents *events)
{
  const FavorSeat target = state->prompt_target;

  if (state->gold[target] < EMPEROR_BLACKMAIL)
    {
      lose_points (state, target, events);
      return FALSE;
    }
  ask (state, EMPEROR_PROMPT_BLACKMAIL, target);
  return TRUE;
}

static gboolean
take_effect (EmperorState *state, FavorEvents *events)
{
  switch (state->prompt_card)
    {
    case EMPEROR_POISONED_TEA:
      tea (state, events);
      break;
    case EMPEROR_TAX_LEDGER:
      ledger (state, events);
      break;
    case EMPEROR_JADE_SCEPTER:
      return scepter (state, events);
    case EMPEROR_LEGENDARY_SWORD:
      sword (state, events);
      break;
    case EMPEROR_TIGER_TALLY:
      tally (state, events);
      break;
    case EMPEROR_HIRED_ASSASSIN:
      lose_star (state, state->prompt_target, state->prompt_staff, events);
      lose_star (state, state->prompt_target, state->prompt_staff_2, events);
      break;
    case EMPEROR_BLACKMAIL_LETTER:
      return blackmail (state, events);
    case EMPEROR_NIGHT_THIEF:
      thief (state, events);
      break;
    case EMPEROR_SLANDER_SCROLL:
      lose_points (state, state->prompt_target, events);
      break;
    case EMPEROR_NIGHTSHADE_VIAL:
      poison (state, EMPEROR_POISON_NIGHTSHADE, events);
      break;
    default:
      g_assert_not_reached ();
    }
  return FALSE;
}

void
emperor_apply_let_pass (EmperorState      *state,
                        const FavorAction *action,
                        FavorEvents       *events)
{
  state->hits++;
  FAVOR_EMIT (events, EMPEROR_LOG_LET_PASS, action->seat, action->seat);
  if (!take_effect (state, events))
    emperor_go_on (state);
}

void
emperor_apply_react (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  const FavorSeat seat = action->seat;
  const gint16    piece = action->arg[0];

  emperor_leave_hand (state, seat, piece);
  FAVOR_EMIT (events, EMPEROR_LOG_STOPPED, seat, seat, piece);
  if (piece >= EMPEROR_N_CARDS)
    take_gold (state, state->prompt_by, seat, EMPEROR_BLACKMAIL, events);
  emperor_go_on (state);
}

void
emperor_apply_seize (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  const FavorSeat from = state->prompt_target;
  const gint16    card = action->arg[0];

  emperor_rob_card (state, from, action->seat, card);
  emperor_lose_track (state, from, 1);
  state->prompt_left--;
  FAVOR_TELL (events,
              EMPEROR_LOG_SEIZED,
              action->seat,
              1u << action->seat | 1u << from,
              from,
              card);
  if (state->prompt_left == 0 || state->hand_size[from] == 0)
    emperor_go_on (state);
}

void
emperor_apply_answer (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  const FavorSeat seat = action->seat;

  if (action->arg[0] == EMPEROR_ANSWER_PAY)
    {
      FAVOR_EMIT (events, EMPEROR_LOG_BLACKMAIL_PAID, seat, seat);
      take_gold (state, seat, state->prompt_by, EMPEROR_BLACKMAIL, events);
    }
  else
    {
      FAVOR_EMIT (events, EMPEROR_LOG_BLACKMAIL_REFUSED, seat, seat);
      lose_points (state, seat, events);
    }
  emperor_go_on (state);
}
