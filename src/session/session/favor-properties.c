/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-properties.h"

/* What a class has described, kept with its type for ever. */
typedef struct
{
  const FavorProperty *table;
  guint                n_properties;
  /* Where the offsets count from, in bytes after the instance. */
  gssize base;
} Description;

typedef void (*EndFunc) (GObject *object);

static GQuark
description_quark (void)
{
  return g_quark_from_static_string ("favor-properties");
}

static const Description *
get_description (GType type)
{
  return g_type_get_qdata (type, description_quark ());
}

static gboolean
holds_pointer (const FavorProperty *row)
{
  return row->type == G_TYPE_STRING || row->type == G_TYPE_OBJECT ||
         row->type == G_TYPE_BOXED;
}

static gpointer
get_member (GObject *object, const Description *description, const FavorProperty *row)
{
  return (char *) object + description->base + row->offset;
}

/* A number or boolean, by how many bytes it has; 0: as many as an int. */
static int
read_number (gconstpointer member, const FavorProperty *row)
{
  gboolean is_signed = row->type == G_TYPE_INT;

  switch (row->size)
    {
    case 1:
      return is_signed ? *(const gint8 *) member : *(const guint8 *) member;
    case 2:
      return is_signed ? *(const gint16 *) member : *(const guint16 *) member;
    default:
      return *(const int *) member;
    }
}

static void
write_number (gpointer member, const FavorProperty *row, int value)
{
  switch (row->size)
    {
    case 1:
      *(gint8 *) member = (gint8) value;
      break;
    case 2:
      *(gint16 *) member = (gint16) value;
      break;
    default:
      *(int *) member = value;
    }
}

static int
get_number (const GValue *value)
{
  switch (G_VALUE_TYPE (value))
    {
    case G_TYPE_BOOLEAN:
      return g_value_get_boolean (value);
    case G_TYPE_INT:
      return g_value_get_int (value);
    default:
      return (int) g_value_get_uint (value);
    }
}

static void
set_number (GValue *value, int number)
{
  switch (G_VALUE_TYPE (value))
    {
    case G_TYPE_BOOLEAN:
      g_value_set_boolean (value, number != 0);
      break;
    case G_TYPE_INT:
      g_value_set_int (value, number);
      break;
    default:
      g_value_set_uint (value, (guint) number);
    }
}

/* ---- Reading --------------------------------------------------------------------------- */

static void
read_member (gconstpointer member, const FavorProperty *row, GValue *value)
{
  switch (row->type)
    {
    case G_TYPE_DOUBLE:
      g_value_set_double (value, *(const double *) member);
      break;
    case G_TYPE_STRING:
      g_value_set_string (value, *(char *const *) member);
      break;
    case G_TYPE_OBJECT:
      g_value_set_object (value, *(const gpointer *) member);
      break;
    case G_TYPE_BOXED:
      g_value_set_boxed (value, *(const gpointer *) member);
      break;
    default:
      set_number (value, read_number (member, row));
    }
}

/* Calls the getter by the type that it has, but for its argument. */
#define CALL_GETTER(Type) (((Type (*) (GObject *)) row->get) (object))

static void
read_getter (GObject *object, const FavorProperty *row, GValue *value)
{
  union
  {
    gpointer pointer;
    double   real;
    int      number;
    gint8    small;
  } got = { NULL };

  if (holds_pointer (row))
    got.pointer = CALL_GETTER (gpointer);
  else if (row->type == G_TYPE_DOUBLE)
    got.real = CALL_GETTER (double);
  else if (row->size == 1)
    got.small = CALL_GETTER (gint8);
  else
    got.number = CALL_GETTER (int);
  read_member (&got, row, value);
}

static void
get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  const Description   *description = get_description (pspec->owner_type);
  const FavorProperty *row = &description->table[id - 1];

  if (row->get != NULL)
    read_getter (object, row, value);
  else
    read_member (get_member (object, description, row), row, value);
}

/* ---- Writing --------------------------------------------------------------------------- */

