/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dragon-words.h"

/* The names of what they do. */
static const char *const deeds[DRAGON_N_ROLES] = {
  /* Translators: the name of what an Artisan does; on a card, little space */
  [DRAGON_ROLE_ARTISAN] = N_ ("Masterpiece"),
  /* Translators: the name of what an Assassin does; on a card, little space */
  [DRAGON_ROLE_ASSASSIN] = N_ ("Blade"),
  /* Translators: the name of what a Merchant does; on a card, little space */
  [DRAGON_ROLE_MERCHANT] = N_ ("Bargain"),
  /* Translators: the name of what a Noble does; on a card, little space */
  [DRAGON_ROLE_NOBLE] = N_ ("Patronage"),
  /* Translators: the name of what a Soldier does; on a card, little space */
  [DRAGON_ROLE_SOLDIER] = N_ ("Show of Force"),
  /* Translators: the name of what a Supplier does; on a card, little space */
  [DRAGON_ROLE_SUPPLIER] = N_ ("Largesse"),
};

const char *
dragon_role_title (guint role)
{
  g_return_val_if_fail (role < DRAGON_N_ROLES, NULL);

  return _ (dragon_roles.words[role].title);
}

const char *
dragon_clan_title (guint clan)
{
  g_return_val_if_fail (clan < DRAGON_N_CLANS, NULL);

  return _ (dragon_clans.words[clan].title);
}

const FavorWord *
dragon_role_word (guint role)
{
  g_return_val_if_fail (role < DRAGON_N_ROLES, NULL);

  return &dragon_roles.words[role];
}

const FavorWord *
dragon_clan_word (guint clan)
{
  g_return_val_if_fail (clan < DRAGON_N_CLANS, NULL);

  return &dragon_clans.words[clan];
}

const char *
dragon_role_deed (guint role)
{
  g_return_val_if_fail (role < DRAGON_N_ROLES, NULL);

  return _ (deeds[role]);
}

const char *
dragon_role_text (guint role)
{
  g_return_val_if_fail (role < DRAGON_N_ROLES, NULL);

  return _ (dragon_roles.words[role].text);
}

char *
dragon_role_art (const char *kind, guint role)
{
  g_return_val_if_fail (role < DRAGON_N_ROLES, NULL);

  return g_strdup_printf ("dragon/%s-%s", kind, dragon_roles.words[role].id);
}

char *
dragon_clan_art (const char *kind, guint clan)
{
  g_return_val_if_fail (clan < DRAGON_N_CLANS, NULL);

  return g_strdup_printf ("dragon/%s-%s", kind, dragon_clans.words[clan].id);
}
