/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include "config.h"

#include <glib/gi18n.h>

extern const char *const favor_tokens_session_names[];

/* Names for sessions of the game. A saved name stays as it is: these can be changed and added to. */
const char *const favor_tokens_session_names[] = {
  /* Translators: the following names are of saved games of settling an island, on which neighbours do each other favors:
   * they could be titles of chapters. They may become other ones that sound well, but no two may be the same */
  NC_ ("session name", "The First Landing"),
  NC_ ("session name", "Smoke on the Headland"),
  NC_ ("session name", "A Fence between Neighbours"),
  NC_ ("session name", "The Road along the Shore"),
  NC_ ("session name", "Wool and Winter"),
  NC_ ("session name", "The Robber's Desert"),
  NC_ ("session name", "Two Harbours"),
  NC_ ("session name", "A Ship for the Merchants"),
  NC_ ("session name", "The Old Mill Turns"),
  NC_ ("session name", "Bread for the Brickmaker"),
  NC_ ("session name", "The Lighthouse Keeper"),
  NC_ ("session name", "Ore under the Heather"),
  NC_ ("session name", "The Year of Bounty"),
  NC_ ("session name", "Where the Paths Meet"),
  NC_ ("session name", "A Gift over the Fence"),
  NC_ ("session name", "The Surveyors' Island"),
  NC_ ("session name", "Shovels at Dawn"),
  NC_ ("session name", "The Guild Halls Open"),
  NC_ ("session name", "The Shepherd's Bargain"),
  NC_ ("session name", "Calm Sea, Full Nets"),
  NC_ ("session name", "Tremors in the Hills"),
  NC_ ("session name", "The Longest Road Home"),
  NC_ ("session name", "A Compass without North"),
  NC_ ("session name", "The Island of Six Hearths"),
  NC_ ("session name", "Lumber for the Town Hall"),
  NC_ ("session name", "The Knights of the Pasture"),
  NC_ ("session name", "Barren Ground, Good Neighbours"),
  NC_ ("session name", "The Toll Gate"),
  NC_ ("session name", "An Orchard by the Sea"),
  NC_ ("session name", "Three Sheep for a Brick"),
  NC_ ("session name", "The Wagon to Market"),
  NC_ ("session name", "A Settlement at the Crossing"),
  NC_ ("session name", "The Bathhouse Quarrel"),
  NC_ ("session name", "Harvest without Grain"),
  NC_ ("session name", "The Master Builders' Feast"),
  NC_ ("session name", "Books from the Mainland"),
  NC_ ("session name", "The Grey Roads"),
  NC_ ("session name", "A Helping Hand"),
  NC_ ("session name", "The Desert in the Middle"),
  NC_ ("session name", "Evening over the Fields"),
  NULL,
};
