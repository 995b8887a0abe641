/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-game-page-private.h"

/* clang-format off */
static const FavorGameKey keys[] = {
  { GDK_KEY_z, GDK_CONTROL_MASK, "session.undo", NULL, N_("Undo"), FAVOR_KEYS_GAME },
  { GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "session.redo", NULL, N_("Redo"), FAVOR_KEYS_GAME },
  { GDK_KEY_Return, 0, "view.commit", NULL, N_("Choose, commit"), FAVOR_KEYS_CHOOSING },
  { GDK_KEY_KP_Enter, 0, "view.commit", NULL, NULL, FAVOR_KEYS_CHOOSING },
  { GDK_KEY_Return, GDK_CONTROL_MASK, "view.finish", NULL, N_("Commit, end the turn"), FAVOR_KEYS_CHOOSING },
  { GDK_KEY_Escape, 0, "view.clear", NULL, N_("One step back, clear"), FAVOR_KEYS_CHOOSING },
  { GDK_KEY_BackSpace, 0, "view.clear", NULL, NULL, FAVOR_KEYS_CHOOSING },
  { GDK_KEY_space, 0, "view.main", NULL, N_("Skip to the next own decision, main button"), FAVOR_KEYS_CHOOSING },
  { GDK_KEY_n, 0, "view.next-choice", NULL, N_("Next choice"), FAVOR_KEYS_CHOOSING },
  { GDK_KEY_n, GDK_SHIFT_MASK, "view.previous-choice", NULL, N_("Previous choice"), FAVOR_KEYS_CHOOSING },
  { GDK_KEY_1, 0, "view.choose", "1", N_("First to ninth choice"), FAVOR_KEYS_CHOOSING },
  { GDK_KEY_2, 0, "view.choose", "2", NULL, FAVOR_KEYS_CHOOSING },
  { GDK_KEY_3, 0, "view.choose", "3", NULL, FAVOR_KEYS_CHOOSING },
  { GDK_KEY_4, 0, "view.choose", "4", NULL, FAVOR_KEYS_CHOOSING },
  { GDK_KEY_5, 0, "view.choose", "5", NULL, FAVOR_KEYS_CHOOSING },
  { GDK_KEY_6, 0, "view.choose", "6", NULL, FAVOR_KEYS_CHOOSING },
  { GDK_KEY_7, 0, "view.choose", "7", NULL, FAVOR_KEYS_CHOOSING },
  { GDK_KEY_8, 0, "view.choose", "8", NULL, FAVOR_KEYS_CHOOSING },
  { GDK_KEY_9, 0, "view.choose", "9", NULL, FAVOR_KEYS_CHOOSING },
  { GDK_KEY_0, 0, "view.choose", "0", N_("No choice"), FAVOR_KEYS_CHOOSING },
  { GDK_KEY_f, GDK_CONTROL_MASK, "view.search", NULL, N_("Search the choices"), FAVOR_KEYS_CHOOSING },
  { GDK_KEY_c, 0, "view.countdown", NULL, N_("Start the countdown"), FAVOR_KEYS_CHOOSING },
  { GDK_KEY_h, 0, "view.hint", NULL, N_("Hint"), FAVOR_KEYS_CHOOSING },
  { GDK_KEY_i, 0, "view.inspect", NULL, N_("Show what is focused large, with all about it"), FAVOR_KEYS_GAME },
  { GDK_KEY_l, 0, "view.show-log", NULL, N_("Log"), FAVOR_KEYS_GAME },
  { GDK_KEY_m, 0, "view.show-moves", NULL, N_("List of legal moves"), FAVOR_KEYS_GAME },
  { GDK_KEY_F6, 0, "view.next-region", NULL, N_("Next region"), FAVOR_KEYS_GAME },
  { GDK_KEY_F6, GDK_SHIFT_MASK, "view.previous-region", NULL, N_("Previous region"), FAVOR_KEYS_GAME },
  { GDK_KEY_F9, 0, "view.panel", NULL, N_("Show or hide the panel"), FAVOR_KEYS_GAME },
  { GDK_KEY_t, 0, "view.timeline", NULL, N_("Show or hide the timeline"), FAVOR_KEYS_REVIEW },
  { GDK_KEY_Left, GDK_ALT_MASK, "cursor.back", NULL, N_("One move back"), FAVOR_KEYS_REVIEW },
  { GDK_KEY_Left, GDK_SHIFT_MASK, "review.back", NULL, NULL, FAVOR_KEYS_REVIEW },
  { GDK_KEY_Left, 0, "review.step-back", NULL, N_("Back to what happened before"), FAVOR_KEYS_REVIEW },
  { GDK_KEY_Right, GDK_ALT_MASK, "cursor.forward", NULL, N_("One move forward"), FAVOR_KEYS_REVIEW },
  { GDK_KEY_Right, GDK_SHIFT_MASK, "review.forward", NULL, NULL, FAVOR_KEYS_REVIEW },
  { GDK_KEY_Right, 0, "review.step-forward", NULL, N_("Forward to what happened next"), FAVOR_KEYS_REVIEW },
  { GDK_KEY_Home, GDK_ALT_MASK, "cursor.first", NULL, N_("First position"), FAVOR_KEYS_REVIEW },
  { GDK_KEY_Home, 0, "review.first", NULL, NULL, FAVOR_KEYS_REVIEW },
  { GDK_KEY_End, GDK_ALT_MASK, "cursor.follow", NULL, N_("Back to now"), FAVOR_KEYS_REVIEW },
  { GDK_KEY_End, 0, "review.last", NULL, NULL, FAVOR_KEYS_REVIEW },
  { GDK_KEY_Page_Up, GDK_ALT_MASK, "cursor.previous-round", NULL, N_("Back to the beginning of the round"), FAVOR_KEYS_REVIEW },
  { GDK_KEY_Page_Up, 0, "review.previous-round", NULL, NULL, FAVOR_KEYS_REVIEW },
  { GDK_KEY_Page_Down, GDK_ALT_MASK, "cursor.next-round", NULL, N_("Forward to the next round"), FAVOR_KEYS_REVIEW },
  { GDK_KEY_Page_Down, 0, "review.next-round", NULL, NULL, FAVOR_KEYS_REVIEW },
  { GDK_KEY_Page_Up, GDK_SHIFT_MASK, "view.previous-moment", NULL, N_("Previous great moment or turning point"), FAVOR_KEYS_REVIEW },
  { GDK_KEY_Page_Down, GDK_SHIFT_MASK, "view.next-moment", NULL, N_("Next great moment or turning point"), FAVOR_KEYS_REVIEW },
  { GDK_KEY_p, 0, "cursor.play", NULL, N_("Play the game again, pause"), FAVOR_KEYS_REVIEW },
  { GDK_KEY_p, GDK_SHIFT_MASK, "view.show-again", NULL, N_("Show again what happened since the last turn"), FAVOR_KEYS_GAME },
  { GDK_KEY_F2, 0, "note.edit", NULL, N_("Edit the note"), FAVOR_KEYS_REVIEW },
};

