/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-board.h"

#include <adwaita.h>
#include <math.h>

#include "favor-children.h"
#include "favor-motion.h"
#include "favor-redraw.h"
#include "favor-signals.h"

/* Where a child is shown, and where it is on its way to. */
typedef struct
{
  graphene_rect_t from;
  graphene_rect_t to;
  /* Where it was in the frame before, from the left; nowhere at first. */
  graphene_rect_t last;
  gboolean        placed;
  /* It waits at `from` for its first place. */
  gboolean has_origin;
} Spot;

typedef struct
{
  /* From GtkWidget to Spot. */
  GHashTable   *spots;
  AdwAnimation *moving;
  double        progress;
  gboolean      animate;
  /* In pixels: what hangs over the board there. */
  int top;
  /* How often children were suddenly elsewhere; all places that this is about, and was about when
   * they got their places. */
  guint           n_jumps;
  graphene_rect_t jumped;
  graphene_rect_t drawn;
} FavorBoardPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (FavorBoard, favor_board, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_PIECE_ADDED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
shown_rect (FavorBoardPrivate *priv, const Spot *spot, graphene_rect_t *at)
{
  if (priv->progress < 1)
    graphene_rect_interpolate (&spot->from, &spot->to, priv->progress, at);
  else
    *at = spot->to;
}

static void
progress_cb (double value, gpointer data)
{
  FavorBoardPrivate *priv = favor_board_get_instance_private (data);

  priv->progress = value;
  gtk_widget_queue_allocate (GTK_WIDGET (data));
}

/* A child has the size that it will have in the end and is drawn larger or smaller on its way
 * there: with a size of its own in each frame it would have to be drawn anew for each. */
static void
favor_board_allocate (FavorBoard            *self,
                      GtkWidget             *child,
                      const graphene_rect_t *place,
                      graphene_rect_t       *at)
{
  gboolean      rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  GskTransform *transform;
  int           least_width, least_height;

  gtk_widget_set_child_visible (child, TRUE);
  if (rtl)
    at->origin.x = (float) gtk_widget_get_width (GTK_WIDGET (self)) - at->origin.x -
                   at->size.width;
  transform = gsk_transform_translate (NULL,
                                       &GRAPHENE_POINT_INIT (floorf (at->origin.x),
                                                             floorf (at->origin.y)));
  /* GTK wants every child to be measured before it gets its place. */
  favor_child_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL);
  least_width = MAX (least_width, (int) (place->size.width + 0.5f));
  favor_child_measure (child, GTK_ORIENTATION_VERTICAL, least_width, &least_height, NULL);
  if (!graphene_size_equal (&at->size, &place->size) && place->size.width > 0 &&
      place->size.height > 0)
    transform = gsk_transform_scale (transform,
                                     at->size.width / place->size.width,
                                     at->size.height / place->size.height);
  gtk_widget_allocate (child,
                       least_width,
                       MAX (least_height, (int) (place->size.height + 0.5f)),
                       -1,
                       transform);
}

static void
note_jump (FavorBoardPrivate *priv, const graphene_rect_t *at)
{
  if (at->size.width <= 0)
    return;
  if (priv->jumped.size.width <= 0)
    priv->jumped = *at;
  else
    graphene_rect_union (&priv->jumped, at, &priv->jumped);
}

/* Children that moved without a way between are drawn together, see favor_redraw_snapshot (). */
static void
note_place (FavorBoardPrivate     *priv,
            Spot                  *spot,
            const graphene_rect_t *at,
            gboolean               moving)
{
  if (graphene_rect_equal (&spot->last, at))
    return;
  if (!moving)
    {
      note_jump (priv, &spot->last);
      note_jump (priv, at);
    }
  spot->last = *at;
}

/* A child that has no place yet is not drawn; one that was not added the subclass places itself. */
static void
favor_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FavorBoard        *self = FAVOR_BOARD (widget);
  FavorBoardPrivate *priv = favor_board_get_instance_private (self);
  gboolean           moving = favor_board_is_moving (self) && priv->animate;

  if (!moving)
    FAVOR_BOARD_GET_CLASS (self)->arrange (self, width, height);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      Spot           *spot = g_hash_table_lookup (priv->spots, child);
      graphene_rect_t at;

      if (spot == NULL)
        continue;
      if (!spot->placed)
        {
          gtk_widget_set_child_visible (child, FALSE);
          continue;
        }
      shown_rect (priv, spot, &at);
      FAVOR_BOARD_GET_CLASS (self)->allocate (self, child, &spot->to, &at);
      note_place (priv, spot, &at, moving);
    }
  if (priv->jumped.size.width > 0)
    {
      priv->n_jumps++;
      priv->drawn = priv->jumped;
      priv->jumped = *graphene_rect_zero ();
    }
}

