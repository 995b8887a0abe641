/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "page-fixture.h"

#include "favor-games.h"
#include "favor-option-control.h"
#include "favor-option-row.h"
#include "favor-player-row.h"
#include "favor-presets-popover.h"
#include "favor-seat-sign.h"
#include "favor-setup-page.h"

/* What the page offers is read off its widgets, as a person finds them. */

static const FavorGame *
find_game (void)
{
  const FavorGame *game = favor_games_find ("dragons-favour");

  g_assert_nonnull (game);
  return game;
}

/* The row of a seat: the n-th of its type. */
static GtkWidget *
nth_of_type (GtkWidget *root, GType type, guint *nth)
{
  if (g_type_is_a (G_OBJECT_TYPE (root), type) && (*nth)-- == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = nth_of_type (child, type, nth);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
seat_row (GtkWidget *page, guint seat)
{
  return nth_of_type (page, FAVOR_TYPE_PLAYER_ROW, &seat);
}

static GtkWidget *
in_seat (GtkWidget *page, guint seat, GType type)
{
  return page_fixture_find (seat_row (page, seat), type, NULL);
}

static void
choose_clan (GtkWidget *page, guint seat, int clan)
{
  GtkWidget *control = in_seat (page, seat, FAVOR_TYPE_OPTION_CONTROL);

  favor_option_control_set_value (FAVOR_OPTION_CONTROL (control), clan);
}

/* The control of an option that stands alone, by the title of its row. */
static FavorOptionControl *
find_option (GtkWidget *page, const char *title)
{
  GtkWidget *label = page_fixture_find (page, GTK_TYPE_LABEL, title);

  g_assert_nonnull (label);
  return FAVOR_OPTION_CONTROL (
    page_fixture_find (gtk_widget_get_ancestor (label, FAVOR_TYPE_OPTION_ROW),
                       FAVOR_TYPE_OPTION_CONTROL,
                       NULL));
}

static gint64
option_value (GtkWidget *page, const char *name, guint index)
{
  const FavorSetup *setup = favor_setup_page_get_setup (FAVOR_SETUP_PAGE (page));

  return favor_field_get (favor_schema_find (setup->game->options, name),
                          setup->options,
                          index);
}

static GtkWindow *
show_page (GtkWidget **page)
{
  *page = favor_setup_page_new (favor_setup_new (find_game ()));
  return page_fixture_show (*page, 800, 700);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
test_start (void)
{
  GtkWidget *page;
  GtkWindow *window = show_page (&page);
  guint      n = 0;

  g_signal_connect_swapped (page, "start", G_CALLBACK (count_cb), &n);
  g_assert_null (favor_setup_page_get_complaint (FAVOR_SETUP_PAGE (page)));
  g_assert_true (gtk_widget_activate_action (page, "setup.start", NULL));
  g_assert_cmpuint (n, ==, 1);
  page_fixture_close (window);
}

static void
test_players (void)
{
  GtkWidget        *page;
  GtkWindow        *window = show_page (&page);
  const FavorSetup *setup = favor_setup_page_get_setup (FAVOR_SETUP_PAGE (page));

  gtk_editable_set_text (GTK_EDITABLE (in_seat (page, 1, GTK_TYPE_ENTRY)),
                         "Mei the First");
  g_assert_cmpstr (setup->players[1].name, ==, "Mei the First");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (in_seat (page, 1, GTK_TYPE_DROP_DOWN)), 0);
  g_assert_false (setup->players[1].is_bot);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (in_seat (page, 1, GTK_TYPE_DROP_DOWN)), 4);
  g_assert_true (setup->players[1].is_bot);
  g_assert_cmpint (setup->players[1].level, ==, FAVOR_LEVEL_MASTER);
  page_fixture_close (window);
}

static void
test_duplicate_names (void)
{
  GtkWidget       *page;
  GtkWindow       *window = show_page (&page);
  GtkWidget       *entry = in_seat (page, 1, GTK_TYPE_ENTRY);
  const char      *first = gtk_editable_get_text (GTK_EDITABLE (in_seat (page,
                                                                    0,
                                                                    GTK_TYPE_ENTRY)));
  g_autofree char *before = g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry)));
  GtkWidget       *start = page_fixture_find (page, GTK_TYPE_BUTTON, "Start");
  guint            n = 0;

  g_signal_connect_swapped (page, "start", G_CALLBACK (count_cb), &n);
  gtk_editable_set_text (GTK_EDITABLE (entry), first);
  g_assert_nonnull (strstr (favor_setup_page_get_complaint (FAVOR_SETUP_PAGE (page)),
                            first));
  g_assert_false (gtk_widget_get_sensitive (start));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (start),
                   ==,
                   favor_setup_page_get_complaint (FAVOR_SETUP_PAGE (page)));
  gtk_widget_activate_action (page, "setup.start", NULL);
  g_assert_cmpuint (n, ==, 0);
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  g_assert_cmpstr (favor_setup_page_get_complaint (FAVOR_SETUP_PAGE (page)),
                   ==,
                   "Seat 2 has no name.");
  gtk_editable_set_text (GTK_EDITABLE (entry), before);
  g_assert_null (favor_setup_page_get_complaint (FAVOR_SETUP_PAGE (page)));
  g_assert_true (gtk_widget_get_sensitive (start));
  page_fixture_close (window);
}

