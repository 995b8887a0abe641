/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <stddef.h>

#include "favor-rng.h"

G_BEGIN_DECLS

/* One description per struct. From a FavorSchema follow the JSON form, equality, diff,
 * hash, masking, range checks, the coverage test and random corruption of a flat struct of
 * fixed-width integers without pointers and without padding. Unused tails of lists are
 * zero. Schemas are constant tables; every function here is pure in its arguments. */

typedef gint8 FavorSeat;

#define FAVOR_SEAT_NONE ((FavorSeat) -1)
#define FAVOR_MAX_SEATS 8
#define FAVOR_MAX_DIMS 3

/* The value of a seat or of a nullable enumeration that names nothing; null in JSON. */
#define FAVOR_NONE (-1)

typedef struct _FavorField  FavorField;
typedef struct _FavorSchema FavorSchema;
typedef struct _FavorThing  FavorThing;
typedef struct _FavorEnum   FavorEnum;
typedef struct _FavorWord   FavorWord;

/* A thing is named by no more numbers, e.g. a place by x, y and its rotation. */
#define FAVOR_THING_MEMBERS 3

/* No more lies around a place. */
#define FAVOR_SURROUNDINGS_MOST 3

/**
 * FavorSurroundings:
 * @titles: N_(): what lies around, e.g. "Forest"; the first %NULL ends it
 * @numbers: which one of several alike each of them is, or 0
 * @wheres: (nullable): N_(): which one of several with the same number each of them is, e.g. "in the north"
 * @beside: (nullable): N_(): what else is there, e.g. "beside a 3:1 harbour"
 *
 * A place as people tell it from others.
 */
typedef struct
{
  const char *titles[FAVOR_SURROUNDINGS_MOST];
  guint8      numbers[FAVOR_SURROUNDINGS_MOST];
  const char *wheres[FAVOR_SURROUNDINGS_MOST];
  const char *beside;
} FavorSurroundings;

/* No more stands in the words for a thing. */
#define FAVOR_PHRASE_PARTS 4

/**
 * FavorPhrasePart:
 * @name: its placeholder in the pattern
 * @word: (nullable): the word that stands there
 * @thing: (nullable): the thing whose words stand there, with @value
 * @value: of @thing; if there is neither a word nor a thing the number that stands there
 */
typedef struct
{
  const char       *name;
  const FavorWord  *word;
  const FavorThing *thing;
  int               value;
} FavorPhrasePart;

/**
 * FavorPhrase:
 * @pattern: which of the thing's patterns
 * @parts: what stands for the placeholders of the pattern; the first without a name ends it
 *
 * A thing that has no name, in words: the pattern "the {end} “{tile}”" and its parts.
 */
typedef struct
{
  guint           pattern;
  FavorPhrasePart parts[FAVOR_PHRASE_PARTS];
} FavorPhrase;

/**
 * FavorThing:
 * @id: what kind of thing it is, kebab-case, e.g. "card"; also the placeholder in @chosen
 * @chosen: (nullable): NC_() of context "chosen": what is said of one that was, e.g. "take {card}";
 *   %NULL: its name alone
 * @missing: (nullable): NC_() of context "missing": what is said while one has still to be chosen
 * @rank: of several things that have to be chosen, those of a lower rank are asked for first, and
 *   of the same rank those that stand first among the arguments
 * @n_members: how many arguments name one of them together, one after the other; 0 counts as 1
 * @ordered: several of them are chosen in the order of the arguments; otherwise they have none:
 *   whoever pays with two cards does not choose a first and a second one
 * @turns: the last member says how it is turned; it is not pointed at, but stepped
 * @aside: nobody chooses it by pointing at something
 * @undecided: it begins actions of several kinds, and which one is meant is said afterwards
 * @numbered: the number keys mean its values from 0 on, whether they can be chosen or not
 * @swaps: pointing at another one takes the place of one that was chosen, pointing at it again
 *   takes it back
 * @carried: (nullable): what it becomes when another action is begun with it in hand
 * @place: (nullable): what pointing at means one of those that lie there, in actions that have no
 *   argument of that kind themselves
 * @place_of: (nullable): the value of @place where a value of this thing lies
 * @surround: (nullable): of a place that has no name but what lies around it: fills `around` in a state of
 *   the game, the same in all positions of one game; %FALSE if there is no such place. Elsewhere its number
 *   is its name
 * @patterns: (nullable): of a thing that is told in words that its number alone says: the patterns of these
 *   words, which have forms as names have
 * @tell: (nullable): fills in, for any number, which of @patterns it is and what stands in it
 *
 * What an argument of an action names, and what for. Arguments of one kind of action with the same
 * thing mean the same. The boards and hands of a game say which things their pieces are, and that is
 * all they know of its actions.
 */
