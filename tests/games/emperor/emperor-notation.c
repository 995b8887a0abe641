/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "emperor-deal.h"
#include "emperor-notation.h"

#define STAFF_LETTERS "ACOPBS"
/* What the notation makes of a promise about a card that is no Intrigue. */
#define NO_PLOT 60

gint
emperor_parse_staff (const char *text)
{
  const char *found = strchr (STAFF_LETTERS, text[0]);

  g_assert_true (text[0] != '\0' && found != NULL);
  return (gint) (found - STAFF_LETTERS);
}

static gint
parse_number (const char *text, gint least, gint most)
{
  const gint number = atoi (text);

  g_assert_cmpint (number, >=, least);
  g_assert_cmpint (number, <=, most);
  return number;
}

gint
emperor_parse_piece (const char *text)
{
  if (text[0] == 'M')
    return EMPEROR_N_CARDS - 1 + parse_number (text + 1, 1, EMPEROR_N_MARKET);
  return emperor_card_of (emperor_parse_staff (text), parse_number (text + 1, 1, 3));
}

gint
emperor_parse_event (const char *text)
{
  g_assert_cmpint (text[0], ==, 'E');
  return parse_number (text + 1, 1, EMPEROR_N_EVENTS) - 1;
}

FavorSeat
emperor_parse_seat (const char *text)
{
  g_assert_cmpint (text[0], ==, 'p');
  return (FavorSeat) parse_number (text + 1, 0, EMPEROR_MAX_SEATS - 1);
}

guint
emperor_parse_copies (const char **text)
{
  return g_ascii_isdigit (**text) ? (guint) strtoul (*text, (char **) text, 10) : 1;
}

/* Words of an action that are still to be read. */
typedef struct
{
  char **words;
} Reader;

static const char *
peek (const Reader *reader)
{
  return reader->words[0];
}

static const char *
next (Reader *reader)
{
  g_assert_nonnull (reader->words[0]);
  return *reader->words++;
}

static gboolean
accept (Reader *reader, const char *word)
{
  if (g_strcmp0 (peek (reader), word) != 0)
    return FALSE;
  reader->words++;
  return TRUE;
}

/* Whether the next word names a card, not what comes after the cards. */
static gboolean
is_card (const char *word)
{
  return word != NULL && g_ascii_isupper (word[0]) && g_ascii_isdigit (word[1]);
}

static gint16
read_card (Reader *reader)
{
  return (gint16) emperor_parse_piece (next (reader));
}

static void
read_cards (Reader *reader, gint16 *args, guint most)
{
  for (guint i = 0; i < most && is_card (peek (reader)); i++)
    args[i] = read_card (reader);
}

static void
read_ally (Reader *reader, gint16 *args)
{
  args[EMPEROR_ALLY_STAFF] = (gint16) emperor_parse_staff (next (reader));
  g_assert_true (accept (reader, "with"));
  read_cards (reader, &args[EMPEROR_ALLY_PAY_1], 2);
  if (accept (reader, "from"))
    args[EMPEROR_ALLY_FROM] = (gint16) emperor_parse_staff (next (reader));
}

static void
read_play (Reader *reader, gint16 *args)
{
  args[EMPEROR_PLAY_PIECE] = read_card (reader);
  while (peek (reader) != NULL)
    {
      const char *word = next (reader);

      if (g_str_equal (word, "at"))
        args[EMPEROR_PLAY_TARGET] = emperor_parse_seat (next (reader));
      else if (g_str_equal (word, "staff"))
        {
          args[EMPEROR_PLAY_STAFF] = (gint16) emperor_parse_staff (next (reader));
          if (peek (reader) != NULL && peek (reader)[1] == '\0')
            args[EMPEROR_PLAY_STAFF_2] = (gint16) emperor_parse_staff (next (reader));
        }
      else if (g_str_equal (word, "from"))
        args[EMPEROR_PLAY_FROM] = (gint16) emperor_parse_staff (next (reader));
      else if (g_str_equal (word, "give"))
        args[EMPEROR_PLAY_GIVE] = read_card (reader);
      else if (g_str_equal (word, "take"))
        read_cards (reader, &args[EMPEROR_PLAY_TAKE_1], 2);
      else if (g_str_equal (word, "pay"))
        read_cards (reader, &args[EMPEROR_PLAY_PAY_1], 3);
      else if (g_str_equal (word, "event"))
        args[EMPEROR_PLAY_EVENT] = (gint16) emperor_parse_event (next (reader));
      else if (g_str_equal (word, "choose"))
        args[EMPEROR_PLAY_CHOICE] = accept (reader, "favor") ? EMPEROR_CHOICE_FAVOR
                                                             : EMPEROR_CHOICE_EMPRESS;
      else
        g_error ("what is \"%s\" in a play?", word);
      accept (reader, "empress");
    }
}

