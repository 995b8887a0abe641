/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-view-private.h"

#include "emperor-faces.h"
#include "emperor-flavour.h"
#include "emperor-trade-slip.h"
#include "emperor-words.h"
#include "favor-text.h"

/* All about the piece that has the focus or the pointer. */

static void
add_line (GString *text, const char *line)
{
  if (line == NULL)
    return;
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line);
}

static const char *
describe_price_role (guint card)
{
  switch (emperor_card_level ((gint) card))
    {
    case 1:
      /* Translators: about a 1-Star card, in the details: what it can pay for */
      return _ ("Pays for a first or second Star.");
    case 2:
      /* Translators: about a 2-Star card, in the details: what it can pay for */
      return _ ("Pays for a second or third Star.");
    default:
      /* Translators: about a 3-Star card, in the details: what it can pay for */
      return _ ("Pays for a third Star or the Empress.");
    }
}

static char *
describe_pile (const EmperorState *state, guint card)
{
  if (state->pile[card] == 0)
    /* Translators: about a card, in the details */
    return g_strdup (_ ("Its pile is empty."));
  /* Translators: about a card, in the details: so many are left to be taken */
  return favor_text_fill (ngettext ("{n} is left in its pile.",
                                    "{n} are left in its pile.",
                                    state->pile[card]),
                          "n#",
                          state->pile[card]);
}

static void
show_piece (EmperorView *self, guint piece, const char *why_not)
{
  g_autoptr (FavorFace) face = emperor_face_new_hand (piece);
  g_autoptr (FavorFace) card = emperor_face_new_card (piece);
  g_autofree char      *kind = emperor_piece_kind_words (piece);
  g_autoptr (GString)   note = g_string_new (NULL);

  add_line (note, why_not);
  if (piece < EMPEROR_N_CARDS)
    {
      g_autofree char *pile = describe_pile (emperor_view_get_seen (self), piece);

      add_line (note, describe_price_role (piece));
      add_line (note, pile);
    }
  favor_details_show (self->details,
                      face,
                      emperor_piece_title (piece),
                      kind,
                      emperor_piece_text (piece),
                      note->str);
  favor_details_set_card (self->details, card, emperor_piece_flavour (piece));
}

static void
show_event (EmperorView *self, guint event, gboolean done, const char *why_not)
{
  g_autoptr (FavorFace) face = emperor_face_new_event_hand (event, 0, 0);
  g_autoptr (FavorFace) card = emperor_face_new_event_card (event);
  g_autofree char      *kind = emperor_event_kind_words (event);
  g_autofree char      *progress = NULL;
  g_autoptr (GString)   note = g_string_new (NULL);

  if (!done)
    progress = emperor_view_describe_progress (self, event);
  /* Translators: about an own Event, in the details */
  add_line (note, done ? _ ("Completed.") : progress);
  add_line (note, why_not);
  favor_details_show (self->details,
                      face,
                      emperor_event_title (event),
                      kind,
                      emperor_event_text (event),
                      note->str);
  favor_details_set_card (self->details, card, emperor_event_flavour (event));
}

/* A person of the palace. */
static void
show_person (EmperorView *self, guint person, const char *label, const char *why_not)
{
  g_autoptr (FavorFace) face = favor_face_new (240, 240);
  g_autofree char      *art = emperor_portrait_art (person, 240);

  favor_face_add_art (face, art, 0, 0, 240, 240);
  favor_details_show (self->details,
                      face,
                      emperor_staff_title (person),
                      NULL,
                      label,
                      why_not);
}

