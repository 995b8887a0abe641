/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-view-private.h"

#include "emperor-flights.h"
#include "emperor-focus.h"
#include "emperor-preview.h"
#include "emperor-sounds.h"
#include "emperor-standing.h"
#include "favor-closures.h"
#include "favor-properties.h"
#include "favor-views.h"

G_DEFINE_FINAL_TYPE (EmperorView, emperor_view, FAVOR_TYPE_PIECE_VIEW)

enum
{
  PROP_PLOTTER,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* ---- Following ------------------------------------------------------------------------ */

/* What came of an Intrigue or a trade is seen one thing after the other. */
static gboolean
wants_show (FavorGameView *view, const FavorEvent *events, guint n_events)
{
  return emperor_focus_wants_show (events, n_events) ||
         FAVOR_GAME_VIEW_CLASS (emperor_view_parent_class)
           ->wants_show (view, events, n_events);
}

static void
see (FavorGameView *view, FavorSight *sight)
{
  EmperorView *self = EMPEROR_VIEW (view);

  /* Other eyes may not see what was looked at before. */
  if (favor_sight_get_moment (sight)->fresh)
    self->noted = FAVOR_NONE;
  FAVOR_GAME_VIEW_CLASS (emperor_view_parent_class)->see (view, sight);
  emperor_view_inspect_again (self);
}

/* Who is about to plot, and may have promised not to: its promises stand out. */
static FavorSeat
find_plotter (EmperorView *self)
{
  gint card = emperor_view_find (self, EMPEROR_THING_CARD);

  return emperor_view_is_open (self) && card >= 0 && emperor_is_plot (card)
           ? emperor_view_get_state (self)->head.decider
           : FAVOR_SEAT_NONE;
}

static void
update (FavorPieceView *view)
{
  EmperorView *self = EMPEROR_VIEW (view);

  emperor_view_update_preview (self);
  emperor_view_mark_tool (self);
  favor_properties_set_number (self, properties[PROP_PLOTTER], find_plotter (self));
}

/* ---- Places on the page --------------------------------------------------------------- */

static GtkWidget *
get_summary (FavorGameView *view)
{
  return GTK_WIDGET (EMPEROR_VIEW (view)->summary);
}

/* ---- What the template computes ------------------------------------------------------- */

/* In narrow windows, where the board has no room for them, the prices stand above the pads. The
 * palace cannot tell: while the pads are seen there, it has no place at all. */
static char *
choose_prices (GObject *object, const char *prices, gboolean compact)
{
  return compact ? g_strdup (prices) : NULL;
}

/* ---- Object --------------------------------------------------------------------------- */

/* clang-format off */
static const FavorProperty property_table[N_PROPS] = {
  [PROP_PLOTTER] = { "plotter", G_TYPE_INT, FAVOR_READABLE, FAVOR_MEMBER (EmperorView, plotter) },
};

/* clang-format on */

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
  gtk_widget_class_bind_template_callback (widget_class, choose_prices);
  gtk_widget_class_bind_template_callback (widget_class, emperor_summary_list_promises);
  gtk_widget_class_bind_template_callback (widget_class, emperor_summary_find_promises);
  gtk_widget_class_bind_template_callback (widget_class, emperor_summary_list_hands);
}

static void
emperor_view_class_init (EmperorViewClass *klass)
{
  GObjectClass        *object_class = G_OBJECT_CLASS (klass);
  FavorGameViewClass  *view_class = FAVOR_GAME_VIEW_CLASS (klass);
  FavorPieceViewClass *piece_class = FAVOR_PIECE_VIEW_CLASS (klass);

  object_class->finalize = emperor_view_finalize;
  view_class->see = see;
  view_class->wants_show = wants_show;
  view_class->get_summary = get_summary;
  piece_class->fill = emperor_view_fill;
  piece_class->update = update;
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

static const FavorEnding ending = {
  .art = "emperor/ending-",
  /* Translators: what is seen in the picture above the final standings, for who cannot see it */
  .text = N_ ("The Empress presents the heir under the canopy."),
  .places = { { 320, 160, 52 }, { 122, 49, 36 }, { 518, 49, 36 } },
};

const FavorViewKind favor_emperor_view_kind = {
  .game_id = "emperors-favor",
  .get_type = emperor_view_get_type,
  .create_preview = emperor_preview_new,
  .describe_standing = emperor_standing_describe,
  .letters = letters,
  .n_letters = G_N_ELEMENTS (letters),
  .sounds = &emperor_sound_table,
  .flights = &emperor_flight_table,
  .ending = &ending,
};
