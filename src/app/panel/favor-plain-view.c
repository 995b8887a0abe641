/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-plain-view.h"

#include "favor-accessible.h"
#include "favor-children.h"
#include "favor-closures.h"
#include "favor-label.h"
#include "favor-seat-card.h"
#include "favor-seat-model.h"
#include "favor-seat-sign.h"
#include "favor-signals.h"

/* From this width on facts and choices stand side by side. */
#define SIDE_BY_SIDE_FROM 620
#define CHOICES_LEAST     280
#define CHOICES_MOST      460
#define CARD_CHARS        24
#define SHORT_CHARS       32

struct _FavorPlainView
{
  FavorGameView parent_instance;

  GtkWidget        *table;
  GtkWidget        *common;
  GtkWidget        *flow;
  GtkWidget        *choices;
  FavorSeatModel   *seats;
  FavorChoiceModel *model;
  GSignalGroup     *model_signals;
};

G_DEFINE_FINAL_TYPE (FavorPlainView, favor_plain_view, FAVOR_TYPE_GAME_VIEW)

static void
show_common (FavorPlainView *self)
{
  g_autofree char *facts = favor_seat_model_get_common_facts (self->seats);
  g_autofree char *markup = favor_plain_view_markup (facts, SHORT_CHARS);

  gtk_label_set_markup (GTK_LABEL (self->common), markup);
}

/* A card is a box of a head (sign, name) and the facts. */
static void
show_seat (GtkWidget *card, FavorSeatRow *row)
{
  GtkWidget       *head = gtk_widget_get_first_child (card);
  GtkWidget       *facts = gtk_widget_get_next_sibling (head);
  GtkWidget       *sign = gtk_widget_get_first_child (head);
  GtkWidget       *name = gtk_widget_get_next_sibling (sign);
  g_autofree char *markup = favor_plain_view_markup (favor_seat_row_get_facts (row), 0);
  g_autofree char *words = favor_seat_card_describe_row (row);
  g_autofree char *all = g_strconcat (words, ". ", favor_seat_row_get_facts (row), NULL);
  gboolean         deciding;
  guint            colour;

  g_object_get (row, "colour", &colour, "deciding", &deciding, NULL);
  favor_seat_sign_set_colour (FAVOR_SEAT_SIGN (sign), colour);
  gtk_label_set_label (GTK_LABEL (name), favor_seat_row_get_name (row));
  gtk_label_set_markup (GTK_LABEL (facts), markup);
  if (deciding)
    gtk_widget_add_css_class (card, "deciding");
  else
    gtk_widget_remove_css_class (card, "deciding");
  favor_accessible_set_name (gtk_widget_get_parent (card), all);
}

static void
row_notify_cb (FavorSeatRow *row, GParamSpec *pspec, GtkWidget *card)
{
  show_seat (card, row);
}

static GtkWidget *
create_card (gpointer item, gpointer user_data)
{
  FavorSeatRow *row = item;
  GtkWidget    *child = gtk_flow_box_child_new ();
  GtkWidget    *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget    *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget    *name = gtk_label_new (NULL);
  GtkWidget    *facts = favor_label_new_wrapping ("fact-list");

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_add_css_class (name, "name");
  gtk_box_append (GTK_BOX (head), favor_seat_sign_new (0, 24));
  gtk_box_append (GTK_BOX (head), name);
  /* So narrow by nature that as many cards stand side by side as there is room for. */
  gtk_label_set_max_width_chars (GTK_LABEL (facts), CARD_CHARS);
  gtk_widget_add_css_class (card, "seat-card");
  gtk_box_append (GTK_BOX (card), head);
  gtk_box_append (GTK_BOX (card), facts);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), card);
  g_signal_connect_object (row, "notify", G_CALLBACK (row_notify_cb), card, 0);
  show_seat (card, row);
  return child;
}

static void
selected_cb (FavorPlainView *self)
{
  favor_game_view_select (
    FAVOR_GAME_VIEW (self),
    favor_choice_list_get_selected (FAVOR_CHOICE_LIST (self->choices)));
}

