/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-choice-list-private.h"

#include "favor-accessible.h"
#include "favor-action-form.h"
#include "favor-label.h"
#include "favor-scrolled.h"
#include "favor-signals.h"

/* Actions that are not in the list: below it stands a button for each kind of them, which opens the
 * form in the place of the list. */

#define KIND_KEY "favor-kind"

static FavorCursor *
get_cursor (FavorChoiceList *self)
{
  return favor_cursor_model_get_cursor (FAVOR_CURSOR_MODEL (self->model));
}

static const FavorGame *
get_game (FavorChoiceList *self)
{
  return favor_session_get_game (favor_cursor_get_session (get_cursor (self)));
}

gboolean
favor_choice_list_is_composing (FavorChoiceList *self)
{
  return self->form != NULL &&
         gtk_stack_get_visible_child (GTK_STACK (self->stack)) == self->form_page;
}

const FavorAction *
favor_choice_list_get_composed (FavorChoiceList *self)
{
  return self->giving_up ? NULL
                         : favor_action_form_get_action (FAVOR_ACTION_FORM (self->form));
}

/* ---- The form ------------------------------------------------------------------------- */

static void
form_changed_cb (FavorChoiceList *self)
{
  gtk_widget_set_sensitive (self->form_commit,
                            favor_choice_list_get_composed (self) != NULL);
  favor_choice_list_emit_selected (self);
}

static void
commit_cb (FavorChoiceList *self)
{
  const FavorAction *action = favor_choice_list_get_composed (self);

  if (action != NULL)
    favor_choice_list_emit_chosen (self, action);
}

/* What was put together is not selected any more, here and on the board. */
static void
back_cb (FavorChoiceList *self)
{
  self->giving_up = TRUE;
  favor_choice_list_emit_selected (self);
  self->giving_up = FALSE;
  favor_choice_list_close_form (self);
  favor_choice_list_focus (self);
}

static GtkWidget *
add_button (FavorChoiceList *self,
            GtkWidget       *box,
            const char      *label,
            const char      *css_class,
            GCallback        callback)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_add_css_class (button, css_class);
  favor_signals_connect (button, "clicked", callback, self);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

/* Made when it is first asked for: many games have no use for it. */
static FavorActionForm *
need_form (FavorChoiceList *self)
{
  GtkWidget *box, *buttons;

  if (self->form != NULL)
    return FAVOR_ACTION_FORM (self->form);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->form = favor_action_form_new ();
  gtk_widget_set_vexpand (self->form, TRUE);
  gtk_box_append (GTK_BOX (box), self->form);
  gtk_widget_add_css_class (buttons, "form-buttons");
  gtk_box_set_homogeneous (GTK_BOX (buttons), TRUE);
  gtk_box_append (GTK_BOX (box), buttons);
  add_button (self,
              buttons,
              /* Translators: button: from a form back to the list of legal actions */
              _ ("Back to the List"),
              "back",
              G_CALLBACK (back_cb));
  self->form_commit = add_button (self,
                                  buttons,
                                  _ ("Confirm"),
                                  "suggested-action",
                                  G_CALLBACK (commit_cb));
  favor_signals_connect (self->form, "changed", G_CALLBACK (form_changed_cb), self);
  self->form_page = favor_scrolled_new_page (box);
  gtk_stack_add_child (GTK_STACK (self->stack), self->form_page);
  return FAVOR_ACTION_FORM (self->form);
}

static void
show_form (FavorChoiceList *self)
{
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), self->form_page);
  gtk_widget_set_visible (self->search, FALSE);
  gtk_widget_set_visible (self->composers, FALSE);
  form_changed_cb (self);
}

static void
place_form (FavorChoiceList *self)
{
  FavorSession *session = favor_cursor_get_session (get_cursor (self));

  favor_action_form_set_position (need_form (self),
                                  get_game (self),
                                  favor_cursor_get_state (get_cursor (self)),
                                  favor_session_get_names (session));
}

