/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "dragon-council.h"

#include "dragon-faces.h"
#include "dragon-words.h"
#include "favor-accessible.h"
#include "favor-art.h"
#include "favor-text.h"

#define EDGE        14
#define GAP         12
#define CARD_ASPECT (240.0 / 336)
/* In one row a vote card takes at most this part of the height, in two rows of its row. */
#define CARD_SHARE   0.46
#define NARROW_SHARE 0.5
#define CARD_MOST    210
/* From this width on the words of a vote card can be read. */
#define WORDS_FROM 128
/* Below this width of the table the vote cards stand in two rows. */
#define TWO_ROWS_BELOW 560
#define COUNT_HEIGHT   22
#define LAID_SHARE     0.42
#define LAID_GAP       6
#define LAID_LEAST     12
#define SMALL_BELOW    44
#define TILE           96

struct _DragonCouncil
{
  FavorBoard parent_instance;

  FavorPiece *votes[DRAGON_N_ROLES];
  GPtrArray  *cards;
  FavorPiece *ghost;
  int         ghost_on;
  DragonScene scene;
  /* Where the lanes and counts are, from the start side. */
  graphene_rect_t lanes[DRAGON_N_ROLES];
  graphene_rect_t counts[DRAGON_N_ROLES];
  gboolean        whole;
  /* Left free above the cards. */
  int top;
  /* Cards narrower than SMALL_BELOW have another face. */
  gboolean small;
  double   laid_width;
  /* For the faces. */
  guint8    clans[DRAGON_MAX_SEATS];
  FavorSeat viewer;
};

G_DEFINE_FINAL_TYPE (DragonCouncil, dragon_council, FAVOR_TYPE_BOARD)

enum
{
  SIGNAL_PIECE_ADDED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* ---- Places --------------------------------------------------------------------------- */

static void
set_vote_faces (DragonCouncil *self, gboolean whole)
{
  self->whole = whole;
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    {
      g_autoptr (FavorFace) face = dragon_face_new_vote (role, whole);

      /* The same side with other words: nothing turns over. */
      favor_piece_set_face (self->votes[role], NULL);
      favor_piece_set_face (self->votes[role], face);
    }
}

static void
set_card_face (DragonCouncil *self, guint index)
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

  favor_piece_set_face (g_ptr_array_index (self->cards, index), face);
}

/* The same side in another size: nothing turns over. */
static void
set_small (DragonCouncil *self, gboolean small)
{
  self->small = small;
  for (guint i = 0; i < self->cards->len; i++)
    {
      favor_piece_set_face (g_ptr_array_index (self->cards, i), NULL);
      set_card_face (self, i);
    }
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

static void
place_column (DragonCouncil *self, guint role, const graphene_rect_t *cell, double card)
{
  double          high = card / CARD_ASPECT;
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
                                           cell->origin.y + cell->size.height -
                                             COUNT_HEIGHT - 4,
                                           cell->size.width * 0.72f,
                                           COUNT_HEIGHT);
  lane = GRAPHENE_RECT_INIT (cell->origin.x,
                             cell->origin.y + (float) high,
                             cell->size.width,
                             cell->size.height - (float) high - COUNT_HEIGHT - 6);
  place_laid (self, role, &lane, card);
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
  if (self->whole != (card >= WORDS_FROM))
    set_vote_faces (self, card >= WORDS_FROM);
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
draw_ground (GtkWidget *widget, GtkSnapshot *snapshot)
{
  float           width = gtk_widget_get_width (widget);
  float           height = gtk_widget_get_height (widget);
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, width, height);
  graphene_rect_t tile = GRAPHENE_RECT_INIT (0, 0, TILE, TILE);
  gboolean        dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  g_autoptr (GdkTexture) texture =
    favor_art_get_texture (favor_art_get_default (),
                           dark ? "dragon/table-tile-dark" : "dragon/table-tile-light",
                           TILE,
                           TILE,
                           gtk_widget_get_scale_factor (widget));

  gtk_snapshot_push_repeat (snapshot, &all, &tile);
  gtk_snapshot_append_texture (snapshot, texture, &tile);
  gtk_snapshot_pop (snapshot);
}

