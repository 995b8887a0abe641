/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-game-layout-private.h"

#include "favor-bubble.h"
#include "favor-children.h"
#include "favor-face.h"

#define PANEL_LEAST 272
#define PANEL_MOST  420
/* The hand, by the height of the page in the wide arrangement; then in the two others. */
#define HAND_LOW    118
#define HAND_MIDDLE 162
#define HAND_HIGH   216
/* The details above a hand that lies in the panel. */
#define DETAILS_BESIDE 118
#define LOW_BELOW      650
#define HIGH_FROM      900
#define HAND_MEDIUM    112
#define HAND_NARROW    128
#define HAND_TIGHT     84
/* The decision bar with what it says as a rule: what is to be done, its chips, and what happened or
 * is chosen; with letters of the usual size. */
#define BAR_KEPT    84
#define BAR_NARROW  122
#define BAR_TIGHT   88
#define BAR_SHARE   5
#define SHEET_LEAST 480
#define SHEET_MOST  640
/* The standings beside the picture of the end. */
#define RESULT_MOST 880
/* Of the sheet with one card. */
#define CARD_MOST 760

static const char *const region_names[N_REGIONS] = {
  "strip",  "board", "frame",   "tab",     "sheet",    "decision", "cover",
  "facts",  "hand",  "panel",   "details", "timeline", "switcher", "round",
  "waited", "card",  "flights", "bubble",  "guide",
};

static int
panel_width (int width)
{
  int quarter = width / 4 / 6 * 6;

  return CLAMP (quarter, PANEL_LEAST, PANEL_MOST);
}

void
favor_game_layout_find_regions (FavorGameLayout *self, FavorLayoutPass *pass)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    for (guint i = 0; i < N_REGIONS; i++)
      if (g_str_equal (gtk_widget_get_name (child), region_names[i]) &&
          gtk_widget_get_visible (child))
        pass->region[i] = child;
}

/* A region out of place is neither measured nor drawn: what it would show may be private. */
void
favor_game_layout_leave_out (FavorLayoutPass *pass, FavorRegion region)
{
  if (pass->region[region] != NULL)
    gtk_widget_set_child_visible (pass->region[region], FALSE);
  pass->region[region] = NULL;
}

static int
height_of (FavorLayoutPass *pass, FavorRegion region, int width)
{
  GtkWidget *child = pass->region[region];

  return child != NULL ? favor_child_get_height (child, width) : 0;
}

/* Places a region; `box->x` counts from the start side. Never below the minimum. */
static void
place (FavorLayoutPass *pass, FavorRegion region, const GdkRectangle *box)
{
  GtkWidget    *child = pass->region[region];
  GtkAllocation to = *box;

  if (child == NULL)
    return;
  gtk_widget_set_child_visible (child, TRUE);
  to.width = MAX (to.width,
                  favor_child_get_least (child, GTK_ORIENTATION_HORIZONTAL, -1));
  if (pass->rtl)
    to.x = pass->width - box->x - to.width;
  to.y += pass->top;
  favor_child_allocate (child, &to);
}

/* How much of what is spared something so wide covers, in pixels. */
static float
cover_spared (FavorLayoutPass *pass, const graphene_rect_t *spared, int x, int width)
{
  float left = pass->rtl ? (float) (pass->width - x - width) : (float) x;
  float covered = MIN (left + (float) width, spared->origin.x + spared->size.width) -
                  MAX (left, spared->origin.x);

  return MAX (covered, 0);
}

/* In the middle, or where less is covered of what is spared. */
static int
choose_side (FavorLayoutPass    *pass,
             FavorRegion         region,
             const GdkRectangle *box,
             int                 width)
{
  int             x[] = { box->x + (box->width - width) / 2,
                          box->x + 6,
                          box->x + box->width - width - 6 };
  guint           best = 0;
  graphene_rect_t spared;

  if (region != REGION_ROUND || pass->spared == NULL ||
      !gtk_widget_compute_bounds (pass->spared,
                                  gtk_widget_get_parent (pass->region[region]),
                                  &spared))
    return x[0];
  for (guint i = 1; i < G_N_ELEMENTS (x); i++)
    if (cover_spared (pass, &spared, x[i], width) <
        cover_spared (pass, &spared, x[best], width))
      best = i;
  return x[best];
}