/* What the rules refuse, they refuse with their own sentence. */
static void
test_same_clan_twice (void)
{
  GtkWidget *page;
  GtkWindow *window = show_page (&page);

  choose_clan (page, 0, 3);
  g_assert_null (favor_setup_page_get_complaint (FAVOR_SETUP_PAGE (page)));
  choose_clan (page, 1, 3);
  g_assert_cmpstr (favor_setup_page_get_complaint (FAVOR_SETUP_PAGE (page)),
                   ==,
                   "Each clan can be chosen only once.");
  choose_clan (page, 1, 4);
  g_assert_null (favor_setup_page_get_complaint (FAVOR_SETUP_PAGE (page)));
  g_assert_cmpint (option_value (page, "clan-choice", 0), ==, 3);
  g_assert_cmpint (option_value (page, "clan-choice", 1), ==, 4);
  page_fixture_close (window);
}

/* The button of that action has the focus. */
static void
assert_focus (GtkWindow *window, const char *action)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  g_assert_true (GTK_IS_BUTTON (focus));
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)), ==, action);
}

/* What is heard with it. */
static void
assert_heard (GtkWidget *widget, const char *words)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       words);
}

/* A clan of a seat that was taken away is no hindrance, and it comes back with the seat. */
static void
test_seats (void)
{
  GtkWidget        *page;
  GtkWindow        *window = show_page (&page);
  const FavorSetup *setup = favor_setup_page_get_setup (FAVOR_SETUP_PAGE (page));

  for (guint n = setup->n_seats; n < setup->game->max_seats; n++)
    {
      g_assert_false (gtk_widget_get_visible (seat_row (page, n)));
      g_assert_true (gtk_widget_activate_action (page, "setup.add-seat", NULL));
      g_assert_true (gtk_widget_get_visible (seat_row (page, n)));
    }
  g_assert_cmpuint (setup->n_seats, ==, setup->game->max_seats);
  assert_focus (window, "setup.remove-seat");
  assert_heard (gtk_window_get_focus (window), "7 players Fewer Seats");
  gtk_widget_activate_action (page, "setup.add-seat", NULL);
  g_assert_cmpuint (setup->n_seats, ==, setup->game->max_seats);

  choose_clan (page, 2, 5);
  while (setup->n_seats > setup->game->min_seats)
    gtk_widget_activate_action (page, "setup.remove-seat", NULL);
  assert_focus (window, "setup.add-seat");
  assert_heard (gtk_window_get_focus (window), "2 players More Seats");
  gtk_widget_activate_action (page, "setup.remove-seat", NULL);
  g_assert_cmpuint (setup->n_seats, ==, setup->game->min_seats);
  choose_clan (page, 0, 5);
  g_assert_null (favor_setup_page_get_complaint (FAVOR_SETUP_PAGE (page)));
  gtk_widget_activate_action (page, "setup.add-seat", NULL);
  g_assert_cmpint (option_value (page, "clan-choice", 2), ==, 5);
  g_assert_nonnull (favor_setup_page_get_complaint (FAVOR_SETUP_PAGE (page)));
  page_fixture_close (window);
}

