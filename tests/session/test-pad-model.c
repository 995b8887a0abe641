/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-pad-model.h"

#include "fixture.h"
#include "models-fixture.h"

#define GAME "dragons-favour"

typedef struct
{
  FavorSession  *session;
  FavorCursor   *cursor;
  FavorPadModel *model;
  ListMirror    *mirror;
} Pads;

static Pads
pads_new_for (FavorSession *session)
{
  Pads pads = { session, NULL, NULL, NULL };

  pads.cursor = favor_cursor_new (pads.session);
  favor_cursor_set_viewer (pads.cursor, FAVOR_VIEWER_OPEN);
  pads.model = favor_pad_model_new (pads.cursor, 0);
  pads.mirror = list_mirror_new (pads.model);
  return pads;
}

static Pads
pads_new (const char *game_id, guint n_seats)
{
  return pads_new_for (models_session (game_id, n_seats, n_seats, 5));
}

static void
pads_free (Pads *pads)
{
  list_mirror_free (pads->mirror);
  g_assert_finalize_object (pads->model);
  g_assert_finalize_object (pads->cursor);
  g_assert_finalize_object (pads->session);
}

static void
pad_of (Pads *pads, guint ply, int seat, FavorPad *pad)
{
  favor_session_get_game (pads->session)
    ->score (favor_session_get_state (pads->session, ply), (FavorSeat) seat, pad);
}

/* Step by step: what each ply brings counts for the round in which it was decided. */
static void
assert_rounds (Pads *pads, int seat)
{
  const FavorGame *game = favor_session_get_game (pads->session);
  guint            ply = favor_cursor_get_ply (pads->cursor);
  guint            n_columns = favor_pad_model_get_n_columns (pads->model);
  int              cells[FAVOR_MAX_SCORE_LINES + 1][16] = { 0 };
  FavorPad         before, pad;
  guint            first_round;

  pad_of (pads, 0, seat, &before);
  first_round = before.round;
  for (guint line = 0; line < game->n_score_lines; line++)
    cells[line][0] = before.line[line];
  for (guint i = 1; i <= ply; i++)
    {
      pad_of (pads, i, seat, &pad);
      for (guint line = 0; line < game->n_score_lines; line++)
        cells[line][before.round - first_round] += pad.line[line] - before.line[line];
      before = pad;
    }
  g_assert_cmpuint (n_columns, ==, before.round - first_round + 1u);
  g_assert_cmpuint (pads->mirror->items->len, ==, game->n_score_lines + 1);

  for (guint line = 0; line <= game->n_score_lines; line++)
    {
      FavorPadRow *row = pads->mirror->items->pdata[line];
      gboolean     is_total = line == game->n_score_lines;

      g_assert_cmpint (favor_pad_row_is_total (row), ==, is_total);
      g_assert_cmpint (favor_pad_row_get_total (row),
                       ==,
                       is_total ? before.total : before.line[line]);
      for (guint column = 0; column < n_columns; column++)
        {
          if (!is_total)
            cells[game->n_score_lines][column] += cells[line][column];
          g_assert_cmpint (favor_pad_row_get_cell (row, column), ==, cells[line][column]);
        }
      g_assert_cmpint (favor_pad_row_get_cell (row, n_columns), ==, 0);
    }
}

static void
test_rounds (void)
{
  Pads     pads = pads_new (GAME, 4);
  FavorRng rng;

  favor_rng_seed (&rng, 12);
  do
    assert_rounds (&pads, 0);
  while (models_play (pads.session, 1, &rng) == 1);
  g_assert_cmpuint (favor_pad_model_get_n_columns (pads.model), ==, 5);

  for (int seat = 3; seat >= 0; seat--)
    {
      g_object_set (pads.model, "seat", seat, NULL);
      for (guint ply = favor_session_get_n_plies (pads.session); ply > 0;
           ply -= (ply + 4) / 5)
        {
          favor_cursor_set_ply (pads.cursor, ply);
          assert_rounds (&pads, seat);
        }
    }
  pads_free (&pads);
}

