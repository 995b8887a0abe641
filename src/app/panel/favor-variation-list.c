/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-variation-list.h"

#include "favor-closures.h"
#include "favor-focus.h"
#include "favor-properties.h"
#include "favor-rename-popover.h"
#include "favor-signals.h"
#include "favor-variation-row.h"

/* So many rows are seen at least, if there are as many. */
#define ROWS_LEAST 2
#define ROW_HEIGHT 56

struct _FavorVariationList
{
  GtkWidget parent_instance;

  GtkWidget    *box;
  GtkWidget    *scroller;
  GtkWidget    *list;
  GtkWidget    *empty;
  FavorSession *session;
  GSignalGroup *session_signals;
  gboolean      terse;
};

G_DEFINE_FINAL_TYPE (FavorVariationList, favor_variation_list, GTK_TYPE_WIDGET)

enum
{
  PROP_SESSION,
  N_PROPS
};

enum
{
  SIGNAL_OPENED,
  SIGNAL_EXPORTED,
  SIGNAL_DELETED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

static void watch_session (FavorVariationList *self);

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_SESSION] = { "session", G_TYPE_OBJECT, FAVOR_WRITABLE,
                     FAVOR_MEMBER (FavorVariationList, session),
                     .class_type = favor_session_get_type, .changed = G_CALLBACK (watch_session) },
};

/* clang-format on */

/* ---- Rows ----------------------------------------------------------------------------- */

static FavorVariationRow *
get_row (FavorVariationList *self, guint nth)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list),
                                                      (int) nth);

  return row != NULL ? FAVOR_VARIATION_ROW (row) : NULL;
}

/* Position of the row of a variation; -1: the line. */
static guint
find_row (FavorVariationList *self, int index)
{
  FavorVariationRow *row;
  guint              nth = 0;

  while ((row = get_row (self, nth)) != NULL &&
         favor_variation_row_get_node (row)->index != index)
    nth++;
  return nth;
}

/* (nullable): the row that has the focus, or something in it. */
static FavorVariationRow *
focused_row (FavorVariationList *self)
{
  GtkWidget *focus = favor_focus_get_within (self->list);
  GtkWidget *row = focus != NULL
                     ? gtk_widget_get_ancestor (focus, FAVOR_TYPE_VARIATION_ROW)
                     : NULL;

  return row != NULL ? FAVOR_VARIATION_ROW (row) : NULL;
}

/* What lies below a row that is not expanded is not there. */
static void
show_expanded (FavorVariationList *self)
{
  FavorVariationRow *row;
  guint              closed = G_MAXUINT;

  for (guint nth = 0; (row = get_row (self, nth)) != NULL; nth++)
    {
      guint depth = favor_variation_row_get_node (row)->depth;

      if (depth <= closed)
        closed = favor_variation_row_get_expanded (row) ? G_MAXUINT : depth;
      gtk_widget_set_visible (GTK_WIDGET (row), depth <= closed);
    }
}

static void
toggle_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorVariationList *self = FAVOR_VARIATION_LIST (widget);
  FavorVariationRow  *row = get_row (self,
                                    find_row (self, g_variant_get_int32 (parameter)));

  if (row == NULL)
    return;
  favor_variation_row_set_expanded (row, !favor_variation_row_get_expanded (row));
  show_expanded (self);
}

static void
expand_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorVariationList *self = FAVOR_VARIATION_LIST (widget);
  FavorVariationRow  *row = focused_row (self);

  if (row == NULL)
    return;
  favor_variation_row_set_expanded (row, TRUE);
  show_expanded (self);
}

/* Where there is nothing to hide, it goes to the line that the variation leaves. */
static void
collapse_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorVariationList       *self = FAVOR_VARIATION_LIST (widget);
  FavorVariationRow        *row = focused_row (self);
  const FavorVariationNode *node;

  if (row == NULL)
    return;
  node = favor_variation_row_get_node (row);
  if (node->n_children > 0 && favor_variation_row_get_expanded (row))
    {
      favor_variation_row_set_expanded (row, FALSE);
      show_expanded (self);
    }
  else if (node->index >= 0)
    {
      int parent = favor_session_get_variation_parent (self->session,
                                                       (guint) node->index);

      gtk_widget_grab_focus (GTK_WIDGET (get_row (self, find_row (self, parent))));
    }
}

