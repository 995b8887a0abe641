/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <adwaita.h>

#include "dragon-council-private.h"

#include "favor-art.h"
#include "favor-letters.h"
#include "favor-texture.h"

/* What lies on the council table but the pieces: its ground, the lanes, their counts, and what is
 * told about them. */

#define TILE      96
#define PILL_EDGE 1.5f
#define LINE      3.0
#define LINE_EDGE 6.0
/* Of the letters on pills, and how much of a pill they leave free. */
#define WORDS_SCALE FAVOR_LETTERS_SMALL
#define WORDS_SMALL FAVOR_LETTERS_TINY
#define WORDS_LEAST 0.55
#define WORDS_EDGE  8
/* Of the plaque of a Work. */
#define PLAQUE_ASPECT (120.0f / 104)

static const GdkRGBA ink = { 0.141f, 0.122f, 0.169f, 1 };
static const GdkRGBA paper = { 0.969f, 0.929f, 0.847f, 1 };
static const GdkRGBA gold = { 0.867f, 0.647f, 0.227f, 1 };
static const GdkRGBA dusk = { 0.42f, 0.30f, 0.42f, 1 };

static gboolean
is_dark (void)
{
  return adw_style_manager_get_dark (adw_style_manager_get_default ());
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

/* The lanes are counted from the start side. */
static graphene_rect_t
place_of (DragonCouncil *self, const graphene_rect_t *lane)
{
  graphene_rect_t at = *lane;

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    at.origin.x = gtk_widget_get_width (GTK_WIDGET (self)) - at.origin.x - at.size.width;
  return at;
}

/* In bold letters of this part of the usual size; how wide they are without a limit. */
static int
scale_words (PangoLayout *layout, double scale)
{
  PangoAttrList *bold = pango_attr_list_new ();
  int            width;

  pango_attr_list_insert (bold, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (bold,
                          favor_letters_new_attribute (pango_layout_get_context (layout),
                                                       scale));
  pango_layout_set_attributes (layout, bold);
  pango_attr_list_unref (bold);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

/* Where there is little room, in smaller letters: in those that fit as a rule, or in any that do,
 * as where the letters of the desktop are large. */
static void
fit_words (PangoLayout *layout, double room)
{
  int width;

  if (scale_words (layout, WORDS_SCALE) <= room)
    return;
  width = scale_words (layout, WORDS_SMALL);
  if (width > room)
    scale_words (layout, MAX (WORDS_SMALL * room / width, WORDS_LEAST));
}

static void
draw_words (DragonCouncil         *self,
            GtkSnapshot           *snapshot,
            const char            *text,
            const graphene_rect_t *at,
            const GdkRGBA         *colour)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self),
                                                                   text);
  int                     height;

  fit_words (layout, at->size.width - WORDS_EDGE);
  pango_layout_set_width (layout, (int) (at->size.width * PANGO_SCALE));
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_get_pixel_size (layout, NULL, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (at->origin.x,
                                                at->origin.y +
                                                  (at->size.height - (float) height) /
                                                    2));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

static void
draw_count (DragonCouncil *self, GtkSnapshot *snapshot, guint role)
{
  graphene_rect_t  at = place_of (self, &self->counts[role]);
  gboolean         wins = self->tableau.winner == (int) role;
  g_autofree char *text = self->beside
                            ? dragon_council_count_figures (&self->tableau, role)
                            : dragon_council_describe_count (&self->tableau, role);

  draw_rounded (snapshot,
                &at,
                at.size.height / 2,
                wins         ? &gold
                : is_dark () ? &dusk
                             : &ink);
  draw_words (self, snapshot, text, &at, wins ? &ink : &paper);
}

/* A plaque for each of the Works; they overlap where there is little room. */
static void
draw_works (DragonCouncil *self, GtkSnapshot *snapshot, guint role)
{
  graphene_rect_t        at = place_of (self, &self->works_at[role]);
  guint                  n = self->tableau.works[role];
  float                  wide = at.size.height * PLAQUE_ASPECT, step = wide + 2, left;
  g_autoptr (GdkTexture) plaque = NULL;

  if (n == 0 || wide < 1)
    return;
  if (n > 1 && wide + step * (n - 1) > at.size.width)
    step = (at.size.width - wide) / (n - 1);
  left = at.origin.x + (at.size.width - wide - step * (n - 1)) / 2;
  plaque = favor_art_get_texture (favor_art_get_default (),
                                  "dragon/token-works",
                                  wide,
                                  at.size.height,
                                  gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  for (guint i = 0; i < n; i++)
    favor_texture_append (plaque,
                          GTK_WIDGET (self),
                          snapshot,
                          &GRAPHENE_RECT_INIT (left + step * i,
                                               at.origin.y,
                                               wide,
                                               at.size.height));
}

/* Light with an edge of gold, so that nobody takes it for a count. */
static void
draw_fact (DragonCouncil *self, GtkSnapshot *snapshot, guint role)
{
  graphene_rect_t at = place_of (self, &self->facts_at[role]);
  graphene_rect_t inner = at;

  graphene_rect_inset (&inner, PILL_EDGE, PILL_EDGE);
  draw_rounded (snapshot, &at, at.size.height / 2, &gold);
  draw_rounded (snapshot, &inner, inner.size.height / 2, &paper);
  draw_words (self, snapshot, self->facts[role], &at, &ink);
}

/* ---- What a card does to others ------------------------------------------------------- */

static gboolean
find_middle (DragonCouncil *self, guint index, graphene_point_t *middle)
{
  graphene_rect_t at;

  if (!gtk_widget_compute_bounds (g_ptr_array_index (self->cards, index),
                                  GTK_WIDGET (self),
                                  &at))
    return FALSE;
  graphene_rect_get_center (&at, middle);
  return TRUE;
}

static void
trace_lines (DragonCouncil *self, cairo_t *cr, const graphene_point_t *from)
{
  for (guint i = 0; i < self->tableau.n_cards; i++)
    {
      graphene_point_t to;

      if (!self->tableau.cards[i].changed || self->tableau.cards[i].active ||
          !find_middle (self, i, &to))
        continue;
      cairo_move_to (cr, from->x, from->y);
      cairo_line_to (cr, to.x, to.y);
    }
}

/* From the card whose effect is being seen to those that it touches, behind all cards, so that they
 * are never drawn over words. They stand still. */
static void
draw_lines (DragonCouncil *self, GtkSnapshot *snapshot)
{
  graphene_rect_t all = GRAPHENE_RECT_INIT (0,
                                            0,
                                            gtk_widget_get_width (GTK_WIDGET (self)),
                                            gtk_widget_get_height (GTK_WIDGET (self)));

  for (guint i = 0; i < self->tableau.n_cards; i++)
    {
      graphene_point_t from;
      cairo_t         *cr;

      if (!self->tableau.cards[i].active || !find_middle (self, i, &from))
        continue;
      cr = gtk_snapshot_append_cairo (snapshot, &all);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      trace_lines (self, cr, &from);
      cairo_set_line_width (cr, LINE_EDGE);
      gdk_cairo_set_source_rgba (cr, &ink);
      cairo_stroke_preserve (cr);
      cairo_set_line_width (cr, LINE);
      gdk_cairo_set_source_rgba (cr, &gold);
      cairo_stroke (cr);
      cairo_destroy (cr);
    }
}

/* ---- All together --------------------------------------------------------------------- */

void
dragon_council_draw_below (DragonCouncil *self, GtkSnapshot *snapshot)
{
  GdkRGBA plum = { 0.486f, 0.247f, 0.463f, is_dark () ? 0.28f : 0.17f };
  GdkRGBA glow = { 0.867f, 0.647f, 0.227f, is_dark () ? 0.30f : 0.36f };

  favor_ground_snapshot (self->ground,
                         is_dark () ? "dragon/table-tile-dark"
                                    : "dragon/table-tile-light",
                         TILE,
                         GTK_WIDGET (self),
                         snapshot);
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    {
      graphene_rect_t lane = place_of (self, &self->lanes[role]);
      gboolean        lit = self->tableau.active_role == (int) role ||
                     self->tableau.winner == (int) role;

      draw_rounded (snapshot, &lane, 8, lit ? &glow : &plum);
      if (adw_style_manager_get_high_contrast (adw_style_manager_get_default ()))
        draw_lane_edge (GTK_WIDGET (self), snapshot, &lane);
    }
  draw_lines (self, snapshot);
}

void
dragon_council_draw_above (DragonCouncil *self, GtkSnapshot *snapshot)
{
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    {
      /* Where there is no room for both, what is said for the moment stands in front. */
      if (self->facts[role] == NULL ||
          self->facts_at[role].origin.y < self->counts[role].origin.y)
        draw_count (self, snapshot, role);
      draw_works (self, snapshot, role);
      if (self->facts[role] != NULL)
        draw_fact (self, snapshot, role);
    }
}
