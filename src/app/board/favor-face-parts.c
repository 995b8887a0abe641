/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-face-parts.h"

#include "favor-art.h"

#include "favor-text.h"

/* Of a number, for the width of its place. */
#define NUMBER_SHARE 0.64
/* What is seen of the cards below: at most so many, each so much lower than the one before. */
#define EDGES_MOST 4
#define EDGE_STEP  3.5
#define EDGE_HIGH  40
#define CORNER     14
#define RIM        2
/* Around where nothing lies: of a dash, and from one to the next, for their thickness. */
#define DASH 3.6
#define STEP 6.2

/* Seen by day and by night. */
static const GdkRGBA outline = { 0.56f, 0.51f, 0.47f, 1 };

/**
 * favor_face_put:
 * @art: (transfer full): id of a picture
 * @at: what it fills
 *
 * Adds a picture.
 */
/**
 * favor_face_new_picture:
 * @art: the id of a picture
 *
 * Returns: (transfer full): a face that is that picture
 */
FavorFace *
favor_face_new_picture (const char *art)
{
  const double height = 100;
  double       width = height * favor_art_get_aspect (favor_art_get_default (), art);
  FavorFace   *face = favor_face_new (width, height);

  favor_face_add_art (face, art, 0, 0, width, height);
  return face;
}

void
favor_face_put (FavorFace *self, char *art, const graphene_rect_t *at)
{
  favor_face_add_art (self,
                      art,
                      at->origin.x,
                      at->origin.y,
                      at->size.width,
                      at->size.height);
  g_free (art);
}

/**
 * favor_face_put_part:
 * @art: (transfer full): id of a picture
 * @at: what it would fill
 * @window: what is seen of it
 *
 * Adds a part of a picture.
 */
void
favor_face_put_part (FavorFace             *self,
                     char                  *art,
                     const graphene_rect_t *at,
                     const graphene_rect_t *window)
{
  favor_face_add_part (self, art, at, window);
  g_free (art);
}

/**
 * favor_face_put_long:
 * @stem: (transfer full): what the ids of its three pictures begin with, "-start", "-middle" and
 *   "-end" following
 * @end: the width of the first and the last one
 * @overlap: so far the middle one reaches below these
 * @at: what all fill together
 *
 * Adds a picture of which only the middle is stretched.
 */
void
favor_face_put_long (FavorFace             *self,
                     char                  *stem,
                     double                 end,
                     double                 overlap,
                     const graphene_rect_t *at)
{
  const double x = at->origin.x, y = at->origin.y;
  const double width = at->size.width, height = at->size.height;

  favor_face_put (self,
                  g_strconcat (stem, "-middle", NULL),
                  &FAVOR_RECT (x + end - overlap,
                               y,
                               width - 2 * end + 2 * overlap,
                               height));
  favor_face_put (self,
                  g_strconcat (stem, "-start", NULL),
                  &FAVOR_RECT (x, y, end, height));
  favor_face_put (self,
                  g_strconcat (stem, "-end", NULL),
                  &FAVOR_RECT (x + width - end, y, end, height));
  g_free (stem);
}

/**
 * favor_face_put_row:
 * @art: id of a picture
 * @n: how many times it is there
 * @step: from one to the next
 * @first: where the first one is
 *
 * Adds the same picture several times beside each other.
 */
void
favor_face_put_row (FavorFace             *self,
                    const char            *art,
                    guint                  n,
                    double                 step,
                    const graphene_rect_t *first)
{
  for (guint i = 0; i < n; i++)
    favor_face_add_art (self,
                        art,
                        first->origin.x + i * step,
                        first->origin.y,
                        first->size.width,
                        first->size.height);
}

/**
 * favor_face_write:
 * @text: translated
 * @size: of the letters
 * @style: how they stand in @at
 * @at: where they have room
 *
 * Adds text.
 */
void
favor_face_write (FavorFace             *self,
                  const char            *text,
                  double                 size,
                  FavorTextStyle         style,
                  const graphene_rect_t *at)
{
  favor_face_add_text (self,
                       text,
                       size,
                       style,
                       at->origin.x,
                       at->origin.y,
                       at->size.width,
                       at->size.height);
}

