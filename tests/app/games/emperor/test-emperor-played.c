/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-fixture.h"
#include "emperor-random.h"
#include "emperor-words.h"
#include "seen-pieces.h"

/* What the pieces say and where they lie, against the position: in games that are played at random,
 * after each ply, for whoever decides. Pieces are found by what they say, not by their keys. */

#define PLIES 160

typedef struct
{
  ViewFixture         view;
  const EmperorState *state;
  FavorSeat           own;
  SeenPieces         *seen;
} Played;

static void
look (Played *self)
{
  self->state = emperor_fixture_state (&self->view);
  self->own = favor_cursor_get_viewer (self->view.cursor);
  seen_pieces_look (self->seen, self->view.box);
}

/* "Ann, Bo, and Cem", as a sentence; with what stands behind each name. */
static void
add_list (GString *text, const char *before, GPtrArray *names)
{
  g_autofree char *list = NULL;
  g_autofree char *plain = NULL;

  if (names->len > 0)
    {
      g_ptr_array_add (names, NULL);
      list = favor_text_join ((const char *const *) names->pdata);
      plain = favor_text_without_marks (list);
      g_string_append_printf (text, " %s %s.", before, plain);
    }
  g_ptr_array_unref (names);
}

static const char *
name_of (Played *self, guint seat)
{
  return favor_session_get_names (self->view.session)->names[seat];
}

/* ---- The board ------------------------------------------------------------------------ */

static void
assert_staff (Played *self, guint staff)
{
  static const char *const prices[] = {
    " First Star: two different 1-Star cards, +2 Favor.",
    " Second Star: 3 Gold, a 1-Star and a 2-Star card, +5 Favor.",
    " Third Star: 5 Gold, a 2-Star and a 3-Star card, +10 Favor.",
  };
  GString   *text = g_string_new (emperor_staff_title (staff));
  GPtrArray *others = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *meeples = g_ptr_array_new ();

  if (self->own >= 0)
    {
      guint n = self->state->stars[self->own][staff];

      g_string_append_printf (text, ", your Stars %u of 3.", n);
      if (n < 3)
        g_string_append (text, prices[n]);
    }
  else
    g_string_append (text, ".");
  for (guint seat = 0; seat < self->state->head.n_seats; seat++)
    {
      if ((FavorSeat) seat != self->own && self->state->stars[seat][staff] > 0)
        g_ptr_array_add (others,
                         g_strdup_printf ("%s %u",
                                          name_of (self, seat),
                                          self->state->stars[seat][staff]));
      if ((FavorSeat) seat != self->own && self->state->meeple[seat] == (gint8) staff)
        g_ptr_array_add (meeples, (char *) name_of (self, seat));
    }
  add_list (text, self->own >= 0 ? "Stars of others:" : "Stars:", others);
  if (self->own >= 0 && self->state->meeple[self->own] == (gint8) staff)
    g_string_append (text, " Your Meeple stands here.");
  add_list (text, "Meeples here:", meeples);
  if (self->state->prompt == EMPEROR_PROMPT_REACT)
    {
      g_autofree char *danger = g_strconcat (text->str,
                                             " A Star here is in danger.",
                                             NULL);

      if (seen_pieces_count (self->seen, danger, NULL) == 1)
        g_string_assign (text, danger);
    }
  seen_pieces_assert (self->seen, text->str);
  g_string_free (text, TRUE);
}

static void
assert_piles (Played *self)
{
  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    {
      guint            n = self->state->pile[card];
      g_autofree char *left = n == 0 ? g_strdup ("none left")
                                     : g_strdup_printf ("%u left", n);
      g_autofree char *text = g_strdup_printf ("%s, %s. %s, %u-Star card, %u Gold. ",
                                               emperor_piece_title (card),
                                               left,
                                               emperor_staff_title (card /
                                                                    EMPEROR_N_LEVELS),
                                               emperor_card_level ((gint) card),
                                               emperor_gold_values[card]);

      if (seen_pieces_count (self->seen, text, NULL) != 1)
        g_error ("%u piles say: %s", seen_pieces_count (self->seen, text, NULL), text);
    }
}

