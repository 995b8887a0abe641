/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-rules-search.h"

#include "favor-find.h"

/* Dark ink on gold, by day and night alike; the present hit is darker gold and underlined. */
static const guint16 ink[] = { 0x2929, 0x2121, 0x3131 };
static const guint16 gold[] = { 0xf7f7, 0xdbdb, 0x8d8d };
static const guint16 dark_gold[] = { 0xe0e0, 0xa5a5, 0x3434 };

typedef struct
{
  guint      label;
  FavorFound place;
} Hit;

struct _FavorRulesSearch
{
  GPtrArray *labels;
  GArray    *hits;
  char      *text; /* what is looked for */
  guint      nth;
};

/**
 * favor_rules_search_new:
 * @labels: (element-type GtkLabel): all that is searched; must stay as they are
 *
 * Returns: (transfer full): a search for nothing
 */
FavorRulesSearch *
favor_rules_search_new (GPtrArray *labels)
{
  FavorRulesSearch *self = g_new0 (FavorRulesSearch, 1);

  self->labels = g_ptr_array_ref (labels);
  self->hits = g_array_new (FALSE, FALSE, sizeof (Hit));
  self->text = g_strdup ("");
  return self;
}

/**
 * favor_rules_search_free:
 *
 * Frees the search; marks stay.
 */
void
favor_rules_search_free (FavorRulesSearch *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->labels);
  g_array_unref (self->hits);
  g_free (self->text);
  g_free (self);
}

static void
add_mark (PangoAttrList *marks, PangoAttribute *mark, const FavorFound *place)
{
  mark->start_index = place->start;
  mark->end_index = place->end;
  pango_attr_list_insert (marks, mark);
}

/* Shows the hits of one label. */
static void
mark_label (FavorRulesSearch *self, guint label)
{
  g_autoptr (PangoAttrList) marks = pango_attr_list_new ();
  gboolean                  any = FALSE;

  for (guint i = 0; i < self->hits->len; i++)
    {
      const Hit     *hit = &g_array_index (self->hits, Hit, i);
      const guint16 *ground = i == self->nth ? dark_gold : gold;

      if (hit->label != label)
        continue;
      any = TRUE;
      add_mark (marks,
                pango_attr_background_new (ground[0], ground[1], ground[2]),
                &hit->place);
      add_mark (marks, pango_attr_foreground_new (ink[0], ink[1], ink[2]), &hit->place);
      if (i == self->nth)
        add_mark (marks, pango_attr_underline_new (PANGO_UNDERLINE_SINGLE), &hit->place);
    }
  gtk_label_set_attributes (g_ptr_array_index (self->labels, label), any ? marks : NULL);
}

gboolean
favor_rules_search_set_text (FavorRulesSearch *self, const char *text)
{
  if (g_str_equal (text, self->text))
    return FALSE;
  g_free (self->text);
  self->text = g_strdup (text);
  g_array_set_size (self->hits, 0);
  self->nth = 0;
  for (guint i = 0; i < self->labels->len; i++)
    {
      GtkLabel          *label = g_ptr_array_index (self->labels, i);
      g_autoptr (GArray) places = favor_find_all (gtk_label_get_text (label), text);

      for (guint j = 0; j < places->len; j++)
        {
          Hit hit = { i, g_array_index (places, FavorFound, j) };

          g_array_append_val (self->hits, hit);
        }
    }
  for (guint i = 0; i < self->labels->len; i++)
    mark_label (self, i);
  return TRUE;
}

/**
 * favor_rules_search_get_n:
 *
 * Returns: the number of hits
 */
guint
favor_rules_search_get_n (FavorRulesSearch *self)
{
  return self->hits->len;
}

/**
 * favor_rules_search_get_nth:
 *
 * Returns: the number of the present hit, from 0 on
 */
guint
favor_rules_search_get_nth (FavorRulesSearch *self)
{
  return self->nth;
}

/**
 * favor_rules_search_move:
 * @by: so many hits on, or back
 *
 * Makes another hit the present one, round and round.
 */
void
favor_rules_search_move (FavorRulesSearch *self, int by)
{
  guint before = self->nth;
  int   n = (int) self->hits->len;

  if (n == 0)
    return;
  self->nth = (guint) (((int) self->nth + by % n + n) % n);
  mark_label (self, g_array_index (self->hits, Hit, before).label);
  mark_label (self, g_array_index (self->hits, Hit, self->nth).label);
}

GtkWidget *
favor_rules_search_get_place (FavorRulesSearch *self, int *y)
{
  const Hit     *hit;
  GtkLabel      *label;
  PangoRectangle rectangle;

  if (self->hits->len == 0)
    return NULL;
  hit = &g_array_index (self->hits, Hit, self->nth);
  label = g_ptr_array_index (self->labels, hit->label);
  pango_layout_index_to_pos (gtk_label_get_layout (label),
                             (int) hit->place.start,
                             &rectangle);
  *y = rectangle.y / PANGO_SCALE;
  return GTK_WIDGET (label);
}
