/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_SPEECH (favor_speech_get_type ())
G_DECLARE_FINAL_TYPE (FavorSpeech, favor_speech, FAVOR, SPEECH, GtkWidget)

/* What a player says: the shield of the seat and a bubble with the words. */
GtkWidget *favor_speech_new        (void);
void       favor_speech_set_colour (FavorSpeech *self,
                                    guint        colour);
/* (nullable): without words it is not seen. */
void       favor_speech_say        (FavorSpeech *self,
                                    const char  *player,
                                    const char  *words);

G_END_DECLS
