/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-hand.h"

#include "favor-accessible.h"
#include "favor-hand-draw.h"
#include "favor-hand-row.h"

#define EDGE        6
#define LIFT        5
#define LIFT_CHOSEN 12
/* The same where cards lie low, and what is kept free between two rows of them. */
#define LOW_LIFT        3
#define LOW_LIFT_CHOSEN 7
#define LOW_GAP         2
/* In a lower hand no card stands. */
#define FLAT_BELOW 100
/* So much of each card in the tray is seen. */
#define TRAY_STEP 0.42
/* Room that is kept beside a card which is scrolled into view. */
#define VIEW_EDGE 24

struct _FavorHand
{
  FavorBoard parent_instance;

  GPtrArray *pieces;
  GPtrArray *tray;
  /* From the start side; 0: there is no tray. */
  double tray_at;
  double offset;
  /* What does not fit; 0: the row does not scroll. */
  double beyond;
  double panned_from;
  /* Cards lie on one line from the start side, however they stand out. */
  gboolean still;
  /* (nullable): in the place of the row. */
  FavorHandArrange arrange;
  /* A button or finger is down: what lies below it stays there. */
  gboolean held;
  /* (nullable): drawn in front of all others. */
  GtkWidget *raised;
};

G_DEFINE_FINAL_TYPE (FavorHand, favor_hand, FAVOR_TYPE_BOARD)

/* ---- Places --------------------------------------------------------------------------- */

static double
lift_of (FavorHand *self, FavorPiece *piece, gboolean low)
{
  FavorPieceState state = favor_piece_get_state (piece);

  if (self->still)
    return 0;
  if (state & FAVOR_PIECE_CHOSEN)
    return low ? LOW_LIFT_CHOSEN : LIFT_CHOSEN;
  if (state & FAVOR_PIECE_CHOOSABLE)
    return low ? LOW_LIFT : LIFT;
  return 0;
}

static double
room_to_lift (FavorHand *self)
{
  return self->still ? 0 : LIFT_CHOSEN;
}

static void
place_piece (FavorHand *self, FavorPiece *piece, double x, double width, double height)
{
  favor_board_place (FAVOR_BOARD (self),
                     GTK_WIDGET (piece),
                     &GRAPHENE_RECT_INIT ((float) x,
                                          (float) (EDGE + room_to_lift (self) -
                                                   lift_of (self, piece, FALSE)),
                                          (float) width,
                                          (float) height));
}

static FavorFace *
first_face (GPtrArray *pieces)
{
  return pieces->len > 0 ? favor_piece_get_face (g_ptr_array_index (pieces, 0)) : NULL;
}

static double
aspect_of (GPtrArray *pieces)
{
  FavorFace *face = first_face (pieces);

  return face != NULL ? favor_face_get_aspect (face) : 5.0 / 7;
}

/* Of each of so many rows of cards. */
static double
low_height (int height, guint n_rows)
{
  return MAX (12, (double) (height - 2 * EDGE) / n_rows - LOW_LIFT_CHOSEN - LOW_GAP);
}

/* 0: there is no such face. */
static double
low_width (FavorHand *self, int height)
{
  FavorFace *face = first_face (self->pieces);
  FavorFace *low = face != NULL ? favor_face_get_low (face) : NULL;

  return low != NULL ? low_height (height, height < FLAT_BELOW ? 1 : 2) *
                         favor_face_get_aspect (low)
                     : 0;
}

/* How many pieces from the nth on lie together. */
static guint
count_alike (FavorHand *self, guint n)
{
  guint group = favor_piece_get_group (g_ptr_array_index (self->pieces, n)), end = n + 1;

  while (group != 0 && end < self->pieces->len &&
         favor_piece_get_group (g_ptr_array_index (self->pieces, end)) == group)
    end++;
  return end - n;
}

static void
describe_row (FavorHand *self, FavorHandRow *row)
{
  for (guint i = 0, alike; i < self->pieces->len; i += alike)
    {
      alike = count_alike (self, i);
      row->n_groups++;
      row->n_alike += alike - 1;
      row->most = MAX (row->most, alike);
      row->grows |= favor_piece_get_group (g_ptr_array_index (self->pieces, i)) != 0;
    }
}

/* The last one of a group lies in front and says how many they are. */
static void
place_row (FavorHand *self, const FavorHandRow *row, double x, double height)
{
  for (guint i = 0, alike; i < self->pieces->len; i += alike)
    {
      alike = count_alike (self, i);
      for (guint j = 0; j < alike; j++)
        {
          FavorPiece *piece = g_ptr_array_index (self->pieces, i + j);

          favor_piece_set_count (piece,
                                 row->counted && alike > 1 && j == alike - 1 ? alike : 0);
          place_piece (self, piece, x, row->card, height);
          x += j < alike - 1 ? row->fan : row->step;
        }
    }
}

