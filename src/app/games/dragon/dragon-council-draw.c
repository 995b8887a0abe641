/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <adwaita.h>

#include "dragon-council-private.h"

#include "favor-art.h"
#include "favor-fitted-words.h"
#include "favor-texture.h"

/* What lies on the council table but the pieces: its ground, the lanes, their counts, and what is
 * told about them. */

#define TILE      96
#define PILL_EDGE 1.5f
/* Of the plaque of a Work. */
#define PLAQUE_ASPECT (120.0f / 104)

static const GdkRGBA dusk = { 0.42f, 0.30f, 0.42f, 1 };

static gboolean
is_dark (void)
{
  return adw_style_manager_get_dark (adw_style_manager_get_default ());
}

/* The lanes are counted from the start side. */
static graphene_rect_t
place_of (DragonCouncil *self, const graphene_rect_t *lane)
{
  return favor_rect_from_start (GTK_WIDGET (self), lane);
}

static void
draw_count (DragonCouncil *self, GtkSnapshot *snapshot, guint role)
{
  graphene_rect_t  at = place_of (self, &self->counts[role]);
  gboolean         wins = self->tableau.winner == (int) role;
  g_autofree char *text = self->beside
                            ? dragon_council_count_figures (&self->tableau, role)
                            : dragon_council_describe_count (&self->tableau, role);

  favor_snapshot_plate (snapshot,
                        wins         ? &favor_gold
                        : is_dark () ? &dusk
                                     : &favor_ink,
                        at.size.height / 2,
                        &at);
  favor_fitted_words_snapshot (GTK_WIDGET (self),
                               snapshot,
                               text,
                               wins ? &favor_ink : &favor_paper,
                               &at);
}

/* A plaque for each of the Works; they overlap where there is little room. */
static void
draw_works (DragonCouncil *self, GtkSnapshot *snapshot, guint role)
{
  graphene_rect_t        at = place_of (self, &self->works_at[role]);
  guint                  n = self->tableau.works[role] - self->works_coming[role];
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
                          &FAVOR_RECT (left + step * i,
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
  favor_snapshot_plate (snapshot, &favor_gold, at.size.height / 2, &at);
  favor_snapshot_plate (snapshot, &favor_paper, inner.size.height / 2, &inner);
  favor_fitted_words_snapshot (GTK_WIDGET (self),
                               snapshot,
                               self->facts[role],
                               &favor_ink,
                               &at);
}

/* ---- All together --------------------------------------------------------------------- */

void
dragon_council_draw_below (DragonCouncil *self, GtkSnapshot *snapshot)
{
  GdkRGBA edge;
  GdkRGBA plum = { 0.486f, 0.247f, 0.463f, is_dark () ? 0.28f : 0.17f };
  GdkRGBA glow = { 0.867f, 0.647f, 0.227f, is_dark () ? 0.30f : 0.36f };

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &edge);
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

      favor_snapshot_plate (snapshot, lit ? &glow : &plum, 8, &lane);
      /* Not seen without an edge. */
      if (adw_style_manager_get_high_contrast (adw_style_manager_get_default ()))
        favor_snapshot_edge (snapshot, &edge, 8, &lane);
    }
  /* From the card whose effect is being seen to those that it touches. */
  favor_board_draw_links (FAVOR_BOARD (self), snapshot, DRAGON_KEY_CARD);
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
