/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "orders-view-private.h"

#include "favor-closures.h"
#include "favor-text.h"
#include "favor-views.h"
#include "orders-faces.h"
#include "orders-picture.h"
#include "orders-flights.h"
#include "orders-sounds.h"
#include "orders-words.h"

/* The tile in hand, in pixels. */
#define IN_HAND         66
#define IN_HAND_COMPACT 46

G_DEFINE_FINAL_TYPE (OrdersView, orders_view, FAVOR_TYPE_PIECE_VIEW)

/* ---- The hand ------------------------------------------------------------------------- */

static void
hold_order (OrdersView *self, FavorSeat seat, guint order)
{
  const OrdersState    *state = orders_view_get_seen (self);
  OrdersProgress        progress = orders_progress_measure (state, seat, order);
  g_autofree char      *how = orders_progress_describe (&progress);
  g_autoptr (FavorFace) face = orders_face_new_order (order);
  /* Translators: an order in hand; {progress} says how far it is */
  g_autofree char *label = favor_text_fill (_ ("{order}. {progress}"),
                                            "order progress",
                                            orders_title (order),
                                            how);

  favor_piece_view_hold (FAVOR_PIECE_VIEW (self), order, face, label, FALSE);
}

static void
hold_fulfilled (OrdersView *self, guint order)
{
  g_autoptr (FavorFace) face = orders_face_new_order (order);
  /* Translators: an order of the king that was fulfilled */
  g_autofree char *label = favor_text_fill (_ ("{order}, fulfilled"),
                                            "order",
                                            orders_title (order));
  FavorPiece      *piece = favor_piece_view_hold (FAVOR_PIECE_VIEW (self),
                                             ORDERS_KEY_FULFILLED + order,
                                             face,
                                             label,
                                             TRUE);

  favor_piece_set_state (piece, FAVOR_PIECE_VEILED);
}

static void
fill (FavorPieceView *view, FavorSeat seat)
{
  OrdersView        *self = ORDERS_VIEW (view);
  const OrdersState *state = orders_view_get_seen (self);

  for (guint i = 0; i < state->n_hand[seat]; i++)
    if (state->hand[seat][i] != ORDERS_HIDDEN)
      hold_order (self, seat, state->hand[seat][i]);
  for (guint i = 0; i < state->n_fulfilled[seat]; i++)
    hold_fulfilled (self, state->fulfilled[seat][i]);
}

/* ---- Details -------------------------------------------------------------------------- */

static void
inspect_order (OrdersView *self, FavorPiece *piece)
{
  FavorPieceView       *view = FAVOR_PIECE_VIEW (self);
  const OrdersState    *state = orders_view_get_state (self);
  guint                 key = favor_piece_get_key (piece);
  guint                 order = key % ORDERS_KEY_FULFILLED;
  FavorSeat             seat = favor_piece_view_get_holder (view);
  g_autoptr (FavorFace) card = orders_face_new_card (order);
  g_autofree char      *points = NULL, *how = NULL;

  /* Translators: what an order of the king brings */
  points = favor_text_fill (ngettext ("{n} point",
                                      "{n} points",
                                      orders_cards[order].points),
                            "n#",
                            orders_cards[order].points);
  if (key < ORDERS_KEY_FULFILLED && seat >= 0)
    {
      OrdersProgress progress = orders_progress_measure (state, seat, order);

      how = orders_progress_describe (&progress);
    }
  favor_details_show (self->details,
                      favor_piece_get_face (piece),
                      orders_title (order),
                      points,
                      orders_text (order),
                      how);
  favor_details_set_card (self->details, card, NULL);
}

