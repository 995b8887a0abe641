/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include "emperor-explain.h"

#include "emperor-step.h"

/* What speaks for playing a card, and for what is done against a plot. */

#define DICE_LEAST 4

/* Cards without a target */

/* What the piece brings in Favor if it is played now; 0: it is for something else. */
static gint
find_points (const EmperorExplain *self, gint piece)
{
  EmperorState      state = *self->state;
  const gint32      before = state.points[self->seat];
  const FavorAction action = { .kind = EMPEROR_ACTION_PLAY,
                               .seat = self->seat,
                               .arg = {
                                 [EMPEROR_PLAY_PIECE] = (gint16) piece,
                                 [EMPEROR_PLAY_TARGET] = FAVOR_NONE,
                                 [EMPEROR_PLAY_STAFF] = FAVOR_NONE,
                                 [EMPEROR_PLAY_STAFF_2] = FAVOR_NONE,
                                 [EMPEROR_PLAY_FROM] = FAVOR_NONE,
                                 [EMPEROR_PLAY_GIVE] = FAVOR_NONE,
                                 [EMPEROR_PLAY_TAKE_1] = FAVOR_NONE,
                                 [EMPEROR_PLAY_TAKE_2] = FAVOR_NONE,
                                 [EMPEROR_PLAY_PAY_1] = FAVOR_NONE,
                                 [EMPEROR_PLAY_PAY_2] = FAVOR_NONE,
                                 [EMPEROR_PLAY_PAY_3] = FAVOR_NONE,
                                 [EMPEROR_PLAY_EVENT] = FAVOR_NONE,
                                 [EMPEROR_PLAY_CHOICE] = piece == EMPEROR_PHOENIX_HAIRPIN
                                                           ? EMPEROR_CHOICE_FAVOR
                                                           : FAVOR_NONE } };

  if (piece < EMPEROR_FORGED_LINEAGE || piece > EMPEROR_ANCESTRAL_TABLET)
    return 0;
  emperor_clear_prompt (&state);
  state.head.phase = EMPEROR_PHASE_PLAY;
  state.head.decider = self->seat;
  if (!emperor_has_piece (&state, self->seat, piece))
    emperor_list_add (state.market_hand[self->seat],
                      &state.n_market_hand[self->seat],
                      piece - EMPEROR_N_CARDS);
  if (!emperor_check (&state, &action, NULL))
    return 0;
  emperor_apply (&state, &action, NULL);
  return state.points[self->seat] - before;
}

void
emperor_explain_market (const EmperorExplain *self)
{
  const gint16 market = self->action->arg[0];
  const gint   piece = EMPEROR_N_CARDS + market;

  emperor_say (self, MARKET_USE, 50, market);
  emperor_say_amount (self, EMPEROR_REASON_MARKET_FAVOR, 90, find_points (self, piece));
}

/* What came into the hand, which the action says already; the piece that was played is gone before. */
static void
explain_cards (const EmperorExplain *self, const EmperorState *after)
{
  const gint piece = self->action->arg[EMPEROR_PLAY_PIECE];
  gint16     taken[2] = { FAVOR_NONE, FAVOR_NONE };
  guint      n = 0;

  for (gint16 card = 0; card < EMPEROR_N_CARDS && n < 2; card++)
    if (after->hand[self->seat][card] >
        self->state->hand[self->seat][card] - (card == piece))
      taken[n++] = card;
  for (guint i = 0; i < n; i++)
    emperor_explain_use (self, taken[i], 40);
}

static void
explain_open_card (const EmperorExplain *self)
{
  const gint16 *arg = self->action->arg;
  EmperorState  after = *self->state;

  emperor_apply (&after, self->action, NULL);
  emperor_explain_score (self, &after);
  if (arg[EMPEROR_PLAY_PIECE] == EMPEROR_FORGED_EDICT)
    emperor_explain_star (self, arg[EMPEROR_PLAY_STAFF], &after);
  else if (arg[EMPEROR_PLAY_PIECE] == EMPEROR_MAP)
    emperor_say (self, FREE_STAR, 200, self->state->meeple[self->seat]);
  else if (arg[EMPEROR_PLAY_CHOICE] == EMPEROR_CHOICE_EMPRESS &&
           arg[EMPEROR_PLAY_PIECE] == EMPEROR_PHOENIX_HAIRPIN)
    emperor_say (self, EMPRESS, 2000, 0);
  else
    emperor_say_amount (self,
                        EMPEROR_REASON_FAVOR,
                        100,
                        after.points[self->seat] - self->state->points[self->seat]);
  if (arg[EMPEROR_PLAY_PIECE] == EMPEROR_ELIXIR)
    emperor_say_amount (self,
                        EMPEROR_REASON_COLLECTS,
                        120,
                        MIN (after.left, (gint) __builtin_popcount (after.due)));
  emperor_say_amount (self,
                      EMPEROR_REASON_GOLD,
                      40,
                      after.gold[self->seat] - self->state->gold[self->seat]);
  explain_cards (self, &after);
  emperor_explain_change (self, &after);
}

