/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-lazy.h"

typedef struct
{
  FavorLazyFunc func;
  guint         n_frames;
} Request;

static gboolean
frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  Request *request = data;

  /* The first call comes before the first frame is drawn. */
  if (++request->n_frames < 2)
    return G_SOURCE_CONTINUE;
  request->func (widget);
  return G_SOURCE_REMOVE;
}

void
favor_lazy_run (GtkWidget *widget, FavorLazyFunc func)
{
  Request *request;

  g_return_if_fail (GTK_IS_WIDGET (widget) && func != NULL);

  request = g_new0 (Request, 1);
  request->func = func;
  gtk_widget_add_tick_callback (widget, frame_cb, request, g_free);
}

typedef struct
{
  FavorLazyMenuFunc func;
  gpointer          data;
} Menu;

static void
create_menu_cb (GtkMenuButton *button, gpointer data)
{
  Menu                  *menu = data;
  g_autoptr (GMenuModel) model = NULL;

  if (gtk_menu_button_get_menu_model (button) != NULL)
    return;
  model = menu->func (menu->data);
  gtk_menu_button_set_menu_model (button, model);
}

void
favor_lazy_menu (GtkMenuButton *button, FavorLazyMenuFunc func, gpointer data)
{
  Menu *menu;

  g_return_if_fail (GTK_IS_MENU_BUTTON (button) && func != NULL);

  menu = g_new0 (Menu, 1);
  menu->func = func;
  menu->data = data;
  gtk_menu_button_set_menu_model (button, NULL);
  gtk_menu_button_set_create_popup_func (button, create_menu_cb, menu, g_free);
}
