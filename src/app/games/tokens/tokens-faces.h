/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-face.h"
#include "tokens-place.h"

G_BEGIN_DECLS

/* How the things of the island and the cards look. */

/* Around their place on the island, in units of its pictures; a city is wider than a settlement. */
extern const graphene_rect_t tokens_hex_at;
extern const graphene_rect_t tokens_spot_at;
extern const graphene_rect_t tokens_settlement_at;
extern const graphene_rect_t tokens_city_at;
extern const graphene_rect_t tokens_edge_at;
extern const graphene_rect_t tokens_robber_at;
extern const graphene_rect_t tokens_disc_at;
extern const graphene_rect_t tokens_harbour_at;

/**
 * TokensRing:
 * @TOKENS_RING_NONE: it cannot be chosen
 * @TOKENS_RING_PLAIN: it can be
 * @TOKENS_RING_TOKEN: and that earns a favor token
 *
 * What lies around a place.
 */
typedef enum
{
  TOKENS_RING_NONE,
  TOKENS_RING_PLAIN,
  TOKENS_RING_TOKEN,
} TokensRing;

/* What belongs to an owner: a seat in its colour, or a neutral one. */
char      *tokens_owner_art         (const char   *stem,
                                     gint          owner,
                                     const guint8 *colours);

/* Of a hex or a vertex where nothing stands. */
FavorFace *tokens_face_new_hex      (gboolean      offered);
FavorFace *tokens_face_new_spot     (TokensRing    ring);
/* Of a vertex where something stands, see %TokensPiece. */
FavorFace *tokens_face_new_building (guint         piece,
                                     gint          owner,
                                     const guint8 *colours,
                                     TokensRing    ring);
/* Of an edge; `owner` may be %FAVOR_NONE. */
FavorFace *tokens_face_new_edge     (TokensWay     way,
                                     gint          owner,
                                     const guint8 *colours,
                                     gboolean      damaged,
                                     TokensRing    ring);
FavorFace *tokens_face_new_robber   (void);
/* `plain`: it is so small that there are no pips. */
FavorFace *tokens_face_new_number   (guint         number,
                                     gboolean      plain);
FavorFace *tokens_face_new_harbour  (guint         harbour);

/* Of cards and tokens. */
FavorFace *tokens_face_new_resource (guint         resource);
FavorFace *tokens_face_new_development (guint      card);
/* The whole of it, with what it does. */
FavorFace *tokens_face_new_development_card (guint card);
FavorFace *tokens_face_new_token    (guint         token);
/* A card of the year: what happens, and the number that produces. */
FavorFace *tokens_face_new_event    (guint         event,
                                     guint         number);
/* Instead of it, where two dice are rolled: 1 to 6 each. */
FavorFace *tokens_face_new_dice     (guint         first,
                                     guint         second);

G_END_DECLS
