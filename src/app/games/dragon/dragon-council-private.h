/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-council.h"
#include "dragon-faces.h"
#include "favor-board-things.h"
#include "favor-ground.h"

G_BEGIN_DECLS

/* What the parts of the council table share. */

#define CARD_ASPECT (240.0 / 336)

struct _DragonCouncil
{
  FavorBoard parent_instance;

  FavorSight *sight;
  FavorGround *ground;
  FavorPiece *votes[DRAGON_N_ROLES];
  GPtrArray  *cards;
  FavorPiece *ghost;
  int         ghost_on;
  DragonTableau tableau;
  /* Where the lanes and counts are, from the start side. */
  graphene_rect_t lanes[DRAGON_N_ROLES];
  graphene_rect_t counts[DRAGON_N_ROLES];
  /* Where what is said of a vote card for the chosen delegate stands, and what. */
  graphene_rect_t facts_at[DRAGON_N_ROLES];
  char           *facts[DRAGON_N_ROLES];
  DragonVoteField field;
  /* Where the plaques of Works stand; how many of them are still on their way there, and until when. */
  graphene_rect_t works_at[DRAGON_N_ROLES];
  guint           works_coming[DRAGON_N_ROLES];
  guint           landing;
  /* The vote cards are low, and their counts stand beside what was laid. */
  gboolean low;
  gboolean beside;
  /* Cards may lie nobody knows where: the foot of the table is theirs. */
  gboolean waits;
  /* Cards narrower than SMALL_BELOW have another face. */
  gboolean small;
  double   laid_width;
  /* For the faces. */
  guint8    clans[DRAGON_MAX_SEATS];
  guint     n_seats;
  FavorSeat viewer;
  /* Whose pictures were prepared. */
  guint8 prepared_clans[DRAGON_MAX_SEATS];
};

/* dragon-council.c */
void  dragon_council_set_field      (DragonCouncil     *self,
                                     DragonVoteField    field);
void  dragon_council_set_small      (DragonCouncil     *self,
                                     gboolean           small);

/* dragon-council-place.c */
void  dragon_council_place          (FavorBoard        *board,
                                     int                width,
                                     int                height);

/* dragon-council-pictures.c */
/* So that looking through the game for the first time, cards of all clans need not be drawn from
 * their files in its frames; @width is that of most cards. */
void  dragon_council_prepare        (DragonCouncil     *self,
                                     double             width);

/* dragon-council-draw.c */
void  dragon_council_draw_below     (DragonCouncil     *self,
                                     GtkSnapshot       *snapshot);
void  dragon_council_draw_above     (DragonCouncil     *self,
                                     GtkSnapshot       *snapshot);

/* dragon-council-words.c; all (transfer full) */
/* "2 votes", "1 + 2 Works" */
char *dragon_council_describe_count (const DragonTableau     *tableau,
                                     guint                  role);
/* The same without words: "2", "1 + 2" */
char *dragon_council_count_figures  (const DragonTableau     *tableau,
                                     guint                  role);
/* A card on the table, whose number counts from 1; own ones say who they are. */
char *dragon_council_describe_card  (const DragonState     *state,
                                     const DragonTableauCard *card,
                                     guint                  number);
/* `fact`: (nullable): what is certain of it for the delegate that was chosen. */
char *dragon_council_describe_vote  (const DragonTableau     *tableau,
                                     guint                  role,
                                     const char            *fact);

G_END_DECLS
