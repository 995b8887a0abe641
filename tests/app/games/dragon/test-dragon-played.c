/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "dragon-fixture.h"
#include "dragon-words.h"
#include "favor-art-picture.h"
#include "favor-board.h"
#include "favor-piece-view-private.h"
#include "favor-text.h"
#include "seen-pieces.h"

/* What the council says and where its cards lie, against the position: in games that are played at
 * random, after each ply, for whoever decides. Pieces are found by what they say. */

#define PLIES 140

typedef struct
{
  ViewFixture view;
  /* As the viewer may see it. */
  const DragonState *state;
  FavorSeat          own;
  SeenPieces        *seen;
} Played;

static void
look (Played *self)
{
  self->state = favor_cursor_get_state (self->view.cursor);
  self->own = favor_cursor_get_viewer (self->view.cursor);
  seen_pieces_look (self->seen, self->view.box);
}

/* ---- The table ------------------------------------------------------------------------ */

/* Cards on that vote card, of that clan (%FAVOR_SEAT_NONE: of all) that still count. */
static guint
count_cards (Played *self, guint role, FavorSeat owner)
{
  guint n = 0;

  for (guint i = 0; i < self->state->n_table; i++)
    n += self->state->table[i].on == (gint8) role && !self->state->table[i].withdrawn &&
         (owner == FAVOR_SEAT_NONE || self->state->table[i].owner == owner);
  return n;
}

/* Before the votes are counted: so many cards and Works, and what the role does. */
static void
assert_vote (Played *self, guint role)
{
  guint            cards = count_cards (self, role, FAVOR_SEAT_NONE);
  guint            works = self->state->works[role];
  g_autofree char *votes = works == 0
                             ? g_strdup_printf ("%u vote%s", cards, cards == 1 ? "" : "s")
                             : g_strdup_printf ("%u + %u Works", cards, works);
  g_autofree char *plain = g_strdup_printf ("%s, %s. ", dragon_role_title (role), votes);
  /* With what an own card would do there, or what somebody asks for. */
  g_autofree char *more = g_strdup_printf ("%s, %s; ", dragon_role_title (role), votes);
  guint            n = 0;

  for (guint i = 0; i < self->seen->labels->len; i++)
    n += (g_str_has_prefix (self->seen->labels->pdata[i], plain) ||
          g_str_has_prefix (self->seen->labels->pdata[i], more)) &&
         g_str_has_suffix (self->seen->labels->pdata[i], dragon_role_text (role));
  if (n != 1)
    g_error ("%u vote cards say: %s", n, plain);
}

/* Each card of the table is a piece that says whose it is and where it lies; who it is only to
 * whom may know. */
static void
assert_card (Played *self, const DragonPlaced *card, guint number)
{
  const char      *clan = dragon_clan_title (self->state->clans[card->owner]);
  g_autofree char *label = NULL;

  if (card->on < 0)
    label = g_strdup_printf ("Card %u of %s", number, clan);
  else if (card->card < 0)
    label = g_strdup_printf ("Card %u of %s on %s",
                             number,
                             clan,
                             dragon_role_title ((guint) card->on));
  else
    label = g_strdup_printf ("Card %u of %s on %s, secretly %s",
                             number,
                             clan,
                             dragon_role_title ((guint) card->on),
                             dragon_role_title ((guint) card->card));
  seen_pieces_assert (self->seen, label);
}

static void
assert_table (Played *self)
{
  if (self->state->revealed)
    return;
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    assert_vote (self, role);
  for (guint i = 0; i < self->state->n_table; i++)
    assert_card (self, &self->state->table[i], i + 1);
}

/* ---- The own cards -------------------------------------------------------------------- */

/* Where own delegates on the table are asked for they lie there instead, each by what it is called on
 * the table. */
