/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-preferences.h"

#include "favor-accessible.h"
#include "favor-closures.h"
#include "favor-seat-sign.h"
#include "favor-signals.h"

/* Height of a shield, in pixels. */
#define SIGN_SIZE 24
/* How long the volume stays as it is before it is heard. */
#define REST_MILLISECONDS 300

struct _FavorPreferences
{
  AdwPreferencesWindow parent_instance;

  GtkEditable   *player_name;
  GtkSwitch     *confirm_every_move;
  GtkSwitch     *warn_unused;
  GtkSwitch     *computer_proposals;
  GtkSwitch     *strict_undo;
  AdwComboRow   *animation_speed;
  GtkSwitch     *reduce_motion;
  GtkAdjustment *computer_delay;
  AdwComboRow   *colour_scheme;
  GtkFlowBox    *signs;
  AdwActionRow  *sound_row;
  GtkSwitch     *sound;
  GtkAdjustment *sound_volume;
  GtkWidget     *volume;

  FavorSounds *sounds;
  /* Whether a pointer holds the slider, and it has moved since. */
  gboolean volume_held;
  gboolean volume_moved;
  guint    volume_timeout;
};

G_DEFINE_FINAL_TYPE (FavorPreferences, favor_preferences, ADW_TYPE_PREFERENCES_WINDOW)

/* ---- Settings and what the widgets have ------------------------------------------------ */

/* The nicks of an enumeration of the schema, in the order of the words of their combo row. */
static const char *const speeds[] = { "slow", "normal", "fast", "instant", NULL };
static const char *const schemes[] = { "system", "light", "dark", NULL };

static gboolean
nick_to_index (GValue *value, GVariant *variant, gpointer nicks)
{
  const char *nick = g_variant_get_string (variant, NULL);

  for (guint i = 0; ((const char *const *) nicks)[i] != NULL; i++)
    if (g_str_equal (((const char *const *) nicks)[i], nick))
      {
        g_value_set_uint (value, i);
        return TRUE;
      }
  return FALSE;
}

static GVariant *
index_to_nick (const GValue *value, const GVariantType *type, gpointer nicks)
{
  guint index = g_value_get_uint (value);

  if (index >= g_strv_length (nicks))
    return NULL;
  return g_variant_new_string (((const char *const *) nicks)[index]);
}

/* The key has milliseconds, the widget seconds. */
static gboolean
milliseconds_to_seconds (GValue *value, GVariant *variant, gpointer data)
{
  g_value_set_double (value, g_variant_get_uint32 (variant) / 1000.0);
  return TRUE;
}

static GVariant *
seconds_to_milliseconds (const GValue *value, const GVariantType *type, gpointer data)
{
  return g_variant_new_uint32 ((guint32) (g_value_get_double (value) * 1000.0 + 0.5));
}

static gboolean
integer_to_double (GValue *value, GVariant *variant, gpointer data)
{
  g_value_set_double (value, g_variant_get_int32 (variant));
  return TRUE;
}

static GVariant *
double_to_integer (const GValue *value, const GVariantType *type, gpointer data)
{
  return g_variant_new_int32 ((gint32) (g_value_get_double (value) + 0.5));
}

static void
bind_switch (GSettings *settings, const char *key, GtkSwitch *widget)
{
  g_settings_bind (settings, key, widget, "active", G_SETTINGS_BIND_DEFAULT);
}

static void
bind_combo (GSettings         *settings,
            const char        *key,
            AdwComboRow       *row,
            const char *const *nicks)
{
  g_settings_bind_with_mapping (settings,
                                key,
                                row,
                                "selected",
                                G_SETTINGS_BIND_DEFAULT,
                                nick_to_index,
                                index_to_nick,
                                (gpointer) nicks,
                                NULL);
}

