/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "tokens-faces.h"

#include "favor-face-parts.h"
#include "favor-text.h"

/* The grid of the cards, in their own units. */
#define WIDTH       240
#define HEIGHT      336
#define ALL         FAVOR_RECT (0, 0, WIDTH, HEIGHT)
#define TITLE       FAVOR_RECT (14, 12, 212, 42)
#define TITLE_SIZE  26
#define CARD_TITLE  FAVOR_RECT (14, 12, 212, 28)
#define CARD_LETTER 20
#define SCENE       FAVOR_RECT (14, 44, 212, 164)
/* In the hand that part of the picture is seen which fills its window. */
#define HAND_WINDOW FAVOR_RECT (14, 64, 212, 200)
#define HAND_SCENE  FAVOR_RECT (-12.5, 61.5, 265, 205)
#define NUMBER      FAVOR_RECT (89, 265, 62, 62)
#define FIRST_DIE   FAVOR_RECT (14, 30, 116, 122)
#define SECOND_DIE  FAVOR_RECT (110, 126, 116, 122)
#define WORDS       FAVOR_RECT (24, 246, 192, 68)
#define WORDS_SIZE  17

const graphene_rect_t tokens_hex_at = { { -55, -55 }, { 110, 110 } };
const graphene_rect_t tokens_spot_at = { { -25, -25 }, { 50, 50 } };
const graphene_rect_t tokens_settlement_at = { { -32, -36 }, { 64, 60 } };
const graphene_rect_t tokens_city_at = { { -35, -41.7f }, { 70, 76.7f } };
const graphene_rect_t tokens_edge_at = { { -26, -26 }, { 52, 52 } };
const graphene_rect_t tokens_robber_at = { { -28, -53.4f }, { 56, 66.8f } };
const graphene_rect_t tokens_disc_at = { { -29, -1 }, { 58, 58 } };
const graphene_rect_t tokens_harbour_at = { { -39, -46.6f }, { 78, 89.2f } };

/* Pips of the numbers that come most often. */
#define TOKENS_HOT 5
/* What a disc and a harbour are drawn in. */
#define DISC  120
#define ROUTE 88
/* The line around a field that can be chosen, and the ring of a place. */
#define FIELD_WIDTH  174
#define FIELD_HEIGHT 200
#define RING         44
#define SIGN         30

static const char *const ways[] = { "f", "v", "r" };

/* A picture whose middle is that of the face. */
static void
put_centred (FavorFace             *face,
             const graphene_rect_t *units,
             char                  *art,
             double                 width,
             double                 height)
{
  favor_face_put (face,
                  art,
                  &FAVOR_RECT (-units->origin.x - width / 2,
                               -units->origin.y - height / 2,
                               width,
                               height));
}

static FavorFace *
new_face (const graphene_rect_t *units)
{
  return favor_face_new (units->size.width, units->size.height);
}

char *
tokens_owner_art (const char *stem, gint owner, const guint8 *colours)
{
  if (owner < TOKENS_NEUTRAL)
    return g_strdup_printf ("tokens/%s-%u", stem, colours[owner] + 1u);
  return g_strconcat ("tokens/",
                      stem,
                      "-",
                      tokens_neutrals.words[owner - TOKENS_NEUTRAL].id,
                      NULL);
}

/* ---- On the island -------------------------------------------------------------------- */

FavorFace *
tokens_face_new_hex (gboolean offered)
{
  FavorFace *face = new_face (&tokens_hex_at);

  if (offered)
    put_centred (face,
                 &tokens_hex_at,
                 g_strdup ("tokens/place-hex"),
                 FIELD_WIDTH,
                 FIELD_HEIGHT);
  return face;
}

static void
add_ring (FavorFace *face, const graphene_rect_t *units, TokensRing ring)
{
  if (ring != TOKENS_RING_NONE)
    put_centred (face, units, g_strdup ("tokens/place-spot"), RING, RING);
  if (ring == TOKENS_RING_TOKEN)
    put_centred (face, units, g_strdup ("tokens/sign-token"), SIGN, SIGN);
}

