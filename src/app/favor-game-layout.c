/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-game-layout.h"

#include "favor-bubble.h"

#define WIDE_FROM   1000
#define MEDIUM_FROM 700
#define PANEL_LEAST 272
#define PANEL_MOST  420
/* The hand, by the height of the page in the wide arrangement; then in the two others. */
#define HAND_LOW    118
#define HAND_MIDDLE 162
#define HAND_HIGH   216
#define LOW_BELOW   650
#define HIGH_FROM   900
#define HAND_MEDIUM 112
#define HAND_NARROW 128
#define SHEET_LEAST 480
#define SHEET_MOST  640
/* Of the sheet with one card. */
#define CARD_MOST 760

typedef enum
{
  REGION_STRIP,
  REGION_BOARD,
  REGION_FRAME,
  REGION_TAB,
  REGION_SHEET,
  REGION_DECISION,
  REGION_COVER,
  REGION_FACTS,
  REGION_HAND,
  REGION_PANEL,
  REGION_DETAILS,
  REGION_TIMELINE,
  REGION_SWITCHER,
  REGION_CARD,
  REGION_BUBBLE,
  N_REGIONS,
} Region;

static const char *const region_names[N_REGIONS] = {
  "strip", "board", "frame",   "tab",      "sheet",    "decision", "cover",  "facts",
  "hand",  "panel", "details", "timeline", "switcher", "card",     "bubble",
};

struct _FavorGameLayout
{
  GtkWidget parent_instance;

  FavorArrangement arrangement;
  guint            idle;
  /* Of the decision bar when it was last there. */
  int   bar_height;
  guint panel_shown : 1;
  guint covered : 1;
};

G_DEFINE_FINAL_TYPE (FavorGameLayout, favor_game_layout, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_ARRANGEMENT,
  PROP_PANEL_SHOWN,
  PROP_COVERED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* One pass of allocation: the regions that are there, and where the free space is. */
typedef struct
{
  GtkWidget *region[N_REGIONS];
  int        width;
  gboolean   rtl;
} Pass;

static FavorArrangement
arrangement_for_width (int width)
{
  if (width >= WIDE_FROM)
    return FAVOR_ARRANGEMENT_WIDE;
  return width >= MEDIUM_FROM ? FAVOR_ARRANGEMENT_MEDIUM : FAVOR_ARRANGEMENT_NARROW;
}

static int
panel_width (int width)
{
  int quarter = width / 4 / 6 * 6;

  return CLAMP (quarter, PANEL_LEAST, PANEL_MOST);
}

static void
find_regions (FavorGameLayout *self, Pass *pass)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    for (guint i = 0; i < N_REGIONS; i++)
      if (g_str_equal (gtk_widget_get_name (child), region_names[i]) &&
          gtk_widget_get_visible (child))
        pass->region[i] = child;
}

/* A region out of place is neither measured nor drawn: what it would show may be private. */
static void
leave_out (Pass *pass, Region region)
{
  if (pass->region[region] != NULL)
    gtk_widget_set_child_visible (pass->region[region], FALSE);
  pass->region[region] = NULL;
}

static int
least_of (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  int least;

  gtk_widget_measure (child, orientation, for_size, &least, NULL, NULL, NULL);
  return least;
}

static int
natural_of (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  int natural;

  gtk_widget_measure (child, orientation, for_size, NULL, &natural, NULL, NULL);
  return natural;
}

static int
height_of (Pass *pass, Region region, int width)
{
  GtkWidget *child = pass->region[region];

  if (child == NULL)
    return 0;
  width = MAX (width, least_of (child, GTK_ORIENTATION_HORIZONTAL, -1));
  return natural_of (child, GTK_ORIENTATION_VERTICAL, width);
}

/* Places a region; `box->x` counts from the start side. Never below the minimum. */
static void
place (Pass *pass, Region region, const GdkRectangle *box)
{
  GtkWidget    *child = pass->region[region];
  GtkAllocation to = *box;

  if (child == NULL)
    return;
  gtk_widget_set_child_visible (child, TRUE);
  to.width = MAX (to.width, least_of (child, GTK_ORIENTATION_HORIZONTAL, -1));
  to.height = MAX (to.height, least_of (child, GTK_ORIENTATION_VERTICAL, to.width));
  if (pass->rtl)
    to.x = pass->width - box->x - to.width;
  gtk_widget_size_allocate (child, &to, -1);
}

