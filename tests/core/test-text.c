/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-text.h"
#include "tiny.h"

/* Sentences. */

static const FavorNames names = { { "Ann", "Bo", "Mei" } };

#define ASSERT_TEXT(call, expected)                                                      \
  G_STMT_START                                                                           \
  {                                                                                      \
    g_autofree char *text = call;                                                        \
                                                                                         \
    g_assert_cmpstr (text, ==, expected);                                                \
  }                                                                                      \
  G_STMT_END

static void
test_expand (void)
{
  ASSERT_TEXT (favor_text_expand ("{a}-{b}-{a}", "a", "1", "b", "2", NULL), "1-2-1");
  ASSERT_TEXT (favor_text_expand ("no place", "a", "1", NULL), "no place");
  ASSERT_TEXT (favor_text_expand ("", "a", "1", NULL), "");
  /* Unknown ones stay; other braces are text. */
  ASSERT_TEXT (favor_text_expand ("{a} {b}", "a", "1", NULL), "1 {b}");
  ASSERT_TEXT (favor_text_expand ("{ {A} {} {a", "a", "1", NULL), "{ {A} {} {a");
  ASSERT_TEXT (favor_text_expand ("{{a}}", "a", "1", NULL), "{1}");
  ASSERT_TEXT (favor_text_expand ("{a}{a-2}", "a", "ä", "a-2", "→", NULL), "ä→");
}

static void
test_fill (void)
{
  ASSERT_TEXT (favor_text_fill ("{a} {n} {b} {m}", "a n# b m+", "x", 1, "y", 2u),
               "x 1 y \u200e+2");
  ASSERT_TEXT (favor_text_fill ("{n}, {m}, {b}", "n# m+ b", -3, -4, NULL),
               "\u22123, \u200e\u22124, ");
  ASSERT_TEXT (favor_text_fill ("{a}", "a", "{a}"), "{a}");
}

static void
test_list (void)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();

  g_assert_null (favor_text_list (parts));
  g_strv_builder_add (parts, "a");
  ASSERT_TEXT (favor_text_list (parts), "a");
  g_strv_builder_add (parts, "a");
  g_strv_builder_add (parts, "b");
  ASSERT_TEXT (favor_text_list (parts), "a and b");
}

/* A player may be called like a placeholder. */
static void
test_expand_once (void)
{
  ASSERT_TEXT (favor_text_expand ("{a} {b}", "a", "{b}", "b", "{a}", NULL), "{b} {a}");
  ASSERT_TEXT (favor_text_expand ("{a}b}", "a", "{", "b", "X", NULL), "{b}");
}

/* Between the marks FSI and PDI stands what is written the other way. */
static void
test_isolates (void)
{
  ASSERT_TEXT (favor_text_expand ("To {a}!", "a", "مي", NULL), "To \u2068مي\u2069!");
  ASSERT_TEXT (favor_text_expand ("To {a}!", "a", "Mei (מיי)", NULL),
               "To \u2068Mei (מיי)\u2069!");
  ASSERT_TEXT (favor_text_expand ("{a} wins", "a", "陳 3", NULL), "陳 3 wins");
  ASSERT_TEXT (favor_text_expand ("{a} by {b}", "a", "−5", "b", "+3", NULL), "−5 by +3");
  /* What is isolated already is so once; a sentence in the language itself is not. */
  ASSERT_TEXT (favor_text_expand ("{a}.", "a", "To \u2068مي\u2069!", NULL),
               "To \u2068مي\u2069!.");
  ASSERT_TEXT (favor_text_expand ("To {a}.", "a", "\u2068مي\u2069 x مي", NULL),
               "To \u2068\u2068مي\u2069 x مي\u2069.");
}

