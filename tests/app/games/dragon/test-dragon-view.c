/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "dragon-fixture.h"
#include "dragon-words.h"
#include "favor-piece-view-private.h"

static FavorGameView *
view_of (ViewFixture *fixture)
{
  return fixture->view;
}

/* (transfer full): what the decision bar offers, e.g. "[Noble] (choose a vote card)
 * Deals = Vote": the last is the main button. */
static char *
chips_of (ViewFixture *fixture)
{
  g_autoptr (GArray) chips = favor_chips_new ();
  GString           *text = g_string_new (NULL);

  favor_game_view_list_chips (view_of (fixture), chips);
  for (guint i = 0; i < chips->len; i++)
    {
      const FavorChip *chip = &g_array_index (chips, FavorChip, i);

      g_string_append_printf (text,
                              chip->kind == FAVOR_CHIP_CHOSEN   ? "[%s]"
                              : chip->kind == FAVOR_CHIP_OPEN   ? "(%s)"
                              : chip->kind == FAVOR_CHIP_COMMIT ? "= %s"
                              : chip->on                        ? "%s!"
                                                                : "%s",
                              chip->label);
      if (i + 1 < chips->len)
        g_string_append_c (text, ' ');
    }
  return g_string_free (text, FALSE);
}

#define assert_chips(fixture, expected)                                                  \
  G_STMT_START                                                                           \
  {                                                                                      \
    g_autofree char *chips_ = chips_of (fixture);                                        \
    g_assert_cmpstr (chips_, ==, expected);                                              \
  }                                                                                      \
  G_STMT_END

/* ---- Choosing ------------------------------------------------------------------------- */

static void
test_chips (void)
{
  ViewFixture      fixture;
  guint            role;
  g_autofree char *card_chosen = NULL;
  g_autofree char *both_chosen = NULL;

  dragon_fixture_start (&fixture, 4, -1);
  assert_chips (&fixture, "1 vote each 3 votes each 5 votes each = Call");
  dragon_fixture_press_chip (&fixture, "3 votes each");
  assert_chips (&fixture, "1 vote each 3 votes each! 5 votes each = Call");
  view_fixture_close (&fixture);

  dragon_fixture_open_vote (&fixture);
  role = dragon_fixture_first_in_hand (&fixture);
  card_chosen = g_strdup_printf ("[%s] (choose a vote card) Deals and Gifts… = Vote",
                                 dragon_role_title (role));
  both_chosen = g_strdup_printf ("[%s] [on Soldier] Deals and Gifts… = Vote",
                                 dragon_role_title (role));
  assert_chips (&fixture, "(choose a delegate) Deals and Gifts… = Vote");
  view_fixture_press (dragon_fixture_hand_piece (&fixture, role));
  assert_chips (&fixture, card_chosen);
  view_fixture_press (dragon_fixture_vote (&fixture, DRAGON_ROLE_SOLDIER));
  assert_chips (&fixture, both_chosen);
  /* Each is taken back by itself. */
  dragon_fixture_press_chip (&fixture, "on Soldier");
  assert_chips (&fixture, card_chosen);
  dragon_fixture_press_chip (&fixture, dragon_role_title (role));
  assert_chips (&fixture, "(choose a delegate) Deals and Gifts… = Vote");
  /* The vote card may come first. */
  view_fixture_press (dragon_fixture_vote (&fixture, DRAGON_ROLE_SOLDIER));
  assert_chips (&fixture, "[on Soldier] (choose a delegate) Deals and Gifts… = Vote");
  view_fixture_close (&fixture);
}