/* Up and down by the actions that the keys and the menu of the handle run; the focus follows
 * who is moved, and nobody falls off the table. */
static void
test_move_seats (void)
{
  GtkWidget        *page;
  GtkWindow        *window = show_page (&page);
  const FavorSetup *setup = favor_setup_page_get_setup (FAVOR_SETUP_PAGE (page));
  g_autofree char  *first = g_strdup (setup->players[0].name);
  g_autofree char  *second = g_strdup (setup->players[1].name);
  FavorPlayerRow   *rows[] = { FAVOR_PLAYER_ROW (seat_row (page, 0)),
                               FAVOR_PLAYER_ROW (seat_row (page, 1)) };

  choose_clan (page, 0, 3);
  favor_player_row_set_focus (rows[0], FAVOR_PLAYER_NAME);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (rows[0]),
                                             "seat.move-down",
                                             NULL));
  g_assert_cmpstr (setup->players[0].name, ==, second);
  g_assert_cmpstr (setup->players[1].name, ==, first);
  g_assert_cmpint (option_value (page, "clan-choice", 1), ==, 3);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (in_seat (page,
                                                                 1,
                                                                 GTK_TYPE_ENTRY))),
                   ==,
                   first);
  g_assert_cmpint (favor_player_row_get_focus (rows[0]), ==, FAVOR_PLAYER_NOTHING);
  g_assert_cmpint (favor_player_row_get_focus (rows[1]), ==, FAVOR_PLAYER_NAME);

  gtk_widget_activate_action (GTK_WIDGET (rows[1]), "seat.move-up", NULL);
  gtk_widget_activate_action (GTK_WIDGET (rows[0]), "seat.move-up", NULL);
  g_assert_cmpstr (setup->players[0].name, ==, first);
  gtk_widget_activate_action (seat_row (page, setup->n_seats - 1),
                              "seat.move-down",
                              NULL);
  g_assert_cmpstr (setup->players[0].name, ==, first);
  page_fixture_close (window);
}

/* By dragging: from one seat to any other. */
static void
test_drop_seat (void)
{
  GtkWidget        *page;
  GtkWindow        *window = show_page (&page);
  const FavorSetup *setup = favor_setup_page_get_setup (FAVOR_SETUP_PAGE (page));
  g_autofree char  *first = g_strdup (setup->players[0].name);
  g_autofree char  *last = g_strdup (setup->players[setup->n_seats - 1].name);

  g_signal_emit_by_name (seat_row (page, 0), "move", setup->n_seats - 1, 0u);
  g_assert_cmpstr (setup->players[0].name, ==, last);
  g_assert_cmpstr (setup->players[1].name, ==, first);
  g_signal_emit_by_name (seat_row (page, 0), "move", setup->n_seats, 0u);
  g_assert_cmpstr (setup->players[0].name, ==, last);
  page_fixture_close (window);
}

