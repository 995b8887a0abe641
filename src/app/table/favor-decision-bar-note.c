/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-decision-bar-private.h"

#include "favor-accessible.h"
#include "favor-session.h"
#include "favor-signals.h"

#define NOTE_CHARS 28

/* The entry for the note of the shown ply. Most people never write one: it is made when it is
 * opened. */

static void
save (FavorDecisionBar *self)
{
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->button[BAR_BUTTON_NOTE]));
  g_signal_emit_by_name (self,
                         "note-edited",
                         gtk_editable_get_text (GTK_EDITABLE (self->note_entry)));
}

static GtkWidget *
create_entry (FavorDecisionBar *self)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_width_chars (GTK_EDITABLE (entry), NOTE_CHARS);
  gtk_entry_set_max_length (GTK_ENTRY (entry), FAVOR_NOTE_CHARS_MOST);
  /* Translators: in the empty entry for the note of a move */
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _ ("Note for this move"));
  favor_accessible_set_name (entry, _ ("Note for this move"));
  favor_signals_connect (entry, "activate", G_CALLBACK (save), self);
  return entry;
}

/* The entry has the note of the shown ply. */
void
favor_decision_bar_update_note (FavorDecisionBar *self)
{
  const char *note = favor_decision_get_text (self->decision, "note");

  if (self->note_entry != NULL)
    gtk_editable_set_text (GTK_EDITABLE (self->note_entry), note != NULL ? note : "");
}

static void
create_popover_cb (GtkMenuButton *button, gpointer data)
{
  FavorDecisionBar *self = data;
  GtkWidget        *popover, *box, *save_button;

  /* It is called each time. */
  if (self->note_entry != NULL)
    return;
  popover = gtk_popover_new ();
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  /* Translators: button: keeps the note */
  save_button = gtk_button_new_with_label (_ ("Save"));
  favor_signals_connect (save_button, "clicked", G_CALLBACK (save), self);
  self->note_entry = create_entry (self);
  favor_decision_bar_update_note (self);
  gtk_box_append (GTK_BOX (box), self->note_entry);
  gtk_box_append (GTK_BOX (box), save_button);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (button, popover);
}

/* (transfer floating): the button that opens the entry. */
GtkWidget *
favor_decision_bar_create_note (FavorDecisionBar *self)
{
  GtkWidget *button = gtk_menu_button_new ();

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "document-edit-symbolic");
  favor_accessible_set_name (button, _ ("Note for this move"));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button),
                                         create_popover_cb,
                                         self,
                                         NULL);
  return button;
}

/**
 * favor_decision_bar_edit_note:
 *
 * Opens the entry for the note of the shown ply, where the bar reviews. When it is done,
 * `note-edited` has the text.
 */
void
favor_decision_bar_edit_note (FavorDecisionBar *self)
{
  g_return_if_fail (FAVOR_IS_DECISION_BAR (self));

  if (favor_decision_get_mode (self->decision) != FAVOR_TABLE_REVIEWING)
    return;
  gtk_menu_button_popup (GTK_MENU_BUTTON (self->button[BAR_BUTTON_NOTE]));
  gtk_widget_grab_focus (self->note_entry);
}
