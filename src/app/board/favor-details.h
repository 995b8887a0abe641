/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-card-sheet.h"
#include "favor-face.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_DETAILS (favor_details_get_type ())
G_DECLARE_FINAL_TYPE (FavorDetails, favor_details, FAVOR, DETAILS, GtkWidget)

/* All about the thing that has the focus or the pointer: its face, enlarged, and its words. A click
 * activates `view.enlarge`. */
FavorDetails *favor_details_new   (void);
/* Each of the texts may be NULL; `note` says what holds in this position. */
void          favor_details_show  (FavorDetails *self,
                                   FavorFace    *face,
                                   const char   *title,
                                   const char   *subtitle,
                                   const char   *text,
                                   const char   *note);
/* (transfer floating): what is seen as long as there is nothing else, where the place is large enough
 * for all of it. Only once. */
void          favor_details_set_rest (FavorDetails *self,
                                      GtkWidget    *rest);
/* What favor_details_enlarge () shows of the thing in the place of its face: (nullable) (transfer
 * none), and a line that stands on the sheet alone (nullable). Until the next
 * favor_details_show (). */
void          favor_details_set_card (FavorDetails *self,
                                      FavorFace    *card,
                                      const char   *line);
/* Shows the same on the sheet; FALSE if there is nothing. */
gboolean      favor_details_enlarge  (FavorDetails   *self,
                                      FavorCardSheet *sheet);
/* Changes the last words alone; (nullable). */
void          favor_details_set_note (FavorDetails *self,
                                      const char   *note);

G_END_DECLS