/* While the view is not open the list has no model: there is nothing private in it. */
static void
show_choices (FavorPlainView *self)
{
  gboolean open = favor_game_view_get_open (FAVOR_GAME_VIEW (self));

  favor_choice_list_set_model (FAVOR_CHOICE_LIST (self->choices),
                               open ? self->model : NULL);
  gtk_widget_set_child_visible (self->choices, open);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
show_heading (FavorPlainView *self)
{
  g_autofree char *heading = NULL;

  g_object_get (self->model, "heading", &heading, NULL);
  favor_choice_list_set_empty_text (FAVOR_CHOICE_LIST (self->choices), heading);
}

static void
watch_cursor (FavorPlainView *self)
{
  FavorCursor *cursor = favor_game_view_get_cursor (FAVOR_GAME_VIEW (self));

  favor_choice_list_set_model (FAVOR_CHOICE_LIST (self->choices), NULL);
  gtk_flow_box_bind_model (GTK_FLOW_BOX (self->flow), NULL, NULL, NULL, NULL);
  g_clear_object (&self->seats);
  g_clear_object (&self->model);
  if (cursor == NULL)
    return;
  self->seats = favor_seat_model_new (cursor);
  self->model = favor_choice_model_new (cursor);
  gtk_flow_box_bind_model (GTK_FLOW_BOX (self->flow),
                           G_LIST_MODEL (self->seats),
                           create_card,
                           NULL,
                           NULL);
  g_signal_group_set_target (self->model_signals, self->model);
  show_heading (self);
  show_choices (self);
}

/* A search belongs to the position it was made for. */
static void
favor_plain_view_leave (FavorGameView *view)
{
  favor_choice_list_reset (FAVOR_CHOICE_LIST (FAVOR_PLAIN_VIEW (view)->choices));
}

static void
favor_plain_view_see (FavorGameView *view, FavorSight *sight)
{
  show_common (FAVOR_PLAIN_VIEW (view));
}

static void
favor_plain_view_propose (FavorGameView *view, const FavorAction *action)
{
  FavorPlainView *self = FAVOR_PLAIN_VIEW (view);

  favor_choice_list_select_action (FAVOR_CHOICE_LIST (self->choices), action);
}

static gboolean
favor_plain_view_clear (FavorGameView *view)
{
  FavorPlainView *self = FAVOR_PLAIN_VIEW (view);

  return favor_choice_list_clear (FAVOR_CHOICE_LIST (self->choices));
}

static gboolean
favor_plain_view_choose_nth (FavorGameView *view, guint nth)
{
  FavorPlainView *self = FAVOR_PLAIN_VIEW (view);

  return favor_choice_list_select_nth (FAVOR_CHOICE_LIST (self->choices), nth);
}

static void
favor_plain_view_move_choice (FavorGameView *view, int by)
{
  FavorPlainView *self = FAVOR_PLAIN_VIEW (view);

  favor_choice_list_move (FAVOR_CHOICE_LIST (self->choices), by);
}

/* All of the table, also what is scrolled out of sight. */
static GtkWidget *
favor_plain_view_get_board (FavorGameView *view)
{
  GtkWidget *viewport =
    gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (FAVOR_PLAIN_VIEW (view)->table));

  return gtk_viewport_get_child (GTK_VIEWPORT (viewport));
}

static gboolean
favor_plain_view_focus_choices (FavorGameView *view)
{
  FavorPlainView *self = FAVOR_PLAIN_VIEW (view);

  return gtk_widget_get_mapped (self->choices) &&
         favor_choice_list_focus (FAVOR_CHOICE_LIST (self->choices));
}

static void
favor_plain_view_list_regions (FavorGameView *view, GPtrArray *regions)
{
  FavorPlainView *self = FAVOR_PLAIN_VIEW (view);

  g_ptr_array_add (regions, self->table);
  g_ptr_array_add (regions, self->choices);
}

static void
favor_plain_view_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  FavorPlainView *self = FAVOR_PLAIN_VIEW (widget);

  gtk_widget_measure (self->table, orientation, -1, NULL, NULL, NULL, NULL);
  if (gtk_widget_get_child_visible (self->choices))
    gtk_widget_measure (self->choices, orientation, -1, NULL, NULL, NULL, NULL);
  *minimum = *natural = 0;
}

static void
favor_plain_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FavorPlainView *self = FAVOR_PLAIN_VIEW (widget);
  gboolean        rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkAllocation   table = { 0, 0, width, height };
  GtkAllocation   choices = { 0, 0, width, height };

  if (!gtk_widget_get_child_visible (self->choices))
    {
      favor_child_allocate (self->table, &table);
      return;
    }
  if (width >= SIDE_BY_SIDE_FROM)
    {
      choices.width = CLAMP (width * 9 / 20, CHOICES_LEAST, CHOICES_MOST);
      table.width = width - choices.width;
      choices.x = rtl ? 0 : table.width;
      table.x = rtl ? choices.width : 0;
    }
  else
    {
      int natural = favor_child_get_natural (self->choices,
                                             GTK_ORIENTATION_VERTICAL,
                                             width);

      choices.height = CLAMP (natural, height * 2 / 5, height * 3 / 5);
      table.height = height - choices.height;
      choices.y = table.height;
    }
  favor_child_allocate (self->table, &table);
  favor_child_allocate (self->choices, &choices);
}

