/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * FilmStrip: what a widget looked like at fixed times after something began.
 */
typedef struct _FilmStrip FilmStrip;

/* The pictures of a strip: what was seen before, and then this many more. */
#define FILM_N_FRAMES 5

/* What @widget looks like is known from the next frame on. */
FilmStrip *film_strip_new  (GtkWidget  *widget);
void       film_strip_free (FilmStrip  *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FilmStrip, film_strip_free)

/* It begins now: takes the picture of what is seen before. */
void       film_strip_start (FilmStrip  *self);
/* Waits until all pictures are taken. @note is asked at each, and written beside it. */
void       film_strip_shoot (FilmStrip  *self,
                             guint (*note) (gpointer data),
                             gpointer    data);
/* How much of the widget was seen to change, in thousandths, from the picture before to that which
 * differs from it most. */
guint      film_strip_measure_change (FilmStrip *self);
/* With `title` above it. */
void       film_strip_write (FilmStrip  *self,
                             const char *title,
                             const char *path);

G_END_DECLS
