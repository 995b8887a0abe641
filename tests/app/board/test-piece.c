/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-accessible.h"
#include "favor-piece.h"

#include "page-fixture.h"

/* Pictures: see test-art-picture.c. */

#define SIDE   160
#define RED    0xffff0000
#define BLUE   0xff0000ff
#define MIDDLE (SIDE / 2)

typedef struct
{
  FavorPiece *piece;
  GtkWindow  *window;
  guint       n_activated;
  guint       n_inspected;
  FavorPiece *dropped;
  guint       n_dropped;
} Fixture;

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
dropped_cb (Fixture *fixture, FavorPiece *other)
{
  fixture->dropped = other;
  fixture->n_dropped++;
}

/* A face with a red quarter at the upper left, or all blue. */
static FavorFace *
create_face (gboolean red)
{
  FavorFace *face = favor_face_new (80, 80);

  favor_face_add_art (face,
                      "test/quarters",
                      red ? 0 : -80,
                      red ? 0 : -80,
                      red ? 80 : 160,
                      red ? 80 : 160);
  return face;
}

static void
set_up_face (Fixture *fixture, FavorFace *face)
{
  *fixture = (Fixture){ .piece = favor_piece_new () };
  favor_piece_set_face (fixture->piece, face);
  g_signal_connect_swapped (fixture->piece,
                            "activated",
                            G_CALLBACK (count_cb),
                            &fixture->n_activated);
  g_signal_connect_swapped (fixture->piece,
                            "inspected",
                            G_CALLBACK (count_cb),
                            &fixture->n_inspected);
  g_signal_connect_swapped (fixture->piece, "dropped", G_CALLBACK (dropped_cb), fixture);
  fixture->window = page_fixture_show (GTK_WIDGET (fixture->piece), SIDE, SIDE);
}

static void
set_up (Fixture *fixture)
{
  g_autoptr (FavorFace) face = create_face (TRUE);

  set_up_face (fixture, face);
}

static void
tear_down (Fixture *fixture)
{
  page_fixture_close (fixture->window);
}

/* The pixel that the piece draws there now, as 0xaarrggbb. */
static guint32
seen_at (Fixture *fixture, int x, int y)
{
  g_autoptr (GdkTexture) shot = NULL;
  GtkWidget             *widget = GTK_WIDGET (fixture->piece);
  GtkNative             *native = gtk_widget_get_native (widget);
  GtkSnapshot           *snapshot = gtk_snapshot_new ();
  GskRenderNode         *node;
  guint32                pixel;

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  shot = gsk_renderer_render_texture (gtk_native_get_renderer (native),
                                      node,
                                      &GRAPHENE_RECT_INIT ((float) x, (float) y, 1, 1));
  gsk_render_node_unref (node);
  gdk_texture_download (shot, (guchar *) &pixel, sizeof pixel);
  return pixel;
}

/* ---- Standing out --------------------------------------------------------------------- */

static void
assert_name (FavorPiece *piece, const char *name)
{
  favor_accessible_flush ();
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (piece),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       name);
}

static void
test_states (void)
{
  static const struct
  {
    FavorPieceState state;
    const char     *css_class;
    const char     *name;
  } cases[] = {
    { FAVOR_PIECE_CHOOSABLE, "choosable", "Noble, can be chosen" },
    { FAVOR_PIECE_CHOSEN, "chosen", "Noble, chosen" },
    { FAVOR_PIECE_ACTIVE, "active", "Noble" },
    { FAVOR_PIECE_CHANGED, "changed", "Noble" },
    { FAVOR_PIECE_VEILED, NULL, "Noble" },
    { FAVOR_PIECE_STRUCK, NULL, "Noble" },
    { FAVOR_PIECE_GHOST, NULL, "Noble" },
  };

  FavorPiece *piece = g_object_ref_sink (favor_piece_new ());

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (piece), GTK_ACCESSIBLE_ROLE_BUTTON);
  favor_piece_set_label (piece, "Noble");
  assert_name (piece, "Noble");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      favor_piece_set_state (piece, cases[i].state);
      g_assert_cmpint (favor_piece_get_state (piece), ==, cases[i].state);
      assert_name (piece, cases[i].name);
      for (guint k = 0; k < G_N_ELEMENTS (cases); k++)
        if (cases[k].css_class != NULL)
          g_assert_cmpint (gtk_widget_has_css_class (GTK_WIDGET (piece),
                                                     cases[k].css_class),
                           ==,
                           i == k);
    }
  /* The name follows the label, too. */
  favor_piece_set_state (piece, FAVOR_PIECE_CHOSEN | FAVOR_PIECE_CHOOSABLE);
  favor_piece_set_label (piece, "Soldier");
  assert_name (piece, "Soldier, chosen");
  g_assert_cmpstr (favor_piece_get_label (piece), ==, "Soldier");
  /* A sentence ends with its full stop alone. */
  favor_piece_set_label (piece, "Priest, your Stars 2 of 3. The third one costs 5 Gold.");
  assert_name (piece, "Priest, your Stars 2 of 3. The third one costs 5 Gold. Chosen.");
  favor_piece_set_state (piece, FAVOR_PIECE_CHOOSABLE);
  assert_name (piece,
               "Priest, your Stars 2 of 3. The third one costs 5 Gold. Can be chosen.");
  g_assert_finalize_object (piece);
}