/* A sentence that begins with a name of the other direction has its own, by an LRM. */
static void
test_direction (void)
{
  ASSERT_TEXT (favor_text_expand ("{a} wins.", "a", "مي", NULL),
               "\u200e\u2068مي\u2069 wins.");
  ASSERT_TEXT (favor_text_expand ("7. {a} wins.", "a", "مي", NULL),
               "\u200e7. \u2068مي\u2069 wins.");
  /* Once is enough. */
  ASSERT_TEXT (
    favor_text_expand ("{a} {b}", "a", "\u200e\u2068مي\u2069.", "b", "מיי", NULL),
    "\u200e\u2068مي\u2069. \u2068מיי\u2069");
  ASSERT_TEXT (favor_text_expand ("7 {a}", "a", "8", NULL), "7 8");
}

static void
test_without_marks (void)
{
  ASSERT_TEXT (favor_text_without_marks ("\u2068مي\u2069 \u200e-5\u200f"), "مي -5");
  ASSERT_TEXT (favor_text_without_marks ("a\u2066b\u2067c"), "abc");
  ASSERT_TEXT (favor_text_without_marks (""), "");
}

static void
test_action (void)
{
  FavorAction buy = { .kind = TINY_BUY, .seat = 0, .arg = { 1, 3, 2 } };
  FavorAction pass = { .kind = TINY_PASS };

  ASSERT_TEXT (favor_text_for_action (&tiny_game, &buy, &names),
               "Buy Tea from Mei for 3 coins");
  buy.arg[1] = 1;
  ASSERT_TEXT (favor_text_for_action (&tiny_game, &buy, &names),
               "Buy Tea from Mei for 1 coin");
  /* A word without a title is its id; none is a dash. */
  buy.arg[0] = 2;
  buy.arg[1] = 0;
  ASSERT_TEXT (favor_text_for_action (&tiny_game, &buy, &names),
               "Buy rice from Mei for 0 coins");
  buy.arg[0] = FAVOR_NONE;
  ASSERT_TEXT (favor_text_for_action (&tiny_game, &buy, &names),
               "Buy — from Mei for 0 coins");
  ASSERT_TEXT (favor_text_for_action (&tiny_game, &pass, &names), "Pass");
}

static void
test_same_deed (void)
{
  const FavorAction buy = { .kind = TINY_BUY, .seat = 0, .arg = { 1, 3, 2 } };
  FavorAction       other = buy;

  g_assert_true (favor_text_is_same_deed (&tiny_game, &buy, &other));
  for (guint i = 0; i < 3; i++)
    {
      other = buy;
      other.arg[i] = 0;
      g_assert_false (favor_text_is_same_deed (&tiny_game, &buy, &other));
    }
  other = buy;
  other.kind = TINY_PASS;
  g_assert_false (favor_text_is_same_deed (&tiny_game, &buy, &other));
  other = buy;
  other.seat = 1;
  g_assert_false (favor_text_is_same_deed (&tiny_game, &buy, &other));
}

/* What a sentence leaves out may differ. */
static void
test_same_deed_details (void)
{
  const FavorAction buy = { .seat = 0, .arg = { 1, 3, 2 } };
  FavorAction       other = buy;
  FavorKind         kind = tiny_game.actions[TINY_BUY];
  FavorGame         game = tiny_game;

  kind.text = "Buy {card}";
  kind.plural = NULL;
  game.actions = &kind;
  game.n_actions = 1;
  other.arg[1] = 4;
  other.arg[2] = 0;
  g_assert_true (favor_text_is_same_deed (&game, &buy, &other));
  other.arg[0] = 0;
  g_assert_false (favor_text_is_same_deed (&game, &buy, &other));
}

