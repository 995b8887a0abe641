/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-tiles-left.h"
#include "kingdom-chart.h"
#include "kingdom-court.h"
#include "kingdom-ties.h"
#include "kingdom-view.h"

G_BEGIN_DECLS

/* What the files of the view share. */

/* Keys of the pieces in the hand are pieces; those of action favors count from here, by character. */
#define KINGDOM_KEY_ACTION 32u

struct _KingdomView
{
  FavorPieceView parent_instance;

  KingdomChart *chart;
  /* Pages and parts of the panel. */
  KingdomCourt *court;
  KingdomTies  *ties;
  /* The court once more below the map, where there is little room. */
  KingdomCourt *strip;
  /* Who of the court is looked at, or -1; of whose wish each line on the map tells. */
  gint pointed;
  gint lit[KINGDOM_N_LIGHTS];
  /* Whose row was pressed last where the court lies over the map, and who is looked for there; or -1. */
  gint read;
  gint sought;
  /* In the corner of the map: the tile in hand with its buttons, and the bag. */
  GtkWidget  *corner;
  GtkWidget  *turner;
  FavorPiece *in_hand;
  FavorPiece *bag;
  FavorTilesLeft *left;
  /* How the tile in hand is turned, also before there is a place for it. */
  guint rotation;
  /* (nullable): what the chosen action would do, or without one how the map is; of which action that is, and
   * at which ply. */
  KingdomPreview *preview;
  FavorAction     previewed;
  guint           preview_ply;
  gboolean        is_ghost;
  /* Of its faults the one that the bar tells. */
  guint told_fault;
  /* (nullable): on what the pointer rests, or what has the focus, and which city, meadow or road it is there;
   * whether the pointer is on the map. */
  FavorPiece *pointed_piece;
  gboolean    is_pointing;
  guint       pointed_kind;
  guint       pointed_name;
  /* How many places the tile in hand has as it is turned, and turned otherwise. */
  guint n_fit;
  guint n_turned;

  /* Of the parent class. */
  FavorHand    *hand;
  FavorDetails *details;
};

static inline const KingdomState *
kingdom_view_get_state (KingdomView *self)
{
  return favor_piece_view_get_state (FAVOR_PIECE_VIEW (self));
}

static inline const KingdomState *
kingdom_view_get_seen (KingdomView *self)
{
  return favor_game_view_get_seen (FAVOR_GAME_VIEW (self));
}

static inline FavorChooser *
kingdom_view_get_chooser (KingdomView *self)
{
  return favor_piece_view_get_chooser (FAVOR_PIECE_VIEW (self));
}

static inline gboolean
kingdom_view_is_open (KingdomView *self)
{
  return favor_piece_view_is_open (FAVOR_PIECE_VIEW (self));
}

/* The kind of what is being put together, or %FAVOR_NONE while nothing is. */
static inline gint
kingdom_view_get_kind (KingdomView *self)
{
  FavorChooser *chooser = kingdom_view_get_chooser (self);

  return favor_chooser_get_n_parts (chooser) > 0 ? favor_chooser_get_kind (chooser)
                                                 : FAVOR_NONE;
}

/* (nullable): the action that is complete. */
static inline const FavorAction *
kingdom_view_get_action (KingdomView *self)
{
  return kingdom_view_is_open (self)
           ? favor_chooser_get_action (kingdom_view_get_chooser (self))
           : NULL;
}

/* kingdom-view-choices.c */
void kingdom_view_install_choices (FavorGameViewClass  *view_class,
                                   FavorPieceViewClass *piece_class);
/* The tile in hand can be taken to its place by the pointer, and pressed. */
void kingdom_view_init_drops      (KingdomView         *self);

/* kingdom-view-turn.c */
/* Turns what is chosen, or the tile in hand; FALSE if that cannot be turned. */
gboolean kingdom_view_turn        (KingdomView         *self,
                                   int                  by);
/* To the right. */
void kingdom_view_turn_cb         (KingdomView         *self);
/* The buttons that turn, and between them what they turn. */
void kingdom_view_show_turner     (KingdomView         *self);
void kingdom_view_install_turning (GtkWidgetClass      *widget_class);

/* kingdom-view-update.c */
/* What the chosen action would do, for as long as it stays the choice; or how the map is. */
const KingdomPreview *kingdom_view_get_preview (KingdomView *self);
void kingdom_view_install_update  (FavorPieceViewClass *piece_class);

