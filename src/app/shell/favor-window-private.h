/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-settings.h"
#include "favor-window.h"

G_BEGIN_DECLS

/**
 * FavorWindowAction:
 * @name: of an action of the window
 * @parameter: (nullable): the type of what it gets
 * @activate: does it
 */
typedef struct
{
  const char                 *name;
  const char                 *parameter;
  GtkWidgetActionActivateFunc activate;
} FavorWindowAction;

/* (array zero-terminated=1): what each of the files brings; the window's class installs them. */
extern const FavorWindowAction favor_window_actions[];
extern const FavorWindowAction favor_window_library_actions[];
extern const FavorWindowAction favor_window_learn_actions[];

/**
 * favor_window_get_settings:
 *
 * Returns: (transfer none): the settings of the application
 */
GSettings *favor_window_get_settings (FavorWindow *self);
/**
 * favor_window_get_session:
 *
 * Returns: (transfer none) (nullable): the session on the screen
 */
FavorSession *favor_window_get_session (FavorWindow *self);

/**
 * favor_window_show_home:
 *
 * Shows the home page.
 */
void favor_window_show_home (FavorWindow *self);
/**
 * favor_window_go_back:
 *
 * Shows the page from which the one on the screen was reached, as it was left; else
 * the home page.
 */
void favor_window_go_back (FavorWindow *self);
/**
 * favor_window_return_to:
 * @type: of a page
 *
 * Shows a page of that type, if there is one from which the one on the screen was
 * reached.
 *
 * Returns: %FALSE if there is none
 */
gboolean favor_window_return_to (FavorWindow *self, GType type);
/**
 * favor_window_show_page:
 * @page: (transfer floating): a page without a session
 *
 * Shows another page.
 */
void favor_window_show_page (FavorWindow *self, GtkWidget *page);
/**
 * favor_window_show_session:
 * @session: (transfer full): attached to the store
 *
 * Shows a game page in place of what is there.
 */
void favor_window_show_session (FavorWindow *self, FavorSession *session);

void favor_window_play_again (FavorWindow *self, FavorSession *session);
void favor_window_keep (FavorWindow *self, FavorSession *session);

void favor_window_show_file_error (FavorWindow *self,
                                   const char  *heading,
                                   const char  *path,
                                   GError      *error);
/**
 * favor_window_show_error:
 * @heading: what could not be done
 * @body: why
 *
 * Says what went wrong.
 */
void favor_window_show_error (FavorWindow *self, const char *heading, const char *body);
/**
 * favor_window_show_toast:
 * @text: what has happened
 * @button: (nullable): what can be done about it
 * @action: (nullable): the action that does it
 *
 * Says in passing what has happened.
 */
void favor_window_show_toast (FavorWindow *self,
                              const char  *text,
                              const char  *button,
                              const char  *action);
/**
 * favor_window_show_undo:
 * @text: what has happened
 * @action: the action that undoes it
 * @target: (transfer floating): what @action gets
 *
 * Says in passing what has happened, with a button that undoes it.
 */
void favor_window_show_undo (FavorWindow *self,
                             const char  *text,
                             const char  *action,
                             GVariant    *target);

G_END_DECLS
