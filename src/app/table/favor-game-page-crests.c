/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-game-page-private.h"

#include "favor-crests.h"
#include "favor-signals.h"

static void
fill (FavorGamePage *self)
{
  FavorSession         *session = favor_table_get_session (self->table);
  const FavorViewKind  *kind = favor_views_find (favor_session_get_game (session)->id);
  FavorCrests          *crests = favor_crests_find (GTK_WIDGET (self));
  g_autoptr (GPtrArray) kept = g_ptr_array_new_with_free_func (g_free);
  const char           *art[FAVOR_MAX_SEATS] = { NULL };

  for (guint i = 0; i < favor_session_get_n_seats (session); i++)
    {
      const FavorWord *party = favor_session_get_party (session, (FavorSeat) i);
      guint            colour = favor_session_get_player (session, (FavorSeat) i)->colour;

      if (party == NULL || kind == NULL || kind->crests == NULL)
        continue;
      art[colour] = g_strconcat (kind->crests, party->id, NULL);
      g_ptr_array_add (kept, (gpointer) art[colour]);
    }
  favor_crests_set (crests, art);
}

/**
 * favor_game_page_set_up_crests:
 *
 * From now on the crests of the parties stand for the seats on this page, if the game has such.
 */
void
favor_game_page_set_up_crests (FavorGamePage *self)
{
  favor_crests_install (GTK_WIDGET (self));
  favor_signals_connect (favor_table_get_session (self->table),
                         "players-changed",
                         G_CALLBACK (fill),
                         self);
  fill (self);
}
