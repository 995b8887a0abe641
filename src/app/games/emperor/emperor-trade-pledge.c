/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-trade-pledge.h"

#include "emperor-words.h"
#include "favor-accessible.h"
#include "favor-children.h"
#include "favor-drop-down.h"
#include "favor-label.h"
#include "favor-signals.h"
#include "favor-stepper.h"
#include "favor-text.h"
#include "favor-tiles.h"

/* So much of a choice is always seen. */
#define LEAST_CHARS 9
#define TURNS_MOST  3
#define N_KINDS     (EMPEROR_PLEDGE_GIVE_CARD + 1)

struct _EmperorPledgeRow
{
  GtkWidget parent_instance;

  GtkWidget *heading;
  GtkWidget *kind;
  GtkWidget *line;
  GtkWidget *plot;
  GtkWidget *card;
  GtkWidget *gold;
  GtkWidget *turns;

  /* The kinds in the list: without Intrigues there are fewer. */
  EmperorPledgeKind kinds[N_KINDS];
  guint             n_kinds;
  gboolean          updating;
};

G_DEFINE_FINAL_TYPE (EmperorPledgeRow, emperor_pledge_row, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static EmperorPledgeKind
kind_of (EmperorPledgeRow *self)
{
  return self->kinds[MIN (favor_drop_down_get_row (self->kind), self->n_kinds - 1)];
}

static void
update_line (EmperorPledgeRow *self)
{
  EmperorPledgeKind kind = kind_of (self);

  gtk_widget_set_visible (self->plot, kind == EMPEROR_PLEDGE_NO_CARD);
  gtk_widget_set_visible (self->card, kind == EMPEROR_PLEDGE_GIVE_CARD);
  gtk_widget_set_visible (self->gold, kind == EMPEROR_PLEDGE_PAY_GOLD);
  gtk_widget_set_visible (self->line, kind != EMPEROR_PLEDGE_NONE);
}

static void
changed_cb (EmperorPledgeRow *self)
{
  if (self->updating)
    return;
  update_line (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* ---- Widgets -------------------------------------------------------------------------- */

static GtkWidget *
add_choice (EmperorPledgeRow *self, GtkWidget *parent, const char *const *rows)
{
  GtkWidget *drop_down = favor_drop_down_new (rows, LEAST_CHARS);

  favor_signals_connect (drop_down, "notify::selected", G_CALLBACK (changed_cb), self);
  gtk_widget_set_parent (drop_down, parent);
  return drop_down;
}

static void
add_turns (EmperorPledgeRow *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv)           rows = NULL;

  for (guint n = 1; n <= TURNS_MOST; n++)
    {
      /* Translators: how long a promise holds */
      const char      *text = ngettext ("{n} turn", "{n} turns", n);
      g_autofree char *row = favor_text_fill (text, "n#", n);

      g_strv_builder_add (builder, row);
    }
  rows = g_strv_builder_end (builder);
  self->turns = add_choice (self, self->line, (const char *const *) rows);
  /* Translators: name of a list: how long a promise holds, for ears */
  favor_drop_down_set_name (GTK_DROP_DOWN (self->turns), _ ("Turns"));
}

static void
add_things (EmperorPledgeRow *self)
{
  const char *plots[EMPEROR_N_PLOTS + 1] = { NULL };
  const char *cards[EMPEROR_N_CARDS + 1] = { NULL };

  for (guint i = 0; i < EMPEROR_N_PLOTS; i++)
    plots[i] = emperor_piece_title (emperor_plots[i]);
  for (guint i = 0; i < EMPEROR_N_CARDS; i++)
    cards[i] = emperor_piece_title (i);
  self->plot = add_choice (self, self->line, plots);
  /* Translators: name of a list of Intrigue cards, for ears */
  favor_drop_down_set_name (GTK_DROP_DOWN (self->plot), _ ("Intrigue card"));
  self->card = add_choice (self, self->line, cards);
  /* Translators: name of a list of Staff cards, for ears */
  favor_drop_down_set_name (GTK_DROP_DOWN (self->card), _ ("Card"));
  /* Translators: name of a number: how much Gold is promised, for ears */
  self->gold = favor_stepper_new (_ ("Promised Gold"), 1, EMPEROR_ALL_GOLD);
  favor_stepper_set_art (FAVOR_STEPPER (self->gold), "emperor/sign-gold");
  favor_signals_connect (self->gold, "changed", G_CALLBACK (changed_cb), self);
  gtk_widget_set_parent (self->gold, self->line);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
emperor_pledge_row_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (emperor_pledge_row_parent_class)->dispose (object);
}

static void
emperor_pledge_row_class_init (EmperorPledgeRowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = emperor_pledge_row_dispose;

  signals[SIGNAL_CHANGED] = favor_signal_new (klass, "changed", 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "pledgerow");
}

static void
emperor_pledge_row_init (EmperorPledgeRow *self)
{
  const char *const kinds[] = { NULL };
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  self->updating = TRUE;
  self->n_kinds = 1;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->heading = favor_label_new_wrapping ("heading");
  gtk_widget_set_parent (self->heading, GTK_WIDGET (self));
  self->kind = add_choice (self, GTK_WIDGET (self), kinds);
  self->line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_layout_manager (self->line, favor_tiles_new (0, 0, 0));
  gtk_widget_set_parent (self->line, GTK_WIDGET (self));
  add_things (self);
  add_turns (self);
  self->updating = FALSE;
  emperor_pledge_row_set_player (self, "", TRUE);
}

GtkWidget *
emperor_pledge_row_new (void)
{
  return g_object_new (EMPEROR_TYPE_PLEDGE_ROW, NULL);
}

/* The kinds of promises that can be made, in the order of the rules. */
static void
list_kinds (EmperorPledgeRow *self, gboolean intrigue)
{
  const FavorField         *field = favor_schema_find (&emperor_pledge_schema, "kind");
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  self->n_kinds = 0;
  for (guint kind = 0; kind < N_KINDS; kind++)
    if (intrigue ||
        (kind != EMPEROR_PLEDGE_NO_INTRIGUE && kind != EMPEROR_PLEDGE_NO_CARD))
      {
        self->kinds[self->n_kinds++] = (EmperorPledgeKind) kind;
        gtk_string_list_append (list, _ (field->words->words[kind].title));
      }
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->kind), G_LIST_MODEL (list));
}

