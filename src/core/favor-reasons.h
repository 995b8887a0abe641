/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-schema.h"

G_BEGIN_DECLS

/* Why an action is good, as facts of a position: what hints and reviews say. */

#define FAVOR_REASON_ARGS 6
#define FAVOR_MAX_REASONS 24

/**
 * FavorReason:
 * @kind: an index into the game's `reasons`
 * @weight: how much it matters, roughly hundredths of a point; only the order counts
 * @arg: as the kind's schema says; 0 beyond it
 *
 * A fact about an action that speaks for it.
 */
typedef struct
{
  guint8 kind;
  gint32 weight;
  gint16 arg[FAVOR_REASON_ARGS];
} FavorReason;

/**
 * FavorReasons:
 * @items: the weightiest first; among equals the one that was added first
 * @n: of @items
 *
 * What speaks for one action.
 */
typedef struct
{
  FavorReason items[FAVOR_MAX_REASONS];
  guint       n;
} FavorReasons;

/**
 * favor_reasons_add:
 * @args: (array fixed-size=6): as the kind's schema says
 *
 * Adds a fact in its place. When all places are taken the lightest one is dropped.
 */
void favor_reasons_add (FavorReasons *self,
                        guint8        kind,
                        gint32        weight,
                        const gint16 *args);

/**
 * FAVOR_REASON_DEFINE:
 *
 * Defines `NAME_args`, the arguments of a kind of reason: a FavorSchema of the fields that follow.
 */
#define FAVOR_REASON_DEFINE(name, schema_id, ...)                                        \
  static const FavorField  name##_fields[] = { __VA_ARGS__ };                            \
  static const FavorSchema name##_args = FAVOR_ARGS (schema_id,                          \
                                                     name##_fields,                      \
                                                     G_N_ELEMENTS (name##_fields))

/* Adds a fact; the arguments follow, in the order of the kind. */
#define FAVOR_REASON(reasons, kind, weight, ...)                                         \
  favor_reasons_add ((reasons),                                                          \
                     (guint8) (kind),                                                    \
                     (weight),                                                           \
                     (const gint16[FAVOR_REASON_ARGS]){ __VA_ARGS__ })

/* Whether two facts are told by the same words. */
gboolean favor_reason_equal (const FavorReason *a, const FavorReason *b);

/**
 * favor_reasons_choose:
 * @told: (array length=n_told): what was said of other actions
 *
 * Chooses the weightiest fact of another kind than those that were told; if there is none, the
 * weightiest one that is not told in the same words.
 *
 * Returns: (nullable): one of @self
 */
const FavorReason *favor_reasons_choose (const FavorReasons *self,
                                         const FavorReason  *told,
                                         guint               n_told);

G_END_DECLS
