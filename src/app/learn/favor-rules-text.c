/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-rules-text.h"

#include "favor-art-picture.h"
#include "favor-art.h"
#include "favor-label.h"
#include "favor-markup.h"
#include "favor-text.h"
#include "favor-views.h"

/* In pixels. */
#define SECTION_ART_WIDTH 96
#define ENTRY_ART_WIDTH   48
/* Of a strip of signs, beside examples. */
#define STRIP_WIDTH    88
#define EXAMPLE_WIDTH  192
#define EXAMPLE_HEIGHT 159

typedef struct
{
  FavorRules *rules;
  GPtrArray  *labels;
} Builder;

/* Widgets side by side. A GtkBox with text that wraps in it lays the text out dozens of times to
 * find its least height, a grid does not. */
static GtkWidget *
new_row (int spacing)
{
  return g_object_new (GTK_TYPE_GRID, "column-spacing", spacing, NULL);
}

static void
add_to_row (GtkWidget *row, GtkWidget *widget)
{
  gtk_grid_attach_next_to (GTK_GRID (row), widget, NULL, GTK_POS_RIGHT, 1, 1);
}

static GtkWidget *
new_label (Builder *builder, const char *text, const char *css_class)
{
  GtkWidget *label = favor_label_new_wrapping (css_class);

  gtk_label_set_markup (GTK_LABEL (label), favor_markup_translate (text));
  gtk_widget_set_hexpand (label, TRUE);
  g_ptr_array_add (builder->labels, label);
  return label;
}

static void
add_label (Builder *builder, GtkBox *box, const char *text, const char *css_class)
{
  gtk_box_append (box, new_label (builder, text, css_class));
}

static void
add_heading (Builder *builder, GtkBox *box, FavorRulesSection *section)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_HEADING,
                                   "xalign",
                                   0.0,
                                   "wrap",
                                   TRUE,
                                   /* As in favor_label_new_wrapping (). */
                                   "width-chars",
                                   12,
                                   "hexpand",
                                   TRUE,
                                   NULL);

  gtk_label_set_markup (GTK_LABEL (label), favor_markup_translate (section->title));
  gtk_accessible_update_property (GTK_ACCESSIBLE (label),
                                  GTK_ACCESSIBLE_PROPERTY_LEVEL,
                                  section->depth + 1,
                                  -1);
  gtk_widget_add_css_class (label, section->depth == 0 ? "title-2" : "title-4");
  gtk_box_append (box, label);
  g_ptr_array_add (builder->labels, label);
}

/* A picture is an ornament: the title beside it says what it shows. One that is missing leaves
 * no gap. */
static void
add_picture (GtkWidget *row, const char *art, int width)
{
  GtkWidget *picture;

  if (art == NULL || !favor_art_exists (art))
    return;
  picture = g_object_new (FAVOR_TYPE_ART_PICTURE,
                          "art",
                          art,
                          "width",
                          width,
                          "valign",
                          GTK_ALIGN_START,
                          "overflow",
                          GTK_OVERFLOW_HIDDEN,
                          NULL);
  gtk_widget_add_css_class (picture, "rules-picture");
  add_to_row (row, picture);
}

/* A sign at the start of the line, and the text behind it. */
static void
add_item (Builder *builder, GtkBox *box, const FavorRulesBlock *block)
{
  GtkWidget       *row = new_row (6);
  GtkWidget       *sign = gtk_label_new (NULL);
  g_autofree char *text = NULL;

  if (block->kind == FAVOR_RULES_ITEM)
    text = g_strdup ("•");
  else
    /* Translators: the number of one of several steps, before its text */
    text = favor_text_fill (C_ ("list of steps", "{n}."), "n#", block->number);
  gtk_label_set_label (GTK_LABEL (sign), text);
  gtk_label_set_width_chars (GTK_LABEL (sign), 2);
  gtk_widget_set_valign (sign, GTK_ALIGN_START);
  gtk_widget_add_css_class (sign, "rules-sign");
  add_to_row (row, sign);
  add_to_row (row, new_label (builder, block->text, NULL));
  gtk_box_append (box, row);
}

/* A picture, and below it a sign and words. */
static GtkWidget *
new_example (Builder      *builder,
             GdkPaintable *paintable,
             gboolean      is_right,
             const char   *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *picture = gtk_picture_new_for_paintable (paintable);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *sign = gtk_image_new_from_icon_name (is_right ? "object-select-symbolic"
                                                           : "window-close-symbolic");
  GtkWidget *label = favor_label_new_wrapping ("caption");

  g_object_set (picture,
                "halign",
                GTK_ALIGN_START,
                "valign",
                GTK_ALIGN_START,
                "overflow",
                GTK_OVERFLOW_HIDDEN,
                NULL);
  gtk_widget_set_size_request (picture, EXAMPLE_WIDTH, EXAMPLE_HEIGHT);
  gtk_widget_add_css_class (picture, "rules-example");
  gtk_label_set_text (GTK_LABEL (label), text);
  /* No wider than the picture: two are to have room side by side. */
  gtk_label_set_max_width_chars (GTK_LABEL (label), 20);
  g_ptr_array_add (builder->labels, label);
  gtk_widget_set_valign (sign, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (words), sign);
  gtk_box_append (GTK_BOX (words), label);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), words);
  gtk_widget_set_size_request (words, EXAMPLE_WIDTH, -1);
  return box;
}

