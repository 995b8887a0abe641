/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-table-private.h"

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

static gboolean
get_flag (FavorTable *self, guint prop_id)
{
  switch (prop_id)
    {
    case FAVOR_TABLE_PROP_GUIDED:
      return self->guided;
    case FAVOR_TABLE_PROP_COVERED:
      return self->covered;
    case FAVOR_TABLE_PROP_CURTAIN:
      return self->covered && self->replay == NULL;
    case FAVOR_TABLE_PROP_OPEN:
      return self->open;
    case FAVOR_TABLE_PROP_SHEET:
      return self->sheet;
    case FAVOR_TABLE_PROP_REVIEWING:
      return favor_table_get_mode (self) == FAVOR_TABLE_REVIEWING;
    case FAVOR_TABLE_PROP_CAN_SHOW_AGAIN:
      return self->can_show_again;
    default:
      g_assert_not_reached ();
    }
}

static void
get_words (FavorTable *self, guint prop_id, GValue *value)
{
  const FavorPlayer *decider = find_decider (self);

  switch (prop_id)
    {
    case FAVOR_TABLE_PROP_EYES:
      g_value_set_int (value, self->eyes);
      break;
    case FAVOR_TABLE_PROP_ASIDE:
      g_value_set_string (value, self->aside);
      break;
    case FAVOR_TABLE_PROP_SUBTITLE:
      g_value_set_string (value, self->subtitle);
      break;
    case FAVOR_TABLE_PROP_SINCE:
      g_value_set_boxed (value, self->since);
      break;
    case FAVOR_TABLE_PROP_DECIDER_NAME:
      g_value_set_string (value, decider != NULL ? decider->name : NULL);
      break;
    case FAVOR_TABLE_PROP_DECIDER_COLOUR:
      g_value_set_int (value, decider != NULL ? decider->colour : -1);
      break;
    default:
      g_value_set_boolean (value, get_flag (self, prop_id));
    }
}

static void
favor_table_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  FavorTable *self = FAVOR_TABLE (object);

  switch (prop_id)
    {
    case FAVOR_TABLE_PROP_SESSION:
      g_value_set_object (value, self->session);
      break;
    case FAVOR_TABLE_PROP_CURSOR:
      g_value_set_object (value, self->cursor);
      break;
    case FAVOR_TABLE_PROP_DECISION:
      g_value_set_object (value, self->decision);
      break;
    case FAVOR_TABLE_PROP_REPLAY:
      g_value_set_object (value, self->replay);
      break;
    case FAVOR_TABLE_PROP_SHOWN_CURSOR:
      g_value_set_object (value,
                          self->replay != NULL ? favor_replay_get_cursor (self->replay)
                                               : self->cursor);
      break;
    case FAVOR_TABLE_PROP_SEATS:
      g_value_set_object (value, favor_table_get_seats (self));
      break;
    default:
      get_words (self, prop_id, value);
    }
}

