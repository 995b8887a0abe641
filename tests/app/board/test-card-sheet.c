/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-card-sheet.h"

#include "favor-details.h"
#include "favor-piece.h"
#include "game-page-fixture.h"
#include "wide-game.h"

static FavorFace *
create_face (double width)
{
  return favor_face_new (width, 336);
}

static graphene_rect_t
place_of (GtkWidget *sheet, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_compute_bounds (widget, sheet, &bounds));
  return bounds;
}

static GtkWidget *
find_words (GtkWidget *sheet)
{
  return page_fixture_find (sheet, GTK_TYPE_SCROLLED_WINDOW, NULL);
}

/* What has the focus: of what scrolls a screen reader says nothing. */
static GtkWidget *
find_heard (GtkWidget *sheet)
{
  return page_fixture_find (find_words (sheet), GTK_TYPE_BOX, NULL);
}

static void
fill (GtkWidget *sheet, guint n_lines)
{
  g_autoptr (FavorFace) face = create_face (240);
  g_autoptr (GString)   text = g_string_new (NULL);

  for (guint i = 0; i < n_lines; i++)
    g_string_append (text, "Remove a Star of the target from a Staff. ");
  favor_card_sheet_show (FAVOR_CARD_SHEET (sheet),
                         face,
                         "Legendary Sword",
                         "Blacksmith · Intrigue",
                         text->str,
                         "Not now: no target.");
}

/* The card beside or above its words, as large as there is room, mirrored, never over them. */
static void
test_places (gconstpointer data)
{
  static const struct
  {
    int  width, height;
    bool beside;
  } cases[] = { { 700, 460, true }, { 560, 300, true }, { 360, 400, false } };

  gboolean rtl = GPOINTER_TO_INT (data) == GTK_TEXT_DIR_RTL;

  gtk_widget_set_default_direction ((GtkTextDirection) GPOINTER_TO_INT (data));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint n_lines = 1; n_lines < 40; n_lines += 38)
      {
        GtkWidget      *sheet = g_object_new (FAVOR_TYPE_CARD_SHEET, NULL);
        GtkWindow      *window;
        graphene_rect_t card, words, both;

        fill (sheet, n_lines);
        window = page_fixture_show (sheet, cases[i].width, cases[i].height);
        card = place_of (sheet, page_fixture_find (sheet, FAVOR_TYPE_PIECE, NULL));
        words = place_of (sheet, find_words (sheet));
        g_assert_cmpfloat_with_epsilon (card.size.width / card.size.height,
                                        240.0 / 336,
                                        0.02);
        g_assert_false (graphene_rect_intersection (&card, &words, NULL));
        if (cases[i].beside)
          g_assert_cmpint (card.origin.x > words.origin.x, ==, rtl);
        else
          g_assert_cmpfloat (words.origin.y, >, card.origin.y + card.size.height);
        g_assert_cmpfloat (card.size.height, >=, 0.5 * cases[i].height);
        g_assert_cmpfloat (words.size.height, >=, 60);
        graphene_rect_union (&card, &words, &both);
        g_assert_cmpfloat (both.origin.x, >=, 0);
        g_assert_cmpfloat (both.origin.x + both.size.width,
                           <=,
                           gtk_widget_get_width (sheet));
        g_assert_cmpfloat (both.origin.y + both.size.height,
                           <=,
                           gtk_widget_get_height (sheet));
        page_fixture_close (window);
      }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* All is said at once when the words get the focus; what is private is forgotten. */
static void
test_words (void)
{
  GtkWidget *sheet = g_object_new (FAVOR_TYPE_CARD_SHEET, NULL);
  GtkWidget *picture;
  GtkWindow *window;

  fill (sheet, 1);
  window = page_fixture_show (sheet, 700, 460);
  picture = page_fixture_find (sheet, FAVOR_TYPE_PIECE, NULL);
  favor_card_sheet_focus (FAVOR_CARD_SHEET (sheet));
  g_assert_true (gtk_window_get_focus (window) == find_heard (sheet));
  gtk_test_accessible_assert_property (
    GTK_ACCESSIBLE (find_heard (sheet)),
    GTK_ACCESSIBLE_PROPERTY_LABEL,
    "Legendary Sword\nBlacksmith · Intrigue\n"
    "Remove a Star of the target from a Staff. \nNot now: no target.");
  favor_card_sheet_clear (FAVOR_CARD_SHEET (sheet));
  page_fixture_settle ();
  g_assert_null (favor_piece_get_face (FAVOR_PIECE (picture)));
  g_assert_false (gtk_widget_get_mapped (picture));
  g_assert_null (page_fixture_find (sheet, GTK_TYPE_LABEL, "Legendary Sword"));
  page_fixture_close (window);
}

/* ---- On the page ---------------------------------------------------------------------- */

static FavorDetails *page_details;

