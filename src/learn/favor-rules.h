/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The rules of a game for people: sections of text and pictures, read from data/learn. All
 * texts are in English, as translators get them, and Pango markup; whoever shows one passes it
 * through gettext. */

/**
 * FavorRulesKind:
 * @FAVOR_RULES_PARAGRAPH: text
 * @FAVOR_RULES_ITEM: one of several things; a list is a row of these
 * @FAVOR_RULES_STEP: one of several things that follow one another; @number counts from 1
 * @FAVOR_RULES_ENTRY: @art with @title beside it, and text; @example, if there is one, is what the game's view can
 *   draw for it
 * @FAVOR_RULES_NOTE: an example or piece of advice, set apart
 * @FAVOR_RULES_SEE: leads to section @to
 */
typedef enum
{
  FAVOR_RULES_PARAGRAPH,
  FAVOR_RULES_ITEM,
  FAVOR_RULES_STEP,
  FAVOR_RULES_ENTRY,
  FAVOR_RULES_NOTE,
  FAVOR_RULES_SEE,
} FavorRulesKind;

typedef struct
{
  FavorRulesKind kind;
  guint          number;
  char          *text;
  char          *title;
  char          *art;
  char          *example;
  char          *to;
} FavorRulesBlock;

/**
 * FavorRulesTopic:
 *
 * What a section can be the explanation of: the ids in the tables of a game.
 */
typedef enum
{
  FAVOR_RULES_ACTION,
  FAVOR_RULES_EVENT,
  FAVOR_RULES_REFUSAL,
  FAVOR_RULES_SCORE,
  FAVOR_RULES_OPTION,
  FAVOR_RULES_N_TOPICS,
} FavorRulesTopic;

/**
 * FavorRulesSection:
 * @id: where a link leads to
 * @depth: 0 or, within another section, 1
 * @art: (nullable): a picture beside the text
 * @blocks: (element-type FavorRulesBlock)
 * @explains: for each topic the ids that it explains
 */
typedef struct
{
  char      *id;
  char      *title;
  char      *art;
  guint      depth;
  GPtrArray *blocks;
  GStrv      explains[FAVOR_RULES_N_TOPICS];
} FavorRulesSection;

/**
 * FavorRules:
 * @sections: (element-type FavorRulesSection): in the order of reading
 */
typedef struct
{
  char      *game_id;
  GPtrArray *sections;
} FavorRules;

/**
 * favor_rules_parse:
 * @file: name of the file, for messages; a literal or interned
 *
 * Strict: unknown elements and attributes, a link to nowhere, an id that is there twice or is
 * explained twice are refused.
 *
 * Errors: %FAVOR_ERROR_TOO_LARGE, _SYNTAX, _FORMAT; the message names file and line
 */
FavorRules *favor_rules_parse (const char *file, GBytes *bytes, GError **error);
void        favor_rules_free (FavorRules *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FavorRules, favor_rules_free)

/* (nullable): the section with that id */
FavorRulesSection *favor_rules_find (FavorRules *self, const char *id);
FavorRulesSection *
favor_rules_find_topic (FavorRules *self, FavorRulesTopic topic, const char *id);

G_END_DECLS