/* In the middle of the box, or at its foot; no wider than `most`. What takes the place of the foot of
 * the page, too, does so only as far as it must. */
static void
place_sheet_at (FavorLayoutPass    *pass,
                FavorRegion         region,
                const GdkRectangle *box,
                int                 most,
                gboolean            low)
{
  GtkWidget *sheet = pass->region[region];
  int        width, height, room = box->height;

  if (sheet == NULL)
    return;
  if (region == REGION_SHEET)
    room -= pass->kept;
  width = MAX (favor_child_get_natural (sheet, GTK_ORIENTATION_HORIZONTAL, -1),
               SHEET_LEAST);
  width = MIN (width, MIN (most, box->width - 12));
  height = MIN (height_of (pass, region, width), box->height - 12);
  place (pass,
         region,
         &(GdkRectangle){ choose_side (pass, region, box, width),
                          low ? box->y + box->height - height - 6
                              : box->y + MAX (6, (room - height) / 2),
                          width,
                          height });
}

static void
place_sheet (FavorLayoutPass *pass, FavorRegion region, const GdkRectangle *box, int most)
{
  place_sheet_at (pass, region, box, most, FALSE);
}

/* The board, and what lies over it. What a round brought lies at its foot, below what it is about; so
 * does what others did meanwhile, above the bar wherever that ends. */
static void
place_board (FavorLayoutPass *pass, const GdkRectangle *box)
{
  GtkWidget   *tab = pass->region[REGION_TAB];
  GdkRectangle free = *box;

  free.height -= pass->foot - pass->kept;
  place (pass, REGION_BOARD, box);
  place (pass, REGION_FRAME, box);
  if (tab != NULL)
    {
      int width = favor_child_get_natural (tab, GTK_ORIENTATION_HORIZONTAL, -1);

      place (pass, REGION_TAB, &(GdkRectangle){ box->x + 18, box->y, width, 0 });
    }
  place_sheet_at (pass, REGION_ROUND, box, SHEET_MOST, TRUE);
  place_sheet_at (pass, REGION_WAITED, &free, SHEET_MOST, TRUE);
  place_sheet (pass, REGION_CARD, box, CARD_MOST);
}

/* The place that the decision bar has even where it says less. Pieces keep their size while it
 * says one thing after the other; where it says more it lies over the edge of the board. */
static int
kept_bar_height (FavorGameLayout *self, int width)
{
  int    kept = width >= MEDIUM_FROM ? BAR_KEPT : self->tight ? BAR_TIGHT : BAR_NARROW;
  double letters = MAX (favor_face_scale_fonts (GTK_WIDGET (self)), 1);

  return (int) (kept * letters);
}

/* What stands under the board: the decision bar and the hand, or the cover in their place. */
static void
measure_foot (FavorGameLayout *self, FavorLayoutPass *pass, int width, int hand_height)
{
  if (pass->region[REGION_HAND] == NULL)
    favor_game_layout_leave_out (pass, REGION_FACTS);
  else
    pass->hand = hand_height + height_of (pass, REGION_FACTS, width);
  pass->kept = kept_bar_height (self, pass->width) + pass->hand;
  if (!self->covered)
    {
      favor_game_layout_leave_out (pass, REGION_COVER);
      pass->foot = MAX (pass->kept,
                        height_of (pass, REGION_DECISION, width) + pass->hand);
      return;
    }
  /* A cover that is not there has given its place to the bar. */
  if (pass->region[REGION_COVER] != NULL)
    favor_game_layout_leave_out (pass, REGION_DECISION);
  favor_game_layout_leave_out (pass, REGION_FACTS);
  favor_game_layout_leave_out (pass, REGION_HAND);
  favor_game_layout_leave_out (pass, REGION_DETAILS);
  pass->foot = MAX (pass->kept,
                    MAX (height_of (pass, REGION_COVER, width),
                         height_of (pass, REGION_DECISION, width)));
  pass->hand = 0;
}

