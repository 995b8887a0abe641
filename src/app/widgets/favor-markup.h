/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The translation of a text of data/learn, which is Pango markup. */
const char *favor_markup_translate (const char *text);

G_END_DECLS
