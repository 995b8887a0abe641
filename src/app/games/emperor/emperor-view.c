/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-view-private.h"

#include "emperor-preview.h"
#include "emperor-standing.h"
#include "favor-closures.h"
#include "favor-properties.h"
#include "favor-views.h"

G_DEFINE_FINAL_TYPE (EmperorView, emperor_view, FAVOR_TYPE_PIECE_VIEW)

enum
{
  PROP_SEEN,
  PROP_PLOTTER,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

const EmperorState *
emperor_view_get_seen (EmperorView *self)
{
  return favor_game_view_get_seen (FAVOR_GAME_VIEW (self));
}

gboolean
emperor_view_is_showing (EmperorView *self)
{
  return favor_game_view_get_shown (FAVOR_GAME_VIEW (self), NULL) != NULL;
}

/* ---- Pieces --------------------------------------------------------------------------- */

static void
set_state (FavorPiece *piece, FavorPieceState bit, gboolean on)
{
  FavorPieceState state = favor_piece_get_state (piece);

  if (piece != NULL)
    favor_piece_set_state (piece, on ? state | bit : state & ~(guint) bit);
}

/* Rings around what has just changed, another kind around what is being shown. */
static void
mark_changes (EmperorView *self)
{
  const EmperorFocus *focus = &self->focus;
  FavorPieceState     bit = emperor_view_is_showing (self) ? FAVOR_PIECE_ACTIVE
                                                           : FAVOR_PIECE_CHANGED;

  for (guint key = 0; key < EMPEROR_N_KEYS; key++)
    {
      FavorPiece *piece = emperor_palace_get_piece (self->palace, key);
      gboolean    on = FALSE;

      if (piece == NULL)
        continue;
      if (key < EMPEROR_KEY_STAFF + EMPEROR_N_STAFF)
        on = (focus->staff >> key & 1) != 0;
      else if (key >= EMPEROR_KEY_PILE && key < EMPEROR_KEY_PILE + EMPEROR_N_CARDS)
        on = (focus->piles >> (key - EMPEROR_KEY_PILE) & 1) != 0;
      else if (key == EMPEROR_KEY_TREASURY)
        on = focus->treasury;
      else if (key == EMPEROR_KEY_MARKET)
        on = focus->market;
      else if (key == EMPEROR_KEY_EVENTS)
        on = focus->events;
      set_state (piece, FAVOR_PIECE_ACTIVE | FAVOR_PIECE_CHANGED, FALSE);
      set_state (piece, bit, on);
    }
}

/* Who sits where, in which colours. */
static void
show_seats (EmperorView *self)
{
  FavorSession *session =
    favor_cursor_get_session (favor_game_view_get_cursor (FAVOR_GAME_VIEW (self)));
  guint  n = favor_session_get_n_seats (session);
  guint8 colours[EMPEROR_MAX_SEATS] = { 0 };

  for (guint seat = 0; seat < n; seat++)
    colours[seat] = favor_session_get_player (session, (FavorSeat) seat)->colour;
  emperor_palace_set_seats (self->palace, favor_session_get_names (session), colours, n);
}

static void
draw (EmperorView *self, gboolean animate)
{
  FavorCursor        *cursor = favor_game_view_get_cursor (FAVOR_GAME_VIEW (self));
  const EmperorState *seen = emperor_view_get_seen (self);

  show_seats (self);
  emperor_palace_show (self->palace, seen, favor_cursor_get_viewer (cursor), animate);
  favor_piece_view_fill_hands (FAVOR_PIECE_VIEW (self));
  mark_changes (self);
  if (!emperor_view_is_showing (self))
    emperor_view_update_tool (self);
  favor_piece_view_update (FAVOR_PIECE_VIEW (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SEEN]);
  favor_hand_update (self->hand, animate);
  emperor_view_inspect_again (self);
}

/* ---- Following ------------------------------------------------------------------------ */

/* What others did stands out until something else happens; their whole turn counts as one thing. */
static void
point_at (EmperorView        *self,
          const EmperorState *before,
          const EmperorState *after,
          const FavorEvent   *events,
          guint               n_events)
{
  gboolean own = before->head.decider == emperor_view_get_holder (self);

  if (own || n_events == 0 || before->head.turn_owner != after->head.turn_owner)
    self->focus = (EmperorFocus){ 0 };
  for (guint i = 0; !own && i < n_events; i++)
    emperor_focus_add (&self->focus, &events[i]);
}

/* What came of an Intrigue or a trade is seen one thing after the other. */
static gboolean
wants_show (FavorGameView *view, const FavorEvent *events, guint n_events)
{
  return emperor_focus_wants_show (events, n_events);
}

static guint
count_at_once (FavorGameView *view, const FavorEvent *events, guint n_events, guint first)
{
  return emperor_focus_step (events, n_events, first);
}

static void
show (FavorGameView *view, gconstpointer seen, const FavorEvent *event)
{
  EmperorView *self = EMPEROR_VIEW (view);

  self->focus = (EmperorFocus){ 0 };
  if (event != NULL)
    emperor_focus_add (&self->focus, event);
  draw (self, TRUE);
}

static void
emperor_view_step (FavorGameView    *view,
                   gconstpointer     before,
                   gconstpointer     after,
                   const FavorEvent *events,
                   guint             n_events)
{
  EmperorView *self = EMPEROR_VIEW (view);
  guint        from = favor_game_head (before)->ply, to = favor_game_head (after)->ply;

  if (from != to)
    favor_chooser_clear (emperor_view_get_chooser (self));
  if (favor_game_view_begin_show (view, before, events, n_events))
    return;
  point_at (self, before, after, events, to == from + 1 ? n_events : 0);
  /* Other eyes may not see what was looked at before. */
  if (from == to)
    self->noted = FAVOR_NONE;
  /* Far from what was seen before, cards have no way from there to here. */
  draw (self, MAX (from, to) - MIN (from, to) <= 1);
}

static void
arrive (FavorPieceView *view)
{
  EmperorView *self = EMPEROR_VIEW (view);

  self->focus = (EmperorFocus){ 0 };
  self->noted = FAVOR_NONE;
  draw (self, FALSE);
}

/* ---- Places on the page --------------------------------------------------------------- */

static GtkWidget *
get_summary (FavorGameView *view)
{
  return GTK_WIDGET (EMPEROR_VIEW (view)->summary);
}

/* ---- What the template computes ------------------------------------------------------- */

static EmperorState *
copy_state (EmperorState *state)
{
  return g_memdup2 (state, sizeof *state);
}

/* So that a position can be the value of a property. */
static GType emperor_state_get_type (void);
G_DEFINE_BOXED_TYPE (EmperorState, emperor_state, copy_state, g_free)

/* (nullable): there may be no cursor yet. */
static const EmperorState *
peek_seen (EmperorView *self)
{
  FavorCursor *cursor = favor_game_view_get_cursor (FAVOR_GAME_VIEW (self));

  return cursor != NULL ? emperor_view_get_seen (self) : NULL;
}

/* Where the board has no room for the prices, they stand above the pads. */
static char *
describe_prices (EmperorView *self, const EmperorState *seen, gboolean on_board)
{
  if (seen == NULL || on_board)
    return NULL;
  return g_strdup (favor_piece_get_label (emperor_palace_get_piece (self->palace,
                                                                    EMPEROR_KEY_PRICES)));
}

static GStrv
list_promises (EmperorView *self, const EmperorState *seen)
{
  return seen == NULL
           ? NULL
           : emperor_summary_list_promises (seen, emperor_view_get_names (self));
}

static guint
find_stressed (EmperorView *self, const EmperorState *seen, int plotter)
{
  return seen == NULL ? 0 : emperor_summary_find_promises (seen, (FavorSeat) plotter);
}

static GStrv
list_hands (EmperorView *self, const EmperorState *seen)
{
  return seen == NULL ? NULL
                      : emperor_summary_list_hands (seen,
                                                    emperor_view_get_holder (self),
                                                    emperor_view_get_names (self));
}

/* ---- Object --------------------------------------------------------------------------- */

/* clang-format off */
static const FavorProperty property_table[N_PROPS] = {
  [PROP_SEEN] = { "seen", G_TYPE_BOXED, FAVOR_READABLE, .class_type = emperor_state_get_type,
                  .get = G_CALLBACK (peek_seen) },
  [PROP_PLOTTER] = { "plotter", G_TYPE_INT, FAVOR_READABLE, FAVOR_MEMBER (EmperorView, plotter) },
};

/* clang-format on */

void
emperor_view_set_plotter (EmperorView *self, FavorSeat seat)
{
  favor_properties_set_number (self, properties[PROP_PLOTTER], seat);
}

static void
emperor_view_finalize (GObject *object)
{
  g_clear_object (&EMPEROR_VIEW (object)->tool);

  G_OBJECT_CLASS (emperor_view_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (EMPEROR_TYPE_PALACE);
  g_type_ensure (EMPEROR_TYPE_SUMMARY);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "emperor/view.ui");
  gtk_widget_class_bind_template_child (widget_class, EmperorView, palace);
  gtk_widget_class_bind_template_child (widget_class, EmperorView, summary);
  gtk_widget_class_bind_template_callback (widget_class, describe_prices);
  gtk_widget_class_bind_template_callback (widget_class, list_promises);
  gtk_widget_class_bind_template_callback (widget_class, find_stressed);
  gtk_widget_class_bind_template_callback (widget_class, list_hands);
}

static void
emperor_view_class_init (EmperorViewClass *klass)
{
  GObjectClass        *object_class = G_OBJECT_CLASS (klass);
  FavorGameViewClass  *view_class = FAVOR_GAME_VIEW_CLASS (klass);
  FavorPieceViewClass *piece_class = FAVOR_PIECE_VIEW_CLASS (klass);

  object_class->finalize = emperor_view_finalize;
  view_class->step = emperor_view_step;
  view_class->wants_show = wants_show;
  view_class->count_at_once = count_at_once;
  view_class->show = show;
  view_class->get_summary = get_summary;
  piece_class->arrive = arrive;
  piece_class->fill = emperor_view_fill;
  favor_properties_install (object_class, property_table, N_PROPS, properties);
  bind_template (GTK_WIDGET_CLASS (klass));
  emperor_view_install_choices (piece_class);
  emperor_view_install_details (piece_class);
  emperor_view_install_bar (view_class, piece_class);
  emperor_view_install_seats (view_class);
  emperor_view_install_sentence (view_class);
  emperor_view_install_tool (view_class, piece_class);

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "emperorview");
}

static void
emperor_view_init (EmperorView *self)
{
  FavorPieceView *parent = FAVOR_PIECE_VIEW (self);

  self->noted = FAVOR_NONE;
  self->plotter = FAVOR_SEAT_NONE;
  self->hand = favor_piece_view_get_hand (parent);
  self->details = favor_piece_view_get_details (parent);
  gtk_widget_init_template (GTK_WIDGET (self));
  favor_piece_view_set_board (parent, FAVOR_BOARD (self->palace));
}

static const FavorViewLetter letters[] = {
  { 'a', N_ ("Accept, pay") },
  { 'x', N_ ("Decline, refuse") },
  { 'o', N_ ("Offer a trade") },
  { 's', N_ ("Sell the chosen card") },
  { 'u', N_ ("Make a counter-offer, upgrade the chosen card") },
  { 'b', N_ ("Buy from the Black Market") },
  { 'e', N_ ("Complete an Event") },
};

const FavorViewKind favor_emperor_view_kind = {
  .game_id = "emperors-favor",
  .get_type = emperor_view_get_type,
  .create_preview = emperor_preview_new,
  .describe_standing = emperor_standing_describe,
  .letters = letters,
  .n_letters = G_N_ELEMENTS (letters),
};
