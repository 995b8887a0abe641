/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-seat-model.h"

#include "models-fixture.h"

#define GAME "dragons-favour"

typedef struct
{
  FavorSession   *session;
  FavorCursor    *cursor;
  FavorSeatModel *model;
} Seats;

static Seats
seats_new (guint n_people)
{
  Seats seats = { models_session (GAME, 4, n_people, 7), NULL, NULL };

  seats.cursor = favor_cursor_new (seats.session);
  seats.model = favor_seat_model_new (seats.cursor);
  return seats;
}

/* Every test ends with the proof that nothing holds on to anything. */
static void
seats_free (Seats *seats)
{
  g_assert_finalize_object (seats->model);
  g_assert_finalize_object (seats->cursor);
  g_assert_finalize_object (seats->session);
}

static FavorSeatRow *
row_of (Seats *seats, guint seat)
{
  FavorSeatRow *row = g_list_model_get_item (G_LIST_MODEL (seats->model), seat);

  g_assert_nonnull (row);
  g_object_unref (row);
  return row;
}

static void
count_notify_cb (GObject *object, GParamSpec *pspec, gpointer data)
{
  GHashTable *counts = data;
  guint       n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, pspec->name));

  g_hash_table_insert (counts, (gpointer) pspec->name, GUINT_TO_POINTER (n + 1));
}

static void
test_players (void)
{
  Seats            seats = seats_new (1);
  FavorPlayer      player = { (char *) "Zoë", TRUE, FAVOR_LEVEL_MASTER, 6 };
  g_autofree char *kind = NULL;
  g_autofree char *other = NULL;
  guint            colour;

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (seats.model)), ==, 4);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (seats.model), 4));
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (seats.model)) ==
                 FAVOR_TYPE_SEAT_ROW);
  g_assert_cmpstr (favor_seat_row_get_name (row_of (&seats, 0)), ==, "Ann");
  g_object_get (row_of (&seats, 0), "kind", &kind, NULL);
  g_assert_cmpstr (kind, ==, "Person");
  g_object_get (row_of (&seats, 2), "kind", &other, "colour", &colour, NULL);
  g_assert_cmpstr (other, ==, "Casual");
  g_assert_cmpuint (colour, ==, 2);

  favor_session_set_player (seats.session, 0, &player);
  g_assert_cmpstr (favor_seat_row_get_name (row_of (&seats, 0)), ==, "Zoë");
  g_free (kind);
  g_object_get (row_of (&seats, 0), "kind", &kind, "colour", &colour, NULL);
  g_assert_cmpstr (kind, ==, "Master");
  g_assert_cmpuint (colour, ==, 6);
  seats_free (&seats);
}

/* Rows are the same objects from the first ply to the last and say what the rules say. */
static void
test_follows_cursor (void)
{
  Seats            seats = seats_new (4);
  ListMirror      *mirror = list_mirror_new (seats.model);
  FavorRng         rng;
  const FavorGame *game = favor_session_get_game (seats.session);

  favor_rng_seed (&rng, 3);
  favor_cursor_set_viewer (seats.cursor, FAVOR_VIEWER_OPEN);
  while (models_play (seats.session, 1, &rng) == 1)
    {
      guint         n_plies = favor_session_get_n_plies (seats.session);
      gconstpointer state = favor_session_get_state (seats.session, n_plies);
      guint         n_deciding = 0;

      for (guint i = 0; i < 4; i++)
        {
          FavorSeatRow *row = row_of (&seats, i);
          FavorPad      pad;
          gboolean      deciding, winner;
          guint         rank;

          game->score (state, (FavorSeat) i, &pad);
          g_object_get (row,
                        "deciding",
                        &deciding,
                        "winner",
                        &winner,
                        "rank",
                        &rank,
                        NULL);
          g_assert_cmpint (favor_seat_row_get_score (row), ==, pad.total);
          g_assert_cmpint (winner, ==, pad.winner);
          g_assert_cmpuint (rank, ==, pad.rank);
          n_deciding += (guint) deciding;
        }
      g_assert_cmpuint (n_deciding, ==, !favor_session_get_over (seats.session));
    }
  g_assert_cmpuint (mirror->n_added + mirror->n_removed, ==, 0);

  favor_cursor_set_ply (seats.cursor, 0);
  for (guint i = 0; i < 4; i++)
    {
      gboolean winner;

      g_object_get (row_of (&seats, i), "winner", &winner, NULL);
      g_assert_false (winner);
      g_assert_true (mirror->items->pdata[i] == row_of (&seats, i));
    }
  list_mirror_free (mirror);
  seats_free (&seats);
}

