/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "favor-properties.h"
#include "favor-signals.h"
#include "favor-session-private.h"

#include "favor-json.h"
#include "favor-save-parts.h"

/* The saved cursor of a session that is watched at its end. */
#define AT_END G_MAXUINT

enum
{
  PROP_GAME_ID,
  PROP_N_PLIES,
  PROP_DECIDER,
  PROP_OVER,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_THINKING,
  PROP_PONDERING,
  PROP_TITLE,
  PROP_MODIFIED,
  PROP_STRICT,
  N_PROPS
};

enum
{
  SIGNAL_ABOUT_TO_STEP,
  SIGNAL_STEPPED,
  SIGNAL_VARIATIONS_CHANGED,
  SIGNAL_PLAYERS_CHANGED,
  SIGNAL_NOTES_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (FavorSession, favor_session, G_TYPE_OBJECT)

static FavorSessionShown
look (FavorSession *self)
{
  FavorSessionShown now = {
    .n_plies = favor_session_get_n_plies (self),
    .decider = favor_session_get_decider (self),
    .over = favor_session_get_over (self),
    .can_undo = favor_session_get_can_undo (self),
    .can_redo = favor_session_get_can_redo (self),
    .modified = self->modified,
    .variations = favor_history_get_variations_stamp (self->history),
  };

  return now;
}

/**
 * favor_session_settle:
 *
 * Takes all values as told, after a session was filled without listeners.
 */
void
favor_session_settle (FavorSession *self)
{
  self->shown = look (self);
}

/**
 * favor_session_notify:
 *
 * Tells listeners which properties have other values than they were told last.
 */
void
favor_session_notify (FavorSession *self)
{
  FavorSessionShown before = self->shown;
  GObject          *object = G_OBJECT (self);

  favor_session_settle (self);
  g_object_freeze_notify (object);
  if (self->shown.n_plies != before.n_plies)
    g_object_notify_by_pspec (object, properties[PROP_N_PLIES]);
  if (self->shown.decider != before.decider)
    g_object_notify_by_pspec (object, properties[PROP_DECIDER]);
  if (self->shown.over != before.over)
    g_object_notify_by_pspec (object, properties[PROP_OVER]);
  if (self->shown.can_undo != before.can_undo)
    g_object_notify_by_pspec (object, properties[PROP_CAN_UNDO]);
  if (self->shown.can_redo != before.can_redo)
    g_object_notify_by_pspec (object, properties[PROP_CAN_REDO]);
  if (self->shown.modified != before.modified)
    g_object_notify_by_pspec (object, properties[PROP_MODIFIED]);
  g_object_thaw_notify (object);
  if (self->shown.variations != before.variations)
    g_signal_emit (self, signals[SIGNAL_VARIATIONS_CHANGED], 0);
}

/**
 * favor_session_emit_stepped:
 * @from: length of the line before
 * @to: its length now
 *
 * Tells listeners that the line has changed.
 */
void
favor_session_emit_stepped (FavorSession *self, guint from, guint to)
{
  g_signal_emit (self, signals[SIGNAL_STEPPED], 0, from, to);
}

void
favor_session_announce (FavorSession *self, const char *name, JsonNode *value)
{
  g_autoptr (JsonNode) owned = value;
  g_autoptr (JsonNode) line = NULL;
  g_autoptr (GBytes)   bytes = NULL;
  JsonObject          *object;
  char                *text;

  self->n_changes = (self->n_changes + 1) & G_MAXINT32;
  self->modified = TRUE;
  if (!g_signal_has_handler_pending (self, signals[SIGNAL_ABOUT_TO_STEP], 0, TRUE))
    return;

  object = json_object_new ();
  json_object_set_int_member (object, "change", self->n_changes);
  json_object_set_int_member (object, "ply", favor_session_get_n_plies (self));
  json_object_set_member (object, name, g_steal_pointer (&owned));
  line = json_node_new (JSON_NODE_OBJECT);
  json_node_take_object (line, object);
  text = favor_json_to_string (line, FALSE);
  bytes = g_bytes_new_take (text, strlen (text));
  self->announcing = TRUE;
  g_signal_emit (self, signals[SIGNAL_ABOUT_TO_STEP], 0, bytes);
  self->announcing = FALSE;
}

/**
 * favor_session_emit_notes_changed:
 *
 * Tells listeners that a note has changed.
 */
void
favor_session_emit_notes_changed (FavorSession *self)
{
  g_signal_emit (self, signals[SIGNAL_NOTES_CHANGED], 0);
}

/**
 * favor_session_same_text:
 * @a: (nullable): a text
 * @b: (nullable): another one
 *
 * Returns: whether the texts are equal; %NULL is the empty one
 */
gboolean
favor_session_same_text (const char *a, const char *b)
{
  return g_str_equal (a != NULL ? a : "", b != NULL ? b : "");
}

static void
clear_player (FavorPlayer *player)
{
  g_clear_pointer (&player->name, g_free);
}

/* Properties */

static void
favor_session_finalize (GObject *object)
{
  FavorSession *self = FAVOR_SESSION (object);

  g_clear_pointer (&self->history, favor_history_free);
  g_clear_pointer (&self->scratch, g_free);
  g_clear_pointer (&self->title, g_free);
  favor_events_free_items (&self->events);
  for (guint i = 0; i < FAVOR_MAX_SEATS; i++)
    clear_player (&self->players[i]);

  G_OBJECT_CLASS (favor_session_parent_class)->finalize (object);
}

static void
install_signals (FavorSessionClass *klass)
{
  signals[SIGNAL_ABOUT_TO_STEP] = favor_signal_new (klass,
                                                    "about-to-step",
                                                    1,
                                                    G_TYPE_BYTES);
  signals[SIGNAL_STEPPED] = favor_signal_new (klass,
                                              "stepped",
                                              2,
                                              G_TYPE_UINT,
                                              G_TYPE_UINT);
  signals[SIGNAL_VARIATIONS_CHANGED] = favor_signal_new (klass, "variations-changed", 0);
  signals[SIGNAL_PLAYERS_CHANGED] = favor_signal_new (klass, "players-changed", 0);
  signals[SIGNAL_NOTES_CHANGED] = favor_signal_new (klass, "notes-changed", 0);
}

static const char *
get_game_id (FavorSession *self)
{
  return self->game->id;
}

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_GAME_ID] = { "game-id", G_TYPE_STRING, FAVOR_READABLE,
                     .get = G_CALLBACK (get_game_id) },
  [PROP_N_PLIES] = { "n-plies", G_TYPE_UINT, FAVOR_READABLE,
                     .get = G_CALLBACK (favor_session_get_n_plies) },
  [PROP_DECIDER] = { "decider", G_TYPE_INT, FAVOR_READABLE,
                     .get = G_CALLBACK (favor_session_get_decider),
                     .min = FAVOR_SEAT_NONE, .max = FAVOR_MAX_SEATS - 1,
                     .fallback = FAVOR_SEAT_NONE },
  [PROP_OVER] = { "over", G_TYPE_BOOLEAN, FAVOR_READABLE,
                  .get = G_CALLBACK (favor_session_get_over) },
  [PROP_CAN_UNDO] = { "can-undo", G_TYPE_BOOLEAN, FAVOR_READABLE,
                      .get = G_CALLBACK (favor_session_get_can_undo) },
  [PROP_CAN_REDO] = { "can-redo", G_TYPE_BOOLEAN, FAVOR_READABLE,
                      .get = G_CALLBACK (favor_session_get_can_redo) },
  [PROP_THINKING] = { "thinking", G_TYPE_BOOLEAN, FAVOR_WRITABLE,
                      FAVOR_MEMBER (FavorSession, thinking) },
  [PROP_PONDERING] = { "pondering", G_TYPE_BOOLEAN, FAVOR_WRITABLE,
                       FAVOR_MEMBER (FavorSession, pondering) },
  [PROP_TITLE] = { "title", G_TYPE_STRING, FAVOR_WRITABLE,
                   .get = G_CALLBACK (favor_session_get_title),
                   .set = G_CALLBACK (favor_session_set_title) },
  [PROP_MODIFIED] = { "modified", G_TYPE_BOOLEAN, FAVOR_READABLE,
                      FAVOR_MEMBER (FavorSession, modified) },
  [PROP_STRICT] = { "strict", G_TYPE_BOOLEAN, FAVOR_WRITABLE,
                    FAVOR_MEMBER (FavorSession, strict),
                    .set = G_CALLBACK (favor_session_set_strict) },
};

