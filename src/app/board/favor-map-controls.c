/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-map-controls.h"

#include "favor-accessible.h"
#include "favor-children.h"
#include "favor-tooltip.h"

/* In a lower window they would cover what is seen. */
#define MARGIN     9
#define LEAST_ROOM 160

static const struct
{
  const char *icon;
  const char *action;
  const char *title;
} buttons[] = {
  /* Translators: a button of a map, and what it does, for ears */
  { "zoom-out-symbolic", "map.zoom-out", N_ ("Zoom out") },
  /* Translators: a button of a map, and what it does, for ears: all of it is to be seen */
  { "zoom-fit-best-symbolic", "map.fit", N_ ("Show all of the map") },
  /* Translators: a button of a map, and what it does, for ears */
  { "zoom-in-symbolic", "map.zoom-in", N_ ("Zoom in") },
};

/**
 * favor_map_controls_new:
 *
 * Returns: (transfer floating): the buttons
 */
GtkWidget *
favor_map_controls_new (void)
{
  GtkWidget *box = favor_accessible_new_group (GTK_TYPE_BOX);

  gtk_widget_add_css_class (box, "osd");
  gtk_widget_add_css_class (box, "map-controls");
  /* Translators: three buttons of a map, for ears */
  favor_accessible_set_name (box, _ ("Zoom"));
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      GtkWidget *button = gtk_button_new_from_icon_name (buttons[i].icon);

      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), buttons[i].action);
      gtk_widget_add_css_class (button, "flat");
      favor_tooltip_set (button, _ (buttons[i].title));
      favor_accessible_set_name (button, _ (buttons[i].title));
      gtk_box_append (GTK_BOX (box), button);
    }
  return box;
}

/**
 * favor_map_controls_allocate:
 * @width: of the window, in pixels
 * @height: of the window, in pixels
 *
 * Returns: how much they cover in their corner of the window, in pixels
 */
graphene_size_t
favor_map_controls_allocate (GtkWidget *controls, int width, int height)
{
  gboolean      rtl = gtk_widget_get_direction (controls) == GTK_TEXT_DIR_RTL;
  gboolean      shown = width >= LEAST_ROOM && height >= LEAST_ROOM;
  GtkAllocation at;

  gtk_widget_set_child_visible (controls, shown);
  if (!shown || !gtk_widget_get_visible (controls))
    return GRAPHENE_SIZE_INIT (0, 0);
  at.width = favor_child_get_natural (controls, GTK_ORIENTATION_HORIZONTAL, -1);
  at.height = favor_child_get_natural (controls, GTK_ORIENTATION_VERTICAL, at.width);
  at.x = rtl ? width - MARGIN - at.width : MARGIN;
  at.y = height - MARGIN - at.height;
  favor_child_allocate (controls, &at);
  return GRAPHENE_SIZE_INIT ((float) (MARGIN + at.width), (float) (MARGIN + at.height));
}
