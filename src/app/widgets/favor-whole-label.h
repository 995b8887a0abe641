/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* (transfer floating): a place for `label`, which it takes, that asks for no width: the label is read
 * whole or left out. For a word beside a picture that says the same: a letter of it says nothing. */
GtkWidget *favor_whole_label_new (GtkWidget *label);

G_END_DECLS
