/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-setup-page.h"

#include "favor-accessible.h"
#include "favor-breakpoint-bin.h"
#include "favor-closures.h"
#include "favor-focus.h"
#include "favor-option-control.h"
#include "favor-option-row.h"
#include "favor-player-row.h"
#include "favor-presets-popover.h"
#include "favor-presets.h"
#include "favor-settings.h"
#include "favor-signals.h"
#include "favor-toasts.h"

struct _FavorSetupPage
{
  AdwBin parent_instance;

  FavorSetup *setup;
  char       *complaint;
  gboolean    showing;
  GSettings  *settings;

  AdwWindowTitle      *window_title;
  GtkWidget           *start_button;
  GtkRevealer         *complaint_revealer;
  GtkLabel            *complaint_label;
  AdwPreferencesGroup *seats_group;
  GtkWidget           *fewer_button;
  GtkWidget           *more_button;
  GtkLabel            *count_label;
  AdwPreferencesGroup *options_group;
  AdwExpanderRow      *seed_row;
  GtkEditable         *seed_entry;
  AdwToastOverlay     *toasts;
  FavorPresetsPopover *presets_popover;
  GtkWidget           *header_bin;
  AdwHeaderBar        *header;

  /* A row for each seat of the game's most; those not in use are hidden. */
  GPtrArray *seat_rows;
  /* For each field of the options schema its row and control; NULL for one that is not here. */
  GPtrArray *option_rows;
  GPtrArray *controls;
};

enum
{
  SIGNAL_START,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (FavorSetupPage, favor_setup_page, ADW_TYPE_BIN)

static void
set_complaint (FavorSetupPage *self, const char *complaint)
{
  gboolean fine = complaint == NULL;

  g_free (self->complaint);
  self->complaint = g_strdup (complaint);
  gtk_revealer_set_reveal_child (self->complaint_revealer, !fine);
  if (!fine)
    gtk_label_set_label (self->complaint_label, complaint);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setup.start", fine);
  gtk_widget_set_tooltip_text (self->start_button, complaint);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->start_button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  fine ? "" : complaint,
                                  -1);
}

/* Start, the count of seats and its buttons, by what is chosen now. */
static void
check_setup (FavorSetupPage *self)
{
  g_autofree char *count = favor_closure_n_players (NULL, self->setup->n_seats);
  g_autofree char *complaint = NULL;

  gtk_label_set_label (self->count_label, count);
  gtk_widget_action_set_enabled (GTK_WIDGET (self),
                                 "setup.add-seat",
                                 self->setup->n_seats < self->setup->game->max_seats);
  gtk_widget_action_set_enabled (GTK_WIDGET (self),
                                 "setup.remove-seat",
                                 self->setup->n_seats > self->setup->game->min_seats);
  if (favor_setup_set_seed (self->setup, gtk_editable_get_text (self->seed_entry)))
    {
      complaint = favor_setup_complaint (self->setup);
      gtk_widget_remove_css_class (GTK_WIDGET (self->seed_entry), "error");
    }
  else
    {
      complaint =
        g_strdup (_ ("The seed is no number from 0 to 18446744073709551615, and no "
                     "hexadecimal one of up to 16 digits after 0x."));
      gtk_widget_add_css_class (GTK_WIDGET (self->seed_entry), "error");
    }
  set_complaint (self, complaint);
}

/* Options that name a player call each as the list of seats does. */
static void
show_players (FavorSetupPage *self)
{
  gboolean before = self->showing;

  self->showing = TRUE;
  for (guint i = 0; i < self->controls->len; i++)
    if (self->controls->pdata[i] != NULL)
      favor_option_control_show_players (self->controls->pdata[i], self->setup->players);
  self->showing = before;
}

static void
read_rows (FavorSetupPage *self)
{
  if (self->showing || self->setup == NULL)
    return;
  for (guint i = 0; i < self->seat_rows->len; i++)
    favor_player_row_read (self->seat_rows->pdata[i], self->setup);
  show_players (self);
  for (guint i = 0; i < self->controls->len; i++)
    if (self->controls->pdata[i] != NULL)
      favor_field_set (&self->setup->game->options->fields[i],
                       self->setup->options,
                       0,
                       favor_option_control_get_value (self->controls->pdata[i]));
  check_setup (self);
}

/* Shows all of the setup. */
static void
show_setup (FavorSetupPage *self)
{
  self->showing = TRUE;
  for (guint i = 0; i < self->seat_rows->len; i++)
    {
      favor_player_row_show (self->seat_rows->pdata[i], self->setup);
      gtk_widget_set_visible (self->seat_rows->pdata[i], i < self->setup->n_seats);
    }
  show_players (self);
  for (guint i = 0; i < self->controls->len; i++)
    if (self->controls->pdata[i] != NULL)
      favor_option_control_set_value (self->controls->pdata[i],
                                      (int) favor_field_get (&self->setup->game->options
                                                                ->fields[i],
                                                             self->setup->options,
                                                             0));
  self->showing = FALSE;
  check_setup (self);
}

