/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"
#include "favor-face.h"

G_BEGIN_DECLS

/* The faces of the game's cards, (transfer full). They are drawn at any size; Stars and Gold
 * stand on the side where text starts and ends. */

/* How much higher than wide a pile is, with the edges of the cards below the first one. */
#define EMPEROR_PILE_ASPECT (222.0 / 176)
#define EMPEROR_CARD_ASPECT (336.0 / 240)
#define EMPEROR_DECK_ASPECT (350.0 / 240)

/* A pile of `n` cards; with none, the place where it was. A small one has larger figures. */
FavorFace *emperor_face_new_pile       (guint    card,
                                        guint    n,
                                        gboolean small);
/* For a hand: the picture is large, and there are no words but the name. */
FavorFace *emperor_face_new_hand       (guint    piece);
/* The whole card with its words. */
FavorFace *emperor_face_new_card       (guint    piece);
/* `met` of the `wanted` things that it asks for are there; nothing is said if `wanted` is 0. */
FavorFace *emperor_face_new_event_hand (guint    event,
                                        guint    met,
                                        guint    wanted);
FavorFace *emperor_face_new_event_card (guint    event);
/* A deck of `n` Black Market cards, or Events, from behind; with none, the place where it was. */
FavorFace *emperor_face_new_deck       (gboolean market,
                                        guint    n,
                                        gboolean small);

G_END_DECLS
