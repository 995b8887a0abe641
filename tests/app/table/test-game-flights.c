/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "game-page-fixture.h"

#include "favor-games.h"
#include "favor-settings.h"
#include "favor-text.h"
#include "favor-views.h"
#include "view-fixture.h"

/* What moves when something happens in each game. */

#define N_PLIES 150
/* So many things that are shown one after the other tell enough. */
#define N_SHOWN 12
/* In milliseconds. */
#define NEVER 600000

static const FavorKind *
find_event (const FavorGame *game, const char *id)
{
  for (guint i = 0; i < game->n_events; i++)
    if (g_str_equal (game->events[i].id, id))
      return &game->events[i];
  return NULL;
}

static void
assert_arg (const FavorKind *kind, int arg)
{
  if (arg == FAVOR_NO_ARG)
    return;
  g_assert_nonnull (kind->args);
  g_assert_cmpint (arg, <, (int) (kind->args->size / sizeof (gint16)));
}

static void
assert_spot (const FavorKind *kind, const FavorSpot *spot)
{
  if (spot->kind == FAVOR_SPOT_SEAT || spot->kind == FAVOR_SPOT_SEATS ||
      spot->kind == FAVOR_SPOT_PIECE_OF)
    assert_arg (kind, (int) spot->arg);
}

/* What stays in a hand is something, which can be found there. */
static void
assert_stays (const FavorFlightTable *table, const FavorFlightRow *row)
{
  g_assert_false (row->from.stays);
  if (!row->to.stays)
    return;
  g_assert_cmpint (row->what, !=, FAVOR_NO_ARG);
  g_assert_true (table->find_held != NULL);
  g_assert_cmpint (table->find_held (row, 0, 0), >=, 0);
  g_assert_cmpint (table->find_held (row, 0, N_PLIES), ==, FAVOR_NONE);
}

/* Tables speak of events that there are, and of arguments that these have. */
static void
test_tables (void)
{
  guint n = 0;

  for (guint i = 0; favor_views_get_nth (i) != NULL; i++)
    {
      const FavorViewKind    *view = favor_views_get_nth (i);
      const FavorFlightTable *table = view->flights;
      const FavorGame        *game = favor_games_find (view->game_id);

      if (table == NULL)
        continue;
      n++;
      for (guint j = 0; j < table->n_rows; j++)
        {
          const FavorFlightRow *row = &table->rows[j];
          const FavorKind      *kind = find_event (game, row->event);

          g_test_message ("%s: %s", game->id, row->event);
          g_assert (kind != NULL);
          assert_arg (kind, row->what);
          assert_arg (kind, row->count);
          assert_spot (kind, &row->from);
          assert_spot (kind, &row->to);
          assert_stays (table, row);
          g_assert_true (row->from.kind != FAVOR_SPOT_NONE ||
                         row->to.kind != FAVOR_SPOT_NONE);
        }
      for (guint j = 0; j < table->n_greats; j++)
        {
          const FavorGreatRow *row = &table->greats[j];
          const FavorKind     *kind = find_event (game, row->event);

          g_assert (kind != NULL);
          g_assert_cmpint (kind->weight, >=, FAVOR_WEIGHT_SCORING);
          assert_arg (kind, row->what);
          assert_arg (kind, row->when);
        }
    }
  g_assert_cmpuint (n, >=, 3);
}

/* What is seen, or counted, at shields. */
static const char *const counted[][2] = {
  { "dragons-favour", "favour-given" },  { "dragons-favour", "soldier-force" },
  { "emperors-favor", "poisoned" },      { "emperors-favor", "gold-taken" },
  { "emperors-favor", "gold-paid" },     { "emperors-favor", "gold-traded" },
  { "emperors-favor", "gold-enforced" }, { "emperors-favor", "dice-rolled" },
  { "emperors-favor", "market-bought" }, { "order-of-the-king", "tile-revealed" }
};

static gboolean
is_in_hand (const FavorSpot *spot)
{
  return !spot->shield &&
         (spot->kind == FAVOR_SPOT_ACTOR || spot->kind == FAVOR_SPOT_SEAT ||
          spot->kind == FAVOR_SPOT_SEATS);
}

