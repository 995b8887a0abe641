/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <adwaita.h>

#include "favor-flights.h"

#include "favor-great.h"
#include "favor-locate.h"
#include "favor-motion.h"

/* From one to the next of those that go together, by how long something takes to appear: at all speeds,
 * and as long for what has no way to go. */
#define NEXT_FADES 0.5
/* How far a number rises, and how far below its place it stays: that must be read, too, and the upper
 * edge of the page is near. */
#define RISEN 30.0f
#define BELOW 22.0f
/* How much a way is curved, as a share of its length. */
#define CURVED 0.12f
/* The share of the time in which something comes, and goes. */
#define COMES 0.15
#define GOES  0.3
/* What does not move is seen so many times as long as it takes to appear. */
#define STILL_FADES 5

typedef enum
{
  BODY_FLYING,
  BODY_RISING,
  BODY_GREAT,
} BodyKind;

/* Both ends are where they were seen last once their widgets have gone. */
typedef struct
{
  BodyKind kind;
  /* Of a great moment. */
  FavorGreatOpening opening;
  FavorFace        *face;
  GdkPaintable     *stamp;
  GskRenderNode    *node;
  float             width;
  GWeakRef          from;
  GWeakRef          to;
  graphene_point_t  begin;
  graphene_point_t  end;
  /* Whether they have been seen: what is on another side of the page may come into sight meanwhile. */
  gboolean begins;
  gboolean ends;
  /* In microseconds of the frame clock: it sets off in its first frame, which may be late. */
  gint64   told;
  gint64   since;
  gint64   length;
  gboolean still;
  /* What it goes to is not seen before it has arrived; where it is still, it is not drawn itself. */
  gboolean lands;
} Body;

struct _FavorFlights
{
  GtkWidget parent_instance;

  GPtrArray *bodies;
  guint      tick;
};

G_DEFINE_FINAL_TYPE (FavorFlights, favor_flights, GTK_TYPE_WIDGET)

static void
show_landed (Body *body, double opacity)
{
  g_autoptr (GtkWidget) card = g_weak_ref_get (&body->to);

  if (body->lands && card != NULL)
    gtk_widget_set_opacity (card, opacity);
}

static void
body_free (gpointer data)
{
  Body *body = data;

  show_landed (body, 1);
  g_clear_pointer (&body->face, favor_face_unref);
  g_clear_pointer (&body->node, gsk_render_node_unref);
  g_clear_object (&body->stamp);
  g_weak_ref_clear (&body->from);
  g_weak_ref_clear (&body->to);
  g_free (body);
}

/* ---- Places --------------------------------------------------------------------------- */

static void
follow (FavorFlights *self, GWeakRef *ref, graphene_point_t *at, gboolean *found)
{
  g_autoptr (GtkWidget) widget = g_weak_ref_get (ref);

  if (widget != NULL && favor_locate (GTK_WIDGET (self), widget, at))
    *found = TRUE;
}

/* Whether it is on this page, in sight or not. */
static gboolean
is_here (FavorFlights *self, GtkWidget *widget)
{
  return widget != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)) &&
         gtk_widget_get_root (widget) == gtk_widget_get_root (GTK_WIDGET (self));
}

/* ---- Time ----------------------------------------------------------------------------- */

static double
get_share (const Body *body, gint64 now)
{
  return (double) (now - body->since) / (double) body->length;
}

