/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-rules-window-private.h"

#include "favor-accessible.h"
#include "favor-closures.h"
#include "favor-lazy.h"
#include "favor-learn.h"
#include "favor-markup.h"
#include "favor-rules-text.h"

/* What is scrolled to stands so far below the upper edge, in pixels. */
#define MARGIN 12
/* So many sections fill a window; to lay out all of them takes a second. */
#define SECTIONS_FIRST 3

G_DEFINE_FINAL_TYPE (FavorRulesWindow, favor_rules_window, ADW_TYPE_WINDOW)

/* ---- Scrolling ------------------------------------------------------------------------ */

static gboolean
find_y (FavorRulesWindow *self, GtkWidget *widget, double *y)
{
  double x;

  return gtk_widget_translate_coordinates (widget,
                                           GTK_WIDGET (self->sections),
                                           0,
                                           0,
                                           &x,
                                           y);
}

/* Rows of the contents say where one is. */
static void
show_nth (FavorRulesWindow *self, guint nth)
{
  GtkListBoxRow  *row = gtk_list_box_get_row_at_index (self->contents, (int) nth);
  GtkAdjustment  *adjustment = gtk_list_box_get_adjustment (self->contents);
  graphene_rect_t bounds;

  self->nth = nth;
  gtk_list_box_select_row (self->contents, row);
  /* A list does not follow its selection by itself. */
  if (row != NULL && adjustment != NULL &&
      gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (self->contents), &bounds))
    gtk_adjustment_clamp_page (adjustment,
                               bounds.origin.y,
                               bounds.origin.y + bounds.size.height);
}

static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FavorRulesWindow *self = FAVOR_RULES_WINDOW (widget);
  GtkAdjustment    *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double            y;

  /* The layout of a frame comes after this. */
  if (self->n_shown < self->widgets->len || self->frames++ < 2)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  if (find_y (self, self->target, &y))
    gtk_adjustment_set_value (adjustment, y + self->target_y - MARGIN);
  for (guint i = 0; i < self->widgets->len; i++)
    if (g_ptr_array_index (self->widgets, i) == self->target ||
        gtk_widget_is_ancestor (self->target, g_ptr_array_index (self->widgets, i)))
      show_nth (self, i);
  return G_SOURCE_REMOVE;
}

static void
scroll_to (FavorRulesWindow *self, GtkWidget *widget, int y)
{
  self->target = widget;
  self->target_y = y;
  self->frames = gtk_widget_get_mapped (GTK_WIDGET (self)) ? 1 : 0;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
}

static void
scrolled_cb (FavorRulesWindow *self, GtkAdjustment *adjustment)
{
  double top = gtk_adjustment_get_value (adjustment) + 2 * MARGIN;
  guint  nth = 0;

  if (self->tick != 0)
    return;
  for (guint i = 0; i < self->n_shown; i++)
    {
      double y;

      if (find_y (self, g_ptr_array_index (self->widgets, i), &y) && y <= top)
        nth = i;
    }
  if (nth != self->nth)
    show_nth (self, nth);
}

/**
 * favor_rules_window_go_to:
 * @id: of a section; with another text nothing happens
 *
 * Scrolls to a section.
 */
void
favor_rules_window_go_to (FavorRulesWindow *self, const char *id)
{
  for (guint i = 0; self->rules != NULL && i < self->rules->sections->len; i++)
    {
      FavorRulesSection *section = g_ptr_array_index (self->rules->sections, i);

      if (g_strcmp0 (section->id, id) != 0)
        continue;
      show_nth (self, i);
      scroll_to (self, g_ptr_array_index (self->widgets, i), 0);
    }
}

/* ---- Search --------------------------------------------------------------------------- */

/* What is found may be anywhere; for the empty text, which a new entry reports, nothing is. */
static void
show_all (FavorRulesWindow *self)
{
  while (self->n_shown < self->widgets->len)
    gtk_widget_set_visible (g_ptr_array_index (self->widgets, self->n_shown++), TRUE);
}

static void
show_hits (FavorRulesWindow *self)
{
  guint            n = favor_rules_search_get_n (self->search);
  g_autofree char *text = NULL;
  GtkWidget       *label;
  int              y;

  if (*gtk_editable_get_text (self->entry) == '\0')
    text = g_strdup ("");
  else if (n == 0)
    /* Translators: result of a search in the rules; little space */
    text = g_strdup (_ ("Not found"));
  else
    /* Translators: result of a search in the rules; little space */
    text = favor_text_fill (_ ("{nth} of {n}"),
                            "nth# n#",
                            favor_rules_search_get_nth (self->search) + 1,
                            n);
  gtk_label_set_label (self->hits, text);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.move-hit", n > 0);
  label = favor_rules_search_get_place (self->search, &y);
  if (label != NULL)
    scroll_to (self, label, y - 3 * MARGIN);
}

