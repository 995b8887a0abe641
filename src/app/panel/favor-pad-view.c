/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-pad-view.h"

#include "favor-accessible.h"
#include "favor-children.h"
#include "favor-pad-table.h"
#include "favor-plot.h"
#include "favor-seat-sign.h"
#include "favor-tooltip.h"

/* Pads stand side by side where each has so much room. */
#define TABLE_WIDTH 300
/* Between the parts of the page. */
#define SPACING 6

struct _FavorPadView
{
  GtkWidget parent_instance;

  GtkWidget   *scroller;
  GtkWidget   *box;
  GtkWidget   *picker;
  GtkWidget   *tables;
  GtkWidget   *plot;
  FavorCursor *cursor;
  FavorSeat    seat;
  /* (nullable) */
  FavorGameView *view;
  /* How many pads there is room for, and whether they stand side by side. */
  guint    n_wanted;
  gboolean side_by_side;
  guint    idle;
  /* It was on the screen once: before that it is empty. */
  gboolean seen;
};

G_DEFINE_FINAL_TYPE (FavorPadView, favor_pad_view, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_CURSOR,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static FavorPadTable *
first_table (FavorPadView *self)
{
  GtkWidget *child = gtk_widget_get_first_child (self->tables);

  return child != NULL ? FAVOR_PAD_TABLE (child) : NULL;
}

static gboolean
has_rounds (FavorPadView *self)
{
  FavorPadTable *table = first_table (self);

  return table != NULL && favor_pad_table_get_has_rounds (table);
}

/* ---- Tables --------------------------------------------------------------------------- */

/* The first one tells whether there are more. */
static guint
count_tables (FavorPadView *self)
{
  FavorSession *session = favor_cursor_get_session (self->cursor);

  return has_rounds (self) ? MIN (self->n_wanted, favor_session_get_n_seats (session))
                           : 1;
}

/* The seat that was picked comes first, then those that follow it at the table. */
static FavorSeat
seat_of_table (FavorPadView *self, guint nth)
{
  FavorSession *session = favor_cursor_get_session (self->cursor);

  return (FavorSeat) (((guint) self->seat + nth) % favor_session_get_n_seats (session));
}

static void
add_table (FavorPadView *self, FavorSeat seat)
{
  GtkWidget *table = favor_pad_table_new ();

  favor_pad_table_set_cursor (FAVOR_PAD_TABLE (table), self->cursor);
  favor_pad_table_set_seat (FAVOR_PAD_TABLE (table), seat);
  favor_pad_table_set_view (FAVOR_PAD_TABLE (table), self->view);
  gtk_box_append (GTK_BOX (self->tables), table);
}

static void
update_tables (FavorPadView *self)
{
  GtkWidget *child = gtk_widget_get_first_child (self->tables);
  guint      i = 0;

  if (self->cursor == NULL || !self->seen)
    return;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->tables),
                                  self->side_by_side ? GTK_ORIENTATION_HORIZONTAL
                                                     : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_homogeneous (GTK_BOX (self->tables), self->side_by_side);
  while (child != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      if (i >= count_tables (self))
        gtk_box_remove (GTK_BOX (self->tables), child);
      else
        favor_pad_table_set_seat (FAVOR_PAD_TABLE (child), seat_of_table (self, i));
      i++;
      child = next;
    }
  for (; i < count_tables (self); i++)
    add_table (self, seat_of_table (self, i));
}

static void
remove_tables (FavorPadView *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->tables)) != NULL)
    gtk_box_remove (GTK_BOX (self->tables), child);
}

static gboolean
idle_cb (gpointer data)
{
  FavorPadView *self = data;

  self->idle = 0;
  update_tables (self);
  return G_SOURCE_REMOVE;
}

/* ---- Room ----------------------------------------------------------------------------- */

/* As many pads as fit beside each other; if that is one, as many as fit above each other. */
static guint
count_room (FavorPadView *self, int width, int height)
{
  FavorPadTable *table = first_table (self);
  int            beside = width / TABLE_WIDTH;
  int            rest, each;

  if (table == NULL)
    return 1;
  if (beside > 1)
    return (guint) beside;
  rest = height - favor_child_get_height (self->picker, width) -
         favor_child_get_height (self->plot, width) - 3 * SPACING;
  each = favor_child_get_height (favor_pad_table_get_pad (table), width) + SPACING;
  return (guint) MAX (1, rest / MAX (1, each));
}