struct _FavorThing
{
  const char       *id;
  const char       *chosen;
  const char       *missing;
  guint8            rank;
  guint8            n_members;
  guint             ordered : 1;
  guint             turns : 1;
  guint             aside : 1;
  guint             undecided : 1;
  guint             numbered : 1;
  guint             swaps : 1;
  const FavorThing *carried;
  const FavorThing *place;
  int (*place_of) (int value);
  gboolean (*surround) (gconstpointer state, int value, FavorSurroundings *around);
  const FavorEnum *patterns;
  void (*tell) (int value, FavorPhrase *out);
};

/* What arguments name that say nothing else: a seat, an amount, yes or no; and what is put together
 * out of several numbers and cannot be pointed at. */
extern const FavorThing favor_thing_seat;
extern const FavorThing favor_thing_amount;
extern const FavorThing favor_thing_flag;
extern const FavorThing favor_thing_whole;

/**
 * FavorWord:
 * @id: the word in files, kebab-case
 * @title: (nullable): the word for people, marked with N_(); %NULL when never shown
 * @text: (nullable): what is written on the thing of that name, e.g. what a card does, or what is
 *   to be known of it where it is chosen, marked with N_()
 * @forms: (nullable): @title once more, marked with NC_() in the context "forms", for a name that
 *   languages decline within sentences, see favor-text.h
 */
struct _FavorWord
{
  const char *id;
  const char *title;
  const char *text;
  const char *forms;
};

/**
 * FavorEnum:
 * @id: what the words are, kebab-case singular, e.g. "role"; names the definition in the
 *   JSON Schema
 * @words: value i is word i
 * @thing: what arguments name whose values are these words and which say nothing else
 */
struct _FavorEnum
{
  const char      *id;
  const FavorWord *words;
  guint            n_words;
  FavorThing       thing;
};

#define FAVOR_ENUM(enum_id, word_table)                                                  \
  {                                                                                      \
    .id = (enum_id), .words = (word_table), .n_words = G_N_ELEMENTS (word_table),        \
    .thing = { .id = (enum_id) }                                                         \
  }

/**
 * FavorType:
 * @FAVOR_TYPE_BOOL: 0 or 1
 * @FAVOR_TYPE_INT: a number from `min` to `max`, or one of `values`
 * @FAVOR_TYPE_ENUM: an index into `words`, or %FAVOR_NONE if `nullable`
 * @FAVOR_TYPE_SEAT: 0 to n_seats - 1, or %FAVOR_NONE if `nullable`
 * @FAVOR_TYPE_SET: a bit mask over `words`; a list of ids in JSON
 * @FAVOR_TYPE_SEATS: a bit mask over seats; a list of numbers in JSON
 * @FAVOR_TYPE_BAG: in a row (the last dimension counts copies of each of `words`) or, with
 *   `base` > 0, packed (the number's digits to that base are the counts); a list of ids with
 *   repeats in JSON
 * @FAVOR_TYPE_U64: 64 bits; a hexadecimal string in JSON
 * @FAVOR_TYPE_STRUCT: described by `schema`
 */