static void
test_names (void)
{
  static const FavorNames braces = { { "{card}", "{player}" } };
  FavorEvent              event = { .kind = TINY_BOUGHT, .actor = 1, .seen_by = 0xffff };

  ASSERT_TEXT (favor_text_for_event (&tiny_game, &event, 0, &names), "Bo buys Soup.");
  ASSERT_TEXT (favor_text_for_event (&tiny_game, &event, 0, &braces),
               "{player} buys Soup.");
  event.actor = 0;
  ASSERT_TEXT (favor_text_for_event (&tiny_game, &event, 0, &braces),
               "{card} buys Soup.");
  event.actor = 2;
  ASSERT_TEXT (favor_text_for_event (&tiny_game, &event, 0, &braces),
               "Player 3 buys Soup.");
  ASSERT_TEXT (favor_text_for_event (&tiny_game, &event, 0, NULL), "Player 3 buys Soup.");
  event.actor = FAVOR_SEAT_NONE;
  ASSERT_TEXT (favor_text_for_event (&tiny_game, &event, 0, &names), "nobody buys Soup.");
}

static void
test_event_viewers (void)
{
  FavorEvent event = { .kind = TINY_SEEN, .actor = 1, .seen_by = 1 << 1 };

  ASSERT_TEXT (favor_text_for_event (&tiny_game, &event, 1, &names), "Bo sees Soup.");
  ASSERT_TEXT (favor_text_for_event (&tiny_game, &event, FAVOR_VIEWER_OPEN, &names),
               "Bo sees Soup.");
  ASSERT_TEXT (favor_text_for_event (&tiny_game, &event, 0, &names), "Bo sees a card.");
  ASSERT_TEXT (favor_text_for_event (&tiny_game, &event, FAVOR_SEAT_NONE, &names),
               "Bo sees a card.");
  event.kind = TINY_SECRET;
  ASSERT_TEXT (favor_text_for_event (&tiny_game, &event, 1, &names), "Bo keeps Soup.");
  ASSERT_TEXT (favor_text_for_event (&tiny_game, &event, 2, &names), NULL);
  event.seen_by = FAVOR_SEEN_BY_EVERYBODY;
  ASSERT_TEXT (favor_text_for_event (&tiny_game, &event, FAVOR_SEAT_NONE, &names),
               "Bo keeps Soup.");
}

/* `letters`: one for each event, s, t and r for cards, a capital for another actor. */
static guint
list_events (FavorEvent *events, guint8 kind, const char *letters)
{
  static const char cards[] = "str";
  guint             n = (guint) strlen (letters);

  for (guint i = 0; i < n; i++)
    {
      const gint16 card = (gint16) (strchr (cards, g_ascii_tolower (letters[i])) - cards);

      events[i] = (FavorEvent){ .kind = kind,
                                .actor = g_ascii_isupper (letters[i]),
                                .seen_by = FAVOR_SEEN_BY_EVERYBODY,
                                .arg = { card, 4, 2 } };
    }
  return n;
}

static void
assert_joined (guint8 kind, const char *letters, guint n_told, const char *expected)
{
  FavorEvent events[8];
  guint      n = list_events (events, kind, letters);

  g_assert_cmpuint (favor_text_count_joined (&tiny_game, events, n), ==, n_told);
  ASSERT_TEXT (favor_text_for_joined (&tiny_game, events, &n, 0, &names), expected);
  g_assert_cmpuint (n, ==, n_told);
}

/* What several say as one. */
static void
test_joined (void)
{
  assert_joined (TINY_GOT, "s", 1, "Ann gets Soup.");
  assert_joined (TINY_GOT, "stsT", 3, "Ann gets 2 Soup and Tea.");
  assert_joined (TINY_GOT, "tsrt", 4, "Ann gets 2 Tea, Soup and rice.");
  /* The one who acts is not named. */
  assert_joined (TINY_PAID, "sSt", 3, "To Mei: the soup and the tea for 4.");
  assert_joined (TINY_DREW, "ssS", 2, "Ann draws 2 cards.");
  assert_joined (TINY_BOUGHT, "ss", 1, "Ann buys Soup.");
}

