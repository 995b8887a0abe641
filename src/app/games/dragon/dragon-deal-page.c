/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dragon-deal-page.h"

#include "dragon-deals.h"
#include "dragon-words.h"
#include "favor-accessible.h"
#include "favor-drop-down.h"
#include "favor-label.h"
#include "favor-scrolled.h"

/* So much of a choice is always seen. */
#define LEAST_CHARS 12

/* Most things to be chosen have a caption before them; a row as a whole comes and goes. */
typedef struct
{
  GtkWidget *caption;
  GtkWidget *choice;
} Row;

struct _DragonDealPage
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkWidget *grid;
  int        n_rows;
  GtkWidget *what;
  GtkWidget *partner;
  Row        ask;
  Row        role;
  GtkWidget *price;
  GtkWidget *less;
  GtkWidget *more;
  Row        when;
  GtkWidget *pledge;
  GtkWidget *sentence;
  GtkWidget *refusal;

  DragonState state;
  FavorNames  names;
  FavorAction action;
  gboolean    legal;
  int         favour;
  /* The seat of each row of `partner`. */
  FavorSeat partners[DRAGON_MAX_SEATS];
  gboolean  updating;
};

G_DEFINE_FINAL_TYPE (DragonDealPage, dragon_deal_page, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

enum
{
  WHAT_OFFER,
  WHAT_GIFT,
};

/* What the page says as an action, legal or not. */
static void
compose (DragonDealPage *self)
{
  FavorSeat to = self->partners[favor_drop_down_get_row (self->partner)];

  self->action = (FavorAction){ .seat = self->state.head.decider };
  if (favor_drop_down_get_row (self->what) == WHAT_GIFT)
    {
      self->action.kind = DRAGON_ACTION_GIVE_FAVOUR;
      self->action.arg[DRAGON_GIVE_TO] = to;
      self->action.arg[DRAGON_GIVE_FAVOUR] = (gint16) self->favour;
      return;
    }
  self->action.kind = DRAGON_ACTION_OFFER_DEAL;
  self->action.arg[DRAGON_OFFER_TO] = to;
  self->action.arg[DRAGON_OFFER_ASK] = (gint16)
    favor_drop_down_get_row (self->ask.choice);
  self->action.arg[DRAGON_OFFER_ROLE] = (gint16)
    favor_drop_down_get_row (self->role.choice);
  self->action.arg[DRAGON_OFFER_FAVOUR] = (gint16) self->favour;
  /* Without a price there is nothing to pay later. */
  self->action
    .arg[DRAGON_OFFER_WHEN] = (gint16) (self->favour > 0
                                          ? favor_drop_down_get_row (self->when.choice)
                                          : DRAGON_WHEN_NOW);
  self->action.arg[DRAGON_OFFER_PLEDGE] =
    gtk_check_button_get_active (GTK_CHECK_BUTTON (self->pledge));
}

/* (transfer full): an offer in the words in which the partner will read it. */
static char *
describe (DragonDealPage *self)
{
  const gint16 *arg = self->action.arg;
  DragonDeal    deal = { .from = self->action.seat };

  if (self->action.kind != DRAGON_ACTION_OFFER_DEAL)
    return favor_text_for_action (&favor_dragon_game, &self->action, &self->names);
  deal.to = (FavorSeat) arg[DRAGON_OFFER_TO];
  deal.ask = (guint8) arg[DRAGON_OFFER_ASK];
  deal.role = (guint8) arg[DRAGON_OFFER_ROLE];
  deal.favour = (guint8) arg[DRAGON_OFFER_FAVOUR];
  deal.when = (guint8) arg[DRAGON_OFFER_WHEN];
  deal.pledge = arg[DRAGON_OFFER_PLEDGE] != 0;
  return dragon_deals_describe (&self->state, &deal);
}

static void
update_words (DragonDealPage *self, const FavorRefusal *why)
{
  g_autofree char *sentence = describe (self);
  g_autofree char *refusal = self->legal ? NULL
                                         : favor_text_for_refusal (&favor_dragon_game,
                                                                   why,
                                                                   &self->names);
  g_autofree char *price = g_strdup_printf ("%d", self->favour);

  gtk_label_set_label (GTK_LABEL (self->price), price);
  gtk_label_set_label (GTK_LABEL (self->sentence), sentence);
  gtk_label_set_label (GTK_LABEL (self->refusal), refusal != NULL ? refusal : "");
  gtk_widget_set_visible (self->refusal, refusal != NULL);
}

static void
set_row_visible (Row *row, gboolean visible)
{
  gtk_widget_set_visible (row->caption, visible);
  gtk_widget_set_visible (row->choice, visible);
}

static void
update (DragonDealPage *self)
{
  gboolean     gift = favor_drop_down_get_row (self->what) == WHAT_GIFT;
  FavorRefusal why = { 0 };

  if (self->updating)
    return;
  compose (self);
  self->legal = favor_dragon_game.check (&self->state, &self->action, &why);
  set_row_visible (&self->ask, !gift);
  set_row_visible (&self->role, !gift);
  gtk_widget_set_visible (self->pledge, !gift);
  set_row_visible (&self->when, !gift && self->favour > 0);
  gtk_widget_set_sensitive (self->less, self->favour > 0);
  gtk_widget_set_sensitive (self->more, self->favour < DRAGON_MAX_PRICE);
  update_words (self, &why);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
less_cb (DragonDealPage *self)
{
  self->favour = MAX (self->favour - 1, 0);
  update (self);
}

static void
more_cb (DragonDealPage *self)
{
  self->favour = MIN (self->favour + 1, DRAGON_MAX_PRICE);
  update (self);
}

/* ---- Widgets -------------------------------------------------------------------------- */

static void
set_rows (GtkWidget *drop_down, GStrv rows)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new ((const char *const *) rows);

  gtk_drop_down_set_model (GTK_DROP_DOWN (drop_down), G_LIST_MODEL (list));
}

static void
add_wide (DragonDealPage *self, GtkWidget *widget)
{
  gtk_grid_attach (GTK_GRID (self->grid), widget, 0, self->n_rows++, 2, 1);
}

/* A choice has its name already. */
static Row
add_row (DragonDealPage *self, const char *caption, GtkWidget *choice)
{
  Row row = { favor_label_new_wrapping ("caption"), choice };

  gtk_label_set_label (GTK_LABEL (row.caption), caption);
  gtk_widget_set_valign (row.caption, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (choice, TRUE);
  gtk_grid_attach (GTK_GRID (self->grid), row.caption, 0, self->n_rows, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), choice, 1, self->n_rows++, 1, 1);
  return row;
}

static GtkWidget *
new_choice (DragonDealPage *self, const char *name, const char *const *rows)
{
  GtkWidget *drop_down = favor_drop_down_new (rows, LEAST_CHARS);

  favor_drop_down_set_name (GTK_DROP_DOWN (drop_down), name);
  g_signal_connect_object (drop_down,
                           "notify::selected",
                           G_CALLBACK (update),
                           self,
                           G_CONNECT_SWAPPED);
  return drop_down;
}

static GtkWidget *
add_step (DragonDealPage *self,
          GtkWidget      *row,
          const char     *icon,
          const char     *name,
          GCallback       callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  favor_accessible_set_name (button, name);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), button);
  return button;
}

