/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-style.h"

#include "favor-closures.h"

/* Names the theme that GTK reads first; where it is set, libadwaita leaves that one alone. */
#define THEME_VARIABLE "GTK_THEME"

static gboolean without_theme;

void
favor_style_set_up (void)
{
  /* The name that libadwaita gives the theme later on: there is nothing in it. */
  if (g_getenv (THEME_VARIABLE) == NULL)
    without_theme = g_setenv (THEME_VARIABLE, "Adwaita-empty", FALSE);
}

void
favor_style_open_display (void)
{
  if (!without_theme)
    return;
  without_theme = FALSE;
  /* The settings of a display read the theme when they are first asked for. */
  gtk_init ();
  gtk_settings_get_default ();
  g_unsetenv (THEME_VARIABLE);
}

/* ---- Sheets of the application ---------------------------------------------------------- */

typedef struct
{
  const char *path;
  gboolean    dark;
  gboolean    high_contrast;
} Sheet;

/* What comes later wins. */
static const Sheet sheets[] = {
  { FAVOR_RESOURCES "style.css", FALSE, FALSE },
  { FAVOR_RESOURCES "style-dark.css", TRUE, FALSE },
  { FAVOR_RESOURCES "style-hc.css", FALSE, TRUE },
  { FAVOR_RESOURCES "style-hc-dark.css", TRUE, TRUE },
};

/* Each sheet is read when it is first needed, and kept. */
typedef struct
{
  GtkCssProvider *providers[G_N_ELEMENTS (sheets)];
} Style;

static void
style_free (gpointer data)
{
  Style *self = data;

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    g_clear_object (&self->providers[i]);
  g_free (self);
}

static void
update (AdwStyleManager *manager, Style *self)
{
  GdkDisplay *display = gdk_display_get_default ();
  gboolean    dark = adw_style_manager_get_dark (manager);
  gboolean    high_contrast = adw_style_manager_get_high_contrast (manager);

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      if ((sheets[i].dark && !dark) || (sheets[i].high_contrast && !high_contrast))
        {
          if (self->providers[i] != NULL)
            gtk_style_context_remove_provider_for_display (
              display,
              GTK_STYLE_PROVIDER (self->providers[i]));
          continue;
        }
      if (self->providers[i] == NULL)
        {
          self->providers[i] = gtk_css_provider_new ();
          gtk_css_provider_load_from_resource (self->providers[i], sheets[i].path);
        }
      /* One that is there already goes behind the others. */
      gtk_style_context_add_provider_for_display (
        display,
        GTK_STYLE_PROVIDER (self->providers[i]),
        GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    }
}

static void
changed_cb (AdwStyleManager *manager, GParamSpec *pspec, gpointer data)
{
  update (manager, data);
}

void
favor_style_follow (AdwStyleManager *manager)
{
  static const char key[] = "favor-style";
  Style            *self;

  g_return_if_fail (ADW_IS_STYLE_MANAGER (manager));

  if (g_object_get_data (G_OBJECT (manager), key) != NULL)
    return;
  self = g_new0 (Style, 1);
  g_object_set_data_full (G_OBJECT (manager), key, self, style_free);
  g_signal_connect (manager, "notify::dark", G_CALLBACK (changed_cb), self);
  g_signal_connect (manager, "notify::high-contrast", G_CALLBACK (changed_cb), self);
  update (manager, self);
}
