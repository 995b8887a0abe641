/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-state.h"
#include "favor-face.h"

G_BEGIN_DECLS

/* The faces of the game's cards, (transfer full). Where no size is said they are drawn for any. */

/* `whole`: there is room for the words of the card, else only the name of its effect. */
FavorFace *dragon_face_new_vote     (guint    role,
                                     gboolean whole);
/* In the hand, or turned up: with the crest of its clan, which on a `small` card stands out more. */
FavorFace *dragon_face_new_delegate (guint    role,
                                     guint    clan,
                                     gboolean small);
/* On the table, face down: its clan and its place in the order. `role` is a small sign for its
 * owner, FAVOR_NONE for everybody else. */
FavorFace *dragon_face_new_back     (guint    clan,
                                     guint    number,
                                     gint     role);

G_END_DECLS
