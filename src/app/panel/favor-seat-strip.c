/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-seat-strip.h"

#include "favor-accessible.h"
#include "favor-breakpoint-bin.h"
#include "favor-label.h"
#include "favor-seat-card.h"
#include "favor-tooltip.h"

/* In a narrower strip there is little room for a seat. */
#define TIGHT_BELOW 900

struct _FavorSeatStrip
{
  GtkWidget parent_instance;

  GtkWidget      *bin;
  GtkWidget      *scroller;
  GtkWidget      *box;
  GtkWidget      *seats;
  GtkWidget      *table;
  GtkWidget      *table_first;
  GtkWidget      *table_second;
  FavorSeatModel *model;
  FavorGameView  *view;
  GPtrArray      *cards;
  gboolean        compact;
  gboolean        tight;
};

G_DEFINE_FINAL_TYPE (FavorSeatStrip, favor_seat_strip, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_MODEL,
  PROP_COMPACT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* With little room an office is a picture, not a word. */
static void
tight_cb (FavorSeatStrip *self)
{
  g_object_get (self->bin, "narrow", &self->tight, NULL);
  for (guint i = 0; i < self->cards->len; i++)
    favor_seat_card_arrange (g_ptr_array_index (self->cards, i),
                             self->cards->len,
                             self->compact,
                             self->tight);
}

static void
items_changed_cb (FavorSeatStrip *self,
                  guint           position,
                  guint           removed,
                  guint           added,
                  GListModel     *model)
{
  guint n = g_list_model_get_n_items (model);

  while (self->cards->len > n)
    {
      FavorSeatCard *last = g_ptr_array_index (self->cards, self->cards->len - 1);

      favor_seat_card_set_countdown (last, NULL);
      gtk_box_remove (GTK_BOX (self->seats), favor_seat_card_get_widget (last));
      g_ptr_array_remove_index (self->cards, self->cards->len - 1);
    }
  while (self->cards->len < n)
    {
      FavorSeatCard *card = favor_seat_card_new (self->cards->len);

      g_ptr_array_add (self->cards, card);
      gtk_box_append (GTK_BOX (self->seats), favor_seat_card_get_widget (card));
    }
  for (guint i = removed == added ? position : 0;
       i < (removed == added ? position + added : n);
       i++)
    {
      g_autoptr (FavorSeatRow) row = g_list_model_get_item (model, i);
      FavorSeatCard           *card = g_ptr_array_index (self->cards, i);

      favor_seat_card_set_row (card, row);
      if (removed != added)
        favor_seat_card_arrange (card, self->cards->len, self->compact, self->tight);
    }
  if (removed != added)
    favor_seat_strip_update_looks (self);
}

static void
favor_seat_strip_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  FavorSeatStrip *self = FAVOR_SEAT_STRIP (object);

  switch (prop_id)
    {
    case PROP_MODEL:
      g_value_set_object (value, self->model);
      break;
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_seat_strip_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  FavorSeatStrip *self = FAVOR_SEAT_STRIP (object);

  switch (prop_id)
    {
    case PROP_MODEL:
      favor_seat_strip_set_model (self, g_value_get_object (value));
      break;
    case PROP_COMPACT:
      favor_seat_strip_set_compact (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_seat_strip_dispose (GObject *object)
{
  FavorSeatStrip *self = FAVOR_SEAT_STRIP (object);

  favor_seat_strip_set_model (self, NULL);
  if (self->cards != NULL)
    favor_seat_strip_set_countdown (self, FAVOR_SEAT_NONE, NULL);
  g_clear_pointer (&self->bin, gtk_widget_unparent);
  g_clear_pointer (&self->cards, g_ptr_array_unref);

  G_OBJECT_CLASS (favor_seat_strip_parent_class)->dispose (object);
}

/* All seats show as many facts as there is room for in each of them. */
static void
fit_facts (FavorSeatStrip *self)
{
  guint most = G_MAXUINT;

  for (guint i = 0; i < self->cards->len; i++)
    most = MIN (most, favor_seat_card_count_facts (g_ptr_array_index (self->cards, i)));
  for (guint i = 0; i < self->cards->len; i++)
    favor_seat_card_set_most_facts (g_ptr_array_index (self->cards, i), most);
}

static void
favor_seat_strip_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  gtk_widget_measure (FAVOR_SEAT_STRIP (widget)->bin,
                      orientation,
                      for_size,
                      minimum,
                      natural,
                      minimum_baseline,
                      natural_baseline);
}

static GtkSizeRequestMode
favor_seat_strip_get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (FAVOR_SEAT_STRIP (widget)->bin);
}

static void
favor_seat_strip_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FavorSeatStrip *self = FAVOR_SEAT_STRIP (widget);

  gtk_widget_allocate (self->bin, width, height, baseline, NULL);
  fit_facts (self);
}

static void
favor_seat_strip_class_init (FavorSeatStripClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags     flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                      G_PARAM_STATIC_STRINGS;

  object_class->get_property = favor_seat_strip_get_property;
  object_class->set_property = favor_seat_strip_set_property;
  object_class->dispose = favor_seat_strip_dispose;
  widget_class->measure = favor_seat_strip_measure;
  widget_class->get_request_mode = favor_seat_strip_get_request_mode;
  widget_class->size_allocate = favor_seat_strip_size_allocate;

  properties[PROP_MODEL] = g_param_spec_object ("model",
                                                NULL,
                                                NULL,
                                                FAVOR_TYPE_SEAT_MODEL,
                                                flags);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "seatstrip");
}