/* The groups lie in columns, the first half of them in the upper row if there are two. */
static void
place_low (FavorHand *self, const FavorHandRow *row, double x, int height)
{
  double card = low_height (height, row->n_low);
  double down = (double) (height - 2 * EDGE) / row->n_low;
  guint  group = 0;

  x += row->fan * (row->most - 1);
  for (guint i = 0, alike; i < self->pieces->len; i += alike, group++)
    {
      double column = x + row->step * (group % row->n_columns);
      double top = EDGE + LOW_LIFT_CHOSEN + down * (group / row->n_columns);

      alike = count_alike (self, i);
      for (guint j = 0; j < alike; j++)
        {
          FavorPiece *piece = g_ptr_array_index (self->pieces, i + j);

          favor_piece_set_count (piece, alike > 1 && j == alike - 1 ? alike : 0);
          favor_board_place (FAVOR_BOARD (self),
                             GTK_WIDGET (piece),
                             &GRAPHENE_RECT_INIT ((float) (column -
                                                           row->fan * (alike - 1 - j)),
                                                  (float) (top -
                                                           lift_of (self, piece, TRUE)),
                                                  (float) row->card,
                                                  (float) card));
        }
    }
}

static void
place_hand (FavorHand *self, const FavorHandRow *row, double x, int height, double card)
{
  if (row->n_low > 0)
    place_low (self, row, x, height);
  else
    place_row (self, row, x, card);
}

static void
place_tray (FavorHand *self, double x, double width, double card, double height)
{
  guint  n = self->tray->len;
  double step = n > 1 ? (width - 2 * EDGE - card) / (n - 1) : 0;

  self->tray_at = n > 0 ? x : 0;
  for (guint i = 0; i < n; i++)
    place_piece (self,
                 g_ptr_array_index (self->tray, i),
                 x + EDGE + i * step,
                 card,
                 height);
}

static void
arrange_row (FavorHand *self, int width, int height)
{
  FavorHandRow row = { 0 };
  guint        n = self->pieces->len, n_tray = self->tray->len;
  double       card_height = MAX (24, height - 2 * EDGE - room_to_lift (self));
  double       card = card_height * aspect_of (n > 0 ? self->pieces : self->tray);
  double whole_tray = n_tray == 0 ? 0 : card * (1 + TRAY_STEP * (n_tray - 1)) + 2 * EDGE;
  double tray, room;

  /* The tray never takes more than a third; its cards lie closer then. */
  tray = MIN (whole_tray, MAX (card + 2 * EDGE, width / 3.0));
  room = MAX (card, width - tray - 2 * EDGE);
  row.card = card;
  row.low = low_width (self, height);
  row.flat = height < FLAT_BELOW;
  describe_row (self, &row);
  favor_hand_row_fit (&row, room, width);
  self->beyond = MAX (0, row.used + 2 * EDGE + whole_tray - width);
  if (row.used <= room + 0.5)
    self->beyond = 0;
  self->offset = CLAMP (self->offset, 0, self->beyond);
  if (self->beyond > 0 || self->still)
    {
      place_hand (self, &row, EDGE - self->offset, height, card_height);
      place_tray (self,
                  (n > 0 ? 2 * EDGE + row.used : 0) - self->offset,
                  self->beyond > 0 ? whole_tray : tray,
                  card,
                  card_height);
      return;
    }
  place_hand (self, &row, EDGE + (room - row.used) / 2, height, card_height);
  place_tray (self, width - tray, tray, card, card_height);
}

static void
favor_hand_arrange (FavorBoard *board, int width, int height)
{
  FavorHand *self = FAVOR_HAND (board);

  if (self->arrange != NULL)
    self->arrange (self, width, height);
  else
    arrange_row (self, width, height);
}

/* ---- Drawing -------------------------------------------------------------------------- */

/* The piece with the pointer, or else with a focus that is seen. */
static void
update_raised (FavorHand *self)
{
  GtkWidget *raised = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkStateFlags state = gtk_widget_get_state_flags (child);

      if (state & GTK_STATE_FLAG_PRELIGHT ||
          (raised == NULL && state & GTK_STATE_FLAG_FOCUS_VISIBLE))
        raised = child;
      if (state & GTK_STATE_FLAG_PRELIGHT)
        break;
    }
  if (self->raised == raised)
    return;
  self->raised = raised;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