static void
assert_corners (Played *self)
{
  const EmperorState *state = self->state;
  g_autofree char    *gold = state->options.limited_treasury
                               ? g_strdup_printf ("Treasury: %u Gold", state->treasury)
                               : g_strdup ("Treasury: Gold without end");
  g_autofree char    *events = g_strdup_printf ("Events: %u card%s",
                                             state->n_event_deck,
                                             state->n_event_deck == 1 ? "" : "s");
  g_autofree char
    *market = g_strdup_printf ("Black Market: %u card%s. For 8 Gold look at "
                               "three and keep one.",
                               state->n_market_deck,
                               state->n_market_deck == 1 ? "" : "s");

  seen_pieces_assert (self->seen, gold);
  seen_pieces_assert (self->seen, events);
  seen_pieces_assert (self->seen, market);
}

static void
assert_empress (Played *self)
{
  GString *text = g_string_new ("Empress: 15 Gold and three different 3-Star cards, +20 "
                                "Favor.");
  GPtrArray *allies = g_ptr_array_new ();
  GPtrArray *meeples = g_ptr_array_new ();
  gboolean   own = self->own >= 0;

  if (own && self->state->empress[self->own])
    g_string_append (text, " She is your ally.");
  for (guint seat = 0; seat < self->state->head.n_seats; seat++)
    {
      if ((FavorSeat) seat != self->own && self->state->empress[seat])
        g_ptr_array_add (allies, (char *) name_of (self, seat));
      if ((FavorSeat) seat != self->own &&
          self->state->meeple[seat] == EMPEROR_PLACE_EMPRESS)
        g_ptr_array_add (meeples, (char *) name_of (self, seat));
    }
  add_list (text, "Her allies:", allies);
  if (own && self->state->meeple[self->own] == EMPEROR_PLACE_EMPRESS)
    g_string_append (text, " You are her guest: no Intrigue can reach you.");
  add_list (text, "Meeples here:", meeples);
  seen_pieces_assert (self->seen, text->str);
  g_string_free (text, TRUE);
}

/* ---- The own cards -------------------------------------------------------------------- */

/* Whether some legal action begins with that card. */
static gboolean
can_begin (const FavorActions *legal, guint card)
{
  for (guint i = 0; i < legal->n; i++)
    switch ((EmperorAction) legal->items[i].kind)
      {
      case EMPEROR_ACTION_SELL:
      case EMPEROR_ACTION_UPGRADE:
      case EMPEROR_ACTION_PLAY:
      case EMPEROR_ACTION_REACT:
      case EMPEROR_ACTION_DISCARD:
        if (legal->items[i].arg[0] == (gint) card)
          return TRUE;
        break;
      case EMPEROR_ACTION_ALLY:
      case EMPEROR_ACTION_ALLY_EMPRESS:
      case EMPEROR_ACTION_BUY_MARKET:
      case EMPEROR_ACTION_LET_PASS:
      case EMPEROR_ACTION_ACCEPT_TRADE:
      case EMPEROR_ACTION_DECLINE_TRADE:
      case EMPEROR_ACTION_END_TURN:
      case EMPEROR_ACTION_KEEP_EVENT:
      case EMPEROR_ACTION_PLACE_STAR:
      case EMPEROR_ACTION_COLLECT:
      case EMPEROR_ACTION_MOVE:
      case EMPEROR_ACTION_KEEP_MARKET:
      case EMPEROR_ACTION_COMPLETE_EVENT:
      case EMPEROR_ACTION_SEIZE:
      case EMPEROR_ACTION_ANSWER_BLACKMAIL:
      case EMPEROR_ACTION_INVITE_OFFER:
      case EMPEROR_ACTION_OFFER_TRADE:
      case EMPEROR_ACTION_COUNTER_TRADE:
        break;
      }
  return FALSE;
}

/* Each card as often as it is held; what can begin something says so, and what cannot says why. */
static void
assert_hand (Played *self, const FavorActions *legal)
{
  gboolean decides = self->own >= 0 && self->own == self->state->head.decider;

  for (guint card = 0; self->own >= 0 && card < EMPEROR_N_CARDS; card++)
    {
      guint n = (guint) self->state->hand[self->own][card];

      for (guint copy = 0; copy < n; copy++)
        {
          FavorPiece *piece = emperor_fixture_card (&self->view, (gint) card, copy);
          g_autofree char
            *label = favor_text_without_marks (favor_piece_get_label (piece));
          g_autofree char *begin = n == 1 ? g_strdup_printf ("%s: ",
                                                             emperor_piece_title (card))
                                          : g_strdup_printf ("%s, %u of %u: ",
                                                             emperor_piece_title (card),
                                                             copy + 1,
                                                             n);

          g_assert_true (g_str_has_prefix (label, begin));
          if (decides && can_begin (legal, card))
            g_assert_true (favor_piece_get_state (piece) & FAVOR_PIECE_CHOOSABLE);
          if (!decides)
            g_assert_false (favor_piece_get_state (piece) & FAVOR_PIECE_CHOOSABLE);
        }
    }
}

