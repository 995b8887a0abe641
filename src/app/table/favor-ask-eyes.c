/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "favor-ask-eyes.h"

#include "favor-signals.h"
#include "favor-text.h"

static void
response_cb (FavorTable *table, const char *response, GtkWidget *dialog)
{
  int eyes = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (dialog), "eyes"));

  if (g_str_equal (response, "open"))
    favor_table_set_eyes (table, eyes);
  else
    /* The menu shows again what is still so. */
    g_object_notify (G_OBJECT (table), "eyes");
}

/* (transfer full) */
static char *
describe_danger (FavorTable *table, int eyes)
{
  if (eyes == FAVOR_VIEWER_OPEN)
    return g_strdup (
      _ ("You will see everything that the other seats hide. The game is not "
         "over, and what was seen cannot be forgotten."));
  /* Translators: warning; {player} is a player's name */
  return favor_text_fill (_ ("You will see what {player} hides from the others. The game "
                             "is not over, and what was seen cannot be forgotten."),
                          "player",
                          favor_session_get_name (favor_table_get_session (table),
                                                  (FavorSeat) eyes));
}

static void
warn (GtkWidget *widget, FavorTable *table, int eyes)
{
  GtkRoot         *root = gtk_widget_get_root (widget);
  g_autofree char *body = describe_danger (table, eyes);
  GtkWidget       *dialog;

  dialog = adw_message_dialog_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                                   eyes == FAVOR_VIEWER_OPEN
                                     ? _ ("Open All Hands?")
                                     : _ ("Look Through Other Eyes?"),
                                   body);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "cancel",
                                    /* Translators: answer to a warning: do not look */
                                    _ ("Cancel"),
                                    "open",
                                    /* Translators: answer to a warning: look */
                                    _ ("Look"),
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog),
                                              "open",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_object_set_data (G_OBJECT (dialog), "eyes", GINT_TO_POINTER (eyes));
  favor_signals_connect (dialog, "response", G_CALLBACK (response_cb), table);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
favor_ask_eyes (GtkWidget *widget, FavorTable *table, int eyes)
{
  guint n_seats = favor_session_get_n_seats (favor_table_get_session (table));

  if (eyes == favor_table_get_eyes (table) || eyes >= (int) n_seats)
    return;
  if (favor_table_is_peeking (table, eyes))
    warn (widget, table, eyes);
  else
    favor_table_set_eyes (table, eyes);
}
