/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dragon-position.h"

/* Setup: clans of choice, drawn clans, the Dragon's Favour, options from their defaults. */

static void
set_up (DragonState *state, const DragonOptions *options, guint n_seats, guint64 seed)
{
  FavorRefusal why = { 0 };

  *state = (DragonState){ 0 };
  favor_dragon_game.setup (state, options, n_seats, seed, NULL);
  g_assert_true (favor_dragon_game.validate (state, &why));
}

static void
test_defaults (void)
{
  DragonOptions options;

  favor_schema_set_defaults (&dragon_options_schema, &options);
  g_assert_cmpint (options.placing, ==, DRAGON_PLACING_IN_TURN);
  g_assert_cmpint (options.negotiation, ==, DRAGON_NEGOTIATION_FULL);
  g_assert_cmpint (options.delegations, ==, DRAGON_DELEGATIONS_HIDDEN);
  g_assert_cmpint (options.deadlock, ==, DRAGON_DEADLOCK_NOBODY);
  g_assert_cmpint (options.next_judge, ==, DRAGON_NEXT_JUDGE_LEAST_FAVOUR);
  g_assert_cmpint (options.dragon_favour, ==, 1);
  g_assert_cmpint (options.countdown, ==, 0);
  for (guint seat = 0; seat < DRAGON_MAX_SEATS; seat++)
    g_assert_cmpint (options.clan_choice[seat], ==, 0);
  for (guint i = 0; i < dragon_options_schema.n_fields; i++)
    {
      g_assert_nonnull (dragon_options_schema.fields[i].title);
      g_assert_nonnull (dragon_options_schema.fields[i].summary);
    }
}

/* Each seat without a choice draws uniformly from what is left. */
static void
test_drawn_clans (void)
{
  guint         drawn[DRAGON_N_CLANS] = { 0 };
  DragonOptions options;
  DragonState   state;

  favor_schema_set_defaults (&dragon_options_schema, &options);
  options.clan_choice[1] = 1 + DRAGON_CLAN_FOX;
  for (guint64 seed = 0; seed < 6000; seed++)
    {
      set_up (&state, &options, 3, seed);
      g_assert_cmpint (state.clans[1], ==, DRAGON_CLAN_FOX);
      drawn[state.clans[2]]++;
    }
  g_assert_cmpuint (drawn[DRAGON_CLAN_FOX], ==, 0);
  /* 1,000 each, give or take five standard deviations. */
  for (guint clan = 0; clan < DRAGON_N_CLANS; clan++)
    if (clan != DRAGON_CLAN_FOX)
      {
        g_assert_cmpuint (drawn[clan], >, 855);
        g_assert_cmpuint (drawn[clan], <, 1145);
      }
}

static void
test_dragon_favour (void)
{
  DragonOptions options;
  DragonState   state;

  favor_schema_set_defaults (&dragon_options_schema, &options);
  options.clan_choice[1] = 1 + DRAGON_CLAN_DRAGON;
  for (guint8 favour = 0; favour <= 3; favour++)
    {
      options.dragon_favour = favour;
      set_up (&state, &options, 3, 5);
      g_assert_cmpint (state.favour[1], ==, favour);
      g_assert_cmpint (state.pad[1][DRAGON_SOURCE_START], ==, favour);
      g_assert_cmpint (state.favour[0] + state.favour[2], ==, 0);
      g_assert_cmpint (state.judge, ==, 1);
    }
}

/* Where a clan is chosen its line says what the rules give it: two of a role, none of another. */
static void
test_notes (void)
{
  g_assert_null (dragon_clan_choices.words[0].text);
  for (guint clan = 0; clan < DRAGON_N_CLANS; clan++)
    {
      const FavorWord *word = &dragon_clan_choices.words[clan + 1];
      g_autofree char *note = NULL;
      const char      *twice = NULL, *never = NULL;

      g_assert_cmpstr (word->id, ==, dragon_clans.words[clan].id);
      for (guint role = 0; role < DRAGON_N_ROLES; role++)
        if (dragon_compositions[clan][role] == 2)
          twice = dragon_roles.words[role].title;
        else if (dragon_compositions[clan][role] == 0)
          never = dragon_roles.words[role].title;
      g_assert_true ((twice == NULL) == (clan == DRAGON_CLAN_DRAGON));
      note = twice == NULL ? g_strdup ("One of each role; first Judge, breaks ties")
                           : g_strdup_printf ("Two %ss, no %s", twice, never);
      g_assert_cmpstr (word->text, ==, note);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dragon/setup/defaults", test_defaults);
  g_test_add_func ("/dragon/setup/drawn-clans", test_drawn_clans);
  g_test_add_func ("/dragon/setup/dragon-favour", test_dragon_favour);
  g_test_add_func ("/dragon/setup/notes", test_notes);
  return g_test_run ();
}
