/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-pad-tick.h"

#include "favor-accessible.h"
#include "favor-art-picture.h"
#include "favor-signals.h"
#include "favor-tooltip.h"

#define PICTURE 20

struct _FavorPadTick
{
  GtkWidget parent_instance;

  GtkWidget     *picture;
  GtkWidget     *box;
  FavorGameView *view;
  FavorCursor   *cursor;
  GSignalGroup  *cursor_signals;
  FavorSeat      seat;
};

G_DEFINE_FINAL_TYPE (FavorPadTick, favor_pad_tick, GTK_TYPE_WIDGET)

/* Many a game has no such mark. */
static void
make_parts (FavorPadTick *self)
{
  self->picture = g_object_new (FAVOR_TYPE_ART_PICTURE, "width", PICTURE, NULL);
  gtk_widget_set_parent (self->picture, GTK_WIDGET (self));
  /* It is read, not pressed. */
  self->box = gtk_check_button_new ();
  gtk_widget_set_can_target (self->box, FALSE);
  gtk_widget_set_focusable (self->box, FALSE);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

static void
show_tick (FavorPadTick *self)
{
  g_auto (FavorTick) tick = { 0 };

  if (self->view != NULL && self->cursor != NULL)
    favor_game_view_describe_pad (self->view,
                                  favor_cursor_get_state (self->cursor),
                                  self->seat,
                                  &tick);
  gtk_widget_set_visible (GTK_WIDGET (self), tick.words != NULL);
  if (tick.words == NULL)
    return;
  if (self->box == NULL)
    make_parts (self);
  g_object_set (self->picture, "art", tick.art, NULL);
  gtk_widget_set_visible (self->picture, tick.art != NULL);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->box), tick.ticked);
  favor_accessible_set_name (self->box, tick.words);
  favor_tooltip_set (GTK_WIDGET (self), tick.words);
}

static void
favor_pad_tick_dispose (GObject *object)
{
  FavorPadTick *self = FAVOR_PAD_TICK (object);

  g_clear_object (&self->cursor_signals);
  g_clear_pointer (&self->picture, gtk_widget_unparent);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (favor_pad_tick_parent_class)->dispose (object);
}

static void
favor_pad_tick_class_init (FavorPadTickClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_pad_tick_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "padtick");
}

static void
favor_pad_tick_init (FavorPadTick *self)
{
  self->cursor_signals = favor_signals_new (FAVOR_TYPE_CURSOR,
                                            self,
                                            "moved",
                                            G_CALLBACK (show_tick),
                                            NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * favor_pad_tick_new:
 *
 * Returns: (transfer floating): a mark of nothing
 */
GtkWidget *
favor_pad_tick_new (void)
{
  return g_object_new (FAVOR_TYPE_PAD_TICK, NULL);
}

/**
 * favor_pad_tick_show:
 * @view: (nullable): says what is noted; not owned
 * @cursor: (nullable): what to follow; not owned
 * @seat: whose pad it is
 */
void
favor_pad_tick_show (FavorPadTick  *self,
                     FavorGameView *view,
                     FavorCursor   *cursor,
                     FavorSeat      seat)
{
  g_return_if_fail (FAVOR_IS_PAD_TICK (self));

  g_signal_group_set_target (self->cursor_signals, cursor);
  self->view = view;
  self->cursor = cursor;
  self->seat = seat;
  if (cursor != NULL)
    show_tick (self);
}
