/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-bot-job.h"
#include "favor-bot-runner.h"

G_BEGIN_DECLS

/* What favor-bot-runner.c and -hint.c share. */

struct _FavorBotRunner
{
  GObject       parent_instance;
  FavorSession *session;
  gboolean      active;
  guint         min_delay;
  gboolean      quiet;

  /* Goes up with each change of the line or the players; an older answer is dropped. */
  guint        generation;
  FavorBotJob *job;
  FavorAction  answer;
  guint        answer_timer;
  gint64       last_step;
  gboolean     hurrying;
  guint        ponder_timer;
  /* (nullable): what the computers play instead of thinking */
  GArray *script;

  FavorBotJob   *hint_job;
  GArray        *questions;
  FavorBotChoice hint;
  guint          hint_generation;
};

void favor_bot_runner_drop_job       (FavorBotJob    **job);
void favor_bot_runner_open_questions (FavorBotRunner *self);
void favor_bot_runner_drop_questions (FavorBotRunner *self);

G_END_DECLS
