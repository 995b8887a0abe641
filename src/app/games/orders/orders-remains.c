/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "orders-remains.h"

#include "favor-accessible.h"
#include "favor-children.h"
#include "favor-closures.h"
#include "favor-piece.h"
#include "favor-properties.h"
#include "favor-sight.h"
#include "favor-text.h"
#include "favor-tiles.h"
#include "favor-tooltip.h"
#include "orders-faces.h"

/* The least width of a tile in pixels; the rows have no gap at their end. */
#define TILE 36

/* One type of tiles. */
typedef struct
{
  GtkWidget  *cell;
  FavorPiece *picture;
  GtkWidget  *number;
} Cell;

struct _OrdersRemains
{
  GtkWidget parent_instance;

  FavorSight *sight;
  GtkWidget  *grid;
  Cell        cells[ORDERS_N_TILES];
};

G_DEFINE_FINAL_TYPE (OrdersRemains, orders_remains, GTK_TYPE_WIDGET)

/* ---- Cells ---------------------------------------------------------------------------- */

static void
create_cell (OrdersRemains *self, guint tile)
{
  Cell                 *cell = &self->cells[tile];
  g_autoptr (FavorFace) face = orders_face_new_tile (tile, 0);

  cell->cell = g_object_new (GTK_TYPE_OVERLAY,
                             "accessible-role",
                             GTK_ACCESSIBLE_ROLE_IMG,
                             NULL);
  cell->picture = g_object_new (FAVOR_TYPE_PIECE,
                                "accessible-role",
                                GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                "focusable",
                                FALSE,
                                "can-target",
                                FALSE,
                                "width-request",
                                TILE,
                                "height-request",
                                TILE,
                                NULL);
  cell->number = g_object_new (GTK_TYPE_LABEL,
                               "accessible-role",
                               GTK_ACCESSIBLE_ROLE_PRESENTATION,
                               "halign",
                               GTK_ALIGN_END,
                               "valign",
                               GTK_ALIGN_END,
                               NULL);
  favor_piece_replace_face (cell->picture, face);
  gtk_overlay_set_child (GTK_OVERLAY (cell->cell), GTK_WIDGET (cell->picture));
  gtk_overlay_add_overlay (GTK_OVERLAY (cell->cell), cell->number);
  gtk_widget_set_parent (cell->cell, self->grid);
}

/* (transfer full) */
static char *
say_left (guint tile, guint n)
{
  const char *title = _ (orders_tiles.words[tile].title);

  if (n == 0)
    /* Translators: in a table of the tiles that nobody has drawn yet: there is none of this type */
    return favor_text_fill (_ ("{tile}: none left"), "tile", title);
  /* Translators: in a table of the tiles that nobody has drawn yet; {tile} is a type of them */
  return favor_text_fill (ngettext ("{tile}: {n} left", "{tile}: {n} left", n),
                          "tile n#",
                          title,
                          n);
}

static void
update_cell (Cell *cell, guint tile, guint n)
{
  g_autofree char *words = say_left (tile, n);
  g_autofree char *number = favor_text_figure (n);

  gtk_label_set_label (GTK_LABEL (cell->number), number);
  gtk_widget_set_visible (cell->number, n > 0);
  favor_piece_set_state (cell->picture, n > 0 ? 0 : FAVOR_PIECE_VEILED);
  favor_accessible_set_name (cell->cell, words);
  favor_tooltip_set (cell->cell, words);
}

static void
see (OrdersRemains *self)
{
  const FavorMoment *moment = favor_sight_get_moment (self->sight);
  guint8             left[ORDERS_N_TILES];

  if (moment == NULL)
    return;
  orders_count_left (moment->state, left);
  for (guint tile = 0; tile < ORDERS_N_TILES; tile++)
    update_cell (&self->cells[tile], tile, left[tile]);
}

/* ---- Object --------------------------------------------------------------------------- */

/* clang-format off */
static const FavorProperty property_table[] = {
  { "sight", G_TYPE_OBJECT, FAVOR_WRITABLE, FAVOR_MEMBER (OrdersRemains, sight),
    .class_type = favor_sight_get_type, .changed = G_CALLBACK (see) },
};

/* clang-format on */

static void
orders_remains_dispose (GObject *object)
{
  OrdersRemains *self = ORDERS_REMAINS (object);

  if (self->grid != NULL)
    favor_children_remove (self->grid);
  favor_children_remove (GTK_WIDGET (object));
  self->grid = NULL;

  G_OBJECT_CLASS (orders_remains_parent_class)->dispose (object);
}

static void
orders_remains_finalize (GObject *object)
{
  favor_properties_clear (object);

  G_OBJECT_CLASS (orders_remains_parent_class)->finalize (object);
}

static void
orders_remains_class_init (OrdersRemainsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orders_remains_dispose;
  G_OBJECT_CLASS (klass)->finalize = orders_remains_finalize;

  favor_properties_install (G_OBJECT_CLASS (klass),
                            property_table,
                            G_N_ELEMENTS (property_table),
                            NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "orders/remains.ui");
  gtk_widget_class_bind_template_child (widget_class, OrdersRemains, grid);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "ordersremains");
}

static void
orders_remains_init (OrdersRemains *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->grid, favor_tiles_new (TILE, 0, 1));
  for (guint tile = 0; tile < ORDERS_N_TILES; tile++)
    create_cell (self, tile);
}

GtkWidget *
orders_remains_get_cell (OrdersRemains *self, guint tile)
{
  return self->cells[tile].cell;
}
