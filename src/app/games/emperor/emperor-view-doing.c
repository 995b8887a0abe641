/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-view-private.h"

#include "emperor-words.h"

/* What the player is doing in the own turn, once something is chosen: the sentence above the chips
 * and the main button. */

/* About {player}, {staff} and {price}. */
static const char *
star_text (EmperorView *self, guint staff)
{
  const EmperorState *state = emperor_view_get_state (self);

  switch (state->stars[state->head.decider][staff])
    {
    case 0:
      /* Translators: what the player {player} is doing; {price} is a list of cards, e.g. "Soup
       * and a 1-Star card"; {staff} is a person at court */
      return _ ("{player}, pay {price} for your first Star on the {staff}.");
    case 1:
      /* Translators: what the player {player} is doing; {price} is a list, e.g. "3 Gold, Soup and
       * a 2-Star card"; {staff} is a person at court */
      return _ ("{player}, pay {price} for your second Star on the {staff}.");
    default:
      /* Translators: what the player {player} is doing; {price} is a list, e.g. "5 Gold,
       * Dumplings and a 3-Star card"; {staff} is a person at court */
      return _ ("{player}, pay {price} for your third Star on the {staff}.");
    }
}

/* The Star that is being paid for. */
static char *
describe_star (EmperorView *self, const char *player)
{
  const gint       staff = emperor_view_find (self, EMPEROR_THING_STAFF);
  g_autofree char *price = NULL;

  if (staff >= 0)
    {
      price = emperor_view_describe_price (self, (guint) staff);
      return favor_text_fill (star_text (self, (guint) staff),
                              "player staff@ price",
                              player,
                              emperor_staff_word ((guint) staff),
                              price);
    }
  price = emperor_view_describe_paid (self, 0);
  /* Translators: what the player {player} is doing: a card is to pay for a Star, and it is not said
   * yet on which Staff; {price} is a card, or a list of two */
  return favor_text_fill (_ ("{player}, choose a Staff to pay for a Star with {price}."),
                          "player price",
                          player,
                          price);
}

static char *
describe_empress (EmperorView *self, const char *player)
{
  g_autofree char *price = NULL;

  if (favor_chooser_get_action (emperor_view_get_chooser (self)) == NULL)
    /* Translators: what the player {player} is doing */
    return favor_text_fill (_ ("{player}, choose three different 3-Star cards to pay the "
                               "Empress."),
                            "player",
                            player);
  price = emperor_view_describe_paid (self, EMPEROR_EMPRESS_GOLD);
  /* Translators: what the player {player} is doing; {price} is a list, e.g. "15 Gold, Oracle Bones,
   * Tiger Tally and Jade Scepter" */
  return favor_text_fill (_ ("{player}, pay the Empress {price}."),
                          "player price",
                          player,
                          price);
}

static const char *
event_text (gboolean chosen)
{
  /* Translators: what the player {player} is doing; {event} is the title of a card */
  return chosen ? _ ("{player}, complete {event}.")
                /* Translators: what the player {player} is doing */
                : _ ("{player}, choose an Event to complete.");
}

/* (nullable): about {player}, and {card}, {event} or {staff} where it is chosen. */
static const char *
doing_text (gint kind, gboolean card, gboolean event, gboolean staff)
{
  switch (kind)
    {
    case EMPEROR_ACTION_MOVE:
      /* Translators: what the player {player} is doing; {staff} is a person at court */
      return staff ? _ ("{player}, move your Meeple to the {staff}.")
                   /* Translators: what the player {player} is doing */
                   : _ ("{player}, choose the Staff your Meeple goes to.");
    case EMPEROR_ACTION_SELL:
      /* Translators: what the player {player} is doing; {card} is the title of a card */
      return card ? _ ("{player}, sell {card}.")
                  /* Translators: what the player {player} is doing */
                  : _ ("{player}, choose a card to sell.");
    case EMPEROR_ACTION_UPGRADE:
      /* Translators: what the player {player} is doing: three copies become a better card; {card}
       * is the title of a card */
      return _ ("{player}, upgrade {card}.");
    case EMPEROR_ACTION_BUY_MARKET:
      /* Translators: what the player {player} is doing */
      return _ ("{player}, buy from the Black Market.");
    case EMPEROR_ACTION_COMPLETE_EVENT:
      return event_text (event);
    case EMPEROR_ACTION_PLAY:
      /* Translators: what the player {player} is doing; {card} is the title of a card */
      return card ? _ ("{player}, play {card}.") : NULL;
    case EMPEROR_ACTION_END_TURN:
      /* Translators: what the player {player} is doing */
      return _ ("{player}, end your turn.");
    default:
      /* Translators: what the player {player} has to decide; {card} is the title of a card */
      return card ? _ ("{player}, choose what to do with {card}.") : NULL;
    }
}

char *
emperor_view_describe_doing (EmperorView *self, const char *player)
{
  const gint  kind = favor_chooser_get_kind (emperor_view_get_chooser (self));
  const gint  card = emperor_view_find (self, EMPEROR_THING_CARD);
  const gint  event = emperor_view_find (self, EMPEROR_THING_EVENT);
  const gint  staff = emperor_view_find (self, EMPEROR_THING_STAFF);
  const char *text;

  if (favor_chooser_get_n_parts (emperor_view_get_chooser (self)) == 0)
    return NULL;
  if (kind == EMPEROR_ACTION_ALLY)
    return describe_star (self, player);
  if (kind == EMPEROR_ACTION_ALLY_EMPRESS)
    return describe_empress (self, player);
  text = doing_text (kind, card >= 0, event >= 0, staff >= 0);
  if (text == NULL)
    return NULL;
  return favor_text_fill (text,
                          "player card event staff@",
                          player,
                          card >= 0 ? emperor_piece_title ((guint) card) : "",
                          event >= 0 ? emperor_event_title ((guint) event) : "",
                          emperor_staff_word ((guint) MAX (staff, 0)));
}