static void
open_cb (FavorChoiceList *self, GtkWidget *button)
{
  place_form (self);
  if (!favor_action_form_set_kind (FAVOR_ACTION_FORM (self->form),
                                   GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button),
                                                                        KIND_KEY))))
    return;
  show_form (self);
  gtk_widget_child_focus (self->form, GTK_DIR_TAB_FORWARD);
}

/**
 * favor_choice_list_compose:
 * @action: a legal action that is not in the list
 *
 * Shows it in the form, if the list can be seen.
 *
 * Returns: %FALSE if nobody can put it together now
 */
gboolean
favor_choice_list_compose (FavorChoiceList *self, const FavorAction *action)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) ||
      (self->open_kinds >> action->kind & 1) == 0)
    return FALSE;
  if (!favor_choice_list_is_composing (self))
    place_form (self);
  if (!favor_action_form_set_action (FAVOR_ACTION_FORM (self->form), action))
    return FALSE;
  if (!favor_choice_list_is_composing (self))
    show_form (self);
  else
    form_changed_cb (self);
  return TRUE;
}

gboolean
favor_choice_list_close_form (FavorChoiceList *self)
{
  if (!favor_choice_list_is_composing (self))
    return FALSE;
  favor_choice_list_show_rows (self);
  gtk_widget_set_visible (self->composers, self->open_kinds != 0);
  favor_choice_list_emit_selected (self);
  return TRUE;
}

/* ---- The buttons ---------------------------------------------------------------------- */

static void
add_composer (FavorChoiceList *self, guint kind)
{
  g_autofree char
            *words = favor_action_form_heading (_ (get_game (self)->actions[kind].text));
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = favor_label_new_wrapping (NULL);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);

  gtk_label_set_label (GTK_LABEL (label), words);
  gtk_box_append (GTK_BOX (line),
                  gtk_image_new_from_icon_name ("document-edit-symbolic"));
  gtk_box_append (GTK_BOX (line), label);
  gtk_button_set_child (GTK_BUTTON (button), line);
  gtk_widget_add_css_class (button, "flat");
  favor_accessible_set_name (button, words);
  /* Translators: tooltip of buttons such as "Offer … a trade" */
  gtk_widget_set_tooltip_text (button, _ ("Put it together piece by piece"));
  g_object_set_data (G_OBJECT (button), KIND_KEY, GUINT_TO_POINTER (kind));
  favor_signals_connect (button, "clicked", G_CALLBACK (open_cb), self);
  gtk_box_append (GTK_BOX (self->composers), button);
}

static guint64
find_kinds (FavorChoiceList *self)
{
  if (self->model == NULL || g_list_model_get_n_items (G_LIST_MODEL (self->model)) == 0)
    return 0;
  return favor_action_form_find_kinds (get_game (self),
                                       favor_cursor_get_state (get_cursor (self)));
}

/**
 * favor_choice_list_update_kinds:
 *
 * Shows what can be put together in the position there is now. A form that is open belongs to the
 * position for which it was opened, and is closed.
 */
void
favor_choice_list_update_kinds (FavorChoiceList *self)
{
  guint64    kinds = find_kinds (self);
  GtkWidget *button;

  favor_choice_list_close_form (self);
  gtk_widget_set_visible (self->composers, kinds != 0);
  if (kinds == self->open_kinds)
    return;
  self->open_kinds = kinds;
  while ((button = gtk_widget_get_first_child (self->composers)) != NULL)
    gtk_box_remove (GTK_BOX (self->composers), button);
  for (guint kind = 0; kinds >> kind != 0; kind++)
    if (kinds >> kind & 1)
      add_composer (self, kind);
}

void
favor_choice_list_watch_cursor (FavorChoiceList *self, gboolean watch)
{
  if (watch)
    favor_signals_connect (get_cursor (self),
                           "moved",
                           G_CALLBACK (favor_choice_list_update_kinds),
                           self);
  else
    g_signal_handlers_disconnect_by_func (get_cursor (self),
                                          favor_choice_list_update_kinds,
                                          self);
}

void
favor_choice_list_create_composers (FavorChoiceList *self)
{
  self->composers = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->composers, "composers");
  gtk_widget_set_visible (self->composers, FALSE);
}
