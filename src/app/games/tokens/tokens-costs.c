/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "tokens-costs.h"

#include "favor-accessible.h"
#include "favor-art-picture.h"
#include "favor-children.h"
#include "favor-style.h"
#include "favor-text.h"
#include "tokens-words.h"

/* In pixels. */
#define SIGN 18

struct _TokensCosts
{
  GtkWidget parent_instance;

  GtkWidget *rows[TOKENS_N_COSTS];
};

G_DEFINE_FINAL_TYPE (TokensCosts, tokens_costs, GTK_TYPE_WIDGET)

static const struct
{
  const char *title;
  const char *art;
} things[TOKENS_N_COSTS] = {
  [TOKENS_COST_ROAD] = { N_ ("Road"), "tokens/pict-road" },
  [TOKENS_COST_SETTLEMENT] = { N_ ("Settlement"), "tokens/pict-settlement" },
  [TOKENS_COST_CITY] = { N_ ("City"), "tokens/pict-city" },
  [TOKENS_COST_DEVELOPMENT] = { N_ ("Card"), "tokens/pict-card" },
};

static GtkWidget *
new_picture (const char *art)
{
  return g_object_new (FAVOR_TYPE_ART_PICTURE,
                       "art",
                       art,
                       "width",
                       SIGN,
                       "valign",
                       GTK_ALIGN_CENTER,
                       NULL);
}

static void
add_cards (GtkWidget *row, TokensCost cost)
{
  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    {
      g_autofree char *art = g_strconcat ("tokens/sign-",
                                          tokens_resources.words[resource].id,
                                          NULL);

      for (guint i = 0; i < tokens_costs[cost][resource]; i++)
        gtk_box_append (GTK_BOX (row), new_picture (art));
    }
}

static GtkWidget *
new_row (TokensCost cost)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX,
                                 "spacing",
                                 3,
                                 "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_IMG,
                                 NULL);
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL,
                                   "label",
                                   _ (things[cost].title),
                                   "xalign",
                                   0.0f,
                                   "hexpand",
                                   TRUE,
                                   "ellipsize",
                                   PANGO_ELLIPSIZE_END,
                                   NULL);

  gtk_box_append (GTK_BOX (row), new_picture (things[cost].art));
  gtk_box_append (GTK_BOX (row), title);
  add_cards (row, cost);
  return row;
}

/* ---- Object --------------------------------------------------------------------------- */

static void
tokens_costs_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (tokens_costs_parent_class)->dispose (object);
}

static void
tokens_costs_class_init (TokensCostsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tokens_costs_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "tokenscosts");
}

static void
tokens_costs_init (TokensCosts *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_homogeneous (GTK_BOX_LAYOUT (layout), TRUE);
  /* Translators: a list of what has to be paid for roads, settlements and so on, for ears */
  favor_accessible_set_name (GTK_WIDGET (self), _ ("Building Costs"));
  for (guint cost = 0; cost < TOKENS_N_COSTS; cost++)
    {
      self->rows[cost] = new_row (cost);
      gtk_widget_set_parent (self->rows[cost], GTK_WIDGET (self));
    }
}

GtkWidget *
tokens_costs_new (void)
{
  return g_object_new (TOKENS_TYPE_COSTS, NULL);
}

GtkWidget *
tokens_costs_get_row (TokensCosts *self, TokensCost cost)
{
  g_return_val_if_fail (TOKENS_IS_COSTS (self), NULL);

  return self->rows[cost];
}

/* ---- What is seen --------------------------------------------------------------------- */

static void
name_row (TokensCosts *self, TokensCost cost, const char *missing)
{
  g_autofree char *price = tokens_say_cost (cost);
  g_autofree char *words = missing != NULL ? favor_text_fill (_ ("{first} {second}"),
                                                              "first second",
                                                              price,
                                                              missing)
                                           : NULL;
  g_autofree char *name = favor_text_fill (_ ("{title}: {value}"),
                                           "title value",
                                           _ (things[cost].title),
                                           words != NULL ? words : price);

  favor_accessible_set_name (self->rows[cost], name);
}

void
tokens_costs_show (TokensCosts *self, const TokensState *state, FavorSeat seat)
{
  const gboolean known = seat >= 0 && state->hand[seat][0] != TOKENS_HIDDEN;

  g_return_if_fail (TOKENS_IS_COSTS (self));

  for (guint cost = 0; cost < TOKENS_N_COSTS; cost++)
    {
      g_autofree char *missing = known ? tokens_say_missing (state, seat, cost) : NULL;

      favor_style_set_class (self->rows[cost], "ready", known && missing == NULL);
      name_row (self, cost, missing);
    }
}
