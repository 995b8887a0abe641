/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "emperor-position.h"
#include "emperor-random.h"
#include "favor-facts.h"
#include "favor-json.h"
#include "favor-text.h"

/* How actions read: in files as things, to people as sentences. */

/* What has a form for all that is chosen. */
#define SENTENCES                                                                        \
  (1u << EMPEROR_ACTION_MOVE | 1u << EMPEROR_ACTION_ALLY | 1u << EMPEROR_ACTION_PLAY |   \
   1u << EMPEROR_ACTION_OFFER_TRADE | 1u << EMPEROR_ACTION_COMPLETE_EVENT)

typedef struct
{
  const char *position;
  const char *action;
  const char *json;
  const char *text;
} Form;

/* clang-format off */
static const Form forms[] = {
  { "p0: hand 2C1 C3 B1, G9, market M2, events E4 E16",
    "offer p1 give G5 2C1 C3 B1 M2 E4 E16 for G1 S1 M1 E17 mine no-card:B3/1 yours give-card:C1/3",
    "{'kind':'offer-trade','seat':0,'to':1,'give':{'gold':5,'cards':['soup','soup','imperial-banquet','rare-ore'],"
    "'market':['phoenix-hairpin'],'events':['heavenly-rites','clearing-the-storehouse']},"
    "'take':{'gold':1,'cards':['map-of-the-empire'],'market':['forged-lineage'],'events':['overflowing-coffers']},"
    "'mine':{'kind':'no-card','value':'legendary-sword','turns':1},"
    "'yours':{'kind':'give-card','value':'soup','turns':3}}",
    "Offer Bo 5 Gold, 2 Soup, Imperial Banquet, Rare Ore, Phoenix Hairpin, Heavenly Rites and Clearing the Storehouse for "
    "1 Gold, Map of the Empire, Forged Lineage and Overflowing Coffers (own promise: What: not to play one certain Intrigue, Card: Legendary Sword, "
    "Turns: 1, their promise: What: to give a card later, Card: Soup, Turns: 3)" },
  { "p0: G5", "offer p1 give G5 for nothing yours pay-gold:2/2",
    "{'kind':'offer-trade','seat':0,'to':1,'give':{'gold':5},'yours':{'kind':'pay-gold','value':2,'turns':2}}",
    "Give Bo 5 Gold (their promise: What: to give Gold later, Gold: 2, Turns: 2)" },
  { "p0: hand C1 O1", "ally C with C1 O1",
    "{'kind':'ally','seat':0,'staff':'chef','pay-1':'soup','pay-2':'commerce-scroll'}",
    "Pay Soup and Commerce Scroll for a first Star on the Chef" },
  { "p0: hand C2", "play C2 take A1 S1",
    "{'kind':'play','seat':0,'piece':'dumplings','take-1':'medicinal-herbs','take-2':'map-of-the-empire'}",
    "Play Dumplings and take Medicinal Herbs and Map of the Empire" },
  { "p0: hand B3; p1: stars A2 C1", "play B3 at p1 staff A",
    "{'kind':'play','seat':0,'piece':'legendary-sword','target':1,'staff':'apothecary'}",
    "Play Legendary Sword against the Star of Bo on the Apothecary" },
  { "p0: hand C1", "play C1", "{'kind':'play','seat':0,'piece':'soup'}", "Play Soup" },
  { "p1: hand 5B1", "move B", "{'kind':'move','seat':0,'staff':'blacksmith'}", "Move to the Blacksmith" },
  { "p0: hand A1", "end", "{'kind':'end-turn','seat':0}", "End the turn" },
};

/* clang-format on */

