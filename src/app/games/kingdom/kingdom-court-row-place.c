/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "kingdom-court-row-private.h"

#include "favor-children.h"
#include "favor-shapes.h"

/* Where the parts of a row of the court are. */

/* No words are so wide. */
#define ENDLESS 10000

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
name_height (KingdomCourtRow *self)
{
  return favor_child_get_natural (self->name, GTK_ORIENTATION_VERTICAL, -1);
}

/* What a line has where nothing else needs it. */
static int
least_line (KingdomCourtRow *self)
{
  return MAX (KINGDOM_ROW_LINE_HEIGHT, name_height (self) + 3);
}

int
kingdom_court_row_get_yield (KingdomCourtRow *self)
{
  g_return_val_if_fail (KINGDOM_IS_COURT_ROW (self), 0);

  return least_line (self) - name_height (self) - 1;
}

int
kingdom_court_row_get_line (KingdomCourtRow *self)
{
  return least_line (self) + self->spare;
}

void
kingdom_court_row_set_spare (KingdomCourtRow *self, int spare)
{
  g_return_if_fail (KINGDOM_IS_COURT_ROW (self));

  self->spare = spare;
}

static int
get_portrait (KingdomCourtRow *self)
{
  return self->open ? MAX (PORTRAIT_BIG, PORTRAIT + self->spare) : PORTRAIT + self->spare;
}

/* Where name and words begin. */
int
kingdom_court_row_get_indent (KingdomCourtRow *self, KingdomRowForm form)
{
  if (form == KINGDOM_ROW_REACH)
    return PAD + REACH_FACE + 2 * GAP - 1;
  return PAD + get_portrait (self) + 2 * GAP - 1;
}

/* How wide all columns behind the wish are. */
int
kingdom_court_row_get_behind (KingdomRowForm form)
{
  if (form == KINGDOM_ROW_REACH)
    return GAP + LEFT + PAD;
  return GAP + STATE + GAP + OWNERS + GAP + FAVOR + GAP + LEFT + PAD;
}

int
kingdom_court_row_get_name_width (KingdomCourtRow *self)
{
  g_return_val_if_fail (KINGDOM_IS_COURT_ROW (self), 0);

  return favor_child_get_natural (self->name, GTK_ORIENTATION_HORIZONTAL, -1);
}

void
kingdom_court_row_set_column (KingdomCourtRow *self, int width)
{
  g_return_if_fail (KINGDOM_IS_COURT_ROW (self));

  self->column = MAX (width, NAME);
}

static int
find_wish_width (KingdomCourtRow *self, int width)
{
  const int room = width - kingdom_court_row_get_indent (self, self->form) -
                   kingdom_court_row_get_behind (self->form);

  return CLAMP (room - GAP - self->column, WISH_LEAST, WISH + 3 * self->spare);
}

/* How wide the words of an open row are. */
static int
words_width (KingdomCourtRow *self, KingdomRowForm form, int width)
{
  return MAX (1, width - kingdom_court_row_get_indent (self, form) - PAD);
}

static int
words_height (KingdomCourtRow *self, int room)
{
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
      return least_line (self) +
             (self->open
                ? words_height (self, words_width (self, KINGDOM_ROW_LINE, width))
                : 0);
    case KINGDOM_ROW_REACH:
      return MAX (KINGDOM_ROW_REACH_HEIGHT,
                  least_line (self) + FOOT + 1 +
                    favor_child_get_height (self->state,
                                            words_width (self, form, width)));
    case KINGDOM_ROW_FACE:
      break;
    }
  return FACE_LEAST;
}

int
kingdom_court_row_get_plain_height (KingdomCourtRow *self)
{
  g_return_val_if_fail (KINGDOM_IS_COURT_ROW (self), 0);

  return least_line (self) + (self->open ? words_height (self, ENDLESS) : 0);
}

/* The portrait where a row is no more than that: in its middle. */
graphene_rect_t
kingdom_court_row_get_face (KingdomCourtRow *self)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const int height = gtk_widget_get_height (GTK_WIDGET (self));
  const int size = CLAMP (MIN (width, height) - 10, FACE_LEAST - 6, FACE);

  return FAVOR_RECT ((width - size) / 2, (height - size) / 2, size, size);
}

static void
allocate_face (KingdomCourtRow *self)
{
  const graphene_rect_t face = kingdom_court_row_get_face (self);
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
  const int line = kingdom_court_row_get_line (self);
  const int indent = kingdom_court_row_get_indent (self, self->form);
  const int wish = find_wish_width (self, width);
  const int wish_at = width - kingdom_court_row_get_behind (self->form) - wish;
  const int wish_height = MIN (line - 4, (int) (wish / WISH_ASPECT));
  /* Large figures reach over the gap beside them. */
  const int left = MAX (LEFT,
                        favor_child_get_least (self->left,
                                               GTK_ORIENTATION_HORIZONTAL,
                                               -1));

  put (self, self->portrait, PAD, (height - face) / 2, face, face);
  put (self, self->name, indent, 0, wish_at - GAP - indent, line);
  put (self, self->wish, wish_at, (line - wish_height) / 2, wish, wish_height);
  put (self, self->left, width - PAD - left, 0, left, line);
}

static void
allocate_words (KingdomCourtRow *self, int width)
{
  const int indent = kingdom_court_row_get_indent (self, self->form);
  const int room = width - indent - PAD;
  const int y = kingdom_court_row_get_line (self);

  put_line (self, self->sentence, indent, y, room);
  put_line (self,
            self->state,
            indent,
            y + favor_child_get_height (self->sentence, MAX (room, 1)) + LINE_GAP,
            room);
}

void
kingdom_court_row_place (KingdomCourtRow *self, int width, int height)
{
  const int line = kingdom_court_row_get_line (self);

  switch (self->form)
    {
    case KINGDOM_ROW_FACE:
      allocate_face (self);
      break;
    case KINGDOM_ROW_LINE:
      allocate_line (self, width, get_portrait (self), height);
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
                kingdom_court_row_get_indent (self, self->form),
                line,
                words_width (self, self->form, width));
      break;
    }
}