/**
 * favor_face_count:
 * @n: what is counted
 * @style: besides bold
 * @at: where it stands, as large as the width lets it be
 *
 * Adds a number.
 */
void
favor_face_count (FavorFace             *self,
                  gint64                 n,
                  FavorTextStyle         style,
                  const graphene_rect_t *at)
{
  g_autofree char *text = favor_text_number (n);

  favor_face_write (self,
                    text,
                    at->size.width * NUMBER_SHARE,
                    FAVOR_TEXT_BOLD | style,
                    at);
}

/**
 * favor_face_count_dark:
 * @n: what is counted
 * @style: besides bold
 * @at: where the plate is
 *
 * Adds a number on a dark plate with round ends.
 */
void
favor_face_count_dark (FavorFace             *self,
                       gint64                 n,
                       FavorTextStyle         style,
                       const graphene_rect_t *at)
{
  const double    low = at->size.height - at->size.width;
  graphene_rect_t square = FAVOR_RECT (at->origin.x,
                                       at->origin.y + low / 2,
                                       at->size.width,
                                       at->size.width);

  favor_face_add_plate (self, &favor_ink, at->size.height / 2, at);
  favor_face_count (self, n, style, &square);
}

/**
 * favor_face_add_rimmed:
 * @rim: colour of the edge
 * @ground: colour of what is within
 * @radius: of the outer corners
 * @width: of the rim
 * @at: all of it
 *
 * Adds a plate with a rim.
 */
void
favor_face_add_rimmed (FavorFace             *self,
                       const GdkRGBA         *rim,
                       const GdkRGBA         *ground,
                       double                 radius,
                       double                 width,
                       const graphene_rect_t *at)
{
  graphene_rect_t inner = *at;

  graphene_rect_inset (&inner, (float) width, (float) width);
  favor_face_add_plate (self, rim, radius, at);
  favor_face_add_plate (self, ground, radius - width, &inner);
}

/**
 * favor_face_add_pile:
 * @n: the cards of the pile
 * @width: of a card
 * @height: of a card, which lies at the corner of the face
 *
 * Adds what is seen of the cards below the first one: a few lower edges at the most.
 */
void
favor_face_add_pile (FavorFace *self, guint n, double width, double height)
{
  for (guint i = MIN (MAX (n, 1) - 1, EDGES_MOST); i > 0; i--)
    favor_face_add_rimmed (self,
                           &favor_ink,
                           &favor_paper_shade,
                           CORNER,
                           RIM,
                           &FAVOR_RECT (0,
                                        height + i * EDGE_STEP - EDGE_HIGH,
                                        width,
                                        EDGE_HIGH));
}

static void
add_dash (FavorFace *self, double x, double y, double width, double height)
{
  favor_face_add_plate (self, &outline, 0, &FAVOR_RECT (x, y, width, height));
}

/**
 * favor_face_add_dashes:
 * @line: thickness of a dash
 * @at: a place where nothing lies
 *
 * Adds dashes around it.
 */
void
favor_face_add_dashes (FavorFace *self, double line, const graphene_rect_t *at)
{
  const double dash = DASH * line;
  const double across = at->size.width - dash, down = at->size.height - dash;
  const double x = at->origin.x, y = at->origin.y;
  const double end = x + at->size.width - line, foot = y + at->size.height - line;
  const guint  n_across = (guint) (across / (STEP * line)) + 1;
  const guint  n_down = (guint) (down / (STEP * line)) + 1;

  for (guint i = 0; i <= n_across; i++)
    {
      add_dash (self, x + across * i / n_across, y, dash, line);
      add_dash (self, x + across * i / n_across, foot, dash, line);
    }
  for (guint i = 0; i <= n_down; i++)
    {
      add_dash (self, x, y + down * i / n_down, line, dash);
      add_dash (self, end, y + down * i / n_down, line, dash);
    }
}
