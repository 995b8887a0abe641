/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-piece-view.h"

G_BEGIN_DECLS

/* The view of Kingdom of Favors: the map with the favors on it, those in hand, and the way to change it. */
#define KINGDOM_TYPE_VIEW (kingdom_view_get_type ())
G_DECLARE_FINAL_TYPE (KingdomView, kingdom_view, KINGDOM, VIEW, FavorPieceView)

G_END_DECLS
