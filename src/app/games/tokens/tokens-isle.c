/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "tokens-isle.h"

#include <adwaita.h>

#include "favor-board-things.h"
#include "favor-properties.h"
#include "favor-sight.h"
#include "tokens-faces.h"
#include "tokens-sea.h"

/* In pixels: how high places are at least. */
#define PLACE_LEAST 22.0
#define GHOST       0.72
/* What is said of the ghost lies above it, in shares of its own height. */
#define WORDS_ANCHOR 1.6f

/* What lies on top of what. */
enum
{
  LAYER_HEX,
  LAYER_EDGE,
  LAYER_VERTEX,
  LAYER_ROBBER,
  LAYER_GHOST,
  LAYER_WORDS,
};

struct _TokensIsle
{
  FavorMap parent_instance;

  FavorSight *sight;
  TokensSea  *sea;
  /* By #TokensPlace and number; none beyond those of the map. */
  FavorPiece *pieces[TOKENS_N_PLACES][FAVOR_HEX_MAX_EDGES];
  TokensOffer offer;
  FavorPiece *robber;
  FavorPiece *ghost;
  GtkWidget  *words;
  /* What comes now does so in sight. */
  gboolean animated;
};

G_DEFINE_FINAL_TYPE (TokensIsle, tokens_isle, FAVOR_TYPE_MAP)

static const guint keys[TOKENS_N_PLACES] = { TOKENS_KEY_HEX,
                                             TOKENS_KEY_VERTEX,
                                             TOKENS_KEY_EDGE };
static const guint place_layers[TOKENS_N_PLACES] = { LAYER_HEX,
                                                     LAYER_VERTEX,
                                                     LAYER_EDGE };

/* ---- Pieces --------------------------------------------------------------------------- */

TokensPlace
tokens_isle_identify (FavorPiece *piece, guint *which)
{
  guint       key = favor_piece_get_key (piece);
  TokensPlace place = TOKENS_PLACE_HEX;

  while (place + 1 < TOKENS_N_PLACES && key >= keys[place + 1])
    place++;
  *which = key - keys[place];
  return place;
}

static graphene_point_t
locate (const FavorHexMap *map, TokensPlace place, guint which)
{
  switch (place)
    {
    case TOKENS_PLACE_HEX:
      return tokens_place_hex (map, which);
    case TOKENS_PLACE_VERTEX:
      return tokens_place_vertex (map, which);
    case TOKENS_PLACE_EDGE:
      break;
    }
  return tokens_place_edge (map, which);
}

static guint
count_places (const FavorHexMap *map, TokensPlace place)
{
  return place == TOKENS_PLACE_HEX      ? map->n_hexes
         : place == TOKENS_PLACE_VERTEX ? map->n_vertices
                                        : map->n_edges;
}

FavorPiece *
tokens_isle_get_piece (TokensIsle *self, TokensPlace place, guint which)
{
  FavorPiece **piece = &self->pieces[place][which];

  if (*piece == NULL)
    {
      *piece = favor_board_add_piece (FAVOR_BOARD (self), keys[place] + which);
      favor_map_set_least (FAVOR_MAP (self),
                           GTK_WIDGET (*piece),
                           PLACE_LEAST,
                           &GRAPHENE_POINT_INIT (0.5f, 0.5f));
      favor_board_announce (FAVOR_BOARD (self), GTK_WIDGET (*piece));
    }
  return *piece;
}

void
tokens_isle_foreach (TokensIsle *self, TokensPieceFunc func, gpointer data)
{
  for (guint place = 0; place < TOKENS_N_PLACES; place++)
    for (guint i = 0; i < FAVOR_HEX_MAX_EDGES; i++)
      {
        FavorPiece     *piece = self->pieces[place][i];
        graphene_rect_t at;

        if (piece != NULL &&
            favor_map_get_place (FAVOR_MAP (self), GTK_WIDGET (piece), &at))
          func (piece, data);
      }
}

/* ---- What is there -------------------------------------------------------------------- */

static TokensRing
find_ring (TokensIsle *self, TokensPlace place, guint which)
{
  if (!favor_hex_set_has (&self->offer.places[place], which))
    return TOKENS_RING_NONE;
  return favor_hex_set_has (&self->offer.tokens[place], which) ? TOKENS_RING_TOKEN
                                                               : TOKENS_RING_PLAIN;
}

/* (transfer full) (nullable): what is seen of a place; %NULL: nothing, and nothing can be done there.
 * `units`: how large it is. */
