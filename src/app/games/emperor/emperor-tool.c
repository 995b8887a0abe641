/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-tool.h"

#include "emperor-answer.h"
#include "emperor-keep.h"
#include "emperor-trade-page.h"
#include "emperor-trade-slip.h"
#include "emperor-trade-words.h"
#include "emperor-view-private.h"

struct _EmperorTool
{
  FavorOfferTool parent_instance;

  /* What was said last, and in which ply. */
  EmperorReply reply;
  guint32      heard;
};

G_DEFINE_FINAL_TYPE (EmperorTool, emperor_tool, FAVOR_TYPE_OFFER_TOOL)

static const EmperorState *
state_of (EmperorTool *self)
{
  return favor_offer_tool_get_state (FAVOR_OFFER_TOOL (self));
}

/* ---- What the page is for ------------------------------------------------------------- */

static FavorOfferMode
find_mode (const EmperorState *state)
{
  switch ((EmperorPrompt) state->prompt)
    {
    case EMPEROR_PROMPT_NONE:
      return state->head.phase == EMPEROR_PHASE_PLAY ? FAVOR_OFFER_COMPOSE
                                                     : FAVOR_OFFER_IDLE;
    case EMPEROR_PROMPT_INVITE:
      return FAVOR_OFFER_COMPOSE;
    case EMPEROR_PROMPT_TRADE:
    case EMPEROR_PROMPT_COUNTER:
    case EMPEROR_PROMPT_REACT:
    case EMPEROR_PROMPT_BLACKMAIL:
      return FAVOR_OFFER_ANSWER;
    case EMPEROR_PROMPT_KEEP_EVENT:
    case EMPEROR_PROMPT_KEEP_MARKET:
    case EMPEROR_PROMPT_SEIZE:
      return FAVOR_OFFER_KEEP;
    }
  g_assert_not_reached ();
}

static void
emperor_tool_look (FavorOfferTool *tool, FavorOfferTask *task)
{
  const EmperorState *state = state_of (EMPEROR_TOOL (tool));

  task->mode = find_mode (state);
  task->counterable = state->prompt == EMPEROR_PROMPT_TRADE;
  task->asked = state->prompt != EMPEROR_PROMPT_NONE;
  task->by = state->prompt_by;
}

/* ---- Questions ------------------------------------------------------------------------ */

static void
inspected_cb (EmperorTool *self, guint key)
{
  g_signal_emit_by_name (self, "inspected", key);
}