static void
inspect_feature (OrdersView *self, FavorPiece *piece, guint at, guint part)
{
  const OrdersState *state = orders_view_get_seen (self);
  gint               name = orders_find_feature (state, at, part);
  OrdersFeature      feature;
  g_autofree char   *title = NULL, *worth = NULL;

  if (name < 0)
    return;
  orders_view_light_up (self, (gint) at, part);
  feature = orders_look_at (state, (FavorNode) name);
  title = orders_say_feature (&feature);
  worth = orders_say_worth (&feature,
                            favor_piece_view_get_names (FAVOR_PIECE_VIEW (self)));
  favor_details_show (self->details,
                      favor_piece_get_face (piece),
                      title,
                      NULL,
                      worth,
                      NULL);
}

static void
add_part (OrdersView *self, GString *lines, const OrdersFeature *feature)
{
  g_autofree char *what = orders_say_feature (feature);
  g_autofree char *worth =
    orders_say_worth (feature, favor_piece_view_get_names (FAVOR_PIECE_VIEW (self)));

  g_string_append_printf (lines, "%s%s. %s", lines->len > 0 ? "\n" : "", what, worth);
}

/* (transfer full): the features of a tile, a line for each but for bare fields; `first` is told of in
 * any case. */
static char *
list_parts (OrdersView *self, guint at, guint first)
{
  const OrdersState *state = orders_view_get_seen (self);
  GString           *lines = g_string_new (NULL);

  for (guint i = 0; i <= ORDERS_N_PARTS; i++)
    {
      guint         part = i == 0 ? first : i - 1;
      gint          name = FAVOR_NONE;
      OrdersFeature feature;

      if (part < ORDERS_N_PARTS && (i == 0 || part != first))
        name = orders_find_feature (state, at, part);
      if (name < 0)
        continue;
      feature = orders_look_at (state, (FavorNode) name);
      if (i == 0 || feature.land != FAVOR_LAND_FARM || feature.owners != 0)
        add_part (self, lines, &feature);
    }
  return g_string_free (lines, FALSE);
}

char *
orders_view_say_place (OrdersView *self, int x, int y)
{
  FavorCursor *cursor = favor_game_view_get_cursor (FAVOR_GAME_VIEW (self));

  return orders_say_place (orders_view_get_seen (self),
                           favor_cursor_get_viewer (cursor),
                           favor_piece_view_get_names (FAVOR_PIECE_VIEW (self)),
                           x,
                           y);
}

/* That there is a gap stands above its features, for below them small windows have no room; where the tile
 * lies is seen on the map, and told there. */
static void
inspect_tile (OrdersView *self, guint at)
{
  const FavorPlacedTile *placed = &orders_view_get_seen (self)->placed[at];
  guint                  first = orders_view_find_part (self, at);
  g_autoptr (FavorFace)  face = orders_face_new_tile (placed->tile, placed->rotation);
  g_autofree char       *place = orders_view_say_place (self, placed->x, placed->y);
  g_autofree char       *parts = list_parts (self, at, first);
  const char            *gap = NULL;

  if (orders_chart_is_beside_gap (self->chart, placed->x, placed->y))
    /* Translators: of a tile on the map. A gap is a space that no tile can ever fill. */
    gap = _ ("Beside a gap");
  orders_view_light_up (self, (gint) at, first);
  favor_details_show (self->details,
                      face,
                      _ (orders_tiles.words[placed->tile].title),
                      gap,
                      parts,
                      place);
}

static void
inspect_space (OrdersView *self, FavorPiece *piece)
{
  const OrdersState    *state = orders_view_get_state (self);
  g_autofree char      *place = NULL, *fits = NULL;
  g_autoptr (FavorFace) face = NULL;
  guint                 n;
  gint                  x, y;

  if (state->current < 0)
    return;
  favor_tile_find_cell (piece, &x, &y);
  place = orders_view_say_place (self, x, y);
  n = orders_count_fitting (state, x, y);
  /* Translators: how many of the tiles that are left could be laid at a space */
  fits = favor_text_fill (ngettext ("{n} tile that is left fits here.",
                                    "{n} tiles that are left fit here.",
                                    n),
                          "n#",
                          n);
  face = orders_face_new_tile ((guint) state->current, self->rotation);
  favor_details_show (self->details,
                      face,
                      _ (orders_tiles.words[state->current].title),
                      place,
                      fits,
                      NULL);
}

