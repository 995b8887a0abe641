/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"
#include "favor-face.h"

G_BEGIN_DECLS

FavorFace *emperor_face_new_pile (guint card, guint n);
FavorFace *emperor_face_new_hand (guint piece);
FavorFace *emperor_face_new_card (guint piece);
FavorFace *emperor_face_new_event_hand (guint event, guint met, guint wanted);
FavorFace *emperor_face_new_event_card (guint event);

G_END_DECLS