/* What nobody pays comes out of nobody's store: those named gain it, the one who brings it, too. */
static void
test_unpaid (void)
{
  static const char *const ids[] = {
    "artisan-alone", "merchant-paid",    "supplier-gave",
    "favour-won",    "great-favour-won", "patronage-paid"
  };
  const FavorFlightTable *table = favor_views_find ("dragons-favour")->flights;

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      guint n = 0;

      for (guint j = 0; j < table->n_rows; j++)
        if (g_str_equal (table->rows[j].event, ids[i]))
          {
            g_test_message ("%s", ids[i]);
            g_assert_cmpint (table->rows[j].from.kind, ==, FAVOR_SPOT_NONE);
            n++;
          }
      g_assert_cmpuint (n, >, 0);
    }
}

/* The own one does not come out of the hand, nor go into it. */
static void
test_counted (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (counted); i++)
    {
      const FavorFlightTable *table = favor_views_find (counted[i][0])->flights;
      guint                   n = 0;

      for (guint j = 0; j < table->n_rows; j++)
        if (g_str_equal (table->rows[j].event, counted[i][1]))
          {
            g_assert_false (is_in_hand (&table->rows[j].from) ||
                            is_in_hand (&table->rows[j].to));
            n++;
          }
      g_assert_cmpuint (n, >, 0);
    }
}

/* (nullable) */
static GtkWidget *
find_piece (GtkWidget *widget, guint key)
{
  GtkWidget *piece = NULL;

  if (FAVOR_IS_PIECE (widget))
    return favor_piece_get_key (FAVOR_PIECE (widget)) == key ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && piece == NULL;
       child = gtk_widget_get_next_sibling (child))
    piece = find_piece (child, key);
  return piece;
}

/* Each thing that goes to, or comes from, a piece of the board finds it there. */
static void
assert_pieces (GtkWidget            *view,
               const FavorGame      *game,
               const FavorFlightRow *row,
               const FavorSpot      *spot)
{
  const FavorKind  *kind = find_event (game, row->event);
  const FavorField *field;

  if (spot->kind != FAVOR_SPOT_PIECE_OF)
    return;
  field = &kind->args->fields[spot->arg];
  g_assert_cmpint (field->type, ==, FAVOR_TYPE_ENUM);
  for (guint value = 0; value < field->words->n_words; value++)
    {
      g_autoptr (FavorFace) face = row->create_face ((gint) value);

      if ((int) spot->arg != row->what || face != NULL)
        g_assert_nonnull (find_piece (view, spot->key + value));
    }
}

static void
test_pieces (gconstpointer data)
{
  const FavorFlightTable *table = ((const FavorViewKind *) data)->flights;
  const FavorGame *game = favor_games_find (((const FavorViewKind *) data)->game_id);
  Fixture          fixture;

  show_page (&fixture, page_fixture_session (game, 4, 4, 11), 1100, 750);
  for (guint i = 0; i < table->n_rows; i++)
    {
      GtkWidget *view = GTK_WIDGET (fixture.page->view);

      g_test_message ("%s", table->rows[i].event);
      assert_pieces (view, game, &table->rows[i], &table->rows[i].from);
      assert_pieces (view, game, &table->rows[i], &table->rows[i].to);
    }
  tear_down (&fixture);
}

/* ---- Scores --------------------------------------------------------------------------- */

/* What the strip says, and how it stands in a position. */
typedef struct
{
  char  *label;
  gint32 score;
} Said;

static int
find_score (FavorGamePage *page, gconstpointer state, guint seat)
{
  FavorCursor *cursor = favor_game_view_get_cursor (page->view);
  FavorPad     pad = { 0 };

  favor_session_get_game (favor_cursor_get_session (cursor))
    ->score (state, (FavorSeat) seat, &pad);
  return pad.total;
}

/* (transfer full) */
static char *
read_score (FavorGamePage *page, guint seat)
{
  GtkWidget *label = favor_seat_strip_get_score (page->strip, (FavorSeat) seat);

  return favor_text_without_marks (gtk_label_get_label (GTK_LABEL (label)));
}

