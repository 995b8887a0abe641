/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "kingdom-view-private.h"

#include "favor-closures.h"
#include "favor-hands.h"
#include "favor-text.h"
#include "favor-views.h"
#include "kingdom-corner.h"
#include "kingdom-examples.h"
#include "kingdom-flights.h"
#include "kingdom-picture.h"
#include "kingdom-sounds.h"
#include "kingdom-tray.h"
#include "kingdom-words.h"

/* The tile in hand, in pixels. */
#define IN_HAND         66
#define IN_HAND_COMPACT 46
/* The bag, likewise. */
#define BAG         54
#define BAG_COMPACT 40

G_DEFINE_FINAL_TYPE (KingdomView, kingdom_view, FAVOR_TYPE_PIECE_VIEW)

/* ---- Details -------------------------------------------------------------------------- */

static void
inspect_tile (KingdomView *self, guint tile)
{
  const KingdomState   *state = kingdom_view_get_seen (self);
  const KingdomTile    *record = &state->table.tile[tile];
  g_autoptr (FavorFace) face = kingdom_face_new_tile (tile, record);
  g_autofree char      *title = NULL, *cell = NULL, *sides = NULL, *favors = NULL;
  g_autofree char      *lies = NULL;

  if (record->place != KINGDOM_PLACE_MAP)
    return;
  /* Translators: a tile of the map; {letter} is its type */
  title = favor_text_fill (_ ("Tile {letter}"),
                           "letter",
                           _ (kingdom_tiles.words[tile].title));
  cell = kingdom_say_cell (record->x, record->y);
  sides = kingdom_say_sides (tile, record, record->rot);
  favors = kingdom_say_favors (record);
  lies = g_strjoin ("\n", sides, favors, NULL);
  favor_details_show (self->details, face, title, cell, lies, NULL);
}

static void
inspect (FavorPieceView *view, FavorPiece *piece)
{
  KingdomView *self = KINGDOM_VIEW (view);
  guint        which;

  if (favor_hand_holds (self->hand, piece))
    kingdom_view_inspect_held (self, piece);
  else if (kingdom_chart_identify (piece, &which) == KINGDOM_THING_TILE)
    inspect_tile (self, which);
  kingdom_view_point_at (self, piece);
}

/* ---- Following ------------------------------------------------------------------------ */

/* How far back what was laid last may be. */
#define BACK_MOST 64

/* The tile that was laid last, where it still is; exchanged or moved it is another one. */
static gint
find_last (KingdomView *self)
{
  const KingdomState *state = kingdom_view_get_seen (self);
  FavorCursor        *cursor = favor_game_view_get_cursor (FAVOR_GAME_VIEW (self));
  guint               ply = favor_cursor_get_ply (cursor);

  for (guint back = 0; back < MIN (ply, BACK_MOST); back++)
    {
      guint             n;
      const FavorEvent *events = favor_cursor_get_events (cursor, ply - back, &n);

      for (guint i = n; i-- > 0;)
        if (events[i].kind == KINGDOM_EVENT_TILE_LAID)
          return kingdom_find_tile (&state->table, events[i].arg[1], events[i].arg[2]);
    }
  return FAVOR_NONE;
}

static void
see (FavorGameView *view, FavorSight *sight)
{
  KingdomView        *self = KINGDOM_VIEW (view);
  const FavorMoment  *moment = favor_sight_get_moment (sight);
  const KingdomState *before = moment->before, *state = moment->state;

  /* A tile comes as it is printed. */
  if (before == NULL || before->table.hand != state->table.hand)
    self->rotation = 0;
  g_clear_pointer (&self->preview, g_free);
  kingdom_chart_set_last (self->chart, find_last (self));
  FAVOR_GAME_VIEW_CLASS (kingdom_view_parent_class)->see (view, sight);
  kingdom_view_point_at_focus (self);
  /* Other eyes may not see what was looked at before. */
  if (moment->fresh)
    favor_details_show (self->details, NULL, NULL, NULL, NULL, NULL);
}

/* ---- The panel ------------------------------------------------------------------------ */

/* The chart in rows, with the tabs above it. */
#define PANEL_LEAST 620

static void
count_left (gconstpointer state, guint8 *left)
{
  kingdom_count_left (&((const KingdomState *) state)->table, left);
}

static const char *
get_type_title (guint type)
{
  return _ (kingdom_types.words[type].text);
}

static const FavorTilesKind tiles_kind = { KINGDOM_N_TYPES,
                                           count_left,
                                           kingdom_face_new_type,
                                           get_type_title };

static GtkWidget *
get_summary (FavorGameView *view)
{
  return GTK_WIDGET (KINGDOM_VIEW (view)->left);
}

/* ---- Object --------------------------------------------------------------------------- */

/* Where there is little room the buttons stand at the side of the map if that is high enough, and the tile
 * is small. */
static void
compact_changed_cb (KingdomView *self)
{
  int      size;
  gboolean compact;

  g_object_get (self, "compact", &compact, NULL);
  size = compact ? IN_HAND_COMPACT : IN_HAND;
  gtk_widget_set_size_request (GTK_WIDGET (self->in_hand), size, size);
  size = compact ? BAG_COMPACT : BAG;
  gtk_widget_set_size_request (GTK_WIDGET (self->bag), size, size);
  kingdom_corner_set_stacks (KINGDOM_CORNER (self->turner), compact);
  kingdom_corner_set_stacks (KINGDOM_CORNER (self->corner), compact);
}

