/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <stdlib.h>
#include <string.h>

#include "favor-action-form.h"

#include "favor-argument.h"
#include "favor-games.h"
#include "favor-plain-view.h"
#include "favor-stepper.h"
#include "page-fixture.h"
#include "view-fixture.h"

/* Actions outside the list that are composed for each game; the environment asks for more, and then
 * for more time (FAVOR_LIMIT). */
#define N_USUALLY    150
#define N_VARIABLE   "FAVOR_TEST_FORM_ACTIONS"
#define PER_POSITION 12

/* ---- Composing at random -------------------------------------------------------------- */

/**
 * Play:
 * @state: the true position
 * @seen: what the decider sees of it
 * @controls: (element-type GtkWidget): of the form
 * @n: actions outside the list that were composed
 *
 * A game of which the form makes some of the actions.
 */
typedef struct
{
  const FavorGame *game;
  gpointer         state;
  gpointer         seen;
  GtkWidget       *form;
  GPtrArray       *controls;
  FavorRng         rng;
  FavorNames       names;
  guint            seed;
  guint            n;
  guint            n_accepted;
} Play;

static guint
roll (Play *self, guint n)
{
  return favor_rng_below (&self->rng, n);
}

/* All that a person can operate, with what is folded unfolded. */
static void
collect (GtkWidget *widget, GPtrArray *controls)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (GTK_IS_EXPANDER (widget))
    gtk_expander_set_expanded (GTK_EXPANDER (widget), TRUE);
  if (GTK_IS_DROP_DOWN (widget) || GTK_IS_SWITCH (widget) ||
      GTK_IS_CHECK_BUTTON (widget) || FAVOR_IS_STEPPER (widget))
    {
      g_ptr_array_add (controls, widget);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, controls);
}

/* Small numbers are likely to be possible. */
static void
operate (Play *self, GtkWidget *control)
{
  if (GTK_IS_DROP_DOWN (control))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (control),
                                roll (self,
                                      g_list_model_get_n_items (gtk_drop_down_get_model (
                                        GTK_DROP_DOWN (control)))));
  else if (GTK_IS_SWITCH (control))
    gtk_switch_set_active (GTK_SWITCH (control), roll (self, 2) == 0);
  else if (GTK_IS_CHECK_BUTTON (control))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (control), roll (self, 2) == 0);
  else
    {
      GtkWidget       *entry = page_fixture_find (control, GTK_TYPE_ENTRY, NULL);
      g_autofree char *text = g_strdup_printf ("%u",
                                               roll (self, roll (self, 3) == 0 ? 99 : 3));

      gtk_editable_set_text (GTK_EDITABLE (entry), text);
    }
}

/* A change of one control may bring others. */
static void
change_some (Play *self)
{
  guint n = 1 + roll (self, 3);

  while (n-- > 0)
    {
      g_ptr_array_set_size (self->controls, 0);
      collect (self->form, self->controls);
      operate (self,
               g_ptr_array_index (self->controls, roll (self, self->controls->len)));
    }
}

static gboolean
is_listed (const FavorActions *legal, const FavorAction *action)
{
  for (guint i = 0; i < legal->n; i++)
    if (favor_action_equal (&legal->items[i], action))
      return TRUE;
  return FALSE;
}

/* The form says of its action what the rules say of it in the true position. */
static gboolean
check_form (Play *self, const FavorAction *action)
{
  FavorActionForm *form = FAVOR_ACTION_FORM (self->form);
  FavorRefusal     why = { 0 };
  gboolean         legal = self->game->check (self->state, action, &why);
  g_autofree char *text = NULL;
  g_autofree char *words = NULL;

  g_object_get (form, "words", &words, NULL);
  g_assert_cmpstr (words, !=, "");
  if (legal)
    {
      g_assert_true (favor_action_equal (favor_action_form_get_action (form), action));
      g_assert_null (favor_action_form_get_why_not (form));
      return TRUE;
    }
  g_assert_null (favor_action_form_get_action (form));
  g_assert_cmpint (why.reason, !=, FAVOR_REFUSAL_BAD_PARAMETER);
  g_assert_cmpint (why.reason, !=, FAVOR_REFUSAL_UNKNOWN_ACTION);
  text = favor_text_for_refusal (self->game, &why, &self->names);
  g_assert_cmpstr (favor_action_form_get_why_not (form), ==, text);
  return FALSE;
}

