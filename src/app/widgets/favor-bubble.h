/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_BUBBLE (favor_bubble_get_type ())
G_DECLARE_FINAL_TYPE (FavorBubble, favor_bubble, FAVOR, BUBBLE, GtkWidget)

/* A few words beside a place: why it cannot be chosen, or what is good to know of it. It stands over
 * everything else of the page for three seconds, takes neither focus nor pointer, and marks what
 * cannot be chosen with the style class `refused`. Whoever holds it asks favor_bubble_locate () where it belongs, e.g. an overlay. */
/* Replaces what it said; without a place on the screen it says nothing. */
void        favor_bubble_say (FavorBubble *self, const char *text, GtkWidget *place);
void        favor_bubble_advise (FavorBubble *self, const char *text, GtkWidget *place);
void        favor_bubble_dismiss (FavorBubble *self);
const char *favor_bubble_get_text (FavorBubble *self);
GtkWidget  *favor_bubble_get_place (FavorBubble *self);
gboolean    favor_bubble_locate (FavorBubble        *self,
                                 GtkWidget          *within,
                                 const GdkRectangle *area,
                                 GdkRectangle       *to);
/* Moves `to`, whose size is given, beside `place`. */
void favor_bubble_put (const graphene_rect_t *place,
                       const GdkRectangle    *area,
                       GdkRectangle          *to);

G_END_DECLS