static void
free_pointer (const FavorProperty *row, gpointer pointer)
{
  if (pointer == NULL)
    return;
  if (row->type == G_TYPE_STRING)
    g_free (pointer);
  else if (row->type == G_TYPE_OBJECT)
    g_object_unref (pointer);
  else
    g_boxed_free (row->class_type (), pointer);
}

static gpointer
dup_pointer (const FavorProperty *row, const GValue *value)
{
  if (row->type == G_TYPE_STRING)
    return g_value_dup_string (value);
  return row->type == G_TYPE_OBJECT ? g_value_dup_object (value)
                                    : g_value_dup_boxed (value);
}

/* Frees what the member had, after it has got the new value. */
static void
write_member (gpointer member, const FavorProperty *row, const GValue *value)
{
  if (holds_pointer (row))
    {
      gpointer before = *(gpointer *) member;

      *(gpointer *) member = dup_pointer (row, value);
      free_pointer (row, before);
    }
  else if (row->type == G_TYPE_DOUBLE)
    *(double *) member = g_value_get_double (value);
  else
    write_number (member, row, get_number (value));
}

/* Calls the setter by the type that it has, but for its first argument. */
#define CALL_SETTER(Type, value)                                                         \
  (((void (*) (GObject *, Type)) row->set) (object, (Type) (value)))

static void
call_setter (GObject *object, const FavorProperty *row, const GValue *value)
{
  if (holds_pointer (row))
    CALL_SETTER (gpointer, g_value_peek_pointer (value));
  else if (row->type == G_TYPE_DOUBLE)
    CALL_SETTER (double, g_value_get_double (value));
  else if (row->size == 1)
    CALL_SETTER (gint8, get_number (value));
  else
    CALL_SETTER (int, get_number (value));
}

/* After the member has got another value. */
static gboolean
tell (GObject *object, const FavorProperty *row, GParamSpec *pspec)
{
  if (row->changed != NULL)
    ((void (*) (GObject *)) row->changed) (object);
  g_object_notify_by_pspec (object, pspec);
  return TRUE;
}

static void
store (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  const Description   *description = get_description (pspec->owner_type);
  const FavorProperty *row = &description->table[id - 1];
  gpointer             member = get_member (object, description, row);
  g_auto (GValue)      before = G_VALUE_INIT;

  g_value_init (&before, pspec->value_type);
  read_member (member, row, &before);
  if (g_param_values_cmp (pspec, &before, value) == 0)
    return;
  write_member (member, row, value);
  tell (object, row, pspec);
}

static void
set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  const FavorProperty *row = &get_description (pspec->owner_type)->table[id - 1];

  if (row->set != NULL)
    call_setter (object, row, value);
  else
    store (object, id, value, pspec);
}

/* The row of a property, and where its value is; what follows is called often, and goes without
 * a GValue. */
static const FavorProperty *
find_member (gpointer object, GParamSpec *property, gpointer *member)
{
  const Description   *description = get_description (property->owner_type);
  const FavorProperty *row = &description->table[property->param_id - 1];

  *member = get_member (object, description, row);
  return row;
}

/**
 * favor_properties_set_number:
 * @object: whose class has described @property
 * @property: a boolean, int or uint with a member
 * @value: within the range of @property
 *
 * Gives the property a value, as g_object_set () does: for a public setter.
 *
 * Returns: %TRUE if it had another value
 */
gboolean
favor_properties_set_number (gpointer object, GParamSpec *property, int value)
{
  const FavorProperty *row;
  gpointer             member;

  g_return_val_if_fail (G_IS_OBJECT (object), FALSE);

  row = find_member (object, property, &member);
  if (row->type == G_TYPE_BOOLEAN)
    value = value != 0;
  if (read_number (member, row) == value)
    return FALSE;
  write_number (member, row, value);
  return tell (object, row, property);
}

/**
 * favor_properties_set_string:
 * @object: whose class has described @property
 * @property: a string with a member
 * @value: (nullable): is copied
 *
 * Gives the property a value, as g_object_set () does: for a public setter.
 *
 * Returns: %TRUE if it had another value
 */
