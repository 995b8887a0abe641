/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "favor-offer-page.h"

#include "favor-children.h"
#include "favor-closures.h"
#include "favor-drop-down.h"
#include "favor-partners.h"
#include "favor-properties.h"
#include "favor-session.h"
#include "favor-signals.h"
#include "favor-speech.h"
#include "favor-tiles.h"

/* So much of a choice is always seen. */
#define LEAST_CHARS 12

typedef struct
{
  GtkWidget *partners;
  GtkWidget *what;
  GtkWidget *terms;
  GtkWidget *slips;
  GtkWidget *note;
  GtkWidget *left;
  GtkWidget *given;
  GtkWidget *taken;
  GtkWidget *answers;
  /* (nullable): what each seat has said, among the answers. */
  GtkWidget *speeches[FAVOR_MAX_SEATS];

  guint8   colours[FAVOR_MAX_SEATS];
  guint    frozen;
  gboolean has_whats;
  /* What is put together, and whether it is legal. */
  FavorAction action;
  gboolean    legal;
  char       *words;
  char       *why_not;
} FavorOfferPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (FavorOfferPage, favor_offer_page, GTK_TYPE_WIDGET)

enum
{
  PROP_WORDS,
  PROP_WHY_NOT,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_INSPECTED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_WORDS] = { "words", G_TYPE_STRING, FAVOR_READABLE,
                   FAVOR_MEMBER (FavorOfferPagePrivate, words) },
  [PROP_WHY_NOT] = { "why-not", G_TYPE_STRING, FAVOR_READABLE,
                     FAVOR_MEMBER (FavorOfferPagePrivate, why_not) },
};

/* clang-format on */

static FavorOfferPagePrivate *
get_private (FavorOfferPage *self)
{
  return favor_offer_page_get_instance_private (self);
}

