/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-view-private.h"

#include "favor-text.h"

/* What is public of each seat, and of all together. */

/* (transfer full): `text`, in the right plural form, with its number. */
static char *
count (const char *text, guint n)
{
  return favor_text_fill (text, "n#", n);
}

static guint
stars_left (const EmperorState *state, FavorSeat seat)
{
  return (guint) (EMPEROR_MAX_STARS - emperor_stars_of (state, seat));
}

static gboolean
has_too_many (const EmperorState *state, FavorSeat seat)
{
  return state->hand_size[seat] > EMPEROR_HAND_LIMIT && state->head.turn_owner == seat;
}

static void
add (FavorSeatLook *look, const char *art, guint n, const char *words, gboolean warn)
{
  favor_seat_look_add_fact (look, art, favor_text_figure (n), count (words, n), warn);
}

/* (transfer full): what the decider has to do, in two words. */
static char *
describe_task (const EmperorState *state)
{
  switch ((EmperorPrompt) state->prompt)
    {
    case EMPEROR_PROMPT_KEEP_EVENT:
    case EMPEROR_PROMPT_KEEP_MARKET:
      /* Translators: beside the name of a player who chooses one of three cards; little space */
      return g_strdup (_ ("to keep"));
    case EMPEROR_PROMPT_REACT:
    case EMPEROR_PROMPT_BLACKMAIL:
    case EMPEROR_PROMPT_TRADE:
    case EMPEROR_PROMPT_COUNTER:
      /* Translators: beside the name of a player who answers a question; little space */
      return g_strdup (_ ("to answer"));
    case EMPEROR_PROMPT_SEIZE:
      /* Translators: beside the name of a player who takes a card of another one; little space */
      return g_strdup (_ ("to seize"));
    case EMPEROR_PROMPT_INVITE:
      /* Translators: beside the name of a player who was asked for an offer; little space */
      return g_strdup (_ ("to offer"));
    case EMPEROR_PROMPT_NONE:
      break;
    }
  if (state->head.phase == EMPEROR_PHASE_SETUP_STAR)
    /* Translators: beside the name of a player who places a Star; little space */
    return g_strdup (_ ("to place"));
  if (state->head.phase == EMPEROR_PHASE_COLLECT)
    /* Translators: beside the name of a player who collects cards; little space */
    return g_strdup (_ ("to collect"));
  if (state->head.phase == EMPEROR_PHASE_DISCARD)
    /* Translators: beside the name of a player with too many cards; little space */
    return g_strdup (_ ("to discard"));
  /* Translators: beside the name of the player whose turn it is; little space */
  return g_strdup (_ ("to act"));
}

static void
describe_seat (FavorGameView *view, FavorSeat seat, FavorSeatLook *look)
{
  EmperorView        *self = EMPEROR_VIEW (view);
  const EmperorState *state = emperor_view_get_seen (self);
  guint               gold = (guint) state->gold[seat], stars = stars_left (state, seat);
  guint               cards = state->hand_size[seat], events = state->n_open[seat];
  guint               market = state->n_market_hand[seat];

  add (look, "emperor/sign-gold", gold, ngettext ("{n} Gold", "{n} Gold", gold), FALSE);
  add (look,
       "emperor/sign-star",
       stars,
       /* Translators: Stars of a player that are not on the board yet */
       ngettext ("{n} Star left", "{n} Stars left", stars),
       FALSE);
  add (look,
       "emperor/sign-hand",
       cards,
       ngettext ("{n} card in hand", "{n} cards in hand", cards),
       has_too_many (state, seat));
  add (look,
       "emperor/sign-market",
       market,
       ngettext ("{n} Black Market card", "{n} Black Market cards", market),
       FALSE);
  add (look,
       "emperor/sign-event",
       events,
       ngettext ("{n} open Event", "{n} open Events", events),
       FALSE);
  if (state->poison[seat] != EMPEROR_POISON_NONE)
    {
      /* Translators: badge beside the name of a player; little space */
      look->badge = g_strdup (_ ("Poisoned"));
      look->badge_art = g_strdup ("emperor/poison");
    }
  if (state->meeple[seat] == EMPEROR_PLACE_EMPRESS)
    {
      /* Translators: of a player, for ears and as tooltip of a small picture */
      look->mark = g_strdup (_ ("guest of the Empress: no Intrigue can be aimed there"));
      look->mark_art = g_strdup ("emperor/guest");
    }
  if (seat == state->head.decider)
    look->task = describe_task (state);
  look->score = state->points[seat];
  /* Translators: how much Favor a player has, in the tooltip of the player */
  look->points = count (ngettext ("{n} Favor",
                                  "{n} Favor",
                                  (gulong) MAX (0, look->score)),
                        (guint) MAX (0, look->score));
  look->has_score = emperor_view_is_showing (self);
}

static void
describe_hand (FavorGameView *view, GArray *facts)
{
  EmperorView        *self = EMPEROR_VIEW (view);
  const EmperorState *state = emperor_view_get_seen (self);
  FavorSeat           seat = emperor_view_get_holder (self);
  guint               gold, stars;
  char               *cards;

  if (seat < 0)
    return;
  gold = (guint) state->gold[seat];
  stars = stars_left (state, seat);
  favor_facts_add (facts,
                   "emperor/sign-gold",
                   count (ngettext ("{n} Gold", "{n} Gold", gold), gold),
                   count (ngettext ("{n} Gold", "{n} Gold", gold), gold),
                   FALSE);
  favor_facts_add (
    facts,
    "emperor/sign-star",
    /* Translators: above the hand: Stars that are not on the board yet; little
                    * space */
    count (ngettext ("{n} left", "{n} left", stars), stars),
    count (ngettext ("{n} Star left", "{n} Stars left", stars), stars),
    FALSE);
  /* Translators: above the hand: so many cards, and how many may be kept; little space */
  cards = favor_text_fill (_ ("{n} of {most} cards"),
                           "n# most#",
                           state->hand_size[seat],
                           EMPEROR_HAND_LIMIT);
  favor_facts_add (facts,
                   "emperor/sign-hand",
                   cards,
                   g_strdup (cards),
                   state->hand_size[seat] > EMPEROR_HAND_LIMIT);
}

static void
describe_table (FavorGameView *view, char **first, char **second, char **words)
{
  const EmperorState *state = emperor_view_get_seen (EMPEROR_VIEW (view));
  guint               round = state->round, target = state->options.target_points;

  /* Translators: at the end of the row of players */
  *first = favor_text_fill (_ ("Round {n}"), "n#", round);
  if (state->final)
    {
      /* Translators: below "Round 3", when it is the last one; little space */
      *second = g_strdup (_ ("the last one"));
      /* Translators: about the game, as tooltip */
      *words = favor_text_fill (_ ("Round {round} is the last one."), "round#", round);
      return;
    }
  /* Translators: below "Round 3": how much Favor wins the game; little space */
  *second = favor_text_fill (_ ("{n} Favor wins"), "n#", target);
  /* Translators: about the game, as tooltip */
  *words = favor_text_fill (_ ("Round {round}. The first to reach {n} Favor wins."),
                            "round# n#",
                            round,
                            target);
}

void
emperor_view_install_seats (FavorGameViewClass *view_class)
{
  view_class->describe_seat = describe_seat;
  view_class->describe_hand = describe_hand;
  view_class->describe_table = describe_table;
}