static gboolean
assert_spread (Played *self)
{
  FavorPieceView *view = FAVOR_PIECE_VIEW (self->view.view);
  FavorPieces    *pieces = favor_piece_view_peek_pieces (view);
  guint           n = g_list_model_get_n_items (G_LIST_MODEL (pieces->model));

  if (!favor_hands_get_spread_shown (favor_piece_view_peek_pieces (view)->ledge))
    return FALSE;
  g_assert_cmpint (self->state->head.phase, ==, DRAGON_PHASE_SEND_HOME);
  g_assert_cmpuint (favor_hand_get_pieces (pieces->spread)->len, ==, n);
  for (guint i = 0; i < n; i++)
    {
      FavorPiece *piece = g_ptr_array_index (favor_hand_get_pieces (pieces->spread), i);
      const char *role = dragon_role_title (favor_piece_get_key (piece));

      g_assert_true (g_str_has_prefix (favor_piece_get_label (piece), role));
    }
  return TRUE;
}

static void
assert_hand (Played *self)
{
  if (assert_spread (self))
    return;
  for (guint role = 0; self->own >= 0 && role < DRAGON_N_ROLES; role++)
    {
      guint n = 0;

      for (guint i = 0; i < self->seen->labels->len; i++)
        n += g_str_equal (self->seen->labels->pdata[i], dragon_role_title (role));
      g_assert_cmpint ((int) n, ==, self->state->hand[self->own][role]);
    }
  for (guint i = 0; self->own >= 0 && i < self->state->n_home[self->own]; i++)
    {
      gint8            role = self->state->home[self->own][i];
      g_autofree char *label = NULL;

      if (role < 0)
        continue;
      label = g_strdup_printf ("%s, sent home in round %u",
                               dragon_role_title ((guint) role),
                               i + 1);
      seen_pieces_assert (self->seen, label);
    }
}

/* ---- Seats ---------------------------------------------------------------------------- */

static void
assert_seat (Played *self, FavorSeat seat)
{
  const char            *clan = dragon_clan_title (self->state->clans[seat]);
  guint                  n = self->state->n_home[seat];
  g_autofree char       *facts = n == 0 ? g_strdup (clan)
                                        : g_strdup_printf ("%s · %u home", clan, n);
  g_autofree char       *said = NULL;
  g_auto (FavorSeatLook) seen = { 0 };

  favor_game_view_describe_seat (self->view.view, seat, &seen);
  said = favor_text_without_marks (seen.facts);
  g_assert_cmpstr (said, ==, facts);
  g_assert_cmpstr (seen.brief, ==, clan);
  g_assert_cmpstr (seen.badge, ==, self->state->judge == seat ? "Judge" : NULL);
  g_assert_cmpint (seen.mark != NULL, ==, g_str_equal (clan, "Dragon"));
  g_assert_cmpint (seen.score, ==, self->state->favour[seat]);
  g_assert_false (seen.has_score);
  g_assert_cmpint (seen.change, ==, 0);
  g_assert_false (seen.touched);
}

static void
assert_words (Played *self)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *words = NULL;
  g_autofree char *said = NULL;
  g_autofree char *expected = NULL;

  favor_game_view_describe_table (self->view.view, &first, &second, &words);
  g_assert_nonnull (words);
  said = g_strdup_printf ("%s; %s", first, second);
  if (self->state->votes == 0)
    expected = g_strdup_printf ("Round %u of 5; No votes yet", self->state->round);
  else
    expected = g_strdup_printf ("%u vote%s each; Round %u, lap %u",
                                self->state->votes,
                                self->state->votes == 1 ? "" : "s",
                                self->state->round,
                                self->state->lap);
  g_free (first);
  first = favor_text_without_marks (said);
  g_assert_cmpstr (first, ==, expected);
}

