/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-game.h"

G_BEGIN_DECLS

/* Words for people, from the texts in a game's tables. Named placeholders in braces, e.g.
 * "{player} places {card} on {place}.", are replaced by the arguments of these names: seats
 * by player names, words by their titles, numbers in the locale's form, sets, bags and lists
 * joined by translated patterns ("{a} and {b}"). What is written in the other direction than the
 * language is put between the marks FSI and PDI, so that it disturbs nothing around it. All texts are translated by gettext in the
 * domain GETTEXT_PACKAGE.
 *
 * Names of closed sets (clans, roles, staff, lands) have forms. A translation may write "{role:acc}"
 * where the original has "{role}". The forms of a name are one entry of the catalogue, with the
 * context "forms" and the name as original, see FavorWord:
 *
 *   msgctxt "forms"
 *   msgid "Noble"
 *   msgstr "nom=der Edelmann|acc=den Edelmann|dat=dem Edelmann"
 *
 * Each language has the forms that it needs, under names in small letters of its own choice; an
 * article or a preposition may be part of a form. "-" says that a name has none. "{role:Acc}", with a
 * capital, is the same form with its first letter in upper case, for the begin of a sentence. A name
 * without that form stands as it is, and so do all values that are no such names, e.g. players. The
 * tests of po refuse a form that the catalogue does not have for every name that may stand there: the
 * translator comment of the forms says for which placeholders they are. */

/**
 * FavorNames:
 * @names: for each seat the player's name, UTF-8
 * @state: (nullable): any position of the game, for places that are named by what lies around them
 *
 * The names a text is to use.
 */
typedef struct
{
  const char   *names[FAVOR_MAX_SEATS];
  gconstpointer state;
} FavorNames;

/**
 * favor_text_for_action:
 *
 * Returns: (transfer full): e.g. "Place Artisan on Noble"
 */
char *favor_text_for_action     (const FavorGame    *game,
                                 const FavorAction  *action,
                                 const FavorNames   *names);

/**
 * favor_text_for_deed:
 *
 * Returns: (transfer full): what an action is, without the rest that may belong to it in brackets
 */
char *favor_text_for_deed       (const FavorGame    *game,
                                 const FavorAction  *action,
                                 const FavorNames   *names);

/**
 * favor_text_is_same_deed:
 *
 * Returns: whether favor_text_for_deed () says the same of both, whatever the players' names
 */
gboolean favor_text_is_same_deed (const FavorGame   *game,
                                  const FavorAction *action,
                                  const FavorAction *other);

/**
 * favor_text_for_reason:
 *
 * Returns: (transfer full): a sentence that stands behind an action, e.g. "Wins the game."
 */
char *favor_text_for_reason     (const FavorGame    *game,
                                 const FavorReason  *reason,
                                 const FavorNames   *names);

/* Whether the arguments of an event may be read by a seat, %FAVOR_SEAT_NONE: a spectator, or
 * %FAVOR_VIEWER_OPEN. */
gboolean favor_event_is_open (const FavorEvent *event, FavorSeat viewer);

/**
 * favor_text_for_event:
 * @viewer: a seat, %FAVOR_SEAT_NONE for a spectator, or %FAVOR_VIEWER_OPEN
 *
 * Returns: (transfer full) (nullable): a sentence; %NULL if @viewer is to hear nothing
 */
#define FAVOR_VIEWER_OPEN ((FavorSeat) -2)
char *favor_text_for_event      (const FavorGame    *game,
                                 const FavorEvent   *event,
                                 FavorSeat           viewer,
                                 const FavorNames   *names);

/**
 * favor_text_for_pointed_out:
 * @deed: of the game's `deeds`
 *
 * Returns: (transfer full): what to do, e.g. "Place the tile to the north of your knight"
 */
char *favor_text_for_pointed_out (const FavorGame   *game,
                                  const FavorReason *deed,
                                  const FavorNames  *names);

/**
 * favor_text_for_choice:
 * @observed: the position as the seat sees it that decides
 *
 * Returns: (transfer full): what a legal action is, told from what is seen if the game can; else as
 *   favor_text_for_action ()
 */
char *favor_text_for_choice     (const FavorGame    *game,
                                 gconstpointer       observed,
                                 const FavorAction  *action,
                                 const FavorNames   *names);

/**
 * favor_text_count_joined:
 * @events: (array length=n): what happened one after the other, at least one
 *
 * Returns: how many of them, from the first one on, are alike and are told together
 */
guint favor_text_count_joined   (const FavorGame    *game,
                                 const FavorEvent   *events,
                                 guint               n);

/**
 * favor_text_for_joined:
 * @events: (array length=n): what happened one after the other, at least one
 * @n: (inout): how many; afterwards of how many of them, from the first one on, the sentence tells
 *
 * What @viewer may not see all of is told one by one.
 *
 * Returns: (transfer full) (nullable): what those that are told together say as one; %NULL if @viewer
 *   is to hear nothing
 */
