/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "emperor-flavour.h"

#include <glib/gi18n-lib.h>

#include "emperor-state.h"

/* What stands on a card besides its rules: the palace speaks. */

/* Translators: small lines on cards, without rules: keep their tone rather than their words. */
static const char *const piece_lines[EMPEROR_N_PIECES] = {
  N_ ("Bitter, cheap, and on your side."),
  N_ ("Served with a bow."),
  N_ ("A thousand mornings in one cup."),
  N_ ("The kitchen feeds those who wait."),
  N_ ("Every fold hides something."),
  N_ ("Whoever pays for the feast chooses the guests."),
  N_ ("Everything has a column of its own."),
  N_ ("The numbers do not lie; the brush does."),
  N_ ("Open your sleeves, by order."),
  N_ ("The heavens may be asked again."),
  N_ ("Count to one hundred and eight."),
  N_ ("The crack points where you look."),
  N_ ("The vein runs deep for one who pays."),
  N_ ("Between you and a smile."),
  N_ ("It has a name, and the name is enough."),
  N_ ("Here, too, I have a friend."),
  N_ ("Be where you are not expected."),
  N_ ("Half a tiger commands the guard."),
  N_ ("Your grandmother would be surprised."),
  N_ ("She smiles at those who bring it back."),
  N_ ("Five claws; do not be seen in it too early."),
  N_ ("Carried in by two doors at once."),
  N_ ("The dead remember what you did."),
  N_ ("Paid by the roof tile."),
  N_ ("You write well. You should write less."),
  N_ ("The lock was for honest people."),
  N_ ("Nobody knows who hung it there."),
  N_ ("Three drops, one day of dreams."),
  N_ ("Searches the guests, keeps what he finds."),
  N_ ("Behind the third barrel."),
  N_ ("They know the way home."),
  N_ ("The seal is still wet."),
  N_ ("It begins behind the Chef’s oven."),
};

static const char *const event_lines[EMPEROR_N_EVENTS] = {
  N_ ("Even the guards look up."),
  N_ ("Someone must go from door to door."),
  N_ ("Smoke on the second tower."),
  N_ ("On time, and in the right order."),
  N_ ("Three days, one brush."),
  N_ ("Nobody may sit below anybody."),
  N_ ("The physicians whisper, you act."),
  N_ ("Everything in its place, by noon."),
  N_ ("White robes, long shadows."),
  N_ ("The kitchens open to the street."),
  N_ ("One stone is missing; it is always one."),
  N_ ("In a peach garden, in one day."),
  N_ ("Nothing happened, and everybody knows."),
  N_ ("Forty camels, one handshake."),
  N_ ("The bronze remembers the hand."),
  N_ ("Dust, and a fair price."),
  N_ ("Count it again, aloud."),
};

const char *
emperor_piece_flavour (guint piece)
{
  g_return_val_if_fail (piece < EMPEROR_N_PIECES, NULL);

  return _ (piece_lines[piece]);
}

const char *
emperor_event_flavour (guint event)
{
  g_return_val_if_fail (event < EMPEROR_N_EVENTS, NULL);

  return _ (event_lines[event]);
}
