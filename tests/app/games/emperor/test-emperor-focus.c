/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-focus.h"

static FavorEvent
event_of (gint kind, FavorSeat actor)
{
  return (FavorEvent){ .kind = (guint8) kind,
                       .actor = actor,
                       .seen_by = FAVOR_SEEN_BY_EVERYBODY };
}

/* What is pointed at. */
static void
test_points (void)
{
  FavorEvent   moved = event_of (EMPEROR_LOG_MOVED, 1);
  FavorEvent   traded = event_of (EMPEROR_LOG_CARD_TRADED, 0);
  FavorEvent   sold = event_of (EMPEROR_LOG_SOLD, 0);
  EmperorFocus focus = { 0 };

  moved.arg[0] = EMPEROR_STAFF_CHEF;
  moved.arg[1] = EMPEROR_SOUP;
  emperor_focus_add (&focus, &moved);
  g_assert_cmphex (focus.staff, ==, 1u << EMPEROR_STAFF_CHEF);
  g_assert_cmphex (focus.piles, ==, 1u << EMPEROR_SOUP);
  g_assert_false (focus.treasury);

  /* From hand to hand. */
  traded.arg[0] = 2;
  traded.arg[1] = EMPEROR_SOUP;
  traded.arg[2] = 1;
  focus = (EmperorFocus){ 0 };
  emperor_focus_add (&focus, &traded);
  g_assert_cmphex (focus.piles, ==, 0);

  sold.arg[0] = EMPEROR_SOUP;
  sold.arg[1] = 1;
  emperor_focus_add (&focus, &sold);
  g_assert_cmphex (focus.piles, ==, 1u << EMPEROR_SOUP);
  g_assert_true (focus.treasury);
}

/* An action that is all of one sort is there at once; an answer is told line by line. */
static void
test_shows (void)
{
  FavorEvent events[] = {
    event_of (EMPEROR_LOG_LET_PASS, 1),
    event_of (EMPEROR_LOG_CARD_RETURNED, 1),
    event_of (EMPEROR_LOG_CARD_RETURNED, 1),
    event_of (EMPEROR_LOG_CARD_RETURNED, 2),
  };

  g_assert_true (emperor_focus_wants_show (events, G_N_ELEMENTS (events)));
  g_assert_false (emperor_focus_wants_show (events, 1));
  g_assert_false (emperor_focus_wants_show (events + 1, 3));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/emperor-focus/points", test_points);
  g_test_add_func ("/emperor-focus/shows", test_shows);
  return g_test_run ();
}
