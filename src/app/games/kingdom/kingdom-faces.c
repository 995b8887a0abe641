/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "kingdom-faces.h"

#include "favor-face-parts.h"
#include "favor-shapes.h"
#include "favor-tile-art.h"
#include "favor-tile-board.h"
#include "kingdom-faces-look.h"

/* Of cards, in units of their pictures. */
#define CARD_WIDTH  240.0
#define CARD_HEIGHT 336.0
#define TITLE       FAVOR_RECT (20, 12, 200, 34)
#define TITLE_SIZE  24
#define STRIP       FAVOR_RECT (24, 209, 192, 50)
#define ONCE        FAVOR_RECT (20, 280, 200, 40)
#define ONCE_SIZE   17
#define WHOSE       FAVOR_RECT (75, 123, 90, 90)
/* Of a card on which nothing can be read: its field, in which the portrait and below it the sign are; and the
 * card of which the portrait is a part. */
#define FIELD        FAVOR_RECT (10, 10, 220, 316)
#define PORTRAIT     FAVOR_RECT (14, 14, 212, 196)
#define PORTRAIT_OF  FAVOR_RECT (-33, -56, 306, 428.4)
#define SIGN_PLATE   FAVOR_RECT (14, 218, 212, 104)
#define SIGN         FAVOR_RECT (71, 221, 98, 98)
#define FIELD_RADIUS 8
#define TARGET       64.0

/* ---- Tiles ---------------------------------------------------------------------------- */

FavorFace *
kingdom_face_new_lying (guint tile, const KingdomTile *record)
{
  FavorFace *face = favor_face_new (FAVOR_TILE_UNITS, FAVOR_TILE_UNITS);

  if (kingdom_is_altered (record))
    {
      kingdom_face_put_ground (face, tile, record);
      return face;
    }
  favor_face_set_turn (face, record->rot);
  favor_face_put (face,
                  favor_tile_art_ground (kingdom_type_of[tile], tile),
                  &favor_tile_flat_at);
  return face;
}

static void
put_standing (FavorFace             *face,
              guint                  tile,
              const KingdomTile     *record,
              const graphene_rect_t *at,
              const graphene_rect_t *window)
{
  if (kingdom_is_altered (record))
    kingdom_face_put_upright (face, tile, record, at, window);
  else
    favor_face_put_part (face,
                         favor_tile_art_upright (kingdom_type_of[tile],
                                                 tile,
                                                 record->rot),
                         at,
                         window);
}

FavorFace *
kingdom_face_new_standing (guint tile, const KingdomTile *record)
{
  const graphene_rect_t at = { { 0, 0 }, favor_tile_upright_at.size };
  FavorFace            *face = favor_face_new (at.size.width, at.size.height);

  put_standing (face, tile, record, &at, &at);
  return face;
}

FavorFace *
kingdom_face_new_tile (guint tile, const KingdomTile *record)
{
  FavorFace *face = kingdom_face_new_lying (tile, record);

  favor_face_set_turn (face, 0);
  put_standing (face, tile, record, &favor_tile_upright_at, &favor_tile_flat_at);
  return face;
}

FavorFace *
kingdom_face_new_type (guint type)
{
  const KingdomTile bare = { .place = KINGDOM_PLACE_BAG };

  return kingdom_face_new_tile (kingdom_prints[type].first, &bare);
}

/* ---- What lies on the map ------------------------------------------------------------- */

static FavorFace *
new_whole (const char *art, double width, double height)
{
  FavorFace *face = favor_face_new (width, height);

  favor_face_put (face, g_strdup (art), &FAVOR_RECT (0, 0, width, height));
  return face;
}

/* Through its tint the dots of the map are seen. */
FavorFace *
kingdom_face_new_space (KingdomSpaceLook look)
{
  static const char *const arts[] = {
    [KINGDOM_SPACE_FIT] = "kingdom/space-fit",
    [KINGDOM_SPACE_TURN] = "kingdom/space-turn",
    [KINGDOM_SPACE_MEND] = "kingdom/space-mend",
    [KINGDOM_SPACE_FREE] = "kingdom/space-fit",
  };
  static const GdkRGBA tints[] = {
    [KINGDOM_SPACE_FIT] = { 0.867f, 0.647f, 0.227f, 0.36f },
    [KINGDOM_SPACE_TURN] = { 0.867f, 0.647f, 0.227f, 0.08f },
    [KINGDOM_SPACE_MEND] = { 0.824f, 0.455f, 0.188f, 0.16f },
    [KINGDOM_SPACE_FREE] = { 0.867f, 0.647f, 0.227f, 0.36f },
  };
  FavorFace *face = favor_face_new (FAVOR_TILE_UNITS, FAVOR_TILE_UNITS);

  favor_face_add_plate (face, &tints[look], 8, &FAVOR_RECT (9, 9, 182, 182));
  favor_face_put (face, g_strdup (arts[look]), &favor_tile_flat_at);
  return face;
}

FavorFace *
kingdom_face_new_mark (void)
{
  return new_whole ("kingdom/mark-last",
                    favor_tile_mark_at.size.width,
                    favor_tile_mark_at.size.height);
}

FavorFace *
kingdom_face_new_fault (void)
{
  return new_whole ("kingdom/mark-fault", 48, 48);
}

/* ---- Favors --------------------------------------------------------------------------- */