static void
draw_rounded (GtkSnapshot           *snapshot,
              const graphene_rect_t *at,
              float                  radius,
              const GdkRGBA         *colour)
{
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape, at, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, colour, at);
  gtk_snapshot_pop (snapshot);
}

static char *
describe_count (const DragonScene *scene, guint role)
{
  g_autofree char *cards = NULL;
  g_autofree char *works = NULL;
  guint            n = scene->votes[role];

  if (scene->works[role] == 0 || scene->counted[role])
    {
      g_autofree char *number = g_strdup_printf ("%u", n);

      /* Translators: below a vote card: how many votes it has; little space */
      return favor_text_expand (ngettext ("{n} vote", "{n} votes", n), "n", number, NULL);
    }
  cards = g_strdup_printf ("%u", n - scene->works[role]);
  works = g_strdup_printf ("%u", scene->works[role]);
  /* Translators: below a vote card before the count: {cards} and {works} are numbers; "Works" are
   * the tokens of the Artisan. Little space */
  return favor_text_expand (_ ("{cards} + {works} Works"),
                            "cards",
                            cards,
                            "works",
                            works,
                            NULL);
}

static void
draw_count (DragonCouncil         *self,
            GtkSnapshot           *snapshot,
            guint                  role,
            const graphene_rect_t *at)
{
  static const GdkRGBA ink = { 0.141f, 0.122f, 0.169f, 1 };
  static const GdkRGBA paper = { 0.969f, 0.929f, 0.847f, 1 };
  static const GdkRGBA gold = { 0.867f, 0.647f, 0.227f, 1 };
  static const GdkRGBA dusk = { 0.42f, 0.30f, 0.42f, 1 };

  gboolean         dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  gboolean         wins = self->scene.winner == (int) role;
  g_autofree char *text = describe_count (&self->scene, role);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self),
                                                                   text);
  PangoAttrList          *bold = pango_attr_list_new ();
  int                     width, height;

  pango_attr_list_insert (bold, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (bold, pango_attr_scale_new (0.85));
  pango_layout_set_attributes (layout, bold);
  pango_attr_list_unref (bold);
  pango_layout_set_width (layout, (int) (at->size.width * PANGO_SCALE));
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_get_pixel_size (layout, &width, &height);
  draw_rounded (snapshot, at, at->size.height / 2, wins ? &gold : dark ? &dusk : &ink);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (at->origin.x,
                                                at->origin.y +
                                                  (at->size.height - (float) height) /
                                                    2));
  gtk_snapshot_append_layout (snapshot, layout, wins ? &ink : &paper);
  gtk_snapshot_restore (snapshot);
}

static void
dragon_council_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  DragonCouncil *self = DRAGON_COUNCIL (widget);
  gboolean       rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gboolean       dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  GdkRGBA        plum = { 0.486f, 0.247f, 0.463f, dark ? 0.28f : 0.17f };
  GdkRGBA        gold = { 0.867f, 0.647f, 0.227f, dark ? 0.30f : 0.36f };

  draw_ground (widget, snapshot);
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    {
      graphene_rect_t lane = self->lanes[role];
      gboolean        lit = self->scene.active_role == (int) role ||
                     self->scene.winner == (int) role;

      if (rtl)
        lane.origin.x = gtk_widget_get_width (widget) - lane.origin.x - lane.size.width;
      draw_rounded (snapshot, &lane, 8, lit ? &gold : &plum);
    }
  GTK_WIDGET_CLASS (dragon_council_parent_class)->snapshot (widget, snapshot);
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    {
      graphene_rect_t count = self->counts[role];

      if (rtl)
        count.origin.x = gtk_widget_get_width (widget) - count.origin.x -
                         count.size.width;
      draw_count (self, snapshot, role, &count);
    }
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

