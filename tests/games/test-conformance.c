/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-conformance.h"
#include "favor-games.h"

/* Runs the conformance suite for the game whose id or number in the list is the argument. */
int
main (int argc, char *argv[])
{
  const char      *folder = g_getenv ("FAVOR_LOCALEDIR");
  const FavorGame *game = NULL;
  guint64          index;

  g_test_init (&argc, &argv, NULL);
  if (folder != NULL)
    bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");

  if (argc == 2 &&
      g_ascii_string_to_unsigned (argv[1], 10, 0, favor_games_get_n () - 1, &index, NULL))
    game = favor_games_get_nth ((guint) index);
  else if (argc == 2)
    game = favor_games_find (argv[1]);
  if (game == NULL)
    g_error ("the argument is a game's id or its number in the list");
  favor_conformance_add (game);
  return g_test_run ();
}