/* (transfer full) (element-type int): the variations whose own ones are hidden; none if these are
 * no longer the same. */
static GArray *
list_closed (FavorVariationList *self, guint n_nodes)
{
  GArray            *closed = g_array_new (FALSE, FALSE, sizeof (int));
  FavorVariationRow *row;
  guint              nth = 0;

  for (; (row = get_row (self, nth)) != NULL; nth++)
    if (!favor_variation_row_get_expanded (row))
      g_array_append_val (closed, favor_variation_row_get_node (row)->index);
  if (nth != n_nodes)
    g_array_set_size (closed, 0);
  return closed;
}

static void
remove_rows (FavorVariationList *self)
{
  FavorVariationRow *row;

  while ((row = get_row (self, 0)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), GTK_WIDGET (row));
}

static void
add_rows (FavorVariationList *self)
{
  g_autoptr (GArray) nodes = favor_variation_tree_list (self->session);
  g_autoptr (GArray) closed = list_closed (self, nodes->len);

  remove_rows (self);
  for (guint i = 0; i < nodes->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (self->list),
                         favor_variation_row_new (self->session,
                                                  &g_array_index (nodes,
                                                                  FavorVariationNode,
                                                                  i)));
  for (guint i = 0; i < closed->len; i++)
    favor_variation_row_set_expanded (get_row (self,
                                               find_row (self,
                                                         g_array_index (closed, int, i))),
                                      FALSE);
  show_expanded (self);
}

/* The focus stays at its place of the list, whatever is there now. */
static void
rebuild (FavorVariationList *self)
{
  FavorVariationRow *focused = focused_row (self);
  int at = focused != NULL ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (focused)) : -1;
  guint n = self->session != NULL ? favor_session_get_n_variations (self->session) : 0;

  if (n > 0)
    add_rows (self);
  else
    remove_rows (self);
  /* A scrolled window does not know how high rows are whose text wraps. */
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->scroller),
                                              ROW_HEIGHT * (int) MIN (n + 1, ROWS_LEAST));
  gtk_widget_set_visible (self->scroller, n > 0);
  /* Not by a binding: where the list itself is bound to something, GTK 4.8 warns when a binding
   * inside it ends first. */
  gtk_widget_set_visible (self->empty, n == 0);
  gtk_widget_set_visible (self->box, n > 0 || !self->terse);
  while (at >= 0 && n > 0 &&
         (get_row (self, (guint) at) == NULL ||
          !gtk_widget_grab_focus (GTK_WIDGET (get_row (self, (guint) at)))))
    at--;
}

/* The line goes on. */
static void
stepped_cb (FavorVariationList *self)
{
  FavorVariationRow *line = get_row (self, 0);

  if (line != NULL)
    favor_variation_row_say (line, self->session);
}

/* ---- Acting --------------------------------------------------------------------------- */

static gboolean
get_index (FavorVariationList *self, GVariant *parameter, guint *index)
{
  *index = g_variant_get_uint32 (parameter);
  return self->session != NULL && *index < favor_session_get_n_variations (self->session);
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorVariationList *self = FAVOR_VARIATION_LIST (widget);
  guint               index;

  if (!get_index (self, parameter, &index))
    return;
  favor_session_open_variation (self->session, index);
  g_signal_emit (self, signals[SIGNAL_OPENED], 0);
}

static void
export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorVariationList      *self = FAVOR_VARIATION_LIST (widget);
  g_autoptr (FavorSession) session = NULL;
  guint                    index;

  if (!get_index (self, parameter, &index))
    return;
  session = favor_session_export_variation (self->session, index);
  if (session != NULL)
    g_signal_emit (self, signals[SIGNAL_EXPORTED], 0, session);
}

static void
delete_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorVariationList *self = FAVOR_VARIATION_LIST (widget);
  guint               index;

  if (!get_index (self, parameter, &index) ||
      !favor_session_can_delete_variation (self->session, index))
    return;
  favor_session_delete_variation (self->session, index);
  g_signal_emit (self, signals[SIGNAL_DELETED], 0);
}

static void
renamed_cb (GtkPopover *popover, const char *name, FavorVariationList *self)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (popover), "index"));

  if (self->session != NULL && index < favor_session_get_n_variations (self->session))
    favor_session_rename_variation (self->session, index, name);
}

