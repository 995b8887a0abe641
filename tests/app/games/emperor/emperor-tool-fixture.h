/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-position.h"
#include "emperor-tool.h"
#include "view-fixture.h"

G_BEGIN_DECLS

/* What the tests of the page for trades and answers share. */

/* The narrowest panel. */
#define EMPEROR_TOOL_FIXTURE_WIDTH 272

/**
 * EmperorToolFixture:
 * @window: (nullable): shows the tool
 * @n_changed: how often a person changed something
 */
typedef struct
{
  EmperorPosition position;
  EmperorTool    *tool;
  GtkWindow      *window;
  guint           n_changed;
} EmperorToolFixture;

/* Ann, Bo, Cem and so on. */
extern const FavorNames emperor_tool_fixture_names;

/* Shows the page in a window, for that position as the viewer sees it. */
void               emperor_tool_fixture_open     (EmperorToolFixture *self,
                                                  const char         *position,
                                                  FavorSeat           viewer);
void               emperor_tool_fixture_close    (EmperorToolFixture *self);
/* The position as another one sees it. */
void               emperor_tool_fixture_look     (EmperorToolFixture *self,
                                                  FavorSeat           viewer);
/* An action that must be legal, in the notation of positions. */
void               emperor_tool_fixture_play     (EmperorToolFixture *self,
                                                  const char         *action,
                                                  FavorSeat           viewer);

/* (nullable): the nth widget of that type that is to be seen. */
GtkWidget         *emperor_tool_fixture_nth      (gpointer            root,
                                                  GType               type,
                                                  guint               n);
/* (nullable): the label that says so, if it is to be seen. */
GtkWidget         *emperor_tool_fixture_words    (EmperorToolFixture *self,
                                                  const char         *text);

/* Opens the list of the nth slip and clicks the row that begins so. */
void               emperor_tool_fixture_pick     (EmperorToolFixture *self,
                                                  guint               n,
                                                  const char         *title);
/* By the list of partners. */
void               emperor_tool_fixture_choose_partner (EmperorToolFixture *self,
                                                  FavorSeat           seat);
/* Into the nth amount. */
void               emperor_tool_fixture_type_gold (EmperorToolFixture *self,
                                                  guint               n,
                                                  const char         *gold);
void               emperor_tool_fixture_press_piece (GtkWidget       *piece);

/* The offer that is put together; asserts that it is legal, and of that kind. */
const EmperorDeal *emperor_tool_fixture_composed (EmperorToolFixture *self,
                                                  EmperorAction       kind);
/* Asserts that nothing is put together, for that reason. */
void               emperor_tool_fixture_assert_refused (EmperorToolFixture *self,
                                                  const char         *why);

G_END_DECLS