/* ---- Seats ---------------------------------------------------------------------------- */

static void
assert_fact (const FavorSeatLook *seat, guint nth, guint n, const char *words)
{
  const FavorFact *fact = &g_array_index (seat->fact_list, FavorFact, nth);
  g_autofree char *figure = g_strdup_printf ("%u", n);
  g_autofree char *whole = g_strdup_printf ("%u %s", n, words);
  g_autofree char *value = favor_text_without_marks (fact->value);
  g_autofree char *said = favor_text_without_marks (fact->words);

  g_assert_cmpstr (value, ==, figure);
  g_assert_cmpstr (said, ==, whole);
}

static void
assert_seat (Played *self, FavorSeat seat)
{
  const EmperorState *state = self->state;
  FavorSeatLook       facts = { 0 };
  guint               stars = EMPEROR_MAX_STARS;

  favor_game_view_describe_seat (self->view.view, seat, &facts);
  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    stars -= state->stars[seat][staff];
  g_assert_cmpuint (facts.fact_list->len, ==, 5);
  assert_fact (&facts, 0, (guint) state->gold[seat], "Gold");
  assert_fact (&facts,
               2,
               state->hand_size[seat],
               state->hand_size[seat] == 1 ? "card in hand" : "cards in hand");
  assert_fact (&facts,
               3,
               state->n_market_hand[seat],
               state->n_market_hand[seat] == 1 ? "Black Market card"
                                               : "Black Market cards");
  assert_fact (&facts,
               4,
               state->n_open[seat],
               state->n_open[seat] == 1 ? "open Event" : "open Events");
  g_assert_cmpint (g_array_index (facts.fact_list, FavorFact, 2).warn,
                   ==,
                   state->hand_size[seat] > 8 && state->head.turn_owner == seat);
  g_assert_cmpint (facts.badge != NULL, ==, state->poison[seat] != EMPEROR_POISON_NONE);
  g_assert_cmpint (facts.mark != NULL, ==, state->meeple[seat] == EMPEROR_PLACE_EMPRESS);
  g_assert_cmpint (facts.task != NULL, ==, seat == state->head.decider);
  g_assert_false (facts.has_score);
  g_assert_cmpint (facts.score, ==, state->points[seat]);
  /* The Star at the Empress is one, too. */
  assert_fact (&facts,
               1,
               stars - state->empress[seat],
               stars - state->empress[seat] == 1 ? "Star left" : "Stars left");
  favor_seat_look_clear (&facts);
}

/* ---- Places --------------------------------------------------------------------------- */

static graphene_point_t
centre_of (Played *self, GtkWidget *piece)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (piece, self->view.box, &bounds));
  return GRAPHENE_POINT_INIT (bounds.origin.x + bounds.size.width / 2,
                              bounds.origin.y + bounds.size.height / 2);
}

/* Each of the three piles of a Staff lies on it, and on no other one. */
static void
assert_piles_on_staff (Played *self)
{
  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    {
      g_autofree char *text = g_strdup_printf ("%s, ", emperor_piece_title (card));
      FavorPiece      *pile = NULL;
      graphene_point_t at;

      for (guint i = 0; i < self->seen->labels->len && pile == NULL; i++)
        if (g_str_has_prefix (self->seen->labels->pdata[i], text) &&
            strstr (self->seen->labels->pdata[i], " left. ") != NULL)
          pile = self->seen->pieces->pdata[i];
      g_assert_nonnull (pile);
      at = centre_of (self, GTK_WIDGET (pile));
      for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
        {
          g_autofree char *own = g_strdup_printf ("%s%s",
                                                  emperor_staff_title (staff),
                                                  self->own >= 0 ? ", your" : ".");
          FavorPiece      *place = NULL;
          graphene_rect_t  there;

          g_assert_cmpuint (seen_pieces_count (self->seen, own, &place), ==, 1);
          g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (place),
                                                    self->view.box,
                                                    &there));
          g_assert_true (graphene_rect_contains_point (&there, &at) ==
                         (staff == card / EMPEROR_N_LEVELS));
        }
    }
}

typedef struct
{
  graphene_rect_t at;
  const char     *label;
} Lying;

static int
compare_starts (gconstpointer a, gconstpointer b)
{
  const Lying *one = a, *other = b;

  return one->at.origin.x < other->at.origin.x ? -1
                                               : one->at.origin.x > other->at.origin.x;
}