/* In the middle of the box; no wider than `most`. */
static void
place_sheet (Pass *pass, Region region, const GdkRectangle *box, int most)
{
  GtkWidget *sheet = pass->region[region];
  int        width, height;

  if (sheet == NULL)
    return;
  width = MAX (natural_of (sheet, GTK_ORIENTATION_HORIZONTAL, -1), SHEET_LEAST);
  width = MIN (width, MIN (most, box->width - 12));
  height = MIN (natural_of (sheet, GTK_ORIENTATION_VERTICAL, width), box->height - 12);
  place (pass,
         region,
         &(GdkRectangle){ box->x + (box->width - width) / 2,
                          box->y + MAX (6, (box->height - height) / 2),
                          width,
                          height });
}

/* The board, and what lies over it. */
static void
place_board (Pass *pass, const GdkRectangle *box)
{
  GtkWidget *tab = pass->region[REGION_TAB];

  place (pass, REGION_BOARD, box);
  place (pass, REGION_FRAME, box);
  if (tab != NULL)
    {
      int width = natural_of (tab, GTK_ORIENTATION_HORIZONTAL, -1);

      place (pass, REGION_TAB, &(GdkRectangle){ box->x + 18, box->y, width, 0 });
    }
  place_sheet (pass, REGION_SHEET, box, SHEET_MOST);
  place_sheet (pass, REGION_CARD, box, CARD_MOST);
}

/* What stands under the board: the decision bar and the hand, or the cover in their place. Returns
 * how high they are together; `hand` is the part of it that the hand has with its facts. */
static int
measure_foot (FavorGameLayout *self, Pass *pass, int width, int hand_height, int *hand)
{
  int height;

  if (pass->region[REGION_HAND] == NULL)
    leave_out (pass, REGION_FACTS);
  *hand = pass->region[REGION_HAND] != NULL
            ? hand_height + height_of (pass, REGION_FACTS, width)
            : 0;
  if (self->covered)
    {
      /* A cover that is not there has given its place to the bar. */
      if (pass->region[REGION_COVER] != NULL)
        leave_out (pass, REGION_DECISION);
      leave_out (pass, REGION_FACTS);
      leave_out (pass, REGION_HAND);
      leave_out (pass, REGION_DETAILS);
      /* As high as what it covers was, so that the board stays where it is. */
      height = MAX (height_of (pass, REGION_COVER, width),
                    height_of (pass, REGION_DECISION, width));
      height = MAX (height, self->bar_height + *hand);
      *hand = 0;
      return height;
    }
  leave_out (pass, REGION_COVER);
  self->bar_height = height_of (pass, REGION_DECISION, width);
  return self->bar_height + *hand;
}

static void
place_foot (FavorGameLayout *self, Pass *pass, const GdkRectangle *box, int hand)
{
  GdkRectangle bar = { box->x, box->y, box->width, box->height - hand };
  int          top = box->y + bar.height;
  int          facts = height_of (pass, REGION_FACTS, box->width);

  place (pass, REGION_COVER, &bar);
  place (pass, REGION_DECISION, &bar);
  place (pass, REGION_FACTS, &(GdkRectangle){ box->x, top, box->width, facts });
  place (pass,
         REGION_HAND,
         &(GdkRectangle){ box->x, top + facts, box->width, hand - facts });
}

static int
wide_hand_height (int height)
{
  if (height < LOW_BELOW)
    return HAND_LOW;
  return height < HIGH_FROM ? HAND_MIDDLE : HAND_HIGH;
}

static void
arrange_wide (FavorGameLayout *self, Pass *pass, int height)
{
  int side, main_width, strip, foot, hand, timeline;

  if (!self->panel_shown)
    leave_out (pass, REGION_PANEL);
  leave_out (pass, REGION_SWITCHER);
  /* The strip has room for them. */
  leave_out (pass, REGION_FACTS);
  side = pass->region[REGION_PANEL] != NULL ? panel_width (pass->width) : 0;
  main_width = pass->width - side;
  timeline = height_of (pass, REGION_TIMELINE, pass->width);
  strip = height_of (pass, REGION_STRIP, main_width);
  foot = measure_foot (self, pass, main_width, wide_hand_height (height), &hand);
  place (pass, REGION_STRIP, &(GdkRectangle){ 0, 0, main_width, strip });
  place_board (pass,
               &(GdkRectangle){ 0,
                                strip,
                                main_width,
                                MAX (0, height - strip - foot - timeline) });
  place_foot (self,
              pass,
              &(GdkRectangle){ 0, height - timeline - foot, main_width, foot },
              hand);
  if (side == 0 || hand == 0)
    leave_out (pass, REGION_DETAILS);
  else
    place (pass,
           REGION_DETAILS,
           &(GdkRectangle){ main_width, height - timeline - hand, side, hand });
  if (pass->region[REGION_DETAILS] == NULL)
    hand = 0;
  place (pass,
         REGION_PANEL,
         &(GdkRectangle){ main_width, 0, side, height - timeline - hand });
  place (pass,
         REGION_TIMELINE,
         &(GdkRectangle){ 0, height - timeline, pass->width, timeline });
}

