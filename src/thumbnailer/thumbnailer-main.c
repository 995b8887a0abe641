/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-thumbnailer"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <locale.h>

#include "favor-json.h"
#include "favor-text.h"
#include "thumbnailer-draw.h"

/* The program favor-thumbnailer: a small picture of a session file, for file managers. */

enum
{
  EXIT_DONE,
  EXIT_FAILED,
  EXIT_USAGE
};

/* Neither waits for a pipe nor swallows a huge file: one byte more than a session may have. */
static GBytes *
read_input (const char *path, GError **error)
{
  g_autoptr (GFile)            file = g_file_new_for_commandline_arg (path);
  g_autoptr (GFileInputStream) stream = NULL;
  g_autofree guint8           *buffer = NULL;
  gsize                        length = 0;

  if (g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL) == G_FILE_TYPE_SPECIAL)
    {
      g_set_error_literal (error,
                           FAVOR_ERROR,
                           FAVOR_ERROR_IO,
                           _ ("It is not a regular file."));
      return NULL;
    }
  stream = g_file_read (file, NULL, error);
  if (stream == NULL)
    return NULL;
  buffer = g_malloc (FAVOR_JSON_MAX_BYTES + 1);
  if (!g_input_stream_read_all (G_INPUT_STREAM (stream),
                                buffer,
                                FAVOR_JSON_MAX_BYTES + 1,
                                &length,
                                NULL,
                                error))
    return NULL;
  return g_bytes_new (buffer, length);
}

static cairo_surface_t *
draw_file (const char *path, int size, GError **error)
{
  g_autoptr (GBytes) bytes = read_input (path, error);
  FavorSaveSummary   summary;
  cairo_surface_t   *surface;

  if (bytes == NULL || !favor_save_summarize (bytes, &summary, error))
    return NULL;
  surface = thumbnailer_draw (&summary, size, error);
  favor_save_summary_clear (&summary);
  return surface;
}

static int
fail (const char *path, const char *reason)
{
  g_autofree char *name = g_filename_display_name (path);

  g_printerr ("favor-thumbnailer: %s: %s\n", name, reason);
  return EXIT_FAILED;
}

static int
make_thumbnail (const char *input, const char *output, int size)
{
  g_autoptr (GError) error = NULL;
  cairo_surface_t   *surface = draw_file (input, size, &error);
  cairo_status_t     status;

  if (surface == NULL)
    return fail (input, error->message);
  status = cairo_surface_write_to_png (surface, output);
  cairo_surface_destroy (surface);
  if (status != CAIRO_STATUS_SUCCESS)
    return fail (output, cairo_status_to_string (status));
  return EXIT_DONE;
}

static int
complain (const char *sentence)
{
  g_printerr ("favor-thumbnailer: %s\n", sentence);
  return EXIT_USAGE;
}

static int
run (const char *const *args)
{
  g_autofree char *sentence = NULL;
  g_autofree char *min = g_strdup_printf ("%d", THUMBNAILER_MIN_SIZE);
  g_autofree char *max = g_strdup_printf ("%d", THUMBNAILER_MAX_SIZE);
  guint64          size;

  if (g_strv_length ((char **) args) != 3)
    return complain (_ ("Three arguments are needed: INPUT OUTPUT SIZE."));
  if (!g_ascii_string_to_unsigned (args[2],
                                   10,
                                   THUMBNAILER_MIN_SIZE,
                                   THUMBNAILER_MAX_SIZE,
                                   &size,
                                   NULL))
    {
      /* Translators: of a small picture, in pixels */
      sentence = favor_text_expand (_ ("The size is a number from {min} to {max}."),
                                    "min",
                                    min,
                                    "max",
                                    max,
                                    NULL);
      return complain (sentence);
    }
  return make_thumbnail (args[0], args[1], (int) size);
}

int
main (int argc, char **argv)
{
  gboolean           version = FALSE;
  g_auto (GStrv)     args = NULL;
  const GOptionEntry entries[] = {
    { "version",
      0,
      0,
      G_OPTION_ARG_NONE,
      &version,
      N_ ("Print the version and leave"),
      NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &args, NULL, NULL },
    { NULL },
  };
  g_autoptr (GOptionContext) context = NULL;
  g_autoptr (GError)         error = NULL;
  const char                *localedir = g_getenv ("FAVOR_LOCALEDIR");
  static const char *const   none[] = { NULL };

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, localedir != NULL ? localedir : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  /* Translators: the words in capitals stand for what is typed in their places. */
  context = g_option_context_new (_ ("INPUT OUTPUT SIZE"));
  g_option_context_set_summary (context, _ ("Draws a small picture of a saved game."));
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    return complain (error->message);
  if (version)
    {
      g_print ("favor-thumbnailer %s\n", PACKAGE_VERSION);
      return EXIT_DONE;
    }
  return run (args != NULL ? (const char *const *) args : none);
}
