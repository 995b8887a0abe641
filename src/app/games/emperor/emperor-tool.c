/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "emperor-tool.h"

#include "emperor-answer.h"
#include "emperor-keep.h"
#include "emperor-trade-page.h"
#include "emperor-trade-words.h"
#include "emperor-trade-slip.h"
#include "emperor-view-private.h"
#include "favor-children.h"
#include "favor-closures.h"
#include "favor-properties.h"
#include "favor-signals.h"

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

  GtkWidget *box;
  GtkWidget *question;
  /* (nullable): not needed yet. */
  GtkWidget *trade;

  EmperorState state;
  FavorSeat    viewer;
  FavorNames   names;
  guint8       colours[FAVOR_MAX_SEATS];
  guint        computers;
  Mode         mode;
  /* An offer is answered with another one. */
  gboolean countering;
  /* What was said last, and in which ply; 0 if nobody needs it any more. */
  EmperorReply reply;
  guint32      heard;
  /* Why an offer cannot be accepted. */
  char *why_not;
};

G_DEFINE_FINAL_TYPE (EmperorTool, emperor_tool, GTK_TYPE_WIDGET)

enum
{
  PROP_MODE,
  PROP_PROMPT,
  PROP_COUNTERING,
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
  const EmperorQuestion question = {
    &self->state,   &self->names, self->colours, &self->reply, G_CALLBACK (inspected_cb),
    G_OBJECT (self)
  };
  FavorQuestion *page = FAVOR_QUESTION (self->question);

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
      emperor_trade_page_set_reply (EMPEROR_TRADE_PAGE (self->trade), &self->reply);
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
    {
      emperor_trade_page_set_reply (need_trade (self), &self->reply);
      emperor_trade_page_set_state (need_trade (self), &self->state, &self->names);
    }
}

static void
update (EmperorTool *self)
{
  /* The page is filled before its parts are shown. */
  g_object_freeze_notify (G_OBJECT (self));
  favor_properties_set_number (self, properties[PROP_MODE], (int) mode_of (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROMPT]);
  fill_question (self);
  favor_choices_set_at_once (answers_of (self), self->mode == MODE_ANSWER);
  fill_trade (self);
  if (self->trade != NULL)
    gtk_widget_set_visible (self->trade, self->mode == MODE_TRADE);
  g_object_thaw_notify (G_OBJECT (self));
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

/* ---- What the template computes ------------------------------------------------------- */

static gboolean
is_idle (EmperorTool *self, Mode mode)
{
  return mode == MODE_IDLE;
}

static gboolean
is_asking (EmperorTool *self, Mode mode)
{
  return mode == MODE_ANSWER || mode == MODE_KEEP;
}

static gboolean
can_counter (EmperorTool *self, Mode mode, EmperorPrompt prompt)
{
  return is_asking (self, mode) && prompt == EMPEROR_PROMPT_TRADE;
}

static gboolean
can_go_back (EmperorTool *self, Mode mode, gboolean countering)
{
  return mode == MODE_TRADE && countering;
}

/* ---- Object --------------------------------------------------------------------------- */

/* clang-format off */
static const FavorProperty property_table[N_PROPS] = {
  [PROP_MODE] = { "mode", G_TYPE_UINT, FAVOR_READABLE, FAVOR_MEMBER (EmperorTool, mode) },
  [PROP_PROMPT] = { "prompt", G_TYPE_UINT, FAVOR_READABLE, FAVOR_MEMBER (EmperorTool, state.prompt) },
  [PROP_COUNTERING] = { "countering", G_TYPE_BOOLEAN, FAVOR_READABLE, FAVOR_MEMBER (EmperorTool, countering) },
};

/* clang-format on */

static void
emperor_tool_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (emperor_tool_parent_class)->dispose (object);
}

