/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "dragon-fixture.h"

#include "dragon-random.h"

FavorSession *
dragon_fixture_session (guint n_seats, guint64 seed, int number)
{
  static const char *const names[] = { "Ann", "Bo", "Cem", "Dee", "Eli", "Fay", "Gus" };
  g_autoptr (GError)       error = NULL;
  DragonOptions            options = { 0 };
  FavorPlayer              players[DRAGON_MAX_SEATS];
  FavorSession            *session;

  if (number < 0)
    favor_schema_set_defaults (&dragon_options_schema, &options);
  else
    dragon_random_options (&options, (guint) number);
  for (guint i = 0; i < n_seats; i++)
    players[i] = (FavorPlayer){ .name = (char *) names[i], .colour = (guint8) i };
  session = favor_session_new (&favor_dragon_game,
                               &options,
                               players,
                               n_seats,
                               seed,
                               &error);
  g_assert_no_error (error);
  return session;
}

static void
look_as_decider (DragonFixture *self)
{
  FavorSeat decider = favor_session_get_decider (self->session);

  favor_cursor_set_viewer (self->cursor, decider >= 0 ? decider : FAVOR_VIEWER_OPEN);
}

void
dragon_fixture_submit (DragonFixture *self, const FavorAction *action)
{
  g_autoptr (GError) error = NULL;
  FavorAction        copy = *action;

  favor_session_submit (self->session, &copy, &error);
  g_assert_no_error (error);
}

static void
chosen_cb (DragonFixture *self, const FavorAction *action)
{
  self->chosen = *action;
  self->n_chosen++;
  dragon_fixture_submit (self, action);
}

static void
refused_cb (DragonFixture *self, const char *why)
{
  g_free (self->refused);
  self->refused = g_strdup (why);
  self->n_refused++;
}

void
dragon_fixture_open (DragonFixture *self, FavorSession *session)
{
  *self = (DragonFixture){ .session = session, .cursor = favor_cursor_new (session) };
  favor_cursor_set_follow (self->cursor, TRUE);
  look_as_decider (self);
  self->box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  self->view = g_object_new (DRAGON_TYPE_VIEW, "vexpand", TRUE, NULL);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->view));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->view->hand));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->view->details));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->view->remains));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (dragon_view_get_deal (self->view)));
  gtk_widget_set_visible (GTK_WIDGET (dragon_view_get_deal (self->view)), FALSE);
  gtk_widget_set_size_request (GTK_WIDGET (self->view->hand), -1, 140);
  gtk_widget_set_size_request (GTK_WIDGET (self->view->details), -1, 120);
  g_signal_connect_swapped (self->view, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (self->view, "refused", G_CALLBACK (refused_cb), self);
  favor_game_view_set_cursor (FAVOR_GAME_VIEW (self->view), self->cursor);
  favor_game_view_set_open (FAVOR_GAME_VIEW (self->view), TRUE);
}

void
dragon_fixture_show (DragonFixture *self, int width, int height)
{
  self->window = page_fixture_show (self->box, width, height);
  g_object_unref (self->box);
}

void
dragon_fixture_close (DragonFixture *self)
{
  gpointer watch = self->view;

  g_object_add_weak_pointer (watch, &watch);
  if (self->window != NULL)
    page_fixture_close (self->window);
  else
    g_assert_finalize_object (self->box);
  g_assert_null (watch);
  g_assert_finalize_object (self->cursor);
  g_assert_finalize_object (self->session);
  g_free (self->refused);
}

const DragonState *
dragon_fixture_state (DragonFixture *self)
{
  return favor_session_get_state (self->session,
                                  favor_session_get_n_plies (self->session));
}