static void
inspect (FavorPieceView *view, FavorPiece *piece)
{
  OrdersView        *self = ORDERS_VIEW (view);
  const OrdersState *state = orders_view_get_seen (self);
  guint              which;

  if (favor_hand_holds (self->hand, piece))
    {
      orders_view_light_up (self, FAVOR_NONE, 0);
      inspect_order (self, piece);
      return;
    }
  switch (orders_chart_identify (piece, &which))
    {
    case ORDERS_THING_TILE:
      if (which < state->n_placed)
        inspect_tile (self, which);
      break;
    case ORDERS_THING_FOLLOWER:
      for (guint i = 0; i < state->n_on_board; i++)
        if (state->on_board[i].at == which)
          inspect_feature (self, piece, which, state->on_board[i].part);
      break;
    case ORDERS_THING_TARGET:
      inspect_feature (self, piece, (guint) (state->n_placed - 1), which);
      break;
    case ORDERS_THING_SPACE:
      orders_view_light_up (self, FAVOR_NONE, 0);
      inspect_space (self, piece);
      break;
    }
}

/* ---- Following ------------------------------------------------------------------------ */

/* What each seat got with the last step; other eyes see the same. */
static void
note_gains (OrdersView *self, const FavorMoment *moment)
{
  const OrdersState *before = moment->before, *state = moment->state;

  if (moment->fresh && before != NULL)
    return;
  memset (self->gain, 0, sizeof self->gain);
  for (guint seat = 0; moment->n_events > 0 && seat < moment->n_seats; seat++)
    self->gain[seat] = state->score[seat] - before->score[seat];
}

static void
leave (FavorGameView *view)
{
  orders_view_forget_points (ORDERS_VIEW (view));
  orders_chart_flash (ORDERS_VIEW (view)->chart, NULL, NULL, 0);
  FAVOR_GAME_VIEW_CLASS (orders_view_parent_class)->leave (view);
}

static void
see (FavorGameView *view, FavorSight *sight)
{
  OrdersView        *self = ORDERS_VIEW (view);
  const FavorMoment *moment = favor_sight_get_moment (sight);
  const OrdersState *before = moment->before, *state = moment->state;

  note_gains (self, moment);
  /* Each tile is drawn as it lies in the list. */
  if (before == NULL || before->n_placed != state->n_placed)
    self->rotation = 0;
  g_clear_pointer (&self->preview, g_free);
  if (orders_view_note_points (self) && moment->animated && !moment->fresh)
    orders_view_flash_points (self);
  orders_view_light_again (self);
  FAVOR_GAME_VIEW_CLASS (orders_view_parent_class)->see (view, sight);
  /* Other eyes may not see what was looked at before. */
  if (moment->fresh)
    favor_details_show (self->details, NULL, NULL, NULL, NULL, NULL);
}

/* ---- The seats ------------------------------------------------------------------------ */

/* (transfer full) (nullable): what the decider has to do, in two words. */
static char *
describe_task (const OrdersState *state)
{
  switch ((OrdersPhase) state->head.phase)
    {
    case ORDERS_PHASE_SETUP_ORDERS:
    case ORDERS_PHASE_FULFIL:
      /* Translators: beside the name of a player who chooses one of several cards; little space */
      return g_strdup (_ ("to choose"));
    case ORDERS_PHASE_START:
      /* Translators: beside the name of a player who draws a tile or a card; little space */
      return g_strdup (_ ("to draw"));
    case ORDERS_PHASE_PLACE:
      /* Translators: beside the name of a player who lays a tile; little space */
      return g_strdup (_ ("to lay"));
    case ORDERS_PHASE_FOLLOW:
      /* Translators: beside the name of a player who may set a follower on the map; little space */
      return g_strdup (_ ("to deploy"));
    case ORDERS_PHASE_OVER:
      break;
    }
  return NULL;
}

