/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "kingdom-court-row-private.h"

#include "favor-accessible.h"
#include "favor-art-picture.h"
#include "favor-children.h"
#include "favor-piece-draw.h"
#include "favor-shapes.h"
#include "favor-signals.h"
#include "favor-style.h"
#include "favor-text.h"
#include "favor-tooltip.h"

G_DEFINE_FINAL_TYPE (KingdomCourtRow, kingdom_court_row, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_PICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The chart gives what it has for the form that it takes, without asking again. */
static void
kingdom_court_row_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  KingdomCourtRow *self = KINGDOM_COURT_ROW (widget);
  const int        width = for_size < 0 ? KINGDOM_ROW_LEAST_WIDTH : for_size;

  *minimum = FACE_LEAST;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL
               ? KINGDOM_ROW_LEAST_WIDTH
               : kingdom_court_row_get_height (self, self->form, width);
}

static void
kingdom_court_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  favor_children_measure (widget, GTK_ORIENTATION_HORIZONTAL);
  kingdom_court_row_place (KINGDOM_COURT_ROW (widget), width, height);
}

/* ---- Drawing -------------------------------------------------------------------------- */

static gboolean
is_promising (KingdomMark mark)
{
  return mark == KINGDOM_MARK_MET || mark == KINGDOM_MARK_OFFER;
}

/* A wish is in ink, by night, too. */
static void
draw_paper (KingdomCourtRow *self, GtkSnapshot *snapshot)
{
  graphene_rect_t at;

  if (gtk_widget_get_child_visible (self->wish) &&
      gtk_widget_compute_bounds (self->wish, GTK_WIDGET (self), &at))
    favor_snapshot_plate (snapshot, &favor_paper, 4, &at);
}

/* The open one of many. */
static void
draw_ground (KingdomCourtRow *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GdkRGBA    ground = favor_gold;

  ground.alpha = OPEN_GROUND;
  if (self->open && self->form == KINGDOM_ROW_LINE &&
      !is_promising ((KingdomMark) self->look.entry.mark))
    favor_snapshot_plate (snapshot,
                          &ground,
                          8,
                          &FAVOR_RECT (0,
                                       0,
                                       gtk_widget_get_width (widget),
                                       gtk_widget_get_height (widget)));
}

static void
draw_line (KingdomCourtRow *self, GtkSnapshot *snapshot)
{
  GtkWidget  *widget = GTK_WIDGET (self);
  const int   width = gtk_widget_get_width (widget);
  const float line = (float) kingdom_court_row_get_line (self);
  const float owners_at = (float) (width - PAD - LEFT - GAP - FAVOR - GAP - OWNERS);
  const graphene_rect_t mark =
    favor_rect_from_start (widget, &FAVOR_RECT (owners_at - GAP - STATE, 0, STATE, line));
  const graphene_rect_t owners =
    favor_rect_from_start (widget, &FAVOR_RECT (owners_at, 1, OWNERS, line - 2));

  kingdom_court_draw_mark (widget, snapshot, &self->look, &mark);
  kingdom_court_draw_owners (widget, snapshot, &self->look, &owners);
}

/* Count, number and shields lie at the edge of the portrait. */
static void
draw_face (KingdomCourtRow *self, GtkSnapshot *snapshot)
{
  GtkWidget            *widget = GTK_WIDGET (self);
  const graphene_rect_t face = kingdom_court_row_get_face (self);
  const float           right = face.origin.x + face.size.width;
  const float           bottom = face.origin.y + face.size.height;
  const float           edge = MAX ((float) gtk_widget_get_width (widget) - right - 1, 4);
  const graphene_rect_t count = favor_rect_from_start (widget,
                                                       &FAVOR_RECT (right - COUNT + 4,
                                                                    bottom - COUNT + 3,
                                                                    COUNT,
                                                                    COUNT));
  const graphene_rect_t number = favor_rect_from_start (widget,
                                                        &FAVOR_RECT (face.origin.x - 4,
                                                                     face.origin.y - 3,
                                                                     COUNT - 2,
                                                                     COUNT - 2));
  const graphene_rect_t owners = favor_rect_from_start (
    widget,
    &FAVOR_RECT (right + 1, face.origin.y - 4, MIN (edge, 9), face.size.height - 8));

  kingdom_court_draw_owners (widget, snapshot, &self->look, &owners);
  kingdom_court_draw_ring (snapshot, &self->look, &face);
  kingdom_court_draw_left (widget, snapshot, &self->look, &count);
  kingdom_court_draw_number (widget, snapshot, &self->look, &number);
}

static void
draw_reach (KingdomCourtRow *self, GtkSnapshot *snapshot)
{
  GtkWidget            *widget = GTK_WIDGET (self);
  const int             indent = kingdom_court_row_get_indent (self, self->form);
  const graphene_rect_t foot =
    favor_rect_from_start (widget,
                           &FAVOR_RECT (indent,
                                        gtk_widget_get_height (widget) - FOOT - 1,
                                        gtk_widget_get_width (widget) - indent - PAD,
                                        FOOT));

  kingdom_court_draw_foot (widget, snapshot, &self->look, &foot);
}

