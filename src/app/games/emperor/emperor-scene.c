/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "emperor-scene.h"

#include "favor-text.h"

/* ---- Things on their way -------------------------------------------------------------- */

/* Of a hidden hand only the number is known. */
static void
add_to_hand (EmperorState *state, FavorSeat seat, gint card, gint n)
{
  if (state->hand[seat][card] != EMPEROR_HIDDEN)
    state->hand[seat][card] = (gint8) MAX (0, state->hand[seat][card] + n);
  state->hand_size[seat] = (guint8) MAX (0, state->hand_size[seat] + n);
}

static void
add_known (EmperorState *state, FavorSeat seat, gint card, gint n)
{
  state->known[seat][card] = (guint8) CLAMP (state->known[seat][card] + n,
                                             0,
                                             EMPEROR_N_COPIES);
}

/* `n` cards from the pile, or back to it. */
static void
draw (EmperorState *state, FavorSeat seat, gint card, gint n)
{
  if (card < 0)
    return;
  state->pile[card] = (guint8) CLAMP (state->pile[card] - n, 0, EMPEROR_N_COPIES);
  add_to_hand (state, seat, card, n);
  add_known (state, seat, card, n);
}

static void
take_gold (EmperorState *state, FavorSeat seat, gint gold)
{
  state->gold[seat] = MAX (0, state->gold[seat] + gold);
  if (state->options.limited_treasury)
    state->treasury = (guint8) CLAMP (state->treasury - gold, 0, EMPEROR_ALL_GOLD);
}

static void
remove_from (gint8 *list, guint8 *n, gint value)
{
  guint at = 0;

  if (*n == 0)
    return;
  /* Which of what is hidden does not matter. */
  while (at + 1 < *n && list[at] != value)
    at++;
  *n = (guint8) (*n - 1);
  for (; at < *n; at++)
    list[at] = list[at + 1];
  list[*n] = 0;
}

static void
add_to (gint8 *list, guint8 *n, guint most, gint value)
{
  if (*n < most)
    list[(*n)++] = (gint8) value;
}

static void
play_piece (EmperorState *state, FavorSeat seat, gint piece)
{
  if (piece < EMPEROR_N_CARDS)
    {
      draw (state, seat, piece, -1);
      return;
    }
  remove_from (state->market_hand[seat],
               &state->n_market_hand[seat],
               piece - EMPEROR_N_CARDS);
  add_to (state->market_discard,
          &state->n_market_discard,
          EMPEROR_N_MARKET,
          piece - EMPEROR_N_CARDS);
}

static void
gain (EmperorScene *scene, FavorSeat seat, gint points)
{
  scene->state.points[seat] += points;
  scene->change[seat] = (gint16) (scene->change[seat] + points);
}

/* From hand to hand; unseen cards are known of nobody. */
static void
pass_card (EmperorState *state,
           FavorSeat     from,
           FavorSeat     to,
           gint          card,
           gint          n,
           gboolean      seen)
{
  add_to_hand (state, from, card, -n);
  add_to_hand (state, to, card, n);
  if (seen)
    {
      add_known (state, from, card, -n);
      add_known (state, to, card, n);
    }
  else
    for (gint other = 0; other < EMPEROR_N_CARDS; other++)
      add_known (state, from, other, -n);
}

/* ---- Events --------------------------------------------------------------------------- */

/* Whether the viewer may know what the event is about. */
static gboolean
is_known (const FavorEvent *event, FavorSeat viewer)
{
  return viewer == FAVOR_VIEWER_OPEN || event->seen_by == FAVOR_SEEN_BY_EVERYBODY ||
         (viewer >= 0 && (event->seen_by >> viewer & 1) != 0);
}

static void
rob (EmperorState *state, const FavorEvent *event, gboolean known)
{
  FavorSeat by = event->actor, from = (FavorSeat) event->arg[0];

  if (known)
    {
      pass_card (state, from, by, event->arg[1], 1, FALSE);
      return;
    }
  state->hand_size[from] = (guint8) MAX (0, state->hand_size[from] - 1);
  state->hand_size[by]++;
  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    add_known (state, from, card, -1);
}

static void
pass_secret (EmperorState *state, const FavorEvent *event, gboolean known)
{
  FavorSeat from = event->actor, to = (FavorSeat) event->arg[0];
  gint      value = known ? event->arg[1] : EMPEROR_HIDDEN;

  if (event->kind == EMPEROR_LOG_MARKET_TRADED)
    {
      remove_from (state->market_hand[from], &state->n_market_hand[from], value);
      add_to (state->market_hand[to], &state->n_market_hand[to], EMPEROR_N_MARKET, value);
      return;
    }
  remove_from (state->open_events[from], &state->n_open[from], value);
  add_to (state->open_events[to], &state->n_open[to], EMPEROR_N_EVENTS, value);
}

