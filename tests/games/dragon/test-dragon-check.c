/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "dragon-position.h"
#include "favor-json.h"
#include "favor-text.h"

/* Every refusal can be provoked, has the specification's words and comes in its order. */

typedef struct
{
  const char *reason;
  const char *text;
  DragonSetup setup;
  const char *script;
  const char *move;
} Refused;

/* clang-format off */
#define FOUR { .seats = "D1 O0 C2 R0", .votes = 3 }
#define TIMED { .seats = "D1 O0", .votes = 1, .options = "countdown=15" }
#define FORCED "O:Ar>Ar C:Me>Me R:As>Me D:Su>Su / C:No>No R:As>No O:Ar>Ar D:No>Me / " \
               "R:Su>Ar O:So>Ar C:Ar>Ar D:Me>Ar"

static const Refused refused[] = {
  { "game-over", "The game is over.",
    { .seats = "O6 C6 R6", .judge = 'O', .round = 5 }, "C:No>No R:So>So O:So>So", "O:Su>Su" },
  { "not-your-decision", "Another player has to decide now.", FOUR, NULL, "C:Ar>Ar" },
  { "wrong-phase", "That is not possible at this moment.", FOUR, NULL, "O:accept" },
  { "bad-number", "The Judge may nominate one, three or five votes.",
    { .seats = "D O" }, NULL, "D:nominate(0)" },
  { "too-many-votes", "The delegations have only 4 cards each.",
    { .seats = "D O", .round = 3 }, NULL, "D:nominate(5)" },
  { "too-many-players", "With more than five players only one or three votes may be nominated.",
    { .seats = "D O C T B F R" }, NULL, "D:nominate(5)" },
  { "unknown-role", "There is no such role.", FOUR, NULL, "O:duke>No" },
  { "no-such-card", "You have no Merchant in your hand.", FOUR, NULL, "O:Me>No" },
  { "no-countdown", "This game is played without a countdown.", FOUR, NULL, "O:Ar>No!" },
  { "judge-not-timed", "The countdown does not apply to the Judge.",
    TIMED, "O:Ar>Ar", "D:Ar>No!" },
  { "same-place", "Your card already lies there.",
    { .seats = "D O", .votes = 1, .options = "placing=in-turn-move" },
    "O:Ar>No", "O:shift(No)" },
  { "no-negotiation", "Deals and gifts are switched off in this game.",
    { .seats = "D O1", .votes = 1, .options = "negotiation=off" }, NULL, "O:give(D,1)" },
  { "gifts-only", "Deals are switched off in this game; you can only give Favour.",
    { .seats = "D O1", .votes = 1, .options = "negotiation=gifts-only" },
    NULL, "O:offer(D,avoid,No,1,now)" },
  { "unknown-seat", "There is no such player.", FOUR, NULL, "O:give(B,1)" },
  { "to-yourself", "Choose another player.", FOUR, NULL, "O:give(O,1)" },
  { "nothing-given", "A gift is at least one Favour.", FOUR, NULL, "O:give(C,0)" },
  { "gift-limit", "You have already made three gifts this round.",
    { .seats = "D O9", .votes = 1 }, "O:give(D,1) O:give(D,1) O:give(D,1)", "O:give(D,1)" },
  { "not-enough-favour", "You do not have that much Favour.", FOUR, NULL, "O:give(C,1000)" },
  { "offer-limit", "You have already made two offers this round.",
    { .seats = "D O9", .votes = 1 },
    "O:offer(D,avoid,No,1,now) D:decline O:offer(D,avoid,No,1,now) D:accept",
    "O:offer(D,avoid,No,1,now)" },
  { "no-votes-left", "Ox has no vote left to place this round.",
    { .seats = "D O C", .votes = 1 }, "O:Ar>Ar", "C:offer(O,avoid,No,0,now,pledge)" },
  { "bad-amount", "A price is 0 to 9 Favour; a later payment is at least 1.",
    FOUR, NULL, "O:offer(C,avoid,No,0,after,pledge)" },
  { "empty-offer", "Offer some Favour, or pledge your own vote.",
    FOUR, NULL, "O:offer(C,avoid,No,0,now)" },
  { "no-later", "In the last round Favour can only be paid at once.",
    { .seats = "D O9", .round = 5 }, NULL, "O:offer(D,avoid,No,1,after)" },
  { "not-tied", "Choose one of the tied roles: Assassin and Noble.",
    { .seats = "D O", .judge = 'D', .votes = 3 },
    "O:No>No D:No>No / O:Su>As D:Su>As / O:So>So D:Me>Ar", "D:break(So)" },
  { "not-played", "You did not use a Soldier this round.", FOUR,
    "O:Ar>Ar C:Me>Me R:As>As D:Su>Su / C:No>No R:Su>Su O:Ar>Ar D:No>No / "
    "R:So>Ar O:As>Ar C:Ar>Ar D:Me>Ar", "O:send(So)" },
  { "must-be-withdrawn", "One of your assassinated delegates must go home.", FOUR,
    FORCED " O:send(Ar)", "C:send(Ar)" },
};
/* clang-format on */

