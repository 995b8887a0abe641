/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-views.h"

#define FAVOR_VIEW(name) extern const FavorViewKind favor_##name##_view_kind;
#include "favor-views-list.h"
#undef FAVOR_VIEW

static const FavorViewKind *const kinds[] = {
#define FAVOR_VIEW(name) &favor_##name##_view_kind,
#include "favor-views-list.h"
#undef FAVOR_VIEW
};

/**
 * favor_views_find:
 * @game_id: as in session files
 *
 * Returns: (transfer none) (nullable): the view that the game brings along
 */
const FavorViewKind *
favor_views_find (const char *game_id)
{
  g_return_val_if_fail (game_id != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i]->game_id, game_id))
      return kinds[i];
  return NULL;
}

const FavorViewKind *
favor_views_get_nth (guint nth)
{
  return nth < G_N_ELEMENTS (kinds) ? kinds[nth] : NULL;
}