static char *
describe_card (const DragonState *state, const DragonSceneCard *card, guint number)
{
  const char      *clan = dragon_clan_title (state->clans[card->owner]);
  const char      *on = card->on >= 0 ? dragon_role_title ((guint) card->on) : NULL;
  g_autofree char *n = g_strdup_printf ("%u", number);

  if (on == NULL)
    /* Translators: a face-down card, for ears; nobody knows on which vote card it lies */
    return favor_text_expand (_ ("Card {n} of {clan}"), "n", n, "clan", clan, NULL);
  if (!card->turned && card->role >= 0)
    /* Translators: an own face-down card on a vote card, for ears; {n} is its number, {card} the
     * delegate that only its owner knows */
    return favor_text_expand (_ ("Card {n} of {clan} on {role}, secretly {card}"),
                              "n",
                              n,
                              "clan",
                              clan,
                              "role",
                              on,
                              "card",
                              dragon_role_title ((guint) card->role),
                              NULL);
  if (!card->turned)
    /* Translators: a face-down card on a vote card, for ears; {n} is its number */
    return favor_text_expand (_ ("Card {n} of {clan} on {role}"),
                              "n",
                              n,
                              "clan",
                              clan,
                              "role",
                              on,
                              NULL);
  if (card->withdrawn)
    /* Translators: a card that does not count any more, for ears; {card} is a delegate */
    return favor_text_expand (_ ("{card} of {clan} on {role}, withdrawn"),
                              "card",
                              dragon_role_title ((guint) card->role),
                              "clan",
                              clan,
                              "role",
                              on,
                              NULL);
  /* Translators: a card that was turned up, for ears; {card} is a delegate */
  return favor_text_expand (_ ("{card} of {clan} on {role}"),
                            "card",
                            dragon_role_title ((guint) card->role),
                            "clan",
                            clan,
                            "role",
                            on,
                            NULL);
}

static void
update_card (DragonCouncil *self, const DragonState *state, guint index)
{
  const DragonSceneCard *card = &self->scene.cards[index];
  FavorPiece            *piece = g_ptr_array_index (self->cards, index);
  g_autofree char       *label = describe_card (state, card, index + 1);
  FavorPieceState        piece_state = 0;

  if (card->withdrawn)
    piece_state |= FAVOR_PIECE_STRUCK;
  if (card->active)
    piece_state |= FAVOR_PIECE_ACTIVE;
  if (card->changed)
    piece_state |= FAVOR_PIECE_CHANGED;
  set_card_face (self, index);
  favor_piece_set_state (piece, piece_state);
  favor_piece_set_label (piece, label);
}

static void
update_votes (DragonCouncil *self)
{
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    {
      g_autofree char *count = describe_count (&self->scene, role);
      /* Translators: a vote card, for ears; {votes} is e.g. "2 votes", {text} the words on it */
      g_autofree char *label = favor_text_expand (_ ("{role}, {votes}. {text}"),
                                                  "role",
                                                  dragon_role_title (role),
                                                  "votes",
                                                  count,
                                                  "text",
                                                  dragon_role_text (role),
                                                  NULL);

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
  g_ptr_array_unref (DRAGON_COUNCIL (object)->cards);

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
  self->cards = g_ptr_array_new ();
  self->scene.winner = self->scene.active_role = FAVOR_NONE;
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    self->votes[role] = add_piece (self, role);
  self->ghost = add_piece (self, DRAGON_KEY_GHOST);
  self->ghost_on = FAVOR_NONE;
  gtk_widget_set_focusable (GTK_WIDGET (self->ghost), FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self->ghost), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->ghost), FALSE);
  set_vote_faces (self, TRUE);
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
      update_card (self, state, i);
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

      favor_piece_set_face (self->ghost, NULL);
      favor_piece_set_face (self->ghost, face);
      favor_piece_set_state (self->ghost, FAVOR_PIECE_GHOST);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->ghost), on >= 0);
  if (self->ghost_on == on)
    return;
  self->ghost_on = on;
  favor_board_rearrange (FAVOR_BOARD (self), FALSE);
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