static void
colour_chosen_cb (FavorSetupPage *self, guint colour, GtkWidget *row)
{
  guint seat;

  if (!g_ptr_array_find (self->seat_rows, row, &seat))
    return;
  favor_setup_set_colour (self->setup, (FavorSeat) seat, (guint8) colour);
  show_setup (self);
}

static void
move_cb (FavorSetupPage *self, guint from, guint to)
{
  FavorPlayerPart part;

  if (from == to || from >= self->setup->n_seats || to >= self->setup->n_seats)
    return;
  part = favor_player_row_get_focus (self->seat_rows->pdata[from]);
  favor_setup_move_seat (self->setup, (FavorSeat) from, (FavorSeat) to);
  show_setup (self);
  favor_player_row_set_focus (self->seat_rows->pdata[to], part);
}

static void
add_option_row (FavorSetupPage *self, guint index)
{
  const FavorField *field = &self->setup->game->options->fields[index];
  GtkWidget        *row;
  GtkWidget        *control;

  if (field->n_dims > 0 || !favor_option_control_can_show (field))
    return;
  control = favor_option_control_new (field, self->setup->n_seats, _ (field->title));
  row = favor_option_row_new (
    _ (field->title),
    field->summary != NULL ? _ (field->summary) : NULL,
    control,
    favor_option_control_get_inner (FAVOR_OPTION_CONTROL (control)));
  /* Else the row would say its title once more. */
  favor_accessible_set_name (
    favor_option_control_get_inner (FAVOR_OPTION_CONTROL (control)),
    _ (field->title));
  favor_signals_connect (control, "notify::value", G_CALLBACK (read_rows), self);
  adw_preferences_group_add (self->options_group, row);
  self->option_rows->pdata[index] = row;
  self->controls->pdata[index] = control;
}

/* With how many the game is at its best, where its rules say so. */
static void
describe_seats (FavorSetupPage *self)
{
  const FavorGame *game = self->setup->game;
  g_autofree char *text = NULL;

  if (game->best_least == 0)
    return;
  /* Translators: below the heading "Seats"; {least} and {most} are numbers of players, most of
   * them 3 to 6 */
  text =
    favor_text_fill (_ ("In the order of play; drag a handle to change it. Best with "
                        "{least} to {most} players."),
                     "least# most#",
                     game->best_least,
                     game->best_most);
  adw_preferences_group_set_description (self->seats_group, text);
}

/* The rows of options that stand alone, in the order of the schema. One that names a seat
 * offers the seats there are, hence they are made anew when a seat comes or goes. */
static void
fill_options (FavorSetupPage *self)
{
  guint n_rows = 0;

  for (guint i = 0; i < self->option_rows->len; i++)
    if (self->option_rows->pdata[i] != NULL)
      adw_preferences_group_remove (self->options_group, self->option_rows->pdata[i]);
  g_ptr_array_set_size (self->option_rows, 0);
  g_ptr_array_set_size (self->controls, 0);
  g_ptr_array_set_size (self->option_rows, (int) self->setup->game->options->n_fields);
  g_ptr_array_set_size (self->controls, (int) self->setup->game->options->n_fields);
  for (guint i = 0; i < self->option_rows->len; i++)
    {
      add_option_row (self, i);
      n_rows += self->option_rows->pdata[i] != NULL;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->options_group),
                          n_rows > 0 || self->setup->game->options->n_fields > 0);
}

static void
fill_seats (FavorSetupPage *self)
{
  g_autoptr (GtkSizeGroup) kinds = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  g_autoptr (GtkSizeGroup) options = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  for (guint i = 0; i < self->setup->game->max_seats; i++)
    {
      GtkWidget *row = favor_player_row_new (self->setup->game, (FavorSeat) i);

      favor_signals_connect (row, "changed", G_CALLBACK (read_rows), self);
      favor_signals_connect (row, "colour-chosen", G_CALLBACK (colour_chosen_cb), self);
      favor_signals_connect (row, "move", G_CALLBACK (move_cb), self);
      favor_player_row_align (FAVOR_PLAYER_ROW (row), kinds, options);
      adw_preferences_group_add (self->seats_group, row);
      g_ptr_array_add (self->seat_rows, row);
    }
}

/* ---- Presets -------------------------------------------------------------------------- */

