/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-partners.h"
#include "favor-speech.h"
#include "favor-stepper.h"
#include "tokens-position.h"
#include "tokens-tool.h"
#include "tokens-trade-page.h"
#include "view-fixture.h"

/* The page on which trades and gifts are put together and answered. */

/* The narrowest panel. */
#define WIDTH 272

typedef struct
{
  TokensPosition  position;
  FavorOfferTool *tool;
  GtkWindow      *window;
} Fixture;

static const FavorNames names = { { "Ann", "Bo", "Cem", "Dee" } };

static void
look (Fixture *self, FavorSeat viewer)
{
  TokensState masked = self->position.state;

  favor_game_observe (&favor_tokens_game, &masked, viewer);
  favor_offer_tool_set_state (self->tool, &masked, viewer, &names);
  page_fixture_settle ();
}

static void
play (Fixture *self, const char *action, FavorSeat viewer)
{
  tokens_position_play (&self->position, action);
  look (self, viewer);
}

/* `computers`: all but the first. */
static void
open (Fixture *self, const char *position, gboolean computers)
{
  *self = (Fixture){ 0 };
  tokens_position_init (&self->position, position);
  self->tool = FAVOR_OFFER_TOOL (tokens_tool_new ());
  favor_offer_tool_set_computers (self->tool, computers ? 0xeu : 0);
  look (self, 0);
  self->window = page_fixture_show (GTK_WIDGET (self->tool), WIDTH, 900);
}

static void
close_page (Fixture *self)
{
  page_fixture_close (self->window);
  tokens_position_clear (&self->position);
}

/* (nullable): the nth widget of that type that is to be seen, counted down in `n`. */
static GtkWidget *
find_nth (GtkWidget *root, GType type, guint *n)
{
  GtkWidget *child;

  if (!gtk_widget_get_visible (root))
    return NULL;
  if (g_type_is_a (G_OBJECT_TYPE (root), type) && (*n)-- == 0)
    return root;
  for (child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_nth (child, type, n);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
nth (Fixture *self, GType type, guint n)
{
  return find_nth (GTK_WIDGET (self->tool), type, &n);
}

static void
assert_refused (Fixture *self, const char *why)
{
  g_assert_null (favor_offer_tool_get_action (self->tool));
  g_assert_cmpstr (favor_offer_tool_get_why_not (self->tool), ==, why);
}

/* Asserts that what is put together is that action. */
static void
assert_action (Fixture *self, const char *text)
{
  const FavorAction *action = favor_offer_tool_get_action (self->tool);
  const FavorAction  expected = tokens_parse_action (&self->position.state, text);

  g_assert_nonnull (action);
  g_assert_true (favor_action_equal (action, &expected));
  g_assert_true (favor_tokens_game.check (&self->position.state, action, NULL));
}

/* Bubbles, as they are heard, one after the other. */
static void
assert_speeches (Fixture *self, const char *const *expected)
{
  for (guint i = 0;; i++)
    {
      GtkWidget       *speech = nth (self, FAVOR_TYPE_SPEECH, i);
      g_autofree char *name = speech != NULL ? view_fixture_name_of (speech) : NULL;

      g_assert_cmpstr (name, ==, expected[i]);
      if (name == NULL)
        return;
    }
}

/* Gold, then the resources in their order; those of the own side first. */
static void
type_number (Fixture *self, guint n, const char *number)
{
  GtkWidget *stepper = nth (self, FAVOR_TYPE_STEPPER, n);
  guint      entry = 0;

  gtk_editable_set_text (GTK_EDITABLE (find_nth (stepper, GTK_TYPE_ENTRY, &entry)),
                         number);
  page_fixture_settle ();
}

/* Whether its button for one more can be pressed. */
static gboolean
can_step (Fixture *self, guint n)
{
  GtkWidget *stepper = nth (self, FAVOR_TYPE_STEPPER, n);
  guint      more = 1;

  return gtk_widget_get_sensitive (find_nth (stepper, GTK_TYPE_BUTTON, &more));
}

#define GIVE(resource) (1u + (resource))
#define WANT(resource) (2u + TOKENS_N_RESOURCES + (resource))

static void
toggle_partner (Fixture *self, guint n)
{
  GtkWidget *partners = nth (self, FAVOR_TYPE_PARTNERS, 0);
  GtkWidget *row = find_nth (partners, GTK_TYPE_TOGGLE_BUTTON, &n);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (row),
                                !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (row)));
  page_fixture_settle ();
}

