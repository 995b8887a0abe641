/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-pad-view.h"

#include "favor-accessible.h"
#include "favor-children.h"
#include "favor-closures.h"
#include "favor-pad-table.h"
#include "favor-plot.h"
#include "favor-properties.h"
#include "favor-seat-sign.h"
#include "favor-signals.h"
#include "favor-tooltip.h"

/* Pads stand side by side where each has so much room. */
#define TABLE_WIDTH 300
/* Between the parts of the page, as in the template. */
#define SPACING 6

struct _FavorPadView
{
  GtkWidget parent_instance;

  GtkWidget    *scroller;
  GtkWidget    *box;
  GtkWidget    *picker;
  GtkWidget    *tables;
  GtkWidget    *plot;
  FavorCursor  *cursor;
  GSignalGroup *session_signals;
  FavorSeat     seat;
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
  PROP_CURSOR,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void watch_cursor (FavorPadView *self);

/* clang-format off */
static const FavorProperty descriptions[N_PROPS] = {
  [PROP_CURSOR] = { "cursor", G_TYPE_OBJECT, FAVOR_WRITABLE,
                    FAVOR_MEMBER (FavorPadView, cursor), .class_type = favor_cursor_get_type,
                    .changed = G_CALLBACK (watch_cursor) },
};

/* clang-format on */

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
show_tables (FavorPadView *self)
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
  show_tables (self);
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
  favor_child_measure (FAVOR_PAD_VIEW (widget)->scroller,
                       orientation,
                       for_size,
                       minimum,
                       natural);
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
show_picked (FavorPadView *self)
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
      const char        *name = favor_session_get_name (session, (FavorSeat) i);
      GtkWidget         *button = gtk_toggle_button_new ();

      gtk_button_set_child (GTK_BUTTON (button),
                            favor_seat_sign_new (player->colour, 22));
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_add_css_class (button, "seatpick");
      favor_tooltip_set (button, name);
      favor_accessible_set_name (button, name);
      g_object_set_data (G_OBJECT (button), "seat", GUINT_TO_POINTER (i));
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), group);
      group = GTK_TOGGLE_BUTTON (button);
      g_signal_connect (button, "toggled", G_CALLBACK (seat_toggled_cb), self);
      gtk_box_append (GTK_BOX (self->picker), button);
    }
  show_picked (self);
}

static void
show_players (FavorPadView *self)
{
  if (self->cursor == NULL || !self->seen)
    return;
  favor_ply_picture_set_cursor (FAVOR_PLY_PICTURE (self->plot), self->cursor);
  show_tables (self);
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
      show_players (self);
    }

  GTK_WIDGET_CLASS (favor_pad_view_parent_class)->map (widget);
}

static void
watch_cursor (FavorPadView *self)
{
  FavorCursor *cursor = self->cursor;

  remove_tables (self);
  favor_ply_picture_set_cursor (FAVOR_PLY_PICTURE (self->plot), NULL);
  g_signal_group_set_target (self->session_signals,
                             cursor != NULL ? favor_cursor_get_session (cursor) : NULL);
  if (cursor != NULL)
    self->seat = MAX (favor_cursor_get_viewer (cursor), 0);
  show_players (self);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
favor_pad_view_dispose (GObject *object)
{
  FavorPadView *self = FAVOR_PAD_VIEW (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_object (&self->session_signals);
  favor_properties_clear (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), FAVOR_TYPE_PAD_VIEW);

  G_OBJECT_CLASS (favor_pad_view_parent_class)->dispose (object);
}

static void
favor_pad_view_class_init (FavorPadViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_pad_view_dispose;
  widget_class->map = favor_pad_view_map;
  widget_class->measure = favor_pad_view_measure;
  widget_class->size_allocate = favor_pad_view_size_allocate;

  favor_properties_install (G_OBJECT_CLASS (klass), descriptions, N_PROPS, properties);

  g_type_ensure (FAVOR_TYPE_PLOT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "pad-view.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorPadView, scroller);
  gtk_widget_class_bind_template_child (widget_class, FavorPadView, box);
  gtk_widget_class_bind_template_child (widget_class, FavorPadView, picker);
  gtk_widget_class_bind_template_child (widget_class, FavorPadView, tables);
  gtk_widget_class_bind_template_child (widget_class, FavorPadView, plot);
  gtk_widget_class_set_css_name (widget_class, "padview");
}

static void
favor_pad_view_init (FavorPadView *self)
{
  self->n_wanted = 1;
  self->session_signals = favor_signal_group_new (FAVOR_TYPE_SESSION,
                                                  self,
                                                  "players-changed",
                                                  G_CALLBACK (show_players),
                                                  NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
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

  favor_properties_set_object (self, properties[PROP_CURSOR], cursor);
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
  show_tables (self);
  show_picked (self);
}

/* What `view` has in the place of what the one before it had. */
static void
show_supplement (FavorPadView *self, FavorGameView *view)
{
  GtkWidget *old = self->view != NULL ? favor_game_view_get_supplement (self->view)
                                      : NULL;
  GtkWidget *supplement = view != NULL ? favor_game_view_get_supplement (view) : NULL;

  if (old != NULL)
    gtk_box_remove (GTK_BOX (self->box), old);
  if (supplement != NULL)
    gtk_box_append (GTK_BOX (self->box), supplement);
}

/**
 * favor_pad_view_set_view:
 * @view: (nullable): says what else stands on the pads, and below them; not owned
 */
void
favor_pad_view_set_view (FavorPadView *self, FavorGameView *view)
{
  g_return_if_fail (FAVOR_IS_PAD_VIEW (self));

  show_supplement (self, view);
  self->view = view;
  for (GtkWidget *table = gtk_widget_get_first_child (self->tables); table != NULL;
       table = gtk_widget_get_next_sibling (table))
    favor_pad_table_set_view (FAVOR_PAD_TABLE (table), view);
}