/* clang-format on */

static void
favor_session_class_init (FavorSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = favor_session_finalize;

  favor_properties_install (object_class, table, N_PROPS, properties);
  install_signals (klass);
}

static void
favor_session_init (FavorSession *self)
{
  self->saved_cursor = AT_END;
}

const FavorGame *
favor_session_get_game (FavorSession *self)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), NULL);

  return self->game;
}

guint
favor_session_get_n_seats (FavorSession *self)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), 0);

  return self->n_seats;
}

const FavorPlayer *
favor_session_get_player (FavorSession *self, FavorSeat seat)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), NULL);
  g_return_val_if_fail (seat >= 0 && seat < (int) self->n_seats, NULL);

  return &self->players[seat];
}

/* The seat whose colour `player` is to get has the old one afterwards. */
static void
swap_colour (FavorSession *self, FavorSeat seat, const FavorPlayer *player)
{
  for (guint i = 0; i < self->n_seats; i++)
    if (i != (guint) seat && self->players[i].colour == player->colour)
      self->players[i].colour = self->players[seat].colour;
}

static gboolean
same_player (const FavorPlayer *a, const FavorPlayer *b)
{
  return g_str_equal (a->name, b->name) && !a->is_bot == !b->is_bot &&
         (!a->is_bot || a->level == b->level) && a->colour == b->colour &&
         a->hints == b->hints;
}