typedef enum
{
  FAVOR_TYPE_BOOL,
  FAVOR_TYPE_INT,
  FAVOR_TYPE_ENUM,
  FAVOR_TYPE_SEAT,
  FAVOR_TYPE_SET,
  FAVOR_TYPE_SEATS,
  FAVOR_TYPE_BAG,
  FAVOR_TYPE_U64,
  FAVOR_TYPE_STRUCT,
} FavorType;

/**
 * FavorVisibility:
 * @FAVOR_SEEN_BY_ALL: public
 * @FAVOR_SEEN_BY_OWNER: the index of the first dimension is the only seat that sees it
 * @FAVOR_SEEN_BY_NOBODY: no seat sees it
 */
typedef enum
{
  FAVOR_SEEN_BY_ALL,
  FAVOR_SEEN_BY_OWNER,
  FAVOR_SEEN_BY_NOBODY,
} FavorVisibility;

/**
 * FavorLength:
 * @FAVOR_LENGTH_FIXED: all of the capacity is used
 * @FAVOR_LENGTH_SEATS: the first n_seats elements are used
 * @FAVOR_LENGTH_COUNTED: an unsigned counter beside the list says how many are used
 */
typedef enum
{
  FAVOR_LENGTH_FIXED,
  FAVOR_LENGTH_SEATS,
  FAVOR_LENGTH_COUNTED,
} FavorLength;

/**
 * FavorDim:
 * @capacity: number of elements in memory
 * @count_offset: for %FAVOR_LENGTH_COUNTED, where the counter is in the same struct. A
 *   second dimension has one counter for each index of the first, in a row, a third one
 *   for each pair
 * @count_size: bytes of one counter, 1 or 2. The counter is no field of its own: it is the
 *   length of the JSON array, and everybody sees it. Several fields may share a counter
 */
typedef struct
{
  guint16     capacity;
  guint16     count_offset;
  guint8      count_size;
  FavorLength length;
} FavorDim;

/**
 * FavorField:
 * @name: kebab-case; the member's name in JSON and the name of the placeholder in texts
 * @title: (nullable): N_(); a heading for people. In a state: shown in the plain view
 * @summary: (nullable): N_(); one sentence on what it means
 * @type: how the number is to be read
 * @offset: of the first element in the struct
 * @size: bytes of one element: 1, 2, 4 or 8, or the size of the struct
 * @is_signed: of the element's C type
 * @nullable: %FAVOR_NONE is allowed (enum, seat, int); for a struct with one counted
 *   dimension of capacity 1: written as null or an object instead of a list
 * @derived: rebuilt by the game's `derive`; not in JSON, equality, hash and diff
 * @optional: may be left out in JSON; then it is @fallback, and it is not written when equal
 * @seen_by: who sees the elements
 * @refusal: what the reader and the range check answer to a value out of range; 0 for
 *   %FAVOR_REFUSAL_BAD_PARAMETER
 * @min, @max: for int; both included
 * @fallback: default of an option or an optional argument
 * @values: (nullable): for int: the only allowed numbers, ascending
 * @words: for enum, set, bag
 * @axis: (nullable): names for the indices of the last dimension, for people
 * @schema: for struct
 * @base: for a packed bag
 * @spread: for a set or a packed bag whose words are too many for one number: how many of them
 *   each number of the last dimension holds, number i those from i * @spread on; together they
 *   are one value. 0: each number is a value of its own
 * @cases: (nullable): what the number means depends on a member before it in the struct: entry i
 *   describes this member where @case_of is i, an entry without a name changes nothing. Only files
 *   and texts make a difference; the range is that of this field
 * @thing: (nullable): (of an argument) what it names, see favor_field_thing ()
 * @follows: (of an argument) an action is not begun by choosing it
 * @dims: from outer to inner; elements are contiguous
 */