/* What is listed for a cell adds up to it, and is what each of the plies brought. */
static void
assert_entries (Pads *pads, guint position, guint column, FavorSeat seat)
{
  g_autoptr (GArray)      entries = g_array_new (FALSE, FALSE, sizeof (FavorPadEntry));
  g_autoptr (FavorPadRow) row = g_list_model_get_item (G_LIST_MODEL (pads->model),
                                                       position);
  int                     sum = 0;

  favor_pad_model_list_entries (pads->model, position, column, entries);
  for (guint i = 0; i < entries->len; i++)
    {
      const FavorPadEntry *entry = &g_array_index (entries, FavorPadEntry, i);
      FavorPad             before = { 0 }, after;

      if (i > 0)
        g_assert_cmpuint (entry->ply, >, entry[-1].ply);
      if (entry->ply > 0)
        pad_of (pads, entry->ply - 1, seat, &before);
      pad_of (pads, entry->ply, seat, &after);
      g_assert_cmpint (entry->gain, !=, 0);
      g_assert_cmpint (entry->gain,
                       ==,
                       favor_pad_row_is_total (row)
                         ? after.total - before.total
                         : after.line[position] - before.line[position]);
      sum += entry->gain;
    }
  g_assert_cmpint (sum, ==, favor_pad_row_get_cell (row, column));
}

static void
test_entries (void)
{
  Pads     pads = pads_new (GAME, 3);
  FavorRng rng;

  favor_rng_seed (&rng, 17);
  models_play (pads.session, G_MAXUINT, &rng);
  for (FavorSeat seat = 0; seat < 3; seat++)
    {
      g_object_set (pads.model, "seat", (int) seat, NULL);
      for (guint row = 0; row < pads.mirror->items->len; row++)
        for (guint column = 0; column < favor_pad_model_get_n_columns (pads.model);
             column++)
          assert_entries (&pads, row, column, seat);
    }
  pads_free (&pads);
}

static void
test_columns (void)
{
  Pads     pads = pads_new (GAME, 3);
  FavorRng rng;

  favor_rng_seed (&rng, 13);
  models_play (pads.session, G_MAXUINT, &rng);
  for (guint i = 0; i < 5; i++)
    {
      g_autofree char *title = favor_pad_model_get_column_title (pads.model, i);
      g_autofree char *expected = g_strdup_printf ("%u", i + 1);
      int              ply = favor_pad_model_get_column_ply (pads.model, i);
      FavorPad         pad;

      g_assert_cmpstr (title, ==, expected);
      pad_of (&pads, (guint) ply, 0, &pad);
      g_assert_cmpuint (pad.round, ==, i + 1);
      if (ply == 0)
        continue;
      pad_of (&pads, (guint) ply - 1, 0, &pad);
      g_assert_cmpuint (pad.round, ==, i);
    }
  pads_free (&pads);
}

/* Only the rows whose numbers change are replaced. */
static void
test_minimal_splices (void)
{
  Pads     pads = pads_new (GAME, 4);
  FavorRng rng;
  guint    n_quiet = 0;

  favor_rng_seed (&rng, 14);
  for (;;)
    {
      guint    n = pads.mirror->items->len, n_changed = 0;
      FavorPad before, after;

      pads.mirror->n_added = 0;
      pad_of (&pads, favor_session_get_n_plies (pads.session), 0, &before);
      if (models_play (pads.session, 1, &rng) == 0)
        break;
      pad_of (&pads, favor_session_get_n_plies (pads.session), 0, &after);
      for (guint line = 0; line + 1 < n; line++)
        n_changed += before.line[line] != after.line[line];
      n_changed += before.total != after.total;
      g_assert_cmpuint (pads.mirror->n_added, ==, n_changed);
      g_assert_cmpuint (pads.mirror->items->len, ==, n);
      n_quiet += n_changed == 0;
    }
  g_assert_cmpuint (n_quiet, >, 0);
  pads_free (&pads);
}