char *favor_text_for_joined     (const FavorGame    *game,
                                 const FavorEvent   *events,
                                 guint              *n,
                                 FavorSeat           viewer,
                                 const FavorNames   *names);

/**
 * favor_text_for_refusal:
 *
 * Returns: (transfer full): a sentence that says what is missing
 */
char *favor_text_for_refusal    (const FavorGame    *game,
                                 const FavorRefusal *refusal,
                                 const FavorNames   *names);

/* The untranslated sentence of a refusal, e.g. for files and logs that machines read. */
const char *favor_text_refusal_id (const FavorGame    *game,
                                   const FavorRefusal *refusal);

/**
 * favor_text_for_value:
 * @index: position in memory of one element, as in favor_field_get ()
 *
 * Returns: (transfer full): one value of a state or options field, e.g. "Artisan", "3";
 *   a dash for none; a translated word for what is not visible
 */
char *favor_text_for_value      (const FavorField   *field,
                                 gconstpointer       base,
                                 guint               index,
                                 const FavorNames   *names);

/**
 * favor_text_for_row:
 * @seat: index of the first dimension
 *
 * Returns: (transfer full): all that a field with a dimension for seats says of @seat, e.g.
 *   "2 Artisan, Noble" for counts along an axis; "none" if it is empty
 */
char *favor_text_for_row        (const FavorField   *field,
                                 gconstpointer       base,
                                 guint               seat,
                                 guint               n_seats,
                                 const FavorNames   *names);

/**
 * favor_text_for_place:
 *
 * Returns: (transfer full) (nullable): what lies around such a thing, e.g. "Forest 8, Fields 3 and sea";
 *   %NULL if that is not its name, or @names have no position
 */
char *favor_text_for_place      (const FavorThing   *thing,
                                 int                 value,
                                 const FavorNames   *names);

/**
 * favor_text_join:
 * @parts: (array zero-terminated=1): translated words
 *
 * Returns: (transfer full): the parts joined by the language's pattern for lists
 */
char *favor_text_join           (const char * const *parts);

/**
 * favor_text_for_argument:
 * @field: an argument, or a member of one that is a struct
 * @arg: the numbers that @field is one of
 *
 * Returns: (transfer full): what stands in a sentence for it; of a list those elements that name
 *   nothing are left out, of a struct those members that need not be said
 */
char *favor_text_for_argument   (const FavorField   *field,
                                 const gint16       *arg,
                                 const FavorNames   *names);

/**
 * favor_text_number:
 * @n: any number
 *
 * Returns: (transfer full): it with the separators of the language and a true minus sign
 */
char *favor_text_number         (gint64              n);

/**
 * favor_text_figure:
 * @n: any number
 *
 * Returns: (transfer full): it where it stands alone; a mark keeps its sign in front where text
 *   runs to the left
 */
char *favor_text_figure         (gint64              n);

/**
 * favor_text_gain:
 * @n: any number
 *
 * Returns: (transfer full): as favor_text_figure (), with a plus sign if it is above 0
 */
char *favor_text_gain           (gint64              n);

/**
 * favor_text_expand:
 * @text: with named placeholders
 * @first_name: name of the first placeholder, then its value as a string, and so on; NULL
 *
 * For sentences outside a game's tables, already translated.
 *
 * Returns: (transfer full): @text with the placeholders replaced
 */
char *favor_text_expand         (const char         *text,
                                 const char         *first_name,
                                 ...) G_GNUC_NULL_TERMINATED;

/**
 * favor_text_fill:
 * @text: with named placeholders, already translated
 * @values: the names of the placeholders, separated by spaces. Behind a name "#" says that its value
 *   is a number, see favor_text_number (), "+" that it is a gain, see favor_text_gain (), and "@"
 *   that it is a word, which has forms
 * @...: the values in that order: `int` or `guint` for numbers, `const FavorWord *` for words, else
 *   strings
 *
 * For example `favor_text_fill ("{player}, {n} of {most}", "player n# most#", name, 3, 5)`.
 *
 * Returns: (transfer full): @text with the placeholders replaced
 */
char *favor_text_fill           (const char         *text,
                                 const char         *values,
                                 ...);

/**
 * favor_text_for_word:
 * @form: (nullable): the name of a form, see above
 *
 * Returns: (transfer full): the name for people, translated, in that form if it has one
 */
char *favor_text_for_word       (const FavorWord    *word,
                                 const char         *form);

/**
 * favor_text_list:
 * @parts: translated words; it is empty afterwards
 *
 * Returns: (transfer full) (nullable): the parts joined by the language's pattern for lists; %NULL
 *   if there are none
 */
char *favor_text_list           (GStrvBuilder       *parts);

/**
 * favor_text_without_marks:
 * @text: any text, UTF-8
 *
 * For what is no sentence on a screen, such as the name of a file.
 *
 * Returns: (transfer full): @text without the invisible marks of direction
 */
char *favor_text_without_marks  (const char         *text);

G_END_DECLS