static void
complete (EmperorScene *scene, const FavorEvent *event)
{
  EmperorState *state = &scene->state;
  FavorSeat     seat = event->actor;
  gint          which = event->arg[0];

  remove_from (state->open_events[seat], &state->n_open[seat], which);
  add_to (state->done_events[seat], &state->n_done[seat], EMPEROR_N_EVENTS, which);
  if (emperor_terms[which].gives)
    take_gold (state, seat, -emperor_terms[which].gold);
  gain (scene, seat, event->arg[1]);
}

static void
ally (EmperorScene *scene, const FavorEvent *event)
{
  EmperorState *state = &scene->state;

  draw (state, event->actor, event->arg[2], -1);
  draw (state, event->actor, event->arg[3], -1);
  take_gold (state, event->actor, -event->arg[4]);
  state->stars[event->actor][event->arg[0]]++;
  gain (scene, event->actor, event->arg[5]);
}

static void
keep_market (EmperorState *state, const FavorEvent *event, gboolean known)
{
  if (state->n_market_deck > 0)
    state->n_market_deck--;
  add_to (state->market_hand[event->actor],
          &state->n_market_hand[event->actor],
          EMPEROR_N_MARKET,
          known ? event->arg[0] : EMPEROR_HIDDEN);
}

static void
keep_event (EmperorState *state, const FavorEvent *event, gboolean known)
{
  if (state->n_event_deck > 0)
    state->n_event_deck--;
  add_to (state->open_events[event->actor],
          &state->n_open[event->actor],
          EMPEROR_N_EVENTS,
          known ? event->arg[0] : EMPEROR_HIDDEN);
}

/* What concerns cards and Gold of who acts alone; FALSE if the event is about something else. */
static gboolean
apply_own (EmperorScene *scene, const FavorEvent *event)
{
  EmperorState *state = &scene->state;
  FavorSeat     seat = event->actor;

  switch (event->kind)
    {
    case EMPEROR_LOG_COLLECTED:
    case EMPEROR_LOG_CARD_TAKEN:
      draw (state, seat, event->arg[0], 1);
      return TRUE;
    case EMPEROR_LOG_CARD_RETURNED:
    case EMPEROR_LOG_DISCARDED:
      draw (state, seat, event->arg[0], -1);
      return TRUE;
    case EMPEROR_LOG_SOLD:
      draw (state, seat, event->arg[0], -1);
      take_gold (state, seat, event->arg[1]);
      return TRUE;
    case EMPEROR_LOG_UPGRADED:
      draw (state, seat, event->arg[0], -event->arg[2]);
      draw (state, seat, event->arg[1], 1);
      return TRUE;
    case EMPEROR_LOG_GOLD_TAKEN:
      take_gold (state, seat, event->arg[0]);
      return TRUE;
    case EMPEROR_LOG_DICE_ROLLED:
      take_gold (state, seat, event->arg[2]);
      return TRUE;
    case EMPEROR_LOG_MARKET_BOUGHT:
      take_gold (state, seat, -EMPEROR_MARKET_PRICE);
      return TRUE;
    case EMPEROR_LOG_PLAYED:
      play_piece (state, seat, event->arg[0]);
      return TRUE;
    case EMPEROR_LOG_FAVOR_GAINED:
      gain (scene, seat, event->arg[0]);
      return TRUE;
    default:
      return FALSE;
    }
}

/* Stars and Meeples. */
static gboolean
apply_on_board (EmperorScene *scene, const FavorEvent *event)
{
  EmperorState *state = &scene->state;
  FavorSeat     seat = event->actor;

  switch (event->kind)
    {
    case EMPEROR_LOG_STAR_PLACED:
    case EMPEROR_LOG_STAR_GIVEN:
      state->stars[seat][event->arg[0]]++;
      return TRUE;
    case EMPEROR_LOG_MOVED:
      draw (state, seat, event->arg[1], 1);
      state->meeple[seat] = (gint8) event->arg[0];
      return TRUE;
    case EMPEROR_LOG_MOVED_EMPTY:
      state->meeple[seat] = (gint8) event->arg[0];
      return TRUE;
    case EMPEROR_LOG_ALLIED:
      ally (scene, event);
      return TRUE;
    case EMPEROR_LOG_STAR_MOVED:
      state->stars[seat][event->arg[0]]--;
      return TRUE;
    case EMPEROR_LOG_ALLIED_EMPRESS:
      state->empress[seat] = TRUE;
      state->meeple[seat] = EMPEROR_PLACE_EMPRESS;
      gain (scene, seat, event->arg[0]);
      return TRUE;
    case EMPEROR_LOG_STAR_LOST:
      state->stars[event->arg[0]][event->arg[1]]--;
      return TRUE;
    default:
      return FALSE;
    }
}