static void
explain_incense (const EmperorExplain *self)
{
  const gint            event = self->action->arg[EMPEROR_PLAY_EVENT];
  const EmperorProgress now = emperor_progress_measure (self->state,
                                                        self->seat,
                                                        (guint) event);

  if (now.wanted > 0 && now.met == 0 && !now.deeds)
    emperor_say (self, NO_PART, 120, (gint16) event);
  else if (now.met > 0 && now.met < now.wanted)
    emperor_say (self,
                 POOR_EVENT,
                 100,
                 (gint16) event,
                 (gint16) now.met,
                 (gint16) now.wanted);
  emperor_say_amount (self,
                      EMPEROR_REASON_LOOKS,
                      10,
                      MIN (self->state->n_event_deck, EMPEROR_MAX_LOOKS));
}

/* Plots */

/* What goes from `from` of so much. */
static gint
at_most (gint most, gint32 has)
{
  return (gint) MIN ((gint32) most, has);
}

static void
explain_loot (const EmperorExplain *self, FavorSeat target, gint piece)
{
  const EmperorState *state = self->state;
  gint                n = at_most (EMPEROR_PLOT_GOLD, state->gold[target]);

  if (piece == EMPEROR_TAX_LEDGER)
    n += state->options.limited_treasury ? MIN (EMPEROR_LEDGER_GOLD, state->treasury)
                                         : EMPEROR_LEDGER_GOLD;
  emperor_say_amount (self, EMPEROR_REASON_PLOT_GOLD, 45, n);
}

static void
explain_robbery (const EmperorExplain *self, FavorSeat target, gint cards)
{
  const gint n = MIN (cards, self->state->hand_size[target]);

  if (n > 0)
    emperor_say (self, PLOT_CARDS, 120 * n, target, (gint16) n);
}

static void
explain_favor_lost (const EmperorExplain *self, FavorSeat target)
{
  const gint n = at_most (EMPEROR_LOSS, self->state->points[target]);

  if (n > 0)
    emperor_say (self, PLOT_FAVOR, 60 * n, target, (gint16) n);
}

