/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-play-time.h"
#include "favor-score-line.h"
#include "favor-table.h"

G_BEGIN_DECLS

enum
{
  FAVOR_TABLE_PROP_SESSION,
  FAVOR_TABLE_PROP_CURSOR,
  FAVOR_TABLE_PROP_DECISION,
  FAVOR_TABLE_PROP_REPLAY,
  FAVOR_TABLE_PROP_SHOWN_CURSOR,
  FAVOR_TABLE_PROP_SEATS,
  FAVOR_TABLE_PROP_EYES,
  FAVOR_TABLE_PROP_GUIDED,
  FAVOR_TABLE_PROP_COVERED,
  FAVOR_TABLE_PROP_CURTAIN,
  FAVOR_TABLE_PROP_OPEN,
  FAVOR_TABLE_PROP_SHEET,
  FAVOR_TABLE_PROP_REVIEWING,
  FAVOR_TABLE_PROP_ASIDE,
  FAVOR_TABLE_PROP_SUBTITLE,
  FAVOR_TABLE_PROP_SINCE,
  FAVOR_TABLE_PROP_DECIDER_NAME,
  FAVOR_TABLE_PROP_DECIDER_COLOUR,
  FAVOR_TABLE_PROP_CAN_SHOW_AGAIN,
  FAVOR_TABLE_N_PROPS
};

struct _FavorTable
{
  GObject parent_instance;

  FavorSession     *session;
  FavorCursor      *cursor;
  FavorBotRunner   *runner;
  FavorSeatModel   *seats;
  FavorChoiceModel *choices;
  FavorDecision    *decision;
  FavorHinting     *hinting;
  FavorTurnClock   *clock;
  FavorPlayTime     time;
  FavorReplay      *replay;
  /* (nullable): where the rounds are, once somebody asked. */
  FavorScoreLine   *line;

  int eyes;
  /* The person at the screen: whose things may be shown. */
  FavorSeat person;
  /* Where the cursor was, and how long the line, when the table heard of it last. */
  guint ply;
  guint n_plies;
  /* (nullable): the last of what came of that move, when all of it was shown one by one to who is
   * at the screen: it need not be told once more. */
  char *told;
  /* (element-type guint): what was shown one by one of the line, oldest first. */
  GArray *told_plies;
  /* (nullable): what the view says of what it shows. */
  char *caption;
  guint n_shown;
  /* All was counted that is shown; what comes is of the next round. */
  gboolean beyond;
  char *aside;
  char *subtitle;
  GStrv since;
  /* (nullable): id of the refusal of the last choice */
  const char *refusal;
  FavorAction selected;

  guint guided : 1;
  guint updating : 1;
  guint asking : 1;
  guint sheet : 1;
  guint covered : 1;
  guint open : 1;
  guint begun : 1;
  guint showing : 1;
  guint can_show_again : 1;
  /* The end of the game came with the last step, and was not made anything of yet. */
  guint ended : 1;
};

/* favor-table-update.c */
void favor_table_watch (FavorTable *self);
void favor_table_update (FavorTable *self);

/* favor-table-describe.c */
void favor_table_describe (FavorTable *self, FavorTableMode mode);

/* favor-table-unseen.c */
void favor_table_keep_told (FavorTable *self);
void favor_table_forget_undone (FavorTable *self);

/* favor-table.c */
void     favor_table_notify (FavorTable *self, guint prop);
void     favor_table_emit_changed (FavorTable *self);
gboolean favor_table_emit_offer_wanted (FavorTable *self);

G_END_DECLS
