/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "kingdom-court-row.h"

#include "favor-fitted-words.h"
#include "favor-seat-sign.h"
#include "favor-shapes.h"
#include "favor-text.h"

/* What is drawn of a row of the court beside its pictures and words. */

/* The bar, and the discs of ticks, in pixels. */
#define BAR_WIDTH  20
#define BAR_HEIGHT 6
#define DISC       18
/* Of a ring around a portrait. */
#define RING 3
/* Of the shields, six at the most in two lines of three. */
#define SHIELDS_IN_LINE 3
#define SHIELD_MOST     11
#define SHIELD_ASPECT   (96.0 / 110)

static const GdkRGBA empty = { 0.55f, 0.52f, 0.48f, 0.35f };
static const GdkRGBA gold = { 0.87f, 0.61f, 0.16f, 1 };
static const GdkRGBA met = { 0.12f, 0.33f, 0.28f, 1 };
static const GdkRGBA met_light = { 0.77f, 0.89f, 0.8f, 1 };
static const GdkRGBA lost = { 0.75f, 0.23f, 0.17f, 1 };
static const GdkRGBA plum = { 0.29f, 0.13f, 0.29f, 1 };
static const GdkRGBA old = { 0.55f, 0.52f, 0.48f, 1 };

static graphene_rect_t
middle_of (const graphene_rect_t *at, float width, float height)
{
  return FAVOR_RECT (at->origin.x + (at->size.width - width) / 2,
                     at->origin.y + (at->size.height - height) / 2,
                     width,
                     height);
}

static cairo_t *
begin (GtkSnapshot *snapshot, const graphene_rect_t *at)
{
  const graphene_rect_t around = FAVOR_RECT (at->origin.x - 4,
                                             at->origin.y - 4,
                                             at->size.width + 8,
                                             at->size.height + 8);
  cairo_t              *cr = gtk_snapshot_append_cairo (snapshot, &around);

  cairo_translate (cr,
                   at->origin.x + at->size.width / 2,
                   at->origin.y + at->size.height / 2);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  return cr;
}

/* A tick in a disc of that radius; a tick is the same in all languages. */
static void
trace_tick (cairo_t *cr, double radius)
{
  cairo_move_to (cr, -0.42 * radius, 0.04 * radius);
  cairo_line_to (cr, -0.1 * radius, 0.36 * radius);
  cairo_line_to (cr, 0.46 * radius, -0.34 * radius);
  cairo_set_line_width (cr, MAX (1.4, radius * 0.24));
  cairo_stroke (cr);
}

static void
draw_disc (cairo_t       *cr,
           double         radius,
           const GdkRGBA *ground,
           const GdkRGBA *line,
           const GdkRGBA *tick)
{
  cairo_arc (cr, 0, 0, radius - 0.75, 0, 2 * G_PI);
  if (ground != NULL)
    {
      gdk_cairo_set_source_rgba (cr, ground);
      cairo_fill_preserve (cr);
    }
  gdk_cairo_set_source_rgba (cr, line);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
  gdk_cairo_set_source_rgba (cr, tick);
  trace_tick (cr, radius);
}

static void
strike (cairo_t *cr, double radius)
{
  cairo_move_to (cr, -radius * 0.8, radius * 0.8);
  cairo_line_to (cr, radius * 0.8, -radius * 0.8);
  gdk_cairo_set_source_rgba (cr, &lost);
  cairo_set_line_width (cr, 2.2);
  cairo_stroke (cr);
}

static void
draw_tick_of (cairo_t *cr, KingdomMark mark, double radius)
{
  switch (mark)
    {
    case KINGDOM_MARK_MET:
      draw_disc (cr, radius, &met, &met, &met_light);
      break;
    case KINGDOM_MARK_OFFER:
      draw_disc (cr, radius, &gold, &favor_ink, &favor_ink);
      break;
    case KINGDOM_MARK_IN_VAIN:
      draw_disc (cr, radius, &old, &old, &favor_paper);
      break;
    case KINGDOM_MARK_TRUE_BEFORE:
      draw_disc (cr, radius, NULL, &old, &old);
      break;
    case KINGDOM_MARK_LOST:
      draw_disc (cr, radius, NULL, &lost, &old);
      strike (cr, radius);
      break;
    case KINGDOM_MARK_NEAR:
      break;
    }
}

/* A bar, of which a part is full from the start side on. */
static void
draw_bar (GtkSnapshot             *snapshot,
          const KingdomCourtEntry *entry,
          gboolean                 rtl,
          const graphene_rect_t   *at)
{
  const guint     share = entry->share;
  graphene_rect_t full = *at;

  favor_snapshot_plate (snapshot, &empty, at->size.height / 2, at);
  full.size.width = MAX (at->size.width * (float) share / 100, at->size.height);
  if (rtl)
    full.origin.x += at->size.width - full.size.width;
  if (share > 0)
    favor_snapshot_plate (snapshot,
                          entry->mark == KINGDOM_MARK_MET ? &met : &gold,
                          at->size.height / 2,
                          &full);
}

void
kingdom_court_draw_mark (GtkWidget              *widget,
                         GtkSnapshot            *snapshot,
                         const KingdomCourtLook *look,
                         const graphene_rect_t  *at)
{
  const gboolean  rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  graphene_rect_t place;
  cairo_t        *cr;

  if (look->entry.mark == KINGDOM_MARK_NEAR)
    {
      place = middle_of (at, BAR_WIDTH, BAR_HEIGHT);
      draw_bar (snapshot, &look->entry, rtl, &place);
      return;
    }
  place = middle_of (at, DISC, DISC);
  cr = begin (snapshot, &place);
  draw_tick_of (cr, (KingdomMark) look->entry.mark, DISC / 2.0);
  cairo_destroy (cr);
}

