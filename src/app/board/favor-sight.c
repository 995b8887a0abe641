/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-sight.h"

struct _FavorSight
{
  GObject     parent_instance;
  FavorMoment moment;
  char       *names[FAVOR_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (FavorSight, favor_sight, G_TYPE_OBJECT)

static void
favor_sight_finalize (GObject *object)
{
  FavorSight *self = FAVOR_SIGHT (object);

  g_free ((gpointer) self->moment.state);
  g_free ((gpointer) self->moment.before);
  g_free ((gpointer) self->moment.events);
  for (guint seat = 0; seat < FAVOR_MAX_SEATS; seat++)
    g_free (self->names[seat]);

  G_OBJECT_CLASS (favor_sight_parent_class)->finalize (object);
}

static void
favor_sight_class_init (FavorSightClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = favor_sight_finalize;
}

static void
favor_sight_init (FavorSight *self)
{
}

/**
 * favor_sight_new:
 * @moment: what is seen; is copied
 *
 * Returns: (transfer full): the sight of it
 */
FavorSight *
favor_sight_new (const FavorMoment *moment)
{
  FavorSight *self;

  g_return_val_if_fail (moment != NULL && moment->state != NULL, NULL);

  self = g_object_new (FAVOR_TYPE_SIGHT, NULL);
  self->moment = *moment;
  self->moment.state = g_memdup2 (moment->state, moment->size);
  self->moment.before = g_memdup2 (moment->before, moment->size);
  self->moment.events = g_memdup2 (moment->events,
                                   moment->n_events * sizeof *moment->events);
  for (guint seat = 0; seat < moment->n_seats; seat++)
    self->moment.names
      .names[seat] = self->names[seat] = g_strdup (moment->names.names[seat]);
  self->moment.names.state = self->moment.state;
  return self;
}

/**
 * favor_sight_get_moment:
 * @self: (nullable): a sight
 *
 * Returns: (transfer none) (nullable): what is seen, as long as @self lives; %NULL without a sight
 */
const FavorMoment *
favor_sight_get_moment (FavorSight *self)
{
  g_return_val_if_fail (self == NULL || FAVOR_IS_SIGHT (self), NULL);

  return self != NULL ? &self->moment : NULL;
}