/* What is missing is said wherever something on the table is to be chosen. */
static void
test_table_chips (void)
{
  ViewFixture fixture;
  FavorRng    rng;

  favor_rng_seed (&rng, 1);
  for (guint i = 0;; i++)
    {
      dragon_fixture_open (&fixture, dragon_fixture_session (4, i, -1));
      if (dragon_fixture_seek (&fixture, DRAGON_PHASE_SEND_HOME, &rng))
        break;
      view_fixture_close (&fixture);
    }
  assert_chips (&fixture, "(choose a delegate) = Send Home");
  favor_game_view_move_choice (view_of (&fixture), 1);
  assert_chips (&fixture, "= Send Home");
  view_fixture_close (&fixture);
}

/* The own delegates on the table, of which one goes home, lie where the hand is; where there is one
 * alone nothing is asked. */
static void
test_send_home (void)
{
  ViewFixture fixture;
  FavorRng    rng;
  guint       n_asked = 0;

  favor_rng_seed (&rng, 1);
  for (guint i = 0; n_asked < 3; i++)
    {
      FavorPieces *pieces;
      FavorHands  *ledge;
      guint        n;

      dragon_fixture_open (&fixture, dragon_fixture_session (4, i, -1));
      pieces = favor_piece_view_peek_pieces (FAVOR_PIECE_VIEW (fixture.view));
      ledge = favor_piece_view_peek_pieces (FAVOR_PIECE_VIEW (fixture.view))->ledge;
      while (dragon_fixture_seek (&fixture, DRAGON_PHASE_SEND_HOME, &rng))
        {
          FavorPiece *piece;

          n = g_list_model_get_n_items (G_LIST_MODEL (pieces->model));
          g_assert_cmpint (favor_hands_get_spread_shown (ledge), ==, n > 1);
          if (n < 2)
            {
              view_fixture_submit (&fixture,
                                   favor_choice_model_get_action (pieces->model, 0));
              continue;
            }
          n_asked++;
          g_assert_cmpuint (favor_hand_get_pieces (pieces->spread)->len, ==, n);
          piece = g_ptr_array_index (favor_hand_get_pieces (pieces->spread), 1);
          view_fixture_press (piece);
          g_assert_cmpint (favor_game_view_get_selected (fixture.view)->arg[0],
                           ==,
                           (gint) favor_piece_get_key (piece));
          view_fixture_press (piece);
          g_assert_cmpint (fixture.chosen.kind, ==, DRAGON_ACTION_SEND_HOME);
        }
      g_assert_false (favor_hands_get_spread_shown (ledge));
      view_fixture_close (&fixture);
    }
}