static void
note_scores (FavorGamePage *page, guint n_seats, Said *said)
{
  gconstpointer seen = favor_game_view_get_seen (page->view);

  for (guint seat = 0; seat < n_seats; seat++)
    {
      said[seat].label = read_score (page, seat);
      said[seat].score = find_score (page, seen, seat);
    }
}

/* While things are shown a score is that of what was seen, and how it ends shows nowhere before that. */
static void
assert_scores (FavorGamePage *page, guint n_seats, const Said *said)
{
  gconstpointer seen = favor_game_view_get_seen (page->view);

  for (guint seat = 0; seat < n_seats; seat++)
    {
      g_auto (FavorSeatLook) look = { 0 };
      int                    score = find_score (page, seen, seat);
      g_autofree char       *plain = g_strdup_printf ("%d", score);
      g_autofree char       *label = read_score (page, seat);

      favor_game_view_describe_seat (page->view, (FavorSeat) seat, &look);
      g_assert_true (look.has_score);
      g_assert_cmpint (look.score, ==, score);
      if (said[seat].score == score && g_str_equal (said[seat].label, plain))
        g_assert_cmpstr (label, ==, plain);
    }
}

static void
test_scores (gconstpointer data)
{
  const FavorGame *game = favor_games_find (((const FavorViewKind *) data)->game_id);
  Fixture          fixture;
  FavorRng         rng;
  guint            n_shown = 0;

  favor_rng_seed (&rng, 11);
  show_page (&fixture, page_fixture_session (game, 4, 4, 11), 1100, 750);
  for (guint i = 0; !favor_session_get_over (fixture.session) && n_shown < N_SHOWN; i++)
    {
      Said        said[FAVOR_MAX_SEATS] = { 0 };
      FavorAction action = view_fixture_pick (fixture.session, &rng);

      note_scores (fixture.page, 4, said);
      g_assert_true (favor_session_submit (fixture.session, &action, NULL));
      if (favor_game_view_get_showing (fixture.page->view))
        {
          n_shown++;
          assert_scores (fixture.page, 4, said);
          favor_game_view_show_next (fixture.page->view);
          if (favor_game_view_get_showing (fixture.page->view))
            assert_scores (fixture.page, 4, said);
          favor_game_view_show_rest (fixture.page->view);
          page_fixture_settle ();
        }
      for (guint seat = 0; seat < 4; seat++)
        g_free (said[seat].label);
    }
  g_assert_cmpuint (n_shown, >, 0);
  tear_down (&fixture);
}

/* Whether what it led to is shown one thing after the other, and changes a score. */
static gboolean
brings_points (FavorSession *session, guint ply)
{
  const FavorGame  *game = favor_session_get_game (session);
  guint             n;
  const FavorEvent *events = favor_session_get_events (session, ply, &n);
  FavorPad          before = { 0 }, after = { 0 };

  if (!favor_beats_want_show (game, events, n))
    return FALSE;
  for (FavorSeat seat = 0; seat < 4; seat++)
    {
      game->score (favor_session_get_state (session, ply - 1), seat, &before);
      game->score (favor_session_get_state (session, ply), seat, &after);
      if (before.total != after.total)
        return TRUE;
    }
  return FALSE;
}