static void
changed_cb (FavorOfferPage *self)
{
  if (get_private (self)->frozen > 0)
    return;
  FAVOR_OFFER_PAGE_GET_CLASS (self)->update (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
partner_cb (FavorOfferPage *self)
{
  if (get_private (self)->frozen == 0)
    {
      favor_offer_page_freeze (self);
      FAVOR_OFFER_PAGE_GET_CLASS (self)->partner_changed (self);
      favor_offer_page_thaw (self);
    }
  changed_cb (self);
}

static void
inspected_cb (FavorOfferPage *self, guint key)
{
  g_signal_emit (self, signals[SIGNAL_INSPECTED], 0, key);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
favor_offer_page_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (favor_offer_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (FAVOR_TYPE_PARTNERS);
  gtk_widget_class_set_template_from_resource (
    widget_class,
    "/io/github/favorgames/Favor/offer-page.ui");
  gtk_widget_class_bind_template_child_private (widget_class, FavorOfferPage, partners);
  gtk_widget_class_bind_template_child_private (widget_class, FavorOfferPage, answers);
  gtk_widget_class_bind_template_child_private (widget_class, FavorOfferPage, what);
  gtk_widget_class_bind_template_child_private (widget_class, FavorOfferPage, terms);
  gtk_widget_class_bind_template_child_private (widget_class, FavorOfferPage, slips);
  gtk_widget_class_bind_template_child_private (widget_class, FavorOfferPage, note);
  gtk_widget_class_bind_template_child_private (widget_class, FavorOfferPage, left);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, partner_cb);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_is_set);
}

static void
favor_offer_page_class_init (FavorOfferPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = favor_offer_page_dispose;

  favor_properties_install_private (G_OBJECT_CLASS (klass), table, N_PROPS, properties);

  signals[SIGNAL_CHANGED] = favor_signal_new (klass, "changed", 0);
  signals[SIGNAL_INSPECTED] = favor_signal_new (klass, "inspected", 1, G_TYPE_UINT);
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
favor_offer_page_init (FavorOfferPage *self)
{
  FavorOfferPagePrivate *priv = get_private (self);

  priv->frozen = 1;
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint seat = 0; seat < FAVOR_MAX_SEATS; seat++)
    priv->colours[seat] = (guint8) seat;
  favor_drop_down_make_flexible (GTK_DROP_DOWN (priv->what), LEAST_CHARS);
  /* Translators: name of a list: "Make an offer" or "Ask for an offer", for ears */
  favor_drop_down_set_name (GTK_DROP_DOWN (priv->what), _ ("Offer or question"));
  gtk_entry_set_max_length (GTK_ENTRY (priv->note), FAVOR_NOTE_CHARS_MOST);
  gtk_widget_set_layout_manager (priv->slips, favor_tiles_new (0, 0, 0));
  priv->frozen = 0;
}

/* ---- What it is made of --------------------------------------------------------------- */

static GtkWidget *
add_slip (FavorOfferPage *self, const FavorSlipKind *kind, const char *title)
{
  GtkWidget *slip = favor_slip_new (kind, title, TRUE);

  favor_signals_connect (slip, "changed", G_CALLBACK (changed_cb), self);
  favor_signals_connect (slip, "inspected", G_CALLBACK (inspected_cb), self);
  gtk_box_append (GTK_BOX (get_private (self)->slips), slip);
  return slip;
}

/**
 * favor_offer_page_set_up:
 * @kind: what the slips hold; a constant table
 * @whats: (array zero-terminated=1): what can be done with the partner, the first with the slips,
 *   translated
 */
void
favor_offer_page_set_up (FavorOfferPage      *self,
                         const FavorSlipKind *kind,
                         const char *const   *whats)
{
  FavorOfferPagePrivate    *priv = get_private (self);
  g_autoptr (GtkStringList) rows = gtk_string_list_new (whats);

  favor_offer_page_freeze (self);
  gtk_drop_down_set_model (GTK_DROP_DOWN (priv->what), G_LIST_MODEL (rows));
  /* Translators: heading of one side of a trade */
  priv->given = add_slip (self, kind, _ ("You give"));
  /* Translators: heading of one side of a trade */
  priv->taken = add_slip (self, kind, _ ("You get"));
  favor_offer_page_show_whats (self, TRUE);
  favor_offer_page_thaw (self);
}

void
favor_offer_page_add_term (FavorOfferPage *self, GtkWidget *term)
{
  favor_signals_connect (term, "changed", G_CALLBACK (changed_cb), self);
  gtk_box_append (GTK_BOX (get_private (self)->terms), term);
}

void
favor_offer_page_freeze (FavorOfferPage *self)
{
  get_private (self)->frozen++;
}

void
favor_offer_page_thaw (FavorOfferPage *self)
{
  g_return_if_fail (get_private (self)->frozen > 0);

  get_private (self)->frozen--;
}

void
favor_offer_page_change (FavorOfferPage *self)
{
  changed_cb (self);
}

/* ---- Partners ------------------------------------------------------------------------- */

void
favor_offer_page_list_partners (FavorOfferPage    *self,
                                guint              seats,
                                const FavorNames  *names,
                                const char *const *facts)
{
  favor_offer_page_freeze (self);
  favor_partners_list (FAVOR_PARTNERS (get_private (self)->partners),
                       seats,
                       names,
                       facts);
  favor_offer_page_thaw (self);
}

void
favor_offer_page_set_colours (FavorOfferPage *self, const guint8 *colours)
{
  FavorOfferPagePrivate *priv = get_private (self);

  memcpy (priv->colours, colours, sizeof priv->colours);
  favor_partners_set_colours (FAVOR_PARTNERS (priv->partners), colours);
  for (guint seat = 0; seat < FAVOR_MAX_SEATS; seat++)
    if (priv->speeches[seat] != NULL)
      favor_speech_set_colour (FAVOR_SPEECH (priv->speeches[seat]), colours[seat]);
}

FavorSeat
favor_offer_page_get_partner (FavorOfferPage *self)
{
  return favor_partners_get_seat (FAVOR_PARTNERS (get_private (self)->partners));
}

void
favor_offer_page_select_partner (FavorOfferPage *self, FavorSeat partner)
{
  favor_partners_choose (FAVOR_PARTNERS (get_private (self)->partners), partner);
}

void
favor_offer_page_let_several (FavorOfferPage *self, gboolean several)
{
  favor_partners_set_several (FAVOR_PARTNERS (get_private (self)->partners), several);
}

guint
favor_offer_page_get_partners (FavorOfferPage *self)
{
  return favor_partners_get_seats (FAVOR_PARTNERS (get_private (self)->partners));
}

void
favor_offer_page_select_partners (FavorOfferPage *self, guint seats)
{
  favor_partners_choose_all (FAVOR_PARTNERS (get_private (self)->partners), seats);
}

/* ---- What is offered ------------------------------------------------------------------ */

guint
favor_offer_page_get_what (FavorOfferPage *self)
{
  FavorOfferPagePrivate *priv = get_private (self);

  return priv->has_whats ? favor_drop_down_get_row (priv->what) : 0;
}

void
favor_offer_page_set_what (FavorOfferPage *self, guint what)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (get_private (self)->what), what);
}

void
favor_offer_page_show_whats (FavorOfferPage *self, gboolean shown)
{
  get_private (self)->has_whats = shown;
  gtk_widget_set_visible (get_private (self)->what, shown);
}