static void
show_presets (FavorSetupPage *self)
{
  g_auto (GStrv) names = favor_presets_list (self->settings, self->setup->game->id);

  favor_presets_popover_show_names (self->presets_popover, (const char *const *) names);
}

static void
show_toast (FavorSetupPage *self, const char *pattern, const char *name, GVariant *undo)
{
  g_autofree char *text = favor_text_fill (pattern, "name", name);
  g_autofree char *markup = g_markup_escape_text (text, -1);
  AdwToast        *toast = adw_toast_new (markup);

  if (undo != NULL)
    {
      adw_toast_set_button_label (toast, _ ("Undo"));
      adw_toast_set_action_name (toast, "setup.restore-presets");
      adw_toast_set_action_target_value (toast, undo);
    }
  favor_toasts_show (self->toasts, toast);
}

/* A narrow header bar has room for its title, or for all buttons of the window. */
static void
arrange_header (FavorSetupPage *self)
{
  gboolean narrow;

  g_object_get (self->header_bin, "narrow", &narrow, NULL);
  adw_header_bar_set_decoration_layout (self->header, narrow ? ":close" : NULL);
}

static void
preset_chosen_cb (FavorSetupPage *self, const char *name)
{
  FavorSetup *setup = favor_presets_load (self->settings, self->setup->game, name);

  if (setup == NULL)
    {
      /* Translators: {name} is a setup that was saved under that name */
      show_toast (self, _ ("“{name}” does not fit this version of the game"), name, NULL);
      return;
    }
  favor_setup_free (self->setup);
  self->setup = setup;
  fill_options (self);
  show_setup (self);
  gtk_widget_grab_focus (self->start_button);
}

static void
preset_saved_cb (FavorSetupPage *self, const char *name)
{
  favor_presets_save (self->settings, self->setup, name);
  show_presets (self);
  /* Translators: seats and options were saved under a name */
  show_toast (self, _ ("“{name}” saved"), name, NULL);
}

static void
preset_deleted_cb (FavorSetupPage *self, const char *name)
{
  g_autoptr (GVariant) before = favor_presets_remove (self->settings,
                                                      self->setup->game->id,
                                                      name);

  show_presets (self);
  /* Translators: a setup that had a name was deleted */
  show_toast (self, _ ("“{name}” deleted"), name, before);
}

static void
restore_presets (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  FavorSetupPage *self = FAVOR_SETUP_PAGE (widget);

  favor_presets_restore (self->settings, parameter);
  show_presets (self);
}

/* ---- Actions -------------------------------------------------------------------------- */

static void
start (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_START], 0);
}

static void
reset (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  FavorSetupPage *self = FAVOR_SETUP_PAGE (widget);

  favor_setup_reset (self->setup);
  show_setup (self);
}

/* A button that can do no more gives the focus to the other one. */
static void
pass_focus (GtkWidget *from, GtkWidget *to)
{
  if (!gtk_widget_is_sensitive (from))
    gtk_widget_grab_focus (to);
}

/* Whoever hears the page presses one of them and waits for the new number. */
static void
tell_count (FavorSetupPage *self)
{
  const char *count = gtk_label_get_label (self->count_label);
  GtkWidget  *button = favor_focus_get_within (self->fewer_button);

  if (button == NULL)
    button = favor_focus_get_within (self->more_button);
  if (button != NULL)
    favor_accessible_set_message (button, count);
}

static void
change_seats (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  FavorSetupPage *self = FAVOR_SETUP_PAGE (widget);

  self->setup->n_seats += g_str_equal (action_name, "setup.add-seat") ? 1 : -1;
  fill_options (self);
  show_setup (self);
  pass_focus (self->fewer_button, self->more_button);
  pass_focus (self->more_button, self->fewer_button);
  tell_count (self);
  /* An option that named the seat which is gone has its default again. */
  read_rows (self);
}

static gboolean
favor_setup_page_grab_focus (GtkWidget *widget)
{
  return !favor_focus_is_walking (widget) &&
         gtk_widget_grab_focus (FAVOR_SETUP_PAGE (widget)->start_button);
}

static void
favor_setup_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FAVOR_TYPE_SETUP_PAGE);

  G_OBJECT_CLASS (favor_setup_page_parent_class)->dispose (object);
}

static void
favor_setup_page_finalize (GObject *object)
{
  FavorSetupPage *self = FAVOR_SETUP_PAGE (object);

  g_object_unref (self->settings);
  g_ptr_array_unref (self->seat_rows);
  g_ptr_array_unref (self->option_rows);
  g_ptr_array_unref (self->controls);
  g_free (self->complaint);
  favor_setup_free (self->setup);

  G_OBJECT_CLASS (favor_setup_page_parent_class)->finalize (object);
}

