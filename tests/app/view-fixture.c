/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "view-fixture.h"

#include "favor-accessible.h"
#include "favor-views.h"

void
view_fixture_look (ViewFixture *self)
{
  FavorSeat decider = favor_session_get_decider (self->session);

  favor_cursor_set_viewer (self->cursor, decider >= 0 ? decider : FAVOR_VIEWER_OPEN);
}

FavorAction
view_fixture_pick (FavorSession *session, FavorRng *rng)
{
  const FavorGame      *game = favor_session_get_game (session);
  guint                 n_plies = favor_session_get_n_plies (session);
  g_auto (FavorActions) legal = { 0 };
  guint64               kinds = 0;
  guint                 kind, n = 0, nth;

  game->list (favor_session_get_state (session, n_plies), &legal);
  for (guint i = 0; i < legal.n; i++)
    kinds |= G_GUINT64_CONSTANT (1) << legal.items[i].kind;
  g_assert_true (kinds != 0);
  do
    kind = favor_rng_below (rng, game->n_actions);
  while ((kinds >> kind & 1) == 0);
  for (guint i = 0; i < legal.n; i++)
    n += legal.items[i].kind == kind;
  nth = favor_rng_below (rng, n);
  for (guint i = 0;; i++)
    if (legal.items[i].kind == kind && nth-- == 0)
      return legal.items[i];
}

void
view_fixture_submit (ViewFixture *self, const FavorAction *action)
{
  g_autoptr (GError) error = NULL;
  FavorAction        copy = *action;

  favor_session_submit (self->session, &copy, &error);
  g_assert_no_error (error);
}

static void
chosen_cb (ViewFixture *self, const FavorAction *action)
{
  self->chosen = *action;
  self->n_chosen++;
  if (self->submits)
    view_fixture_submit (self, action);
}

static void
refused_cb (ViewFixture *self, const char *why)
{
  g_free (self->refused);
  self->refused = g_strdup (why);
  self->n_refused++;
}

static void
advised_cb (ViewFixture *self, const char *words)
{
  g_free (self->advised);
  self->advised = g_strdup (words);
}

void
view_fixture_open (ViewFixture *self, FavorSession *session)
{
  const FavorViewKind *kind = favor_views_find (favor_session_get_game (session)->id);

  view_fixture_open_as (self, session, kind->get_type ());
}

void
view_fixture_open_as (ViewFixture *self, FavorSession *session, GType type)
{
  GtkWidget *hand, *details, *summary;

  *self = (ViewFixture){ .session = session, .cursor = favor_cursor_new (session) };
  favor_cursor_set_follow (self->cursor, TRUE);
  view_fixture_look (self);
  self->box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  self->view = g_object_new (type, "vexpand", TRUE, NULL);
  hand = favor_game_view_get_hand (self->view);
  details = favor_game_view_get_details (self->view);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->view));
  gtk_box_append (GTK_BOX (self->box), hand);
  gtk_box_append (GTK_BOX (self->box), details);
  summary = favor_game_view_get_summary (self->view);
  if (summary != NULL)
    gtk_box_append (GTK_BOX (self->box), summary);
  gtk_widget_set_size_request (hand, -1, 140);
  gtk_widget_set_size_request (details, -1, 120);
  g_signal_connect_swapped (self->view, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (self->view, "refused", G_CALLBACK (refused_cb), self);
  g_signal_connect_swapped (self->view, "advised", G_CALLBACK (advised_cb), self);
  favor_game_view_set_cursor (self->view, self->cursor);
  favor_game_view_set_open (self->view, TRUE);
}

void
view_fixture_show (ViewFixture *self, int width, int height)
{
  self->window = page_fixture_show (self->box, width, height);
  g_object_unref (self->box);
}

void
view_fixture_close (ViewFixture *self)
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
  g_free (self->advised);
}

gconstpointer
view_fixture_state (ViewFixture *self)
{
  return favor_session_get_state (self->session,
                                  favor_session_get_n_plies (self->session));
}

void
view_fixture_press (FavorPiece *piece)
{
  g_assert_nonnull (piece);
  g_signal_emit_by_name (piece, "activated");
}

int
view_fixture_find_chip (ViewFixture *self, const char *label, gboolean on_offer)
{
  g_autoptr (GArray) chips = favor_chips_new ();

  favor_game_view_list_chips (self->view, chips);
  for (guint i = 0; i < chips->len; i++)
    {
      const FavorChip *chip = &g_array_index (chips, FavorChip, i);

      if (!g_str_equal (chip->label, label))
        continue;
      if (!on_offer || (chip->why_not == NULL && (chip->kind == FAVOR_CHIP_OPTION ||
                                                  chip->kind == FAVOR_CHIP_TOOL)))
        return (int) chip->id;
    }
  return -1;
}

char *
view_fixture_name_of (gpointer widget)
{
  favor_accessible_flush ();
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                             GTK_ACCESSIBLE_PROPERTY_LABEL,
                                             "");
}

static guint *counted;
static void (*update_view) (FavorPieceView *);

static void
count_update (FavorPieceView *view)
{
  (*counted)++;
  update_view (view);
}

void
view_fixture_count_updates (ViewFixture *self, guint *n)
{
  FavorPieceViewClass *klass = FAVOR_PIECE_VIEW_GET_CLASS (self->view);

  if (counted == NULL)
    update_view = klass->update;
  counted = n;
  klass->update = n != NULL ? count_update : update_view;
}
