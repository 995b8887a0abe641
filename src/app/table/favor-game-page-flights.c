/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-game-page-private.h"

#include "favor-piece.h"
#include "favor-art.h"
#include "favor-crests.h"
#include "favor-seat-sign.h"
#include "favor-shapes.h"
#include "favor-text.h"
#include "favor-views.h"

/* What happened goes its way in sight: the tables of a game say what moves, from where to where, and
 * what is great. It is the same in live play and in a replay. */

/* More of one thing at once would not be counted by anybody. */
#define MOST_ALIKE 5
/* The number that rises, in pixels: how high, how wide one letter, how large the letters. */
#define GAIN_HEIGHT 26.0
#define GAIN_LETTER 10.5
#define GAIN_SIZE   17.0
/* Of the shield that is set upon what is great. */
#define STAMP_SIZE 96

/* What is being told, and to whom. */
typedef struct
{
  FavorGamePage          *page;
  const FavorGame        *game;
  const FavorFlightTable *table;
  const FavorMoment      *moment;
} Telling;

/* ---- Places --------------------------------------------------------------------------- */

/* (nullable) */
static GtkWidget *
find_piece (GtkWidget *widget, guint key)
{
  if (FAVOR_IS_PIECE (widget))
    return favor_piece_get_key (FAVOR_PIECE (widget)) == key ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *piece = find_piece (child, key);

      if (piece != NULL)
        return piece;
    }
  return NULL;
}

/* (nullable): the own things are in the hand where that can be seen, but for what is counted at shields. */
static GtkWidget *
find_seat (const Telling *self, const FavorSpot *spot, FavorSeat seat)
{
  GtkWidget *hand = favor_game_view_get_hand (self->page->view);

  if (!spot->shield && seat >= 0 && seat == self->moment->holder && hand != NULL &&
      gtk_widget_get_mapped (hand))
    return hand;
  return favor_seat_strip_get_shield (self->page->strip, seat);
}

static FavorSeat
read_seat (const Telling *self, gint value)
{
  return self->table->find_seat != NULL
           ? self->table->find_seat (self->moment->state, value)
           : (FavorSeat) value;
}

/* (nullable): of a spot at several seats that of the nth one. */
static GtkWidget *
find_spot (const Telling *self, const FavorSpot *spot, const FavorEvent *event, guint nth)
{
  GtkWidget *view = GTK_WIDGET (self->page->view);
  gint       value = event->arg[spot->arg];

  switch (spot->kind)
    {
    case FAVOR_SPOT_NONE:
      return NULL;
    case FAVOR_SPOT_ACTOR:
      return find_seat (self, spot, event->actor);
    case FAVOR_SPOT_SEAT:
      return find_seat (self, spot, read_seat (self, value));
    case FAVOR_SPOT_SEATS:
      return (value >> nth & 1) != 0
               ? find_seat (self, spot, read_seat (self, (gint) nth))
               : NULL;
    case FAVOR_SPOT_PIECE:
      return find_piece (view, spot->key);
    case FAVOR_SPOT_PIECE_OF:
      return value >= 0 ? find_piece (view, spot->key + (guint) value) : NULL;
    case FAVOR_SPOT_FOUND:
      value = self->table->find_key (self->moment->state, event, spot->key);
      return value >= 0 ? find_piece (view, (guint) value) : NULL;
    }
  g_return_val_if_reached (NULL);
}

/* ---- What moves ----------------------------------------------------------------------- */

static FavorFace *
create_face (const Telling    *self,
             FavorFlightFace   create,
             gint              what,
             const FavorEvent *event)
{
  gboolean open = favor_event_is_open (event, self->moment->viewer);

  return create (what != FAVOR_NO_ARG && open ? event->arg[what] : FAVOR_NONE);
}

static guint
count_alike (const FavorFlightRow *row, const FavorEvent *event)
{
  int n = row->count == FAVOR_NO_ARG ? MAX (row->times, 1) : event->arg[row->count];

  return (guint) CLAMP (n, 0, MOST_ALIKE);
}

/* (nullable): of the cards in the own hand that the thing may be, the last one that nothing is on its way to
 * yet: those that came are the last ones. */
