/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-waited-sheet.h"

#include "favor-children.h"
#include "favor-closures.h"
#include "favor-label.h"

struct _FavorWaitedSheet
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *lines;
};

G_DEFINE_FINAL_TYPE (FavorWaitedSheet, favor_waited_sheet, GTK_TYPE_WIDGET)

static void
favor_waited_sheet_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FAVOR_TYPE_WAITED_SHEET);

  G_OBJECT_CLASS (favor_waited_sheet_parent_class)->dispose (object);
}

static void
favor_waited_sheet_class_init (FavorWaitedSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_waited_sheet_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "waited-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorWaitedSheet, box);
  gtk_widget_class_bind_template_child (widget_class, FavorWaitedSheet, lines);
  gtk_widget_class_set_css_name (widget_class, "waitedsheet");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
favor_waited_sheet_init (FavorWaitedSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
favor_waited_sheet_new (void)
{
  return g_object_new (FAVOR_TYPE_WAITED_SHEET, NULL);
}

void
favor_waited_sheet_set_lines (FavorWaitedSheet *self, const char *const *lines)
{
  g_return_if_fail (FAVOR_IS_WAITED_SHEET (self));
  g_return_if_fail (lines != NULL);

  favor_children_remove (self->lines);
  for (; *lines != NULL; lines++)
    {
      GtkWidget *line = favor_label_new_wrapping (NULL);

      gtk_label_set_label (GTK_LABEL (line), *lines);
      gtk_box_append (GTK_BOX (self->lines), line);
    }
}