static gboolean
is_end_of_bundle (const char *word)
{
  return word == NULL || g_str_equal (word, "for") || g_str_equal (word, "mine") ||
         g_str_equal (word, "yours");
}

static void
read_bundle (Reader *reader, EmperorBundle *bundle)
{
  while (!is_end_of_bundle (peek (reader)))
    {
      const char *word = next (reader);
      const guint n = emperor_parse_copies (&word);

      if (g_str_equal (word, "nothing"))
        continue;
      if (word[0] == 'G')
        bundle->gold = (gint16) atoi (word + 1);
      else if (word[0] == 'E')
        emperor_bundle_set_events (bundle,
                                   emperor_bundle_events (bundle) |
                                     1u << emperor_parse_event (word));
      else if (word[0] == 'M')
        bundle->market = (gint16) (bundle->market |
                                   1 << (emperor_parse_piece (word) - EMPEROR_N_CARDS));
      else
        emperor_bundle_add (bundle, emperor_parse_piece (word), n);
    }
}

static gint16
find_plot (gint piece)
{
  for (gint16 i = 0; i < EMPEROR_N_PLOTS; i++)
    if (emperor_plots[i] == piece)
      return i;
  return NO_PLOT;
}

/* "no-card:B3/1", "no-intrigue/2" */
static void
read_pledge (Reader *reader, EmperorPledge *pledge)
{
  g_auto (GStrv) halves = g_strsplit (next (reader), "/", 2);
  g_auto (GStrv) parts = g_strsplit (halves[0], ":", 2);

  pledge->kind = (gint16) favor_test_find_word (emperor_pledge_schema.fields[0].words,
                                                parts[0]);
  pledge->turns = (gint16) atoi (halves[1]);
  if (pledge->kind == EMPEROR_PLEDGE_NO_CARD)
    pledge->value = find_plot (emperor_parse_piece (parts[1]));
  else if (pledge->kind == EMPEROR_PLEDGE_GIVE_CARD)
    pledge->value = (gint16) emperor_parse_piece (parts[1]);
  else if (pledge->kind == EMPEROR_PLEDGE_PAY_GOLD)
    pledge->value = (gint16) atoi (parts[1]);
}

static void
read_deal (Reader *reader, gint16 *args)
{
  EmperorDeal *deal = (EmperorDeal *) args;

  g_assert_true (accept (reader, "give"));
  read_bundle (reader, &deal->give);
  g_assert_true (accept (reader, "for"));
  read_bundle (reader, &deal->take);
  if (accept (reader, "mine"))
    read_pledge (reader, &deal->mine);
  if (accept (reader, "yours"))
    read_pledge (reader, &deal->yours);
}

/* The kinds that have a shorter name in the scenarios. */
static const struct
{
  const char   *word;
  EmperorAction kind;
} verbs[] = {
  { "star", EMPEROR_ACTION_PLACE_STAR },
  { "collect", EMPEROR_ACTION_COLLECT },
  { "move", EMPEROR_ACTION_MOVE },
  { "sell", EMPEROR_ACTION_SELL },
  { "upgrade", EMPEROR_ACTION_UPGRADE },
  { "ally", EMPEROR_ACTION_ALLY },
  { "empress", EMPEROR_ACTION_ALLY_EMPRESS },
  { "buy", EMPEROR_ACTION_BUY_MARKET },
  { "complete", EMPEROR_ACTION_COMPLETE_EVENT },
  { "play", EMPEROR_ACTION_PLAY },
  { "react", EMPEROR_ACTION_REACT },
  { "pass", EMPEROR_ACTION_LET_PASS },
  { "seize", EMPEROR_ACTION_SEIZE },
  { "pay", EMPEROR_ACTION_ANSWER_BLACKMAIL },
  { "lose", EMPEROR_ACTION_ANSWER_BLACKMAIL },
  { "invite", EMPEROR_ACTION_INVITE_OFFER },
  { "offer", EMPEROR_ACTION_OFFER_TRADE },
  { "counter", EMPEROR_ACTION_COUNTER_TRADE },
  { "accept", EMPEROR_ACTION_ACCEPT_TRADE },
  { "decline", EMPEROR_ACTION_DECLINE_TRADE },
  { "discard", EMPEROR_ACTION_DISCARD },
  { "end", EMPEROR_ACTION_END_TURN },
};