gboolean
favor_properties_set_string (gpointer object, GParamSpec *property, const char *value)
{
  const FavorProperty *row;
  gpointer             member;
  char                *before;

  g_return_val_if_fail (G_IS_OBJECT (object), FALSE);

  row = find_member (object, property, &member);
  before = *(char **) member;
  if (g_strcmp0 (before, value) == 0)
    return FALSE;
  *(char **) member = g_strdup (value);
  g_free (before);
  return tell (object, row, property);
}

/**
 * favor_properties_set_object:
 * @object: whose class has described @property
 * @property: an object with a member
 * @value: (nullable): is referenced
 *
 * Gives the property a value, as g_object_set () does: for a public setter.
 *
 * Returns: %TRUE if it had another value
 */
gboolean
favor_properties_set_object (gpointer object, GParamSpec *property, gpointer value)
{
  const FavorProperty *row;
  gpointer             member;

  g_return_val_if_fail (G_IS_OBJECT (object), FALSE);
  g_return_val_if_fail (value == NULL ||
                          g_type_is_a (G_OBJECT_TYPE (value), property->value_type),
                        FALSE);

  row = find_member (object, property, &member);
  return g_set_object ((GObject **) member, value) && tell (object, row, property);
}

/* ---- The end --------------------------------------------------------------------------- */

/* Of the object's class and of all that it derives from. */
static void
clear_members (GObject *object, gboolean only_objects)
{
  for (GType type = G_OBJECT_TYPE (object); type != 0; type = g_type_parent (type))
    {
      const Description *description = get_description (type);

      for (guint i = 0; description != NULL && i < description->n_properties; i++)
        {
          const FavorProperty *row = &description->table[i];
          gpointer            *member = get_member (object, description, row);

          if (row->get != NULL || !holds_pointer (row) ||
              (only_objects && row->type != G_TYPE_OBJECT))
            continue;
          free_pointer (row, g_steal_pointer (member));
        }
    }
}

/**
 * favor_properties_clear:
 * @object: whose class has described properties
 *
 * Frees the strings of all properties with a member and lets go of their objects. A class
 * with a dispose or finalize of its own calls this there; one without needs not.
 */
void
favor_properties_clear (gpointer object)
{
  g_return_if_fail (G_IS_OBJECT (object));

  clear_members (object, FALSE);
}

static void dispose (GObject *object);
static void finalize (GObject *object);

static gboolean
is_described (GObjectClass *klass, gboolean at_last)
{
  return at_last ? klass->finalize == finalize : klass->dispose == dispose;
}

/* The nearest class below those that are served here. Classes above them have been served:
 * they chain up to here. */
static GObjectClass *
find_next_class (GObject *object, gboolean at_last)
{
  GObjectClass *klass = G_OBJECT_GET_CLASS (object);

  while (!is_described (klass, at_last))
    klass = g_type_class_peek_parent (klass);
  while (is_described (klass, at_last))
    klass = g_type_class_peek_parent (klass);
  return klass;
}

static void
dispose (GObject *object)
{
  clear_members (object, TRUE);

  find_next_class (object, FALSE)->dispose (object);
}

static void
finalize (GObject *object)
{
  clear_members (object, FALSE);

  find_next_class (object, TRUE)->finalize (object);
}

/* A class between two that are served here may not have functions of its own, or
 * find_next_class () would come back to it for ever. */
static void
assert_none_between (GObjectClass *klass, gboolean at_last)
{
  if (is_described (klass, at_last))
    return;
  for (; klass != NULL; klass = g_type_class_peek_parent (klass))
    g_assert (!is_described (klass, at_last));
}

static void
install_ends (GObjectClass *klass)
{
  GObjectClass *parent = g_type_class_peek_parent (klass);

  if (klass->dispose == parent->dispose)
    {
      assert_none_between (parent, FALSE);
      klass->dispose = dispose;
    }
  if (klass->finalize == parent->finalize)
    {
      assert_none_between (parent, TRUE);
      klass->finalize = finalize;
    }
}

