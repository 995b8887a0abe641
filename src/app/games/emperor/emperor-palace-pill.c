/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "emperor-palace-private.h"

/* The pill above a place of the palace, which says what a choice would bring there. It covers no
 * name: where there is not room enough for all its words, it says what counts. */

#define EDGE 4
#define GAP  6
/* How much of it stands above its place, of its height: above a roof, and above what is small and
 * has a number in its middle. */
#define ABOVE_ROOF  0.35
#define ABOVE_THING 0.6

/* The middle of a place is seen best, but the name on a roof begins at its start. */
static gboolean
is_on_roof (EmperorPalace *self)
{
  return self->preview_key < EMPEROR_KEY_STAFF + EMPEROR_N_STAFF;
}

static double
find_room (EmperorPalace *self)
{
  const graphene_rect_t *at = &self->spots[self->preview_key];
  guint                  staff = (guint) self->preview_key - EMPEROR_KEY_STAFF;

  if (is_on_roof (self))
    return at->size.width - GAP -
           emperor_pavilion_measure_name (&self->pavilions[staff],
                                          GTK_WIDGET (self),
                                          staff);
  return self->in_columns ? 0 : self->width;
}

static void
place_pill (EmperorPalace *self, GtkWidget *label, int width)
{
  const graphene_rect_t *at = &self->spots[self->preview_key];
  gboolean               on_roof = is_on_roof (self);
  double                 x = at->origin.x, y = at->origin.y;
  int                    height;

  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  x += (at->size.width - width) / (on_roof ? 1 : 2);
  y -= height * (on_roof ? ABOVE_ROOF : ABOVE_THING);
  x = CLAMP (x, EDGE, MAX (self->width - width - EDGE, EDGE));
  y = CLAMP (y, 2, MAX (self->height - height - 2, 2));
  favor_board_place (FAVOR_BOARD (self),
                     label,
                     &GRAPHENE_RECT_INIT ((float) x,
                                          (float) y,
                                          (float) width,
                                          (float) height));
}

void
emperor_palace_place_preview (EmperorPalace *self)
{
  GtkWidget *words = self->preview[0], *brief = self->preview[1];
  int        width, brief_width;

  if (words == NULL)
    return;
  gtk_widget_measure (words, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (brief,
                      GTK_ORIENTATION_HORIZONTAL,
                      -1,
                      NULL,
                      &brief_width,
                      NULL,
                      NULL);
  if (width <= find_room (self))
    {
      place_pill (self, words, width);
      favor_board_unplace (FAVOR_BOARD (self), brief);
    }
  else
    {
      place_pill (self, brief, brief_width);
      favor_board_unplace (FAVOR_BOARD (self), words);
    }
}

/* `words`: (nullable). Returns whether that is something else than before. */
static gboolean
set_pill (EmperorPalace *self, guint which, const char *words)
{
  GtkWidget **pill = &self->preview[which];

  if (*pill == NULL && words == NULL)
    return FALSE;
  if (words == NULL)
    favor_board_remove (FAVOR_BOARD (self), g_steal_pointer (pill));
  else if (*pill == NULL)
    /* The decision bar says the same. */
    *pill = emperor_palace_add_label (self, "preview");
  else if (g_str_equal (gtk_label_get_label (GTK_LABEL (*pill)), words))
    return FALSE;
  if (*pill != NULL)
    gtk_label_set_label (GTK_LABEL (*pill), words);
  return TRUE;
}

void
emperor_palace_set_preview (EmperorPalace *self,
                            int            key,
                            const char    *words,
                            const char    *brief)
{
  gboolean changed;

  g_return_if_fail (EMPEROR_IS_PALACE (self));
  g_return_if_fail (key < EMPEROR_N_KEYS);

  changed = self->preview_key != key;
  self->preview_key = key;
  changed |= set_pill (self, 0, key >= 0 ? words : NULL);
  changed |= set_pill (self, 1, key >= 0 ? brief : NULL);
  if (changed)
    favor_board_rearrange (FAVOR_BOARD (self), FALSE);
}