static void
test_compose (void)
{
  Fixture self;

  open (&self, "p0: hand 2brick wool; p1: hand ore; p2: hand 2grain", FALSE);
  g_assert_false (favor_offer_tool_wants_open (self.tool));
  favor_offer_tool_start (self.tool, FAVOR_SEAT_NONE);
  assert_refused (&self, "Both sides of a trade must give something.");
  type_number (&self, GIVE (TOKENS_BRICK), "2");
  assert_refused (&self, "Both sides of a trade must give something.");
  /* Buttons stop at what is in hand; more can be typed. */
  g_assert_false (can_step (&self, GIVE (TOKENS_BRICK)));
  g_assert_true (can_step (&self, GIVE (TOKENS_WOOL)));
  g_assert_false (can_step (&self, GIVE (TOKENS_ORE)));
  type_number (&self, WANT (TOKENS_ORE), "1");
  /* All are asked, or some, but somebody is. */
  assert_action (&self, "offer-trade give 2brick want ore to p1 p2 p3");
  toggle_partner (&self, 1);
  assert_action (&self, "offer-trade give 2brick want ore to p1 p3");
  toggle_partner (&self, 0);
  toggle_partner (&self, 2);
  assert_refused (&self, "You cannot choose that player.");
  toggle_partner (&self, 0);
  type_number (&self, WANT (TOKENS_BRICK), "1");
  assert_refused (&self, "The same kind cannot be on both sides of a trade.");
  type_number (&self, WANT (TOKENS_BRICK), "");
  type_number (&self, GIVE (TOKENS_ORE), "99");
  type_number (&self, WANT (TOKENS_ORE), "0");
  type_number (&self, WANT (TOKENS_GRAIN), "1");
  assert_refused (&self, "The cards for this trade are not there.");
  close_page (&self);
}

/* What all decline stays with what each has said, and is not offered once more. */
static void
test_declined (void)
{
  const char *const expected[] = { "Bo: Too few Ore left.",
                                   "Cem: I have only 0 cards.",
                                   NULL };
  const char *const nobody[] = { NULL };
  Fixture           self;

  open (&self, "p0: hand 2brick; p1: hand 2grain", TRUE);
  favor_offer_tool_start (self.tool, FAVOR_SEAT_NONE);
  type_number (&self, GIVE (TOKENS_BRICK), "1");
  type_number (&self, WANT (TOKENS_ORE), "1");
  toggle_partner (&self, 2);
  assert_action (&self, "offer-trade give brick want ore to p1 p2");
  play (&self, "offer-trade give brick want ore to p1 p2", 0);
  g_assert_false (favor_offer_tool_is_composing (self.tool));
  play (&self, "decline-trade", 0);
  play (&self, "decline-trade", 0);
  g_assert_true (favor_offer_tool_was_answered (self.tool));
  assert_speeches (&self, expected);
  assert_refused (&self, "This was declined. Offer more, or ask for less.");
  type_number (&self, GIVE (TOKENS_BRICK), "2");
  assert_action (&self, "offer-trade give 2brick want ore to p1 p2");
  /* In the next turn nothing of it is left. */
  play (&self, "end-turn", 0);
  tokens_position_clear (&self.position);
  tokens_position_init (&self.position, "p0: hand 2brick");
  look (&self, 0);
  assert_speeches (&self, nobody);
  close_page (&self);
}

