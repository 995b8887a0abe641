/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "kingdom-view-private.h"

#include "kingdom-words.h"

/* The city, meadow or road that the pointer rests on stands out, and its tile says what it is and who
 * wishes for one. */

static void
forget (KingdomView *self)
{
  if (self->pointed_piece != NULL)
    favor_piece_set_note (self->pointed_piece, NULL);
  g_clear_weak_pointer (&self->pointed_piece);
  kingdom_chart_light_up (self->chart, KINGDOM_LIGHT_POINTED, NULL, 0);
}

/* The tile that a piece is or lies on, or %FAVOR_NONE. */
static gint
find_tile (FavorPiece *piece)
{
  guint which;

  switch (kingdom_chart_identify (piece, &which))
    {
    case KINGDOM_THING_TILE:
      return (gint) which;
    case KINGDOM_THING_FAVOR:
      return (gint) (which / KINGDOM_N_SLOTS);
    case KINGDOM_THING_SPACE:
    case KINGDOM_THING_TARGET:
      break;
    }
  return FAVOR_NONE;
}

static void
show (KingdomView *self, FavorPiece *piece, guint tile, const graphene_point_t *at)
{
  const KingdomState     *state = kingdom_view_get_seen (self);
  const KingdomTile      *record = &state->table.tile[tile];
  g_autofree KingdomGlow *glows = NULL;
  g_autofree char        *words = NULL, *wanted = NULL, *note = NULL;
  KingdomFeature          feature;
  guint                   n;

  if (record->place != KINGDOM_PLACE_MAP)
    return;
  glows = g_new (KingdomGlow, KINGDOM_MAX_GLOWS);
  n = kingdom_find_feature (state->table.tile,
                            tile,
                            (double) at->x - record->x,
                            (double) at->y - record->y,
                            &feature,
                            glows);
  if (piece == self->pointed_piece && feature.kind == self->pointed_kind &&
      feature.name == self->pointed_name)
    return;
  self->pointed_kind = feature.kind;
  self->pointed_name = feature.name;
  words = kingdom_say_feature (&feature);
  wanted = kingdom_say_wanted (state, &feature);
  note = g_strjoin ("\n", words, wanted, NULL);
  favor_piece_set_note (piece, note);
  g_set_weak_pointer (&self->pointed_piece, piece);
  kingdom_chart_light_up (self->chart, KINGDOM_LIGHT_POINTED, glows, n);
}

static void
motion_cb (KingdomView *self, double x, double y)
{
  FavorPiece            *piece = favor_tile_pick (FAVOR_MAP (self->chart), x, y);
  const graphene_point_t at = favor_map_to_map (FAVOR_MAP (self->chart), x, y);
  const gint             tile = piece != NULL ? find_tile (piece) : FAVOR_NONE;

  if (piece != self->pointed_piece || tile < 0)
    forget (self);
  if (tile >= 0 && favor_game_view_get_cursor (FAVOR_GAME_VIEW (self)) != NULL)
    show (self, piece, (guint) tile, &at);
}

void
kingdom_view_init_point (KingdomView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (forget), self);
  gtk_widget_add_controller (GTK_WIDGET (self->chart), motion);
}

void
kingdom_view_forget_point (KingdomView *self)
{
  forget (self);
}
