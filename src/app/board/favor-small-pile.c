/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-small-pile.h"

#include "favor-art.h"
#include "favor-shapes.h"
#include "favor-texture.h"

/* Of a card, of what is seen of one below it, and of the paper around each. */
#define WIDTH  13
#define HEIGHT 18
#define STEP   4
#define EDGE   1

struct _FavorSmallPile
{
  GtkWidget parent_instance;
  char     *art;
  guint     most;
  guint     n;
};

G_DEFINE_FINAL_TYPE (FavorSmallPile, favor_small_pile, GTK_TYPE_WIDGET)

static void
favor_small_pile_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  FavorSmallPile *self = FAVOR_SMALL_PILE (widget);

  *minimum = *natural = 2 * EDGE + (orientation == GTK_ORIENTATION_VERTICAL
                                      ? HEIGHT
                                      : WIDTH + (self->most - 1) * STEP);
}

static void
draw_card (FavorSmallPile *self, GdkTexture *texture, GtkSnapshot *snapshot, guint i)
{
  GtkWidget *widget = GTK_WIDGET (self);
  /* The pile stands at the end, beside the other cards. */
  int x = EDGE + (int) (self->most - self->n + i) * STEP;

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (widget) - x - WIDTH;
  gtk_snapshot_append_color (snapshot,
                             &favor_paper,
                             &GRAPHENE_RECT_INIT ((float) (x - EDGE),
                                                  0,
                                                  WIDTH + 2 * EDGE,
                                                  HEIGHT + 2 * EDGE));
  favor_texture_append (texture,
                        widget,
                        snapshot,
                        &GRAPHENE_RECT_INIT ((float) x, EDGE, WIDTH, HEIGHT));
}

static void
favor_small_pile_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FavorSmallPile        *self = FAVOR_SMALL_PILE (widget);
  g_autoptr (GdkTexture) texture = NULL;

  if (self->n == 0)
    return;
  texture = favor_art_get_texture (favor_art_get_default (),
                                   self->art,
                                   WIDTH,
                                   HEIGHT,
                                   gtk_widget_get_scale_factor (widget));
  for (guint i = 0; i < self->n; i++)
    draw_card (self, texture, snapshot, i);
}

static void
favor_small_pile_finalize (GObject *object)
{
  g_free (FAVOR_SMALL_PILE (object)->art);

  G_OBJECT_CLASS (favor_small_pile_parent_class)->finalize (object);
}

static void
favor_small_pile_class_init (FavorSmallPileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = favor_small_pile_finalize;
  widget_class->measure = favor_small_pile_measure;
  widget_class->snapshot = favor_small_pile_snapshot;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "smallpile");
}

static void
favor_small_pile_init (FavorSmallPile *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/**
 * favor_small_pile_new:
 * @most: it takes the room of so many cards, however many there are
 *
 * Returns: (transfer floating): an empty pile
 */
FavorSmallPile *
favor_small_pile_new (guint most)
{
  FavorSmallPile *self = g_object_new (FAVOR_TYPE_SMALL_PILE, NULL);

  self->most = MAX (most, 1);
  return self;
}

/**
 * favor_small_pile_set:
 * @art: id of the picture of each card
 * @n: 0 to the most that there may be
 */
void
favor_small_pile_set (FavorSmallPile *self, const char *art, guint n)
{
  g_return_if_fail (FAVOR_IS_SMALL_PILE (self));
  g_return_if_fail (n <= self->most);

  if (n == self->n && g_strcmp0 (art, self->art) == 0)
    return;
  g_free (self->art);
  self->art = g_strdup (art);
  self->n = n;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
