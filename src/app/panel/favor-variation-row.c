/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-variation-row.h"

#include "favor-accessible.h"
#include "favor-closures.h"
#include "favor-properties.h"
#include "favor-text.h"

/* A level of the tree, and how many of them are set off: a narrow panel has no room for more. */
#define LEVEL_WIDTH 16
#define MOST_LEVELS 5
#define KNOT        9
#define RAIL        2

struct _FavorVariationRow
{
  GtkListBoxRow parent_instance;

  GtkWidget         *box;
  GtkWidget         *title;
  GtkWidget         *facts;
  GtkWidget         *toggle;
  GtkWidget         *menu;
  FavorVariationNode node;
  gboolean           expanded;
};

G_DEFINE_FINAL_TYPE (FavorVariationRow, favor_variation_row, GTK_TYPE_LIST_BOX_ROW)

enum
{
  PROP_EXPANDED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void tell_expanded (FavorVariationRow *self);

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_EXPANDED] = { "expanded", G_TYPE_BOOLEAN, FAVOR_WRITABLE,
                      FAVOR_MEMBER (FavorVariationRow, expanded), .fallback = TRUE,
                      .changed = G_CALLBACK (tell_expanded) },
};

/* clang-format on */

/* ---- Drawing -------------------------------------------------------------------------- */

/* The middle of the column of a level, from the start side. */
static float
column (guint depth)
{
  return (float) MIN (depth, MOST_LEVELS) * LEVEL_WIDTH + LEVEL_WIDTH / 2.0f + 3;
}

typedef struct
{
  GtkSnapshot *snapshot;
  GdkRGBA      colour;
  float        width;
  gboolean     rtl;
} Pen;

/* A bar whose `x` counts from the start side. */
static void
draw_bar (const Pen *pen, float x, float y, float width, float height)
{
  graphene_rect_t bar = GRAPHENE_RECT_INIT (pen->rtl ? pen->width - x - width : x,
                                            y,
                                            width,
                                            height);

  gtk_snapshot_append_color (pen->snapshot, &pen->colour, &bar);
}

/* Full for the line that is played, else a ring. */
static void
draw_knot (FavorVariationRow *self, const Pen *pen, float middle)
{
  float           x = column (self->node.depth) - KNOT / 2.0f;
  float           widths[] = { RAIL, RAIL, RAIL, RAIL };
  GdkRGBA         colours[] = { pen->colour, pen->colour, pen->colour, pen->colour };
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (pen->rtl ? pen->width - x - KNOT : x,
                                               middle - KNOT / 2.0f,
                                               KNOT,
                                               KNOT);
  GskRoundedRect circle;

  gsk_rounded_rect_init_from_rect (&circle, &bounds, KNOT / 2.0f);
  if (self->node.index >= 0)
    {
      gtk_snapshot_append_border (pen->snapshot, &circle, widths, colours);
      return;
    }
  gtk_snapshot_push_rounded_clip (pen->snapshot, &circle);
  gtk_snapshot_append_color (pen->snapshot, &pen->colour, &bounds);
  gtk_snapshot_pop (pen->snapshot);
}

static void
draw_rails (FavorVariationRow *self, const Pen *pen, float height)
{
  guint depth = self->node.depth;
  float middle = height / 2, half = RAIL / 2.0f;

  for (guint level = 1; level < depth && level <= MOST_LEVELS; level++)
    if (self->node.rails & (1u << level))
      draw_bar (pen, column (level - 1) - half, 0, RAIL, height);
  if (depth > 0)
    {
      float    from = column (depth - 1);
      gboolean last = self->node.nth + 1 == self->node.n_siblings;

      draw_bar (pen, from - half, 0, RAIL, last ? middle + half : height);
      draw_bar (pen,
                from,
                middle - half,
                MAX (0, column (depth) - from - KNOT / 2.0f),
                RAIL);
    }
  if (self->node.n_children > 0 && self->expanded)
    draw_bar (pen,
              column (depth) - half,
              middle + KNOT / 2.0f,
              RAIL,
              height - middle - KNOT / 2.0f);
  draw_knot (self, pen, middle);
}

