/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "dragon-draw.h"

#include "favor-text.h"

#define TILE 96

void
dragon_draw_ground (FavorGround *ground, GtkWidget *widget, GtkSnapshot *snapshot)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());

  favor_ground_snapshot (ground,
                         dark ? "dragon/table-tile-dark" : "dragon/table-tile-light",
                         TILE,
                         widget,
                         snapshot);
}

static void
draw_rounded (GtkSnapshot           *snapshot,
              const graphene_rect_t *at,
              float                  radius,
              const GdkRGBA         *colour)
{
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape, at, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, colour, at);
  gtk_snapshot_pop (snapshot);
}

/* In high contrast the lanes have edges. */
static void
draw_lane_edge (GtkWidget *widget, GtkSnapshot *snapshot, const graphene_rect_t *at)
{
  static const float widths[4] = { 1, 1, 1, 1 };

  GdkRGBA        edge, edges[4];
  GskRoundedRect shape;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &edge);
  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    edges[i] = edge;
  gsk_rounded_rect_init_from_rect (&shape, at, 8);
  gtk_snapshot_append_border (snapshot, &shape, widths, edges);
}

void
dragon_draw_lane (GtkWidget             *widget,
                  GtkSnapshot           *snapshot,
                  const graphene_rect_t *at,
                  gboolean               lit)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  gboolean         dark = adw_style_manager_get_dark (style);
  GdkRGBA          plum = { 0.486f, 0.247f, 0.463f, dark ? 0.28f : 0.17f };
  GdkRGBA          gold = { 0.867f, 0.647f, 0.227f, dark ? 0.30f : 0.36f };

  draw_rounded (snapshot, at, 8, lit ? &gold : &plum);
  if (adw_style_manager_get_high_contrast (style))
    draw_lane_edge (widget, snapshot, at);
}

char *
dragon_draw_describe_count (const DragonScene *scene, guint role)
{
  g_autofree char *cards = NULL;
  g_autofree char *works = NULL;
  guint            n = scene->votes[role];

  if (scene->works[role] == 0 || scene->counted[role])
    {
      g_autofree char *number = g_strdup_printf ("%u", n);

      /* Translators: below a vote card: how many votes it has; little space */
      return favor_text_expand (ngettext ("{n} vote", "{n} votes", n), "n", number, NULL);
    }
  cards = g_strdup_printf ("%u", n - scene->works[role]);
  works = g_strdup_printf ("%u", scene->works[role]);
  /* Translators: below a vote card before the count: {cards} and {works} are numbers; "Works" are
   * the tokens of the Artisan. Little space */
  return favor_text_expand (_ ("{cards} + {works} Works"),
                            "cards",
                            cards,
                            "works",
                            works,
                            NULL);
}

void
dragon_draw_count (GtkWidget             *widget,
                   GtkSnapshot           *snapshot,
                   const DragonScene     *scene,
                   guint                  role,
                   const graphene_rect_t *at)
{
  static const GdkRGBA ink = { 0.141f, 0.122f, 0.169f, 1 };
  static const GdkRGBA paper = { 0.969f, 0.929f, 0.847f, 1 };
  static const GdkRGBA gold = { 0.867f, 0.647f, 0.227f, 1 };
  static const GdkRGBA dusk = { 0.42f, 0.30f, 0.42f, 1 };

  gboolean         dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  gboolean         wins = scene->winner == (int) role;
  g_autofree char *text = dragon_draw_describe_count (scene, role);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  PangoAttrList          *bold = pango_attr_list_new ();
  int                     width, height;

  pango_attr_list_insert (bold, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (bold, pango_attr_scale_new (0.85));
  pango_layout_set_attributes (layout, bold);
  pango_attr_list_unref (bold);
  pango_layout_set_width (layout, (int) (at->size.width * PANGO_SCALE));
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_get_pixel_size (layout, &width, &height);
  draw_rounded (snapshot, at, at->size.height / 2, wins ? &gold : dark ? &dusk : &ink);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (at->origin.x,
                                                at->origin.y +
                                                  (at->size.height - (float) height) /
                                                    2));
  gtk_snapshot_append_layout (snapshot, layout, wins ? &ink : &paper);
  gtk_snapshot_restore (snapshot);
}