static void
test_presets (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.favorgames.Favor");
  GtkWidget            *page;
  GtkWindow            *window = show_page (&page);
  const FavorSetup     *setup = favor_setup_page_get_setup (FAVOR_SETUP_PAGE (page));
  GtkWidget *popover = page_fixture_find (page, FAVOR_TYPE_PRESETS_POPOVER, NULL);
  guint      n_seats = setup->n_seats;

  g_settings_reset (settings, "presets");
  g_assert_nonnull (popover);
  g_signal_emit_by_name (popover, "saved", "Family");
  g_assert_nonnull (page_fixture_find (popover, GTK_TYPE_LABEL, "Family"));
  gtk_widget_activate_action (page, "setup.add-seat", NULL);
  choose_clan (page, 0, 3);
  g_signal_emit_by_name (popover, "chosen", "Family");
  setup = favor_setup_page_get_setup (FAVOR_SETUP_PAGE (page));
  g_assert_cmpuint (setup->n_seats, ==, n_seats);
  g_assert_false (gtk_widget_get_visible (seat_row (page, n_seats)));
  g_assert_cmpint (option_value (page, "clan-choice", 0), !=, 3);

  g_signal_emit_by_name (popover, "deleted", "Family");
  g_assert_null (page_fixture_find (popover, GTK_TYPE_LABEL, "Family"));
  page_fixture_settle ();
  g_signal_emit_by_name (page_fixture_find (page, GTK_TYPE_BUTTON, "Undo"), "clicked");
  page_fixture_settle ();
  g_assert_nonnull (page_fixture_find (popover, GTK_TYPE_LABEL, "Family"));
  page_fixture_close (window);
}

static void
test_colours (void)
{
  GtkWidget        *page;
  GtkWindow        *window = show_page (&page);
  const FavorSetup *setup = favor_setup_page_get_setup (FAVOR_SETUP_PAGE (page));
  guint             first = setup->players[0].colour;
  guint             second = setup->players[1].colour;
  guint             shown;

  g_signal_emit_by_name (seat_row (page, 0), "colour-chosen", second);
  g_assert_cmpuint (setup->players[0].colour, ==, second);
  g_assert_cmpuint (setup->players[1].colour, ==, first);
  g_object_get (in_seat (page, 1, FAVOR_TYPE_SEAT_SIGN), "colour", &shown, NULL);
  g_assert_cmpuint (shown, ==, first);
  page_fixture_close (window);
}

/* Each option with a title has its control; Reset puts them back, and only them. */
static void
test_options (void)
{
  GtkWidget        *page;
  GtkWindow        *window = show_page (&page);
  const FavorSetup *setup = favor_setup_page_get_setup (FAVOR_SETUP_PAGE (page));
  guint             n = 0;

  for (guint i = 0; i < setup->game->options->n_fields; i++)
    {
      const FavorField   *field = &setup->game->options->fields[i];
      FavorOptionControl *control;
      int                 other;

      if (field->n_dims > 0 || !favor_option_control_can_show (field))
        continue;
      n++;
      control = find_option (page, field->title);
      g_assert_cmpint (favor_option_control_get_value (control), ==, field->fallback);
      /* What the option is for is read where the focus is. */
      if (field->summary != NULL)
        assert_heard (favor_option_control_get_inner (control), field->summary);
      other = field->values != NULL && field->values[0] == field->fallback
                ? field->values[1]
              : field->values != NULL ? field->values[0]
                                      : 1;
      favor_option_control_set_value (control, other);
      g_assert_cmpint (option_value (page, field->name, 0), ==, other);
    }
  g_assert_cmpuint (n, >=, 5);
  gtk_editable_set_text (GTK_EDITABLE (in_seat (page, 0, GTK_TYPE_ENTRY)), "Zoë");
  choose_clan (page, 0, 2);
  gtk_widget_activate_action (page, "setup.reset", NULL);
  for (guint i = 0; i < setup->game->options->n_fields; i++)
    g_assert_cmpint (option_value (page, setup->game->options->fields[i].name, 0),
                     ==,
                     setup->game->options->fields[i].fallback);
  g_assert_cmpstr (setup->players[0].name, ==, "Zoë");
  page_fixture_close (window);
}

/* What the list says of one of its rows. */
static const char *
row_of (FavorOptionControl *control, guint nth)
{
  GtkDropDown *list = GTK_DROP_DOWN (favor_option_control_get_inner (control));
  g_autoptr (GtkStringObject) item =
    g_list_model_get_item (gtk_drop_down_get_model (list), nth);

  /* The model keeps it. */
  return gtk_string_object_get_string (item);
}