static void
favor_variation_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  Pen pen = { .snapshot = snapshot, .width = (float) gtk_widget_get_width (widget) };

  pen.rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &pen.colour);
  pen.colour.alpha *= 0.5f;
  draw_rails (FAVOR_VARIATION_ROW (widget), &pen, (float) gtk_widget_get_height (widget));

  GTK_WIDGET_CLASS (favor_variation_row_parent_class)->snapshot (widget, snapshot);
}

/* ---- Words ---------------------------------------------------------------------------- */

static char *
title_of (FavorVariationRow *self, FavorSession *session)
{
  if (self->node.index < 0)
    /* Translators: in the tree of what was played: what is on the board */
    return g_strdup (_ ("Current Line"));
  return favor_session_get_variation_title (session, (guint) self->node.index);
}

static char *
facts_of_line (FavorSession *session)
{
  guint            n = favor_session_get_n_plies (session);
  g_autofree char *result = favor_session_get_result (session);

  /* Translators: below "Current Line": how many moves it has, and how it stands or ended */
  return favor_text_fill (g_dngettext (GETTEXT_PACKAGE,
                                       "{n} move · {result}",
                                       "{n} moves · {result}",
                                       n),
                          "n# result",
                          n,
                          result);
}

static char *
facts_of (FavorVariationRow *self, FavorSession *session)
{
  guint            index = (guint) self->node.index;
  g_autofree char *result = NULL;
  guint            n;

  if (self->node.index < 0)
    return facts_of_line (session);
  n = favor_session_get_variation_length (session, index);
  result = favor_session_get_variation_result (session, index);
  /* Translators: below the name of a variation of a game: after which move it leaves the game,
   * how many moves it has, and how it stands or ended */
  return favor_text_fill (g_dngettext (GETTEXT_PACKAGE,
                                       "After move {from}, {n} move · {result}",
                                       "After move {from}, {n} moves · {result}",
                                       n),
                          "from# n# result",
                          favor_session_get_variation_from (session, index),
                          n,
                          result);
}

static void
name_row (FavorVariationRow *self, const char *title, const char *facts)
{
  /* Translators: a row of the tree of variations for ears: its title, how deep it lies, which of
   * how many it is there, and what is written below the title */
  g_autofree char *name = favor_text_fill (_ ("{title}, level {level}, {n} of {count}. "
                                              "{facts}"),
                                           "title level# n# count# facts",
                                           title,
                                           self->node.depth + 1,
                                           self->node.nth + 1,
                                           self->node.n_siblings,
                                           facts);

  favor_accessible_set_name (GTK_WIDGET (self), name);
}

/* ---- Parts ---------------------------------------------------------------------------- */

static GMenuModel *
create_menu (guint index)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  static const struct
  {
    const char *label;
    const char *action;
  } items[] = {
    /* Translators: menu of a variation of a game */
    { N_ ("_Open"), "variation.open" },
    { N_ ("_Rename…"), "variation.rename" },
    { N_ ("Save as a Game of Its _Own"), "variation.export" },
    { N_ ("_Delete"), "variation.delete" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_ (items[i].label), NULL);

      g_menu_item_set_action_and_target (item, items[i].action, "u", index);
      g_menu_append_item (menu, item);
    }
  return G_MENU_MODEL (g_steal_pointer (&menu));
}

/* Takes `words`. */
static void
name_button (GtkWidget *button, char *words)
{
  gtk_widget_set_tooltip_text (button, words);
  favor_accessible_set_name (button, words);
  g_free (words);
}

static void
show_menu (FavorVariationRow *self, const char *title)
{
  guint                  index = (guint) self->node.index;
  g_autoptr (GMenuModel) menu = create_menu (index);

  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->menu), menu);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "variation.open");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "u", index);
  name_button (self->menu,
               /* Translators: name of the menu button of a variation of a game */
               favor_text_fill (_ ("Menu of {variation}"), "variation", title));
}

