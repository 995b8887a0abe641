/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-trade-pledge.h"

#include "emperor-trade-words.h"
#include "emperor-words.h"
#include "favor-accessible.h"
#include "favor-children.h"
#include "favor-closures.h"
#include "favor-drop-down.h"
#include "favor-properties.h"
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

  /* In the place of all the others, as long as nothing is promised. */
  GtkWidget *add;
  GtkWidget *kinds;
  GtkWidget *plot;
  GtkWidget *card;
  GtkWidget *gold;
  GtkWidget *turns;

  /* The kinds in the list: without Intrigues there are fewer. */
  EmperorPledgeKind offered[N_KINDS];
  guint             n_offered;
  EmperorPledgeKind kind;
  char             *heading;
  char             *adding;
  /* What keeps the promise and what breaks it. */
  char    *meaning;
  char    *player;
  char    *other;
  gboolean binding;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (EmperorPledgeRow, emperor_pledge_row, GTK_TYPE_WIDGET)

enum
{
  PROP_HEADING,
  PROP_ADDING,
  PROP_KIND,
  PROP_MEANING,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

static EmperorPledgeKind
kind_of (EmperorPledgeRow *self)
{
  return self->offered[MIN (favor_drop_down_get_row (self->kinds), self->n_offered - 1)];
}

static void
update_kind (EmperorPledgeRow *self)
{
  const EmperorPledge pledge = emperor_pledge_row_get_pledge (self);
  g_autofree char    *meaning = emperor_trade_explain_pledge (&pledge,
                                                           self->player,
                                                           self->other,
                                                           self->binding);

  favor_properties_set_number (self, properties[PROP_KIND], (int) kind_of (self));
  favor_properties_set_string (self, properties[PROP_MEANING], meaning);
}

static void
changed_cb (EmperorPledgeRow *self)
{
  if (self->updating)
    return;
  update_kind (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Who takes a promise back goes on where it was added. */
static void
kind_cb (EmperorPledgeRow *self)
{
  if (self->updating)
    return;
  changed_cb (self);
  if (self->kind == EMPEROR_PLEDGE_NONE)
    gtk_widget_grab_focus (self->add);
}

/* Begins with the first promise there is. */
static void
add_cb (EmperorPledgeRow *self)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->kinds), 1);
  gtk_widget_grab_focus (self->kinds);
}

/* ---- What the template computes ------------------------------------------------------- */

static gboolean
is_nothing (EmperorPledgeRow *self, EmperorPledgeKind kind)
{
  return kind == EMPEROR_PLEDGE_NONE;
}

static gboolean
is_promise (EmperorPledgeRow *self, EmperorPledgeKind kind)
{
  return kind != EMPEROR_PLEDGE_NONE;
}

static gboolean
is_about_plot (EmperorPledgeRow *self, EmperorPledgeKind kind)
{
  return kind == EMPEROR_PLEDGE_NO_CARD;
}

static gboolean
is_about_card (EmperorPledgeRow *self, EmperorPledgeKind kind)
{
  return kind == EMPEROR_PLEDGE_GIVE_CARD;
}

static gboolean
is_about_gold (EmperorPledgeRow *self, EmperorPledgeKind kind)
{
  return kind == EMPEROR_PLEDGE_PAY_GOLD;
}

/* ---- What can be chosen --------------------------------------------------------------- */

static void
list_rows (GtkWidget *widget, const char *const *rows, const char *name)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (rows);

  favor_drop_down_make_flexible (GTK_DROP_DOWN (widget), LEAST_CHARS);
  favor_drop_down_open_upwards (GTK_DROP_DOWN (widget));
  gtk_drop_down_set_model (GTK_DROP_DOWN (widget), G_LIST_MODEL (list));
  favor_drop_down_set_name (GTK_DROP_DOWN (widget), name);
}

static void
list_turns (EmperorPledgeRow *self)
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
  /* Translators: name of a list: how long a promise holds, for ears */
  list_rows (self->turns, (const char *const *) rows, _ ("Turns"));
}

static void
list_things (EmperorPledgeRow *self)
{
  const char *plots[EMPEROR_N_PLOTS + 1] = { NULL };
  const char *cards[EMPEROR_N_CARDS + 1] = { NULL };

  for (guint i = 0; i < EMPEROR_N_PLOTS; i++)
    plots[i] = emperor_piece_title (emperor_plots[i]);
  for (guint i = 0; i < EMPEROR_N_CARDS; i++)
    cards[i] = emperor_piece_title (i);
  /* Translators: name of a list of Intrigue cards, for ears */
  list_rows (self->plot, plots, _ ("Intrigue card"));
  /* Translators: name of a list of Staff cards, for ears */
  list_rows (self->card, cards, _ ("Card"));
  /* Translators: name of a number: how much Gold is promised, for ears */
  favor_stepper_set_name (FAVOR_STEPPER (self->gold), _ ("Promised Gold"));
  favor_stepper_set_range (FAVOR_STEPPER (self->gold), 1, EMPEROR_ALL_GOLD);
  favor_stepper_set_art (FAVOR_STEPPER (self->gold), "emperor/sign-gold");
}

/* ---- Object --------------------------------------------------------------------------- */