static void
favor_setup_page_class_init (FavorSetupPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_setup_page_dispose;
  object_class->finalize = favor_setup_page_finalize;
  widget_class->grab_focus = favor_setup_page_grab_focus;

  signals[SIGNAL_START] = favor_signal_new (klass, "start", 0);

  gtk_widget_class_install_action (widget_class, "setup.start", NULL, start);
  gtk_widget_class_install_action (widget_class, "setup.reset", NULL, reset);
  gtk_widget_class_install_action (widget_class,
                                   "setup.restore-presets",
                                   "a(sss)",
                                   restore_presets);
  gtk_widget_class_install_action (widget_class, "setup.add-seat", NULL, change_seats);
  gtk_widget_class_install_action (widget_class, "setup.remove-seat", NULL, change_seats);
  gtk_widget_class_add_binding_action (widget_class,
                                       GDK_KEY_Return,
                                       GDK_CONTROL_MASK,
                                       "setup.start",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);

  g_type_ensure (FAVOR_TYPE_BREAKPOINT_BIN);
  g_type_ensure (FAVOR_TYPE_PRESETS_POPOVER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "setup-page.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorSetupPage, window_title);
  gtk_widget_class_bind_template_child (widget_class, FavorSetupPage, start_button);
  gtk_widget_class_bind_template_child (widget_class, FavorSetupPage, complaint_revealer);
  gtk_widget_class_bind_template_child (widget_class, FavorSetupPage, complaint_label);
  gtk_widget_class_bind_template_child (widget_class, FavorSetupPage, seats_group);
  gtk_widget_class_bind_template_child (widget_class, FavorSetupPage, fewer_button);
  gtk_widget_class_bind_template_child (widget_class, FavorSetupPage, more_button);
  gtk_widget_class_bind_template_child (widget_class, FavorSetupPage, count_label);
  gtk_widget_class_bind_template_child (widget_class, FavorSetupPage, options_group);
  gtk_widget_class_bind_template_child (widget_class, FavorSetupPage, seed_row);
  gtk_widget_class_bind_template_child (widget_class, FavorSetupPage, seed_entry);
  gtk_widget_class_bind_template_child (widget_class, FavorSetupPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, FavorSetupPage, presets_popover);
  gtk_widget_class_bind_template_child (widget_class, FavorSetupPage, header_bin);
  gtk_widget_class_bind_template_child (widget_class, FavorSetupPage, header);
  gtk_widget_class_bind_template_callback (widget_class, arrange_header);
  gtk_widget_class_bind_template_callback (widget_class, read_rows);
  gtk_widget_class_bind_template_callback (widget_class, preset_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, preset_saved_cb);
  gtk_widget_class_bind_template_callback (widget_class, preset_deleted_cb);
}

static void
favor_setup_page_init (FavorSetupPage *self)
{
  self->seat_rows = g_ptr_array_new ();
  self->option_rows = g_ptr_array_new ();
  self->controls = g_ptr_array_new ();
  self->settings = g_settings_new (FAVOR_SETTINGS);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * favor_setup_page_new:
 * @setup: (transfer full): what is shown at first
 *
 * Returns: (transfer floating): a page
 */
GtkWidget *
favor_setup_page_new (FavorSetup *setup)
{
  FavorSetupPage *self = g_object_new (FAVOR_TYPE_SETUP_PAGE, NULL);

  g_return_val_if_fail (setup != NULL, GTK_WIDGET (self));

  self->setup = setup;
  adw_window_title_set_subtitle (self->window_title, _ (setup->game->title));
  if (setup->seeded)
    {
      g_autofree char *seed = g_strdup_printf ("0x%016" G_GINT64_MODIFIER "x",
                                               setup->seed);

      gtk_editable_set_text (self->seed_entry, seed);
      adw_expander_row_set_expanded (self->seed_row, TRUE);
    }
  describe_seats (self);
  fill_seats (self);
  fill_options (self);
  show_setup (self);
  show_presets (self);
  return GTK_WIDGET (self);
}

/**
 * favor_setup_page_get_setup:
 *
 * Returns: what is chosen now
 */
const FavorSetup *
favor_setup_page_get_setup (FavorSetupPage *self)
{
  g_return_val_if_fail (FAVOR_IS_SETUP_PAGE (self), NULL);

  return self->setup;
}

/**
 * favor_setup_page_get_complaint:
 *
 * Returns: (nullable): why what is chosen now cannot be started
 */
const char *
favor_setup_page_get_complaint (FavorSetupPage *self)
{
  g_return_val_if_fail (FAVOR_IS_SETUP_PAGE (self), NULL);

  return self->complaint;
}
