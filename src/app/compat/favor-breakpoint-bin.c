/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-breakpoint-bin.h"

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
  PROP_0,
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
favor_breakpoint_bin_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  FavorBreakpointBin *self = FAVOR_BREAKPOINT_BIN (object);

  switch (prop_id)
    {
    case PROP_CHILD:
      g_value_set_object (value, self->child);
      break;
    case PROP_BREAKPOINT:
      g_value_set_int (value, self->breakpoint);
      break;
    case PROP_NARROW:
      g_value_set_boolean (value, self->narrow);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_breakpoint_bin_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  FavorBreakpointBin *self = FAVOR_BREAKPOINT_BIN (object);

  switch (prop_id)
    {
    case PROP_CHILD:
      set_child (self, g_value_get_object (value));
      break;
    case PROP_BREAKPOINT:
      if (self->breakpoint == g_value_get_int (value))
        break;
      self->breakpoint = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      g_object_notify_by_pspec (object, pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_breakpoint_bin_dispose (GObject *object)
{
  FavorBreakpointBin *self = FAVOR_BREAKPOINT_BIN (object);

  g_clear_handle_id (&self->update_id, g_source_remove);
  g_clear_pointer (&self->child, gtk_widget_unparent);

  G_OBJECT_CLASS (favor_breakpoint_bin_parent_class)->dispose (object);
}

static void
favor_breakpoint_bin_class_init (FavorBreakpointBinClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags     flags = G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = favor_breakpoint_bin_get_property;
  object_class->set_property = favor_breakpoint_bin_set_property;
  object_class->dispose = favor_breakpoint_bin_dispose;
  widget_class->get_request_mode = favor_breakpoint_bin_get_request_mode;
  widget_class->measure = favor_breakpoint_bin_measure;
  widget_class->size_allocate = favor_breakpoint_bin_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  properties[PROP_CHILD] = g_param_spec_object ("child",
                                                NULL,
                                                NULL,
                                                GTK_TYPE_WIDGET,
                                                G_PARAM_READWRITE | flags);
  properties[PROP_BREAKPOINT] = g_param_spec_int ("breakpoint",
                                                  NULL,
                                                  NULL,
                                                  0,
                                                  G_MAXINT,
                                                  0,
                                                  G_PARAM_READWRITE | flags);
  properties[PROP_NARROW] = g_param_spec_boolean ("narrow",
                                                  NULL,
                                                  NULL,
                                                  FALSE,
                                                  G_PARAM_READABLE | flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
favor_breakpoint_bin_init (FavorBreakpointBin *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
