/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-dragon"

#include "dragon-bot-place.h"
#include "dragon-knowledge.h"

#define ONE 1000
/* Chances are in 1024ths. */
#define CERTAIN     1024
#define MAX_TO_COME (DRAGON_MAX_TABLE - 1)
/* So many votes behind, a role does not win any more. */
#define MAX_LEAD 23

#define NOBLE_WORTH        1600
#define WORD_WORTH         700
#define SOLDIER_FEAR       700
#define STRIKE_WORTH       1400
#define STRIKE_WITHOUT_PAY 250
#define STRIKE_LATER       125

/* exp (-1.5 / (1 + 0.3 L)^0.6) in 65536ths, L = placements still to come: by this factor a
 * role with one vote less than the leading one is less likely to win. */
static const guint16 decay[MAX_TO_COME + 1] = {
  14623, 18194, 21141, 23619, 25738, 27577, 29192, 30624, 31907,
  33063, 34113, 35072, 35953, 36765, 37517, 38216, 38868, 39478,
  40050, 40588, 41096, 41575, 42030, 42461, 42870,
};

/* 0.84^L in thousandths, L = placements of others still to come: how likely a vote card
 * stays as it is. */
static const guint16 stays[MAX_TO_COME + 1] = {
  1000, 840, 706, 593, 498, 418, 351, 295, 248, 208, 175, 147, 123,
  104,  87,  73,  61,  52,  43,  36,  31,  26,  22,  18,  15,
};

/* The table as one seat sees it. */
typedef struct
{
  const DragonState *state;
  FavorSeat          seat;
  guint              n_others;
  guint              stay;
  guint              decay;
  guint              weights[MAX_LEAD + 1];
  /* Cards on each vote card, and two for each own Artisan. */
  guint votes[DRAGON_N_ROLES];
  /* Own Nobles on each vote card. */
  guint nobles[DRAGON_N_ROLES];
  /* Sets of the vote cards that the seat is on, and of the delegates that it has played. */
  guint on;
  guint played;
  /* For each vote card the set of other seats that are there, and who owns something. */
  guint clans[DRAGON_N_ROLES];
  guint wealthy;
  /* What striking each role is worth, what is feared of Soldiers on each vote card. */
  gint32 strike[DRAGON_N_ROLES];
  gint32 fear[DRAGON_N_ROLES];
} View;

gboolean
dragon_place_complies (const DragonDeal *deal, guint on)
{
  return (deal->ask == DRAGON_ASK_VOTE_FOR) == (deal->role == on);
}

guint
dragon_place_hand (const DragonState *state, FavorSeat seat)
{
  guint roles = 0;

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    if (state->hand[seat][role] > 0)
      roles |= 1u << role;
  return roles;
}

guint
dragon_place_reward (const DragonState  *state,
                     FavorSeat           seat,
                     const DragonPlaced *card,
                     guint               winner)
{
  guint voted = 0;
  guint played = 0;
  guint nobles = 0;

  for (guint i = 0; i <= state->n_table; i++)
    {
      const DragonPlaced *placed = i < state->n_table ? &state->table[i] : card;

      if (placed == NULL || placed->owner != seat)
        continue;
      voted |= placed->on == (gint) winner;
      played |= placed->card == (gint) winner;
      nobles += placed->on == (gint) winner && placed->card == DRAGON_ROLE_NOBLE;
    }
  return voted + played + 2 * nobles;
}

static gboolean
sees_place (const DragonState *state, FavorSeat seat, guint index)
{
  return state->options.placing != DRAGON_PLACING_SECRET ||
         state->table[index].owner == seat || dragon_is_located (state, index);
}

/* The chance that a face-down card of the clan is `role`; `on` is the vote card it lies on,
 * or -1 if that is hidden. */
static guint
chance_of (const DragonKnowledge *knowledge, gint on, guint role)
{
  guint total = knowledge->total + (on >= 0 ? knowledge->sum[on] : 0);
  guint sum = knowledge->sum[role] << ((gint) role == on);

  return sum * CERTAIN / total;
}