static void
test_state (void)
{
  FavorPiece *piece = g_object_ref_sink (favor_piece_new ());

  favor_piece_set_state (piece, FAVOR_PIECE_CHOSEN);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (piece), "chosen"));
  favor_piece_set_state (piece, FAVOR_PIECE_VEILED);
  g_assert_cmpuint (favor_piece_get_state (piece), ==, FAVOR_PIECE_VEILED);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (piece), "chosen"));
  favor_piece_set_key (piece, 17);
  g_assert_cmpuint (favor_piece_get_key (piece), ==, 17);
  g_assert_finalize_object (piece);
}

/* How far two colours are from each other. */
static guint
distance (guint32 a, guint32 b)
{
  guint sum = 0;

  for (guint shift = 0; shift < 32; shift += 8)
    sum += (guint) ABS ((int) (a >> shift & 0xff) - (int) (b >> shift & 0xff));
  return sum;
}

/* Without colours of the style a state can be seen all the same. */
static void
test_drawn_states (void)
{
  Fixture fixture;

  set_up (&fixture);
  g_assert_cmphex (seen_at (&fixture, 20, 20), ==, RED);
  g_assert_cmphex (seen_at (&fixture, SIDE - 20, 20), ==, BLUE);

  favor_piece_set_state (fixture.piece, FAVOR_PIECE_VEILED);
  g_assert_cmpuint (distance (seen_at (&fixture, 20, 20), RED), >, 100);
  g_assert_cmpuint (seen_at (&fixture, 20, 20) >> 24, ==, 0xff);

  favor_piece_set_state (fixture.piece, FAVOR_PIECE_GHOST);
  g_assert_cmpuint (seen_at (&fixture, 20, 20) >> 24, <, 0xa0);

  favor_piece_set_state (fixture.piece, FAVOR_PIECE_STRUCK);
  g_assert_cmphex (seen_at (&fixture, MIDDLE - 2, MIDDLE), ==, 0xff7c1f22);
  g_assert_cmphex (seen_at (&fixture, MIDDLE - 2, 20), !=, 0xff7c1f22);
  tear_down (&fixture);
}

/* ---- Turning over --------------------------------------------------------------------- */

static void
test_turns_over (void)
{
  Fixture               fixture;
  g_autoptr (FavorFace) red = create_face (TRUE);
  g_autoptr (FavorFace) blue = create_face (FALSE);

  set_up (&fixture);
  /* The same side does not turn. */
  favor_piece_set_face (fixture.piece, red);
  g_assert_cmphex (seen_at (&fixture, MIDDLE - 3, 20), ==, RED);

  favor_piece_set_face (fixture.piece, blue);
  g_assert_true (favor_piece_get_face (fixture.piece) == blue);
  g_assert_cmphex (seen_at (&fixture, MIDDLE - 3, 20), ==, RED);
  page_fixture_wait_for (seen_at (&fixture, 3, 20) == BLUE);

  /* Through nothing it is there at once: it is another thing. */
  favor_piece_set_face (fixture.piece, NULL);
  favor_piece_set_face (fixture.piece, red);
  g_assert_cmphex (seen_at (&fixture, 3, 20), ==, RED);

  /* It may go away half turned. */
  favor_piece_set_face (fixture.piece, blue);
  tear_down (&fixture);
}

static void
test_unseen (void)
{
  FavorPiece           *piece = g_object_ref_sink (favor_piece_new ());
  g_autoptr (FavorFace) red = create_face (TRUE);
  g_autoptr (FavorFace) blue = create_face (FALSE);

  g_assert_null (favor_piece_get_face (piece));
  favor_piece_set_face (piece, red);
  favor_piece_set_face (piece, blue);
  g_assert_true (favor_piece_get_face (piece) == blue);
  favor_piece_set_face (piece, NULL);
  g_assert_null (favor_piece_get_face (piece));
  g_assert_finalize_object (piece);
}

