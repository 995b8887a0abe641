/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-argument.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_ARGUMENTS (favor_arguments_get_type ())
G_DECLARE_FINAL_TYPE (FavorArguments, favor_arguments, FAVOR, ARGUMENTS, GtkGrid)

/* All arguments that a description gives a title, each with its control beside it; others keep
 * their defaults. What is optional and long is folded, and says in short what it holds. Where the
 * meaning of an argument depends on another, its control changes with that.
 *
 * Signal: `changed ()`: a person chose another value. */
GtkWidget    *favor_arguments_new        (const FavorSchema        *schema,
                                          const char               *name,
                                          const FavorArgumentScope *scope);
/* As large as the schema says. Without the signal. */
void          favor_arguments_set_values (FavorArguments           *self,
                                          gconstpointer             values);
gconstpointer favor_arguments_get_values (FavorArguments           *self);
/* An argument that has no meaning beside the others, by its name. */
void          favor_arguments_set_hidden (FavorArguments           *self,
                                          const char               *name,
                                          gboolean                  hidden);
/* The control of an argument that is not folded, %NULL if there is none. */
GtkWidget    *favor_arguments_get_control (FavorArguments          *self,
                                           const char              *name);

G_END_DECLS