/* Goes through the face-down cards of one other clan. */
static void
view_clan (View *view, FavorSeat other, gboolean strikes)
{
  const DragonState *state = view->state;
  guint              missing[DRAGON_N_ROLES];
  gint32             pay = STRIKE_WITHOUT_PAY;
  DragonKnowledge    knowledge;

  dragon_knowledge_find (state, other, &knowledge);
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    missing[role] = CERTAIN;
  for (guint i = 0; i < state->n_table; i++)
    {
      gint on = sees_place (state, view->seat, i) ? state->table[i].on : -1;

      if (state->table[i].owner != other)
        continue;
      for (guint role = 0; strikes && role < DRAGON_N_ROLES; role++)
        missing[role] = missing[role] * (CERTAIN - chance_of (&knowledge, on, role)) /
                        CERTAIN;
      if (on >= 0)
        /* Here `fear` is the chance that there is no Soldier. */
        view->fear[on] = view->fear[on] *
                         (CERTAIN -
                          (gint32) chance_of (&knowledge, on, DRAGON_ROLE_SOLDIER)) /
                         CERTAIN;
    }
  if (!strikes)
    return;
  if ((view->wealthy >> other & 1) != 0)
    pay += ONE + ONE / (gint32) view->n_others;
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    view->strike[role] += STRIKE_WORTH * (gint32) (CERTAIN - missing[role]) / CERTAIN *
                          pay / ONE;
}

/* Counts what lies on the table. */
static void
view_table (View *view, gint without)
{
  const DragonState *state = view->state;

  for (guint i = 0; i < state->n_table; i++)
    {
      const DragonPlaced *placed = &state->table[i];
      gboolean            own = placed->owner == view->seat;

      if ((gint) i == without || !sees_place (state, view->seat, i))
        continue;
      view->votes[placed->on]++;
      if (!own)
        {
          view->clans[placed->on] |= 1u << placed->owner;
          continue;
        }
      view->on |= 1u << placed->on;
      view->played |= 1u << placed->card;
      view->nobles[placed->on] += placed->card == DRAGON_ROLE_NOBLE;
      view->votes[placed->on] += placed->card == DRAGON_ROLE_ARTISAN ? 2 : 0;
    }
}

static void
view_others (View *view, gboolean strikes)
{
  const DragonState *state = view->state;
  guint              placed = 0;

  for (guint i = 0; i < state->n_table; i++)
    placed |= 1u << state->table[i].owner;
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    view->fear[role] = CERTAIN;
  for (FavorSeat other = 0; other < state->head.n_seats; other++)
    if (other != view->seat && (placed >> other & 1) != 0)
      view_clan (view, other, strikes);
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    {
      gboolean afraid = state->favour[view->seat] > 0 && (view->on >> role & 1) == 0;

      view->fear[role] = afraid ? SOLDIER_FEAR * (CERTAIN - view->fear[role]) / CERTAIN
                                : 0;
      view->strike[role] += STRIKE_LATER * (ONE - (gint32) view->stay) / ONE;
      if ((view->played >> role & 1) != 0 && role != DRAGON_ROLE_ASSASSIN)
        view->strike[role] -= ONE;
    }
}

static void
view_from (View *view, gint without, guint roles)
{
  const DragonState *state = view->state;
  guint              all = (guint) state->votes * state->head.n_seats - state->n_table;
  guint              own = dragon_placements_left (state, view->seat);

  /* The placement that is being valued does not count, nor does one that is moved. */
  if (without < 0)
    {
      all -= all > 0;
      own -= own > 0;
    }
  view->n_others = state->head.n_seats - 1u;
  view->decay = decay[MIN (all, MAX_TO_COME)];
  view->stay = stays[MIN (all - own, MAX_TO_COME)];
  for (FavorSeat other = 0; other < state->head.n_seats; other++)
    if (other != view->seat && state->favour[other] > 0)
      view->wealthy |= 1u << other;
  view_table (view, without);
  view_others (view, (roles >> DRAGON_ROLE_ASSASSIN & 1) != 0);
}

/* What each number of votes less than the leading role has leaves of its chance. */
static void
find_weights (View *view)
{
  guint weight = 65536;

  for (guint i = 0; i < G_N_ELEMENTS (view->weights); i++)
    {
      view->weights[i] = weight;
      weight = weight * view->decay >> 16;
    }
}

/* The chance of each role to win after a placement on `on` that adds `votes` there. */
static void
find_chances (const View *view, guint on, guint votes, guint chances[DRAGON_N_ROLES])
{
  guint total = 0;
  guint most = view->votes[on] + votes;

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    most = MAX (most, view->votes[role]);
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    {
      guint behind = most - view->votes[role] - (role == on ? votes : 0);

      chances[role] = view->weights[MIN (behind, G_N_ELEMENTS (view->weights) - 1)];
      total += chances[role];
    }
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    chances[role] = chances[role] * CERTAIN / total;
}