static void
draw_arc (cairo_t *cr, double radius, double share, const GdkRGBA *colour)
{
  cairo_arc (cr, 0, 0, radius, -G_PI / 2, -G_PI / 2 + 2 * G_PI * share);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, RING);
  cairo_stroke (cr);
}

void
kingdom_court_draw_ring (GtkSnapshot            *snapshot,
                         const KingdomCourtLook *look,
                         const graphene_rect_t  *face)
{
  const double radius = face->size.width / 2 + RING / 2.0;
  const double dashes[] = { radius * 0.4, radius * 0.28 };
  cairo_t     *cr = begin (snapshot, face);

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  switch ((KingdomMark) look->entry.mark)
    {
    case KINGDOM_MARK_NEAR:
      if (look->entry.share >= KINGDOM_NEAR_ENOUGH && !look->entry.veiled)
        {
          draw_arc (cr, radius, 1, &empty);
          draw_arc (cr, radius, look->entry.share / 100.0, &gold);
        }
      break;
    case KINGDOM_MARK_MET:
      cairo_set_dash (cr, dashes, look->entry.previewed ? 2 : 0, 0);
      draw_arc (cr, radius, 1, &met);
      cairo_set_dash (cr, NULL, 0, 0);
      break;
    case KINGDOM_MARK_OFFER:
      draw_arc (cr, radius, 1, &gold);
      break;
    case KINGDOM_MARK_LOST:
      draw_arc (cr, radius, 1, &lost);
      break;
    case KINGDOM_MARK_IN_VAIN:
    case KINGDOM_MARK_TRUE_BEFORE:
      break;
    }
  /* What is only true is no news. */
  cairo_translate (cr, radius * 0.7, -radius * 0.7);
  if (look->entry.mark != KINGDOM_MARK_TRUE_BEFORE)
    draw_tick_of (cr, (KingdomMark) look->entry.mark, DISC / 2.0 - 1);
  cairo_destroy (cr);
}

static void
draw_shield (GtkSnapshot *snapshot, guint colour, const graphene_rect_t *at)
{
  g_autoptr (GdkPaintable) sign = favor_seat_sign_to_paintable (colour,
                                                                (int) at->size.height);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &at->origin);
  gdk_paintable_snapshot (sign, snapshot, at->size.width, at->size.height);
  gtk_snapshot_restore (snapshot);
}

/* As large as all have room, below each other where the place is narrow. */
void
kingdom_court_draw_owners (GtkWidget              *widget,
                           GtkSnapshot            *snapshot,
                           const KingdomCourtLook *look,
                           const graphene_rect_t  *at)
{
  const gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const guint    across = at->size.width >= at->size.height ? SHIELDS_IN_LINE : 1;
  guint          n = 0, i = 0;
  float          height, width, top;

  for (guint seat = 0; seat < FAVOR_MAX_SEATS; seat++)
    n += look->entry.owners >> seat & 1;
  if (n == 0)
    return;
  height = MIN (SHIELD_MOST, at->size.height / (float) ((n + across - 1) / across) - 1);
  width = MIN (height * (float) SHIELD_ASPECT, at->size.width / (float) across - 1);
  height = width / (float) SHIELD_ASPECT;
  top = at->origin.y;
  if (across > 1)
    top += (at->size.height - (height + 1) * (float) ((n + across - 1) / across)) / 2;
  for (guint seat = 0; seat < FAVOR_MAX_SEATS; seat++)
    if ((look->entry.owners >> seat & 1) != 0)
      {
        const float along = (float) (i % across) * (width + 1);
        const float x = rtl ? at->origin.x + at->size.width - along - width
                            : at->origin.x + along;

        draw_shield (snapshot,
                     look->colours[seat],
                     &FAVOR_RECT (x,
                                  top + (float) (i / across) * (height + 1),
                                  width,
                                  height));
        i++;
      }
}

static void
draw_figure (GtkWidget             *widget,
             GtkSnapshot           *snapshot,
             guint                  n,
             const GdkRGBA         *ground,
             const graphene_rect_t *at)
{
  g_autofree char *text = favor_text_figure (n);
  /* A disc has more room for two digits than a place for words. */
  const float spare = n > 9 ? 3 : 0;

  favor_snapshot_plate (snapshot, ground, at->size.height / 2, at);
  favor_snapshot_edge (snapshot, &favor_paper, at->size.height / 2, at);
  favor_fitted_words_snapshot (widget,
                               snapshot,
                               text,
                               &favor_paper,
                               &FAVOR_RECT (at->origin.x - spare,
                                            at->origin.y,
                                            at->size.width + 2 * spare,
                                            at->size.height));
}

void
kingdom_court_draw_left (GtkWidget              *widget,
                         GtkSnapshot            *snapshot,
                         const KingdomCourtLook *look,
                         const graphene_rect_t  *at)
{
  draw_figure (widget, snapshot, look->entry.left, &favor_ink, at);
}

void
kingdom_court_draw_number (GtkWidget              *widget,
                           GtkSnapshot            *snapshot,
                           const KingdomCourtLook *look,
                           const graphene_rect_t  *at)
{
  if (look->entry.number > 0)
    draw_figure (widget, snapshot, look->entry.number, &plum, at);
}

void
kingdom_court_draw_foot (GtkWidget              *widget,
                         GtkSnapshot            *snapshot,
                         const KingdomCourtLook *look,
                         const graphene_rect_t  *at)
{
  const gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  draw_bar (snapshot, &look->entry, rtl, at);
}
