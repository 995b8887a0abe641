/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The commands of favor-referee. A command reads its own options from the arguments, writes
 * its answer as JSON to standard output and everything else to standard error. */

/**
 * RefereeExit:
 * @REFEREE_DONE: the command did what was asked
 * @REFEREE_FAILED: a file or a game does not verify, or a file cannot be read or written
 * @REFEREE_REFUSED: the rules refuse an action, or the command was used wrongly
 *
 * The exit status of the program.
 */
typedef enum
{
  REFEREE_DONE,
  REFEREE_FAILED,
  REFEREE_REFUSED,
} RefereeExit;

/**
 * RefereeCommand:
 * @name: the word on the command line
 * @parameters: (nullable): what follows the options, for the line "Usage"
 * @summary: N_(); one sentence
 * @run: @args are the program's name and what follows the command
 */
typedef struct _RefereeCommand RefereeCommand;

struct _RefereeCommand
{
  const char *name;
  const char *parameters;
  const char *summary;
  RefereeExit (*run) (const RefereeCommand *self, GStrv *args);
};

RefereeExit referee_games_run (const RefereeCommand *self, GStrv *args);
RefereeExit referee_new_run (const RefereeCommand *self, GStrv *args);
RefereeExit referee_play_run (const RefereeCommand *self, GStrv *args);
RefereeExit referee_show_run (const RefereeCommand *self, GStrv *args);
RefereeExit referee_legal_run (const RefereeCommand *self, GStrv *args);
RefereeExit referee_apply_run (const RefereeCommand *self, GStrv *args);
RefereeExit referee_verify_run (const RefereeCommand *self, GStrv *args);
RefereeExit referee_schema_run (const RefereeCommand *self, GStrv *args);
RefereeExit referee_hints_run (const RefereeCommand *self, GStrv *args);
RefereeExit referee_ladder_run (const RefereeCommand *self, GStrv *args);
RefereeExit referee_bench_run (const RefereeCommand *self, GStrv *args);

G_END_DECLS