static void
favor_seat_strip_init (FavorSeatStrip *self)
{
  self->cards = g_ptr_array_new_with_free_func ((GDestroyNotify) favor_seat_card_free);
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->seats = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_set_homogeneous (GTK_BOX (self->seats), TRUE);
  gtk_widget_set_hexpand (self->seats, TRUE);
  gtk_box_append (GTK_BOX (self->box), self->seats);
  self->table = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->table, "table-facts");
  gtk_widget_set_visible (self->table, FALSE);
  self->table_first = favor_label_new_line (NULL, "name");
  self->table_second = favor_label_new_line (NULL, "facts");
  /* They give way to names. */
  gtk_label_set_ellipsize (GTK_LABEL (self->table_first), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (GTK_LABEL (self->table_second), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (self->table), self->table_first);
  gtk_box_append (GTK_BOX (self->table), self->table_second);
  gtk_box_append (GTK_BOX (self->box), self->table);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller),
                                  GTK_POLICY_EXTERNAL,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->box);
  gtk_widget_add_css_class (self->scroller, "strip");
  self->bin = g_object_new (FAVOR_TYPE_BREAKPOINT_BIN,
                            "breakpoint",
                            TIGHT_BELOW,
                            "child",
                            self->scroller,
                            NULL);
  g_signal_connect_swapped (self->bin, "notify::narrow", G_CALLBACK (tight_cb), self);
  gtk_widget_set_parent (self->bin, GTK_WIDGET (self));
  favor_accessible_set_name (GTK_WIDGET (self),
                             /* Translators: name of the row of players, for ears */
                             _ ("Seats"));
}

/**
 * favor_seat_strip_new:
 *
 * Returns: (transfer floating): a strip without seats
 */
GtkWidget *
favor_seat_strip_new (void)
{
  return g_object_new (FAVOR_TYPE_SEAT_STRIP, NULL);
}

/**
 * favor_seat_strip_set_model:
 * @model: (nullable): the seats to show
 */
void
favor_seat_strip_set_model (FavorSeatStrip *self, FavorSeatModel *model)
{
  g_return_if_fail (FAVOR_IS_SEAT_STRIP (self));

  if (self->model == model)
    return;
  if (self->model != NULL)
    g_signal_handlers_disconnect_by_func (self->model, items_changed_cb, self);
  g_set_object (&self->model, model);
  if (model != NULL)
    {
      g_signal_connect_object (model,
                               "items-changed",
                               G_CALLBACK (items_changed_cb),
                               self,
                               G_CONNECT_SWAPPED);
      items_changed_cb (self,
                        0,
                        self->cards->len,
                        g_list_model_get_n_items (G_LIST_MODEL (model)),
                        G_LIST_MODEL (model));
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODEL]);
}

/**
 * favor_seat_strip_set_compact:
 * @compact: whether seats are small columns
 */
void
favor_seat_strip_set_compact (FavorSeatStrip *self, gboolean compact)
{
  g_return_if_fail (FAVOR_IS_SEAT_STRIP (self));

  if (self->compact == !!compact)
    return;
  self->compact = !!compact;
  gtk_box_set_spacing (GTK_BOX (self->seats), compact ? 3 : 6);
  for (guint i = 0; i < self->cards->len; i++)
    favor_seat_card_arrange (g_ptr_array_index (self->cards, i),
                             self->cards->len,
                             self->compact,
                             self->tight);
  favor_seat_strip_update_looks (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMPACT]);
}

/**
 * favor_seat_strip_set_view:
 * @view: (nullable): the view of the game, which outlives the strip or is taken back
 */
void
favor_seat_strip_set_view (FavorSeatStrip *self, FavorGameView *view)
{
  g_return_if_fail (FAVOR_IS_SEAT_STRIP (self));

  self->view = view;
  favor_seat_strip_update_looks (self);
}

/**
 * favor_seat_strip_set_countdown:
 * @seat: whose time it is, or %FAVOR_SEAT_NONE
 * @countdown: what is left of it, shown while it is active
 */
void
favor_seat_strip_set_countdown (FavorSeatStrip *self,
                                FavorSeat       seat,
                                FavorCountdown *countdown)
{
  g_return_if_fail (FAVOR_IS_SEAT_STRIP (self));

  for (guint i = 0; i < self->cards->len; i++)
    favor_seat_card_set_countdown (g_ptr_array_index (self->cards, i),
                                   (FavorSeat) i == seat ? countdown : NULL);
}

static void
update_table (FavorSeatStrip *self)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *words = NULL;

  if (self->view != NULL && !self->compact)
    favor_game_view_describe_table (self->view, &first, &second, &words);
  favor_tooltip_set (self->table, words);
  gtk_widget_set_visible (self->table,
                          first != NULL && self->cards->len < FAVOR_SEAT_CARDS_MANY);
  gtk_label_set_label (GTK_LABEL (self->table_first), first != NULL ? first : "");
  gtk_label_set_label (GTK_LABEL (self->table_second), second != NULL ? second : "");
}

void
favor_seat_strip_update_looks (FavorSeatStrip *self)
{
  g_return_if_fail (FAVOR_IS_SEAT_STRIP (self));

  for (guint i = 0; i < self->cards->len; i++)
    favor_seat_card_set_look (g_ptr_array_index (self->cards, i),
                              self->view,
                              (FavorSeat) i);
  update_table (self);
  fit_facts (self);
}
