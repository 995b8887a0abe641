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
#include "favor-style.h"
#include "favor-text.h"
#include "favor-tooltip.h"

/* In pixels. */
#define DOOR 48
#define SIGN 18
#define CELL 24

/* What the bank has beside resources. */
#define BANK_DECK TOKENS_N_RESOURCES
#define N_STOCKS  (BANK_DECK + 1)

/* The door is always there, the room behind it while it is open. */
typedef struct
{
  GtkWidget *door;
  GtkWidget *count;
  GtkWidget *room;
  GtkWidget *held;
  GtkWidget *spent;
  GtkWidget *button;
} Hall;

/* A sign and what is there of it. */
typedef struct
{
  GtkWidget *box;
  GtkWidget *label;
} Cell;

struct _TokensHalls
{
  GtkWidget parent_instance;

  FavorSight *sight;
  GtkWidget  *hall_box;
  GtkWidget  *doors;
  GtkWidget  *rooms;
  GtkWidget  *bank_box;
  GtkWidget  *honour_box;
  Hall        halls[TOKENS_N_TOKENS];
  Cell        bank[N_STOCKS];
  Cell        route;
  Cell        army;
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

static void
opened_cb (GtkToggleButton *door, TokensHalls *self)
{
  for (guint token = 0; token < TOKENS_N_TOKENS; token++)
    if (gtk_toggle_button_get_active (door) &&
        self->halls[token].door == GTK_WIDGET (door))
      gtk_stack_set_visible_child (GTK_STACK (self->rooms), self->halls[token].room);
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

/* What the guild gives, and what it takes for that. */
static GtkWidget *
new_room (TokensHalls *self, guint token)
{
  const FavorWord *guild = &tokens_guilds.words[token];
  Hall            *hall = &self->halls[token];
  GtkWidget       *room = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget       *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget       *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget       *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  hall->held = new_label (NULL, "caption");
  hall->spent = new_label (NULL, "caption");
  hall->button = new_button (self, token);
  gtk_box_append (GTK_BOX (head), new_label (_ (guild->title), "heading"));
  gtk_box_append (GTK_BOX (head), new_price (token));
  gtk_box_append (GTK_BOX (foot), hall->held);
  gtk_box_append (GTK_BOX (foot), hall->spent);
  gtk_box_append (GTK_BOX (words), head);
  gtk_box_append (GTK_BOX (words), new_label (_ (guild->text), "caption"));
  gtk_box_append (GTK_BOX (words), foot);
  gtk_box_append (GTK_BOX (room), words);
  gtk_box_append (GTK_BOX (room), hall->button);
  gtk_label_set_wrap (GTK_LABEL (hall->held), FALSE);
  gtk_label_set_wrap (GTK_LABEL (hall->spent), FALSE);
  gtk_widget_set_hexpand (hall->held, FALSE);
  return room;
}

static GtkWidget *
new_door (TokensHalls *self, guint token)
{
  const FavorWord *guild = &tokens_guilds.words[token];
  GtkWidget       *door = gtk_toggle_button_new ();
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget       *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  self->halls[token].count = gtk_label_new (NULL);
  gtk_widget_set_halign (foot, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (foot),
                  new_picture ("token-", tokens_tokens.words[token].id, SIGN));
  gtk_box_append (GTK_BOX (foot), self->halls[token].count);
  gtk_box_append (GTK_BOX (box), new_picture ("hall-", guild->id, DOOR));
  gtk_box_append (GTK_BOX (box), foot);
  gtk_button_set_child (GTK_BUTTON (door), box);
  gtk_widget_add_css_class (door, "flat");
  gtk_widget_add_css_class (door, "door");
  if (token > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (door),
                                 GTK_TOGGLE_BUTTON (self->halls[0].door));
  g_signal_connect (door, "toggled", G_CALLBACK (opened_cb), self);
  return door;
}

static void
add_hall (TokensHalls *self, guint token)
{
  Hall *hall = &self->halls[token];

  hall->door = new_door (self, token);
  hall->room = new_room (self, token);
  gtk_box_append (GTK_BOX (self->doors), hall->door);
  gtk_stack_add_child (GTK_STACK (self->rooms), hall->room);
}

GtkWidget *
tokens_halls_get_door (TokensHalls *self, guint token)
{
  return self->halls[token].door;
}

GtkWidget *
tokens_halls_get_button (TokensHalls *self, guint token)
{
  return self->halls[token].button;
}

void
tokens_halls_set_open (TokensHalls *self, guint token, gboolean open, const char *why_not)
{
  Hall *hall = &self->halls[token];

  gtk_widget_set_sensitive (hall->button, open);
  favor_tooltip_set (hall->room, why_not);
  favor_accessible_set_description (hall->button, why_not);
  favor_style_set_class (hall->door, "ready", open);
  favor_accessible_set_description (hall->door,
                                    open
                                      /* Translators: of a guild, for ears: tokens can be
                                       * exchanged for what it gives */
                                      ? _ ("Its favor can be had now.")
                                      : why_not);
}

/* ---- Bank and honours ----------------------------------------------------------------- */

static void
add_cell (GtkWidget *row, Cell *cell, GtkOrientation orientation, GtkWidget *picture)
{
  cell->box = g_object_new (GTK_TYPE_BOX,
                            "orientation",
                            orientation,
                            "spacing",
                            orientation == GTK_ORIENTATION_HORIZONTAL ? 6 : 0,
                            "hexpand",
                            TRUE,
                            "accessible-role",
                            GTK_ACCESSIBLE_ROLE_IMG,
                            NULL);
  cell->label = gtk_label_new (NULL);
  gtk_box_append (GTK_BOX (cell->box), picture);
  gtk_box_append (GTK_BOX (cell->box), cell->label);
  gtk_box_append (GTK_BOX (row), cell->box);
}

static void
show_cell (const Cell *cell, const char *label, const char *words)
{
  gtk_label_set_label (GTK_LABEL (cell->label), label);
  favor_accessible_set_name (cell->box, words);
  favor_tooltip_set (cell->box, words);
}

static void
add_stock (TokensHalls *self, guint stock)
{
  const char *id = stock == BANK_DECK ? "card" : tokens_resources.words[stock].id;

  add_cell (self->bank_box,
            &self->bank[stock],
            GTK_ORIENTATION_VERTICAL,
            new_picture ("sign-", id, CELL));
}

static void
add_honour (TokensHalls *self, Cell *cell, const char *id)
{
  add_cell (self->honour_box,
            cell,
            GTK_ORIENTATION_HORIZONTAL,
            new_picture ("honour-", id, CELL));
  gtk_label_set_ellipsize (GTK_LABEL (cell->label), PANGO_ELLIPSIZE_END);
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

  show_cell (&self->bank[stock], figure, words);
}

static void
show_honour (const Cell        *cell,
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

  show_cell (cell, who, words);
}

/* ---- What is seen --------------------------------------------------------------------- */

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
name_door (const Hall *hall, guint token, const char *held)
{
  const char      *guild = _ (tokens_guilds.words[token].title);
  g_autofree char *name = NULL;

  if (held != NULL)
    /* Translators: a guild, for ears: {guild} is e.g. "Scholars", {held} "2 yours" */
    name = favor_text_fill (_ ("{guild}: {held}"), "guild held", guild, held);
  favor_accessible_set_name (hall->door, name != NULL ? name : guild);
  favor_tooltip_set (hall->door, guild);
}

static void
show_hall (const Hall *hall, const FavorMoment *moment, guint token)
{
  const TokensState *state = moment->state;
  g_autofree char   *held = say_held (moment, token);
  g_autofree char   *count = NULL;
  /* Translators: how many tokens a guild has got so far; little space */
  g_autofree char *spent = favor_text_fill (_ ("{n} spent"),
                                            "n#",
                                            state->favor_spent[token]);

  if (held != NULL)
    count = favor_text_figure (state->favor[moment->holder][token]);
  name_door (hall, token, held);
  gtk_label_set_label (GTK_LABEL (hall->count), count != NULL ? count : "");
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
  show_honour (&self->route, moment, state->longest_route, _ ("Longest Trade Route"));
  /* Translators: an honour: who has it gets 2 points */
  show_honour (&self->army, moment, state->largest_army, _ ("Largest Army"));
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
  gtk_widget_class_bind_template_child (widget_class, TokensHalls, doors);
  gtk_widget_class_bind_template_child (widget_class, TokensHalls, rooms);
  gtk_widget_class_bind_template_child (widget_class, TokensHalls, bank_box);
  gtk_widget_class_bind_template_child (widget_class, TokensHalls, honour_box);
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
  add_honour (self, &self->route, "longest-route");
  add_honour (self, &self->army, "largest-army");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->halls[0].door), TRUE);
}
