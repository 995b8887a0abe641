/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "favor-game.h"

G_BEGIN_DECLS

/**
 * favor_json_schema:
 * @game: (nullable): %NULL for what all games have in common
 *
 * Returns: (transfer full): the JSON Schema (draft 2020-12 subset that draft 7 shares) of a
 *   session file of @game
 */
JsonNode *favor_json_schema (const FavorGame *game);

G_END_DECLS
