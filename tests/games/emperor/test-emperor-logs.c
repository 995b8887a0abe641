/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "emperor-position.h"
#include "favor-text.h"

/* Which lines an action writes, in which order, and what those read who may not see all (10.4).
 * p0 is Ann, p1 Bo, p2 Cy. */

typedef struct
{
  const char *name;
  const char *position;
  /* Played before. */
  const char *before[8];
  const char *action;
  const char *log;
  /* (nullable): what p2 reads, if it is something else. */
  const char *log_of_third;
} Story;

/* clang-format off */
static const Story stories[] = {
  { "keep-in-setup", "new game; first p1", { NULL }, "keep E1",
    "Bo keeps Lantern Festival. Cy looks at 3 Events.",
    "Bo keeps an Event. Cy looks at 3 Events." },
  { "place-last-star", "new game; 2 seats; first p0", { "keep E1", "keep E4", "star A", "star A", "star C" }, "star O",
    "Ann places a Star on the Official. Round 1: Ann's turn.", NULL },
  { "collect", "p0: stars A1 S2; begin p0", { NULL }, "collect S2",
    "Ann collects Book of Strategies from the Strategist.", NULL },
  { "move", "p0: at B", { NULL }, "move C take C1",
    "Ann moves to the Chef and takes Soup.", NULL },
  { "move-empty", "p1: hand 5B1", { NULL }, "move B",
    "Ann moves to the Blacksmith and finds nothing.", NULL },
  { "sell", "p0: hand B3", { NULL }, "sell B3",
    "Ann sells Legendary Sword for 7 Gold.", NULL },
  { "upgrade", "p0: hand 3B1", { NULL }, "upgrade B1",
    "Ann upgrades 3 Rare Ore to Steel Shield.", NULL },
  { "ally", "p0: hand C1 O1", { NULL }, "ally C with C1 O1",
    "Ann pays for Star 1 on the Chef and gains 2 Favor.", NULL },
  { "ally-moves-star", "p0: stars A3 C3 O2, hand A1 C1", { NULL }, "ally P with A1 C1 from O",
    "Ann's Star leaves the Official for the Priest. Ann pays for Star 1 on the Priest and gains 2 Favor.", NULL },
  { "empress", "p0: F30, G15, hand A3 C3 O3", { NULL }, "empress A3 C3 O3",
    "Ann returns Elixir of Long Life. Ann returns Imperial Banquet. Ann returns Jade Scepter. "
    "Ann allies with the Empress and gains 20 Favor. Ann wins with 50 Favor.", NULL },
  { "buy", "p0: G8", { NULL }, "buy",
    "Ann buys from the Black Market. Ann looks at 3 Black Market cards.", NULL },
  { "keep-market", "p0: G8", { "buy" }, "keep M2",
    "Ann keeps Phoenix Hairpin.", "Ann keeps a Black Market card." },
  { "complete", "p0: hand C1 P1 O1, events E1", { NULL }, "complete E1",
    "Ann completes Lantern Festival: 2 Favor.", NULL },
  { "complete-gives", "p0: G2, hand P1 C1, events E9", { NULL }, "complete E9",
    "Ann returns Incense. Ann returns Soup. Ann completes Mourning the Prince: 4 Favor.", NULL },
  { "soup", "p0: hand C1; p1: F1", { NULL }, "play C1",
    "Ann plays Soup. Ann takes 3 Gold.", NULL },
  { "dumplings", "p0: hand C2", { NULL }, "play C2 take A1 S1",
    "Ann plays Dumplings. Ann takes Medicinal Herbs. Ann takes Map of the Empire.", NULL },
  { "scroll", "p0: hand O1 A3", { NULL }, "play O1 give A3 take B3",
    "Ann plays Commerce Scroll. Ann returns Elixir of Long Life. Ann takes Legendary Sword.", NULL },
  { "ore", "p0: hand B1 2C2", { NULL }, "play B1 give C2",
    "Ann plays Rare Ore. Ann upgrades 2 Dumplings to Imperial Banquet.", NULL },
  { "beads", "p0: hand P2 A2", { NULL }, "play P2 give A2",
    "Ann plays Prayer Beads. Ann upgrades 1 Poisoned Tea to Elixir of Long Life.", NULL },
  { "incense", "p0: hand P1, events E5; p1: events E6; p2: events E7; event deck E1 E2", { NULL }, "play P1 event E5",
    "Ann plays Incense. Ann puts Imperial Examination back. Ann looks at 2 Events.",
    "Ann plays Incense. Ann puts an Event back. Ann looks at 2 Events." },
  { "map", "p0: hand S1, at B, stars A3 C3 O2", { NULL }, "play S1 from O",
    "Ann plays Map of the Empire. Ann's Star leaves the Official for the Blacksmith. "
    "Ann places a Star on the Blacksmith without Favor.", NULL },
  { "book", "p0: hand S2", { NULL }, "play S2 staff A take A1",
    "Ann plays Book of Strategies. Ann moves to the Apothecary and takes Medicinal Herbs.", NULL },
  { "elixir", "p0: stars A1 C1, hand A3", { NULL }, "play A3",
    "Ann plays Elixir of Long Life.", NULL },
  { "bones", "p0: hand P3; market deck M4", { NULL }, "play P3",
    "Ann plays Oracle Bones. Ann looks at 1 Black Market card.", NULL },
  { "passage", "p0: market M15", { NULL }, "play M15 staff B take B1 B3",
    "Ann plays Secret Passage. Ann moves to the Blacksmith and takes Rare Ore. Ann takes Legendary Sword.", NULL },
  { "lineage", "p0: F43, market M1", { NULL }, "play M1",
    "Ann plays Forged Lineage. Ann gains 7 Favor. Ann wins with 50 Favor.", NULL },
  { "edict", "p0: G3, stars A1 C1, market M14", { NULL }, "play M14 staff A",
    "Ann plays Forged Edict. Ann pays for Star 2 on the Apothecary and gains 5 Favor.", NULL },
  { "plot-breaks-word", "p0: G9, hand O2", { "offer p1 give G1 for nothing mine no-intrigue/1", "accept" }, "play O2 at p1",
    "Ann plays Tax Ledger against Bo. Ann breaks a promise to Bo.", NULL },
  { "tea", "p0: hand A2", { "play A2 at p1 take S1" }, "pass",
    "Bo lets it pass. Bo is poisoned. Ann takes Map of the Empire.", NULL },
  { "ledger", "p0: hand O2; p1: G2", { "play O2 at p1" }, "pass",
    "Bo lets it pass. Bo gives Ann 2 Gold. Ann takes 2 Gold.", NULL },
  { "ledger-finds-nothing", "p0: G30, hand O2; p1: G0; p2: G30", { "play O2 at p1" }, "pass",
    "Bo lets it pass.", NULL },
  { "scepter", "p0: hand O3; p1: hand A1 C3", { "play O3 at p1" }, "pass",
    "Bo lets it pass. Ann looks at Bo's hand.", NULL },
  { "seize", "p0: hand O3; p1: hand A1 C3", { "play O3 at p1", "pass" }, "seize C3",
    "Ann takes Imperial Banquet from Bo.", "Ann takes a card from Bo." },
  { "sword", "p0: hand B3; p1: stars A2 C1, G2", { "play B3 at p1 staff A" }, "pass",
    "Bo lets it pass. Bo loses a Star on the Apothecary. Bo gives Ann 2 Gold.", NULL },
  { "tally", "p0: hand S3, stars A3 C2 O2 P1; p1: stars A2 C2", { "play S3 at p1 staff C from P" }, "pass",
    "Bo lets it pass. Bo loses a Star on the Chef. Ann's Star leaves the Priest for the Chef. "
    "Ann places a Star on the Chef without Favor.", NULL },
  { "assassin", "p0: market M6; p1: stars A3 C1", { "play M6 at p1 staff A C" }, "pass",
    "Bo lets it pass. Bo loses a Star on the Apothecary. Bo loses a Star on the Chef.", NULL },
  { "thief", "p0: market M8; p1: hand 2C1", { "play M8 at p1" }, "pass",
    "Bo lets it pass. Ann steals Soup from Bo. Ann steals Soup from Bo.",
    "Bo lets it pass. Ann steals a card from Bo. Ann steals a card from Bo." },
  { "slander", "p0: market M9; p1: F3", { "play M9 at p1" }, "pass",
    "Bo lets it pass. Bo loses 3 Favor.", NULL },
  { "nightshade", "p0: market M10", { "play M10 at p1" }, "pass",
    "Bo lets it pass. Bo is poisoned.", NULL },
  { "blackmail-without-choice", "p0: market M7; p1: F9, G4", { "play M7 at p1" }, "pass",
    "Bo lets it pass. Bo loses 4 Favor.", NULL },
  { "blackmail-paid", "p0: market M7; p1: G5", { "play M7 at p1", "pass" }, "pay",
    "Bo pays. Bo gives Ann 5 Gold.", NULL },
  { "blackmail-refused", "p0: market M7; p1: F3, G5", { "play M7 at p1", "pass" }, "lose",
    "Bo would rather lose Favor. Bo loses 3 Favor.", NULL },
  { "blackmail-with-nothing-to-lose", "p0: market M7; p1: G5", { "play M7 at p1", "pass" }, "lose",
    "Bo would rather lose Favor.", NULL },
  { "shield", "p0: hand O2; p1: hand B2", { "play O2 at p1" }, "react B2",
    "Bo stops it with Steel Shield.", NULL },
  { "bodyguard", "p0: G4, hand O2; p1: market M11", { "play O2 at p1" }, "react M11",
    "Bo stops it with Bodyguard. Ann gives Bo 4 Gold.", NULL },
  { "invite", "p0: hand A1", { NULL }, "invite p1", "Ann asks Bo for an offer.", NULL },
  { "offer", "p0: hand A1", { NULL }, "offer p1 give A1 for nothing", "Ann makes Bo an offer.", NULL },
  { "counter", "p0: hand A1; p1: hand C1", { "offer p1 give A1 for C1" }, "counter give C1 for A1 G1",
    "Bo makes a counter-offer.", NULL },
  { "decline", "p0: hand A1", { "invite p1" }, "decline", "Bo declines.", NULL },
  { "trade", "p0: G5, hand 2A1, market M1, events E4 E5; p1: G5, hand C1, market M2, events E6",
    { "offer p1 give G1 2A1 M1 E4 for G2 C1 M2 E6 mine no-card:B3/1 yours give-card:C1/2" }, "accept",
    "Ann and Bo agree. Ann gives Bo 1 Gold. Bo gives Ann 2 Gold. Ann gives Bo 2 Medicinal Herbs. "
    "Ann gives Bo Forged Lineage. Ann gives Bo Heavenly Rites. Bo gives Ann 1 Soup. "
    "Bo gives Ann Phoenix Hairpin. Bo gives Ann Banquet of Nations. "
    "Ann promises Bo not to play Legendary Sword for 1 turn. Bo promises Ann Soup within 2 turns.",
    "Ann and Bo agree. Ann gives Bo 1 Gold. Bo gives Ann 2 Gold. Ann gives Bo 2 Medicinal Herbs. "
    "Ann gives Bo a Black Market card. Ann gives Bo an Event. Bo gives Ann 1 Soup. "
    "Bo gives Ann a Black Market card. Bo gives Ann an Event. "
    "Ann promises Bo not to play Legendary Sword for 1 turn. Bo promises Ann Soup within 2 turns." },
  { "word-kept-in-trade", "p0: G9", { "offer p1 give G1 for nothing mine pay-gold:2/1", "accept",
    "offer p1 give G2 for nothing yours no-intrigue/3" }, "accept",
    "Ann and Bo agree. Ann gives Bo 2 Gold. Ann keeps a promise to Bo. "
    "Bo promises Ann: no Intrigue for 3 turns.", NULL },
  { "discard", "p0: hand 5B3 4C1; p1: stars A1 C1", { "end" }, "discard C1",
    "Ann discards Soup. Round 3: Bo's turn.", NULL },
  { "turn-of-the-poisoned", "p1: stars A1 C1 O1, poison 1; p2: hand 5C1", { NULL }, "end",
    "Ann ends the turn. Round 3: Bo's turn. Bo is poisoned and collects from only 2 allies. "
    "The Chef has nothing for Bo.", NULL },
  { "turn-of-the-drugged", "p1: stars A1 C1, poison 2", { NULL }, "end",
    "Ann ends the turn. Round 3: Bo's turn. Bo is poisoned and collects nothing.", NULL },
  { "new-event", "p0: events none; event deck E1; p1: events E2; p2: events E3", { NULL }, "end",
    "Ann ends the turn. Ann looks at 1 Event.", NULL },
  { "event-at-the-end", "p0: events none; event deck E1; p1: events E2, stars A1 C1; p2: events E3", { "end" }, "keep E1",
    "Ann keeps Lantern Festival. Round 3: Bo's turn.", "Ann keeps an Event. Round 3: Bo's turn." },
  { "gold-enforced", "option promises binding; p0: G9, hand A1; p1: G1, stars A1 C1",
    { "offer p1 give A1 for nothing yours pay-gold:3/1", "accept", "end", "collect A1", "collect C1" }, "end",
    "Bo ends the turn. Bo is held to a promise and gives Ann 1 Gold. Bo breaks a promise to Ann. "
    "Round 3: Cy's turn.", NULL },
  { "card-enforced", "option promises binding; p0: G9; p1: hand C3, stars A1 C1",
    { "offer p1 give G1 for nothing yours give-card:C3/1", "accept", "end", "collect A1", "collect C1" }, "end",
    "Bo ends the turn. Bo is held to a promise and gives Ann Imperial Banquet. "
    "Bo keeps a promise to Ann. Round 3: Cy's turn.", NULL },
  { "last-round", "2 seats; option finish-round on; p0: F48, hand A1 C1", { NULL }, "ally A with A1 C1",
    "Ann pays for Star 1 on the Apothecary and gains 2 Favor. "
    "Ann has reached 50 Favor: the round is played out.", NULL },
  { "round-limit-and-tie", "2 seats; option round-limit 10; round 10; p0: F30; p1: F30; turn p1", { NULL }, "end",
    "Bo ends the turn. The last round is over. Bo wins the tie with 30 Favor.", NULL },
  { "end-of-the-last-round", "2 seats; option finish-round on; p1: F49, hand A1 C1; turn p1",
    { "ally A with A1 C1" }, "end",
    "Bo ends the turn. Bo wins with 51 Favor.", NULL },
};