/* ---- Describing ------------------------------------------------------------------------ */

static GParamSpec *
new_pspec (const FavorProperty *row)
{
  GParamFlags flags = row->flags | G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  gboolean    all = row->min >= row->max;

  switch (row->type)
    {
    case G_TYPE_BOOLEAN:
      return g_param_spec_boolean (row->name, NULL, NULL, row->fallback != 0, flags);
    case G_TYPE_INT:
      return g_param_spec_int (row->name,
                               NULL,
                               NULL,
                               all ? G_MININT : (int) row->min,
                               all ? G_MAXINT : (int) row->max,
                               (int) row->fallback,
                               flags);
    case G_TYPE_UINT:
      return g_param_spec_uint (row->name,
                                NULL,
                                NULL,
                                (guint) row->min,
                                all ? G_MAXUINT : (guint) row->max,
                                (guint) row->fallback,
                                flags);
    case G_TYPE_DOUBLE:
      return g_param_spec_double (row->name,
                                  NULL,
                                  NULL,
                                  all ? -G_MAXDOUBLE : row->min,
                                  all ? G_MAXDOUBLE : row->max,
                                  row->fallback,
                                  flags);
    case G_TYPE_STRING:
      return g_param_spec_string (row->name, NULL, NULL, row->text, flags);
    case G_TYPE_OBJECT:
      return g_param_spec_object (row->name, NULL, NULL, row->class_type (), flags);
    case G_TYPE_BOXED:
      return g_param_spec_boxed (row->name, NULL, NULL, row->class_type (), flags);
    default:
      g_assert_not_reached ();
    }
}

static void
install (GObjectClass *klass, Description *description, GParamSpec **properties)
{
  GType type = G_OBJECT_CLASS_TYPE (klass);

  g_assert (get_description (type) == NULL);
  g_type_set_qdata (type, description_quark (), description);
  klass->get_property = get_property;
  klass->set_property = set_property;
  for (guint i = 0; i < description->n_properties; i++)
    {
      const FavorProperty *row = &description->table[i];
      GParamSpec          *pspec = new_pspec (row);

      g_assert (row->get != NULL || row->size > 0);
      g_object_class_install_property (klass, i + 1, pspec);
      if (properties != NULL)
        properties[i] = pspec;
    }
  install_ends (klass);
}

static Description *
new_description (const FavorProperty *table, guint n_properties, gssize base)
{
  Description *description = g_new (Description, 1);

  description->table = table;
  description->n_properties = n_properties;
  description->base = base;
  return description;
}

/**
 * favor_properties_install:
 * @klass: a class; its dispose and finalize, if it has some, are already set
 * @table: a row for each property, kept for ever
 * @n_properties: how many rows @table has
 * @properties: (nullable): as long as @table; gets the properties in the same order
 *
 * Gives a class its properties. If it has no dispose or no finalize of its own, it gets one
 * that lets go of what its properties hold.
 */
void
favor_properties_install (GObjectClass        *klass,
                          const FavorProperty *table,
                          guint                n_properties,
                          GParamSpec         **properties)
{
  g_return_if_fail (G_IS_OBJECT_CLASS (klass));
  g_return_if_fail (table != NULL);

  install (klass, new_description (table, n_properties, 0), properties);
}

/**
 * favor_properties_install_private:
 * @klass: a class whose members are in its private struct
 * @table: a row for each property, with offsets in the private struct
 * @n_properties: how many rows @table has
 * @properties: (nullable): as long as @table; gets the properties in the same order
 *
 * Does what favor_properties_install () does for a class that others derive from.
 */
void
favor_properties_install_private (GObjectClass        *klass,
                                  const FavorProperty *table,
                                  guint                n_properties,
                                  GParamSpec         **properties)
{
  g_return_if_fail (G_IS_OBJECT_CLASS (klass));
  g_return_if_fail (table != NULL);

  install (klass,
           new_description (table,
                            n_properties,
                            g_type_class_get_instance_private_offset (klass)),
           properties);
}
