/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-session-row.h"

#include "favor-breakpoint-bin.h"
#include "favor-closures.h"
#include "favor-entry-actions.h"
#include "favor-properties.h"
#include "favor-signals.h"
#include "favor-seat-sign.h"

/* A list of thousands fills rows anew with every letter of a search: what they show is set
 * here, which is several times as fast as a binding for each label. */

struct _FavorSessionRow
{
  AdwBin parent_instance;

  FavorStoreEntry *entry;
  gboolean         selected;
  /* A session was shown, and its file was damaged. */
  gboolean shown;
  gboolean damaged;

  GtkWidget *bin;
  GtkBox    *words;
  GtkWidget *sign;
  GtkImage  *icon;
  GtkLabel  *details;
  GtkLabel  *result;
};

G_DEFINE_FINAL_TYPE (FavorSessionRow, favor_session_row, ADW_TYPE_BIN)

/* The seat of the first winner; -1 if there is none. */
static int
find_winner (FavorStoreEntry *entry)
{
  if (!favor_store_entry_get_scored (entry))
    return -1;
  for (guint i = 0; i < favor_store_entry_get_n_seats (entry); i++)
    if (favor_store_entry_get_seat (entry, i)->winner)
      return (int) i;
  return -1;
}

/* A tick for what is selected, else the shield of who won, else what keeps it from being won. */
static void
update_sign (FavorSessionRow *self)
{
  int         winner = find_winner (self->entry);
  gboolean    has_sign = winner >= 0 && !self->selected;
  const char *icon = "media-playback-pause-symbolic";

  if (self->selected)
    icon = "object-select-symbolic";
  else if (favor_store_entry_get_damaged (self->entry) != NULL)
    icon = "dialog-warning-symbolic";
  else if (favor_store_entry_get_over (self->entry))
    icon = "emblem-ok-symbolic";
  if (has_sign)
    favor_seat_sign_set_colour (FAVOR_SEAT_SIGN (self->sign),
                                favor_store_entry_get_seat (self->entry, (guint) winner)
                                  ->colour);
  else
    gtk_image_set_from_icon_name (self->icon, icon);
  gtk_widget_set_visible (self->sign, has_sign);
  gtk_widget_set_visible (GTK_WIDGET (self->icon), !has_sign);
}

/* Below the title: the defect, or the game, unless the title names it, and when. */
static void
update_details (FavorSessionRow *self)
{
  const char      *damaged = favor_store_entry_get_damaged (self->entry);
  g_autofree char *game = NULL;
  g_autofree char *when = NULL;
  g_autofree char *details = NULL;

  gtk_label_set_wrap (self->details, damaged != NULL);
  gtk_label_set_ellipsize (self->details,
                           damaged != NULL ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  if (damaged != NULL)
    {
      /* Translators: below the name of a file in the list of saved games; {reason} is what is
       * wrong with it, perhaps with the place */
      details = favor_text_fill (_ ("This file cannot be opened: {reason}"),
                                 "reason",
                                 damaged);
      gtk_widget_add_css_class (GTK_WIDGET (self->details), "error");
      gtk_label_set_label (self->details, details);
      return;
    }
  gtk_widget_remove_css_class (GTK_WIDGET (self->details), "error");
  game = favor_closure_game_title (NULL, favor_store_entry_get_game_id (self->entry));
  when = favor_closure_when (NULL, favor_store_entry_get_modified (self->entry));
  if (game == NULL || g_str_has_prefix (favor_store_entry_get_title (self->entry), game))
    details = g_strdup (when);
  else
    /* Translators: below the title of a saved game: {game} is the game, {when} a time, day or
     * date */
    details = favor_text_fill (_ ("{game} · {when}"), "game when", game, when);
  gtk_label_set_label (self->details, details);
}

static void
update_result (FavorSessionRow *self)
{
  FavorStoreEntry *entry = self->entry;
  const char      *result = favor_store_entry_get_result (entry);
  gboolean         open = !favor_store_entry_get_over (entry);

  if (result == NULL)
    result = favor_store_entry_get_status (entry);
  gtk_label_set_label (self->result, result != NULL ? result : "");
  gtk_widget_set_visible (GTK_WIDGET (self->result), result != NULL);
  if (open)
    gtk_widget_add_css_class (GTK_WIDGET (self->result), "turn");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->result), "turn");
}

static void
update_name (FavorSessionRow *self)
{
  if (self->entry != NULL)
    favor_entry_name_widget (GTK_WIDGET (self), self->entry);
}

