/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_ART_PICTURE (favor_art_picture_get_type ())
G_DECLARE_FINAL_TYPE (FavorArtPicture, favor_art_picture, FAVOR, ART_PICTURE, GtkWidget)

/* A picture of the games that stands by itself, e.g. the cover of a game: as sharp as the screen
 * shows it, as large as its place allows, in the middle of it, and never mirrored.
 *
 * Properties: `art` (string, writable, nullable: an id as FavorArt takes it); `width` (int,
 * writable, in pixels, 1 to 4096, 64 at first: how wide it asks to be, its height follows from
 * the picture); `alternative-text` (string, construct-only, nullable: what a screen reader says;
 * without it the picture is an ornament, and something beside it says all). */

void favor_art_picture_draw (GtkWidget *widget, GtkSnapshot *snapshot, const char *art);

G_END_DECLS
