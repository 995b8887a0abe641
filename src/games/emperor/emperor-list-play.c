/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include "emperor-list.h"

#include "emperor-check.h"

/* The ways to play each card. They are the ones that the check lets pass, made without asking it:
 * a list is wanted after every ply of every game that a computer thinks through. */

/* "Play" with that piece and nothing else. */
static gint16 *
add (const EmperorLister *lister, gint piece)
{
  gint16 *args = emperor_lister_add (lister, EMPEROR_ACTION_PLAY);

  for (guint i = EMPEROR_PLAY_PIECE + 1; i < EMPEROR_N_PLAY_ARGS; i++)
    args[i] = FAVOR_NONE;
  args[EMPEROR_PLAY_PIECE] = (gint16) piece;
  return args;
}

static void
add_with (const EmperorLister *lister, gint piece, guint arg, gint value)
{
  add (lister, piece)[arg] = (gint16) value;
}

/* Intrigues */

static gint16 *
add_plot (const EmperorLister *lister, gint piece, gint target)
{
  gint16 *args = add (lister, piece);

  args[EMPEROR_PLAY_TARGET] = (gint16) target;
  return args;
}

static void
list_tea (const EmperorLister *lister, FavorSeat target)
{
  const EmperorState *state = lister->state;
  guint               n = 0;

  if (state->poison[target] != EMPEROR_POISON_NONE)
    return;
  for (gint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    {
      const gint card = emperor_card_of (staff, 1);

      if (state->pile[card] == 0)
        continue;
      add_plot (lister,
                EMPEROR_POISONED_TEA,
                target)[EMPEROR_PLAY_TAKE_1] = (gint16) card;
      n++;
    }
  if (n == 0)
    add_plot (lister, EMPEROR_POISONED_TEA, target);
}

static void
list_sword (const EmperorLister *lister, FavorSeat target)
{
  for (gint16 staff = 0; staff < EMPEROR_N_STAFF; staff++)
    if (lister->state->stars[target][staff] > 0)
      add_plot (lister, EMPEROR_LEGENDARY_SWORD, target)[EMPEROR_PLAY_STAFF] = staff;
}

/* "Play" with a Star that comes to `staff` from all it can come from. */
static void
list_sources (const EmperorLister *lister, gint piece, gint target, gint staff, gint to)
{
  const guint sources = emperor_lister_sources (lister, to);

  for (gint from = FAVOR_NONE; from < EMPEROR_N_STAFF; from++)
    if (sources >> (from + 1) & 1)
      {
        gint16 *args = add_plot (lister, piece, target);

        args[EMPEROR_PLAY_STAFF] = (gint16) staff;
        args[EMPEROR_PLAY_FROM] = (gint16) from;
      }
}

static void
list_tally (const EmperorLister *lister, FavorSeat target)
{
  const EmperorState *state = lister->state;

  for (gint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    if (state->stars[target][staff] > 0 &&
        state->stars[lister->seat][staff] < EMPEROR_N_LEVELS)
      list_sources (lister, EMPEROR_TIGER_TALLY, target, staff, staff);
}

static void
list_assassin (const EmperorLister *lister, FavorSeat target)
{
  const guint8 *stars = lister->state->stars[target];

  for (gint16 staff = 0; staff < EMPEROR_N_STAFF; staff++)
    for (gint16 other = staff + 1; stars[staff] > 0 && other < EMPEROR_N_STAFF; other++)
      if (stars[other] > 0)
        {
          gint16 *args = add_plot (lister, EMPEROR_HIRED_ASSASSIN, target);

          args[EMPEROR_PLAY_STAFF] = staff;
          args[EMPEROR_PLAY_STAFF_2] = other;
        }
}

static void
list_plot_against (const EmperorLister *lister, gint piece, FavorSeat target)
{
  const EmperorState *state = lister->state;
  const gint16        args[EMPEROR_N_PLAY_ARGS] = { (gint16) piece, target };

  switch (piece)
    {
    case EMPEROR_POISONED_TEA:
      list_tea (lister, target);
      break;
    case EMPEROR_LEGENDARY_SWORD:
      if (emperor_stars_of (state, target) >= 3)
        list_sword (lister, target);
      break;
    case EMPEROR_TIGER_TALLY:
      if (emperor_stars_of (state, target) >= 3)
        list_tally (lister, target);
      break;
    case EMPEROR_HIRED_ASSASSIN:
      if (emperor_stars_of (state, target) >= 4)
        list_assassin (lister, target);
      break;
    default:
      if (emperor_check_plot (state, lister->seat, args, NULL))
        add_plot (lister, piece, target);
      break;
    }
}

static void
list_plot (const EmperorLister *lister, gint piece)
{
  for (FavorSeat target = 0; target < lister->state->head.n_seats; target++)
    if (emperor_check_target (lister->state, lister->seat, target, piece, NULL))
      list_plot_against (lister, piece, target);
}

/* Cards that take cards */

/* Pairs out of a set of cards, or the one that there is. */
static void
list_pairs (const EmperorLister *lister, gint piece, gint staff, guint cards)
{
  const gboolean alone = (cards & (cards - 1)) == 0;

  for (guint rest = cards; rest != 0; rest &= rest - 1)
    for (guint others = alone ? cards : rest & (rest - 1); others != 0;
         others &= others - 1)
      {
        gint16 *args = add (lister, piece);

        args[EMPEROR_PLAY_STAFF] = (gint16) staff;
        args[EMPEROR_PLAY_TAKE_1] = (gint16) __builtin_ctz (rest);
        if (!alone)
          args[EMPEROR_PLAY_TAKE_2] = (gint16) __builtin_ctz (others);
      }
}

static void
list_takes (const EmperorLister *lister, gint piece, gint level)
{
  guint cards = 0;

  for (gint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    if (staff != EMPEROR_STAFF_CHEF &&
        lister->state->pile[emperor_card_of (staff, level)] > 0)
      cards |= 1u << emperor_card_of (staff, level);
  list_pairs (lister, piece, FAVOR_NONE, cards);
}

static void
list_cache (const EmperorLister *lister)
{
  const guint8 *pile = lister->state->pile;
  const guint   before = lister->out->n;

  for (gint a = 0; a < EMPEROR_N_CARDS; a++)
    for (gint b = a + 1; pile[a] > 0 && b < EMPEROR_N_CARDS; b++)
      if (pile[b] > 0 && emperor_card_level (a) + emperor_card_level (b) == 5 &&
          emperor_card_staff (a) != emperor_card_staff (b))
        {
          gint16 *args = add (lister, EMPEROR_SMUGGLERS_CACHE);

          args[EMPEROR_PLAY_TAKE_1] = (gint16) a;
          args[EMPEROR_PLAY_TAKE_2] = (gint16) b;
        }
  if (lister->out->n > before)
    return;
  /* No pair: any one card, for they are all of one level or of one Staff. */
  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    if (emperor_card_level (card) > 1 && pile[card] > 0)
      add_with (lister, EMPEROR_SMUGGLERS_CACHE, EMPEROR_PLAY_TAKE_1, card);
}

static void
list_passage (const EmperorLister *lister)
{
  for (gint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    {
      guint cards = 0;

      for (gint level = 1; level <= EMPEROR_N_LEVELS; level++)
        if (lister->state->pile[emperor_card_of (staff, level)] > 0)
          cards |= 1u << emperor_card_of (staff, level);
      if (cards == 0)
        add_with (lister, EMPEROR_SECRET_PASSAGE, EMPEROR_PLAY_STAFF, staff);
      else
        list_pairs (lister, EMPEROR_SECRET_PASSAGE, staff, cards);
    }
}

/* Cards that give a card for another */

static void
list_scroll (const EmperorLister *lister)
{
  const guint8 *pile = lister->state->pile;

  for (gint give = 0; give < EMPEROR_N_CARDS; give++)
    {
      const gint level = emperor_card_level (give);

      if (lister->hand[give] <= (give == EMPEROR_COMMERCE_SCROLL))
        continue;
      for (gint take = emperor_card_of (0, level); take < EMPEROR_N_CARDS;
           take += EMPEROR_N_LEVELS)
        if (take != give && (pile[take] > 0 || take == EMPEROR_COMMERCE_SCROLL))
          {
            gint16 *args = add (lister, EMPEROR_COMMERCE_SCROLL);

            args[EMPEROR_PLAY_GIVE] = (gint16) give;
            args[EMPEROR_PLAY_TAKE_1] = (gint16) take;
          }
    }
}

/* Rare Ore and Prayer Beads: `give` is what the check lets pass. */
static void
list_gives (const EmperorLister *lister, gint piece)
{
  const guint8  *pile = lister->state->pile;
  const gboolean ore = piece == EMPEROR_RARE_ORE;

  for (gint give = 0; give < EMPEROR_N_CARDS; give++)
    {
      const gint level = emperor_card_level (give);
      const gint need = ore ? 2 : 1 + (give == piece);

      if (lister->hand[give] >= need && level < EMPEROR_N_LEVELS &&
          (ore ? give != piece : level == 2) && pile[give + 1] > 0)
        add_with (lister, piece, EMPEROR_PLAY_GIVE, give);
    }
}

/* Cards that do something else */

static void
list_incense (const EmperorLister *lister)
{
  if (lister->state->n_event_deck == 0)
    return;
  for (gint event = 0; event < EMPEROR_N_EVENTS; event++)
    if (emperor_has_open (lister->state, lister->seat, event))
      add_with (lister, EMPEROR_INCENSE, EMPEROR_PLAY_EVENT, event);
}

static void
list_map (const EmperorLister *lister)
{
  const gint staff = lister->state->meeple[lister->seat];

  if (staff != FAVOR_NONE && staff != EMPEROR_PLACE_EMPRESS &&
      lister->state->stars[lister->seat][staff] == 0)
    list_sources (lister, EMPEROR_MAP, FAVOR_NONE, FAVOR_NONE, staff);
}

/* The Book is in its pile again when the Meeple arrives. */
static void
list_book (const EmperorLister *lister)
{
  const EmperorState *state = lister->state;

  for (gint16 staff = 0; !state->book_used && staff < EMPEROR_N_STAFF; staff++)
    {
      const gint reach = emperor_reach (state, lister->seat, staff);
      guint      n = 0;

      for (gint level = 1; level <= reach; level++)
        {
          const gint card = emperor_card_of (staff, level);
          gint16    *args;

          if (state->pile[card] == 0 && card != EMPEROR_BOOK)
            continue;
          args = add (lister, EMPEROR_BOOK);
          args[EMPEROR_PLAY_STAFF] = staff;
          args[EMPEROR_PLAY_TAKE_1] = (gint16) card;
          n++;
        }
      if (n == 0)
        add_with (lister, EMPEROR_BOOK, EMPEROR_PLAY_STAFF, staff);
    }
}

static void
list_hairpin (const EmperorLister *lister)
{
  gint16 paid[EMPEROR_MAX_TREASURES][3];
  guint  n;

  add_with (lister, EMPEROR_PHOENIX_HAIRPIN, EMPEROR_PLAY_CHOICE, EMPEROR_CHOICE_FAVOR);
  if (lister->state->empress[lister->seat])
    return;
  n = emperor_lister_treasures (lister, paid);
  for (guint i = 0; i < n; i++)
    {
      gint16 *args = add (lister, EMPEROR_PHOENIX_HAIRPIN);

      args[EMPEROR_PLAY_PAY_1] = paid[i][0];
      args[EMPEROR_PLAY_PAY_2] = paid[i][1];
      args[EMPEROR_PLAY_PAY_3] = paid[i][2];
      args[EMPEROR_PLAY_CHOICE] = EMPEROR_CHOICE_EMPRESS;
    }
}

static void
list_edict (const EmperorLister *lister)
{
  const EmperorState *state = lister->state;

  for (gint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    {
      const guint stars = state->stars[lister->seat][staff];

      if (stars < EMPEROR_N_LEVELS &&
          state->gold[lister->seat] >= emperor_star_gold[stars])
        list_sources (lister, EMPEROR_FORGED_EDICT, FAVOR_NONE, staff, staff);
    }
}

/* Cards that need no choice, or that are never played. */
static void
list_plain (const EmperorLister *lister, gint piece)
{
  gint16 args[EMPEROR_N_PLAY_ARGS];

  for (guint i = 0; i < EMPEROR_N_PLAY_ARGS; i++)
    args[i] = FAVOR_NONE;
  args[EMPEROR_PLAY_PIECE] = (gint16) piece;
  if (emperor_check_play (lister->state, args, NULL))
    add (lister, piece);
}

static void
list_piece (const EmperorLister *lister, gint piece)
{
  switch (piece)
    {
    case EMPEROR_DUMPLINGS:
      list_takes (lister, piece, 1);
      break;
    case EMPEROR_BANQUET:
      list_takes (lister, piece, 2);
      break;
    case EMPEROR_COMMERCE_SCROLL:
      list_scroll (lister);
      break;
    case EMPEROR_RARE_ORE:
    case EMPEROR_PRAYER_BEADS:
      list_gives (lister, piece);
      break;
    case EMPEROR_INCENSE:
      list_incense (lister);
      break;
    case EMPEROR_MAP:
      list_map (lister);
      break;
    case EMPEROR_BOOK:
      list_book (lister);
      break;
    case EMPEROR_PHOENIX_HAIRPIN:
      list_hairpin (lister);
      break;
    case EMPEROR_SMUGGLERS_CACHE:
      list_cache (lister);
      break;
    case EMPEROR_FORGED_EDICT:
      list_edict (lister);
      break;
    case EMPEROR_SECRET_PASSAGE:
      list_passage (lister);
      break;
    default:
      if (emperor_is_plot (piece))
        list_plot (lister, piece);
      else
        list_plain (lister, piece);
      break;
    }
}

void
emperor_list_play (const EmperorLister *lister)
{
  const EmperorState *state = lister->state;

  for (gint piece = 0; piece < EMPEROR_N_CARDS; piece++)
    if (lister->hand[piece] > 0)
      list_piece (lister, piece);
  for (gint market = 0;
       state->n_market_hand[lister->seat] > 0 && market < EMPEROR_N_MARKET;
       market++)
    if (emperor_has_market (state, lister->seat, market))
      list_piece (lister, EMPEROR_N_CARDS + market);
}
