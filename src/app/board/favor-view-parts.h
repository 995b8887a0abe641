/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What a view says about itself to the other parts of the page. */

/**
 * FavorChipKind:
 * @FAVOR_CHIP_CHOSEN: a part that is chosen; pressing takes it back
 * @FAVOR_CHIP_OPEN: says which part is missing; it cannot be pressed
 * @FAVOR_CHIP_OPTION: a part that can be chosen here, because it has no place on the board
 * @FAVOR_CHIP_TOOL: opens something, e.g. a page of the panel
 * @FAVOR_CHIP_SPENT: an option that was used up; it cannot be pressed
 * @FAVOR_CHIP_COST: says what the selected action costs; it cannot be pressed
 * @FAVOR_CHIP_GAIN: says what it brings; it cannot be pressed
 * @FAVOR_CHIP_REVEALS: says that it shows something hidden; it cannot be pressed
 * @FAVOR_CHIP_NOTE: says something else about it, with `on` all of it; it cannot be pressed
 * @FAVOR_CHIP_COMMIT: no chip: what the main button says instead of "Confirm"; with `on` it can
 *   be pressed although nothing is selected, and does what Ctrl+Enter does
 */
typedef enum
{
  FAVOR_CHIP_CHOSEN,
  FAVOR_CHIP_OPEN,
  FAVOR_CHIP_OPTION,
  FAVOR_CHIP_TOOL,
  FAVOR_CHIP_SPENT,
  FAVOR_CHIP_COST,
  FAVOR_CHIP_GAIN,
  FAVOR_CHIP_REVEALS,
  FAVOR_CHIP_NOTE,
  FAVOR_CHIP_COMMIT,
} FavorChipKind;

/**
 * FavorChip:
 * @kind: what pressing it does
 * @id: the view's own number for it
 * @on: (for options) it is chosen
 * @label: translated, owned
 * @why_not: (nullable): translated, owned: why it cannot be pressed
 * @art: (nullable): owned: id of the picture that stands for it where there is no room for words
 * @about: (nullable): translated, owned: what the word does not say, for the tooltip; of what committing
 *   does, with @on: what it does, if it does not end the turn
 * @foremost: (of what committing does, with @on) it is what is mostly done now
 * @worded: its words stay beside the picture also where there is little room
 * @aside: it takes what the chips before it leave of their line, and becomes shorter rather than begin another
 *
 * One of the small buttons in the decision bar.
 */
typedef struct
{
  FavorChipKind kind;
  guint         id;
  gboolean      on;
  char         *label;
  char         *why_not;
  char         *art;
  char         *about;
  gboolean      foremost;
  gboolean      worded;
  gboolean      aside;
} FavorChip;

/* Clears a list of FavorChip: (element-type FavorChip). */
GArray *favor_chips_new (void);
/* Takes `label` and `why_not`. */
void    favor_chips_add (GArray       *chips,
                         FavorChipKind kind,
                         guint         id,
                         gboolean      on,
                         char         *label,
                         char         *why_not);
/* Gives the last one its picture. */
void    favor_chips_sign (GArray     *chips,
                          const char *art);
/* Tells more about the last one. Takes `about` (nullable). */
void    favor_chips_tell (GArray *chips,
                          char   *about);
/* The picture of the last one says too little without its words. */
void    favor_chips_keep_words (GArray *chips);
/* The last one comes and goes with what is chosen: no line is begun for it where others have one. */
void    favor_chips_put_aside (GArray *chips);
/* The last one stands out although nothing is selected. */
void    favor_chips_put_first (GArray *chips);

/**
 * FavorFact:
 * @art: (nullable): id of the picture that stands for it
 * @value: translated, short: a figure where @art says of what, else a word or two
 * @words: the whole of it in words, for ears and as tooltip, e.g. "8 Gold"
 * @warn: it stands out, because something has to be done about it
 *
 * One of the small things to be known about a seat. All strings are owned.
 */
typedef struct
{
  char    *art;
  char    *value;
  char    *words;
  gboolean warn;
} FavorFact;

/* Clears a list of FavorFact: (element-type FavorFact). */
GArray  *favor_facts_new   (void);
/* Takes `value` and `words`; `art` may be NULL. */
void     favor_facts_add   (GArray       *facts,
                            const char   *art,
                            char         *value,
                            char         *words,
                            gboolean      warn);
gboolean favor_facts_equal (const GArray *a,
                            const GArray *b);
/* (transfer full): all of them as one list of words. */
char    *favor_facts_join  (const GArray *facts);

/**
 * FavorSeatLook:
 * @emblem: (nullable): id of a picture that stands for the seat beside its shield
 * @facts: (nullable): a few translated words, what is public and short
 * @brief: (nullable): the most important of @facts, where there is little room
 * @fact_list: (nullable) (element-type FavorFact): in the place of @facts: as many of these as
 *   there is room for, the most important first
 * @task: (nullable): with @fact_list: what the seat has to decide, in a word or two
 * @badge: (nullable): one translated word, an office
 * @badge_art: (nullable): id of a picture that stands for @badge where there is little room
 * @mark: (nullable): a few translated words, what else it is there for
 * @mark_art: (nullable): id of the picture that says so
 * @has_score: @score is shown in place of that of the position; what led to the position is still
 *   being shown, and the seat neither decides yet nor has won
 * @score: as far as what happened was shown
 * @points: (nullable): with @fact_list: the score in words
 * @change: what of it has just been gained or lost
 * @touched: what is being shown is about this seat
 *
 * What a game adds to a seat in the strip. All are owned.
 */
typedef struct
{
  char    *emblem;
  char    *facts;
  char    *brief;
  GArray  *fact_list;
  char    *task;
  char    *badge;
  char    *badge_art;
  char    *mark;
  char    *mark_art;
  gboolean has_score;
  int      score;
  char    *points;
  int      change;
  gboolean touched;
} FavorSeatLook;

/* Takes `value` and `words`: see favor_facts_add (). */
void favor_seat_look_add_fact (FavorSeatLook *look,
                               const char    *art,
                               char          *value,
                               char          *words,
                               gboolean       warn);
void favor_seat_look_clear    (FavorSeatLook *look);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FavorSeatLook, favor_seat_look_clear)

/**
 * FavorTick:
 * @art: (nullable): id of the picture beside the box
 * @words: (nullable): translated: what it means that the box is ticked; %NULL: there is no box
 * @ticked: whether it is
 *
 * What a game notes on the scoring pad of a seat besides points. Both strings are owned.
 */
typedef struct
{
  char    *art;
  char    *words;
  gboolean ticked;
} FavorTick;

void favor_tick_clear (FavorTick *tick);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FavorTick, favor_tick_clear)

G_END_DECLS
