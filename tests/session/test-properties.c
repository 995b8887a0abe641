/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-properties.h"

#include "favor-signals.h"

#include "favor-test.h"

/* A class with a property of each kind, that others derive from. */
#define TYPE_THING (thing_get_type ())
G_DECLARE_DERIVABLE_TYPE (Thing, thing, TEST, THING, GObject)

struct _ThingClass
{
  GObjectClass parent_class;
};

typedef struct
{
  gboolean   open;
  gint8      seat;
  guint16    round;
  guint      count;
  double     share;
  char      *name;
  char      *key;
  GObject   *owner;
  GDateTime *date;
  guint      changes;
} ThingPrivate;

enum
{
  PROP_OPEN,
  PROP_SEAT,
  PROP_ROUND,
  PROP_COUNT,
  PROP_SHARE,
  PROP_NAME,
  PROP_KEY,
  PROP_OWNER,
  PROP_DATE,
  PROP_LENGTH,
  PROP_HALF,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint       told_signal;

G_DEFINE_TYPE_WITH_PRIVATE (Thing, thing, G_TYPE_OBJECT)

static ThingPrivate *
get_private (Thing *self)
{
  return thing_get_instance_private (self);
}

static void
changed (Thing *self)
{
  get_private (self)->changes++;
}

static guint
get_length (Thing *self)
{
  const char *name = get_private (self)->name;

  return name != NULL ? (guint) strlen (name) : 0;
}

static gint8
get_half (Thing *self)
{
  return get_private (self)->seat / 2;
}

static void
set_half (Thing *self, gint8 half)
{
  favor_properties_set_number (self, properties[PROP_SEAT], half * 2);
}

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_OPEN] = { "open", G_TYPE_BOOLEAN, FAVOR_WRITABLE, FAVOR_MEMBER (ThingPrivate, open),
                  .fallback = TRUE, .changed = G_CALLBACK (changed) },
  [PROP_SEAT] = { "seat", G_TYPE_INT, FAVOR_WRITABLE, FAVOR_MEMBER (ThingPrivate, seat),
                  .min = -2, .max = 7, .fallback = -1 },
  [PROP_ROUND] = { "round", G_TYPE_UINT, FAVOR_WRITABLE, FAVOR_MEMBER (ThingPrivate, round),
                   .max = G_MAXUINT16 },
  [PROP_COUNT] = { "count", G_TYPE_UINT, FAVOR_WRITABLE, FAVOR_MEMBER (ThingPrivate, count) },
  [PROP_SHARE] = { "share", G_TYPE_DOUBLE, FAVOR_WRITABLE, FAVOR_MEMBER (ThingPrivate, share),
                   .max = 1 },
  [PROP_NAME] = { "name", G_TYPE_STRING, FAVOR_WRITABLE, FAVOR_MEMBER (ThingPrivate, name),
                  .changed = G_CALLBACK (changed) },
  [PROP_KEY] = { "key", G_TYPE_STRING, FAVOR_CONSTRUCT_ONLY, FAVOR_MEMBER (ThingPrivate, key),
                 .text = "none" },
  [PROP_OWNER] = { "owner", G_TYPE_OBJECT, FAVOR_WRITABLE, FAVOR_MEMBER (ThingPrivate, owner),
                   .class_type = g_object_get_type },
  [PROP_DATE] = { "date", G_TYPE_BOXED, FAVOR_WRITABLE, FAVOR_MEMBER (ThingPrivate, date),
                  .class_type = g_date_time_get_type },
  [PROP_LENGTH] = { "length", G_TYPE_UINT, .get = G_CALLBACK (get_length) },
  [PROP_HALF] = { "half", G_TYPE_INT, FAVOR_WRITABLE, .size = 1, .min = -1, .max = 3,
                  .get = G_CALLBACK (get_half), .set = G_CALLBACK (set_half) },
};

/* clang-format on */

static void
thing_class_init (ThingClass *klass)
{
  favor_properties_install_private (G_OBJECT_CLASS (klass), table, N_PROPS, properties);
  told_signal = favor_signal_new (klass, "told", 2, G_TYPE_UINT, G_TYPE_STRING);
}

static void
thing_init (Thing *self)
{
  get_private (self)->open = TRUE;
  get_private (self)->seat = -1;
}

/* A class below it with one more property, and a finalize of its own. */
#define TYPE_SPECIAL (special_get_type ())
G_DECLARE_FINAL_TYPE (Special, special, TEST, SPECIAL, Thing)

struct _Special
{
  Thing parent_instance;
  GObject *friend;
  char *word;
};

G_DEFINE_FINAL_TYPE (Special, special, TYPE_THING)

/* clang-format off */
static const FavorProperty special_table[] = {
  { "friend", G_TYPE_OBJECT, FAVOR_WRITABLE, FAVOR_MEMBER (Special, friend),
    .class_type = g_object_get_type },
  { "word", G_TYPE_STRING, FAVOR_CONSTRUCT_ONLY, FAVOR_MEMBER (Special, word) },
};
/* clang-format on */