static void
kingdom_view_dispose (GObject *object)
{
  g_clear_weak_pointer (&KINGDOM_VIEW (object)->pointed_piece);
  g_clear_pointer (&KINGDOM_VIEW (object)->corner, gtk_widget_unparent);
  g_clear_pointer ((GtkWidget **) &KINGDOM_VIEW (object)->strip, gtk_widget_unparent);

  G_OBJECT_CLASS (kingdom_view_parent_class)->dispose (object);
}

static void
kingdom_view_finalize (GObject *object)
{
  g_free (KINGDOM_VIEW (object)->preview);

  G_OBJECT_CLASS (kingdom_view_parent_class)->finalize (object);
}

static void
kingdom_view_class_init (KingdomViewClass *klass)
{
  GtkWidgetClass      *widget_class = GTK_WIDGET_CLASS (klass);
  FavorGameViewClass  *view_class = FAVOR_GAME_VIEW_CLASS (klass);
  FavorPieceViewClass *piece_class = FAVOR_PIECE_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = kingdom_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = kingdom_view_finalize;
  view_class->hand_beside = TRUE;
  view_class->hand_low = TRUE;
  view_class->panel_least = PANEL_LEAST;
  view_class->see = see;
  view_class->get_summary = get_summary;
  piece_class->inspect = inspect;
  kingdom_view_install_choices (view_class, piece_class);
  kingdom_view_install_turning (widget_class);
  kingdom_view_install_update (piece_class);
  kingdom_view_install_bar (view_class, piece_class);
  kingdom_view_install_hand (piece_class);
  kingdom_view_install_seats (view_class);
  kingdom_view_install_court (view_class);

  g_type_ensure (KINGDOM_TYPE_CHART);
  g_type_ensure (KINGDOM_TYPE_CORNER);
  g_type_ensure (KINGDOM_TYPE_COURT);
  g_type_ensure (KINGDOM_TYPE_TIES);
  g_type_ensure (FAVOR_TYPE_PIECE);
  g_type_ensure (FAVOR_TYPE_TILES_LEFT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "kingdom/view.ui");
  gtk_widget_class_bind_template_child (widget_class, KingdomView, chart);
  gtk_widget_class_bind_template_child (widget_class, KingdomView, court);
  gtk_widget_class_bind_template_child (widget_class, KingdomView, ties);
  gtk_widget_class_bind_template_child (widget_class, KingdomView, corner);
  gtk_widget_class_bind_template_child (widget_class, KingdomView, turner);
  gtk_widget_class_bind_template_child (widget_class, KingdomView, in_hand);
  gtk_widget_class_bind_template_child (widget_class, KingdomView, bag);
  gtk_widget_class_bind_template_child (widget_class, KingdomView, left);
  gtk_widget_class_bind_template_callback (widget_class, kingdom_view_turn_cb);
  gtk_widget_class_bind_template_child (widget_class, KingdomView, strip);
  gtk_widget_class_bind_template_callback (widget_class, kingdom_view_court_cb);
  gtk_widget_class_bind_template_callback (widget_class, kingdom_view_point_cb);
  gtk_widget_class_set_css_name (widget_class, "kingdomview");
}

static void
kingdom_view_init (KingdomView *self)
{
  FavorPieceView *parent = FAVOR_PIECE_VIEW (self);
  FavorHands     *ledge = FAVOR_HANDS (favor_game_view_get_hand (FAVOR_GAME_VIEW (self)));

  self->hand = favor_piece_view_get_hand (parent);
  favor_hands_set_arrange (ledge, kingdom_tray_arrange);
  favor_hand_set_arrange (favor_hands_get_spread (ledge), kingdom_tray_arrange_tiles);
  self->details = favor_piece_view_get_details (parent);
  gtk_widget_init_template (GTK_WIDGET (self));
  favor_tiles_left_set_kind (self->left, &tiles_kind);
  favor_piece_view_set_board (parent, FAVOR_BOARD (self->chart));
  kingdom_view_init_drops (self);
  kingdom_view_init_point (self);
  /* What turns to the left is at the left in every language, as on the map. */
  gtk_widget_set_direction (self->turner, GTK_TEXT_DIR_LTR);
  gtk_widget_insert_after (self->corner, GTK_WIDGET (self), GTK_WIDGET (self->chart));
  favor_map_set_corner (FAVOR_MAP (self->chart), self->corner);
  g_object_bind_property (self, "compact", self->chart, "compact", 0);
  kingdom_view_init_court (self);
  compact_changed_cb (self);
  g_signal_connect (self, "notify::compact", G_CALLBACK (compact_changed_cb), NULL);
}

static const FavorViewLetter letters[] = {
  { 'r', N_ ("Turn the tile or the road to the right") },
  { 'e', N_ ("Turn the tile or the road to the left") },
  { 'd', N_ ("Draw a tile") },
  { 'q', N_ ("Choose a tile with the Queen") },
};

static const FavorEnding ending = {
  .art = "kingdom/ending-",
  /* Translators: what is seen in the picture above the final standings, for who cannot see it */
  .text = N_ ("The King and the highest of the court stand before the town."),
  .places = { { 320, 174, 40 }, { 62, 49, 36 }, { 578, 49, 36 } },
};

const FavorViewKind favor_kingdom_view_kind = {
  .game_id = "kingdom-of-favors",
  .get_type = kingdom_view_get_type,
  .create_preview = kingdom_picture_new,
  .letters = letters,
  .n_letters = G_N_ELEMENTS (letters),
  .has_map = TRUE,
  .sounds = &kingdom_sound_table,
  .flights = &kingdom_flight_table,
  .ending = &ending,
  .create_example = kingdom_example_new,
};
