/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-sight.h"
#include "kingdom-state.h"

G_BEGIN_DECLS

/* How a wish is marked in the chart. */
typedef enum
{
  /* A bar, filled as far as the wish is near. */
  KINGDOM_MARK_NEAR,
  /* A place was there before the turn. */
  KINGDOM_MARK_TRUE_BEFORE,
  /* Met, or it would be by what is previewed. */
  KINGDOM_MARK_MET,
  /* On offer. */
  KINGDOM_MARK_OFFER,
  /* Met, but there is nothing to take, or not as long as the map has a fault. */
  KINGDOM_MARK_IN_VAIN,
  /* It would be met no longer. */
  KINGDOM_MARK_LOST,
} KingdomMark;

/**
 * KingdomCourtEntry:
 * @mark: a %KingdomMark
 * @share: how near the wish is, with %KINGDOM_MARK_NEAR
 * @previewed: the mark is of what is previewed
 * @veiled: there is nothing to take for this seat, whatever becomes of the wish
 * @number: N, or 0
 * @left: pieces left
 * @owners: the set of seats whose court has the character
 * @again: the court of this seat has it
 *
 * What the chart knows of a character. It is small and is compared as a whole, so that only what changes
 * is written anew.
 */
typedef struct
{
  guint8         character;
  guint8         mark;
  guint8         share;
  guint8         previewed;
  guint8         veiled;
  guint8         left;
  guint8         again;
  guint16        owners;
  guint16        number;
  KingdomOutlook outlook;
} KingdomCourtEntry;

/**
 * kingdom_court_entries:
 * @seat: for whom
 * @action: (nullable): a legal action that is previewed
 * @out: (out) (array fixed-size=20): by character
 */
void kingdom_court_entries (const KingdomState *state,
                            FavorSeat           seat,
                            const FavorAction  *action,
                            KingdomCourtEntry  *out);
/* What the chart knew when the turn began, likewise; nobody is told by it. */
void kingdom_court_entries_at_start (const KingdomState *state,
                                     FavorSeat           seat,
                                     KingdomCourtEntry  *out);

/* (transfer full): what the character is called, with the number of the wish: "Farmer 2" */
char *kingdom_court_say_name (const KingdomCourtEntry *entry);
/* (transfer full): what the character wishes for. */
char *kingdom_court_say_wish (const KingdomState *state, const KingdomCourtEntry *entry);
/* (transfer full): how that stands, a line; empty if there is nothing to say. */
char *kingdom_court_say_state (const KingdomCourtEntry *entry, const char *player);
/* (transfer full): all about it, for ears. */
char *kingdom_court_say_all (const KingdomCourtEntry *entry,
                             const char              *wish,
                             const char              *state,
                             const FavorMoment       *moment);

G_END_DECLS