static void
start_game (Play *self)
{
  g_autofree guint8 *options = g_malloc0 (self->game->options->size);
  guint              n_seats = self->game->min_seats + 1u + self->seed % 2;

  favor_schema_set_defaults (self->game->options, options);
  favor_schema_trim (self->game->options, options, n_seats);
  memset (self->state, 0, self->game->state->size);
  self->game->setup (self->state, options, n_seats, self->seed++, NULL);
}

/* What the form made is played now and then, so that what follows is seen, too. */
static gboolean
compose_some (Play *self, const FavorActions *legal)
{
  FavorActionForm *form = FAVOR_ACTION_FORM (self->form);
  FavorAction      first;
  guint            kinds;

  memcpy (self->seen, self->state, self->game->state->size);
  favor_game_observe (self->game, self->seen, favor_game_head (self->seen)->decider);
  favor_action_form_set_position (form, self->game, self->seen, &self->names);
  kinds = favor_action_form_get_n_kinds (form);
  first = *favor_action_form_peek (form);
  for (guint i = 0; kinds > 0 && i < PER_POSITION; i++)
    {
      FavorAction action;

      /* One step from what is possible there is more that is possible. */
      if (roll (self, 2) == 0)
        favor_action_form_set_action (form, &first);
      change_some (self);
      action = *favor_action_form_peek (form);
      if (is_listed (legal, &action))
        continue;
      self->n++;
      if (!check_form (self, &action))
        continue;
      self->n_accepted++;
      if (roll (self, 6) > 0)
        continue;
      self->game->apply (self->state, &action, NULL);
      return TRUE;
    }
  return FALSE;
}

static guint
count_wanted (void)
{
  const char *text = g_getenv (N_VARIABLE);

  return text != NULL ? (guint) strtoul (text, NULL, 10) : N_USUALLY;
}

/* An offer may end the game, as any other action. */
static void
play_on (Play *self)
{
  g_auto (FavorActions) legal = { 0 };

  if (favor_game_head (self->state)->decider == FAVOR_SEAT_NONE)
    start_game (self);
  self->game->list (self->state, &legal);
  if (!legal.complete && compose_some (self, &legal))
    {
      g_assert_true (self->game->validate (self->state, NULL));
      return;
    }
  self->game->apply (self->state, &legal.items[roll (self, legal.n)], NULL);
}

/* Whatever is set in the form of a kind of actions that the list does not cover is an action that
 * the rules accept, or refuse in their own words. */
static void
test_random (gconstpointer data)
{
  static const char *const names[] = { "Ann", "Bo",  "Cem", "Dee",
                                       "Eli", "Fay", "Gus", "Hal" };

  Play self = { .game = favor_games_find (data), .seed = 1 };

  self.state = g_malloc0 (self.game->state->size);
  self.seen = g_malloc0 (self.game->state->size);
  self.controls = g_ptr_array_new ();
  self.form = g_object_ref_sink (favor_action_form_new ());
  favor_rng_seed (&self.rng, 11);
  for (guint i = 0; i < FAVOR_MAX_SEATS; i++)
    self.names.names[i] = names[i];
  start_game (&self);
  while (self.n < count_wanted ())
    play_on (&self);
  g_test_message ("%u actions outside the list: %u accepted, %u refused",
                  self.n,
                  self.n_accepted,
                  self.n - self.n_accepted);
  /* Not everything is nonsense. */
  g_assert_cmpuint (self.n_accepted, >, self.n / 50);
  g_ptr_array_unref (self.controls);
  g_assert_finalize_object (self.form);
  g_free (self.state);
  g_free (self.seen);
}

/* ---- In the plain view ---------------------------------------------------------------- */

