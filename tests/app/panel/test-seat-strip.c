/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-seat-strip.h"

#include "favor-art-picture.h"
#include "favor-fact-row.h"
#include "favor-seat-card.h"
#include "favor-seat-facts.h"
#include "favor-seat-sign.h"
#include "favor-text.h"
#include "page-fixture.h"
#include "seat-view.h"
#include "wide-game.h"

/* What the page has: buttons without their action cannot be operated. */
static void
add_actions (GtkWindow *window)
{
  static const GActionEntry entries[] = {
    { "uncover" },
    { "result" },
    { "show-seat", NULL, "u" },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group),
                                   entries,
                                   G_N_ELEMENTS (entries),
                                   NULL);
  gtk_widget_insert_action_group (GTK_WIDGET (window), "view", G_ACTION_GROUP (group));
}

static void
test_describe (void)
{
  g_autoptr (FavorSession)   session = page_fixture_session (&favor_wide_game, 1, 2, 3);
  g_autoptr (FavorCursor)    cursor = favor_cursor_new (session);
  g_autoptr (FavorSeatModel) model = favor_seat_model_new (cursor);
  g_autoptr (FavorSeatRow)   ann = g_list_model_get_item (G_LIST_MODEL (model), 0);
  g_autoptr (FavorSeatRow)   bo = g_list_model_get_item (G_LIST_MODEL (model), 1);
  g_autofree char           *first = favor_seat_card_describe_row (ann);
  g_autofree char           *second = favor_seat_card_describe_row (bo);

  g_assert_cmpstr (first, ==, "Ann, Person, score 0, decides");
  g_assert_true (g_str_has_prefix (second, "Bo, "));
  g_assert_true (g_str_has_suffix (second, ", score 0"));
}

/* All seats are seen without scrolling, at every width of the page. */
static void
test_fits (gconstpointer data)
{
  static const struct
  {
    int      width;
    gboolean compact;
    guint    n_seats;
  } cases[] = {
    { 360, TRUE, 2 },  { 360, TRUE, 7 },  { 360, TRUE, 8 },
    { 700, FALSE, 4 }, { 728, FALSE, 7 }, { 962, FALSE, 8 },
  };

  guint         i = GPOINTER_TO_UINT (data);
  FavorSession *session = page_fixture_session (&favor_wide_game, 2, cases[i].n_seats, 3);
  FavorCursor  *cursor;
  FavorSeatModel *model;
  GtkWidget      *strip = favor_seat_strip_new ();
  GtkWidget      *scroller;
  GtkAdjustment  *adjustment;
  GtkWindow      *window;

  page_fixture_play (session, 30);
  cursor = favor_cursor_new (session);
  model = favor_seat_model_new (cursor);
  favor_seat_strip_set_compact (FAVOR_SEAT_STRIP (strip), cases[i].compact);
  favor_seat_strip_set_model (FAVOR_SEAT_STRIP (strip), model);
  if (cases[i].compact)
    gtk_widget_add_css_class (strip, "narrow");
  window = page_fixture_show (strip, cases[i].width, 60);
  scroller = page_fixture_find (strip, GTK_TYPE_SCROLLED_WINDOW, NULL);
  adjustment = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scroller));
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment),
                     <=,
                     gtk_adjustment_get_page_size (adjustment));
  page_fixture_close (window);
  g_assert_finalize_object (model);
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

