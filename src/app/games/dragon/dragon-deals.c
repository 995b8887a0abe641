/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dragon-deals.h"

#include "dragon-tableau.h"
#include "dragon-words.h"
#include "favor-accessible.h"
#include "favor-art-picture.h"
#include "favor-closures.h"
#include "favor-paragraph.h"
#include "favor-speech.h"
#include "favor-steady-bin.h"
#include "favor-text.h"

#define CREST 22
/* All deals of a round, and an open offer. */
#define MOST (DRAGON_MAX_DEALS + 1)

/* One deal. */
typedef struct
{
  GtkWidget *row;
  GtkWidget *crests[2];
  GtkWidget *terms;
  GtkWidget *status;
} Row;

struct _DragonDeals
{
  GtkWidget  parent_instance;
  GtkWidget *box;
  /* What is answered, in a place of its own. */
  GtkWidget *answer;
  GtkWidget *speech;
  gboolean   has_deals;
  guint      n_rows;
  Row        rows[MOST];
};

G_DEFINE_FINAL_TYPE (DragonDeals, dragon_deals, GTK_TYPE_WIDGET)

/* ---- Words ---------------------------------------------------------------------------- */

/* What the log says of an event. */
static void
add_event (GString *text, const FavorEvent *event)
{
  static const FavorNames nobody;

  g_autofree char *sentence = favor_text_for_event (&favor_dragon_game,
                                                    event,
                                                    FAVOR_VIEWER_OPEN,
                                                    &nobody);

  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
}

char *
dragon_deals_describe (const DragonState *state, const DragonDeal *deal)
{
  GString   *text = g_string_new (NULL);
  FavorEvent offer = dragon_event_new ("deal-offered", deal->from);
  FavorEvent price = dragon_event_new ("price-offered", deal->from);
  FavorEvent pledge = dragon_event_new ("pledge-offered", deal->from);
  int        clan = state->clans[deal->from];

  dragon_event_set (&offer, "clan", clan);
  dragon_event_set (&offer, "other-clan", state->clans[deal->to]);
  dragon_event_set (&offer, "ask", deal->ask);
  dragon_event_set (&offer, "role", deal->role);
  add_event (text, &offer);
  dragon_event_set (&price, "clan", clan);
  dragon_event_set (&price, "n", deal->favour);
  dragon_event_set (&price, "when", deal->when);
  if (deal->favour > 0)
    add_event (text, &price);
  dragon_event_set (&pledge, "clan", clan);
  if (deal->pledge)
    add_event (text, &pledge);
  return g_string_free (text, FALSE);
}

/* (transfer full): "due", with the title of it. */
static char *
get_status (const DragonDeal *deal, const char *name, const char **title)
{
  const FavorField *deals = favor_schema_find (favor_dragon_game.state, "deals");
  const FavorField *field = favor_schema_find (deals->schema, name);

  *title = _ (field->title);
  return favor_text_for_value (field, deal, 0, NULL);
}

static void
add_status (GString *text, char *status)
{
  if (text->len > 0)
    g_string_append (text, " · ");
  g_string_append (text, status);
  g_free (status);
}

/* "Ox's word: kept": the titles of the state say "partner" and "own", which leaves open whose. */
static void
add_word (GString *text, const DragonDeal *deal, const char *name, int clan)
{
  const char      *title;
  g_autofree char *value = get_status (deal, name, &title);

  add_status (
    text,
    /* Translators: what became of a promise in a deal: {clan} gave it, {value} is "open", "kept" or
     * "broken" */
    favor_text_fill (_ ("{clan}'s word: {value}"),
                     "clan@ value",
                     dragon_clan_word ((guint) clan),
                     value));
}

/* "Payment: due" */
static void
add_payment (GString *text, const DragonDeal *deal)
{
  const char      *title;
  g_autofree char *value = get_status (deal, "payment", &title);

  add_status (text,
              favor_text_fill (_ ("{title}: {value}"), "title value", title, value));
}

/* (transfer full): what became of it so far. */
static char *
describe_status (const DragonState *state, const DragonDeal *deal)
{
  GString *text = g_string_new (NULL);

  add_word (text, deal, "target-status", state->clans[deal->to]);
  if (deal->pledge)
    add_word (text, deal, "pledge-status", state->clans[deal->from]);
  if (deal->favour > 0)
    add_payment (text, deal);
  return g_string_free (text, FALSE);
}

/* ---- Rows ----------------------------------------------------------------------------- */

