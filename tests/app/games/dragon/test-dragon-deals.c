/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "dragon-deals.h"

#include "dragon-fixture.h"
#include "favor-speech.h"
#include "page-fixture.h"

/* What is told of the deals of a round. */

static void
set_up (DragonState *state)
{
  DragonOptions options;

  favor_schema_set_defaults (&dragon_options_schema, &options);
  for (guint seat = 0; seat < 3; seat++)
    options.clan_choice[seat] = (guint8) (DRAGON_CLAN_DRAGON + seat + 1);
  favor_dragon_game.setup (state, &options, 3, 5, NULL);
}

/* (transfer full) (nullable): what the row number `n` says; NULL if it is not seen. */
static char *
row_of (DragonDeals *deals, guint n)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (deals));

  /* Below the heading. */
  row = gtk_widget_get_first_child (row);
  for (guint i = 0; i <= n && row != NULL; i++)
    row = gtk_widget_get_next_sibling (row);
  return row != NULL && gtk_widget_get_visible (row) ? view_fixture_name_of (row) : NULL;
}

static void
assert_row (DragonDeals *deals, guint n, const char *expected)
{
  g_autofree char *row = row_of (deals, n);

  g_assert_cmpstr (row, ==, expected);
}

static void
test_states (void)
{
  g_autoptr (DragonDeals) deals = g_object_ref_sink (dragon_deals_new ());
  DragonState             state = { 0 };

  set_up (&state);
  dragon_deals_update (deals, &state);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (deals)));

  state.n_pending = 1;
  state.pending[0] = (DragonDeal){ .from = 1,
                                   .to = 2,
                                   .ask = DRAGON_ASK_AVOID,
                                   .role = DRAGON_ROLE_NOBLE,
                                   .favour = 2,
                                   .when = DRAGON_WHEN_AFTER };
  dragon_deals_update (deals, &state);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (deals)));
  assert_row (
    deals,
    0,
    "Ox to Crane: \"Stay off Noble.\" Ox offers 2 Favour for it, after the vote.\n"
    "Open offer");

  state.deals[state.n_deals++] = state.pending[0];
  state.deals[0].payment = DRAGON_PAYMENT_DUE;
  state.deals[0].target_status = DRAGON_TARGET_KEPT;
  state.pending[0] = (DragonDeal){ .from = 2,
                                   .to = 0,
                                   .ask = DRAGON_ASK_VOTE_FOR,
                                   .pledge = 1 };
  dragon_deals_update (deals, &state);
  assert_row (
    deals,
    0,
    "Ox to Crane: \"Stay off Noble.\" Ox offers 2 Favour for it, after the vote.\n"
    "Crane's word: kept · Payment: due");
  assert_row (
    deals,
    1,
    "Crane to Dragon: \"Vote for Artisan.\" Crane will do the same.\nOpen offer");

  state.n_pending = 0;
  state.deals[state.n_deals++] = state.pending[0];
  state.deals[1].target_status = DRAGON_TARGET_BROKEN;
  state.deals[1].pledge_status = DRAGON_PLEDGE_OPEN;
  dragon_deals_update (deals, &state);
  assert_row (deals,
              1,
              "Crane to Dragon: \"Vote for Artisan.\" Crane will do the same.\n"
              "Dragon's word: broken · Crane's word: open");

  /* The next round. */
  state.n_deals = 0;
  dragon_deals_update (deals, &state);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (deals)));
  assert_row (deals, 0, NULL);
  g_assert_finalize_object (g_steal_pointer (&deals));
}

static gboolean
stands_out (DragonDeals *deals, guint n)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (deals));

  row = gtk_widget_get_first_child (row);
  for (guint i = 0; i <= n; i++)
    row = gtk_widget_get_next_sibling (row);
  return gtk_widget_has_css_class (row, "current");
}

/* The deal that somebody decides about stands out: an open offer, or the first price that is due
 * when promises are settled. */
static void
test_current (void)
{
  g_autoptr (DragonDeals) deals = g_object_ref_sink (dragon_deals_new ());
  DragonState             state = { 0 };

  set_up (&state);
  state.n_deals = 3;
  for (guint i = 0; i < state.n_deals; i++)
    state.deals[i] = (DragonDeal){ .from = 1, .to = 2, .favour = 1 };
  state.deals[0].payment = DRAGON_PAYMENT_PAID;
  state.deals[1].payment = DRAGON_PAYMENT_DUE;
  state.deals[2].payment = DRAGON_PAYMENT_DUE;
  state.n_pending = 1;
  state.pending[0] = state.deals[0];
  state.head.phase = DRAGON_PHASE_ANSWER;
  dragon_deals_update (deals, &state);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpint (stands_out (deals, i), ==, i == 3);

  state.n_pending = 0;
  state.head.phase = DRAGON_PHASE_SETTLE;
  dragon_deals_update (deals, &state);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (stands_out (deals, i), ==, i == 1);

  state.deals[1].payment = DRAGON_PAYMENT_BROKEN;
  dragon_deals_update (deals, &state);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (stands_out (deals, i), ==, i == 2);
  g_assert_finalize_object (g_steal_pointer (&deals));
}

/* An answer is heard whether there are deals or not, until nobody says anything more. */
static void
test_answer (void)
{
  g_autoptr (DragonDeals) deals = g_object_ref_sink (dragon_deals_new ());
  DragonState             state = { 0 };
  g_autofree char        *said = NULL;

  set_up (&state);
  dragon_deals_update (deals, &state);
  dragon_deals_answer (deals, 1, "Ox", "No.");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (deals)));
  said = view_fixture_name_of (page_fixture_find (GTK_WIDGET (deals),
                                                  FAVOR_TYPE_SPEECH,
                                                  NULL));
  g_assert_cmpstr (said, ==, "Ox: No.");
  dragon_deals_answer (deals, 1, "Ox", NULL);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (deals)));
}

int
main (int argc, char *argv[])
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/dragon-deals/states", test_states);
  g_test_add_func ("/dragon-deals/current", test_current);
  g_test_add_func ("/dragon-deals/answer", test_answer);
  return g_test_run ();
}
