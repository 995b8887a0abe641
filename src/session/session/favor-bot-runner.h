/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-session.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_BOT_RUNNER (favor_bot_runner_get_type ())
G_DECLARE_FINAL_TYPE (FavorBotRunner, favor_bot_runner, FAVOR, BOT_RUNNER, GObject)

/**
 * FavorBotRunner: lets the computers of a session play, each decision in a thread of GTask.
 *
 * The worker gets a masked copy of the state; the result is dropped unless session, length
 * of the line and generation are still the same, is checked again and submitted on the main
 * thread.
 *
 * Properties: `session` (construct-only), `active` (boolean, writable: whether computers
 * play when it is their turn; off while reviewing), `min-delay` (uint, writable, in
 * milliseconds: a computer's action is shown no sooner than so long after the last); `quiet`
 * (boolean, writable: computers propose nothing to others, they only answer; hints do not heed
 * it).
 */
FavorBotRunner *favor_bot_runner_new        (FavorSession        *session);
gboolean        favor_bot_runner_get_active (FavorBotRunner      *self);
void            favor_bot_runner_set_active (FavorBotRunner      *self,
                                             gboolean             active);
void            favor_bot_runner_set_min_delay (FavorBotRunner   *self,
                                                guint             milliseconds);
void            favor_bot_runner_set_quiet  (FavorBotRunner      *self,
                                             gboolean             quiet);
void            favor_bot_runner_hurry      (FavorBotRunner      *self);
gboolean        favor_bot_runner_get_hurrying (FavorBotRunner    *self);
void            favor_bot_runner_go_on      (FavorBotRunner      *self);
void            favor_bot_runner_set_script (FavorBotRunner      *self,
                                             const FavorAction   *actions,
                                             guint                n);
void            favor_bot_runner_stop_thinking (FavorBotRunner   *self);

/**
 * favor_bot_runner_hint_async:
 * @nth: 0 for the best action, 1 for the second best, and so on
 *
 * Thinks for the person who decides, from what that seat may see.
 */
void            favor_bot_runner_hint_async (FavorBotRunner      *self,
                                             guint                nth,
                                             GCancellable        *cancellable,
                                             GAsyncReadyCallback  callback,
                                             gpointer             user_data);
char           *favor_bot_runner_hint_finish (FavorBotRunner     *self,
                                              GAsyncResult       *result,
                                              FavorAction        *action,
                                              GError            **error);

G_END_DECLS