static void
favor_plain_view_dispose (GObject *object)
{
  FavorPlainView *self = FAVOR_PLAIN_VIEW (object);

  if (self->flow != NULL)
    gtk_flow_box_bind_model (GTK_FLOW_BOX (self->flow), NULL, NULL, NULL, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), FAVOR_TYPE_PLAIN_VIEW);
  g_clear_object (&self->model_signals);
  g_clear_object (&self->seats);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (favor_plain_view_parent_class)->dispose (object);
}

static void
favor_plain_view_class_init (FavorPlainViewClass *klass)
{
  GObjectClass       *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass     *widget_class = GTK_WIDGET_CLASS (klass);
  FavorGameViewClass *view_class = FAVOR_GAME_VIEW_CLASS (klass);

  object_class->dispose = favor_plain_view_dispose;
  widget_class->measure = favor_plain_view_measure;
  widget_class->size_allocate = favor_plain_view_size_allocate;
  view_class->leave = favor_plain_view_leave;
  view_class->see = favor_plain_view_see;
  view_class->propose = favor_plain_view_propose;
  view_class->clear = favor_plain_view_clear;
  view_class->choose_nth = favor_plain_view_choose_nth;
  view_class->move_choice = favor_plain_view_move_choice;
  view_class->focus_choices = favor_plain_view_focus_choices;
  view_class->list_regions = favor_plain_view_list_regions;
  view_class->get_board = favor_plain_view_get_board;

  g_type_ensure (FAVOR_TYPE_CHOICE_LIST);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "plain-view.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorPlainView, table);
  gtk_widget_class_bind_template_child (widget_class, FavorPlainView, common);
  gtk_widget_class_bind_template_child (widget_class, FavorPlainView, flow);
  gtk_widget_class_bind_template_child (widget_class, FavorPlainView, choices);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_is_set);
  gtk_widget_class_bind_template_callback (widget_class, favor_game_view_choose);
  gtk_widget_class_bind_template_callback (widget_class, favor_game_view_pick);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_set_css_name (widget_class, "plainview");
}

static void
favor_plain_view_init (FavorPlainView *self)
{
  self->model_signals = favor_signal_group_new (FAVOR_TYPE_CHOICE_MODEL,
                                                self,
                                                "notify::heading",
                                                G_CALLBACK (show_heading),
                                                NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_child_visible (self->choices, FALSE);
  g_signal_connect (self, "notify::cursor", G_CALLBACK (watch_cursor), NULL);
  g_signal_connect (self, "notify::open", G_CALLBACK (show_choices), NULL);
}

/**
 * favor_plain_view_new:
 *
 * Returns: (transfer floating): a view without a cursor
 */
GtkWidget *
favor_plain_view_new (void)
{
  return g_object_new (FAVOR_TYPE_PLAIN_VIEW, NULL);
}

/**
 * favor_plain_view_get_choices:
 *
 * Returns: (transfer none): the list of legal actions
 */
FavorChoiceList *
favor_plain_view_get_choices (FavorPlainView *self)
{
  g_return_val_if_fail (FAVOR_IS_PLAIN_VIEW (self), NULL);

  return FAVOR_CHOICE_LIST (self->choices);
}

/**
 * favor_plain_view_get_table:
 *
 * Returns: (transfer none): the part with the facts
 */
GtkWidget *
favor_plain_view_get_table (FavorPlainView *self)
{
  g_return_val_if_fail (FAVOR_IS_PLAIN_VIEW (self), NULL);

  return self->table;
}

/**
 * favor_plain_view_markup:
 * @facts: (nullable): lines such as "Hand: 2 Artisan, Noble"
 * @short_chars: facts of fewer characters share a line with their neighbours; 0: each fact has
 *   a line of its own
 *
 * Returns: (transfer full): the same as Pango markup
 */
char *
favor_plain_view_markup (const char *facts, guint short_chars)
{
  GString       *markup = g_string_new (NULL);
  g_auto (GStrv) lines = g_strsplit (facts != NULL ? facts : "", "\n", -1);
  gboolean       was_short = FALSE;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      gboolean         is_short = g_utf8_strlen (lines[i], -1) < (glong) short_chars;
      const char      *colon = strstr (lines[i], ": ");
      g_autofree char *title = colon != NULL
                                 ? g_markup_escape_text (lines[i], colon - lines[i] + 1)
                                 : NULL;
      g_autofree char *value = g_markup_escape_text (colon != NULL ? colon + 1 : lines[i],
                                                     -1);

      if (i > 0)
        g_string_append (markup, was_short && is_short ? "   ·   " : "\n");
      if (title != NULL)
        g_string_append_printf (markup, "<span alpha=\"72%%\">%s</span>", title);
      g_string_append (markup, value);
      was_short = is_short;
    }
  return g_string_free (markup, FALSE);
}
