/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-dragon"

#include <glib/gi18n.h>

#include "dragon-state.h"

static const FavorWord phase_words[] = {
  /* Translators: what the clan {player} has to decide, above the buttons for it; as short as
   * it can be. */
  { "nominate", N_ ("{player}, call for a number of votes.") },
  { "vote", N_ ("{player}, place a vote.") },
  { "shift", N_ ("{player}, move your vote or keep it.") },
  { "answer", N_ ("{player}, answer the offer.") },
  { "break-tie", N_ ("{player}, break the tie.") },
  { "settle", N_ ("{player}, keep your promise or break it.") },
  { "send-home", N_ ("{player}, send a delegate home.") },
  { "over", N_ ("The game is over.") },
};

static const FavorEnum phases = FAVOR_ENUM ("phase", phase_words);

static const FavorWord placing_words[] = {
  /* Translators: how votes are placed. */
  { "in-turn", N_ ("In turn") },
  /* Translators: how votes are placed: in turn; then everybody may move the card once. */
  { "in-turn-move", N_ ("In turn, may be moved once") },
  /* Translators: how votes are placed: unseen, then shown together. */
  { "secret", N_ ("In secret, shown together") },
};

static const FavorEnum placings = FAVOR_ENUM ("placing", placing_words);

static const FavorWord negotiation_words[] = {
  { "full", N_ ("Deals and gifts") },
  { "gifts-only", N_ ("Gifts only") },
  { "off", N_ ("None") },
};

static const FavorEnum negotiations = FAVOR_ENUM ("negotiation", negotiation_words);

static const FavorWord delegations_words[] = {
  /* Translators: whether the others see which delegate went home. */
  { "hidden", N_ ("Face down") },
  /* Translators: whether the others see which delegate went home. */
  { "open", N_ ("Shown to everybody") },
};

static const FavorEnum delegations = FAVOR_ENUM ("delegations", delegations_words);

static const FavorWord deadlock_words[] = {
  /* Translators: who is favoured when a tied vote stays tied. */
  { "nobody", N_ ("Nobody is favoured") },
  /* Translators: who is favoured when a tied vote stays tied. */
  { "judge", N_ ("The Judge decides") },
};

static const FavorEnum deadlocks = FAVOR_ENUM ("deadlock", deadlock_words);

static const FavorWord next_judge_words[] = {
  /* Translators: who is the next Judge. */
  { "least-favour", N_ ("The clan with the least Favour") },
  /* Translators: who is the next Judge. */
  { "clockwise", N_ ("The Judge's left neighbour") },
};

static const FavorEnum next_judges = FAVOR_ENUM ("next-judge", next_judge_words);

static const FavorWord ask_words[] = {
  /* Translators: what is asked for in a deal; stands before the name of a role. */
  { "vote-for", N_ ("Vote for") },
  /* Translators: what is asked for in a deal, not to vote for it; stands before the name
   * of a role. */
  { "avoid", N_ ("Stay off") },
};

const FavorEnum dragon_asks = FAVOR_ENUM ("ask", ask_words);

static const FavorWord when_words[] = {
  /* Translators: when a price is paid: at once. */
  { "now", N_ ("now") },
  /* Translators: when a price is paid. */
  { "after", N_ ("after the vote") },
};

const FavorEnum dragon_whens = FAVOR_ENUM ("when", when_words);

static const FavorWord target_words[] = {
  /* Translators: of a promise: it is not yet known whether it will be kept. */
  { "open", N_ ("open") },
  /* Translators: of a promise. */
  { "kept", N_ ("kept") },
  /* Translators: of a promise. */
  { "broken", N_ ("broken") },
};

static const FavorEnum target_states = FAVOR_ENUM ("target-status", target_words);

static const FavorWord pledge_words[] = {
  /* Translators: of a promise: none was made. */
  { "none", N_ ("none") },
  /* Translators: of a promise: it is not yet known whether it will be kept. */
  { "open", N_ ("open") },
  /* Translators: of a promise. */
  { "kept", N_ ("kept") },
  /* Translators: of a promise. */
  { "broken", N_ ("broken") },
};

static const FavorEnum pledge_states = FAVOR_ENUM ("pledge-status", pledge_words);