/* ---- Acting --------------------------------------------------------------------------- */

static void
test_enter (void)
{
  Fixture fixture;

  set_up (&fixture);
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (fixture.piece)));
  g_assert_cmpuint (fixture.n_inspected, >=, 1);
  if (page_fixture_key ("Return"))
    {
      page_fixture_wait_for (fixture.n_activated == 1);
      page_fixture_key ("KP_Enter");
      page_fixture_wait_for (fixture.n_activated == 2);
      /* Space belongs to the page. */
      page_fixture_key ("space");
      g_assert_cmpuint (fixture.n_activated, ==, 2);
    }
  tear_down (&fixture);
}

static void
test_click (void)
{
  Fixture fixture;

  set_up (&fixture);
  if (page_fixture_pointer ("mousemove 80 80 click 1"))
    {
      page_fixture_wait_for (fixture.n_activated == 1);
      g_assert_cmpuint (fixture.n_inspected, >=, 1);
      g_assert_true (gtk_window_get_focus (fixture.window) == GTK_WIDGET (fixture.piece));
      /* Let go elsewhere it was not meant. */
      page_fixture_pointer (
        "mousemove 80 80 mousedown 1 mousemove 80 159 mousemove 80 400 mouseup 1");
      page_fixture_pointer ("mousemove 80 90 click 1");
      page_fixture_wait_for (fixture.n_activated == 2);
      page_fixture_settle ();
      g_assert_cmpuint (fixture.n_activated, ==, 2);
    }
  tear_down (&fixture);
}

static gpointer
controller_of (FavorPiece *piece, GType type)
{
  g_autoptr (GListModel) controllers =
    gtk_widget_observe_controllers (GTK_WIDGET (piece));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (g_type_is_a (G_OBJECT_TYPE (controller), type))
        return controller;
    }
  g_assert_not_reached ();
}

/* A finger that rests on it, where there is no pointer to point with, asks what it is. */
static void
test_long_press (void)
{
  Fixture fixture;
  guint   n_before;

  set_up (&fixture);
  /* The pointer may lie on it from the beginning. */
  n_before = fixture.n_inspected;
  g_signal_emit_by_name (controller_of (fixture.piece, GTK_TYPE_GESTURE_LONG_PRESS),
                         "pressed",
                         80.0,
                         80.0);
  g_assert_cmpuint (fixture.n_inspected, ==, n_before + 1);
  g_assert_cmpuint (fixture.n_activated, ==, 0);
  tear_down (&fixture);
}

/* Pointing is enough. */
static void
test_point (void)
{
  Fixture fixture;
  guint   n_before;

  set_up (&fixture);
  if (page_fixture_pointer ("mousemove 80 600"))
    {
      page_fixture_settle ();
      n_before = fixture.n_inspected;
      page_fixture_pointer ("mousemove 80 80");
      page_fixture_wait_for (fixture.n_inspected > n_before);
      g_assert_cmpuint (fixture.n_activated, ==, 0);
    }
  tear_down (&fixture);
}

/* What a drag that starts now takes along. */
static GdkContentProvider *
prepare (FavorPiece *piece)
{
  GdkContentProvider *content = NULL;

  g_signal_emit_by_name (controller_of (piece, GTK_TYPE_DRAG_SOURCE),
                         "prepare",
                         1.0,
                         1.0,
                         &content);
  return content;
}

static void
test_drag (void)
{
  static const FavorPieceState dragged[] = { FAVOR_PIECE_CHOOSABLE, FAVOR_PIECE_CHOSEN };
  static const FavorPieceState not_dragged[] = { 0,
                                                 FAVOR_PIECE_VEILED,
                                                 FAVOR_PIECE_ACTIVE,
                                                 FAVOR_PIECE_CHANGED,
                                                 FAVOR_PIECE_STRUCK };
  Fixture                      fixture;

  set_up (&fixture);
  for (guint i = 0; i < G_N_ELEMENTS (not_dragged); i++)
    {
      favor_piece_set_state (fixture.piece, not_dragged[i]);
      g_assert_null (prepare (fixture.piece));
    }
  for (guint i = 0; i < G_N_ELEMENTS (dragged); i++)
    {
      g_autoptr (GdkContentProvider) content = NULL;
      g_auto (GValue)                value = G_VALUE_INIT;

      favor_piece_set_state (fixture.piece, dragged[i]);
      content = prepare (fixture.piece);
      g_value_init (&value, FAVOR_TYPE_PIECE);
      g_assert_true (gdk_content_provider_get_value (content, &value, NULL));
      g_assert_true (g_value_get_object (&value) == fixture.piece);
    }
  tear_down (&fixture);
}