static const FavorNames names = { { "Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus" } };

static void
test_refused (gconstpointer data)
{
  const Refused          *entry = data;
  const FavorGame        *game = &favor_dragon_game;
  g_auto (DragonPosition) self = { 0 };
  FavorAction             action;
  FavorRefusal            why = { 0 };

  dragon_position_init (&self, &entry->setup);
  if (entry->script != NULL)
    dragon_position_play (&self, entry->script);
  dragon_position_refused (&self, entry->move, entry->reason);
  action = dragon_position_move (&self, entry->move);
  g_assert_false (game->check (&self.state, &action, &why));
  favor_assert_text (favor_text_for_refusal (game, &why, &names), entry->text);
}

static void
assert_reason (const DragonState *state, const FavorAction *action, const char *reason)
{
  FavorRefusal why = { 0 };

  g_assert_false (favor_dragon_game.check (state, action, &why));
  g_assert_cmpstr (favor_dragon_game.refusals[why.reason].id, ==, reason);
  /* Who does not want to know why gets the same answer. */
  g_assert_false (favor_dragon_game.check (state, action, NULL));
}

/* What no script can write. */
static void
test_malformed (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = FOUR;
  FavorAction             action;

  dragon_position_init (&self, &setup);
  action = dragon_position_move (&self, "O:Ar>No");
  action.kind = DRAGON_N_ACTIONS;
  assert_reason (&self.state, &action, "unknown-action");
  action.kind = 255;
  assert_reason (&self.state, &action, "unknown-action");
  action = dragon_position_move (&self, "O:Ar>No");
  action.arg[DRAGON_PLACE_TIMED_OUT] = 2;
  assert_reason (&self.state, &action, "bad-parameter");
  action = dragon_position_move (&self, "O:Ar>No");
  action.arg[FAVOR_ACTION_ARGS - 1] = 1;
  assert_reason (&self.state, &action, "bad-parameter");
  action = dragon_position_move (&self, "O:offer(C,avoid,No,1,after)");
  action.arg[DRAGON_OFFER_ASK] = 2;
  assert_reason (&self.state, &action, "bad-parameter");
  action = dragon_position_move (&self, "O:offer(C,avoid,No,1,after)");
  action.arg[DRAGON_OFFER_WHEN] = -1;
  assert_reason (&self.state, &action, "bad-parameter");
  action = dragon_position_move (&self, "O:Ar>No");
  action.seat = 100;
  assert_reason (&self.state, &action, "not-your-decision");
}

/* Each move is wrong in several ways; the first reason in the specification's order wins. */
static void
test_order (void)
{
  static const struct
  {
    const char *move;
    const char *reason;
  } moves[] = {
    { "C:nominate(9)", "not-your-decision" },
    { "O:nominate(9)", "wrong-phase" },
    { "O:duke>No!", "unknown-role" },
    { "O:Me>No!", "no-countdown" },
    { "O:give(O,0)", "to-yourself" },
    { "O:give(B,0)", "unknown-seat" },
    { "O:give(C,-1)", "nothing-given" },
    { "O:offer(B,avoid,duke,10,after)", "unknown-seat" },
    { "O:offer(O,avoid,duke,10,after)", "to-yourself" },
    { "O:offer(C,avoid,duke,10,after)", "unknown-role" },
    { "O:offer(C,avoid,No,10,now)", "bad-amount" },
    { "O:offer(C,avoid,No,-1,now)", "bad-amount" },
    { "O:offer(C,avoid,No,0,after)", "bad-amount" },
    { "O:offer(C,avoid,No,0,now)", "empty-offer" },
    { "O:offer(C,avoid,No,9,now)", "not-enough-favour" },
  };

  g_auto (DragonPosition) self = { 0 };
  g_auto (DragonPosition) off = { 0 };
  const DragonSetup       setup = FOUR;
  const DragonSetup       without = {
          .seats = "D O",
          .votes = 1,
          .options = "negotiation=off",
  };

  dragon_position_init (&self, &setup);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    dragon_position_refused (&self, moves[i].move, moves[i].reason);
  dragon_position_init (&off, &without);
  dragon_position_refused (&off, "O:give(B,0)", "no-negotiation");
  dragon_position_refused (&off, "O:offer(B,avoid,duke,10,after)", "no-negotiation");
}