static void
show_selected (FavorSessionRow *self)
{
  if (self->entry != NULL)
    update_sign (self);
}

static void
show_entry (FavorSessionRow *self)
{
  gboolean damaged;

  if (self->entry == NULL)
    return;
  damaged = favor_store_entry_get_damaged (self->entry) != NULL;
  if (!self->shown || damaged != self->damaged)
    favor_entry_actions_update (GTK_WIDGET (self));
  self->shown = TRUE;
  self->damaged = damaged;
  update_sign (self);
  update_details (self);
  update_result (self);
  update_name (self);
}

/* The result stands at the end, or, where there is little room, below. */
static void
arrange (FavorSessionRow *self)
{
  gboolean narrow;

  g_object_get (self->bin, "narrow", &narrow, NULL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->words),
                                  narrow ? GTK_ORIENTATION_VERTICAL
                                         : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (self->words, narrow ? 2 : 12);
  gtk_label_set_xalign (self->result, narrow ? 0 : 1);
}

static void
favor_session_row_dispose (GObject *object)
{
  favor_entry_actions_end (GTK_WIDGET (object));
  gtk_widget_dispose_template (GTK_WIDGET (object), FAVOR_TYPE_SESSION_ROW);
  favor_properties_clear (object);

  G_OBJECT_CLASS (favor_session_row_parent_class)->dispose (object);
}

/* clang-format off */
static const FavorProperty table[] = {
  { "entry", G_TYPE_OBJECT, FAVOR_WRITABLE,
    FAVOR_MEMBER (FavorSessionRow, entry),
    .class_type = favor_store_entry_get_type,
    .changed = G_CALLBACK (show_entry) },
  { "selected", G_TYPE_BOOLEAN, FAVOR_WRITABLE,
    FAVOR_MEMBER (FavorSessionRow, selected),
    .changed = G_CALLBACK (show_selected) },
};

/* clang-format on */

static void
favor_session_row_class_init (FavorSessionRowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_session_row_dispose;

  favor_properties_install (object_class, table, G_N_ELEMENTS (table), NULL);

  favor_entry_actions_install (widget_class);

  g_type_ensure (FAVOR_TYPE_BREAKPOINT_BIN);
  g_type_ensure (FAVOR_TYPE_SEAT_SIGN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "session-row.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorSessionRow, bin);
  gtk_widget_class_bind_template_child (widget_class, FavorSessionRow, words);
  gtk_widget_class_bind_template_callback (widget_class, arrange);
  gtk_widget_class_bind_template_child (widget_class, FavorSessionRow, sign);
  gtk_widget_class_bind_template_child (widget_class, FavorSessionRow, icon);
  gtk_widget_class_bind_template_child (widget_class, FavorSessionRow, details);
  gtk_widget_class_bind_template_child (widget_class, FavorSessionRow, result);
}

static void
favor_session_row_init (FavorSessionRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  favor_entry_actions_add_gestures (GTK_WIDGET (self));
  favor_signals_follow (self, "entry", "notify", G_CALLBACK (show_entry), 0);
  g_signal_connect (self, "notify::parent", G_CALLBACK (update_name), NULL);
}

/**
 * favor_session_row_new:
 * @entry: (nullable): the session
 *
 * Returns: (transfer floating): a row
 */
GtkWidget *
favor_session_row_new (FavorStoreEntry *entry)
{
  return g_object_new (FAVOR_TYPE_SESSION_ROW, "entry", entry, NULL);
}

/**
 * favor_session_row_get_entry:
 *
 * Returns: (nullable): the session of the row
 */
FavorStoreEntry *
favor_session_row_get_entry (FavorSessionRow *self)
{
  g_return_val_if_fail (FAVOR_IS_SESSION_ROW (self), NULL);

  return self->entry;
}

/**
 * favor_session_row_add_play_sign:
 *
 * Adds a sign at the end that says that the game can be watched.
 */
void
favor_session_row_add_play_sign (FavorSessionRow *self)
{
  GtkWidget *sign;

  g_return_if_fail (FAVOR_IS_SESSION_ROW (self));

  sign = g_object_new (GTK_TYPE_IMAGE,
                       "icon-name",
                       "media-playback-start-symbolic",
                       "accessible-role",
                       GTK_ACCESSIBLE_ROLE_PRESENTATION,
                       NULL);
  gtk_box_append (GTK_BOX (adw_bin_get_child (ADW_BIN (self))), sign);
}
