/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "orders-fixture.h"

#include "favor-beats.h"
#include "favor-pad-entries.h"
#include "favor-pad-view.h"
#include "favor-text.h"
#include "orders-events.h"

/* What a cell of the scoring pad shows on the map. */

/* Where in the newest position the features lie by which that seat got points of that row in that ply;
 * returns how many points. */
static int
measure (ViewFixture     *self,
         FavorSeat        seat,
         OrdersRow        row,
         guint            ply,
         graphene_rect_t *place)
{
  static const OrdersRow rows[] = {
    [FAVOR_LAND_CITY] = ORDERS_ROW_CITY,
    [FAVOR_LAND_ROAD] = ORDERS_ROW_ROAD,
    [FAVOR_LAND_CLOISTER] = ORDERS_ROW_CLOISTER,
  };
  const OrdersState *state = orders_fixture_state (self);
  guint              n, n_spots = 0;
  const FavorEvent  *events = favor_cursor_get_events (self->cursor, ply, &n);
  int                points = 0;

  for (guint i = 0; i < n; i++)
    {
      OrdersSpot spots[FAVOR_TILE_MAP_MAX_NODES];
      gboolean   shared = events[i].kind == ORDERS_EVENT_FEATURE_SHARED;
      guint      first = shared ? 1 : 0;
      gint       name;

      if (!shared && events[i].kind != ORDERS_EVENT_FEATURE_SCORED)
        continue;
      if (rows[events[i].arg[first]] != row ||
          (shared ? (events[i].arg[0] >> seat & 1) == 0 : events[i].actor != seat))
        continue;
      points += events[i].arg[first + 1];
      name = orders_find_feature (state,
                                  (guint) events[i].arg[first + 2],
                                  (guint) events[i].arg[first + 3]);
      g_assert_cmpint (name, >=, 0);
      for (guint k = orders_list_spots (state, (FavorNode) name, spots); k-- > 0;)
        {
          const FavorPlacedTile *tile = &state->placed[spots[k].at];
          graphene_rect_t        at = GRAPHENE_RECT_INIT ((float) tile->x,
                                                   (float) tile->y,
                                                   1,
                                                   1);

          if (n_spots++ == 0)
            *place = at;
          else
            graphene_rect_union (place, &at, place);
        }
    }
  return points;
}

/* With the line around it. */
static void
assert_lit (ViewFixture *self, const graphene_rect_t *place)
{
  graphene_rect_t lit;

  g_assert_true (orders_chart_get_lit (orders_view_of (self)->chart, &lit));
  g_assert_cmpfloat (ABS (lit.origin.x - place->origin.x), <, 0.1);
  g_assert_cmpfloat (ABS (lit.origin.y - place->origin.y), <, 0.1);
  g_assert_cmpfloat (ABS (lit.size.width - place->size.width), <, 0.2);
  g_assert_cmpfloat (ABS (lit.size.height - place->size.height), <, 0.2);
}

static void
assert_dark (ViewFixture *self)
{
  graphene_rect_t lit;

  g_assert_false (orders_chart_get_lit (orders_view_of (self)->chart, &lit));
}

static void
play (ViewFixture *self, guint64 seed)
{
  FavorRng rng;

  favor_rng_seed (&rng, seed);
  orders_fixture_start (self, 2, seed);
  while (!favor_session_get_over (self->session))
    orders_fixture_step (self, &rng);
  /* How the game ended is shown step by step, and each lights what it is about. */
  while (favor_game_view_get_showing (self->view))
    favor_game_view_show_next (self->view);
  page_fixture_settle ();
}

/* The pad beside the view. */
static GtkWindow *
show_pads (ViewFixture *self, GtkWidget **grid)
{
  FavorPadView *pads = FAVOR_PAD_VIEW (favor_pad_view_new ());
  GtkWindow    *window;

  favor_pad_view_set_cursor (pads, self->cursor);
  favor_pad_view_set_view (pads, self->view);
  window = page_fixture_show (GTK_WIDGET (pads), 318, 600);
  *grid = page_fixture_find (GTK_WIDGET (pads), GTK_TYPE_GRID, NULL);
  return window;
}

static void
press_cell (GtkWidget *grid, FavorSeat seat, guint row)
{
  g_signal_emit_by_name (gtk_grid_get_child_at (GTK_GRID (grid), seat + 1, (int) row + 1),
                         "clicked");
}