/* A session in which its first seat can make an offer. */
static FavorSession *
session_with_offers (const char *id, const char *kind)
{
  const FavorGame *game = favor_games_find (id);
  FavorSession    *session = page_fixture_session (game, 3, 3, 5);

  for (guint i = 0; i < 200; i++)
    {
      guint64 open = favor_action_form_find_kinds (
        game,
        favor_session_get_state (session, favor_session_get_n_plies (session)));

      for (guint k = 0; k < game->n_actions; k++)
        if ((open >> k & 1) != 0 && g_str_equal (game->actions[k].id, kind))
          return session;
      page_fixture_play (session, 1);
    }
  g_assert_not_reached ();
}

static FavorPlainView *
show_view (FavorSession *session, int width, GtkWindow **window)
{
  g_autoptr (FavorCursor) cursor = favor_cursor_new (session);
  FavorPlainView         *view = FAVOR_PLAIN_VIEW (favor_plain_view_new ());

  favor_cursor_set_viewer (cursor, favor_session_get_decider (session));
  favor_game_view_set_cursor (FAVOR_GAME_VIEW (view), cursor);
  favor_game_view_set_open (FAVOR_GAME_VIEW (view), TRUE);
  *window = page_fixture_show (GTK_WIDGET (view), width, 560);
  return view;
}

static void
submit_cb (FavorSession *session, const FavorAction *action)
{
  FavorAction copy = *action;

  g_assert_true (favor_session_submit (session, &copy, NULL));
}

/* The button below the list that says so to eyes and ears. */
static gboolean
press_composer (GtkWidget *root, const char *words)
{
  if (GTK_IS_BUTTON (root) && page_fixture_find (root, GTK_TYPE_LABEL, words) != NULL)
    {
      g_autofree char *name = view_fixture_name_of (root);

      g_assert_cmpstr (name, ==, words);
      g_signal_emit_by_name (root, "clicked");
      page_fixture_settle ();
      return TRUE;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!FAVOR_IS_ACTION_FORM (child) && press_composer (child, words))
      return TRUE;
  return FALSE;
}

/* A few numbers are in a list; of more of them one is stepped to. */
static void
test_control (void)
{
  static const int   most[] = { 7, 8 };
  FavorArgumentScope scope = { .n_seats = 2 };

  for (guint i = 0; i < G_N_ELEMENTS (most); i++)
    {
      FavorField field = { .name = "gold",
                           .type = FAVOR_TYPE_INT,
                           .size = 1,
                           .max = most[i] };
      GtkWidget *argument = g_object_ref_sink (favor_argument_new (&field,
                                                                   "Gold",
                                                                   &scope));

      g_assert_cmpint (page_fixture_find (argument, FAVOR_TYPE_STEPPER, NULL) != NULL,
                       ==,
                       most[i] == 8);
      g_object_unref (argument);
    }
}

/* An offer is made from the keyboard's widgets alone: the button below the list, the form, its
 * own button. */
static void
test_plain (void)
{
  FavorSession   *session = session_with_offers ("dragons-favour", "offer-deal");
  GtkWindow      *window;
  FavorPlainView *view = show_view (session, 900, &window);
  GtkWidget      *list = GTK_WIDGET (favor_plain_view_get_choices (view));
  GtkWidget      *stepper, *less;
  guint           plies = favor_session_get_n_plies (session);

  g_signal_connect_swapped (view, "chosen", G_CALLBACK (submit_cb), session);
  g_assert_true (press_composer (list, "Offer a deal"));
  g_assert_true (favor_choice_list_is_composing (FAVOR_CHOICE_LIST (list)));
  /* It begins with one that is legal. */
  g_assert_nonnull (favor_game_view_get_selected (FAVOR_GAME_VIEW (view)));

  stepper = page_fixture_find (list, FAVOR_TYPE_STEPPER, NULL);
  less = gtk_widget_get_prev_sibling (gtk_widget_get_last_child (stepper));
  g_signal_emit_by_name (less, "clicked");
  g_assert_null (favor_game_view_get_selected (FAVOR_GAME_VIEW (view)));
  g_assert_false (gtk_widget_get_sensitive (page_fixture_find (list,
                                                               GTK_TYPE_BUTTON,
                                                               "Confirm")));

  gtk_editable_set_text (GTK_EDITABLE (page_fixture_find (stepper, GTK_TYPE_ENTRY, NULL)),
                         "2");
  g_assert_nonnull (favor_game_view_get_selected (FAVOR_GAME_VIEW (view)));
  g_signal_emit_by_name (page_fixture_find (list, GTK_TYPE_BUTTON, "Confirm"), "clicked");
  page_fixture_settle ();
  g_assert_cmpuint (favor_session_get_n_plies (session), ==, plies + 1);
  g_assert_false (favor_choice_list_is_composing (FAVOR_CHOICE_LIST (list)));
  page_fixture_close (window);
  g_assert_finalize_object (session);
}