static void
favor_table_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  FavorTable *self = FAVOR_TABLE (object);

  switch (prop_id)
    {
    case FAVOR_TABLE_PROP_SESSION:
      self->session = g_value_dup_object (value);
      break;
    case FAVOR_TABLE_PROP_EYES:
      favor_table_set_eyes (self, g_value_get_int (value));
      break;
    case FAVOR_TABLE_PROP_GUIDED:
      favor_table_set_guided (self, g_value_get_boolean (value));
      break;
    case FAVOR_TABLE_PROP_SHEET:
      favor_table_set_sheet (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

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
  g_clear_object (&self->replay);
  g_clear_object (&self->clock);
  g_clear_object (&self->hinting);
  g_clear_object (&self->runner);
  g_clear_object (&self->choices);
  g_clear_object (&self->seats);
  g_clear_object (&self->decision);
  g_clear_object (&self->cursor);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (favor_table_parent_class)->dispose (object);
}

static void
favor_table_finalize (GObject *object)
{
  FavorTable *self = FAVOR_TABLE (object);

  g_free (self->told);
  g_free (self->caption);
  g_free (self->aside);
  g_free (self->subtitle);
  g_strfreev (self->since);

  G_OBJECT_CLASS (favor_table_parent_class)->finalize (object);
}

static void
add_object (guint prop, const char *name, GType type, GParamFlags flags)
{
  properties[prop] = g_param_spec_object (name,
                                          NULL,
                                          NULL,
                                          type,
                                          flags | G_PARAM_STATIC_STRINGS);
}

static void
add_flag (guint prop, const char *name, GParamFlags flags)
{
  properties[prop] = g_param_spec_boolean (name,
                                           NULL,
                                           NULL,
                                           FALSE,
                                           flags | G_PARAM_STATIC_STRINGS);
}

static void
add_text (guint prop, const char *name)
{
  properties[prop] = g_param_spec_string (name,
                                          NULL,
                                          NULL,
                                          NULL,
                                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

/* The least value is the one at first. */
static void
add_number (guint prop, const char *name, int least, int most, GParamFlags flags)
{
  properties[prop] = g_param_spec_int (name,
                                       NULL,
                                       NULL,
                                       least,
                                       most,
                                       least,
                                       flags | G_PARAM_STATIC_STRINGS);
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags readable = G_PARAM_READABLE;
  GParamFlags writable = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY;

  add_object (FAVOR_TABLE_PROP_SESSION,
              "session",
              FAVOR_TYPE_SESSION,
              G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY);
  add_object (FAVOR_TABLE_PROP_CURSOR, "cursor", FAVOR_TYPE_CURSOR, readable);
  add_object (FAVOR_TABLE_PROP_DECISION, "decision", FAVOR_TYPE_DECISION, readable);
  add_object (FAVOR_TABLE_PROP_REPLAY, "replay", FAVOR_TYPE_REPLAY, readable);
  add_object (FAVOR_TABLE_PROP_SHOWN_CURSOR, "shown-cursor", FAVOR_TYPE_CURSOR, readable);
  add_object (FAVOR_TABLE_PROP_SEATS, "seats", FAVOR_TYPE_SEAT_MODEL, readable);
  properties[FAVOR_TABLE_PROP_EYES] = g_param_spec_int ("eyes",
                                                        NULL,
                                                        NULL,
                                                        FAVOR_EYES_OWN,
                                                        FAVOR_MAX_SEATS - 1,
                                                        FAVOR_EYES_OWN,
                                                        writable |
                                                          G_PARAM_STATIC_STRINGS);
  add_flag (FAVOR_TABLE_PROP_GUIDED, "guided", writable);
  add_flag (FAVOR_TABLE_PROP_COVERED, "covered", readable);
  add_flag (FAVOR_TABLE_PROP_CURTAIN, "curtain", readable);
  add_flag (FAVOR_TABLE_PROP_OPEN, "open", readable);
  add_flag (FAVOR_TABLE_PROP_SHEET, "sheet", writable);
  add_flag (FAVOR_TABLE_PROP_REVIEWING, "reviewing", readable);
  add_flag (FAVOR_TABLE_PROP_CAN_SHOW_AGAIN, "can-show-again", readable);
  add_text (FAVOR_TABLE_PROP_ASIDE, "aside");
  add_text (FAVOR_TABLE_PROP_SUBTITLE, "subtitle");
  add_text (FAVOR_TABLE_PROP_DECIDER_NAME, "decider-name");
  properties[FAVOR_TABLE_PROP_SINCE] = g_param_spec_boxed ("since",
                                                           NULL,
                                                           NULL,
                                                           G_TYPE_STRV,
                                                           readable |
                                                             G_PARAM_STATIC_STRINGS);
  add_number (FAVOR_TABLE_PROP_DECIDER_COLOUR, "decider-colour", -1, G_MAXINT, readable);
  g_object_class_install_properties (object_class, FAVOR_TABLE_N_PROPS, properties);
}

static guint
add_signal (const char *name, GType result, guint n_arguments)
{
  return g_signal_new (name,
                       FAVOR_TYPE_TABLE,
                       G_SIGNAL_RUN_LAST,
                       0,
                       result == G_TYPE_BOOLEAN ? g_signal_accumulator_true_handled
                                                : NULL,
                       NULL,
                       NULL,
                       result,
                       n_arguments,
                       G_TYPE_INT);
}

static void
favor_table_class_init (FavorTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = favor_table_get_property;
  object_class->set_property = favor_table_set_property;
  object_class->constructed = favor_table_constructed;
  object_class->dispose = favor_table_dispose;
  object_class->finalize = favor_table_finalize;
  install_properties (object_class);
  signals[SIGNAL_CHANGED] = add_signal ("changed", G_TYPE_NONE, 0);
  signals[SIGNAL_OFFER_WANTED] = add_signal ("offer-wanted", G_TYPE_BOOLEAN, 0);
  signals[SIGNAL_REMATCH] = add_signal ("rematch", G_TYPE_NONE, 0);
  signals[SIGNAL_GAME_MADE] = add_signal ("game-made", G_TYPE_NONE, 1);
}

static void
favor_table_init (FavorTable *self)
{
  self->eyes = FAVOR_EYES_OWN;
  self->person = FAVOR_SEAT_NONE;
  self->decision = favor_decision_new ();
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
