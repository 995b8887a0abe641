/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "emperor-tool.h"

#include "emperor-answer.h"
#include "emperor-keep.h"
#include "emperor-trade-page.h"
#include "emperor-trade-slip.h"
#include "emperor-view-private.h"
#include "favor-accessible.h"
#include "favor-label.h"
#include "favor-scrolled.h"
#include "favor-signals.h"

#define SPACING 9

typedef enum
{
  /* Another player decides, or nothing is to be done here. */
  MODE_IDLE,
  MODE_TRADE,
  MODE_ANSWER,
  MODE_KEEP,
} Mode;

struct _EmperorTool
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkWidget *box;
  GtkWidget *idle;
  GtkWidget *question;
  GtkWidget *counter;
  GtkWidget *back;
  /* (nullable): not needed yet. */
  GtkWidget *trade;

  EmperorState state;
  FavorSeat    viewer;
  FavorNames   names;
  guint8       colours[FAVOR_MAX_SEATS];
  Mode         mode;
  /* An offer is answered with another one. */
  gboolean countering;
  /* Why an offer cannot be accepted. */
  char *why_not;
};

G_DEFINE_FINAL_TYPE (EmperorTool, emperor_tool, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_INSPECTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* ---- What the page is for ------------------------------------------------------------- */

static Mode
mode_of (EmperorTool *self)
{
  const EmperorState *state = &self->state;

  if (state->head.decider == FAVOR_SEAT_NONE || state->head.decider != self->viewer)
    return MODE_IDLE;
  switch ((EmperorPrompt) state->prompt)
    {
    case EMPEROR_PROMPT_NONE:
      return state->head.phase == EMPEROR_PHASE_PLAY ? MODE_TRADE : MODE_IDLE;
    case EMPEROR_PROMPT_INVITE:
      return MODE_TRADE;
    case EMPEROR_PROMPT_TRADE:
      return self->countering ? MODE_TRADE : MODE_ANSWER;
    case EMPEROR_PROMPT_COUNTER:
    case EMPEROR_PROMPT_REACT:
    case EMPEROR_PROMPT_BLACKMAIL:
      return MODE_ANSWER;
    case EMPEROR_PROMPT_KEEP_EVENT:
    case EMPEROR_PROMPT_KEEP_MARKET:
    case EMPEROR_PROMPT_SEIZE:
      return MODE_KEEP;
    }
  g_assert_not_reached ();
}

static FavorChoices *
answers_of (EmperorTool *self)
{
  return favor_question_get_answers (FAVOR_QUESTION (self->question));
}

/* ---- Showing it ----------------------------------------------------------------------- */

static void
inspected_cb (EmperorTool *self, guint key)
{
  g_signal_emit (self, signals[SIGNAL_INSPECTED], 0, key);
}

static void
fill_question (EmperorTool *self)
{
  const EmperorQuestion question = { &self->state,
                                     &self->names,
                                     self->colours,
                                     G_CALLBACK (inspected_cb),
                                     G_OBJECT (self) };
  FavorQuestion        *page = FAVOR_QUESTION (self->question);

  g_clear_pointer (&self->why_not, g_free);
  favor_question_begin (page, &favor_emperor_game, &self->state, &self->names);
  if (self->mode != MODE_ANSWER && self->mode != MODE_KEEP)
    return;
  switch ((EmperorPrompt) self->state.prompt)
    {
    case EMPEROR_PROMPT_REACT:
      emperor_answer_fill_plot (page, &question);
      break;
    case EMPEROR_PROMPT_BLACKMAIL:
      emperor_answer_fill_blackmail (page, &question);
      break;
    case EMPEROR_PROMPT_TRADE:
    case EMPEROR_PROMPT_COUNTER:
      self->why_not = emperor_answer_fill_offer (page, &question);
      break;
    case EMPEROR_PROMPT_KEEP_EVENT:
    case EMPEROR_PROMPT_KEEP_MARKET:
      emperor_keep_fill_looks (page, &question);
      break;
    case EMPEROR_PROMPT_SEIZE:
      emperor_keep_fill_seize (page, &question);
      break;
    case EMPEROR_PROMPT_NONE:
    case EMPEROR_PROMPT_INVITE:
      g_assert_not_reached ();
    }
}

static void
changed_cb (EmperorTool *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Hundreds of widgets, for what many a turn goes without. */
static EmperorTradePage *
need_trade (EmperorTool *self)
{
  if (self->trade == NULL)
    {
      self->trade = emperor_trade_page_new ();
      favor_offer_page_set_colours (FAVOR_OFFER_PAGE (self->trade), self->colours);
      emperor_trade_page_set_state (EMPEROR_TRADE_PAGE (self->trade),
                                    &self->state,
                                    &self->names);
      favor_signals_connect (self->trade, "inspected", G_CALLBACK (inspected_cb), self);
      favor_signals_connect (self->trade, "changed", G_CALLBACK (changed_cb), self);
      gtk_box_append (GTK_BOX (self->box), self->trade);
    }
  return EMPEROR_TRADE_PAGE (self->trade);
}

/* Who asks for an offer needs an answer at once; else a trade is begun on demand. */
static void
fill_trade (EmperorTool *self)
{
  if (self->mode == MODE_TRADE &&
      (self->trade != NULL || self->state.prompt != EMPEROR_PROMPT_NONE))
    emperor_trade_page_set_state (need_trade (self), &self->state, &self->names);
}

static void
update (EmperorTool *self)
{
  gboolean asks;

  self->mode = mode_of (self);
  asks = self->mode == MODE_ANSWER || self->mode == MODE_KEEP;
  fill_question (self);
  favor_choices_set_at_once (answers_of (self), self->mode == MODE_ANSWER);
  fill_trade (self);
  gtk_widget_set_visible (self->idle, self->mode == MODE_IDLE);
  gtk_widget_set_visible (self->question, asks);
  gtk_widget_set_visible (self->counter,
                          asks && self->state.prompt == EMPEROR_PROMPT_TRADE);
  if (self->trade != NULL)
    gtk_widget_set_visible (self->trade, self->mode == MODE_TRADE);
  gtk_widget_set_visible (self->back, self->mode == MODE_TRADE && self->countering);
}

/* A card of the hand is laid down on the page. */
static gboolean
drop_cb (EmperorTool *self, const GValue *value)
{
  FavorPiece *piece = g_value_get_object (value);
  guint       key;

  /* The pieces of the board count otherwise. */
  if (piece == NULL ||
      gtk_widget_get_ancestor (GTK_WIDGET (piece), FAVOR_TYPE_HAND) == NULL)
    return FALSE;
  key = favor_piece_get_key (piece);
  if (key >= EMPEROR_KEY_OPEN && key < EMPEROR_KEY_OPEN + EMPEROR_N_EVENTS)
    return emperor_tool_add_event (self, key - EMPEROR_KEY_OPEN);
  return key / EMPEROR_KEY_COPIES < EMPEROR_N_PIECES &&
         emperor_tool_add_piece (self, key / EMPEROR_KEY_COPIES);
}

static void
counter_cb (EmperorTool *self)
{
  emperor_tool_start_counter (self);
  changed_cb (self);
}

static void
back_cb (EmperorTool *self)
{
  emperor_tool_stop_counter (self);
  changed_cb (self);
}

/* ---- Object --------------------------------------------------------------------------- */

static GtkWidget *
append (EmperorTool *self, GtkWidget *child)
{
  gtk_box_append (GTK_BOX (self->box), child);
  return child;
}

static GtkWidget *
append_button (EmperorTool *self, const char *words, GCallback callback)
{
  GtkWidget *label = gtk_label_new (words);
  GtkWidget *button = gtk_button_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), label);
  favor_accessible_set_name (button, words);
  favor_signals_connect (button, "clicked", callback, self);
  return append (self, button);
}