static gboolean
drop (FavorPiece *on, FavorPiece *piece)
{
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean        taken = FALSE;

  g_value_init (&value, FAVOR_TYPE_PIECE);
  g_value_set_object (&value, piece);
  g_signal_emit_by_name (controller_of (on, GTK_TYPE_DROP_TARGET),
                         "drop",
                         &value,
                         1.0,
                         1.0,
                         &taken);
  return taken;
}

static void
test_drop (void)
{
  Fixture     fixture;
  FavorPiece *other = g_object_ref_sink (favor_piece_new ());

  set_up (&fixture);
  g_assert_true (drop (fixture.piece, other));
  g_assert_cmpuint (fixture.n_dropped, ==, 1);
  g_assert_true (fixture.dropped == other);
  g_assert_false (drop (fixture.piece, fixture.piece));
  g_assert_false (drop (fixture.piece, NULL));
  g_assert_cmpuint (fixture.n_dropped, ==, 1);
  g_assert_cmpuint (fixture.n_activated, ==, 0);
  tear_down (&fixture);
  g_assert_finalize_object (other);
}

/* From two on a disc says how many: on a card below its title. */
static void
test_count (void)
{
  g_autoptr (FavorFace) card = favor_face_new (80, 112);
  Fixture               fixture;
  guint32               face, side;

  favor_face_add_art (card, "test/quarters", 0, 0, 80, 112);
  set_up_face (&fixture, card);
  face = seen_at (&fixture, 13, 42);
  side = seen_at (&fixture, SIDE - 13, 42);
  favor_piece_set_count (fixture.piece, 1);
  g_assert_cmphex (seen_at (&fixture, 13, 42), ==, face);
  favor_piece_set_count (fixture.piece, 2);
  g_assert_cmphex (seen_at (&fixture, 13, 42), ==, 0xff241f2b);
  g_assert_cmphex (seen_at (&fixture, SIDE - 13, 42), ==, side);
  favor_piece_set_count (fixture.piece, 0);
  g_assert_cmphex (seen_at (&fixture, 13, 42), ==, face);
  tear_down (&fixture);
}

/* On other pieces at the foot, where it hides least of the picture. */
static void
test_count_low (void)
{
  Fixture fixture;
  guint32 face, foot;

  set_up (&fixture);
  face = seen_at (&fixture, 13, 42);
  foot = seen_at (&fixture, SIDE - 13, SIDE - 13);
  favor_piece_set_count (fixture.piece, 2);
  g_assert_cmphex (seen_at (&fixture, 13, 42), ==, face);
  g_assert_cmphex (seen_at (&fixture, SIDE - 13, SIDE - 13), !=, foot);
  g_assert_cmphex (seen_at (&fixture, SIDE - 18, SIDE - 3), ==, 0xff241f2b);
  tear_down (&fixture);
}

/* What is said of it where it lies, and why it cannot be chosen: for ears, too. */
static void
test_description (void)
{
  FavorPiece *piece = g_object_ref_sink (favor_piece_new ());

  favor_piece_set_label (piece, "Tile");
  favor_piece_set_why_not (piece, "The game is over.");
  page_fixture_assert_described (GTK_WIDGET (piece), "The game is over.");
  favor_piece_set_note (piece, "Meadow");
  page_fixture_assert_described (GTK_WIDGET (piece), "Meadow\nThe game is over.");
  favor_piece_set_why_not (piece, NULL);
  page_fixture_assert_described (GTK_WIDGET (piece), "Meadow");
  g_object_unref (piece);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/piece/states", test_states);
  g_test_add_func ("/piece/state", test_state);
  g_test_add_func ("/piece/drawn-states", test_drawn_states);
  g_test_add_func ("/piece/turns-over", test_turns_over);
  g_test_add_func ("/piece/unseen", test_unseen);
  g_test_add_func ("/piece/enter", test_enter);
  g_test_add_func ("/piece/click", test_click);
  g_test_add_func ("/piece/long-press", test_long_press);
  g_test_add_func ("/piece/point", test_point);
  g_test_add_func ("/piece/drag", test_drag);
  g_test_add_func ("/piece/drop", test_drop);
  g_test_add_func ("/piece/count", test_count);
  g_test_add_func ("/piece/count-low", test_count_low);
  g_test_add_func ("/piece/description", test_description);
  return g_test_run ();
}