/* The first thing that happens on a page that has just been opened, too. */
static void
test_opened (gconstpointer data)
{
  const FavorGame *game = favor_games_find (((const FavorViewKind *) data)->game_id);
  FavorSession    *played = page_fixture_session (game, 4, 4, 11);
  FavorSession    *session = page_fixture_session (game, 1, 4, 11);
  Fixture          fixture;
  FavorRng         rng;
  guint            ply = 0;
  Said             said[FAVOR_MAX_SEATS] = { 0 };

  favor_rng_seed (&rng, 11);
  do
    {
      FavorAction action = view_fixture_pick (played, &rng);

      g_assert_true (favor_session_submit (played, &action, NULL));
      ply++;
    }
  while (!brings_points (played, ply) && !favor_session_get_over (played));
  if (!brings_points (played, ply))
    {
      g_test_skip ("no ply of this game brings points beside something else");
      g_assert_finalize_object (played);
      g_assert_finalize_object (session);
      return;
    }
  for (guint i = 1; i < ply; i++)
    favor_session_submit (session, favor_session_get_action (played, i), NULL);
  fixture.session = session;
  fixture.page = FAVOR_GAME_PAGE (favor_game_page_new (session));
  /* Computers wait. */
  favor_bot_runner_set_active (favor_game_page_get_runner (fixture.page), FALSE);
  favor_bot_runner_set_min_delay (favor_game_page_get_runner (fixture.page), NEVER);
  fixture.window = page_fixture_show (GTK_WIDGET (fixture.page), 1100, 750);
  g_assert_cmpuint (favor_session_get_n_plies (session), ==, ply - 1);
  note_scores (fixture.page, 4, said);
  favor_session_submit (session, favor_session_get_action (played, ply), NULL);
  g_assert_true (favor_game_view_get_showing (fixture.page->view));
  assert_scores (fixture.page, 4, said);
  for (guint seat = 0; seat < 4; seat++)
    g_free (said[seat].label);
  tear_down (&fixture);
  g_assert_finalize_object (played);
}

/* ---- Games ---------------------------------------------------------------------------- */

/* Whether the tables say that something moves, if the viewer may know what. */
static gboolean
is_seen (FavorGamePage *page, const FavorFlightTable *table, const FavorEvent *event)
{
  FavorCursor     *cursor = favor_game_view_get_cursor (page->view);
  const FavorGame *game = favor_session_get_game (favor_cursor_get_session (cursor));
  const char      *id = game->events[event->kind].id;

  if (!favor_event_is_open (event, favor_cursor_get_viewer (cursor)))
    return FALSE;
  for (guint i = 0; i < table->n_rows; i++)
    if (g_str_equal (table->rows[i].event, id) && table->rows[i].count == FAVOR_NO_ARG &&
        table->rows[i].what == FAVOR_NO_ARG &&
        table->rows[i].from.kind != FAVOR_SPOT_SEATS &&
        table->rows[i].to.kind != FAVOR_SPOT_SEATS)
      return TRUE;
  return FALSE;
}

/* Returns whether something that was told had to move. */
static gboolean
check_told (FavorGamePage *page, const FavorFlightTable *table)
{
  guint             n;
  const FavorEvent *events = favor_game_view_get_told (page->view, &n);
  gboolean          seen = FALSE;

  for (guint i = 0; i < n; i++)
    seen |= is_seen (page, table, &events[i]);
  if (seen)
    g_assert_cmpuint (favor_flights_count (page->flights), >, 0);
  return seen;
}

/* Random games, with shows of several things, at any size: what tables speak of goes, nothing is ever too
 * much, and a jump or an undone step leaves nothing on its way. */
static void
test_games (gconstpointer data)
{
  const FavorViewKind *view = data;
  const FavorGame     *game = favor_games_find (view->game_id);
  Fixture              fixture;
  FavorRng             rng;
  guint                n_flown = 0;

  favor_rng_seed (&rng, 11);
  show_page (&fixture, page_fixture_session (game, 4, 4, 11), 1100, 750);
  for (guint i = 0; i < N_PLIES; i++)
    {
      FavorAction action;

      if (favor_session_get_decider (fixture.session) == FAVOR_SEAT_NONE)
        break;
      action = view_fixture_pick (fixture.session, &rng);
      favor_flights_finish (fixture.page->flights);
      g_assert_true (favor_session_submit (fixture.session, &action, NULL));
      g_assert_cmpuint (favor_flights_count (fixture.page->flights),
                        <=,
                        FAVOR_FLIGHTS_MOST);
      check_told (fixture.page, view->flights);
      while (favor_game_view_get_showing (fixture.page->view))
        {
          favor_flights_finish (fixture.page->flights);
          favor_game_view_show_next (fixture.page->view);
          check_told (fixture.page, view->flights);
        }
      n_flown += favor_flights_count (fixture.page->flights) > 0;
      if (i % 16 == 0)
        {
          gtk_window_set_default_size (fixture.window, i % 32 == 0 ? 400 : 1100, 750);
          page_fixture_settle ();
        }
    }
  g_test_message ("something moved in %u of %u plies", n_flown, N_PLIES);
  g_assert_cmpuint (n_flown, >, 5);
  favor_cursor_go_to (favor_game_page_get_cursor (fixture.page), 0);
  g_assert_cmpuint (favor_flights_count (fixture.page->flights), ==, 0);
  tear_down (&fixture);
}

