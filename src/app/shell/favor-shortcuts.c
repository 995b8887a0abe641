/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-shortcuts.h"

#include "favor-application.h"
#include "favor-closures.h"
#include "favor-game-page.h"
#include "favor-map.h"
#include "favor-views.h"
#include "favor-window.h"

/* So many rows in a column, headings counted; no page has more than two columns. */
#define COLUMN 11
/* Where the map has its place below the game. */
#define COLUMN_GAME 17

/* `accelerators`: as a GtkShortcutsShortcut reads them. */
static void
add_row (GtkBox *group, const char *accelerators, const char *title)
{
  gtk_box_append (group,
                  g_object_new (GTK_TYPE_SHORTCUTS_SHORTCUT,
                                "accelerator",
                                accelerators,
                                "title",
                                title,
                                NULL));
}

static void
add_general (GtkBox *group)
{
  guint                   n;
  const FavorAccelerator *all = favor_application_get_accelerators (&n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *keys = g_strjoinv (" ", (char **) all[i].keys);

      add_row (group, keys, _ (all[i].title));
    }
}

/* The keypad has the same keys once more. */
static gboolean
is_of_keypad (const FavorGameKey *key)
{
  return g_str_has_prefix (gdk_keyval_name (key->keyval), "KP_");
}

/* All keys of one thing to do: a range where they differ by the target, else a list. */
static char *
join_keys (const FavorGameKey *keys, guint n)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  gboolean                 range = n > 1 && keys[n - 1].target != NULL;
  g_auto (GStrv)           strings = NULL;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = gtk_accelerator_name (favor_game_page_get_keyval (&keys[i]),
                                                    keys[i].modifiers);

      if (!is_of_keypad (&keys[i]) && (!range || i == 0 || i == n - 1))
        g_strv_builder_add (names, name);
    }
  strings = g_strv_builder_end (names);
  return g_strjoinv (range ? "..." : " ", strings);
}

static void
add_keys (GtkBox *const *groups)
{
  guint               n;
  const FavorGameKey *keys = favor_game_page_get_keys (&n);

  for (guint i = 0, next; i < n; i = next)
    {
      g_autofree char *names = NULL;

      for (next = i + 1; next < n && keys[next].title == NULL; next++)
        continue;
      names = join_keys (&keys[i], next - i);
      add_row (groups[keys[i].group], names, _ (keys[i].title));
    }
}

/* (nullable): of the game that is played in the window. */
static const FavorViewKind *
find_kind (GtkWindow *window)
{
  GtkWidget    *page = NULL;
  FavorSession *session = NULL;

  if (FAVOR_IS_WINDOW (window))
    page = favor_window_get_page (FAVOR_WINDOW (window));
  if (FAVOR_IS_GAME_PAGE (page))
    session = favor_game_page_get_session (FAVOR_GAME_PAGE (page));
  return session != NULL ? favor_views_find (favor_session_get_game (session)->id) : NULL;
}

/* Letters of that game, or else of all; what several games call the same stands there once. */
static void
add_letters (GtkBox *group, const FavorViewKind *played)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash,
                                                       g_str_equal,
                                                       g_free,
                                                       NULL);
  const FavorViewKind   *kind;

  for (guint i = 0; (kind = favor_views_get_nth (i)) != NULL; i++)
    for (guint k = 0; k < kind->n_letters; k++)
      {
        const char *title = kind->letters[k].title;
        const char  letter[] = { kind->letters[k].letter, '\0' };

        char       *key;

        if (played != NULL && played != kind)
          continue;
        key = g_strconcat (letter, title, NULL);
        if (g_hash_table_add (seen, key))
          add_row (group, letter, _ (title));
      }
}

/* Of the game that is played, or else of any. */
static gboolean
has_map (const FavorViewKind *played)
{
  const FavorViewKind *kind;

  if (played != NULL)
    return played->has_map;
  for (guint i = 0; (kind = favor_views_get_nth (i)) != NULL; i++)
    if (kind->has_map)
      return TRUE;
  return FALSE;
}

static void
add_map (GtkBox *group, gboolean shown)
{
  guint              n;
  const FavorMapKey *keys = favor_map_get_keys (&n);

  for (guint i = 0; shown && i < n; i++)
    add_row (group, keys[i].accelerators, _ (keys[i].title));
  gtk_widget_set_visible (GTK_WIDGET (group), shown);
}

/**
 * favor_shortcuts_new:
 * @parent: (nullable): the window that the keys are for
 * @section: what is shown first: "general", "game" or "review"
 *
 * Returns: (transfer none): the window with all shortcuts
 */
GtkWindow *
favor_shortcuts_new (GtkWindow *parent, const char *section)
{
  enum
  {
    GAME_SECTION = 1
  };

  static const char *const
    sections[] = { "general_section", [GAME_SECTION] = "game_section", "review_section" };
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (FAVOR_RESOURCES
                                                                  "shortcuts.ui");
  GtkBox                *groups[FAVOR_N_KEY_GROUPS] = {
                   [FAVOR_KEYS_GAME] = GTK_BOX (gtk_builder_get_object (builder, "game")),
                   [FAVOR_KEYS_CHOOSING] = GTK_BOX (gtk_builder_get_object (builder, "choosing")),
                   [FAVOR_KEYS_REVIEW] = GTK_BOX (gtk_builder_get_object (builder, "review")),
  };
  GtkWindow *window = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));
  const FavorViewKind *played = find_kind (parent);

  add_general (GTK_BOX (gtk_builder_get_object (builder, "general")));
  add_keys (groups);
  add_letters (groups[FAVOR_KEYS_CHOOSING], played);
  add_map (GTK_BOX (gtk_builder_get_object (builder, "map")), has_map (played));
  /* The groups are laid out in columns when this changes. */
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    g_object_set (gtk_builder_get_object (builder, sections[i]),
                  "max-height",
                  i == GAME_SECTION ? COLUMN_GAME : COLUMN,
                  NULL);
  g_object_set (window, "section-name", section, NULL);
  gtk_window_set_transient_for (window, parent);
  return window;
}
