/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "tokens-land.h"

#include <math.h>

#include "favor-art.h"
#include "favor-shapes.h"
#include "tokens-faces.h"

/* Sizes of the pictures, in units. */
#define COAST     300
#define JETTIES   200
#define HEX       174
#define HEX_HIGH  200
#define BANK_DOWN 8
/* From the middle of an edge to its harbour. */
#define TO_HARBOUR 64
/* Kinds of pictures of which each hex shows one. */
#define N_COASTS   3
#define N_DESERTS  3
#define N_TERRAINS 4
/* Hexes that near should not look alike. */
#define NEAR 360

typedef struct
{
  const char *name;
  /* There is one for the day and one for the night. */
  gboolean schemed;
  gint     down;
} Layer;

static const Layer layers[] = {
  { "shoal", TRUE, 0 }, { "shallow", TRUE, 0 },       { "foam", TRUE, 0 },
  { "surf", TRUE, 0 },  { "bank", FALSE, BANK_DOWN }, { "sand", FALSE, 0 },
};

static const char *const sides[] = { "ne", "e", "se", "sw", "w", "nw" };

/* ---- Pictures ------------------------------------------------------------------------- */

/* A picture with its middle at the origin of `at`, and of that size, turned by so many degrees. What is
 * not turned lies at whole pixels. */
static void
put (const TokensLand      *self,
     GtkSnapshot           *snapshot,
     const char            *art,
     const graphene_rect_t *at,
     double                 angle)
{
  gboolean               turned = fabs (angle) > 0;
  double                 x = (at->origin.x - self->origin.x) * self->unit;
  double                 y = (at->origin.y - self->origin.y) * self->unit;
  double                 width = at->size.width * self->unit;
  double                 height = at->size.height * self->unit;
  int                    scale = 2;
  g_autoptr (GdkTexture) texture = NULL;

  if (self->widget != NULL)
    scale = gtk_widget_get_scale_factor (self->widget);
  if (!turned)
    {
      width = round (width);
      height = round (height);
      x = round (x - width / 2) + width / 2;
      y = round (y - height / 2) + height / 2;
    }
  texture = favor_art_get_texture (favor_art_get_default (), art, width, height, scale);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  if (turned)
    gtk_snapshot_rotate (snapshot, (float) angle);
  gtk_snapshot_append_texture (snapshot,
                               texture,
                               &FAVOR_RECT (-width / 2, -height / 2, width, height));
  gtk_snapshot_restore (snapshot);
}

static void
put_face (const TokensLand       *self,
          GtkSnapshot            *snapshot,
          FavorFace              *face,
          const graphene_point_t *middle,
          const graphene_rect_t  *units)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot,
    &GRAPHENE_POINT_INIT ((float) round ((middle->x + units->origin.x - self->origin.x) *
                                         self->unit),
                          (float) round ((middle->y + units->origin.y - self->origin.y) *
                                         self->unit)));
  favor_face_snapshot (face, self->widget, snapshot, units->size.width * self->unit);
  gtk_snapshot_restore (snapshot);
}

/* ---- Coast ---------------------------------------------------------------------------- */

static gboolean
is_inland (const FavorHexMap *map, guint hex)
{
  for (guint side = 0; side < FAVOR_HEX_SIDES; side++)
    if (map->hex[hex].next[side] == FAVOR_HEX_NONE)
      return FALSE;
  return TRUE;
}

/* `coast` is which of several pictures it is, or 0: that of a cove. */
static void
put_coast (const TokensLand       *self,
           GtkSnapshot            *snapshot,
           const Layer            *layer,
           guint                   coast,
           const graphene_point_t *at,
           double                  angle)
{
  g_autofree char *which = coast > 0 ? g_strdup_printf ("%u", coast) : g_strdup ("cove");
  g_autofree char *art = g_strconcat ("tokens/coast-",
                                      layer->name,
                                      "-",
                                      which,
                                      !layer->schemed ? NULL
                                      : self->dark    ? "-dark"
                                                      : "-light",
                                      NULL);

  put (self,
       snapshot,
       art,
       &FAVOR_RECT (at->x, at->y + layer->down, COAST, COAST),
       angle);
}

/* FALSE but at corners of two hexes, which the sea comes between; `angle` is where it lies. */
static gboolean
find_cove (const FavorHexMap *map, guint vertex, graphene_point_t *at, double *angle)
{
  const FavorHexVertex *self = &map->vertex[vertex];
  graphene_point_t      a, b;

  if (self->hex[1] == FAVOR_HEX_NONE || self->hex[2] != FAVOR_HEX_NONE)
    return FALSE;
  *at = tokens_place_vertex (map, vertex);
  a = tokens_place_hex (map, self->hex[0]);
  b = tokens_place_hex (map, self->hex[1]);
  *angle = round (atan2 (at->y - (a.y + b.y) / 2, at->x - (a.x + b.x) / 2) * 6 / G_PI) *
           30;
  return TRUE;
}

