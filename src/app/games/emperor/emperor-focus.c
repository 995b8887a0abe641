/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "emperor-focus.h"

#include "favor-text.h"

/* ---- Pointing ------------------------------------------------------------------------- */

/* The argument of that name, or FAVOR_NONE. */
static gint
get_arg (const FavorEvent *event, const char *name)
{
  const FavorSchema *args = emperor_logs[event->kind].args;

  for (guint i = 0; args != NULL && i < args->n_fields; i++)
    if (g_str_equal (args->fields[i].name, name))
      return event->arg[args->fields[i].offset / sizeof *event->arg];
  return FAVOR_NONE;
}

/* Cards that pass between hands have no pile to do with it. */
static gboolean
is_about_piles (const FavorEvent *event)
{
  return event->kind != EMPEROR_LOG_CARD_TRADED &&
         event->kind != EMPEROR_LOG_CARD_ENFORCED && event->kind != EMPEROR_LOG_SEIZED &&
         event->kind != EMPEROR_LOG_STOLEN && event->kind != EMPEROR_LOG_PROMISED_CARD &&
         event->kind != EMPEROR_LOG_PROMISED_NO_CARD;
}

static void
point_at_pile (EmperorFocus *focus, gint piece)
{
  if (piece >= 0 && piece < EMPEROR_N_CARDS)
    focus->piles |= 1u << piece;
  else if (piece >= EMPEROR_N_CARDS)
    focus->market = TRUE;
}

void
emperor_focus_add (EmperorFocus *focus, const FavorEvent *event)
{
  static const char *const staffs[] = { "staff", "staff-2" };
  static const char *const cards[] = { "card", "card-2", "piece" };

  for (guint i = 0; i < G_N_ELEMENTS (staffs); i++)
    if (get_arg (event, staffs[i]) >= 0)
      focus->staff |= 1u << get_arg (event, staffs[i]);
  for (guint i = 0; is_about_piles (event) && i < G_N_ELEMENTS (cards); i++)
    point_at_pile (focus, get_arg (event, cards[i]));
  focus->treasury |= event->kind == EMPEROR_LOG_SOLD ||
                     event->kind == EMPEROR_LOG_GOLD_TAKEN ||
                     event->kind == EMPEROR_LOG_DICE_ROLLED;
  focus->market |= event->kind == EMPEROR_LOG_MARKET_BOUGHT ||
                   event->kind == EMPEROR_LOG_MARKET_KEPT;
  focus->events |= event->kind == EMPEROR_LOG_EVENT_KEPT ||
                   event->kind == EMPEROR_LOG_EVENT_COMPLETED;
}

void
emperor_focus_see (EmperorFocus *focus, const FavorMoment *moment)
{
  const EmperorState *before = moment->before, *after = moment->state;
  gboolean            own = before != NULL && !moment->showing &&
                 before->head.decider == moment->holder;

  if (own || moment->showing || moment->n_events == 0 ||
      before->head.turn_owner != after->head.turn_owner)
    *focus = (EmperorFocus){ 0 };
  for (guint i = 0; !own && i < moment->n_events; i++)
    emperor_focus_add (focus, &moment->events[i]);
}

/* ---- Shows ---------------------------------------------------------------------------- */

gboolean
emperor_focus_wants_show (const FavorEvent *events, guint n_events)
{
  for (guint i = 0; n_events > 1 && i < n_events; i++)
    switch (events[i].kind)
      {
      case EMPEROR_LOG_LET_PASS:
      case EMPEROR_LOG_STOPPED:
      case EMPEROR_LOG_BLACKMAIL_PAID:
      case EMPEROR_LOG_BLACKMAIL_REFUSED:
      case EMPEROR_LOG_TRADED:
      case EMPEROR_LOG_PROMISE_KEPT:
      case EMPEROR_LOG_PROMISE_BROKEN:
      case EMPEROR_LOG_DICE_ROLLED:
      case EMPEROR_LOG_POISON_WORKED:
      case EMPEROR_LOG_COLLECT_SKIPPED:
        return TRUE;
      default:
        break;
      }
  return FALSE;
}
