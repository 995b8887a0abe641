/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "tokens-tool.h"

#include "tokens-answer.h"
#include "tokens-trade-page.h"
#include "tokens-view-private.h"

struct _TokensTool
{
  FavorOfferTool parent_instance;

  /* What was said last, by whom, to a trade or a gift, and in which ply. */
  TokensReply replies[TOKENS_MAX_SEATS];
  gboolean    about_gift;
  guint32     heard;
  /* The trade, as an action. */
  FavorAction declined;
};

G_DEFINE_FINAL_TYPE (TokensTool, tokens_tool, FAVOR_TYPE_OFFER_TOOL)

static const TokensState *
state_of (FavorOfferTool *tool)
{
  return favor_offer_tool_get_state (tool);
}

/* ---- What the page is for ------------------------------------------------------------- */

static void
tokens_tool_look (FavorOfferTool *tool, FavorOfferTask *task)
{
  const TokensState *state = state_of (tool);

  task->by = state->head.turn_owner;
  task->asked = TRUE;
  if (state->head.phase == TOKENS_PHASE_TRADE_ANSWER)
    {
      task->mode = FAVOR_OFFER_ANSWER;
      task->counterable = TRUE;
    }
  else if (state->head.phase == TOKENS_PHASE_DONATION_ANSWER)
    task->mode = FAVOR_OFFER_ANSWER;
  else if (state->head.phase == TOKENS_PHASE_TRADE_CHOOSE)
    task->mode = FAVOR_OFFER_KEEP;
  else
    task->asked = FALSE;
  if (state->head.phase == TOKENS_PHASE_TRADE_AND_PURCHASE)
    task->mode = FAVOR_OFFER_COMPOSE;
}

static char *
tokens_tool_ask (FavorOfferTool *tool, FavorQuestion *page)
{
  const TokensQuestion question = { state_of (tool),
                                    favor_offer_tool_get_names (tool),
                                    favor_offer_tool_get_colours (tool),
                                    favor_offer_tool_get_computers (tool) };

  if (question.state->head.phase == TOKENS_PHASE_TRADE_ANSWER)
    return tokens_answer_fill_offer (page, &question);
  if (question.state->head.phase == TOKENS_PHASE_TRADE_CHOOSE)
    tokens_answer_fill_choice (page, &question);
  else
    tokens_answer_fill_gift (page, &question);
  return NULL;
}

/* ---- Trades --------------------------------------------------------------------------- */

static GtkWidget *
tokens_tool_create_page (FavorOfferTool *tool)
{
  return tokens_trade_page_new ();
}

static void
tokens_tool_fill_page (FavorOfferTool *tool, FavorOfferPage *page)
{
  TokensTool *self = TOKENS_TOOL (tool);

  tokens_trade_page_set_replies (TOKENS_TRADE_PAGE (page),
                                 self->replies,
                                 self->about_gift,
                                 &self->declined);
  tokens_trade_page_set_state (TOKENS_TRADE_PAGE (page),
                               state_of (tool),
                               favor_offer_tool_get_names (tool));
}

/* Whom it goes to is chosen on the page, or clear. */
static void
tokens_tool_start_page (FavorOfferTool *tool, FavorOfferPage *page, FavorSeat partner)
{
  tokens_trade_page_start (TOKENS_TRADE_PAGE (page));
}

static gboolean
tokens_tool_add (FavorOfferTool *tool, FavorOfferPage *page, FavorPiece *piece)
{
  const gint key = (gint) (favor_piece_get_key (piece) / TOKENS_KEY_COPIES);
  const gint first = key >= (gint) TOKENS_KEY_NEW ? TOKENS_KEY_NEW
                                                  : TOKENS_KEY_DEVELOPMENT;

  return key < (gint) TOKENS_KEY_DEVELOPMENT
           ? tokens_trade_page_add (TOKENS_TRADE_PAGE (page), key, FAVOR_NONE)
           : tokens_trade_page_add (TOKENS_TRADE_PAGE (page), FAVOR_NONE, key - first);
}

/* ---- What was said -------------------------------------------------------------------- */

