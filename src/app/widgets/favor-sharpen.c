/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-sharpen.h"

#include "favor-art.h"

/* A picture that is to be drawn for a widget. */
typedef struct
{
  GWeakRef widget;
  char    *id;
  double   width;
  double   height;
  /* It shows something in the place of the picture. */
  gboolean shown;
} Wish;

static GQueue wishes = G_QUEUE_INIT;
static guint  idle;

static void
free_wish (Wish *wish)
{
  g_weak_ref_clear (&wish->widget);
  g_free (wish->id);
  g_free (wish);
}

/* Of a widget that shows something else by now, nothing is wanted any more. */
static void
grant (Wish *wish)
{
  g_autoptr (GtkWidget)  widget = g_weak_ref_get (&wish->widget);
  g_autoptr (GdkTexture) texture = NULL;

  if (widget == NULL || !gtk_widget_get_mapped (widget))
    return;
  texture = favor_art_get_texture (favor_art_get_default (),
                                   wish->id,
                                   wish->width,
                                   wish->height,
                                   gtk_widget_get_scale_factor (widget));
  if (wish->shown)
    gtk_widget_queue_draw (widget);
}

static gboolean
idle_cb (gpointer data)
{
  Wish *wish = g_queue_pop_head (&wishes);

  grant (wish);
  free_wish (wish);
  if (!g_queue_is_empty (&wishes))
    return G_SOURCE_CONTINUE;
  idle = 0;
  return G_SOURCE_REMOVE;
}

static void
queue (GtkWidget *widget, const char *id, double width, double height, gboolean shown)
{
  Wish *wish = g_new0 (Wish, 1);

  g_weak_ref_init (&wish->widget, widget);
  wish->id = g_strdup (id);
  wish->width = width;
  wish->height = height;
  wish->shown = shown;
  g_queue_push_tail (&wishes, wish);
  if (idle == 0)
    idle = g_idle_add_full (G_PRIORITY_LOW, idle_cb, NULL, NULL);
}

/**
 * favor_sharpen_queue:
 * @widget: is drawn anew when the picture is there
 * @id: of a picture
 * @width: of the place for it, in logical pixels
 * @height: of that place
 */
void
favor_sharpen_queue (GtkWidget *widget, const char *id, double width, double height)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (id != NULL);

  queue (widget, id, width, height, TRUE);
}

/**
 * favor_sharpen_prepare:
 * @widget: will show the picture, probably
 * @id: of a picture
 * @width: of the place for it, in logical pixels
 * @height: of that place
 *
 * As favor_sharpen_queue (), for what is not shown yet.
 */
void
favor_sharpen_prepare (GtkWidget *widget, const char *id, double width, double height)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (id != NULL);

  queue (widget, id, width, height, FALSE);
}
