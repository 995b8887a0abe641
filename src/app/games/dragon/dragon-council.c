/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dragon-council.h"

#include "dragon-council-private.h"
#include "dragon-faces.h"
#include "favor-accessible.h"
#include "favor-flights.h"
#include "favor-properties.h"
#include "favor-text.h"

/* How wide cards are where they come from, in pixels. */
#define COMING 60.0f

G_DEFINE_FINAL_TYPE (DragonCouncil, dragon_council, FAVOR_TYPE_BOARD)

/* ---- Faces ---------------------------------------------------------------------------- */

void
dragon_council_set_field (DragonCouncil *self, DragonVoteField field)
{
  self->field = field;
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    {
      g_autoptr (FavorFace) face = dragon_face_new_vote (role, field);

      /* The same side with other words. */
      favor_piece_replace_face (self->votes[role], face);
    }
}

static void
set_card_face (DragonCouncil *self, guint index, gboolean animate)
{
  const DragonTableauCard *card = &self->tableau.cards[index];
  guint                    clan = self->clans[card->owner];
  gboolean own = self->viewer == card->owner || self->viewer == FAVOR_VIEWER_OPEN;
  g_autoptr (FavorFace) face = card->turned && card->role >= 0
                                 ? dragon_face_new_delegate ((guint) card->role,
                                                             clan,
                                                             self->small)
                                 : dragon_face_new_back (clan,
                                                         index + 1,
                                                         own ? card->role : FAVOR_NONE);

  if (animate)
    favor_piece_set_face (g_ptr_array_index (self->cards, index), face);
  else
    favor_piece_replace_face (g_ptr_array_index (self->cards, index), face);
}

/* The same side in another size. */
void
dragon_council_set_small (DragonCouncil *self, gboolean small)
{
  self->small = small;
  for (guint i = 0; i < self->cards->len; i++)
    set_card_face (self, i, FALSE);
}

/* ---- Drawing -------------------------------------------------------------------------- */

static void
dragon_council_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  DragonCouncil *self = DRAGON_COUNCIL (widget);

  dragon_council_draw_below (self, snapshot);
  GTK_WIDGET_CLASS (dragon_council_parent_class)->snapshot (widget, snapshot);
  dragon_council_draw_above (self, snapshot);
}

/* ---- Pieces --------------------------------------------------------------------------- */

static void
update_card (DragonCouncil *self, const DragonState *state, guint index, gboolean animate)
{
  const DragonTableauCard *card = &self->tableau.cards[index];
  FavorPiece              *piece = g_ptr_array_index (self->cards, index);
  g_autofree char         *label = dragon_council_describe_card (state, card, index + 1);
  FavorPieceState          piece_state = 0;

  if (card->withdrawn)
    piece_state |= FAVOR_PIECE_STRUCK;
  if (card->active)
    piece_state |= FAVOR_PIECE_ACTIVE;
  if (card->changed)
    piece_state |= FAVOR_PIECE_CHANGED;
  set_card_face (self, index, animate);
  favor_piece_set_state (piece, piece_state);
  favor_piece_set_label (piece, label);
}

static void
update_votes (DragonCouncil *self)
{
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    {
      g_autofree char *label = dragon_council_describe_vote (&self->tableau,
                                                             role,
                                                             self->facts[role]);

      favor_piece_set_label (self->votes[role], label);
      favor_piece_set_state (self->votes[role],
                             self->tableau.active_role == (int) role ? FAVOR_PIECE_ACTIVE
                                                                     : 0);
    }
}

/* ---- Seeing --------------------------------------------------------------------------- */

/* Cards are laid down from the hand of who holds it, below the table, and from the others, above it. */
static void
come_from_owner (DragonCouncil *self, FavorPiece *piece, FavorSeat owner)
{
  const FavorMoment *moment = favor_sight_get_moment (self->sight);
  float              width = gtk_widget_get_width (GTK_WIDGET (self));
  float              height = gtk_widget_get_height (GTK_WIDGET (self));
  float              high = COMING / CARD_ASPECT;
  float              middle = width / 2;

  if (width == 0)
    return;
  if (owner >= 0 && owner != moment->holder)
    {
      middle = width * (float) favor_board_find_seat (owner, moment->n_seats);
      height = -high;
    }
  favor_board_set_origin (FAVOR_BOARD (self),
                          GTK_WIDGET (piece),
                          &FAVOR_RECT (middle - COMING / 2, height, COMING, high));
}