static void
describe_seat (FavorGameView *view, FavorSeat seat, FavorSeatLook *look)
{
  const OrdersState *state = orders_view_get_seen (ORDERS_VIEW (view));
  FavorCursor       *cursor = favor_game_view_get_cursor (view);
  guint              colour =
    favor_session_get_player (favor_cursor_get_session (cursor), (guint) seat)->colour;
  g_autofree char *art = g_strdup_printf ("orders/follower-reserve-%u", colour + 1);
  guint            supply = state->supply[seat], held = state->n_hand[seat];
  guint            done = state->n_fulfilled[seat];

  look->change = ORDERS_VIEW (view)->gain[seat];
  favor_seat_look_add_fact (look,
                            art,
                            favor_text_figure (supply),
                            favor_text_fill (ngettext ("{n} follower in hand",
                                                       "{n} followers in hand",
                                                       supply),
                                             "n#",
                                             supply),
                            FALSE);
  if (seat == state->head.decider)
    look->task = describe_task (state);
  if (state->options.orders != 0)
    return;
  favor_seat_look_add_fact (look,
                            "orders/back-order",
                            favor_text_figure (held),
                            favor_text_fill (ngettext ("{n} order in hand",
                                                       "{n} orders in hand",
                                                       held),
                                             "n#",
                                             held),
                            FALSE);
  favor_seat_look_add_fact (look,
                            "orders/seal",
                            favor_text_figure (done),
                            favor_text_fill (ngettext ("{n} order fulfilled",
                                                       "{n} orders fulfilled",
                                                       done),
                                             "n#",
                                             done),
                            FALSE);
}

static void
describe_table (FavorGameView *view, char **first, char **second, char **words)
{
  const OrdersState *state = orders_view_get_seen (ORDERS_VIEW (view));

  /* Translators: at the end of the row of players; little space */
  *first = favor_text_fill (_ ("Turn {n}"), "n#", state->turn);
  /* Translators: at the end of the row of players: tiles that nobody has drawn yet; little space */
  *second = favor_text_fill (ngettext ("{n} tile left", "{n} tiles left", state->n_stack),
                             "n#",
                             state->n_stack);
  *words = g_strdup_printf ("%s, %s", *first, *second);
}

static FavorFace *
create_type (guint tile)
{
  return orders_face_new_tile (tile, 0);
}

static const char *
get_type_title (guint tile)
{
  return _ (orders_tiles.words[tile].title);
}

static void
count_left (gconstpointer state, guint8 *left)
{
  orders_count_left (state, left);
}

static const FavorTilesKind tiles_kind = { ORDERS_N_TILES,
                                           count_left,
                                           create_type,
                                           get_type_title };

static GtkWidget *
get_summary (FavorGameView *view)
{
  return GTK_WIDGET (ORDERS_VIEW (view)->remains);
}

/* ---- Object --------------------------------------------------------------------------- */

/* Where there is little room the buttons stand at the sides of the map, and the tile is small. */
static void
compact_changed_cb (OrdersView *self)
{
  int      size;
  gboolean compact;

  g_object_get (self, "compact", &compact, NULL);
  size = compact ? IN_HAND_COMPACT : IN_HAND;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->turner),
                                  compact ? GTK_ORIENTATION_VERTICAL
                                          : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_size_request (GTK_WIDGET (self->in_hand), size, size);
}

static void
orders_view_dispose (GObject *object)
{
  g_clear_pointer (&ORDERS_VIEW (object)->turner, gtk_widget_unparent);

  G_OBJECT_CLASS (orders_view_parent_class)->dispose (object);
}

static void
orders_view_finalize (GObject *object)
{
  g_free (ORDERS_VIEW (object)->preview);
  g_array_unref (ORDERS_VIEW (object)->points);

  G_OBJECT_CLASS (orders_view_parent_class)->finalize (object);
}

