/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-settings.h"
#include "favor-window.h"

G_BEGIN_DECLS

/* Between the window and its actions, which have a file of their own. */

void favor_window_install_actions (GtkWidgetClass *widget_class);
/* Those of the library, which have a file of their own, too. */
void favor_window_install_library_actions (GtkWidgetClass *widget_class);

/* Of rules, tutorial and puzzles. */
void favor_window_install_learn_actions (GtkWidgetClass *widget_class);

GSettings *favor_window_get_settings (FavorWindow *self);
/* (nullable): the session on the screen */
FavorSession *favor_window_get_session (FavorWindow *self);

void favor_window_show_home (FavorWindow *self);
/* To the page from which the one on the screen was reached, as it was left; else home. */
void favor_window_go_back (FavorWindow *self);
/* To a page of that type, if there is one from which the one on the screen was reached. */
gboolean favor_window_return_to (FavorWindow *self, GType type);
/* `page`: (transfer floating): a page without a session */
void favor_window_show_page (FavorWindow *self, GtkWidget *page);
void favor_window_show_session (FavorWindow *self, FavorSession *session);

/* The same seats and options once more. */
void favor_window_play_again (FavorWindow *self, FavorSession *session);
/* `session` becomes a game of the library. */
void favor_window_keep (FavorWindow *self, FavorSession *session);

/* `error` is said of the file `path`. */
void favor_window_show_file_error (FavorWindow *self,
                                   const char  *heading,
                                   const char  *path,
                                   GError      *error);
void favor_window_show_error (FavorWindow *self, const char *heading, const char *body);
/* `button`, `action`: (nullable) */
void favor_window_show_toast (FavorWindow *self,
                              const char  *text,
                              const char  *button,
                              const char  *action);
/* The same with *Undo* for the button; `target`: (transfer floating): what `action` gets. */
void favor_window_show_undo (FavorWindow *self,
                             const char  *text,
                             const char  *action,
                             GVariant    *target);

G_END_DECLS
