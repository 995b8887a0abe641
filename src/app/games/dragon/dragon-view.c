/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dragon-view-private.h"

#include "dragon-answer.h"
#include "dragon-faces.h"
#include "dragon-flights.h"
#include "dragon-limit.h"
#include "dragon-preview.h"
#include "dragon-report.h"
#include "dragon-sounds.h"
#include "dragon-words.h"
#include "favor-closures.h"
#include "favor-text.h"
#include "favor-views.h"

G_DEFINE_FINAL_TYPE (DragonView, dragon_view, FAVOR_TYPE_PIECE_VIEW)

static const DragonState *
get_seen_state (DragonView *self)
{
  return favor_game_view_get_seen (FAVOR_GAME_VIEW (self));
}

/* What came of the votes is being shown. */
static gboolean
is_showing (DragonView *self)
{
  return favor_game_view_get_shown (FAVOR_GAME_VIEW (self), NULL) != NULL;
}

/* ---- Details -------------------------------------------------------------------------- */

/* (transfer full) (nullable): the clans with a card on a vote card. */
static char *
list_clans_on (DragonView *self, guint role)
{
  const DragonState       *state = dragon_view_get_state (self);
  const DragonTableau     *tableau = dragon_view_get_tableau (self);
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_autofree char         *list = NULL;
  guint                    seen = 0;

  for (guint i = 0; i < tableau->n_cards; i++)
    if (tableau->cards[i].on == (int) role && !tableau->cards[i].withdrawn &&
        (seen & (1u << tableau->cards[i].owner)) == 0)
      {
        seen |= 1u << tableau->cards[i].owner;
        g_strv_builder_add (parts,
                            dragon_clan_title (state->clans[tableau->cards[i].owner]));
      }
  list = favor_text_list (parts);
  if (list == NULL)
    /* Translators: about a vote card: no clan has a card there */
    return g_strdup (_ ("Nobody is here yet."));
  /* Translators: about a vote card: {clans} is a list of clans that have cards there */
  return favor_text_fill (_ ("Here: {clans}."), "clans", list);
}

static void
show_role (DragonView *self, guint role, FavorFace *face, const char *note)
{
  favor_details_show (self->details,
                      face,
                      dragon_role_title (role),
                      dragon_role_deed (role),
                      dragon_role_text (role),
                      note);
}

static void
show_vote (DragonView *self, guint role)
{
  g_autoptr (FavorFace) face = dragon_face_new_vote (role, DRAGON_VOTE_DEED);
  g_autofree char      *note = list_clans_on (self, role);

  self->noted = (int) role;
  self->told = FAVOR_NONE;
  show_role (self, role, face, note);
}

static void
inspect (FavorPieceView *view, FavorPiece *piece)
{
  DragonView          *self = DRAGON_VIEW (view);
  const DragonTableau *tableau = dragon_view_get_tableau (self);
  guint                key = favor_piece_get_key (piece);

  self->noted = FAVOR_NONE;
  self->told = FAVOR_NONE;
  if (favor_hand_holds (self->hand, piece))
    {
      /* In the hand a delegate is nowhere: who is "here" is said of vote cards alone. */
      if (key < DRAGON_KEY_HOME)
        show_role (self, key / DRAGON_KEY_COPIES, favor_piece_get_face (piece), NULL);
      else
        favor_details_show (self->details,
                            favor_piece_get_face (piece),
                            favor_piece_get_label (piece),
                            NULL,
                            NULL,
                            NULL);
    }
  else if (key < DRAGON_N_ROLES)
    show_vote (self, key);
  else if (key - DRAGON_KEY_CARD < tableau->n_cards)
    {
      const DragonTableauCard *card = &tableau->cards[key - DRAGON_KEY_CARD];

      self->told = (int) (key - DRAGON_KEY_CARD);
      self->told_owner = card->owner;
      self->told_on = card->on;
      favor_details_show (self->details,
                          favor_piece_get_face (piece),
                          favor_piece_get_label (piece),
                          NULL,
                          card->turned ? dragon_role_text ((guint) card->role) : NULL,
                          NULL);
    }
}

/* ---- Pieces --------------------------------------------------------------------------- */

static void
hold (DragonView *self, FavorSeat seat, guint key, guint role, const char *label)
{
  const DragonState *state = get_seen_state (self);
  gboolean           home = key >= DRAGON_KEY_HOME;
  gboolean covered = home && key < DRAGON_KEY_HOME + (guint) state->n_home[seat];
  guint    clan = state->clans[seat];
  g_autoptr (FavorFace) face = covered ? dragon_face_new_covered (role, clan)
                                       : dragon_face_new_delegate (role, clan, FALSE);
  FavorPiece           *piece;

  /* The hand of another clan is another thing. */
  piece = favor_piece_view_hold (FAVOR_PIECE_VIEW (self), key, face, label, home);
  if (home)
    favor_piece_set_state (piece, FAVOR_PIECE_VEILED);
}