/* Medium and narrow: the panel takes the place of the board; every commit stays in reach. */
static void
arrange_stacked (FavorGameLayout *self, Pass *pass, int height)
{
  int          width = pass->width, hand;
  int          strip = height_of (pass, REGION_STRIP, width);
  int          timeline = height_of (pass, REGION_TIMELINE, width);
  int          switcher = height_of (pass, REGION_SWITCHER, width);
  int          foot, below;
  GdkRectangle body;

  /* The list of moves and the log need the place more than the hand that they speak of. */
  if (self->panel_shown && !self->covered)
    leave_out (pass, REGION_HAND);
  if (width >= MEDIUM_FROM)
    leave_out (pass, REGION_FACTS);
  foot = measure_foot (self,
                       pass,
                       width,
                       width >= MEDIUM_FROM ? HAND_MEDIUM : HAND_NARROW,
                       &hand);
  leave_out (pass, REGION_DETAILS);
  below = foot + timeline + switcher;
  body = (GdkRectangle){ 0, strip, width, MAX (0, height - strip - below) };
  place (pass, REGION_STRIP, &(GdkRectangle){ 0, 0, width, strip });
  if (self->panel_shown && !self->covered)
    {
      leave_out (pass, REGION_BOARD);
      leave_out (pass, REGION_FRAME);
      leave_out (pass, REGION_TAB);
      leave_out (pass, REGION_SHEET);
      place (pass, REGION_PANEL, &body);
      place_sheet (pass, REGION_CARD, &body, CARD_MOST);
    }
  else
    {
      leave_out (pass, REGION_PANEL);
      place_board (pass, &body);
    }
  place_foot (self, pass, &(GdkRectangle){ 0, height - below, width, foot }, hand);
  place (pass,
         REGION_TIMELINE,
         &(GdkRectangle){ 0, height - switcher - timeline, width, timeline });
  place (pass, REGION_SWITCHER, &(GdkRectangle){ 0, height - switcher, width, switcher });
}

/* Last, when everything that it could be about has its place; it stays in the region
 * of that, and so hides nothing that can be chosen elsewhere. */
static void
place_bubble (FavorGameLayout *self, Pass *pass, int height)
{
  GtkWidget    *bubble = pass->region[REGION_BUBBLE];
  GtkWidget    *place;
  GtkAllocation area = { 0, 0, pass->width, height }, to;

  if (bubble == NULL)
    return;
  place = favor_bubble_get_place (FAVOR_BUBBLE (bubble));
  for (guint i = 0; i < N_REGIONS && place != NULL; i++)
    if (pass->region[i] != NULL && gtk_widget_is_ancestor (place, pass->region[i]))
      gtk_widget_get_allocation (pass->region[i], &area);
  gtk_widget_set_child_visible (bubble,
                                favor_bubble_locate (FAVOR_BUBBLE (bubble),
                                                     GTK_WIDGET (self),
                                                     &area,
                                                     &to));
  if (gtk_widget_get_child_visible (bubble))
    gtk_widget_size_allocate (bubble, &to, -1);
}

static gboolean
notify_arrangement_cb (gpointer data)
{
  FavorGameLayout *self = data;

  self->idle = 0;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ARRANGEMENT]);
  return G_SOURCE_REMOVE;
}