/* The entry reports late what was typed: a key may have moved on from it by then, or come first. */
static gboolean
look_for_text (FavorRulesWindow *self)
{
  const char *text = gtk_editable_get_text (self->entry);

  if (self->search == NULL)
    return FALSE;
  if (*text != '\0')
    show_all (self);
  if (!favor_rules_search_set_text (self->search, text))
    return FALSE;
  show_hits (self);
  return TRUE;
}

/**
 * favor_rules_window_move_hit:
 * @by: so many hits on, or back
 *
 * Shows another hit, round and round.
 */
void
favor_rules_window_move_hit (FavorRulesWindow *self, int by)
{
  if (look_for_text (self) || self->search == NULL)
    return;
  favor_rules_search_move (self->search, by);
  show_hits (self);
}

static void
next_cb (FavorRulesWindow *self)
{
  favor_rules_window_move_hit (self, 1);
}

static void
previous_cb (FavorRulesWindow *self)
{
  favor_rules_window_move_hit (self, -1);
}

/* ---- Contents ------------------------------------------------------------------------- */

static void
row_activated_cb (FavorRulesWindow *self, GtkListBoxRow *row)
{
  guint nth = (guint) gtk_list_box_row_get_index (row);

  self->nth = nth;
  scroll_to (self, g_ptr_array_index (self->widgets, nth), 0);
  if (adw_flap_get_folded (self->flap))
    adw_flap_set_reveal_flap (self->flap, FALSE);
}

/* ---- Window --------------------------------------------------------------------------- */

static gboolean
show_section_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FavorRulesWindow *self = FAVOR_RULES_WINDOW (widget);

  if (self->n_shown == self->widgets->len)
    return G_SOURCE_REMOVE;
  gtk_widget_set_visible (g_ptr_array_index (self->widgets, self->n_shown++), TRUE);
  return G_SOURCE_CONTINUE;
}

static void
show_rest (GtkWidget *widget)
{
  gtk_widget_add_tick_callback (widget, show_section_cb, NULL, NULL);
}

static void
favor_rules_window_map (GtkWidget *widget)
{
  FavorRulesWindow *self = FAVOR_RULES_WINDOW (widget);

  GTK_WIDGET_CLASS (favor_rules_window_parent_class)->map (widget);

  if (self->n_shown < self->widgets->len)
    favor_lazy_run (widget, show_rest);
}

static void
add_row (FavorRulesWindow *self, const FavorRulesSection *section)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), favor_markup_translate (section->title));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), 12);
  gtk_widget_add_css_class (label, section->depth == 0 ? "rules-chapter" : "rules-part");
  gtk_list_box_append (self->contents, label);
  favor_accessible_set_name (gtk_widget_get_parent (label),
                             gtk_label_get_text (GTK_LABEL (label)));
}

static void
load_rules (FavorRulesWindow *self)
{
  g_autoptr (GError) error = NULL;

  self->rules = favor_learn_load_rules (self->game, &error);
  if (self->rules == NULL)
    {
      g_autofree char *text = g_markup_escape_text (error->message, -1);

      adw_status_page_set_description (self->failure, text);
      gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->failure));
      gtk_widget_set_visible (self->search_button, FALSE);
      gtk_widget_set_visible (self->contents_button, FALSE);
      gtk_search_bar_set_key_capture_widget (self->search_bar, NULL);
      gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.find", FALSE);
      return;
    }
  for (guint i = 0; i < self->rules->sections->len; i++)
    {
      FavorRulesSection *section = g_ptr_array_index (self->rules->sections, i);
      GtkWidget *widget = favor_rules_text_new (section, self->rules, self->labels);

      gtk_widget_set_visible (widget, i < SECTIONS_FIRST);
      gtk_box_append (self->sections, widget);
      g_ptr_array_add (self->widgets, widget);
      add_row (self, section);
    }
  self->n_shown = MIN (SECTIONS_FIRST, self->widgets->len);
  self->search = favor_rules_search_new (self->labels);
  show_nth (self, 0);
}

static void
favor_rules_window_dispose (GObject *object)
{
  FavorRulesWindow *self = FAVOR_RULES_WINDOW (object);

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  if (self->scroller != NULL)
    g_signal_handlers_disconnect_by_data (
      gtk_scrolled_window_get_vadjustment (self->scroller),
      self);
  gtk_widget_dispose_template (GTK_WIDGET (self), FAVOR_TYPE_RULES_WINDOW);
  g_clear_pointer (&self->search, favor_rules_search_free);
  g_clear_pointer (&self->rules, favor_rules_free);

  G_OBJECT_CLASS (favor_rules_window_parent_class)->dispose (object);
}

static void
favor_rules_window_finalize (GObject *object)
{
  FavorRulesWindow *self = FAVOR_RULES_WINDOW (object);

  g_ptr_array_unref (self->widgets);
  g_ptr_array_unref (self->labels);

  G_OBJECT_CLASS (favor_rules_window_parent_class)->finalize (object);
}

