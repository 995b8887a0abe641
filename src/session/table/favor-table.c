/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-table-private.h"

#include "favor-properties.h"
#include "favor-signals.h"
#include "favor-table-words.h"
#include "favor-text.h"

G_DEFINE_FINAL_TYPE (FavorTable, favor_table, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_OFFER_WANTED,
  SIGNAL_REMATCH,
  SIGNAL_GAME_MADE,
  N_SIGNALS
};

static GParamSpec *properties[FAVOR_TABLE_N_PROPS];
static guint       signals[N_SIGNALS];

/**
 * favor_table_notify:
 * @prop: one of FAVOR_TABLE_PROP_
 *
 * Emits `notify` for a property, whatever its value was before.
 */
void
favor_table_notify (FavorTable *self, guint prop)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[prop]);
}

/**
 * favor_table_emit_changed:
 *
 * Emits `changed`, to be called at the end of a batch.
 */
void
favor_table_emit_changed (FavorTable *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/**
 * favor_table_emit_offer_wanted:
 *
 * Emits `offer-wanted`, upon which a view calls favor_table_offer ().
 *
 * Returns: %FALSE if nobody answered
 */
gboolean
favor_table_emit_offer_wanted (FavorTable *self)
{
  gboolean offered = FALSE;

  g_signal_emit (self, signals[SIGNAL_OFFER_WANTED], 0, &offered);
  return offered;
}

/* ---- Object --------------------------------------------------------------------------- */

static const FavorPlayer *
find_decider (FavorTable *self)
{
  FavorSeat decider = favor_session_get_decider (self->session);

  return decider < 0 ? NULL : favor_session_get_player (self->session, decider);
}

static const char *
get_decider_name (FavorTable *self)
{
  const FavorPlayer *decider = find_decider (self);

  return decider != NULL ? decider->name : NULL;
}

static int
get_decider_colour (FavorTable *self)
{
  const FavorPlayer *decider = find_decider (self);

  return decider != NULL ? decider->colour : -1;
}

static gboolean
get_curtain (FavorTable *self)
{
  return self->covered && self->replay == NULL;
}

static gboolean
get_open (FavorTable *self)
{
  return self->open;
}

static gboolean
get_reviewing (FavorTable *self)
{
  return favor_table_get_mode (self) == FAVOR_TABLE_REVIEWING;
}

static FavorCursor *
get_shown_cursor (FavorTable *self)
{
  return self->replay != NULL ? favor_replay_get_cursor (self->replay) : self->cursor;
}

/* clang-format off */
static const FavorProperty property_table[FAVOR_TABLE_N_PROPS] = {
  [FAVOR_TABLE_PROP_SESSION] = { "session", G_TYPE_OBJECT, FAVOR_CONSTRUCT_ONLY, FAVOR_MEMBER (FavorTable, session),
                                 .class_type = favor_session_get_type },
  [FAVOR_TABLE_PROP_CURSOR] = { "cursor", G_TYPE_OBJECT, 0, FAVOR_MEMBER (FavorTable, cursor),
                                .class_type = favor_cursor_get_type },
  [FAVOR_TABLE_PROP_DECISION] = { "decision", G_TYPE_OBJECT, 0, FAVOR_MEMBER (FavorTable, decision),
                                  .class_type = favor_decision_get_type },
  [FAVOR_TABLE_PROP_REPLAY] = { "replay", G_TYPE_OBJECT, 0, FAVOR_MEMBER (FavorTable, replay),
                                .class_type = favor_replay_get_type },
  [FAVOR_TABLE_PROP_SHOWN_CURSOR] = { "shown-cursor", G_TYPE_OBJECT, .class_type = favor_cursor_get_type,
                                      .get = G_CALLBACK (get_shown_cursor) },
  [FAVOR_TABLE_PROP_SEATS] = { "seats", G_TYPE_OBJECT, .class_type = favor_seat_model_get_type,
                               .get = G_CALLBACK (favor_table_get_seats) },
  [FAVOR_TABLE_PROP_EYES] = { "eyes", G_TYPE_INT, FAVOR_WRITABLE, FAVOR_MEMBER (FavorTable, eyes),
                              .min = FAVOR_EYES_OWN, .max = FAVOR_MAX_SEATS - 1, .fallback = FAVOR_EYES_OWN,
                              .set = G_CALLBACK (favor_table_set_eyes) },
  [FAVOR_TABLE_PROP_GUIDED] = { "guided", G_TYPE_BOOLEAN, FAVOR_WRITABLE,
                                .get = G_CALLBACK (favor_table_get_guided), .set = G_CALLBACK (favor_table_set_guided) },
  [FAVOR_TABLE_PROP_COVERED] = { "covered", G_TYPE_BOOLEAN, .get = G_CALLBACK (favor_table_get_covered) },
  [FAVOR_TABLE_PROP_CURTAIN] = { "curtain", G_TYPE_BOOLEAN, .get = G_CALLBACK (get_curtain) },
  [FAVOR_TABLE_PROP_OPEN] = { "open", G_TYPE_BOOLEAN, .get = G_CALLBACK (get_open) },
  [FAVOR_TABLE_PROP_SHEET] = { "sheet", G_TYPE_BOOLEAN, FAVOR_WRITABLE,
                               .get = G_CALLBACK (favor_table_get_sheet), .set = G_CALLBACK (favor_table_set_sheet) },
  [FAVOR_TABLE_PROP_REVIEWING] = { "reviewing", G_TYPE_BOOLEAN, .get = G_CALLBACK (get_reviewing) },
  [FAVOR_TABLE_PROP_ASIDE] = { "aside", G_TYPE_STRING, 0, FAVOR_MEMBER (FavorTable, aside) },
  [FAVOR_TABLE_PROP_SUBTITLE] = { "subtitle", G_TYPE_STRING, 0, FAVOR_MEMBER (FavorTable, subtitle) },
  [FAVOR_TABLE_PROP_SINCE] = { "since", G_TYPE_BOXED, 0, FAVOR_MEMBER (FavorTable, since),
                               .class_type = g_strv_get_type },
  [FAVOR_TABLE_PROP_DECIDER_NAME] = { "decider-name", G_TYPE_STRING, .get = G_CALLBACK (get_decider_name) },
  [FAVOR_TABLE_PROP_DECIDER_COLOUR] = { "decider-colour", G_TYPE_INT, .min = -1, .max = G_MAXINT, .fallback = -1,
                                        .get = G_CALLBACK (get_decider_colour) },
  [FAVOR_TABLE_PROP_CAN_SHOW_AGAIN] = { "can-show-again", G_TYPE_BOOLEAN,
                                        .get = G_CALLBACK (favor_table_get_can_show_again) },
};

/* clang-format on */

/* A finished game opens at its start, to be watched again, another one where it goes on. */
static void
favor_table_constructed (GObject *object)
{
  FavorTable *self = FAVOR_TABLE (object);
  gboolean    over;

  G_OBJECT_CLASS (favor_table_parent_class)->constructed (object);

  g_assert (FAVOR_IS_SESSION (self->session));
  over = favor_session_get_over (self->session);
  self->cursor = favor_cursor_new (self->session);
  favor_cursor_set_follow (self->cursor, !over);
  favor_cursor_set_ply (self->cursor,
                        over ? 0 : favor_session_get_n_plies (self->session));
  self->runner = favor_bot_runner_new (self->session);
  self->seats = favor_seat_model_new (self->cursor);
  self->choices = favor_choice_model_new (self->cursor);
  self->hinting = favor_hinting_new (self->runner);
  self->clock = favor_turn_clock_new (self->cursor);
  favor_table_watch (self);
}

static void
favor_table_dispose (GObject *object)
{
  FavorTable *self = FAVOR_TABLE (object);

  if (self->cursor != NULL)
    favor_table_end (self);
  g_clear_object (&self->line);
  g_clear_object (&self->replay);
  g_clear_object (&self->clock);
  g_clear_object (&self->hinting);
  g_clear_object (&self->runner);
  g_clear_object (&self->choices);
  g_clear_object (&self->seats);
  favor_properties_clear (self);

  G_OBJECT_CLASS (favor_table_parent_class)->dispose (object);
}

static void
favor_table_finalize (GObject *object)
{
  FavorTable *self = FAVOR_TABLE (object);

  g_free (self->told);
  g_array_unref (self->told_plies);
  g_free (self->caption);

  G_OBJECT_CLASS (favor_table_parent_class)->finalize (object);
}

static void
favor_table_class_init (FavorTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = favor_table_constructed;
  object_class->dispose = favor_table_dispose;
  object_class->finalize = favor_table_finalize;
  favor_properties_install (object_class,
                            property_table,
                            FAVOR_TABLE_N_PROPS,
                            properties);
  signals[SIGNAL_CHANGED] = favor_signal_new (klass, "changed", 0);
  signals[SIGNAL_OFFER_WANTED] = g_signal_new ("offer-wanted",
                                               FAVOR_TYPE_TABLE,
                                               G_SIGNAL_RUN_LAST,
                                               0,
                                               g_signal_accumulator_true_handled,
                                               NULL,
                                               NULL,
                                               G_TYPE_BOOLEAN,
                                               0);
  signals[SIGNAL_REMATCH] = favor_signal_new (klass, "rematch", 0);
  signals[SIGNAL_GAME_MADE] = favor_signal_new (klass, "game-made", 1, G_TYPE_INT);
}

static void
favor_table_init (FavorTable *self)
{
  self->eyes = FAVOR_EYES_OWN;
  self->person = FAVOR_SEAT_NONE;
  self->decision = favor_decision_new ();
  self->told_plies = g_array_new (FALSE, FALSE, sizeof (guint));
}

/**
 * favor_table_new:
 * @session: what is played or looked at
 *
 * Returns: (transfer full): its table; a finished game is looked at from its start, another one
 *   where it goes on
 */
FavorTable *
favor_table_new (FavorSession *session)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (session), NULL);

  return g_object_new (FAVOR_TYPE_TABLE, "session", session, NULL);
}

