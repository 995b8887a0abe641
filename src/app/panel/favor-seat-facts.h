/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-seat-model.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_SEAT_FACTS (favor_seat_facts_get_type ())
G_DECLARE_FINAL_TYPE (FavorSeatFacts, favor_seat_facts, FAVOR, SEAT_FACTS, GtkBox)

/* A small card of what is known of a seat, each fact with its picture or its title.
 *
 * Properties, both construct-only: `row` (FavorSeatRow), `subtitle` (string: below the name). */
GtkWidget *favor_seat_facts_new (FavorSeatRow *row,
                                 const char   *subtitle,
                                 const char   *points,
                                 const GArray *facts);

G_END_DECLS