static void
add_price (DragonDealPage *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->less = add_step (self,
                         row,
                         "list-remove-symbolic",
                         /* Translators: button: offers one Favour less */
                         _ ("One Favour Less"),
                         G_CALLBACK (less_cb));
  self->price = gtk_label_new ("1");
  gtk_widget_set_hexpand (self->price, TRUE);
  gtk_widget_add_css_class (self->price, "numeric");
  gtk_box_append (GTK_BOX (row), self->price);
  self->more = add_step (self,
                         row,
                         "list-add-symbolic",
                         /* Translators: button: offers one Favour more */
                         _ ("One Favour More"),
                         G_CALLBACK (more_cb));
  add_row (self, _ ("Favour"), row);
}

static void
add_roles (DragonDealPage *self)
{
  const char *roles[DRAGON_N_ROLES + 1] = { NULL };
  const char *caption;

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    roles[role] = dragon_role_title (role);
  /* Translators: caption of a list of the six vote cards */
  caption = _ ("Vote card");
  self->role = add_row (self, caption, new_choice (self, caption, roles));
}

static void
add_controls (DragonDealPage *self)
{
  /* Translators: what is put together: an offer to another player, or a gift */
  const char *const whats[] = { _ ("Offer a deal"), _ ("Give Favour"), NULL };
  const char *const partners[] = { NULL };
  const char *const asks[] = { _ (dragon_asks.words[DRAGON_ASK_VOTE_FOR].title),
                               _ (dragon_asks.words[DRAGON_ASK_AVOID].title),
                               NULL };
  const char *const whens[] = { _ (dragon_whens.words[DRAGON_WHEN_NOW].title),
                                _ (dragon_whens.words[DRAGON_WHEN_AFTER].title),
                                NULL };
  const char       *caption;

  /* Translators: name of a list: a deal or a gift, for ears */
  self->what = new_choice (self, _ ("Deal or gift"), whats);
  add_wide (self, self->what);
  /* Translators: caption of a list of players to whom something is offered */
  caption = _ ("Partner");
  self->partner = new_choice (self, caption, partners);
  add_row (self, caption, self->partner);
  /* Translators: caption of a list: "Vote for" or "Stay off" */
  caption = _ ("Request");
  self->ask = add_row (self, caption, new_choice (self, caption, asks));
  add_roles (self);
  add_price (self);
  /* Translators: caption of a list: "now" or "after the vote" */
  caption = _ ("Paid");
  self->when = add_row (self, caption, new_choice (self, caption, whens));
  /* Translators: a switch: who offers a deal promises to do the same with the next card */
  self->pledge = gtk_check_button_new_with_label (_ ("I will do the same"));
  g_signal_connect_object (self->pledge,
                           "toggled",
                           G_CALLBACK (update),
                           self,
                           G_CONNECT_SWAPPED);
  add_wide (self, self->pledge);
}