/* A closed popover is of no use any more; later, because it is still being closed. */
static void
popover_closed_cb (GtkPopover *popover)
{
  g_idle_add_once ((GSourceOnceFunc) gtk_widget_unparent, popover);
}

static void
rename_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorVariationList *self = FAVOR_VARIATION_LIST (widget);
  g_autofree char    *title = NULL;
  GtkWidget          *popover;
  guint               index;

  if (!get_index (self, parameter, &index))
    return;
  title = favor_session_get_variation_title (self->session, index);
  popover = favor_rename_popover_new (title);
  g_object_set_data (G_OBJECT (popover), "index", GUINT_TO_POINTER (index));
  g_signal_connect_object (popover, "renamed", G_CALLBACK (renamed_cb), self, 0);
  g_signal_connect (popover, "closed", G_CALLBACK (popover_closed_cb), NULL);
  gtk_widget_set_parent (popover,
                         GTK_WIDGET (get_row (self, find_row (self, (int) index))));
  gtk_popover_popup (GTK_POPOVER (popover));
}

static void
watch_session (FavorVariationList *self)
{
  g_signal_group_set_target (self->session_signals, self->session);
  rebuild (self);
}

static void
favor_variation_list_dispose (GObject *object)
{
  FavorVariationList *self = FAVOR_VARIATION_LIST (object);

  g_clear_object (&self->session_signals);
  favor_properties_clear (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), FAVOR_TYPE_VARIATION_LIST);

  G_OBJECT_CLASS (favor_variation_list_parent_class)->dispose (object);
}

static void
favor_variation_list_class_init (FavorVariationListClass *klass)
{
  static const struct
  {
    const char                 *name;
    const char                 *type;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "variation.open", "u", open_action },
    { "variation.rename", "u", rename_action },
    { "variation.export", "u", export_action },
    { "variation.delete", "u", delete_action },
    { "variation.toggle", "i", toggle_action },
    { "variation.expand", NULL, expand_action },
    { "variation.collapse", NULL, collapse_action },
  };

  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_variation_list_dispose;

  favor_properties_install (G_OBJECT_CLASS (klass), table, N_PROPS, properties);
  signals[SIGNAL_OPENED] = favor_signal_new (klass, "opened", 0);
  signals[SIGNAL_EXPORTED] = favor_signal_new (klass, "exported", 1, FAVOR_TYPE_SESSION);
  signals[SIGNAL_DELETED] = favor_signal_new (klass, "deleted", 0);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class,
                                     actions[i].name,
                                     actions[i].type,
                                     actions[i].activate);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "variation-list.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorVariationList, box);
  gtk_widget_class_bind_template_child (widget_class, FavorVariationList, scroller);
  gtk_widget_class_bind_template_child (widget_class, FavorVariationList, list);
  gtk_widget_class_bind_template_child (widget_class, FavorVariationList, empty);
  gtk_widget_class_set_css_name (widget_class, "variationlist");
}

static void
favor_variation_list_init (FavorVariationList *self)
{
  self->session_signals = favor_signal_group_new (FAVOR_TYPE_SESSION,
                                                  self,
                                                  "variations-changed",
                                                  G_CALLBACK (rebuild),
                                                  "stepped",
                                                  G_CALLBACK (stepped_cb),
                                                  NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  rebuild (self);
}

/**
 * favor_variation_list_new:
 *
 * Returns: (transfer floating): a list without a session
 */
GtkWidget *
favor_variation_list_new (void)
{
  return g_object_new (FAVOR_TYPE_VARIATION_LIST, NULL);
}

/**
 * favor_variation_list_set_session:
 * @session: (nullable): whose variations to list
 */
void
favor_variation_list_set_session (FavorVariationList *self, FavorSession *session)
{
  g_return_if_fail (FAVOR_IS_VARIATION_LIST (self));

  favor_properties_set_object (self, properties[PROP_SESSION], session);
}

/**
 * favor_variation_list_set_terse:
 * @terse: whether nothing is seen as long as there are no variations, where room is needed
 */
void
favor_variation_list_set_terse (FavorVariationList *self, gboolean terse)
{
  g_return_if_fail (FAVOR_IS_VARIATION_LIST (self));

  if (self->terse == !!terse)
    return;
  self->terse = !!terse;
  rebuild (self);
}