static void
test_undo_and_variations (void)
{
  Pads     pads = pads_new (GAME, 4);
  FavorRng rng;

  favor_rng_seed (&rng, 15);
  models_play (pads.session, G_MAXUINT, &rng);
  favor_session_play_on_from (pads.session, 12);
  assert_rounds (&pads, 0);
  models_play (pads.session, G_MAXUINT, &rng);
  assert_rounds (&pads, 0);
  favor_session_open_variation (pads.session, 0);
  favor_cursor_set_ply (pads.cursor, favor_session_get_n_plies (pads.session));
  assert_rounds (&pads, 0);
  pads_free (&pads);
}

static void
score_without_rounds (gconstpointer state, FavorSeat seat, FavorPad *out)
{
  favor_dummy_game.score (state, seat, out);
  out->round = 0;
}

/* A game without rounds has a column for each seat. */
static void
test_no_rounds (void)
{
  FavorGame game = favor_dummy_game;
  Pads      pads;
  FavorRng  rng;

  game.score = score_without_rounds;
  pads = pads_new_for (fixture_new_of (&game, 3, 3, 5));
  favor_rng_seed (&rng, 17);
  do
    {
      FavorPadRow *total = pads.mirror->items->pdata[game.n_score_lines];
      int          sum = 0;

      g_assert_cmpuint (favor_pad_model_get_n_columns (pads.model), ==, 3);
      for (guint i = 0; i < 3; i++)
        {
          g_autofree char *title = favor_pad_model_get_column_title (pads.model, i);
          FavorPad         pad;

          pad_of (&pads, favor_session_get_n_plies (pads.session), (int) i, &pad);
          g_assert_cmpint (favor_pad_row_get_cell (total, i), ==, pad.total);
          for (guint line = 0; line < game.n_score_lines; line++)
            g_assert_cmpint (favor_pad_row_get_cell (pads.mirror->items->pdata[line], i),
                             ==,
                             pad.line[line]);
          g_assert_cmpint (favor_pad_model_get_column_ply (pads.model, i), ==, -1);
          g_assert_cmpstr (title,
                           ==,
                           favor_session_get_player (pads.session, (FavorSeat) i)->name);
          sum += pad.total;
          for (guint line = 0; line <= game.n_score_lines; line++)
            assert_entries (&pads, line, i, (FavorSeat) i);
        }
      g_assert_cmpint (favor_pad_row_get_total (total), ==, sum);
    }
  while (models_play (pads.session, 1, &rng) == 1);
  pads_free (&pads);
}

/* A finished game is stepped through in a time that nobody notices. */
static void
test_speed (void)
{
  Pads     pads = pads_new (GAME, 7);
  FavorRng rng;
  guint    n_plies;
  double   first, step;

  favor_rng_seed (&rng, 16);
  n_plies = models_play (pads.session, G_MAXUINT, &rng);
  favor_cursor_set_ply (pads.cursor, 0);

  g_test_timer_start ();
  favor_cursor_set_ply (pads.cursor, n_plies);
  first = g_test_timer_elapsed ();
  g_test_timer_start ();
  for (guint ply = n_plies; ply-- > 0;)
    favor_cursor_set_ply (pads.cursor, ply);
  step = g_test_timer_elapsed () / n_plies;
  g_test_message ("%u plies: first %.3f ms, a step %.3f ms",
                  n_plies,
                  first * 1e3,
                  step * 1e3);
  g_assert_cmpfloat (step, <, 0.05);
  pads_free (&pads);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pad-model/rounds", test_rounds);
  g_test_add_func ("/pad-model/columns", test_columns);
  g_test_add_func ("/pad-model/entries", test_entries);
  g_test_add_func ("/pad-model/minimal-splices", test_minimal_splices);
  g_test_add_func ("/pad-model/undo-and-variations", test_undo_and_variations);
  g_test_add_func ("/pad-model/no-rounds", test_no_rounds);
  g_test_add_func ("/pad-model/speed", test_speed);
  return g_test_run ();
}