static const FavorWord payment_words[] = {
  /* Translators: of a payment: there is nothing to pay. */
  { "none", N_ ("none") },
  /* Translators: of a payment. */
  { "paid", N_ ("paid") },
  /* Translators: of a payment: it depends on what the partner does. */
  { "open", N_ ("open") },
  /* Translators: of a payment: it has been earned and is not yet paid. */
  { "due", N_ ("due") },
  /* Translators: of a payment: it was not earned. */
  { "void", N_ ("not earned") },
  /* Translators: of a promised payment: it was refused, or could not be made. */
  { "broken", N_ ("not paid") },
};

static const FavorEnum payments = FAVOR_ENUM ("payment", payment_words);

static const FavorWord source_words[] = {
  { "start", NULL },    { "vote", NULL },     { "played", NULL }, { "artisan", NULL },
  { "assassin", NULL }, { "merchant", NULL }, { "noble", NULL },  { "soldier", NULL },
  { "supplier", NULL }, { "deals", NULL },
};

static const FavorEnum sources = FAVOR_ENUM ("source", source_words);

#define SEATS   FAVOR_BY_SEAT (DRAGON_MAX_SEATS)
#define ROLES   FAVOR_FIXED (DRAGON_N_ROLES)
#define SHOWN   FAVOR_COUNTED (DRAGON_N_ROUNDS, DragonState, n_shown[0])
#define AT_HOME FAVOR_COUNTED (DRAGON_N_ROUNDS, DragonState, n_home[0])

static const gint16 numbers_of_votes[] = { 0, 1, 3, 5 };
static const gint16 dragon_favours[] = { 0, 1, 2, 3 };
static const gint16 countdowns[] = { 0, 15, 30, 60 };

static const FavorField options_fields[] = {
  FAVOR_FIELD_ENUM (DragonOptions,
                    clan_choice[0],
                    "clan-choice",
                    &dragon_clan_choices,
                    FAVOR_DIMS_1 (SEATS),
                    .title = N_ ("Clan"),
                    .summary = N_ ("Each clan has two delegates of one role and lacks "
                                   "another; the Dragon has one of each.")),
  FAVOR_FIELD_ENUM (DragonOptions,
                    placing,
                    "placing",
                    &placings,
                    .title = N_ ("Placing votes"),
                    .summary =
                      N_ ("Where a vote lies is seen at once, may be changed once "
                          "before the Judge votes, or stays hidden until then.")),
  FAVOR_FIELD_ENUM (DragonOptions,
                    negotiation,
                    "negotiation",
                    &negotiations,
                    .title = N_ ("Negotiation"),
                    .summary =
                      N_ ("What players may offer each other before they place a "
                          "vote.")),
  FAVOR_FIELD_ENUM (DragonOptions,
                    delegations,
                    "delegations",
                    &delegations,
                    .title = N_ ("Delegates going home"),
                    .summary = N_ ("Whether the others learn which delegate a clan sent "
                                   "home.")),
  FAVOR_FIELD_ENUM (DragonOptions,
                    deadlock,
                    "deadlock",
                    &deadlocks,
                    .title = N_ ("Tied votes"),
                    .summary = N_ ("What happens when the Dragon does not break a tie.")),
  FAVOR_FIELD_ENUM (DragonOptions,
                    next_judge,
                    "next-judge",
                    &next_judges,
                    .title = N_ ("Next Judge"),
                    .summary = N_ ("Who judges the next round; the Judge moves last and "
                                   "sees most.")),
  FAVOR_FIELD_INT (DragonOptions,
                   dragon_favour,
                   "dragon-favour",
                   0,
                   3,
                   .fallback = 1,
                   .values = dragon_favours,
                   .n_values = G_N_ELEMENTS (dragon_favours),
                   .title = N_ ("Dragon's Favour at the start"),
                   .summary = N_ ("Less of it helps the others against the Dragon.")),
  FAVOR_FIELD_INT (DragonOptions,
                   countdown,
                   "countdown",
                   0,
                   60,
                   .values = countdowns,
                   .n_values = G_N_ELEMENTS (countdowns),
                   .title = N_ ("Countdown in seconds"),
                   .summary = N_ ("When it runs out, a random card is placed; it never "
                                  "runs for the Judge, and 0 switches it off.")),
};

const FavorSchema dragon_options_schema = FAVOR_SCHEMA ("options",
                                                        DragonOptions,
                                                        options_fields);

