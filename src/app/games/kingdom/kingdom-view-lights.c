/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "kingdom-view-private.h"

#include "favor-text.h"

/* Lines around where wishes are fulfilled, or come nearest to it, and what is said of them. */

#define LIGHT_NEW 0
#define LIGHT_OLD 1
#define NOBODY    (-1)

typedef guint (*FindPlaces) (const KingdomState *state,
                             const KingdomTable *now,
                             guint               character,
                             KingdomGlow        *glows);

/* ---- Which ---------------------------------------------------------------------------- */

/* `character`: or NOBODY. */
static void
light_up (KingdomView *self, guint light, gint character, FindPlaces find)
{
  KingdomGlow glows[KINGDOM_MAX_GLOWS] = { 0 };
  guint       n = 0;

  if (character != NOBODY)
    n = find (kingdom_view_get_state (self),
              &self->preview->table,
              (guint) character,
              glows);
  kingdom_chart_light_up (self->chart, light, glows, n);
  self->lit[light] = n > 0 ? character : NOBODY;
}

/* The characters whose wishes stand out, the highest first: those on offer, or one of them that is chosen;
 * those that would be met. */
static void
list_lit (KingdomView *self, gint lit[KINGDOM_N_WITNESS_LIGHTS])
{
  const KingdomState *state = kingdom_view_get_state (self);
  const FavorAction  *action = kingdom_view_get_action (self);
  const guint8       *set = self->preview->met;
  guint               n = 0;

  for (guint light = 0; light < KINGDOM_N_WITNESS_LIGHTS; light++)
    lit[light] = NOBODY;
  if (action != NULL && action->kind == KINGDOM_ACTION_TAKE_FAVOR)
    {
      lit[0] = action->arg[KINGDOM_CHARACTER];
      return;
    }
  if (state->head.phase == KINGDOM_PHASE_CLAIM)
    set = state->offer;
  for (gint character = KINGDOM_N_CHARACTERS;
       character-- > 0 && n < KINGDOM_N_WITNESS_LIGHTS;)
    if (set[character])
      lit[n++] = character;
}

static gboolean
has_lights (KingdomView *self)
{
  const guint phase = kingdom_view_get_state (self)->head.phase;

  return kingdom_view_is_open (self) &&
         (phase == KINGDOM_PHASE_CLAIM || phase == KINGDOM_PHASE_WORK);
}

static void
light_all (KingdomView *self)
{
  gint lit[KINGDOM_N_WITNESS_LIGHTS] = { NOBODY, NOBODY };

  if (has_lights (self))
    list_lit (self, lit);
  for (guint light = 0; light < KINGDOM_N_WITNESS_LIGHTS; light++)
    light_up (self, light, lit[light], kingdom_find_new_witnesses);
  light_up (self, KINGDOM_LIGHT_NEAREST, NOBODY, NULL);
}

/* Who has the favor already is not told how near it is. */
static gboolean
is_told_near (const KingdomCourtEntry *entry)
{
  return entry->mark == KINGDOM_MARK_NEAR && entry->outlook.state != KINGDOM_WISH_OWNED;
}

/* A person of the court is looked at: where the wish is fulfilled now, where it was before, and where it
 * nearly is. */
static void
light_wish (KingdomView *self, gint character)
{
  const KingdomCourtEntry *entry = kingdom_court_get_entry (self->court,
                                                            (guint) character);

  light_up (self, LIGHT_NEW, character, kingdom_find_new_witnesses);
  light_up (self, LIGHT_OLD, character, kingdom_find_old_witnesses);
  light_up (self,
            KINGDOM_LIGHT_NEAREST,
            entry != NULL && is_told_near (entry) ? character : NOBODY,
            kingdom_find_nearest);
}

/* ---- What is said --------------------------------------------------------------------- */

static const char *
get_state_words (KingdomView *self, gint character)
{
  return kingdom_court_row_get_state (kingdom_court_get_row (self->court,
                                                             (guint) character));
}

/* Of which line the state of a wish is told. */
static guint
choose_told (KingdomMark mark)
{
  switch (mark)
    {
    case KINGDOM_MARK_NEAR:
      return KINGDOM_LIGHT_NEAREST;
    case KINGDOM_MARK_TRUE_BEFORE:
    case KINGDOM_MARK_LOST:
      return LIGHT_OLD;
    case KINGDOM_MARK_MET:
    case KINGDOM_MARK_OFFER:
    case KINGDOM_MARK_IN_VAIN:
      break;
    }
  return LIGHT_NEW;
}

/* (transfer full) (nullable): of who is looked at how that stands, of several who they are. */
static char *
say_caption (KingdomView *self, guint light)
{
  const gint               character = self->lit[light];
  const KingdomCourtEntry *entry = NULL;

  if (character != NOBODY)
    entry = kingdom_court_get_entry (self->court, (guint) character);
  /* The ghost says it. */
  if (entry == NULL || (self->is_ghost && entry->mark == KINGDOM_MARK_MET))
    return NULL;
  if (self->pointed < 0)
    return kingdom_court_say_name (entry);
  return choose_told ((KingdomMark) entry->mark) == light
           ? g_strdup (get_state_words (self, character))
           : NULL;
}

char *
kingdom_view_say_lit (KingdomView *self, gint x, gint y)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv)           strv = NULL;
  gint                     told = NOBODY;

  for (guint light = 0; light < KINGDOM_N_LIGHTS; light++)
    {
      const gint       character = self->lit[light];
      g_autofree char *name = NULL, *line = NULL;

      if (character == NOBODY || character == told ||
          !kingdom_chart_is_lit (self->chart, light, x, y) ||
          *get_state_words (self, character) == '\0')
        continue;
      told = character;
      name = kingdom_court_say_name (kingdom_court_get_entry (self->court,
                                                              (guint) character));
      line = favor_text_fill (_ ("{title}: {value}"),
                              "title value",
                              name,
                              get_state_words (self, character));
      g_strv_builder_add (lines, line);
    }
  strv = g_strv_builder_end (lines);
  return *strv != NULL ? g_strjoinv ("\n", strv) : NULL;
}

/* ---- All of it ------------------------------------------------------------------------ */

void
kingdom_view_show_lights (KingdomView *self)
{
  if (self->preview == NULL)
    return;
  if (self->pointed >= 0)
    light_wish (self, self->pointed);
  else
    light_all (self);
  for (guint light = 0; light < KINGDOM_N_LIGHTS; light++)
    {
      g_autofree char *caption = NULL;

      if (light == KINGDOM_LIGHT_POINTED)
        continue;
      caption = say_caption (self, light);
      kingdom_chart_caption (self->chart, light, caption);
    }
}

void
kingdom_view_init_lights (KingdomView *self)
{
  for (guint light = 0; light < KINGDOM_N_LIGHTS; light++)
    self->lit[light] = NOBODY;
}
