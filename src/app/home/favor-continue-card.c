/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-continue-card.h"

#include "favor-closures.h"
#include "favor-entry-actions.h"
#include "favor-properties.h"
#include "favor-signals.h"
#include "favor-seat-sign.h"
#include "favor-session-picture.h"

#define SIGN_HEIGHT 18

struct _FavorContinueCard
{
  AdwBin parent_instance;

  FavorStoreEntry *entry;

  GtkLabel *title;
  GtkLabel *progress;
  GtkBox   *signs;
  GtkLabel *turn;
};

G_DEFINE_FINAL_TYPE (FavorContinueCard, favor_continue_card, ADW_TYPE_BIN)

/* (transfer full): the same, but a line is broken only before what follows the dot, or in the name
 * of the game: no number stands alone. */
static char *
keep_together (const char *text)
{
  g_auto (GStrv)      parts = g_strsplit (text, " · ", 2);
  g_autoptr (GString) progress = NULL;

  if (parts[0] == NULL || parts[1] == NULL)
    return g_strdup (text);
  progress = g_string_new (parts[1]);
  g_string_replace (progress, " ", "\u00a0", 0);
  return g_strconcat (parts[0], " · ", progress->str, NULL);
}

static char *
progress_text (FavorStoreEntry *entry)
{
  guint            round = favor_store_entry_get_round (entry);
  g_autofree char *text = NULL;
  g_autofree char
    *game = favor_closure_game_title (NULL, favor_store_entry_get_game_id (entry));

  if (round == 0 || game == NULL)
    return g_steal_pointer (&game);
  /* Translators: below the title of a game that is not finished: {game} is the game */
  text = favor_text_fill (_ ("{game} · round {round}"), "game round#", game, round);
  return keep_together (text);
}

static char *
turn_text (FavorStoreEntry *entry)
{
  FavorSeat decider = favor_store_entry_get_decider (entry);

  if (decider == FAVOR_SEAT_NONE)
    return NULL;
  if (!favor_store_entry_get_seat (entry, (guint) decider)->is_bot)
    return g_strdup (_ ("Your turn"));
  return favor_text_fill (_ ("{player} to decide"),
                          "player",
                          favor_store_entry_get_player (entry, (guint) decider));
}

static void
update_signs (FavorContinueCard *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->signs))) != NULL)
    gtk_box_remove (self->signs, child);
  for (guint i = 0; i < favor_store_entry_get_n_seats (self->entry); i++)
    gtk_box_append (self->signs,
                    favor_seat_sign_new (favor_store_entry_get_seat (self->entry, i)
                                           ->colour,
                                         SIGN_HEIGHT));
}

static void
update_name (FavorContinueCard *self)
{
  if (self->entry != NULL)
    favor_entry_name_widget (GTK_WIDGET (self), self->entry);
}

static void
show_entry (FavorContinueCard *self)
{
  g_autofree char *progress = NULL;
  g_autofree char *turn = NULL;

  favor_entry_actions_update (GTK_WIDGET (self));
  if (self->entry == NULL)
    return;
  progress = progress_text (self->entry);
  turn = turn_text (self->entry);
  gtk_label_set_label (self->progress, progress != NULL ? progress : "");
  gtk_label_set_label (self->turn, turn != NULL ? turn : "");
  update_signs (self);
  update_name (self);
}

static void
favor_continue_card_dispose (GObject *object)
{
  favor_entry_actions_end (GTK_WIDGET (object));
  gtk_widget_dispose_template (GTK_WIDGET (object), FAVOR_TYPE_CONTINUE_CARD);
  favor_properties_clear (object);

  G_OBJECT_CLASS (favor_continue_card_parent_class)->dispose (object);
}

/* clang-format off */
static const FavorProperty table[] = {
  { "entry", G_TYPE_OBJECT, FAVOR_WRITABLE,
    FAVOR_MEMBER (FavorContinueCard, entry),
    .class_type = favor_store_entry_get_type,
    .changed = G_CALLBACK (show_entry) },
};

/* clang-format on */

static void
favor_continue_card_class_init (FavorContinueCardClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_continue_card_dispose;

  favor_properties_install (object_class, table, G_N_ELEMENTS (table), NULL);

  favor_entry_actions_install (widget_class);

  g_type_ensure (FAVOR_TYPE_SESSION_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "continue-card.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorContinueCard, progress);
  gtk_widget_class_bind_template_child (widget_class, FavorContinueCard, signs);
  gtk_widget_class_bind_template_child (widget_class, FavorContinueCard, turn);
}

static void
favor_continue_card_init (FavorContinueCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  favor_entry_actions_add_gestures (GTK_WIDGET (self));
  favor_signals_follow (self, "entry", "notify", G_CALLBACK (show_entry), 0);
  g_signal_connect (self, "notify::parent", G_CALLBACK (update_name), NULL);
}

/**
 * favor_continue_card_new:
 * @entry: (nullable): the session
 *
 * Returns: (transfer floating): its card
 */
GtkWidget *
favor_continue_card_new (FavorStoreEntry *entry)
{
  return g_object_new (FAVOR_TYPE_CONTINUE_CARD, "entry", entry, NULL);
}
