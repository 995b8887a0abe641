/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "kingdom-court-private.h"

#include "favor-accessible.h"
#include "favor-children.h"
#include "favor-label.h"
#include "favor-properties.h"
#include "favor-signals.h"

G_DEFINE_FINAL_TYPE (KingdomCourt, kingdom_court, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_PICKED,
  SIGNAL_POINTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* ---- Which row is open ---------------------------------------------------------------- */

/* What would come true, the highest rank first. */
static gint
find_news (KingdomCourt *self)
{
  for (guint i = KINGDOM_N_CHARACTERS; self->previews && i > 0; i--)
    if (self->entries[i - 1].previewed && self->entries[i - 1].mark == KINGDOM_MARK_MET)
      return (gint) i - 1;
  return -1;
}

static void
set_open (KingdomCourt *self, guint open)
{
  if (self->open == open)
    return;
  kingdom_court_row_set_open (self->rows[self->open], FALSE);
  self->open = open;
  kingdom_court_row_set_open (self->rows[open], TRUE);
}

/* Who looks at a row keeps it; else the news are told. */
static void
follow_open (KingdomCourt *self)
{
  const gint news = find_news (self);

  if (self->focused >= 0)
    set_open (self, (guint) self->focused);
  else if (news >= 0)
    set_open (self, (guint) news);
}

/* ---- What is within reach ------------------------------------------------------------- */

/* Met comes before near, and the higher rank first among equals. */
static guint
rate (const KingdomCourtEntry *entry)
{
  if (entry->veiled)
    return 0;
  if (entry->mark == KINGDOM_MARK_NEAR)
    return entry->share;
  /* Only the fault is between. */
  if (entry->outlook.why == KINGDOM_VAIN_FAULTY)
    return 99;
  return entry->mark == KINGDOM_MARK_MET || entry->mark == KINGDOM_MARK_OFFER ? 100 : 0;
}

/* By what the map was when the turn began, whenever somebody begins to look. */
static void
sort_reach (KingdomCourt *self, const KingdomState *state)
{
  KingdomCourtEntry then[KINGDOM_N_CHARACTERS];

  kingdom_court_entries_at_start (state, self->seat, then);
  for (guint i = 0; i < KINGDOM_N_CHARACTERS; i++)
    {
      const guint character = KINGDOM_N_CHARACTERS - 1 - i;
      guint       at = i;

      for (; at > 0 && rate (&then[self->order[at - 1]]) < rate (&then[character]); at--)
        self->order[at] = self->order[at - 1];
      self->order[at] = (guint8) character;
    }
}

/* The one that is looked at, what is met, then the others in the order of the begin of the turn: nothing
 * moves about under the pointer. */
static void
list_reach (KingdomCourt *self, guint8 *shown)
{
  guint n = 0;

  if (self->focused >= 0)
    shown[n++] = (guint8) self->focused;
  for (gint met = 1; met >= 0; met--)
    for (guint i = 0; i < KINGDOM_N_CHARACTERS && n < N_REACH; i++)
      {
        const guint character = self->order[i];
        const guint worth = rate (&self->entries[character]);

        if (worth > 0 && (worth == 100) == (met == 1) &&
            (gint) character != self->focused)
          shown[n++] = (guint8) character;
      }
  self->n_reach = n;
}

static void
show_reach (KingdomCourt *self)
{
  const FavorMoment *moment = favor_sight_get_moment (self->sight);
  guint8             shown[KINGDOM_N_CHARACTERS];

  if (moment == NULL)
    return;
  list_reach (self, shown);
  for (guint i = 0; i < self->n_reach; i++)
    kingdom_court_row_show (self->reach[i], &self->entries[shown[i]], moment, self->seat);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* ---- Following ------------------------------------------------------------------------ */

static void
show_entries (KingdomCourt *self, const KingdomCourtEntry *entries, gboolean all)
{
  const FavorMoment *moment = favor_sight_get_moment (self->sight);

  for (guint i = 0; i < KINGDOM_N_CHARACTERS; i++)
    {
      const gboolean same = memcmp (&self->entries[i], &entries[i], sizeof *entries) == 0;

      self->entries[i] = entries[i];
      if (all || !same)
        kingdom_court_row_show (self->rows[i], &self->entries[i], moment, self->seat);
    }
}

/* Whose turn it is, or was. */
static FavorSeat
find_seat (const KingdomState *state)
{
  return state->head.turn_owner >= 0 ? state->head.turn_owner : 0;
}

/* What can be had comes before what was nearest when the turn began. */
static guint
find_first (const KingdomCourt *self)
{
  for (guint i = 0; i < KINGDOM_N_CHARACTERS; i++)
    if (rate (&self->entries[self->order[i]]) == 100)
      return self->order[i];
  return self->order[0];
}

static void
update (KingdomCourt *self, gboolean all)
{
  const FavorMoment  *moment = favor_sight_get_moment (self->sight);
  const KingdomState *state;
  KingdomCourtEntry   entries[KINGDOM_N_CHARACTERS];

  if (moment == NULL)
    return;
  state = moment->state;
  self->seat = find_seat (state);
  kingdom_court_entries (state,
                         self->seat,
                         self->previews ? &self->action : NULL,
                         entries);
  show_entries (self, entries, all || !self->known);
  if (!self->known || state->turn != self->turn || moment->fresh)
    sort_reach (self, state);
  if (!self->known)
    set_open (self, find_first (self));
  self->turn = state->turn;
  self->known = TRUE;
  follow_open (self);
  show_reach (self);
}

/* What was previewed is of another position. */
static void
see (KingdomCourt *self)
{
  self->previews = FALSE;
  update (self, TRUE);
}

void
kingdom_court_preview (KingdomCourt *self, const FavorAction *action)
{
  g_return_if_fail (KINGDOM_IS_COURT (self));

  if (!self->previews && action == NULL)
    return;
  self->previews = action != NULL;
  if (action != NULL)
    self->action = *action;
  update (self, FALSE);
}

static void
kingdom_court_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  KingdomCourt *self = KINGDOM_COURT (widget);
  const int     width = for_size < 0 ? KINGDOM_ROW_LEAST_WIDTH : for_size;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = KINGDOM_ROW_LEAST_WIDTH;
  else
    kingdom_court_measure_height (self, width, minimum, natural);
}

static void
kingdom_court_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  favor_children_measure (widget, GTK_ORIENTATION_HORIZONTAL);
  kingdom_court_place (KINGDOM_COURT (widget), width, height);
}

