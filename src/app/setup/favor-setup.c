/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "favor-setup-private.h"

static void
set_name (FavorPlayer *player, const char *name)
{
  g_autofree char *stripped = g_strstrip (g_strdup (name));

  g_free (player->name);
  player->name = g_utf8_substring (stripped,
                                   0,
                                   MIN (g_utf8_strlen (stripped, -1),
                                        FAVOR_MAX_NAME_CHARS));
}

/**
 * favor_setup_suggest_name:
 *
 * Returns: (transfer full): how whoever sits at the screen may be called as long as nobody has said
 *   it: as the account is, unless that says nothing
 */
char *
favor_setup_suggest_name (void)
{
  const char    *real = g_get_real_name ();
  g_auto (GStrv) words = NULL;

  if (real == NULL || *real == '\0' || g_str_equal (real, "Unknown") ||
      g_str_equal (real, "root") || !g_utf8_validate (real, -1, NULL))
    /* Translators: the name of the person at the screen, when the system does not know it */
    return g_strdup (_ ("Player"));
  words = g_strsplit_set (real, " ,", 2);
  return g_strdup (words[0]);
}

static const char *
name_of_computer (guint nth)
{
  static const char *const names[FAVOR_MAX_SEATS] = {
    /* Translators: names of computer players; use names that are short and well known where
     * your language is spoken, and eight different ones */
    NC_ ("computer player", "Mei"),   NC_ ("computer player", "Bo"),
    NC_ ("computer player", "Farid"), NC_ ("computer player", "Ines"),
    NC_ ("computer player", "Tomas"), NC_ ("computer player", "Ayla"),
    NC_ ("computer player", "Joon"),  NC_ ("computer player", "Vera"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "computer player", names[nth]);
}

static gboolean
is_per_seat (const FavorField *field)
{
  return field->n_dims == 1 && field->dims[0].length == FAVOR_LENGTH_SEATS;
}

/**
 * favor_setup_fill_unused:
 * @schema: of the options of a game
 * @n_seats: how many seats are in use
 * @with_fallbacks: whether the others get the defaults, as in a setup, or nothing, as in what files and
 *   rules see
 *
 * Fills in what @options says of seats that are not in use.
 */
void
favor_setup_fill_unused (const FavorSchema *schema,
                         gpointer           options,
                         guint              n_seats,
                         gboolean           with_fallbacks)
{
  for (guint i = 0; i < schema->n_fields; i++)
    {
      const FavorField *field = &schema->fields[i];

      if (!is_per_seat (field))
        continue;
      for (guint seat = n_seats; seat < field->dims[0].capacity; seat++)
        favor_field_set (field, options, seat, with_fallbacks ? field->fallback : 0);
    }
}

/**
 * favor_setup_new:
 * @game: a game
 *
 * Makes the setup of a first game: one person against casual computers, with the usual number
 * of seats and the default options.
 *
 * Returns: (transfer full): a setup that can be started at once
 */
FavorSetup *
favor_setup_new (const FavorGame *game)
{
  g_autofree char *person = favor_setup_suggest_name ();
  FavorSetup      *self;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_new0 (FavorSetup, 1);
  self->game = game;
  self->options = g_malloc0 (game->options->size);
  self->n_seats = game->default_seats;
  for (guint i = 0, next = 0; i < FAVOR_MAX_SEATS; i++)
    {
      FavorPlayer *player = &self->players[i];

      if (i > 0 && g_utf8_collate (name_of_computer (next), person) == 0)
        next++;
      set_name (player, i == 0 ? person : name_of_computer (next++));
      player->is_bot = i > 0;
      player->level = FAVOR_LEVEL_CASUAL;
      player->colour = i;
    }
  favor_setup_reset (self);
  return self;
}

/* The only person; %FAVOR_SEAT_NONE if there are more, or none. */
static FavorSeat
find_person (const FavorSetup *self)
{
  FavorSeat person = FAVOR_SEAT_NONE;

  for (guint i = 0; i < self->n_seats; i++)
    if (!self->players[i].is_bot)
      {
        if (person != FAVOR_SEAT_NONE)
          return FAVOR_SEAT_NONE;
        person = (FavorSeat) i;
      }
  return person;
}

/**
 * favor_setup_get_person:
 *
 * Returns: (transfer none) (nullable): the name of the only person; %NULL if there are more, or none
 */
const char *
favor_setup_get_person (const FavorSetup *self)
{
  FavorSeat person;

  g_return_val_if_fail (self != NULL, NULL);

  person = find_person (self);
  return person != FAVOR_SEAT_NONE ? self->players[person].name : NULL;
}

/* (nullable): the seat that is called so. */
static FavorPlayer *
find_player (FavorSetup *self, const char *name)
{
  for (guint i = 0; i < FAVOR_MAX_SEATS; i++)
    if (g_utf8_collate (self->players[i].name, name) == 0)
      return &self->players[i];
  return NULL;
}

/**
 * favor_setup_set_person:
 * @name: a name; nothing but white space changes nothing
 *
 * Calls the only person @name, if there is just one. A computer that was called so has another name
 * then.
 */
void
favor_setup_set_person (FavorSetup *self, const char *name)
{
  g_autofree char *stripped = NULL;
  FavorPlayer     *other;
  FavorSeat        person;

  g_return_if_fail (self != NULL && name != NULL);

  person = find_person (self);
  stripped = g_strstrip (g_strdup (name));
  if (person == FAVOR_SEAT_NONE || *stripped == '\0')
    return;
  /* Compared as it will be. */
  set_name (&self->players[person], stripped);
  for (guint i = 0; i < FAVOR_MAX_SEATS; i++)
    {
      other = &self->players[i];
      if (i == (guint) person ||
          g_utf8_collate (other->name, self->players[person].name) != 0)
        continue;
      for (guint next = 0; next < FAVOR_MAX_SEATS; next++)
        if (find_player (self, name_of_computer (next)) == NULL)
          {
            set_name (other, name_of_computer (next));
            break;
          }
    }
}

/**
 * favor_setup_new_from_session:
 * @session: any session, also a finished one
 *
 * Makes the setup of another game with the same seats and options; the seed is drawn anew.
 *
 * Returns: (transfer full): a setup
 */
FavorSetup *
favor_setup_new_from_session (FavorSession *session)
{
  const FavorGame *game;
  FavorSetup      *self;

  g_return_val_if_fail (FAVOR_IS_SESSION (session), NULL);

  game = favor_session_get_game (session);
  self = favor_setup_new (game);
  self->n_seats = favor_session_get_n_seats (session);
  memcpy (self->options,
          favor_game_options (game, favor_session_get_state (session, 0)),
          game->options->size);
  favor_setup_fill_unused (game->options, self->options, self->n_seats, TRUE);
  for (guint i = 0; i < self->n_seats; i++)
    {
      const FavorPlayer *player = favor_session_get_player (session, (FavorSeat) i);

      favor_setup_set_player (self,
                              (FavorSeat) i,
                              player->name,
                              player->is_bot,
                              player->is_bot ? player->level : FAVOR_LEVEL_CASUAL);
      favor_setup_set_colour (self, (FavorSeat) i, player->colour);
    }
  return self;
}

/**
 * favor_setup_pass_start_on:
 *
 * Lets the next seat begin, for another game with the same seats. Where chance decides who begins it
 * goes on doing so, and so do the rules where there is no choice.
 */
void
favor_setup_pass_start_on (FavorSetup *self)
{
  const FavorSchema *schema;

  g_return_if_fail (self != NULL);

  schema = self->game->options;
  for (guint i = 0; i < schema->n_fields; i++)
    {
      const FavorField *field = &schema->fields[i];
      gint64            seat;

      if (field->type != FAVOR_TYPE_SEAT || field->n_dims > 0)
        continue;
      seat = favor_field_get (field, self->options, 0);
      if (seat >= 0 && seat < self->n_seats)
        favor_field_set (field, self->options, 0, (seat + 1) % self->n_seats);
    }
}

/**
 * favor_setup_free:
 *
 * Frees a setup.
 */
void
favor_setup_free (FavorSetup *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < FAVOR_MAX_SEATS; i++)
    g_free (self->players[i].name);
  g_free (self->options);
  g_free (self);
}

