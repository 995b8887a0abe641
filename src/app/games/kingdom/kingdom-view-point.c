/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "kingdom-view-private.h"

#include "favor-focus.h"
#include "kingdom-words.h"

/* The city, meadow or road that the pointer rests on stands out, or the first one of the tile that has the
 * focus; and the tile says what it is and who wishes for one, and what lines around it mean. */

/* Of a map that was another one. */
#define NOT_KNOWN G_MAXUINT

static void
forget (KingdomView *self)
{
  if (self->pointed_piece != NULL)
    {
      favor_piece_set_note (self->pointed_piece, NULL);
      gtk_widget_remove_css_class (GTK_WIDGET (self->pointed_piece), "lit");
    }
  g_clear_weak_pointer (&self->pointed_piece);
  kingdom_chart_light_up (self->chart, KINGDOM_LIGHT_POINTED, NULL, 0);
}

/* The tile of the map that a piece is or lies on, or %FAVOR_NONE. Pointer and focus go, too, when there is no
 * game any more. */
static gint
find_tile (KingdomView *self, FavorPiece *piece)
{
  KingdomThing thing;
  guint        which, tile;

  if (favor_game_view_get_cursor (FAVOR_GAME_VIEW (self)) == NULL ||
      !gtk_widget_is_ancestor (GTK_WIDGET (piece), GTK_WIDGET (self->chart)))
    return FAVOR_NONE;
  thing = kingdom_chart_identify (piece, &which);
  if (thing != KINGDOM_THING_TILE && thing != KINGDOM_THING_FAVOR)
    return FAVOR_NONE;
  tile = thing == KINGDOM_THING_TILE ? which : which / KINGDOM_N_SLOTS;
  return kingdom_view_get_seen (self)->table.tile[tile].place == KINGDOM_PLACE_MAP
           ? (gint) tile
           : FAVOR_NONE;
}

/* What is there stands out, and `piece` says what it is. */
static void
tell (KingdomView          *self,
      FavorPiece           *piece,
      const KingdomFeature *feature,
      const KingdomGlow    *glows,
      guint                 n)
{
  const KingdomState *state = kingdom_view_get_seen (self);
  const KingdomTile  *tile = &state->table.tile[find_tile (self, piece)];
  g_autofree char    *words = NULL, *wanted = NULL, *lit = NULL, *note = NULL;

  if (piece == self->pointed_piece && feature->kind == self->pointed_kind &&
      feature->name == self->pointed_name)
    return;
  self->pointed_kind = feature->kind;
  self->pointed_name = feature->name;
  words = kingdom_say_feature (feature);
  wanted = kingdom_say_wanted (state, feature);
  lit = kingdom_view_say_lit (self, tile->x, tile->y);
  /* A tooltip has room for little more than the first of these. */
  note = lit != NULL ? g_strjoin ("\n", words, lit, wanted, NULL)
                     : g_strjoin ("\n", words, wanted, NULL);
  favor_piece_set_note (piece, note);
  favor_details_set_note (self->details, note);
  gtk_widget_add_css_class (GTK_WIDGET (piece), "lit");
  g_set_weak_pointer (&self->pointed_piece, piece);
  kingdom_chart_light_up (self->chart, KINGDOM_LIGHT_POINTED, glows, n);
}

/* `at` (nullable): where the pointer is, on the map. */
static void
point (KingdomView *self, FavorPiece *piece, const graphene_point_t *at)
{
  const gint              tile = piece != NULL ? find_tile (self, piece) : FAVOR_NONE;
  g_autofree KingdomGlow *glows = NULL;
  const KingdomTile      *tiles;
  KingdomFeature          feature;
  guint                   n;

  if (piece != self->pointed_piece || tile < 0)
    forget (self);
  if (tile < 0)
    return;
  tiles = kingdom_view_get_seen (self)->table.tile;
  glows = g_new (KingdomGlow, KINGDOM_MAX_GLOWS);
  if (at != NULL)
    n = kingdom_find_feature (tiles,
                              (guint) tile,
                              (double) at->x - tiles[tile].x,
                              (double) at->y - tiles[tile].y,
                              &feature,
                              glows);
  else
    n = kingdom_find_main_feature (tiles, (guint) tile, &feature, glows);
  tell (self, piece, &feature, glows, n);
}

/* ---- The pointer ---------------------------------------------------------------------- */

static void
motion_cb (KingdomView *self, double x, double y)
{
  const graphene_point_t at = favor_map_to_map (FAVOR_MAP (self->chart), x, y);

  self->is_pointing = TRUE;
  point (self, favor_tile_pick (FAVOR_MAP (self->chart), x, y), &at);
}

static void
leave_cb (KingdomView *self)
{
  self->is_pointing = FALSE;
  kingdom_view_point_at_focus (self);
}

/* ---- The focus ------------------------------------------------------------------------ */

void
kingdom_view_point_at (KingdomView *self, FavorPiece *piece)
{
  self->pointed_kind = NOT_KNOWN;
  point (self, piece, NULL);
}

void
kingdom_view_point_at_focus (KingdomView *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = favor_focus_get_within (GTK_WIDGET (self->chart));
  gboolean   is_seen = GTK_IS_WINDOW (root) &&
                     gtk_window_get_focus_visible (GTK_WINDOW (root)) &&
                     FAVOR_IS_PIECE (focus);

  /* What is told of it stays as long as it is true, for ears. */
  self->pointed_kind = NOT_KNOWN;
  point (self, is_seen ? FAVOR_PIECE (focus) : NULL, NULL);
}

static void
unfocus_cb (KingdomView *self)
{
  if (!self->is_pointing)
    forget (self);
}

void
kingdom_view_init_point (KingdomView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->chart), motion);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (unfocus_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->chart), focus);
}
