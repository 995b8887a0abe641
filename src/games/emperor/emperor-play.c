/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include "emperor-step.h"

/* What the cards do that are played in the own turn (2.2, 2.3). */

#define DICE_SIDES       6
#define DICE_GOLD        2
#define ELIXIR_CARDS     3
#define LINEAGE_POINTS   7
#define HAIRPIN_POINTS   6
#define ROBE_POINTS      8
#define ROBE_POINTS_LESS 4
#define SILK_MOST        8
#define TABLET_MOST      9

static void
take (EmperorState *state, FavorSeat seat, gint16 card, FavorEvents *events)
{
  if (card == FAVOR_NONE)
    return;
  emperor_take_card (state, seat, card);
  FAVOR_EMIT (events, EMPEROR_LOG_CARD_TAKEN, seat, card);
}

static void
play_soup (EmperorState *state, FavorSeat seat, FavorEvents *events)
{
  gint gold = 1;

  for (guint other = 0; other < state->head.n_seats; other++)
    if (state->points[other] > state->points[seat])
      gold = 3;
  gold = emperor_draw_gold (state, seat, gold);
  FAVOR_EMIT (events, EMPEROR_LOG_GOLD_TAKEN, seat, (gint16) gold);
}

/* Dumplings, Imperial Banquet, Smuggler's Cache. */
static void
play_takes (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  take (state, action->seat, action->arg[EMPEROR_PLAY_TAKE_1], events);
  take (state, action->seat, action->arg[EMPEROR_PLAY_TAKE_2], events);
}

static void
play_scroll (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  const gint16 give = action->arg[EMPEROR_PLAY_GIVE];

  emperor_return_card (state, action->seat, give);
  FAVOR_EMIT (events, EMPEROR_LOG_CARD_RETURNED, action->seat, give);
  take (state, action->seat, action->arg[EMPEROR_PLAY_TAKE_1], events);
}

/* Rare Ore and Prayer Beads: ruling 21. */
static void
play_upgrade (EmperorState      *state,
              const FavorAction *action,
              gint16             n,
              FavorEvents       *events)
{
  const gint16 give = action->arg[EMPEROR_PLAY_GIVE];

  for (gint16 i = 0; i < n; i++)
    emperor_return_card (state, action->seat, give);
  emperor_take_card (state, action->seat, give + 1);
  state->upgrades++;
  FAVOR_EMIT (events, EMPEROR_LOG_UPGRADED, action->seat, give, give + 1, n);
}

static void
play_elixir (EmperorState *state, FavorSeat seat)
{
  const guint due = emperor_allies_with_cards (state, seat) &
                    ~(1u << EMPEROR_STAFF_APOTHECARY);

  state->elixir_used = TRUE;
  state->due = (guint8) due;
  state->left = ELIXIR_CARDS;
  state->head.phase = EMPEROR_PHASE_COLLECT;
}

static void
play_incense (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  const FavorSeat seat = action->seat;
  const gint16    event = action->arg[EMPEROR_PLAY_EVENT];

  emperor_list_remove (state->open_events[seat], &state->n_open[seat], event);
  state->prompt_old = (gint8) event;
  FAVOR_TELL (events, EMPEROR_LOG_EVENT_EXCHANGED, seat, 1u << seat, event);
  emperor_look_events (state, EMPEROR_WHY_INCENSE, events);
}

static void
play_map (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  const gint16 staff = state->meeple[action->seat];

  emperor_put_star (state, action->seat, staff, action->arg[EMPEROR_PLAY_FROM], events);
  FAVOR_EMIT (events, EMPEROR_LOG_STAR_GIVEN, action->seat, staff);
}

static void
play_dice (EmperorState *state, FavorSeat seat, FavorEvents *events)
{
  const gint16 a = (gint16) (1 + favor_rng_below (&state->head.rng, DICE_SIDES));
  const gint16 b = (gint16) (1 + favor_rng_below (&state->head.rng, DICE_SIDES));
  const gint   gold = emperor_draw_gold (state, seat, a + b + DICE_GOLD);

  FAVOR_EMIT (events, EMPEROR_LOG_DICE_ROLLED, seat, a, b, (gint16) gold);
}

static void
play_passage (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  /* Where only one pile has a card, either parameter may name it. */
  const gint16 first = action->arg[EMPEROR_PLAY_TAKE_1];
  const gint16 second = action->arg[EMPEROR_PLAY_TAKE_2];

  emperor_apply_move (state,
                      action->arg[EMPEROR_PLAY_STAFF],
                      first != FAVOR_NONE ? first : second,
                      events);
  if (first != FAVOR_NONE)
    take (state, action->seat, second, events);
}

static gint
doubles (const EmperorState *state, FavorSeat seat, gint stars)
{
  gint n = 0;

  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    n += state->stars[seat][staff] >= stars;
  return n;
}