/* clang-format on */

/**
 * favor_game_page_get_keyval:
 * @key: of favor_game_page_get_keys ()
 *
 * Returns: what is to be pressed. Time runs to the left where text does, and so do the arrows
 */
guint
favor_game_page_get_keyval (const FavorGameKey *key)
{
  g_return_val_if_fail (key != NULL, GDK_KEY_VoidSymbol);

  if (gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL)
    {
      if (key->keyval == GDK_KEY_Left)
        return GDK_KEY_Right;
      if (key->keyval == GDK_KEY_Right)
        return GDK_KEY_Left;
    }
  return key->keyval;
}

/* A letter of which the page makes no use. */
static gboolean
is_free (guint keyval)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].keyval == keyval && keys[i].modifiers == 0)
      return FALSE;
  return TRUE;
}

/* They belong to the game on the board. */
static void
install_letters (GtkWidgetClass *widget_class)
{
  for (char letter = 'a'; letter <= 'z'; letter++)
    {
      const char target[] = { letter, '\0' };

      if (is_free (gdk_unicode_to_keyval ((guint32) letter)))
        gtk_widget_class_add_binding_action (widget_class,
                                             gdk_unicode_to_keyval ((guint32) letter),
                                             0,
                                             "view.letter",
                                             "s",
                                             target);
    }
}

/* Binds every key to its action, for whatever of the page has the focus. A text field with the
 * focus gets its letters first. */
void
favor_game_page_install_keys (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].target != NULL)
      gtk_widget_class_add_binding_action (widget_class,
                                           favor_game_page_get_keyval (&keys[i]),
                                           keys[i].modifiers,
                                           keys[i].action,
                                           "s",
                                           keys[i].target);
    else
      gtk_widget_class_add_binding_action (widget_class,
                                           favor_game_page_get_keyval (&keys[i]),
                                           keys[i].modifiers,
                                           keys[i].action,
                                           NULL);
  install_letters (widget_class);
}

/**
 * favor_game_page_get_keys:
 * @n_keys: (out): how many
 *
 * Returns: (array length=n_keys) (transfer none): every key of the page
 */
const FavorGameKey *
favor_game_page_get_keys (guint *n_keys)
{
  g_return_val_if_fail (n_keys != NULL, NULL);

  *n_keys = G_N_ELEMENTS (keys);
  return keys;
}