FavorAction
dragon_fixture_pick (FavorSession *session, FavorRng *rng)
{
  guint                 n_plies = favor_session_get_n_plies (session);
  g_auto (FavorActions) legal = { 0 };
  guint                 kinds = 0, kind, n = 0, nth;

  dragon_list (favor_session_get_state (session, n_plies), &legal);
  for (guint i = 0; i < legal.n; i++)
    kinds |= 1u << legal.items[i].kind;
  g_assert_cmpuint (kinds, !=, 0);
  do
    kind = favor_rng_below (rng, DRAGON_N_ACTIONS);
  while ((kinds & 1u << kind) == 0);
  for (guint i = 0; i < legal.n; i++)
    n += legal.items[i].kind == kind;
  nth = favor_rng_below (rng, n);
  for (guint i = 0;; i++)
    if (legal.items[i].kind == kind && nth-- == 0)
      return legal.items[i];
}

gboolean
dragon_fixture_seek (DragonFixture *self, DragonPhase phase, FavorRng *rng)
{
  while (!favor_session_get_over (self->session) &&
         dragon_fixture_state (self)->head.phase != phase)
    {
      FavorAction action = dragon_fixture_pick (self->session, rng);

      dragon_fixture_submit (self, &action);
    }
  look_as_decider (self);
  return dragon_fixture_state (self)->head.phase == phase;
}

FavorPiece *
dragon_fixture_hand_piece (DragonFixture *self, guint role)
{
  GPtrArray *pieces = favor_hand_get_pieces (self->view->hand);

  for (guint i = 0; i < pieces->len; i++)
    if (favor_piece_get_key (pieces->pdata[i]) / DRAGON_KEY_COPIES == role)
      return pieces->pdata[i];
  return NULL;
}

guint
dragon_fixture_count_hand (DragonFixture *self, gboolean in_tray)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->view->hand));
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += (favor_piece_get_key (FAVOR_PIECE (child)) >= DRAGON_KEY_HOME) == in_tray;
  return n;
}

FavorPiece *
dragon_fixture_vote (DragonFixture *self, guint role)
{
  return dragon_council_get_vote (self->view->council, role);
}

FavorPiece *
dragon_fixture_card (DragonFixture *self, guint index)
{
  FavorPiece *piece = dragon_council_get_card (self->view->council, index);

  g_assert_nonnull (piece);
  return piece;
}

void
dragon_fixture_press (FavorPiece *piece)
{
  g_assert_nonnull (piece);
  g_signal_emit_by_name (piece, "activated");
}

static int
find_chip (DragonFixture *self, const char *label)
{
  g_autoptr (GArray) chips = favor_chips_new ();

  favor_game_view_list_chips (FAVOR_GAME_VIEW (self->view), chips);
  for (guint i = 0; i < chips->len; i++)
    {
      const FavorChip *chip = &g_array_index (chips, FavorChip, i);

      if (g_str_equal (chip->label, label))
        return (int) chip->id;
    }
  return -1;
}

gboolean
dragon_fixture_has_chip (DragonFixture *self, const char *label)
{
  return find_chip (self, label) >= 0;
}

void
dragon_fixture_press_chip (DragonFixture *self, const char *label)
{
  int id = find_chip (self, label);

  g_assert_cmpint (id, >=, 0);
  favor_game_view_press_chip (FAVOR_GAME_VIEW (self->view), (guint) id);
}

char *
dragon_fixture_name_of (gpointer widget)
{
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                             GTK_ACCESSIBLE_PROPERTY_LABEL,
                                             "");
}

void
dragon_fixture_start (DragonFixture *self, guint n_seats, int number)
{
  dragon_fixture_open (self, dragon_fixture_session (n_seats, 21, number));
}

void
dragon_fixture_open_vote (DragonFixture *self)
{
  dragon_fixture_start (self, 4, -1);
  dragon_fixture_press_chip (self, "3 votes each");
  dragon_fixture_press_chip (self, "3 votes each");
  look_as_decider (self);
  g_assert_cmpint (dragon_fixture_state (self)->head.phase, ==, DRAGON_PHASE_VOTE);
  self->n_chosen = 0;
}

const gint8 *
dragon_fixture_hand (DragonFixture *self)
{
  const DragonState *state = dragon_fixture_state (self);

  return state->hand[state->head.decider];
}

guint
dragon_fixture_first_in_hand (DragonFixture *self)
{
  guint role = 0;

  while (dragon_fixture_hand (self)[role] == 0)
    role++;
  return role;
}
