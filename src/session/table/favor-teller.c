/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include "favor-teller.h"

#include "favor-properties.h"
#include "favor-text.h"

struct _FavorTeller
{
  GObject      parent_instance;
  FavorCursor *cursor;
  /* So far it is told: so many events of that ply. */
  guint    ply;
  guint    n_events;
  gboolean missed;
};

G_DEFINE_FINAL_TYPE (FavorTeller, favor_teller, G_TYPE_OBJECT)

enum
{
  PROP_CURSOR,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_CURSOR] = { "cursor", G_TYPE_OBJECT, FAVOR_CONSTRUCT_ONLY, FAVOR_MEMBER (FavorTeller, cursor),
                    .class_type = favor_cursor_get_type },
};

/* clang-format on */

static guint
count_events (FavorTeller *self, guint ply)
{
  guint n = 0;

  favor_session_get_events (favor_cursor_get_session (self->cursor), ply, &n);
  return n;
}

static gboolean
is_before (FavorTeller *self, guint ply, guint n_events)
{
  return self->ply < ply || (self->ply == ply && self->n_events < n_events);
}

static void
go_to (FavorTeller *self, guint ply, guint n_events)
{
  self->ply = ply;
  self->n_events = n_events;
}

/* (nullable) */
static char *
text_of (FavorTeller *self, guint ply, guint event)
{
  FavorSession     *session = favor_cursor_get_session (self->cursor);
  guint             n = 0;
  const FavorEvent *events = favor_session_get_events (session, ply, &n);

  return favor_text_for_event (favor_session_get_game (session),
                               &events[event],
                               favor_cursor_get_viewer (self->cursor),
                               favor_session_get_names (session));
}

static void
tell_ply (FavorTeller *self, guint ply, guint n_events, GString *text)
{
  for (guint i = self->ply == ply ? self->n_events : 0; i < n_events; i++)
    {
      g_autofree char *line = text_of (self, ply, i);

      if (line == NULL)
        continue;
      if (text->len > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, line);
    }
  go_to (self, ply, n_events);
}

char *
favor_teller_take (FavorTeller *self, guint ply, guint n_events)
{
  GString *text;

  g_return_val_if_fail (FAVOR_IS_TELLER (self), NULL);

  n_events = MIN (n_events, count_events (self, ply));
  if (!is_before (self, ply, n_events))
    return NULL;
  text = g_string_new (NULL);
  while (self->ply < ply)
    {
      tell_ply (self, self->ply, count_events (self, self->ply), text);
      go_to (self, self->ply + 1, 0);
    }
  tell_ply (self, ply, n_events, text);
  return g_string_free (text, text->len == 0);
}

void
favor_teller_miss (FavorTeller *self, guint ply, guint n_events)
{
  g_autofree char *text = NULL;

  g_return_if_fail (FAVOR_IS_TELLER (self));

  text = favor_teller_take (self, ply, n_events);
  self->missed |= text != NULL;
}

void
favor_teller_lose (FavorTeller *self)
{
  g_return_if_fail (FAVOR_IS_TELLER (self));

  self->missed = TRUE;
}

gboolean
favor_teller_take_missed (FavorTeller *self)
{
  gboolean missed;

  g_return_val_if_fail (FAVOR_IS_TELLER (self), FALSE);

  missed = self->missed;
  self->missed = FALSE;
  return missed;
}

/* What is taken back has not been told; another line that is opened has been played before. */
static void
stepped_cb (FavorTeller *self, guint from, guint to)
{
  if (to < from && self->ply > to)
    go_to (self, to, count_events (self, to));
  else if (to > from + 1)
    favor_teller_miss (self, to, G_MAXUINT);
}

static void
favor_teller_constructed (GObject *object)
{
  FavorTeller  *self = FAVOR_TELLER (object);
  FavorSession *session;
  guint         n;

  G_OBJECT_CLASS (favor_teller_parent_class)->constructed (object);

  session = favor_cursor_get_session (self->cursor);
  n = favor_session_get_n_plies (session);
  if (n > 0)
    favor_teller_miss (self, n, G_MAXUINT);
  g_signal_connect_object (session,
                           "stepped",
                           G_CALLBACK (stepped_cb),
                           self,
                           G_CONNECT_SWAPPED);
}

static void
favor_teller_dispose (GObject *object)
{
  favor_properties_clear (object);

  G_OBJECT_CLASS (favor_teller_parent_class)->dispose (object);
}

static void
favor_teller_class_init (FavorTellerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = favor_teller_constructed;
  object_class->dispose = favor_teller_dispose;
  favor_properties_install (object_class, table, N_PROPS, properties);
}

static void
favor_teller_init (FavorTeller *self)
{
}

/**
 * favor_teller_new:
 * @cursor: through whose eyes the game is told
 *
 * Returns: (transfer full): one who has told nothing of a new game, and all of another
 */
FavorTeller *
favor_teller_new (FavorCursor *cursor)
{
  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), NULL);

  return g_object_new (FAVOR_TYPE_TELLER, "cursor", cursor, NULL);
}