/* Nothing of the way is over before something of it was seen. */
static void
set_off_now (Body *body, gint64 now)
{
  if (body->told == 0)
    return;
  body->since += MAX (now - body->told, 0);
  body->told = 0;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FavorFlights *self = FAVOR_FLIGHTS (widget);
  gint64        now = gdk_frame_clock_get_frame_time (clock);

  for (guint i = self->bodies->len; i > 0; i--)
    {
      Body *body = g_ptr_array_index (self->bodies, i - 1);

      set_off_now (body, now);
      if (body->still)
        show_landed (body, CLAMP (get_share (body, now) / COMES, 0, 1));
      if (get_share (body, now) >= 1)
        g_ptr_array_remove_index (self->bodies, i - 1);
    }
  gtk_widget_queue_draw (widget);
  if (self->bodies->len > 0)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

/* (nullable): with nothing to be seen of it, or no room for it, there is none. */
static Body *
add_body (FavorFlights *self, BodyKind kind, FavorFace *face, guint moved)
{
  guint length = moved > 0 ? moved
                           : favor_motion_get_duration (FAVOR_MOTION_FADE) * STILL_FADES;
  Body *body;

  if (length == 0 || self->bodies->len >= FAVOR_FLIGHTS_MOST)
    return NULL;
  body = g_new0 (Body, 1);
  body->kind = kind;
  body->face = favor_face_ref (face);
  body->still = moved == 0;
  body->told = g_get_monotonic_time ();
  body->since = body->told;
  body->length = length * (gint64) 1000;
  g_weak_ref_init (&body->from, NULL);
  g_weak_ref_init (&body->to, NULL);
  g_ptr_array_add (self->bodies, body);
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  return body;
}

/* Behind the others that have not set off yet. */
static void
queue_up (FavorFlights *self, Body *body)
{
  gint64 gap = (gint64) (favor_motion_get_duration (FAVOR_MOTION_FADE) * NEXT_FADES *
                         1000);

  for (guint i = 0; i < self->bodies->len; i++)
    {
      const Body *other = g_ptr_array_index (self->bodies, i);

      if (other != body && other->kind == body->kind && other->since + gap > body->since)
        body->since = other->since + gap;
    }
}

/* ---- Drawing -------------------------------------------------------------------------- */

/* Comes and goes. */
static double
get_opacity (double share)
{
  return MIN (1, MIN (share / COMES, (1 - share) / GOES));
}

static GskRenderNode *
draw_face (FavorFlights *self, Body *body)
{
  if (body->node == NULL)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();

      favor_face_snapshot (body->face, GTK_WIDGET (self), snapshot, body->width);
      body->node = gtk_snapshot_free_to_node (snapshot);
    }
  return body->node;
}

static void
find_middle (Body *body, double share, graphene_point_t *at)
{
  float way = (float) adw_easing_ease (ADW_EASE_OUT_CUBIC, share);
  float bow = CURVED * graphene_point_distance (&body->begin, &body->end, NULL, NULL);

  *at = body->ends ? body->end : body->begin;
  if (body->kind == BODY_RISING || !body->begins || !body->ends)
    {
      at->y += BELOW + (body->still ? 0 : RISEN * (1 - way));
      return;
    }
  if (body->still)
    return;
  graphene_point_interpolate (&body->begin, &body->end, way, at);
  /* Below the upper edge there is room for a curve. */
  at->y = MAX (at->y - bow * 4 * way * (1 - way), MIN (at->y, body->width));
}

/* Nothing is cut off at the edge of the page. */
static float
keep_within (float middle, float size, int most)
{
  return CLAMP (middle, size / 2, MAX (most - size / 2, size / 2));
}

static void
draw_body (FavorFlights *self, Body *body, double share, GtkSnapshot *snapshot)
{
  float            height = body->width / (float) favor_face_get_aspect (body->face);
  GskRenderNode   *node = draw_face (self, body);
  graphene_point_t at;

  follow (self, &body->from, &body->begin, &body->begins);
  follow (self, &body->to, &body->end, &body->ends);
  if (node == NULL || (!body->begins && !body->ends) || (body->lands && body->still))
    return;
  find_middle (body, share, &at);
  at.x = keep_within (at.x, body->width, gtk_widget_get_width (GTK_WIDGET (self)));
  at.y = keep_within (at.y, height, gtk_widget_get_height (GTK_WIDGET (self)));
  gtk_snapshot_save (snapshot);
  /* At whole pixels pictures are copied, not mixed. */
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (floorf (at.x - body->width / 2),
                                                floorf (at.y - height / 2)));
  gtk_snapshot_push_opacity (snapshot, get_opacity (share));
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
draw_great (FavorFlights *self, Body *body, double share, GtkSnapshot *snapshot)
{
  g_autoptr (GtkWidget) place = g_weak_ref_get (&body->to);
  graphene_rect_t       area;

  if (place != NULL && gtk_widget_get_mapped (place) &&
      gtk_widget_compute_bounds (place, GTK_WIDGET (self), &area))
    favor_great_snapshot (
      &(FavorGreat){ body->opening, body->face, body->stamp, share, body->still },
      GTK_WIDGET (self),
      &area,
      snapshot);
}