/* The ghost is for eyes only: for ears it would be a button without a name. */
static gboolean
has_ghost (ViewFixture *fixture)
{
  for (GtkWidget *child =
         gtk_widget_get_first_child (GTK_WIDGET (dragon_view_of (fixture)->council));
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (favor_piece_get_key (FAVOR_PIECE (child)) == DRAGON_KEY_GHOST)
      {
        gtk_test_accessible_assert_role (GTK_ACCESSIBLE (child),
                                         GTK_ACCESSIBLE_ROLE_PRESENTATION);
        return gtk_widget_get_visible (child);
      }
  g_assert_not_reached ();
}

static void
test_takes_back (void)
{
  ViewFixture fixture;
  guint       role;

  dragon_fixture_open_vote (&fixture);
  role = dragon_fixture_first_in_hand (&fixture);
  g_assert_false (favor_game_view_clear (view_of (&fixture)));
  view_fixture_press (dragon_fixture_hand_piece (&fixture, role));
  g_assert_false (has_ghost (&fixture));
  view_fixture_press (dragon_fixture_vote (&fixture, 2));
  g_assert_true (has_ghost (&fixture));
  g_assert_true (favor_game_view_clear (view_of (&fixture)));
  g_assert_false (has_ghost (&fixture));
  g_assert_null (favor_game_view_get_selected (view_of (&fixture)));
  g_assert_true (favor_game_view_clear (view_of (&fixture)));
  g_assert_false (favor_game_view_clear (view_of (&fixture)));
  g_assert_cmpuint (fixture.n_chosen, ==, 0);
  view_fixture_close (&fixture);
}

/* What is selected: this delegate on that vote card. */
static void
assert_vote (ViewFixture *fixture, guint role, guint on)
{
  const FavorAction *selected = favor_game_view_get_selected (view_of (fixture));

  g_assert_nonnull (selected);
  g_assert_cmpint (selected->kind, ==, DRAGON_ACTION_PLACE_VOTE);
  g_assert_cmpint (selected->arg[DRAGON_PLACE_CARD], ==, role);
  g_assert_cmpint (selected->arg[DRAGON_PLACE_ON], ==, on);
}

/* With an own card chosen a card that lies on a vote card means that one; else it is only read. */
static void
test_laid_cards (void)
{
  ViewFixture fixture;
  guint       role;

  dragon_fixture_open_vote (&fixture);
  view_fixture_press (
    dragon_fixture_hand_piece (&fixture, dragon_fixture_first_in_hand (&fixture)));
  view_fixture_press (dragon_fixture_vote (&fixture, 4));
  view_fixture_press (dragon_fixture_vote (&fixture, 4));
  favor_cursor_set_viewer (fixture.cursor, favor_session_get_decider (fixture.session));
  view_fixture_press (dragon_fixture_card (&fixture, 0));
  g_assert_cmpuint (
    favor_chooser_get_n_parts (dragon_view_get_chooser (dragon_view_of (&fixture))),
    ==,
    0);
  role = dragon_fixture_first_in_hand (&fixture);
  view_fixture_press (dragon_fixture_hand_piece (&fixture, role));
  view_fixture_press (dragon_fixture_card (&fixture, 0));
  assert_vote (&fixture, role, 4);
  view_fixture_press (dragon_fixture_card (&fixture, 0));
  g_assert_cmpuint (fixture.n_chosen, ==, 2);
  view_fixture_close (&fixture);
}

/* The lane below a vote card, where nothing lies, is as good as the card. */
static void
test_lanes (void)
{
  ViewFixture      fixture;
  graphene_rect_t  place;
  g_autofree char *click = NULL;
  guint            role;

  dragon_fixture_open_vote (&fixture);
  view_fixture_show (&fixture, 900, 760);
  role = dragon_fixture_first_in_hand (&fixture);
  view_fixture_press (dragon_fixture_hand_piece (&fixture, role));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (dragon_fixture_vote (&fixture,
                                                                             4)),
                                            GTK_WIDGET (fixture.window),
                                            &place));
  click = g_strdup_printf ("mousemove %d %d click 1",
                           (int) (place.origin.x + place.size.width / 2),
                           (int) (place.origin.y + place.size.height + 40));
  if (page_fixture_pointer (click))
    {
      page_fixture_wait_for (favor_game_view_get_selected (view_of (&fixture)) != NULL);
      assert_vote (&fixture, role, 4);
    }
  view_fixture_close (&fixture);
}

/* Another card or place takes the place of the one before. */
static void
test_changes_mind (void)
{
  ViewFixture        fixture;
  guint              role;
  const FavorAction *selected;

  dragon_fixture_open_vote (&fixture);
  role = dragon_fixture_first_in_hand (&fixture);
  view_fixture_press (dragon_fixture_hand_piece (&fixture, role));
  view_fixture_press (dragon_fixture_vote (&fixture, 2));
  view_fixture_press (dragon_fixture_vote (&fixture, 5));
  selected = favor_game_view_get_selected (view_of (&fixture));
  g_assert_cmpint (selected->arg[DRAGON_PLACE_CARD], ==, role);
  g_assert_cmpint (selected->arg[DRAGON_PLACE_ON], ==, 5);
  g_assert_cmpint (favor_piece_get_state (dragon_fixture_vote (&fixture, 2)),
                   ==,
                   FAVOR_PIECE_CHOOSABLE);
  g_assert_cmpint (favor_piece_get_state (dragon_fixture_vote (&fixture, 5)),
                   ==,
                   FAVOR_PIECE_CHOSEN);
  g_assert_cmpuint (fixture.n_chosen, ==, 0);
  view_fixture_close (&fixture);
}