FavorFace *
tokens_face_new_spot (TokensRing ring)
{
  FavorFace *face = new_face (&tokens_spot_at);

  add_ring (face, &tokens_spot_at, ring);
  return face;
}

FavorFace *
tokens_face_new_building (guint piece, gint owner, const guint8 *colours, TokensRing ring)
{
  gboolean               city = piece == TOKENS_PIECE_CITY;
  const graphene_rect_t *units = city ? &tokens_city_at : &tokens_settlement_at;
  FavorFace             *face = new_face (units);

  favor_face_put (face,
                  tokens_owner_art (city ? "city" : "settlement", owner, colours),
                  &FAVOR_RECT (0, 0, units->size.width, units->size.height));
  add_ring (face, units, ring);
  return face;
}

FavorFace *
tokens_face_new_edge (TokensWay     way,
                      gint          owner,
                      const guint8 *colours,
                      gboolean      damaged,
                      TokensRing    ring)
{
  FavorFace *face = new_face (&tokens_edge_at);

  if (owner >= 0)
    {
      g_autofree char *art = tokens_owner_art ("route", owner, colours);

      put_centred (face,
                   &tokens_edge_at,
                   g_strconcat (art, "-", ways[way], NULL),
                   ROUTE,
                   ROUTE);
    }
  if (damaged)
    put_centred (face,
                 &tokens_edge_at,
                 g_strconcat ("tokens/route-crack-", ways[way], NULL),
                 ROUTE,
                 ROUTE);
  add_ring (face, &tokens_edge_at, ring);
  return face;
}

FavorFace *
tokens_face_new_robber (void)
{
  return favor_face_new_picture ("tokens/piece-robber");
}

FavorFace *
tokens_face_new_number (guint number, gboolean plain)
{
  FavorFace       *face = favor_face_new (DISC, DISC);
  guint            pips = tokens_pips[number];
  gboolean         hot = pips == TOKENS_HOT;
  g_autofree char *figure = favor_text_figure (number);

  favor_face_put (face,
                  g_strdup (hot ? "tokens/disc-hot" : "tokens/disc-plain"),
                  &FAVOR_RECT (0, 0, DISC, DISC));
  if (!plain)
    favor_face_put (face,
                    g_strdup_printf ("tokens/pips-%u", pips),
                    &FAVOR_RECT (0, 0, DISC, DISC));
  favor_face_write (face,
                    figure,
                    plain ? 62 : 52,
                    FAVOR_TEXT_BOLD | (hot ? FAVOR_TEXT_RED : 0),
                    plain ? &FAVOR_RECT (0, 22, DISC, 76)
                          : &FAVOR_RECT (0, 12, DISC, 72));
  return face;
}

FavorFace *
tokens_face_new_harbour (guint harbour)
{
  FavorFace *face = favor_face_new (84, 96);
  /* Translators: on the plate of a harbour: how many cards the bank takes for one */
  const char *rate = harbour == TOKENS_ANY ? C_ ("rate", "3:1") : C_ ("rate", "2:1");

  favor_face_put (face,
                  g_strconcat ("tokens/harbour-",
                               tokens_harbours.words[harbour].id,
                               NULL),
                  &FAVOR_RECT (0, 0, 84, 96));
  favor_face_write (face, rate, 18, FAVOR_TEXT_BOLD, &FAVOR_RECT (12, 70, 60, 20));
  return face;
}

/* ---- Cards and tokens ----------------------------------------------------------------- */