/* Between two seats, or with what not everybody sees. */
static void
apply_between (EmperorScene *scene, const FavorEvent *event, gboolean known)
{
  EmperorState *state = &scene->state;
  FavorSeat     seat = event->actor;

  switch (event->kind)
    {
    case EMPEROR_LOG_EVENT_KEPT:
      keep_event (state, event, known);
      break;
    case EMPEROR_LOG_MARKET_KEPT:
      keep_market (state, event, known);
      break;
    case EMPEROR_LOG_EVENT_COMPLETED:
      complete (scene, event);
      break;
    case EMPEROR_LOG_PLOTTED:
      play_piece (state, seat, event->arg[1]);
      break;
    case EMPEROR_LOG_STOPPED:
      play_piece (state, (FavorSeat) event->arg[0], event->arg[1]);
      break;
    case EMPEROR_LOG_POISONED:
      state->poison[event->arg[0]] = (guint8) event->arg[1];
      break;
    case EMPEROR_LOG_GOLD_PAID:
    case EMPEROR_LOG_GOLD_TRADED:
    case EMPEROR_LOG_GOLD_ENFORCED:
      state->gold[seat] -= event->arg[1];
      state->gold[event->arg[0]] += event->arg[1];
      break;
    case EMPEROR_LOG_FAVOR_LOST:
      gain (scene, (FavorSeat) event->arg[0], -event->arg[1]);
      break;
    case EMPEROR_LOG_SEIZED:
    case EMPEROR_LOG_STOLEN:
      rob (state, event, known);
      break;
    case EMPEROR_LOG_CARD_TRADED:
      pass_card (state,
                 seat,
                 (FavorSeat) event->arg[0],
                 event->arg[1],
                 event->arg[2],
                 TRUE);
      break;
    case EMPEROR_LOG_CARD_ENFORCED:
      pass_card (state, seat, (FavorSeat) event->arg[0], event->arg[1], 1, TRUE);
      break;
    case EMPEROR_LOG_MARKET_TRADED:
    case EMPEROR_LOG_EVENT_TRADED:
      pass_secret (state, event, known);
      break;
    default:
      break;
    }
}

/* ---- Pointing ------------------------------------------------------------------------- */

void
emperor_scene_point_at_nothing (EmperorScene *scene)
{
  memset (scene->change, 0, sizeof scene->change);
  scene->touched = scene->staff = scene->piles = 0;
  scene->treasury = scene->market = scene->events = FALSE;
}

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
point_at_pile (EmperorScene *scene, gint piece)
{
  if (piece >= 0 && piece < EMPEROR_N_CARDS)
    scene->piles |= 1u << piece;
  else if (piece >= EMPEROR_N_CARDS)
    scene->market = TRUE;
}

void
emperor_scene_point (EmperorScene *scene, const FavorEvent *event)
{
  static const char *const staffs[] = { "staff", "staff-2" };
  static const char *const cards[] = { "card", "card-2", "piece" };
  static const char *const seats[] = { "target", "to" };

  for (guint i = 0; i < G_N_ELEMENTS (staffs); i++)
    if (get_arg (event, staffs[i]) >= 0)
      scene->staff |= 1u << get_arg (event, staffs[i]);
  for (guint i = 0; is_about_piles (event) && i < G_N_ELEMENTS (cards); i++)
    point_at_pile (scene, get_arg (event, cards[i]));
  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    if (get_arg (event, seats[i]) >= 0)
      scene->touched |= 1u << get_arg (event, seats[i]);
  if (event->actor >= 0)
    scene->touched |= 1u << event->actor;
  scene->treasury |= event->kind == EMPEROR_LOG_SOLD ||
                     event->kind == EMPEROR_LOG_GOLD_TAKEN ||
                     event->kind == EMPEROR_LOG_DICE_ROLLED;
  scene->market |= event->kind == EMPEROR_LOG_MARKET_BOUGHT ||
                   event->kind == EMPEROR_LOG_MARKET_KEPT;
  scene->events |= event->kind == EMPEROR_LOG_EVENT_KEPT ||
                   event->kind == EMPEROR_LOG_EVENT_COMPLETED;
}

/* ---- Scenes --------------------------------------------------------------------------- */

void
emperor_scene_from_state (EmperorScene *scene, const EmperorState *state)
{
  *scene = (EmperorScene){ .state = *state };
}

void
emperor_scene_apply (EmperorScene *scene, const FavorEvent *event, FavorSeat viewer)
{
  emperor_scene_point_at_nothing (scene);
  emperor_scene_point (scene, event);
  if (!apply_own (scene, event) && !apply_on_board (scene, event))
    apply_between (scene, event, is_known (event, viewer));
}

gboolean
emperor_scene_wants_show (const FavorEvent *events, guint n_events)
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

/* Of one kind, one after the other, by the same seat: all at once. */
guint
emperor_scene_step (const FavorEvent *events, guint n_events, guint first)
{
  guint n = 1;

  while (first + n < n_events && events[first + n].kind == events[first].kind &&
         events[first + n].actor == events[first].actor &&
         (events[first].kind == EMPEROR_LOG_COLLECT_EMPTY ||
          events[first].kind == EMPEROR_LOG_CARD_RETURNED))
    n++;
  return n;
}