/* What a Black Market card brings that is played for Favor. */
static gint
points_for (const EmperorState *state, FavorSeat seat, gint piece)
{
  switch (piece)
    {
    case EMPEROR_FORGED_LINEAGE:
      return LINEAGE_POINTS;
    case EMPEROR_PHOENIX_HAIRPIN:
      return HAIRPIN_POINTS;
    case EMPEROR_DRAGON_ROBE:
      return doubles (state, seat, 3) > 0 ? ROBE_POINTS : ROBE_POINTS_LESS;
    case EMPEROR_TRIBUTE_SILK:
      return MIN (SILK_MOST, 2 * doubles (state, seat, 2));
    case EMPEROR_ANCESTRAL_TABLET:
      return MIN (TABLET_MOST, 3 + 2 * state->n_done[seat]);
    default:
      return 0;
    }
}

static void
play_for_points (EmperorState      *state,
                 const FavorAction *action,
                 gint               piece,
                 FavorEvents       *events)
{
  const FavorSeat seat = action->seat;
  const gint      points = points_for (state, seat, piece);

  if (piece == EMPEROR_PHOENIX_HAIRPIN &&
      action->arg[EMPEROR_PLAY_CHOICE] == EMPEROR_CHOICE_EMPRESS)
    {
      emperor_win_empress (state, &action->arg[EMPEROR_PLAY_PAY_1], 0, events);
      return;
    }
  emperor_gain (state, seat, EMPEROR_ROW_MARKET, points);
  FAVOR_EMIT (events, EMPEROR_LOG_FAVOR_GAINED, seat, (gint16) points);
  emperor_weigh (state, seat, events);
}

static void
play_for_gold (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  const gint16 nothing[2] = { FAVOR_NONE, FAVOR_NONE };

  emperor_buy_star (state,
                    action->arg[EMPEROR_PLAY_STAFF],
                    action->arg[EMPEROR_PLAY_FROM],
                    nothing,
                    events);
}

static void
play_plot (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  const gint16    piece = action->arg[EMPEROR_PLAY_PIECE];
  const FavorSeat target = (FavorSeat) action->arg[EMPEROR_PLAY_TARGET];

  FAVOR_EMIT (events, EMPEROR_LOG_PLOTTED, action->seat, target, piece);
  emperor_break_promises (state, action->seat, target, piece, events);
  state->prompt = EMPEROR_PROMPT_REACT;
  state->prompt_by = action->seat;
  state->prompt_target = target;
  state->prompt_card = (gint8) piece;
  state->prompt_staff = (gint8) action->arg[EMPEROR_PLAY_STAFF];
  state->prompt_staff_2 = (gint8) action->arg[EMPEROR_PLAY_STAFF_2];
  state->prompt_from = (gint8) action->arg[EMPEROR_PLAY_FROM];
  state->prompt_take = (gint8) action->arg[EMPEROR_PLAY_TAKE_1];
  /* Ruling 33: the target is asked, whatever he holds. */
  state->head.decider = target;
}

static void
play_market (EmperorState      *state,
             const FavorAction *action,
             gint               piece,
             FavorEvents       *events)
{
  switch (piece)
    {
    case EMPEROR_SMUGGLERS_CACHE:
      play_takes (state, action, events);
      break;
    case EMPEROR_LOADED_DICE:
      play_dice (state, action->seat, events);
      break;
    case EMPEROR_FORGED_EDICT:
      play_for_gold (state, action, events);
      break;
    case EMPEROR_SECRET_PASSAGE:
      play_passage (state, action, events);
      break;
    default:
      play_for_points (state, action, piece, events);
      break;
    }
}

static void
play_book (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  state->book_used = TRUE;
  emperor_apply_move (state,
                      action->arg[EMPEROR_PLAY_STAFF],
                      action->arg[EMPEROR_PLAY_TAKE_1],
                      events);
}

static void
play_card (EmperorState *state, const FavorAction *action, gint card, FavorEvents *events)
{
  switch (card)
    {
    case EMPEROR_SOUP:
      play_soup (state, action->seat, events);
      break;
    case EMPEROR_DUMPLINGS:
    case EMPEROR_BANQUET:
      play_takes (state, action, events);
      break;
    case EMPEROR_COMMERCE_SCROLL:
      play_scroll (state, action, events);
      break;
    case EMPEROR_RARE_ORE:
      play_upgrade (state, action, 2, events);
      break;
    case EMPEROR_PRAYER_BEADS:
      play_upgrade (state, action, 1, events);
      break;
    case EMPEROR_ELIXIR:
      play_elixir (state, action->seat);
      break;
    case EMPEROR_INCENSE:
      play_incense (state, action, events);
      break;
    case EMPEROR_ORACLE_BONES:
      emperor_look_market (state, events);
      break;
    case EMPEROR_MAP:
      play_map (state, action, events);
      break;
    case EMPEROR_BOOK:
      play_book (state, action, events);
      break;
    default:
      g_assert_not_reached ();
    }
}

void
emperor_apply_play (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  const gint16 piece = action->arg[EMPEROR_PLAY_PIECE];

  /* Before anything happens (ruling 18). */
  emperor_leave_hand (state, action->seat, piece);
  if (emperor_is_plot (piece))
    {
      play_plot (state, action, events);
      return;
    }
  FAVOR_EMIT (events, EMPEROR_LOG_PLAYED, action->seat, piece);
  if (piece < EMPEROR_N_CARDS)
    play_card (state, action, piece, events);
  else
    play_market (state, action, piece, events);
}