/* Each ply of each row, and all plies of the row together. */
static guint
check_row (ViewFixture *self, GtkWidget *grid, FavorSeat seat, OrdersRow row)
{
  g_autoptr (FavorPadModel) model = favor_pad_model_new (self->cursor, seat);
  g_autoptr (GArray)        entries = g_array_new (FALSE, FALSE, sizeof (FavorPadEntry));
  graphene_rect_t           all;

  favor_pad_model_list_entries (model, row, (guint) seat, entries);
  for (guint i = 0; i < entries->len; i++)
    {
      g_autoptr (GArray)   one = g_array_new (FALSE, FALSE, sizeof (FavorPadEntry));
      const FavorPadEntry *entry = &g_array_index (entries, FavorPadEntry, i);
      graphene_rect_t      place;

      g_assert_cmpint (measure (self, seat, row, entry->ply, &place), ==, entry->gain);
      g_array_append_val (one, *entry);
      favor_game_view_point_out (self->view, seat, row, one);
      assert_lit (self, &place);
      if (i == 0)
        all = place;
      else
        graphene_rect_union (&all, &place, &all);
    }
  if (entries->len == 0)
    return 0;
  press_cell (grid, seat, row);
  assert_lit (self, &all);
  return entries->len;
}

static void
test_features (void)
{
  ViewFixture fixture = { 0 };
  guint       n = 0;

  for (guint64 seed = 1; seed <= 2; seed++)
    {
      GtkWidget *grid;
      GtkWindow *window;

      play (&fixture, seed);
      assert_dark (&fixture);
      window = show_pads (&fixture, &grid);
      for (FavorSeat seat = 0; seat < 2; seat++)
        for (OrdersRow row = ORDERS_ROW_ROAD; row <= ORDERS_ROW_CLOISTER; row++)
          n += check_row (&fixture, grid, seat, row);
      page_fixture_close (window);
      view_fixture_close (&fixture);
    }
  g_assert_cmpuint (n, >, 4);
}

/* Everything that brought points at the end, and what has no place. */
static void
test_end (void)
{
  ViewFixture fixture = { 0 };
  GtkWidget  *grid;
  GtkWindow  *window;
  FavorPad    pad;
  guint       n = 0;

  play (&fixture, 3);
  window = show_pads (&fixture, &grid);
  for (FavorSeat seat = 0; seat < 2; seat++)
    {
      orders_score (orders_fixture_state (&fixture), seat, &pad);
      for (OrdersRow row = ORDERS_ROW_END_ROAD; row <= ORDERS_ROW_ORDERS_MOST; row++)
        {
          if (pad.line[row] == 0)
            continue;
          n++;
          press_cell (grid, seat, row);
          if (row >= ORDERS_ROW_ORDERS_OPEN)
            assert_dark (&fixture);
          else
            g_assert_true (orders_chart_get_lit (orders_view_of (&fixture)->chart,
                                                 &(graphene_rect_t){ 0 }));
        }
    }
  g_assert_cmpuint (n, >, 2);
  page_fixture_close (window);
  view_fixture_close (&fixture);
}

/* The first row below the table goes to its ply and shows it there; another ply, or another thing that
 * is looked at, ends it. */
static void
test_until (void)
{
  ViewFixture fixture = { 0 };
  GtkWidget  *grid, *entries, *list;
  GtkWindow  *window;
  FavorPad    pad;
  OrdersRow   row = ORDERS_ROW_ROAD;
  guint       end;

  play (&fixture, 1);
  end = favor_cursor_get_ply (fixture.cursor);
  window = show_pads (&fixture, &grid);
  orders_score (orders_fixture_state (&fixture), 0, &pad);
  while (pad.line[row] == 0)
    row++;
  g_assert_cmpuint (row, <=, ORDERS_ROW_CLOISTER);
  press_cell (grid, 0, row);
  g_assert_cmpuint (favor_cursor_get_ply (fixture.cursor), ==, end);
  entries = page_fixture_find (gtk_window_get_child (window),
                               FAVOR_TYPE_PAD_ENTRIES,
                               NULL);
  list = page_fixture_find (entries, GTK_TYPE_LIST_BOX, NULL);
  g_signal_emit_by_name (list,
                         "row-activated",
                         gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0));
  g_assert_cmpuint (favor_cursor_get_ply (fixture.cursor), <, end);
  g_assert_true (orders_chart_get_lit (orders_view_of (&fixture)->chart,
                                       &(graphene_rect_t){ 0 }));
  favor_cursor_set_ply (fixture.cursor, favor_cursor_get_ply (fixture.cursor) - 1);
  assert_dark (&fixture);
  favor_cursor_go_to (fixture.cursor, end);
  press_cell (grid, 0, row);
  g_signal_emit_by_name (orders_fixture_find (&fixture, ORDERS_THING_TILE, 0),
                         "inspected");
  orders_view_light_up (orders_view_of (&fixture), FAVOR_NONE, 0);
  assert_dark (&fixture);
  page_fixture_close (window);
  view_fixture_close (&fixture);
}

