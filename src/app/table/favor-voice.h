/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-said.h"

G_BEGIN_DECLS

/**
 * FavorVoiceWay:
 * @FAVOR_VOICE_SILENT: there was nothing to tell
 * @FAVOR_VOICE_WAITS: the focus has just moved, so that it is told a little later
 * @FAVOR_VOICE_LOST: nobody hears it
 * @FAVOR_VOICE_ANNOUNCED: it was announced
 * @FAVOR_VOICE_SAID: it is the name of what has the focus
 * @FAVOR_VOICE_DESCRIBED: it is in the description of what has the focus
 *
 * How something came to the ears.
 */
typedef enum
{
  FAVOR_VOICE_SILENT,
  FAVOR_VOICE_WAITS,
  FAVOR_VOICE_LOST,
  FAVOR_VOICE_ANNOUNCED,
  FAVOR_VOICE_SAID,
  FAVOR_VOICE_DESCRIBED,
} FavorVoiceWay;

#define FAVOR_TYPE_VOICE (favor_voice_get_type ())
G_DECLARE_FINAL_TYPE (FavorVoice, favor_voice, FAVOR, VOICE, GObject)

/**
 * FavorVoice: tells a screen reader what happens in a page.
 *
 * What comes in one turn of the main loop is told at once, in one way alone: GTK announces it, if it
 * can (from version 4.14 on); else it becomes the name of the sentence, if that has the focus; else
 * it is described with what has the focus in that window, as is a question that comes while another
 * window is active. Nobody loses the focus by it.
 *
 * Signal: `due ()`: something is to be told in this turn of the main loop; favor_voice_flush () or
 * favor_voice_attach () follows. Without a handler the voice does so itself.
 */
/**
 * favor_voice_new:
 * @patience: how long a screen reader may take to notice what has the focus, in milliseconds
 *
 * Returns: (transfer full): the voice of @page, which has @said and must live as long
 */
FavorVoice   *favor_voice_new      (GtkWidget  *page,
                                    FavorSaid  *said,
                                    guint       patience);

/**
 * favor_voice_tell:
 * @words: one or more sentences
 *
 * Tells something behind what waits already.
 */
void          favor_voice_tell     (FavorVoice *self,
                                    const char *words);

/**
 * favor_voice_describe:
 * @words: (nullable): one or more sentences
 *
 * Tells how things stand, behind all that is told, in place of what was to be told so before.
 */
void          favor_voice_describe (FavorVoice *self,
                                    const char *words);

/**
 * favor_voice_hush:
 *
 * What waits is not told any more.
 */
void          favor_voice_hush     (FavorVoice *self);

/**
 * favor_voice_is_due:
 *
 * Returns: whether something waits
 */
gboolean      favor_voice_is_due   (FavorVoice *self);

/**
 * favor_voice_get_hold:
 *
 * Returns: for how many milliseconds the focus must not leave the sentence, which it came to just now
 */
guint         favor_voice_get_hold (FavorVoice *self);

/**
 * favor_voice_focus_moved:
 *
 * Says that something else has the focus now.
 */
void          favor_voice_focus_moved (FavorVoice *self);

/**
 * favor_voice_release:
 *
 * Somebody goes on by a key, which interrupts what is read: nothing is waited for.
 */
void          favor_voice_release  (FavorVoice *self);

/**
 * favor_voice_lead:
 *
 * Gives the focus to the sentence, whose name is what waits then. Where it has the focus,
 * favor_voice_flush () tells it.
 */
void          favor_voice_lead     (FavorVoice *self);

/**
 * favor_voice_attach:
 *
 * What waits is heard with the next widget that gets the focus by favor_focus_give (); lines of the
 * log before that, if the sentence still has the focus.
 */
void          favor_voice_attach   (FavorVoice *self);

/**
 * favor_voice_flush:
 *
 * Tells what waits.
 *
 * Returns: how
 */
FavorVoiceWay favor_voice_flush    (FavorVoice *self);

G_END_DECLS
