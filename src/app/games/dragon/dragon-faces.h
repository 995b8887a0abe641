/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-state.h"
#include "favor-face.h"

G_BEGIN_DECLS

/* The faces of the game's cards, (transfer full). Where no size is said they are drawn for any. */

/* What a vote card has room for in its field: a pictogram of the role, the name of its effect, or
 * all its words. A banner has no field, it is a low card with picture and name. */
typedef enum
{
  DRAGON_VOTE_BANNER,
  DRAGON_VOTE_SIGN,
  DRAGON_VOTE_DEED,
  DRAGON_VOTE_WORDS,
} DragonVoteField;

FavorFace *dragon_face_new_vote     (guint           role,
                                     DragonVoteField field);
/* A delegate in the hand, or on the table, turned up: with the crest of its clan, which on a
 * `small` card stands out more. */
FavorFace *dragon_face_new_delegate (guint           role,
                                     guint           clan,
                                     gboolean        small);
/* One that was sent home. The next one lies on it and leaves only its start in sight. */
FavorFace *dragon_face_new_covered  (guint           role,
                                     guint           clan);
/* On the table, face down: its clan and its place in the order. `role` is a small sign for its
 * owner, FAVOR_NONE for everybody else. */
FavorFace *dragon_face_new_back     (guint           clan,
                                     guint           number,
                                     gint            role);

G_END_DECLS