static const FavorField placed_fields[] = {
  FAVOR_FIELD_SEAT (DragonPlaced, owner, "owner", .title = N_ ("Player")),
  /* Blanked before the reveal by dragon_observe (). */
  FAVOR_FIELD_ENUM (DragonPlaced, card, "card", &dragon_roles, .title = N_ ("Delegate")),
  /* Blanked before the card is located by dragon_observe (). */
  FAVOR_FIELD_ENUM (DragonPlaced, on, "on", &dragon_roles, .title = N_ ("Votes for")),
  FAVOR_FIELD_INT (DragonPlaced, lap, "lap", 1, DRAGON_MAX_VOTES, .title = N_ ("Lap")),
  FAVOR_FIELD_BOOL (DragonPlaced, withdrawn, "withdrawn", .title = N_ ("Withdrawn")),
  FAVOR_FIELD_BOOL (DragonPlaced, timed_out, "timed-out"),
};

static const FavorSchema placed_schema = FAVOR_SCHEMA ("placed",
                                                       DragonPlaced,
                                                       placed_fields);

static const FavorField deal_fields[] = {
  FAVOR_FIELD_SEAT (DragonDeal, from, "from", .title = N_ ("Offered by")),
  FAVOR_FIELD_SEAT (DragonDeal, to, "to", .title = N_ ("Offered to")),
  FAVOR_FIELD_ENUM (DragonDeal, ask, "ask", &dragon_asks, .title = N_ ("Request")),
  FAVOR_FIELD_ENUM (DragonDeal, role, "role", &dragon_roles, .title = N_ ("Vote card")),
  FAVOR_FIELD_INT (DragonDeal,
                   favour,
                   "favour",
                   0,
                   DRAGON_MAX_PRICE,
                   .title = N_ ("Price")),
  FAVOR_FIELD_ENUM (DragonDeal, when, "when", &dragon_whens, .title = N_ ("Paid")),
  FAVOR_FIELD_BOOL (DragonDeal, pledge, "pledge", .title = N_ ("Will do the same")),
  FAVOR_FIELD_INT (DragonDeal, target_lap, "target-lap", 1, DRAGON_MAX_VOTES),
  FAVOR_FIELD_INT (DragonDeal, pledge_lap, "pledge-lap", 1, DRAGON_MAX_VOTES),
  FAVOR_FIELD_ENUM (DragonDeal,
                    target_status,
                    "target-status",
                    &target_states,
                    .title = N_ ("Partner's word")),
  FAVOR_FIELD_ENUM (DragonDeal,
                    pledge_status,
                    "pledge-status",
                    &pledge_states,
                    .title = N_ ("Own word")),
  FAVOR_FIELD_ENUM (DragonDeal, payment, "payment", &payments, .title = N_ ("Payment")),
};

static const FavorSchema deal_schema = FAVOR_SCHEMA ("deal", DragonDeal, deal_fields);

