/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "kingdom-court-entry.h"

#include "favor-text.h"

/* ---- What there is to see ------------------------------------------------------------- */

static guint
find_owners (const KingdomState *state, guint character)
{
  guint owners = 0;

  /* Seats that nobody has own nothing. */
  for (guint seat = 0; seat < KINGDOM_MAX_SEATS; seat++)
    owners |= (guint) state->seat[seat].court[character] << seat;
  return owners;
}

static KingdomMark
find_mark (const KingdomOutlook *outlook)
{
  switch ((KingdomWishState) outlook->state)
    {
    case KINGDOM_WISH_TRUE_BEFORE:
      return KINGDOM_MARK_TRUE_BEFORE;
    case KINGDOM_WISH_MET:
      return KINGDOM_MARK_MET;
    case KINGDOM_WISH_IN_VAIN:
      return KINGDOM_MARK_IN_VAIN;
    case KINGDOM_WISH_FAR:
    case KINGDOM_WISH_NEAR:
    case KINGDOM_WISH_OWNED:
      break;
    }
  return KINGDOM_MARK_NEAR;
}

static void
fill (const KingdomState *state, FavorSeat seat, guint character, KingdomCourtEntry *out)
{
  out->character = (guint8) character;
  out->mark = (guint8) find_mark (&out->outlook);
  if (state->head.phase == KINGDOM_PHASE_CLAIM && seat == state->head.decider &&
      state->offer[character])
    out->mark = KINGDOM_MARK_OFFER;
  out->share = out->outlook.near.share;
  out->veiled = !out->outlook.can_have;
  out->left = out->outlook.left;
  out->owners = (guint16) find_owners (state, character);
  out->again = state->seat[seat].court[character];
  if (kingdom_level_of (character) != FAVOR_NONE)
    out->number = (guint16) kingdom_wish_level (state, character);
}

void
kingdom_court_entries_at_start (const KingdomState *state,
                                FavorSeat           seat,
                                KingdomCourtEntry  *out)
{
  KingdomOutlook then[KINGDOM_N_CHARACTERS];

  kingdom_outlook_at_start (state, seat, then);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    out[character] = (KingdomCourtEntry){
      .character = (guint8) character,
      .mark = (guint8) find_mark (&then[character]),
      .share = then[character].near.share,
      .veiled = !then[character].can_have,
      .outlook = then[character],
    };
}

/* What the previewed action makes of a wish. */
static void
preview (const KingdomOutlook *after, KingdomCourtEntry *out)
{
  const gboolean was_met = kingdom_is_met (&out->outlook);
  const gboolean is_met = kingdom_is_met (after);

  out->outlook = *after;
  out->share = after->near.share;
  out->previewed = was_met != is_met;
  out->mark = (guint8) (was_met && !is_met ? KINGDOM_MARK_LOST : find_mark (after));
}

void
kingdom_court_entries (const KingdomState *state,
                       FavorSeat           seat,
                       const FavorAction  *action,
                       KingdomCourtEntry  *out)
{
  KingdomOutlook now[KINGDOM_N_CHARACTERS], after[KINGDOM_N_CHARACTERS];
  const gboolean foresees = action != NULL && action->seat == seat &&
                            kingdom_outlook_after (state, action, after);

  memset (out, 0, KINGDOM_N_CHARACTERS * sizeof *out);
  kingdom_outlook (state, seat, now);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    {
      out[character].outlook = now[character];
      fill (state, seat, character, &out[character]);
      if (foresees)
        preview (&after[character], &out[character]);
    }
}

/* ---- Words ---------------------------------------------------------------------------- */

char *
kingdom_court_say_name (const KingdomCourtEntry *entry)
{
  const FavorWord *character = &kingdom_characters.words[entry->character];

  if (entry->number == 0)
    return favor_text_for_word (character, NULL);
  /* Translators: a person at court and the number in the wish of that person: "Farmer 2"; little space */
  return favor_text_fill (_ ("{character} {n}"),
                          "character@ n#",
                          character,
                          (guint) entry->number);
}

char *
kingdom_court_say_wish (const KingdomState *state, const KingdomCourtEntry *entry)
{
  return kingdom_wish_describe (entry->character,
                                kingdom_wish_level (state, entry->character));
}

/* Met, and nothing comes of it. */
static const char *
choose_why (KingdomVain why)
{
  if (why == KINGDOM_VAIN_OWNED)
    /* Translators: of a wish that is met; {character} is a person at court; little space */
    return _ ("Met, but {player} has the {character}");
  if (why == KINGDOM_VAIN_FAULTY)
    /* Translators: of a wish that is met, as long as the map does not fit together; little space */
    return _ ("Met, but the map has a fault");
  /* Translators: of a wish that is met; {character} is a person at court; little space */
  return _ ("Met, but no {character} is left");
}

