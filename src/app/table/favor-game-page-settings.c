/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-game-page-private.h"

#include "favor-harmless.h"
#include "favor-signals.h"

static void
motion_changed_cb (FavorGamePage *self, FavorMotion *motion)
{
  favor_bot_runner_set_min_delay (favor_table_get_runner (self->table),
                                  favor_motion_measure_computer (motion));
}

/* Without confirmations a move that can be taken back and costs nothing is made as soon as it was
 * picked. Any other waits for its commit as always. */
void
favor_game_page_picked (FavorGamePage *self)
{
  const FavorAction *selected = favor_game_view_get_selected (self->view);
  FavorAction        action;

  if (selected == NULL ||
      g_settings_get_boolean (favor_settings_get_default (), "confirm-every-move"))
    return;
  /* The selection goes with the position. */
  action = *selected;
  if (favor_cursor_is_harmless (favor_table_get_cursor (self->table), &action))
    favor_game_page_submit (self, &action);
}

/**
 * favor_game_page_follow_settings:
 *
 * Makes the page do as the preferences say, now and when they change. Called once.
 */
void
favor_game_page_follow_settings (FavorGamePage *self)
{
  FavorMotion *motion = favor_motion_get_default ();

  g_settings_bind (favor_settings_get_default (),
                   "computer-proposals",
                   favor_table_get_runner (self->table),
                   "quiet",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_INVERT_BOOLEAN);
  self->sounds = favor_sounds_new (favor_settings_get_default ());
  favor_sounds_set_view (self->sounds, self->view);
  favor_signals_connect (motion, "changed", G_CALLBACK (motion_changed_cb), self);
  motion_changed_cb (self, motion);
}
