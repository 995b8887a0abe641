/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "dragon-council-private.h"
#include "dragon-faces.h"
#include "dragon-fixture.h"
#include "dragon-preview.h"
#include "favor-settings.h"

/* Votes that are turned up are shown card by card. */

static const char *
caption (ViewFixture *fixture)
{
  return favor_game_view_get_caption (fixture->view);
}

static gboolean
is_showing (ViewFixture *fixture)
{
  gboolean showing;

  g_object_get (fixture->view, "showing", &showing, NULL);
  g_assert_cmpint (showing, ==, caption (fixture) != NULL);
  return showing;
}

/* The table is that of the newest position, with nothing left over of the show. */
static void
assert_at_rest (ViewFixture *fixture)
{
  const DragonState     *state = dragon_fixture_state (fixture);
  g_auto (FavorSeatLook) look = { 0 };

  g_assert_false (is_showing (fixture));
  g_assert_cmpuint (dragon_council_get_n_cards (dragon_view_of (fixture)->council),
                    ==,
                    state->n_table);
  for (guint i = 0; i < state->n_table; i++)
    {
      FavorPieceState piece = favor_piece_get_state (dragon_fixture_card (fixture, i));

      g_assert_cmpint (piece & FAVOR_PIECE_ACTIVE, ==, 0);
      g_assert_cmpint ((piece & FAVOR_PIECE_STRUCK) != 0,
                       ==,
                       state->table[i].withdrawn != 0);
    }
  favor_game_view_describe_seat (fixture->view, 0, &look);
  g_assert_false (look.has_score);
}

/* (transfer full): what has to be said, in its order: a line for each event, but one for all cards
 * that turn over at once, for all roles that are counted and for what several clans do alike. */
static GPtrArray *
expect_captions (ViewFixture *fixture)
{
  GPtrArray *captions = g_ptr_array_new_with_free_func (g_free);
  guint      n, n_told;
  const FavorEvent
    *events = favor_session_get_events (fixture->session,
                                        favor_session_get_n_plies (fixture->session),
                                        &n);

  for (guint i = 0; i < n; i += n_told)
    {
      n_told = n - i;
      if (dragon_event_is (&events[i], "card-turned") ||
          dragon_event_is (&events[i], "role-counted"))
        n_told = 1;
      else
        g_ptr_array_add (captions,
                         favor_text_for_joined (&favor_dragon_game,
                                                &events[i],
                                                &n_told,
                                                FAVOR_SEAT_NONE,
                                                favor_session_get_names (fixture
                                                                           ->session)));
    }
  return captions;
}

/* The strip of seats must not tell what has not been seen yet: `favour` has what was. */
static void
assert_scores_follow (ViewFixture *fixture, gint16 *favour)
{
  for (guint seat = 0; seat < favor_session_get_n_seats (fixture->session); seat++)
    {
      g_auto (FavorSeatLook) look = { 0 };

      favor_game_view_describe_seat (fixture->view, (FavorSeat) seat, &look);
      g_assert_true (look.has_score);
      favour[seat] = (gint16) (favour[seat] + look.change);
      g_assert_cmpint (look.score, ==, favour[seat]);
      g_assert_true (look.change == 0 || look.touched);
    }
}

/* The event that the rules are asked about is the one whose line is read; of those that come at
 * once it is the last. */
static void
assert_shown_is (ViewFixture *fixture, const char *caption)
{
  const FavorEvent *shown = favor_game_view_get_shown (fixture->view, NULL);
  g_autofree char  *text = favor_text_for_event (&favor_dragon_game,
                                                shown,
                                                FAVOR_SEAT_NONE,
                                                favor_session_get_names (fixture
                                                                           ->session));

  if (!dragon_event_is (shown, "card-turned") &&
      !dragon_event_is (shown, "role-counted") &&
      favor_dragon_game.events[shown->kind].joins == NULL)
    g_assert_cmpstr (text, ==, caption);
}

