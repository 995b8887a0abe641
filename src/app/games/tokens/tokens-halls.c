/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "tokens-halls.h"

#include "favor-accessible.h"
#include "favor-art-picture.h"
#include "favor-children.h"
#include "favor-closures.h"
#include "favor-properties.h"
#include "favor-sight.h"
#include "favor-text.h"
#include "favor-tooltip.h"

/* In pixels. */
#define HALL 72
#define SIGN 18

/* What the bank has beside resources. */
#define BANK_DECK TOKENS_N_RESOURCES
#define N_STOCKS  (BANK_DECK + 1)

typedef struct
{
  GtkWidget *row;
  GtkWidget *held;
  GtkWidget *spent;
  GtkWidget *button;
} Hall;

typedef struct
{
  GtkWidget *box;
  GtkWidget *number;
} Stock;

struct _TokensHalls
{
  GtkWidget parent_instance;

  FavorSight *sight;
  GtkWidget  *hall_box;
  GtkWidget  *bank_box;
  GtkWidget  *route;
  GtkWidget  *army;
  Hall        halls[TOKENS_N_TOKENS];
  Stock       bank[N_STOCKS];
};

G_DEFINE_FINAL_TYPE (TokensHalls, tokens_halls, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_REDEEMED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* ---- Halls ---------------------------------------------------------------------------- */

static void
clicked_cb (GtkWidget *button, TokensHalls *self)
{
  for (guint token = 0; token < TOKENS_N_TOKENS; token++)
    if (self->halls[token].button == button)
      g_signal_emit (self, signals[SIGNAL_REDEEMED], 0, token);
}

static GtkWidget *
new_picture (const char *stem, const char *id, int width)
{
  g_autofree char *art = g_strconcat ("tokens/", stem, id, NULL);

  return g_object_new (FAVOR_TYPE_ART_PICTURE,
                       "art",
                       art,
                       "width",
                       width,
                       "valign",
                       GTK_ALIGN_CENTER,
                       NULL);
}

static GtkWidget *
new_label (const char *text, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label",
                                   text,
                                   "xalign",
                                   0.0f,
                                   "wrap",
                                   TRUE,
                                   "hexpand",
                                   TRUE,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* What the guild asks for. */
static GtkWidget *
new_price (guint token)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  for (guint i = 0; i < tokens_prices[token]; i++)
    gtk_box_append (GTK_BOX (box),
                    new_picture ("token-", tokens_tokens.words[token].id, SIGN));
  return box;
}

static GtkWidget *
new_button (TokensHalls *self, guint token)
{
  /* Translators: a button: the favor of a guild is had for tokens */
  GtkWidget *button = gtk_button_new_with_label (C_ ("button", "Redeem"));
  /* Translators: a button, for ears: {guild} is e.g. "Scholars" */
  g_autofree char *name = favor_text_fill (_ ("Redeem with the {guild}"),
                                           "guild@",
                                           &tokens_guilds.words[token]);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  favor_accessible_set_name (button, name);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  return button;
}

static void
add_hall (TokensHalls *self, guint token)
{
  const FavorWord *guild = &tokens_guilds.words[token];
  Hall            *hall = &self->halls[token];
  GtkWidget       *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget       *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget       *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  hall->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  hall->held = new_label (NULL, "caption");
  hall->spent = new_label (NULL, "caption");
  hall->button = new_button (self, token);
  gtk_widget_add_css_class (hall->row, "hall");
  gtk_box_append (GTK_BOX (head), new_label (_ (guild->title), "heading"));
  gtk_box_append (GTK_BOX (head), new_price (token));
  gtk_box_append (GTK_BOX (foot), hall->held);
  gtk_box_append (GTK_BOX (foot), hall->spent);
  gtk_box_append (GTK_BOX (words), head);
  gtk_box_append (GTK_BOX (words), new_label (_ (guild->text), "caption"));
  gtk_box_append (GTK_BOX (words), foot);
  gtk_box_append (GTK_BOX (hall->row), new_picture ("hall-", guild->id, HALL));
  gtk_box_append (GTK_BOX (hall->row), words);
  gtk_box_append (GTK_BOX (hall->row), hall->button);
  gtk_label_set_wrap (GTK_LABEL (hall->held), FALSE);
  gtk_label_set_wrap (GTK_LABEL (hall->spent), FALSE);
  gtk_widget_set_hexpand (hall->held, FALSE);
  gtk_box_append (GTK_BOX (self->hall_box), hall->row);
}

GtkWidget *
tokens_halls_get_button (TokensHalls *self, guint token)
{
  return self->halls[token].button;
}

void
tokens_halls_set_open (TokensHalls *self, guint token, gboolean open, const char *why_not)
{
  GtkWidget *button = self->halls[token].button;

  gtk_widget_set_sensitive (button, open);
  favor_tooltip_set (self->halls[token].row, why_not);
  favor_accessible_set_description (button, why_not);
}

/* ---- Bank and honours ----------------------------------------------------------------- */

static void
add_stock (TokensHalls *self, guint stock)
{
  Stock *self_stock = &self->bank[stock];

  self_stock->box = g_object_new (GTK_TYPE_BOX,
                                  "orientation",
                                  GTK_ORIENTATION_VERTICAL,
                                  "hexpand",
                                  TRUE,
                                  "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_IMG,
                                  NULL);
  self_stock->number = gtk_label_new (NULL);
  gtk_box_append (GTK_BOX (self_stock->box),
                  new_picture ("sign-",
                               stock == BANK_DECK ? "card"
                                                  : tokens_resources.words[stock].id,
                               24));
  gtk_box_append (GTK_BOX (self_stock->box), self_stock->number);
  gtk_box_append (GTK_BOX (self->bank_box), self_stock->box);
}

static void
show_stock (TokensHalls *self, guint stock, guint n)
{
  g_autofree char *figure = favor_text_figure (n);
  /* Translators: what the bank has; {card} is a resource */
  g_autofree char *words = stock == BANK_DECK
                             ? favor_text_fill (ngettext ("{n} development card left",
                                                          "{n} development cards left",
                                                          n),
                                                "n#",
                                                n)
                             : favor_text_fill (_ ("{card}: {n} in the bank"),
                                                "card n#",
                                                _ (tokens_resources.words[stock].title),
                                                n);

  gtk_label_set_label (GTK_LABEL (self->bank[stock].number), figure);
  favor_accessible_set_name (self->bank[stock].box, words);
  favor_tooltip_set (self->bank[stock].box, words);
}

static void
show_honour (GtkWidget         *label,
             const FavorMoment *moment,
             FavorSeat          holder,
             const char        *title)
{
  const char *who = holder >= 0 ? moment->names.names[holder]
                                /* Translators: who has an honour */
                                : _ ("nobody");
  /* Translators: {honour} is e.g. "Longest Trade Route", {player} who has it */
  g_autofree char *words = favor_text_fill (_ ("{honour}: {player}"),
                                            "honour player",
                                            title,
                                            who);

  gtk_label_set_label (GTK_LABEL (label), words);
}

/* (nullable): how many tokens for that guild the holder has, as far as eyes may know. */
static char *
say_held (const FavorMoment *moment, guint token)
{
  const TokensState *state = moment->state;
  guint              n, fresh;

  if (moment->holder < 0 || state->favor[moment->holder][token] == TOKENS_HIDDEN)
    return NULL;
  n = state->favor[moment->holder][token];
  fresh = state->fresh[moment->holder][token];
  if (fresh > 0 && fresh != TOKENS_HIDDEN)
    /* Translators: how many tokens of a kind one has, and how many of them were drawn in this turn;
     * little space */
    return favor_text_fill (_ ("{n} yours ({fresh} new)"), "n# fresh#", n, fresh);
  /* Translators: how many tokens of a kind one has; little space */
  return favor_text_fill (_ ("{n} yours"), "n#", n);
}

static void
show_hall (const Hall *hall, const FavorMoment *moment, guint token)
{
  const TokensState *state = moment->state;
  g_autofree char   *held = say_held (moment, token);
  /* Translators: how many tokens a guild has got so far; little space */
  g_autofree char *spent = favor_text_fill (_ ("{n} spent"),
                                            "n#",
                                            state->favor_spent[token]);

  gtk_label_set_label (GTK_LABEL (hall->held), held != NULL ? held : "");
  gtk_label_set_label (GTK_LABEL (hall->spent), spent);
}

static void
see (TokensHalls *self)
{
  const FavorMoment *moment = favor_sight_get_moment (self->sight);
  const TokensState *state;

  if (moment == NULL)
    return;
  state = moment->state;
  gtk_widget_set_visible (self->hall_box, state->options.favor);
  for (guint token = 0; token < TOKENS_N_TOKENS; token++)
    show_hall (&self->halls[token], moment, token);
  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    show_stock (self, resource, state->bank[resource]);
  show_stock (self, BANK_DECK, state->n_dev_deck);
  /* Translators: an honour: who has it gets 2 points */
  show_honour (self->route, moment, state->longest_route, _ ("Longest Trade Route"));
  /* Translators: an honour: who has it gets 2 points */
  show_honour (self->army, moment, state->largest_army, _ ("Largest Army"));
}

/* ---- Object --------------------------------------------------------------------------- */

/* clang-format off */
static const FavorProperty property_table[] = {
  { "sight", G_TYPE_OBJECT, FAVOR_WRITABLE, FAVOR_MEMBER (TokensHalls, sight),
    .class_type = favor_sight_get_type, .changed = G_CALLBACK (see) },
};

/* clang-format on */

static void
tokens_halls_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (tokens_halls_parent_class)->dispose (object);
}

