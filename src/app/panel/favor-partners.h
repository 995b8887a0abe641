/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-text.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_PARTNERS (favor_partners_get_type ())
G_DECLARE_FINAL_TYPE (FavorPartners, favor_partners, FAVOR, PARTNERS, GtkWidget)

/* Players, of whom one is the partner of a trade, or several are: the shield and what there is to
 * know of each, below each other. Of partners all of it is read, of the others, and where several of
 * more than three are partners, the beginning.
 *
 * Signal: `changed ()`: others are the partners. */
GtkWidget *favor_partners_new         (void);
/* `seats`: a set. `facts` (nullable): of each seat, (nullable) a sentence in which its name stands.
 * The partner stays if it is there. */
void       favor_partners_list        (FavorPartners     *self,
                                       guint              seats,
                                       const FavorNames  *names,
                                       const char *const *facts);
/* Of all seats. */
void       favor_partners_set_colours (FavorPartners     *self,
                                       const guint8      *colours);
/* Whether there may be any number of partners, also none; at first there is one. */
void       favor_partners_set_several (FavorPartners     *self,
                                       gboolean           several);
/* The first partner; %FAVOR_SEAT_NONE if there is none. */
FavorSeat  favor_partners_get_seat    (FavorPartners     *self);
/* The set of all partners. */
guint      favor_partners_get_seats   (FavorPartners     *self);
/* Nothing happens if that seat is not listed. */
void       favor_partners_choose      (FavorPartners     *self,
                                       FavorSeat          seat);
/* A set of seats; those that are not listed are left out. */
void       favor_partners_choose_all  (FavorPartners     *self,
                                       guint              seats);

G_END_DECLS