static void
favor_flights_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FavorFlights  *self = FAVOR_FLIGHTS (widget);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gint64         now;

  if (clock == NULL)
    return;
  now = gdk_frame_clock_get_frame_time (clock);
  for (guint i = 0; i < self->bodies->len; i++)
    {
      Body  *body = g_ptr_array_index (self->bodies, i);
      double share = get_share (body, now);

      if (share < 0 || share >= 1)
        continue;
      if (body->kind == BODY_GREAT)
        draw_great (self, body, share, snapshot);
      else
        draw_body (self, body, share, snapshot);
    }
}

/* ---- Object --------------------------------------------------------------------------- */

static void
favor_flights_unmap (GtkWidget *widget)
{
  favor_flights_finish (FAVOR_FLIGHTS (widget));
  GTK_WIDGET_CLASS (favor_flights_parent_class)->unmap (widget);
}

static void
favor_flights_dispose (GObject *object)
{
  favor_flights_finish (FAVOR_FLIGHTS (object));

  G_OBJECT_CLASS (favor_flights_parent_class)->dispose (object);
}

static void
favor_flights_finalize (GObject *object)
{
  g_ptr_array_unref (FAVOR_FLIGHTS (object)->bodies);

  G_OBJECT_CLASS (favor_flights_parent_class)->finalize (object);
}

