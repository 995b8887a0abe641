/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-answer-effects.h"

#include "emperor-words.h"

#define ART_GOLD    "emperor/sign-gold"
#define ART_HAND    "emperor/sign-hand"
#define ART_POISON  "emperor/poison"
#define ART_PLOTTER "emperor/sign-intrigue"

/**
 * Plot:
 * @effects: filled
 * @player: who plots
 *
 * What is being told.
 */
typedef struct
{
  const EmperorState *state;
  const char         *player;
  FavorSeat           target;
  guint               colour;
  GPtrArray          *effects;
} Plot;

static void
effect_free (gpointer data)
{
  EmperorEffect *effect = data;

  g_free (effect->art);
  g_free (effect->words);
  g_free (effect);
}

/* Takes `words`. */
static void
add (Plot *plot, const char *art, char *words)
{
  EmperorEffect *effect = g_new (EmperorEffect, 1);

  *effect = (EmperorEffect){ .art = g_strdup (art), .words = words };
  g_ptr_array_add (plot->effects, effect);
}

/* A sentence about {player} with two numbers. */
static void
say (Plot *plot, const char *art, const char *text, int n, int m)
{
  add (plot, art, favor_text_fill (text, "player n# m#", plot->player, n, m));
}

/* ---- One thing each ------------------------------------------------------------------- */

static void
tell_star (Plot *plot, gint staff)
{
  guint            stars = plot->state->stars[plot->target][staff];
  g_autofree char *art = emperor_seat_art ("star", plot->colour);
  /* Translators: what an Intrigue does to your {n} Stars on a {staff}, a person at court such as
   * "Chef" */
  const char *text = ngettext ("You lose your Star on the {staff}.",
                               "You lose one of your {n} Stars on the {staff}.",
                               stars);

  add (plot,
       art,
       favor_text_fill (text, "staff@ n#", emperor_staff_word ((guint) staff), stars));
}

static void
tell_first_star (Plot *plot)
{
  tell_star (plot, plot->state->prompt_staff);
}

static void
tell_second_star (Plot *plot)
{
  tell_star (plot, plot->state->prompt_staff_2);
}

/* Stars that go do not take Favor with them, which many would expect. */
static void
tell_star_note (Plot *plot)
{
  /* Translators: below what an Intrigue does */
  add (plot, NULL, g_strdup (_ ("Favor is not lost with a Star.")));
}

static void
tell_gold (Plot *plot)
{
  int gold = plot->state->gold[plot->target];

  if (gold > 0)
    /* Translators: what an Intrigue does; {player} plots, {n} of your {m} Gold are lost */
    say (plot,
         ART_GOLD,
         _ ("You give {player} {n} of your {m} Gold."),
         MIN (EMPEROR_PLOT_GOLD, gold),
         gold);
  else
    /* Translators: an Intrigue would take Gold, but there is none */
    add (plot, ART_GOLD, g_strdup (_ ("You have no Gold to give.")));
}

static void
tell_loss (Plot *plot)
{
  int favor = plot->state->points[plot->target];

  /* Translators: what an Intrigue does: {n} of your {m} Favor are lost */
  say (plot,
       ART_PLOTTER,
       _ ("You lose {n} of your {m} Favor."),
       MIN (EMPEROR_LOSS, favor),
       favor);
}

static int
count_allies (Plot *plot)
{
  return (int) emperor_count (emperor_allies_with_cards (plot->state, plot->target));
}

static void
tell_nightshade (Plot *plot)
{
  int allies = count_allies (plot);

  say (plot,
       ART_POISON,
       /* Translators: what an Intrigue does; "Collect" is the first part of a turn */
       ngettext ("You skip your next Collect. Now {n} ally has a card for you.",
                 "You skip your next Collect. Now {n} allies have a card for "
                 "you.",
                 (gulong) allies),
       allies,
       0);
}

static void
tell_tea (Plot *plot)
{
  int allies = count_allies (plot);

  say (plot,
       ART_POISON,
       /* Translators: what an Intrigue does; "Collect" is the first part of a turn */
       ngettext ("At your next Collect you draw from at most 2 allies. Now {n} "
                 "ally has a card for you.",
                 "At your next Collect you draw from at most 2 allies. Now {n} "
                 "allies have a card for you.",
                 (gulong) allies),
       allies,
       0);
}

static void
tell_taken_card (Plot *plot)
{
  if (plot->state->prompt_take != FAVOR_NONE)
    add (
      plot,
      ART_PLOTTER,
      /* Translators: what an Intrigue brings its player; {card} is a card of the board */
      favor_text_fill (_ ("{player} takes {card}."),
                       "player card",
                       plot->player,
                       emperor_piece_title ((guint) plot->state->prompt_take)));
}

