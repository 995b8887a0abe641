/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-error.h"
#include "favor-games.h"
#include "favor-learn.h"

G_BEGIN_DECLS

/* What the tests of rules and lessons share. */

/* The game that has rules, a tutorial and puzzles. */
const FavorGame *learn_fixture_game (void);

/* The text of a file of that game among the resources. */
GBytes *learn_fixture_load (const char *file);

typedef gboolean (*LearnFixtureParse) (GBytes *bytes, GError **error);

/* Parses `text`, which must be refused with that code and a message that has `words`. */
void learn_fixture_refuse (LearnFixtureParse parse,
                           const char       *text,
                           int               code,
                           const char       *words);

/* Parses many damaged copies of `bytes`: each is taken or refused with a message. */
void learn_fixture_mutate (LearnFixtureParse parse, GBytes *bytes, guint n);

G_END_DECLS