/* Whether that event is what is said of the events that are shown with it. */
static gboolean
is_said (ViewFixture *fixture, const FavorEvent *events, guint n_events, guint nth)
{
  const FavorGame *game = favor_session_get_game (fixture->session);
  FavorBeat        beat = { 0 };

  for (guint first = 0; first <= nth; first += beat.n)
    favor_beat_find (game, events, n_events, first, &beat);
  return beat.told == nth;
}

/* What is completed stands out, too, where nobody gets anything for it, and that is said. */
static void
test_unscored (void)
{
  ViewFixture fixture = { 0 };
  guint       n = 0;

  play (&fixture, 1);
  for (guint ply = 1; ply < favor_cursor_get_ply (fixture.cursor); ply++)
    {
      guint             n_events, n_lit = 0, n_unscored = 0;
      const FavorEvent *events = favor_cursor_get_events (fixture.cursor, ply, &n_events);

      for (guint i = 0; i < n_events; i++)
        {
          if (events[i].kind == ORDERS_EVENT_FEATURE_UNSCORED)
            {
              g_assert_true (is_said (&fixture, events, n_events, i));
              n_unscored++;
            }
          n_lit += events[i].kind == ORDERS_EVENT_FEATURE_SCORED ||
                   events[i].kind == ORDERS_EVENT_FEATURE_SHARED;
        }
      if (n_unscored == 0 || n_lit > 0)
        continue;
      n++;
      favor_cursor_set_ply (fixture.cursor, ply - 1);
      assert_dark (&fixture);
      favor_cursor_set_ply (fixture.cursor, ply);
      g_assert_true (orders_chart_get_lit (orders_view_of (&fixture)->chart,
                                           &(graphene_rect_t){ 0 }));
      favor_cursor_go_to (fixture.cursor, favor_session_get_n_plies (fixture.session));
    }
  g_assert_cmpuint (n, >, 0);
  view_fixture_close (&fixture);
}

/* What a label of the pad says as a figure. */
static int
read_figure (GtkWidget *grid, int column, int row)
{
  GtkWidget       *cell = gtk_grid_get_child_at (GTK_GRID (grid), column, row);
  const char      *label = GTK_IS_BUTTON (cell) ? gtk_button_get_label (GTK_BUTTON (cell))
                                                : gtk_label_get_label (GTK_LABEL (cell));
  g_autofree char *text = favor_text_without_marks (label);

  if (g_str_has_prefix (text, "\u2212"))
    return -(int) g_ascii_strtoll (text + strlen ("\u2212"), NULL, 10);
  return (int) g_ascii_strtoll (text, NULL, 10);
}

/* At every ply the lines add up to the score, and the foot tells that of the end. */
static void
assert_pad (ViewFixture *self, GtkWidget *grid)
{
  const OrdersState *state = favor_cursor_get_state (self->cursor);
  FavorSeat          viewer = favor_cursor_get_viewer (self->cursor);
  GtkWidget         *foot = gtk_grid_get_child_at (GTK_GRID (grid), 1, ORDERS_N_ROWS + 2);

  for (FavorSeat seat = 0; seat < 2; seat++)
    {
      FavorPad now;
      int      sum = 0;

      for (int row = 0; row < ORDERS_N_ROWS; row++)
        sum += read_figure (grid, seat + 1, row + 1);
      g_assert_cmpint (sum, ==, state->score[seat]);
      g_assert_cmpint (read_figure (grid, seat + 1, ORDERS_N_ROWS + 1), ==, sum);
      if (state->head.phase == ORDERS_PHASE_OVER)
        continue;
      orders_score_now (state, viewer, seat, &now);
      g_assert_cmpint (read_figure (grid, seat + 1, ORDERS_N_ROWS + 2), ==, now.total);
    }
  g_assert_cmpint (gtk_widget_get_visible (foot),
                   ==,
                   state->head.phase != ORDERS_PHASE_OVER);
}