/* Tables come and go after the allocation, never in it. */
static void
favor_pad_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FavorPadView *self = FAVOR_PAD_VIEW (widget);
  guint         n = count_room (self, width, height);
  gboolean      side_by_side = width / TABLE_WIDTH > 1;

  gtk_widget_size_allocate (self->scroller, &(GtkAllocation){ 0, 0, width, height }, -1);
  if (n == self->n_wanted && side_by_side == self->side_by_side)
    return;
  self->n_wanted = n;
  self->side_by_side = side_by_side;
  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, idle_cb, self, NULL);
}

static void
favor_pad_view_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  gtk_widget_measure (FAVOR_PAD_VIEW (widget)->scroller,
                      orientation,
                      for_size,
                      minimum,
                      natural,
                      NULL,
                      NULL);
}

/* ---- Seats ---------------------------------------------------------------------------- */

static void
seat_toggled_cb (GtkToggleButton *button, FavorPadView *self)
{
  guint seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "seat"));

  if (gtk_toggle_button_get_active (button))
    favor_pad_view_set_seat (self, (FavorSeat) seat);
}

static void
update_picker (FavorPadView *self)
{
  guint i = 0;

  gtk_widget_set_visible (self->picker, has_rounds (self));
  for (GtkWidget *button = gtk_widget_get_first_child (self->picker); button != NULL;
       button = gtk_widget_get_next_sibling (button), i++)
    if (i == (guint) self->seat)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
}

static void
build_picker (FavorPadView *self)
{
  FavorSession    *session = favor_cursor_get_session (self->cursor);
  GtkToggleButton *group = NULL;
  GtkWidget       *child;

  while ((child = gtk_widget_get_first_child (self->picker)) != NULL)
    gtk_box_remove (GTK_BOX (self->picker), child);
  for (guint i = 0; i < favor_session_get_n_seats (session); i++)
    {
      const FavorPlayer *player = favor_session_get_player (session, (FavorSeat) i);
      GtkWidget         *button = gtk_toggle_button_new ();

      gtk_button_set_child (GTK_BUTTON (button),
                            favor_seat_sign_new (player->colour, 22));
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_add_css_class (button, "seatpick");
      favor_tooltip_set (button, player->name);
      favor_accessible_set_name (button, player->name);
      g_object_set_data (G_OBJECT (button), "seat", GUINT_TO_POINTER (i));
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), group);
      group = GTK_TOGGLE_BUTTON (button);
      g_signal_connect (button, "toggled", G_CALLBACK (seat_toggled_cb), self);
      gtk_box_append (GTK_BOX (self->picker), button);
    }
  update_picker (self);
}

static void
fill (FavorPadView *self)
{
  if (self->cursor == NULL || !self->seen)
    return;
  favor_ply_picture_set_cursor (FAVOR_PLY_PICTURE (self->plot), self->cursor);
  update_tables (self);
  build_picker (self);
}

/* Many a game ends without a look at them where another page lies in front or there is no room. */
static void
favor_pad_view_map (GtkWidget *widget)
{
  FavorPadView *self = FAVOR_PAD_VIEW (widget);

  if (!self->seen)
    {
      self->seen = TRUE;
      fill (self);
    }

  GTK_WIDGET_CLASS (favor_pad_view_parent_class)->map (widget);
}

