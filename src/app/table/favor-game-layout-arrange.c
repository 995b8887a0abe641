/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-game-layout-private.h"

#include "favor-bubble.h"
#include "favor-children.h"

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
#define SHEET_LEAST    480
#define SHEET_MOST     640
/* Of the sheet with one card. */
#define CARD_MOST 760

static const char *const region_names[N_REGIONS] = {
  "strip", "board", "frame",   "tab",      "sheet",    "decision", "cover",  "facts",
  "hand",  "panel", "details", "timeline", "switcher", "card",     "bubble",
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
  favor_child_allocate (child, &to);
}

/* In the middle of the box; no wider than `most`. */
static void
place_sheet (FavorLayoutPass *pass, FavorRegion region, const GdkRectangle *box, int most)
{
  GtkWidget *sheet = pass->region[region];
  int        width, height;

  if (sheet == NULL)
    return;
  width = MAX (favor_child_get_natural (sheet, GTK_ORIENTATION_HORIZONTAL, -1),
               SHEET_LEAST);
  width = MIN (width, MIN (most, box->width - 12));
  height = MIN (height_of (pass, region, width), box->height - 12);
  place (pass,
         region,
         &(GdkRectangle){ box->x + (box->width - width) / 2,
                          box->y + MAX (6, (box->height - height) / 2),
                          width,
                          height });
}

/* The board, and what lies over it. */
static void
place_board (FavorLayoutPass *pass, const GdkRectangle *box)
{
  GtkWidget *tab = pass->region[REGION_TAB];

  place (pass, REGION_BOARD, box);
  place (pass, REGION_FRAME, box);
  if (tab != NULL)
    {
      int width = favor_child_get_natural (tab, GTK_ORIENTATION_HORIZONTAL, -1);

      place (pass, REGION_TAB, &(GdkRectangle){ box->x + 18, box->y, width, 0 });
    }
  place_sheet (pass, REGION_SHEET, box, SHEET_MOST);
  place_sheet (pass, REGION_CARD, box, CARD_MOST);
}

/* What stands under the board: the decision bar and the hand, or the cover in their place. Returns
 * how high they are together; `hand` is the part of it that the hand has with its facts. */
static int
measure_foot (FavorGameLayout *self,
              FavorLayoutPass *pass,
              int              width,
              int              hand_height,
              int             *hand)
{
  int height;

  if (pass->region[REGION_HAND] == NULL)
    favor_game_layout_leave_out (pass, REGION_FACTS);
  *hand = pass->region[REGION_HAND] != NULL
            ? hand_height + height_of (pass, REGION_FACTS, width)
            : 0;
  if (self->covered)
    {
      /* A cover that is not there has given its place to the bar. */
      if (pass->region[REGION_COVER] != NULL)
        favor_game_layout_leave_out (pass, REGION_DECISION);
      favor_game_layout_leave_out (pass, REGION_FACTS);
      favor_game_layout_leave_out (pass, REGION_HAND);
      favor_game_layout_leave_out (pass, REGION_DETAILS);
      /* As high as what it covers was, so that the board stays where it is. */
      height = MAX (height_of (pass, REGION_COVER, width),
                    height_of (pass, REGION_DECISION, width));
      height = MAX (height, self->bar_height + *hand);
      *hand = 0;
      return height;
    }
  favor_game_layout_leave_out (pass, REGION_COVER);
  self->bar_height = height_of (pass, REGION_DECISION, width);
  return self->bar_height + *hand;
}

static void
place_foot (FavorGameLayout    *self,
            FavorLayoutPass    *pass,
            const GdkRectangle *box,
            int                 hand)
{
  GdkRectangle bar = { box->x, box->y, box->width, box->height - hand };
  int          top = box->y + bar.height;
  int          facts = height_of (pass, REGION_FACTS, box->width);

  place (pass, REGION_COVER, &bar);
  place (pass, REGION_DECISION, &bar);
  place (pass, REGION_FACTS, &(GdkRectangle){ box->x, top, box->width, facts });
  if (hand > 0)
    place (pass,
           REGION_HAND,
           &(GdkRectangle){ box->x, top + facts, box->width, hand - facts });
}

/* Where the page is narrow or medium. */
static int
stacked_hand_height (FavorGameLayout *self, int width)
{
  if (self->tight)
    return HAND_TIGHT;
  return width >= MEDIUM_FROM ? HAND_MEDIUM : HAND_NARROW;
}

static int
wide_hand_height (int height)
{
  if (height < LOW_BELOW)
    return HAND_LOW;
  return height < HIGH_FROM ? HAND_MIDDLE : HAND_HIGH;
}

/* The panel with what stands at its foot: the details, as high as the hand beside them or above the
 * one that lies there. `box->height` has all of it, `hand` is how high the hand is. */