static void
favor_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FavorBoardPrivate *priv = favor_board_get_instance_private (FAVOR_BOARD (widget));

  favor_redraw_snapshot (priv->n_jumps, snapshot, &priv->drawn);
  GTK_WIDGET_CLASS (favor_board_parent_class)->snapshot (widget, snapshot);
}

/* A board takes whatever place there is. */
static void
favor_board_measure (GtkWidget     *widget,
                     GtkOrientation orientation,
                     int            for_size,
                     int           *minimum,
                     int           *natural,
                     int           *minimum_baseline,
                     int           *natural_baseline)
{
  favor_children_measure (widget, orientation);
  *minimum = *natural = 0;
}

static void
favor_board_dispose (GObject *object)
{
  FavorBoardPrivate *priv = favor_board_get_instance_private (FAVOR_BOARD (object));

  if (priv->moving != NULL)
    adw_animation_reset (priv->moving);
  g_clear_object (&priv->moving);
  favor_children_remove (GTK_WIDGET (object));
  g_clear_pointer (&priv->spots, g_hash_table_unref);

  G_OBJECT_CLASS (favor_board_parent_class)->dispose (object);
}

static void
favor_board_arrange (FavorBoard *self, int width, int height)
{
}

static void
favor_board_settle (FavorBoard *self)
{
}

static void
favor_board_real_reveal (FavorBoard *self, GtkWidget *child)
{
}

static void
done_cb (FavorBoard *self)
{
  FAVOR_BOARD_GET_CLASS (self)->settle (self);
}

static void
favor_board_class_init (FavorBoardClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_board_dispose;
  widget_class->size_allocate = favor_board_size_allocate;
  widget_class->measure = favor_board_measure;
  widget_class->snapshot = favor_board_snapshot;
  klass->arrange = favor_board_arrange;
  klass->settle = favor_board_settle;
  klass->allocate = favor_board_allocate;
  klass->reveal = favor_board_real_reveal;

  signals[SIGNAL_PIECE_ADDED] = favor_signal_new (klass,
                                                  "piece-added",
                                                  1,
                                                  GTK_TYPE_WIDGET);
}