static FavorFace *
look_at (TokensIsle *self, TokensPlace place, guint which, const graphene_rect_t **units)
{
  const FavorMoment *moment = favor_sight_get_moment (self->sight);
  const TokensState *state = moment->state;
  const FavorHexMap *map = tokens_map (state);
  TokensRing         ring = find_ring (self, place, which);
  gint               owner;

  if (place == TOKENS_PLACE_HEX)
    {
      *units = &tokens_hex_at;
      return tokens_face_new_hex (ring != TOKENS_RING_NONE);
    }
  if (place == TOKENS_PLACE_EDGE)
    {
      owner = state->edge_owner[which];
      *units = &tokens_edge_at;
      return owner >= 0 || self->offer.open
               ? tokens_face_new_edge (tokens_find_way (map, which),
                                       owner,
                                       moment->colours,
                                       owner >= 0 && owner < TOKENS_MAX_SEATS &&
                                         state->damaged[owner] == (gint) which,
                                       ring)
               : NULL;
    }
  owner = state->vertex_owner[which];
  *units = owner < 0                                        ? &tokens_spot_at
           : state->vertex_kind[which] == TOKENS_PIECE_CITY ? &tokens_city_at
                                                            : &tokens_settlement_at;
  if (owner >= 0)
    return tokens_face_new_building (state->vertex_kind[which],
                                     owner,
                                     moment->colours,
                                     ring);
  return self->offer.open ? tokens_face_new_spot (ring) : NULL;
}

/* Where what is new comes from: its owner. */
static void
let_come (TokensIsle *self, FavorPiece *piece, gint owner)
{
  const FavorMoment *moment = favor_sight_get_moment (self->sight);
  graphene_rect_t    at;

  if (self->animated && owner >= 0 && owner < (gint) moment->n_seats &&
      !favor_map_get_place (FAVOR_MAP (self), GTK_WIDGET (piece), &at))
    favor_map_come (FAVOR_MAP (self),
                    GTK_WIDGET (piece),
                    favor_board_find_seat ((FavorSeat) owner, moment->n_seats));
}

static gint
find_owner (const TokensState *state, TokensPlace place, guint which)
{
  return place == TOKENS_PLACE_VERTEX ? state->vertex_owner[which]
         : place == TOKENS_PLACE_EDGE ? state->edge_owner[which]
                                      : FAVOR_NONE;
}

/* The arrows lead through what is built, and through all places of a kind that is asked for. */
static gboolean
can_be_reached (TokensIsle *self, TokensPlace place, gint owner)
{
  return place == TOKENS_PLACE_HEX || owner >= 0 ||
         favor_hex_set_next (&self->offer.places[place], 0) < FAVOR_HEX_MAX_EDGES;
}

/* There is a piece for each place, also where nothing is to be seen: those that can be chosen are told
 * apart before the map is drawn. */
static void
show_place (TokensIsle *self, TokensPlace place, guint which)
{
  const TokensState     *state = favor_sight_get_moment (self->sight)->state;
  const graphene_rect_t *units;
  g_autoptr (FavorFace)  face = look_at (self, place, which, &units);
  graphene_point_t       middle = locate (tokens_map (state), place, which);
  graphene_rect_t        at = tokens_place_around (&middle, units);
  FavorPiece            *piece = tokens_isle_get_piece (self, place, which);
  gint                   owner = find_owner (state, place, which);

  if (face == NULL)
    {
      favor_map_unplace (FAVOR_MAP (self), GTK_WIDGET (piece));
      return;
    }
  favor_piece_replace_face (piece, face);
  gtk_widget_set_focusable (GTK_WIDGET (piece), can_be_reached (self, place, owner));
  let_come (self, piece, owner);
  favor_map_place (FAVOR_MAP (self), GTK_WIDGET (piece), place_layers[place], &at);
}

static void
show_places (TokensIsle *self)
{
  const FavorHexMap *map = tokens_map (favor_sight_get_moment (self->sight)->state);

  for (guint place = 0; place < TOKENS_N_PLACES; place++)
    {
      guint n = count_places (map, place);

      for (guint i = 0; i < n; i++)
        show_place (self, place, i);
      /* Another game may have had a larger map. */
      for (guint i = n; i < FAVOR_HEX_MAX_EDGES; i++)
        if (self->pieces[place][i] != NULL)
          favor_map_unplace (FAVOR_MAP (self), GTK_WIDGET (self->pieces[place][i]));
    }
}

static void
show_robber (TokensIsle *self, const TokensState *state)
{
  graphene_point_t middle = tokens_place_hex (tokens_map (state), state->robber);
  graphene_rect_t  at = tokens_place_around (&middle, &tokens_robber_at);

  favor_map_place (FAVOR_MAP (self), GTK_WIDGET (self->robber), LAYER_ROBBER, &at);
}

/* Another moment: where things are. */
static void
see (TokensIsle *self)
{
  const FavorMoment *moment = favor_sight_get_moment (self->sight);
  graphene_rect_t    extent;

  if (moment == NULL)
    return;
  self->animated = favor_board_shows_coming (FAVOR_BOARD (self), moment);
  extent = tokens_find_extent (tokens_map (moment->state));
  favor_map_set_extent (FAVOR_MAP (self), &extent);
  show_places (self);
  show_robber (self, moment->state);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  favor_board_rearrange (FAVOR_BOARD (self), self->animated);
}

/* ---- What can be done ----------------------------------------------------------------- */

