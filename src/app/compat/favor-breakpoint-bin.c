/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-breakpoint-bin.h"

#include "favor-properties.h"

/* Of GtkSettings:gtk-xft-dpi. */
#define USUAL_DPI (96.0 * 1024)

struct _FavorBreakpointBin
{
  GtkWidget parent_instance;

  GtkWidget *child;
  int        breakpoint;
  gboolean   narrow;
  guint      update_id;
};

enum
{
  PROP_CHILD,
  PROP_BREAKPOINT,
  PROP_NARROW,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static GtkBuildableIface *parent_buildable_iface;

static void favor_breakpoint_bin_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (
  FavorBreakpointBin,
  favor_breakpoint_bin,
  GTK_TYPE_WIDGET,
  G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, favor_breakpoint_bin_buildable_init))

/* Larger letters need more room for the same words. */
static gboolean
is_narrow (FavorBreakpointBin *self)
{
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (self));
  int          width = gtk_widget_get_width (GTK_WIDGET (self));
  int          dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  return width > 0 && width < self->breakpoint * MAX (1, dpi / USUAL_DPI);
}

static gboolean
update_cb (gpointer user_data)
{
  FavorBreakpointBin *self = user_data;
  gboolean            narrow = is_narrow (self);

  self->update_id = 0;
  if (narrow != self->narrow)
    {
      self->narrow = narrow;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NARROW]);
    }
  return G_SOURCE_REMOVE;
}

static void
set_child (FavorBreakpointBin *self, GtkWidget *child)
{
  if (self->child == child)
    return;
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHILD]);
}

static GtkSizeRequestMode
favor_breakpoint_bin_get_request_mode (GtkWidget *widget)
{
  FavorBreakpointBin *self = FAVOR_BREAKPOINT_BIN (widget);

  return self->child != NULL ? gtk_widget_get_request_mode (self->child)
                             : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* As narrow as asked for: the child is arranged anew when it gets little room, so its least
 * width now says nothing. */
static void
favor_breakpoint_bin_measure (GtkWidget     *widget,
                              GtkOrientation orientation,
                              int            for_size,
                              int           *minimum,
                              int           *natural,
                              int           *minimum_baseline,
                              int           *natural_baseline)
{
  FavorBreakpointBin *self = FAVOR_BREAKPOINT_BIN (widget);
  int                 least = -1;

  *minimum = *natural = 0;
  if (self->child == NULL)
    return;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    {
      gtk_widget_measure (self->child,
                          GTK_ORIENTATION_HORIZONTAL,
                          -1,
                          &least,
                          NULL,
                          NULL,
                          NULL);
      for_size = MAX (for_size, least);
    }
  gtk_widget_measure (self->child, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = 0;
}

static void
favor_breakpoint_bin_size_allocate (GtkWidget *widget,
                                    int        width,
                                    int        height,
                                    int        baseline)
{
  FavorBreakpointBin *self = FAVOR_BREAKPOINT_BIN (widget);
  int                 least_width;
  int                 least_height;

  if (self->child != NULL)
    {
      gtk_widget_measure (self->child,
                          GTK_ORIENTATION_HORIZONTAL,
                          -1,
                          &least_width,
                          NULL,
                          NULL,
                          NULL);
      width = MAX (width, least_width);
      gtk_widget_measure (self->child,
                          GTK_ORIENTATION_VERTICAL,
                          width,
                          &least_height,
                          NULL,
                          NULL,
                          NULL);
      gtk_widget_allocate (self->child,
                           width,
                           MAX (height, least_height),
                           baseline,
                           NULL);
    }
  /* Never from inside an allocation: what is bound to `narrow` asks for another one. */
  if (is_narrow (self) != self->narrow && self->update_id == 0)
    self->update_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, update_cb, self, NULL);
}

static void
favor_breakpoint_bin_add_child (GtkBuildable *buildable,
                                GtkBuilder   *builder,
                                GObject      *child,
                                const char   *type)
{
  if (GTK_IS_WIDGET (child))
    set_child (FAVOR_BREAKPOINT_BIN (buildable), GTK_WIDGET (child));
  else
    parent_buildable_iface->add_child (buildable, builder, child, type);
}

static void
favor_breakpoint_bin_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable_iface = g_type_interface_peek_parent (iface);
  iface->add_child = favor_breakpoint_bin_add_child;
}

static void
favor_breakpoint_bin_dispose (GObject *object)
{
  FavorBreakpointBin *self = FAVOR_BREAKPOINT_BIN (object);

  g_clear_handle_id (&self->update_id, g_source_remove);
  g_clear_pointer (&self->child, gtk_widget_unparent);

  G_OBJECT_CLASS (favor_breakpoint_bin_parent_class)->dispose (object);
}

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_CHILD] = { "child", G_TYPE_OBJECT, FAVOR_WRITABLE,
                   FAVOR_MEMBER (FavorBreakpointBin, child),
                   .class_type = gtk_widget_get_type, .set = G_CALLBACK (set_child) },
  [PROP_BREAKPOINT] = { "breakpoint", G_TYPE_INT, FAVOR_WRITABLE,
                        FAVOR_MEMBER (FavorBreakpointBin, breakpoint), .max = G_MAXINT,
                        .changed = G_CALLBACK (gtk_widget_queue_resize) },
  [PROP_NARROW] = { "narrow", G_TYPE_BOOLEAN, FAVOR_READABLE,
                    FAVOR_MEMBER (FavorBreakpointBin, narrow) },
};

/* clang-format on */

static void
favor_breakpoint_bin_class_init (FavorBreakpointBinClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_breakpoint_bin_dispose;
  widget_class->get_request_mode = favor_breakpoint_bin_get_request_mode;
  widget_class->measure = favor_breakpoint_bin_measure;
  widget_class->size_allocate = favor_breakpoint_bin_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  favor_properties_install (object_class, table, N_PROPS, properties);
}

static void
favor_breakpoint_bin_init (FavorBreakpointBin *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