static void
bind_all (FavorPreferences *self, GSettings *settings)
{
  g_settings_bind (settings,
                   "player-name",
                   self->player_name,
                   "text",
                   G_SETTINGS_BIND_DEFAULT);
  bind_switch (settings, "confirm-every-move", self->confirm_every_move);
  bind_switch (settings, "warn-unused", self->warn_unused);
  bind_switch (settings, "computer-proposals", self->computer_proposals);
  bind_switch (settings, "strict-undo", self->strict_undo);
  bind_switch (settings, "reduce-motion", self->reduce_motion);
  bind_switch (settings, "sound", self->sound);
  bind_combo (settings, "animation-speed", self->animation_speed, speeds);
  bind_combo (settings, "colour-scheme", self->colour_scheme, schemes);
  g_settings_bind_with_mapping (settings,
                                "computer-delay",
                                self->computer_delay,
                                "value",
                                G_SETTINGS_BIND_DEFAULT,
                                milliseconds_to_seconds,
                                seconds_to_milliseconds,
                                NULL,
                                NULL);
  g_settings_bind_with_mapping (settings,
                                "sound-volume",
                                self->sound_volume,
                                "value",
                                G_SETTINGS_BIND_DEFAULT,
                                integer_to_double,
                                double_to_integer,
                                NULL,
                                NULL);
}

/* ---- What is heard and seen ------------------------------------------------------------ */

/* Says in words where nothing could be heard. */
static void
update_sound_row (FavorPreferences *self)
{
  gboolean wanted = g_settings_get_boolean (favor_settings_get_default (), "sound");

  adw_action_row_set_subtitle (self->sound_row,
                               wanted && !favor_sounds_can_play (self->sounds)
                                 /* Translators: below the switch Play Sounds */
                                 ? _ ("This system has nothing to play sounds with")
                                 : "");
}

/* A switch that was just turned on is heard. */
static void
sound_changed_cb (FavorPreferences *self)
{
  favor_sounds_play (self->sounds, FAVOR_SOUND_LAID);
  update_sound_row (self);
}

/* How loud it is now. */
static void
hear_volume (FavorPreferences *self)
{
  g_clear_handle_id (&self->volume_timeout, g_source_remove);
  favor_sounds_play (self->sounds, FAVOR_SOUND_LAID);
}

static gboolean
volume_rests_cb (gpointer data)
{
  FavorPreferences *self = data;

  self->volume_timeout = 0;
  hear_volume (self);
  return G_SOURCE_REMOVE;
}

/* Keys and wheels have no end of their own: it comes when nothing follows for a moment. */
static void
volume_changed_cb (FavorPreferences *self)
{
  g_clear_handle_id (&self->volume_timeout, g_source_remove);
  if (self->volume_held)
    self->volume_moved = TRUE;
  else
    self->volume_timeout = g_timeout_add (REST_MILLISECONDS, volume_rests_cb, self);
}

/* While the slider is held it may go everywhere; where it is let go is heard. */
static gboolean
volume_event_cb (FavorPreferences *self, GdkEvent *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    self->volume_held = TRUE;
  else if (type == GDK_BUTTON_RELEASE || type == GDK_TOUCH_END ||
           type == GDK_TOUCH_CANCEL)
    {
      if (self->volume_moved)
        hear_volume (self);
      self->volume_held = FALSE;
      self->volume_moved = FALSE;
    }
  return GDK_EVENT_PROPAGATE;
}

static void
watch_volume (FavorPreferences *self)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  favor_signals_connect (events, "event", G_CALLBACK (volume_event_cb), self);
  gtk_widget_add_controller (self->volume, events);
  favor_signals_connect (self->sound_volume,
                         "value-changed",
                         G_CALLBACK (volume_changed_cb),
                         self);
}

static void
preview (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  favor_sounds_preview (FAVOR_PREFERENCES (widget)->sounds,
                        g_variant_get_uint32 (parameter));
}

static void
fill_signs (FavorPreferences *self)
{
  for (guint i = 0; i < FAVOR_MAX_SEATS; i++)
    {
      GtkWidget *child = gtk_flow_box_child_new ();
      GtkWidget *sign = favor_seat_sign_new (i, SIGN_SIZE);

      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), sign);
      gtk_widget_set_tooltip_text (child, favor_seat_sign_get_title (i));
      favor_accessible_set_name (child, favor_seat_sign_get_title (i));
      /* There is nothing to do with it. */
      gtk_widget_set_focusable (child, FALSE);
      gtk_flow_box_insert (self->signs, child, -1);
    }
}

