/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-words.h"

#include "favor-text.h"

/* Of portraits: smaller ones show little more than the face. */
#define SMALL_BELOW 44

const char *
emperor_staff_title (guint staff)
{
  g_return_val_if_fail (staff <= EMPEROR_PLACE_EMPRESS, NULL);

  return _ (emperor_places.words[staff].title);
}

const FavorWord *
emperor_staff_word (guint staff)
{
  g_return_val_if_fail (staff <= EMPEROR_PLACE_EMPRESS, NULL);

  return &emperor_places.words[staff];
}

const char *
emperor_piece_title (guint piece)
{
  g_return_val_if_fail (piece < EMPEROR_N_PIECES, NULL);

  return _ (emperor_pieces.words[piece].title);
}

const char *
emperor_event_title (guint event)
{
  g_return_val_if_fail (event < EMPEROR_N_EVENTS, NULL);

  return _ (emperor_event_cards.words[event].title);
}

const char *
emperor_piece_text (guint piece)
{
  g_return_val_if_fail (piece < EMPEROR_N_PIECES, NULL);

  return _ (emperor_pieces.words[piece].text);
}

const char *
emperor_event_text (guint event)
{
  g_return_val_if_fail (event < EMPEROR_N_EVENTS, NULL);

  return _ (emperor_event_cards.words[event].text);
}

/* ---- Kinds ---------------------------------------------------------------------------- */

/* Of a Staff card, with places for {staff}, {level} and {gold}. */
static const char *
staff_kind_text (guint card, gulong gold)
{
  switch ((EmperorPieceKind) emperor_piece_kinds[card])
    {
    case EMPEROR_KIND_ACTION:
      /* Translators: what a card is, below its name: {staff} gives it, its level is {level}, it is
       * played in the own turn, and sold it brings {gold} Gold */
      return ngettext ("{staff} · {level}-Star card · action · {gold} Gold",
                       "{staff} · {level}-Star card · action · {gold} Gold",
                       gold);
    case EMPEROR_KIND_REACTION:
      /* Translators: as before, for a card that is an answer to an Intrigue */
      return ngettext ("{staff} · {level}-Star card · reaction · {gold} Gold",
                       "{staff} · {level}-Star card · reaction · {gold} Gold",
                       gold);
    case EMPEROR_KIND_INTRIGUE:
      break;
    }
  if (emperor_is_poison ((gint) card))
    /* Translators: as before, for a card that is aimed at another player and counts as poison */
    return ngettext ("{staff} · {level}-Star card · Intrigue, poison · {gold} Gold",
                     "{staff} · {level}-Star card · Intrigue, poison · {gold} Gold",
                     gold);
  /* Translators: as before, for a card that is aimed at another player */
  return ngettext ("{staff} · {level}-Star card · Intrigue · {gold} Gold",
                   "{staff} · {level}-Star card · Intrigue · {gold} Gold",
                   gold);
}

static const char *
market_kind_text (guint piece)
{
  switch ((EmperorPieceKind) emperor_piece_kinds[piece])
    {
    case EMPEROR_KIND_ACTION:
      /* Translators: what a card is, below its name: played in the own turn */
      return _ ("Black Market · action");
    case EMPEROR_KIND_REACTION:
      /* Translators: what a card is, below its name: an answer to an Intrigue */
      return _ ("Black Market · reaction");
    case EMPEROR_KIND_INTRIGUE:
      break;
    }
  if (emperor_is_poison ((gint) piece))
    /* Translators: what a card is, below its name: aimed at another player, and poison */
    return _ ("Black Market · Intrigue, poison");
  /* Translators: what a card is, below its name: aimed at another player */
  return _ ("Black Market · Intrigue");
}

char *
emperor_piece_kind_words (guint piece)
{
  g_return_val_if_fail (piece < EMPEROR_N_PIECES, NULL);

  if (piece >= EMPEROR_N_CARDS)
    return g_strdup (market_kind_text (piece));
  return favor_text_fill (staff_kind_text (piece, emperor_gold_values[piece]),
                          "staff level# gold#",
                          emperor_staff_title ((guint) emperor_card_staff ((gint) piece)),
                          emperor_card_level ((gint) piece),
                          emperor_gold_values[piece]);
}

char *
emperor_event_kind_words (guint event)
{
  g_return_val_if_fail (event < EMPEROR_N_EVENTS, NULL);

  /* Translators: what an Event is, below its name: completing it brings {points} Favor */
  return favor_text_fill (ngettext ("Event · {points} Favor",
                                    "Event · {points} Favor",
                                    emperor_terms[event].points),
                          "points#",
                          emperor_terms[event].points);
}