/* ---- Acts ----------------------------------------------------------------------------- */

static guint
character_of (gpointer row)
{
  return kingdom_court_row_get_entry (row)->character;
}

static void
point (KingdomCourt *self, gint character)
{
  if (self->pointed == character)
    return;
  self->pointed = character;
  g_signal_emit (self, signals[SIGNAL_POINTED], 0, character);
}

static void
picked_cb (KingdomCourtRow *row, KingdomCourt *self)
{
  if (!gtk_widget_get_focusable (GTK_WIDGET (row)))
    gtk_widget_grab_focus (GTK_WIDGET (self->rows[character_of (row)]));
  g_signal_emit (self, signals[SIGNAL_PICKED], 0, character_of (row));
}

static void
enter_cb (GtkEventController *motion, double x, double y, KingdomCourt *self)
{
  point (self, (gint) character_of (gtk_event_controller_get_widget (motion)));
}

/* Without the pointer the row is meant that has the focus. */
static void
leave_cb (GtkEventController *motion, KingdomCourt *self)
{
  point (self, self->focused);
}

static void
set_focused (KingdomCourt *self, gint character)
{
  self->focused = character;
  follow_open (self);
  show_reach (self);
  point (self, character);
}

static void
focus_enter_cb (GtkEventController *focus, KingdomCourt *self)
{
  set_focused (self, (gint) character_of (gtk_event_controller_get_widget (focus)));
}

/* Another row may have it already. */
static void
focus_leave_cb (GtkEventController *focus, KingdomCourt *self)
{
  if (self->focused == (gint) character_of (gtk_event_controller_get_widget (focus)))
    set_focused (self, -1);
}

/* Tab comes to the open row, and goes on from there: arrows walk from row to row. */
static gboolean
kingdom_court_focus (GtkWidget *widget, GtkDirectionType direction)
{
  KingdomCourt  *self = KINGDOM_COURT (widget);
  const gboolean tab = direction == GTK_DIR_TAB_FORWARD ||
                       direction == GTK_DIR_TAB_BACKWARD;

  if (!tab)
    return GTK_WIDGET_CLASS (kingdom_court_parent_class)->focus (widget, direction);
  return self->focused < 0 && gtk_widget_grab_focus (GTK_WIDGET (self->rows[self->open]));
}

static gboolean
kingdom_court_grab_focus (GtkWidget *widget)
{
  KingdomCourt *self = KINGDOM_COURT (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->rows[self->open]));
}

static gboolean
home_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  KingdomCourt *self = KINGDOM_COURT (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->rows[g_variant_get_uint32 (args)]));
}

/* ---- Object --------------------------------------------------------------------------- */

/* clang-format off */
static const FavorProperty property_table[] = {
  { "sight", G_TYPE_OBJECT, FAVOR_WRITABLE, FAVOR_MEMBER (KingdomCourt, sight),
    .class_type = favor_sight_get_type, .changed = G_CALLBACK (see) },
  { "strip", G_TYPE_BOOLEAN, FAVOR_WRITABLE, FAVOR_MEMBER (KingdomCourt, strip),
    .changed = G_CALLBACK (gtk_widget_queue_resize) },
  { "tall", G_TYPE_BOOLEAN, FAVOR_WRITABLE, FAVOR_MEMBER (KingdomCourt, tall),
    .changed = G_CALLBACK (gtk_widget_queue_resize) },
};