/* `below` it is that much of the page, which is that high. */
static void
place_foot (FavorLayoutPass *pass, int width, int height, int below)
{
  int          top = height - below - pass->hand;
  int          facts = height_of (pass, REGION_FACTS, width);
  GdkRectangle bar = { 0, height - below - pass->foot, width, pass->foot - pass->hand };

  place (pass, REGION_COVER, &bar);
  place (pass, REGION_DECISION, &bar);
  place (pass, REGION_FACTS, &(GdkRectangle){ 0, top, width, facts });
  if (pass->hand > 0)
    place (pass,
           REGION_HAND,
           &(GdkRectangle){ 0, top + facts, width, pass->hand - facts });
}

/* Where the page is narrow or medium. */
static int
stacked_hand_height (FavorGameLayout *self, int width)
{
  if (width >= MEDIUM_FROM)
    return HAND_MEDIUM;
  return self->tight || self->hand_low ? HAND_TIGHT : HAND_NARROW;
}

static int
wide_hand_height (int height)
{
  if (height < LOW_BELOW)
    return HAND_LOW;
  return height < HIGH_FROM ? HAND_MIDDLE : HAND_HIGH;
}

/* The panel with who leads through a lesson above it, where no word takes room from the board, and with
 * what stands at its foot: the details, beside the hand or above the one that lies
 * there, which is so high; 0: none does. All of it has `box`. */
static void
place_panel (FavorLayoutPass *pass, const GdkRectangle *box, int hand)
{
  GdkRectangle part = *box;
  int          details = hand > 0 ? DETAILS_BESIDE : pass->hand;
  int          guide = height_of (pass, REGION_GUIDE, box->width);

  if (hand > 0 && pass->region[REGION_HAND] != NULL)
    {
      part.height -= hand;
      place (pass, REGION_HAND, &(GdkRectangle){ box->x, part.height, box->width, hand });
    }
  if (details == 0)
    favor_game_layout_leave_out (pass, REGION_DETAILS);
  if (pass->region[REGION_DETAILS] != NULL)
    {
      part.height -= details;
      place (pass,
             REGION_DETAILS,
             &(GdkRectangle){ box->x, part.height, box->width, details });
    }
  place (pass, REGION_GUIDE, &(GdkRectangle){ box->x, 0, box->width, guide });
  part.y = guide;
  part.height -= guide;
  place (pass, REGION_PANEL, &part);
}

static void
arrange_wide (FavorGameLayout *self, FavorLayoutPass *pass, int height)
{
  int      hand = wide_hand_height (height);
  int      side, main_width, strip, timeline;
  gboolean beside;

  if (!self->panel_shown)
    favor_game_layout_leave_out (pass, REGION_PANEL);
  favor_game_layout_leave_out (pass, REGION_SWITCHER);
  /* The strip has room for them. */
  favor_game_layout_leave_out (pass, REGION_FACTS);
  side = pass->region[REGION_PANEL] != NULL ? panel_width (pass->width) : 0;
  beside = self->hand_beside && side > 0;
  main_width = pass->width - side;
  timeline = height_of (pass, REGION_TIMELINE, pass->width);
  strip = height_of (pass, REGION_STRIP, main_width);
  measure_foot (self, pass, main_width, beside ? 0 : hand);
  place (pass, REGION_STRIP, &(GdkRectangle){ 0, 0, main_width, strip });
  place_board (pass,
               &(GdkRectangle){ 0,
                                strip,
                                main_width,
                                MAX (0, height - strip - pass->kept - timeline) });
  place_foot (pass, main_width, height, timeline);
  /* Over all that nothing is done with any more. */
  place_sheet (pass,
               REGION_SHEET,
               &(GdkRectangle){ 0, strip, main_width, height - strip - timeline },
               RESULT_MOST);
  if (side == 0 ||
      (beside && height - timeline - hand - DETAILS_BESIDE < self->panel_least))
    favor_game_layout_leave_out (pass, REGION_DETAILS);
  if (side > 0)
    place_panel (pass,
                 &(GdkRectangle){ main_width, 0, side, height - timeline },
                 beside ? hand : 0);
  place (pass,
         REGION_TIMELINE,
         &(GdkRectangle){ 0, height - timeline, pass->width, timeline });
}