static void
tell_treasury (Plot *plot)
{
  int gold = EMPEROR_LEDGER_GOLD;

  if (plot->state->options.limited_treasury)
    gold = MIN (gold, plot->state->treasury);
  if (gold > 0)
    /* Translators: what an Intrigue brings its player */
    say (plot, ART_PLOTTER, _ ("{player} takes {n} Gold from the Treasury."), gold, 0);
}

static void
tell_their_star (Plot *plot)
{
  add (plot,
       ART_PLOTTER,
       /* Translators: what an Intrigue brings its player; {staff} is a person at court */
       favor_text_fill (_ ("{player} places a Star on the {staff}, without Favor."),
                        "player staff@",
                        plot->player,
                        emperor_staff_word ((guint) plot->state->prompt_staff)));
}

static void
tell_blackmail (Plot *plot)
{
  if (plot->state->gold[plot->target] < EMPEROR_BLACKMAIL)
    tell_loss (plot);
  else
    say (
      plot,
      ART_GOLD,
      /* Translators: what an Intrigue does: {n} Gold or {m} Favor; you are asked which */
      _ ("You choose: pay {player} {n} Gold or lose {m} Favor."),
      EMPEROR_BLACKMAIL,
      MIN (EMPEROR_LOSS, plot->state->points[plot->target]));
}

static void
tell_opened_hand (Plot *plot)
{
  int size = plot->state->hand_size[plot->target];

  say (plot,
       ART_HAND,
       /* Translators: what an Intrigue does to your {m} cards in hand */
       _ ("{player} looks at your Staff cards and takes {n} of {m}."),
       MIN (EMPEROR_SCEPTER_CARDS, size),
       size);
}

static void
tell_robbed_hand (Plot *plot)
{
  int size = plot->state->hand_size[plot->target];

  say (plot,
       ART_HAND,
       /* Translators: what an Intrigue does to your {m} cards in hand */
       _ ("{player} takes {n} of your {m} Staff cards at random."),
       MIN (EMPEROR_THIEF_CARDS, size),
       size);
}

/* ---- Cards ---------------------------------------------------------------------------- */

#define TOLD_MOST 3

/* What each Intrigue does, in the order in which it is told. */
static void (*const tales[EMPEROR_N_PIECES][TOLD_MOST]) (Plot *plot) = {
  [EMPEROR_POISONED_TEA] = { tell_tea, tell_taken_card },
  [EMPEROR_NIGHTSHADE_VIAL] = { tell_nightshade },
  [EMPEROR_TAX_LEDGER] = { tell_gold, tell_treasury },
  [EMPEROR_JADE_SCEPTER] = { tell_opened_hand },
  [EMPEROR_NIGHT_THIEF] = { tell_robbed_hand },
  [EMPEROR_BLACKMAIL_LETTER] = { tell_blackmail },
  [EMPEROR_SLANDER_SCROLL] = { tell_loss },
  [EMPEROR_HIRED_ASSASSIN] = { tell_first_star, tell_second_star, tell_star_note },
  [EMPEROR_TIGER_TALLY] = { tell_first_star, tell_their_star, tell_star_note },
  [EMPEROR_LEGENDARY_SWORD] = { tell_first_star, tell_gold, tell_star_note },
};

GPtrArray *
emperor_answer_list_effects (const EmperorState *state,
                             const FavorNames   *names,
                             guint               colour)
{
  Plot plot = {
    .state = state,
    .player = names->names[state->prompt_by],
    .target = state->prompt_target,
    .colour = colour,
    .effects = g_ptr_array_new_with_free_func (effect_free),
  };

  for (guint i = 0; i < TOLD_MOST && tales[state->prompt_card][i] != NULL; i++)
    tales[state->prompt_card][i](&plot);
  return plot.effects;
}

char *
emperor_answer_describe_reaction (const EmperorState *state,
                                  gint                piece,
                                  const FavorNames   *names)
{
  int gold = MIN (EMPEROR_BLACKMAIL, state->gold[state->prompt_by]);

  if (piece == EMPEROR_BODYGUARD && gold > 0)
    /* Translators: what a card does in answer to an Intrigue of {player} */
    return favor_text_fill (_ ("Stops it. {player} gives you {n} Gold."),
                            "player n#",
                            names->names[state->prompt_by],
                            gold);
  /* Translators: what a card does in answer to an Intrigue */
  return g_strdup (_ ("Stops it."));
}