static void
favor_board_init (FavorBoard *self)
{
  FavorBoardPrivate *priv = favor_board_get_instance_private (self);

  priv->spots = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  priv->progress = 1;
  priv->moving = adw_timed_animation_new (GTK_WIDGET (self),
                                          0,
                                          1,
                                          0,
                                          adw_callback_animation_target_new (progress_cb,
                                                                             self,
                                                                             NULL));
  g_signal_connect_swapped (priv->moving, "done", G_CALLBACK (done_cb), self);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

static Spot *
find_spot (FavorBoard *self, GtkWidget *child)
{
  FavorBoardPrivate *priv = favor_board_get_instance_private (self);
  Spot              *spot = g_hash_table_lookup (priv->spots, child);

  g_assert (spot != NULL);
  return spot;
}

void
favor_board_add (FavorBoard *self, GtkWidget *child)
{
  FavorBoardPrivate *priv = favor_board_get_instance_private (self);

  g_return_if_fail (FAVOR_IS_BOARD (self));
  g_return_if_fail (GTK_IS_WIDGET (child));

  g_hash_table_insert (priv->spots, child, g_new0 (Spot, 1));
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

void
favor_board_announce (FavorBoard *self, GtkWidget *child)
{
  g_return_if_fail (FAVOR_IS_BOARD (self));
  g_return_if_fail (gtk_widget_get_parent (child) == GTK_WIDGET (self));

  g_signal_emit (self, signals[SIGNAL_PIECE_ADDED], 0, child);
}

void
favor_board_remove (FavorBoard *self, GtkWidget *child)
{
  FavorBoardPrivate *priv = favor_board_get_instance_private (self);

  g_return_if_fail (FAVOR_IS_BOARD (self));
  g_return_if_fail (gtk_widget_get_parent (child) == GTK_WIDGET (self));

  note_jump (priv, &find_spot (self, child)->last);
  g_hash_table_remove (priv->spots, child);
  gtk_widget_unparent (child);
}

void
favor_board_place (FavorBoard *self, GtkWidget *child, const graphene_rect_t *at)
{
  FavorBoardPrivate *priv = favor_board_get_instance_private (self);
  Spot              *spot = find_spot (self, child);

  if (!spot->placed && !spot->has_origin)
    spot->from = *at;
  else if (spot->placed)
    shown_rect (priv, spot, &spot->from);
  spot->to = *at;
  spot->placed = TRUE;
  spot->has_origin = FALSE;
}

void
favor_board_unplace (FavorBoard *self, GtkWidget *child)
{
  find_spot (self, child)->placed = FALSE;
}

void
favor_board_set_origin (FavorBoard *self, GtkWidget *child, const graphene_rect_t *from)
{
  Spot *spot = find_spot (self, child);

  g_return_if_fail (!spot->placed);

  spot->from = *from;
  spot->has_origin = TRUE;
}

void
favor_board_redirect (FavorBoard            *self,
                      GtkWidget             *child,
                      const graphene_rect_t *from,
                      const graphene_rect_t *to)
{
  Spot *spot = find_spot (self, child);

  if (!spot->placed)
    return;
  spot->from = *from;
  spot->to = *to;
}

/* Whether a child has any way to go. */
static gboolean
has_ways (FavorBoardPrivate *priv)
{
  GHashTableIter iter;
  gpointer       value;

  g_hash_table_iter_init (&iter, priv->spots);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const Spot *spot = value;

      if (spot->placed && !graphene_rect_equal (&spot->from, &spot->to))
        return TRUE;
    }
  return FALSE;
}

void
favor_board_rearrange (FavorBoard *self, gboolean animate)
{
  FavorBoardPrivate *priv = favor_board_get_instance_private (self);
  GtkWidget         *widget = GTK_WIDGET (self);
  guint              way = favor_motion_get_duration (FAVOR_MOTION_MOVE);

  g_return_if_fail (FAVOR_IS_BOARD (self));

  animate = animate && gtk_widget_get_mapped (widget) &&
            gtk_widget_get_width (widget) > 0 && way > 0;
  if (animate)
    {
      adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (priv->moving), way);
      /* The way begins where each child is now. */
      priv->animate = FALSE;
      FAVOR_BOARD_GET_CLASS (self)->arrange (self,
                                             gtk_widget_get_width (widget),
                                             gtk_widget_get_height (widget));
      adw_animation_reset (priv->moving);
      priv->progress = 0;
      priv->animate = TRUE;
    }
  /* Frames in which nothing moves would all be drawn. */
  if (animate && has_ways (priv))
    adw_animation_play (priv->moving);
  else
    favor_board_finish (self);
  gtk_widget_queue_allocate (widget);
}

void
favor_board_reveal (FavorBoard *self, GtkWidget *child)
{
  g_return_if_fail (FAVOR_IS_BOARD (self));

  if (gtk_widget_get_parent (child) == GTK_WIDGET (self))
    FAVOR_BOARD_GET_CLASS (self)->reveal (self, child);
}

void
favor_board_set_top (FavorBoard *self, int top)
{
  FavorBoardPrivate *priv = favor_board_get_instance_private (self);

  g_return_if_fail (FAVOR_IS_BOARD (self));

  if (priv->top == top)
    return;
  priv->top = top;
  favor_board_rearrange (self, FALSE);
}

int
favor_board_get_top (FavorBoard *self)
{
  FavorBoardPrivate *priv = favor_board_get_instance_private (self);

  g_return_val_if_fail (FAVOR_IS_BOARD (self), 0);

  return priv->top;
}

void
favor_board_finish (FavorBoard *self)
{
  FavorBoardPrivate *priv = favor_board_get_instance_private (self);

  g_return_if_fail (FAVOR_IS_BOARD (self));

  priv->animate = FALSE;
  adw_animation_reset (priv->moving);
  priv->progress = 1;
  FAVOR_BOARD_GET_CLASS (self)->settle (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

gboolean
favor_board_is_moving (FavorBoard *self)
{
  FavorBoardPrivate *priv = favor_board_get_instance_private (self);

  g_return_val_if_fail (FAVOR_IS_BOARD (self), FALSE);

  return adw_animation_get_state (priv->moving) == ADW_ANIMATION_PLAYING;
}

gboolean
favor_board_is_starting (FavorBoard *self)
{
  FavorBoardPrivate *priv = favor_board_get_instance_private (self);

  return favor_board_is_moving (self) && priv->progress <= 0;
}