static void
test_next (void)
{
  ViewFixture           fixture;
  DragonState           before;
  g_autoptr (GPtrArray) captions = NULL;

  dragon_fixture_lay_votes (&fixture);
  before = *dragon_fixture_state (&fixture);
  g_assert_false (is_showing (&fixture));
  dragon_fixture_place_vote (&fixture, DRAGON_FIXTURE_N_VOTES);
  captions = expect_captions (&fixture);
  g_assert_cmpuint (captions->len, >, 5);
  for (guint i = 0; i < captions->len; i++)
    {
      g_assert_cmpstr (caption (&fixture), ==, captions->pdata[i]);
      assert_scores_follow (&fixture, before.favour);
      assert_shown_is (&fixture, captions->pdata[i]);
      favor_game_view_show_next (fixture.view);
    }
  for (guint seat = 0; seat < before.head.n_seats; seat++)
    g_assert_cmpint (before.favour[seat],
                     ==,
                     dragon_fixture_state (&fixture)->favour[seat]);
  assert_at_rest (&fixture);
  g_assert_null (favor_game_view_get_shown (fixture.view, NULL));
  /* There is nothing more. */
  favor_game_view_show_next (fixture.view);
  favor_game_view_show_rest (fixture.view);
  assert_at_rest (&fixture);
  view_fixture_close (&fixture);
}

/* Face down until they are turned up, whatever the rules know already. */
static void
test_turns_up (void)
{
  ViewFixture fixture;

  dragon_fixture_lay_votes (&fixture);
  dragon_fixture_place_vote (&fixture, DRAGON_FIXTURE_N_VOTES);
  for (guint seen = 0; seen < 2; seen++)
    {
      for (guint i = 0; i < DRAGON_FIXTURE_N_VOTES; i++)
        {
          FavorPiece           *piece = dragon_fixture_card (&fixture, i);
          FavorSeat             owner = dragon_fixture_state (&fixture)->table[i].owner;
          g_autoptr (FavorFace) back =
            dragon_face_new_back (dragon_fixture_state (&fixture)->clans[owner],
                                  i + 1,
                                  FAVOR_NONE);

          g_assert_cmpint (favor_face_equal (favor_piece_get_face (piece), back),
                           ==,
                           seen == 0);
        }
      favor_game_view_show_next (fixture.view);
    }
  view_fixture_close (&fixture);
}

static void
test_rest (void)
{
  ViewFixture fixture;

  dragon_fixture_lay_votes (&fixture);
  dragon_fixture_place_vote (&fixture, DRAGON_FIXTURE_N_VOTES);
  g_assert_true (is_showing (&fixture));
  favor_game_view_show_rest (fixture.view);
  assert_at_rest (&fixture);
  view_fixture_close (&fixture);
}

/* As long as another view takes to show the same as far as the `n`th caption. */
static void
wait_for_another (GPtrArray *captions, guint n)
{
  ViewFixture other;

  dragon_fixture_lay_votes (&other);
  dragon_fixture_place_vote (&other, DRAGON_FIXTURE_N_VOTES);
  page_fixture_wait_for (g_strcmp0 (caption (&other), captions->pdata[n]) == 0);
  view_fixture_close (&other);
}

/* It goes on by itself, but not while it is paused. */
static void
test_pause (void)
{
  ViewFixture           fixture;
  g_autoptr (GPtrArray) captions = NULL;

  dragon_fixture_lay_votes (&fixture);
  dragon_fixture_place_vote (&fixture, DRAGON_FIXTURE_N_VOTES);
  captions = expect_captions (&fixture);
  page_fixture_wait_for (g_strcmp0 (caption (&fixture), captions->pdata[1]) == 0);

  favor_game_view_set_paused (fixture.view, TRUE);
  wait_for_another (captions, 2);
  g_assert_cmpstr (caption (&fixture), ==, captions->pdata[1]);
  favor_game_view_show_next (fixture.view);
  wait_for_another (captions, 2);
  g_assert_cmpstr (caption (&fixture), ==, captions->pdata[2]);

  favor_game_view_set_paused (fixture.view, FALSE);
  page_fixture_wait_for (g_strcmp0 (caption (&fixture), captions->pdata[3]) == 0);
  view_fixture_close (&fixture);
}

static guint
count_coming (ViewFixture *fixture)
{
  DragonCouncil *council = dragon_view_of (fixture)->council;
  guint          n = 0;

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    {
      g_assert_cmpuint (council->works_coming[role], <=, council->tableau.works[role]);
      n += council->works_coming[role];
    }
  return n;
}

