/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-answer-effects.h"

#include "emperor-words.h"

/* What the rules give a plotter of the Treasury (2.2), and how many cards a plot takes. */
#define LEDGER_GOLD   2
#define THIEF_CARDS   3
#define SCEPTER_CARDS 2

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

  effect->art = g_strdup (art);
  effect->words = words;
  g_ptr_array_add (plot->effects, effect);
}

/* (transfer full): a sentence about {player} with two numbers. */
static char *
say (Plot *plot, const char *text, int n, int m)
{
  g_autofree char *first = favor_text_number (n);
  g_autofree char *second = favor_text_number (m);

  return favor_text_expand (text, "player", plot->player, "n", first, "m", second, NULL);
}

/* ---- One thing each ------------------------------------------------------------------- */

static void
add_star (Plot *plot, gint staff)
{
  guint            stars = plot->state->stars[plot->target][staff];
  g_autofree char *number = favor_text_number (stars);
  g_autofree char *art = emperor_seat_art ("star", plot->colour);

  add (
    plot,
    art,
    /* Translators: what an Intrigue does to your {n} Stars on a {staff}, a person at court
        * such as "Chef" */
    favor_text_expand (ngettext ("You lose your Star on the {staff}.",
                                 "You lose one of your {n} Stars on the {staff}.",
                                 stars),
                       "staff",
                       emperor_staff_title ((guint) staff),
                       "n",
                       number,
                       NULL));
}

/* Stars that go do not take Favor with them, which many would expect. */
static void
add_star_note (Plot *plot)
{
  /* Translators: below what an Intrigue does */
  add (plot, NULL, g_strdup (_ ("Favor is not lost with a Star.")));
}

static void
add_gold (Plot *plot, int most)
{
  int gold = plot->state->gold[plot->target];

  if (gold > 0)
    add (
      plot,
      ART_GOLD,
      /* Translators: what an Intrigue does; {player} plots, {n} of your {m} Gold are lost */
      say (plot, _ ("You give {player} {n} of your {m} Gold."), MIN (most, gold), gold));
  else
    /* Translators: an Intrigue would take Gold, but there is none */
    add (plot, ART_GOLD, g_strdup (_ ("You have no Gold to give.")));
}

static void
add_loss (Plot *plot)
{
  int favor = plot->state->points[plot->target];

  add (plot,
       ART_PLOTTER,
       /* Translators: what an Intrigue does: {n} of your {m} Favor are lost */
       say (plot,
            _ ("You lose {n} of your {m} Favor."),
            MIN (EMPEROR_LOSS, favor),
            favor));
}

static void
add_poison (Plot *plot, gboolean all)
{
  guint allies = emperor_count (emperor_allies_with_cards (plot->state, plot->target));
  char *words;

  if (all)
    words =
      say (plot,
           /* Translators: what an Intrigue does; "Collect" is the first part of a turn */
           ngettext ("You skip your next Collect. Now {n} ally has a card for you.",
                     "You skip your next Collect. Now {n} allies have a card for "
                     "you.",
                     allies),
           (int) allies,
           0);
  else
    words =
      say (plot,
           /* Translators: what an Intrigue does; "Collect" is the first part of a turn */
           ngettext ("At your next Collect you draw from at most 2 allies. Now {n} "
                     "ally has a card for you.",
                     "At your next Collect you draw from at most 2 allies. Now {n} "
                     "allies have a card for you.",
                     allies),
           (int) allies,
           0);
  add (plot, ART_POISON, words);
}

static void
add_taken_card (Plot *plot)
{
  if (plot->state->prompt_take != FAVOR_NONE)
    add (
      plot,
      ART_PLOTTER,
      /* Translators: what an Intrigue brings its player; {card} is a card of the board */
      favor_text_expand (_ ("{player} takes {card}."),
                         "player",
                         plot->player,
                         "card",
                         emperor_piece_title ((guint) plot->state->prompt_take),
                         NULL));
}

static void
add_treasury (Plot *plot, int gold)
{
  if (plot->state->options.limited_treasury)
    gold = MIN (gold, plot->state->treasury);
  if (gold > 0)
    add (plot,
         ART_PLOTTER,
         /* Translators: what an Intrigue brings its player */
         say (plot, _ ("{player} takes {n} Gold from the Treasury."), gold, 0));
}

