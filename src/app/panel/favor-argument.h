/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "favor-schema.h"
#include "favor-text.h"

G_BEGIN_DECLS

/**
 * FavorArgumentScope:
 * @n_seats: of the game
 * @seats: set of the seats that can be meant
 * @nobody: whether no seat can be meant where a seat may be missing
 * @names: of the players; the strings outlive the widgets
 *
 * What the controls of arguments must know of the game.
 */
typedef struct
{
  guint      n_seats;
  guint      seats;
  gboolean   nobody;
  FavorNames names;
} FavorArgumentScope;

#define FAVOR_TYPE_ARGUMENT (favor_argument_get_type ())
G_DECLARE_FINAL_TYPE (FavorArgument, favor_argument, FAVOR, ARGUMENT, AdwBin)

/* The control of one argument of an action, made from its description: a switch, a number, a list
 * of words or of players, a box to tick for each word of a set, a number for each word of a bag,
 * the arguments of a struct.
 *
 * Signal: `changed ()`: a person chose another value. */
GtkWidget *favor_argument_new   (const FavorField         *field,
                                 const char               *name,
                                 const FavorArgumentScope *scope);
/* Shows the value in the numbers at `base`, or the nearest that can be chosen. Without the
 * signal. */
void       favor_argument_show  (FavorArgument            *self,
                                 gconstpointer             base);
/* Writes what is shown there. */
void       favor_argument_store (FavorArgument            *self,
                                 gpointer                  base);

G_END_DECLS
