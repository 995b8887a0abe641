/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-piece-view.h"

G_BEGIN_DECLS

#define EMPEROR_TYPE_VIEW (emperor_view_get_type ())
G_DECLARE_FINAL_TYPE (EmperorView, emperor_view, EMPEROR, VIEW, FavorPieceView)

/* Emperor's Favor: the palace with its Staff, the own cards in the hand and the own secrets in its
 * tray, prices and promises above the pads. */

G_END_DECLS
