/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "kingdom-court-row.h"

#include "favor-accessible.h"
#include "favor-art-picture.h"
#include "favor-children.h"
#include "favor-piece-draw.h"
#include "favor-shapes.h"
#include "favor-signals.h"
#include "favor-style.h"
#include "favor-text.h"
#include "favor-tooltip.h"

/* Columns of a row, in pixels; name and wish share what is left. */
#define PAD          4
#define GAP          3
#define PORTRAIT     23
#define PORTRAIT_BIG 34
#define NAME         84
#define WISH         88
#define WISH_LEAST   60
#define WISH_ASPECT  (216.0 / 56)
#define STATE        20
#define OWNERS       28
#define FAVOR        26
#define LEFT         14
/* Above, between and below the lines of an open row. */
#define LINE_GAP    2
#define OPEN_PAD    5
#define OPEN_GROUND 0.14f
/* On a portrait. */
#define FACE       34
#define FACE_LEAST 22
#define COUNT      16
/* Of a row below the portraits. */
#define REACH_FACE 30
#define FOOT       3

struct _KingdomCourtRow
{
  GtkWidget parent_instance;

  KingdomRowForm form;
  gboolean       open;
  gboolean       known;
  GtkWidget     *portrait;
  GtkWidget     *wish;
  GtkWidget     *favor;
  GtkWidget     *name;
  GtkWidget     *left;
  GtkWidget     *sentence;
  GtkWidget     *state;

  KingdomCourtLook look;
  char            *said;
};

G_DEFINE_FINAL_TYPE (KingdomCourtRow, kingdom_court_row, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_PICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* ---- Where things are ----------------------------------------------------------------- */

/* Counted from the start side. */
static void
put (KingdomCourtRow *self, GtkWidget *child, int x, int y, int width, int height)
{
  const int     all = gtk_widget_get_width (GTK_WIDGET (self));
  GtkAllocation at = { x, y, MAX (width, 1), MAX (height, 1) };

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    at.x = all - x - at.width;
  favor_child_allocate (child, &at);
}

static void
put_line (KingdomCourtRow *self, GtkWidget *label, int x, int y, int width)
{
  put (self, label, x, y, width, favor_child_get_height (label, MAX (width, 1)));
}

static int
line_height (KingdomCourtRow *self)
{
  return MAX (KINGDOM_ROW_LINE_HEIGHT,
              favor_child_get_natural (self->name, GTK_ORIENTATION_VERTICAL, -1) + 3);
}

/* Where name and words begin. */
static int
find_indent (KingdomCourtRow *self, KingdomRowForm form)
{
  if (form == KINGDOM_ROW_REACH)
    return PAD + REACH_FACE + 2 * GAP - 1;
  return PAD + (self->open ? PORTRAIT_BIG : PORTRAIT) + 2 * GAP - 1;
}

/* How wide all columns behind the wish are. */
static int
behind_wish (KingdomRowForm form)
{
  if (form == KINGDOM_ROW_REACH)
    return GAP + LEFT + PAD;
  return GAP + STATE + GAP + OWNERS + GAP + FAVOR + GAP + LEFT + PAD;
}

static int
find_wish_width (KingdomCourtRow *self, int width)
{
  const int room = width - find_indent (self, self->form) - behind_wish (self->form);

  return CLAMP (room - GAP - NAME, WISH_LEAST, WISH);
}

/* How wide the words of an open row are. */
static int
words_width (KingdomCourtRow *self, KingdomRowForm form, int width)
{
  return MAX (1, width - find_indent (self, form) - PAD);
}

static int
words_height (KingdomCourtRow *self, int width)
{
  const int room = words_width (self, KINGDOM_ROW_LINE, width);

  return favor_child_get_height (self->sentence, room) + LINE_GAP +
         favor_child_get_height (self->state, room) + OPEN_PAD;
}

int
kingdom_court_row_get_height (KingdomCourtRow *self, KingdomRowForm form, int width)
{
  g_return_val_if_fail (KINGDOM_IS_COURT_ROW (self), 0);

  switch (form)
    {
    case KINGDOM_ROW_LINE:
      return line_height (self) + (self->open ? words_height (self, width) : 0);
    case KINGDOM_ROW_REACH:
      return MAX (KINGDOM_ROW_REACH_HEIGHT,
                  line_height (self) + FOOT + 1 +
                    favor_child_get_height (self->state,
                                            words_width (self, form, width)));
    case KINGDOM_ROW_FACE:
      break;
    }
  return FACE_LEAST;
}

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

/* The portrait where a row is no more than that: in its middle. */
static graphene_rect_t
find_face (KingdomCourtRow *self)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const int height = gtk_widget_get_height (GTK_WIDGET (self));
  const int size = CLAMP (MIN (width, height) - 10, FACE_LEAST - 6, FACE);

  return FAVOR_RECT ((width - size) / 2, (height - size) / 2, size, size);
}