/* Escape, and the way back. */
static void
test_back (void)
{
  FavorSession    *session = session_with_offers ("emperors-favor", "offer-trade");
  GtkWindow       *window;
  FavorPlainView  *view = show_view (session, 900, &window);
  FavorChoiceList *list = favor_plain_view_get_choices (view);

  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (press_composer (GTK_WIDGET (list), "Offer … a trade"));
      g_assert_true (favor_choice_list_is_composing (list));
      if (i == 0)
        g_assert_true (favor_game_view_clear (FAVOR_GAME_VIEW (view)));
      else
        g_signal_emit_by_name (page_fixture_find (GTK_WIDGET (list),
                                                  GTK_TYPE_BUTTON,
                                                  "Back to the List"),
                               "clicked");
      g_assert_false (favor_choice_list_is_composing (list));
      g_assert_null (favor_game_view_get_selected (FAVOR_GAME_VIEW (view)));
    }
  page_fixture_close (window);
  g_assert_finalize_object (session);
}

/* An offer that is proposed is shown in the form, down to its cards, and unfolded it is the same. */
static void
test_propose (void)
{
  FavorSession         *session = session_with_offers ("emperors-favor", "offer-trade");
  GtkWindow            *window;
  FavorPlainView       *view = show_view (session, 900, &window);
  FavorChoiceList      *list = favor_plain_view_get_choices (view);
  const FavorGame      *game = favor_session_get_game (session);
  FavorAction           action = { .seat = favor_session_get_decider (session) };
  g_autoptr (GPtrArray) controls = g_ptr_array_new ();

  while (!g_str_equal (game->actions[action.kind].id, "offer-trade"))
    action.kind++;
  favor_schema_set_defaults (game->actions[action.kind].args, action.arg);
  action.arg[0] = (gint16) ((action.seat + 1) % 3);
  /* Gold: the first member of what is given. */
  action.arg[1] = 1;
  g_assert_true (game->check (
    favor_cursor_get_state (favor_game_view_get_cursor (FAVOR_GAME_VIEW (view))),
    &action,
    NULL));
  favor_game_view_propose (FAVOR_GAME_VIEW (view), &action);
  g_assert_true (favor_choice_list_is_composing (list));
  g_assert_true (
    favor_action_equal (favor_game_view_get_selected (FAVOR_GAME_VIEW (view)), &action));
  g_assert_true (favor_choice_list_select_action (list, &action));
  collect (page_fixture_find (GTK_WIDGET (list), FAVOR_TYPE_ACTION_FORM, NULL), controls);
  g_assert_cmpuint (controls->len, >, 100);
  g_assert_true (
    favor_action_equal (favor_game_view_get_selected (FAVOR_GAME_VIEW (view)), &action));
  page_fixture_close (window);
  g_assert_finalize_object (session);
}