/* All legal actions in the order of the rules, and round again. */
static void
test_moves_on (void)
{
  ViewFixture           fixture;
  g_auto (FavorActions) legal = { 0 };

  dragon_fixture_open_vote (&fixture);
  dragon_list (dragon_fixture_state (&fixture), &legal);
  for (guint i = 0; i <= legal.n; i++)
    {
      favor_game_view_move_choice (view_of (&fixture), 1);
      g_assert_true (
        favor_action_equal (favor_game_view_get_selected (view_of (&fixture)),
                            &legal.items[i % legal.n]));
    }
  favor_game_view_move_choice (view_of (&fixture), -1);
  g_assert_true (favor_action_equal (favor_game_view_get_selected (view_of (&fixture)),
                                     &legal.items[legal.n - 1]));
  favor_chooser_clear (dragon_view_get_chooser (dragon_view_of (&fixture)));
  favor_game_view_move_choice (view_of (&fixture), -1);
  g_assert_true (favor_action_equal (favor_game_view_get_selected (view_of (&fixture)),
                                     &legal.items[legal.n - 1]));
  view_fixture_close (&fixture);
}

/* Of two alike cards one is chosen, and either can be. */
static void
test_alike_cards (void)
{
  ViewFixture fixture;
  FavorRng    rng;
  guint       role = 0, n_chosen = 0, n_choosable = 0;
  GPtrArray  *pieces;

  favor_rng_seed (&rng, 2);
  dragon_fixture_open_vote (&fixture);
  for (; dragon_fixture_hand (&fixture)[role % DRAGON_N_ROLES] < 2; role++)
    if (role == DRAGON_N_ROLES)
      {
        FavorAction action = view_fixture_pick (fixture.session, &rng);

        role = 0;
        view_fixture_submit (&fixture, &action);
        g_assert_true (dragon_fixture_seek (&fixture, DRAGON_PHASE_VOTE, &rng));
      }
  view_fixture_press (dragon_fixture_hand_piece (&fixture, role));
  pieces = favor_hand_get_pieces (dragon_view_of (&fixture)->hand);
  for (guint i = 0; i < pieces->len; i++)
    if (favor_piece_get_key (pieces->pdata[i]) / DRAGON_KEY_COPIES == role)
      {
        n_chosen += favor_piece_get_state (pieces->pdata[i]) == FAVOR_PIECE_CHOSEN;
        n_choosable += favor_piece_get_state (pieces->pdata[i]) == FAVOR_PIECE_CHOOSABLE;
      }
  g_assert_cmpuint (n_chosen, ==, 1);
  g_assert_cmpuint (n_choosable, ==, 1);
  view_fixture_close (&fixture);
}

/* The focus is always where the next part is chosen. */
static void
test_focus (void)
{
  ViewFixture fixture;
  FavorPiece *card;

  dragon_fixture_open_vote (&fixture);
  view_fixture_show (&fixture, 900, 760);
  card = dragon_fixture_hand_piece (&fixture, dragon_fixture_first_in_hand (&fixture));
  g_assert_true (favor_game_view_focus_choices (view_of (&fixture)));
  g_assert_true (gtk_window_get_focus (fixture.window) == GTK_WIDGET (card));
  /* The vote card may come first; pressed once more it leads to what is missing, too. */
  for (guint i = 0; i < 2; i++)
    {
      gtk_widget_grab_focus (GTK_WIDGET (dragon_fixture_vote (&fixture, 4)));
      view_fixture_press (dragon_fixture_vote (&fixture, 4));
      g_assert_true (gtk_window_get_focus (fixture.window) == GTK_WIDGET (card));
    }
  g_assert_true (favor_game_view_clear (view_of (&fixture)));
  view_fixture_press (card);
  g_assert_true (gtk_window_get_focus (fixture.window) ==
                 GTK_WIDGET (dragon_fixture_vote (&fixture, 0)));
  view_fixture_press (dragon_fixture_vote (&fixture, 4));
  g_assert_true (favor_game_view_focus_choices (view_of (&fixture)));
  g_assert_true (gtk_window_get_focus (fixture.window) ==
                 GTK_WIDGET (dragon_fixture_vote (&fixture, 4)));
  view_fixture_close (&fixture);
}