static void
test_form (gconstpointer data)
{
  const Form              *form = data;
  const FavorNames         names = { { "Ann", "Bo", "Cy" } };
  g_auto (EmperorPosition) position;
  FavorAction              action, again;
  g_autoptr (JsonNode)     node = NULL;
  g_autoptr (GError)       error = NULL;
  g_autofree char         *json = NULL;
  g_autofree char         *text = NULL;

  emperor_position_init (&position, form->position);
  action = emperor_parse_action (&position.state, form->action);
  node = favor_json_write_action (&favor_emperor_game, &action, 3);
  json = g_strdelimit (favor_json_to_string (node, FALSE), "\"", '\'');
  g_assert_cmpstr (json, ==, form->json);
  g_assert_true (
    favor_json_read_action (&favor_emperor_game, node, "", 3, &again, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (favor_action_equal (&action, &again));
  text = favor_text_for_action (&favor_emperor_game, &action, &names);
  g_assert_cmpstr (text, ==, form->text);
}

/* What a third player reads of an offer with secrets, and of a promise in a position. */
static void
test_offer (void)
{
  g_auto (EmperorPosition) position;
  g_autoptr (JsonNode)     node = NULL;
  g_autofree char         *text = NULL;

  emperor_position_init (&position, "p0: G9, market M2, events E4; p1: hand C1");
  emperor_position_play (&position, "offer p1 give M2 E4 G1 for C1 mine pay-gold:4/1");
  favor_game_observe (&favor_emperor_game, &position.state, 2);
  node = favor_json_write_struct (&emperor_state_schema, &position.state, 3);
  text = g_strdelimit (favor_json_to_string (node, FALSE), "\"", '\'');
  g_assert_nonnull (
    strstr (text,
            "'give':{'gold':1,'market':'hidden','events':'hidden'},"
            "'take':{'cards':['soup']},'mine':{'kind':'pay-gold','value':4,'turns':1},"
            "'yours':{},'give-market-n':1,'give-events-n':1,'take-market-n':0"));
}

/* What the plain view says of an offer: to a partner, to another, and without one. */
static void
test_facts (void)
{
  const FavorNames         names = { { "Ann", "Bo", "Cy" } };
  g_auto (EmperorPosition) position;
  EmperorState             seen;
  g_autofree char         *before = NULL;
  g_autofree char         *partner = NULL;
  g_autofree char         *other = NULL;

  emperor_position_init (&position, "p0: G9, market M2, events E4; p1: hand C1");
  before = favor_facts_for_table (&favor_emperor_game, &position.state, &names);
  g_assert_null (strstr (before, "Offered"));
  g_assert_null (strstr (before, "romise"));

  emperor_position_play (&position, "offer p1 give M2 E4 G1 for C1 mine pay-gold:4/1");
  seen = position.state;
  favor_game_observe (&favor_emperor_game, &seen, 1);
  partner = favor_facts_for_table (&favor_emperor_game, &seen, &names);
  g_assert_nonnull (
    strstr (partner,
            "Offered: Gold: 1 · Black Market cards: Phoenix Hairpin · "
            "Events: Heavenly Rites\nAsked for: Cards: Soup\n"
            "Promise offered: What: to give Gold later · Gold: 4 · Turns: 1"));
  g_assert_null (strstr (partner, "Promise asked for"));
  favor_game_observe (&favor_emperor_game, &position.state, 2);
  other = favor_facts_for_table (&favor_emperor_game, &position.state, &names);
  g_assert_nonnull (strstr (other, "Offered: Gold: 1\nAsked for: Cards: Soup"));
}

/* Whatever is listed is one sentence that says all of it, without brackets and places. */
static void
test_sentences (void)
{
  const FavorNames      names = { { "Ann", "Bo", "Cy", "Dee", "Eli", "Fay" } };
  g_auto (FavorActions) legal = { 0 };
  FavorRng              rng;
  guint                 kinds = 0;

  favor_rng_seed (&rng, 5);
  for (guint number = 0; number < 30; number++)
    {
      EmperorState state;

      emperor_random_start (&state, number);
      for (guint i = 0; i < 400 && state.head.decider != FAVOR_SEAT_NONE; i++)
        {
          FavorAction action = emperor_random_action (&state, &legal, &rng);

          favor_actions_clear (&legal);
          favor_emperor_game.list (&state, &legal);
          for (guint k = i % 7; k < legal.n; k += 7)
            {
              g_autofree char *text = favor_text_for_action (&favor_emperor_game,
                                                             &legal.items[k],
                                                             &names);

              kinds |= 1u << legal.items[k].kind;
              if (strpbrk (text, "()[]{}:") != NULL)
                g_error ("%s", text);
            }
          favor_emperor_game.apply (&state, &action, NULL);
        }
    }
  g_assert_cmphex (kinds & SENTENCES, ==, SENTENCES);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autofree char *path = g_strdup_printf ("/emperor/files/form-%u", i);

      g_test_add_data_func (path, &forms[i], test_form);
    }
  g_test_add_func ("/emperor/files/offer", test_offer);
  g_test_add_func ("/emperor/files/facts", test_facts);
  g_test_add_func ("/emperor/files/sentences", test_sentences);
  return g_test_run ();
}