static gboolean
nick_to_scheme (GValue *value, GVariant *variant, gpointer data)
{
  static const AdwColorScheme wanted[] = {
    [FAVOR_COLOURS_SYSTEM] = ADW_COLOR_SCHEME_DEFAULT,
    [FAVOR_COLOURS_LIGHT] = ADW_COLOR_SCHEME_FORCE_LIGHT,
    [FAVOR_COLOURS_DARK] = ADW_COLOR_SCHEME_FORCE_DARK,
  };
  g_auto (GValue) index = G_VALUE_INIT;

  g_value_init (&index, G_TYPE_UINT);
  if (!nick_to_index (&index, variant, (gpointer) schemes))
    return FALSE;
  g_value_set_enum (value, wanted[g_value_get_uint (&index)]);
  return TRUE;
}

/**
 * favor_preferences_follow_colours:
 * @manager: of the display
 * @settings: of the application's schema
 *
 * Makes @manager light, dark or what the desktop is, as @settings say, now and after each
 * change.
 */
void
favor_preferences_follow_colours (AdwStyleManager *manager, GSettings *settings)
{
  g_return_if_fail (ADW_IS_STYLE_MANAGER (manager));
  g_return_if_fail (G_IS_SETTINGS (settings));

  g_settings_bind_with_mapping (settings,
                                "colour-scheme",
                                manager,
                                "color-scheme",
                                G_SETTINGS_BIND_GET,
                                nick_to_scheme,
                                NULL,
                                NULL,
                                NULL);
}

/* ---- Object ----------------------------------------------------------------------------- */

static void
favor_preferences_dispose (GObject *object)
{
  FavorPreferences *self = FAVOR_PREFERENCES (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), FAVOR_TYPE_PREFERENCES);
  g_clear_handle_id (&self->volume_timeout, g_source_remove);
  g_clear_object (&self->sounds);

  G_OBJECT_CLASS (favor_preferences_parent_class)->dispose (object);
}

static void
favor_preferences_class_init (FavorPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_preferences_dispose;

  gtk_widget_class_add_binding_action (widget_class,
                                       GDK_KEY_w,
                                       GDK_CONTROL_MASK,
                                       "window.close",
                                       NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "preferences.ui");
#define BIND(name)                                                                       \
  gtk_widget_class_bind_template_child (widget_class, FavorPreferences, name)
  BIND (player_name);
  BIND (confirm_every_move);
  BIND (warn_unused);
  BIND (computer_proposals);
  BIND (strict_undo);
  BIND (animation_speed);
  BIND (reduce_motion);
  BIND (computer_delay);
  BIND (colour_scheme);
  BIND (signs);
  BIND (sound_row);
  BIND (sound);
  BIND (sound_volume);
  BIND (volume);
#undef BIND
  gtk_widget_class_install_action (widget_class, "sounds.preview", "u", preview);
}

static void
favor_preferences_init (FavorPreferences *self)
{
  GSettings *settings = favor_settings_get_default ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->sounds = favor_sounds_new (settings);
  fill_signs (self);
  bind_all (self, settings);
  favor_signals_connect (settings, "changed::sound", G_CALLBACK (sound_changed_cb), self);
  watch_volume (self);
  update_sound_row (self);
}

/**
 * favor_preferences_get_sounds:
 *
 * Returns: (transfer none): what is heard here
 */
FavorSounds *
favor_preferences_get_sounds (FavorPreferences *self)
{
  g_return_val_if_fail (FAVOR_IS_PREFERENCES (self), NULL);

  return self->sounds;
}

/**
 * favor_preferences_new:
 * @parent: (nullable): the window that it belongs to
 *
 * Returns: (transfer none): the window with the preferences
 */
GtkWidget *
favor_preferences_new (GtkWindow *parent)
{
  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);

  return g_object_new (FAVOR_TYPE_PREFERENCES, "transient-for", parent, NULL);
}
