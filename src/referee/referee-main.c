/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-referee"

#include "config.h"

#include <locale.h>
#include <stdio.h>

#include <glib/gi18n.h>

#include "referee.h"
#include "referee-input.h"
#include "referee-output.h"

static const RefereeCommand commands[] = {
  { "games",
    NULL,
    N_ ("List every game with its seats and options."),
    referee_games_run },
  /* Translators: words in capitals stand for what is typed there; [] for what may be left out */
  { "new", N_ ("GAME"), N_ ("Print a session file at its beginning."), referee_new_run },
  { "play", N_ ("GAME"), N_ ("Let computers play games."), referee_play_run },
  { "show", N_ ("FILE"), N_ ("Show a position as a seat may see it."), referee_show_run },
  { "legal",
    N_ ("FILE"),
    N_ ("List the legal actions of a position."),
    referee_legal_run },
  { "apply", N_ ("FILE ACTION…"), N_ ("Apply actions to a session."), referee_apply_run },
  { "verify", N_ ("FILE…"), N_ ("Replay sessions and compare."), referee_verify_run },
  { "schema",
    N_ ("[GAME]"),
    N_ ("Print the JSON Schema of session files."),
    referee_schema_run },
  { "hints",
    N_ ("GAME"),
    N_ ("Print the hints of positions of games that computers play."),
    referee_hints_run },
  { "ladder",
    N_ ("GAME"),
    N_ ("Measure each level against the one below."),
    referee_ladder_run },
  { "bench", N_ ("GAME"), N_ ("Measure how fast the rules are."), referee_bench_run },
};

static void
init_locale (void)
{
  const char *folder = g_getenv ("FAVOR_LOCALEDIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder != NULL ? folder : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

static char *
describe_commands (void)
{
  g_autoptr (GString) text = g_string_new (_ ("Commands:"));

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append_printf (text,
                            "\n  %-8s %s",
                            commands[i].name,
                            _ (commands[i].summary));
  /* Translators: --help is typed as it stands; COMMAND stands for one of a list. */
  g_string_append_printf (text, "\n\n%s", _ ("COMMAND --help says more of each."));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Reads what stands before the command. */
static gboolean
parse_main (GStrv *args, gboolean *version, GError **error)
{
  const GOptionEntry entries[] = {
    { "version",
      0,
      0,
      G_OPTION_ARG_NONE,
      version,
      N_ ("Print the version and leave"),
      NULL },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (_ ("COMMAND …"));
  g_autofree char           *description = describe_commands ();

  g_option_context_set_summary (context,
                                _ ("Plays, shows, checks and measures games of Favor "
                                   "without a window."));
  g_option_context_set_description (context, description);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  g_option_context_set_strict_posix (context, TRUE);

  return g_option_context_parse_strv (context, args, error);
}

static const RefereeCommand *
find_command (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].name, name))
      return &commands[i];
  return NULL;
}

static RefereeExit
run (GStrv *args)
{
  gboolean              version = FALSE;
  g_autoptr (GError)    error = NULL;
  const RefereeCommand *command;

  if (!parse_main (args, &version, &error))
    return referee_report (REFEREE_REFUSED, error->message);
  if (version)
    {
      g_print ("favor-referee %s\n", PACKAGE_VERSION);
      return REFEREE_DONE;
    }
  if ((*args)[1] == NULL)
    return referee_report (REFEREE_REFUSED, _ ("name a command; --help lists them"));
  command = find_command ((*args)[1]);
  if (command == NULL)
    {
      g_autofree char *message =
        favor_text_expand (_ ("there is no command “{name}”; --help lists all"),
                           "name",
                           (*args)[1],
                           NULL);
      return referee_report (REFEREE_REFUSED, message);
    }
  referee_drop_arg (args, 1);

  return command->run (command, args);
}

int
main (int argc, char *argv[])
{
  g_auto (GStrv) args = g_strdupv (argv);
  RefereeExit    code;

  init_locale ();
  g_set_prgname ("favor-referee");
  code = run (&args);
  if (fflush (stdout) != 0 || ferror (stdout))
    code = referee_report (REFEREE_FAILED, _ ("standard output cannot be written"));

  return code;
}
