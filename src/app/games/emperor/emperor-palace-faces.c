/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-palace-private.h"

#include "emperor-faces.h"
#include "emperor-words.h"
#include "favor-art.h"
#include "favor-face-parts.h"

/* What the pieces of the palace show. A face that is the same as before changes nothing. */

/* Of the Empress: the bar beside her for its height in a place of MEDAL_USUAL, and its letters. */
#define MEDAL_USUAL 150.0
#define BAR_HIGH    54
#define BAR_LONG    104
#define BAR_LEAST   88
/* The ends of the plaque for its height, and what letters leave free there. */
#define PLAQUE_END  (40.0 / 72)
#define PLAQUE_EDGE 9
#define SEAL_WIDTH  24
#define SEAL_HEIGHT 27
/* Of the poison that a Meeple bears. */
#define POISON_SHARE 0.46
#define MEEPLE_WIDTH 104

static void
dress (FavorPiece *piece, FavorFace *face)
{
  favor_piece_replace_face (piece, face);
  favor_face_unref (face);
}

/* ---- Pavilions ------------------------------------------------------------------------ */

/* Without those that are on their way there. */
static guint
count_stars (EmperorPalace *self, FavorSeat seat, guint staff)
{
  guint n = self->state.stars[seat][staff];

  for (guint i = 0; i < self->flights->len; i++)
    {
      const EmperorFlight *flight = &g_array_index (self->flights, EmperorFlight, i);

      if (flight->seat == seat && flight->to == (int) staff && n > 0)
        n--;
    }
  return n;
}

EmperorTenants
emperor_palace_list_tenants (EmperorPalace *self, guint staff)
{
  EmperorTenants tenants = { .n_seats = MAX (self->state.head.n_seats, EMPEROR_MIN_SEATS),
                             .own = emperor_palace_get_own (self),
                             .colours = self->colours };

  for (guint seat = 0; seat < tenants.n_seats; seat++)
    tenants.stars[seat] = (guint8) count_stars (self, (FavorSeat) seat, staff);
  return tenants;
}

void
emperor_palace_dress_staff (EmperorPalace *self, guint staff)
{
  const EmperorPavilion *pavilion = &self->pavilions[staff];
  EmperorTenants         tenants = emperor_palace_list_tenants (self, staff);

  dress (self->staff[staff],
         emperor_pavilion_new_face (pavilion, &self->palette, staff, &tenants));
  if (tenants.own < 0)
    return;
  if (self->ghosts.from == (int) staff && tenants.stars[tenants.own] > 0)
    tenants.stars[tenants.own]--;
  dress (self->slots[staff],
         emperor_pavilion_new_slots (pavilion, &self->palette, &tenants));
}

void
emperor_palace_dress_piles (EmperorPalace *self)
{
  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    dress (self->piles[card],
           emperor_face_new_pile (card,
                                  self->state.pile[card],
                                  self->pavilions[card / EMPEROR_N_LEVELS].small));
}

void
emperor_palace_dress_meeples (EmperorPalace *self)
{
  for (guint seat = 0; seat < self->state.head.n_seats; seat++)
    {
      char      *art = emperor_seat_art ("meeple", self->colours[seat]);
      double     wide = MEEPLE_WIDTH, sign = MEEPLE_WIDTH * POISON_SHARE;
      double     high = wide / favor_art_get_aspect (favor_art_get_default (), art);
      FavorFace *face = favor_face_new (wide, high);

      favor_face_put (face, art, &FAVOR_RECT (0, 0, wide, high));
      if (self->state.poison[seat] != EMPEROR_POISON_NONE)
        favor_face_put (face,
                        g_strdup ("emperor/poison"),
                        &FAVOR_RECT (wide - sign, high - sign, sign, sign));
      dress (self->meeples[seat], face);
    }
}

FavorFace *
emperor_palace_new_star (EmperorPalace *self, FavorSeat seat)
{
  FavorFace *face = favor_face_new (1, 1);

  favor_face_put (face,
                  emperor_seat_art ("star", self->colours[seat]),
                  &FAVOR_RECT (0, 0, 1, 1));
  return face;
}

void
emperor_palace_dress_ghosts (EmperorPalace *self)
{
  FavorSeat own = emperor_palace_get_own (self);

  if (own < 0)
    return;
  dress (self->ghosts.coming, emperor_palace_new_star (self, own));
  dress (self->ghosts.going, emperor_palace_new_star (self, own));
}

/* ---- The Empress ---------------------------------------------------------------------- */

/* What she costs, in a place of that width. */
static void
add_costs (FavorFace *face, double x, double middle, double width, double scale)
{
  g_autofree char *cards = NULL;
  g_autofree char *gold = NULL;
  double           star = 13 * scale, line = 22 * scale, words = 24 * scale;
  double           left = x + (width - words - 3 * star) / 2;

  /* Translators: beside the Empress, what she costs; very little space */
  gold = favor_text_fill (ngettext ("{gold} Gold", "{gold} Gold", EMPEROR_EMPRESS_GOLD),
                          "gold#",
                          EMPEROR_EMPRESS_GOLD);
  /* Translators: beside the Empress, before three stars: she costs so many 3-Star cards; very
   * little space */
  cards = favor_text_fill (_ ("{n} ×"), "n#", 3);
  favor_face_write (face,
                    gold,
                    13 * scale,
                    FAVOR_TEXT_BOLD | FAVOR_TEXT_GOLD,
                    &FAVOR_RECT (x, middle - line, width, line));
  favor_face_write (face,
                    cards,
                    12 * scale,
                    FAVOR_TEXT_BOLD | FAVOR_TEXT_PALE,
                    &FAVOR_RECT (left, middle, words, line));
  favor_face_put_row (face,
                      "emperor/star-lit",
                      3,
                      star,
                      &FAVOR_RECT (left + words, middle + (line - star) / 2, star, star));
}