static void
place_panel (FavorGameLayout    *self,
             FavorLayoutPass    *pass,
             const GdkRectangle *box,
             int                 hand)
{
  int          end = box->height;
  GdkRectangle part = { box->x, 0, box->width, hand };

  if (hand == 0)
    favor_game_layout_leave_out (pass, REGION_DETAILS);
  if (self->hand_beside && pass->region[REGION_HAND] != NULL)
    {
      part.y = end -= hand;
      place (pass, REGION_HAND, &part);
      part.height = DETAILS_BESIDE;
    }
  if (pass->region[REGION_DETAILS] != NULL)
    {
      part.y = end -= part.height;
      place (pass, REGION_DETAILS, &part);
    }
  place (pass, REGION_PANEL, &(GdkRectangle){ box->x, 0, box->width, end });
}

static void
arrange_wide (FavorGameLayout *self, FavorLayoutPass *pass, int height)
{
  int      side, main_width, strip, foot, hand, below, timeline;
  gboolean beside;

  if (!self->panel_shown)
    favor_game_layout_leave_out (pass, REGION_PANEL);
  favor_game_layout_leave_out (pass, REGION_SWITCHER);
  /* The strip has room for them. */
  favor_game_layout_leave_out (pass, REGION_FACTS);
  side = pass->region[REGION_PANEL] != NULL ? panel_width (pass->width) : 0;
  main_width = pass->width - side;
  timeline = height_of (pass, REGION_TIMELINE, pass->width);
  strip = height_of (pass, REGION_STRIP, main_width);
  /* What the panel has is not below the board. */
  beside = self->hand_beside && side > 0;
  foot = measure_foot (self,
                       pass,
                       main_width,
                       beside ? 0 : wide_hand_height (height),
                       &below);
  hand = beside && pass->region[REGION_HAND] != NULL ? wide_hand_height (height) : below;
  place (pass, REGION_STRIP, &(GdkRectangle){ 0, 0, main_width, strip });
  place_board (pass,
               &(GdkRectangle){ 0,
                                strip,
                                main_width,
                                MAX (0, height - strip - foot - timeline) });
  place_foot (self,
              pass,
              &(GdkRectangle){ 0, height - timeline - foot, main_width, foot },
              below);
  if (side > 0)
    place_panel (self,
                 pass,
                 &(GdkRectangle){ main_width, 0, side, height - timeline },
                 hand);
  else
    favor_game_layout_leave_out (pass, REGION_DETAILS);
  place (pass,
         REGION_TIMELINE,
         &(GdkRectangle){ 0, height - timeline, pass->width, timeline });
}

/* Medium and narrow: the panel takes the place of the board; every commit stays in reach. */
static void
arrange_stacked (FavorGameLayout *self, FavorLayoutPass *pass, int height)
{
  int          width = pass->width, hand;
  int          strip = height_of (pass, REGION_STRIP, width);
  int          timeline = height_of (pass, REGION_TIMELINE, width);
  int          switcher = height_of (pass, REGION_SWITCHER, width);
  int          foot, below;
  GdkRectangle body;

  /* The list of moves and the log need the place more than the hand that they speak of, and so does
   * the board where another moment is looked at and little is seen of it. */
  if (!self->covered && (self->panel_shown || (self->tight && timeline > 0)))
    favor_game_layout_leave_out (pass, REGION_HAND);
  if (width >= MEDIUM_FROM)
    favor_game_layout_leave_out (pass, REGION_FACTS);
  foot = measure_foot (self, pass, width, stacked_hand_height (self, width), &hand);
  favor_game_layout_leave_out (pass, REGION_DETAILS);
  below = foot + timeline + switcher;
  body = (GdkRectangle){ 0, strip, width, MAX (0, height - strip - below) };
  place (pass, REGION_STRIP, &(GdkRectangle){ 0, 0, width, strip });
  if (self->panel_shown && !self->covered)
    {
      favor_game_layout_leave_out (pass, REGION_BOARD);
      favor_game_layout_leave_out (pass, REGION_FRAME);
      favor_game_layout_leave_out (pass, REGION_TAB);
      favor_game_layout_leave_out (pass, REGION_SHEET);
      place (pass, REGION_PANEL, &body);
      place_sheet (pass, REGION_CARD, &body, CARD_MOST);
    }
  else
    {
      favor_game_layout_leave_out (pass, REGION_PANEL);
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

void
favor_game_layout_arrange (FavorGameLayout *self,
                           FavorLayoutPass *pass,
                           FavorArrangement arrangement,
                           int              height)
{
  if (arrangement == FAVOR_ARRANGEMENT_WIDE)
    arrange_wide (self, pass, height);
  else
    arrange_stacked (self, pass, height);
  place_bubble (self, pass, height);
}
