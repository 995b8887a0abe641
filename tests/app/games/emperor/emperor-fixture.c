/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-fixture.h"

#include "emperor-random.h"

static FavorSession *
new_session (const EmperorOptions *options, guint n_seats, guint64 seed)
{
  static const char *const names[] = { "Ann", "Bo", "Cem", "Dee", "Eli", "Fay" };
  g_autoptr (GError)       error = NULL;
  FavorPlayer              players[EMPEROR_MAX_SEATS];
  FavorSession            *session;

  for (guint i = 0; i < n_seats; i++)
    players[i] = (FavorPlayer){ .name = (char *) names[i], .colour = (guint8) i };
  session = favor_session_new (&favor_emperor_game,
                               options,
                               players,
                               n_seats,
                               seed,
                               &error);
  g_assert_no_error (error);
  return session;
}

FavorSession *
emperor_fixture_session (guint number)
{
  EmperorState state;

  emperor_random_start (&state, number);
  return new_session (&state.options, state.head.n_seats, number);
}

/* While something is being shown, who acted looks. */
static void
look_as_decider (EmperorFixture *self)
{
  FavorSeat decider = favor_session_get_decider (self->session);

  if (self->view != NULL && favor_game_view_get_showing (FAVOR_GAME_VIEW (self->view)))
    return;
  favor_cursor_set_viewer (self->cursor, decider >= 0 ? decider : FAVOR_VIEWER_OPEN);
}

void
emperor_fixture_submit (EmperorFixture *self, const FavorAction *action)
{
  g_autoptr (GError) error = NULL;
  FavorAction        copy = *action;

  favor_session_submit (self->session, &copy, &error);
  g_assert_no_error (error);
  look_as_decider (self);
}

static void
chosen_cb (EmperorFixture *self, const FavorAction *action)
{
  self->chosen = *action;
  self->n_chosen++;
}

static void
refused_cb (EmperorFixture *self, const char *why)
{
  g_free (self->refused);
  self->refused = g_strdup (why);
  self->n_refused++;
}

void
emperor_fixture_seek (FavorSession *session, EmperorPrompt prompt, FavorRng *rng)
{
  g_auto (FavorActions) legal = { 0 };
  const EmperorState   *state;

  while (state = favor_session_get_state (session, favor_session_get_n_plies (session)),
         state->prompt != prompt)
    {
      FavorAction        action = emperor_random_action (state, &legal, rng);
      g_autoptr (GError) error = NULL;

      g_assert_false (favor_session_get_over (session));
      favor_session_submit (session, &action, &error);
      g_assert_no_error (error);
    }
}

void
emperor_fixture_open (EmperorFixture *self, FavorSession *session)
{
  *self = (EmperorFixture){ .session = session, .cursor = favor_cursor_new (session) };
  favor_cursor_set_follow (self->cursor, TRUE);
  look_as_decider (self);
  self->box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  self->view = g_object_new (EMPEROR_TYPE_VIEW, "vexpand", TRUE, NULL);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->view));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->view->hand));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->view->details));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->view->summary));
  gtk_widget_set_size_request (GTK_WIDGET (self->view->hand), -1, 140);
  gtk_widget_set_size_request (GTK_WIDGET (self->view->details), -1, 120);
  g_signal_connect_swapped (self->view, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (self->view, "refused", G_CALLBACK (refused_cb), self);
  favor_game_view_set_cursor (FAVOR_GAME_VIEW (self->view), self->cursor);
  favor_game_view_set_open (FAVOR_GAME_VIEW (self->view), TRUE);
}

void
emperor_fixture_show (EmperorFixture *self, int width, int height)
{
  self->window = page_fixture_show (self->box, width, height);
  g_object_unref (self->box);
}

void
emperor_fixture_close (EmperorFixture *self)
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

const EmperorState *
emperor_fixture_state (EmperorFixture *self)
{
  return favor_session_get_state (self->session,
                                  favor_session_get_n_plies (self->session));
}

void
emperor_fixture_play (EmperorFixture *self, guint n, FavorRng *rng)
{
  g_auto (FavorActions) legal = { 0 };

  while (n-- > 0 && !favor_session_get_over (self->session))
    {
      FavorAction action = emperor_random_action (emperor_fixture_state (self),
                                                  &legal,
                                                  rng);

      emperor_fixture_submit (self, &action);
    }
}

FavorPiece *
emperor_fixture_place (EmperorFixture *self, guint key)
{
  FavorPiece *piece = emperor_palace_get_piece (self->view->palace, key);

  g_assert_nonnull (piece);
  return piece;
}

FavorPiece *
emperor_fixture_card (EmperorFixture *self, gint piece, guint copy)
{
  guint key = (guint) piece * EMPEROR_KEY_COPIES + copy;

  g_assert_nonnull (favor_hand_find (self->view->hand, key));
  return favor_hand_find (self->view->hand, key);
}

FavorPiece *
emperor_fixture_event (EmperorFixture *self, gint event)
{
  guint key = EMPEROR_KEY_OPEN + (guint) event;

  g_assert_nonnull (favor_hand_find (self->view->hand, key));
  return favor_hand_find (self->view->hand, key);
}

void
emperor_fixture_press (FavorPiece *piece)
{
  g_signal_emit_by_name (piece, "activated");
}

static int
find_chip (EmperorFixture *self, const char *label)
{
  g_autoptr (GArray) chips = favor_chips_new ();

  favor_game_view_list_chips (FAVOR_GAME_VIEW (self->view), chips);
  for (guint i = 0; i < chips->len; i++)
    {
      const FavorChip *chip = &g_array_index (chips, FavorChip, i);

      if (g_str_equal (chip->label, label) && chip->why_not == NULL &&
          (chip->kind == FAVOR_CHIP_OPTION || chip->kind == FAVOR_CHIP_TOOL))
        return (int) chip->id;
    }
  return -1;
}

gboolean
emperor_fixture_has_chip (EmperorFixture *self, const char *label)
{
  return find_chip (self, label) >= 0;
}

gboolean
emperor_fixture_press_chip (EmperorFixture *self, const char *label)
{
  int id = find_chip (self, label);

  if (id < 0)
    return FALSE;
  favor_game_view_press_chip (FAVOR_GAME_VIEW (self->view), (guint) id);
  return TRUE;
}

void
emperor_fixture_clear (EmperorFixture *self)
{
  while (favor_game_view_clear (FAVOR_GAME_VIEW (self->view)))
    continue;
}