static void
drop_cursor (FavorPadView *self)
{
  if (self->cursor == NULL)
    return;
  g_signal_handlers_disconnect_by_data (favor_cursor_get_session (self->cursor), self);
  favor_ply_picture_set_cursor (FAVOR_PLY_PICTURE (self->plot), NULL);
  remove_tables (self);
  g_clear_object (&self->cursor);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
favor_pad_view_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  FavorPadView *self = FAVOR_PAD_VIEW (object);

  switch (prop_id)
    {
    case PROP_CURSOR:
      g_value_set_object (value, self->cursor);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_pad_view_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  FavorPadView *self = FAVOR_PAD_VIEW (object);

  switch (prop_id)
    {
    case PROP_CURSOR:
      favor_pad_view_set_cursor (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_pad_view_dispose (GObject *object)
{
  FavorPadView *self = FAVOR_PAD_VIEW (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  drop_cursor (self);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (favor_pad_view_parent_class)->dispose (object);
}

static void
favor_pad_view_class_init (FavorPadViewClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = favor_pad_view_get_property;
  object_class->set_property = favor_pad_view_set_property;
  object_class->dispose = favor_pad_view_dispose;
  widget_class->map = favor_pad_view_map;
  widget_class->measure = favor_pad_view_measure;
  widget_class->size_allocate = favor_pad_view_size_allocate;

  properties[PROP_CURSOR] = g_param_spec_object ("cursor",
                                                 NULL,
                                                 NULL,
                                                 FAVOR_TYPE_CURSOR,
                                                 G_PARAM_READWRITE |
                                                   G_PARAM_EXPLICIT_NOTIFY |
                                                   G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "padview");
}

static void
favor_pad_view_init (FavorPadView *self)
{
  self->n_wanted = 1;
  self->picker = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  gtk_box_set_homogeneous (GTK_BOX (self->picker), TRUE);
  self->tables = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  self->plot = favor_plot_new (FALSE);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  gtk_widget_add_css_class (self->box, "pagebox");
  gtk_box_append (GTK_BOX (self->box), self->picker);
  gtk_box_append (GTK_BOX (self->box), self->tables);
  gtk_box_append (GTK_BOX (self->box), self->plot);
  self->scroller = gtk_scrolled_window_new ();
  /* What is in it takes the focus. */
  gtk_widget_set_focusable (self->scroller, FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller),
                                  GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->box);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

/**
 * favor_pad_view_new:
 *
 * Returns: (transfer floating): pads without a cursor
 */
GtkWidget *
favor_pad_view_new (void)
{
  return g_object_new (FAVOR_TYPE_PAD_VIEW, NULL);
}

/**
 * favor_pad_view_set_cursor:
 * @cursor: (nullable): whose pads to show, as they were at its ply
 */
void
favor_pad_view_set_cursor (FavorPadView *self, FavorCursor *cursor)
{
  g_return_if_fail (FAVOR_IS_PAD_VIEW (self));

  if (self->cursor == cursor)
    return;
  drop_cursor (self);
  if (cursor != NULL)
    {
      self->cursor = g_object_ref (cursor);
      self->seat = MAX (favor_cursor_get_viewer (cursor), 0);
      g_signal_connect_object (favor_cursor_get_session (cursor),
                               "players-changed",
                               G_CALLBACK (fill),
                               self,
                               G_CONNECT_SWAPPED);
      fill (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CURSOR]);
}

/**
 * favor_pad_view_get_seat:
 *
 * Returns: whose pad is shown, or shown first
 */
FavorSeat
favor_pad_view_get_seat (FavorPadView *self)
{
  g_return_val_if_fail (FAVOR_IS_PAD_VIEW (self), 0);

  return self->seat;
}

/**
 * favor_pad_view_set_seat:
 * @seat: whose pad to show
 */
void
favor_pad_view_set_seat (FavorPadView *self, FavorSeat seat)
{
  g_return_if_fail (FAVOR_IS_PAD_VIEW (self));
  g_return_if_fail (seat >= 0);

  if (self->cursor == NULL || self->seat == seat)
    return;
  self->seat = seat;
  if (!self->seen)
    return;
  update_tables (self);
  update_picker (self);
}

void
favor_pad_view_set_view (FavorPadView *self, FavorGameView *view)
{
  g_return_if_fail (FAVOR_IS_PAD_VIEW (self));

  self->view = view;
  for (GtkWidget *table = gtk_widget_get_first_child (self->tables); table != NULL;
       table = gtk_widget_get_next_sibling (table))
    favor_pad_table_set_view (FAVOR_PAD_TABLE (table), view);
}
