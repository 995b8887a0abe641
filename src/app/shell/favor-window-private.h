/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-settings.h"
#include "favor-window.h"

G_BEGIN_DECLS

void favor_window_install_actions (GtkWidgetClass *widget_class);
void favor_window_install_library_actions (GtkWidgetClass *widget_class);

void favor_window_install_learn_actions (GtkWidgetClass *widget_class);

GSettings *favor_window_get_settings (FavorWindow *self);
FavorSession *favor_window_get_session (FavorWindow *self);

void favor_window_show_home (FavorWindow *self);
void favor_window_go_back (FavorWindow *self);
gboolean favor_window_return_to (FavorWindow *self, GType type);
void favor_window_show_page (FavorWindow *self, GtkWidget *page);
void favor_window_show_session (FavorWindow *self, FavorSession *session);

void favor_window_play_again (FavorWindow *self, FavorSession *session);
void favor_window_keep (FavorWindow *self, FavorSession *session);

void favor_window_show_file_error (FavorWindow *self,
                                   const char  *heading,
                                   const char  *path,
                                   GError      *error);
void favor_window_show_error (FavorWindow *self, const char *heading, const char *body);
void favor_window_show_toast (FavorWindow *self,
                              const char  *text,
                              const char  *button,
                              const char  *action);
void favor_window_show_undo (FavorWindow *self,
                             const char  *text,
                             const char  *action,
                             GVariant    *target);

G_END_DECLS