/* clang-format off */
static const FavorProperty property_table[N_PROPS] = {
  [PROP_HEADING] = { "heading", G_TYPE_STRING, FAVOR_READABLE, FAVOR_MEMBER (EmperorPledgeRow, heading) },
  [PROP_ADDING] = { "adding", G_TYPE_STRING, FAVOR_READABLE, FAVOR_MEMBER (EmperorPledgeRow, adding) },
  [PROP_KIND] = { "kind", G_TYPE_UINT, FAVOR_READABLE, FAVOR_MEMBER (EmperorPledgeRow, kind) },

  [PROP_MEANING] = { "meaning", G_TYPE_STRING, FAVOR_READABLE, FAVOR_MEMBER (EmperorPledgeRow, meaning) },
};

/* clang-format on */

static void
emperor_pledge_row_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (emperor_pledge_row_parent_class)->dispose (object);
}

static void
emperor_pledge_row_finalize (GObject *object)
{
  EmperorPledgeRow *self = EMPEROR_PLEDGE_ROW (object);

  favor_properties_clear (self);
  g_free (self->player);
  g_free (self->other);

  G_OBJECT_CLASS (emperor_pledge_row_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (FAVOR_TYPE_STEPPER);
  g_type_ensure (FAVOR_TYPE_TILES);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "emperor/pledge-row.ui");
  gtk_widget_class_bind_template_child (widget_class, EmperorPledgeRow, kinds);
  gtk_widget_class_bind_template_child (widget_class, EmperorPledgeRow, add);
  gtk_widget_class_bind_template_child (widget_class, EmperorPledgeRow, plot);
  gtk_widget_class_bind_template_child (widget_class, EmperorPledgeRow, card);
  gtk_widget_class_bind_template_child (widget_class, EmperorPledgeRow, gold);
  gtk_widget_class_bind_template_child (widget_class, EmperorPledgeRow, turns);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_is_set);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_bind_template_callback (widget_class, kind_cb);
  gtk_widget_class_bind_template_callback (widget_class, is_nothing);
  gtk_widget_class_bind_template_callback (widget_class, is_promise);
  gtk_widget_class_bind_template_callback (widget_class, is_about_plot);
  gtk_widget_class_bind_template_callback (widget_class, is_about_card);
  gtk_widget_class_bind_template_callback (widget_class, is_about_gold);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
}

static void
emperor_pledge_row_class_init (EmperorPledgeRowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = emperor_pledge_row_dispose;
  object_class->finalize = emperor_pledge_row_finalize;

  signals[SIGNAL_CHANGED] = favor_signal_new (klass, "changed", 0);
  favor_properties_install (object_class, property_table, N_PROPS, properties);
  bind_template (widget_class);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "pledgerow");
}

static void
emperor_pledge_row_init (EmperorPledgeRow *self)
{
  self->updating = TRUE;
  self->n_offered = 1;
  gtk_widget_init_template (GTK_WIDGET (self));
  favor_drop_down_make_flexible (GTK_DROP_DOWN (self->kinds), LEAST_CHARS);
  favor_drop_down_open_upwards (GTK_DROP_DOWN (self->kinds));
  list_things (self);
  list_turns (self);
  self->updating = FALSE;
  emperor_pledge_row_set_players (self, "", "", &(EmperorOptions){ 0 });
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

  self->n_offered = 0;
  for (guint kind = 0; kind < N_KINDS; kind++)
    if (intrigue ||
        (kind != EMPEROR_PLEDGE_NO_INTRIGUE && kind != EMPEROR_PLEDGE_NO_CARD))
      {
        self->offered[self->n_offered++] = (EmperorPledgeKind) kind;
        gtk_string_list_append (list, _ (field->words->words[kind].title));
      }
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->kinds), G_LIST_MODEL (list));
}

/**
 * emperor_pledge_row_set_players:
 * @player: who promises
 * @other: to whom
 * @options: whether there are Intrigues, and whether promises bind
 *
 * Begins anew, with no promise.
 */
void
emperor_pledge_row_set_players (EmperorPledgeRow     *self,
                                const char           *player,
                                const char           *other,
                                const EmperorOptions *options)
{
  g_autofree char *heading = NULL;
  g_autofree char *adding = NULL;

  g_return_if_fail (EMPEROR_IS_PLEDGE_ROW (self));

  /* Translators: heading above a list: "nothing", "to play no Intrigue at all", "to give Gold
   * later" … */
  heading = favor_text_fill (_ ("{player} promises"), "player", player);
  /* Translators: a button in the place of that list, as long as {player} promises nothing */
  adding = favor_text_fill (_ ("Add a Promise of {player}"), "player", player);
  favor_properties_set_string (self, properties[PROP_HEADING], heading);
  favor_properties_set_string (self, properties[PROP_ADDING], adding);
  favor_accessible_set_name (self->add, adding);
  favor_accessible_set_name (GTK_WIDGET (self), heading);
  favor_drop_down_set_name (GTK_DROP_DOWN (self->kinds), heading);
  g_free (self->player);
  g_free (self->other);
  self->player = g_strdup (player);
  self->other = g_strdup (other);
  self->binding = options->promises == EMPEROR_PROMISES_BINDING;
  self->updating = TRUE;
  list_kinds (self, options->intrigue != EMPEROR_INTRIGUE_OFF);
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
  for (guint row = 0; row < self->n_offered; row++)
    if (self->offered[row] == (EmperorPledgeKind) pledge->kind)
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->kinds), row);
  if (pledge->kind == EMPEROR_PLEDGE_NO_CARD)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->plot), value);
  if (pledge->kind == EMPEROR_PLEDGE_GIVE_CARD)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->card), value);
  if (pledge->kind == EMPEROR_PLEDGE_PAY_GOLD)
    favor_stepper_set_value (FAVOR_STEPPER (self->gold), pledge->value);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->turns), turns - 1);
  self->updating = FALSE;
  update_kind (self);
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
