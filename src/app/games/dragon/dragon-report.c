/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dragon-report.h"

#include "dragon-words.h"
#include "favor-text.h"

/* ---- The round ------------------------------------------------------------------------ */

static const FavorWord *
clan_of (const DragonState *state, FavorSeat seat)
{
  return dragon_clan_word (state->clans[seat]);
}

/* (transfer full) (nullable): who lays a card in this lap, or may move one, and who after that. */
static char *
describe_order (const DragonState *state)
{
  FavorSeat                seats[DRAGON_MAX_SEATS];
  guint                    n = dragon_list_to_act (state, seats);
  gboolean                 shifts = state->head.phase == DRAGON_PHASE_SHIFT;
  const FavorWord         *now = n > 0 ? clan_of (state, seats[0]) : NULL;
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_autofree char         *later = NULL;

  for (guint i = 1; i < n; i++)
    g_strv_builder_add (parts, dragon_clan_title (state->clans[seats[i]]));
  later = favor_text_list (parts);
  if (now == NULL)
    return NULL;
  if (later == NULL && shifts)
    /* Translators: whose card may be moved to another vote card; {judge} is the clan that lays the
     * next one */
    return favor_text_fill (_ ("{clan} may move its vote now, then {judge} votes."),
                            "clan@ judge@",
                            now,
                            clan_of (state, state->judge));
  if (later == NULL)
    /* Translators: who lays a card; nobody follows in this lap */
    return favor_text_fill (_ ("{clan} votes now, as the last of this lap."),
                            "clan@",
                            now);
  return favor_text_fill (
    /* Translators: whose card may be moved to another vote card, and who follows: {clans} is a list,
     * in order */
    shifts
      ? _ ("{clan} may move its vote now, then {clans}.")
      /* Translators: who lays a card, and who follows in this lap: {clans} is a list, in order */
      : _ ("{clan} votes now, then {clans}."),
    "clan@ clans",
    now,
    later);
}

char *
dragon_report_round (const DragonState *state, gboolean showing)
{
  g_autofree char *place = NULL;
  g_autofree char *order = NULL;

  if (state->votes == 0)
    /* Translators: about the game; the Judge has not yet called for votes */
    return favor_text_fill (_ ("Round {round} of 5. {clan} is Judge."),
                            "round# clan@",
                            state->round,
                            clan_of (state, state->judge));
  /* Translators: about the game; a lap is one vote of everybody */
  place =
    favor_text_fill (_ ("Round {round} of 5, lap {lap} of {votes}. {clan} is Judge."),
                     "round# lap# votes# clan@",
                     state->round,
                     state->lap,
                     state->votes,
                     clan_of (state, state->judge));
  order = showing ? NULL : describe_order (state);
  if (order == NULL)
    return g_steal_pointer (&place);
  return g_strconcat (place, "\n", order, NULL);
}

/* ---- Delegations ---------------------------------------------------------------------- */

/* (transfer full): "Artisan, Noble and Noble" of counts. */
static char *
list_counts (const guint8 *counts)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    for (guint i = 0; i < counts[role]; i++)
      g_strv_builder_add (parts, dragon_role_title (role));
  return favor_text_list (parts);
}

/* (transfer full): "Artisan and Noble" of a set. */
static char *
list_set (guint roles)
{
  guint8 counts[DRAGON_N_ROLES];

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    counts[role] = roles >> role & 1;
  return list_counts (counts);
}

static char *
explain_round (const DragonState *state, FavorSeat seat, guint round)
{
  gboolean         sent = state->n_home[seat] >= round;
  g_autofree char *roles = list_counts (state->shown[seat][round - 1]);

  if (!sent)
    /* Translators: what a clan turned up in a round; {roles} is a list of delegates */
    return favor_text_fill (_ ("Round {n}: showed {roles}."), "n# roles", round, roles);
  if (dragon_home_is_public (state, seat, round))
    /* Translators: as before; {role} is the delegate that left the game */
    return favor_text_fill (_ ("Round {n}: showed {roles}; {role} went home."),
                            "n# roles role@",
                            round,
                            roles,
                            dragon_role_word ((guint) state->home[seat][round - 1]));
  if (state->home_withdrawn[seat][round - 1])
    {
      g_autofree char *struck = list_set (state->home_options[seat][round - 1]);

      /* Translators: as before; {struck} are those that were assassinated, and one of these had to
       * go */
      return favor_text_fill (_ ("Round {n}: showed {roles}; one of {struck} went home."),
                              "n# roles struck",
                              round,
                              roles,
                              struck);
    }
  /* Translators: as before; nobody else knows which of them */
  return favor_text_fill (_ ("Round {n}: showed {roles}; one of them went home."),
                          "n# roles",
                          round,
                          roles);
}