/* ---- Cards that come ------------------------------------------------------------------ */

static guint
count_unseen (GtkWidget *widget)
{
  guint n = FAVOR_IS_PIECE (widget) && gtk_widget_get_opacity (widget) < 1;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_unseen (child);
  return n;
}

/* Of the cards that it may be, one is not seen yet. */
static void
assert_unseen (GtkWidget              *hand,
               const FavorFlightTable *table,
               const FavorFlightRow   *row,
               const FavorEvent       *event)
{
  guint n = 0;
  gint  key;

  for (guint nth = 0;
       (key = table->find_held (row, (guint) event->arg[row->what], nth)) >= 0;
       nth++)
    {
      GtkWidget *card = find_piece (hand, (guint) key);

      n += card != NULL && gtk_widget_get_opacity (card) < 1;
    }
  g_assert_cmpuint (n, >, 0);
}

/* (nullable): how it comes into the hand that is shown to stay there. */
static const FavorFlightRow *
find_coming (FavorGamePage *page, const FavorFlightTable *table, const FavorEvent *event)
{
  const FavorMoment
    *moment = favor_sight_get_moment (favor_game_view_get_sight (page->view));
  const FavorGame *game = favor_session_get_game (favor_table_get_session (page->table));

  for (guint i = 0; i < table->n_rows; i++)
    {
      const FavorFlightRow *row = &table->rows[i];
      FavorSeat             to = row->to.kind == FAVOR_SPOT_ACTOR ? event->actor
                                                                  : event->arg[row->to.arg];

      if (g_str_equal (row->event, game->events[event->kind].id) && row->to.stays &&
          to == moment->holder && event->arg[row->what] >= 0 &&
          favor_event_is_open (event, moment->viewer))
        return row;
    }
  return NULL;
}

/* Returns how many cards are on their way into the hand, each of which is seen once. */
static guint
check_coming (FavorGamePage *page, const FavorFlightTable *table)
{
  GtkWidget        *hand = favor_game_view_get_hand (page->view);
  guint             n, n_coming = 0;
  const FavorEvent *events = favor_game_view_get_told (page->view, &n);

  if (hand == NULL || !gtk_widget_get_mapped (hand))
    return 0;
  for (guint i = 0; i < n; i++)
    {
      const FavorFlightRow *row = find_coming (page, table, &events[i]);

      if (row == NULL)
        continue;
      g_test_message ("%s", row->event);
      assert_unseen (hand, table, row, &events[i]);
      n_coming += row->count == FAVOR_NO_ARG ? 1 : (guint) events[i].arg[row->count];
    }
  g_assert_cmpuint (count_unseen (hand), ==, n_coming);
  return n_coming;
}

/* A card that comes into the own hand is seen once: on its way, and then there. */
static void
test_coming (gconstpointer data)
{
  const FavorViewKind *view = data;
  Fixture              fixture;
  FavorRng             rng;
  guint                n_coming = 0;

  favor_rng_seed (&rng, 11);
  show_page (&fixture,
             page_fixture_session (favor_games_find (view->game_id), 4, 4, 11),
             1100,
             750);
  for (guint i = 0; i < 2 * N_PLIES && !favor_session_get_over (fixture.session); i++)
    {
      FavorAction action = view_fixture_pick (fixture.session, &rng);
      guint       n;

      g_assert_true (favor_session_submit (fixture.session, &action, NULL));
      n = check_coming (fixture.page, view->flights);
      if (n > 0 && n_coming == 0)
        {
          page_fixture_wait_for (favor_flights_count (fixture.page->flights) == 0);
          g_assert_cmpuint (count_unseen (GTK_WIDGET (fixture.page->view)), ==, 0);
        }
      n_coming += n;
      favor_game_view_show_rest (fixture.page->view);
      favor_flights_finish (fixture.page->flights);
      g_assert_cmpuint (count_unseen (GTK_WIDGET (fixture.page)), ==, 0);
      if (favor_table_get_covered (fixture.page->table))
        {
          act (&fixture, "view.uncover");
          page_fixture_settle ();
        }
    }
  g_assert_cmpuint (n_coming, >, 5);
  tear_down (&fixture);
}