/* kingdom-view-lights.c */
/* Outlines where wishes are fulfilled, or nearly so. */
void kingdom_view_show_lights     (KingdomView         *self);
/* (transfer full) (nullable): what those tell that run around a tile. */
char *kingdom_view_say_lit        (KingdomView         *self,
                                   gint                 x,
                                   gint                 y);
void kingdom_view_init_lights     (KingdomView         *self);

/* kingdom-view-court.c */
/* A person of the court was chosen: to be asked for a favor, or to show where the wish is fulfilled. */
void kingdom_view_court_cb        (KingdomView         *self,
                                   guint                character);
/* Who of the court is looked at, -1: nobody. */
void kingdom_view_point_cb        (KingdomView         *self,
                                   gint                 character);
/* Gives the focus to who is chosen, or the highest of those on offer; FALSE if there is none, or none is seen. */
gboolean kingdom_view_focus_offer (KingdomView         *self);
void kingdom_view_init_court      (KingdomView         *self);
void kingdom_view_install_court   (FavorGameViewClass  *view_class);

/* kingdom-view-bar.c */
void kingdom_view_install_bar     (FavorGameViewClass  *view_class,
                                   FavorPieceViewClass *piece_class);

/* kingdom-view-hand.c */
/* The kinds of actions that a card of the hand begins, of 2; returns how many there are. */
/* The piece that a key below those of action favors stands for. */
guint kingdom_view_piece_of_key   (guint                key);
guint kingdom_view_list_kinds     (guint                character,
                                   gint                *kinds);
void kingdom_view_inspect_held    (KingdomView         *self,
                                   FavorPiece          *piece);
/* Says why a piece of road in the hand cannot be played; FALSE if that is nothing to say of that piece. */
gboolean kingdom_view_refuse_road (KingdomView         *self,
                                   FavorPiece          *piece);
void kingdom_view_veil_places     (KingdomView         *self);
void kingdom_view_install_hand    (FavorPieceViewClass *piece_class);

/* kingdom-view-plays.c */
/* Whether a part can be chosen, goes on with what is chosen, or takes the place of a part of it. */
gboolean kingdom_view_offers      (KingdomView         *self,
                                   FavorPart            part);
/* Whether a piece in the hand that is not listed can be played all the same. */
gboolean kingdom_view_can_begin   (KingdomView         *self,
                                   FavorPiece          *piece);
/* Where the triangle or token in hand is played though no list says so; FALSE if that is no such place. */
gboolean kingdom_view_take_play   (KingdomView         *self,
                                   FavorPiece          *piece);
/* Whether that is a place for what is chosen. */
gboolean kingdom_view_can_play_in (KingdomView         *self,
                                   const KingdomTargets *targets,
                                   guint                slot);
/* Whether what is chosen can be played in that place of the tile that is chosen, with a fault or without; and
 * plays it there. */
gboolean kingdom_view_can_play_slot (KingdomView       *self,
                                     guint              slot);
void kingdom_view_take_slot       (KingdomView         *self,
                                   guint                slot);
/* Whether a token is played on the tile in hand that may also lie on one of its roads. */
gboolean kingdom_view_has_arms    (KingdomView         *self);
/* To the next way, or the one before, in which the same piece of road can lie; or the roads that a chosen
 * swap exchanges. With `take` FALSE it is only asked whether there is one. */
gboolean kingdom_view_turn_road   (KingdomView         *self,
                                   gint                 by,
                                   gboolean             take);
gboolean kingdom_view_turn_swap   (KingdomView         *self,
                                   const FavorAction   *swap,
                                   gint                 by,
                                   gboolean             take);

/* kingdom-view-point.c */
void kingdom_view_init_point      (KingdomView         *self);
/* What has the focus now is looked at, or nothing: the map is another one, or the pointer has gone. */
void kingdom_view_point_at_focus  (KingdomView         *self);
/* A piece, of the hand, too, is looked at, but no place on it. */
void kingdom_view_point_at        (KingdomView         *self,
                                   FavorPiece          *piece);

/* kingdom-view-seats.c */
void kingdom_view_install_seats   (FavorGameViewClass  *view_class);

G_END_DECLS