/* Plays at random until Works are shown. */
static void
seek_works (ViewFixture *fixture, FavorRng *rng)
{
  while (count_coming (fixture) == 0)
    {
      if (is_showing (fixture))
        favor_game_view_show_next (fixture->view);
      else
        {
          FavorAction action = view_fixture_pick (fixture->session, rng);

          view_fixture_submit (fixture, &action);
        }
    }
}

/* Plaques do not lie on the table as long as they are on their way there; whoever looks at another
 * position sees what is there. */
static void
test_works (void)
{
  ViewFixture fixture;
  FavorRng    rng;

  favor_rng_seed (&rng, 3);
  dragon_fixture_start (&fixture, 4, -1);
  seek_works (&fixture, &rng);
  favor_game_view_set_paused (fixture.view, TRUE);
  page_fixture_wait_for (count_coming (&fixture) == 0);
  favor_game_view_set_paused (fixture.view, FALSE);
  seek_works (&fixture, &rng);
  favor_cursor_set_ply (fixture.cursor, 0);
  g_assert_cmpuint (count_coming (&fixture), ==, 0);
  view_fixture_close (&fixture);
}

/* Whatever comes in between ends it. */
static void
test_new_position (void)
{
  ViewFixture fixture;
  FavorRng    rng;
  FavorAction action;

  favor_rng_seed (&rng, 1);
  dragon_fixture_lay_votes (&fixture);
  dragon_fixture_place_vote (&fixture, DRAGON_FIXTURE_N_VOTES);
  g_assert_true (is_showing (&fixture));
  action = view_fixture_pick (fixture.session, &rng);
  view_fixture_submit (&fixture, &action);
  /* A tie that somebody breaks is shown, too. */
  favor_game_view_show_rest (fixture.view);
  assert_at_rest (&fixture);
  view_fixture_close (&fixture);
}

static void
test_looking_back (void)
{
  ViewFixture fixture;
  guint       n;

  dragon_fixture_lay_votes (&fixture);
  dragon_fixture_place_vote (&fixture, DRAGON_FIXTURE_N_VOTES);
  n = favor_session_get_n_plies (fixture.session);
  g_assert_true (is_showing (&fixture));
  favor_cursor_set_ply (fixture.cursor, n - 1);
  g_assert_false (is_showing (&fixture));
  g_assert_cmpuint (dragon_council_get_n_cards (dragon_view_of (&fixture)->council),
                    ==,
                    DRAGON_FIXTURE_N_VOTES - 1);
  /* In a replay the position is there at once. */
  favor_cursor_set_ply (fixture.cursor, n);
  assert_at_rest (&fixture);
  view_fixture_close (&fixture);
}

/* A view that goes away meanwhile leaves nothing behind. */
static void
test_goes_away (void)
{
  ViewFixture           fixture;
  g_autoptr (GPtrArray) captions = NULL;

  dragon_fixture_lay_votes (&fixture);
  dragon_fixture_place_vote (&fixture, DRAGON_FIXTURE_N_VOTES);
  g_assert_true (is_showing (&fixture));
  favor_game_view_set_cursor (fixture.view, NULL);
  g_assert_false (is_showing (&fixture));
  favor_game_view_set_cursor (fixture.view, fixture.cursor);
  assert_at_rest (&fixture);
  view_fixture_close (&fixture);

  dragon_fixture_lay_votes (&fixture);
  dragon_fixture_place_vote (&fixture, DRAGON_FIXTURE_N_VOTES);
  g_assert_true (is_showing (&fixture));
  captions = expect_captions (&fixture);
  view_fixture_close (&fixture);
  wait_for_another (captions, 2);
}

/* ---- On its way ----------------------------------------------------------------------- */

/* Whether the card has its place, of which there is a first one, however late the frame comes. */
static gboolean
is_under_way (FavorPiece *card)
{
  return gtk_widget_get_width (GTK_WIDGET (card)) > 0 &&
         favor_board_is_moving (FAVOR_BOARD (gtk_widget_get_parent (GTK_WIDGET (card))));
}