static const struct
{
  const char *name;
  float       width;
  float       height;
} piece_arts[KINGDOM_N_PIECES] = {
  [KINGDOM_PIECE_JESTER] = { "jester", 100, 116 },
  [KINGDOM_PIECE_FARMER] = { "farmer", 224, 158 },
  [KINGDOM_PIECE_LABORER] = { "laborer", 224, 158 },
  [KINGDOM_PIECE_GUARD] = { "guard", 224, 158 },
  [KINGDOM_PIECE_HUNTER] = { "hunter", 100, 116 },
  [KINGDOM_PIECE_ASTRONOMER] = { "astronomer", 224, 158 },
  [KINGDOM_PIECE_KNIGHT] = { "knight", 224, 158 },
  [KINGDOM_PIECE_NOBLEWOMAN] = { "noblewoman", 100, 116 },
  [KINGDOM_PIECE_STRAIGHT] = { "straight", 112, 112 },
  [KINGDOM_PIECE_CURVE] = { "curve", 112, 112 },
  [KINGDOM_PIECE_BRIDGE] = { "bridge", 112, 112 },
};

FavorFace *
kingdom_face_new_piece (guint piece)
{
  g_autofree char *art = g_strconcat ("kingdom/piece-", piece_arts[piece].name, NULL);

  return new_whole (art, piece_arts[piece].width, piece_arts[piece].height);
}

char *
kingdom_portrait_art (guint character)
{
  return g_strconcat ("kingdom/small-", kingdom_characters.words[character].id, NULL);
}

/* Who it is, as large as the card allows, and what it does. */
static FavorFace *
new_brief_action (guint character)
{
  static const GdkRGBA plum = { 0.204f, 0.082f, 0.184f, 1 };
  const char          *id = kingdom_characters.words[character].id;
  g_autofree char     *art = g_strconcat ("kingdom/favor-", id, NULL);
  FavorFace           *face = favor_face_new (CARD_WIDTH, CARD_HEIGHT);

  favor_face_put (face, g_strdup (art), &FAVOR_RECT (0, 0, CARD_WIDTH, CARD_HEIGHT));
  favor_face_add_plate (face, &plum, FIELD_RADIUS, &FIELD);
  favor_face_put_part (face, g_steal_pointer (&art), &PORTRAIT_OF, &PORTRAIT);
  favor_face_add_plate (face, &favor_paper, FIELD_RADIUS, &SIGN_PLATE);
  favor_face_put (face, g_strconcat ("kingdom/sign-", id, NULL), &SIGN);
  return face;
}

FavorFace *
kingdom_face_new_action (guint character, gboolean used)
{
  const FavorWord      *word = &kingdom_characters.words[character];
  FavorFace            *face = favor_face_new (CARD_WIDTH, CARD_HEIGHT);
  const graphene_rect_t whole = FAVOR_RECT (0, 0, CARD_WIDTH, CARD_HEIGHT);
  g_autoptr (FavorFace) brief = NULL;

  if (used)
    {
      favor_face_put (face, g_strdup ("kingdom/back-favor"), &whole);
      favor_face_put (face, kingdom_portrait_art (character), &WHOSE);
      return face;
    }
  favor_face_put (face, g_strconcat ("kingdom/favor-", word->id, NULL), &whole);
  favor_face_put (face, g_strconcat ("kingdom/action-", word->id, NULL), &STRIP);
  favor_face_write (face,
                    _ (word->title),
                    TITLE_SIZE,
                    FAVOR_TEXT_BOLD | FAVOR_TEXT_WHOLE,
                    &TITLE);
  /* Translators: on a card: how often it can be used; little space */
  favor_face_write (face, _ ("once per turn"), ONCE_SIZE, FAVOR_TEXT_WHOLE, &ONCE);
  brief = new_brief_action (character);
  favor_face_set_brief (face, brief);
  return face;
}

/* A triangle is told by its sign, a token by its picture. */
FavorFace *
kingdom_face_new_target (gint piece)
{
  const graphene_rect_t at = FAVOR_RECT (0, 0, TARGET, TARGET);
  FavorFace            *face = favor_face_new (TARGET, TARGET);
  graphene_rect_t       inner;

  favor_face_put (face, g_strdup ("kingdom/target"), &at);
  if (piece < 0)
    return face;
  if (kingdom_figures[kingdom_giver[piece]].favor == KINGDOM_FAVOR_TRIANGLE)
    {
      graphene_rect_inset_r (&at, 8, 8, &inner);
      favor_face_put (face,
                      g_strconcat ("kingdom/emblem-", piece_arts[piece].name, NULL),
                      &inner);
      return face;
    }
  graphene_rect_inset_r (&at, 15, 15, &inner);
  inner.size.width = inner.size.height * piece_arts[piece].width /
                     piece_arts[piece].height;
  inner.origin.x = (float) (TARGET - inner.size.width) / 2;
  favor_face_put (face,
                  g_strconcat ("kingdom/piece-", piece_arts[piece].name, NULL),
                  &inner);
  return face;
}

FavorFace *
kingdom_face_new_bag (gboolean is_evening)
{
  return new_whole (is_evening ? "kingdom/mark-evening" : "kingdom/back-tile",
                    FAVOR_TILE_UNITS,
                    FAVOR_TILE_UNITS);
}
