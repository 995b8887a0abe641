/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dragon-council.h"

#include "dragon-council-private.h"
#include "dragon-faces.h"
#include "dragon-words.h"
#include "favor-accessible.h"
#include "favor-text.h"

#define EDGE        14
#define GAP         12
#define CARD_ASPECT (240.0 / 336)
/* In one row a vote card takes at most this part of the height, in two rows of its row. */
#define CARD_SHARE   0.46
#define NARROW_SHARE 0.5
#define CARD_MOST    210
/* From these widths on the words of a vote card can be read, and the name of its effect; for
 * letters of the usual size, as is the height of the counts. */
#define WORDS_FROM 128
#define DEED_FROM  62
#define USUAL_DPI  (96.0 * 1024)
/* Below this width of the table the vote cards stand in two rows. */
#define TWO_ROWS_BELOW 560
#define COUNT_HEIGHT   22
/* From this height of a lane on there is room for a fact, too. */
#define FACT_FROM   110
#define LAID_SHARE  0.42
#define LAID_GAP    6
#define LAID_LEAST  12
#define SMALL_BELOW 44

G_DEFINE_FINAL_TYPE (DragonCouncil, dragon_council, FAVOR_TYPE_BOARD)

enum
{
  SIGNAL_PIECE_ADDED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* ---- Places --------------------------------------------------------------------------- */

static void
set_vote_faces (DragonCouncil *self, DragonVoteField field)
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
  const DragonSceneCard *card = &self->scene.cards[index];
  guint                  clan = self->clans[card->owner];
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
static void
set_small (DragonCouncil *self, gboolean small)
{
  self->small = small;
  for (guint i = 0; i < self->cards->len; i++)
    set_card_face (self, i, FALSE);
}

static guint
count_laid (DragonCouncil *self, int role)
{
  guint n = 0;

  for (guint i = 0; i < self->scene.n_cards; i++)
    n += self->scene.cards[i].on == role;
  return n + (self->ghost_on == role);
}

/* The piece of the card at `index`, or the ghost after the last one. */
static FavorPiece *
laid_piece (DragonCouncil *self, guint index)
{
  return index < self->scene.n_cards ? g_ptr_array_index (self->cards, index)
                                     : self->ghost;
}

static gboolean
lies_on (DragonCouncil *self, guint index, guint role)
{
  return (index < self->scene.n_cards ? self->scene.cards[index].on : self->ghost_on) ==
         (int) role;
}

/* How many cards side by side let them be largest, and how wide they are then. */
static guint
choose_across (const graphene_rect_t *lane, guint n, double most, double *width)
{
  guint best = 1;

  *width = 0;
  for (guint across = 1; across <= n; across++)
    {
      guint  rows = (n + across - 1) / across;
      double by_width = (lane->size.width - LAID_GAP * (across + 1)) / across;
      double by_height = ((lane->size.height - LAID_GAP) / rows - LAID_GAP) * CARD_ASPECT;
      double fits = MIN (MIN (by_width, by_height), most);

      /* Two in a row look better than one above the other. */
      if (fits > *width || (across == 2 && fits >= *width))
        {
          *width = fits;
          best = across;
        }
    }
  *width = MAX (*width, LAID_LEAST);
  return best;
}

/* The cards of a lane, in rows. */
static void
place_laid (DragonCouncil *self, guint role, const graphene_rect_t *lane, double card)
{
  guint  n = count_laid (self, (int) role), k = 0, across;
  double width;

  across = choose_across (lane, n, card * LAID_SHARE, &width);
  if (n > 0)
    self->laid_width = MIN (self->laid_width, width);
  for (guint i = 0; i <= self->scene.n_cards; i++)
    {
      guint  row, in_row, column;
      double used;

      if (!lies_on (self, i, role))
        continue;
      row = k / across;
      column = k++ % across;
      in_row = MIN (across, n - row * across);
      used = in_row * width + (in_row - 1) * LAID_GAP;
      favor_board_place (FAVOR_BOARD (self),
                         GTK_WIDGET (laid_piece (self, i)),
                         &GRAPHENE_RECT_INIT (
                           lane->origin.x + (float) ((lane->size.width - used) / 2 +
                                                     column * (width + LAID_GAP)),
                           lane->origin.y +
                             (float) (LAID_GAP + row * (width / CARD_ASPECT + LAID_GAP)),
                           (float) width,
                           (float) (width / CARD_ASPECT)));
    }
}

/* Cards whose place is not known wait in the middle of the table. */
static void
place_hidden (DragonCouncil *self, int width, int height, double card)
{
  double small = card * LAID_SHARE;
  guint  k = 0;

  for (guint i = 0; i < self->scene.n_cards; i++)
    if (self->scene.cards[i].on < 0)
      favor_board_place (FAVOR_BOARD (self),
                         g_ptr_array_index (self->cards, i),
                         &GRAPHENE_RECT_INIT ((float) (EDGE + k++ * small * 1.1),
                                              (float) (height - small / CARD_ASPECT - 4),
                                              (float) small,
                                              (float) (small / CARD_ASPECT)));
}

/* How much larger than usual letters are. */
static double
letter_scale (DragonCouncil *self)
{
  int dpi;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-xft-dpi", &dpi, NULL);
  return MAX (1, dpi / USUAL_DPI);
}

/* Above the count, where the lane is high enough for that, else in its place. */
static void
place_fact (DragonCouncil *self, guint role, graphene_rect_t *lane)
{
  self->facts_at[role] = self->counts[role];
  self->facts_at[role].origin.x = lane->origin.x + 3;
  self->facts_at[role].size.width = lane->size.width - 6;
  if (lane->size.height < FACT_FROM)
    return;
  self->facts_at[role].origin.y -= self->counts[role].size.height + 4;
  if (self->facts[role] != NULL)
    lane->size.height -= self->counts[role].size.height + 4;
}

static void
place_column (DragonCouncil *self, guint role, const graphene_rect_t *cell, double card)
{
  double          high = card / CARD_ASPECT;
  float           count = (float) (COUNT_HEIGHT * letter_scale (self));
  graphene_rect_t lane;

  favor_board_place (FAVOR_BOARD (self),
                     GTK_WIDGET (self->votes[role]),
                     &GRAPHENE_RECT_INIT (cell->origin.x +
                                            (cell->size.width - (float) card) / 2,
                                          cell->origin.y,
                                          (float) card,
                                          (float) high));
  self->lanes[role] = *cell;
  self->lanes[role].origin.y += (float) high * 0.5f;
  self->lanes[role].size.height -= (float) high * 0.5f;
  self->counts[role] = GRAPHENE_RECT_INIT (cell->origin.x + cell->size.width * 0.14f,
                                           cell->origin.y + cell->size.height - count - 4,
                                           cell->size.width * 0.72f,
                                           count);
  lane = GRAPHENE_RECT_INIT (cell->origin.x,
                             cell->origin.y + (float) high,
                             cell->size.width,
                             cell->size.height - (float) high - count - 6);
  place_fact (self, role, &lane);
  place_laid (self, role, &lane, card);
}

static DragonVoteField
choose_field (DragonCouncil *self, double card)
{
  double letters = letter_scale (self);

  if (card >= WORDS_FROM * letters)
    return DRAGON_VOTE_WORDS;
  return card < DEED_FROM * letters ? DRAGON_VOTE_SIGN : DRAGON_VOTE_DEED;
}

static void
dragon_council_arrange (FavorBoard *board, int width, int height)
{
  DragonCouncil *self = DRAGON_COUNCIL (board);
  guint          across = width < TWO_ROWS_BELOW ? 3 : 6, down = DRAGON_N_ROLES / across;
  double         gap = across == 3 ? GAP / 2 : GAP, edge = across == 3 ? GAP / 2 : EDGE;
  double         cell_width = (width - 2 * edge - (across - 1) * gap) / across;
  double         top = MAX (edge, self->top);
  double         cell_height = (height - top - edge - (down - 1) * gap) / down;
  double         share = across == 3 ? NARROW_SHARE : CARD_SHARE;
  double card = MIN (MIN (cell_width, cell_height * share * CARD_ASPECT), CARD_MOST);

  if (cell_width < 1 || cell_height < 1)
    return;
  card = MAX (card, 8);
  self->laid_width = card * LAID_SHARE;
  if (self->field != choose_field (self, card))
    set_vote_faces (self, choose_field (self, card));
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    place_column (self,
                  role,
                  &GRAPHENE_RECT_INIT ((float) (edge +
                                                role % across * (cell_width + gap)),
                                       (float) (top +
                                                role / across * (cell_height + gap)),
                                       (float) cell_width,
                                       (float) cell_height),
                  card);
  place_hidden (self, width, height, card);
  if (self->small != (self->laid_width < SMALL_BELOW))
    set_small (self, self->laid_width < SMALL_BELOW);
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

static FavorPiece *
add_piece (DragonCouncil *self, guint key)
{
  /* The ghost is for eyes only: the decision bar says what is chosen. */
  FavorPiece *piece = g_object_new (FAVOR_TYPE_PIECE,
                                    "accessible-role",
                                    key == DRAGON_KEY_GHOST
                                      ? GTK_ACCESSIBLE_ROLE_PRESENTATION
                                      : GTK_ACCESSIBLE_ROLE_BUTTON,
                                    NULL);

  favor_piece_set_key (piece, key);
  favor_board_add (FAVOR_BOARD (self), GTK_WIDGET (piece));
  return piece;
}

static void
update_card (DragonCouncil *self, const DragonState *state, guint index, gboolean animate)
{
  const DragonSceneCard *card = &self->scene.cards[index];
  FavorPiece            *piece = g_ptr_array_index (self->cards, index);
  g_autofree char       *label = dragon_council_describe_card (state, card, index + 1);
  FavorPieceState        piece_state = 0;

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
      g_autofree char *label = dragon_council_describe_vote (&self->scene,
                                                             role,
                                                             self->facts[role]);

      favor_piece_set_label (self->votes[role], label);
      favor_piece_set_state (self->votes[role],
                             self->scene.active_role == (int) role ? FAVOR_PIECE_ACTIVE
                                                                   : 0);
    }
}

/* ---- Lanes ---------------------------------------------------------------------------- */

/* (nullable): the vote card whose lane is there, where nothing lies on it. */
static FavorPiece *
find_lane (DragonCouncil *self, double x, double y)
{
  GtkWidget       *widget = GTK_WIDGET (self);
  graphene_point_t at = GRAPHENE_POINT_INIT ((float) x, (float) y);

  if (gtk_widget_pick (widget, x, y, GTK_PICK_DEFAULT) != widget)
    return NULL;
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    at.x = gtk_widget_get_width (widget) - at.x;
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    if (graphene_rect_contains_point (&self->lanes[role], &at))
      return self->votes[role];
  return NULL;
}

/* A lane belongs to its vote card. */
static void
lane_released_cb (DragonCouncil *self, int n_press, double x, double y)
{
  FavorPiece *vote = find_lane (self, x, y);

  if (vote == NULL)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (vote));
  g_signal_emit_by_name (vote, "activated");
}