/* Alike cards lie closer together: the one on top is seen. */
static gboolean
are_alike (const char *one, const char *other)
{
  gsize length = strcspn (one, ",:");

  return strncmp (one, other, length) == 0 && strchr (",:", other[length]) != NULL;
}

/* The own cards lie in one row, and of each there is enough in sight to see what it is. */
static void
assert_row (Played *self)
{
  GtkWidget         *hand = favor_game_view_get_hand (self->view.view);
  g_autoptr (GArray) row = g_array_new (FALSE, FALSE, sizeof (Lying));

  for (guint i = 0; i < self->seen->pieces->len; i++)
    {
      Lying lying = { .label = self->seen->labels->pdata[i] };

      if (!gtk_widget_is_ancestor (self->seen->pieces->pdata[i], hand))
        continue;
      g_assert_true (gtk_widget_compute_bounds (self->seen->pieces->pdata[i],
                                                hand,
                                                &lying.at));
      g_array_append_val (row, lying);
    }
  g_array_sort (row, compare_starts);
  for (guint i = 1; i < row->len; i++)
    {
      const Lying *one = &g_array_index (row, Lying, i - 1);
      const Lying *next = &g_array_index (row, Lying, i);

      if (!are_alike (one->label, next->label))
        g_assert_cmpfloat (next->at.origin.x - one->at.origin.x, >=, 25);
      /* What is chosen is lifted a little. */
      g_assert_cmpfloat (ABS (next->at.origin.y - one->at.origin.y),
                         <,
                         one->at.size.height / 3);
    }
}

/* What a place is called stands below it, and on the board. */
static void
assert_captions (Played *self, GtkWidget *board)
{
  static const struct
  {
    const char *caption;
    const char *place;
  } cases[] = { { "Events", "Events: " }, { "Treasury", "Treasury: " } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkWidget  *caption = page_fixture_find (board, GTK_TYPE_LABEL, cases[i].caption);
      FavorPiece *place = NULL;
      graphene_rect_t above, below;

      g_assert_nonnull (caption);
      g_assert_cmpuint (seen_pieces_count (self->seen, cases[i].place, &place), ==, 1);
      g_assert_true (gtk_widget_compute_bounds (caption, board, &below));
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (place), board, &above));
      g_assert_cmpfloat (below.origin.y, >=, above.origin.y + above.size.height - 4);
      g_assert_cmpfloat (below.origin.y + below.size.height,
                         <=,
                         gtk_widget_get_height (board) + 2);
    }
}

/* ---- Games ---------------------------------------------------------------------------- */

static void
assert_position (Played *self)
{
  g_auto (FavorActions) legal = { 0 };

  look (self);
  if (!favor_session_get_over (self->view.session))
    favor_emperor_game.list (self->state, &legal);
  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    assert_staff (self, staff);
  assert_piles (self);
  assert_corners (self);
  assert_empress (self);
  assert_hand (self, &legal);
  for (FavorSeat seat = 0; seat < self->state->head.n_seats; seat++)
    assert_seat (self, seat);
}

static void
test_played (gconstpointer data)
{
  guint                 number = GPOINTER_TO_UINT (data);
  Played                self = { 0 };
  g_auto (FavorActions) legal = { 0 };
  FavorRng              rng;

  favor_rng_seed (&rng, number);
  self.seen = seen_pieces_new ();
  view_fixture_open (&self.view, emperor_fixture_session (number));
  view_fixture_show (&self.view, 1240, 860);
  for (guint ply = 0; ply < PLIES && !favor_session_get_over (self.view.session); ply++)
    {
      FavorAction action = emperor_random_action (emperor_fixture_state (&self.view),
                                                  &legal,
                                                  &rng);

      emperor_fixture_submit (&self.view, &action);
      while (favor_game_view_get_showing (self.view.view))
        favor_game_view_show_rest (self.view.view);
      view_fixture_look (&self.view);
      assert_position (&self);
      if (ply % 40 == 0)
        {
          GtkWidget *board = page_fixture_find (self.view.box, FAVOR_TYPE_BOARD, NULL);

          page_fixture_settle ();
          page_fixture_wait_for (!favor_board_is_moving (FAVOR_BOARD (board)));
          page_fixture_settle ();
          look (&self);
          seen_pieces_assert_within (self.seen, board);
          assert_piles_on_staff (&self);
          assert_captions (&self, board);
          assert_row (&self);
        }
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
      g_autofree char *path = g_strdup_printf ("/emperor-played/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_played);
    }
  return g_test_run ();
}