char *
dragon_report_delegation (const DragonState *state, FavorSeat seat)
{
  GString *text = g_string_new (NULL);

  for (guint round = 1; round <= state->n_shown[seat]; round++)
    {
      g_autofree char *line = explain_round (state, seat, round);

      if (text->len > 0)
        g_string_append_c (text, '\n');
      g_string_append (text, line);
    }
  return g_string_free (text, FALSE);
}

char *
dragon_report_record (const DragonState *state, FavorSeat seat)
{
  guint kept = state->promises_kept[seat];
  guint broken = state->promises_broken[seat];
  guint n = state->n_home[seat];

  if (n == 0 && kept + broken == 0)
    return NULL;
  if (kept + broken == 0)
    /* Translators: below a clan: so many of its cards lie face down, out of the game */
    return favor_text_fill (ngettext ("{n} sent home", "{n} sent home", n), "n#", n);
  /* Translators: as before, and how often the clan kept and broke its word; little space */
  return favor_text_fill (
    ngettext ("{n} sent home · promises: {kept} kept, {broken} broken",
              "{n} sent home · promises: {kept} kept, {broken} broken",
              n),
    "n# kept# broken#",
    n,
    kept,
    broken);
}

/* ---- Standings ------------------------------------------------------------------------ */

/* (transfer full) (nullable): the other clans with as much Favour. */
static char *
list_level (const DragonState *state, FavorSeat seat)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();

  for (FavorSeat other = 0; other < state->head.n_seats; other++)
    if (other != seat && state->favour[other] == state->favour[seat])
      g_strv_builder_add (parts, dragon_clan_title (state->clans[other]));
  return favor_text_list (parts);
}

/* (transfer full) (nullable) */
static char *
describe_tie (const DragonState *state, FavorSeat seat)
{
  const FavorSeat dragon = dragon_draw_winner (state);
  const gboolean  leads = dragon != FAVOR_SEAT_NONE &&
                         state->favour[dragon] == state->favour[seat];
  g_autofree char *level = list_level (state, seat);

  if (level == NULL)
    return NULL;
  if (leads && seat == dragon)
    /* Translators: in the final standings, below the clan Dragon: it has as much Favour as others,
     * and the rules let it win */
    return g_strdup (_ ("The Dragon wins a drawn game"));
  if (leads)
    /* Translators: in the final standings, below a clan with as much Favour as the winner */
    return g_strdup (_ ("Tied with the Dragon, which wins a drawn game"));
  /* Translators: in the final standings: {clans} is a list of clans with as much Favour */
  return favor_text_fill (_ ("Tied with {clans}"), "clans", level);
}

/* (transfer full) (nullable) */
static char *
describe_word (const DragonState *state, FavorSeat seat)
{
  if (state->promises_kept[seat] + state->promises_broken[seat] == 0)
    return NULL;
  /* Translators: in the final standings, below a clan; {kept} and {broken} are numbers */
  return favor_text_fill (_ ("Promises: {kept} kept, {broken} broken"),
                          "kept# broken#",
                          state->promises_kept[seat],
                          state->promises_broken[seat]);
}

char *
dragon_report_standing (gconstpointer state, FavorSeat seat)
{
  g_autofree char *tie = describe_tie (state, seat);
  g_autofree char *word = describe_word (state, seat);

  if (tie != NULL && word != NULL)
    return g_strjoin ("\n", tie, word, NULL);
  return tie != NULL ? g_steal_pointer (&tie) : g_steal_pointer (&word);
}