static void
tell_expanded (FavorVariationRow *self)
{
  if (self->node.n_children > 0)
    gtk_accessible_update_state (GTK_ACCESSIBLE (self),
                                 GTK_ACCESSIBLE_STATE_EXPANDED,
                                 self->expanded,
                                 -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* ---- Object --------------------------------------------------------------------------- */

static void
favor_variation_row_class_init (FavorVariationRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  gboolean        rtl = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL;

  widget_class->snapshot = favor_variation_row_snapshot;

  favor_properties_install (G_OBJECT_CLASS (klass), table, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "variation-row.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorVariationRow, box);
  gtk_widget_class_bind_template_child (widget_class, FavorVariationRow, title);
  gtk_widget_class_bind_template_child (widget_class, FavorVariationRow, facts);
  gtk_widget_class_bind_template_child (widget_class, FavorVariationRow, toggle);
  gtk_widget_class_bind_template_child (widget_class, FavorVariationRow, menu);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_fold_icon);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_not);
  gtk_widget_class_add_binding_action (widget_class,
                                       rtl ? GDK_KEY_Left : GDK_KEY_Right,
                                       0,
                                       "variation.expand",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class,
                                       rtl ? GDK_KEY_Right : GDK_KEY_Left,
                                       0,
                                       "variation.collapse",
                                       NULL);
}

static void
favor_variation_row_init (FavorVariationRow *self)
{
  self->expanded = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * favor_variation_row_new:
 * @session: what was played
 * @node: (transfer none): which row of its tree
 *
 * Returns: (transfer floating): a row whose variations are shown
 */
GtkWidget *
favor_variation_row_new (FavorSession *session, const FavorVariationNode *node)
{
  FavorVariationRow *self = g_object_new (FAVOR_TYPE_VARIATION_ROW, NULL);
  gboolean           is_line = node->index < 0;
  g_autofree char   *title = NULL;

  self->node = *node;
  title = title_of (self, session);
  gtk_widget_set_margin_start (self->box, (int) column (node->depth) + KNOT);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), !is_line);
  gtk_widget_set_visible (self->toggle, node->n_children > 0);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->toggle), "i", node->index);
  name_button (
    self->toggle,
    /* Translators: name of the button that shows or hides what leaves a variation of
                * a game */
    favor_text_fill (_ ("Variations of {variation}"), "variation", title));
  gtk_widget_set_visible (self->menu, !is_line);
  if (is_line)
    gtk_widget_add_css_class (GTK_WIDGET (self), "current");
  else
    show_menu (self, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LEVEL,
                                  (int) node->depth + 1,
                                  -1);
  tell_expanded (self);
  favor_variation_row_say (self, session);
  return GTK_WIDGET (self);
}

/**
 * favor_variation_row_get_node:
 *
 * Returns: (transfer none): which row of the tree it is
 */
const FavorVariationNode *
favor_variation_row_get_node (FavorVariationRow *self)
{
  g_return_val_if_fail (FAVOR_IS_VARIATION_ROW (self), NULL);

  return &self->node;
}

/**
 * favor_variation_row_say:
 * @session: what was played
 *
 * Says anew what the line is called, how long it is and how it stands.
 */
void
favor_variation_row_say (FavorVariationRow *self, FavorSession *session)
{
  g_autofree char *title = NULL;
  g_autofree char *facts = NULL;

  g_return_if_fail (FAVOR_IS_VARIATION_ROW (self));

  title = title_of (self, session);
  facts = facts_of (self, session);
  gtk_label_set_label (GTK_LABEL (self->title), title);
  gtk_label_set_label (GTK_LABEL (self->facts), facts);
  name_row (self, title, facts);
}

/**
 * favor_variation_row_get_expanded:
 *
 * Returns: whether what leaves it is shown below
 */
gboolean
favor_variation_row_get_expanded (FavorVariationRow *self)
{
  g_return_val_if_fail (FAVOR_IS_VARIATION_ROW (self), FALSE);

  return self->expanded;
}

/**
 * favor_variation_row_set_expanded:
 * @expanded: whether what leaves it is shown below
 */
void
favor_variation_row_set_expanded (FavorVariationRow *self, gboolean expanded)
{
  g_return_if_fail (FAVOR_IS_VARIATION_ROW (self));

  favor_properties_set_number (self, properties[PROP_EXPANDED], expanded);
}
