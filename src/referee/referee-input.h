/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-bot.h"
#include "favor-session.h"
#include "referee.h"

G_BEGIN_DECLS

/* Reading: options, games, levels, seeds, files. Functions with a GError answer a sentence
 * in it that says what is wrong; commands end with referee_fail (). */

/* The most that --games and --jobs take. */
#define REFEREE_MAX_GAMES 1000000
#define REFEREE_MAX_JOBS  256

/* The value of a number that was not given. */
#define REFEREE_UNSET G_MININT

/* Prints `error` and gives the exit status that belongs to it: REFEREE_FAILED for what is
 * wrong with a file or a game, REFEREE_REFUSED for wrong usage. */
RefereeExit referee_fail (const GError *error);

/* A sentence about wrong usage, already translated. Returns: FALSE */
gboolean referee_misuse (GError **error, const char *message);

/* Removes argument `index`. */
void referee_drop_arg (GStrv *args, guint index);

/**
 * referee_parse:
 * @entries: (nullable): the command's options
 * @least, @most: how many arguments have to be left
 *
 * Reads the options of a command; answers --help and ends the program for it.
 */
gboolean referee_parse (const RefereeCommand *self,
                        GStrv                *args,
                        const GOptionEntry   *entries,
                        GError              **error);
gboolean referee_count_args (GStrv args, guint least, guint most, GError **error);

/* Whether `value` lies between both limits; the sentence names the option. */
gboolean
referee_check_number (const char *option, int value, int least, int most, GError **error);

/* The game with that id. */
const FavorGame *referee_find_game (const char *id, GError **error);

/**
 * RefereeSetup: what --seats, --seed and --options say of a game to be set up
 * @seats_arg: REFEREE_UNSET before the options are read
 * @options: (owned): of the game's options schema, accepted
 * @has_seed: `seed` was given
 */
typedef struct
{
  const FavorGame *game;
  guint            n_seats;
  guint64          seed;
  gboolean         has_seed;
  gpointer         options;

  int   seats_arg;
  char *seed_arg;
  char *options_arg;
} RefereeSetup;

/* The entries of --seats, --seed and --options; copied by the option parser. */
#define REFEREE_SETUP_ENTRIES(setup)                                                     \
  { "seats", 'n', 0, G_OPTION_ARG_INT, &(setup)->seats_arg, N_ ("Number of seats"),      \
    N_ ("N") },                                                                          \
    { "seed",                                                                            \
      's',                                                                               \
      0,                                                                                 \
      G_OPTION_ARG_STRING,                                                               \
      &(setup)->seed_arg,                                                                \
      N_ ("Seed of the (first) game, decimal or 0x…"),                                   \
      N_ ("S") },                                                                        \
  {                                                                                      \
    "options", 'o', 0, G_OPTION_ARG_STRING, &(setup)->options_arg,                       \
      N_ ("Options of the game that differ from the defaults, as a JSON object"),        \
      N_ ("JSON")                                                                        \
  }

gboolean referee_setup_init (RefereeSetup *self, const char *game_id, GError **error);
void     referee_setup_clear (RefereeSetup *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RefereeSetup, referee_setup_clear)

/* A session with these players; `levels` is (nullable): people. */
FavorSession *referee_setup_session (const RefereeSetup *self,
                                     guint64             seed,
                                     const FavorLevel   *levels,
                                     GError            **error);

/* Levels by their ids, separated by commas. Returns: (transfer full): of FavorLevel */
GArray *referee_parse_levels (const char *text, GError **error);

/* The levels of --bots for the seats in turn, repeated as needed. */
gboolean referee_seat_levels (const RefereeSetup *self,
                              const char         *text,
                              FavorLevel          levels[FAVOR_MAX_SEATS],
                              GError            **error);

/* The bytes of a file; "-" is standard input. */
GBytes *referee_read_file (const char *path, GError **error);

/* A session from a file (with the journal beside it) or from standard input. */
FavorSession *referee_load (const char *path, GError **error);

/* REFEREE_UNSET: the end. Otherwise it must be within the session. */
gboolean referee_find_ply (FavorSession *session, int *ply, GError **error);

G_END_DECLS