/**
 * favor_table_end:
 *
 * Ends the table before it goes away: it follows the session no more, nobody plays any more, and
 * the session knows where it was looked at. It may be called more than once.
 */
void
favor_table_end (FavorTable *self)
{
  g_return_if_fail (FAVOR_IS_TABLE (self));

  /* First of all, or the end of thinking would be answered by setting the computers to work. */
  g_signal_handlers_disconnect_by_data (self->cursor, self);
  g_signal_handlers_disconnect_by_data (self->session, self);
  g_signal_handlers_disconnect_by_data (self->choices, self);
  g_signal_handlers_disconnect_by_data (self->hinting, self);
  favor_cursor_set_playing (self->cursor, FALSE);
  favor_session_set_saved_cursor (self->session, favor_cursor_get_ply (self->cursor));
  favor_bot_runner_set_active (self->runner, FALSE);
  favor_hinting_forget (self->hinting);
  favor_countdown_stop (favor_turn_clock_get_countdown (self->clock));
  if (self->replay != NULL)
    favor_replay_wait (self->replay, 0);
}

/* ---- What is true --------------------------------------------------------------------- */

#define GETTER(Type, name)                                                               \
  Type favor_table_get_##name (FavorTable *self)                                         \
  {                                                                                      \
    g_return_val_if_fail (FAVOR_IS_TABLE (self), 0);                                     \
    return self->name;                                                                   \
  }

