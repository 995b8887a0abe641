/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-log-line.h"

#include "favor-accessible.h"
#include "favor-closures.h"
#include "favor-log-model.h"
#include "favor-properties.h"
#include "favor-seat-sign.h"

/* All that is seen follows these by the bindings of the template. */
struct _FavorLogLine
{
  GtkBox parent_instance;

  FavorCursor *cursor;
  FavorLogRow *row;
  char        *heading;
  gboolean     numbered;
};

G_DEFINE_FINAL_TYPE (FavorLogLine, favor_log_line, GTK_TYPE_BOX)

enum
{
  PROP_CURSOR,
  PROP_ROW,
  PROP_HEADING,
  PROP_NUMBERED,
  N_PROPS
};

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_CURSOR] = { "cursor", G_TYPE_OBJECT, FAVOR_WRITABLE,
                    FAVOR_MEMBER (FavorLogLine, cursor),
                    .class_type = favor_cursor_get_type },
  [PROP_ROW] = { "row", G_TYPE_OBJECT, FAVOR_WRITABLE, FAVOR_MEMBER (FavorLogLine, row),
                 .class_type = favor_log_row_get_type },
  [PROP_HEADING] = { "heading", G_TYPE_STRING, FAVOR_WRITABLE,
                     FAVOR_MEMBER (FavorLogLine, heading) },
  [PROP_NUMBERED] = { "numbered", G_TYPE_BOOLEAN, FAVOR_WRITABLE,
                      FAVOR_MEMBER (FavorLogLine, numbered) },
};

/* clang-format on */

/* What has the focus is the row of the list around the line. */
static void
text_set_cb (GtkLabel *label, GParamSpec *pspec, FavorLogLine *self)
{
  GtkWidget *row = gtk_widget_get_parent (GTK_WIDGET (self));

  if (row != NULL)
    favor_accessible_set_name (row, gtk_label_get_label (label));
}

static void
favor_log_line_class_init (FavorLogLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (FAVOR_TYPE_SEAT_SIGN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "log-line.ui");
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_is_set);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_log_classes);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_log_text);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_sign_colour);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_sign_opacity);
  gtk_widget_class_bind_template_callback (widget_class, text_set_cb);
  favor_properties_install (G_OBJECT_CLASS (klass), table, N_PROPS, NULL);
}

static void
favor_log_line_init (FavorLogLine *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * favor_log_line_new:
 * @numbered: whether the number of its ply stands before the words
 *
 * Returns: (transfer floating): a line without a row
 */
GtkWidget *
favor_log_line_new (gboolean numbered)
{
  return g_object_new (FAVOR_TYPE_LOG_LINE, "numbered", numbered, NULL);
}