/* What is put together on the page for deals is selected as long as that is open. */
static void
test_deals (void)
{
  ViewFixture        fixture;
  const FavorAction *deal;

  dragon_fixture_open_vote (&fixture);
  dragon_fixture_press_chip (&fixture, "Deals and Gifts…");
  g_assert_true (favor_game_view_get_tool_open (view_of (&fixture)));
  deal = dragon_deal_page_get_action (dragon_view_of (&fixture)->deal);
  g_assert_nonnull (deal);
  g_assert_cmpint (deal->kind, ==, DRAGON_ACTION_OFFER_DEAL);
  g_assert_true (dragon_check (dragon_fixture_state (&fixture), deal, NULL));
  g_assert_true (favor_action_equal (favor_game_view_get_selected (view_of (&fixture)),
                                     deal));
  assert_chips (&fixture, "Deals and Gifts…! = Offer");

  dragon_fixture_press_chip (&fixture, "Deals and Gifts…");
  g_assert_false (favor_game_view_get_tool_open (view_of (&fixture)));
  g_assert_null (favor_game_view_get_selected (view_of (&fixture)));

  /* It closes with the position. */
  g_assert_true (favor_game_view_press_letter (view_of (&fixture), 'o'));
  favor_game_view_choose (view_of (&fixture),
                          favor_game_view_get_selected (view_of (&fixture)));
  g_assert_false (favor_game_view_get_tool_open (view_of (&fixture)));
  g_assert_cmpint (dragon_fixture_state (&fixture)->head.phase, ==, DRAGON_PHASE_ANSWER);
  favor_cursor_set_viewer (fixture.cursor, favor_session_get_decider (fixture.session));
  assert_chips (&fixture, "Accept Decline = Answer");
  g_assert_false (favor_game_view_press_letter (view_of (&fixture), 'g'));
  view_fixture_close (&fixture);
}

/* How many other players could be offered the smallest deal that the decider can make. */
static guint
count_partners (ViewFixture *fixture)
{
  const DragonState *state = dragon_fixture_state (fixture);
  FavorAction offer = { .kind = DRAGON_ACTION_OFFER_DEAL, .seat = state->head.decider };
  guint       n = 0;

  offer.arg[DRAGON_OFFER_FAVOUR] = state->favour[offer.seat] > 0;
  offer.arg[DRAGON_OFFER_PLEDGE] = state->favour[offer.seat] == 0;
  for (gint16 seat = 0; seat < state->head.n_seats; seat++)
    {
      offer.arg[DRAGON_OFFER_TO] = seat;
      n += dragon_check (state, &offer, NULL);
    }
  return n;
}

/* The page begins with somebody who can be asked, as long as there is one. */
static void
test_deal_partner (void)
{
  ViewFixture fixture;
  FavorRng    rng;
  guint       n_some = 0, n_all = 0;

  favor_rng_seed (&rng, 4);
  dragon_fixture_open (&fixture, dragon_fixture_session (4, 8, -1));
  view_fixture_show (&fixture, 900, 760);
  while (dragon_fixture_seek (&fixture, DRAGON_PHASE_VOTE, &rng))
    {
      guint       n = count_partners (&fixture);
      FavorAction action = view_fixture_pick (fixture.session, &rng);

      favor_cursor_set_viewer (fixture.cursor,
                               favor_session_get_decider (fixture.session));
      g_assert_true (favor_game_view_press_letter (view_of (&fixture), 'o'));
      g_assert_cmpint (n > 0,
                       ==,
                       dragon_deal_page_get_action (dragon_view_of (&fixture)->deal) !=
                         NULL);
      n_some += n > 0 && n < 3;
      n_all += n == 3;
      view_fixture_submit (&fixture, &action);
    }
  g_assert_cmpuint (n_some, >, 3);
  g_assert_cmpuint (n_all, >, 3);
  view_fixture_close (&fixture);
}