static void
favor_flights_class_init (FavorFlightsClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_flights_dispose;
  object_class->finalize = favor_flights_finalize;
  widget_class->snapshot = favor_flights_snapshot;
  widget_class->unmap = favor_flights_unmap;

  gtk_widget_class_set_css_name (widget_class, "flights");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
favor_flights_init (FavorFlights *self)
{
  self->bodies = g_ptr_array_new_with_free_func (body_free);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/**
 * favor_flights_new:
 *
 * Returns: (transfer floating): a layer without anything on its way
 */
FavorFlights *
favor_flights_new (void)
{
  return g_object_new (FAVOR_TYPE_FLIGHTS, NULL);
}

/* (nullable): what sets off from one place to the other, or appears at the one there is. */
static Body *
set_off (FavorFlights *self,
         FavorFace    *face,
         double        width,
         GtkWidget    *from,
         GtkWidget    *to)
{
  gboolean goes = is_here (self, from), comes = is_here (self, to);
  Body    *body;

  if (!goes && !comes)
    return NULL;
  /* What has no way to go is looked at where it is. */
  body = add_body (self,
                   goes && comes ? BODY_FLYING : BODY_RISING,
                   face,
                   favor_motion_get_duration (goes && comes ? FAVOR_MOTION_MOVE
                                                            : FAVOR_MOTION_SCORE));
  if (body == NULL)
    return NULL;
  body->width = (float) width;
  g_weak_ref_set (&body->from, goes ? from : NULL);
  g_weak_ref_set (&body->to, comes ? to : NULL);
  follow (self, &body->from, &body->begin, &body->begins);
  follow (self, &body->to, &body->end, &body->ends);
  queue_up (self, body);
  return body;
}

/**
 * favor_flights_fly:
 * @face: what goes
 * @width: its width in pixels
 * @from: (nullable): where it was
 * @to: (nullable): where it is; one of both is given
 *
 * Lets a thing go from one place to the other, or appear at the one there is.
 */
void
favor_flights_fly (FavorFlights *self,
                   FavorFace    *face,
                   double        width,
                   GtkWidget    *from,
                   GtkWidget    *to)
{
  g_return_if_fail (FAVOR_IS_FLIGHTS (self));
  g_return_if_fail (face != NULL);

  set_off (self, face, width, from, to);
}

/**
 * favor_flights_land:
 * @face: what goes
 * @width: its width in pixels
 * @from: (nullable): where it was
 * @card: what it becomes where it arrives
 *
 * Lets a thing go into the hand; @card is not seen before it arrives. Where nothing moves @card fades in.
 */
void
favor_flights_land (FavorFlights *self,
                    FavorFace    *face,
                    double        width,
                    GtkWidget    *from,
                    GtkWidget    *card)
{
  Body *body;

  g_return_if_fail (FAVOR_IS_FLIGHTS (self));
  g_return_if_fail (GTK_IS_WIDGET (card));

  body = set_off (self, face, width, from, card);
  if (body == NULL || body->kind != BODY_FLYING)
    return;
  body->lands = TRUE;
  gtk_widget_set_opacity (card, 0);
}

/**
 * favor_flights_awaits:
 *
 * Returns: whether something is on its way that @card is not seen before
 */
gboolean
favor_flights_awaits (FavorFlights *self, GtkWidget *card)
{
  g_return_val_if_fail (FAVOR_IS_FLIGHTS (self), FALSE);

  for (guint i = 0; i < self->bodies->len; i++)
    {
      Body                 *body = g_ptr_array_index (self->bodies, i);
      g_autoptr (GtkWidget) to = g_weak_ref_get (&body->to);

      if (body->lands && to == card)
        return TRUE;
    }
  return FALSE;
}

/**
 * favor_flights_measure:
 * @n: 1 and up
 *
 * Returns: how long @n things are on their way that set off at once, in milliseconds; 0 where nothing moves
 */
guint
favor_flights_measure (guint n)
{
  guint way = favor_motion_get_duration (FAVOR_MOTION_MOVE);
  guint gap = (guint) (favor_motion_get_duration (FAVOR_MOTION_FADE) * NEXT_FADES);

  return way > 0 ? way + (n - 1) * gap : 0;
}

/**
 * favor_flights_rise:
 * @face: what is gained or lost
 * @width: its width in pixels
 * @place: where
 *
 * Lets something rise from a place and vanish.
 */
void
favor_flights_rise (FavorFlights *self, FavorFace *face, double width, GtkWidget *place)
{
  graphene_point_t at;
  Body            *body;

  g_return_if_fail (FAVOR_IS_FLIGHTS (self));
  g_return_if_fail (face != NULL);
  g_return_if_fail (GTK_IS_WIDGET (place));

  if (!favor_locate (GTK_WIDGET (self), place, &at))
    return;
  body = add_body (self,
                   BODY_RISING,
                   face,
                   favor_motion_get_duration (FAVOR_MOTION_SCORE) * 2);
  if (body == NULL)
    return;
  body->width = (float) width;
  body->begin = body->end = at;
  body->begins = body->ends = TRUE;
  /* Whatever brings it has arrived by then. */
  body->since += favor_motion_get_duration (FAVOR_MOTION_MOVE) * (gint64) 1000;
  g_weak_ref_set (&body->from, place);
  g_weak_ref_set (&body->to, place);
}

/**
 * favor_flights_celebrate:
 * @opening: how it comes to be seen
 * @face: what is shown
 * @stamp: (nullable): the shield of whose doing it is
 * @place: over what
 *
 * Begins a great moment, in the place of one that is still going on.
 */
void
favor_flights_celebrate (FavorFlights     *self,
                         FavorGreatOpening opening,
                         FavorFace        *face,
                         GdkPaintable     *stamp,
                         GtkWidget        *place)
{
  Body *body;

  g_return_if_fail (FAVOR_IS_FLIGHTS (self));
  g_return_if_fail (face != NULL);
  g_return_if_fail (GTK_IS_WIDGET (place));

  for (guint i = self->bodies->len; i > 0; i--)
    if (((Body *) g_ptr_array_index (self->bodies, i - 1))->kind == BODY_GREAT)
      g_ptr_array_remove_index (self->bodies, i - 1);
  body = add_body (self,
                   BODY_GREAT,
                   face,
                   favor_motion_get_duration (FAVOR_MOTION_GREAT));
  if (body == NULL)
    return;
  if (favor_motion_get_duration (FAVOR_MOTION_MOVE) == 0)
    body->still = TRUE;
  body->opening = opening;
  g_set_object (&body->stamp, stamp);
  g_weak_ref_set (&body->to, place);
}

/**
 * favor_flights_finish:
 *
 * Ends all that is on its way.
 */
void
favor_flights_finish (FavorFlights *self)
{
  g_return_if_fail (FAVOR_IS_FLIGHTS (self));

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  g_ptr_array_set_size (self->bodies, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * favor_flights_count:
 *
 * Returns: how many things are on their way
 */
guint
favor_flights_count (FavorFlights *self)
{
  g_return_val_if_fail (FAVOR_IS_FLIGHTS (self), 0);

  return self->bodies->len;
}