/* How much lower than at the end of its way a card is just after it was placed. */
static float
measure_lower (ViewFixture *fixture, gboolean own)
{
  guint           index = dragon_fixture_state (fixture)->n_table;
  FavorSeat       decider = favor_session_get_decider (fixture->session);
  FavorPiece     *card;
  graphene_rect_t first, last;

  favor_cursor_set_viewer (fixture->cursor, own ? decider : (decider + 1) % 4);
  page_fixture_settle ();
  dragon_fixture_place_vote (fixture, 0);
  card = dragon_fixture_card (fixture, index);
  g_assert_nonnull (card);
  page_fixture_wait_for (is_under_way (card));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (card),
                                            GTK_WIDGET (fixture->view),
                                            &first));
  page_fixture_wait_for (
    !favor_board_is_moving (FAVOR_BOARD (gtk_widget_get_parent (GTK_WIDGET (card)))));
  page_fixture_settle ();
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (card),
                                            GTK_WIDGET (fixture->view),
                                            &last));
  return first.origin.y - last.origin.y;
}

/* The own cards come from the hand below the table, those of others from their seats above it. */
static void
test_comes (void)
{
  GSettings  *settings = favor_settings_get_default ();
  ViewFixture fixture = { 0 };

  g_settings_set_string (settings, "animation-speed", "slow");
  dragon_fixture_open_vote (&fixture);
  view_fixture_show (&fixture, 900, 760);
  g_assert_cmpfloat (measure_lower (&fixture, FALSE), <, 0);
  g_assert_cmpfloat (measure_lower (&fixture, TRUE), >, 0);
  view_fixture_close (&fixture);
  g_settings_reset (settings, "animation-speed");
}

/* ---- In small ------------------------------------------------------------------------- */

#define SMALL_WIDTH  300
#define SMALL_HEIGHT 92

/* The pixels of the small picture of a position, as a list of saved games has it. */
static GBytes *
draw_small (ViewFixture *fixture, const DragonState *state)
{
  const gsize               stride = SMALL_WIDTH * 4;
  GtkNative                *native = gtk_widget_get_native (fixture->box);
  g_autoptr (GdkPaintable)  picture = dragon_preview_new (state);
  GtkSnapshot              *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture)    texture = NULL;
  guchar                   *pixels = g_malloc0 (stride * SMALL_HEIGHT);

  gdk_paintable_snapshot (picture, GDK_SNAPSHOT (snapshot), SMALL_WIDTH, SMALL_HEIGHT);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (native),
                                         node,
                                         &GRAPHENE_RECT_INIT (0,
                                                              0,
                                                              SMALL_WIDTH,
                                                              SMALL_HEIGHT));
  gdk_texture_download (texture, pixels, stride);
  return g_bytes_new_take (pixels, stride * SMALL_HEIGHT);
}

/* A game is told from another one by where the votes lie, and by how many there are. */
static void
test_small (void)
{
  ViewFixture         fixture = { 0 };
  g_autofree gpointer state = NULL;
  DragonState        *changed;
  g_autoptr (GBytes)  laid = NULL, again = NULL, moved = NULL, none = NULL;

  dragon_fixture_lay_votes (&fixture);
  state = g_memdup2 (dragon_fixture_state (&fixture), sizeof (DragonState));
  changed = state;
  laid = draw_small (&fixture, changed);
  again = draw_small (&fixture, changed);
  g_assert_true (g_bytes_equal (laid, again));
  /* All of them lie on the last vote card. */
  for (guint i = 0; i < changed->n_table; i++)
    changed->table[i].on = DRAGON_N_ROLES - 1;
  moved = draw_small (&fixture, changed);
  g_assert_false (g_bytes_equal (laid, moved));
  changed->n_table = 0;
  none = draw_small (&fixture, changed);
  g_assert_false (g_bytes_equal (laid, none));
  g_assert_false (g_bytes_equal (moved, none));
  view_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/dragon-view-show/next", test_next);
  g_test_add_func ("/dragon-view-show/turns-up", test_turns_up);
  g_test_add_func ("/dragon-view-show/rest", test_rest);
  g_test_add_func ("/dragon-view-show/pause", test_pause);
  g_test_add_func ("/dragon-view-show/works", test_works);
  g_test_add_func ("/dragon-view-show/new-position", test_new_position);
  g_test_add_func ("/dragon-view-show/looking-back", test_looking_back);
  g_test_add_func ("/dragon-view-show/goes-away", test_goes_away);
  g_test_add_func ("/dragon-view-show/comes", test_comes);
  g_test_add_func ("/dragon-view-show/small", test_small);
  return g_test_run ();
}
