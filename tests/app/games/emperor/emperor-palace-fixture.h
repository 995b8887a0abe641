/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-palace.h"

#include "page-fixture.h"

/* A palace in a window of its own, for its tests. */

#define WIDE   960, 460
#define LOW    800, 270
#define NARROW 400, 390
#define TINY   360, 230

typedef struct
{
  EmperorState   state;
  EmperorPalace *palace;
  GtkWindow     *window;
  guint          n_added;
  /* The label that was read last. */
  char *label;
} Fixture;

static inline void
added_cb (Fixture *fixture, FavorPiece *piece)
{
  g_assert_cmpuint (favor_piece_get_key (piece), >=, EMPEROR_KEY_MEEPLE);
  fixture->n_added++;
}

/* What the palace is bound to. */
static inline void
see (Fixture *fixture, const EmperorState *state, FavorSeat viewer, gboolean animate)
{
  g_autoptr (FavorSight) sight = favor_sight_new (&(FavorMoment){
    .state = state,
    .size = sizeof *state,
    .viewer = viewer,
    .animated = animate,
    .n_seats = state->head.n_seats,
    .names = { { "Ann", "Mei", "Bo", "Cem", "Dee", "Eli" } },
    .colours = { 3, 1, 2, 0, 5, 4 } });

  g_object_set (fixture->palace, "sight", sight, NULL);
}

static inline void
show (Fixture *fixture, FavorSeat viewer, gboolean animate)
{
  EmperorState seen = fixture->state;

  emperor_observe (&seen, viewer);
  see (fixture, &seen, viewer, animate);
}

/* A position of four seats, seen by the first one. */
static inline void
set_up (Fixture *fixture, int width, int height)
{
  EmperorOptions       options;
  g_auto (FavorEvents) events = { 0 };

  memset (fixture, 0, sizeof *fixture);
  favor_schema_set_defaults (&emperor_options_schema, &options);
  favor_emperor_game.setup (&fixture->state, &options, 4, 7, &events);
  fixture->palace = emperor_palace_new ();
  g_signal_connect_swapped (fixture->palace,
                            "piece-added",
                            G_CALLBACK (added_cb),
                            fixture);
  show (fixture, 0, FALSE);
  fixture->window = page_fixture_show (GTK_WIDGET (fixture->palace), width, height);
}

static inline void
tear_down (Fixture *fixture)
{
  page_fixture_close (fixture->window);
  g_free (fixture->label);
}

static inline graphene_rect_t
bounds_of (Fixture *fixture, guint key)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (
    GTK_WIDGET (emperor_palace_get_piece (fixture->palace, key)),
    GTK_WIDGET (fixture->palace),
    &bounds));
  return bounds;
}

static inline gboolean
is_seen (Fixture *fixture, guint key)
{
  FavorPiece *piece = emperor_palace_get_piece (fixture->palace, key);

  return piece != NULL && gtk_widget_get_mapped (GTK_WIDGET (piece));
}

static inline gboolean
is_inside (const graphene_rect_t *inner, const graphene_rect_t *outer)
{
  graphene_rect_t grown = *outer;

  graphene_rect_inset (&grown, -2, -2);
  return graphene_rect_contains_rect (&grown, inner);
}
