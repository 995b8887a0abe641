/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"

G_BEGIN_DECLS

/* What is inside an offer. */

extern const FavorSchema emperor_bundle_schema G_GNUC_INTERNAL;
extern const FavorSchema emperor_pledge_schema G_GNUC_INTERNAL;

/* What the number `value` of a promise stands for, by its kind. */
#define EMPEROR_PROMISED_THINGS(Type)                                                    \
  [EMPEROR_PLEDGE_NO_CARD] = FAVOR_FIELD_ENUM (Type,                                     \
                                               value,                                    \
                                               "value",                                  \
                                               &emperor_plot_cards,                      \
                                               .refusal = EMPEROR_REFUSAL_BAD_PROMISE,   \
                                               .title = N_ ("Card")),                    \
  [EMPEROR_PLEDGE_PAY_GOLD] = FAVOR_FIELD_INT (Type,                                     \
                                               value,                                    \
                                               "value",                                  \
                                               0,                                        \
                                               EMPEROR_ALL_GOLD,                         \
                                               .title = N_ ("Gold")),                    \
  [EMPEROR_PLEDGE_GIVE_CARD] = FAVOR_FIELD_ENUM (Type,                                   \
                                                 value,                                  \
                                                 "value",                                \
                                                 &emperor_cards,                         \
                                                 .refusal = EMPEROR_REFUSAL_BAD_PROMISE, \
                                                 .title = N_ ("Card"))

/* Copies of `card` in the bundle. */
guint    emperor_bundle_get     (const EmperorBundle *bundle,
                                 gint                 card) G_GNUC_INTERNAL;
void     emperor_bundle_add     (EmperorBundle       *bundle,
                                 gint                 card,
                                 guint                n) G_GNUC_INTERNAL;
guint    emperor_bundle_n_cards (const EmperorBundle *bundle) G_GNUC_INTERNAL;

/* Events 0 to 16 as one set. */
static inline guint
emperor_bundle_events (const EmperorBundle *bundle)
{
  return (guint) bundle->events[0] | (guint) bundle->events[1] << 15;
}

static inline guint
emperor_bundle_market (const EmperorBundle *bundle)
{
  return (guint) bundle->market;
}

static inline void
emperor_bundle_set_events (EmperorBundle *bundle, guint events)
{
  bundle->events[0] = (gint16) (events & 0x7fff);
  bundle->events[1] = (gint16) (events >> 15);
}

/* Whether `seat` has all that is in the bundle. */
gboolean emperor_has_bundle     (const EmperorState  *state,
                                 FavorSeat            seat,
                                 const EmperorBundle *bundle) G_GNUC_INTERNAL;

/* The sets of the Events and Black Market cards that lie open for `seat` or are in his hand. */
guint    emperor_open_set       (const EmperorState  *state,
                                 FavorSeat            seat) G_GNUC_INTERNAL;
guint    emperor_market_set     (const EmperorState  *state,
                                 FavorSeat            seat) G_GNUC_INTERNAL;

/* How many bits a set has. */
static inline guint
emperor_count (guint set)
{
  return (guint) __builtin_popcount (set);
}

G_END_DECLS