/* An option that names a seat lists the players by their names, as these are now, and stays with
 * whoever was chosen. */
static void
test_first_player (void)
{
  const FavorGame    *game = favor_games_find ("emperors-favor");
  GtkWidget          *page = favor_setup_page_new (favor_setup_new (game));
  GtkWindow          *window = page_fixture_show (page, 800, 700);
  const FavorSetup   *setup = favor_setup_page_get_setup (FAVOR_SETUP_PAGE (page));
  FavorOptionControl *control = find_option (page, "First player");

  for (guint i = 0; i < setup->n_seats; i++)
    g_assert_cmpstr (row_of (control, i + 1), ==, setup->players[i].name);
  favor_option_control_set_value (control, 1);
  gtk_editable_set_text (GTK_EDITABLE (in_seat (page, 1, GTK_TYPE_ENTRY)), "Zoë");
  g_assert_cmpstr (row_of (control, 2), ==, "Zoë");
  g_assert_cmpint (favor_option_control_get_value (control), ==, 1);
  g_signal_emit_by_name (seat_row (page, 1), "move", 1, 0);
  g_assert_cmpstr (row_of (control, 1), ==, "Zoë");
  g_assert_cmpint (favor_option_control_get_value (control), ==, 0);
  g_assert_cmpint (option_value (page, "first-player", 0), ==, 0);
  g_assert_nonnull (page_fixture_find (
    page,
    GTK_TYPE_LABEL,
    "In the order of play; drag a handle to change it. Best with 3 to 5 "
    "players."));
  page_fixture_close (window);
}

/* Keys that count up and down are answered by the new number. */
static void
test_number (void)
{
  const FavorGame    *game = favor_games_find ("emperors-favor");
  GtkWidget          *page = favor_setup_page_new (favor_setup_new (game));
  GtkWindow          *window = page_fixture_show (page, 800, 700);
  FavorOptionControl *control = find_option (page, "Favor to win");
  GtkWidget          *spin = favor_option_control_get_inner (control);

  gtk_spin_button_spin (GTK_SPIN_BUTTON (spin), GTK_SPIN_STEP_BACKWARD, 1);
  assert_heard (spin, "With less of it the game is shorter.");
  gtk_widget_grab_focus (spin);
  gtk_spin_button_spin (GTK_SPIN_BUTTON (spin), GTK_SPIN_STEP_BACKWARD, 1);
  assert_heard (spin, "48 With less of it the game is shorter.");
  page_fixture_close (window);
}

static void
test_seed (void)
{
  GtkWidget        *page;
  GtkWindow        *window = show_page (&page);
  const FavorSetup *setup = favor_setup_page_get_setup (FAVOR_SETUP_PAGE (page));
  GtkEditable *entry = GTK_EDITABLE (page_fixture_find (page, ADW_TYPE_ENTRY_ROW, NULL));

  gtk_editable_set_text (entry, "0x2a");
  g_assert_true (setup->seeded);
  g_assert_cmpuint (setup->seed, ==, 42);
  gtk_editable_set_text (entry, "forty-two");
  g_assert_nonnull (strstr (favor_setup_page_get_complaint (FAVOR_SETUP_PAGE (page)),
                            "seed"));
  gtk_editable_set_text (entry, "");
  g_assert_null (favor_setup_page_get_complaint (FAVOR_SETUP_PAGE (page)));
  g_assert_false (setup->seeded);
  page_fixture_close (window);
}

/* The page of any game can be as narrow as a phone. */
static void
test_narrow (void)
{
  for (guint i = 0; i < favor_games_get_n (); i++)
    {
      GtkWidget *page = favor_setup_page_new (favor_setup_new (favor_games_get_nth (i)));
      GtkWindow *window = page_fixture_show (page, 360, 600);
      int        least;

      gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, 360);
      page_fixture_close (window);
    }
}

