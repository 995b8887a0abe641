/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-facts.h"

typedef struct
{
  const FavorNames *names;
  guint             n_seats;
  GString          *lines;
} Facts;

/* Positions in memory of the used elements of one row, which is an index of the first
 * dimension. */
typedef struct
{
  const FavorField *field;
  gconstpointer     base;
  guint             n_seats;
  GArray           *indices;
} Walk;

static void add_members (Facts *facts, const FavorSchema *schema, gconstpointer base);

static void
walk_dim (Walk *walk, guint dim, guint outer)
{
  const FavorField *field = walk->field;
  guint             length;

  if (dim >= field->n_dims)
    {
      g_array_append_val (walk->indices, outer);
      return;
    }

  length = favor_field_length (field, walk->base, dim, outer, walk->n_seats);
  for (guint i = 0; i < length; i++)
    walk_dim (walk, dim + 1, outer * field->dims[dim].capacity + i);
}

static GArray *
row_indices (const FavorField *field, gconstpointer base, guint row, guint n_seats)
{
  Walk walk = { field, base, n_seats, g_array_new (FALSE, FALSE, sizeof (guint)) };

  walk_dim (&walk, 1, row);
  return walk.indices;
}

static gboolean
all_hidden (const FavorField *field, gconstpointer base, GArray *indices)
{
  if (field->type == FAVOR_TYPE_STRUCT || indices->len == 0)
    return FALSE;
  for (guint i = 0; i < indices->len; i++)
    if (!favor_field_is_hidden (field, base, g_array_index (indices, guint, i)))
      return FALSE;
  return TRUE;
}

/* Nothing there, not chosen, not done: what a person need not read. */
static gboolean
is_empty (const FavorField *field, gconstpointer base, guint index)
{
  switch (field->type)
    {
    case FAVOR_TYPE_BOOL:
    case FAVOR_TYPE_SET:
    case FAVOR_TYPE_SEATS:
      return favor_field_get (field, base, index) == 0;
    case FAVOR_TYPE_ENUM:
    case FAVOR_TYPE_SEAT:
      return favor_field_get (field, base, index) == FAVOR_NONE;
    case FAVOR_TYPE_INT:
    case FAVOR_TYPE_BAG:
      return favor_field_get (field, base, index) == 0 && field->min == 0;
    case FAVOR_TYPE_U64:
    case FAVOR_TYPE_STRUCT:
      return FALSE;
    }
  g_assert_not_reached ();
}

static gboolean
all_empty (const FavorField *field, gconstpointer base, GArray *indices)
{
  for (guint i = 0; i < indices->len; i++)
    if (!is_empty (field, base, g_array_index (indices, guint, i)))
      return FALSE;
  return TRUE;
}

/* The field as if it had a first dimension of length 1 in front of its own, so that a list
 * of the table reads like the row of a seat. */
static FavorField
as_row (const FavorField *field)
{
  FavorField row = *field;

  g_assert (field->n_dims < FAVOR_MAX_DIMS);
  for (guint i = 0; i < field->n_dims; i++)
    row.dims[i + 1] = field->dims[i];
  row.dims[0] = (FavorDim) FAVOR_FIXED (1);
  row.n_dims = field->n_dims + 1;
  return row;
}

static char *
pair_text (const char *title, const char *value)
{
  /* Translators: a fact about a player or the table, for example "Delegates in hand: 2
   * Artisan, Noble". {title} is the heading, {value} what there is. */
  return favor_text_fill (_ ("{title}: {value}"), "title value", title, value);
}

static void
add_line (Facts *facts, const FavorField *field, const char *value)
{
  g_autofree char *line = pair_text (g_dgettext (GETTEXT_PACKAGE, field->title), value);

  if (facts->lines->len > 0)
    g_string_append_c (facts->lines, '\n');
  g_string_append (facts->lines, line);
}

/* What one row of a field that is not a struct says; NULL if that is nothing, or the viewer
 * may not know. */
static char *
row_text (Facts *facts, const FavorField *field, gconstpointer base, guint row)
{
  g_autoptr (GArray) indices = row_indices (field, base, row, facts->n_seats);
  g_autofree char   *number = NULL;

  if (all_empty (field, base, indices))
    return NULL;
  if (!all_hidden (field, base, indices))
    return favor_text_for_row (field, base, row, facts->n_seats, facts->names);
  if (field->n_dims < 2 || field->dims[1].length != FAVOR_LENGTH_COUNTED)
    return NULL;

  number = g_strdup_printf ("%u", indices->len);
  /* Translators: how many things a list holds whose content this viewer may not see. */
  return favor_text_fill (g_dngettext (GETTEXT_PACKAGE,
                                       "{n} hidden",
                                       "{n} hidden",
                                       indices->len),
                          "n",
                          number);
}