static void
create_row (DragonDeals *self, Row *row)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  /* A box would ask the words how wide they are for a height: they are laid out again and again. */
  GtkWidget *grid = gtk_grid_new ();

  row->row = favor_accessible_new_group (FAVOR_TYPE_STEADY_BIN);
  adw_bin_set_child (ADW_BIN (row->row), grid);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 3);
  gtk_widget_add_css_class (row->row, "deal");
  for (guint i = 0; i < G_N_ELEMENTS (row->crests); i++)
    {
      row->crests[i] = g_object_new (FAVOR_TYPE_ART_PICTURE,
                                     "width",
                                     CREST,
                                     "valign",
                                     GTK_ALIGN_START,
                                     NULL);
      gtk_grid_attach (GTK_GRID (grid), row->crests[i], (int) i, 0, 1, 1);
    }
  row->terms = favor_paragraph_new ("terms");
  row->status = favor_paragraph_new ("status");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_add_css_class (words, "words");
  gtk_box_append (GTK_BOX (words), row->terms);
  gtk_box_append (GTK_BOX (words), row->status);
  gtk_grid_attach (GTK_GRID (grid), words, G_N_ELEMENTS (row->crests), 0, 1, 1);
  gtk_widget_insert_before (row->row, self->box, self->answer);
}

static void
update_row (Row               *row,
            const DragonState *state,
            const DragonDeal  *deal,
            const char        *status)
{
  g_autofree char *from = dragon_clan_art ("small", state->clans[deal->from]);
  g_autofree char *to = dragon_clan_art ("small", state->clans[deal->to]);
  g_autofree char *terms = dragon_deals_describe (state, deal);
  g_autofree char *name = g_strconcat (terms, "\n", status, NULL);

  g_object_set (row->crests[0], "art", from, NULL);
  g_object_set (row->crests[1], "art", to, NULL);
  favor_paragraph_set_text (FAVOR_PARAGRAPH (row->terms), terms);
  favor_paragraph_set_text (FAVOR_PARAGRAPH (row->status), status);
  favor_accessible_set_name (row->row, name);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
dragon_deals_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), DRAGON_TYPE_DEALS);

  G_OBJECT_CLASS (dragon_deals_parent_class)->dispose (object);
}

static void
dragon_deals_class_init (DragonDealsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dragon_deals_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "dragon/deals.ui");
  gtk_widget_class_bind_template_child (widget_class, DragonDeals, box);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "deals");
}

static void
dragon_deals_init (DragonDeals *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->speech = favor_speech_new ();
  self->answer = g_object_new (FAVOR_TYPE_STEADY_BIN, "child", self->speech, NULL);
  g_object_bind_property (self->speech,
                          "visible",
                          self->answer,
                          "visible",
                          G_BINDING_SYNC_CREATE);
  gtk_box_append (GTK_BOX (self->box), self->answer);
}

DragonDeals *
dragon_deals_new (void)
{
  return g_object_new (DRAGON_TYPE_DEALS, NULL);
}

static void
update_visible (DragonDeals *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self),
                          self->has_deals || gtk_widget_get_visible (self->speech));
}

void
dragon_deals_update (DragonDeals *self, const DragonState *state)
{
  const DragonDeal *current;
  guint             n;

  g_return_if_fail (DRAGON_IS_DEALS (self));

  current = dragon_deals_find_current (state);
  n = state->n_deals + state->n_pending;
  while (self->n_rows < n)
    create_row (self, &self->rows[self->n_rows++]);
  for (guint i = 0; i < self->n_rows; i++)
    {
      gboolean          open = i >= state->n_deals;
      const DragonDeal *deal = open ? &state->pending[0] : &state->deals[i];
      g_autofree char  *status = NULL;

      gtk_widget_set_visible (self->rows[i].row, i < n);
      if (i >= n)
        continue;
      status = open ? g_strdup (_ ("Open offer")) : describe_status (state, deal);
      update_row (&self->rows[i], state, deal, status);
      if (deal == current)
        gtk_widget_add_css_class (self->rows[i].row, "current");
      else
        gtk_widget_remove_css_class (self->rows[i].row, "current");
    }
  self->has_deals = n > 0;
  update_visible (self);
}

void
dragon_deals_answer (DragonDeals *self,
                     guint        colour,
                     const char  *player,
                     const char  *words)
{
  g_return_if_fail (DRAGON_IS_DEALS (self));

  favor_speech_set_colour (FAVOR_SPEECH (self->speech), colour);
  favor_speech_say (FAVOR_SPEECH (self->speech), player, words);
  update_visible (self);
}

/**
 * dragon_deals_find_current:
 * @state: a position
 *
 * Returns: (nullable): what somebody decides about: the offer to be answered, or, of those whose
 *   price is due, the first, to be paid
 */
const DragonDeal *
dragon_deals_find_current (const DragonState *state)
{
  g_return_val_if_fail (state != NULL, NULL);

  if (state->n_pending > 0)
    return &state->pending[0];
  if (state->head.phase == DRAGON_PHASE_SETTLE)
    for (guint i = 0; i < state->n_deals; i++)
      if (state->deals[i].payment == DRAGON_PAYMENT_DUE)
        return &state->deals[i];
  return NULL;
}