static void
dragon_deal_page_dispose (GObject *object)
{
  g_clear_pointer (&DRAGON_DEAL_PAGE (object)->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (dragon_deal_page_parent_class)->dispose (object);
}

static void
dragon_deal_page_class_init (DragonDealPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = dragon_deal_page_dispose;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed",
                                          DRAGON_TYPE_DEAL_PAGE,
                                          G_SIGNAL_RUN_LAST,
                                          0,
                                          NULL,
                                          NULL,
                                          NULL,
                                          G_TYPE_NONE,
                                          0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "dealpage");
}

static void
dragon_deal_page_init (DragonDealPage *self)
{
  self->favour = 1;
  self->updating = TRUE;
  self->grid = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 9);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 9);
  gtk_widget_add_css_class (self->grid, "pagebox");
  add_controls (self);
  self->sentence = favor_label_new_wrapping ("paper");
  gtk_widget_add_css_class (self->sentence, "slip");
  add_wide (self, self->sentence);
  self->refusal = favor_label_new_wrapping ("refusal");
  add_wide (self, self->refusal);
  self->scroller = favor_scrolled_new_page (self->grid);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  self->updating = FALSE;
}

DragonDealPage *
dragon_deal_page_new (void)
{
  return g_object_new (DRAGON_TYPE_DEAL_PAGE, NULL);
}

/* The other players; those without a vote left are there, too, and the rules say why not. */
static void
list_partners (DragonDealPage *self)
{
  g_autoptr (GStrvBuilder) rows = g_strv_builder_new ();
  g_auto (GStrv)           strings = NULL;
  guint                    n = 0;

  for (guint seat = 0; seat < self->state.head.n_seats; seat++)
    {
      g_autofree char *row = NULL;

      if (self->state.head.decider == (FavorSeat) seat)
        continue;
      /* Translators: in a list of players: {player} is a name, {clan} that player's clan */
      row = favor_text_expand (_ ("{player}, {clan}"),
                               "player",
                               self->names.names[seat],
                               "clan",
                               dragon_clan_title (self->state.clans[seat]),
                               NULL);
      g_strv_builder_add (rows, row);
      self->partners[n++] = (FavorSeat) seat;
    }
  strings = g_strv_builder_end (rows);
  set_rows (self->partner, strings);
}

/* The first one to whom the rules let this be said; the first of all if there is none. */
static void
select_partner (DragonDealPage *self)
{
  guint n = g_list_model_get_n_items (
    gtk_drop_down_get_model (GTK_DROP_DOWN (self->partner)));

  for (guint i = 0; i < n; i++)
    {
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->partner), i);
      compose (self);
      if (favor_dragon_game.check (&self->state, &self->action, NULL))
        return;
    }
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->partner), 0);
}

/**
 * dragon_deal_page_set_state:
 * @state: a position in which deals are made; copied. The page begins with the smallest deal that
 *   is possible
 * @names: of the players; they outlive the page or its next position
 */
void
dragon_deal_page_set_state (DragonDealPage    *self,
                            const DragonState *state,
                            const FavorNames  *names)
{
  g_return_if_fail (DRAGON_IS_DEAL_PAGE (self));

  self->updating = TRUE;
  self->state = *state;
  self->names = *names;
  list_partners (self);
  /* Who has nothing to give begins with a pledge. */
  self->favour = state->favour[state->head.decider] > 0 ? 1 : 0;
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->pledge), self->favour == 0);
  select_partner (self);
  self->updating = FALSE;
  update (self);
}

void
dragon_deal_page_set_gift (DragonDealPage *self, gboolean gift)
{
  g_return_if_fail (DRAGON_IS_DEAL_PAGE (self));

  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->what), gift ? WHAT_GIFT : WHAT_OFFER);
}

const FavorAction *
dragon_deal_page_get_action (DragonDealPage *self)
{
  g_return_val_if_fail (DRAGON_IS_DEAL_PAGE (self), NULL);

  return self->legal ? &self->action : NULL;
}