char *
emperor_view_explain_play (EmperorView *self, guint piece)
{
  const EmperorState *state = emperor_view_get_state (self);
  FavorPart   part = emperor_part (EMPEROR_ACTION_PLAY, EMPEROR_THING_CARD, (gint) piece);
  FavorAction action;
  FavorRefusal why = { 0 };

  if (!emperor_view_is_open (self) || !emperor_view_is_free (self) ||
      favor_chooser_begins (emperor_view_get_chooser (self), part))
    return NULL;
  action = (FavorAction){ .kind = EMPEROR_ACTION_PLAY, .seat = state->head.decider };
  for (guint arg = 0; arg < EMPEROR_N_PLAY_ARGS; arg++)
    action.arg[arg] = FAVOR_NONE;
  action.arg[EMPEROR_PLAY_PIECE] = (gint16) piece;
  if (emperor_is_plot ((gint) piece))
    action.arg[EMPEROR_PLAY_TARGET] = emperor_next_seat (state, state->head.decider);
  if (favor_emperor_game.check (state, &action, &why))
    return NULL;
  return favor_text_for_refusal (&favor_emperor_game,
                                 &why,
                                 emperor_view_get_names (self));
}

static void
show_in_hand (EmperorView *self, FavorPiece *piece)
{
  guint       key = favor_piece_get_key (piece);
  const char *why_not = favor_piece_get_why_not (piece);

  if (key >= EMPEROR_KEY_DONE)
    show_event (self, key - EMPEROR_KEY_DONE, TRUE, why_not);
  else if (key >= EMPEROR_KEY_OPEN)
    show_event (self, key - EMPEROR_KEY_OPEN, FALSE, why_not);
  else
    {
      g_autofree char *why = emperor_view_explain_play (self, key / EMPEROR_KEY_COPIES);

      show_piece (self, key / EMPEROR_KEY_COPIES, why_not != NULL ? why_not : why);
    }
}

static void
show_in_palace (EmperorView *self, FavorPiece *piece)
{
  guint       key = favor_piece_get_key (piece);
  const char *label = favor_piece_get_label (piece);
  const char *why_not = favor_piece_get_why_not (piece);

  if (key <= EMPEROR_KEY_EMPRESS)
    show_person (self, key, label, why_not);
  else if (key >= EMPEROR_KEY_PILE && key < EMPEROR_KEY_PILE + EMPEROR_N_CARDS)
    show_piece (self, key - EMPEROR_KEY_PILE, why_not);
  else if (key >= EMPEROR_KEY_SLOT && key < EMPEROR_KEY_SLOT + EMPEROR_N_STAFF)
    show_person (self,
                 key - EMPEROR_KEY_SLOT,
                 favor_piece_get_label (emperor_palace_get_piece (self->palace,
                                                                  key -
                                                                    EMPEROR_KEY_SLOT)),
                 why_not);
  else
    favor_details_show (self->details,
                        favor_piece_get_face (piece),
                        NULL,
                        NULL,
                        label,
                        why_not);
}

static void
inspect (FavorPieceView *view, FavorPiece *piece)
{
  EmperorView *self = EMPEROR_VIEW (view);

  self->noted_in_hand = favor_hand_holds (self->hand, piece);
  self->noted = (gint) favor_piece_get_key (piece);
  if (self->noted_in_hand)
    show_in_hand (self, piece);
  else
    show_in_palace (self, piece);
}

/* A card of the tool page: a piece, or an Event from %EMPEROR_CARD_EVENT on. */
void
emperor_view_inspect_card (EmperorView *self, guint card)
{
  if (emperor_view_get_chooser (self) == NULL)
    return;
  self->noted = FAVOR_NONE;
  if (card >= EMPEROR_CARD_EVENT)
    show_event (self, card - EMPEROR_CARD_EVENT, FALSE, NULL);
  else
    show_piece (self, card, NULL);
}

/* What the details are about may have changed, or gone. */
void
emperor_view_inspect_again (EmperorView *self)
{
  FavorPiece *piece = NULL;

  if (self->noted >= 0)
    piece = self->noted_in_hand
              ? favor_hand_find (self->hand, (guint) self->noted)
              : emperor_palace_get_piece (self->palace, (guint) self->noted);
  if (piece == NULL)
    piece = emperor_palace_get_piece (self->palace, EMPEROR_KEY_EMPRESS);
  inspect (FAVOR_PIECE_VIEW (self), piece);
}

void
emperor_view_install_details (FavorPieceViewClass *piece_class)
{
  piece_class->inspect = inspect;
}