static void
tokens_halls_finalize (GObject *object)
{
  favor_properties_clear (object);

  G_OBJECT_CLASS (tokens_halls_parent_class)->finalize (object);
}

static void
tokens_halls_class_init (TokensHallsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tokens_halls_dispose;
  G_OBJECT_CLASS (klass)->finalize = tokens_halls_finalize;
  favor_properties_install (G_OBJECT_CLASS (klass),
                            property_table,
                            G_N_ELEMENTS (property_table),
                            NULL);
  signals[SIGNAL_REDEEMED] = g_signal_new ("redeemed",
                                           TOKENS_TYPE_HALLS,
                                           G_SIGNAL_RUN_LAST,
                                           0,
                                           NULL,
                                           NULL,
                                           NULL,
                                           G_TYPE_NONE,
                                           1,
                                           G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "tokens/halls.ui");
  gtk_widget_class_bind_template_child (widget_class, TokensHalls, hall_box);
  gtk_widget_class_bind_template_child (widget_class, TokensHalls, bank_box);
  gtk_widget_class_bind_template_child (widget_class, TokensHalls, route);
  gtk_widget_class_bind_template_child (widget_class, TokensHalls, army);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "tokenshalls");
}

static void
tokens_halls_init (TokensHalls *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint token = 0; token < TOKENS_N_TOKENS; token++)
    add_hall (self, token);
  for (guint stock = 0; stock < N_STOCKS; stock++)
    add_stock (self, stock);
}
