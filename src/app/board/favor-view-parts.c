/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-view-parts.h"

#include "favor-text.h"

static void
clear_chip (gpointer data)
{
  FavorChip *chip = data;

  g_free (chip->label);
  g_free (chip->why_not);
  g_free (chip->art);
  g_free (chip->about);
}

GArray *
favor_chips_new (void)
{
  GArray *chips = g_array_new (FALSE, FALSE, sizeof (FavorChip));

  g_array_set_clear_func (chips, clear_chip);
  return chips;
}

void
favor_chips_add (GArray       *chips,
                 FavorChipKind kind,
                 guint         id,
                 gboolean      on,
                 char         *label,
                 char         *why_not)
{
  FavorChip chip = { kind, id, !!on, label, why_not, NULL, NULL, FALSE, FALSE, FALSE };

  g_array_append_val (chips, chip);
}

void
favor_chips_sign (GArray *chips, const char *art)
{
  FavorChip *last;

  g_return_if_fail (chips->len > 0);

  last = &g_array_index (chips, FavorChip, chips->len - 1);
  g_free (last->art);
  last->art = g_strdup (art);
}

void
favor_chips_tell (GArray *chips, char *about)
{
  FavorChip *last;

  g_return_if_fail (chips->len > 0);

  last = &g_array_index (chips, FavorChip, chips->len - 1);
  g_free (last->about);
  last->about = about;
}

void
favor_chips_keep_words (GArray *chips)
{
  g_return_if_fail (chips->len > 0);

  g_array_index (chips, FavorChip, chips->len - 1).worded = TRUE;
}

void
favor_chips_put_aside (GArray *chips)
{
  g_return_if_fail (chips->len > 0);

  g_array_index (chips, FavorChip, chips->len - 1).aside = TRUE;
}

void
favor_chips_put_first (GArray *chips)
{
  g_return_if_fail (chips->len > 0);

  g_array_index (chips, FavorChip, chips->len - 1).foremost = TRUE;
}

static void
clear_fact (gpointer data)
{
  FavorFact *fact = data;

  g_free (fact->art);
  g_free (fact->value);
  g_free (fact->words);
}

GArray *
favor_facts_new (void)
{
  GArray *facts = g_array_new (FALSE, FALSE, sizeof (FavorFact));

  g_array_set_clear_func (facts, clear_fact);
  return facts;
}

void
favor_facts_add (GArray *facts, const char *art, char *value, char *words, gboolean warn)
{
  FavorFact fact = { g_strdup (art), value, words, !!warn };

  g_array_append_val (facts, fact);
}

static gboolean
equal_facts (const FavorFact *a, const FavorFact *b)
{
  return a->warn == b->warn && g_strcmp0 (a->art, b->art) == 0 &&
         g_strcmp0 (a->value, b->value) == 0 && g_strcmp0 (a->words, b->words) == 0;
}

/**
 * favor_facts_equal:
 * @a: (nullable): facts
 * @b: (nullable): other ones
 *
 * Returns: whether they look and sound the same
 */
gboolean
favor_facts_equal (const GArray *a, const GArray *b)
{
  if (a == NULL || b == NULL)
    return a == b;
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    if (!equal_facts (&g_array_index (a, FavorFact, i), &g_array_index (b, FavorFact, i)))
      return FALSE;
  return TRUE;
}

char *
favor_facts_join (const GArray *facts)
{
  g_autofree const char **words = g_new0 (const char *, facts->len + 1);

  for (guint i = 0; i < facts->len; i++)
    words[i] = g_array_index (facts, FavorFact, i).words;
  return favor_text_join (words);
}

void
favor_seat_look_add_fact (FavorSeatLook *look,
                          const char    *art,
                          char          *value,
                          char          *words,
                          gboolean       warn)
{
  if (look->fact_list == NULL)
    look->fact_list = favor_facts_new ();
  favor_facts_add (look->fact_list, art, value, words, warn);
}

void
favor_seat_look_clear (FavorSeatLook *look)
{
  g_clear_pointer (&look->emblem, g_free);
  g_clear_pointer (&look->facts, g_free);
  g_clear_pointer (&look->brief, g_free);
  g_clear_pointer (&look->fact_list, g_array_unref);
  g_clear_pointer (&look->task, g_free);
  g_clear_pointer (&look->points, g_free);
  g_clear_pointer (&look->badge, g_free);
  g_clear_pointer (&look->badge_art, g_free);
  g_clear_pointer (&look->mark, g_free);
  g_clear_pointer (&look->mark_art, g_free);
  look->has_score = look->touched = FALSE;
  look->change = 0;
}

void
favor_tick_clear (FavorTick *tick)
{
  g_clear_pointer (&tick->art, g_free);
  g_clear_pointer (&tick->words, g_free);
}