/* Over portrait, name and wish, or over the portrait. */
static void
draw_veil (KingdomCourtRow *self, GtkSnapshot *snapshot)
{
  GtkWidget      *widget = GTK_WIDGET (self);
  const int       width = gtk_widget_get_width (widget);
  graphene_rect_t at = kingdom_court_row_get_face (self);

  if (self->form != KINGDOM_ROW_FACE)
    at = FAVOR_RECT (0,
                     0,
                     width - kingdom_court_row_get_behind (self->form),
                     kingdom_court_row_get_line (self));
  at = favor_rect_from_start (widget, &at);
  favor_piece_draw_veil (widget, snapshot, &at);
}

static void
kingdom_court_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  KingdomCourtRow *self = KINGDOM_COURT_ROW (widget);

  if (!self->known)
    return;
  draw_ground (self, snapshot);
  draw_paper (self, snapshot);
  GTK_WIDGET_CLASS (kingdom_court_row_parent_class)->snapshot (widget, snapshot);
  if (self->look.entry.veiled && !self->open)
    draw_veil (self, snapshot);
  switch (self->form)
    {
    case KINGDOM_ROW_LINE:
      draw_line (self, snapshot);
      break;
    case KINGDOM_ROW_FACE:
      draw_face (self, snapshot);
      break;
    case KINGDOM_ROW_REACH:
      draw_reach (self, snapshot);
      break;
    }
}

/* ---- What it shows -------------------------------------------------------------------- */

/* (transfer full): the picture of what a character gives. */
static char *
find_favor_art (guint character)
{
  const char *id = kingdom_characters.words[character].id;

  switch ((KingdomFavor) kingdom_figures[character].favor)
    {
    case KINGDOM_FAVOR_ACTION:
      return g_strconcat ("kingdom/sign-", id, NULL);
    case KINGDOM_FAVOR_TRIANGLE:
    case KINGDOM_FAVOR_TOKEN:
    case KINGDOM_FAVOR_VICTORY:
      break;
    }
  return character == KINGDOM_PHILOSOPHER ? g_strdup ("kingdom/piece-curve")
                                          : g_strconcat ("kingdom/piece-", id, NULL);
}

static void
show_pictures (KingdomCourtRow *self, guint character)
{
  const char      *id = kingdom_characters.words[character].id;
  g_autofree char *portrait = g_strconcat ("kingdom/small-", id, NULL);
  g_autofree char *wish = g_strconcat ("kingdom/wish-", id, NULL);
  g_autofree char *favor = find_favor_art (character);

  g_object_set (self->portrait, "art", portrait, NULL);
  g_object_set (self->wish, "art", wish, NULL);
  g_object_set (self->favor, "art", favor, NULL);
}

static void
show_words (KingdomCourtRow *self, const FavorMoment *moment, FavorSeat seat)
{
  const KingdomCourtEntry *entry = &self->look.entry;
  g_autofree char         *name = kingdom_court_say_name (entry);
  g_autofree char         *wish = kingdom_court_say_wish (moment->state, entry);
  g_autofree char         *left = favor_text_figure (entry->left);
  g_autofree char *state = kingdom_court_say_state (entry, moment->names.names[seat]);

  g_free (self->said);
  self->said = kingdom_court_say_all (entry, wish, state, moment);
  gtk_label_set_label (GTK_LABEL (self->name), name);
  gtk_label_set_label (GTK_LABEL (self->left), left);
  gtk_label_set_label (GTK_LABEL (self->sentence), wish);
  gtk_label_set_label (GTK_LABEL (self->state), state);
  favor_style_set_class (GTK_WIDGET (self),
                         "met",
                         is_promising ((KingdomMark) entry->mark));
  favor_style_set_class (GTK_WIDGET (self), "lost", entry->mark == KINGDOM_MARK_LOST);
  favor_accessible_set_name (GTK_WIDGET (self), self->said);
  favor_tooltip_set (GTK_WIDGET (self), self->said);
}