static guint n_finalized;

static void
special_finalize (GObject *object)
{
  n_finalized++;
  favor_properties_clear (object);
  G_OBJECT_CLASS (special_parent_class)->finalize (object);
}

static void
special_class_init (SpecialClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = special_finalize;

  favor_properties_install (G_OBJECT_CLASS (klass),
                            special_table,
                            G_N_ELEMENTS (special_table),
                            NULL);
}

static void
special_init (Special *self)
{
}

static void
test_defaults (void)
{
  g_autoptr (Thing) thing = g_object_new (TYPE_THING, NULL);
  g_autofree char  *key = NULL;
  gboolean          open;
  int               seat;
  guint             length;

  g_object_get (thing,
                "open",
                &open,
                "seat",
                &seat,
                "length",
                &length,
                "key",
                &key,
                NULL);
  g_assert_true (open);
  g_assert_cmpint (seat, ==, -1);
  g_assert_cmpuint (length, ==, 0);
  g_assert_cmpstr (key, ==, "none");
  for (guint i = 0; i < N_PROPS; i++)
    g_assert_true (properties[i]->flags & G_PARAM_READABLE);
  g_assert_cmpint (G_PARAM_SPEC_INT (properties[PROP_SEAT])->minimum, ==, -2);
  g_assert_cmpint (G_PARAM_SPEC_INT (properties[PROP_SEAT])->default_value, ==, -1);
  g_assert_cmpuint (G_PARAM_SPEC_UINT (properties[PROP_COUNT])->maximum, ==, G_MAXUINT);
  g_assert_true (G_PARAM_SPEC_BOOLEAN (properties[PROP_OPEN])->default_value);
  g_assert_false (properties[PROP_LENGTH]->flags & G_PARAM_WRITABLE);
}

static void
test_numbers (void)
{
  g_autoptr (Thing) thing = g_object_new (TYPE_THING, NULL);
  ThingPrivate     *priv = get_private (thing);
  int               seat;
  guint             round, count;
  double            share;

  g_object_set (thing,
                "seat",
                -2,
                "round",
                40000,
                "count",
                G_MAXUINT,
                "share",
                .25,
                NULL);
  g_object_get (thing,
                "seat",
                &seat,
                "round",
                &round,
                "count",
                &count,
                "share",
                &share,
                NULL);
  g_assert_cmpint (seat, ==, -2);
  g_assert_cmpuint (round, ==, 40000);
  g_assert_cmpuint (count, ==, G_MAXUINT);
  g_assert_cmpfloat (share, ==, .25);
  g_assert_cmpint (priv->seat, ==, -2);
  g_assert_cmpuint (priv->round, ==, 40000);
  /* Neighbours of short members are left alone. */
  g_assert_true (priv->open);
}

static void
test_notify (void)
{
  g_autoptr (Thing)      thing = g_object_new (TYPE_THING, "name", "a", NULL);
  g_autoptr (FavorWatch) watch = favor_watch_new (thing);
  ThingPrivate          *priv = get_private (thing);
  guint                  before = priv->changes;

  g_object_set (thing, "name", "a", "open", TRUE, "seat", -1, NULL);
  g_assert_cmpuint (priv->changes, ==, before);
  favor_watch_assert (watch, NULL, NULL);
  g_object_set (thing, "name", "b", "open", FALSE, NULL);
  g_assert_cmpuint (priv->changes, ==, before + 2);
  favor_watch_assert (watch, "name", "open", NULL);
  g_assert_true (favor_properties_set_string (thing, properties[PROP_NAME], NULL));
  favor_watch_assert (watch, "name", NULL);
  g_assert_false (favor_properties_set_string (thing, properties[PROP_NAME], NULL));
  g_assert_true (favor_properties_set_number (thing, properties[PROP_OPEN], 7));
  g_assert_cmpint (priv->open, ==, TRUE);
  favor_watch_assert (watch, "open", NULL);
  g_assert_false (favor_properties_set_number (thing, properties[PROP_OPEN], TRUE));
  favor_watch_assert (watch, NULL, NULL);
}

static void
test_functions (void)
{
  g_autoptr (Thing)      thing = g_object_new (TYPE_THING, NULL);
  g_autoptr (FavorWatch) watch = favor_watch_new (thing);
  guint                  length;
  int                    half;

  g_object_set (thing, "half", 3, "name", "four", NULL);
  /* The setter notifies what it changes, and nothing else does. */
  favor_watch_assert (watch, "seat", "name", NULL);
  g_object_get (thing, "half", &half, "length", &length, NULL);
  g_assert_cmpint (half, ==, 3);
  g_assert_cmpuint (length, ==, 4);
  g_object_set (thing, "seat", -2, NULL);
  g_object_get (thing, "half", &half, NULL);
  g_assert_cmpint (half, ==, -1);
}

