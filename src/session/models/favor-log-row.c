/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-log-row.h"

#include "favor-properties.h"

G_DEFINE_FINAL_TYPE (FavorLogRow, favor_log_row, G_TYPE_OBJECT)

enum
{
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

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_PLY] = { "ply", G_TYPE_UINT, FAVOR_READABLE, FAVOR_MEMBER (FavorLogRow, ply) },
  [PROP_TEXT] = { "text", G_TYPE_STRING, FAVOR_READABLE,
                  FAVOR_MEMBER (FavorLogRow, text) },
  [PROP_ACTOR] = { "actor", G_TYPE_INT, FAVOR_READABLE,
                   FAVOR_MEMBER (FavorLogRow, actor), .min = FAVOR_SEAT_NONE,
                   .max = FAVOR_MAX_SEATS - 1, .fallback = FAVOR_SEAT_NONE },
  [PROP_ROUND] = { "round", G_TYPE_UINT, FAVOR_READABLE,
                   FAVOR_MEMBER (FavorLogRow, round), .max = G_MAXUINT16 },
  [PROP_FIRST] = { "first", G_TYPE_BOOLEAN, FAVOR_READABLE,
                   FAVOR_MEMBER (FavorLogRow, first) },
  [PROP_NOTE] = { "note", G_TYPE_STRING, FAVOR_READABLE,
                  FAVOR_MEMBER (FavorLogRow, note) },
  [PROP_COLOUR] = { "colour", G_TYPE_INT, FAVOR_READABLE,
                    FAVOR_MEMBER (FavorLogRow, colour), .min = -1, .max = G_MAXUINT8,
                    .fallback = -1 },
};

/* clang-format on */

static void
favor_log_row_class_init (FavorLogRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  favor_properties_install (object_class, table, N_PROPS, properties);
}

static void
favor_log_row_init (FavorLogRow *self)
{
  self->actor = FAVOR_SEAT_NONE;
  self->colour = -1;
}

/**
 * favor_log_row_get_ply:
 *
 * Returns: where to go to see what it tells
 */
guint
favor_log_row_get_ply (FavorLogRow *self)
{
  g_return_val_if_fail (FAVOR_IS_LOG_ROW (self), 0);

  return self->ply;
}

/**
 * favor_log_row_get_n_told:
 *
 * Returns: how many events of the ply have happened when what it tells has just happened
 */
guint
favor_log_row_get_n_told (FavorLogRow *self)
{
  g_return_val_if_fail (FAVOR_IS_LOG_ROW (self), 0);

  return self->n_told;
}

/**
 * favor_log_row_get_text:
 *
 * Returns: (transfer none): the sentence
 */
const char *
favor_log_row_get_text (FavorLogRow *self)
{
  g_return_val_if_fail (FAVOR_IS_LOG_ROW (self), NULL);

  return self->text;
}

/**
 * favor_log_row_get_actor:
 *
 * Returns: whose doing it tells; %FAVOR_SEAT_NONE if nobody's
 */
FavorSeat
favor_log_row_get_actor (FavorLogRow *self)
{
  g_return_val_if_fail (FAVOR_IS_LOG_ROW (self), FAVOR_SEAT_NONE);

  return self->actor;
}

/**
 * favor_log_row_update:
 * @text: the sentence
 * @note: (nullable): what a person wrote about the ply
 * @first: whether it is the first line of its ply
 *
 * Takes over what may change while a row lives, and notifies of it.
 */
void
favor_log_row_update (FavorLogRow *self,
                      const char  *text,
                      const char  *note,
                      gboolean     first,
                      int          colour)
{
  g_object_freeze_notify (G_OBJECT (self));
  favor_properties_set_string (self, properties[PROP_TEXT], text);
  favor_properties_set_string (self, properties[PROP_NOTE], note);
  favor_properties_set_number (self, properties[PROP_FIRST], first);
  favor_properties_set_number (self, properties[PROP_COLOUR], colour);
  g_object_thaw_notify (G_OBJECT (self));
}