struct _FavorField
{
  const char        *name;
  const char        *title;
  const char        *summary;
  FavorType          type;
  guint16            offset;
  guint16            size;
  guint              is_signed : 1;
  guint              nullable : 1;
  guint              derived : 1;
  guint              optional : 1;
  guint              follows : 1;
  guint8             base;
  guint8             spread;
  guint8             refusal;
  FavorVisibility    seen_by;
  gint32             min;
  gint32             max;
  gint32             fallback;
  const gint16      *values;
  guint              n_values;
  const FavorEnum   *words;
  const FavorEnum   *axis;
  const FavorSchema *schema;
  const FavorField  *cases;
  const FavorField  *case_of;
  guint              n_cases;
  const FavorThing  *thing;
  guint              n_dims : 2;
  FavorDim           dims[FAVOR_MAX_DIMS];
};

/**
 * FavorSchema:
 * @id: kebab-case; names the definition in the JSON Schema
 * @size: of the struct in bytes
 * @things: its members are numbers, sets and bags of things: in texts it is one list of them, "2 Gold
 *   and Soup", without the titles of sets and bags
 */
struct _FavorSchema
{
  const char       *id;
  guint             size;
  const FavorField *fields;
  guint             n_fields;
  gboolean          things;
};

#define FAVOR_SCHEMA(schema_id, Type, field_table)                                       \
  {                                                                                      \
    .id = (schema_id), .size = sizeof (Type), .fields = (field_table),                   \
    .n_fields = G_N_ELEMENTS (field_table)                                               \
  }

/* Field macros. `element` is the member, for arrays its first element, e.g.
 * FAVOR_FIELD_INT (MyState, hand[0][0], "hand", 0, 2, FAVOR_DIMS_2 (...), .title = ...) */

#define FAVOR_ELEMENT(Type, element)                                                     \
  .offset = offsetof (Type, element), .size = sizeof (((Type *) NULL)->element)
#define FAVOR_NUMBER(Type, element)                                                      \
  FAVOR_ELEMENT (Type, element),                                                         \
    .is_signed = ((__typeof__ (((Type *) NULL)->element)) -1) < 1

#define FAVOR_FIELD_BOOL(Type, element, json_name, ...)                                  \
  {                                                                                      \
    .name = (json_name), .type = FAVOR_TYPE_BOOL, FAVOR_NUMBER (Type, element),          \
    .max = 1, ##__VA_ARGS__                                                              \
  }
#define FAVOR_FIELD_INT(Type, element, json_name, least, most, ...)                      \
  {                                                                                      \
    .name = (json_name), .type = FAVOR_TYPE_INT, FAVOR_NUMBER (Type, element),           \
    .min = (least), .max = (most), ##__VA_ARGS__                                         \
  }
#define FAVOR_FIELD_ENUM(Type, element, json_name, enum_ptr, ...)                        \
  {                                                                                      \
    .name = (json_name), .type = FAVOR_TYPE_ENUM, FAVOR_NUMBER (Type, element),          \
    .words = (enum_ptr), ##__VA_ARGS__                                                   \
  }
#define FAVOR_FIELD_SEAT(Type, element, json_name, ...)                                  \
  {                                                                                      \
    .name = (json_name), .type = FAVOR_TYPE_SEAT, FAVOR_NUMBER (Type, element),          \
    ##__VA_ARGS__                                                                        \
  }
#define FAVOR_FIELD_SET(Type, element, json_name, enum_ptr, ...)                         \
  {                                                                                      \
    .name = (json_name), .type = FAVOR_TYPE_SET, FAVOR_NUMBER (Type, element),           \
    .words = (enum_ptr), ##__VA_ARGS__                                                   \
  }
#define FAVOR_FIELD_SEATS(Type, element, json_name, ...)                                 \
  {                                                                                      \
    .name = (json_name), .type = FAVOR_TYPE_SEATS, FAVOR_NUMBER (Type, element),         \
    ##__VA_ARGS__                                                                        \
  }