/* The hand of a seat, and what it sent home, as far as the viewer may see it. */
static void
fill (FavorPieceView *view, FavorSeat seat)
{
  DragonView        *self = DRAGON_VIEW (view);
  const DragonState *state = get_seen_state (self);

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    for (gint copy = 0; copy < state->hand[seat][role]; copy++)
      hold (self,
            seat,
            role * DRAGON_KEY_COPIES + (guint) copy,
            role,
            dragon_role_title (role));
  for (guint i = 0; i < state->n_home[seat]; i++)
    if (state->home[seat][i] >= 0)
      {
        guint role = (guint) state->home[seat][i];
        /* Translators: one of the own cards that are out of the game; {n} is a round */
        g_autofree char *label = favor_text_fill (_ ("{card}, sent home in round {n}"),
                                                  "card n#",
                                                  dragon_role_title (role),
                                                  i + 1);

        hold (self, seat, DRAGON_KEY_HOME + i + 1, role, label);
      }
}

/* ---- Following ------------------------------------------------------------------------ */

/* Cards come and go, and are turned over, while the details are about them or about their company. A
 * card that is gone leaves the vote card where it lay. */
static void
update_details (DragonView *self)
{
  const DragonTableau *tableau = dragon_view_get_tableau (self);

  if (self->told >= 0)
    {
      guint       index = (guint) self->told;
      FavorPiece *card = dragon_council_get_card (self->council, index);

      if (card != NULL && tableau->cards[index].owner == self->told_owner)
        inspect (FAVOR_PIECE_VIEW (self), card);
      else
        show_vote (self, MAX (self->told_on, 0));
    }
  else if (self->noted >= 0)
    {
      g_autofree char *note = list_clans_on (self, (guint) self->noted);

      favor_details_set_note (self->details, note);
    }
}

static void
leave (FavorGameView *view)
{
  FAVOR_GAME_VIEW_CLASS (dragon_view_parent_class)->leave (view);
  favor_game_view_set_tool_open (view, FALSE);
}

/* Whoever answers an offer says it in the panel. */
static void
hear (DragonView *self)
{
  FavorCursor     *cursor = favor_game_view_get_cursor (FAVOR_GAME_VIEW (self));
  FavorSeat        by = 0;
  g_autofree char *words = dragon_answer_describe (cursor, &by);

  dragon_remains_answer (self->remains,
                         favor_session_get_player (favor_cursor_get_session (cursor), by)
                           ->colour,
                         dragon_clan_title (get_seen_state (self)->clans[by]),
                         words);
}

static void
see (FavorGameView *view, FavorSight *sight)
{
  DragonView *self = DRAGON_VIEW (view);

  FAVOR_GAME_VIEW_CLASS (dragon_view_parent_class)->see (view, sight);
  hear (self);
  /* Other eyes may not see what was looked at before. */
  if (favor_sight_get_moment (sight)->fresh)
    show_vote (self, DRAGON_ROLE_ARTISAN);
  else
    update_details (self);
}

/* ---- Places on the page --------------------------------------------------------------- */

static GtkWidget *
get_summary (FavorGameView *view)
{
  return GTK_WIDGET (DRAGON_VIEW (view)->remains);
}

static GtkWidget *
get_tool (FavorGameView *view)
{
  return GTK_WIDGET (dragon_view_get_deal (DRAGON_VIEW (view)));
}

static const char *
get_tool_title (FavorGameView *view)
{
  /* Translators: page of the panel: an offer is put together; little space */
  return _ ("Deal");
}

/* What has just been shown brought it, and whom it is about. */
static void
describe_shown (DragonView *self, FavorSeat seat, FavorSeatLook *look)
{
  const FavorMoment
    *moment = favor_sight_get_moment (favor_game_view_get_sight (FAVOR_GAME_VIEW (self)));
  const DragonState *state = moment->state, *before = moment->before;

  look->has_score = TRUE;
  look->change = state->favour[seat] - before->favour[seat];
  look->touched = (dragon_view_get_tableau (self)->touched >> seat & 1) != 0;
}

static void
describe_seat (FavorGameView *view, FavorSeat seat, FavorSeatLook *look)
{
  DragonView        *self = DRAGON_VIEW (view);
  const DragonState *state = get_seen_state (self);
  const char        *clan = dragon_clan_title (state->clans[seat]);
  guint              n = state->n_home[seat];

  look->emblem = dragon_clan_art ("small", state->clans[seat]);
  if (n == 0)
    look->facts = g_strdup (clan);
  else
    /* Translators: below the name of a player: the clan, and how many of its delegates went home;
     * little space */
    look->facts = favor_text_fill (ngettext ("{clan} · {n} home", "{clan} · {n} home", n),
                                   "clan n#",
                                   clan,
                                   n);
  look->brief = g_strdup (clan);
  if (state->judge == seat)
    {
      /* Translators: badge beside the name of a player who is the Judge; little space */
      look->badge = g_strdup (_ ("Judge"));
      look->badge_art = g_strdup ("dragon/marker-judge");
    }
  if (dragon_dragon_seat (state) == seat)
    {
      /* Translators: what the clan Dragon is there for when a vote is tied, for ears and as
       * tooltip of a small picture */
      look->mark = g_strdup (_ ("breaks ties"));
      look->mark_art = g_strdup ("dragon/marker-tiebreak");
    }
  look->score = state->favour[seat];
  if (is_showing (self))
    describe_shown (self, seat, look);
}

