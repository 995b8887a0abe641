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
  const char *name;
  gboolean    dark;
  gboolean    high_contrast;
} Look;

/* What comes later wins. */
static const Look looks[] = {
  { "style.css", FALSE, FALSE },
  { "style-dark.css", TRUE, FALSE },
  { "style-hc.css", FALSE, TRUE },
  { "style-hc-dark.css", TRUE, TRUE },
};

typedef struct
{
  char           *path;
  GtkCssProvider *provider;
} Sheet;

/* Of each look the sheet of the application, then those of the games' folders that have one. Each
 * is read when it is first needed, and kept. */
typedef struct
{
  GArray *sheets[G_N_ELEMENTS (looks)];
} Style;

static void
sheet_clear (gpointer data)
{
  Sheet *sheet = data;

  g_free (sheet->path);
  g_clear_object (&sheet->provider);
}

static GArray *
list_sheets (const Look *look)
{
  GArray *sheets = g_array_new (FALSE, TRUE, sizeof (Sheet));
  Sheet   sheet = { g_strconcat (FAVOR_RESOURCES, look->name, NULL), NULL };

  g_array_set_clear_func (sheets, sheet_clear);
  g_array_append_val (sheets, sheet);
  for (guint i = 0; i < favor_games_get_n (); i++)
    {
      const char *folder = favor_games_get_name (favor_games_get_nth (i));

      sheet.path = g_strconcat (FAVOR_RESOURCES, folder, "/", look->name, NULL);
      if (
        g_resources_get_info (sheet.path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL))
        g_array_append_val (sheets, sheet);
      else
        sheet_clear (&sheet);
    }
  return sheets;
}

static void
style_free (gpointer data)
{
  Style *self = data;

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    g_array_unref (self->sheets[i]);
  g_free (self);
}

static void
set_loaded (Sheet *sheet, gboolean loaded)
{
  GdkDisplay *display = gdk_display_get_default ();

  if (!loaded)
    {
      if (sheet->provider != NULL)
        gtk_style_context_remove_provider_for_display (display,
                                                       GTK_STYLE_PROVIDER (sheet
                                                                             ->provider));
      return;
    }
  if (sheet->provider == NULL)
    {
      sheet->provider = gtk_css_provider_new ();
      gtk_css_provider_load_from_resource (sheet->provider, sheet->path);
    }
  /* One that is there already goes behind the others. */
  gtk_style_context_add_provider_for_display (display,
                                              GTK_STYLE_PROVIDER (sheet->provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void
update (AdwStyleManager *manager, Style *self)
{
  gboolean dark = adw_style_manager_get_dark (manager);
  gboolean high_contrast = adw_style_manager_get_high_contrast (manager);

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    for (guint j = 0; j < self->sheets[i]->len; j++)
      set_loaded (&g_array_index (self->sheets[i], Sheet, j),
                  (dark || !looks[i].dark) && (high_contrast || !looks[i].high_contrast));
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
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    self->sheets[i] = list_sheets (&looks[i]);
  g_object_set_data_full (G_OBJECT (manager), key, self, style_free);
  g_signal_connect (manager, "notify::dark", G_CALLBACK (changed_cb), self);
  g_signal_connect (manager, "notify::high-contrast", G_CALLBACK (changed_cb), self);
  update (manager, self);
}

void
favor_style_set_class (GtkWidget *widget, const char *css_class, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}