/**
 * favor_setup_reset:
 *
 * Puts all options, also those of seats, back to their defaults. Players stay.
 */
void
favor_setup_reset (FavorSetup *self)
{
  const FavorSchema *schema = self->game->options;

  favor_schema_set_defaults (schema, self->options);
  favor_setup_fill_unused (schema, self->options, 0, TRUE);
}

/**
 * favor_setup_set_player:
 * @seat: 0 to FAVOR_MAX_SEATS - 1
 * @name: any text; space around it and what is too long are cut off
 * @level: of a computer
 *
 * Says who sits at a seat.
 */
void
favor_setup_set_player (FavorSetup *self,
                        FavorSeat   seat,
                        const char *name,
                        gboolean    is_bot,
                        FavorLevel  level)
{
  g_return_if_fail (self != NULL && name != NULL);
  g_return_if_fail (seat >= 0 && seat < FAVOR_MAX_SEATS);

  set_name (&self->players[seat], name);
  self->players[seat].is_bot = is_bot;
  self->players[seat].level = level;
}

/**
 * favor_setup_set_colour:
 * @seat: 0 to FAVOR_MAX_SEATS - 1
 * @colour: 0 to FAVOR_MAX_SEATS - 1
 *
 * Gives a colour to a seat; the seat that had it gets the other's.
 */
