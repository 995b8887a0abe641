/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-log-row.h"

G_DEFINE_FINAL_TYPE (FavorLogRow, favor_log_row, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_PLY,
  PROP_TEXT,
  PROP_ACTOR,
  PROP_ROUND,
  PROP_FIRST,
  PROP_NOTE,
  PROP_COLOUR,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
favor_log_row_finalize (GObject *object)
{
  FavorLogRow *self = FAVOR_LOG_ROW (object);

  g_free (self->text);
  g_free (self->note);
  G_OBJECT_CLASS (favor_log_row_parent_class)->finalize (object);
}

static void
favor_log_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  FavorLogRow *self = FAVOR_LOG_ROW (object);

  switch (id)
    {
    case PROP_PLY:
      g_value_set_uint (value, self->ply);
      break;
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    case PROP_ACTOR:
      g_value_set_int (value, self->actor);
      break;
    case PROP_ROUND:
      g_value_set_uint (value, self->round);
      break;
    case PROP_FIRST:
      g_value_set_boolean (value, self->first);
      break;
    case PROP_NOTE:
      g_value_set_string (value, self->note);
      break;
    case PROP_COLOUR:
      g_value_set_int (value, self->colour);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
favor_log_row_class_init (FavorLogRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags   flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = favor_log_row_finalize;
  object_class->get_property = favor_log_row_get_property;

  properties[PROP_PLY] = g_param_spec_uint ("ply", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  properties[PROP_ACTOR] = g_param_spec_int ("actor",
                                             NULL,
                                             NULL,
                                             FAVOR_SEAT_NONE,
                                             FAVOR_MAX_SEATS - 1,
                                             FAVOR_SEAT_NONE,
                                             flags);
  properties[PROP_ROUND] =
    g_param_spec_uint ("round", NULL, NULL, 0, G_MAXUINT16, 0, flags);
  properties[PROP_FIRST] = g_param_spec_boolean ("first", NULL, NULL, FALSE, flags);
  properties[PROP_NOTE] = g_param_spec_string ("note", NULL, NULL, NULL, flags);
  properties[PROP_COLOUR] =
    g_param_spec_int ("colour", NULL, NULL, -1, G_MAXUINT8, -1, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
favor_log_row_init (FavorLogRow *self)
{
  self->actor = FAVOR_SEAT_NONE;
  self->colour = -1;
}

guint
favor_log_row_get_ply (FavorLogRow *self)
{
  g_return_val_if_fail (FAVOR_IS_LOG_ROW (self), 0);

  return self->ply;
}

const char *
favor_log_row_get_text (FavorLogRow *self)
{
  g_return_val_if_fail (FAVOR_IS_LOG_ROW (self), NULL);

  return self->text;
}

FavorSeat
favor_log_row_get_actor (FavorLogRow *self)
{
  g_return_val_if_fail (FAVOR_IS_LOG_ROW (self), FAVOR_SEAT_NONE);

  return self->actor;
}

static void
set_string (FavorLogRow *self, char **member, const char *value, guint prop)
{
  if (g_strcmp0 (*member, value) == 0)
    return;
  g_free (*member);
  *member = g_strdup (value);
  g_object_notify_by_pspec (G_OBJECT (self), properties[prop]);
}

void
favor_log_row_update (FavorLogRow *self,
                      const char  *text,
                      const char  *note,
                      gboolean     first,
                      int          colour)
{
  g_object_freeze_notify (G_OBJECT (self));
  set_string (self, &self->text, text, PROP_TEXT);
  set_string (self, &self->note, note, PROP_NOTE);
  if (self->first != first)
    {
      self->first = first;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FIRST]);
    }
  if (self->colour != colour)
    {
      self->colour = colour;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COLOUR]);
    }
  g_object_thaw_notify (G_OBJECT (self));
}