static const FavorField state_fields[] = {
  FAVOR_HEAD_FIELDS (DragonState, &phases, DRAGON_MAX_SEATS, DRAGON_MAX_PLIES),
  FAVOR_FIELD_STRUCT (DragonState, options, "options", &dragon_options_schema),
  FAVOR_FIELD_ENUM (DragonState,
                    clans[0],
                    "clans",
                    &dragon_clans,
                    FAVOR_DIMS_1 (SEATS),
                    .title = N_ ("Clan")),
  FAVOR_FIELD_INT (DragonState,
                   round,
                   "round",
                   1,
                   DRAGON_N_ROUNDS,
                   .title = N_ ("Round")),
  FAVOR_FIELD_SEAT (DragonState, judge, "judge", .title = N_ ("Judge")),
  FAVOR_FIELD_INT (DragonState,
                   votes,
                   "votes",
                   0,
                   DRAGON_MAX_VOTES,
                   .values = numbers_of_votes,
                   .n_values = G_N_ELEMENTS (numbers_of_votes),
                   .title = N_ ("Votes of each clan")),
  FAVOR_FIELD_INT (DragonState, lap, "lap", 0, DRAGON_MAX_VOTES, .title = N_ ("Lap")),
  FAVOR_FIELD_BOOL (DragonState, revealed, "revealed", .title = N_ ("Cards turned up")),
  FAVOR_FIELD_SEATS (DragonState, winners, "winners", .title = N_ ("Winners")),
  FAVOR_FIELD_INT (DragonState,
                   favour[0],
                   "favour",
                   0,
                   DRAGON_MAX_FAVOUR,
                   FAVOR_DIMS_1 (SEATS),
                   .title = N_ ("Favour")),
  FAVOR_FIELD_INT (DragonState,
                   hand[0][0],
                   "hand",
                   0,
                   2,
                   FAVOR_DIMS_2 (SEATS, ROLES),
                   .axis = &dragon_roles,
                   .seen_by = FAVOR_SEEN_BY_OWNER,
                   .title = N_ ("Delegates in hand")),
  FAVOR_FIELD_STRUCT (DragonState,
                      table[0],
                      "table",
                      &placed_schema,
                      FAVOR_DIMS_1 (FAVOR_COUNTED (DRAGON_MAX_TABLE,
                                                   DragonState,
                                                   n_table)),
                      .title = N_ ("Cards on the table")),
  FAVOR_FIELD_INT (DragonState,
                   works[0],
                   "works",
                   0,
                   14,
                   FAVOR_DIMS_1 (ROLES),
                   .axis = &dragon_roles,
                   .title = N_ ("Works")),
  FAVOR_FIELD_INT (DragonState,
                   counts[0],
                   "counts",
                   0,
                   39,
                   FAVOR_DIMS_1 (ROLES),
                   .axis = &dragon_roles,
                   .title = N_ ("Votes counted")),
  FAVOR_FIELD_SET (DragonState, tied, "tied", &dragon_roles, .title = N_ ("Most votes")),
  FAVOR_FIELD_SET (DragonState,
                   tie_options,
                   "tie-options",
                   &dragon_roles,
                   .title = N_ ("To choose from")),
  FAVOR_FIELD_ENUM (DragonState,
                    winner,
                    "winner",
                    &dragon_roles,
                    .nullable = TRUE,
                    .title = N_ ("Winning role")),
  FAVOR_FIELD_INT (DragonState,
                   shown[0][0][0],
                   "shown",
                   0,
                   2,
                   FAVOR_DIMS_3 (SEATS, SHOWN, ROLES),
                   .axis = &dragon_roles,
                   .title = N_ ("Turned up by round")),
  /* Blanked by dragon_observe () unless dragon_home_is_public (). */
  FAVOR_FIELD_ENUM (DragonState,
                    home[0][0],
                    "home",
                    &dragon_roles,
                    FAVOR_DIMS_2 (SEATS, AT_HOME),
                    .title = N_ ("Sent home")),
  FAVOR_FIELD_SET (DragonState,
                   home_options[0][0],
                   "home-options",
                   &dragon_roles,
                   FAVOR_DIMS_2 (SEATS, AT_HOME),
                   .title = N_ ("Sent home, one of")),
  FAVOR_FIELD_BOOL (DragonState,
                    home_withdrawn[0][0],
                    "home-withdrawn",
                    FAVOR_DIMS_2 (SEATS, AT_HOME)),
  FAVOR_FIELD_STRUCT (DragonState,
                      pending[0],
                      "pending",
                      &deal_schema,
                      FAVOR_DIMS_1 (FAVOR_COUNTED (1, DragonState, n_pending)),
                      .nullable = TRUE,
                      .title = N_ ("Open offer")),
  FAVOR_FIELD_STRUCT (DragonState,
                      deals[0],
                      "deals",
                      &deal_schema,
                      FAVOR_DIMS_1 (FAVOR_COUNTED (DRAGON_MAX_DEALS,
                                                   DragonState,
                                                   n_deals)),
                      .title = N_ ("Deals of this round")),
  FAVOR_FIELD_INT (DragonState,
                   offers[0],
                   "offers",
                   0,
                   DRAGON_MAX_OFFERS,
                   FAVOR_DIMS_1 (SEATS),
                   .title = N_ ("Offers made")),
  FAVOR_FIELD_INT (DragonState,
                   gifts[0],
                   "gifts",
                   0,
                   DRAGON_MAX_GIFTS,
                   FAVOR_DIMS_1 (SEATS),
                   .title = N_ ("Gifts made")),
  FAVOR_FIELD_INT (DragonState,
                   promises_kept[0],
                   "promises-kept",
                   0,
                   99,
                   FAVOR_DIMS_1 (SEATS),
                   .title = N_ ("Promises kept")),
  FAVOR_FIELD_INT (DragonState,
                   promises_broken[0],
                   "promises-broken",
                   0,
                   99,
                   FAVOR_DIMS_1 (SEATS),
                   .title = N_ ("Promises broken")),
  /* The scoring pad shows these, so they have no title here. */
  FAVOR_FIELD_INT (DragonState,
                   pad[0][0],
                   "pad",
                   -DRAGON_MAX_FAVOUR,
                   DRAGON_MAX_FAVOUR,
                   FAVOR_DIMS_2 (SEATS, FAVOR_FIXED (DRAGON_N_SOURCES)),
                   .axis = &sources),
};