void
favor_setup_set_colour (FavorSetup *self, FavorSeat seat, guint8 colour)
{
  g_return_if_fail (self != NULL && colour < FAVOR_MAX_SEATS);
  g_return_if_fail (seat >= 0 && seat < FAVOR_MAX_SEATS);

  for (guint i = 0; i < FAVOR_MAX_SEATS; i++)
    if (self->players[i].colour == colour)
      self->players[i].colour = self->players[seat].colour;
  self->players[seat].colour = colour;
}

/* Where what stood at `seat` stands when the one at `from` was moved to `to`. */
static int
moved_seat (int seat, int from, int to)
{
  if (seat == from)
    return to;
  if (from < seat && seat <= to)
    return seat - 1;
  if (to <= seat && seat < from)
    return seat + 1;
  return seat;
}

/* What the options say of seats goes with whoever sits there. */
static void
move_options (FavorSetup *self, int from, int to)
{
  for (guint i = 0; i < self->game->options->n_fields; i++)
    {
      const FavorField *field = &self->game->options->fields[i];
      gint64            values[FAVOR_MAX_SEATS];
      guint             n = is_per_seat (field) ? field->dims[0].capacity : 0;

      for (guint seat = 0; seat < n; seat++)
        values[seat] = favor_field_get (field, self->options, seat);
      for (guint seat = 0; seat < n; seat++)
        favor_field_set (field,
                         self->options,
                         (guint) moved_seat ((int) seat, from, to),
                         values[seat]);
      if (field->type == FAVOR_TYPE_SEAT && field->n_dims == 0 &&
          favor_field_get (field, self->options, 0) >= 0)
        favor_field_set (field,
                         self->options,
                         0,
                         moved_seat ((int) favor_field_get (field, self->options, 0),
                                     from,
                                     to));
    }
}

/**
 * favor_setup_move_seat:
 * @from: 0 to `n_seats` - 1
 * @to: 0 to `n_seats` - 1
 *
 * Puts whoever sits at @from, with colour and options, to @to; those between move up by one.
 */