static void
explain_plot_card (const EmperorExplain *self, FavorSeat target)
{
  const gint16 *arg = self->action->arg;

  switch (arg[EMPEROR_PLAY_PIECE])
    {
    case EMPEROR_POISONED_TEA:
      emperor_say (self, PLOT_POISON, 100, target);
      break;
    case EMPEROR_NIGHTSHADE_VIAL:
      emperor_say (self, PLOT_STARVE, 200, target);
      break;
    case EMPEROR_TIGER_TALLY:
      emperor_say (self, PLOT_SWAP, 260, arg[EMPEROR_PLAY_STAFF]);
      emperor_say (self, PLOT_STAR, 200, target, arg[EMPEROR_PLAY_STAFF]);
      break;
    case EMPEROR_LEGENDARY_SWORD:
      emperor_say (self, PLOT_STAR, 200, target, arg[EMPEROR_PLAY_STAFF]);
      explain_loot (self, target, EMPEROR_LEGENDARY_SWORD);
      break;
    case EMPEROR_TAX_LEDGER:
      explain_loot (self, target, EMPEROR_TAX_LEDGER);
      break;
    case EMPEROR_HIRED_ASSASSIN:
      emperor_say (self, PLOT_STARS, 300, target);
      break;
    case EMPEROR_JADE_SCEPTER:
      explain_robbery (self, target, EMPEROR_SCEPTER_CARDS);
      break;
    case EMPEROR_NIGHT_THIEF:
      explain_robbery (self, target, EMPEROR_THIEF_CARDS);
      break;
    case EMPEROR_BLACKMAIL_LETTER:
      if (self->state->gold[target] >= EMPEROR_BLACKMAIL)
        emperor_say (self, PLOT_BLACKMAIL, 200, target);
      else
        explain_favor_lost (self, target);
      break;
    case EMPEROR_SLANDER_SCROLL:
      explain_favor_lost (self, target);
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
explain_plot (const EmperorExplain *self)
{
  const FavorSeat target = (FavorSeat) self->action->arg[EMPEROR_PLAY_TARGET];
  gboolean        leads = TRUE;

  explain_plot_card (self, target);
  for (FavorSeat other = 0; other < self->state->head.n_seats; other++)
    leads = leads &&
            (other == target || self->state->points[other] < self->state->points[target]);
  if (leads)
    emperor_say (self, PLOT_LEADER, 90, target, (gint16) self->state->points[target]);
}

void
emperor_explain_play (const EmperorExplain *self)
{
  const gint piece = self->action->arg[EMPEROR_PLAY_PIECE];

  if (emperor_is_plot (piece))
    explain_plot (self);
  else if (piece == EMPEROR_INCENSE)
    explain_incense (self);
  else if (piece == EMPEROR_ORACLE_BONES)
    emperor_say (self, FREE_MARKET, 400, 0);
  else if (piece != EMPEROR_LOADED_DICE)
    explain_open_card (self);
  else if (!self->state->options.limited_treasury || self->state->treasury >= DICE_LEAST)
    emperor_say (self, DICE, 400, 0);
}

/* Against a plot */

/* Gold that the plot takes from the seat. */
static gint
find_gold_at_stake (const EmperorExplain *self)
{
  return at_most (EMPEROR_PLOT_GOLD, self->state->gold[self->seat]);
}

static gint
find_favor_at_stake (const EmperorExplain *self)
{
  return at_most (EMPEROR_LOSS, self->state->points[self->seat]);
}

static void
explain_saved (const EmperorExplain *self)
{
  const EmperorState *state = self->state;

  switch (state->prompt_card)
    {
    case EMPEROR_POISONED_TEA:
    case EMPEROR_NIGHTSHADE_VIAL:
      emperor_say (self, SAVES_COLLECT, 150, 0);
      break;
    case EMPEROR_LEGENDARY_SWORD:
    case EMPEROR_TIGER_TALLY:
      emperor_say (self, SAVES_STAR, 250, state->prompt_staff);
      break;
    case EMPEROR_HIRED_ASSASSIN:
      emperor_say (self, SAVES_STARS, 400, 0);
      break;
    case EMPEROR_TAX_LEDGER:
      emperor_say_amount (self, EMPEROR_REASON_SAVES_GOLD, 40, find_gold_at_stake (self));
      break;
    case EMPEROR_JADE_SCEPTER:
      emperor_say_amount (self,
                          EMPEROR_REASON_SAVES_CARDS,
                          80,
                          MIN (EMPEROR_SCEPTER_CARDS, state->hand_size[self->seat]));
      break;
    case EMPEROR_NIGHT_THIEF:
      emperor_say_amount (self,
                          EMPEROR_REASON_SAVES_CARDS,
                          60,
                          MIN (EMPEROR_THIEF_CARDS, state->hand_size[self->seat]));
      break;
    case EMPEROR_BLACKMAIL_LETTER:
      emperor_say (self, SAVES_CHOICE, 200, 0);
      break;
    case EMPEROR_SLANDER_SCROLL:
      emperor_say_amount (self,
                          EMPEROR_REASON_SAVES_FAVOR,
                          90,
                          find_favor_at_stake (self));
      break;
    default:
      g_assert_not_reached ();
    }
}

void
emperor_explain_react (const EmperorExplain *self)
{
  const FavorSeat by = self->state->prompt_by;
  const gint      gold = at_most (EMPEROR_BLACKMAIL, self->state->gold[by]);

  explain_saved (self);
  if (self->action->arg[0] == EMPEROR_BODYGUARD && gold > 0)
    emperor_say (self, GUARD_PAYS, 40 * gold, by, (gint16) gold);
}

void
emperor_explain_let_pass (const EmperorExplain *self)
{
  static const gint16 guards[] = { EMPEROR_BODYGUARD,
                                   EMPEROR_STEEL_SHIELD,
                                   EMPEROR_MEDICINAL_HERBS };
  const gint          plot = self->state->prompt_card;

  for (guint i = 0; i < G_N_ELEMENTS (guards); i++)
    if (emperor_has_piece (self->state, self->seat, guards[i]) &&
        (guards[i] != EMPEROR_MEDICINAL_HERBS || emperor_is_poison (plot)))
      {
        emperor_say (self, KEEPS_PIECE, 60, guards[i]);
        break;
      }
  if (plot == EMPEROR_TAX_LEDGER && find_gold_at_stake (self) > 0)
    emperor_say (self, COSTS_GOLD, 80, (gint16) find_gold_at_stake (self));
  if ((plot == EMPEROR_TAX_LEDGER && find_gold_at_stake (self) == 0) ||
      (plot == EMPEROR_SLANDER_SCROLL && find_favor_at_stake (self) == 0))
    emperor_say (self, COSTS_NOTHING, 300, 0);
}

void
emperor_explain_answer (const EmperorExplain *self)
{
  const gint n = find_favor_at_stake (self);

  if (self->action->arg[0] == EMPEROR_ANSWER_PAY)
    {
      emperor_say_amount (self, EMPEROR_REASON_SAVES_FAVOR, 90, n);
      emperor_say_amount (self,
                          EMPEROR_REASON_GOLD_LEFT,
                          10,
                          self->state->gold[self->seat] - EMPEROR_BLACKMAIL);
      return;
    }
  if (n == 0)
    emperor_say (self, COSTS_NOTHING, 300, 0);
  else if (n < EMPEROR_LOSS)
    emperor_say (self, FEW_FAVOR, 200, (gint16) n);
  emperor_say_amount (self, EMPEROR_REASON_SAVES_GOLD, 20, self->state->gold[self->seat]);
}