/* What lies inland is covered by the sand of the hexes around it. */
static void
draw_coast (const TokensLand *self, const FavorHexMap *map, GtkSnapshot *snapshot)
{
  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    {
      for (guint hex = 0; hex < map->n_hexes; hex++)
        {
          graphene_point_t at = tokens_place_hex (map, hex);

          if (i + 1 == G_N_ELEMENTS (layers) || !is_inland (map, hex))
            put_coast (self,
                       snapshot,
                       &layers[i],
                       1 + hex * 7 % N_COASTS,
                       &at,
                       60.0 * (hex * 5 % FAVOR_HEX_SIDES));
        }
      for (guint vertex = 0; vertex < map->n_vertices; vertex++)
        {
          graphene_point_t at;
          double           angle;

          if (find_cove (map, vertex, &at, &angle))
            put_coast (self, snapshot, &layers[i], 0, &at, angle);
        }
    }
}

/* ---- Land ----------------------------------------------------------------------------- */

/* A picture that no hex of the kind nearby has, of those before it. */
static guint
choose_variant (const TokensState *state, guint hex, const guint8 *chosen)
{
  const FavorHexMap     *map = tokens_map (state);
  const graphene_point_t at = tokens_place_hex (map, hex);
  const guint n = state->terrain[hex] == TOKENS_DESERT ? N_DESERTS : N_TERRAINS;
  guint       taken = 0;

  for (guint other = 0; other < hex; other++)
    {
      graphene_point_t there = tokens_place_hex (map, other);

      if (state->terrain[other] == state->terrain[hex] &&
          graphene_point_distance (&at, &there, NULL, NULL) < NEAR)
        taken |= 1u << chosen[other];
    }
  for (guint i = 0; i < n; i++)
    if ((taken >> ((hex + i) % n) & 1) == 0)
      return (hex + i) % n;
  return hex % n;
}

static void
draw_terrain (const TokensLand *self, const TokensState *state, GtkSnapshot *snapshot)
{
  guint8 chosen[FAVOR_HEX_MAX_HEXES];

  for (guint hex = 0; hex < state->n_hexes; hex++)
    {
      graphene_point_t at = tokens_place_hex (tokens_map (state), hex);
      g_autofree char *art = NULL;

      chosen[hex] = (guint8) choose_variant (state, hex, chosen);
      art = g_strdup_printf ("tokens/hex-%s-%u",
                             tokens_terrains.words[state->terrain[hex]].id,
                             chosen[hex] + 1u);
      put (self, snapshot, art, &FAVOR_RECT (at.x, at.y, HEX, HEX_HIGH), 0);
    }
}

static void
draw_jetties (const TokensLand *self, const TokensState *state, GtkSnapshot *snapshot)
{
  const TokensBoard *board = tokens_board (state);

  for (guint slot = 0; slot < state->n_slots; slot++)
    {
      guint            edge = tokens_harbour_edge (board, slot);
      graphene_point_t at = tokens_place_edge (board->map, edge);
      g_autofree char *art = g_strconcat ("tokens/jetties-",
                                          sides[tokens_find_side (board->map, edge)],
                                          NULL);

      put (self, snapshot, art, &FAVOR_RECT (at.x, at.y, JETTIES, JETTIES), 0);
    }
}

static void
draw_harbours (const TokensLand *self, const TokensState *state, GtkSnapshot *snapshot)
{
  const TokensBoard *board = tokens_board (state);

  for (guint slot = 0; slot < state->n_slots; slot++)
    {
      g_autoptr (FavorFace) face = tokens_face_new_harbour (state->harbour[slot]);
      guint                 edge = tokens_harbour_edge (board, slot);
      graphene_point_t      at = tokens_place_edge (board->map, edge);
      double angle = tokens_find_angle (tokens_find_side (board->map, edge)) * G_PI / 180;

      at.x += (float) (TO_HARBOUR * cos (angle));
      at.y += (float) (TO_HARBOUR * sin (angle));
      put_face (self, snapshot, face, &at, &tokens_harbour_at);
    }
}

static void
draw_numbers (const TokensLand *self, const TokensState *state, GtkSnapshot *snapshot)
{
  for (guint hex = 0; hex < state->n_hexes; hex++)
    {
      graphene_point_t      at = tokens_place_hex (tokens_map (state), hex);
      g_autoptr (FavorFace) face = NULL;

      if (state->number_token[hex] == 0)
        continue;
      face = tokens_face_new_number (state->number_token[hex],
                                     self->unit * TOKENS_UNITS < TOKENS_PLAIN_BELOW);
      put_face (self, snapshot, face, &at, &tokens_disc_at);
    }
}

void
tokens_land_draw (const TokensLand *self, const TokensState *state, GtkSnapshot *snapshot)
{
  draw_coast (self, tokens_map (state), snapshot);
  draw_jetties (self, state, snapshot);
  draw_terrain (self, state, snapshot);
  draw_harbours (self, state, snapshot);
  draw_numbers (self, state, snapshot);
}
