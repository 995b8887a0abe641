/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dragon-facts.h"

#include "dragon-words.h"
#include "favor-text.h"

/* How many other clans have a card there that can be seen; `hidden` if any card lies nobody knows
 * where. */
static guint
count_others (const DragonState *state, FavorSeat seat, guint on, gboolean *hidden)
{
  guint seats = 0, n = 0;

  *hidden = FALSE;
  for (guint i = 0; i < state->n_table; i++)
    if (state->table[i].on < 0)
      *hidden = TRUE;
    else if (state->table[i].on == (int) on && state->table[i].owner != seat)
      seats |= 1u << state->table[i].owner;
  for (; seats != 0; seats &= seats - 1)
    n++;
  return n;
}

static char *
describe_company (const DragonState *state, FavorSeat seat, guint on)
{
  gboolean hidden;
  guint    n = count_others (state, seat, on, &hidden);

  if (n > 0)
    /* Translators: below a vote card, for an own card that may be laid there: {n} other clans have
     * cards there; very little space */
    return favor_text_fill (ngettext ("{n} other here", "{n} others here", n), "n#", n);
  if (hidden)
    return NULL;
  /* Translators: as before, for no other clan; very little space */
  return g_strdup (_ ("Nobody here yet"));
}

char *
dragon_fact_describe_offer (const DragonState *state, guint on)
{
  const FavorField *deals, *ask;
  g_autofree char  *wish = NULL;
  g_autofree char  *price = NULL;

  g_return_val_if_fail (state != NULL, NULL);

  if (state->n_pending == 0 || state->pending[0].role != on)
    return NULL;
  deals = favor_schema_find (favor_dragon_game.state, "deals");
  ask = favor_schema_find (deals->schema, "ask");
  wish = favor_text_for_value (ask, &state->pending[0], 0, NULL);
  if (state->pending[0].favour == 0)
    return g_steal_pointer (&wish);
  price = favor_text_gain (state->pending[0].favour);
  return favor_text_fill (_ ("{title}: {value}"), "title value", wish, price);
}

char *
dragon_fact_describe (const DragonState *state, FavorSeat seat, guint card, guint on)
{
  g_return_val_if_fail (state != NULL, NULL);
  g_return_val_if_fail (on < DRAGON_N_ROLES, NULL);

  switch ((DragonRole) card)
    {
    case DRAGON_ROLE_ARTISAN:
      /* Translators: below a vote card, what an own Artisan would do there; very little space */
      return g_strdup (_ ("+2 Works"));
    case DRAGON_ROLE_ASSASSIN:
      /* Translators: below a vote card: whom an own Assassin there would strike; very little
       * space */
      return favor_text_fill (_ ("Strikes {role}"), "role@", dragon_role_word (on));
    case DRAGON_ROLE_NOBLE:
      /* Translators: below a vote card: an own Noble there would be paid if this role wins; very
       * little space */
      return g_strdup (_ ("Paid if it wins"));
    case DRAGON_ROLE_MERCHANT:
    case DRAGON_ROLE_SOLDIER:
    case DRAGON_ROLE_SUPPLIER:
      return describe_company (state, seat, on);
    }
  return NULL;
}