#define FAVOR_FIELD_BAG(Type, element, json_name, enum_ptr, most, ...)                   \
  {                                                                                      \
    .name = (json_name), .type = FAVOR_TYPE_BAG, FAVOR_NUMBER (Type, element),           \
    .words = (enum_ptr), .max = (most), ##__VA_ARGS__                                    \
  }
#define FAVOR_FIELD_U64(Type, element, json_name, ...)                                   \
  {                                                                                      \
    .name = (json_name), .type = FAVOR_TYPE_U64, FAVOR_ELEMENT (Type, element),          \
    ##__VA_ARGS__                                                                        \
  }
#define FAVOR_FIELD_STRUCT(Type, element, json_name, schema_ptr, ...)                    \
  {                                                                                      \
    .name = (json_name), .type = FAVOR_TYPE_STRUCT, FAVOR_ELEMENT (Type, element),       \
    .schema = (schema_ptr), ##__VA_ARGS__                                                \
  }

#define FAVOR_FIXED(n)                                                                   \
  {                                                                                      \
    .capacity = (n), .length = FAVOR_LENGTH_FIXED                                        \
  }
#define FAVOR_BY_SEAT(n)                                                                 \
  {                                                                                      \
    .capacity = (n), .length = FAVOR_LENGTH_SEATS                                        \
  }
#define FAVOR_COUNTED(n, Type, counter)                                                  \
  {                                                                                      \
    .capacity = (n), .length = FAVOR_LENGTH_COUNTED,                                     \
    .count_offset = offsetof (Type, counter),                                            \
    .count_size = sizeof (((Type *) NULL)->counter)                                      \
  }
#define FAVOR_DIMS_1(a) .n_dims = 1, .dims = { a }
#define FAVOR_DIMS_2(a, b) .n_dims = 2, .dims = { a, b }
#define FAVOR_DIMS_3(a, b, c) .n_dims = 3, .dims = { a, b, c }

/**
 * favor_field_thing:
 * @field: an argument of an action
 *
 * Returns: (transfer none): what it names: its own thing, else the one of its words, a seat or an
 *   amount; %favor_thing_whole for what cannot be pointed at
 */
const FavorThing *favor_field_thing   (const FavorField  *field);

/* The value that stands for "not visible", another one than "none" and never in range: the
 * least value of a signed type, the greatest of an unsigned one, 0 for 64 bits. */
gint64       favor_field_hidden_value (const FavorField  *field);

/* Memory access. `index` is the position in memory, counted over all dimensions by their
 * capacities, 0 to favor_field_capacity () - 1. */
guint        favor_field_capacity     (const FavorField  *field);
gint64       favor_field_get          (const FavorField  *field,
                                       gconstpointer      base,
                                       guint              index);
void         favor_field_set          (const FavorField  *field,
                                       gpointer           base,
                                       guint              index,
                                       gint64             value);
guint64      favor_field_get_u64      (const FavorField  *field,
                                       gconstpointer      base,
                                       guint              index);
gconstpointer favor_field_peek        (const FavorField  *field,
                                       gconstpointer      base,
                                       guint              index);
gboolean     favor_field_is_hidden    (const FavorField  *field,
                                       gconstpointer      base,
                                       guint              index);

/**
 * favor_field_length:
 * @dim: 0 to n_dims - 1
 * @outer: the index over the dimensions before @dim, 0 for the first
 * @n_seats: number of seats of the game
 *
 * Returns: how many elements of that dimension are used; never more than its capacity
 */
guint        favor_field_length       (const FavorField  *field,
                                       gconstpointer      base,
                                       guint              dim,
                                       guint              outer,
                                       guint              n_seats);
void         favor_field_set_length   (const FavorField  *field,
                                       gpointer           base,
                                       guint              dim,
                                       guint              outer,
                                       guint              length);

/* Whether `value` is allowed for one element; a seat must be below `n_seats`. The second form
 * knows the place, which matters where a value is spread over several numbers. */