/* A court counts each person once. */
static const char *
choose_met (const KingdomCourtEntry *entry)
{
  if (entry->previewed)
    /* Translators: of a wish; what is previewed is what the player is about to do; the person is at the player's court already; little space */
    return entry->again
             ? _ ("This step: met for a piece, no standing")
             /* Translators: of a wish; what is previewed is what the player is about to do; little space */
             : _ ("This step: would be met");
  /* Translators: of a wish that is met; the person is at the player's court already; little space */
  return entry->again ? _ ("Met: a piece for {player}, no standing")
                      /* Translators: of a wish that is met; little space */
                      : _ ("Met: a favor for {player}");
}

/* (nullable): with {player}, {character} and {how} in it. */
static const char *
choose_state (const KingdomCourtEntry *entry)
{
  const KingdomNear *near = &entry->outlook.near;

  switch ((KingdomMark) entry->mark)
    {
    case KINGDOM_MARK_MET:
      return choose_met (entry);
    case KINGDOM_MARK_OFFER:
      /* Translators: of a favor that can be taken now; the person is at the player's court already; little space */
      return entry->again
               ? _ ("On offer to {player}: a piece, no standing")
               /* Translators: of a favor that can be taken now; little space */
               : _ ("On offer to {player}");
    case KINGDOM_MARK_IN_VAIN:
      return choose_why ((KingdomVain) entry->outlook.why);
    case KINGDOM_MARK_LOST:
      /* Translators: of a wish; what is previewed is what the player is about to do; little space */
      return _ ("This step: no longer met");
    case KINGDOM_MARK_TRUE_BEFORE:
      /* Translators: of a wish that a place on the map fulfils already; little space */
      return _ ("True already: only a new place counts");
    case KINGDOM_MARK_NEAR:
      break;
    }
  if (entry->outlook.state == KINGDOM_WISH_OWNED)
    /* Translators: {character} is a person at court; little space */
    return _ ("{player} has the {character}");
  if (near->try == KINGDOM_TRY_NONE)
    return NULL;
  /* Translators: of a wish: {how} is e.g. "Loop road lacks 1 tile", and a place that fulfils it is there, which does not count; little space */
  return near->is_true ? _ ("{how}; one is there already") : "{how}";
}

char *
kingdom_court_say_state (const KingdomCourtEntry *entry, const char *player)
{
  const char      *text = choose_state (entry);
  g_autofree char *how = kingdom_near_describe (&entry->outlook.near);

  if (text == NULL)
    return g_strdup ("");
  return favor_text_fill (text,
                          "how player character@",
                          how != NULL ? how : "",
                          player,
                          &kingdom_characters.words[entry->character]);
}

/* (transfer full) (nullable) */
static char *
list_owners (const KingdomCourtEntry *entry, const FavorMoment *moment)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint seat = 0; seat < moment->n_seats; seat++)
    if ((entry->owners >> seat & 1) != 0)
      g_strv_builder_add (names, moment->names.names[seat]);
  return favor_text_list (names);
}

/* What somebody counts is said nowhere else in the chart, but for the order. */
static char *
say_rank (const KingdomCourtEntry *entry)
{
  g_autofree char *name = kingdom_court_say_name (entry);

  /* Translators: a person at court, with the number in the wish if there is one, and what the person counts: "Farmer 2, rank 3" */
  return favor_text_fill (_ ("{name}, rank {n}"),
                          "name n#",
                          name,
                          (guint) entry->character + 1);
}

char *
kingdom_court_say_all (const KingdomCourtEntry *entry,
                       const char              *wish,
                       const char              *state,
                       const FavorMoment       *moment)
{
  g_autofree char *name = say_rank (entry);
  g_autofree char *owners = list_owners (entry, moment);

  if (owners == NULL)
    return favor_text_fill (
      *state != '\0'
        /* Translators: a row of the court, for ears: who, what is wished for, how that stands, how many favors are left */
        ? ngettext ("{name}: {wish}. {state}. {n} left.",
                    "{name}: {wish}. {state}. {n} left.",
                    entry->left)
        /* Translators: a row of the court, for ears: who, what is wished for, how many favors are left */
        : ngettext ("{name}: {wish}. {n} left.",
                    "{name}: {wish}. {n} left.",
                    entry->left),
      "name wish state n#",
      name,
      wish,
      state,
      (guint) entry->left);
  return favor_text_fill (
    *state != '\0'
      /* Translators: a row of the court, for ears: who, what is wished for, how that stands, at whose court, how many favors are left */
      ? ngettext ("{name}: {wish}. {state}. At the court of {owners}. {n} left.",
                  "{name}: {wish}. {state}. At the court of {owners}. {n} left.",
                  entry->left)
      /* Translators: a row of the court, for ears: who, what is wished for, at whose court, how many favors are left */
      : ngettext ("{name}: {wish}. At the court of {owners}. {n} left.",
                  "{name}: {wish}. At the court of {owners}. {n} left.",
                  entry->left),
    "name wish state owners n#",
    name,
    wish,
    state,
    owners,
    (guint) entry->left);
}