static GtkWidget *
find_card (const Telling        *self,
           const FavorFlightRow *row,
           const FavorEvent     *event,
           GtkWidget            *hand)
{
  GtkWidget *found = NULL;
  gint       key;

  if (!row->to.stays || self->table->find_held == NULL || event->arg[row->what] < 0 ||
      hand != favor_game_view_get_hand (self->page->view) ||
      !favor_event_is_open (event, self->moment->viewer))
    return NULL;
  for (guint nth = 0;
       (key = self->table->find_held (row, (guint) event->arg[row->what], nth)) >= 0;
       nth++)
    {
      GtkWidget *card = find_piece (hand, (guint) key);

      if (card != NULL && !favor_flights_awaits (self->page->flights, card))
        found = card;
    }
  return found;
}

static void
set_off (const Telling        *self,
         const FavorFlightRow *row,
         const FavorEvent     *event,
         FavorFace            *face,
         GtkWidget            *from,
         GtkWidget            *to)
{
  GtkWidget *card = find_card (self, row, event, to);

  if (card != NULL)
    favor_flights_land (self->page->flights, face, row->width, from, card);
  else
    favor_flights_fly (self->page->flights, face, row->width, from, to);
}

static void
fly_between (const Telling        *self,
             const FavorFlightRow *row,
             const FavorEvent     *event,
             guint                 nth)
{
  GtkWidget            *from = find_spot (self, &row->from, event, nth);
  GtkWidget            *to = find_spot (self, &row->to, event, nth);
  g_autoptr (FavorFace) face = NULL;

  if ((from == NULL && row->from.kind != FAVOR_SPOT_NONE) ||
      (to == NULL && row->to.kind != FAVOR_SPOT_NONE))
    return;
  face = create_face (self, row->create_face, row->what, event);
  for (guint i = count_alike (row, event); i > 0 && face != NULL; i--)
    set_off (self, row, event, face, from, to);
}

static void
fly (const Telling *self, const FavorFlightRow *row, const FavorEvent *event)
{
  gboolean many = row->from.kind == FAVOR_SPOT_SEATS || row->to.kind == FAVOR_SPOT_SEATS;

  for (guint i = 0; i < (many ? FAVOR_MAX_SEATS : 1); i++)
    fly_between (self, row, event, i);
}

/* ---- What is great -------------------------------------------------------------------- */

static GdkPaintable *
create_stamp (const Telling *self, FavorSeat seat)
{
  GtkWidget  *page = GTK_WIDGET (self->page);
  const char *crest;
  guint       colour;

  if (seat < 0 || (guint) seat >= self->moment->n_seats)
    return NULL;
  colour = self->moment->colours[seat];
  crest = favor_crests_get (favor_crests_find (page), colour);
  if (crest == NULL)
    return favor_seat_sign_to_paintable (colour, STAMP_SIZE);
  return GDK_PAINTABLE (favor_art_get_texture (favor_art_get_default (),
                                               crest,
                                               STAMP_SIZE,
                                               STAMP_SIZE,
                                               gtk_widget_get_scale_factor (page)));
}

static void
celebrate (const Telling *self, const FavorGreatRow *row, const FavorEvent *event)
{
  g_autoptr (FavorFace)    face = NULL;
  g_autoptr (GdkPaintable) stamp = NULL;

  if (row->when != FAVOR_NO_ARG && event->arg[row->when] != row->is)
    return;
  face = create_face (self, row->create_face, row->what, event);
  if (face == NULL)
    return;
  stamp = create_stamp (self, event->actor);
  favor_flights_celebrate (self->page->flights,
                           row->opening,
                           face,
                           stamp,
                           GTK_WIDGET (self->page->view));
}

static const FavorGreatRow *
find_great (const FavorFlightTable *table, const FavorGame *game, const FavorEvent *event)
{
  for (guint i = 0; i < table->n_greats; i++)
    if (g_str_equal (table->greats[i].event, game->events[event->kind].id))
      return &table->greats[i];
  return NULL;
}

/**
 * favor_game_page_find_great:
 *
 * Returns: (transfer none) (nullable): what on the board the last great moment of the newest ply is about
 */