static void
add_card (DragonCouncil *self, gboolean animate)
{
  guint       n = self->cards->len;
  FavorPiece *piece = favor_board_add_piece (FAVOR_BOARD (self), DRAGON_KEY_CARD + n);

  g_ptr_array_add (self->cards, piece);
  if (animate)
    come_from_owner (self, piece, self->tableau.cards[n].owner);
  favor_board_announce (FAVOR_BOARD (self), GTK_WIDGET (piece));
}

static void
let_works_land (DragonCouncil *self)
{
  g_clear_handle_id (&self->landing, g_source_remove);
  memset (self->works_coming, 0, sizeof self->works_coming);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
landing_cb (gpointer self)
{
  let_works_land (self);
  return G_SOURCE_REMOVE;
}

/* Plaques that go their way over the page stand here when they have arrived. */
static void
await_works (DragonCouncil *self, const guint8 *before, const FavorMoment *moment)
{
  gboolean goes = moment->animated && !moment->fresh && !moment->back &&
                  moment->before != NULL;
  guint total = 0, wait;

  if (!goes)
    let_works_land (self);
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    {
      guint n = self->tableau.works[role];

      self->works_coming[role] = MIN (self->works_coming[role], n);
      if (!goes || n <= before[role])
        continue;
      self->works_coming[role] = n - before[role];
      total += n - before[role];
    }
  if (total == 0)
    return;
  g_clear_handle_id (&self->landing, g_source_remove);
  wait = favor_flights_measure (total);
  if (wait == 0)
    let_works_land (self);
  else
    self->landing = g_timeout_add (wait, landing_cb, self);
}

static void
see (DragonCouncil *self)
{
  const FavorMoment *moment = favor_sight_get_moment (self->sight);
  const DragonState *state;
  guint8             works[DRAGON_N_ROLES];

  if (moment == NULL)
    return;
  state = moment->state;
  memcpy (works, self->tableau.works, sizeof works);
  dragon_tableau_see (&self->tableau, moment);
  await_works (self, works, moment);
  self->viewer = moment->viewer;
  memcpy (self->clans, state->clans, sizeof self->clans);
  self->n_seats = state->head.n_seats;
  /* For two, nothing is hidden; what is left free stays the same from lap to lap. */
  self->waits = state->options.placing == DRAGON_PLACING_SECRET && self->n_seats > 2 &&
                state->votes > 0 && !state->revealed;
  while (self->cards->len > self->tableau.n_cards)
    favor_board_remove (FAVOR_BOARD (self),
                        g_ptr_array_steal_index (self->cards, self->cards->len - 1));
  for (guint i = 0; i < self->tableau.n_cards; i++)
    {
      if (i == self->cards->len)
        add_card (self, moment->animated);
      update_card (self, state, i, moment->animated);
    }
  update_votes (self);
  favor_board_rearrange (FAVOR_BOARD (self), moment->animated);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* ---- Lanes ---------------------------------------------------------------------------- */

/* A lane belongs to its vote card. */
static FavorPiece *
find_lane (FavorBoard *board, const graphene_point_t *at)
{
  DragonCouncil *self = DRAGON_COUNCIL (board);

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    if (graphene_rect_contains_point (&self->lanes[role], at))
      return self->votes[role];
  return NULL;
}

/* ---- Object --------------------------------------------------------------------------- */

/* clang-format off */
static const FavorProperty property_table[] = {
  { "sight", G_TYPE_OBJECT, FAVOR_WRITABLE, FAVOR_MEMBER (DragonCouncil, sight),
    .class_type = favor_sight_get_type, .changed = G_CALLBACK (see) },
};

/* clang-format on */

static void
dragon_council_dispose (GObject *object)
{
  g_clear_handle_id (&DRAGON_COUNCIL (object)->landing, g_source_remove);

  G_OBJECT_CLASS (dragon_council_parent_class)->dispose (object);
}

static void
dragon_council_finalize (GObject *object)
{
  DragonCouncil *self = DRAGON_COUNCIL (object);

  g_ptr_array_unref (self->cards);
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    g_free (self->facts[role]);
  favor_ground_free (self->ground);
  favor_properties_clear (object);

  G_OBJECT_CLASS (dragon_council_parent_class)->finalize (object);
}

static void
dragon_council_class_init (DragonCouncilClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = dragon_council_dispose;
  object_class->finalize = dragon_council_finalize;
  widget_class->snapshot = dragon_council_snapshot;
  FAVOR_BOARD_CLASS (klass)->arrange = dragon_council_place;

  favor_properties_install (object_class,
                            property_table,
                            G_N_ELEMENTS (property_table),
                            NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "council");
}

static void
dragon_council_init (DragonCouncil *self)
{
  self->ground = favor_ground_new ();
  self->cards = g_ptr_array_new ();
  self->tableau.winner = self->tableau.active_role = FAVOR_NONE;
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    self->votes[role] = favor_board_add_piece (FAVOR_BOARD (self), role);
  /* The decision bar says what is chosen. */
  self->ghost = favor_board_add_mute_piece (FAVOR_BOARD (self), DRAGON_KEY_GHOST);
  self->ghost_on = FAVOR_NONE;
  gtk_widget_set_visible (GTK_WIDGET (self->ghost), FALSE);
  dragon_council_set_field (self, DRAGON_VOTE_WORDS);
  update_votes (self);
  favor_board_set_reach (FAVOR_BOARD (self), find_lane);
  favor_accessible_set_name (
    GTK_WIDGET (self),
    /* Translators: name of the table with the vote cards, for ears */
    _ ("Council table"));
}

void
dragon_council_set_ghost (DragonCouncil *self, int on, guint role, guint clan)
{
  g_return_if_fail (DRAGON_IS_COUNCIL (self));

  if (on >= 0)
    {
      g_autoptr (FavorFace) face = dragon_face_new_back (clan,
                                                         self->tableau.n_cards + 1,
                                                         (int) role);

      favor_piece_replace_face (self->ghost, face);
      favor_piece_set_state (self->ghost, FAVOR_PIECE_GHOST);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->ghost), on >= 0);
  if (self->ghost_on == on)
    return;
  self->ghost_on = on;
  favor_board_rearrange (FAVOR_BOARD (self), FALSE);
}

static gboolean
has_same_facts (DragonCouncil *self, char **facts)
{
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    if (g_strcmp0 (self->facts[role], facts != NULL ? facts[role] : NULL) != 0)
      return FALSE;
  return TRUE;
}

/**
 * dragon_council_set_facts:
 * @facts: (array fixed-size=6) (nullable): what is certain of each vote card for the delegate that
 *   was chosen; (nullable): nothing of that one
 */
void
dragon_council_set_facts (DragonCouncil *self, char **facts)
{
  g_return_if_fail (DRAGON_IS_COUNCIL (self));

  if (has_same_facts (self, facts))
    return;
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    {
      g_autofree char *label = NULL;

      g_free (self->facts[role]);
      self->facts[role] = facts != NULL ? g_strdup (facts[role]) : NULL;
      label = dragon_council_describe_vote (&self->tableau, role, self->facts[role]);
      favor_piece_set_label (self->votes[role], label);
    }
  favor_board_rearrange (FAVOR_BOARD (self), FALSE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

FavorPiece *
dragon_council_get_vote (DragonCouncil *self, guint role)
{
  g_return_val_if_fail (DRAGON_IS_COUNCIL (self), NULL);
  g_return_val_if_fail (role < DRAGON_N_ROLES, NULL);

  return self->votes[role];
}

FavorPiece *
dragon_council_get_card (DragonCouncil *self, guint index)
{
  g_return_val_if_fail (DRAGON_IS_COUNCIL (self), NULL);

  return index < self->cards->len ? g_ptr_array_index (self->cards, index) : NULL;
}

const DragonTableau *
dragon_council_get_tableau (DragonCouncil *self)
{
  g_return_val_if_fail (DRAGON_IS_COUNCIL (self), NULL);

  return &self->tableau;
}

guint
dragon_council_get_n_cards (DragonCouncil *self)
{
  g_return_val_if_fail (DRAGON_IS_COUNCIL (self), 0);

  return self->cards->len;
}