/* All else is told of clans. */
static char *
introduce (FavorGameView *view, FavorSeat seat)
{
  const DragonState *state = get_seen_state (DRAGON_VIEW (view));
  FavorSession *session = favor_cursor_get_session (favor_game_view_get_cursor (view));

  /* Translators: spoken with the first question of a game; {player} is the name of a person, {clan} of
   * a clan, such as Tiger */
  return favor_text_fill (_ ("{player} plays {clan}."),
                          "player clan@",
                          favor_session_get_player (session, seat)->name,
                          dragon_clan_word (state->clans[seat]));
}

static void
describe_table (FavorGameView *view, char **first, char **second, char **words)
{
  const DragonState *state = get_seen_state (DRAGON_VIEW (view));

  *words = dragon_report_round (state, is_showing (DRAGON_VIEW (view)));
  if (state->votes == 0)
    {
      /* Translators: at the end of the row of players: of five rounds */
      *first = favor_text_fill (_ ("Round {n} of 5"), "n#", state->round);
      /* Translators: below "Round 2 of 5", before the Judge has called for votes; little space */
      *second = g_strdup (_ ("No votes yet"));
      return;
    }
  /* Translators: at the end of the row of players: how many votes each has; little space */
  *first = favor_text_fill (ngettext ("{n} vote each", "{n} votes each", state->votes),
                            "n#",
                            state->votes);
  /* Translators: below "3 votes each"; a lap is one vote of everybody; little space */
  *second = favor_text_fill (_ ("Round {round}, lap {lap}"),
                             "round# lap#",
                             state->round,
                             state->lap);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
dragon_view_finalize (GObject *object)
{
  g_clear_object (&DRAGON_VIEW (object)->deal);

  G_OBJECT_CLASS (dragon_view_parent_class)->finalize (object);
}

static void
dragon_view_class_init (DragonViewClass *klass)
{
  GObjectClass        *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass      *widget_class = GTK_WIDGET_CLASS (klass);
  FavorGameViewClass  *view_class = FAVOR_GAME_VIEW_CLASS (klass);
  FavorPieceViewClass *piece_class = FAVOR_PIECE_VIEW_CLASS (klass);

  object_class->finalize = dragon_view_finalize;
  view_class->leave = leave;
  view_class->see = see;
  view_class->get_summary = get_summary;
  view_class->get_tool = get_tool;
  view_class->get_tool_title = get_tool_title;
  view_class->describe_seat = describe_seat;
  view_class->introduce = introduce;
  view_class->describe_table = describe_table;
  piece_class->inspect = inspect;
  piece_class->fill = fill;
  dragon_view_install_choices (piece_class);
  dragon_view_install_bar (view_class, piece_class);

  g_type_ensure (DRAGON_TYPE_COUNCIL);
  g_type_ensure (DRAGON_TYPE_REMAINS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "dragon/view.ui");
  gtk_widget_class_bind_template_child (widget_class, DragonView, council);
  gtk_widget_class_bind_template_child (widget_class, DragonView, remains);
  gtk_widget_class_set_css_name (widget_class, "dragonview");
}

static void
dragon_view_init (DragonView *self)
{
  FavorPieceView *parent = FAVOR_PIECE_VIEW (self);

  self->noted = FAVOR_NONE;
  self->told = FAVOR_NONE;
  self->hand = favor_piece_view_get_hand (parent);
  self->details = favor_piece_view_get_details (parent);
  gtk_widget_init_template (GTK_WIDGET (self));
  favor_piece_view_set_board (parent, FAVOR_BOARD (self->council));
}

static GdkPaintable *
create_preview (gconstpointer state, const guint8 *colours)
{
  return dragon_preview_new (state);
}

static const FavorViewLetter letters[] = {
  { 'a', N_ ("Accept, pay") },        { 'x', N_ ("Decline, refuse") },
  { 'o', N_ ("Offer a deal") },       { 'g', N_ ("Give something away") },
  { 'k', N_ ("Keep what there is") },
};

static const FavorEnding ending = {
  .art = "dragon/ending-",
  /* Translators: what is seen in the picture above the final standings, for who cannot see it */
  .text = N_ ("The council bows before the new magistrate."),
  .places = { { 320, 92, 68 }, { 136, 49, 36 }, { 504, 49, 36 } },
};

const FavorViewKind favor_dragon_view_kind = {
  .game_id = "dragons-favour",
  .get_type = dragon_view_get_type,
  .create_preview = create_preview,
  .describe_limit = dragon_limit_describe,
  .time_out = dragon_limit_time_out,
  .describe_standing = dragon_report_standing,
  .letters = letters,
  .n_letters = G_N_ELEMENTS (letters),
  .sounds = &dragon_sound_table,
  .flights = &dragon_flight_table,
  .ending = &ending,
  .crests = "dragon/small-",
  .tells_rounds = TRUE,
};
