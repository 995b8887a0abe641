/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "dragon-position.h"

#define CLAN_LETTERS "DOCTBFR"
#define NO_ROLE      99

static const char *const role_names[] = { "Ar", "As", "Me", "No", "So", "Su" };

static gint
parse_role (const char *name)
{
  for (gint role = 0; role < DRAGON_N_ROLES; role++)
    if (g_str_equal (role_names[role], name))
      return role;
  return NO_ROLE;
}

static gint
parse_clan (char letter)
{
  const char *found = strchr (CLAN_LETTERS, letter);

  g_assert_true (letter != '\0' && found != NULL);
  return (gint) (found - CLAN_LETTERS);
}

/* How often the script needs each role of `clan`. */
static void
count_needed (const char *script, char clan, gint needed[DRAGON_N_ROLES])
{
  g_auto (GStrv) moves = g_strsplit (script, " ", -1);

  for (guint i = 0; moves[i] != NULL; i++)
    if (moves[i][0] == clan && strlen (moves[i]) >= 7 && moves[i][4] == '>')
      {
        g_autofree char *role = g_strndup (moves[i] + 2, 2);

        needed[parse_role (role)]++;
      }
}

/* In every round before, each clan used and sent home its first card in role order that
 * the script does not need. */
static void
skip_rounds (DragonPosition *self, const DragonSetup *setup)
{
  DragonState *state = &self->state;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      gint needed[DRAGON_N_ROLES] = { 0 };

      if (setup->needed != NULL)
        count_needed (setup->needed, CLAN_LETTERS[state->clans[seat]], needed);
      for (guint round = 0; round + 1 < setup->round; round++)
        {
          guint role = 0;

          while (state->hand[seat][role] <= needed[role])
            g_assert_cmpuint (++role, <, DRAGON_N_ROLES);
          state->hand[seat][role]--;
          state->shown[seat][round][role] = 1;
          state->home[seat][round] = (gint8) role;
          state->home_options[seat][round] = (guint8) (1u << role);
          state->n_shown[seat]++;
          state->n_home[seat]++;
        }
    }
  state->round = (guint8) setup->round;
}

static void
make_seats (DragonPosition *self, const DragonSetup *setup)
{
  g_auto (GStrv)   seats = g_strsplit (setup->seats, " ", -1);
  DragonOptions    options;
  FavorRefusal     why = { 0 };
  const FavorGame *game = &favor_dragon_game;

  favor_schema_set_defaults (game->options, &options);
  if (setup->options != NULL)
    favor_test_set_options (&dragon_options_schema, &options, setup->options);
  for (guint seat = 0; seats[seat] != NULL; seat++)
    options.clan_choice[seat] = (guint8) (parse_clan (seats[seat][0]) + 1);
  g_assert_true (game->accept (&options, g_strv_length (seats), &why));
  game->setup (&self->state, &options, g_strv_length (seats), 1, &self->events);
  for (guint seat = 0; seats[seat] != NULL; seat++)
    if (seats[seat][1] != '\0')
      {
        self->state.favour[seat] = (gint16) atoi (seats[seat] + 1);
        self->state.pad[seat][DRAGON_SOURCE_START] = self->state.favour[seat];
      }
}

static void
assert_valid (DragonPosition *self)
{
  FavorRefusal     why = { 0 };
  g_autofree char *where = NULL;

  if (!favor_schema_check (&dragon_state_schema,
                           &self->state,
                           self->state.head.n_seats,
                           FALSE,
                           &where,
                           NULL))
    g_error ("%s", where);
  if (!favor_dragon_game.validate (&self->state, &why))
    g_error ("invariant %d", why.arg[0]);
}

