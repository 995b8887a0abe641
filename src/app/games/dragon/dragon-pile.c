/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "dragon-pile.h"

#include "dragon-state.h"
#include "dragon-words.h"
#include "favor-art.h"
#include "favor-texture.h"

/* Of a card, of what is seen of one below it, and of the paper around each. */
#define WIDTH  13
#define HEIGHT 18
#define STEP   4
#define EDGE   1

struct _DragonPile
{
  GtkWidget parent_instance;
  guint     clan;
  guint     n;
};

G_DEFINE_FINAL_TYPE (DragonPile, dragon_pile, GTK_TYPE_WIDGET)

static void
dragon_pile_measure (GtkWidget     *widget,
                     GtkOrientation orientation,
                     int            for_size,
                     int           *minimum,
                     int           *natural,
                     int           *minimum_baseline,
                     int           *natural_baseline)
{
  *minimum = *natural = 2 * EDGE + (orientation == GTK_ORIENTATION_VERTICAL
                                      ? HEIGHT
                                      : WIDTH + (DRAGON_N_ROUNDS - 1) * STEP);
}

static void
draw_card (DragonPile *self, GdkTexture *texture, GtkSnapshot *snapshot, guint i)
{
  static const GdkRGBA paper = { 0.969f, 0.929f, 0.847f, 1 };

  GtkWidget *widget = GTK_WIDGET (self);
  /* The pile stands at the end, beside the other cards. */
  int x = EDGE + (int) (DRAGON_N_ROUNDS - self->n + i) * STEP;

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (widget) - x - WIDTH;
  gtk_snapshot_append_color (snapshot,
                             &paper,
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
dragon_pile_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  DragonPile            *self = DRAGON_PILE (widget);
  g_autofree char       *id = dragon_clan_art ("back", self->clan);
  g_autoptr (GdkTexture) texture = NULL;

  if (self->n == 0)
    return;
  texture = favor_art_get_texture (favor_art_get_default (),
                                   id,
                                   WIDTH,
                                   HEIGHT,
                                   gtk_widget_get_scale_factor (widget));
  for (guint i = 0; i < self->n; i++)
    draw_card (self, texture, snapshot, i);
}

static void
dragon_pile_class_init (DragonPileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = dragon_pile_measure;
  widget_class->snapshot = dragon_pile_snapshot;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "pile");
}

static void
dragon_pile_init (DragonPile *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

DragonPile *
dragon_pile_new (void)
{
  return g_object_new (DRAGON_TYPE_PILE, NULL);
}

/**
 * dragon_pile_set:
 * @clan: whose cards
 * @n: 0 to the number of rounds
 */
void
dragon_pile_set (DragonPile *self, guint clan, guint n)
{
  g_return_if_fail (DRAGON_IS_PILE (self));
  g_return_if_fail (n <= DRAGON_N_ROUNDS);

  if (clan == self->clan && n == self->n)
    return;
  self->clan = clan;
  self->n = n;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