/* Everything has a name, and fits a narrow window, in both directions. */
static void
test_narrow (gconstpointer data)
{
  FavorSession         *session = session_with_offers ("emperors-favor", "offer-trade");
  GtkTextDirection      before = gtk_widget_get_default_direction ();
  g_autoptr (GPtrArray) controls = g_ptr_array_new ();
  GtkWindow            *window;
  FavorPlainView       *view;
  GtkWidget            *list, *form;
  int                   least;

  gtk_widget_set_default_direction (GPOINTER_TO_INT (data));
  view = show_view (session, 360, &window);
  list = GTK_WIDGET (favor_plain_view_get_choices (view));
  g_signal_emit_by_name (gtk_widget_get_ancestor (page_fixture_find (list,
                                                                     GTK_TYPE_LABEL,
                                                                     "Offer … a trade"),
                                                  GTK_TYPE_BUTTON),
                         "clicked");
  form = page_fixture_find (list, FAVOR_TYPE_ACTION_FORM, NULL);
  collect (form, controls);
  page_fixture_settle ();
  gtk_widget_measure (list, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  for (guint i = 0; i < controls->len; i++)
    {
      GtkWidget       *control = g_ptr_array_index (controls, i);
      GtkWidget       *ear = FAVOR_IS_STEPPER (control)
                               ? page_fixture_find (control, GTK_TYPE_ENTRY, NULL)
                               : control;
      graphene_rect_t  bounds;
      g_autofree char *wrong = NULL;

      g_assert_true (gtk_widget_compute_bounds (control, GTK_WIDGET (view), &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, 360);
      wrong = gtk_test_accessible_check_property (GTK_ACCESSIBLE (ear),
                                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                  "");
      g_assert_nonnull (wrong);
    }
  page_fixture_close (window);
  gtk_widget_set_default_direction (before);
  g_assert_finalize_object (session);
}

/* ---- Seats ---------------------------------------------------------------------------- */

/* Nobody can make an offer to himself. */
static void
test_seats (void)
{
  FavorSession   *session = session_with_offers ("dragons-favour", "offer-deal");
  GtkWindow      *window;
  FavorPlainView *view = show_view (session, 900, &window);
  GtkWidget      *list = GTK_WIDGET (favor_plain_view_get_choices (view));
  GtkWidget      *arguments, *partner;

  g_assert_true (press_composer (list, "Offer a deal"));
  arguments = page_fixture_find (list, FAVOR_TYPE_ARGUMENTS, NULL);
  partner = page_fixture_find (favor_arguments_get_control (FAVOR_ARGUMENTS (arguments),
                                                            "to"),
                               GTK_TYPE_DROP_DOWN,
                               NULL);
  g_assert_cmpuint (
    g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (partner))),
    ==,
    2);
  page_fixture_close (window);
  g_assert_finalize_object (session);
}

/* ---- All types of arguments ----------------------------------------------------------- */

/* As an offer of another game might be described: to some of the others, so many of each kind. */
typedef struct
{
  gint16 to;
  gint16 give[3];
  gint16 want[3];
  gint16 packed[2];
  gint16 set[2];
  gint16 votes;
  gint16 plain;
  gint16 yes;
  gint16 word;
} Offer;

static const FavorWord colour_words[] = {
  { "red", "Red" },
  { "green", "Green" },
  { "blue", "Blue" },
};

static const FavorEnum colours = FAVOR_ENUM ("colour", colour_words);

static const gint16 odd_votes[] = { 1, 3, 5 };