FavorFace *
tokens_face_new_resource (guint resource)
{
  FavorFace *face = favor_face_new (WIDTH, HEIGHT);

  favor_face_put (face,
                  g_strconcat ("tokens/card-", tokens_resources.words[resource].id, NULL),
                  &ALL);
  favor_face_write (face,
                    _ (tokens_resources.words[resource].title),
                    TITLE_SIZE,
                    FAVOR_TEXT_BOLD,
                    &TITLE);
  return face;
}

/* In the order of the landmarks. */
static const char *const landmarks[TOKENS_N_LANDMARKS] = { "old-mill",
                                                           "lighthouse",
                                                           "town-hall",
                                                           "orchard",
                                                           "bathhouse" };

static char *
development_art (guint card)
{
  return g_strconcat ("tokens/development-",
                      card >= TOKENS_LANDMARK ? landmarks[card - TOKENS_LANDMARK]
                                              : tokens_developments.words[card].id,
                      NULL);
}

FavorFace *
tokens_face_new_development (guint card)
{
  FavorFace *face = favor_face_new (WIDTH, HEIGHT);

  favor_face_put_part (face, development_art (card), &HAND_SCENE, &HAND_WINDOW);
  favor_face_put (face, g_strdup ("tokens/frame-development-hand"), &ALL);
  favor_face_write (face,
                    _ (tokens_developments.words[card].title),
                    TITLE_SIZE,
                    FAVOR_TEXT_BOLD,
                    &TITLE);
  return face;
}

FavorFace *
tokens_face_new_development_card (guint card)
{
  const FavorWord *word = &tokens_developments.words[card];
  FavorFace       *face = favor_face_new (WIDTH, HEIGHT);

  favor_face_put (face, development_art (card), &SCENE);
  favor_face_put (face, g_strdup ("tokens/frame-development-card"), &ALL);
  favor_face_write (face, _ (word->title), CARD_LETTER, FAVOR_TEXT_BOLD, &CARD_TITLE);
  favor_face_write (face, _ (word->text), WORDS_SIZE, FAVOR_TEXT_WRAP, &WORDS);
  return face;
}

FavorFace *
tokens_face_new_token (guint token)
{
  g_autofree char *art = g_strconcat ("tokens/token-",
                                      tokens_tokens.words[token].id,
                                      NULL);

  return favor_face_new_picture (art);
}

/* Large below: the number that produces. */
static void
put_result (FavorFace *face, guint number)
{
  gboolean         hot = tokens_pips[number] == TOKENS_HOT;
  g_autofree char *figure = favor_text_figure (number);

  favor_face_put (face,
                  g_strdup (hot ? "tokens/disc-hot" : "tokens/disc-plain"),
                  &NUMBER);
  favor_face_write (face,
                    figure,
                    34,
                    FAVOR_TEXT_BOLD | (hot ? FAVOR_TEXT_RED : 0),
                    &NUMBER);
}

FavorFace *
tokens_face_new_event (guint event, guint number)
{
  FavorFace *face = favor_face_new (WIDTH, HEIGHT);

  favor_face_put_part (face,
                       g_strconcat ("tokens/event-",
                                    tokens_year_events.words[event].id,
                                    NULL),
                       &HAND_SCENE,
                       &HAND_WINDOW);
  favor_face_put (face,
                  g_strconcat ("tokens/frame-",
                               event == TOKENS_EVENT_RAID ? "raid" : "event",
                               "-hand",
                               NULL),
                  &ALL);
  favor_face_write (face,
                    _ (tokens_year_events.words[event].title),
                    TITLE_SIZE,
                    FAVOR_TEXT_BOLD,
                    &TITLE);
  put_result (face, number);
  return face;
}

FavorFace *
tokens_face_new_dice (guint first, guint second)
{
  FavorFace *face = favor_face_new (WIDTH, HEIGHT);

  favor_face_put (face, g_strdup_printf ("tokens/die-%u", first), &FIRST_DIE);
  favor_face_put (face, g_strdup_printf ("tokens/die-%u-red", second), &SECOND_DIE);
  put_result (face, first + second);
  return face;
}