/* clang-format on */

static void
require_log (EmperorPosition *position, FavorSeat viewer, const char *expected)
{
  g_autofree char *log = emperor_position_log (position, viewer);

  g_assert_cmpstr (log, ==, expected);
}

static void
test_story (gconstpointer data)
{
  const Story             *story = data;
  g_auto (EmperorPosition) position;
  FavorSeat                actor;

  emperor_position_init (&position, story->position);
  for (guint i = 0; story->before[i] != NULL; i++)
    emperor_position_play (&position, story->before[i]);
  actor = position.state.head.decider;
  emperor_position_play (&position, story->action);
  require_log (&position, FAVOR_VIEWER_OPEN, story->log);
  require_log (&position, actor, story->log);
  if (position.state.head.n_seats > 2)
    require_log (&position,
                 2,
                 story->log_of_third != NULL ? story->log_of_third : story->log);
}

/* The lines of the setup itself. */
static void
test_start (void)
{
  g_auto (EmperorPosition) position = { 0 };
  EmperorOptions           options;
  g_autofree char         *log = NULL;

  favor_schema_set_defaults (&emperor_options_schema, &options);
  options.first_player = 1;
  emperor_setup (&position.state, &options, 3, 1, &position.events);
  log = emperor_position_log (&position, 0);
  g_assert_cmpstr (log, ==, "Bo is the first player. Bo looks at 3 Events.");
}

/* The lines at which undo has a barrier: where something is first seen. */
static void
test_reveals (void)
{
  static const char *const revealing[] = {
    "events-looked", "market-looked",  "dice-rolled",   "hand-opened",
    "stolen",        "promise-broken", "card-enforced", NULL,
  };

  for (guint kind = 0; kind < EMPEROR_N_LOGS; kind++)
    if (emperor_logs[kind].reveals != g_strv_contains (revealing, emperor_logs[kind].id))
      g_error ("%s", emperor_logs[kind].id);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/emperor/log/start", test_start);
  g_test_add_func ("/emperor/log/reveals", test_reveals);
  for (guint i = 0; i < G_N_ELEMENTS (stories); i++)
    {
      g_autofree char *path = g_strconcat ("/emperor/log/", stories[i].name, NULL);

      g_test_add_data_func (path, &stories[i], test_story);
    }
  return g_test_run ();
}
