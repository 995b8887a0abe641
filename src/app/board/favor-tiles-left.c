/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-tiles-left.h"

#include "favor-accessible.h"
#include "favor-children.h"
#include "favor-closures.h"
#include "favor-piece.h"
#include "favor-properties.h"
#include "favor-sight.h"
#include "favor-text.h"
#include "favor-tiles.h"
#include "favor-tooltip.h"

/* The least width of a tile in pixels; the rows have no gap at their end. */
#define TILE 36

/* One type of tiles. */
typedef struct
{
  GtkWidget  *cell;
  FavorPiece *picture;
  GtkWidget  *number;
} Cell;

struct _FavorTilesLeft
{
  GtkWidget parent_instance;

  FavorSight *sight;
  GtkWidget  *grid;
  /* (nullable): until it is set there are no cells. */
  const FavorTilesKind *kind;
  Cell                  cells[FAVOR_TILE_TYPES_MOST];
};

G_DEFINE_FINAL_TYPE (FavorTilesLeft, favor_tiles_left, GTK_TYPE_WIDGET)

/* ---- Cells ---------------------------------------------------------------------------- */

static void
create_cell (FavorTilesLeft *self, guint tile)
{
  Cell                 *cell = &self->cells[tile];
  g_autoptr (FavorFace) face = self->kind->create_face (tile);

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
say_left (const char *title, guint n)
{
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
update_cell (Cell *cell, const char *title, guint n)
{
  g_autofree char *words = say_left (title, n);
  g_autofree char *number = favor_text_figure (n);

  gtk_label_set_label (GTK_LABEL (cell->number), number);
  gtk_widget_set_visible (cell->number, n > 0);
  favor_piece_set_state (cell->picture, n > 0 ? 0 : FAVOR_PIECE_VEILED);
  favor_accessible_set_name (cell->cell, words);
  favor_tooltip_set (cell->cell, words);
}

static void
see (FavorTilesLeft *self)
{
  const FavorMoment *moment = favor_sight_get_moment (self->sight);
  guint8             left[FAVOR_TILE_TYPES_MOST];

  if (moment == NULL || self->kind == NULL)
    return;
  self->kind->count (moment->state, left);
  for (guint tile = 0; tile < self->kind->n_types; tile++)
    update_cell (&self->cells[tile], self->kind->get_title (tile), left[tile]);
}

/* ---- Object --------------------------------------------------------------------------- */

/* clang-format off */
static const FavorProperty property_table[] = {
  { "sight", G_TYPE_OBJECT, FAVOR_WRITABLE, FAVOR_MEMBER (FavorTilesLeft, sight),
    .class_type = favor_sight_get_type, .changed = G_CALLBACK (see) },
};

/* clang-format on */

static void
favor_tiles_left_dispose (GObject *object)
{
  FavorTilesLeft *self = FAVOR_TILES_LEFT (object);

  if (self->grid != NULL)
    favor_children_remove (self->grid);
  favor_children_remove (GTK_WIDGET (object));
  self->grid = NULL;

  G_OBJECT_CLASS (favor_tiles_left_parent_class)->dispose (object);
}

static void
favor_tiles_left_finalize (GObject *object)
{
  favor_properties_clear (object);

  G_OBJECT_CLASS (favor_tiles_left_parent_class)->finalize (object);
}

static void
favor_tiles_left_class_init (FavorTilesLeftClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_tiles_left_dispose;
  G_OBJECT_CLASS (klass)->finalize = favor_tiles_left_finalize;

  favor_properties_install (G_OBJECT_CLASS (klass),
                            property_table,
                            G_N_ELEMENTS (property_table),
                            NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "tiles-left.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorTilesLeft, grid);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "tilesleft");
}

static void
favor_tiles_left_init (FavorTilesLeft *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->grid, favor_tiles_new (TILE, 0, 1));
}

void
favor_tiles_left_set_kind (FavorTilesLeft *self, const FavorTilesKind *kind)
{
  g_return_if_fail (FAVOR_IS_TILES_LEFT (self));
  g_return_if_fail (self->kind == NULL);
  g_return_if_fail (kind->n_types <= FAVOR_TILE_TYPES_MOST);

  self->kind = kind;
  for (guint tile = 0; tile < kind->n_types; tile++)
    create_cell (self, tile);
  see (self);
}

GtkWidget *
favor_tiles_left_get_cell (FavorTilesLeft *self, guint tile)
{
  g_return_val_if_fail (FAVOR_IS_TILES_LEFT (self), NULL);

  return self->cells[tile].cell;
}
