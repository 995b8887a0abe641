/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "dragon-preview.h"

#include "dragon-faces.h"

#define N_SHOWN     3
#define CARD_ASPECT (240.0 / 336)
/* Of the width of a column; of its height. */
#define CARD_WIDTH  0.84
#define CARD_HEIGHT 0.62
/* Of cards laid side by side; fewer are no larger. */
#define LAID_MOST  4
#define LAID_LEAST 2

struct _DragonPreview
{
  FavorPreview parent_instance;

  DragonTableau tableau;
  guint8        clans[DRAGON_MAX_SEATS];
  guint         roles[N_SHOWN];
};

G_DEFINE_FINAL_TYPE (DragonPreview, dragon_preview, FAVOR_TYPE_PREVIEW)

static void
draw_face (FavorFace *face, GtkSnapshot *snapshot, double x, double y, double width)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  favor_face_snapshot (face, NULL, snapshot, width);
  gtk_snapshot_restore (snapshot);
}

static void
draw_laid (DragonPreview *self,
           GtkSnapshot   *snapshot,
           guint          role,
           double         x,
           double         y,
           double         width,
           double         height)
{
  double card;
  guint  n = 0, k = 0;

  for (guint i = 0; i < self->tableau.n_cards; i++)
    n += self->tableau.cards[i].on == (int) role;
  n = MIN (n, LAID_MOST);
  card = MIN (height * CARD_ASPECT, width * CARD_WIDTH / MAX (n, LAID_LEAST));
  x += (width - card * n) / 2;
  for (guint i = 0; i < self->tableau.n_cards && k < n; i++)
    {
      const DragonTableauCard *placed = &self->tableau.cards[i];
      g_autoptr (FavorFace)    face = NULL;

      if (placed->on != (int) role)
        continue;
      face = placed->turned && placed->role >= 0
               ? dragon_face_new_delegate ((guint) placed->role,
                                           self->clans[placed->owner],
                                           TRUE)
               : dragon_face_new_back (self->clans[placed->owner], i + 1, FAVOR_NONE);
      draw_face (face, snapshot, x + k++ * card, y, card * 0.92);
    }
}

static void
dragon_preview_draw (FavorPreview *preview,
                     GtkSnapshot  *snapshot,
                     double        width,
                     double        height)
{
  DragonPreview *self = DRAGON_PREVIEW (preview);
  double         column = width / N_SHOWN;
  double         card = MIN (column * CARD_WIDTH, height * CARD_HEIGHT * CARD_ASPECT);
  double         high = card / CARD_ASPECT, edge = height * 0.05;

  for (guint i = 0; i < N_SHOWN; i++)
    {
      g_autoptr (FavorFace) face = dragon_face_new_vote (self->roles[i],
                                                         DRAGON_VOTE_SIGN);

      draw_face (face, snapshot, i * column + (column - card) / 2, edge, card);
      draw_laid (self,
                 snapshot,
                 self->roles[i],
                 i * column,
                 edge + high + edge / 2,
                 column,
                 height - high - 2.5 * edge);
    }
}

static void
dragon_preview_class_init (DragonPreviewClass *klass)
{
  FavorPreviewClass *preview_class = FAVOR_PREVIEW_CLASS (klass);

  preview_class->ground = (GdkRGBA){ 0.31f, 0.15f, 0.30f, 1 };
  preview_class->draw = dragon_preview_draw;
}

static void
dragon_preview_init (DragonPreview *self)
{
}

/* The vote cards with the most votes, in role order. */
static void
choose_roles (DragonPreview *self)
{
  gboolean chosen[DRAGON_N_ROLES] = { FALSE };
  guint    n = 0;

  for (guint k = 0; k < N_SHOWN; k++)
    {
      guint best = DRAGON_N_ROLES;

      for (guint role = 0; role < DRAGON_N_ROLES; role++)
        if (!chosen[role] && (best == DRAGON_N_ROLES ||
                              self->tableau.votes[role] > self->tableau.votes[best]))
          best = role;
      chosen[best] = TRUE;
    }
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    if (chosen[role])
      self->roles[n++] = role;
}

/**
 * dragon_preview_new:
 * @state: masked for whoever looks
 *
 * Returns: (transfer full): a picture of @state
 */
GdkPaintable *
dragon_preview_new (const DragonState *state)
{
  DragonPreview *self = g_object_new (DRAGON_TYPE_PREVIEW, NULL);

  dragon_tableau_set (&self->tableau, state, NULL);
  memcpy (self->clans, state->clans, sizeof self->clans);
  choose_roles (self);
  return GDK_PAINTABLE (self);
}