static char *
emperor_tool_ask (FavorOfferTool *tool, FavorQuestion *page)
{
  EmperorTool          *self = EMPEROR_TOOL (tool);
  const EmperorQuestion question = { state_of (self),
                                     favor_offer_tool_get_names (tool),
                                     favor_offer_tool_get_colours (tool),
                                     &self->reply,
                                     G_CALLBACK (inspected_cb),
                                     G_OBJECT (self) };

  switch ((EmperorPrompt) state_of (self)->prompt)
    {
    case EMPEROR_PROMPT_REACT:
      emperor_answer_fill_plot (page, &question);
      break;
    case EMPEROR_PROMPT_BLACKMAIL:
      emperor_answer_fill_blackmail (page, &question);
      break;
    case EMPEROR_PROMPT_TRADE:
    case EMPEROR_PROMPT_COUNTER:
      return emperor_answer_fill_offer (page, &question);
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
  return NULL;
}

/* ---- Trades --------------------------------------------------------------------------- */

static GtkWidget *
emperor_tool_create_page (FavorOfferTool *tool)
{
  return emperor_trade_page_new ();
}

static void
emperor_tool_fill_page (FavorOfferTool *tool, FavorOfferPage *page)
{
  EmperorTool *self = EMPEROR_TOOL (tool);

  emperor_trade_page_set_reply (EMPEROR_TRADE_PAGE (page), &self->reply);
  emperor_trade_page_set_state (EMPEROR_TRADE_PAGE (page),
                                state_of (self),
                                favor_offer_tool_get_names (tool));
}

static void
emperor_tool_start_page (FavorOfferTool *tool, FavorOfferPage *page, FavorSeat partner)
{
  emperor_trade_page_start (EMPEROR_TRADE_PAGE (page), partner);
}

static gboolean
emperor_tool_add (FavorOfferTool *tool, FavorOfferPage *page, FavorPiece *piece)
{
  EmperorTool *self = EMPEROR_TOOL (tool);
  const guint  key = favor_piece_get_key (piece);

  if (key >= EMPEROR_KEY_OPEN && key < EMPEROR_KEY_OPEN + EMPEROR_N_EVENTS)
    return emperor_tool_add_event (self, key - EMPEROR_KEY_OPEN);
  return key / EMPEROR_KEY_COPIES < EMPEROR_N_PIECES &&
         emperor_tool_add_piece (self, key / EMPEROR_KEY_COPIES);
}

/* ---- What was said -------------------------------------------------------------------- */

/* What was said is true as long as nobody has talked since. */
static gboolean
is_outdated (const EmperorState *before, const EmperorState *state)
{
  return state->talks != before->talks || state->round != before->round ||
         state->head.turn_owner != before->head.turn_owner ||
         state->head.ply < before->head.ply || state->prompt != EMPEROR_PROMPT_NONE;
}

/* Between the last position and the next something may have been answered. */
static void
emperor_tool_listen (FavorOfferTool *tool, gconstpointer next)
{
  EmperorTool        *self = EMPEROR_TOOL (tool);
  const EmperorState *before = state_of (self), *state = next;
  const EmperorReply  reply = emperor_find_reply (before,
                                                 state,
                                                 favor_offer_tool_get_computers (tool));

  if (reply.kind != EMPEROR_REPLY_NONE)
    {
      self->reply = reply;
      self->heard = state->head.ply;
    }
  else if (is_outdated (before, state))
    self->reply = (EmperorReply){ 0 };
}

static gboolean
emperor_tool_was_answered (FavorOfferTool *tool)
{
  EmperorTool        *self = EMPEROR_TOOL (tool);
  const EmperorState *state = state_of (self);

  return self->heard == state->head.ply && self->reply.kind > EMPEROR_REPLY_AGREES &&
         self->reply.to == favor_offer_tool_get_viewer (tool) &&
         state->prompt == EMPEROR_PROMPT_NONE;
}

char *
emperor_tool_get_answer (EmperorTool *self)
{
  FavorOfferTool *tool = FAVOR_OFFER_TOOL (self);

  g_return_val_if_fail (EMPEROR_IS_TOOL (self), NULL);

  if (!favor_offer_tool_was_answered (tool) ||
      favor_offer_tool_get_partner (tool) != self->reply.by)
    return NULL;
  return emperor_trade_describe_reply (&self->reply);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
emperor_tool_class_init (EmperorToolClass *klass)
{
  FavorOfferToolClass *tool_class = FAVOR_OFFER_TOOL_CLASS (klass);

  tool_class->game = &favor_emperor_game;
  tool_class->listen = emperor_tool_listen;
  tool_class->look = emperor_tool_look;
  tool_class->ask = emperor_tool_ask;
  tool_class->create_page = emperor_tool_create_page;
  tool_class->fill_page = emperor_tool_fill_page;
  tool_class->start_page = emperor_tool_start_page;
  tool_class->add = emperor_tool_add;
  tool_class->was_answered = emperor_tool_was_answered;
}

static void
emperor_tool_init (EmperorTool *self)
{
}

EmperorTool *
emperor_tool_new (void)
{
  return g_object_new (EMPEROR_TYPE_TOOL, NULL);
}

const char *
emperor_tool_get_title (EmperorTool *self)
{
  g_return_val_if_fail (EMPEROR_IS_TOOL (self), NULL);

  switch (favor_offer_tool_get_mode (FAVOR_OFFER_TOOL (self)))
    {
    case FAVOR_OFFER_IDLE:
    case FAVOR_OFFER_COMPOSE:
      /* Translators: name of a page of the panel; little space */
      return C_ ("page", "Trade");
    case FAVOR_OFFER_ANSWER:
      /* Translators: name of a page of the panel; little space */
      return C_ ("page", "Answer");
    case FAVOR_OFFER_KEEP:
      if (state_of (self)->prompt == EMPEROR_PROMPT_SEIZE)
        /* Translators: name of a page of the panel: take a card; little space */
        return C_ ("page", "Seize");
      /* Translators: name of a page of the panel: keep a card; little space */
      return C_ ("page", "Keep");
    }
  g_assert_not_reached ();
}

static gboolean
add_key (EmperorTool *self, guint key)
{
  FavorOfferTool *tool = FAVOR_OFFER_TOOL (self);

  return favor_offer_tool_is_composing (tool) &&
         emperor_trade_page_add (EMPEROR_TRADE_PAGE (favor_offer_tool_need_page (tool)),
                                 key);
}

gboolean
emperor_tool_add_piece (EmperorTool *self, guint piece)
{
  g_return_val_if_fail (EMPEROR_IS_TOOL (self) && piece < EMPEROR_N_PIECES, FALSE);

  return add_key (self, piece);
}

gboolean
emperor_tool_add_event (EmperorTool *self, guint event)
{
  g_return_val_if_fail (EMPEROR_IS_TOOL (self) && event < EMPEROR_N_EVENTS, FALSE);

  return add_key (self, EMPEROR_CARD_EVENT + event);
}
