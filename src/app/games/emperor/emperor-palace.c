/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "emperor-palace.h"

#include "emperor-palace-private.h"
#include "favor-accessible.h"
#include "favor-properties.h"

#define TILE 84

G_DEFINE_FINAL_TYPE (EmperorPalace, emperor_palace, FAVOR_TYPE_BOARD)

/* ---- Drawing -------------------------------------------------------------------------- */

static void
emperor_palace_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  EmperorPalace *self = EMPEROR_PALACE (widget);

  favor_ground_snapshot (self->ground,
                         self->palette.dark ? "emperor/court-tile-dark"
                                            : "emperor/court-tile-light",
                         TILE,
                         widget,
                         snapshot);
  GTK_WIDGET_CLASS (emperor_palace_parent_class)->snapshot (widget, snapshot);
}

static GdkRGBA
find_colour (GtkStyleContext *context, const char *name)
{
  GdkRGBA colour = { 0, 0, 0, 1 };

  if (!gtk_style_context_lookup_color (context, name, &colour))
    g_warning ("There is no colour \"%s\"", name);
  return colour;
}

static void
update_palette (EmperorPalace *self)
{
  GtkStyleContext *context = gtk_widget_get_style_context (GTK_WIDGET (self));

  self->palette = (EmperorColours){
    .body = find_colour (context, "favor_court_body"),
    .edge = find_colour (context, "favor_court_edge"),
    .line = find_colour (context, "favor_court_line"),
    .own = find_colour (context, "favor_court_own"),
    .dark = adw_style_manager_get_dark (adw_style_manager_get_default ()),
  };
}

static void
emperor_palace_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (emperor_palace_parent_class)->css_changed (widget, change);
  update_palette (EMPEROR_PALACE (widget));
  gtk_widget_queue_allocate (widget);
}