/* Where no deals are made, no key leads to them. */
static void
test_no_deals (void)
{
  DragonOptions options = { 0 };
  ViewFixture   fixture;
  FavorRng      rng;

  favor_rng_seed (&rng, 4);
  favor_schema_set_defaults (&dragon_options_schema, &options);
  options.negotiation = DRAGON_NEGOTIATION_OFF;
  dragon_fixture_open (&fixture,
                       page_fixture_session_with (&favor_dragon_game, &options, 4, 8));
  view_fixture_show (&fixture, 900, 760);
  g_assert_true (dragon_fixture_seek (&fixture, DRAGON_PHASE_VOTE, &rng));
  favor_cursor_set_viewer (fixture.cursor, favor_session_get_decider (fixture.session));
  g_assert_false (favor_game_view_press_letter (view_of (&fixture), 'o'));
  g_assert_false (favor_game_view_press_letter (view_of (&fixture), 'g'));
  g_assert_false (favor_game_view_get_tool_open (view_of (&fixture)));
  view_fixture_close (&fixture);
}

/* ---- Telling -------------------------------------------------------------------------- */

static gboolean
details_say (ViewFixture *fixture, const char *text)
{
  GtkWidget *label = page_fixture_find (GTK_WIDGET (dragon_view_of (fixture)->details),
                                        GTK_TYPE_LABEL,
                                        text);

  return label != NULL && gtk_widget_get_visible (label);
}

static void
test_details (void)
{
  ViewFixture        fixture;
  const DragonState *state;
  g_autofree char   *here = NULL;
  guint              role;

  dragon_fixture_open_vote (&fixture);
  role = dragon_fixture_first_in_hand (&fixture);
  g_signal_emit_by_name (dragon_fixture_hand_piece (&fixture, role), "inspected");
  g_assert_true (details_say (&fixture, dragon_role_title (role)));
  g_assert_true (details_say (&fixture, dragon_role_deed (role)));
  g_assert_true (details_say (&fixture, dragon_role_text (role)));
  /* Nobody can be beside a delegate in the hand. */
  g_assert_false (details_say (&fixture, "Nobody is here yet."));

  g_signal_emit_by_name (dragon_fixture_vote (&fixture, 4), "inspected");
  g_assert_true (details_say (&fixture, "Nobody is here yet."));
  view_fixture_press (dragon_fixture_hand_piece (&fixture, role));
  view_fixture_press (dragon_fixture_vote (&fixture, 4));
  view_fixture_press (dragon_fixture_vote (&fixture, 4));
  state = dragon_fixture_state (&fixture);
  here = g_strdup_printf ("Here: %s.",
                          dragon_clan_title (state->clans[state->table[0].owner]));
  /* They keep up with the table. */
  g_assert_true (details_say (&fixture, dragon_role_title (4)));
  g_assert_true (details_say (&fixture, here));
  g_signal_emit_by_name (dragon_fixture_card (&fixture, 0), "inspected");
  g_assert_true (details_say (&fixture,
                              favor_piece_get_label (dragon_fixture_card (&fixture, 0))));
  g_assert_false (details_say (&fixture, here));
  /* Before it was laid there was only the vote card. */
  favor_cursor_set_ply (fixture.cursor, favor_cursor_get_ply (fixture.cursor) - 1);
  g_assert_true (details_say (&fixture, dragon_role_title (4)));
  g_assert_true (details_say (&fixture, "Nobody is here yet."));
  view_fixture_close (&fixture);
}