void
tokens_isle_set_offer (TokensIsle *self, const TokensOffer *offer)
{
  if (memcmp (&self->offer, offer, sizeof *offer) == 0)
    return;
  self->offer = *offer;
  if (favor_sight_get_moment (self->sight) != NULL)
    show_places (self);
}

static FavorFace *
create_ghost (TokensIsle *self, const TokensGhost *ghost, const graphene_rect_t **units)
{
  const FavorMoment *moment = favor_sight_get_moment (self->sight);

  switch ((TokensPlace) ghost->place)
    {
    case TOKENS_PLACE_HEX:
      *units = &tokens_robber_at;
      return tokens_face_new_robber ();
    case TOKENS_PLACE_VERTEX:
      *units = ghost->piece == TOKENS_PIECE_CITY ? &tokens_city_at
                                                 : &tokens_settlement_at;
      return tokens_face_new_building (ghost->piece,
                                       ghost->owner,
                                       moment->colours,
                                       TOKENS_RING_NONE);
    case TOKENS_PLACE_EDGE:
      break;
    }
  *units = &tokens_edge_at;
  return tokens_face_new_edge (tokens_find_way (tokens_map (moment->state), ghost->which),
                               ghost->owner,
                               moment->colours,
                               FALSE,
                               TOKENS_RING_NONE);
}

static void
put_words (TokensIsle *self, const graphene_rect_t *at, const char *words)
{
  if (words == NULL)
    {
      favor_map_unplace (FAVOR_MAP (self), self->words);
      return;
    }
  gtk_label_set_label (GTK_LABEL (self->words), words);
  favor_map_pin (FAVOR_MAP (self),
                 self->words,
                 LAYER_WORDS,
                 &GRAPHENE_POINT_INIT (at->origin.x + at->size.width / 2, at->origin.y),
                 &GRAPHENE_POINT_INIT (0.5f, WORDS_ANCHOR));
}

void
tokens_isle_set_ghost (TokensIsle *self, const TokensGhost *ghost)
{
  const FavorMoment     *moment = favor_sight_get_moment (self->sight);
  const graphene_rect_t *units;
  g_autoptr (FavorFace)  face = NULL;
  graphene_point_t       middle;
  graphene_rect_t        at;

  /* It has no way from one place to the next. */
  favor_map_unplace (FAVOR_MAP (self), GTK_WIDGET (self->ghost));
  if (ghost->place < 0 || moment == NULL)
    {
      put_words (self, NULL, NULL);
      return;
    }
  face = create_ghost (self, ghost, &units);
  middle = locate (tokens_map (moment->state), (TokensPlace) ghost->place, ghost->which);
  at = tokens_place_around (&middle, units);
  favor_piece_replace_face (self->ghost, face);
  favor_map_place (FAVOR_MAP (self), GTK_WIDGET (self->ghost), LAYER_GHOST, &at);
  put_words (self, &at, ghost->words);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
tokens_isle_draw_below (FavorMap *map, GtkSnapshot *snapshot)
{
  TokensIsle        *self = TOKENS_ISLE (map);
  const FavorMoment *moment = favor_sight_get_moment (self->sight);

  tokens_sea_draw (self->sea, map, moment != NULL ? moment->state : NULL, snapshot);
}

/* clang-format off */
static const FavorProperty property_table[] = {
  { "sight", G_TYPE_OBJECT, FAVOR_WRITABLE, FAVOR_MEMBER (TokensIsle, sight),
    .class_type = favor_sight_get_type, .changed = G_CALLBACK (see) },
};

/* clang-format on */

static void
tokens_isle_finalize (GObject *object)
{
  tokens_sea_free (TOKENS_ISLE (object)->sea);
  favor_properties_clear (object);

  G_OBJECT_CLASS (tokens_isle_parent_class)->finalize (object);
}

static void
tokens_isle_class_init (TokensIsleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tokens_isle_finalize;
  favor_properties_install (G_OBJECT_CLASS (klass),
                            property_table,
                            G_N_ELEMENTS (property_table),
                            NULL);
  FAVOR_MAP_CLASS (klass)->draw_below = tokens_isle_draw_below;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "tokensisle");
}

static void
tokens_isle_init (TokensIsle *self)
{
  g_autoptr (FavorFace) robber = tokens_face_new_robber ();

  self->sea = tokens_sea_new ();
  self->robber = favor_board_add_mute_piece (FAVOR_BOARD (self), TOKENS_KEY_MUTE);
  favor_piece_replace_face (self->robber, robber);
  self->ghost = favor_board_add_mute_piece (FAVOR_BOARD (self), TOKENS_KEY_MUTE);
  gtk_widget_set_opacity (GTK_WIDGET (self->ghost), GHOST);
  self->words = favor_board_add_words (FAVOR_BOARD (self), "preview");
  g_signal_connect_object (adw_style_manager_get_default (),
                           "notify::dark",
                           G_CALLBACK (gtk_widget_queue_draw),
                           self,
                           G_CONNECT_SWAPPED);
}