void
dragon_position_init (DragonPosition *self, const DragonSetup *setup)
{
  DragonState *state = &self->state;

  *self = (DragonPosition){ 0 };
  make_seats (self, setup);
  if (setup->judge != '\0')
    state->judge = dragon_position_seat (self, setup->judge);
  if (setup->round > 1)
    skip_rounds (self, setup);
  state->head.decider = state->head.turn_owner = state->judge;
  if (state->round == DRAGON_N_ROUNDS)
    {
      state->votes = state->lap = 1;
      state->head.phase = DRAGON_PHASE_VOTE;
      state->head.decider = state->head.turn_owner = dragon_lap_seat (state, 1, 0);
    }
  assert_valid (self);
  if (setup->votes > 0 && state->round < DRAGON_N_ROUNDS)
    {
      FavorAction action = { .kind = DRAGON_ACTION_NOMINATE_VOTES, .seat = state->judge };

      action.arg[DRAGON_NOMINATE_VOTES] = (gint16) setup->votes;
      dragon_position_apply (self, &action);
    }
}

void
dragon_position_clear (DragonPosition *self)
{
  favor_events_free_items (&self->events);
}

FavorSeat
dragon_position_seat (DragonPosition *self, char clan)
{
  for (guint seat = 0; seat < self->state.head.n_seats; seat++)
    if (CLAN_LETTERS[self->state.clans[seat]] == clan)
      return (FavorSeat) seat;
  /* As a partner that does not exist. */
  return FAVOR_MAX_SEATS;
}

static void
parse_place (const char *text, FavorAction *action)
{
  g_auto (GStrv) parts = g_strsplit (text, ">", 2);
  const gsize    length = strlen (parts[1]);

  action->kind = DRAGON_ACTION_PLACE_VOTE;
  if (length > 0 && parts[1][length - 1] == '!')
    {
      action->arg[DRAGON_PLACE_TIMED_OUT] = TRUE;
      parts[1][length - 1] = '\0';
    }
  action->arg[DRAGON_PLACE_CARD] = (gint16) parse_role (parts[0]);
  action->arg[DRAGON_PLACE_ON] = (gint16) parse_role (parts[1]);
}

static void
parse_offer (DragonPosition *self, char **args, FavorAction *action)
{
  action->arg[DRAGON_OFFER_TO] = dragon_position_seat (self, args[0][0]);
  action->arg[DRAGON_OFFER_ASK] = (gint16) favor_test_find_word (&dragon_asks, args[1]);
  action->arg[DRAGON_OFFER_ROLE] = (gint16) parse_role (args[2]);
  action->arg[DRAGON_OFFER_FAVOUR] = (gint16) atoi (args[3]);
  action->arg[DRAGON_OFFER_WHEN] = (gint16) favor_test_find_word (&dragon_whens, args[4]);
  action->arg[DRAGON_OFFER_PLEDGE] = args[5] != NULL;
}

static void
parse_named (DragonPosition *self, const char *text, FavorAction *action)
{
  static const struct
  {
    const char  *name;
    DragonAction kind;
  } names[] = {
    { "nominate", DRAGON_ACTION_NOMINATE_VOTES }, { "shift", DRAGON_ACTION_SHIFT_VOTE },
    { "keep", DRAGON_ACTION_KEEP_VOTE },          { "give", DRAGON_ACTION_GIVE_FAVOUR },
    { "offer", DRAGON_ACTION_OFFER_DEAL },        { "accept", DRAGON_ACTION_ACCEPT_DEAL },
    { "decline", DRAGON_ACTION_DECLINE_DEAL },    { "break", DRAGON_ACTION_BREAK_TIE },
    { "pay", DRAGON_ACTION_PAY_PROMISE },         { "send", DRAGON_ACTION_SEND_HOME },
    { "refuse", DRAGON_ACTION_BREAK_PROMISE },
  };

  g_autofree char *bare = g_strndup (text, strcspn (text, ")"));
  g_auto (GStrv)   parts = g_strsplit_set (bare, "(,", -1);
  guint            i = 0;

  while (!g_str_equal (names[i].name, parts[0]))
    g_assert_cmpuint (++i, <, G_N_ELEMENTS (names));
  action->kind = (guint8) names[i].kind;
  switch (names[i].kind)
    {
    case DRAGON_ACTION_NOMINATE_VOTES:
      action->arg[0] = (gint16) atoi (parts[1]);
      break;
    case DRAGON_ACTION_SHIFT_VOTE:
    case DRAGON_ACTION_BREAK_TIE:
    case DRAGON_ACTION_SEND_HOME:
      action->arg[0] = (gint16) parse_role (parts[1]);
      break;
    case DRAGON_ACTION_GIVE_FAVOUR:
      action->arg[DRAGON_GIVE_TO] = dragon_position_seat (self, parts[1][0]);
      action->arg[DRAGON_GIVE_FAVOUR] = (gint16) atoi (parts[2]);
      break;
    case DRAGON_ACTION_OFFER_DEAL:
      parse_offer (self, parts + 1, action);
      break;
    case DRAGON_ACTION_PLACE_VOTE:
    case DRAGON_ACTION_KEEP_VOTE:
    case DRAGON_ACTION_ACCEPT_DEAL:
    case DRAGON_ACTION_DECLINE_DEAL:
    case DRAGON_ACTION_PAY_PROMISE:
    case DRAGON_ACTION_BREAK_PROMISE:
      break;
    }
}