/* Who points at a card goes on to read about it when a click on it takes the focus elsewhere; not so
 * who goes by keys, while the pointer lies somewhere. */
static void
test_details_follow_pointer (void)
{
  ViewFixture fixture;
  FavorPiece *card;
  guint       role;

  dragon_fixture_open_vote (&fixture);
  view_fixture_show (&fixture, 900, 760);
  role = dragon_fixture_first_in_hand (&fixture);
  card = dragon_fixture_hand_piece (&fixture, role);
  gtk_window_set_focus_visible (fixture.window, FALSE);
  gtk_widget_set_state_flags (GTK_WIDGET (card), GTK_STATE_FLAG_PRELIGHT, FALSE);
  g_signal_emit_by_name (card, "inspected");
  g_signal_emit_by_name (dragon_fixture_vote (&fixture, 4), "inspected");
  g_assert_true (details_say (&fixture, dragon_role_text (role)));
  g_assert_false (details_say (&fixture, "Nobody is here yet."));
  gtk_window_set_focus_visible (fixture.window, TRUE);
  g_signal_emit_by_name (dragon_fixture_vote (&fixture, 4), "inspected");
  g_assert_true (details_say (&fixture, "Nobody is here yet."));
  view_fixture_close (&fixture);
}

static void
assert_table_says (ViewFixture *fixture, const char *first, const char *second)
{
  g_autofree char *said_first = NULL;
  g_autofree char *said_second = NULL;
  g_autofree char *words = NULL;

  favor_game_view_describe_table (view_of (fixture), &said_first, &said_second, &words);
  g_assert_true (g_str_has_prefix (words, "Round "));
  g_assert_cmpstr (said_first, ==, first);
  g_assert_cmpstr (said_second, ==, second);
}

static void
test_looks (void)
{
  ViewFixture fixture;
  FavorRng    rng;
  guint       n_judges = 0;

  favor_rng_seed (&rng, 1);
  dragon_fixture_start (&fixture, 4, -1);
  assert_table_says (&fixture, "Round 1 of 5", "No votes yet");
  dragon_fixture_press_chip (&fixture, "3 votes each");
  dragon_fixture_press_chip (&fixture, "3 votes each");
  assert_table_says (&fixture, "3 votes each", "Round 1, lap 1");
  while (dragon_fixture_state (&fixture)->round < 2)
    {
      FavorAction action = view_fixture_pick (fixture.session, &rng);

      view_fixture_submit (&fixture, &action);
    }
  assert_table_says (&fixture, "Round 2 of 5", "No votes yet");
  for (guint seat = 0; seat < 4; seat++)
    {
      const DragonState     *state = dragon_fixture_state (&fixture);
      g_auto (FavorSeatLook) look = { 0 };
      g_autofree char       *emblem = dragon_clan_art ("small", state->clans[seat]);
      g_autofree char       *facts = g_strdup_printf ("%s · 1 home",
                                                dragon_clan_title (state->clans[seat]));

      favor_game_view_describe_seat (view_of (&fixture), (FavorSeat) seat, &look);
      g_assert_cmpstr (look.emblem, ==, emblem);
      g_assert_cmpstr (look.facts, ==, facts);
      g_assert_cmpstr (look.badge, ==, state->judge == (FavorSeat) seat ? "Judge" : NULL);
      n_judges += look.badge != NULL;
    }
  g_assert_cmpuint (n_judges, ==, 1);
  view_fixture_close (&fixture);
}