/* What was undone does not come back in flight. */
static void
test_undo (void)
{
  Fixture  fixture;
  FavorRng rng;

  favor_rng_seed (&rng, 3);
  show_page (&fixture,
             page_fixture_session (favor_games_find ("emperors-favor"), 4, 4, 3),
             1100,
             750);
  for (guint i = 0; i < N_PLIES && favor_flights_count (fixture.page->flights) == 0; i++)
    {
      FavorAction action = view_fixture_pick (fixture.session, &rng);

      g_assert_true (favor_session_submit (fixture.session, &action, NULL));
    }
  g_assert_cmpuint (favor_flights_count (fixture.page->flights), >, 0);
  page_fixture_wait_for (favor_flights_count (fixture.page->flights) == 0);
  g_assert_true (favor_session_undo (fixture.session));
  g_assert_cmpuint (favor_flights_count (fixture.page->flights), ==, 0);
  tear_down (&fixture);
}

/* Plays until several things are shown one after the other, and something is on its way. */
static void
play_until_shown (Fixture *fixture, FavorRng *rng)
{
  do
    {
      FavorAction action;

      g_assert_false (favor_session_get_over (fixture->session));
      favor_game_view_show_rest (fixture->page->view);
      favor_flights_finish (fixture->page->flights);
      action = view_fixture_pick (fixture->session, rng);
      g_assert_true (favor_session_submit (fixture->session, &action, NULL));
      for (guint i = 0; i < 3 && favor_flights_count (fixture->page->flights) == 0 &&
                        favor_game_view_get_showing (fixture->page->view);
           i++)
        favor_game_view_show_next (fixture->page->view);
    }
  while (!favor_game_view_get_showing (fixture->page->view) ||
         favor_flights_count (fixture->page->flights) == 0);
}

/* Nothing counts any more. */
static gboolean
says_scores (FavorGamePage *page)
{
  for (guint seat = 0; seat < 4; seat++)
    {
      g_autofree char *label = read_score (page, seat);

      if (atoi (label) != find_score (page, favor_game_view_get_seen (page->view), seat))
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_further (FavorGameView *view, guint n_shown)
{
  guint n_now;

  return favor_game_view_get_shown (view, &n_now) == NULL || n_now > n_shown;
}

/* A key, a click, a narrow window and at last an undone step, all of it while something is on its way: the
 * position is right, and nothing is left over. */
static void
test_disturbed (gconstpointer data)
{
  const FavorGame      *game = favor_games_find (((const FavorViewKind *) data)->game_id);
  Fixture               fixture;
  FavorRng              rng;
  guint                 n_shown, n_plies;
  g_autoptr (FavorFace) face = favor_face_new (10, 10);

  favor_rng_seed (&rng, 11);
  show_page (&fixture, page_fixture_session (game, 4, 4, 11), 1100, 750);
  favor_table_set_eyes (fixture.page->table, FAVOR_VIEWER_OPEN);
  play_until_shown (&fixture, &rng);
  favor_game_view_set_paused (fixture.page->view, TRUE);
  gtk_window_set_default_size (fixture.window, 360, 640);
  page_fixture_settle ();
  favor_game_view_get_shown (fixture.page->view, &n_shown);
  n_plies = favor_session_get_n_plies (fixture.session);
  if (page_fixture_key ("space"))
    {
      page_fixture_wait_for (is_further (fixture.page->view, n_shown));
      page_fixture_pointer ("mousemove 180 200");
      page_fixture_pointer ("click 1");
      g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, n_plies);
    }
  favor_flights_celebrate (fixture.page->flights,
                           FAVOR_GREAT_SCROLL,
                           face,
                           NULL,
                           GTK_WIDGET (fixture.page->view));
  g_assert_true (favor_session_undo (fixture.session));
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), <, n_plies);
  g_assert_false (favor_game_view_get_showing (fixture.page->view));
  g_assert_cmpuint (favor_flights_count (fixture.page->flights), ==, 0);
  page_fixture_settle ();
  g_assert_cmpmem (favor_game_view_get_seen (fixture.page->view),
                   game->state->size,
                   favor_cursor_get_state (favor_game_page_get_cursor (fixture.page)),
                   game->state->size);
  page_fixture_wait_for (says_scores (fixture.page));
  tear_down (&fixture);
}

