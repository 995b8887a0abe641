/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-sound.h"

G_BEGIN_DECLS

/* How the game sounds. */
extern const FavorSoundTable kingdom_sound_table;

G_END_DECLS
