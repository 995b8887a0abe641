/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-seat-facts.h"

#include "favor-art-picture.h"
#include "favor-closures.h"
#include "favor-label.h"
#include "favor-properties.h"
#include "favor-seat-sign.h"
#include "favor-view-parts.h"

/* More than so many lines are read elsewhere: on the table and on the scoring pad. */
#define MOST_LINES 7
#define SIGN_SIZE  18

/* So that the card is no wider than 320 pixels. */
#define MOST_CHARS       34
#define MOST_TITLE_CHARS 14
#define MOST_VALUE_CHARS 22

struct _FavorSeatFacts
{
  GtkBox parent_instance;

  GtkWidget    *grid;
  FavorSeatRow *row;
  char         *subtitle;
};

G_DEFINE_FINAL_TYPE (FavorSeatFacts, favor_seat_facts, GTK_TYPE_BOX)

enum
{
  PROP_ROW,
  PROP_SUBTITLE,
  N_PROPS
};

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_ROW] = { "row", G_TYPE_OBJECT, FAVOR_CONSTRUCT_ONLY,
                 FAVOR_MEMBER (FavorSeatFacts, row),
                 .class_type = favor_seat_row_get_type },
  [PROP_SUBTITLE] = { "subtitle", G_TYPE_STRING, FAVOR_CONSTRUCT_ONLY,
                      FAVOR_MEMBER (FavorSeatFacts, subtitle) },
};

/* clang-format on */

static GtkWidget *
attach_label (FavorSeatFacts *self,
              const char     *text,
              const char     *css_class,
              int             most_chars,
              const int       place[2])
{
  GtkWidget *label = favor_label_new_line (text, css_class);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), most_chars);
  /* A label that could be narrower would have the card as high as if it were. */
  if (g_utf8_strlen (text, -1) > most_chars)
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_lines (GTK_LABEL (label), 2);
      gtk_label_set_width_chars (GTK_LABEL (label), most_chars);
    }
  gtk_grid_attach (GTK_GRID (self->grid), label, place[0], place[1], 1, 1);
  return label;
}

/* A picture and words. */
static void
attach_fact (FavorSeatFacts *self, const FavorFact *fact, int nth)
{
  GtkWidget *words = attach_label (self,
                                   fact->words,
                                   "fact-list",
                                   MOST_CHARS,
                                   (const int[]){ 1, nth });
  GtkWidget *picture;

  if (fact->warn)
    gtk_widget_add_css_class (words, "heading");
  if (fact->art == NULL)
    return;
  picture = g_object_new (FAVOR_TYPE_ART_PICTURE,
                          "art",
                          fact->art,
                          "width",
                          SIGN_SIZE,
                          "valign",
                          GTK_ALIGN_CENTER,
                          NULL);
  gtk_grid_attach (GTK_GRID (self->grid), picture, 0, nth, 1, 1);
}

/* A title and what is behind its colon. */
static void
attach_line (FavorSeatFacts *self, const char *line, int nth)
{
  const char      *colon = strstr (line, ": ");
  g_autofree char *title = colon != NULL ? g_strndup (line, (gsize) (colon - line))
                                         : g_strdup ("");

  attach_label (self, title, "dim-label", MOST_TITLE_CHARS, (const int[]){ 0, nth });
  attach_label (self,
                colon != NULL ? colon + 2 : line,
                "fact-list",
                MOST_VALUE_CHARS,
                (const int[]){ 1, nth });
}

static void
favor_seat_facts_class_init (FavorSeatFactsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (FAVOR_TYPE_SEAT_SIGN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "seat-facts.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorSeatFacts, grid);
  favor_properties_install (G_OBJECT_CLASS (klass), table, N_PROPS, NULL);
}

static void
favor_seat_facts_init (FavorSeatFacts *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * favor_seat_facts_new:
 * @row: a seat
 * @subtitle: who plays it and how it stands
 * @points: (nullable): its score in words, before @facts
 * @facts: (nullable) (element-type FavorFact): what the game says of it; without them the titled
 *   fields of @row are listed
 *
 * Returns: (transfer floating): a card of the seat as it is now
 */
GtkWidget *
favor_seat_facts_new (FavorSeatRow *row,
                      const char   *subtitle,
                      const char   *points,
                      const GArray *facts)
{
  FavorSeatFacts *self = g_object_new (FAVOR_TYPE_SEAT_FACTS,
                                       "row",
                                       row,
                                       "subtitle",
                                       subtitle,
                                       NULL);
  const char     *fields = favor_seat_row_get_facts (row);
  g_auto (GStrv)  lines = g_strsplit (fields != NULL ? fields : "", "\n", -1);

  if (facts != NULL && points != NULL)
    attach_label (self, points, "heading", MOST_CHARS, (const int[]){ 1, 0 });
  for (guint i = 0; facts != NULL && i < MIN (facts->len, MOST_LINES); i++)
    attach_fact (self, &g_array_index (facts, FavorFact, i), 1 + (int) i);
  for (guint i = 0; facts == NULL && lines[i] != NULL && i < MOST_LINES; i++)
    attach_line (self, lines[i], (int) i);
  gtk_widget_set_visible (self->grid, gtk_widget_get_first_child (self->grid) != NULL);
  return GTK_WIDGET (self);
}
