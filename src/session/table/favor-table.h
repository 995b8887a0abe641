/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-bot-runner.h"
#include "favor-choice-model.h"
#include "favor-decision.h"
#include "favor-eyes.h"
#include "favor-hinting.h"
#include "favor-replay.h"
#include "favor-seat-model.h"
#include "favor-turn-clock.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_TABLE (favor_table_get_type ())
G_DECLARE_FINAL_TYPE (FavorTable, favor_table, FAVOR, TABLE, GObject)

/**
 * FavorTable: what is true now at the table where a session is played or looked at.
 *
 * It knows no widget. A view of the position may say what it shows (favor_table_tell_shown ()) and
 * what is chosen in it (favor_table_offer ()); everything else comes from the session.
 *
 * Properties: `session` (construct-only); `cursor` (FavorCursor: where the table is); `decision`
 * (FavorDecision: what the decision bar says and offers); `replay` (FavorReplay, nullable: what
 * happened since the last turn, while it is shown once more); `shown-cursor`, `seats`
 * (FavorCursor, FavorSeatModel: of what is seen, the replay or the table itself); `eyes` (int,
 * writable: through whose eyes to look: a seat, %FAVOR_SEAT_NONE, %FAVOR_VIEWER_OPEN or
 * %FAVOR_EYES_OWN); `guided` (boolean, writable: this is a lesson); `covered` (boolean: what is
 * private waits for the person who decides); `curtain` (boolean: the cover itself is seen); `open`
 * (boolean: choices and everything private may be shown); `sheet` (boolean, writable: the final
 * standings are open, as soon as the end is shown); `reviewing` (boolean: an earlier position is
 * shown); `aside` (string, nullable: which variation is tried beside a finished game); `subtitle`
 * (string: game and round); `since` (strv, nullable: under a cover, what happened since the last
 * turn of who decides); `decider-name` (string, nullable), `decider-colour` (int, -1: none);
 * `can-show-again` (boolean). Each is notified only when it has another value; one step is one
 * batch of them.
 *
 * Signals: `changed ()`: once after each batch; `offer-wanted () ->
 * gboolean`: a person decides: favor_table_offer () is to be called now, and TRUE returned; `rematch ()`: a new game with the same setup is wanted;
 * `game-made (int before)`: a variation was made the game, in place of the variation with that
 * index now.
 */
FavorTable       *favor_table_new           (FavorSession      *session);

/**
 * favor_table_get_session:
 *
 * Returns: (transfer none): what is played or looked at
 */
FavorSession     *favor_table_get_session   (FavorTable        *self);

/**
 * favor_table_get_cursor:
 *
 * Returns: (transfer none): says which position is looked at, and with whose eyes
 */
FavorCursor      *favor_table_get_cursor    (FavorTable        *self);

/**
 * favor_table_get_runner:
 *
 * Returns: (transfer none): what lets the computers play
 */
FavorBotRunner   *favor_table_get_runner    (FavorTable        *self);

/**
 * favor_table_get_choices:
 *
 * Returns: (transfer none): what can be chosen
 */
FavorChoiceModel *favor_table_get_choices   (FavorTable        *self);

/**
 * favor_table_get_decision:
 *
 * Returns: (transfer none): what the decision bar says and offers
 */
FavorDecision    *favor_table_get_decision  (FavorTable        *self);

/**
 * favor_table_get_hinting:
 *
 * Returns: (transfer none): what looks for hints
 */
FavorHinting     *favor_table_get_hinting   (FavorTable        *self);

/**
 * favor_table_get_clock:
 *
 * Returns: (transfer none): the clock of games that hurry who decides; it never runs for others
 */
FavorTurnClock   *favor_table_get_clock     (FavorTable        *self);

/**
 * favor_table_get_replay:
 *
 * Returns: (transfer none) (nullable): what happened since the last turn of who decides, while
 *   it is shown once more
 */
FavorReplay      *favor_table_get_replay    (FavorTable        *self);

FavorSeatModel   *favor_table_get_seats     (FavorTable        *self);

/**
 * favor_table_get_since:
 *
 * Returns: (transfer none) (nullable): under a cover, what happened since the last turn of who
 *   decides, one sentence each; valid until it changes
 */
GStrv             favor_table_get_since     (FavorTable        *self);

/**
 * favor_table_get_n_shown:
 *
 * Returns: how many of the things that the last action brought about the view has shown; it says
 *   so with favor_table_tell_shown ()
 */
guint             favor_table_get_n_shown   (FavorTable        *self);

FavorTableMode    favor_table_get_mode      (FavorTable        *self);

/**
 * favor_table_get_covered:
 *
 * Returns: whether what is private waits for the person who decides
 */
