/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "emperor-view-private.h"

#include "favor-views.h"

G_DEFINE_FINAL_TYPE (EmperorView, emperor_view, FAVOR_TYPE_GAME_VIEW)

const EmperorState *
emperor_view_get_state (EmperorView *self)
{
  return favor_cursor_get_state (favor_game_view_get_cursor (FAVOR_GAME_VIEW (self)));
}

const FavorNames *
emperor_view_get_names (EmperorView *self)
{
  FavorCursor *cursor = favor_game_view_get_cursor (FAVOR_GAME_VIEW (self));

  return favor_session_get_names (favor_cursor_get_session (cursor));
}

FavorSeat
emperor_view_get_holder (EmperorView *self)
{
  FavorCursor        *cursor = favor_game_view_get_cursor (FAVOR_GAME_VIEW (self));
  const EmperorState *state = favor_cursor_get_state (cursor);
  FavorSeat           viewer = favor_cursor_get_viewer (cursor);

  if (viewer != FAVOR_VIEWER_OPEN)
    return viewer;
  return state->head.decider >= 0 ? state->head.decider : 0;
}

/* ---- Pieces --------------------------------------------------------------------------- */

static void
activated_cb (EmperorView *self, FavorPiece *piece)
{
  emperor_view_press (self, piece);
}

static void
dropped_cb (EmperorView *self, FavorPiece *other, FavorPiece *piece)
{
  emperor_view_drop (self, piece, other);
}

void
emperor_view_listen (EmperorView *self, FavorPiece *piece)
{
  g_signal_connect_object (piece,
                           "activated",
                           G_CALLBACK (activated_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (piece,
                           "dropped",
                           G_CALLBACK (dropped_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (piece,
                           "inspected",
                           G_CALLBACK (emperor_view_inspect),
                           self,
                           G_CONNECT_SWAPPED);
}

/* Who sits where, in which colours. */
static void
show_seats (EmperorView *self)
{
  FavorSession *session =
    favor_cursor_get_session (favor_game_view_get_cursor (FAVOR_GAME_VIEW (self)));
  guint  n = favor_session_get_n_seats (session);
  guint8 colours[EMPEROR_MAX_SEATS] = { 0 };

  for (guint seat = 0; seat < n; seat++)
    colours[seat] = favor_session_get_player (session, (FavorSeat) seat)->colour;
  emperor_palace_set_seats (self->palace, favor_session_get_names (session), colours, n);
}

void
emperor_view_draw (EmperorView *self, gboolean animate)
{
  FavorCursor *cursor = favor_game_view_get_cursor (FAVOR_GAME_VIEW (self));

  show_seats (self);
  emperor_palace_show (self->palace,
                       emperor_view_get_state (self),
                       favor_cursor_get_viewer (cursor),
                       animate);
  emperor_view_fill_hand (self);
  emperor_view_update_states (self);
  favor_hand_update (self->hand, animate);
}

/* ---- Following ------------------------------------------------------------------------ */

static void
emperor_view_step (FavorGameView    *view,
                   gconstpointer     before,
                   gconstpointer     after,
                   const FavorEvent *events,
                   guint             n_events)
{
  EmperorView *self = EMPEROR_VIEW (view);
  guint        from = favor_game_head (before)->ply, to = favor_game_head (after)->ply;

  if (from != to)
    emperor_aim_clear (self->aim);
  /* Far from what was seen before, cards have no way from there to here. */
  emperor_view_draw (self, MAX (from, to) - MIN (from, to) <= 1);
}

/* The word "Review" hangs from the upper edge. */
#define REVIEW_TOP 30

static void
classes_changed_cb (EmperorView *self)
{
  gboolean reviewing = gtk_widget_has_css_class (GTK_WIDGET (self), "reviewing");

  emperor_palace_set_top (self->palace, reviewing ? REVIEW_TOP : 0);
}

static void
cursor_changed_cb (EmperorView *self)
{
  FavorCursor *cursor = favor_game_view_get_cursor (FAVOR_GAME_VIEW (self));

  g_clear_object (&self->aim);
  g_clear_object (&self->model);
  if (cursor == NULL)
    return;
  self->model = favor_choice_model_new (cursor);
  self->aim = emperor_aim_new (self->model);
  g_signal_connect_object (self->aim,
                           "changed",
                           G_CALLBACK (emperor_view_update_states),
                           self,
                           G_CONNECT_SWAPPED);
  /* The list is there before it may be used. */
  g_signal_connect_object (self->model,
                           "notify::can-submit",
                           G_CALLBACK (emperor_view_update_states),
                           self,
                           G_CONNECT_SWAPPED);
  emperor_view_draw (self, FALSE);
}

/* ---- Places on the page --------------------------------------------------------------- */

static GtkWidget *
get_hand (FavorGameView *view)
{
  return GTK_WIDGET (EMPEROR_VIEW (view)->hand);
}

static GtkWidget *
get_details (FavorGameView *view)
{
  return GTK_WIDGET (EMPEROR_VIEW (view)->details);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
emperor_view_dispose (GObject *object)
{
  EmperorView *self = EMPEROR_VIEW (object);

  g_clear_pointer ((GtkWidget **) &self->palace, gtk_widget_unparent);
  g_clear_object (&self->hand);
  g_clear_object (&self->details);
  g_clear_object (&self->aim);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (emperor_view_parent_class)->dispose (object);
}

static void
emperor_view_class_init (EmperorViewClass *klass)
{
  GObjectClass       *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass     *widget_class = GTK_WIDGET_CLASS (klass);
  FavorGameViewClass *view_class = FAVOR_GAME_VIEW_CLASS (klass);

  object_class->dispose = emperor_view_dispose;
  view_class->step = emperor_view_step;
  view_class->get_hand = get_hand;
  view_class->get_details = get_details;
  emperor_view_install_keys (view_class);
  emperor_view_install_bar (view_class);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "emperorview");
}

static void
listen_to_all (EmperorView *self)
{
  for (guint key = 0; key <= EMPEROR_KEY_PRICES; key++)
    {
      FavorPiece *piece = emperor_palace_get_piece (self->palace, key);

      if (piece != NULL)
        emperor_view_listen (self, piece);
    }
}

static void
emperor_view_init (EmperorView *self)
{
  self->noted = FAVOR_NONE;
  self->palace = emperor_palace_new ();
  gtk_widget_set_parent (GTK_WIDGET (self->palace), GTK_WIDGET (self));
  /* The page takes these; they live as long as the view. */
  self->hand = g_object_ref_sink (favor_hand_new ());
  self->details = g_object_ref_sink (favor_details_new ());
  listen_to_all (self);
  g_signal_connect_object (self->palace,
                           "piece-added",
                           G_CALLBACK (emperor_view_listen),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::cursor", G_CALLBACK (cursor_changed_cb), NULL);
  g_signal_connect (self, "notify::css-classes", G_CALLBACK (classes_changed_cb), NULL);
  g_signal_connect (self, "notify::open", G_CALLBACK (emperor_view_update_states), NULL);
}

const FavorViewKind favor_emperor_view_kind = {
  .game_id = "emperors-favor",
  .get_type = emperor_view_get_type,
};
