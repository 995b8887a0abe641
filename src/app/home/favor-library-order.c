/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-library-order.h"

#include "favor-closures.h"

static const char *const ids[FAVOR_N_LIBRARY_ORDERS] = {
  [FAVOR_LIBRARY_ORDER_DATE] = "date",   [FAVOR_LIBRARY_ORDER_TITLE] = "title",
  [FAVOR_LIBRARY_ORDER_GAME] = "game",   [FAVOR_LIBRARY_ORDER_PLAYERS] = "players",
  [FAVOR_LIBRARY_ORDER_ROUND] = "round", [FAVOR_LIBRARY_ORDER_RESULT] = "result",
};

/**
 * favor_library_order_get_id:
 * @order: an order
 *
 * Returns: (transfer none): the word for an action's target, e.g. "date"
 */
const char *
favor_library_order_get_id (FavorLibraryOrder order)
{
  g_return_val_if_fail (order < FAVOR_N_LIBRARY_ORDERS, NULL);

  return ids[order];
}

/**
 * favor_library_order_from_id:
 * @id: any text
 *
 * Returns: the order that has the word; -1 if there is none
 */
int
favor_library_order_from_id (const char *id)
{
  for (int i = 0; i < FAVOR_N_LIBRARY_ORDERS; i++)
    if (g_str_equal (ids[i], id))
      return i;
  return -1;
}

/* As in a dictionary of the reader's language; nothing comes last. */
static int
compare_texts (const char *a, const char *b)
{
  gboolean has_a = favor_closure_is_set (NULL, a);
  gboolean has_b = favor_closure_is_set (NULL, b);

  if (!has_a || !has_b)
    return has_b - has_a;
  return g_utf8_collate (a, b);
}

static int
compare_games (FavorStoreEntry *a, FavorStoreEntry *b)
{
  g_autofree char *title_a = NULL;
  g_autofree char *title_b = NULL;
  const char      *id_a = favor_store_entry_get_game_id (a);
  const char      *id_b = favor_store_entry_get_game_id (b);

  if (g_strcmp0 (id_a, id_b) == 0)
    return 0;
  title_a = favor_closure_game_title (NULL, id_a);
  title_b = favor_closure_game_title (NULL, id_b);
  return compare_texts (title_a, title_b);
}

static int
compare_rounds (FavorStoreEntry *a, FavorStoreEntry *b)
{
  guint round_a = favor_store_entry_get_round (a);
  guint round_b = favor_store_entry_get_round (b);

  return round_a == round_b ? 0 : round_a > round_b ? -1 : 1;
}

/* Unfinished, finished with and without a known score, damaged. */
static int
result_class (FavorStoreEntry *entry)
{
  if (favor_store_entry_get_damaged (entry) != NULL)
    return 3;
  if (!favor_store_entry_get_over (entry))
    return 0;
  return favor_store_entry_get_scored (entry) ? 1 : 2;
}

static int
best_score (FavorStoreEntry *entry)
{
  int best = G_MININT;

  for (guint i = 0; i < favor_store_entry_get_n_seats (entry); i++)
    if (favor_store_entry_get_seat (entry, i)->winner)
      best = MAX (best, favor_store_entry_get_seat (entry, i)->score);
  return best;
}

static int
compare_results (FavorStoreEntry *a, FavorStoreEntry *b)
{
  int class_a = result_class (a), class_b = result_class (b);
  int best_a, best_b;

  if (class_a != class_b)
    return class_a - class_b;
  if (class_a != 1)
    return 0;
  best_a = best_score (a);
  best_b = best_score (b);
  return best_a == best_b ? 0 : best_a > best_b ? -1 : 1;
}

/**
 * favor_library_order_compare:
 * @order: how to sort
 * @a: an entry
 * @b: another one
 *
 * Returns: below 0 if @a comes before @b, above 0 if it comes after it
 */
int
favor_library_order_compare (FavorLibraryOrder order,
                             FavorStoreEntry  *a,
                             FavorStoreEntry  *b)
{
  switch (order)
    {
    case FAVOR_LIBRARY_ORDER_DATE:
      return -g_date_time_compare (favor_store_entry_get_modified (a),
                                   favor_store_entry_get_modified (b));
    case FAVOR_LIBRARY_ORDER_TITLE:
      return compare_texts (favor_store_entry_get_title (a),
                            favor_store_entry_get_title (b));
    case FAVOR_LIBRARY_ORDER_GAME:
      return compare_games (a, b);
    case FAVOR_LIBRARY_ORDER_PLAYERS:
      return compare_texts (favor_store_entry_get_players (a),
                            favor_store_entry_get_players (b));
    case FAVOR_LIBRARY_ORDER_ROUND:
      return compare_rounds (a, b);
    case FAVOR_LIBRARY_ORDER_RESULT:
      return compare_results (a, b);
    }
  g_return_val_if_reached (0);
}

static int
compare_cb (gconstpointer a, gconstpointer b, gpointer data)
{
  int order = GPOINTER_TO_INT (data);
  int result = favor_library_order_compare ((FavorLibraryOrder) ABS (order) - 1,
                                            (FavorStoreEntry *) a,
                                            (FavorStoreEntry *) b);

  return order < 0 ? -result : result;
}

/**
 * favor_library_order_create_sorter:
 * @order: how to sort
 * @reversed: the other way round
 *
 * Returns: (transfer full): a sorter for a list of FavorStoreEntry
 */
GtkSorter *
favor_library_order_create_sorter (FavorLibraryOrder order, gboolean reversed)
{
  int data = (int) order + 1;

  g_return_val_if_fail (order < FAVOR_N_LIBRARY_ORDERS, NULL);

  return GTK_SORTER (gtk_custom_sorter_new (compare_cb,
                                            GINT_TO_POINTER (reversed ? -data : data),
                                            NULL));
}