/* Side by side where there is room. */
static GtkWidget *
new_flow (void)
{
  return g_object_new (GTK_TYPE_FLOW_BOX,
                       "selection-mode",
                       GTK_SELECTION_NONE,
                       "max-children-per-line",
                       2,
                       "column-spacing",
                       12,
                       "row-spacing",
                       9,
                       "homogeneous",
                       TRUE,
                       NULL);
}

static void
add_examples (Builder *builder, GtkBox *box, const char *example)
{
  const FavorViewKind *kind = favor_views_find (builder->rules->game_id);
  GtkWidget           *flow = NULL;

  if (example == NULL || kind == NULL || kind->create_example == NULL)
    return;
  for (guint i = 0;; i++)
    {
      g_autoptr (GdkPaintable) paintable = NULL;
      gboolean                 is_right;
      const char              *text;
      GtkWidget               *child;

      paintable = kind->create_example (example, i, &is_right, &text);
      if (paintable == NULL)
        return;
      if (flow == NULL)
        gtk_box_append (box, flow = new_flow ());
      child = gtk_flow_box_child_new ();
      gtk_widget_set_focusable (child, FALSE);
      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child),
                                    new_example (builder, paintable, is_right, text));
      gtk_flow_box_insert (GTK_FLOW_BOX (flow), child, -1);
    }
}

static void
add_entry (Builder *builder, GtkBox *box, const FavorRulesBlock *block)
{
  GtkWidget *row = new_row (12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  if (block->example != NULL)
    gtk_widget_add_css_class (row, "rules-strip");
  add_picture (row, block->art, block->example == NULL ? ENTRY_ART_WIDTH : STRIP_WIDTH);
  add_label (builder, GTK_BOX (words), block->title, "heading");
  add_label (builder, GTK_BOX (words), block->text, NULL);
  add_examples (builder, GTK_BOX (words), block->example);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  add_to_row (row, words);
  gtk_box_append (box, row);
}

static void
add_link (Builder *builder, GtkBox *box, const FavorRulesBlock *block)
{
  FavorRulesSection *section = favor_rules_find (builder->rules, block->to);
  GtkWidget         *button = gtk_button_new ();
  g_autofree char   *text =
    favor_text_fill (/* Translators: a link in the rules to the section with this title */
                     _ ("More: {title}"),
                     "title",
                     favor_markup_translate (section->title));

  gtk_button_set_label (GTK_BUTTON (button), text);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "rules-link");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "rules.go-to");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", block->to);
  gtk_box_append (box, button);
}

static void
add_block (Builder *builder, GtkBox *box, const FavorRulesBlock *block)
{
  switch (block->kind)
    {
    case FAVOR_RULES_PARAGRAPH:
      add_label (builder, box, block->text, NULL);
      break;
    case FAVOR_RULES_ITEM:
    case FAVOR_RULES_STEP:
      add_item (builder, box, block);
      break;
    case FAVOR_RULES_ENTRY:
      add_entry (builder, box, block);
      break;
    case FAVOR_RULES_NOTE:
      add_label (builder, box, block->text, "rules-note");
      break;
    case FAVOR_RULES_SEE:
      add_link (builder, box, block);
      break;
    }
}

/* The picture stands beside the heading and the first paragraph; in a narrow window more of the
 * text beside it would make a column that is hard to read. */
GtkWidget *
favor_rules_text_new (FavorRulesSection *section, FavorRules *rules, GPtrArray *labels)
{
  Builder    builder = { rules, labels };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *row = new_row (18);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

  add_heading (&builder, GTK_BOX (words), section);
  gtk_widget_set_hexpand (words, TRUE);
  add_to_row (row, words);
  add_picture (row, section->art, SECTION_ART_WIDTH);
  gtk_box_append (GTK_BOX (box), row);
  for (guint i = 0; i < section->blocks->len; i++)
    add_block (&builder,
               GTK_BOX (i == 0 ? words : box),
               g_ptr_array_index (section->blocks, i));
  gtk_widget_add_css_class (box, "rules-section");
  if (section->depth == 0)
    gtk_widget_add_css_class (box, "chapter");
  return box;
}
