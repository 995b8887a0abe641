/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "tokens-view-private.h"

#include "favor-closures.h"
#include "favor-text.h"
#include "favor-views.h"
#include "tokens-faces.h"
#include "tokens-flights.h"
#include "tokens-picture.h"
#include "tokens-sounds.h"
#include "tokens-words.h"

G_DEFINE_FINAL_TYPE (TokensView, tokens_view, FAVOR_TYPE_PIECE_VIEW)

/* ---- Details -------------------------------------------------------------------------- */

static void
inspect_hex (TokensView *self, guint hex)
{
  const TokensState    *state = tokens_view_get_seen (self);
  g_autofree char      *title = tokens_say_hex (state, hex);
  g_autofree char      *yield = NULL;
  g_autoptr (FavorFace) face = NULL;

  if (state->terrain[hex] == TOKENS_DESERT)
    /* Translators: of a hex of the island without a number */
    yield = g_strdup (_ ("It produces nothing."));
  else
    {
      /* Translators: of a hex of the island: what it produces when its number is drawn */
      yield = favor_text_fill (_ ("It produces {resource}."),
                               "resource@",
                               &tokens_resources.words[state->terrain[hex]]);
      face = tokens_face_new_resource (state->terrain[hex]);
    }
  favor_details_show (
    self->details,
    face,
    title,
    NULL,
    yield,
    state->robber == hex
      /* Translators: of a hex of the island on which the robber stands */
      ? _ ("While the robber is here it produces nothing.")
      : NULL);
}

static void
inspect_vertex (TokensView *self, FavorPiece *piece, guint vertex)
{
  const TokensState *state = tokens_view_get_seen (self);
  g_autofree char   *title = tokens_say_vertex (state,
                                              vertex,
                                              tokens_view_get_names (self));
  g_autofree char   *yield = tokens_say_yield (state, vertex);

  favor_details_show (self->details,
                      state->vertex_owner[vertex] >= 0 ? favor_piece_get_face (piece)
                                                       : NULL,
                      title,
                      NULL,
                      yield,
                      NULL);
}

static void
inspect (FavorPieceView *view, FavorPiece *piece)
{
  TokensView      *self = TOKENS_VIEW (view);
  g_autofree char *road = NULL;
  guint            which;

  if (favor_hand_holds (self->hand, piece))
    {
      tokens_view_inspect_held (self, piece);
      return;
    }
  switch (tokens_isle_identify (piece, &which))
    {
    case TOKENS_PLACE_HEX:
      inspect_hex (self, which);
      break;
    case TOKENS_PLACE_VERTEX:
      inspect_vertex (self, piece, which);
      break;
    case TOKENS_PLACE_EDGE:
      road = tokens_say_edge (tokens_view_get_seen (self),
                              which,
                              tokens_view_get_names (self));
      favor_details_show (self->details, NULL, road, NULL, NULL, NULL);
      break;
    }
}

/* ---- Following ------------------------------------------------------------------------ */

static FavorFace *
draw_result (const TokensState *state)
{
  return state->options.production == TOKENS_PRODUCTION_DECK
           ? tokens_face_new_event (state->event[0], state->number[0])
           : tokens_face_new_dice (state->dice[0], state->dice[1]);
}

/* (transfer full) */
static char *
say_result (const TokensState *state)
{
  if (state->options.production == TOKENS_PRODUCTION_DICE)
    /* Translators: two dice, for ears: what each shows, and the sum of both, e.g. "5 and 3, number 8" */
    return favor_text_fill (_ ("{first} and {second}, number {n}"),
                            "first# second# n#",
                            state->dice[0],
                            state->dice[1],
                            state->dice[0] + state->dice[1]);
  /* Translators: a card of the year that was drawn, for ears: {event} is e.g. "Toll Gate" */
  return favor_text_fill (_ ("{event}, number {n}"),
                          "event n#",
                          _ (tokens_year_events.words[state->event[0]].title),
                          state->number[0]);
}

/* The card that was drawn, or the dice. Where there is little room the log alone tells of it. */
static void
show_year (TokensView *self)
{
  const TokensState    *state = tokens_view_get_seen (self);
  const gboolean        drawn = state->number[0] != 0;
  g_autoptr (FavorFace) face = NULL;
  g_autofree char      *label = NULL;
  gboolean              compact;

  g_object_get (self, "compact", &compact, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->year), drawn && !compact);
  if (!drawn)
    return;
  face = draw_result (state);
  label = say_result (state);
  favor_piece_replace_face (self->year, face);
  favor_piece_set_label (self->year, label);
}

static void
compact_changed_cb (TokensView *self)
{
  gboolean compact;

  g_object_get (self, "compact", &compact, NULL);
  favor_map_set_corner (FAVOR_MAP (self->isle), compact ? NULL : GTK_WIDGET (self->year));
  if (favor_game_view_get_cursor (FAVOR_GAME_VIEW (self)) != NULL)
    show_year (self);
}

static void
see (FavorGameView *view, FavorSight *sight)
{
  TokensView        *self = TOKENS_VIEW (view);
  const FavorMoment *moment = favor_sight_get_moment (sight);

  FAVOR_GAME_VIEW_CLASS (tokens_view_parent_class)->see (view, sight);
  show_year (self);
  tokens_costs_show (self->costs, moment->state, moment->holder);
  if (moment->fresh)
    favor_details_show (self->details, NULL, NULL, NULL, NULL, NULL);
}

