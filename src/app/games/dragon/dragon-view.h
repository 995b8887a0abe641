/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-piece-view.h"

G_BEGIN_DECLS

#define DRAGON_TYPE_VIEW (dragon_view_get_type ())
G_DECLARE_FINAL_TYPE (DragonView, dragon_view, DRAGON, VIEW, FavorPieceView)

/* The Dragon's Favour: the council table, the own delegation in the hand, what is left of all
 * delegations above the pads. Turned-up votes are shown card by card. */

G_END_DECLS