static void
add_their_star (Plot *plot)
{
  add (plot,
       ART_PLOTTER,
       /* Translators: what an Intrigue brings its player; {staff} is a person at court */
       favor_text_expand (_ ("{player} places a Star on the {staff}, without Favor."),
                          "player",
                          plot->player,
                          "staff",
                          emperor_staff_title ((guint) plot->state->prompt_staff),
                          NULL));
}

static void
add_blackmail (Plot *plot)
{
  if (plot->state->gold[plot->target] < EMPEROR_BLACKMAIL)
    add_loss (plot);
  else
    add (
      plot,
      ART_GOLD,
      say (
        plot,
        /* Translators: what an Intrigue does: {n} Gold or {m} Favor; you are asked which */
        _ ("You choose: pay {player} {n} Gold or lose {m} Favor."),
        EMPEROR_BLACKMAIL,
        MIN (EMPEROR_LOSS, plot->state->points[plot->target])));
}

static void
add_hand (Plot *plot, gboolean seen)
{
  int size = plot->state->hand_size[plot->target];
  int most = MIN (seen ? SCEPTER_CARDS : THIEF_CARDS, size);

  if (seen)
    add (plot,
         ART_HAND,
         say (plot,
              /* Translators: what an Intrigue does to your {m} cards in hand */
              _ ("{player} looks at your Staff cards and takes {n} of {m}."),
              most,
              size));
  else
    add (plot,
         ART_HAND,
         say (plot,
              /* Translators: what an Intrigue does to your {m} cards in hand */
              _ ("{player} takes {n} of your {m} Staff cards at random."),
              most,
              size));
}

/* ---- Cards ---------------------------------------------------------------------------- */

static void
add_plot_on_stars (Plot *plot)
{
  const EmperorState *state = plot->state;

  add_star (plot, state->prompt_staff);
  if (state->prompt_card == EMPEROR_HIRED_ASSASSIN)
    add_star (plot, state->prompt_staff_2);
  if (state->prompt_card == EMPEROR_TIGER_TALLY)
    add_their_star (plot);
  if (state->prompt_card == EMPEROR_LEGENDARY_SWORD)
    add_gold (plot, EMPEROR_PLOT_GOLD);
  add_star_note (plot);
}

static void
add_plot (Plot *plot)
{
  switch (plot->state->prompt_card)
    {
    case EMPEROR_POISONED_TEA:
      add_poison (plot, FALSE);
      add_taken_card (plot);
      break;
    case EMPEROR_NIGHTSHADE_VIAL:
      add_poison (plot, TRUE);
      break;
    case EMPEROR_TAX_LEDGER:
      add_gold (plot, EMPEROR_PLOT_GOLD);
      add_treasury (plot, LEDGER_GOLD);
      break;
    case EMPEROR_JADE_SCEPTER:
      add_hand (plot, TRUE);
      break;
    case EMPEROR_NIGHT_THIEF:
      add_hand (plot, FALSE);
      break;
    case EMPEROR_BLACKMAIL_LETTER:
      add_blackmail (plot);
      break;
    case EMPEROR_SLANDER_SCROLL:
      add_loss (plot);
      break;
    default:
      add_plot_on_stars (plot);
      break;
    }
}

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

  add_plot (&plot);
  return plot.effects;
}

char *
emperor_answer_describe_reaction (const EmperorState *state,
                                  gint                piece,
                                  const FavorNames   *names)
{
  Plot plot = { .state = state, .player = names->names[state->prompt_by] };
  int  gold = MIN (EMPEROR_BLACKMAIL, state->gold[state->prompt_by]);

  if (piece == EMPEROR_BODYGUARD && gold > 0)
    /* Translators: what a card does in answer to an Intrigue of {player} */
    return say (&plot, _ ("Stops it. {player} gives you {n} Gold."), gold, 0);
  /* Translators: what a card does in answer to an Intrigue */
  return g_strdup (_ ("Stops it."));
}