static const FavorField offer_fields[] = {
  FAVOR_FIELD_SEATS (Offer, to, "to", .title = "to"),
  FAVOR_FIELD_BAG (Offer,
                   give[0],
                   "give",
                   &colours,
                   9,
                   FAVOR_DIMS_1 (FAVOR_FIXED (3)),
                   .optional = TRUE,
                   .title = "give"),
  FAVOR_FIELD_INT (Offer,
                   want[0],
                   "want",
                   0,
                   19,
                   FAVOR_DIMS_1 (FAVOR_FIXED (3)),
                   .axis = &colours,
                   .title = "want"),
  FAVOR_FIELD_BAG (Offer,
                   packed[0],
                   "packed",
                   &colours,
                   4,
                   FAVOR_DIMS_1 (FAVOR_FIXED (2)),
                   .base = 5,
                   .spread = 2,
                   .title = "packed"),
  FAVOR_FIELD_SET (Offer,
                   set[0],
                   "set",
                   &colours,
                   FAVOR_DIMS_1 (FAVOR_FIXED (2)),
                   .spread = 2,
                   .optional = TRUE,
                   .title = "set"),
  FAVOR_FIELD_INT (Offer,
                   votes,
                   "votes",
                   1,
                   5,
                   .values = odd_votes,
                   .n_values = 3,
                   .fallback = 1,
                   .title = "votes"),
  FAVOR_FIELD_INT (Offer, plain, "plain", -3, 3, .title = "plain"),
  FAVOR_FIELD_BOOL (Offer, yes, "yes", .title = "yes"),
  FAVOR_FIELD_ENUM (Offer, word, "word", &colours, .nullable = TRUE, .title = "word"),
};

static const FavorSchema offer_schema = FAVOR_SCHEMA ("an-offer", Offer, offer_fields);

static void
count_cb (guint *count)
{
  (*count)++;
}

/* What is set is shown, folded or not; what is operated is in its range; only those who can be
 * meant are asked. */
static void
test_types (void)
{
  static const Offer wanted = { .to = 0x5,
                                .give = { 1, 0, 9 },
                                .want = { 0, 19, 2 },
                                .packed = { 4 + 3 * 5, 2 },
                                .set = { 0x2, 0x1 },
                                .votes = 3,
                                .plain = -2,
                                .yes = 1,
                                .word = FAVOR_NONE };

  const FavorArgumentScope scope = { .n_seats = 3,
                                     .seats = 0x5,
                                     .names = { { "Ann", "Bo", "Cem" } } };
  Play                     play = { .controls = g_ptr_array_new () };
  guint                    n = 0;

  favor_rng_seed (&play.rng, 3);
  play.form = g_object_ref_sink (favor_arguments_new (&offer_schema, NULL, &scope));
  g_signal_connect_swapped (play.form, "changed", G_CALLBACK (count_cb), &n);
  for (guint i = 0; i < 2; i++)
    {
      favor_arguments_set_values (FAVOR_ARGUMENTS (play.form), &wanted);
      g_assert_cmpmem (favor_arguments_get_values (FAVOR_ARGUMENTS (play.form)),
                       sizeof wanted,
                       &wanted,
                       sizeof wanted);
      collect (play.form, play.controls);
    }
  g_assert_cmpuint (n, ==, 0);
  g_assert_nonnull (page_fixture_find (play.form, GTK_TYPE_LABEL, "Cem"));
  for (guint i = 0; i < 300; i++)
    {
      const Offer *offer = favor_arguments_get_values (FAVOR_ARGUMENTS (play.form));

      change_some (&play);
      g_assert_true (favor_schema_check (&offer_schema, offer, 3, FALSE, NULL, NULL));
      g_assert_cmpint (offer->to & ~0x5, ==, 0);
    }
  g_assert_cmpuint (n, >, 100);
  g_ptr_array_unref (play.controls);
  g_assert_finalize_object (play.form);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_data_func ("/action-form/random/emperor", "emperors-favor", test_random);
  g_test_add_data_func ("/action-form/random/dragon", "dragons-favour", test_random);
  g_test_add_func ("/action-form/control", test_control);
  g_test_add_func ("/action-form/plain", test_plain);
  g_test_add_func ("/action-form/back", test_back);
  g_test_add_func ("/action-form/propose", test_propose);
  g_test_add_data_func ("/action-form/narrow/ltr",
                        GINT_TO_POINTER (GTK_TEXT_DIR_LTR),
                        test_narrow);
  g_test_add_data_func ("/action-form/narrow/rtl",
                        GINT_TO_POINTER (GTK_TEXT_DIR_RTL),
                        test_narrow);
  g_test_add_func ("/action-form/seats", test_seats);
  g_test_add_func ("/action-form/types", test_types);
  return g_test_run ();
}