static void
orders_view_class_init (OrdersViewClass *klass)
{
  GtkWidgetClass      *widget_class = GTK_WIDGET_CLASS (klass);
  FavorGameViewClass  *view_class = FAVOR_GAME_VIEW_CLASS (klass);
  FavorPieceViewClass *piece_class = FAVOR_PIECE_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orders_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = orders_view_finalize;
  view_class->hand_beside = TRUE;
  view_class->leave = leave;
  view_class->see = see;
  view_class->get_summary = get_summary;
  view_class->describe_seat = describe_seat;
  view_class->describe_table = describe_table;
  view_class->describe_hand = favor_piece_view_describe_holder;
  piece_class->inspect = inspect;
  piece_class->fill = fill;
  orders_view_install_choices (view_class, piece_class);
  orders_view_install_bar (view_class, piece_class);
  orders_view_install_points (view_class);

  g_type_ensure (ORDERS_TYPE_CHART);
  g_type_ensure (FAVOR_TYPE_TILES_LEFT);
  g_type_ensure (FAVOR_TYPE_PIECE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "orders/view.ui");
  gtk_widget_class_bind_template_child (widget_class, OrdersView, chart);
  gtk_widget_class_bind_template_child (widget_class, OrdersView, remains);
  gtk_widget_class_bind_template_child (widget_class, OrdersView, turner);
  gtk_widget_class_bind_template_child (widget_class, OrdersView, in_hand);
  gtk_widget_class_bind_template_callback (widget_class, orders_view_turn_cb);
  gtk_widget_class_set_css_name (widget_class, "ordersview");
}

static void
orders_view_init (OrdersView *self)
{
  FavorPieceView *parent = FAVOR_PIECE_VIEW (self);

  self->hand = favor_piece_view_get_hand (parent);
  self->details = favor_piece_view_get_details (parent);
  gtk_widget_init_template (GTK_WIDGET (self));
  favor_tiles_left_set_kind (self->remains, &tiles_kind);
  favor_piece_view_set_board (parent, FAVOR_BOARD (self->chart));
  orders_view_init_light (self);
  orders_view_init_drops (self);
  /* What turns to the left is at the left in every language, as on the map. */
  gtk_widget_set_direction (self->turner, GTK_TEXT_DIR_LTR);
  /* But it lies at the end, for the zoom is at the start. */
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    gtk_widget_set_halign (self->turner, GTK_ALIGN_START);
  gtk_widget_insert_after (self->turner, GTK_WIDGET (self), GTK_WIDGET (self->chart));
  favor_map_set_corner (FAVOR_MAP (self->chart), self->turner);
  g_object_bind_property (self, "compact", self->chart, "compact", 0);
  g_object_bind_property (self, "overhang", self->chart, "overhang", 0);
  g_object_bind_property (self, "overhang", self->turner, "margin-bottom", 0);
  compact_changed_cb (self);
  g_signal_connect (self, "notify::compact", G_CALLBACK (compact_changed_cb), NULL);
}

static const FavorViewLetter letters[] = {
  { 'r', N_ ("Turn the tile to the right") },
  { 'e', N_ ("Turn the tile to the left") },
};

static const FavorEnding ending = {
  .art = "orders/ending-",
  /* Translators: what is seen in the picture above the final standings, for who cannot see it */
  .text = N_ ("The king reads the orders before the capital."),
  .places = { { 320, 151, 46 }, { 112, 49, 36 }, { 528, 49, 36 } },
};

const FavorViewKind favor_orders_view_kind = {
  .game_id = "order-of-the-king",
  .get_type = orders_view_get_type,
  .create_preview = orders_picture_new,
  .letters = letters,
  .n_letters = G_N_ELEMENTS (letters),
  .has_map = TRUE,
  .sounds = &orders_sound_table,
  .flights = &orders_flight_table,
  .ending = &ending,
};