static void
test_sums (void)
{
  ViewFixture fixture = { 0 };
  GtkWidget  *grid;
  GtkWindow  *window;

  play (&fixture, 4);
  favor_cursor_set_ply (fixture.cursor, 0);
  window = show_pads (&fixture, &grid);
  for (guint ply = 0; ply <= favor_session_get_n_plies (fixture.session); ply += 7)
    {
      favor_cursor_set_ply (fixture.cursor, ply);
      assert_pad (&fixture, grid);
    }
  favor_cursor_set_ply (fixture.cursor, favor_session_get_n_plies (fixture.session));
  assert_pad (&fixture, grid);
  page_fixture_close (window);
  view_fixture_close (&fixture);
}

/* Who decides is said to do what the phase asks for. */
static void
test_tasks (void)
{
  static const char *const tasks[] = {
    [ORDERS_PHASE_SETUP_ORDERS] = "to choose", [ORDERS_PHASE_START] = "to draw",
    [ORDERS_PHASE_PLACE] = "to lay",           [ORDERS_PHASE_FOLLOW] = "to deploy",
    [ORDERS_PHASE_FULFIL] = "to choose",       [ORDERS_PHASE_OVER] = NULL,
  };
  ViewFixture fixture = { 0 };
  guint       seen = 0;

  play (&fixture, 5);
  for (guint ply = 0; ply <= favor_session_get_n_plies (fixture.session); ply++)
    {
      const OrdersState *state;

      favor_cursor_set_ply (fixture.cursor, ply);
      state = favor_cursor_get_state (fixture.cursor);
      if ((seen >> state->head.phase & 1) != 0)
        continue;
      seen |= 1u << state->head.phase;
      for (FavorSeat seat = 0; seat < 2; seat++)
        {
          g_auto (FavorSeatLook) look = { NULL };

          favor_game_view_describe_seat (fixture.view, seat, &look);
          g_assert_cmpstr (look.task,
                           ==,
                           seat == state->head.decider ? tasks[state->head.phase] : NULL);
        }
    }
  g_assert_cmphex (seen & 0xf, ==, 0xf);
  view_fixture_close (&fixture);
}

static gboolean
says (GtkWidget *root, const char *words)
{
  if (GTK_IS_LABEL (root) && gtk_widget_get_visible (root) &&
      strstr (gtk_label_get_label (GTK_LABEL (root)), words) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (says (child, words))
      return TRUE;
  return FALSE;
}

/* The details of a tile say in its first line whether there is a gap beside it. */
static void
test_gaps (void)
{
  ViewFixture fixture = { 0 };
  guint       n_beside = 0, n_tiles = 0;

  play (&fixture, 1);
  for (guint ply = 0; ply < favor_session_get_n_plies (fixture.session); ply += 20)
    {
      const OrdersState *state;

      favor_cursor_set_ply (fixture.cursor, ply);
      state = favor_cursor_get_state (fixture.cursor);
      for (guint at = 0; at < state->n_placed; at++, n_tiles++)
        {
          gboolean beside = orders_chart_is_beside_gap (orders_view_of (&fixture)->chart,
                                                        state->placed[at].x,
                                                        state->placed[at].y);

          g_signal_emit_by_name (orders_fixture_find (&fixture, ORDERS_THING_TILE, at),
                                 "inspected");
          g_assert_cmpint (says (GTK_WIDGET (orders_view_of (&fixture)->details),
                                 "Beside a gap"),
                           ==,
                           beside);
          n_beside += beside;
        }
    }
  g_assert_cmpuint (n_beside, >, 0);
  g_assert_cmpuint (n_beside, <, n_tiles);
  view_fixture_close (&fixture);
}

int
main (int argc, char *argv[])
{
  page_fixture_init (&argc, &argv);

  g_test_add_func ("/orders-view-points/features", test_features);
  g_test_add_func ("/orders-view-points/end", test_end);
  g_test_add_func ("/orders-view-points/until", test_until);
  g_test_add_func ("/orders-view-points/unscored", test_unscored);
  g_test_add_func ("/orders-view-points/sums", test_sums);
  g_test_add_func ("/orders-view-points/tasks", test_tasks);
  g_test_add_func ("/orders-view-points/gaps", test_gaps);

  return g_test_run ();
}