/* How many pictures with that id are on the screen below a widget. */
static guint
count_pictures (GtkWidget *widget, const char *art)
{
  guint n = 0;

  if (FAVOR_IS_ART_PICTURE (widget) && gtk_widget_get_mapped (widget))
    {
      g_autofree char *own = NULL;

      g_object_get (widget, "art", &own, NULL);
      n = g_strcmp0 (own, art) == 0;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_pictures (child, art);
  return n;
}

static void
collect_rows (GtkWidget *widget, GPtrArray *rows)
{
  if (gtk_widget_has_css_class (widget, "clan-row"))
    g_ptr_array_add (rows, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_rows (child, rows);
}

/* Each clan has its crest and its name in the table of what is left. */
static void
assert_summary (Played *self)
{
  GtkWidget            *summary = favor_game_view_get_summary (self->view.view);
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  collect_rows (summary, rows);
  g_assert_cmpuint (rows->len, ==, self->state->head.n_seats);
  for (guint seat = 0; seat < rows->len; seat++)
    {
      guint            clan = self->state->clans[seat];
      g_autofree char *crest = dragon_clan_art ("small", clan);
      GtkWidget       *row = rows->pdata[seat];

      g_assert_cmpuint (count_pictures (row, crest), ==, 1);
      g_assert_nonnull (page_fixture_find (row,
                                           GTK_TYPE_LABEL,
                                           dragon_clan_title (clan)));
    }
}

/* ---- Places --------------------------------------------------------------------------- */

static graphene_rect_t
bounds_of (Played *self, FavorPiece *piece)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (piece), self->view.box, &bounds));
  return bounds;
}

/* A card lies below its vote card, and below no other one. */
static void
assert_places (Played *self)
{
  for (guint i = 0; !self->state->revealed && i < self->state->n_table; i++)
    {
      const DragonPlaced *card = &self->state->table[i];
      g_autofree char    *begin = g_strdup_printf ("Card %u of ", i + 1);
      g_autofree char    *vote = NULL;
      FavorPiece         *piece = NULL, *place = NULL;
      graphene_rect_t     at, there;

      if (card->on < 0)
        continue;
      vote = g_strdup_printf ("%s, ", dragon_role_title ((guint) card->on));
      g_assert_cmpuint (seen_pieces_count (self->seen, begin, &piece), ==, 1);
      for (guint k = 0; k < self->seen->labels->len && place == NULL; k++)
        if (g_str_has_prefix (self->seen->labels->pdata[k], vote) &&
            strstr (self->seen->labels->pdata[k], "sent home") == NULL)
          place = self->seen->pieces->pdata[k];
      g_assert_nonnull (place);
      at = bounds_of (self, piece);
      there = bounds_of (self, place);
      g_assert_cmpfloat (ABS (at.origin.x + at.size.width / 2 - there.origin.x -
                              there.size.width / 2),
                         <,
                         there.size.width);
      g_assert_cmpfloat (at.origin.y, >, there.origin.y);
    }
}

/* ---- Games ---------------------------------------------------------------------------- */

static void
assert_position (Played *self)
{
  look (self);
  assert_table (self);
  assert_hand (self);
  assert_words (self);
  for (FavorSeat seat = 0; seat < self->state->head.n_seats; seat++)
    assert_seat (self, seat);
}

static void
assert_sight (Played *self)
{
  GtkWidget *board = page_fixture_find (self->view.box, FAVOR_TYPE_BOARD, NULL);

  page_fixture_settle ();
  page_fixture_wait_for (!favor_board_is_moving (FAVOR_BOARD (board)));
  page_fixture_settle ();
  look (self);
  seen_pieces_assert_within (self->seen, board);
  assert_places (self);
  assert_summary (self);
}

static void
test_played (gconstpointer data)
{
  guint    number = GPOINTER_TO_UINT (data);
  Played   self = { .seen = seen_pieces_new () };
  FavorRng rng;

  favor_rng_seed (&rng, number);
  dragon_fixture_open (&self.view,
                       dragon_fixture_session (3 + number % 5, number, (int) number));
  view_fixture_show (&self.view, 1240, 980);
  for (guint ply = 0; ply < PLIES && !favor_session_get_over (self.view.session); ply++)
    {
      FavorAction action = view_fixture_pick (self.view.session, &rng);

      view_fixture_submit (&self.view, &action);
      while (favor_game_view_get_showing (self.view.view))
        favor_game_view_show_rest (self.view.view);
      view_fixture_look (&self.view);
      assert_position (&self);
      if (ply % 30 == 0)
        assert_sight (&self);
    }
  seen_pieces_free (self.seen);
  view_fixture_close (&self.view);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  for (guint i = 0; i < 6; i++)
    {
      g_autofree char *path = g_strdup_printf ("/dragon-played/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_played);
    }
  return g_test_run ();
}