const FavorSchema dragon_state_schema = FAVOR_SCHEMA ("state", DragonState, state_fields);

guint
dragon_placements_left (const DragonState *state, FavorSeat seat)
{
  guint position;

  if (state->lap == 0 || state->revealed)
    return 0;
  position = dragon_lap_position (state, state->lap, seat);
  return state->votes - state->lap + (position >= dragon_lap_cards (state));
}

guint
dragon_next_lap (const DragonState *state, FavorSeat seat)
{
  guint position = dragon_lap_position (state, state->lap, seat);

  return state->lap + (position < dragon_lap_cards (state));
}

gboolean
dragon_is_located (const DragonState *state, guint index)
{
  const DragonPlaced *placed = &state->table[index];

  if (state->revealed || state->options.placing != DRAGON_PLACING_SECRET ||
      placed->owner == state->judge)
    return TRUE;
  /* Only the running lap, which is the last one, can be short of cards. */
  return placed->lap < state->lap || dragon_lap_cards (state) >= state->head.n_seats - 1u;
}

FavorSeat
dragon_dragon_seat (const DragonState *state)
{
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (state->clans[seat] == DRAGON_CLAN_DRAGON)
      return (FavorSeat) seat;
  return FAVOR_SEAT_NONE;
}

FavorSeat
dragon_draw_winner (const DragonState *state)
{
  const FavorSeat dragon = dragon_dragon_seat (state);

  if (dragon == FAVOR_SEAT_NONE || (state->winners & (1u << dragon)) == 0)
    return FAVOR_SEAT_NONE;
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if ((FavorSeat) seat != dragon && state->favour[seat] == state->favour[dragon])
      return dragon;
  return FAVOR_SEAT_NONE;
}

guint
dragon_list_to_act (const DragonState *state, FavorSeat seats[DRAGON_MAX_SEATS])
{
  /* The Judge lays the last card of a lap, after the others moved theirs. */
  const gboolean shifts = state->head.phase == DRAGON_PHASE_SHIFT;
  const guint    end = state->head.n_seats - (guint) shifts;
  guint          n = 0;

  if (state->votes == 0 || state->revealed)
    return 0;
  for (guint i = shifts ? dragon_lap_position (state, state->lap, state->head.decider)
                        : dragon_lap_cards (state);
       i < end;
       i++)
    seats[n++] = dragon_lap_seat (state, state->lap, i);
  return n;
}

gboolean
dragon_round_is_over (const DragonState *state, guint round)
{
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (state->n_home[seat] < round)
      return FALSE;
  return TRUE;
}

gboolean
dragon_home_is_public (const DragonState *state, FavorSeat seat, guint round)
{
  const guint options = state->home_options[seat][round - 1];

  if (state->head.phase == DRAGON_PHASE_OVER || (options & (options - 1)) == 0)
    return TRUE;
  return state->options.delegations == DRAGON_DELEGATIONS_OPEN &&
         dragon_round_is_over (state, round);
}

guint
dragon_home_options (const DragonState *state, FavorSeat seat, gboolean *withdrawn)
{
  guint placed = 0;
  guint struck = 0;

  for (guint i = 0; i < state->n_table; i++)
    if (state->table[i].owner == seat)
      {
        const guint role = 1u << state->table[i].card;

        placed |= role;
        if (state->table[i].withdrawn)
          struck |= role;
      }
  *withdrawn = struck != 0;
  return struck != 0 ? struck : placed;
}