/* The widgets stay when the position changes, and so does the focus. */
static void
test_follows (void)
{
  FavorSession   *session = page_fixture_session (&favor_wide_game, 2, 2, 3);
  FavorCursor    *cursor = favor_cursor_new (session);
  FavorSeatModel *model = favor_seat_model_new (cursor);
  GtkWidget      *strip = favor_seat_strip_new ();
  GtkWidget      *button;
  GtkWindow      *window;

  favor_seat_strip_set_model (FAVOR_SEAT_STRIP (strip), model);
  window = page_fixture_show (strip, 600, 60);
  button = page_fixture_find (strip, GTK_TYPE_BUTTON, NULL);
  g_assert_true (gtk_widget_has_css_class (button, "deciding"));
  add_actions (window);
  gtk_widget_grab_focus (button);
  page_fixture_play (session, 1);
  g_assert_false (gtk_widget_has_css_class (button, "deciding"));
  g_assert_true (gtk_window_get_focus (window) == button);
  page_fixture_close (window);
  g_assert_finalize_object (model);
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

/* ---- What a game adds ----------------------------------------------------------------- */

static const int values[] = { 8, 3, 10, 1, 2 };

/* The one that is warned of. */
#define WARNED 2

/* What the second seat has is a figure of its own. */
static int
nth_value (SeatView *self, FavorSeat seat, guint i)
{
  return seat == 1 && i == 0 ? self->figure : values[i];
}

static void
list_facts (SeatView *self, FavorSeat seat, FavorSeatLook *look)
{
  static const char *const words[G_N_ELEMENTS (values)] = { "8 Gold",
                                                            "3 Stars left",
                                                            "10 cards",
                                                            "1 trick",
                                                            "2 Events" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    favor_seat_look_add_fact (look,
                              "test/card",
                              favor_text_figure (nth_value (self, seat, i)),
                              g_strdup (words[i]),
                              i == WARNED);
  look->task = g_strdup ("to ally");
}

/* The first seat has an office; while it is being shown, its score is not yet what it is. */
static void
add_office (SeatView *self, FavorSeat seat, FavorSeatLook *look)
{
  look->emblem = g_strdup ("dragon/small-fox");
  if (seat != 0)
    return;
  look->facts = g_strdup ("Fox · 1 home");
  look->brief = g_strdup ("Fox");
  look->badge = g_strdup ("Judge");
  look->has_score = self->showing;
  look->score = 42;
}

static gboolean
has_emblem (GtkWidget *root)
{
  GtkWidget *picture = page_fixture_find (root, FAVOR_TYPE_ART_PICTURE, NULL);

  return picture != NULL && gtk_widget_get_mapped (picture);
}

static void
assert_plain (GtkWidget *strip, GtkWidget *button)
{
  g_assert_false (has_emblem (button));
  g_assert_false (seat_view_says (button, "Judge"));
  g_assert_false (seat_view_says (button, "Fox · 1 home"));
  g_assert_true (seat_view_says (button, "\u200e0"));
  g_assert_false (seat_view_says (strip, "3 votes each"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Ann, Person, score 0, decides");
}

static void
assert_looks (GtkWidget *strip, GtkWidget *button)
{
  GtkWidget *other = gtk_widget_get_next_sibling (button);

  g_assert_true (has_emblem (button));
  g_assert_true (seat_view_says (button, "Judge"));
  g_assert_true (seat_view_says (button, "Fox · 1 home"));
  g_assert_true (seat_view_says (button, "\u200e0"));
  g_assert_true (seat_view_says (strip, "3 votes each"));
  g_assert_true (seat_view_says (strip, "Round 1, lap 2"));
  gtk_test_accessible_assert_property (
    GTK_ACCESSIBLE (button),
    GTK_ACCESSIBLE_PROPERTY_LABEL,
    "Ann, Person, score 0, decides; Judge; Fox · 1 home");
  g_assert_true (has_emblem (other));
  g_assert_false (seat_view_says (other, "Judge"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (other),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Bo, Person, score 0");
}

/* Emblem, office, facts and score of the view, for eyes and ears; without it as before. */
static void
test_looks (void)
{
  FavorSession   *session = page_fixture_session (&favor_wide_game, 2, 2, 3);
  FavorCursor    *cursor = favor_cursor_new (session);
  FavorSeatModel *model = favor_seat_model_new (cursor);
  SeatView       *view = seat_view_new (add_office);
  GtkWidget      *strip = favor_seat_strip_new ();
  GtkWidget      *button;
  GtkWindow      *window;

  favor_seat_strip_set_model (FAVOR_SEAT_STRIP (strip), model);
  window = page_fixture_show (strip, 1000, 60);
  button = page_fixture_find (strip, GTK_TYPE_BUTTON, NULL);
  assert_plain (strip, button);
  favor_seat_strip_set_view (FAVOR_SEAT_STRIP (strip), FAVOR_GAME_VIEW (view));
  page_fixture_settle ();
  assert_looks (strip, button);

  /* Until all is shown, nobody decides. */
  g_assert_true (gtk_widget_has_css_class (button, "deciding"));
  view->showing = TRUE;
  favor_seat_strip_update_looks (FAVOR_SEAT_STRIP (strip));
  g_assert_false (gtk_widget_has_css_class (button, "deciding"));
  g_assert_true (seat_view_says (button, "\u200e42"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Ann, Person, score 42; Judge; Fox · 1 home");
  view->showing = FALSE;
  favor_seat_strip_update_looks (FAVOR_SEAT_STRIP (strip));
  assert_looks (strip, button);

  /* In a narrow window there is no room for words about the table. */
  favor_seat_strip_set_compact (FAVOR_SEAT_STRIP (strip), TRUE);
  page_fixture_settle ();
  g_assert_false (seat_view_says (strip, "3 votes each"));
  g_assert_false (seat_view_says (button, "Fox · 1 home"));
  g_assert_true (has_emblem (button));
  favor_seat_strip_set_compact (FAVOR_SEAT_STRIP (strip), FALSE);

  favor_seat_strip_set_view (FAVOR_SEAT_STRIP (strip), NULL);
  page_fixture_settle ();
  assert_plain (strip, button);
  page_fixture_close (window);
  g_assert_finalize_object (view);
  g_assert_finalize_object (model);
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

/* In a narrow card of many the clock of who decides takes the room of the shield. */
static void
test_clock (void)
{
  for (guint n_seats = 4; n_seats <= 5; n_seats++)
    {
      FavorCountdown *countdown = favor_countdown_new ();
      GtkWidget      *card = favor_seat_card_new (0);
      GtkWindow      *window;
      GtkWidget      *sign;

      favor_seat_card_arrange (FAVOR_SEAT_CARD (card), n_seats, TRUE, FALSE);
      window = page_fixture_show (card, 80, 60);
      sign = page_fixture_find (card, FAVOR_TYPE_SEAT_SIGN, NULL);
      g_assert_true (gtk_widget_get_visible (sign));
      favor_countdown_start (countdown, 15);
      favor_seat_card_set_countdown (FAVOR_SEAT_CARD (card), countdown);
      g_assert_cmpint (gtk_widget_get_visible (sign), ==, n_seats == 4);
      favor_seat_card_set_countdown (FAVOR_SEAT_CARD (card), NULL);
      g_assert_true (gtk_widget_get_visible (sign));
      page_fixture_close (window);
      g_assert_finalize_object (countdown);
    }
}

/* No two seats have the same words for their sign. */
static void
test_signs (void)
{
  for (guint i = 0; i < FAVOR_MAX_SEATS; i++)
    for (guint j = 0; j < i; j++)
      {
        g_auto (GStrv) a = g_strsplit (favor_seat_sign_get_title (i), ", ", 2);
        g_auto (GStrv) b = g_strsplit (favor_seat_sign_get_title (j), ", ", 2);

        g_assert_cmpstr (a[0], !=, b[0]);
        g_assert_cmpstr (a[1], !=, b[1]);
      }
}

/* A strip with little room says the most important of the facts, and shows an office as a picture;
 * for ears nothing is lost. */
static void
test_tight (void)
{
  static const int widths[] = { 1000, 800 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      FavorSession   *session = page_fixture_session (&favor_wide_game, 2, 2, 3);
      FavorCursor    *cursor = favor_cursor_new (session);
      FavorSeatModel *model = favor_seat_model_new (cursor);
      SeatView       *view = seat_view_new (add_office);
      GtkWidget      *strip = favor_seat_strip_new ();
      GtkWindow      *window;

      favor_seat_strip_set_model (FAVOR_SEAT_STRIP (strip), model);
      favor_seat_strip_set_view (FAVOR_SEAT_STRIP (strip), FAVOR_GAME_VIEW (view));
      window = page_fixture_show (strip, widths[i], 60);
      page_fixture_settle ();
      g_assert_cmpint (seat_view_says (strip, "Fox · 1 home"), ==, i == 0);
      g_assert_cmpint (seat_view_says (strip, "Fox"), ==, i == 1);
      gtk_test_accessible_assert_property (
        GTK_ACCESSIBLE (page_fixture_find (strip, GTK_TYPE_BUTTON, NULL)),
        GTK_ACCESSIBLE_PROPERTY_LABEL,
        "Ann, Person, score 0, decides; Judge; Fox · 1 home");
      favor_seat_strip_set_view (FAVOR_SEAT_STRIP (strip), NULL);
      page_fixture_close (window);
      g_assert_finalize_object (view);
      g_assert_finalize_object (model);
      g_assert_finalize_object (cursor);
      g_assert_finalize_object (session);
    }
}

/* ---- Facts with pictures -------------------------------------------------------------- */

typedef struct
{
  FavorSession   *session;
  FavorCursor    *cursor;
  FavorSeatModel *model;
  SeatView       *view;
  GtkWidget      *strip;
  GtkWindow      *window;
} Facts;

static void
show_facts (Facts *self, guint n_seats, int width, GtkTextDirection direction)
{
  gtk_widget_set_default_direction (direction);
  self->session = page_fixture_session (&favor_wide_game, 2, n_seats, 3);
  self->cursor = favor_cursor_new (self->session);
  self->model = favor_seat_model_new (self->cursor);
  self->view = seat_view_new (list_facts);
  self->view->figure = 8;
  self->strip = favor_seat_strip_new ();
  favor_seat_strip_set_model (FAVOR_SEAT_STRIP (self->strip), self->model);
  favor_seat_strip_set_view (FAVOR_SEAT_STRIP (self->strip),
                             FAVOR_GAME_VIEW (self->view));
  self->window = page_fixture_show (self->strip, width, 60);
  page_fixture_settle ();
}

static void
close_facts (Facts *self)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  favor_seat_strip_set_view (FAVOR_SEAT_STRIP (self->strip), NULL);
  page_fixture_close (self->window);
  g_assert_finalize_object (self->view);
  g_assert_finalize_object (self->model);
  g_assert_finalize_object (self->cursor);
  g_assert_finalize_object (self->session);
}

static GtkWidget *
nth_button (Facts *self, guint n)
{
  GtkWidget *button = page_fixture_find (self->strip, GTK_TYPE_BUTTON, NULL);

  while (n-- > 0)
    button = gtk_widget_get_next_sibling (button);
  return button;
}

static guint
n_facts_of (Facts *self, guint seat)
{
  GtkWidget *row = page_fixture_find (nth_button (self, seat), FAVOR_TYPE_FACT_ROW, NULL);

  return favor_fact_row_get_n_shown (FAVOR_FACT_ROW (row));
}

static void
assert_no_scrolling (Facts *self)
{
  GtkWidget *scroller = page_fixture_find (self->strip, GTK_TYPE_SCROLLED_WINDOW, NULL);
  GtkAdjustment
    *across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scroller));

  g_assert_cmpfloat (gtk_adjustment_get_upper (across),
                     <=,
                     gtk_adjustment_get_page_size (across));
}

/* As many as there is room for, the same number everywhere, and all of them for ears. */
static void
test_facts (gconstpointer data)
{
  static const struct
  {
    guint n_seats;
    int   width;
    guint n_facts;
  } cases[] = { { 2, 962, 5 }, { 4, 1200, 5 }, { 4, 962, 5 }, { 5, 962, 4 },
                { 6, 962, 3 }, { 6, 900, 2 },  { 8, 700, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Facts facts;

      show_facts (&facts,
                  cases[i].n_seats,
                  cases[i].width,
                  (GtkTextDirection) GPOINTER_TO_INT (data));
      for (guint seat = 0; seat < cases[i].n_seats; seat++)
        g_assert_cmpuint (n_facts_of (&facts, seat), ==, cases[i].n_facts);
      assert_no_scrolling (&facts);
      gtk_test_accessible_assert_property (
        GTK_ACCESSIBLE (nth_button (&facts, 0)),
        GTK_ACCESSIBLE_PROPERTY_LABEL,
        "Ann, Person, score 0, decides; "
        "8 Gold, 3 Stars left, 10 cards, 1 trick and 2 Events");
      close_facts (&facts);
    }
}

/* A picture as high as a line, a pixel beside it, and the figure in the letters of the row. */
static double
measure_fact (Facts *self, GtkWidget *row, FavorSeat seat, guint i)
{
  g_autofree char        *figure = favor_text_figure (nth_value (self->view, seat, i));
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (row, figure);
  int                     line, width;

  if (i == WARNED)
    {
      PangoAttrList *bold = pango_attr_list_new ();

      pango_attr_list_insert (bold, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
      pango_layout_set_attributes (layout, bold);
      pango_attr_list_unref (bold);
    }
  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, -1, NULL, &line, NULL, NULL);
  pango_layout_get_size (layout, &width, NULL);
  return line + 1 + pango_units_to_double (width);
}

/* How many there is room for, three pixels apart: fonts are not as wide everywhere. */
static guint
measure_room (Facts *self, FavorSeat seat)
{
  GtkWidget *row = page_fixture_find (nth_button (self, seat), FAVOR_TYPE_FACT_ROW, NULL);
  double     width = -3;
  guint      n = 0;

  for (; n < G_N_ELEMENTS (values); n++)
    {
      width += 3 + measure_fact (self, row, seat, n);
      if (width > gtk_widget_get_width (row))
        break;
    }
  return n;
}

/* One seat that has more to say leaves the others less. */
static void
test_facts_alike (void)
{
  Facts facts;
  guint room;

  show_facts (&facts, 4, 962, GTK_TEXT_DIR_LTR);
  g_assert_cmpuint (measure_room (&facts, 1), ==, 5);
  g_assert_cmpuint (n_facts_of (&facts, 3), ==, 5);
  facts.view->figure = 800000;
  favor_seat_strip_update_looks (FAVOR_SEAT_STRIP (facts.strip));
  room = measure_room (&facts, 1);
  g_assert_cmpuint (room, >, 1);
  g_assert_cmpuint (room, <, 5);
  for (guint i = 0; i < 4; i++)
    {
      g_assert_cmpuint (measure_room (&facts, i), ==, i == 1 ? room : 5);
      g_assert_cmpuint (n_facts_of (&facts, i), ==, room);
    }
  facts.view->figure = 7;
  favor_seat_strip_update_looks (FAVOR_SEAT_STRIP (facts.strip));
  g_assert_cmpuint (n_facts_of (&facts, 0), ==, 5);
  close_facts (&facts);
}

/* Who decides says what; a second line of words has no place beside facts. */
static void
test_facts_task (void)
{
  Facts facts;

  show_facts (&facts, 4, 962, GTK_TEXT_DIR_LTR);
  g_assert_true (seat_view_says (nth_button (&facts, 0), "to ally"));
  g_assert_false (seat_view_says (nth_button (&facts, 1), "to ally"));
  g_assert_false (seat_view_says (nth_button (&facts, 1), "Person"));
  facts.view->describe = add_office;
  favor_seat_strip_update_looks (FAVOR_SEAT_STRIP (facts.strip));
  page_fixture_settle ();
  g_assert_false (seat_view_says (nth_button (&facts, 0), "to ally"));
  g_assert_true (seat_view_says (nth_button (&facts, 1), "Person"));
  close_facts (&facts);
}

/* Larger letters leave room for fewer. */
static void
test_facts_large (void)
{
  Facts facts;

  show_facts (&facts, 4, 962, GTK_TEXT_DIR_LTR);
  page_fixture_set_letters (150);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpuint (n_facts_of (&facts, i), ==, 3);
  assert_no_scrolling (&facts);
  page_fixture_set_letters (100);
  close_facts (&facts);
}

/* The tooltip of a seat is a small card: each fact in words, or each titled field. */
static void
test_card (void)
{
  g_autoptr (FavorSession)   session = page_fixture_session (&favor_dummy_game, 1, 2, 3);
  g_autoptr (FavorCursor)    cursor = favor_cursor_new (session);
  g_autoptr (FavorSeatModel) model = favor_seat_model_new (cursor);
  g_autoptr (FavorSeatRow)   row = g_list_model_get_item (G_LIST_MODEL (model), 0);
  g_autoptr (GArray)         facts = favor_facts_new ();
  g_auto (GStrv) fields = g_strsplit (favor_seat_row_get_facts (row), "\n", -1);
  const char    *value = strstr (fields[0], ": ") + 2;

  favor_facts_add (facts, "test/card", g_strdup ("8"), g_strdup ("8 Gold"), FALSE);
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *card = favor_seat_facts_new (row,
                                              "Person",
                                              "7 Favor",
                                              i == 0 ? facts : NULL);
      GtkWindow *window = page_fixture_show (card, 100, 60);
      int        width;

      g_assert_nonnull (page_fixture_find (card, GTK_TYPE_LABEL, "Ann"));
      g_assert_nonnull (page_fixture_find (card, GTK_TYPE_LABEL, "Person"));
      g_assert_nonnull (page_fixture_find (card,
                                           GTK_TYPE_LABEL,
                                           i == 0 ? "8 Gold" : value));
      g_assert_cmpint (page_fixture_find (card, GTK_TYPE_LABEL, "7 Favor") != NULL,
                       ==,
                       i == 0);
      gtk_widget_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
      g_assert_cmpint (width, <=, 320);
      page_fixture_close (window);
    }
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/seat-strip/describe", test_describe);
  for (guint i = 0; i < 6; i++)
    {
      g_autofree char *path = g_strdup_printf ("/seat-strip/fits-%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_fits);
    }
  g_test_add_func ("/seat-strip/follows", test_follows);
  g_test_add_func ("/seat-strip/looks", test_looks);
  g_test_add_func ("/seat-strip/tight", test_tight);
  g_test_add_func ("/seat-strip/clock", test_clock);
  g_test_add_func ("/seat-strip/signs", test_signs);
  g_test_add_func ("/seat-strip/card", test_card);
  g_test_add_data_func ("/seat-strip/facts/left-to-right",
                        GINT_TO_POINTER (GTK_TEXT_DIR_LTR),
                        test_facts);
  g_test_add_data_func ("/seat-strip/facts/right-to-left",
                        GINT_TO_POINTER (GTK_TEXT_DIR_RTL),
                        test_facts);
  g_test_add_func ("/seat-strip/facts/alike", test_facts_alike);
  g_test_add_func ("/seat-strip/facts/task", test_facts_task);
  g_test_add_func ("/seat-strip/facts/large", test_facts_large);
  return g_test_run ();
}
