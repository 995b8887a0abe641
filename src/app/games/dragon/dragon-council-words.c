/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dragon-council-private.h"

#include "dragon-words.h"
#include "favor-text.h"

/* What the council table says, for eyes and for ears. */

char *
dragon_council_describe_count (const DragonTableau *tableau, guint role)
{
  guint n = tableau->votes[role];

  if (tableau->works[role] == 0 || tableau->counted[role])
    {
      /* Translators: below a vote card: how many votes it has; little space */
      return favor_text_fill (ngettext ("{n} vote", "{n} votes", n), "n#", n);
    }
  /* Translators: below a vote card before the count: {cards} and {works} are numbers; "Works" are
   * the tokens of the Artisan. Little space */
  return favor_text_fill (_ ("{cards} + {works} Works"),
                          "cards# works#",
                          n - tableau->works[role],
                          tableau->works[role]);
}

char *
dragon_council_count_figures (const DragonTableau *tableau, guint role)
{
  guint n = tableau->votes[role];

  if (tableau->works[role] == 0 || tableau->counted[role])
    return g_strdup_printf ("%u", n);
  return g_strdup_printf ("%u + %u", n - tableau->works[role], tableau->works[role]);
}

char *
dragon_council_describe_card (const DragonState       *state,
                              const DragonTableauCard *card,
                              guint                    number)
{
  const FavorWord *clan = dragon_clan_word (state->clans[card->owner]);
  const FavorWord *on = card->on >= 0 ? dragon_role_word ((guint) card->on) : NULL;

  if (on == NULL)
    /* Translators: a face-down card, for ears; nobody knows on which vote card it lies */
    return favor_text_fill (_ ("Card {n} of {clan}"), "n# clan@", number, clan);
  if (!card->turned && card->role >= 0)
    /* Translators: an own face-down card on a vote card, for ears; {n} is its number, {card} the
     * delegate that only its owner knows */
    return favor_text_fill (_ ("Card {n} of {clan} on {role}, secretly {card}"),
                            "n# clan@ role@ card@",
                            number,
                            clan,
                            on,
                            dragon_role_word ((guint) card->role));
  if (!card->turned)
    /* Translators: a face-down card on a vote card, for ears; {n} is its number */
    return favor_text_fill (_ ("Card {n} of {clan} on {role}"),
                            "n# clan@ role@",
                            number,
                            clan,
                            on);
  if (card->withdrawn)
    /* Translators: a card that does not count any more, for ears; {card} is a delegate */
    return favor_text_fill (_ ("{card} of {clan} on {role}, withdrawn"),
                            "card@ clan@ role@",
                            dragon_role_word ((guint) card->role),
                            clan,
                            on);
  /* Translators: a card that was turned up, for ears; {card} is a delegate */
  return favor_text_fill (_ ("{card} of {clan} on {role}"),
                          "card@ clan@ role@",
                          dragon_role_word ((guint) card->role),
                          clan,
                          on);
}

char *
dragon_council_describe_vote (const DragonTableau *tableau, guint role, const char *fact)
{
  g_autofree char *count = dragon_council_describe_count (tableau, role);

  if (fact == NULL)
    /* Translators: a vote card, for ears; {votes} is e.g. "2 votes", {text} the words on it */
    return favor_text_fill (_ ("{role}, {votes}. {text}"),
                            "role votes text",
                            dragon_role_title (role),
                            count,
                            dragon_role_text (role));
  /* Translators: as before, when an own card was chosen; {fact} is what is certain if it is laid
   * here, e.g. "+2 Works" */
  return favor_text_fill (_ ("{role}, {votes}; {fact}. {text}"),
                          "role votes fact text",
                          dragon_role_title (role),
                          count,
                          fact,
                          dragon_role_text (role));
}