/* Of what else is named all have to say the same, and the viewer has to see all of it. */
static void
test_joined_apart (void)
{
  FavorEvent events[3];
  guint      n = list_events (events, TINY_PAID, "sts");

  events[2].arg[1] = 5;
  g_assert_cmpuint (favor_text_count_joined (&tiny_game, events, n), ==, 2);
  events[1].seen_by = 1 << 1;
  ASSERT_TEXT (favor_text_for_joined (&tiny_game, events, &n, 0, &names),
               "Soup goes to Mei for 4.");
  g_assert_cmpuint (n, ==, 1);
}

static void
test_event_plural (void)
{
  FavorEvent event = { .kind = TINY_MET, .actor = 0, .seen_by = 0xffff, .arg = { 1 } };

  ASSERT_TEXT (favor_text_for_event (&tiny_game, &event, 0, &names), "Ann meets one.");
  event.arg[0] = 2;
  ASSERT_TEXT (favor_text_for_event (&tiny_game, &event, 0, &names), "Ann meets 2.");
}

static void
test_lists (void)
{
  FavorAction show = { .kind = TINY_SHOW };

  show.arg[3] = show.arg[4] = show.arg[5] = FAVOR_NONE;
  ASSERT_TEXT (favor_text_for_action (&tiny_game, &show, &names),
               "nobody|none|none|none|none|no");
  show.arg[0] = 1 << 0 | 1 << 2;
  show.arg[1] = 7;
  show.arg[2] = 2 + 5 * 1;
  show.arg[3] = 1;
  show.arg[5] = 0;
  show.arg[6] = 1;
  show.arg[8] = 3;
  show.arg[9] = 1;
  ASSERT_TEXT (
    favor_text_for_action (&tiny_game, &show, &names),
    "Ann and Mei|Soup, Tea and rice|2 Soup, Tea|Tea and Soup|Soup and 3 rice|yes");
}

static void
test_hidden_arguments (void)
{
  FavorAction show = { .kind = TINY_SHOW };
  FavorAction buy = { .kind = TINY_BUY };

  buy.arg[0] = buy.arg[1] = buy.arg[2] = G_MININT16;
  ASSERT_TEXT (favor_text_for_action (&tiny_game, &buy, &names),
               "Buy hidden from hidden for hidden coins");
  for (guint i = 0; i < 10; i++)
    show.arg[i] = G_MININT16;
  ASSERT_TEXT (favor_text_for_action (&tiny_game, &show, &names),
               "hidden|hidden|hidden|hidden|hidden|hidden");
}

/* Names in the forms that a sentence asks for. */
static void
test_forms (void)
{
  FavorEvent event = { .kind = TINY_POURED,
                       .actor = 0,
                       .seen_by = 0xffff,
                       .arg = { 1, 1, 2 } };

  /* The way of writing of the form is that of the sentence, its direction its own. */
  ASSERT_TEXT (favor_text_for_event (&tiny_game, &event, 0, &names),
               "The tea, 1 cup: élan, Élan, \u2068شاي\u2069.");
  /* What has no such form stands as it is: names and players. */
  event.arg[1] = 2;
  ASSERT_TEXT (favor_text_for_event (&tiny_game, &event, 0, &names),
               "The tea, 2 cups: Tea, Tea, Ann.");
  event.arg[0] = 0;
  ASSERT_TEXT (favor_text_for_event (&tiny_game, &event, 0, &names),
               "The soup, 2 cups: Soup, of the soup, Ann.");
  event.arg[0] = 2;
  ASSERT_TEXT (favor_text_for_event (&tiny_game, &event, 0, &names),
               "Rice, 2 cups: rice, rice, Ann.");
  event.arg[0] = G_MININT16;
  ASSERT_TEXT (favor_text_for_event (&tiny_game, &event, 0, &names),
               "Hidden, 2 cups: hidden, hidden, Ann.");
}