static void
emperor_tool_dispose (GObject *object)
{
  g_clear_pointer (&EMPEROR_TOOL (object)->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (emperor_tool_parent_class)->dispose (object);
}

static void
emperor_tool_finalize (GObject *object)
{
  g_free (EMPEROR_TOOL (object)->why_not);

  G_OBJECT_CLASS (emperor_tool_parent_class)->finalize (object);
}

static void
emperor_tool_class_init (EmperorToolClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = emperor_tool_dispose;
  object_class->finalize = emperor_tool_finalize;

  signals[SIGNAL_CHANGED] = favor_signal_new (klass, "changed", 0);
  signals[SIGNAL_INSPECTED] = favor_signal_new (klass, "inspected", 1, G_TYPE_UINT);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "emperortool");
}

static void
accept_drops (EmperorTool *self)
{
  GtkDropTarget *target = gtk_drop_target_new (FAVOR_TYPE_PIECE, GDK_ACTION_COPY);

  favor_signals_connect (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

static void
add_parts (EmperorTool *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  gtk_widget_add_css_class (self->box, "pagebox");
  self->idle = append (self, favor_label_new_wrapping ("dim-label"));
  /* Translators: on the page for trades and answers, while others decide */
  gtk_label_set_label (GTK_LABEL (self->idle), _ ("There is nothing to answer now."));
  self->question = append (self, favor_question_new ());
  favor_signals_connect (self->question, "changed", G_CALLBACK (changed_cb), self);
  self->counter = append_button (self,
                                 /* Translators: button below an offer */
                                 _ ("Make a Counter-Offer…"),
                                 G_CALLBACK (counter_cb));
  self->back = append_button (self,
                              /* Translators: button: gives a counter-offer up */
                              _ ("Back to the Offer"),
                              G_CALLBACK (back_cb));
}

static void
emperor_tool_init (EmperorTool *self)
{
  self->viewer = FAVOR_SEAT_NONE;
  self->state.head.decider = FAVOR_SEAT_NONE;
  for (guint seat = 0; seat < FAVOR_MAX_SEATS; seat++)
    self->colours[seat] = (guint8) seat;
  add_parts (self);
  accept_drops (self);
  self->scroller = favor_scrolled_new_page (self->box);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  update (self);
}

EmperorTool *
emperor_tool_new (void)
{
  return g_object_new (EMPEROR_TYPE_TOOL, NULL);
}

/* ---- Positions ------------------------------------------------------------------------ */

/**
 * emperor_tool_set_state:
 * @state: masked for @viewer; copied
 * @viewer: a seat, or %FAVOR_SEAT_NONE if nobody may answer
 * @names: of the players
 */
void
emperor_tool_set_state (EmperorTool        *self,
                        const EmperorState *state,
                        FavorSeat           viewer,
                        const FavorNames   *names)
{
  g_return_if_fail (EMPEROR_IS_TOOL (self));

  /* The same once more must not take the focus from what is there. */
  if (viewer == self->viewer && memcmp (state, &self->state, sizeof *state) == 0 &&
      memcmp (names, &self->names, sizeof *names) == 0)
    return;
  self->state = *state;
  self->viewer = viewer;
  self->names = *names;
  self->countering = FALSE;
  update (self);
}

void
emperor_tool_set_colours (EmperorTool *self, const guint8 *colours)
{
  g_return_if_fail (EMPEROR_IS_TOOL (self));

  if (memcmp (self->colours, colours, sizeof self->colours) == 0)
    return;
  memcpy (self->colours, colours, sizeof self->colours);
  if (self->trade != NULL)
    favor_offer_page_set_colours (FAVOR_OFFER_PAGE (self->trade), colours);
  fill_question (self);
}

void
emperor_tool_start_trade (EmperorTool *self, FavorSeat partner)
{
  g_return_if_fail (EMPEROR_IS_TOOL (self));

  if (self->mode == MODE_TRADE)
    emperor_trade_page_start (need_trade (self), partner);
}

void
emperor_tool_start_counter (EmperorTool *self)
{
  g_return_if_fail (EMPEROR_IS_TOOL (self));

  if (self->mode != MODE_ANSWER || self->state.prompt != EMPEROR_PROMPT_TRADE)
    return;
  self->countering = TRUE;
  update (self);
  emperor_tool_start_trade (self, self->state.prompt_by);
  gtk_widget_child_focus (self->trade, GTK_DIR_TAB_FORWARD);
}

void
emperor_tool_stop_counter (EmperorTool *self)
{
  g_return_if_fail (EMPEROR_IS_TOOL (self));

  self->countering = FALSE;
  update (self);
  gtk_widget_child_focus (GTK_WIDGET (answers_of (self)), GTK_DIR_TAB_FORWARD);
}

gboolean
emperor_tool_is_composing (EmperorTool *self)
{
  g_return_val_if_fail (EMPEROR_IS_TOOL (self), FALSE);

  return self->mode == MODE_TRADE;
}

gboolean
emperor_tool_wants_open (EmperorTool *self)
{
  g_return_val_if_fail (EMPEROR_IS_TOOL (self), FALSE);

  return self->mode != MODE_IDLE && self->state.prompt != EMPEROR_PROMPT_NONE;
}

const char *
emperor_tool_get_title (EmperorTool *self)
{
  g_return_val_if_fail (EMPEROR_IS_TOOL (self), NULL);

  switch (self->mode)
    {
    case MODE_IDLE:
    case MODE_TRADE:
      /* Translators: name of a page of the panel; little space */
      return C_ ("page", "Trade");
    case MODE_ANSWER:
      /* Translators: name of a page of the panel; little space */
      return C_ ("page", "Answer");
    case MODE_KEEP:
      if (self->state.prompt == EMPEROR_PROMPT_SEIZE)
        /* Translators: name of a page of the panel: take a card; little space */
        return C_ ("page", "Seize");
      /* Translators: name of a page of the panel: keep a card; little space */
      return C_ ("page", "Keep");
    }
  g_assert_not_reached ();
}

const FavorAction *
emperor_tool_get_action (EmperorTool *self)
{
  g_return_val_if_fail (EMPEROR_IS_TOOL (self), NULL);

  if (self->mode == MODE_TRADE)
    return emperor_trade_page_get_action (need_trade (self));
  return favor_choices_get_chosen (answers_of (self));
}

char *
emperor_tool_get_note (EmperorTool *self)
{
  g_return_val_if_fail (EMPEROR_IS_TOOL (self), NULL);

  if (self->mode != MODE_TRADE || self->trade == NULL)
    return NULL;
  return favor_offer_page_get_note (FAVOR_OFFER_PAGE (self->trade));
}

const char *
emperor_tool_get_why_not (EmperorTool *self)
{
  g_return_val_if_fail (EMPEROR_IS_TOOL (self), NULL);

  if (self->mode == MODE_TRADE)
    return favor_offer_page_get_why_not (FAVOR_OFFER_PAGE (need_trade (self)));
  return self->why_not;
}

void
emperor_tool_set_chosen (EmperorTool *self, const FavorAction *action)
{
  g_return_if_fail (EMPEROR_IS_TOOL (self));

  favor_choices_set_chosen (answers_of (self), action);
}

gboolean
emperor_tool_add_piece (EmperorTool *self, guint piece)
{
  g_return_val_if_fail (EMPEROR_IS_TOOL (self) && piece < EMPEROR_N_PIECES, FALSE);

  return self->mode == MODE_TRADE && emperor_trade_page_add (need_trade (self), piece);
}

gboolean
emperor_tool_add_event (EmperorTool *self, guint event)
{
  g_return_val_if_fail (EMPEROR_IS_TOOL (self) && event < EMPEROR_N_EVENTS, FALSE);

  return self->mode == MODE_TRADE &&
         emperor_trade_page_add (need_trade (self), EMPEROR_CARD_EVENT + event);
}
