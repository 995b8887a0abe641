/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_STEPPER (favor_stepper_get_type ())
G_DECLARE_FINAL_TYPE (FavorStepper, favor_stepper, FAVOR, STEPPER, GtkWidget)

/* A number: to type, with a button for one less and one for one more, and the arrow keys. Much
 * narrower than a spin button.
 *
 * Signal: `changed ()`: a person chose another number. */
GtkWidget *favor_stepper_new       (const char   *name,
                                    int           least,
                                    int           most);
void       favor_stepper_set_name  (FavorStepper *self,
                                    const char   *name);
void       favor_stepper_set_art   (FavorStepper *self,
                                    const char   *art);
int        favor_stepper_get_value (FavorStepper *self);
void       favor_stepper_set_value (FavorStepper *self,
                                    int           value);
void       favor_stepper_set_there (FavorStepper *self,
                                    int           there);
void       favor_stepper_set_range (FavorStepper *self,
                                    int           least,
                                    int           most);

G_END_DECLS
