/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"
#include "favor-preview.h"

G_BEGIN_DECLS

/* (transfer full): the Empress and around her the Staff, each with the Star of whoever has most
 * there, as a small picture of a position that is masked for whoever looks. */
GdkPaintable *emperor_preview_new (gconstpointer state,
                                   const guint8 *colours);

G_END_DECLS