GETTER (FavorSession *, session)
GETTER (FavorCursor *, cursor)
GETTER (FavorBotRunner *, runner)
GETTER (FavorChoiceModel *, choices)
GETTER (FavorDecision *, decision)
GETTER (FavorHinting *, hinting)
GETTER (FavorTurnClock *, clock)
GETTER (FavorReplay *, replay)
GETTER (GStrv, since)
GETTER (gboolean, covered)
GETTER (gboolean, guided)
GETTER (gboolean, sheet)
GETTER (gboolean, can_show_again)
GETTER (int, eyes)
GETTER (guint, n_shown)
GETTER (const char *, refusal)

/**
 * favor_table_get_seats:
 *
 * Returns: (transfer none): the seats of what is seen, the replay or the table itself
 */
FavorSeatModel *
favor_table_get_seats (FavorTable *self)
{
  g_return_val_if_fail (FAVOR_IS_TABLE (self), NULL);

  return self->replay != NULL ? favor_replay_get_seats (self->replay) : self->seats;
}

/**
 * favor_table_get_mode:
 *
 * Returns: what goes on at the table
 */
FavorTableMode
favor_table_get_mode (FavorTable *self)
{
  g_return_val_if_fail (FAVOR_IS_TABLE (self), FAVOR_TABLE_WAITING);

  return favor_decision_get_mode (self->decision);
}

/**
 * favor_table_get_selected:
 *
 * Returns: (transfer none) (nullable): the complete action that is selected but not yet
 *   committed, valid until another one is offered
 */
const FavorAction *
favor_table_get_selected (FavorTable *self)
{
  g_return_val_if_fail (FAVOR_IS_TABLE (self), NULL);

  return favor_decision_get_flag (self->decision, "selected") ? &self->selected : NULL;
}

/**
 * favor_table_is_peeking:
 * @eyes: as the property `eyes`
 *
 * Returns: whether these eyes would show what the person at the screen is not to know, so that
 *   looking through them deserves a warning
 */
gboolean
favor_table_is_peeking (FavorTable *self, int eyes)
{
  g_return_val_if_fail (FAVOR_IS_TABLE (self), TRUE);

  return favor_eyes_peek (self->cursor, self->person, eyes);
}

static gboolean
may_take_back (FavorTable *self)
{
  return favor_cursor_get_live (self->cursor) && !self->covered && !self->guided;
}

/**
 * favor_table_can_undo:
 *
 * Returns: whether an undo can be offered: there is something to take back, the newest position
 *   is shown, not covered and in no lesson, and it is not asked already whether to undo
 */
gboolean
favor_table_can_undo (FavorTable *self)
{
  g_return_val_if_fail (FAVOR_IS_TABLE (self), FALSE);

  return may_take_back (self) && !self->asking &&
         favor_session_get_can_undo (self->session);
}

/**
 * favor_table_can_redo:
 *
 * Returns: whether a redo can be offered: something was taken back, and the newest position is
 *   shown, not covered and in no lesson
 */
gboolean
favor_table_can_redo (FavorTable *self)
{
  g_return_val_if_fail (FAVOR_IS_TABLE (self), FALSE);

  return may_take_back (self) && favor_session_get_can_redo (self->session);
}

/**
 * favor_table_may_start_clock:
 *
 * Returns: whether a person may start the countdown for others now
 */
gboolean
favor_table_may_start_clock (FavorTable *self)
{
  g_return_val_if_fail (FAVOR_IS_TABLE (self), FALSE);

  return !self->covered && favor_turn_clock_may_start (self->clock);
}
