/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-chooser-private.h"

/* Which legal actions have which parts. A view asks that for every piece it shows, and there may be
 * thousands of actions: so one walk through them notes all the answers. */

/* ---- One action ----------------------------------------------------------------------- */

static gboolean
has_values (FavorPart named, FavorPart part)
{
  if (named.thing != part.thing)
    return FALSE;
  for (guint i = 0; i < MIN (part.n_values, named.n_values); i++)
    if (named.value[i] != part.value[i])
      return FALSE;
  return TRUE;
}

/* Where `named` lies, if actions of its kind have no argument for that themselves. */
static gboolean
find_place (FavorChooser *self, FavorPart named, FavorPart *place)
{
  const FavorThing     *thing = named.thing;
  const FavorKindSlots *kind = &self->kinds[named.kind];

  if (thing->place == NULL)
    return FALSE;
  for (guint i = 0; i < kind->n_slots; i++)
    if (kind->slots[i].thing == thing->place)
      return FALSE;
  *place = favor_part (named.kind, thing->place, thing->place_of (named.value[0]));
  return TRUE;
}

/* How often `action` names that. */
static guint
count_in (FavorChooser *self, const FavorAction *action, FavorPart part)
{
  const FavorKindSlots *kind = &self->kinds[action->kind];
  guint                 n = 0;

  for (guint i = 0; i < kind->n_slots; i++)
    {
      FavorPart named, place;

      if (!favor_slot_get (&kind->slots[i], action, &named))
        continue;
      n += has_values (named, part) ||
           (find_place (self, named, &place) && has_values (place, part));
    }
  return n;
}

/* Whether the thing that `action` names at that place in its order is `part`. */
static gboolean
is_nth (FavorChooser *self, const FavorAction *action, guint nth, FavorPart part)
{
  const FavorKindSlots *kind = &self->kinds[action->kind];

  for (guint i = 0; i < kind->n_slots; i++)
    {
      FavorPart named;

      if (kind->slots[i].thing != part.thing ||
          !favor_slot_get (&kind->slots[i], action, &named))
        continue;
      if (nth-- == 0)
        return has_values (named, part);
    }
  return FALSE;
}

/* How many of the first `n_parts` name that, or with `any` another of the same. */
static guint
count_among (const FavorPart *parts, guint n_parts, FavorPart part, gboolean any)
{
  guint n = 0;

  for (guint i = 0; i < n_parts; i++)
    n += parts[i].thing == part.thing && (any || has_values (part, parts[i]));
  return n;
}

gboolean
favor_chooser_matches (FavorChooser      *self,
                       const FavorAction *action,
                       const FavorPart   *parts,
                       guint              n_parts)
{
  for (guint i = 0; i < n_parts; i++)
    {
      if (parts[i].kind >= 0 && parts[i].kind != action->kind)
        return FALSE;
      if (parts[i].thing == NULL)
        continue;
      if (parts[i].thing->ordered
            ? !is_nth (self, action, count_among (parts, i, parts[i], TRUE), parts[i])
            : count_in (self, action, parts[i]) <
                count_among (parts, n_parts, parts[i], FALSE))
        return FALSE;
    }
  return TRUE;
}

gboolean
favor_chooser_any_has (FavorChooser *self, const FavorPart *parts, guint n_parts)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->model));

  for (guint i = 0; i < n; i++)
    if (favor_chooser_matches (self,
                               favor_choice_model_get_action (self->model, i),
                               parts,
                               n_parts))
      return TRUE;
  return FALSE;
}

/* ---- All at once ---------------------------------------------------------------------- */

/* No argument of a thing that can be pointed at has this value. */
#define NO_VALUE ((guint16) G_MININT16)

/* FALSE if no action of the game names such a thing. */
static gboolean
key_of (FavorChooser *self, FavorPart part, guint64 *key)
{
  guint number = 0;

  if (part.thing != NULL && !g_ptr_array_find (self->things, part.thing, &number))
    return FALSE;
  *key = (guint64) (part.thing != NULL ? number + 1 : 0) << 56 |
         (guint64) (guint8) (part.kind + 1) << 48;
  for (guint i = 0; i < FAVOR_THING_MEMBERS; i++)
    *key |= (guint64) (i < part.n_values ? (guint16) part.value[i] : NO_VALUE)
            << (16 * i);
  return TRUE;
}

/* Lists are in the order of the rules, where neighbours have much in common. */
static void
add_key (FavorChooser *self, GArray *keys, FavorPart part)
{
  guint64 key;

  for (guint i = 0; i < 2; i++, part.kind = FAVOR_NONE)
    if (key_of (self, part, &key) &&
        (keys->len < 2 || g_array_index (keys, guint64, keys->len - 2) != key))
      g_array_append_val (keys, key);
}

/* Whether one more of `named` can be chosen of `action`. */
static gboolean
is_free (FavorChooser      *self,
         const FavorAction *action,
         const FavorPart   *parts,
         guint              n_parts,
         FavorPart          named)
{
  if (named.thing->ordered)
    return is_nth (self, action, count_among (parts, n_parts, named, TRUE), named);
  return n_parts == 0 ||
         count_in (self, action, named) > count_among (parts, n_parts, named, FALSE);
}