/* All have declined: that ends the offer, and its last answer with it. */
static gboolean
hear_offer (TokensTool *self, const TokensState *before, const TokensState *next)
{
  const guint computers = favor_offer_tool_get_computers (FAVOR_OFFER_TOOL (self));

  if (before->offer_to == 0 || next->offer_to != 0 ||
      before->head.phase != TOKENS_PHASE_TRADE_ANSWER)
    return FALSE;
  self->declined = (FavorAction){ .kind = TOKENS_ACTION_OFFER_TRADE,
                                  .seat = before->head.turn_owner };
  memcpy (self->declined.arg, &before->offer, sizeof before->offer);
  self->declined.arg[TOKENS_OFFER_TO] = (gint16) before->offer_to;
  for (guint seat = 0; seat < before->head.n_seats; seat++)
    if (before->offer_to >> seat & 1)
      self->replies[seat] = tokens_find_reply (before,
                                               seat,
                                               TOKENS_ANSWER_DECLINE,
                                               computers >> seat & 1);
  return TRUE;
}

static gboolean
hear_gift (TokensTool *self, const TokensState *before, const TokensState *next)
{
  if (before->donation.to == FAVOR_SEAT_NONE || next->donation.to != FAVOR_SEAT_NONE ||
      next->donated)
    return FALSE;
  self->replies[before->donation.to] = (TokensReply){
    .kind = next->ask != FAVOR_NONE ? TOKENS_REPLY_RATHER : TOKENS_REPLY_DECLINES,
    .resource = next->ask,
  };
  self->about_gift = TRUE;
  return TRUE;
}

/* What was said is true as long as nobody has talked since. */
static gboolean
is_outdated (const TokensState *before, const TokensState *next)
{
  return next->turn != before->turn || next->trade_offers != before->trade_offers ||
         next->donation_offers != before->donation_offers ||
         next->head.ply < before->head.ply;
}

static void
tokens_tool_listen (FavorOfferTool *tool, gconstpointer data)
{
  TokensTool        *self = TOKENS_TOOL (tool);
  const TokensState *before = state_of (tool), *next = data;
  const gboolean     follows = next->head.ply == before->head.ply + 1;

  if (is_outdated (before, next))
    {
      memset (self->replies, 0, sizeof self->replies);
      self->about_gift = FALSE;
      self->declined = (FavorAction){ 0 };
    }
  if (follows && (hear_offer (self, before, next) || hear_gift (self, before, next)))
    self->heard = next->head.ply;
}

static gboolean
tokens_tool_was_answered (FavorOfferTool *tool)
{
  const TokensState *state = state_of (tool);

  return TOKENS_TOOL (tool)->heard == state->head.ply &&
         state->head.phase == TOKENS_PHASE_TRADE_AND_PURCHASE;
}

/* ---- Object --------------------------------------------------------------------------- */

static void
tokens_tool_class_init (TokensToolClass *klass)
{
  FavorOfferToolClass *tool_class = FAVOR_OFFER_TOOL_CLASS (klass);

  tool_class->game = &favor_tokens_game;
  tool_class->listen = tokens_tool_listen;
  tool_class->look = tokens_tool_look;
  tool_class->ask = tokens_tool_ask;
  tool_class->create_page = tokens_tool_create_page;
  tool_class->fill_page = tokens_tool_fill_page;
  tool_class->start_page = tokens_tool_start_page;
  tool_class->add = tokens_tool_add;
  tool_class->was_answered = tokens_tool_was_answered;
}

static void
tokens_tool_init (TokensTool *self)
{
}

GtkWidget *
tokens_tool_new (void)
{
  return g_object_new (TOKENS_TYPE_TOOL, NULL);
}

void
tokens_tool_start_gift (TokensTool *self)
{
  FavorOfferTool *tool = FAVOR_OFFER_TOOL (self);

  g_return_if_fail (TOKENS_IS_TOOL (self));

  if (favor_offer_tool_is_composing (tool))
    tokens_trade_page_start_gift (TOKENS_TRADE_PAGE (favor_offer_tool_need_page (tool)));
}

const char *
tokens_tool_get_title (TokensTool *self)
{
  g_return_val_if_fail (TOKENS_IS_TOOL (self), NULL);

  switch (favor_offer_tool_get_mode (FAVOR_OFFER_TOOL (self)))
    {
    case FAVOR_OFFER_IDLE:
    case FAVOR_OFFER_COMPOSE:
    case FAVOR_OFFER_KEEP:
      return C_ ("page", "Trade");
    case FAVOR_OFFER_ANSWER:
      return C_ ("page", "Answer");
    }
  g_assert_not_reached ();
}
