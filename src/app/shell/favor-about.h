/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The window that says what the program is, who made it and the games, and under what terms. */
GtkWidget *favor_about_new (GtkWindow *parent);

/* (transfer full): what a report of an error should say of program and system. It has nothing
 * of what was played, by whom, or where. */
char *favor_about_describe_system (void);

G_END_DECLS