/* The names of clans of which a part would be cut are not shown; the crests say the same. */
static void
test_clan_names (void)
{
  static const struct
  {
    int      width;
    gboolean seen;
  } panels[] = { { 230, FALSE }, { 420, TRUE } };

  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    {
      g_autoptr (FavorSession) session = dragon_fixture_session (5, 1, 1);
      g_autoptr (FavorSight)   sight = favor_sight_new (&(FavorMoment){
          .state = favor_session_get_state (session, 0),
          .size = sizeof (DragonState) });
      GtkWidget *remains = g_object_new (DRAGON_TYPE_REMAINS, "sight", sight, NULL);
      GtkWindow *window;
      GtkWidget *row, *name;

      window = page_fixture_show (remains, panels[i].width, 600);
      row = gtk_widget_get_last_child (gtk_widget_get_first_child (remains));
      g_assert_true (gtk_widget_has_css_class (row, "clan-row"));
      name = page_fixture_find (row, GTK_TYPE_LABEL, NULL);
      g_assert_cmpint (gtk_widget_get_mapped (name), ==, panels[i].seen);
      g_assert_cmpint (gtk_label_get_ellipsize (GTK_LABEL (name)),
                       ==,
                       PANGO_ELLIPSIZE_NONE);
      page_fixture_close (window);
    }
}

static guint
count_names (GtkWidget *remains, guint *n_rows)
{
  guint n = 0;

  *n_rows = 0;
  for (GtkWidget *row = gtk_widget_get_first_child (gtk_widget_get_first_child (remains));
       row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_has_css_class (row, "clan-row"))
      {
        n += gtk_widget_get_mapped (page_fixture_find (row, GTK_TYPE_LABEL, NULL));
        ++*n_rows;
      }
  return n;
}

/* All of them are shown or none: a single one that is missing looks like a fault. */
static void
test_clan_names_together (void)
{
  gboolean some = FALSE, all = FALSE;

  for (int width = 220; width <= 320; width += 4)
    {
      g_autoptr (FavorSession) session = dragon_fixture_session (5, 1, 1);
      g_autoptr (FavorSight)   sight = favor_sight_new (&(FavorMoment){
          .state = favor_session_get_state (session, 0),
          .size = sizeof (DragonState) });
      GtkWidget *remains = g_object_new (DRAGON_TYPE_REMAINS, "sight", sight, NULL);
      GtkWindow *window = page_fixture_show (remains, width, 600);
      guint      n_rows, n = count_names (remains, &n_rows);

      g_assert_cmpuint (n_rows, ==, 5);
      g_assert_true (n == 0 || n == n_rows);
      some |= n == 0;
      all |= n == n_rows;
      page_fixture_close (window);
    }
  g_assert_true (some && all);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/dragon-view/chips", test_chips);
  g_test_add_func ("/dragon-view/table-chips", test_table_chips);
  g_test_add_func ("/dragon-view/send-home", test_send_home);
  g_test_add_func ("/dragon-view/takes-back", test_takes_back);
  g_test_add_func ("/dragon-view/laid-cards", test_laid_cards);
  g_test_add_func ("/dragon-view/lanes", test_lanes);
  g_test_add_func ("/dragon-view/changes-mind", test_changes_mind);
  g_test_add_func ("/dragon-view/moves-on", test_moves_on);
  g_test_add_func ("/dragon-view/alike-cards", test_alike_cards);
  g_test_add_func ("/dragon-view/focus", test_focus);
  g_test_add_func ("/dragon-view/deals", test_deals);
  g_test_add_func ("/dragon-view/deal-partner", test_deal_partner);
  g_test_add_func ("/dragon-view/no-deals", test_no_deals);
  g_test_add_func ("/dragon-view/details", test_details);
  g_test_add_func ("/dragon-view/details-follow-pointer", test_details_follow_pointer);
  g_test_add_func ("/dragon-view/looks", test_looks);
  g_test_add_func ("/dragon-view/clan-names", test_clan_names);
  g_test_add_func ("/dragon-view/clan-names/together", test_clan_names_together);
  return g_test_run ();
}
