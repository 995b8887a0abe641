/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-text.h"
#include "kingdom-near.h"
#include "kingdom-texts.h"

/* What a character wishes for (2.5), in a line; the plural is chosen by N. */
typedef struct
{
  const char *text;
  const char *plural;
} Words;

static const Words words[KINGDOM_N_CHARACTERS] = {
  /* Translators: what the Jester wishes for; little space */
  [KINGDOM_JESTER] = { N_ ("No other wish can be rewarded"), NULL },
  /* Translators: what the Charlatan wishes for; little space */
  [KINGDOM_CHARLATAN] = { N_ ("As the Jester, and a Jester in your hand"), NULL },
  /* Translators: what the Farmer wishes for; little space */
  [KINGDOM_FARMER] = { NP_ ("A meadow that touches exactly {n} city",
                            "A meadow that touches exactly {n} cities") },
  /* Translators: what the Laborer wishes for; little space */
  [KINGDOM_LABORER] = { NP_ ("A complete city that touches exactly {n} meadow",
                             "A complete city that touches exactly {n} meadows") },
  /* Translators: what the Philosopher wishes for: a road without an end; little space */
  [KINGDOM_PHILOSOPHER] = { N_ ("A loop road"), NULL },
  /* Translators: what the Handmaiden wishes for; little space */
  [KINGDOM_HANDMAIDEN] = { N_ ("A complete road over or under the bridge"), NULL },
  /* Translators: what the Guard wishes for; little space */
  [KINGDOM_GUARD] = { N_ ("A complete road into a complete city"), NULL },
  /* Translators: what the Hunter wishes for; little space */
  [KINGDOM_HUNTER] = { N_ ("A tile of nothing but meadow"), NULL },
  /* Translators: what the Astronomer wishes for; little space */
  [KINGDOM_ASTRONOMER] = { N_ ("Three by three tiles without a city"), NULL },
  /* Translators: what the Merchant wishes for; little space */
  [KINGDOM_MERCHANT] = { N_ ("Two complete cities joined by a complete road"), NULL },
  /* Translators: what the Magician wishes for: on one tile two walls of the city make a V; little space */
  [KINGDOM_MAGICIAN] = { N_ ("A complete city with a V of walls"), NULL },
  /* Translators: what the Knight wishes for; little space */
  [KINGDOM_KNIGHT] = { NP_ ("A complete road with at least {n} bend",
                            "A complete road with at least {n} bends") },
  /* Translators: what the Pawnbroker wishes for: city covers all of the tile; little space */
  [KINGDOM_PAWNBROKER] = { N_ ("A complete city with a solid city tile"), NULL },
  /* Translators: what the Noblewoman wishes for; little space */
  [KINGDOM_NOBLEWOMAN] = { N_ ("A gap surrounded by eight tiles"), NULL },
  /* Translators: what the Nobleman wishes for; little space */
  [KINGDOM_NOBLEMAN] = { N_ ("A tile with no tile around it"), NULL },
  /* Translators: what the Alchemist wishes for: a cap is a walled part of a city at one side of a tile; little space */
  [KINGDOM_ALCHEMIST] = { N_ ("A complete city with four caps on one tile"), NULL },
  /* Translators: what the Bishop wishes for; little space */
  [KINGDOM_BISHOP] = { NP_ ("At least {n} cloister surrounded by tiles",
                            "At least {n} cloisters surrounded by tiles") },
  /* Translators: what the General wishes for; little space */
  [KINGDOM_GENERAL] = { N_ ("A complete city inside a loop road"), NULL },
  /* Translators: what the Queen wishes for; little space */
  [KINGDOM_QUEEN] = { N_ ("A complete city around a cloister"), NULL },
  /* Translators: what the King wishes for; little space */
  [KINGDOM_KING] = { N_ ("A complete city around a loop road around a cloister"), NULL },
};

char *
kingdom_wish_describe (guint character, guint level)
{
  const Words *self = &words[character];

  return favor_text_fill (self->plural == NULL ? _ (self->text)
                                               : g_dngettext (GETTEXT_PACKAGE,
                                                              self->text,
                                                              self->plural,
                                                              level),
                          "n#",
                          level);
}

guint
kingdom_wish_level (const KingdomState *state, guint character)
{
  const gint of = kingdom_level_of (character);

  if (character == KINGDOM_KNIGHT)
    return KINGDOM_KNIGHT_BENDS;
  return of == FAVOR_NONE ? 0 : state->levels[of];
}
