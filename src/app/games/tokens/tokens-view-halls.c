/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "tokens-view-private.h"

#include "favor-text.h"

/* The guild halls beside the island, as doors to their actions. */

/* (transfer full) (nullable): why the favor cannot be had. */
static char *
say_why_not (TokensView *self, guint token)
{
  const FavorAction action = { .kind = (guint8) tokens_view_get_redeem (token),
                               .seat = tokens_view_get_state (self)->head.decider };
  FavorRefusal      why = { 0 };

  if (tokens_check (tokens_view_get_state (self), &action, &why))
    return NULL;
  return favor_text_for_refusal (&favor_tokens_game, &why, tokens_view_get_names (self));
}

void
tokens_view_update_halls (TokensView *self)
{
  FavorChooser *chooser = tokens_view_get_chooser (self);

  for (guint token = 0; token < TOKENS_N_TOKENS; token++)
    {
      gboolean open =
        tokens_view_is_open (self) &&
        favor_chooser_begins (chooser,
                              favor_part_kind ((gint) tokens_view_get_redeem (token)));
      g_autofree char *why_not = open || !tokens_view_is_open (self)
                                   ? NULL
                                   : say_why_not (self, token);

      tokens_halls_set_open (self->halls, token, open, why_not);
    }
}

void
tokens_view_redeem_cb (TokensView *self, guint token)
{
  FavorPart part = favor_part_kind ((gint) tokens_view_get_redeem (token));

  if (favor_piece_view_choose (FAVOR_PIECE_VIEW (self), &part, 1, NULL))
    favor_piece_view_pick (FAVOR_PIECE_VIEW (self));
}