/* What she brings. */
static void
add_gain (FavorFace *face, double x, double middle, double width, double scale)
{
  g_autofree char *gain = favor_text_gain (EMPEROR_EMPRESS_POINTS);
  /* Translators: the points of the game, below a number; little space */
  const char *unit = C_ ("emperor", "Favor");
  double      line = 22 * scale;

  favor_face_write (face,
                    gain,
                    18 * scale,
                    FAVOR_TEXT_BOLD | FAVOR_TEXT_GOLD,
                    &FAVOR_RECT (x, middle - line - scale, width, line + 2 * scale));
  favor_face_write (face,
                    unit,
                    12 * scale,
                    FAVOR_TEXT_BOLD | FAVOR_TEXT_PALE,
                    &FAVOR_RECT (x, middle, width, line));
}

static void
add_seals (EmperorPalace *self, FavorFace *face, double middle, double foot, double scale)
{
  guint  n = 0, k = 0;
  double wide = SEAL_WIDTH * scale, high = SEAL_HEIGHT * scale, step = wide * 1.05;

  for (guint seat = 0; seat < self->state.head.n_seats; seat++)
    n += self->state.empress[seat] != 0;
  for (guint seat = 0; seat < self->state.head.n_seats; seat++)
    if (self->state.empress[seat])
      favor_face_put (face,
                      emperor_seat_art ("seal", self->colours[seat]),
                      &FAVOR_RECT (middle - (wide + (n - 1) * step) / 2 + k++ * step,
                                   foot - high,
                                   wide,
                                   high));
}

void
emperor_palace_dress_empress (EmperorPalace         *self,
                              const graphene_size_t *size,
                              double                 medal)
{
  FavorFace *face = favor_face_new (size->width, size->height);
  double     middle = size->height / 2.0, beside = (size->width - medal) / 2;
  double     scale = CLAMP (size->height / MEDAL_USUAL, 0.78, 1.6) * self->letters;
  /* Of the plaque: what is seen of it on each side. */
  double wide = MIN (BAR_LONG * scale, beside - 2), high;

  scale = MIN (scale, wide / BAR_LEAST);
  high = MIN (BAR_HIGH * scale, size->height - 6);
  if (scale > 0.3)
    {
      favor_face_put_long (face,
                           g_strdup ("emperor/empress-plaque"),
                           high * PLAQUE_END,
                           2,
                           &FAVOR_RECT (beside - wide,
                                        middle - high / 2,
                                        medal + 2 * wide,
                                        high));
      favor_face_set_sided (face, TRUE);
      add_costs (face,
                 beside - wide + PLAQUE_EDGE * scale,
                 middle,
                 wide - 10 * scale,
                 scale);
      add_gain (face, beside + medal + 2 * scale, middle, wide - 10 * scale, scale);
    }
  favor_face_put (face,
                  emperor_portrait_art (EMPEROR_PLACE_EMPRESS, medal),
                  &FAVOR_RECT (beside, 2, medal, medal));
  add_seals (self, face, size->width / 2.0, size->height, MIN (medal / 146, 1.6));
  dress (self->empress, face);
}

/* ---- Corners -------------------------------------------------------------------------- */

void
emperor_palace_dress_treasury (EmperorPalace *self)
{
  FavorFace       *face = favor_face_new (240, 240);
  g_autofree char *gold = favor_text_number (self->state.treasury);

  favor_face_put (face, g_strdup ("emperor/treasury"), &FAVOR_RECT (0, 0, 240, 240));
  if (self->state.options.limited_treasury)
    favor_face_write (face,
                      gold,
                      48,
                      FAVOR_TEXT_BOLD | FAVOR_TEXT_GOLD,
                      &FAVOR_RECT (84, 84, 72, 72));
  dress (self->treasury, face);
}

static FavorFace *
new_discard (EmperorPalace *self, gboolean small)
{
  guint      n = self->state.n_market_discard;
  FavorFace *face;

  if (n > 0)
    return emperor_face_new_hand (EMPEROR_N_CARDS +
                                  (guint) self->state.market_discard[n - 1]);
  face = favor_face_new (240, 336);
  favor_face_add_dashes (face, small ? 13 : 5, &FAVOR_RECT (2, 2, 236, 332));
  return face;
}

void
emperor_palace_dress_deck (EmperorPalace *self, gboolean market, gboolean small)
{
  if (market)
    {
      dress (self->market,
             emperor_face_new_deck (TRUE, self->state.n_market_deck, small));
      dress (self->discard, new_discard (self, small));
    }
  else
    dress (self->events, emperor_face_new_deck (FALSE, self->state.n_event_deck, small));
}