static GtkWidget *
get_details (FavorGameView *view)
{
  return GTK_WIDGET (page_details);
}

typedef struct
{
  Fixture             page;
  FavorGameViewClass *klass;
  GtkWidget *(*before) (FavorGameView *);
} PageFixture;

/* A page of two people, whose view has details. */
static void
set_up_page (PageFixture *fixture, const FavorGame *game, int width)
{
  page_details = g_object_ref_sink (favor_details_new ());
  fixture->klass = g_type_class_ref (FAVOR_TYPE_PLAIN_VIEW);
  fixture->before = fixture->klass->get_details;
  fixture->klass->get_details = get_details;
  show_page (&fixture->page, page_fixture_session (game, 2, 2, 5), width, 760);
}

static void
tear_down_page (PageFixture *fixture)
{
  tear_down (&fixture->page);
  fixture->klass->get_details = fixture->before;
  g_type_class_unref (fixture->klass);
  g_assert_finalize_object (page_details);
}

static gboolean
is_shown (PageFixture *fixture)
{
  page_fixture_settle ();
  return gtk_widget_get_mapped (GTK_WIDGET (fixture->page.page->card));
}

static GtkWidget *
get_focus (PageFixture *fixture)
{
  return gtk_window_get_focus (fixture->page.window);
}

/* A key opens it, the same one and Escape close it, and the focus is where it was. */
static void
test_key (gconstpointer data)
{
  PageFixture           fixture;
  GtkWidget            *focus;
  g_autoptr (FavorFace) face = create_face (240);
  g_autoptr (FavorFace) card = create_face (280);
  FavorFace            *shown;

  set_up_page (&fixture, &favor_wide_game, GPOINTER_TO_INT (data));
  page_fixture_settle ();
  focus = get_focus (&fixture);
  g_assert_nonnull (focus);
  /* About nothing there is nothing to show. */
  act (&fixture.page, "view.inspect");
  g_assert_false (is_shown (&fixture));

  favor_details_show (page_details, face, "Soup", "Chef", "Sells for 1 Gold.", NULL);
  act (&fixture.page, "view.inspect");
  g_assert_true (is_shown (&fixture));
  g_assert_true (get_focus (&fixture) ==
                 find_heard (GTK_WIDGET (fixture.page.page->card)));
  act (&fixture.page, "view.inspect");
  g_assert_false (is_shown (&fixture));
  g_assert_true (get_focus (&fixture) == focus);

  /* The whole card, where there is one. */
  favor_details_set_card (page_details, card, "Words for the sheet alone.");
  act (&fixture.page, "view.enlarge");
  g_assert_true (is_shown (&fixture));
  shown = favor_piece_get_face (FAVOR_PIECE (
    page_fixture_find (GTK_WIDGET (fixture.page.page->card), FAVOR_TYPE_PIECE, NULL)));
  g_assert_true (shown == card);
  g_assert_nonnull (page_fixture_find (GTK_WIDGET (fixture.page.page->card),
                                       GTK_TYPE_LABEL,
                                       "Sells for 1 Gold.\nWords for the sheet alone."));
  act (&fixture.page, "view.clear");
  g_assert_false (is_shown (&fixture));
  g_assert_true (get_focus (&fixture) == focus);
  tear_down_page (&fixture);
}

/* Nobody else sees it. */
static void
test_covered (void)
{
  PageFixture           fixture;
  g_autoptr (FavorFace) face = create_face (240);

  set_up_page (&fixture, &favor_dummy_game, 1100);
  act (&fixture.page, "view.uncover");
  favor_details_show (page_details, face, "Soup", NULL, NULL, NULL);
  act (&fixture.page, "view.inspect");
  g_assert_true (is_shown (&fixture));
  page_fixture_play (fixture.page.session, 1);
  g_assert_true (favor_table_get_covered (fixture.page.page->table));
  g_assert_false (is_shown (&fixture));
  g_assert_null (page_fixture_find (GTK_WIDGET (fixture.page.page->card),
                                    GTK_TYPE_LABEL,
                                    "Soup"));
  act (&fixture.page, "view.enlarge");
  g_assert_false (is_shown (&fixture));
  tear_down_page (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_data_func ("/card-sheet/places/left-to-right",
                        GINT_TO_POINTER (GTK_TEXT_DIR_LTR),
                        test_places);
  g_test_add_data_func ("/card-sheet/places/right-to-left",
                        GINT_TO_POINTER (GTK_TEXT_DIR_RTL),
                        test_places);
  g_test_add_func ("/card-sheet/words", test_words);
  g_test_add_data_func ("/card-sheet/key/wide", GINT_TO_POINTER (1100), test_key);
  g_test_add_data_func ("/card-sheet/key/narrow", GINT_TO_POINTER (400), test_key);
  g_test_add_func ("/card-sheet/covered", test_covered);
  return g_test_run ();
}