/**
 * emperor_pledge_row_set_player:
 * @player: who promises
 * @intrigue: whether Intrigues can be promised away
 *
 * Begins anew, with no promise.
 */
void
emperor_pledge_row_set_player (EmperorPledgeRow *self,
                               const char       *player,
                               gboolean          intrigue)
{
  g_autofree char *heading = NULL;

  g_return_if_fail (EMPEROR_IS_PLEDGE_ROW (self));

  /* Translators: heading above a list: "nothing", "no Intrigue", "to pay Gold" … */
  heading = favor_text_fill (_ ("{player} promises"), "player", player);
  gtk_label_set_label (GTK_LABEL (self->heading), heading);
  favor_accessible_set_name (GTK_WIDGET (self), heading);
  favor_drop_down_set_name (GTK_DROP_DOWN (self->kind), heading);
  self->updating = TRUE;
  list_kinds (self, intrigue);
  self->updating = FALSE;
  emperor_pledge_row_set_pledge (self, &(EmperorPledge){ 0 });
}

void
emperor_pledge_row_set_pledge (EmperorPledgeRow *self, const EmperorPledge *pledge)
{
  guint turns = (guint) CLAMP (pledge->turns, 1, TURNS_MOST);
  guint value = (guint) pledge->value;

  g_return_if_fail (EMPEROR_IS_PLEDGE_ROW (self));

  self->updating = TRUE;
  for (guint row = 0; row < self->n_kinds; row++)
    if (self->kinds[row] == (EmperorPledgeKind) pledge->kind)
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->kind), row);
  if (pledge->kind == EMPEROR_PLEDGE_NO_CARD)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->plot), value);
  if (pledge->kind == EMPEROR_PLEDGE_GIVE_CARD)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->card), value);
  if (pledge->kind == EMPEROR_PLEDGE_PAY_GOLD)
    favor_stepper_set_value (FAVOR_STEPPER (self->gold), pledge->value);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->turns), turns - 1);
  self->updating = FALSE;
  update_line (self);
}

EmperorPledge
emperor_pledge_row_get_pledge (EmperorPledgeRow *self)
{
  EmperorPledge pledge = { 0 };

  g_return_val_if_fail (EMPEROR_IS_PLEDGE_ROW (self), pledge);

  pledge.kind = (gint16) kind_of (self);
  pledge.turns = (gint16) (favor_drop_down_get_row (self->turns) + 1);
  switch (kind_of (self))
    {
    case EMPEROR_PLEDGE_NONE:
      pledge.turns = 0;
      break;
    case EMPEROR_PLEDGE_NO_INTRIGUE:
      break;
    case EMPEROR_PLEDGE_NO_CARD:
      pledge.value = (gint16) favor_drop_down_get_row (self->plot);
      break;
    case EMPEROR_PLEDGE_PAY_GOLD:
      pledge.value = (gint16) favor_stepper_get_value (FAVOR_STEPPER (self->gold));
      break;
    case EMPEROR_PLEDGE_GIVE_CARD:
      pledge.value = (gint16) favor_drop_down_get_row (self->card);
      break;
    }
  return pledge;
}