static void
test_strings (void)
{
  char              text[] = "text";
  g_autoptr (Thing) thing = g_object_new (TYPE_THING, "key", text, "name", text, NULL);
  g_autofree char  *name = NULL;

  text[0] = 'n';
  g_assert_cmpstr (get_private (thing)->key, ==, "text");
  g_object_get (thing, "name", &name, NULL);
  g_assert_cmpstr (name, ==, "text");
  g_assert_true (name != get_private (thing)->name);
}

static void
test_construct_only (void)
{
  g_autoptr (Thing) thing = g_object_new (TYPE_THING, "key", "k", NULL);
  GParamSpec *key = g_object_class_find_property (G_OBJECT_GET_CLASS (thing), "key");

  g_assert_cmpuint (key->flags & G_PARAM_CONSTRUCT_ONLY, !=, 0);
  g_assert_cmpstr (get_private (thing)->key, ==, "k");
}

static void
test_objects (void)
{
  GObject              *first = g_object_new (G_TYPE_OBJECT, NULL);
  GObject              *second = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (GDateTime) date = g_date_time_new_utc (2024, 2, 29, 0, 0, 0);
  Thing *thing = g_object_new (TYPE_THING, "owner", first, "date", date, NULL);

  g_assert_cmpuint (first->ref_count, ==, 2);
  g_assert_true (favor_properties_set_object (thing, properties[PROP_OWNER], second));
  g_assert_cmpuint (second->ref_count, ==, 2);
  g_assert_false (favor_properties_set_object (thing, properties[PROP_OWNER], second));
  g_assert_finalize_object (first);
  g_object_run_dispose (G_OBJECT (thing));
  g_assert_null (get_private (thing)->owner);
  g_assert_nonnull (get_private (thing)->date);
  g_assert_finalize_object (second);
  g_assert_finalize_object (thing);
}

static void
test_derived (void)
{
  GObject *friend = g_object_new (G_TYPE_OBJECT, NULL);
  Special *special = g_object_new (TYPE_SPECIAL,
                                   "friend",
                                   friend,
                                   "word",
                                   "w",
                                   "owner",
                                   friend,
                                   "name",
                                   "n",
                                   NULL);

  g_assert_cmpuint (friend->ref_count, ==, 3);
  g_object_run_dispose (G_OBJECT (special));
  g_assert_cmpuint (friend->ref_count, ==, 1);
  g_object_set (special, "friend", friend, NULL);
  n_finalized = 0;
  g_assert_finalize_object (special);
  g_assert_cmpuint (n_finalized, ==, 1);
  g_assert_finalize_object (friend);
}

static void
told_cb (Thing *thing, guint number, const char *text, guint *sum)
{
  *sum += number + (guint) strlen (text);
}

static void
test_signal (void)
{
  g_autoptr (Thing) thing = g_object_new (TYPE_THING, NULL);
  guint             sum = 0;

  g_signal_connect (thing, "told", G_CALLBACK (told_cb), &sum);
  g_signal_emit (thing, told_signal, 0, 3, "four");
  g_assert_cmpuint (sum, ==, 7);
}

static void
owner_changed (Thing *thing)
{
  get_private (thing)->count++;
}

static void
test_follow (void)
{
  Thing            *first = g_object_new (TYPE_THING, NULL);
  Thing            *second = g_object_new (TYPE_THING, NULL);
  g_autoptr (Thing) thing = g_object_new (TYPE_THING, "owner", first, NULL);
  const guint      *count = &get_private (thing)->count;

  favor_signals_follow (thing, "owner", "notify::name", G_CALLBACK (owner_changed), 0);
  favor_signals_follow (thing,
                        "owner",
                        "notify::open",
                        G_CALLBACK (owner_changed),
                        G_CONNECT_AFTER);
  g_object_set (first, "name", "one", "open", FALSE, "round", 3, NULL);
  g_assert_cmpuint (*count, ==, 2);
  g_object_set (thing, "owner", second, NULL);
  g_object_set (first, "name", "two", NULL);
  g_assert_cmpuint (*count, ==, 2);
  g_object_set (second, "name", "two", NULL);
  g_assert_cmpuint (*count, ==, 3);
  g_object_run_dispose (G_OBJECT (thing));
  g_object_set (second, "name", "three", NULL);
  g_assert_cmpuint (*count, ==, 3);
  g_assert_finalize_object (first);
  g_assert_finalize_object (second);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/properties/defaults", test_defaults);
  g_test_add_func ("/properties/numbers", test_numbers);
  g_test_add_func ("/properties/notify-on-change-only", test_notify);
  g_test_add_func ("/properties/functions-of-its-own", test_functions);
  g_test_add_func ("/properties/strings-are-copied", test_strings);
  g_test_add_func ("/properties/construct-only", test_construct_only);
  g_test_add_func ("/properties/objects-are-referenced-and-cleared", test_objects);
  g_test_add_func ("/properties/derived-class", test_derived);
  g_test_add_func ("/signals/values", test_signal);
  g_test_add_func ("/signals/follow-what-a-property-holds", test_follow);
  return g_test_run ();
}