FavorAction
dragon_position_move (DragonPosition *self, const char *move)
{
  FavorAction action = { 0 };

  g_assert_cmpint (move[1], ==, ':');
  action.seat = dragon_position_seat (self, move[0]);
  if (strchr (move, '>') != NULL)
    parse_place (move + 2, &action);
  else
    parse_named (self, move + 2, &action);
  return action;
}

void
dragon_position_apply (DragonPosition *self, const FavorAction *action)
{
  FavorRefusal why = { 0 };

  if (!favor_dragon_game.check (&self->state, action, &why))
    g_error ("refused: %s", favor_dragon_game.refusals[why.reason].id);
  favor_events_clear (&self->events);
  favor_dragon_game.apply (&self->state, action, &self->events);
  assert_valid (self);
}

void
dragon_position_play (DragonPosition *self, const char *script)
{
  g_auto (GStrv) moves = g_strsplit (script, " ", -1);

  for (guint i = 0; moves[i] != NULL; i++)
    if (moves[i][0] != '\0' && !g_str_equal (moves[i], "/"))
      {
        FavorAction action = dragon_position_move (self, moves[i]);

        g_test_message ("%s", moves[i]);
        dragon_position_apply (self, &action);
      }
}

void
dragon_position_refused (DragonPosition *self, const char *move, const char *reason)
{
  const DragonState before = self->state;
  FavorAction       action = dragon_position_move (self, move);
  FavorRefusal      why = { 0 };

  g_assert_false (favor_dragon_game.check (&self->state, &action, &why));
  g_assert_cmpstr (favor_dragon_game.refusals[why.reason].id, ==, reason);
  g_assert_cmpmem (&before, sizeof before, &self->state, sizeof self->state);
}

gboolean
dragon_position_is_legal (DragonPosition *self, const char *move)
{
  FavorAction  action = dragon_position_move (self, move);
  FavorRefusal why = { 0 };

  return favor_dragon_game.check (&self->state, &action, &why);
}

const FavorEvent *
dragon_position_event (DragonPosition *self, DragonEvent kind, guint nth)
{
  for (guint i = 0; i < self->events.n; i++)
    if (self->events.items[i].kind == kind && nth-- == 0)
      return &self->events.items[i];
  return NULL;
}

guint
dragon_position_count (DragonPosition *self, DragonEvent kind)
{
  guint n = 0;

  while (dragon_position_event (self, kind, n) != NULL)
    n++;
  return n;
}

gint
dragon_event_arg (const FavorEvent *event, const char *name)
{
  const FavorField *field;

  g_assert_nonnull (event);
  field = favor_schema_find (dragon_events[event->kind].args, name);
  g_assert_nonnull (field);
  return (gint) favor_field_get (field, event->arg, 0);
}

static char *
finish (GString *text)
{
  if (text->len > 0 && text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);
  return g_string_free (text, FALSE);
}

char *
dragon_position_favour (DragonPosition *self)
{
  GString *text = g_string_new (NULL);

  for (guint seat = 0; seat < self->state.head.n_seats; seat++)
    g_string_append_printf (text,
                            "%c%d ",
                            CLAN_LETTERS[self->state.clans[seat]],
                            self->state.favour[seat]);
  return finish (text);
}