gboolean     favor_field_in_range     (const FavorField  *field,
                                       gint64             value,
                                       guint              n_seats);
gboolean     favor_field_allows       (const FavorField  *field,
                                       guint              index,
                                       gint64             value,
                                       guint              n_seats);

/* Of the words of a set or packed bag, the first that element `index` holds, and how many. */
guint        favor_field_first_word   (const FavorField  *field,
                                       guint              index);
guint        favor_field_n_words      (const FavorField  *field,
                                       guint              index);

/* Whether the elements of the last dimension are one value together: a bag in a row, or what is
 * spread over several numbers. */
gboolean     favor_field_is_row       (const FavorField  *field);

/* The field or the case of it that `base` is about. */
const FavorField *favor_field_case    (const FavorField  *field,
                                       gconstpointer      base);

/* Whether all used elements have the fallback; a struct, if all its members have theirs. */
gboolean     favor_field_is_fallback  (const FavorField  *field,
                                       gconstpointer      base,
                                       guint              n_seats);

const FavorField *favor_schema_find   (const FavorSchema *schema,
                                       const char        *name);

/* Both structs hold the same described, not derived values. */
gboolean     favor_schema_equal       (const FavorSchema *schema,
                                       gconstpointer      a,
                                       gconstpointer      b);

/**
 * favor_schema_diff:
 *
 * Returns: (transfer full) (nullable): the first difference, as in
 *   `seats[3].hand[2]: 5 != 99`, or %NULL if the two are equal
 */
char        *favor_schema_diff        (const FavorSchema *schema,
                                       gconstpointer      a,
                                       gconstpointer      b,
                                       guint              n_seats);

/* A hash of all described, not derived values; the same on every machine. */
guint64      favor_schema_hash        (const FavorSchema *schema,
                                       gconstpointer      data);

/**
 * favor_schema_mask:
 * @viewer: a seat, or %FAVOR_SEAT_NONE for a spectator who sees what all see
 *
 * Puts the "not visible" value in every used element that @viewer may not see.
 */
void         favor_schema_mask        (const FavorSchema *schema,
                                       gpointer           data,
                                       guint              n_seats,
                                       FavorSeat          viewer);

/* Fills in the fallbacks of an options or arguments struct, zero elsewhere. Lists by seat are
 * filled for as many seats as they can hold; see favor_schema_trim (). */
void         favor_schema_set_defaults (const FavorSchema *schema,
                                        gpointer           data);

/* Zeroes what lies beyond the used length of each list. */
void         favor_schema_trim        (const FavorSchema *schema,
                                       gpointer           data,
                                       guint              n_seats);

/**
 * favor_schema_check:
 * @allow_hidden: "not visible" counts as allowed, as in a masked state
 * @where: (out) (optional) (nullable) (transfer full): the first defect, as in
 *   `hand[2][0]: 9 is not 0 to 2`
 * @field: (out) (optional) (nullable): the field of the defect
 *
 * Checks that each used element is in range, each length within its capacity and each
 * unused tail zero.
 */
gboolean     favor_schema_check       (const FavorSchema *schema,
                                       gconstpointer      data,
                                       guint              n_seats,
                                       gboolean           allow_hidden,
                                       char             **where,
                                       const FavorField **field);

/**
 * favor_schema_covers:
 * @why: (out) (optional) (nullable) (transfer full): the offset of the first byte that no
 *   field or two fields describe
 *
 * Proves that every byte of the struct is described exactly once (a shared counter counts
 * once), hence that no member was forgotten and that there is no padding.
 */
gboolean     favor_schema_covers      (const FavorSchema *schema,
                                       char             **why);

/* Sets one random element, length or bit of `data` to a random value, for fuzzing. */
void         favor_schema_corrupt     (const FavorSchema *schema,
                                       gpointer           data,
                                       FavorRng          *rng);

G_END_DECLS