/* What the vote is worth with the cards that lie and a vote on `on`: being on the winner,
 * having played it, and Nobles. In thousandths times CERTAIN. */
static guint
vote_worth (const View *view, guint on, const guint chances[DRAGON_N_ROLES])
{
  guint voted = view->on | 1u << on;
  guint worth = 0;

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    worth += chances[role] * (((voted >> role & 1) + (view->played >> role & 1)) * ONE +
                              view->nobles[role] * NOBLE_WORTH);
  return worth;
}

/* What the vote is worth in addition because the card on `on` is that delegate. */
static guint
delegate_worth (const View *view,
                guint       card,
                guint       on,
                const guint chances[DRAGON_N_ROLES])
{
  guint worth = (view->played >> card & 1) == 0 ? chances[card] * ONE : 0;

  return card == DRAGON_ROLE_NOBLE ? worth + chances[on] * NOBLE_WORTH : worth;
}

/* What the delegate's own effect is worth there. */
static gint32
effect_worth (const View *view, DragonRole card, guint on)
{
  gint32 stay = (gint32) view->stay;
  gint32 n_others = (gint32) view->n_others;
  gint32 here = (gint32) __builtin_popcount (view->clans[on]);
  gint32 payers = (gint32) __builtin_popcount (view->clans[on] & view->wealthy);

  switch (card)
    {
    case DRAGON_ROLE_ARTISAN:
      return here == 0 ? stay : 0;
    case DRAGON_ROLE_ASSASSIN:
      return view->strike[on];
    case DRAGON_ROLE_MERCHANT:
      if (here == 0)
        return (ONE - stay) * 9 / 10;
      return here == 1 ? ONE + stay : ONE;
    case DRAGON_ROLE_NOBLE:
      return 0;
    case DRAGON_ROLE_SOLDIER:
      if (payers > 0)
        return ONE + 800 * payers / n_others;
      return here == 0 ? (ONE - stay) / 2 : 0;
    case DRAGON_ROLE_SUPPLIER:
      return ONE - 600 * here / n_others;
    }
  g_return_val_if_reached (0);
}

/* What keeping one's word is worth. */
static gint32
word_worth (const View *view, guint lap, guint on)
{
  const DragonState *state = view->state;
  gint32             worth = 0;

  for (guint i = 0; i < state->n_deals; i++)
    {
      const DragonDeal *deal = &state->deals[i];

      if (deal->to == view->seat && deal->target_lap == lap &&
          deal->target_status == DRAGON_TARGET_OPEN && dragon_place_complies (deal, on))
        worth += WORD_WORTH;
      if (deal->from == view->seat && deal->pledge_lap == lap &&
          deal->pledge_status == DRAGON_PLEDGE_OPEN && dragon_place_complies (deal, on))
        worth += WORD_WORTH;
    }
  return worth;
}

void
dragon_place_values (const DragonState *state,
                     FavorSeat          seat,
                     gint               without,
                     guint              roles,
                     DragonPlacements  *out)
{
  View  view = { .state = state, .seat = seat };
  guint lap = without >= 0 ? state->table[without].lap : dragon_next_lap (state, seat);

  view_from (&view, without, roles);
  find_weights (&view);
  for (guint on = 0; on < DRAGON_N_ROLES; on++)
    {
      gint32 always = word_worth (&view, lap, on) - view.fear[on];
      guint  votes = 0;
      guint  chances[DRAGON_N_ROLES];
      guint  voted = 0;

      /* Artisans come first and bring two votes more than the others. */
      for (guint card = 0; card < DRAGON_N_ROLES; card++)
        if ((roles >> card & 1) != 0)
          {
            guint wanted = card == DRAGON_ROLE_ARTISAN ? 3 : 1;

            if (votes != wanted)
              {
                votes = wanted;
                find_chances (&view, on, votes, chances);
                voted = vote_worth (&view, on, chances);
              }
            out->value[card][on] = always + effect_worth (&view, card, on) +
                                   (gint32) ((voted +
                                              delegate_worth (&view, card, on, chances)) /
                                             CERTAIN);
          }
    }
}