/**
 * favor_player_name_is_valid:
 * @name: (nullable): any text
 *
 * Returns: whether it can be a player's name: UTF-8, not empty, at most 40 characters
 */
gboolean
favor_player_name_is_valid (const char *name)
{
  return name != NULL && *name != '\0' && g_utf8_validate (name, -1, NULL) &&
         g_utf8_strlen (name, -1) <= FAVOR_MAX_NAME_CHARS;
}

void
favor_session_set_player (FavorSession *self, FavorSeat seat, const FavorPlayer *player)
{
  char *name;

  g_return_if_fail (FAVOR_IS_SESSION (self));
  g_return_if_fail (seat >= 0 && seat < (int) self->n_seats);
  g_return_if_fail (player != NULL && favor_player_name_is_valid (player->name));
  g_return_if_fail (player->colour < FAVOR_MAX_SEATS);
  g_return_if_fail (!self->announcing);

  if (same_player (&self->players[seat], player))
    return;
  favor_session_announce (self, "player", favor_save_write_seat (seat, player));
  swap_colour (self, seat, player);
  name = g_strdup (player->name);
  clear_player (&self->players[seat]);
  self->players[seat] = *player;
  self->players[seat].name = name;
  g_signal_emit (self, signals[SIGNAL_PLAYERS_CHANGED], 0);
  favor_session_notify (self);
}

void
favor_session_count_hint (FavorSession *self, FavorSeat seat)
{
  FavorPlayer player;

  g_return_if_fail (FAVOR_IS_SESSION (self));
  g_return_if_fail (seat >= 0 && seat < (int) self->n_seats);
  g_return_if_fail (!self->announcing);

  player = self->players[seat];
  if (player.hints == FAVOR_MAX_HINTS)
    return;
  player.hints++;
  favor_session_announce (self, "player", favor_save_write_seat (seat, &player));
  self->players[seat].hints = player.hints;
  favor_session_notify (self);
}

const FavorNames *
favor_session_get_names (FavorSession *self)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), NULL);

  for (guint i = 0; i < self->n_seats; i++)
    {
      const FavorWord *party = favor_session_get_party (self, (FavorSeat) i);

      self->names.names[i] = party != NULL ? _ (party->title) : self->players[i].name;
    }
  self->names.state = favor_history_get_state (self->history, 0);
  return &self->names;
}

const char *
favor_session_get_name (FavorSession *self, FavorSeat seat)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), NULL);
  g_return_val_if_fail (seat >= 0 && seat < (int) self->n_seats, NULL);

  return favor_session_get_names (self)->names[seat];
}

/* Before it is set up, nobody plays anybody. */
const FavorWord *
favor_session_get_party (FavorSession *self, FavorSeat seat)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), NULL);
  g_return_val_if_fail (seat >= 0 && seat < (int) self->n_seats, NULL);

  return self->history == NULL
           ? NULL
           : favor_game_get_party (self->game,
                                   favor_history_get_state (self->history, 0),
                                   seat);
}

guint64
favor_session_get_seed (FavorSession *self)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), 0);

  return self->seed;
}

const char *
favor_session_get_title (FavorSession *self)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), NULL);

  return self->title != NULL ? self->title : _ (self->game->title);
}

void
favor_session_set_title (FavorSession *self, const char *title)
{
  JsonNode *value;

  g_return_if_fail (FAVOR_IS_SESSION (self));
  g_return_if_fail (title == NULL || g_utf8_validate (title, -1, NULL));
  g_return_if_fail (!self->announcing);

  if (favor_session_same_text (self->title, title))
    return;
  value = json_node_init_string (json_node_alloc (), title != NULL ? title : "");
  favor_session_announce (self, "title", value);
  g_clear_pointer (&self->title, g_free);
  if (title != NULL && *title != '\0')
    self->title = g_strdup (title);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
  favor_session_notify (self);
}

