/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "film-strip.h"
#include "page-fixture.h"

#include "dragon-random.h"
#include "emperor-random.h"
#include "favor-game-page-private.h"
#include "favor-games.h"
#include "favor-memory.h"
#include "favor-style.h"
#include "favor-views.h"

/* film-events FOLDER [GAME…]: what each kind of event looks like on the page while it is told, one strip
 * of pictures for each, in the way it is seen when computers play. Games are played until each kind has
 * happened. Prints of each how much of the page was seen to change. Nothing of it fails; somebody has to
 * look at the strips:
 *   meson test -C BUILD --benchmark --suite films */

/* Until what was seen before is at rest, in milliseconds. */
#define REST 1500
/* Computers do nothing by themselves meanwhile. */
#define NEVER 600000

static int width = 1280, height = 800;
/* No more games are played. */
static int      n_games = 160;
static gboolean own, reduced, mirrored, great;
static char   **wanted;

/* Where an event is: in a game, told by an action. */
typedef struct
{
  guint    game;
  guint    ply;
  guint    nth;
  gboolean found;
  gboolean fits;
} Place;

typedef struct
{
  const FavorGame *game;
  /* Sessions, none where nothing new happened, and the place of each kind. */
  GPtrArray *played;
  Place     *places;
} Films;

/* ---- Games ---------------------------------------------------------------------------- */

static FavorAction
choose (const FavorGame *game, FavorSession *session, guint number, FavorRng *rng)
{
  guint                 n_plies = favor_session_get_n_plies (session);
  gconstpointer         state = favor_session_get_state (session, n_plies);
  g_auto (FavorActions) legal = { 0 };

  if (number % 3 > 0 && g_str_equal (game->id, favor_dragon_game.id))
    return dragon_random_action (state, &legal, rng);
  if (number % 3 > 0 && g_str_equal (game->id, favor_emperor_game.id))
    return emperor_random_action (state, &legal, rng);
  game->list (state, &legal);
  if (favor_rng_below (rng, 8) == 0)
    return legal.items[favor_rng_below (rng, legal.n)];
  return legal.items[game->prefer (state, &legal, rng, NULL)];
}

static void
draw_options (const FavorGame *game, gpointer options, guint n_seats, FavorRng *rng)
{
  g_autofree gpointer drawn = g_malloc (game->options->size);
  FavorRefusal        why = { 0 };

  memcpy (drawn, options, game->options->size);
  for (guint i = 0; i < game->options->n_fields; i++)
    {
      const FavorField *field = &game->options->fields[i];
      gint64            value = favor_field_get (field, drawn, 0);

      if (field->values != NULL)
        value = field->values[favor_rng_below (rng, field->n_values)];
      else if (field->type == FAVOR_TYPE_BOOL)
        value = favor_rng_below (rng, 2);
      else if (field->type == FAVOR_TYPE_ENUM)
        value = favor_rng_below (rng, field->words->n_words);
      /* The shortest games and the nearest aims. */
      else if (field->type == FAVOR_TYPE_INT && favor_rng_below (rng, 2) == 0)
        value = field->min;
      favor_field_set (field, drawn, 0, value);
    }
  if (game->accept (drawn, n_seats, &why))
    memcpy (options, drawn, game->options->size);
}

static FavorSession *
begin_game (const FavorGame *game, guint number)
{
  static const char *const names[FAVOR_MAX_SEATS] = { "Ann", "Bo",  "Cem", "Dee",
                                                      "Eli", "Fay", "Gus", "Hal" };
  g_autofree gpointer      options = g_malloc0 (game->options->size);
  g_autoptr (GError)       error = NULL;
  FavorPlayer              players[FAVOR_MAX_SEATS];
  guint         n_seats = CLAMP (4 - number % 2, game->min_seats, game->max_seats);
  FavorSession *session;
  FavorRng      rng;

  favor_rng_seed (&rng, number);
  favor_schema_set_defaults (game->options, options);
  if (number % 4 == 3)
    draw_options (game, options, n_seats, &rng);
  for (guint i = 0; i < n_seats; i++)
    players[i] = (FavorPlayer){ .name = (char *) names[i],
                                .is_bot = i > 0,
                                .level = FAVOR_LEVEL_RANDOM,
                                .colour = (guint8) i };
  session = favor_session_new (game, options, players, n_seats, number, &error);
  g_assert_no_error (error);
  return session;
}