static void
add_keys (FavorChooser      *self,
          GArray            *keys,
          const FavorAction *action,
          const FavorPart   *parts,
          guint              n_parts)
{
  const FavorKindSlots *kind = &self->kinds[action->kind];

  add_key (self, keys, favor_part_kind (action->kind));
  for (guint i = 0; i < kind->n_slots; i++)
    {
      FavorPart named, place;

      if (!favor_slot_get (&kind->slots[i], action, &named))
        continue;
      if (find_place (self, named, &place) &&
          is_free (self, action, parts, n_parts, place))
        add_key (self, keys, place);
      if (!is_free (self, action, parts, n_parts, named))
        continue;
      for (; named.n_values > 0; named.n_values--)
        add_key (self, keys, named);
    }
}

static int
compare_keys (gconstpointer a, gconstpointer b)
{
  guint64 x = *(const guint64 *) a, y = *(const guint64 *) b;

  return (x > y) - (x < y);
}

static GArray *
list_keys (FavorChooser *self, const FavorPart *parts, guint n_parts)
{
  GArray *keys = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint   n = g_list_model_get_n_items (G_LIST_MODEL (self->model));

  for (guint i = 0; i < n; i++)
    {
      const FavorAction *action = favor_choice_model_get_action (self->model, i);

      if (favor_chooser_matches (self, action, parts, n_parts))
        add_keys (self, keys, action, parts, n_parts);
    }
  g_array_sort (keys, compare_keys);
  return keys;
}

static GArray *
find_keys (FavorChooser *self, guint32 without)
{
  FavorPart   parts[FAVOR_PARTS_MOST];
  guint       n = 0;
  FavorOffers made;

  for (guint i = 0; i < self->offers->len; i++)
    if (g_array_index (self->offers, FavorOffers, i).without == without)
      return g_array_index (self->offers, FavorOffers, i).keys;
  for (guint i = 0; i < self->n_parts; i++)
    if ((without >> i & 1) == 0)
      parts[n++] = self->parts[i];
  if (n == 0)
    {
      if (self->begins == NULL)
        self->begins = list_keys (self, NULL, 0);
      return self->begins;
    }
  made = (FavorOffers){ without, list_keys (self, parts, n) };
  g_array_append_val (self->offers, made);
  return made.keys;
}

gboolean
favor_chooser_goes_with (FavorChooser *self, guint32 without, FavorPart part)
{
  guint64 key;

  return key_of (self, part, &key) &&
         g_array_binary_search (find_keys (self, without), &key, compare_keys, NULL);
}

void
favor_chooser_forget_offers (FavorChooser *self, gboolean all)
{
  g_array_set_size (self->offers, 0);
  if (all)
    g_clear_pointer (&self->begins, g_array_unref);
}

void
favor_offers_clear (gpointer offers)
{
  g_clear_pointer (&((FavorOffers *) offers)->keys, g_array_unref);
}

/* ---- What is left --------------------------------------------------------------------- */

/* Whether two actions of a kind name different things there, or with `place` such that lie in
 * different places. */
static gboolean
differ (FavorChooser      *self,
        const FavorSlot   *slot,
        const FavorAction *a,
        const FavorAction *b,
        gboolean           place)
{
  FavorPart first, second, below;
  gboolean  has_first = favor_slot_get (slot, a, &first);
  gboolean  has_second = favor_slot_get (slot, b, &second);

  if (!has_first || !has_second)
    return !place && has_first != has_second;
  if (!place)
    return !favor_part_alike (first, second);
  if (!find_place (self, first, &below))
    return FALSE;
  first = below;
  return find_place (self, second, &below) && !favor_part_alike (first, below);
}

static gboolean
is_open (FavorChooser *self, const FavorSlot *slot, gboolean place)
{
  const FavorAction *first = (const FavorAction *) self->left->data;

  for (guint i = 1; i < self->left->len; i++)
    if (differ (self, slot, first, &first[i], place))
      return TRUE;
  return FALSE;
}

static void
consider_open (FavorChooser *self, const FavorThing *thing)
{
  if (self->open == NULL || thing->rank < self->open->rank)
    self->open = thing;
}

void
favor_chooser_look (FavorChooser *self)
{
  const FavorAction    *first = (const FavorAction *) self->left->data;
  const FavorKindSlots *kind;

  self->kind = FAVOR_NONE;
  self->open = NULL;
  for (guint i = 1; i < self->left->len; i++)
    if (first[i].kind != first->kind)
      return;
  if (self->left->len == 0)
    return;
  self->kind = first->kind;
  kind = &self->kinds[first->kind];
  for (guint i = 0; i < kind->n_slots; i++)
    {
      const FavorSlot *slot = &kind->slots[i];

      if (slot->thing->place != NULL && is_open (self, slot, TRUE))
        consider_open (self, slot->thing->place);
      if (is_open (self, slot, FALSE))
        consider_open (self, slot->thing);
    }
}
