/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

/* Properties of classes, described instead of programmed.
 *
 * A class has a table with a row for each property, which clang-format leaves alone:
 *
 *   enum { PROP_SIZE, PROP_MODEL, PROP_EMPTY, N_PROPS };
 *
 *   static const FavorProperty table[N_PROPS] = {
 *     [PROP_SIZE] = { "size", G_TYPE_INT, FAVOR_WRITABLE, FAVOR_MEMBER (FavorSign, size),
 *                     .min = 1, .max = 512, .fallback = 28,
 *                     .changed = G_CALLBACK (gtk_widget_queue_resize) },
 *     [PROP_MODEL] = { "model", G_TYPE_OBJECT, FAVOR_CONSTRUCT_ONLY,
 *                      FAVOR_MEMBER (FavorSign, model), .class_type = favor_model_get_type },
 *     [PROP_EMPTY] = { "empty", G_TYPE_BOOLEAN, .get = G_CALLBACK (favor_sign_get_empty) },
 *   };
 *
 * and calls favor_properties_install () at the end of its class_init. Reading, comparing,
 * storing, notifying and freeing then need no code of its own. */

G_BEGIN_DECLS

/* Besides being readable, which each property is. A writable property notifies only when it
 * has got another value. */
#define FAVOR_READABLE       G_PARAM_READABLE
#define FAVOR_WRITABLE       (G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY)
#define FAVOR_CONSTRUCT_ONLY (G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY)

/* The member of the instance struct that holds the value: two fields of a FavorProperty. */
#define FAVOR_MEMBER(Struct, member)                                                     \
  .offset = G_STRUCT_OFFSET (Struct, member), .size = sizeof (((Struct *) NULL)->member)

/**
 * FavorProperty:
 * @name: in kebab-case
 * @type: %G_TYPE_BOOLEAN, %G_TYPE_INT, %G_TYPE_UINT, %G_TYPE_DOUBLE, %G_TYPE_STRING,
 *   %G_TYPE_OBJECT or %G_TYPE_BOXED
 * @flags: %FAVOR_WRITABLE, %FAVOR_CONSTRUCT_ONLY, or nothing if it can only be read
 * @offset: of the member, see FAVOR_MEMBER(); not used with a @get
 * @size: in bytes, of the member or of what @get returns; 0: as @type has it. Numbers may be
 *   stored in 1, 2 or 4 bytes, with a sign if @type has one; strings are copied, objects are
 *   referenced
 * @class_type: the get_type function of the class, needed for objects and boxed values
 * @min: least value of a number
 * @max: greatest value of a number; if both are 0, all that fits into @size
 * @fallback: the default of a number or boolean; the instance's init puts it into the member
 *   if it is not 0
 * @text: (nullable): the default of a string, likewise
 * @get: (nullable): `VALUE get (self)`, where there is no member
 * @set: (nullable): `void set (self, VALUE)`: compares, stores and notifies by itself
 * @changed: (nullable): `void changed (self)`, called after the member has got another value
 *   and before that is notified
 */
typedef struct
{
  const char *name;
  GType       type;
  GParamFlags flags;
  gssize      offset;
  gsize       size;
  GType     (*class_type) (void);
  double      min;
  double      max;
  double      fallback;
  const char *text;
  GCallback   get;
  GCallback   set;
  GCallback   changed;
} FavorProperty;

void     favor_properties_install         (GObjectClass        *klass,
                                           const FavorProperty *table,
                                           guint                n_properties,
                                           GParamSpec         **properties);
void     favor_properties_install_private (GObjectClass        *klass,
                                           const FavorProperty *table,
                                           guint                n_properties,
                                           GParamSpec         **properties);
gboolean favor_properties_set_number      (gpointer             object,
                                           GParamSpec          *property,
                                           int                  value);
gboolean favor_properties_set_string      (gpointer             object,
                                           GParamSpec          *property,
                                           const char          *value);
gboolean favor_properties_set_object      (gpointer             object,
                                           GParamSpec          *property,
                                           gpointer             value);
void     favor_properties_clear           (gpointer             object);

G_END_DECLS