static gboolean
is_wanted (const char *id)
{
  return wanted == NULL || g_strv_contains ((const char *const *) wanted, id);
}

static gboolean
is_great (const FavorGame *game, const FavorEvent *event)
{
  const FavorFlightTable *table = favor_views_find (game->id)->flights;

  for (guint i = 0; table != NULL && i < table->n_greats; i++)
    {
      const FavorGreatRow *row = &table->greats[i];

      if (g_str_equal (row->event, game->events[event->kind].id))
        return row->when == FAVOR_NO_ARG || event->arg[row->when] == row->is;
    }
  return FALSE;
}

/* Films tell of others, if they can, or of the person at the screen. Whether something is new. */
static gboolean
note_events (Films *self, guint number, FavorSession *session, guint ply)
{
  guint             n;
  gboolean          is_new = FALSE;
  const FavorEvent *events = favor_session_get_events (session, ply, &n);

  for (guint i = 0; i < n; i++)
    {
      Place *place = &self->places[events[i].kind];
      /* How a game begins cannot be filmed. */
      gboolean fits = ply > 0 && (events[i].actor == 0) == own;

      if (place->found && (place->fits || !fits))
        continue;
      if (great && !is_great (self->game, &events[i]))
        continue;
      *place = (Place){ number, ply, i, TRUE, fits };
      is_new |= is_wanted (self->game->events[events[i].kind].id);
    }
  return is_new;
}

static gboolean
is_complete (Films *self)
{
  for (guint i = 0; i < self->game->n_events; i++)
    if (!self->places[i].fits && is_wanted (self->game->events[i].id) &&
        (!self->places[i].found || self->places[i].ply > 0))
      return FALSE;
  return TRUE;
}

static void
play_games (Films *self)
{
  for (guint number = 0; number < (guint) n_games && !is_complete (self); number++)
    {
      FavorSession *session = begin_game (self->game, number);
      gboolean      is_new = note_events (self, number, session, 0);
      FavorRng      rng;

      favor_rng_seed (&rng, favor_rng_mix (number, 2, 3));
      while (!favor_session_get_over (session))
        {
          FavorAction        action = choose (self->game, session, number, &rng);
          g_autoptr (GError) error = NULL;

          favor_session_submit (session, &action, &error);
          g_assert_no_error (error);
          is_new |= note_events (self,
                                 number,
                                 session,
                                 favor_session_get_n_plies (session));
        }
      if (!is_new)
        g_clear_object (&session);
      g_ptr_array_add (self->played, session);
    }
}

/* ---- Films ---------------------------------------------------------------------------- */

static void
rest (guint milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * (gint64) 1000;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
}

static guint
count_bodies (gpointer data)
{
  return favor_flights_count (FAVOR_GAME_PAGE (data)->flights);
}

/* Whether the nth event is told now. */
static gboolean
is_told (FavorGameView *view, guint nth)
{
  guint n, n_shown;

  favor_game_view_get_told (view, &n);
  if (favor_game_view_get_shown (view, &n_shown) == NULL)
    return n > 0;
  return nth >= n_shown - n && nth < n_shown;
}

/* The action that tells of it is done; what it tells before is waited for. */
static void
reach (FavorGamePage     *page,
       FilmStrip         *strip,
       FavorSession      *session,
       const FavorAction *action,
       guint              nth)
{
  g_autoptr (GError) error = NULL;

  rest (REST);
  film_strip_start (strip);
  favor_session_submit (session, action, &error);
  g_assert_no_error (error);
  while (!is_told (page->view, nth) && favor_game_view_get_showing (page->view))
    {
      favor_game_view_set_paused (page->view, TRUE);
      rest (REST);
      favor_game_view_set_paused (page->view, FALSE);
      rest (50);
      film_strip_start (strip);
      favor_game_view_show_next (page->view);
    }
}