/* In the middle of a move the board is not arranged anew. */
static void
emperor_palace_settle (FavorBoard *board)
{
  EmperorPalace *self = EMPEROR_PALACE (board);

  if (self->flights->len == 0)
    return;
  emperor_palace_end_flights (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* ---- Pieces --------------------------------------------------------------------------- */

static FavorPiece *
add_piece (EmperorPalace *self, guint key, const char *css_class)
{
  FavorPiece *piece = favor_board_add_piece (FAVOR_BOARD (self), key);

  if (css_class != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (piece), css_class);
  return piece;
}

static FavorPiece *
add_mute_piece (EmperorPalace *self, guint key)
{
  return favor_board_add_mute_piece (FAVOR_BOARD (self), key);
}

static GtkWidget *
add_caption (EmperorPalace *self, const char *text)
{
  GtkWidget *label = favor_board_add_words (FAVOR_BOARD (self), "caption");

  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  return label;
}

static void
add_pieces (EmperorPalace *self)
{
  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    self->staff[staff] = add_piece (self, EMPEROR_KEY_STAFF + staff, "pavilion");
  self->empress = add_piece (self, EMPEROR_KEY_EMPRESS, "pavilion");
  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    self->slots[staff] = add_piece (self, EMPEROR_KEY_SLOT + staff, "slots");
  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    self->piles[card] = add_piece (self, EMPEROR_KEY_PILE + card, NULL);
  self->treasury = add_piece (self, EMPEROR_KEY_TREASURY, "round");
  self->events = add_piece (self, EMPEROR_KEY_EVENTS, NULL);
  self->market = add_piece (self, EMPEROR_KEY_MARKET, NULL);
  self->discard = add_piece (self, EMPEROR_KEY_DISCARD, NULL);
  self->prices = add_piece (self, EMPEROR_KEY_PRICES, NULL);
  /* Translators: below the Gold on the board; little space */
  self->captions[EMPEROR_CAPTION_TREASURY] = add_caption (self, _ ("Treasury"));
  /* Translators: below the deck of Events on the board; little space */
  self->captions[EMPEROR_CAPTION_EVENTS] = add_caption (self, _ ("Events"));
  /* Translators: below the deck of the Black Market on the board; little space */
  self->captions[EMPEROR_CAPTION_MARKET] = add_caption (self, _ ("Black Market"));
  self->ghosts.coming = add_mute_piece (self, EMPEROR_N_KEYS);
  self->ghosts.going = add_mute_piece (self, EMPEROR_N_KEYS);
  favor_piece_set_state (self->ghosts.coming, FAVOR_PIECE_GHOST);
  favor_piece_set_state (self->ghosts.going, FAVOR_PIECE_GHOST);
}

/* Meeples come as seats do. One that is not on the board will come from above, where its player
 * is. */
static void
add_meeples (EmperorPalace *self)
{
  for (guint seat = 0; seat < EMPEROR_MAX_SEATS; seat++)
    {
      gboolean is_new = seat < self->state.head.n_seats && self->meeples[seat] == NULL;
      double   x;

      if (is_new)
        {
          self->meeples[seat] = add_mute_piece (self, EMPEROR_KEY_MEEPLE + seat);
          favor_board_announce (FAVOR_BOARD (self), GTK_WIDGET (self->meeples[seat]));
        }
      if (self->meeples[seat] == NULL ||
          (!is_new && seat < self->state.head.n_seats && self->state.meeple[seat] >= 0))
        continue;
      favor_board_unplace (FAVOR_BOARD (self), GTK_WIDGET (self->meeples[seat]));
      x = self->width * (seat + 0.5) / MAX (self->state.head.n_seats, 1);
      favor_board_set_origin (FAVOR_BOARD (self),
                              GTK_WIDGET (self->meeples[seat]),
                              &FAVOR_RECT (x, -40, 30, 36));
    }
}

/* ---- Seeing --------------------------------------------------------------------------- */

static void
mark (FavorPiece *piece, gboolean showing, gboolean on)
{
  FavorPieceState bit = showing ? FAVOR_PIECE_ACTIVE : FAVOR_PIECE_CHANGED;
  guint           state = favor_piece_get_state (piece) &
                ~(guint) (FAVOR_PIECE_ACTIVE | FAVOR_PIECE_CHANGED);

  favor_piece_set_state (piece, on ? state | bit : state);
}

/* Rings around what has just changed, another kind around what is being shown. */
static void
mark_changes (EmperorPalace *self, gboolean showing)
{
  const EmperorFocus *focus = &self->marks.focus;

  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    mark (self->staff[staff], showing, (focus->staff >> staff & 1) != 0);
  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    mark (self->piles[card], showing, (focus->piles >> card & 1) != 0);
  mark (self->treasury, showing, focus->treasury);
  mark (self->market, showing, focus->market);
  mark (self->events, showing, focus->events);
}

static void
see (EmperorPalace *self)
{
  const FavorMoment *moment = favor_sight_get_moment (self->sight);
  EmperorState       before = self->state;

  if (moment == NULL)
    return;
  emperor_palace_end_flights (self);
  self->state = *(const EmperorState *) moment->state;
  self->viewer = moment->viewer;
  memcpy (self->colours, moment->colours, sizeof self->colours);
  emperor_focus_see (&self->marks.focus, moment);
  add_meeples (self);
  emperor_palace_name (self);
  mark_changes (self, moment->showing);
  if (moment->animated)
    emperor_palace_start_flights (self, &before);
  favor_board_rearrange (FAVOR_BOARD (self), moment->animated);
}

/* ---- Object --------------------------------------------------------------------------- */

static FavorPiece *
get_prices (EmperorPalace *self)
{
  return self->prices;
}

/* clang-format off */
static const FavorProperty property_table[] = {
  { "prices", G_TYPE_OBJECT, FAVOR_READABLE, .class_type = favor_piece_get_type,
    .get = G_CALLBACK (get_prices) },
  { "sight", G_TYPE_OBJECT, FAVOR_WRITABLE, FAVOR_MEMBER (EmperorPalace, sight),
    .class_type = favor_sight_get_type, .changed = G_CALLBACK (see) },
};

/* clang-format on */

static void
emperor_palace_finalize (GObject *object)
{
  EmperorPalace *self = EMPEROR_PALACE (object);

  g_array_unref (self->flights);
  favor_ground_free (self->ground);
  favor_properties_clear (object);

  G_OBJECT_CLASS (emperor_palace_parent_class)->finalize (object);
}

static void
emperor_palace_class_init (EmperorPalaceClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = emperor_palace_finalize;
  widget_class->snapshot = emperor_palace_snapshot;
  widget_class->css_changed = emperor_palace_css_changed;
  FAVOR_BOARD_CLASS (klass)->arrange = emperor_palace_place;
  FAVOR_BOARD_CLASS (klass)->settle = emperor_palace_settle;

  favor_properties_install (object_class,
                            property_table,
                            G_N_ELEMENTS (property_table),
                            NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "palace");
}

static void
emperor_palace_init (EmperorPalace *self)
{
  self->ground = favor_ground_new ();
  self->preview_key = FAVOR_NONE;
  self->flights = g_array_new (FALSE, FALSE, sizeof (EmperorFlight));
  self->viewer = FAVOR_SEAT_NONE;
  self->letters = 1;
  self->ghosts.to = self->ghosts.from = FAVOR_NONE;
  for (guint seat = 0; seat < EMPEROR_MAX_SEATS; seat++)
    self->colours[seat] = (guint8) seat;
  add_pieces (self);
  favor_accessible_set_name (
    GTK_WIDGET (self),
    /* Translators: name of the board of Emperor's Favor, for ears */
    _ ("Palace"));
}

EmperorPalace *
emperor_palace_new (void)
{
  return g_object_new (EMPEROR_TYPE_PALACE, NULL);
}

FavorPiece *
emperor_palace_get_piece (EmperorPalace *self, guint key)
{
  g_return_val_if_fail (EMPEROR_IS_PALACE (self), NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
       child != NULL && key < EMPEROR_N_KEYS;
       child = gtk_widget_get_next_sibling (child))
    if (FAVOR_IS_PIECE (child) && favor_piece_get_key (FAVOR_PIECE (child)) == key)
      return FAVOR_PIECE (child);
  return NULL;
}

void
emperor_palace_set_ghost (EmperorPalace *self, int staff, int from)
{
  g_return_if_fail (EMPEROR_IS_PALACE (self));

  if (self->ghosts.to == staff && self->ghosts.from == from)
    return;
  self->ghosts.to = staff;
  self->ghosts.from = from;
  favor_board_rearrange (FAVOR_BOARD (self), FALSE);
}

void
emperor_palace_set_threatened (EmperorPalace *self, guint staff_set)
{
  g_return_if_fail (EMPEROR_IS_PALACE (self));

  if (self->marks.threatened == staff_set)
    return;
  self->marks.threatened = staff_set;
  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    if (staff_set & (1u << staff))
      gtk_widget_add_css_class (GTK_WIDGET (self->staff[staff]), "threatened");
    else
      gtk_widget_remove_css_class (GTK_WIDGET (self->staff[staff]), "threatened");
  emperor_palace_name (self);
}

void
emperor_palace_set_payable (EmperorPalace *self, guint levels)
{
  g_return_if_fail (EMPEROR_IS_PALACE (self));

  if (self->marks.payable == levels)
    return;
  self->marks.payable = levels;
  emperor_palace_name (self);
  favor_board_rearrange (FAVOR_BOARD (self), FALSE);
}
