/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "config.h"

#include "seat-view.h"

#include "page-fixture.h"

G_DEFINE_FINAL_TYPE (SeatView, seat_view, FAVOR_TYPE_GAME_VIEW)

static void
describe_seat (FavorGameView *view, FavorSeat seat, FavorSeatLook *look)
{
  SEAT_VIEW (view)->describe (SEAT_VIEW (view), seat, look);
}

static void
describe_table (FavorGameView *view, char **first, char **second, char **words)
{
  *first = g_strdup ("3 votes each");
  *second = g_strdup ("Round 1, lap 2");
}

static void
seat_view_class_init (SeatViewClass *klass)
{
  FAVOR_GAME_VIEW_CLASS (klass)->describe_seat = describe_seat;
  FAVOR_GAME_VIEW_CLASS (klass)->describe_table = describe_table;
}

static void
seat_view_init (SeatView *self)
{
}

SeatView *
seat_view_new (void (*describe) (SeatView *self, FavorSeat seat, FavorSeatLook *look))
{
  SeatView *self = g_object_ref_sink (g_object_new (SEAT_TYPE_VIEW, NULL));

  self->describe = describe;
  return self;
}

gboolean
seat_view_says (GtkWidget *root, const char *text)
{
  GtkWidget *label = page_fixture_find (root, GTK_TYPE_LABEL, text);

  return label != NULL && gtk_widget_get_mapped (label);
}