char *
dragon_position_hand (DragonPosition *self, char clan)
{
  const FavorSeat seat = dragon_position_seat (self, clan);
  GString        *text = g_string_new (NULL);

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    g_string_append_printf (text, "%d ", self->state.hand[seat][role]);
  return finish (text);
}

/* The card as it was turned up, since the table may have been cleared. */
static void
append_card (GString *text, DragonPosition *self, gint index)
{
  const FavorEvent *turned = dragon_position_event (self,
                                                    DRAGON_EVENT_CARD_TURNED,
                                                    (guint) index);

  g_assert_cmpint (dragon_event_arg (turned, "index"), ==, index);
  g_string_append_printf (text,
                          "%c:%s>%s ",
                          CLAN_LETTERS[dragon_event_arg (turned, "clan")],
                          role_names[dragon_event_arg (turned, "role")],
                          role_names[dragon_event_arg (turned, "on")]);
}

char *
dragon_position_withdrawn (DragonPosition *self)
{
  GString *text = g_string_new (NULL);
  guint32  struck = 0;

  for (guint i = 0; i < dragon_position_count (self, DRAGON_EVENT_CARD_WITHDRAWN); i++)
    {
      const FavorEvent *event = dragon_position_event (self,
                                                       DRAGON_EVENT_CARD_WITHDRAWN,
                                                       i);

      struck |= 1u << dragon_event_arg (event, "struck-index");
    }
  for (gint i = 0; i < DRAGON_MAX_TABLE; i++)
    if ((struck & (1u << i)) != 0)
      append_card (text, self, i);
  return finish (text);
}

char *
dragon_position_counts (DragonPosition *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < dragon_position_count (self, DRAGON_EVENT_ROLE_COUNTED); i++)
    {
      const FavorEvent *event = dragon_position_event (self,
                                                       DRAGON_EVENT_ROLE_COUNTED,
                                                       i);

      g_string_append_printf (text,
                              "%s%d ",
                              role_names[dragon_event_arg (event, "role")],
                              dragon_event_arg (event, "n"));
    }
  return finish (text);
}

char *
dragon_format_roles (guint roles)
{
  GString *text = g_string_new (NULL);

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    if ((roles & (1u << role)) != 0)
      g_string_append_printf (text, "%s ", role_names[role]);
  return finish (text);
}

char *
dragon_position_result (DragonPosition *self)
{
  const FavorEvent *won = dragon_position_event (self, DRAGON_EVENT_ROLE_WON, 0);
  g_autofree char  *options = NULL;

  if (won != NULL)
    return g_strdup_printf ("wins %s", role_names[dragon_event_arg (won, "role")]);
  if (dragon_position_event (self, DRAGON_EVENT_DEADLOCK, 0) != NULL)
    return g_strdup ("deadlock");
  g_assert_cmpint (self->state.head.phase, ==, DRAGON_PHASE_BREAK_TIE);
  options = dragon_format_roles (self->state.tie_options);
  return g_strdup_printf ("%c chooses %s",
                          CLAN_LETTERS[self->state.clans[self->state.head.decider]],
                          options);
}

char *
dragon_position_clans (DragonPosition *self, guint seats)
{
  GString *text = g_string_new (NULL);

  for (guint seat = 0; seat < self->state.head.n_seats; seat++)
    if ((seats & (1u << seat)) != 0)
      g_string_append_printf (text, "%c ", CLAN_LETTERS[self->state.clans[seat]]);
  return finish (text);
}

char *
dragon_position_legal_votes (DragonPosition *self)
{
  GString              *text = g_string_new (NULL);
  g_auto (FavorActions) legal = { 0 };

  favor_dragon_game.list (&self->state, &legal);
  g_assert_true (legal.complete);
  for (guint i = 0; i < legal.n; i++)
    {
      g_assert_cmpint (legal.items[i].kind, ==, DRAGON_ACTION_NOMINATE_VOTES);
      g_string_append_printf (text, "%d ", legal.items[i].arg[DRAGON_NOMINATE_VOTES]);
    }
  return finish (text);
}