static void
test_forms_in_lists (void)
{
  FavorEvent event = { .kind = TINY_SERVED, .actor = 0, .seen_by = 0xffff };

  event.arg[0] = 1 << 0 | 1 << 2;
  event.arg[1] = 7;
  event.arg[2] = 2 + 5 * 1;
  event.arg[3] = event.arg[4] = FAVOR_NONE;
  event.arg[5] = 1;
  event.arg[6] = 1;
  event.arg[8] = 3;
  ASSERT_TEXT (
    favor_text_for_event (&tiny_game, &event, 0, &names),
    "the soup, the tea and rice|2 the soup, the tea|the tea|the soup and 3 rice|"
    "Ann and Mei|no|The soup, the tea and rice");
}

/* Outside of the tables a value is asked for its form if it is a word. */
static void
test_forms_of_values (void)
{
  static const FavorWord tea = { "tea", "Tea", .forms = "acc=the tea|dat=to the tea" };
  static const FavorWord rice = { "rice", "Rice" };

  ASSERT_TEXT (favor_text_for_word (&tea, NULL), "Tea");
  ASSERT_TEXT (favor_text_for_word (&tea, "dat"), "to the tea");
  ASSERT_TEXT (favor_text_for_word (&tea, "da"), "Tea");
  ASSERT_TEXT (favor_text_for_word (&tea, "the tea"), "Tea");
  ASSERT_TEXT (favor_text_for_word (&rice, "acc"), "Rice");
  ASSERT_TEXT (favor_text_fill ("{a:Acc} {n}, {a}, {b:acc}, {c:acc}, {n:acc}",
                                "a@ n# b@ c",
                                &tea,
                                3,
                                &rice,
                                "x"),
               "The tea 3, Tea, Rice, x, 3");
  ASSERT_TEXT (favor_text_expand ("{a:acc}", "a", "x", NULL), "x");
  /* None of these is a placeholder. */
  ASSERT_TEXT (favor_text_expand ("{a:} {a:b c} {a:ACC} {:acc} {a:x1}", "a", "x", NULL),
               "{a:} {a:b c} {a:ACC} {:acc} {a:x1}");
}

static void
test_refusal (void)
{
  FavorRefusal why = { .reason = TINY_NO_MONEY };

  ASSERT_TEXT (favor_text_for_refusal (&tiny_game, &why, &names),
               "There is not enough money.");
  g_assert_cmpstr (favor_text_refusal_id (&tiny_game, &why), ==, "no-money");
  why = (FavorRefusal){ .reason = FAVOR_REFUSAL_BROKEN_POSITION, .arg = { 7 } };
  ASSERT_TEXT (favor_text_for_refusal (&tiny_game, &why, NULL), "Rule 7 is broken.");
  /* The catalogue's header is not a sentence. */
  why.reason = FAVOR_REFUSAL_NONE;
  ASSERT_TEXT (favor_text_for_refusal (&tiny_game, &why, &names), "");
}

/* One place on a coast, with a harbour where `state` says so. */
static gboolean
surround (gconstpointer state, int value, FavorSurroundings *around)
{
  const gboolean *harbour = state;

  if (value != 7)
    return FALSE;
  around->titles[0] = "Forest";
  around->numbers[0] = 8;
  around->titles[1] = "Desert";
  around->titles[2] = "sea";
  around->beside = *harbour ? "beside a harbour" : NULL;
  return TRUE;
}

/* A place may be named by what lies around it; it is a number where that is not known. */
static void
test_place (void)
{
  static const FavorThing corner = { .id = "corner", .surround = surround };
  static const FavorField field = FAVOR_ARG_INT (0, "corner", 0, 9, .thing = &corner);
  const gboolean          without = FALSE, with = TRUE;
  const FavorNames        plain = { .state = &without }, harbour = { .state = &with };
  const gint16            arg = 7, other = 8;

  ASSERT_TEXT (favor_text_for_place (&corner, 7, &plain), "Forest 8, Desert and sea");
  ASSERT_TEXT (favor_text_for_place (&corner, 7, &harbour),
               "Forest 8, Desert and sea, beside a harbour");
  ASSERT_TEXT (favor_text_for_place (&corner, 8, &plain), NULL);
  ASSERT_TEXT (favor_text_for_place (&corner, 7, &names), NULL);
  ASSERT_TEXT (favor_text_for_place (&favor_thing_amount, 7, &plain), NULL);
  ASSERT_TEXT (favor_text_for_argument (&field, &arg, &plain),
               "Forest 8, Desert and sea");
  ASSERT_TEXT (favor_text_for_argument (&field, &other, &plain), "8");
  ASSERT_TEXT (favor_text_for_argument (&field, &arg, &names), "7");
}