static void
allocate_face (KingdomCourtRow *self)
{
  const graphene_rect_t face = find_face (self);
  GtkAllocation         at = { (int) face.origin.x,
                               (int) face.origin.y,
                               (int) face.size.width,
                               (int) face.size.height };

  favor_child_allocate (self->portrait, &at);
}

/* Portrait, name, wish and what is left, which all rows have. */
static void
allocate_line (KingdomCourtRow *self, int width, int face, int height)
{
  const int line = line_height (self);
  const int indent = find_indent (self, self->form);
  const int wish = find_wish_width (self, width);
  const int wish_at = width - behind_wish (self->form) - wish;
  const int wish_height = MIN (line - 4, (int) (wish / WISH_ASPECT));

  put (self, self->portrait, PAD, (height - face) / 2, face, face);
  put (self, self->name, indent, 0, wish_at - GAP - indent, line);
  put (self, self->wish, wish_at, (line - wish_height) / 2, wish, wish_height);
  put (self, self->left, width - PAD - LEFT, 0, LEFT, line);
}

static void
allocate_words (KingdomCourtRow *self, int width)
{
  const int indent = find_indent (self, self->form);
  const int room = width - indent - PAD;
  const int y = line_height (self);

  put_line (self, self->sentence, indent, y, room);
  put_line (self,
            self->state,
            indent,
            y + favor_child_get_height (self->sentence, MAX (room, 1)) + LINE_GAP,
            room);
}

static void
kingdom_court_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  KingdomCourtRow *self = KINGDOM_COURT_ROW (widget);
  const int        line = line_height (self);

  favor_children_measure (widget, GTK_ORIENTATION_HORIZONTAL);
  switch (self->form)
    {
    case KINGDOM_ROW_FACE:
      allocate_face (self);
      break;
    case KINGDOM_ROW_LINE:
      allocate_line (self, width, self->open ? PORTRAIT_BIG : PORTRAIT, height);
      put (self,
           self->favor,
           width - PAD - LEFT - GAP - FAVOR,
           (line - (line - 5)) / 2,
           FAVOR,
           line - 5);
      if (self->open)
        allocate_words (self, width);
      break;
    case KINGDOM_ROW_REACH:
      allocate_line (self, width, REACH_FACE, height);
      put_line (self,
                self->state,
                find_indent (self, self->form),
                line,
                words_width (self, self->form, width));
      break;
    }
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
  const float line = (float) line_height (self);
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
  const graphene_rect_t face = find_face (self);
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
  const int             indent = find_indent (self, self->form);
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
  graphene_rect_t at = find_face (self);

  if (self->form != KINGDOM_ROW_FACE)
    at = FAVOR_RECT (0, 0, width - behind_wish (self->form), line_height (self));
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
                                   "ellipsize",
                                   PANGO_ELLIPSIZE_END,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
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
  self->name = add_label (self, "name");
  self->wish = add_picture (self);
  self->favor = add_picture (self);
  self->left = add_label (self, "left");
  self->sentence = add_label (self, "sentence");
  self->state = add_label (self, "state");
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