/* Who skips what computers do sees all of it together when the turn has come. */
static void
test_skip (void)
{
  Fixture            fixture;
  FavorRng           rng;
  const FavorMoment *moment;
  guint              since;

  favor_rng_seed (&rng, 5);
  show_page (&fixture,
             page_fixture_session (favor_games_find ("emperors-favor"), 1, 4, 5),
             1100,
             750);
  /* At the beginning each has but one thing to do. */
  do
    {
      FavorAction action;

      page_fixture_wait_for (mode (&fixture) == FAVOR_TABLE_PLAYING);
      since = favor_session_get_n_plies (fixture.session) + 1;
      action = view_fixture_pick (fixture.session, &rng);
      g_assert_true (favor_session_submit (fixture.session, &action, NULL));
      favor_game_page_end_show (fixture.page);
      if (favor_session_get_decider (fixture.session) == 0)
        continue;
      page_fixture_wait_for (mode (&fixture) == FAVOR_TABLE_WAITING);
      act (&fixture, "view.skip");
      page_fixture_wait_for (mode (&fixture) == FAVOR_TABLE_PLAYING);
    }
  while (favor_session_get_n_plies (fixture.session) < since + 2);
  moment = favor_sight_get_moment (favor_game_view_get_sight (fixture.page->view));
  g_assert_nonnull (moment->before);
  g_assert_cmpuint (favor_game_head (moment->before)->ply, ==, since);
  g_assert_cmpuint (favor_game_head (moment->state)->ply,
                    ==,
                    favor_session_get_n_plies (fixture.session));
  g_assert_cmpuint (moment->n_events, >, 1);
  g_assert_false (moment->animated);
  g_assert_cmpuint (favor_flights_count (fixture.page->flights), ==, 0);
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/game-flights/tables", test_tables);
  g_test_add_func ("/game-flights/unpaid", test_unpaid);
  g_test_add_func ("/game-flights/counted", test_counted);
  for (guint i = 0; favor_views_get_nth (i) != NULL; i++)
    if (favor_views_get_nth (i)->flights != NULL)
      {
        g_autofree char *path = g_strdup_printf ("/game-flights/%s",
                                                 favor_views_get_nth (i)->game_id);
        g_autofree char *pieces = g_strconcat (path, "/pieces", NULL);
        g_autofree char *disturbed = g_strconcat (path, "/disturbed", NULL);
        g_autofree char *opened = g_strconcat (path, "/opened", NULL);
        g_autofree char *scores = g_strconcat (path, "/scores", NULL);
        g_autofree char *coming = g_strconcat (path, "/coming", NULL);

        g_test_add_data_func (path, favor_views_get_nth (i), test_games);
        g_test_add_data_func (pieces, favor_views_get_nth (i), test_pieces);
        g_test_add_data_func (scores, favor_views_get_nth (i), test_scores);
        g_test_add_data_func (opened, favor_views_get_nth (i), test_opened);
        g_test_add_data_func (disturbed, favor_views_get_nth (i), test_disturbed);
        if (favor_views_get_nth (i)->flights->find_held != NULL)
          g_test_add_data_func (coming, favor_views_get_nth (i), test_coming);
      }
  g_test_add_func ("/game-flights/undo", test_undo);
  g_test_add_func ("/game-flights/skip", test_skip);
  return g_test_run ();
}