static void
emperor_tool_finalize (GObject *object)
{
  g_free (EMPEROR_TOOL (object)->why_not);

  G_OBJECT_CLASS (emperor_tool_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (ADW_TYPE_CLAMP);
  g_type_ensure (FAVOR_TYPE_QUESTION);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "emperor/tool.ui");
  gtk_widget_class_bind_template_child (widget_class, EmperorTool, box);
  gtk_widget_class_bind_template_child (widget_class, EmperorTool, question);
  gtk_widget_class_bind_template_callback (widget_class, is_idle);
  gtk_widget_class_bind_template_callback (widget_class, is_asking);
  gtk_widget_class_bind_template_callback (widget_class, can_counter);
  gtk_widget_class_bind_template_callback (widget_class, can_go_back);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, counter_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
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

  favor_properties_install (object_class, property_table, N_PROPS, properties);
  bind_template (widget_class);
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
emperor_tool_init (EmperorTool *self)
{
  self->viewer = FAVOR_SEAT_NONE;
  self->state.head.decider = FAVOR_SEAT_NONE;
  for (guint seat = 0; seat < FAVOR_MAX_SEATS; seat++)
    self->colours[seat] = (guint8) seat;
  gtk_widget_init_template (GTK_WIDGET (self));
  accept_drops (self);
  update (self);
}

EmperorTool *
emperor_tool_new (void)
{
  return g_object_new (EMPEROR_TYPE_TOOL, NULL);
}

/* ---- Positions ------------------------------------------------------------------------ */

/* What was said is true as long as nobody has talked since. */
static gboolean
is_outdated (EmperorTool *self, const EmperorState *state)
{
  return state->talks != self->state.talks || state->round != self->state.round ||
         state->head.turn_owner != self->state.head.turn_owner ||
         state->head.ply < self->state.head.ply || state->prompt != EMPEROR_PROMPT_NONE;
}

/* Between the last position and this one something may have been answered. */
static void
listen (EmperorTool *self, const EmperorState *state)
{
  const EmperorReply reply = emperor_find_reply (&self->state, state, self->computers);

  if (reply.kind != EMPEROR_REPLY_NONE)
    {
      self->reply = reply;
      self->heard = state->head.ply;
    }
  else if (is_outdated (self, state))
    self->reply = (EmperorReply){ 0 };
}

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
  listen (self, state);
  self->state = *state;
  self->viewer = viewer;
  self->names = *names;
  favor_properties_set_number (self, properties[PROP_COUNTERING], FALSE);
  update (self);
}

void
emperor_tool_set_computers (EmperorTool *self, guint computers)
{
  g_return_if_fail (EMPEROR_IS_TOOL (self));

  self->computers = computers;
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
  favor_properties_set_number (self, properties[PROP_COUNTERING], TRUE);
  update (self);
  emperor_tool_start_trade (self, self->state.prompt_by);
  gtk_widget_child_focus (self->trade, GTK_DIR_TAB_FORWARD);
}

void
emperor_tool_stop_counter (EmperorTool *self)
{
  g_return_if_fail (EMPEROR_IS_TOOL (self));

  favor_properties_set_number (self, properties[PROP_COUNTERING], FALSE);
  update (self);
  gtk_widget_child_focus (GTK_WIDGET (answers_of (self)), GTK_DIR_TAB_FORWARD);
}

gboolean
emperor_tool_is_composing (EmperorTool *self)
{
  g_return_val_if_fail (EMPEROR_IS_TOOL (self), FALSE);

  return self->mode == MODE_TRADE;
}

FavorSeat
emperor_tool_get_partner (EmperorTool *self)
{
  g_return_val_if_fail (EMPEROR_IS_TOOL (self), FAVOR_SEAT_NONE);

  if (self->mode != MODE_TRADE || self->trade == NULL)
    return FAVOR_SEAT_NONE;
  return favor_offer_page_get_partner (FAVOR_OFFER_PAGE (self->trade));
}

gboolean
emperor_tool_wants_open (EmperorTool *self)
{
  g_return_val_if_fail (EMPEROR_IS_TOOL (self), FALSE);

  return self->mode != MODE_IDLE && self->state.prompt != EMPEROR_PROMPT_NONE;
}

gboolean
emperor_tool_was_answered (EmperorTool *self)
{
  g_return_val_if_fail (EMPEROR_IS_TOOL (self), FALSE);

  return self->mode == MODE_TRADE && self->heard == self->state.head.ply &&
         self->reply.kind > EMPEROR_REPLY_AGREES && self->reply.to == self->viewer &&
         self->state.prompt == EMPEROR_PROMPT_NONE;
}

char *
emperor_tool_get_answer (EmperorTool *self)
{
  g_return_val_if_fail (EMPEROR_IS_TOOL (self), NULL);

  if (!emperor_tool_was_answered (self) ||
      emperor_tool_get_partner (self) != self->reply.by)
    return NULL;
  return emperor_trade_describe_reply (&self->reply);
}

void
emperor_tool_cancel (EmperorTool *self)
{
  g_return_if_fail (EMPEROR_IS_TOOL (self));

  self->heard = 0;
  if (self->countering)
    emperor_tool_stop_counter (self);
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