/* clang-format on */

static void
kingdom_court_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (kingdom_court_parent_class)->dispose (object);
}

static void
kingdom_court_finalize (GObject *object)
{
  favor_properties_clear (object);

  G_OBJECT_CLASS (kingdom_court_parent_class)->finalize (object);
}

static void
kingdom_court_class_init (KingdomCourtClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = kingdom_court_dispose;
  G_OBJECT_CLASS (klass)->finalize = kingdom_court_finalize;
  widget_class->measure = kingdom_court_measure;
  widget_class->size_allocate = kingdom_court_size_allocate;
  widget_class->focus = kingdom_court_focus;
  widget_class->grab_focus = kingdom_court_grab_focus;

  favor_properties_install (G_OBJECT_CLASS (klass),
                            property_table,
                            G_N_ELEMENTS (property_table),
                            NULL);
  signals[SIGNAL_PICKED] = favor_signal_new (klass, "picked", 1, G_TYPE_UINT);
  signals[SIGNAL_POINTED] = favor_signal_new (klass, "pointed", 1, G_TYPE_INT);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, home_cb, "u", 0);
  gtk_widget_class_add_binding (widget_class,
                                GDK_KEY_End,
                                0,
                                home_cb,
                                "u",
                                KINGDOM_N_CHARACTERS - 1);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "kingdomcourt");
}

static KingdomCourtRow *
add_row (KingdomCourt *self, KingdomRowForm form)
{
  GtkWidget          *row = kingdom_court_row_new (form);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  /* The window may hold the row that has the focus for longer than there is a court. */
  g_signal_connect_object (row, "picked", G_CALLBACK (picked_cb), self, 0);
  g_signal_connect_object (motion, "enter", G_CALLBACK (enter_cb), self, 0);
  g_signal_connect_object (motion, "leave", G_CALLBACK (leave_cb), self, 0);
  gtk_widget_add_controller (row, motion);
  g_signal_connect_object (focus, "enter", G_CALLBACK (focus_enter_cb), self, 0);
  g_signal_connect_object (focus, "leave", G_CALLBACK (focus_leave_cb), self, 0);
  gtk_widget_add_controller (row, focus);
  gtk_widget_set_parent (row, GTK_WIDGET (self));
  return KINGDOM_COURT_ROW (row);
}

static void
kingdom_court_init (KingdomCourt *self)
{
  self->pointed = self->focused = -1;
  for (guint i = 0; i < KINGDOM_N_CHARACTERS; i++)
    self->rows[i] = add_row (self, KINGDOM_ROW_LINE);
  kingdom_court_row_set_open (self->rows[self->open], TRUE);
  /* Translators: heading in the chart of the court: the wishes that are nearest */
  self->heading = favor_label_new_line (_ ("Within reach, nearest first"), "heading");
  gtk_widget_set_parent (self->heading, GTK_WIDGET (self));
  for (guint i = 0; i < N_REACH; i++)
    self->reach[i] = add_row (self, KINGDOM_ROW_REACH);
  favor_accessible_set_name (GTK_WIDGET (self), _ ("Court"));
}

/* ---- What can be asked ---------------------------------------------------------------- */

const KingdomCourtEntry *
kingdom_court_get_entry (KingdomCourt *self, guint character)
{
  g_return_val_if_fail (KINGDOM_IS_COURT (self), NULL);
  g_return_val_if_fail (character < KINGDOM_N_CHARACTERS, NULL);

  return self->known ? &self->entries[character] : NULL;
}

guint
kingdom_court_count_met (KingdomCourt *self)
{
  guint n = 0;

  g_return_val_if_fail (KINGDOM_IS_COURT (self), 0);

  for (guint i = 0; self->previews && i < KINGDOM_N_CHARACTERS; i++)
    n += self->entries[i].mark == KINGDOM_MARK_MET &&
         self->entries[i].outlook.near.share == 100;
  return n;
}

KingdomCourtForm
kingdom_court_get_form (KingdomCourt *self)
{
  g_return_val_if_fail (KINGDOM_IS_COURT (self), KINGDOM_COURT_ROWS);

  return self->form;
}

guint
kingdom_court_get_open (KingdomCourt *self)
{
  g_return_val_if_fail (KINGDOM_IS_COURT (self), 0);

  return self->open;
}

KingdomCourtRow *
kingdom_court_get_row (KingdomCourt *self, guint character)
{
  g_return_val_if_fail (KINGDOM_IS_COURT (self), NULL);
  g_return_val_if_fail (character < KINGDOM_N_CHARACTERS, NULL);

  return self->rows[character];
}

KingdomCourtRow *
kingdom_court_get_reach (KingdomCourt *self, guint nth)
{
  g_return_val_if_fail (KINGDOM_IS_COURT (self), NULL);

  return nth < N_REACH && gtk_widget_get_child_visible (GTK_WIDGET (self->reach[nth]))
           ? self->reach[nth]
           : NULL;
}