static void
favor_game_layout_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FavorGameLayout *self = FAVOR_GAME_LAYOUT (widget);
  FavorArrangement wanted = arrangement_for_width (width);
  Pass             pass = { .width = width };

  pass.rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  find_regions (self, &pass);
  if (wanted == FAVOR_ARRANGEMENT_WIDE)
    arrange_wide (self, &pass, height);
  else
    arrange_stacked (self, &pass, height);
  place_bubble (self, &pass, height);
  if (wanted != self->arrangement)
    {
      self->arrangement = wanted;
      /* Listeners change orientations and classes, which must not happen in here. */
      if (self->idle == 0)
        self->idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE,
                                      notify_arrangement_cb,
                                      self,
                                      NULL);
    }
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

static void
favor_game_layout_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  FavorGameLayout *self = FAVOR_GAME_LAYOUT (object);

  switch (prop_id)
    {
    case PROP_ARRANGEMENT:
      g_value_set_int (value, (int) self->arrangement);
      break;
    case PROP_PANEL_SHOWN:
      g_value_set_boolean (value, self->panel_shown);
      break;
    case PROP_COVERED:
      g_value_set_boolean (value, self->covered);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_game_layout_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  FavorGameLayout *self = FAVOR_GAME_LAYOUT (object);

  switch (prop_id)
    {
    case PROP_PANEL_SHOWN:
      favor_game_layout_set_panel_shown (self, g_value_get_boolean (value));
      break;
    case PROP_COVERED:
      favor_game_layout_set_covered (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
favor_game_layout_dispose (GObject *object)
{
  FavorGameLayout *self = FAVOR_GAME_LAYOUT (object);
  GtkWidget       *child;

  g_clear_handle_id (&self->idle, g_source_remove);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (favor_game_layout_parent_class)->dispose (object);
}

static void
favor_game_layout_class_init (FavorGameLayoutClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags     flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                      G_PARAM_STATIC_STRINGS;

  object_class->get_property = favor_game_layout_get_property;
  object_class->set_property = favor_game_layout_set_property;
  object_class->dispose = favor_game_layout_dispose;
  widget_class->measure = favor_game_layout_measure;
  widget_class->size_allocate = favor_game_layout_size_allocate;

  properties[PROP_ARRANGEMENT] = g_param_spec_int ("arrangement",
                                                   NULL,
                                                   NULL,
                                                   FAVOR_ARRANGEMENT_NARROW,
                                                   FAVOR_ARRANGEMENT_WIDE,
                                                   FAVOR_ARRANGEMENT_WIDE,
                                                   G_PARAM_READABLE |
                                                     G_PARAM_STATIC_STRINGS);
  properties[PROP_PANEL_SHOWN] = g_param_spec_boolean ("panel-shown",
                                                       NULL,
                                                       NULL,
                                                       TRUE,
                                                       flags);
  properties[PROP_COVERED] = g_param_spec_boolean ("covered", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

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
 * favor_game_layout_new:
 *
 * Returns: (transfer floating): a layout without regions
 */
GtkWidget *
favor_game_layout_new (void)
{
  return g_object_new (FAVOR_TYPE_GAME_LAYOUT, NULL);
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
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ARRANGEMENT]);
}

gboolean
favor_game_layout_get_panel_shown (FavorGameLayout *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_LAYOUT (self), FALSE);

  return self->panel_shown;
}

/**
 * favor_game_layout_set_panel_shown:
 * @shown: whether the panel is shown
 */
void
favor_game_layout_set_panel_shown (FavorGameLayout *self, gboolean shown)
{
  g_return_if_fail (FAVOR_IS_GAME_LAYOUT (self));

  if (self->panel_shown == !!shown)
    return;
  self->panel_shown = !!shown;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PANEL_SHOWN]);
}

gboolean
favor_game_layout_get_covered (FavorGameLayout *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_LAYOUT (self), FALSE);

  return self->covered;
}

/**
 * favor_game_layout_set_covered:
 * @covered: whether the cover stands in the place of the decision bar
 *
 * Takes effect at once: the regions that are covered are out of the next frame even if no
 * allocation comes before it.
 */
void
favor_game_layout_set_covered (FavorGameLayout *self, gboolean covered)
{
  g_return_if_fail (FAVOR_IS_GAME_LAYOUT (self));

  if (self->covered == !!covered)
    return;
  self->covered = !!covered;
  if (self->covered)
    {
      Pass pass = { 0 };

      find_regions (self, &pass);
      leave_out (&pass, REGION_DECISION);
      leave_out (&pass, REGION_HAND);
      leave_out (&pass, REGION_DETAILS);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COVERED]);
}
