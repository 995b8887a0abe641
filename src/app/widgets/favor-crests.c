/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-crests.h"

#include "favor-schema.h"
#include "favor-signals.h"

#define KEY "favor-crests"

struct _FavorCrests
{
  GObject parent_instance;

  char *art[FAVOR_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (FavorCrests, favor_crests, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
favor_crests_finalize (GObject *object)
{
  FavorCrests *self = FAVOR_CRESTS (object);

  for (guint i = 0; i < FAVOR_MAX_SEATS; i++)
    g_free (self->art[i]);

  G_OBJECT_CLASS (favor_crests_parent_class)->finalize (object);
}

static void
favor_crests_class_init (FavorCrestsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = favor_crests_finalize;

  signals[SIGNAL_CHANGED] = favor_signal_new (klass, "changed", 0);
}

static void
favor_crests_init (FavorCrests *self)
{
}

/**
 * favor_crests_install:
 *
 * Returns: (transfer none): crests for all that is within @widget, none as yet
 */
FavorCrests *
favor_crests_install (GtkWidget *widget)
{
  FavorCrests *self = g_object_new (FAVOR_TYPE_CRESTS, NULL);

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  g_object_set_data_full (G_OBJECT (widget), KEY, self, g_object_unref);
  return self;
}

/**
 * favor_crests_find:
 *
 * Returns: (transfer none) (nullable): those that @widget is within
 */
FavorCrests *
favor_crests_find (GtkWidget *widget)
{
  FavorCrests *self = NULL;

  for (; widget != NULL && self == NULL; widget = gtk_widget_get_parent (widget))
    self = g_object_get_data (G_OBJECT (widget), KEY);
  return self;
}

/**
 * favor_crests_set:
 * @art: (nullable) (array fixed-size=FAVOR_MAX_SEATS): by the colour of a seat the id of a picture,
 *   %NULL for a shield; %NULL for shields only
 */
void
favor_crests_set (FavorCrests *self, const char *const *art)
{
  g_return_if_fail (FAVOR_IS_CRESTS (self));

  for (guint i = 0; i < FAVOR_MAX_SEATS; i++)
    {
      g_free (self->art[i]);
      self->art[i] = art != NULL ? g_strdup (art[i]) : NULL;
    }
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/**
 * favor_crests_get:
 * @self: (nullable): without crests there are shields only
 * @colour: 0 to FAVOR_MAX_SEATS - 1
 *
 * Returns: (transfer none) (nullable): the id of a picture
 */
const char *
favor_crests_get (FavorCrests *self, guint colour)
{
  g_return_val_if_fail (colour < FAVOR_MAX_SEATS, NULL);

  return self != NULL ? self->art[colour] : NULL;
}