/* All of a field that belongs to no seat, but not a struct. */
static char *
whole_text (Facts *facts, const FavorField *field, gconstpointer base)
{
  g_autoptr (GStrvBuilder) parts = NULL;
  g_auto (GStrv)           texts = NULL;
  FavorField               row;

  if (field->n_dims == 0)
    return favor_field_is_hidden (field, base, 0) || is_empty (field, base, 0)
             ? NULL
             : favor_text_for_value (field, base, 0, facts->names);
  if (field->n_dims < FAVOR_MAX_DIMS)
    {
      row = as_row (field);
      return row_text (facts, &row, base, 0);
    }

  parts = g_strv_builder_new ();
  for (guint i = 0; i < favor_field_length (field, base, 0, 0, facts->n_seats); i++)
    {
      g_autofree char *text = row_text (facts, field, base, i);

      if (text != NULL)
        g_strv_builder_add (parts, text);
    }
  texts = g_strv_builder_end (parts);
  return texts[0] == NULL ? NULL : favor_text_join ((const char *const *) texts);
}

/* One line for a struct: its titled members one after the other. */
static char *
struct_text (Facts *facts, const FavorSchema *schema, gconstpointer base)
{
  char *all = NULL;

  for (guint i = 0; i < schema->n_fields; i++)
    {
      const FavorField *field = favor_field_case (&schema->fields[i], base);
      g_autofree char  *value = NULL;
      g_autofree char  *pair = NULL;
      char             *longer;

      if (field->title == NULL || field->type == FAVOR_TYPE_STRUCT ||
          (field->optional && favor_field_is_fallback (field, base, facts->n_seats)))
        continue;
      value = whole_text (facts, field, base);
      if (value == NULL)
        continue;
      pair = pair_text (g_dgettext (GETTEXT_PACKAGE, field->title), value);
      if (all == NULL)
        {
          all = g_steal_pointer (&pair);
          continue;
        }
      /* Translators: joins what is known of one thing on the table, for example "Owner: Ann
       * · Card: Artisan". {facts} is what was joined so far, {fact} one more. */
      longer = favor_text_fill (_ ("{facts} · {fact}"), "facts fact", all, pair);
      g_free (all);
      all = longer;
    }
  return all;
}

static void
add_struct (Facts *facts, const FavorField *field, gconstpointer base, guint index)
{
  gconstpointer    element = favor_field_peek (field, base, index);
  g_autofree char *text = NULL;

  if (field->title == NULL)
    {
      add_members (facts, field->schema, element);
      return;
    }
  text = struct_text (facts, field->schema, element);
  if (text != NULL)
    add_line (facts, field, text);
}

static void
add_row (Facts *facts, const FavorField *field, gconstpointer base, guint row)
{
  g_autoptr (GArray) indices = NULL;
  g_autofree char   *text = NULL;

  if (field->type != FAVOR_TYPE_STRUCT)
    {
      text = field->title != NULL ? row_text (facts, field, base, row) : NULL;
      if (text != NULL)
        add_line (facts, field, text);
      return;
    }

  indices = row_indices (field, base, row, facts->n_seats);
  for (guint i = 0; i < indices->len; i++)
    add_struct (facts, field, base, g_array_index (indices, guint, i));
}

static void
add_whole (Facts *facts, const FavorField *field, gconstpointer base)
{
  g_autofree char *text = NULL;

  if (field->type != FAVOR_TYPE_STRUCT)
    {
      text = field->title != NULL ? whole_text (facts, field, base) : NULL;
      if (text != NULL)
        add_line (facts, field, text);
    }
  else if (field->n_dims == 0)
    add_struct (facts, field, base, 0);
  else if (field->title != NULL)
    for (guint i = 0; i < favor_field_length (field, base, 0, 0, facts->n_seats); i++)
      add_row (facts, field, base, i);
}

/* Members of a struct without a title read as if they stood in the state itself. */
static void
add_members (Facts *facts, const FavorSchema *schema, gconstpointer base)
{
  for (guint i = 0; i < schema->n_fields; i++)
    add_whole (facts, &schema->fields[i], base);
}

static gboolean
belongs_to_seats (const FavorField *field)
{
  return field->n_dims > 0 && field->dims[0].length == FAVOR_LENGTH_SEATS;
}

char *
favor_facts_for_seat (const FavorGame  *game,
                      gconstpointer     state,
                      FavorSeat         seat,
                      const FavorNames *names)
{
  Facts facts = { names, favor_game_head (state)->n_seats, g_string_new (NULL) };

  g_assert (seat >= 0 && (guint) seat < facts.n_seats);

  for (guint i = 0; i < game->state->n_fields; i++)
    if (belongs_to_seats (&game->state->fields[i]))
      add_row (&facts, &game->state->fields[i], state, (guint) seat);
  return g_string_free (facts.lines, FALSE);
}

/**
 * favor_facts_for_table:
 * @state: as a viewer may see it (favor_game_observe ())
 * @names: of the players
 *
 * Returns: (transfer full): the same lines of what belongs to no seat; "" if there are
 *   none
 */
char *
favor_facts_for_table (const FavorGame  *game,
                       gconstpointer     state,
                       const FavorNames *names)
{
  Facts facts = { names, favor_game_head (state)->n_seats, g_string_new (NULL) };

  for (guint i = 0; i < game->state->n_fields; i++)
    {
      const FavorField *field = &game->state->fields[i];

      /* The options were chosen before the game; they are no part of the position. */
      if (!belongs_to_seats (field) && field->schema != game->options)
        add_whole (&facts, field, state);
    }
  return g_string_free (facts.lines, FALSE);
}
