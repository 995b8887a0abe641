/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-actions.h"
#include "favor-test.h"

G_BEGIN_DECLS

/* The short notation of the specification's scenarios: Staff A C O P B S, cards A1 to S3, Black
 * Market cards M1 to M15, Events E1 to E17, seats p0 to p5; 3C1 are three Soups. */

gint        emperor_parse_staff (const char *text);
/* A Staff card or Black Market card, as a piece. */
gint        emperor_parse_piece (const char *text);
gint        emperor_parse_event (const char *text);
FavorSeat   emperor_parse_seat (const char *text);
/* Takes a number off the front of a word: 3 of "3C1", 1 of "C1". */
guint       emperor_parse_copies (const char **text);
/* Any action, legal or not, e.g. "ally C with A1 O1 from P"; without "p1:" in front it is the
 * decider's. */
FavorAction emperor_parse_action (const EmperorState *state, const char *text);

/* (transfer full): "C1 2O1", "none". */
char       *emperor_format_cards (const gint8 *counts);
/* (transfer full): "E4 E1", in the order of the list, "none". */
char       *emperor_format_list (char letter, const gint8 *list, guint n);
/* (transfer full): "S1 P1", in staff order "A1 C2", "none". */
char       *emperor_format_stars (const guint8 *stars);

G_END_DECLS