gboolean          favor_table_get_covered   (FavorTable        *self);

/**
 * favor_table_get_guided:
 *
 * Returns: whether this is a lesson
 */
gboolean          favor_table_get_guided    (FavorTable        *self);

/**
 * favor_table_get_sheet:
 *
 * Returns: whether the final standings are open; they are seen as soon as the end is shown
 */
gboolean          favor_table_get_sheet     (FavorTable        *self);

/**
 * favor_table_get_can_show_again:
 *
 * Returns: whether favor_table_show_again () would do something
 */
gboolean          favor_table_get_can_show_again (FavorTable   *self);

gboolean          favor_table_can_undo      (FavorTable        *self);
gboolean          favor_table_can_redo      (FavorTable        *self);
gboolean          favor_table_may_start_clock (FavorTable      *self);

/**
 * favor_table_get_eyes:
 *
 * Returns: through whose eyes to look, as the property `eyes`
 */
int               favor_table_get_eyes      (FavorTable        *self);

gboolean          favor_table_is_peeking    (FavorTable        *self,
                                             int                eyes);
const FavorAction *favor_table_get_selected (FavorTable        *self);

/**
 * favor_table_get_refusal:
 *
 * Returns: (transfer none) (nullable): id of why the last choice was refused; %NULL if it was
 *   not, or if something else was offered or the cursor moved since then
 */
const char       *favor_table_get_refusal   (FavorTable        *self);

void              favor_table_set_eyes      (FavorTable        *self,
                                             int                eyes);
void              favor_table_set_guided    (FavorTable        *self,
                                             gboolean           guided);
void              favor_table_set_sheet     (FavorTable        *self,
                                             gboolean           open);
gboolean          favor_table_take_ended    (FavorTable        *self);
gboolean          favor_table_begin         (FavorTable        *self);
void              favor_table_end           (FavorTable        *self);
void              favor_table_uncover       (FavorTable        *self);
/* Plays a legal action, or says why not: %FALSE with the rule's own words. */
gboolean          favor_table_submit        (FavorTable        *self,
                                             const FavorAction *action,
                                             GError           **error);
void              favor_table_start_clock   (FavorTable        *self);

/* Once more what happened since the last turn. */
void              favor_table_show_again    (FavorTable        *self);
void              favor_table_show_next     (FavorTable        *self);
void              favor_table_end_again     (FavorTable        *self);

/**
 * FavorOffer:
 * @selected: (nullable): the complete action that is selected
 * @sentence: (nullable): who decides what, where the view can say more than the game does
 * @chips: (element-type FavorChip): what the decision bar offers
 * @said: they say what is selected, or what of it was chosen so far
 * @commit_label: (nullable): what committing does now
 * @commit_about: (nullable): the same in a sentence, where the main button does something else than to end
 *   the turn although nothing is selected
 * @finishing: the main button ends something although nothing is selected
 * @foremost: that is what is mostly done now
 * @due: it does what has to be done anyway, likewise
 *
 * What a view lets a person choose now.
 */
typedef struct
{
  const FavorAction *selected;
  const char        *sentence;
  GArray            *chips;
  gboolean           said;
  const char        *commit_label;
  const char        *commit_about;
  gboolean           finishing;
  gboolean           foremost;
  gboolean           due;
} FavorOffer;

/* (nullable): what mattered most while the person who decides waited. */
GStrv             favor_table_list_waited   (FavorTable        *self);
/* (nullable): the same of all that was not shown one by one. */
GStrv             favor_table_list_unseen   (FavorTable        *self);

void              favor_table_offer         (FavorTable        *self,
                                             const FavorOffer  *offer);

/* The view shows what an action brought about, one thing after the other: `caption` (nullable) says
 * what is seen, `n_shown` things were so far. */
void              favor_table_tell_shown    (FavorTable        *self,
                                             gboolean           showing,
                                             gboolean           paused,
                                             const char        *caption,
                                             guint              n_shown);

/* To be called by the actions of a table (favor-table-actions.h). */
void              favor_table_undo          (FavorTable        *self,
                                             gboolean           anyway);
void              favor_table_keep          (FavorTable        *self);
void              favor_table_go_to         (FavorTable        *self,
                                             guint              ply);
void              favor_table_step          (FavorTable        *self,
                                             int                direction);
void              favor_table_go_to_round   (FavorTable        *self,
                                             int                direction);
void              favor_table_follow        (FavorTable        *self);
void              favor_table_play_on       (FavorTable        *self);
void              favor_table_open_line     (FavorTable        *self);
void              favor_table_back_to_game  (FavorTable        *self);
void              favor_table_make_game     (FavorTable        *self);

G_END_DECLS