/* Medium and narrow: the panel takes the place of the board; every commit stays in reach. */
static void
arrange_stacked (FavorGameLayout *self, FavorLayoutPass *pass, int height)
{
  int          width = pass->width;
  int          strip = height_of (pass, REGION_STRIP, width);
  int          timeline = height_of (pass, REGION_TIMELINE, width);
  int          switcher = height_of (pass, REGION_SWITCHER, width);
  int          below = timeline + switcher;
  GdkRectangle body;

  /* The list of moves and the log need the place more than the hand that they speak of, and so does
   * the board where another moment is looked at and little is seen of it. */
  if (!self->covered && (self->panel_shown || (self->tight && timeline > 0)))
    favor_game_layout_leave_out (pass, REGION_HAND);
  if (width >= MEDIUM_FROM)
    favor_game_layout_leave_out (pass, REGION_FACTS);
  measure_foot (self, pass, width, stacked_hand_height (self, width));
  favor_game_layout_leave_out (pass, REGION_DETAILS);
  body = (GdkRectangle){ 0, strip, width, height - strip - below };
  place (pass, REGION_STRIP, &(GdkRectangle){ 0, 0, width, strip });
  if (self->panel_shown && !self->covered)
    {
      favor_game_layout_leave_out (pass, REGION_BOARD);
      favor_game_layout_leave_out (pass, REGION_FRAME);
      favor_game_layout_leave_out (pass, REGION_TAB);
      favor_game_layout_leave_out (pass, REGION_SHEET);
      favor_game_layout_leave_out (pass, REGION_ROUND);
      favor_game_layout_leave_out (pass, REGION_WAITED);
      body.height = MAX (0, body.height - pass->foot);
      place (pass, REGION_PANEL, &body);
      place_sheet (pass, REGION_CARD, &body, CARD_MOST);
    }
  else
    {
      favor_game_layout_leave_out (pass, REGION_PANEL);
      body.height = MAX (0, body.height - pass->kept);
      place_board (pass, &body);
      /* Over all that nothing is done with any more. */
      body.height = height - strip - below;
      place_sheet (pass, REGION_SHEET, &body, RESULT_MOST);
    }
  place_foot (pass, width, height, below);
  place (pass,
         REGION_TIMELINE,
         &(GdkRectangle){ 0, height - switcher - timeline, width, timeline });
  place (pass, REGION_SWITCHER, &(GdkRectangle){ 0, height - switcher, width, switcher });
}

/* Last, when everything that it could be about has its place; it stays in the region
 * of that, and so hides nothing that can be chosen elsewhere. */
static void
place_bubble (FavorGameLayout *self, FavorLayoutPass *pass, int height)
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

/* Who leads through a lesson stands above all where there is no panel beside the board. */
static int
place_guide (FavorGameLayout *self, FavorLayoutPass *pass, FavorArrangement arrangement)
{
  int height = height_of (pass, REGION_GUIDE, pass->width);

  if (arrangement == FAVOR_ARRANGEMENT_WIDE && self->panel_shown &&
      pass->region[REGION_PANEL] != NULL)
    return 0;
  place (pass, REGION_GUIDE, &(GdkRectangle){ 0, 0, pass->width, height });
  return height;
}

void
favor_game_layout_arrange (FavorGameLayout *self,
                           FavorLayoutPass *pass,
                           FavorArrangement arrangement,
                           int              height)
{
  pass->top = place_guide (self, pass, arrangement);
  height -= pass->top;
  if (arrangement == FAVOR_ARRANGEMENT_WIDE)
    arrange_wide (self, pass, height);
  else
    arrange_stacked (self, pass, height);
  if (pass->region[REGION_FLIGHTS] != NULL)
    gtk_widget_size_allocate (pass->region[REGION_FLIGHTS],
                              &(GtkAllocation){ 0, 0, pass->width, height + pass->top },
                              -1);
  place_bubble (self, pass, height + pass->top);
}