favor_hand_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FavorHand *self = FAVOR_HAND (widget);
  gboolean   rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (self->tray_at > 0)
    favor_hand_draw_line (widget, snapshot, self->tray_at);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (child != self->raised)
      gtk_widget_snapshot_child (widget, child, snapshot);
  if (self->raised != NULL)
    gtk_widget_snapshot_child (widget, self->raised, snapshot);
  if (self->offset > 0)
    favor_hand_draw_shade (widget, snapshot, !rtl);
  if (self->offset < self->beyond)
    favor_hand_draw_shade (widget, snapshot, rtl);
}

/* ---- Scrolling ------------------------------------------------------------------------ */

static gboolean
scroll_cb (FavorHand *self, double dx, double dy, GtkEventController *controller)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  double   unit = gtk_widget_get_height (GTK_WIDGET (self)) / 2.0;

  if (self->beyond <= 0)
    return FALSE;
  if (gtk_event_controller_scroll_get_unit (GTK_EVENT_CONTROLLER_SCROLL (controller)) ==
      GDK_SCROLL_UNIT_SURFACE)
    unit = 1;
  /* Several hands below each other go up and down together. */
  if (self->still)
    dy = 0;
  favor_hand_set_offset (self, self->offset + unit * ((rtl ? -dx : dx) + dy));
  return dx < 0 || dx > 0 || !self->still;
}

static void
pan_begin_cb (FavorHand *self, double x, double y, GtkGesture *gesture)
{
  if (self->beyond <= 0)
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
  self->panned_from = self->offset;
}

/* Along the row a finger scrolls; across it, it takes a card out. */
static void
pan_cb (FavorHand *self, GtkPanDirection direction, double by, GtkGesture *gesture)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  by = (direction == GTK_PAN_DIRECTION_LEFT) != rtl ? by : -by;
  favor_hand_set_offset (self, self->panned_from + by);
}

/* What takes the focus comes into view. */
static void
show_focus (FavorHand *self)
{
  GtkWidget      *widget = GTK_WIDGET (self);
  GtkWidget      *child = gtk_widget_get_focus_child (widget);
  double          width = gtk_widget_get_width (widget), start;
  graphene_rect_t at;

  if (child == NULL || self->beyond <= 0 || self->held ||
      !gtk_widget_compute_bounds (child, widget, &at))
    return;
  start = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL
            ? width - at.origin.x - at.size.width
            : at.origin.x;
  if (start < VIEW_EDGE)
    favor_hand_set_offset (self, self->offset + start - VIEW_EDGE);
  else if (start + at.size.width > width - VIEW_EDGE)
    favor_hand_set_offset (self,
                           self->offset + start + at.size.width - width + VIEW_EDGE);
}

static void
favor_hand_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  GTK_WIDGET_CLASS (favor_hand_parent_class)->set_focus_child (widget, child);
  show_focus (FAVOR_HAND (widget));
}

static void
press_cb (FavorHand *self)
{
  self->held = TRUE;
}

static void
release_cb (FavorHand *self)
{
  self->held = FALSE;
  show_focus (self);
}