/* What the year brings comes before the harvest, and who gets nothing is told by itself. */
static gboolean
wants_show (FavorGameView *view, const FavorEvent *events, guint n_events)
{
  for (guint i = 0; n_events > 1 && i < n_events; i++)
    if ((events[i].kind == TOKENS_LOG_EVENT && events[i].arg[0] != TOKENS_EVENT_NONE) ||
        events[i].kind == TOKENS_LOG_HARVEST_TOKEN)
      return TRUE;
  return FAVOR_GAME_VIEW_CLASS (tokens_view_parent_class)
    ->wants_show (view, events, n_events);
}

static GtkWidget *
get_summary (FavorGameView *view)
{
  return GTK_WIDGET (TOKENS_VIEW (view)->halls);
}

static GtkWidget *
get_supplement (FavorGameView *view)
{
  return GTK_WIDGET (TOKENS_VIEW (view)->record);
}

static void
cursor_changed_cb (TokensView *self)
{
  tokens_record_set_cursor (self->record,
                            favor_game_view_get_cursor (FAVOR_GAME_VIEW (self)));
}

/* ---- Object --------------------------------------------------------------------------- */

static void
tokens_view_dispose (GObject *object)
{
  g_clear_pointer ((GtkWidget **) &TOKENS_VIEW (object)->year, gtk_widget_unparent);
  g_clear_object (&TOKENS_VIEW (object)->tool);

  G_OBJECT_CLASS (tokens_view_parent_class)->dispose (object);
}

static void
tokens_view_class_init (TokensViewClass *klass)
{
  GtkWidgetClass      *widget_class = GTK_WIDGET_CLASS (klass);
  FavorGameViewClass  *view_class = FAVOR_GAME_VIEW_CLASS (klass);
  FavorPieceViewClass *piece_class = FAVOR_PIECE_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tokens_view_dispose;
  view_class->hand_beside = TRUE;
  view_class->sum_first = TRUE;
  view_class->see = see;
  view_class->wants_show = wants_show;
  view_class->get_summary = get_summary;
  view_class->get_supplement = get_supplement;
  piece_class->inspect = inspect;
  tokens_view_install_choices (view_class, piece_class);
  tokens_view_install_bar (view_class, piece_class);
  tokens_view_install_seats (view_class);
  tokens_view_install_hand (piece_class);
  tokens_view_install_trade (view_class, piece_class);

  g_type_ensure (TOKENS_TYPE_ISLE);
  g_type_ensure (TOKENS_TYPE_HALLS);
  g_type_ensure (TOKENS_TYPE_RECORD);
  g_type_ensure (FAVOR_TYPE_PIECE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "tokens/view.ui");
  gtk_widget_class_bind_template_child (widget_class, TokensView, isle);
  gtk_widget_class_bind_template_child (widget_class, TokensView, halls);
  gtk_widget_class_bind_template_child (widget_class, TokensView, record);
  gtk_widget_class_bind_template_child (widget_class, TokensView, year);
  gtk_widget_class_bind_template_callback (widget_class, tokens_view_redeem_cb);
  gtk_widget_class_set_css_name (widget_class, "tokensview");
}

static void
tokens_view_init (TokensView *self)
{
  FavorPieceView *parent = FAVOR_PIECE_VIEW (self);

  self->hand = favor_piece_view_get_hand (parent);
  self->details = favor_piece_view_get_details (parent);
  self->costs = TOKENS_COSTS (tokens_costs_new ());
  favor_details_set_rest (self->details, GTK_WIDGET (self->costs));
  gtk_widget_init_template (GTK_WIDGET (self));
  favor_piece_view_set_board (parent, FAVOR_BOARD (self->isle));
  gtk_widget_insert_after (GTK_WIDGET (self->year),
                           GTK_WIDGET (self),
                           GTK_WIDGET (self->isle));
  favor_map_set_corner (FAVOR_MAP (self->isle), GTK_WIDGET (self->year));
  g_signal_connect (self, "notify::cursor", G_CALLBACK (cursor_changed_cb), NULL);
  g_signal_connect (self, "notify::compact", G_CALLBACK (compact_changed_cb), NULL);
  g_signal_connect (self,
                    "notify::tool-open",
                    G_CALLBACK (tokens_view_tool_open_cb),
                    NULL);
  g_object_bind_property (self, "compact", self->isle, "compact", 0);
  g_object_bind_property (self, "overhang", self->isle, "overhang", 0);
  g_object_bind_property (self, "overhang", self->year, "margin-bottom", 0);
}

static const FavorViewLetter letters[] = {
  { 'w', N_ ("Build a road") },           { 's', N_ ("Build a settlement") },
  { 'y', N_ ("Build a city") },           { 'd', N_ ("Buy a development card") },
  { 'k', N_ ("Trade with the bank") },    { 'g', N_ ("Donate a card") },
  { 'e', N_ ("Exchange a favor token") }, { 'o', N_ ("Offer a trade") },
};

static const FavorEnding ending = {
  .art = "tokens/ending-",
  /* Translators: what is seen in the picture above the final standings, for who cannot see it */
  .text = N_ ("A ship with the winner’s shield on its sail enters the harbour."),
  .places = { { 320, 98, 52 }, { 112, 49, 36 }, { 528, 49, 36 } },
};

const FavorViewKind favor_tokens_view_kind = {
  .game_id = "favor-tokens",
  .get_type = tokens_view_get_type,
  .create_preview = tokens_picture_new,
  .letters = letters,
  .n_letters = G_N_ELEMENTS (letters),
  .has_map = TRUE,
  .sounds = &tokens_sound_table,
  .flights = &tokens_flight_table,
  .ending = &ending,
};