/* A row of rooms: the first one has a name, the others are told from the one before. */
static const FavorWord direction_words[] = { { "left", "to the left" },
                                             { "right", "to the right" } };
static const FavorWord room_words[] = { { "hall", "the hall" },
                                        { "beside", "the room {direction} of {room}" },
                                        { "number", "room {n}" } };
static const FavorEnum room_patterns = FAVOR_ENUM ("room", room_words);

static void             tell_room (int value, FavorPhrase *out);
static const FavorThing room = { .id = "room",
                                 .patterns = &room_patterns,
                                 .tell = tell_room };

static void
tell_room (int value, FavorPhrase *out)
{
  out->pattern = value > 2 ? 2 : value > 0;
  if (value > 2)
    out->parts[0] = (FavorPhrasePart){ .name = "n", .value = value };
  else if (value > 0)
    {
      out->parts[0] = (FavorPhrasePart){ .name = "direction",
                                         .word = &direction_words[value - 1] };
      out->parts[1] = (FavorPhrasePart){ .name = "room",
                                         .thing = &room,
                                         .value = value - 1 };
    }
}

/* A thing may be told in words that stand within each other. */
static void
test_phrase (void)
{
  static const FavorField  field = FAVOR_ARG_INT (0, "room", 0, 9, .thing = &room);
  static const char *const expected[] = {
    "the hall",
    "the room to the left of the hall",
    "the room to the right of the room to the left of the hall",
    "room 3",
  };

  for (gint16 i = 0; i < (gint16) G_N_ELEMENTS (expected); i++)
    ASSERT_TEXT (favor_text_for_argument (&field, &i, &names), expected[i]);
}

static void
test_join (void)
{
  static const char *const parts[] = { "a", "b", "c", "d", "{a}", NULL };
  static const char *const expected[] = {
    "a, b, c, d and {a}", "b, c, d and {a}", "c, d and {a}", "d and {a}", "{a}", "",
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    ASSERT_TEXT (favor_text_join (parts + i), expected[i]);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/expand", test_expand);
  g_test_add_func ("/text/fill", test_fill);
  g_test_add_func ("/text/list", test_list);
  g_test_add_func ("/text/expand-once", test_expand_once);
  g_test_add_func ("/text/isolates", test_isolates);
  g_test_add_func ("/text/direction", test_direction);
  g_test_add_func ("/text/without-marks", test_without_marks);
  g_test_add_func ("/text/action", test_action);
  g_test_add_func ("/text/same-deed", test_same_deed);
  g_test_add_func ("/text/same-deed-details", test_same_deed_details);
  g_test_add_func ("/text/names", test_names);
  g_test_add_func ("/text/event-viewers", test_event_viewers);
  g_test_add_func ("/text/event-plural", test_event_plural);
  g_test_add_func ("/text/joined", test_joined);
  g_test_add_func ("/text/joined-apart", test_joined_apart);
  g_test_add_func ("/text/lists", test_lists);
  g_test_add_func ("/text/hidden-arguments", test_hidden_arguments);
  g_test_add_func ("/text/forms", test_forms);
  g_test_add_func ("/text/forms-in-lists", test_forms_in_lists);
  g_test_add_func ("/text/forms-of-values", test_forms_of_values);
  g_test_add_func ("/text/refusal", test_refusal);
  g_test_add_func ("/text/phrase", test_phrase);
  g_test_add_func ("/text/place", test_place);
  g_test_add_func ("/text/join", test_join);
  return g_test_run ();
}