static void
film (Films *self, guint kind, const char *folder)
{
  const Place          *place = &self->places[kind];
  FavorSession         *played = g_ptr_array_index (self->played, place->game);
  FavorSession         *session = begin_game (self->game, place->game);
  g_autofree char      *path = g_strdup_printf ("%s/%s-%s%s%s%s.png",
                                           folder,
                                           self->game->id,
                                           self->game->events[kind].id,
                                           own ? "-own" : "",
                                           reduced ? "-still" : "",
                                           mirrored ? "-mirrored" : "");
  guint                 n;
  g_autofree char      *text = NULL;
  g_autofree char      *title = NULL;
  g_autoptr (FilmStrip) strip = NULL;
  const FavorEvent     *event;
  FavorGamePage        *page;
  GtkWindow            *window;
  guint                 change;

  for (guint ply = 1; ply < place->ply; ply++)
    favor_session_submit (session, favor_session_get_action (played, ply), NULL);
  page = FAVOR_GAME_PAGE (favor_game_page_new (session));
  favor_bot_runner_set_min_delay (favor_game_page_get_runner (page), NEVER);
  window = page_fixture_show (GTK_WIDGET (page), width, height);
  favor_bot_runner_set_min_delay (favor_game_page_get_runner (page), NEVER);
  strip = film_strip_new (GTK_WIDGET (page));
  reach (page, strip, session, favor_session_get_action (played, place->ply), place->nth);
  film_strip_shoot (strip, count_bodies, page);
  event = &favor_session_get_events (played, place->ply, &n)[place->nth];
  text = favor_text_for_event (self->game, event, 0, favor_session_get_names (session));
  change = film_strip_measure_change (strip);
  title = g_strdup_printf ("%s (game %u, action %u, event %u): %s",
                           self->game->events[kind].id,
                           place->game,
                           place->ply,
                           place->nth,
                           text != NULL ? text : "(not told)");
  film_strip_write (strip, title, path);
  g_print ("  %-24s %4u/1000  %s\n", self->game->events[kind].id, change, title);
  page_fixture_close (window);
  g_assert_finalize_object (session);
}

static void
drop (gpointer session)
{
  g_clear_object (&session);
}

static void
film_game (const FavorGame *game, const char *folder)
{
  Films self = { .game = game };

  self.places = g_new0 (Place, game->n_events);
  self.played = g_ptr_array_new_with_free_func (drop);
  play_games (&self);
  g_print ("%s: %u games\n", game->id, self.played->len);
  for (guint kind = 0; kind < game->n_events; kind++)
    if (!is_wanted (game->events[kind].id))
      continue;
    else if (!self.places[kind].found)
      g_print ("  %-24s never happens\n", game->events[kind].id);
    else if (self.places[kind].ply == 0)
      g_print ("  %-24s before the first action\n", game->events[kind].id);
    else
      film (&self, kind, folder);
  g_ptr_array_unref (self.played);
  g_free (self.places);
}

static const GOptionEntry entries[] = {
  { "own", 0, 0, G_OPTION_ARG_NONE, &own, "What the person at the screen does", NULL },
  { "reduced", 0, 0, G_OPTION_ARG_NONE, &reduced, "With motion reduced", NULL },
  { "mirrored", 0, 0, G_OPTION_ARG_NONE, &mirrored, "From right to left", NULL },
  { "width", 0, 0, G_OPTION_ARG_INT, &width, "Of the page", "PIXELS" },
  { "height", 0, 0, G_OPTION_ARG_INT, &height, "Of the page", "PIXELS" },
  { "games",
    0,
    0,
    G_OPTION_ARG_INT,
    &n_games,
    "So many games, for what is rare",
    "NUMBER" },
  { "great", 0, 0, G_OPTION_ARG_NONE, &great, "Only great moments", NULL },
  { "event", 0, 0, G_OPTION_ARG_STRING_ARRAY, &wanted, "Only these kinds", "ID" },
  { NULL }
};

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("FOLDER [GAME…]");
  g_autoptr (GError)         error = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || argc < 2)
    g_error ("%s", error != NULL ? error->message : "no folder is given");
  g_mkdir_with_parents (argv[1], 0755);
  favor_memory_set_up ();
  adw_init ();
  favor_style_follow (adw_style_manager_get_default ());
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", !reduced, NULL);
  if (mirrored)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  for (guint i = 0; favor_views_get_nth (i) != NULL; i++)
    {
      const char *id = favor_views_get_nth (i)->game_id;

      if (argc == 2 || g_strv_contains ((const char *const *) argv + 2, id))
        film_game (favor_games_find (id), argv[1]);
    }
  g_strfreev (wanted);
  return 0;
}