GtkWidget *
favor_game_page_find_great (FavorGamePage *self)
{
  FavorCursor         *cursor = favor_table_get_cursor (self->table);
  const FavorGame     *game = favor_session_get_game (favor_cursor_get_session (cursor));
  const FavorViewKind *kind = favor_views_find (game->id);
  Telling              telling = { .page = self, .game = game };
  guint                n;
  const FavorEvent    *events = favor_cursor_get_events (cursor,
                                                      favor_cursor_get_ply (cursor),
                                                      &n);

  while (kind != NULL && kind->flights != NULL && n-- > 0)
    {
      const FavorGreatRow *row = find_great (kind->flights, game, &events[n]);

      if (row != NULL)
        return find_spot (&telling, &row->at, &events[n], 0);
    }
  return NULL;
}

/* ---- What is gained ------------------------------------------------------------------- */

static FavorFace *
create_gain (int gain)
{
  static const GdkRGBA dark = { 0.16f, 0.11f, 0.08f, 0.94f };
  static const GdkRGBA red = { 0.62f, 0.11f, 0.09f, 0.96f };

  g_autofree char *text = favor_text_gain (gain);
  double           width = GAIN_HEIGHT / 2 + GAIN_LETTER * g_utf8_strlen (text, -1);
  FavorFace       *face = favor_face_new (width, GAIN_HEIGHT);

  favor_face_add_plate (face,
                        gain < 0 ? &red : &dark,
                        GAIN_HEIGHT / 2,
                        &FAVOR_RECT (0, 0, width, GAIN_HEIGHT));
  favor_face_add_text (face,
                       text,
                       GAIN_SIZE,
                       FAVOR_TEXT_BOLD | (gain < 0 ? FAVOR_TEXT_PALE : FAVOR_TEXT_GOLD),
                       0,
                       0,
                       width,
                       GAIN_HEIGHT);
  return face;
}

static void
show_gain (const Telling *self, FavorSeat seat)
{
  GtkWidget            *score = favor_seat_strip_get_score (self->page->strip, seat);
  g_autoptr (FavorFace) face = NULL;
  FavorPad              before = { 0 }, after = { 0 };

  self->game->score (self->moment->before, seat, &before);
  self->game->score (self->moment->state, seat, &after);
  if (score == NULL || before.total == after.total)
    return;
  face = create_gain (after.total - before.total);
  favor_flights_rise (self->page->flights,
                      face,
                      GAIN_HEIGHT * favor_face_get_aspect (face),
                      score);
}

/* ---- All of it ------------------------------------------------------------------------ */

static void
tell_event (const Telling *self, const FavorEvent *event)
{
  const char *id = self->game->events[event->kind].id;

  if (self->table == NULL)
    return;
  for (guint i = 0; i < self->table->n_rows; i++)
    if (g_str_equal (self->table->rows[i].event, id))
      fly (self, &self->table->rows[i], event);
  for (guint i = 0; i < self->table->n_greats; i++)
    if (g_str_equal (self->table->greats[i].event, id))
      celebrate (self, &self->table->greats[i], event);
}

/**
 * favor_game_page_follow_flights:
 *
 * Lets go what moves between what was seen and what is seen now, if the one follows the other.
 */
void
favor_game_page_follow_flights (FavorGamePage *self)
{
  FavorCursor *cursor = favor_game_view_get_cursor (self->view);
  const FavorMoment
    *moment = favor_sight_get_moment (favor_game_view_get_sight (self->view));
  const FavorViewKind *kind;
  Telling              telling;
  const FavorEvent    *events;
  guint                n_events;

  if (cursor == NULL || moment == NULL)
    return;
  /* What was undone is on no way any more. */
  if (moment->before == NULL || moment->fresh || moment->back || !moment->animated)
    {
      favor_flights_finish (self->flights);
      return;
    }
  telling.page = self;
  telling.game = favor_session_get_game (favor_cursor_get_session (cursor));
  kind = favor_views_find (telling.game->id);
  telling.table = kind != NULL ? kind->flights : NULL;
  telling.moment = moment;
  events = favor_game_view_get_told (self->view, &n_events);
  for (guint i = 0; i < n_events; i++)
    tell_event (&telling, &events[i]);
  for (guint seat = 0; seat < moment->n_seats && n_events > 0; seat++)
    show_gain (&telling, (FavorSeat) seat);
}
