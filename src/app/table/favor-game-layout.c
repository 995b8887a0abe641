/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-game-layout-private.h"

#include "favor-children.h"
#include "favor-face.h"
#include "favor-properties.h"
#include "favor-redraw.h"

/* A narrow page that is lower, with letters of the usual size, is tight. */
#define TIGHT_BELOW 480

G_DEFINE_FINAL_TYPE (FavorGameLayout, favor_game_layout, GTK_TYPE_WIDGET)

enum
{
  PROP_ARRANGEMENT,
  PROP_COMPACT,
  PROP_TIGHT,
  PROP_PANEL_SHOWN,
  PROP_COVERED,
  PROP_HAND_BESIDE,
  PROP_HAND_LOW,
  PROP_PANEL_LEAST,
  PROP_OVERHANG,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static FavorArrangement
arrangement_for_width (int width)
{
  if (width >= WIDE_FROM)
    return FAVOR_ARRANGEMENT_WIDE;
  return width >= MEDIUM_FROM ? FAVOR_ARRANGEMENT_MEDIUM : FAVOR_ARRANGEMENT_NARROW;
}

/* Who follows the arrangement finds what is bound to the rest as it is to be. */
static void
notify_arrangement (FavorGameLayout *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMPACT]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TIGHT]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ARRANGEMENT]);
}

static gboolean
notify_cb (gpointer data)
{
  FavorGameLayout *self = data;

  self->idle = 0;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OVERHANG]);
  if (self->arranged)
    {
      self->arranged = FALSE;
      notify_arrangement (self);
    }
  return G_SOURCE_REMOVE;
}

/* Listeners change orientations and classes, which must not happen while sizes are allocated. */
static void
notify_soon (FavorGameLayout *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, notify_cb, self, NULL);
}

static void
favor_game_layout_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FavorGameLayout *self = FAVOR_GAME_LAYOUT (widget);
  FavorArrangement wanted = arrangement_for_width (width);
  FavorLayoutPass  pass = { .width = width, .spared = self->spared };
  gboolean         was_tight = self->tight;

  pass.rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  favor_game_layout_find_regions (self, &pass);
  self->tight = wanted == FAVOR_ARRANGEMENT_NARROW &&
                height < TIGHT_BELOW * favor_face_scale_fonts (widget);
  favor_game_layout_arrange (self, &pass, wanted, height);
  if (wanted != self->arrangement || self->tight != was_tight)
    {
      self->arrangement = wanted;
      self->arranged = TRUE;
      notify_soon (self);
    }
  if (pass.foot - pass.kept != self->overhang)
    {
      self->overhang = pass.foot - pass.kept;
      notify_soon (self);
    }
}

/* Each of these is drawn as one, see favor_redraw_snapshot (); a board looks after itself. */
static void
favor_game_layout_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FavorGameLayout *self = FAVOR_GAME_LAYOUT (widget);
  FavorLayoutPass  pass = { 0 };

  favor_game_layout_find_regions (self, &pass);
  for (guint i = 0; i < N_REGIONS; i++)
    {
      GtkAllocation at;

      if (pass.region[i] == NULL || !gtk_widget_get_child_visible (pass.region[i]) ||
          (i != REGION_STRIP && i != REGION_DECISION && i != REGION_PANEL &&
           i != REGION_TIMELINE))
        continue;
      gtk_widget_get_allocation (pass.region[i], &at);
      favor_redraw_snapshot (self->n_changes,
                             snapshot,
                             &GRAPHENE_RECT_INIT ((float) at.x,
                                                  (float) at.y,
                                                  (float) at.width,
                                                  (float) at.height));
    }
  GTK_WIDGET_CLASS (favor_game_layout_parent_class)->snapshot (widget, snapshot);
}

/* The regions share what there is; the page must never keep its window from shrinking. Each region
 * is measured when it gets its place, for the width that it has there: without one, text would be
 * laid out as narrow as it can be. */
static void
favor_game_layout_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 320 : 280;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1024 : 640;
}

static gboolean
get_compact (FavorGameLayout *self)
{
  return self->arrangement == FAVOR_ARRANGEMENT_NARROW;
}

/* Whether the hand has a place while nothing lies over it. */
static gboolean
has_hand (FavorGameLayout *self)
{
  return self->arrangement == FAVOR_ARRANGEMENT_WIDE || !self->panel_shown;
}

/* What is covered is out of the next frame even if no allocation comes before it; what was covered may
 * get the focus before its place. */