static void
add_controllers (FavorHand *self)
{
  GtkEventController
    *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture *pan = gtk_gesture_pan_new (GTK_ORIENTATION_HORIZONTAL);
  GtkGesture *press = gtk_gesture_click_new ();

  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (pan), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (pan),
                                              GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (pan, "drag-begin", G_CALLBACK (pan_begin_cb), self);
  g_signal_connect_swapped (pan, "pan", G_CALLBACK (pan_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (pan));
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press),
                                              GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (press, "begin", G_CALLBACK (press_cb), self);
  g_signal_connect_swapped (press, "end", G_CALLBACK (release_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
}

/* ---- Object --------------------------------------------------------------------------- */

static void
favor_hand_finalize (GObject *object)
{
  FavorHand *self = FAVOR_HAND (object);

  g_ptr_array_unref (self->pieces);
  g_ptr_array_unref (self->tray);

  G_OBJECT_CLASS (favor_hand_parent_class)->finalize (object);
}

static void
favor_hand_class_init (FavorHandClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = favor_hand_finalize;
  widget_class->snapshot = favor_hand_snapshot;
  widget_class->set_focus_child = favor_hand_set_focus_child;
  FAVOR_BOARD_CLASS (klass)->arrange = favor_hand_arrange;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "hand");
}

static void
favor_hand_init (FavorHand *self)
{
  self->pieces = g_ptr_array_new ();
  self->tray = g_ptr_array_new ();
  favor_accessible_set_name (GTK_WIDGET (self),
                             /* Translators: name of the row of own cards, for ears */
                             _ ("Hand"));
  add_controllers (self);
}

FavorHand *
favor_hand_new (void)
{
  return g_object_new (FAVOR_TYPE_HAND, NULL);
}

static int
compare_keys (gconstpointer a, gconstpointer b)
{
  guint first = favor_piece_get_key (*(FavorPiece **) a);
  guint second = favor_piece_get_key (*(FavorPiece **) b);

  return first < second ? -1 : first > second;
}

/* The keyboard goes through the children in their order, the eye through the places: both agree. */
static void
reorder (FavorHand *self)
{
  GtkWidget *last = NULL;

  g_ptr_array_sort (self->pieces, compare_keys);
  g_ptr_array_sort (self->tray, compare_keys);
  for (guint i = 0; i < self->pieces->len + self->tray->len; i++)
    {
      GtkWidget *piece = i < self->pieces->len
                           ? g_ptr_array_index (self->pieces, i)
                           : g_ptr_array_index (self->tray, i - self->pieces->len);

      gtk_widget_insert_after (piece, GTK_WIDGET (self), last);
      last = piece;
    }
}

void
favor_hand_add (FavorHand *self, FavorPiece *piece, gboolean in_tray)
{
  g_return_if_fail (FAVOR_IS_HAND (self));
  g_return_if_fail (FAVOR_IS_PIECE (piece));

  favor_board_add (FAVOR_BOARD (self), GTK_WIDGET (piece));
  g_ptr_array_add (in_tray ? self->tray : self->pieces, piece);
  g_signal_connect_object (piece,
                           "state-flags-changed",
                           G_CALLBACK (update_raised),
                           self,
                           G_CONNECT_SWAPPED);
  reorder (self);
}

void
favor_hand_remove (FavorHand *self, FavorPiece *piece)
{
  g_return_if_fail (FAVOR_IS_HAND (self));

  if (!g_ptr_array_remove (self->pieces, piece))
    g_ptr_array_remove (self->tray, piece);
  g_signal_handlers_disconnect_by_func (piece, update_raised, self);
  if (self->raised == GTK_WIDGET (piece))
    self->raised = NULL;
  favor_board_remove (FAVOR_BOARD (self), GTK_WIDGET (piece));
}

gboolean
favor_hand_holds (FavorHand *self, FavorPiece *piece)
{
  g_return_val_if_fail (FAVOR_IS_HAND (self), FALSE);

  return gtk_widget_get_parent (GTK_WIDGET (piece)) == GTK_WIDGET (self);
}

FavorPiece *
favor_hand_find (FavorHand *self, guint key)
{
  g_return_val_if_fail (FAVOR_IS_HAND (self), NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (FAVOR_IS_PIECE (child) && favor_piece_get_key (FAVOR_PIECE (child)) == key)
      return FAVOR_PIECE (child);
  return NULL;
}

GPtrArray *
favor_hand_get_pieces (FavorHand *self)
{
  g_return_val_if_fail (FAVOR_IS_HAND (self), NULL);

  return self->pieces;
}

void
favor_hand_update (FavorHand *self, gboolean animate)
{
  g_return_if_fail (FAVOR_IS_HAND (self));

  favor_board_rearrange (FAVOR_BOARD (self), animate);
}

/**
 * favor_hand_set_still:
 * @still: whether the row is one of several
 *
 * Cards of a still hand are never lifted, and begin where the text of a page does.
 */
void
favor_hand_set_still (FavorHand *self, gboolean still)
{
  g_return_if_fail (FAVOR_IS_HAND (self));

  if (self->still == still)
    return;
  self->still = still;
  favor_board_rearrange (FAVOR_BOARD (self), FALSE);
}

void
favor_hand_set_arrange (FavorHand *self, FavorHandArrange arrange)
{
  g_return_if_fail (FAVOR_IS_HAND (self));

  self->arrange = arrange;
}

double
favor_hand_get_offset (FavorHand *self)
{
  g_return_val_if_fail (FAVOR_IS_HAND (self), 0);

  return self->offset;
}

/**
 * favor_hand_set_offset:
 * @offset: from 0; no more than what does not fit
 */
void
favor_hand_set_offset (FavorHand *self, double offset)
{
  g_return_if_fail (FAVOR_IS_HAND (self));

  offset = CLAMP (offset, 0, self->beyond);
  if (self->offset == offset)
    return;
  self->offset = offset;
  favor_board_rearrange (FAVOR_BOARD (self), FALSE);
}