static void
test_notifies_only_changes (void)
{
  Seats                  seats = seats_new (4);
  FavorSeat              decider = favor_session_get_decider (seats.session);
  g_autoptr (GHashTable) counts = g_hash_table_new (g_str_hash, g_str_equal);
  gboolean               thinking;

  for (guint i = 0; i < 4; i++)
    g_signal_connect (row_of (&seats, i), "notify", G_CALLBACK (count_notify_cb), counts);

  /* A computer that chooses quickly is not said to think. */
  favor_session_set_thinking (seats.session, TRUE);
  g_assert_cmpuint (g_hash_table_size (counts), ==, 0);
  favor_session_set_pondering (seats.session, TRUE);
  g_assert_cmpuint (g_hash_table_size (counts), ==, 1);
  g_assert_cmpuint (GPOINTER_TO_UINT (g_hash_table_lookup (counts, "thinking")), ==, 1);
  g_object_get (row_of (&seats, (guint) decider), "thinking", &thinking, NULL);
  g_assert_true (thinking);

  favor_session_set_pondering (seats.session, TRUE);
  g_assert_cmpuint (GPOINTER_TO_UINT (g_hash_table_lookup (counts, "thinking")), ==, 1);
  favor_session_set_pondering (seats.session, FALSE);
  g_assert_cmpuint (GPOINTER_TO_UINT (g_hash_table_lookup (counts, "thinking")), ==, 2);
  g_assert_cmpuint (g_hash_table_size (counts), ==, 1);
  seats_free (&seats);
}

/* The hand is a fact only for its owner's eyes and for open ones; who lies on the table is
 * named only to those who know. */
static void
test_hides (void)
{
  Seats    seats = seats_new (4);
  FavorRng rng;

  favor_rng_seed (&rng, 11);
  while (favor_game_head (favor_cursor_get_state (seats.cursor))->phase != 1)
    models_play (seats.session, 1, &rng);

  for (int viewer = -1; viewer < 4; viewer++)
    {
      favor_cursor_set_viewer (seats.cursor, (FavorSeat) viewer);
      for (int i = 0; i < 4; i++)
        {
          const char *facts = favor_seat_row_get_facts (row_of (&seats, (guint) i));

          g_assert_nonnull (strstr (facts, "Clan: "));
          g_assert_true ((strstr (facts, "Delegates in hand: ") != NULL) ==
                         (i == viewer));
        }
    }
  favor_cursor_set_viewer (seats.cursor, FAVOR_VIEWER_OPEN);
  for (guint i = 0; i < 4; i++)
    g_assert_nonnull (strstr (favor_seat_row_get_facts (row_of (&seats, i)),
                              "Delegates in hand: "));
  seats_free (&seats);
}

static gboolean
has_line (const char *text, const char *start, const char *part)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], start) && strstr (lines[i], part) != NULL)
      return TRUE;
  return FALSE;
}

static void
test_common_facts (void)
{
  Seats            seats = seats_new (4);
  FavorRng         rng;
  g_autofree char *before = favor_seat_model_get_common_facts (seats.model);
  g_autofree char *open = NULL;
  g_autofree char *masked = NULL;

  g_assert_true (has_line (before, "Round: ", "1"));
  g_assert_null (strstr (before, "Cards on the table"));
  g_assert_null (strstr (before, "Countdown"));
  g_assert_null (strstr (before, "Delegates in hand"));

  favor_rng_seed (&rng, 5);
  do
    {
      models_play (seats.session, 1, &rng);
      g_free (open);
      favor_cursor_set_viewer (seats.cursor, FAVOR_VIEWER_OPEN);
      open = favor_seat_model_get_common_facts (seats.model);
    }
  while (strstr (open, "Cards on the table: ") == NULL);

  favor_cursor_set_viewer (seats.cursor, FAVOR_SEAT_NONE);
  masked = favor_seat_model_get_common_facts (seats.model);
  g_assert_true (has_line (open, "Cards on the table: ", "Player: "));
  g_assert_true (has_line (open, "Cards on the table: ", "Delegate: "));
  g_assert_true (has_line (masked, "Cards on the table: ", "Player: "));
  g_assert_false (has_line (masked, "Cards on the table: ", "Delegate: "));
  seats_free (&seats);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/seat-model/players", test_players);
  g_test_add_func ("/seat-model/follows-cursor", test_follows_cursor);
  g_test_add_func ("/seat-model/notifies-only-changes", test_notifies_only_changes);
  g_test_add_func ("/seat-model/hides", test_hides);
  g_test_add_func ("/seat-model/common-facts", test_common_facts);
  return g_test_run ();
}