void
kingdom_court_row_show (KingdomCourtRow         *self,
                        const KingdomCourtEntry *entry,
                        const FavorMoment       *moment,
                        FavorSeat                seat)
{
  g_return_if_fail (KINGDOM_IS_COURT_ROW (self));

  if (!self->known || self->look.entry.character != entry->character)
    show_pictures (self, entry->character);
  self->known = TRUE;
  self->look.entry = *entry;
  memcpy (self->look.colours, moment->colours, sizeof self->look.colours);
  show_words (self, moment, seat);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* This is done while the chart is laid out, so nothing here asks for that again. */
static void
follow_form (KingdomCourtRow *self)
{
  const gboolean is_line = self->form == KINGDOM_ROW_LINE;
  const gboolean is_face = self->form == KINGDOM_ROW_FACE;
  const gboolean tells = is_line && self->open;

  gtk_widget_set_child_visible (self->wish, !is_face);
  gtk_widget_set_child_visible (self->name, !is_face);
  gtk_widget_set_child_visible (self->left, !is_face);
  gtk_widget_set_child_visible (self->favor, is_line);
  gtk_widget_set_child_visible (self->sentence, tells);
  gtk_widget_set_child_visible (self->state, self->form == KINGDOM_ROW_REACH || tells);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
kingdom_court_row_set_form (KingdomCourtRow *self, KingdomRowForm form)
{
  g_return_if_fail (KINGDOM_IS_COURT_ROW (self));

  if (self->form == form)
    return;
  self->form = form;
  follow_form (self);
}

void
kingdom_court_row_set_open (KingdomCourtRow *self, gboolean open)
{
  g_return_if_fail (KINGDOM_IS_COURT_ROW (self));

  if (self->open == open)
    return;
  self->open = open;
  favor_style_set_class (GTK_WIDGET (self), "open", open);
  follow_form (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

const KingdomCourtEntry *
kingdom_court_row_get_entry (KingdomCourtRow *self)
{
  g_return_val_if_fail (KINGDOM_IS_COURT_ROW (self), NULL);

  return &self->look.entry;
}

const char *
kingdom_court_row_get_state (KingdomCourtRow *self)
{
  g_return_val_if_fail (KINGDOM_IS_COURT_ROW (self), NULL);

  return gtk_label_get_label (GTK_LABEL (self->state));
}

/* ---- Acts ----------------------------------------------------------------------------- */

static void
picked (KingdomCourtRow *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  g_signal_emit (self, signals[SIGNAL_PICKED], 0);
}

static void
released_cb (GtkGesture *click, int n_press, double x, double y, KingdomCourtRow *self)
{
  if (gtk_widget_contains (GTK_WIDGET (self), x, y))
    picked (self);
}

static gboolean
activate_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  picked (KINGDOM_COURT_ROW (widget));
  return TRUE;
}

/* ---- Object --------------------------------------------------------------------------- */

static void
kingdom_court_row_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (kingdom_court_row_parent_class)->dispose (object);
}

static void
kingdom_court_row_finalize (GObject *object)
{
  g_free (KINGDOM_COURT_ROW (object)->said);

  G_OBJECT_CLASS (kingdom_court_row_parent_class)->finalize (object);
}

static void
kingdom_court_row_class_init (KingdomCourtRowClass *klass)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space };
  GtkWidgetClass    *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = kingdom_court_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = kingdom_court_row_finalize;
  widget_class->measure = kingdom_court_row_measure;
  widget_class->size_allocate = kingdom_court_row_size_allocate;
  widget_class->snapshot = kingdom_court_row_snapshot;

  signals[SIGNAL_PICKED] = favor_signal_new (klass, "picked", 0);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i], 0, activate_cb, NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_widget_class_set_css_name (widget_class, "courtrow");
}

static GtkWidget *
add_label (KingdomCourtRow *self, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "xalign",
                                   0.0f,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

/* A word that has a column. */
static GtkWidget *
add_word (KingdomCourtRow *self, const char *css_class)
{
  GtkWidget *label = add_label (self, css_class);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  return label;
}

/* What is told in whole, in as many lines as it takes. */
static GtkWidget *
add_words (KingdomCourtRow *self, const char *css_class)
{
  GtkWidget *label = add_label (self, css_class);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  return label;
}

static GtkWidget *
add_picture (KingdomCourtRow *self)
{
  GtkWidget *picture = g_object_new (FAVOR_TYPE_ART_PICTURE, "width", 1, NULL);

  gtk_widget_set_parent (picture, GTK_WIDGET (self));
  return picture;
}

static void
kingdom_court_row_init (KingdomCourtRow *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->portrait = add_picture (self);
  self->name = add_word (self, "name");
  self->wish = add_picture (self);
  self->favor = add_picture (self);
  self->left = add_label (self, "left");
  self->sentence = add_words (self, "sentence");
  self->state = add_words (self, "state");
  gtk_label_set_xalign (GTK_LABEL (self->left), 1);
  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  follow_form (self);
}

GtkWidget *
kingdom_court_row_new (KingdomRowForm form)
{
  GtkWidget *row = g_object_new (KINGDOM_TYPE_COURT_ROW,
                                 "focusable",
                                 form != KINGDOM_ROW_REACH,
                                 NULL);

  if (form == KINGDOM_ROW_REACH)
    gtk_widget_add_css_class (row, "reach");
  kingdom_court_row_set_form (KINGDOM_COURT_ROW (row), form);
  return row;
}