static void
test_clan_taken (void)
{
  DragonOptions options;
  FavorRefusal  why = { 0 };

  favor_schema_set_defaults (&dragon_options_schema, &options);
  g_assert_true (favor_dragon_game.accept (&options, 7, &why));
  options.clan_choice[1] = 1 + DRAGON_CLAN_FOX;
  g_assert_true (favor_dragon_game.accept (&options, 7, &why));
  options.clan_choice[4] = 1 + DRAGON_CLAN_FOX;
  g_assert_false (favor_dragon_game.accept (&options, 7, &why));
  g_assert_cmpint (why.reason, ==, DRAGON_REFUSAL_CLAN_TAKEN);
  favor_assert_text (favor_text_for_refusal (&favor_dragon_game, &why, &names),
                     "Each clan can be chosen only once.");
  /* The seats that are not in the game do not count. */
  g_assert_true (favor_dragon_game.accept (&options, 4, &why));
}

/* The reader of JSON knows no position: what it cannot read it refuses at once, for the
 * reason that is made for the value. */
static void
test_json (void)
{
  static const struct
  {
    const char *json;
    const char *reason;
  } actions[] = {
    { "{'kind':'place-vote','seat':1,'card':'noble','on':'noble'}", NULL },
    { "{'kind':'place-vote','seat':1,'card':'duke','on':'noble'}", "unknown-role" },
    { "{'kind':'nominate-votes','seat':1,'votes':2}", "bad-number" },
    { "{'kind':'give-favour','seat':1,'to':4,'favour':1}", "unknown-seat" },
    { "{'kind':'give-favour','seat':1,'to':2,'favour':1000}", "not-enough-favour" },
    { "{'kind':'give-favour','seat':1,'to':2,'favour':99999}", "not-enough-favour" },
    { "{'kind':'give-favour','seat':1,'to':2,'favour':0}", NULL },
    { "{'kind':'give-favour','seat':1,'to':2,'favour':1,'x':1}", "bad-parameter" },
    { "{'kind':'offer-deal','seat':1,'to':2,'ask':'beg','role':'noble','favour':1,"
      "'when':'now','pledge':false}",
      "bad-parameter" },
    { "{'kind':'offer-deal','seat':1,'to':2,'ask':'avoid','role':'noble','favour':10,"
      "'when':'now','pledge':false}",
      "bad-amount" },
    { "{'kind':'sing','seat':1}", "unknown-action" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_autofree char     *json = g_strdelimit (g_strdup (actions[i].json), "'", '"');
      g_autoptr (GError)   error = NULL;
      g_autoptr (JsonNode) node = favor_json_parse (json, strlen (json), &error);
      FavorAction          action;
      FavorRefusal         why = { 0 };

      g_assert_no_error (error);
      g_test_message ("%s", json);
      if (favor_json_read_action (&favor_dragon_game,
                                  node,
                                  "action",
                                  4,
                                  &action,
                                  &why,
                                  &error))
        g_assert_null (actions[i].reason);
      else
        g_assert_cmpstr (favor_dragon_game.refusals[why.reason].id,
                         ==,
                         actions[i].reason);
    }
}

/* The tests of this file leave no reason out: the others are tested by name above and, for
 * broken-position, with the invariants. */
static void
test_all_reasons (void)
{
  static const char *const elsewhere[] = {
    "none", "unknown-action", "bad-parameter", "broken-position", "clan-taken", NULL,
  };

  for (guint i = 0; i < favor_dragon_game.n_refusals; i++)
    {
      const char *id = favor_dragon_game.refusals[i].id;
      gboolean    found = g_strv_contains (elsewhere, id);

      for (guint j = 0; j < G_N_ELEMENTS (refused); j++)
        found |= g_str_equal (refused[j].reason, id);
      if (!found)
        g_error ("nothing provokes %s", id);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *path = g_strdup_printf ("/dragon/check/refused/%s",
                                               refused[i].reason);

      g_test_add_data_func (path, &refused[i], test_refused);
    }
  g_test_add_func ("/dragon/check/malformed", test_malformed);
  g_test_add_func ("/dragon/check/order", test_order);
  g_test_add_func ("/dragon/check/clan-taken", test_clan_taken);
  g_test_add_func ("/dragon/check/json", test_json);
  g_test_add_func ("/dragon/check/all-reasons", test_all_reasons);
  return g_test_run ();
}
