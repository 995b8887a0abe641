/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <locale.h>

#include "favor-application.h"
#include "favor-memory.h"
#include "favor-style.h"

int
main (int argc, char **argv)
{
  g_autoptr (FavorApplication) application = NULL;
  /* For running without installation. */
  const char *localedir = g_getenv ("FAVOR_LOCALEDIR");

  favor_memory_set_up ();
  favor_style_set_up ();
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, localedir != NULL ? localedir : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  application = favor_application_new (APPLICATION_ID);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
