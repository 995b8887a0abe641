/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dragon-words.h"

/* The words on the cards. */
static const struct
{
  const char *deed;
  const char *text;
} roles[DRAGON_N_ROLES] = {
  [DRAGON_ROLE_ARTISAN] = {
    /* Translators: the name of what an Artisan does; on a card, little space */
    N_ ("Masterpiece"),
    /* Translators: on the vote card of the Artisan, where about 60 letters have room */
    N_ ("Put two Works here. Alone here? Gain 1 Favour."),
  },
  [DRAGON_ROLE_ASSASSIN] = {
    /* Translators: the name of what an Assassin does; on a card, little space */
    N_ ("Blade"),
    /* Translators: on the vote card of the Assassin, where about 100 letters have room */
    N_ ("Withdraw every other card of the role named here. Take 1 Favour from each clan "
        "hit."),
  },
  [DRAGON_ROLE_MERCHANT] = {
    /* Translators: the name of what a Merchant does; on a card, little space */
    N_ ("Bargain"),
    /* Translators: on the vote card of the Merchant, where about 80 letters have room */
    N_ ("Gain 2 Favour if exactly one other clan is here, 1 if more are."),
  },
  [DRAGON_ROLE_NOBLE] = {
    /* Translators: the name of what a Noble does; on a card, little space */
    N_ ("Patronage"),
    /* Translators: on the vote card of the Noble, where about 100 letters have room */
    N_ ("If the role here wins, gain 2 Favour; only 1 if another clan's Noble is here."),
  },
  [DRAGON_ROLE_SOLDIER] = {
    /* Translators: the name of what a Soldier does; on a card, little space */
    N_ ("Show of Force"),
    /* Translators: on the vote card of the Soldier, where about 80 letters have room */
    N_ ("Each other clan here loses 1 Favour. If any did, gain 1."),
  },
  [DRAGON_ROLE_SUPPLIER] = {
    /* Translators: the name of what a Supplier does; on a card, little space */
    N_ ("Largesse"),
    /* Translators: on the vote card of the Supplier, where about 60 letters have room */
    N_ ("Each clan here gains 1 Favour, yours too."),
  },
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

const char *
dragon_role_deed (guint role)
{
  g_return_val_if_fail (role < DRAGON_N_ROLES, NULL);

  return _ (roles[role].deed);
}

const char *
dragon_role_text (guint role)
{
  g_return_val_if_fail (role < DRAGON_N_ROLES, NULL);

  return _ (roles[role].text);
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
