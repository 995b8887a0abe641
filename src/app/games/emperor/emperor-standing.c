/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-standing.h"

#include "favor-text.h"

static gint
rank_of (const EmperorState *state, FavorSeat seat)
{
  FavorPad pad;

  favor_emperor_game.score (state, seat, &pad);
  return pad.rank;
}

/* The seat with as much Favor that is next before it, else the one next behind it. */
static FavorSeat
find_rival (const EmperorState *state, FavorSeat seat)
{
  const gint rank = rank_of (state, seat);
  FavorSeat  before = FAVOR_SEAT_NONE, behind = FAVOR_SEAT_NONE;

  for (FavorSeat other = 0; other < state->head.n_seats; other++)
    {
      const gint at = rank_of (state, other);

      if (other == seat || state->points[other] != state->points[seat])
        continue;
      if (at < rank && (before == FAVOR_SEAT_NONE || at > rank_of (state, before)))
        before = other;
      if (at > rank && (behind == FAVOR_SEAT_NONE || at < rank_of (state, behind)))
        behind = other;
    }
  return before != FAVOR_SEAT_NONE ? before : behind;
}

/* What decided, of the seat that is told of: so much of it, or the first or the second of two. */
static char *
describe_tiebreaker (EmperorTiebreaker tiebreaker, guint n)
{
  switch (tiebreaker)
    {
    case EMPEROR_TIEBREAKER_EMPRESS:
      return g_strdup (
        n > 0
          /* Translators: in the final standings, why one of two players with as
                          * much Favor stands first */
          ? _ ("Tied, and allied with the Empress")
          /* Translators: the same of the other one */
          : _ ("Tied, and not allied with the Empress"));
    case EMPEROR_TIEBREAKER_STARS:
      /* Translators: in the final standings: Stars decide between players with as much Favor */
      return favor_text_fill (ngettext ("Tied, with {n} Star on the board",
                                        "Tied, with {n} Stars on the board",
                                        n),
                              "n#",
                              n);
    case EMPEROR_TIEBREAKER_GOLD:
      /* Translators: in the final standings: Gold decides between players with as much Favor */
      return favor_text_fill (ngettext ("Tied, with {n} Gold", "Tied, with {n} Gold", n),
                              "n#",
                              n);
    case EMPEROR_TIEBREAKER_ORDER:
      /* Translators: in the final standings: between players who are alike in all, the order in
       * which they play decides: who plays later is first. {n} is 1 to 6 */
      return favor_text_fill (_ ("Tied in all, and number {n} to play: later is better"),
                              "n#",
                              n);
    }
  g_assert_not_reached ();
}

char *
emperor_standing_describe (gconstpointer state, FavorSeat seat)
{
  const EmperorState *self = state;
  const FavorSeat     rival = find_rival (self, seat);
  const guint         has[EMPEROR_N_TIEBREAKERS] = {
            [EMPEROR_TIEBREAKER_EMPRESS] = self->empress[seat],
            [EMPEROR_TIEBREAKER_STARS] = (guint) emperor_stars_of (self, seat),
            [EMPEROR_TIEBREAKER_GOLD] = (guint) self->gold[seat],
            [EMPEROR_TIEBREAKER_ORDER] = emperor_turn_position (self, seat) + 1,
  };
  EmperorTiebreaker tiebreaker;
  gint              by;

  if (rival == FAVOR_SEAT_NONE)
    return NULL;
  tiebreaker = emperor_find_tiebreaker (self, seat, rival, &by);
  return describe_tiebreaker (tiebreaker, has[tiebreaker]);
}
