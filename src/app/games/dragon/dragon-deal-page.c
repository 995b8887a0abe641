/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dragon-deal-page.h"

#include "dragon-deals.h"
#include "dragon-words.h"
#include "favor-action-form.h"
#include "favor-scrolled.h"

struct _DragonDealPage
{
  GtkWidget parent_instance;

  GtkWidget  *scroller;
  GtkWidget  *form;
  DragonState state;
  FavorNames  names;
};

G_DEFINE_FINAL_TYPE (DragonDealPage, dragon_deal_page, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
changed_cb (DragonDealPage *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* An offer in the words in which the partner will read it. */
static char *
describe (const FavorAction *action, gpointer data)
{
  DragonDealPage *self = data;
  const gint16   *arg = action->arg;
  DragonDeal      deal = { .from = action->seat };

  if (action->kind != DRAGON_ACTION_OFFER_DEAL)
    return favor_text_for_action (&favor_dragon_game, action, &self->names);
  deal.to = (FavorSeat) arg[DRAGON_OFFER_TO];
  deal.ask = (guint8) arg[DRAGON_OFFER_ASK];
  deal.role = (guint8) arg[DRAGON_OFFER_ROLE];
  deal.favour = (guint8) arg[DRAGON_OFFER_FAVOUR];
  deal.when = (guint8) arg[DRAGON_OFFER_WHEN];
  deal.pledge = arg[DRAGON_OFFER_PLEDGE] != 0;
  return dragon_deals_describe (&self->state, &deal);
}

/* Without a price there is nothing to pay later. */
static void
settle (FavorArguments *arguments, FavorAction *action, gpointer data)
{
  gboolean free;

  if (action->kind != DRAGON_ACTION_OFFER_DEAL)
    return;
  free = action->arg[DRAGON_OFFER_FAVOUR] == 0;
  favor_arguments_set_hidden (arguments, "when", free);
  if (free)
    action->arg[DRAGON_OFFER_WHEN] = DRAGON_WHEN_NOW;
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
  const FavorActionFormHooks hooks = { .describe = describe,
                                       .settle = settle,
                                       .data = self };

  self->form = favor_action_form_new ();
  favor_action_form_set_hooks (FAVOR_ACTION_FORM (self->form), &hooks);
  g_signal_connect_object (self->form,
                           "changed",
                           G_CALLBACK (changed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  self->scroller = favor_scrolled_new_page (self->form);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

DragonDealPage *
dragon_deal_page_new (void)
{
  return g_object_new (DRAGON_TYPE_DEAL_PAGE, NULL);
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

  self->state = *state;
  self->names = *names;
  favor_action_form_set_position (FAVOR_ACTION_FORM (self->form),
                                  &favor_dragon_game,
                                  state,
                                  names);
  dragon_deal_page_set_gift (self, FALSE);
}

void
dragon_deal_page_set_gift (DragonDealPage *self, gboolean gift)
{
  g_return_if_fail (DRAGON_IS_DEAL_PAGE (self));

  favor_action_form_set_kind (FAVOR_ACTION_FORM (self->form),
                              gift ? DRAGON_ACTION_GIVE_FAVOUR
                                   : DRAGON_ACTION_OFFER_DEAL);
  changed_cb (self);
}

const FavorAction *
dragon_deal_page_get_action (DragonDealPage *self)
{
  g_return_val_if_fail (DRAGON_IS_DEAL_PAGE (self), NULL);

  return favor_action_form_get_action (FAVOR_ACTION_FORM (self->form));
}