/* Whoever is asked answers with another offer, which begins as the first one turned round. */
static void
test_counter (void)
{
  const char *const expected[] = { "Bo: I would give Ore for 2 Brick.",
                                   "Cem: No.",
                                   NULL };
  Fixture           self;

  open (&self, "p0: hand 2brick; p1: hand ore; p2: hand ore", FALSE);
  play (&self, "offer-trade give brick want ore to p1 p2", 1);
  g_assert_true (favor_offer_tool_wants_open (self.tool));
  favor_offer_tool_start_counter (self.tool);
  assert_action (&self, "counter-trade give ore want brick");
  type_number (&self, WANT (TOKENS_BRICK), "2");
  assert_action (&self, "counter-trade give ore want 2brick");
  type_number (&self, GIVE (TOKENS_ORE), "3");
  assert_refused (&self, "The cards for this trade are not there.");

  play (&self, "counter-trade give ore want 2brick", 2);
  play (&self, "decline-trade", 0);
  g_assert_true (favor_offer_tool_wants_open (self.tool));
  assert_speeches (&self, expected);
  close_page (&self);
}

/* A gift goes to one; where the rules do not allow it they say why. */
static void
test_gift (void)
{
  const char *const rather[] = { "Bo: I would rather have Wool.", NULL };
  FavorAction       wish = { .kind = TOKENS_ACTION_DECLINE_DONATION,
                             .seat = 1,
                             .arg = { TOKENS_WOOL } };
  Fixture           self;

  open (&self, "p0: hand ore, dev knight; p2: markers 2", FALSE);
  favor_offer_tool_start (self.tool, FAVOR_SEAT_NONE);
  tokens_tool_start_gift (TOKENS_TOOL (self.tool));
  page_fixture_settle ();
  g_assert_null (nth (&self, FAVOR_TYPE_SLIP, 0));
  g_assert_null (favor_offer_tool_get_action (self.tool));
  g_assert_true (
    tokens_trade_page_add (TOKENS_TRADE_PAGE (favor_offer_tool_get_page (self.tool)),
                           TOKENS_ORE,
                           FAVOR_NONE));
  assert_action (&self, "offer-donation p1 ore");
  toggle_partner (&self, 1);
  assert_refused (
    &self,
    "You may donate only to a player with no more visible points than you.");
  toggle_partner (&self, 0);
  assert_action (&self, "offer-donation p1 ore");

  play (&self, "offer-donation p1 ore", 1);
  g_assert_true (favor_offer_tool_wants_open (self.tool));
  g_assert_true (favor_tokens_game.check (&self.position.state, &wish, NULL));
  favor_tokens_game.apply (&self.position.state, &wish, NULL);
  look (&self, 0);
  g_assert_true (favor_offer_tool_was_answered (self.tool));
  tokens_tool_start_gift (TOKENS_TOOL (self.tool));
  assert_speeches (&self, rather);
  close_page (&self);
}

/* Whoever is asked begins at the first answer, and stays at another one. */
static void
test_focus (void)
{
  Fixture    self;
  GtkWidget *focus;

  open (&self, "p0: hand 2brick; p1: hand ore; p2: hand ore", FALSE);
  play (&self, "offer-trade give brick want ore to p1 p2", 1);
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (self.tool)));
  focus = gtk_window_get_focus (self.window);
  g_assert_true (GTK_IS_TOGGLE_BUTTON (focus));
  g_assert_nonnull (page_fixture_find (focus, GTK_TYPE_LABEL, "Accept"));
  gtk_widget_child_focus (GTK_WIDGET (self.window), GTK_DIR_TAB_FORWARD);
  focus = gtk_window_get_focus (self.window);
  g_assert_nonnull (page_fixture_find (focus, GTK_TYPE_LABEL, "Decline"));
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (self.tool)));
  g_assert_true (focus == gtk_window_get_focus (self.window));
  close_page (&self);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/tokens/tool/compose", test_compose);
  g_test_add_func ("/tokens/tool/declined", test_declined);
  g_test_add_func ("/tokens/tool/counter", test_counter);
  g_test_add_func ("/tokens/tool/gift", test_gift);
  g_test_add_func ("/tokens/tool/focus", test_focus);
  return g_test_run ();
}