static void
favor_rules_window_class_init (FavorRulesWindowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_rules_window_dispose;
  object_class->finalize = favor_rules_window_finalize;
  widget_class->map = favor_rules_window_map;

  favor_rules_window_install_actions (widget_class);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "rules-window.ui");
#define BIND(name)                                                                       \
  gtk_widget_class_bind_template_child (widget_class, FavorRulesWindow, name)
  BIND (window_title);
  BIND (search_button);
  BIND (contents_button);
  BIND (search_bar);
  BIND (entry);
  BIND (hits);
  BIND (stack);
  BIND (flap);
  BIND (contents);
  BIND (scroller);
  BIND (sections);
  BIND (failure);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, look_for_text);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, previous_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
favor_rules_window_init (FavorRulesWindow *self)
{
  self->widgets = g_ptr_array_new ();
  self->labels = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.move-hit", FALSE);
  gtk_search_bar_connect_entry (self->search_bar, self->entry);
  favor_rules_window_add_keys (self);
  g_signal_connect_swapped (gtk_scrolled_window_get_vadjustment (self->scroller),
                            "value-changed",
                            G_CALLBACK (scrolled_cb),
                            self);
}

/**
 * favor_rules_window_new:
 * @game: whose rules
 *
 * Returns: (transfer none): a window that is not shown yet
 */
GtkWidget *
favor_rules_window_new (const FavorGame *game)
{
  FavorRulesWindow *self = g_object_new (FAVOR_TYPE_RULES_WINDOW, NULL);
  g_autofree char  *title = NULL;

  g_return_val_if_fail (game != NULL, GTK_WIDGET (self));

  self->game = game;
  /* Translators: title of the window with the rules of {game} */
  title = favor_text_fill (_ ("Rules of {game}"), "game", _ (game->title));
  adw_window_title_set_subtitle (self->window_title, _ (game->title));
  gtk_window_set_title (GTK_WINDOW (self), title);
  load_rules (self);
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->sections));
  return GTK_WIDGET (self);
}

static FavorRulesWindow *
find_window (const FavorGame *game)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (FAVOR_IS_RULES_WINDOW (window) && FAVOR_RULES_WINDOW (window)->game == game)
        return FAVOR_RULES_WINDOW (window);
    }
  return NULL;
}

/**
 * favor_rules_show:
 * @parent: what asks for them
 * @game_id: of the game
 * @anchor: (nullable): the section; %NULL: where the window is, or the beginning
 *
 * Shows the window with the rules of a game, which may be open already.
 */
void
favor_rules_show (GtkWindow *parent, const char *game_id, const char *anchor)
{
  const FavorGame  *game = favor_games_find (game_id);
  FavorRulesWindow *self;

  g_return_if_fail (GTK_IS_WINDOW (parent));

  if (game == NULL)
    return;
  self = find_window (game);
  if (self == NULL)
    self = FAVOR_RULES_WINDOW (favor_rules_window_new (game));
  gtk_window_set_transient_for (GTK_WINDOW (self), parent);
  if (anchor != NULL)
    favor_rules_window_go_to (self, anchor);
  gtk_window_present (GTK_WINDOW (self));
}

/**
 * favor_rules_window_get_section:
 *
 * Returns: (transfer none) (nullable): the id of the section at the top; %NULL without
 *   rules
 */
const char *
favor_rules_window_get_section (FavorRulesWindow *self)
{
  g_return_val_if_fail (FAVOR_IS_RULES_WINDOW (self), NULL);

  if (self->rules == NULL)
    return NULL;
  return ((FavorRulesSection *) g_ptr_array_index (self->rules->sections, self->nth))->id;
}

/**
 * favor_rules_window_search:
 * @text: what to look for
 *
 * Opens the search with @text in it.
 */
void
favor_rules_window_search (FavorRulesWindow *self, const char *text)
{
  g_return_if_fail (FAVOR_IS_RULES_WINDOW (self));

  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_editable_set_text (self->entry, text);
  look_for_text (self);
}

/**
 * favor_rules_window_get_n_hits:
 *
 * Returns: the number of places that the search has found
 */
guint
favor_rules_window_get_n_hits (FavorRulesWindow *self)
{
  g_return_val_if_fail (FAVOR_IS_RULES_WINDOW (self), 0);

  return self->search == NULL ? 0 : favor_rules_search_get_n (self->search);
}

/**
 * favor_rules_window_get_failure:
 *
 * Returns: (transfer none) (nullable): why there is nothing to read
 */
const char *
favor_rules_window_get_failure (FavorRulesWindow *self)
{
  g_return_val_if_fail (FAVOR_IS_RULES_WINDOW (self), NULL);

  return self->rules != NULL ? NULL : adw_status_page_get_description (self->failure);
}