void
favor_setup_move_seat (FavorSetup *self, FavorSeat from, FavorSeat to)
{
  FavorPlayer before[FAVOR_MAX_SEATS];

  g_return_if_fail (self != NULL);
  g_return_if_fail (from >= 0 && (guint) from < self->n_seats);
  g_return_if_fail (to >= 0 && (guint) to < self->n_seats);

  memcpy (before, self->players, sizeof before);
  for (int i = 0; i < FAVOR_MAX_SEATS; i++)
    self->players[moved_seat (i, from, to)] = before[i];
  move_options (self, from, to);
}

/**
 * favor_setup_set_seed:
 * @text: a number from 0 to 2^64 - 1, decimal or hexadecimal with 0x; nothing: the seed is
 *   drawn at the start
 *
 * Returns: %FALSE, and nothing changes, if @text is no such number
 */
gboolean
favor_setup_set_seed (FavorSetup *self, const char *text)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  gboolean         hexadecimal;
  guint64          seed = 0;

  g_return_val_if_fail (self != NULL && stripped != NULL, FALSE);

  hexadecimal = g_str_has_prefix (stripped, "0x") || g_str_has_prefix (stripped, "0X");
  if (*stripped != '\0' &&
      !g_ascii_string_to_unsigned (hexadecimal ? stripped + 2 : stripped,
                                   hexadecimal ? 16 : 10,
                                   0,
                                   G_MAXUINT64,
                                   &seed,
                                   NULL))
    return FALSE;
  self->seeded = *stripped != '\0';
  self->seed = seed;
  return TRUE;
}

/**
 * favor_setup_copy_options:
 * Returns: (transfer full): the options as rules and files see them
 */
gpointer
favor_setup_copy_options (const FavorSetup *self)
{
  const FavorSchema *schema = self->game->options;
  gpointer           options = g_memdup2 (self->options, schema->size);

  favor_setup_fill_unused (schema, options, self->n_seats, FALSE);
  return options;
}

static char *
complaint_about_names (const FavorSetup *self)
{
  for (guint i = 0; i < self->n_seats; i++)
    {
      const char *name = self->players[i].name;

      if (*name == '\0')
        /* Translators: why a game cannot start; {seat} is a number from 1 */
        return favor_text_fill (_ ("Seat {seat} has no name."), "seat#", i + 1);
      for (guint j = 0; j < i; j++)
        if (g_utf8_collate (name, self->players[j].name) == 0)
          /* Translators: why a game cannot start */
          return favor_text_fill (_ ("Two seats have the name {name}."), "name", name);
    }
  return NULL;
}

/**
 * favor_setup_complaint:
 *
 * Returns: (transfer full) (nullable): the sentence why this cannot start; %NULL if it can
 */
char *
favor_setup_complaint (const FavorSetup *self)
{
  g_autofree gpointer options = NULL;
  FavorRefusal        why = { 0 };
  FavorNames          names = { { NULL } };
  char               *complaint;

  g_return_val_if_fail (self != NULL, NULL);

  complaint = complaint_about_names (self);
  if (complaint != NULL)
    return complaint;
  options = favor_setup_copy_options (self);
  if (self->game->accept (options, self->n_seats, &why))
    return NULL;
  for (guint i = 0; i < self->n_seats; i++)
    names.names[i] = self->players[i].name;
  return favor_text_for_refusal (self->game, &why, &names);
}

/**
 * favor_setup_start:
 *
 * Begins a game; without a seed of its own with one that is drawn now.
 *
 * Errors: %FAVOR_ERROR_SETUP
 * Returns: (transfer full): the new session
 */
FavorSession *
favor_setup_start (const FavorSetup *self, GError **error)
{
  g_autofree gpointer options = NULL;
  guint64             seed;

  g_return_val_if_fail (self != NULL, NULL);

  seed = self->seeded ? self->seed
                      : ((guint64) g_random_int () << 32) | (guint64) g_random_int ();
  options = favor_setup_copy_options (self);
  return favor_session_new (self->game,
                            options,
                            self->players,
                            self->n_seats,
                            seed,
                            error);
}