static void
cover (FavorGameLayout *self)
{
  FavorLayoutPass pass = { 0 };

  favor_game_layout_find_regions (self, &pass);
  if (self->covered)
    {
      favor_game_layout_leave_out (&pass, REGION_DECISION);
      favor_game_layout_leave_out (&pass, REGION_HAND);
      favor_game_layout_leave_out (&pass, REGION_DETAILS);
    }
  else
    {
      if (pass.region[REGION_DECISION] != NULL)
        gtk_widget_set_child_visible (pass.region[REGION_DECISION], TRUE);
      if (pass.region[REGION_HAND] != NULL && has_hand (self))
        gtk_widget_set_child_visible (pass.region[REGION_HAND], TRUE);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* clang-format off */
static const FavorProperty property_table[N_PROPS] = {
  [PROP_ARRANGEMENT] = { "arrangement", G_TYPE_INT, 0, FAVOR_MEMBER (FavorGameLayout, arrangement),
                         .max = FAVOR_ARRANGEMENT_WIDE, .fallback = FAVOR_ARRANGEMENT_WIDE },
  [PROP_COMPACT] = { "compact", G_TYPE_BOOLEAN, .get = G_CALLBACK (get_compact) },
  [PROP_TIGHT] = { "tight", G_TYPE_BOOLEAN, 0, FAVOR_MEMBER (FavorGameLayout, tight) },
  [PROP_PANEL_SHOWN] = { "panel-shown", G_TYPE_BOOLEAN, FAVOR_WRITABLE, FAVOR_MEMBER (FavorGameLayout, panel_shown),
                         .fallback = TRUE, .changed = G_CALLBACK (gtk_widget_queue_allocate) },
  [PROP_COVERED] = { "covered", G_TYPE_BOOLEAN, FAVOR_WRITABLE, FAVOR_MEMBER (FavorGameLayout, covered),
                     .changed = G_CALLBACK (cover) },
  [PROP_HAND_BESIDE] = { "hand-beside", G_TYPE_BOOLEAN, FAVOR_WRITABLE, FAVOR_MEMBER (FavorGameLayout, hand_beside),
                         .changed = G_CALLBACK (gtk_widget_queue_allocate) },
  [PROP_HAND_LOW] = { "hand-low", G_TYPE_BOOLEAN, FAVOR_WRITABLE, FAVOR_MEMBER (FavorGameLayout, hand_low),
                      .changed = G_CALLBACK (gtk_widget_queue_allocate) },
  [PROP_PANEL_LEAST] = { "panel-least", G_TYPE_INT, FAVOR_WRITABLE, FAVOR_MEMBER (FavorGameLayout, panel_least),
                         .max = G_MAXINT, .changed = G_CALLBACK (gtk_widget_queue_allocate) },
  [PROP_OVERHANG] = { "overhang", G_TYPE_INT, 0, FAVOR_MEMBER (FavorGameLayout, overhang), .max = G_MAXINT },
};

/* clang-format on */

static void
favor_game_layout_dispose (GObject *object)
{
  FavorGameLayout *self = FAVOR_GAME_LAYOUT (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_weak_pointer (&self->spared);
  favor_children_remove (GTK_WIDGET (self));

  G_OBJECT_CLASS (favor_game_layout_parent_class)->dispose (object);
}

static void
favor_game_layout_class_init (FavorGameLayoutClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_game_layout_dispose;
  widget_class->measure = favor_game_layout_measure;
  widget_class->size_allocate = favor_game_layout_size_allocate;
  widget_class->snapshot = favor_game_layout_snapshot;

  favor_properties_install (object_class, property_table, N_PROPS, properties);
  gtk_widget_class_set_css_name (widget_class, "gamelayout");
}

static void
favor_game_layout_init (FavorGameLayout *self)
{
  self->arrangement = FAVOR_ARRANGEMENT_WIDE;
  self->panel_shown = TRUE;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/**
 * favor_game_layout_get_arrangement:
 *
 * Returns: the arrangement that the last allocated width asked for
 */
FavorArrangement
favor_game_layout_get_arrangement (FavorGameLayout *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_LAYOUT (self), FAVOR_ARRANGEMENT_WIDE);

  return self->arrangement;
}

void
favor_game_layout_spare (FavorGameLayout *self, GtkWidget *place)
{
  g_return_if_fail (FAVOR_IS_GAME_LAYOUT (self));

  if (g_set_weak_pointer (&self->spared, place))
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/**
 * favor_game_layout_get_tight:
 *
 * Returns: whether the page is narrow and so low, for its letters, that what stands around the board
 * gives way; listeners of the arrangement hear of it, too
 */
gboolean
favor_game_layout_get_tight (FavorGameLayout *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_LAYOUT (self), FALSE);

  return self->tight;
}

/**
 * favor_game_layout_expect_width:
 * @width: what the layout will probably get, in pixels
 *
 * Takes the arrangement for @width before the first allocation, so that neither the first
 * frame nor the first minimum width is that of another arrangement.
 */
void
favor_game_layout_expect_width (FavorGameLayout *self, int width)
{
  g_return_if_fail (FAVOR_IS_GAME_LAYOUT (self));

  if (self->arrangement == arrangement_for_width (width))
    return;
  self->arrangement = arrangement_for_width (width);
  notify_arrangement (self);
}

void
favor_game_layout_set_panel_shown (FavorGameLayout *self, gboolean shown)
{
  g_return_if_fail (FAVOR_IS_GAME_LAYOUT (self));

  favor_properties_set_number (self, properties[PROP_PANEL_SHOWN], shown);
}

void
favor_game_layout_expect_change (FavorGameLayout *self)
{
  g_return_if_fail (FAVOR_IS_GAME_LAYOUT (self));

  self->n_changes++;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