static guint8
find_kind (const char *verb, Reader *reader)
{
  if (g_str_equal (verb, "keep"))
    return peek (reader)[0] == 'M' ? EMPEROR_ACTION_KEEP_MARKET
                                   : EMPEROR_ACTION_KEEP_EVENT;
  if (g_str_equal (verb, "bare"))
    {
      const char *id = next (reader);

      for (guint8 kind = 0; kind < EMPEROR_N_ACTIONS; kind++)
        if (g_str_equal (emperor_actions[kind].id, id))
          return kind;
      g_error ("no action is called %s", id);
    }
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    if (g_str_equal (verbs[i].word, verb))
      return verbs[i].kind;
  g_error ("what is \"%s\"?", verb);
}

static void
read_one (Reader *reader, EmperorAction kind, const char *verb, gint16 *args)
{
  if (kind == EMPEROR_ACTION_KEEP_EVENT)
    args[0] = (gint16) emperor_parse_event (next (reader));
  else if (kind == EMPEROR_ACTION_KEEP_MARKET)
    args[0] = read_card (reader) - EMPEROR_N_CARDS;
  else if (kind == EMPEROR_ACTION_PLACE_STAR)
    args[0] = (gint16) emperor_parse_staff (next (reader));
  else if (kind == EMPEROR_ACTION_ANSWER_BLACKMAIL)
    args[0] = g_str_equal (verb, "pay") ? EMPEROR_ANSWER_PAY : EMPEROR_ANSWER_LOSE;
  else if (kind == EMPEROR_ACTION_INVITE_OFFER)
    args[0] = emperor_parse_seat (next (reader));
  else if (emperor_actions[kind].args != NULL)
    args[0] = read_card (reader);
}

static void
read_args (Reader *reader, EmperorAction kind, const char *verb, gint16 *args)
{
  if (kind == EMPEROR_ACTION_MOVE)
    {
      args[EMPEROR_MOVE_STAFF] = (gint16) emperor_parse_staff (next (reader));
      if (accept (reader, "take"))
        args[EMPEROR_MOVE_CARD] = read_card (reader);
    }
  else if (kind == EMPEROR_ACTION_ALLY)
    read_ally (reader, args);
  else if (kind == EMPEROR_ACTION_ALLY_EMPRESS)
    read_cards (reader, args, 3);
  else if (kind == EMPEROR_ACTION_COMPLETE_EVENT)
    {
      args[EMPEROR_COMPLETE_EVENT] = (gint16) emperor_parse_event (next (reader));
      if (accept (reader, "with"))
        read_cards (reader, &args[EMPEROR_COMPLETE_PAY_1], 3);
    }
  else if (kind == EMPEROR_ACTION_PLAY)
    read_play (reader, args);
  else if (kind == EMPEROR_ACTION_OFFER_TRADE)
    {
      args[EMPEROR_OFFER_TO] = emperor_parse_seat (next (reader));
      read_deal (reader, args + EMPEROR_OFFER_DEAL);
    }
  else if (kind == EMPEROR_ACTION_COUNTER_TRADE)
    read_deal (reader, args);
  else
    read_one (reader, kind, verb, args);
}

FavorAction
emperor_parse_action (const EmperorState *state, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  Reader         reader = { words };
  FavorAction    action = { .seat = state->head.decider };
  const char    *verb;

  if (g_str_has_suffix (words[0], ":"))
    action.seat = emperor_parse_seat (next (&reader));
  verb = next (&reader);
  action.kind = find_kind (verb, &reader);
  if (emperor_actions[action.kind].args != NULL)
    favor_schema_set_defaults (emperor_actions[action.kind].args, action.arg);
  if (!g_str_equal (verb, "bare"))
    read_args (&reader, action.kind, verb, action.arg);
  if (peek (&reader) != NULL)
    g_error ("what is \"%s\" in \"%s\"?", peek (&reader), text);
  return action;
}

/* Formats */

static char *
finish (GString *text)
{
  if (text->len == 0)
    g_string_append (text, "none");
  else
    g_string_truncate (text, text->len - 1);
  return g_string_free (text, FALSE);
}

char *
emperor_format_cards (const gint8 *counts)
{
  GString *text = g_string_new (NULL);

  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    {
      if (counts[card] > 1)
        g_string_append_printf (text, "%d", counts[card]);
      if (counts[card] > 0)
        g_string_append_printf (text,
                                "%c%d ",
                                STAFF_LETTERS[emperor_card_staff (card)],
                                emperor_card_level (card));
    }
  return finish (text);
}

char *
emperor_format_list (char letter, const gint8 *list, guint n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%c%d ", letter, list[i] + 1);
  return finish (text);
}

char *
emperor_format_stars (const guint8 *stars)
{
  GString *text = g_string_new (NULL);

  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    if (stars[staff] > 0)
      g_string_append_printf (text, "%c%u ", STAFF_LETTERS[staff], stars[staff]);
  return finish (text);
}