/* A click anywhere on the row of an option opens what it is set with. */
static void
test_row_activates (void)
{
  GtkWidget *page;
  GtkWindow *window = show_page (&page);
  GtkWidget *control = GTK_WIDGET (find_option (page, "Tied votes"));
  GtkWidget *row = gtk_widget_get_ancestor (control, FAVOR_TYPE_OPTION_ROW);
  GtkWidget *button = page_fixture_find (control, GTK_TYPE_TOGGLE_BUTTON, NULL);
  GtkWidget *other = page_fixture_find (gtk_widget_get_next_sibling (row),
                                        GTK_TYPE_TOGGLE_BUTTON,
                                        NULL);

  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  page_fixture_wait_for (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (other)));
  page_fixture_close (window);
}

/* The open list says of each clan what there is to know, for eyes and ears; what is chosen is the
 * name alone. */
static void
test_notes (void)
{
  GtkWidget        *page;
  GtkWindow        *window = show_page (&page);
  GtkWidget        *control = in_seat (page, 1, FAVOR_TYPE_OPTION_CONTROL);
  GtkWidget        *button = page_fixture_find (control, GTK_TYPE_TOGGLE_BUTTON, NULL);
  const FavorField *field = favor_schema_find (find_game ()->options, "clan-choice");
  GtkWidget        *popover;
  guint             n_seen = 0;

  choose_clan (page, 1, 2);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  popover = page_fixture_find (control, GTK_TYPE_POPOVER, NULL);
  page_fixture_wait_for (gtk_widget_get_mapped (popover));
  page_fixture_settle ();
  for (guint i = 1; i < field->words->n_words; i++)
    {
      const FavorWord *word = &field->words->words[i];
      GtkWidget       *note = page_fixture_find (popover, GTK_TYPE_LABEL, word->text);
      GtkWidget       *box = gtk_widget_get_ancestor (note, GTK_TYPE_BOX);
      GtkWidget       *row = gtk_widget_get_parent (gtk_widget_get_parent (box));
      g_autofree char *name = g_strdup_printf ("%s: %s", word->title, word->text);

      /* The list scrolls: its last rows are not seen at once. */
      n_seen += gtk_widget_get_mapped (note);
      g_assert_true (gtk_widget_get_visible (note));
      g_assert_true (gtk_widget_has_css_class (note, "dim-label"));
      g_assert_false (gtk_widget_get_mapped (note) && page_fixture_is_cut (note));
      g_assert_cmpstr (
        gtk_label_get_label (GTK_LABEL (gtk_widget_get_prev_sibling (note))),
        ==,
        word->title);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row),
                                           GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           name);
      g_assert_null (page_fixture_find (button, GTK_TYPE_LABEL, word->text));
    }
  g_assert_cmpuint (n_seen, >=, 5);
  gtk_popover_popdown (GTK_POPOVER (popover));
  page_fixture_close (window);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/setup-page/start", test_start);
  g_test_add_func ("/setup-page/players", test_players);
  g_test_add_func ("/setup-page/duplicate-names", test_duplicate_names);
  g_test_add_func ("/setup-page/same-clan-twice", test_same_clan_twice);
  g_test_add_func ("/setup-page/seats", test_seats);
  g_test_add_func ("/setup-page/colours", test_colours);
  g_test_add_func ("/setup-page/move-seats", test_move_seats);
  g_test_add_func ("/setup-page/drop-seat", test_drop_seat);
  g_test_add_func ("/setup-page/presets", test_presets);
  g_test_add_func ("/setup-page/first-player", test_first_player);
  g_test_add_func ("/setup-page/number", test_number);
  g_test_add_func ("/setup-page/options", test_options);
  g_test_add_func ("/setup-page/seed", test_seed);
  g_test_add_func ("/setup-page/narrow", test_narrow);
  g_test_add_func ("/setup-page/row-activates", test_row_activates);
  g_test_add_func ("/setup-page/notes", test_notes);
  return g_test_run ();
}
