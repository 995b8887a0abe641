/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "kingdom-view-private.h"

#include "favor-text.h"

/* What is public about the players and the table. */

/* (transfer full) (nullable): what the decider has to do, in two words. */
static char *
describe_task (const KingdomState *state)
{
  switch ((KingdomPhase) state->head.phase)
    {
    case KINGDOM_PHASE_DRAW:
      /* Translators: beside the name of a player who draws a tile; little space */
      return g_strdup (_ ("to draw"));
    case KINGDOM_PHASE_MATCH:
      /* Translators: beside the name of a player who chooses one of several tiles; little space */
      return g_strdup (_ ("to choose"));
    case KINGDOM_PHASE_WORK:
      if (state->table.hand != FAVOR_NONE)
        /* Translators: beside the name of a player who lays a tile; little space */
        return g_strdup (_ ("to lay"));
      /* Translators: beside the name of a player who may change the map; little space */
      return g_strdup (_ ("to work"));
    case KINGDOM_PHASE_CLAIM:
      /* Translators: beside the name of a player who takes a favor; little space */
      return g_strdup (_ ("to take"));
    case KINGDOM_PHASE_OVER:
      break;
    }
  return NULL;
}

/* The best of the court first: where there is little room the others are not seen. */
static void
add_court (FavorSeatLook *look, const KingdomSeat *seat)
{
  for (guint character = KINGDOM_N_CHARACTERS; character-- > 0;)
    {
      g_autofree char *art = kingdom_portrait_art (character);

      if (seat->court[character])
        favor_seat_look_add_fact (look,
                                  art,
                                  g_strdup (""),
                                  g_strdup (_ (kingdom_characters.words[character]
                                                 .title)),
                                  FALSE);
    }
}

static void
describe_seat (FavorGameView *view, FavorSeat seat, FavorSeatLook *look)
{
  const KingdomState *state = kingdom_view_get_seen (KINGDOM_VIEW (view));
  const KingdomSeat  *own = &state->seat[seat];
  const guint         supply = kingdom_count_supply (own);

  add_court (look, own);
  favor_seat_look_add_fact (look,
                            "kingdom/piece-hunter",
                            favor_text_figure (supply),
                            favor_text_fill (ngettext ("{n} piece to play",
                                                       "{n} pieces to play",
                                                       supply),
                                             "n#",
                                             supply),
                            FALSE);
  if (seat == state->head.decider)
    look->task = describe_task (state);
}

/* (transfer full) (nullable): what the game still has. A game that is over in twilight has neither tiles nor
 * turns, however many it could have had. */
static char *
describe_rest (const KingdomState *state)
{
  guint8      left[KINGDOM_N_TYPES];
  const guint bag = kingdom_count_left (&state->table, left);

  if (state->twilight_left == KINGDOM_NO_TWILIGHT)
    /* Translators: at the end of the row of players: tiles that nobody has drawn yet; little space */
    return favor_text_fill (ngettext ("{n} tile left", "{n} tiles left", bag), "n#", bag);
  if (state->head.phase == KINGDOM_PHASE_OVER)
    return NULL;
  /* Translators: at the end of the row of players: the bag is empty, so many turns are left; little space */
  return favor_text_fill (ngettext ("{n} turn left",
                                    "{n} turns left",
                                    (gulong) state->twilight_left),
                          "n#",
                          state->twilight_left);
}

static void
describe_table (FavorGameView *view, char **first, char **second, char **words)
{
  const KingdomState *state = kingdom_view_get_seen (KINGDOM_VIEW (view));

  /* Translators: at the end of the row of players; little space */
  *first = favor_text_fill (_ ("Turn {n}"), "n#", state->turn);
  *second = describe_rest (state);
  *words = *second != NULL ? g_strdup_printf ("%s, %s", *first, *second)
                           : g_strdup (*first);
}

void
kingdom_view_install_seats (FavorGameViewClass *view_class)
{
  view_class->describe_seat = describe_seat;
  view_class->describe_table = describe_table;
}
