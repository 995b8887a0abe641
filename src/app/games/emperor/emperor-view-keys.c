/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "emperor-view-private.h"

/* Choosing without pointing: by number, one after the other, whole actions. */

static void
propose (FavorGameView *view, const FavorAction *action)
{
  EmperorView *self = EMPEROR_VIEW (view);

  if (self->aim != NULL)
    emperor_aim_take (self->aim, action);
}

/* ---- By number ------------------------------------------------------------------------ */

/* The values that an argument has in what is left, in their order. */
static guint64
list_values (EmperorView *self, EmperorWhat what)
{
  g_autoptr (GArray) left = favor_chooser_list_left (FAVOR_CHOOSER (self->aim));
  guint64            values = 0;

  for (guint i = 0; i < left->len; i++)
    {
      const FavorAction *action = &g_array_index (left, FavorAction, i);

      for (guint arg = 0; arg < EMPEROR_N_PLAY_ARGS; arg++)
        if (emperor_aim_what_of (action->kind, arg) == what && action->arg[arg] >= 0)
          values |= G_GUINT64_CONSTANT (1) << action->arg[arg];
    }
  return values;
}

static gint
nth_value (guint64 values, guint nth)
{
  for (gint value = 0; value < 64; value++)
    if ((values >> value & 1) != 0 && nth-- == 0)
      return value;
  return FAVOR_NONE;
}

/* The cards of one Staff are told by their level. */
static gboolean
are_of_one_staff (guint64 cards)
{
  gint first = nth_value (cards, 0);

  return first >= 0 &&
         (cards >> (emperor_card_staff (first) * EMPEROR_N_LEVELS) & ~(guint64) 7) == 0;
}

static gint
find_value (EmperorView *self, EmperorWhat what, guint nth)
{
  guint64 values;

  if (what == EMPEROR_WHAT_STAFF || what == EMPEROR_WHAT_FROM)
    return nth < EMPEROR_N_STAFF ? (gint) nth : FAVOR_NONE;
  values = list_values (self, what);
  if (what == EMPEROR_WHAT_TAKE && are_of_one_staff (values))
    return nth < EMPEROR_N_LEVELS
             ? emperor_card_of (emperor_card_staff (nth_value (values, 0)),
                                (gint) nth + 1)
             : FAVOR_NONE;
  return nth_value (values, nth);
}

/* Answers to a question, in the order of the rules. */
static gboolean
choose_answer (EmperorView *self, guint nth)
{
  if (nth >= g_list_model_get_n_items (G_LIST_MODEL (self->model)))
    return FALSE;
  emperor_aim_take (self->aim, favor_choice_model_get_action (self->model, nth));
  return TRUE;
}

/* 1 to 6 are the Staff, 1 to 3 the cards of one of them; otherwise the n-th thing on offer: at
 * first the n-th card of the hand. */
static gboolean
choose_nth (FavorGameView *view, guint nth)
{
  EmperorView *self = EMPEROR_VIEW (view);
  EmperorWhat  what;
  FavorPart    part;
  gint         kind, value;

  if (!emperor_view_is_open (self))
    return FALSE;
  kind = emperor_aim_get_kind (self->aim);
  what = emperor_aim_get_open (self->aim);
  if (kind < 0 && !emperor_view_is_free (self))
    return choose_answer (self, nth);
  if (kind < 0)
    what = EMPEROR_WHAT_CARD;
  if (what == EMPEROR_WHAT_KIND)
    return FALSE;
  value = find_value (self, what, nth);
  if (value < 0)
    return FALSE;
  part = emperor_part (kind, what, value);
  if (emperor_aim_count (self->aim, what, value) > 0)
    return TRUE;
  return emperor_view_choose (self, &part, 1, NULL);
}

/* ---- Focus ---------------------------------------------------------------------------- */

/* Of what is chosen rather a piece whose key commits than one that is taken back. */
static FavorPiece *
find_with (EmperorView *self, GtkWidget *parent, FavorPieceState state)
{
  FavorPiece *found = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (FAVOR_IS_PIECE (child) && (favor_piece_get_state (FAVOR_PIECE (child)) & state))
      {
        if (!emperor_view_takes_back (self, FAVOR_PIECE (child)))
          return FAVOR_PIECE (child);
        if (found == NULL)
          found = FAVOR_PIECE (child);
      }
  return found;
}

/* What is to be chosen next, else what is chosen. */
static gboolean
focus_choices (FavorGameView *view)
{
  EmperorView    *self = EMPEROR_VIEW (view);
  GtkWidget      *hand = GTK_WIDGET (self->hand), *palace = GTK_WIDGET (self->palace);
  FavorPieceState wanted = FAVOR_PIECE_CHOOSABLE;
  FavorPiece     *piece;
  gboolean        from_hand;

  if (!emperor_view_is_open (self))
    return FALSE;
  if (favor_chooser_get_action (FAVOR_CHOOSER (self->aim)) != NULL)
    wanted = FAVOR_PIECE_CHOSEN;
  from_hand = favor_chooser_get_n_parts (FAVOR_CHOOSER (self->aim)) == 0 ||
              emperor_aim_get_open (self->aim) == EMPEROR_WHAT_PAY ||
              emperor_aim_get_open (self->aim) == EMPEROR_WHAT_GIVE;
  piece = find_with (self, from_hand ? hand : palace, wanted);
  if (piece == NULL)
    piece = find_with (self, from_hand ? palace : hand, wanted);
  return favor_piece_view_focus (FAVOR_PIECE_VIEW (self), piece);
}

void
emperor_view_install_keys (FavorGameViewClass *view_class)
{
  view_class->propose = propose;
  view_class->choose_nth = choose_nth;
  view_class->focus_choices = focus_choices;
}