guint
favor_session_get_n_plies (FavorSession *self)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), 0);

  return favor_history_get_n_plies (self->history);
}

gconstpointer
favor_session_get_state (FavorSession *self, guint ply)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), NULL);
  g_return_val_if_fail (ply <= favor_session_get_n_plies (self), NULL);

  return favor_history_get_state (self->history, ply);
}

const FavorAction *
favor_session_get_action (FavorSession *self, guint ply)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), NULL);
  g_return_val_if_fail (ply >= 1 && ply <= favor_session_get_n_plies (self), NULL);

  return favor_history_get_action (self->history, ply);
}

const FavorEvent *
favor_session_get_events (FavorSession *self, guint ply, guint *n_events)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), NULL);
  g_return_val_if_fail (ply <= favor_session_get_n_plies (self), NULL);

  return favor_history_get_events (self->history, ply, n_events);
}

void
favor_session_copy_between (FavorSession *self, guint ply, guint nth, gpointer state)
{
  const gsize             size = self->game->state->size;
  g_auto (FavorEvents)    events = { 0 };
  g_auto (FavorPositions) positions = { 0 };
  g_autofree gpointer     copy = NULL;

  g_return_if_fail (FAVOR_IS_SESSION (self));
  g_return_if_fail (ply <= favor_session_get_n_plies (self));
  g_return_if_fail (state != NULL);

  /* The setup is one position. */
  if (ply == 0)
    {
      memcpy (state, favor_session_get_state (self, 0), size);
      return;
    }
  copy = g_memdup2 (favor_session_get_state (self, ply - 1), size);
  favor_game_record (self->game,
                     copy,
                     favor_session_get_action (self, ply),
                     &events,
                     &positions);
  g_return_if_fail (nth < positions.n);
  memcpy (state, favor_positions_get (&positions, nth), size);
}

gboolean
favor_session_get_thinking (FavorSession *self)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), FALSE);

  return self->thinking;
}

void
favor_session_set_thinking (FavorSession *self, gboolean thinking)
{
  g_return_if_fail (FAVOR_IS_SESSION (self));

  favor_properties_set_number (self, properties[PROP_THINKING], thinking);
}

gboolean
favor_session_get_pondering (FavorSession *self)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), FALSE);

  return self->pondering;
}

void
favor_session_set_pondering (FavorSession *self, gboolean pondering)
{
  g_return_if_fail (FAVOR_IS_SESSION (self));

  favor_properties_set_number (self, properties[PROP_PONDERING], pondering);
}

gboolean
favor_session_get_strict (FavorSession *self)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), FALSE);

  return self->strict;
}

void
favor_session_set_strict (FavorSession *self, gboolean strict)
{
  JsonNode *value;

  g_return_if_fail (FAVOR_IS_SESSION (self));
  g_return_if_fail (!self->announcing);

  if (!self->strict == !strict)
    return;
  value = json_node_init_boolean (json_node_alloc (), strict);
  favor_session_announce (self, "strict", value);
  self->strict = !!strict;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STRICT]);
  favor_session_notify (self);
}

guint
favor_session_get_seconds (FavorSession *self)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), 0);

  return self->seconds;
}

void
favor_session_count_seconds (FavorSession *self, guint seconds)
{
  g_return_if_fail (FAVOR_IS_SESSION (self));

  if (seconds == 0)
    return;
  self->seconds += MIN (seconds, FAVOR_MAX_SECONDS - self->seconds);
  self->modified = TRUE;
}

guint
favor_session_get_saved_cursor (FavorSession *self)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), 0);

  return MIN (self->saved_cursor, favor_session_get_n_plies (self));
}

void
favor_session_set_saved_cursor (FavorSession *self, guint ply)
{
  g_return_if_fail (FAVOR_IS_SESSION (self));

  self->saved_cursor = ply < favor_session_get_n_plies (self) ? ply : AT_END;
}

gboolean
favor_session_get_history_lost (FavorSession *self)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), FALSE);

  return self->history_lost;
}

gboolean
favor_session_get_modified (FavorSession *self)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), FALSE);

  return self->modified;
}

void
favor_session_mark_saved (FavorSession *self)
{
  g_return_if_fail (FAVOR_IS_SESSION (self));

  self->modified = FALSE;
  favor_session_notify (self);
}