static gboolean
lane_drop_cb (DragonCouncil *self, const GValue *value, double x, double y)
{
  FavorPiece *vote = find_lane (self, x, y);

  if (vote == NULL || g_value_get_object (value) == NULL)
    return FALSE;
  g_signal_emit_by_name (vote, "dropped", g_value_get_object (value));
  return TRUE;
}

static void
add_controllers (DragonCouncil *self)
{
  GtkGesture    *click = gtk_gesture_click_new ();
  GtkDropTarget *target = gtk_drop_target_new (FAVOR_TYPE_PIECE, GDK_ACTION_COPY);

  g_signal_connect_swapped (click, "released", G_CALLBACK (lane_released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (target, "drop", G_CALLBACK (lane_drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/* ---- Object --------------------------------------------------------------------------- */

static void
dragon_council_finalize (GObject *object)
{
  DragonCouncil *self = DRAGON_COUNCIL (object);

  g_ptr_array_unref (self->cards);
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    g_free (self->facts[role]);
  favor_ground_free (self->ground);

  G_OBJECT_CLASS (dragon_council_parent_class)->finalize (object);
}

static void
dragon_council_class_init (DragonCouncilClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = dragon_council_finalize;
  widget_class->snapshot = dragon_council_snapshot;
  FAVOR_BOARD_CLASS (klass)->arrange = dragon_council_arrange;

  signals[SIGNAL_PIECE_ADDED] = g_signal_new ("piece-added",
                                              DRAGON_TYPE_COUNCIL,
                                              G_SIGNAL_RUN_LAST,
                                              0,
                                              NULL,
                                              NULL,
                                              NULL,
                                              G_TYPE_NONE,
                                              1,
                                              FAVOR_TYPE_PIECE);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "council");
}

static void
dragon_council_init (DragonCouncil *self)
{
  self->ground = favor_ground_new ();
  self->cards = g_ptr_array_new ();
  self->scene.winner = self->scene.active_role = FAVOR_NONE;
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    self->votes[role] = add_piece (self, role);
  self->ghost = add_piece (self, DRAGON_KEY_GHOST);
  self->ghost_on = FAVOR_NONE;
  gtk_widget_set_focusable (GTK_WIDGET (self->ghost), FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self->ghost), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->ghost), FALSE);
  set_vote_faces (self, DRAGON_VOTE_WORDS);
  update_votes (self);
  add_controllers (self);
  favor_accessible_set_name (
    GTK_WIDGET (self),
    /* Translators: name of the table with the vote cards, for ears */
    _ ("Council table"));
}

DragonCouncil *
dragon_council_new (void)
{
  return g_object_new (DRAGON_TYPE_COUNCIL, NULL);
}

/* Cards are laid down from the hands of people, below the table. */
static void
come_from_foot (DragonCouncil *self, FavorPiece *piece, gboolean animate)
{
  float width = gtk_widget_get_width (GTK_WIDGET (self));
  float height = gtk_widget_get_height (GTK_WIDGET (self));

  if (animate && width > 0)
    favor_board_set_origin (FAVOR_BOARD (self),
                            GTK_WIDGET (piece),
                            &GRAPHENE_RECT_INIT (width / 2 - 30,
                                                 height,
                                                 60,
                                                 60 / (float) CARD_ASPECT));
}

void
dragon_council_show (DragonCouncil     *self,
                     const DragonScene *scene,
                     const DragonState *state,
                     FavorSeat          viewer,
                     gboolean           animate)
{
  g_return_if_fail (DRAGON_IS_COUNCIL (self));

  self->scene = *scene;
  self->viewer = viewer;
  memcpy (self->clans, state->clans, sizeof self->clans);
  while (self->cards->len > scene->n_cards)
    {
      favor_board_remove (FAVOR_BOARD (self),
                          g_ptr_array_index (self->cards, self->cards->len - 1));
      g_ptr_array_remove_index (self->cards, self->cards->len - 1);
    }
  for (guint i = 0; i < scene->n_cards; i++)
    {
      if (i == self->cards->len)
        {
          g_ptr_array_add (self->cards, add_piece (self, DRAGON_KEY_CARD + i));
          come_from_foot (self, g_ptr_array_index (self->cards, i), animate);
          g_signal_emit (self,
                         signals[SIGNAL_PIECE_ADDED],
                         0,
                         g_ptr_array_index (self->cards, i));
        }
      update_card (self, state, i, animate);
    }
  update_votes (self);
  favor_board_rearrange (FAVOR_BOARD (self), animate);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
dragon_council_set_ghost (DragonCouncil *self, int on, guint role, guint clan)
{
  g_return_if_fail (DRAGON_IS_COUNCIL (self));

  if (on >= 0)
    {
      g_autoptr (FavorFace) face = dragon_face_new_back (clan,
                                                         self->scene.n_cards + 1,
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
      label = dragon_council_describe_vote (&self->scene, role, self->facts[role]);
      favor_piece_set_label (self->votes[role], label);
    }
  favor_board_rearrange (FAVOR_BOARD (self), FALSE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * dragon_council_set_top:
 * @top: in pixels: what hangs over the table there
 */
void
dragon_council_set_top (DragonCouncil *self, int top)
{
  g_return_if_fail (DRAGON_IS_COUNCIL (self));

  if (self->top == top)
    return;
  self->top = top;
  favor_board_rearrange (FAVOR_BOARD (self), FALSE);
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

guint
dragon_council_get_n_cards (DragonCouncil *self)
{
  g_return_val_if_fail (DRAGON_IS_COUNCIL (self), 0);

  return self->cards->len;
}
