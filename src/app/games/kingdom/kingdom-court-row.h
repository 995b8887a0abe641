/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "kingdom-court-entry.h"

G_BEGIN_DECLS

#define KINGDOM_TYPE_COURT_ROW (kingdom_court_row_get_type ())
G_DECLARE_FINAL_TYPE (KingdomCourtRow, kingdom_court_row, KINGDOM, COURT_ROW, GtkWidget)

/* How a character is shown. */
typedef enum
{
  /* A row of the whole chart. */
  KINGDOM_ROW_LINE,
  /* The portrait, with what has room on it. */
  KINGDOM_ROW_FACE,
  /* One of the rows below the portraits. */
  KINGDOM_ROW_REACH,
} KingdomRowForm;

/* Sizes in pixels. A finger hits a row of 24; where there is room all are higher. */
#define KINGDOM_ROW_LINE_HEIGHT  24
#define KINGDOM_ROW_REACH_HEIGHT 46
#define KINGDOM_ROW_LEAST_WIDTH  240

/* A person of the court: portrait, name, wish, how it stands, who has the favor, the favor, what is left.
 *
 * Signal: `picked ()`: by a click, Enter or the space bar. */
GtkWidget *kingdom_court_row_new (KingdomRowForm form);

/* What it shows from now on; `moment` is of the same position. */
void kingdom_court_row_show (KingdomCourtRow         *self,
                             const KingdomCourtEntry *entry,
                             const FavorMoment       *moment,
                             FavorSeat                seat);
void kingdom_court_row_set_form (KingdomCourtRow *self, KingdomRowForm form);
/* Whether wish and state are told in words below the line. */
void kingdom_court_row_set_open (KingdomCourtRow *self, gboolean open);
/* How high it is in such a form, in pixels. */
int  kingdom_court_row_get_height (KingdomCourtRow *self, KingdomRowForm form, int width);
/* The same of a row of the whole chart, were each of its words so short that a line holds them. */
int  kingdom_court_row_get_plain_height (KingdomCourtRow *self);
/* So many pixels it can do without where the words of the open row need them. */
int  kingdom_court_row_get_yield (KingdomCourtRow *self);
/* So many pixels more there are for it, or less, before it gets its place. */
void kingdom_court_row_set_spare (KingdomCourtRow *self, int spare);
/* How wide its name is, and how wide the column of all names is that the wish leaves free where it can, before
 * it gets its place. */
int  kingdom_court_row_get_name_width (KingdomCourtRow *self);
void kingdom_court_row_set_column (KingdomCourtRow *self, int width);
/* Of what a row is for. */
const KingdomCourtEntry *kingdom_court_row_get_entry (KingdomCourtRow *self);
const char *kingdom_court_row_get_state (KingdomCourtRow *self);

/* kingdom-court-draw.c */

/**
 * KingdomCourtLook:
 * @entry: (nullable): what is known
 * @colours: of the seats
 *
 * What is drawn of a row beside its pictures and words.
 */
typedef struct
{
  KingdomCourtEntry entry;
  guint8            colours[FAVOR_MAX_SEATS];
} KingdomCourtLook;

/* The state of the wish in a place of a row, or as ring and disc around a portrait. */
void kingdom_court_draw_mark (GtkWidget *widget, GtkSnapshot *snapshot, const KingdomCourtLook *look, const graphene_rect_t *at);
void kingdom_court_draw_ring (GtkSnapshot *snapshot, const KingdomCourtLook *look, const graphene_rect_t *face);
/* The shields of who has the character: in lines, or below each other. */
void kingdom_court_draw_owners (GtkWidget *widget, GtkSnapshot *snapshot, const KingdomCourtLook *look, const graphene_rect_t *at);
/* What is left on a dark disc, and the number of the wish on a shield. */
void kingdom_court_draw_left (GtkWidget *widget, GtkSnapshot *snapshot, const KingdomCourtLook *look, const graphene_rect_t *at);
void kingdom_court_draw_number (GtkWidget *widget, GtkSnapshot *snapshot, const KingdomCourtLook *look, const graphene_rect_t *at);
/* A line along the foot of a row, as long as the wish is near. */
void kingdom_court_draw_foot (GtkWidget *widget, GtkSnapshot *snapshot, const KingdomCourtLook *look, const graphene_rect_t *at);

G_END_DECLS