void
favor_offer_page_show_slips (FavorOfferPage *self, gboolean shown)
{
  gtk_widget_set_visible (get_private (self)->slips, shown);
}

void
favor_offer_page_show_terms (FavorOfferPage *self, gboolean shown)
{
  gtk_widget_set_visible (get_private (self)->terms, shown);
}

GtkWidget *
favor_offer_page_get_given (FavorOfferPage *self)
{
  return get_private (self)->given;
}

GtkWidget *
favor_offer_page_get_taken (FavorOfferPage *self)
{
  return get_private (self)->taken;
}

/* ---- The note ------------------------------------------------------------------------- */

/**
 * favor_offer_page_get_note:
 *
 * Returns: (transfer full) (nullable): what a person wrote beside the offer, %NULL if that is
 *   nothing but blanks
 */
char *
favor_offer_page_get_note (FavorOfferPage *self)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (FAVOR_IS_OFFER_PAGE (self), NULL);

  text = g_strstrip (
    g_strdup (gtk_editable_get_text (GTK_EDITABLE (get_private (self)->note))));
  return *text != '\0' ? g_steal_pointer (&text) : NULL;
}

/**
 * favor_offer_page_clear_note:
 *
 * Takes away what was written, since another offer begins.
 */
void
favor_offer_page_clear_note (FavorOfferPage *self)
{
  g_return_if_fail (FAVOR_IS_OFFER_PAGE (self));

  gtk_editable_set_text (GTK_EDITABLE (get_private (self)->note), "");
}

/* ---- What it says --------------------------------------------------------------------- */

void
favor_offer_page_set_left (FavorOfferPage *self,
                           const char     *left,
                           const char     *what_counts)
{
  GtkWidget *label = get_private (self)->left;

  gtk_widget_set_visible (label, left != NULL);
  gtk_label_set_label (GTK_LABEL (label), left != NULL ? left : "");
  gtk_widget_set_tooltip_text (label, what_counts);
}

/* In the order of the seats. */
static FavorSpeech *
need_speech (FavorOfferPage *self, FavorSeat seat)
{
  FavorOfferPagePrivate *priv = get_private (self);
  GtkWidget             *before = NULL;

  if (priv->speeches[seat] != NULL)
    return FAVOR_SPEECH (priv->speeches[seat]);
  for (FavorSeat other = 0; other < seat; other++)
    before = priv->speeches[other] != NULL ? priv->speeches[other] : before;
  priv->speeches[seat] = favor_speech_new ();
  favor_speech_set_colour (FAVOR_SPEECH (priv->speeches[seat]), priv->colours[seat]);
  gtk_box_insert_child_after (GTK_BOX (priv->answers), priv->speeches[seat], before);
  return FAVOR_SPEECH (priv->speeches[seat]);
}

void
favor_offer_page_answer (FavorOfferPage *self,
                         FavorSeat       seat,
                         const char     *player,
                         char           *words)
{
  favor_speech_say (need_speech (self, seat), player, words);
  gtk_widget_set_visible (get_private (self)->answers, TRUE);
  g_free (words);
}

void
favor_offer_page_clear_answers (FavorOfferPage *self)
{
  FavorOfferPagePrivate *priv = get_private (self);

  gtk_widget_set_visible (priv->answers, FALSE);
  for (guint seat = 0; seat < FAVOR_MAX_SEATS; seat++)
    if (priv->speeches[seat] != NULL)
      favor_speech_say (FAVOR_SPEECH (priv->speeches[seat]), NULL, NULL);
}

void
favor_offer_page_say (FavorOfferPage *self, char *words, char *why_not)
{
  g_autofree char *new_words = words;
  g_autofree char *new_why_not = why_not;

  favor_properties_set_string (self, properties[PROP_WORDS], new_words);
  favor_properties_set_string (self, properties[PROP_WHY_NOT], new_why_not);
}

void
favor_offer_page_set_action (FavorOfferPage *self, const FavorAction *action)
{
  FavorOfferPagePrivate *priv = get_private (self);

  priv->legal = action != NULL;
  if (action != NULL)
    priv->action = *action;
}

const FavorAction *
favor_offer_page_get_action (FavorOfferPage *self)
{
  FavorOfferPagePrivate *priv = get_private (self);

  g_return_val_if_fail (FAVOR_IS_OFFER_PAGE (self), NULL);

  return priv->legal ? &priv->action : NULL;
}

const char *
favor_offer_page_get_why_not (FavorOfferPage *self)
{
  return get_private (self)->why_not;
}