char *
emperor_describe_promise (const EmperorPromise *promise,
                          guint                 turns,
                          const FavorNames     *names)
{
  static const guint8 logs[] = {
    [EMPEROR_PLEDGE_NO_INTRIGUE] = EMPEROR_LOG_PROMISED_PEACE,
    [EMPEROR_PLEDGE_NO_CARD] = EMPEROR_LOG_PROMISED_NO_CARD,
    [EMPEROR_PLEDGE_PAY_GOLD] = EMPEROR_LOG_PROMISED_GOLD,
    [EMPEROR_PLEDGE_GIVE_CARD] = EMPEROR_LOG_PROMISED_CARD,
  };
  FavorEvent event = { .kind = logs[promise->kind],
                       .actor = promise->by,
                       .seen_by = FAVOR_SEEN_BY_EVERYBODY,
                       .arg = { promise->to } };
  guint      n = 1;

  if (promise->kind == EMPEROR_PLEDGE_NO_CARD)
    event.arg[n++] = emperor_plots[promise->value];
  else if (promise->kind == EMPEROR_PLEDGE_PAY_GOLD)
    event.arg[n++] = (gint16) MAX (0, promise->value - promise->got);
  else if (promise->kind == EMPEROR_PLEDGE_GIVE_CARD)
    event.arg[n++] = promise->value;
  event.arg[n] = (gint16) turns;
  return favor_text_for_event (&favor_emperor_game, &event, FAVOR_VIEWER_OPEN, names);
}

/* ---- Pictures ------------------------------------------------------------------------- */

char *
emperor_piece_art (guint piece)
{
  g_return_val_if_fail (piece < EMPEROR_N_PIECES, NULL);

  return g_strconcat (piece < EMPEROR_N_CARDS ? "emperor/card-" : "emperor/market-",
                      emperor_pieces.words[piece].id,
                      NULL);
}

char *
emperor_event_art (guint event)
{
  g_return_val_if_fail (event < EMPEROR_N_EVENTS, NULL);

  return g_strconcat ("emperor/event-", emperor_event_cards.words[event].id, NULL);
}

char *
emperor_portrait_art (guint person, double width)
{
  g_return_val_if_fail (person <= EMPEROR_PLACE_EMPRESS, NULL);

  return g_strconcat (width < SMALL_BELOW ? "emperor/small-" : "emperor/person-",
                      emperor_places.words[person].id,
                      NULL);
}

char *
emperor_piece_frame (const char *kind, guint piece)
{
  const char *suit = "market";

  g_return_val_if_fail (piece < EMPEROR_N_PIECES, NULL);

  if (piece < EMPEROR_N_CARDS)
    suit = emperor_places.words[emperor_card_staff ((gint) piece)].id;
  return g_strconcat ("emperor/frame-", suit, "-", kind, NULL);
}

const char *
emperor_piece_sign (guint piece)
{
  g_return_val_if_fail (piece < EMPEROR_N_PIECES, NULL);

  switch ((EmperorPieceKind) emperor_piece_kinds[piece])
    {
    case EMPEROR_KIND_ACTION:
      return "emperor/sign-action";
    case EMPEROR_KIND_REACTION:
      return "emperor/sign-reaction";
    case EMPEROR_KIND_INTRIGUE:
      break;
    }
  return "emperor/sign-intrigue";
}

char *
emperor_seat_art (const char *kind, guint colour)
{
  return g_strdup_printf ("emperor/%s-seat-%u", kind, colour + 1);
}

/* ---- Hands ---------------------------------------------------------------------------- */

/* Takes `part`. */
static void
take_part (GStrvBuilder *parts, char *part)
{
  g_strv_builder_add (parts, part);
  g_free (part);
}

void
emperor_list_hand (const EmperorState *state, FavorSeat seat, GStrvBuilder *parts)
{
  guint unknown = state->hand_size[seat];

  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    {
      guint n = (guint) MAX (state->hand[seat][card], (gint) state->known[seat][card]);
      const char *title = emperor_piece_title (card);

      if (n == 1)
        g_strv_builder_add (parts, title);
      else if (n > 1)
        /* Translators: several alike cards in a list; {n} is 2 or more */
        take_part (parts, favor_text_fill (_ ("{n} × {card}"), "n# card", n, title));
      unknown -= MIN (n, unknown);
    }
  if (unknown > 0)
    {
      /* Translators: cards of another player that nobody has seen, in a list */
      const char *text = ngettext ("{n} unknown card", "{n} unknown cards", unknown);

      take_part (parts, favor_text_fill (text, "n#", unknown));
    }
}

char *
emperor_describe_hand (const EmperorState *state, FavorSeat seat)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  char                    *list;

  emperor_list_hand (state, seat, parts);
  list = favor_text_list (parts);
  /* Translators: of the hand of a player */
  return list != NULL ? list : g_strdup (_ ("no cards"));
}

char *
emperor_describe_word (const EmperorState *state, FavorSeat seat)
{
  if (state->kept[seat] + state->broken[seat] == 0)
    return NULL;
  /* Translators: how often a player kept and broke a promise */
  return favor_text_fill (_ ("Promises: {kept} kept, {broken} broken."),
                          "kept# broken#",
                          state->kept[seat],
                          state->broken[seat]);
}
