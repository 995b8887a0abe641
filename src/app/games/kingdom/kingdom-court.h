/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-court-row.h"

G_BEGIN_DECLS

#define KINGDOM_TYPE_COURT (kingdom_court_get_type ())
G_DECLARE_FINAL_TYPE (KingdomCourt, kingdom_court, KINGDOM, COURT, GtkWidget)

/* How the chart is laid out. */
typedef enum
{
  /* Twenty rows, of which one is open. */
  KINGDOM_COURT_ROWS,
  /* Twenty portraits, below them rows for what is within reach. */
  KINGDOM_COURT_GRID,
  /* Two lines of ten portraits. */
  KINGDOM_COURT_STRIP,
} KingdomCourtForm;

/* The chart of the court: a widget for each of the twenty characters, in the order of their ranks, placed
 * as there is room. It shows how the wishes stand for whose turn it is, and what an action that is
 * previewed would make of them.
 *
 * Properties: `sight` (FavorSight, writable, nullable): what is seen of the position; `strip` (boolean,
 * writable): it is a strip of portraits, however much room there is; `tall` (boolean, writable): it has
 * all rows, for it stands on a page that can scroll.
 *
 * Signals: `picked (uint character)`: a person chose a row, by a click or Enter; `pointed (int
 * character)`: which row is looked at, with the pointer or the focus: -1 for none. */

/* (nullable): shows what would be after a legal action. */
void             kingdom_court_preview     (KingdomCourt      *self,
                                            const FavorAction *action);
/* What is known of a character; NULL as long as nothing is seen. */
const KingdomCourtEntry *
                 kingdom_court_get_entry   (KingdomCourt      *self,
                                            guint              character);
/* How many wishes for the map are met with what is previewed. */
guint            kingdom_court_count_met   (KingdomCourt      *self);
KingdomCourtForm kingdom_court_get_form    (KingdomCourt      *self);
/* Of which character wish and state are told in words. */
guint            kingdom_court_get_open    (KingdomCourt      *self);
/* (transfer none) */
KingdomCourtRow *kingdom_court_get_row     (KingdomCourt      *self,
                                            guint              character);
/* (transfer none) (nullable): the nth row for what is within reach, if it is seen. */
KingdomCourtRow *kingdom_court_get_reach   (KingdomCourt      *self,
                                            guint              nth);

G_END_DECLS
