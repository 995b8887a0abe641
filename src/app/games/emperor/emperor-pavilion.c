/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "emperor-pavilion.h"

#include "emperor-faces.h"
#include "emperor-words.h"
#include "favor-face-parts.h"
#include "favor-text.h"

/* The place of a member of the Staff: roof with the name, portrait, piles, and the Stars of all
 * seats. */

/* Smaller places are laid out in another way; for letters of the usual size. */
#define FULL_WIDTH    215
#define FULL_HEIGHT   100
#define NARROW_HEIGHT 84

#define EDGE       8
#define GAP        6
#define BODY_SHARE 0.6
/* Of the roof: its ends, and by how much it is higher than letters. */
#define ROOF_END   (60.0 / 48)
#define ROOF_SHARE 0.17
#define ROOF_LEAST 22
#define ROOF_MOST  40
#define NAME_SHARE 0.62
#define NAME_MOST  19
/* Of the line of Stars below. */
#define STARS_SHARE 0.155
#define STARS_LEAST 17
#define STARS_MOST  34
#define STAR_MOST   26
#define STAR_LEAST  10
/* Between rows of Stars. */
#define ROW_GAP 1
/* Of the number beside a counted Star. */
#define NUMBER_WIDTH 13
#define NUMBER_LEAST 10
#define NUMBER_SIZE  12.5
/* In low rows no larger than this, beside the Star, or the rows would touch. */
#define NUMBER_MOST 1.3
/* From so many seats on the Stars of others are counted. */
#define COUNTED_FROM 5
/* Of a small portrait. */
#define MEDAL 38
/* At least so much of a Meeple is seen beside another one, of its width. */
#define CROWD_STEP 0.45
/* Below this width the figures on piles are larger. */
#define SMALL_BELOW 56

/* ---- Places --------------------------------------------------------------------------- */

/* Three piles within this place, as large as fits it, from its start, middle or end. */
static void
lay_out_piles (EmperorPavilion       *self,
               const graphene_rect_t *at,
               double                 gap_most,
               double                 align)
{
  double width = (at->size.width - 2 * GAP) / EMPEROR_N_LEVELS;
  double high = width * EMPEROR_PILE_ASPECT, gap = GAP, used;

  if (high > at->size.height)
    {
      high = at->size.height;
      width = high / EMPEROR_PILE_ASPECT;
    }
  gap = CLAMP ((at->size.width - EMPEROR_N_LEVELS * width) / (EMPEROR_N_LEVELS - 1),
               MIN (GAP, gap_most),
               gap_most);
  used = EMPEROR_N_LEVELS * width + (EMPEROR_N_LEVELS - 1) * gap;
  for (guint i = 0; i < EMPEROR_N_LEVELS; i++)
    self->piles[i] = FAVOR_RECT (at->origin.x + (at->size.width - used) * align +
                                   i * (width + gap),
                                 at->origin.y + (at->size.height - high) / 2,
                                 width,
                                 high);
  self->small = width < SMALL_BELOW;
}

/* The groups of all seats in one line. Where there are many, those of others are counted, and
 * where it is narrow, all of them. */
static void
lay_out_line (EmperorPavilion       *self,
              const graphene_rect_t *at,
              const EmperorTenants  *tenants)
{
  guint     n_seats = tenants->n_seats;
  FavorSeat own = tenants->own;
  gboolean  narrow = self->kind == EMPEROR_PAVILION_NARROW;
  gboolean  counted = n_seats >= COUNTED_FROM;
  double    gap = narrow ? 2 : 4, all = at->size.width - gap * (n_seats - 1);
  double    wide = all / n_seats, own_wide = wide, x = at->origin.x;

  if (counted && !narrow && own >= 0)
    {
      own_wide = MIN (EMPEROR_N_LEVELS * at->size.height - 4, at->size.width * 0.3);
      wide = (all - own_wide) / (n_seats - 1);
    }
  for (guint seat = 0; seat < n_seats; seat++)
    {
      double mine = (FavorSeat) seat == own ? own_wide : wide;

      self->counted[seat] = counted && (narrow || (FavorSeat) seat != own);
      self->groups[seat] = FAVOR_RECT (x, at->origin.y, mine, at->size.height);
      x += mine + gap;
    }
}

static double
number_width (const EmperorPavilion *self)
{
  gboolean close = self->kind == EMPEROR_PAVILION_NARROW || self->letters > 1;

  return (close ? NUMBER_LEAST : NUMBER_WIDTH) * self->letters;
}

/* The groups of all seats in two columns. */
static void
lay_out_block (EmperorPavilion       *self,
               const graphene_rect_t *at,
               const EmperorTenants  *tenants)
{
  guint     n_seats = tenants->n_seats;
  FavorSeat own = tenants->own;
  guint     rows = (n_seats + 1) / 2;
  double    wide = (at->size.width - 3) / 2, high = at->size.height / rows;
  gboolean  narrow = wide < 38 * self->letters;

  for (guint seat = 0; seat < n_seats; seat++)
    {
      self->counted[seat] = narrow ||
                            (n_seats >= COUNTED_FROM && (FavorSeat) seat != own);
      self->groups[seat] = FAVOR_RECT (at->origin.x + seat % 2 * (wide + 3),
                                       at->origin.y + seat / 2 * high,
                                       wide,
                                       MAX (high - ROW_GAP, 1));
    }
}

static void
lay_out_full (EmperorPavilion *self, const EmperorTenants *tenants)
{
  double w = self->width, h = self->height, f = self->letters;
  double stars = CLAMP (h * STARS_SHARE, STARS_LEAST, STARS_MOST), d, x;

  self->roof = CLAMP (h * ROOF_SHARE, ROOF_LEAST * f, ROOF_MOST * f);
  d = MIN (h - self->roof * 0.2 - stars - 10, w * 0.27);
  x = EDGE + d + EDGE;
  self->portrait = FAVOR_RECT (EDGE, 2, d, d);
  self->name = FAVOR_RECT (x, 0, w - x - self->roof, self->roof * 0.94);
  self->line = h - stars - 9;
  lay_out_piles (self,
                 &FAVOR_RECT (x, self->roof + 5, w - x - 14, h - self->roof - stars - 17),
                 14,
                 0.5);
  lay_out_line (self, &FAVOR_RECT (12, h - stars - 5, w - 24, stars), tenants);
  self->meeples = FAVOR_RECT (EDGE, 2 + d * 0.56, d, d * 0.5);
}

static void
lay_out_small_roof (EmperorPavilion *self)
{
  double f = self->letters, medal = MIN (MEDAL, self->height * 0.45);

  self->roof = MIN (ROOF_LEAST * f, self->height * 0.3);
  self->portrait = FAVOR_RECT (4, 0, medal, medal);
  self->name = FAVOR_RECT (medal + 9,
                           0,
                           self->width - medal - 9 - self->roof,
                           self->roof * 0.94);
}

static void
lay_out_narrow (EmperorPavilion *self, const EmperorTenants *tenants, gboolean crowd)
{
  double w = self->width, h = self->height;
  double stars = CLAMP (h * 0.18, STARS_LEAST, STARS_MOST);
  double start = crowd ? 40 : 14;

  lay_out_small_roof (self);
  self->line = h - stars - 8;
  lay_out_piles (self,
                 &FAVOR_RECT (start,
                              self->roof + 4,
                              w - start - 14,
                              h - self->roof - stars - 14),
                 GAP,
                 crowd ? 1 : 0.5);
  lay_out_line (self, &FAVOR_RECT (11, h - stars - 4, w - 22, stars), tenants);
  self->meeples = FAVOR_RECT (8,
                              self->portrait.origin.y + self->portrait.size.height - 4,
                              30,
                              self->line - self->portrait.size.height + 2);
}

static void
lay_out_low (EmperorPavilion *self, const EmperorTenants *tenants)
{
  double w = self->width, h = self->height, f = self->letters, body, x;
  /* What two columns of counted Stars leave for the piles. */
  double piles = w - 36 - 2 * (number_width (self) + STAR_LEAST);

  lay_out_small_roof (self);
  body = h - self->roof - 8;
  lay_out_piles (self,
                 &FAVOR_RECT (13, self->roof + 4, MIN (w * 0.52, piles), body),
                 GAP,
                 0);
  x = self->piles[EMPEROR_N_LEVELS - 1].origin.x +
      self->piles[EMPEROR_N_LEVELS - 1].size.width + EDGE;
  lay_out_block (self, &FAVOR_RECT (x, self->roof + 4, w - x - 12, body), tenants);
  self->line = 0;
  self->meeples = FAVOR_RECT (w - 92 * MIN (f, 1.2),
                              -3,
                              74 * MIN (f, 1.2),
                              self->roof + 5);
}

void
emperor_pavilion_lay_out (EmperorPavilion       *self,
                          const graphene_size_t *size,
                          double                 letters,
                          const EmperorTenants  *tenants,
                          gboolean               crowd)
{
  gboolean narrow = size->width < FULL_WIDTH;

  *self = (EmperorPavilion){ .width = size->width,
                             .height = size->height,
                             .letters = letters };
  if (size->height < (narrow ? NARROW_HEIGHT : FULL_HEIGHT) * MIN (letters, 1.2))
    {
      self->kind = EMPEROR_PAVILION_LOW;
      lay_out_low (self, tenants);
    }
  else if (narrow)
    {
      self->kind = EMPEROR_PAVILION_NARROW;
      lay_out_narrow (self, tenants, crowd);
    }
  else
    {
      self->kind = EMPEROR_PAVILION_FULL;
      lay_out_full (self, tenants);
    }
}

graphene_rect_t
emperor_pavilion_place_star (const EmperorPavilion *self, FavorSeat seat, guint index)
{
  const graphene_rect_t *group = &self->groups[seat];
  double                 w = group->size.width, h = group->size.height, size, x, number;

  if (self->counted[seat])
    {
      number = number_width (self);
      size = MAX (MIN (MIN (h - 1, STAR_MOST), w - number), 1);
      x = (w - size - number) / 2;
    }
  else
    {
      size = MIN (h - 1, (w - 4) / EMPEROR_N_LEVELS);
      x = (w - EMPEROR_N_LEVELS * size) / 2 + index * size;
    }
  return FAVOR_RECT (group->origin.x + x, group->origin.y + (h - size) / 2, size, size);
}

/* Side by side they overlap by a third, and where there are many by a little more; they become
 * smaller before one hides another's sign. */
graphene_rect_t
emperor_pavilion_place_meeple (const EmperorPavilion *self,
                               guint                  index,
                               guint                  n,
                               double                 aspect)
{
  const graphene_rect_t *at = &self->meeples;
  double                 most = at->size.width / (1 + (n - 1) * CROWD_STEP);
  double                 wide = MIN (at->size.height * aspect, most);
  double                 high = wide / aspect, step;

  step = wide * 2 / 3;
  if (n > 1)
    step = MIN (step, (at->size.width - wide) / (n - 1));
  return FAVOR_RECT (at->origin.x + (at->size.width - wide - step * (n - 1)) / 2 +
                       step * index,
                     at->origin.y + at->size.height - high,
                     wide,
                     high);
}

static double
name_size (const EmperorPavilion *self)
{
  return MIN (self->roof * NAME_SHARE, NAME_MOST * self->letters);
}

double
emperor_pavilion_measure_name (const EmperorPavilion *self,
                               GtkWidget             *widget,
                               guint                  staff)
{
  const char *name = emperor_staff_title (staff);

  return self->name.origin.x +
         MIN (favor_face_measure_text (widget, name, name_size (self), FAVOR_TEXT_BOLD),
              self->name.size.width);
}

/* ---- Pictures ------------------------------------------------------------------------- */

/* How many Stars there are, beside the only one that is seen. */
static void
add_number (FavorFace             *face,
            const EmperorPavilion *self,
            const EmperorColours  *colours,
            guint                  n,
            const graphene_rect_t *star)
{
  g_autofree char *text = favor_text_number (n);
  double           high = star->size.height;

  favor_face_write (face,
                    text,
                    MIN (MAX (NUMBER_SIZE * self->letters, high * 0.6),
                         high * NUMBER_MOST),
                    FAVOR_TEXT_BOLD | (colours->dark ? FAVOR_TEXT_PALE : 0),
                    &FAVOR_RECT (star->origin.x + star->size.width,
                                 star->origin.y,
                                 number_width (self),
                                 high));
}

/* The own group has a face of its own. */
static void
add_group (FavorFace             *face,
           const EmperorPavilion *self,
           const EmperorColours  *colours,
           const EmperorTenants  *tenants,
           FavorSeat              seat)
{
  guint n = self->counted[seat] ? 1 : EMPEROR_N_LEVELS, stars = tenants->stars[seat];

  for (guint i = 0; i < n; i++)
    {
      graphene_rect_t at = emperor_pavilion_place_star (self, seat, i);

      if (seat == tenants->own)
        graphene_rect_offset (&at,
                              -self->groups[seat].origin.x,
                              -self->groups[seat].origin.y);
      favor_face_put (face,
                      i < stars ? emperor_seat_art ("star", tenants->colours[seat])
                                : g_strdup ("emperor/slot"),
                      &at);
      if (self->counted[seat] && stars > 0)
        add_number (face, self, colours, stars, &at);
    }
}

static void
add_body (FavorFace *face, const EmperorPavilion *self, const EmperorColours *colours)
{
  double top = self->roof * BODY_SHARE, high = self->height - top;
  double wide = self->width - 2 * EDGE;

  favor_face_add_plate (face,
                        &colours->edge,
                        6,
                        &FAVOR_RECT (EDGE - 1, top, wide + 2, MAX (high, 0)));
  favor_face_add_plate (face,
                        &colours->body,
                        5,
                        &FAVOR_RECT (EDGE, top, wide, MAX (high - 1, 0)));
  if (self->line > 0)
    favor_face_add_plate (face,
                          &colours->line,
                          0,
                          &FAVOR_RECT (EDGE, self->line, wide, 1));
}

FavorFace *
emperor_pavilion_new_face (const EmperorPavilion *self,
                           const EmperorColours  *colours,
                           guint                  staff,
                           const EmperorTenants  *tenants)
{
  FavorFace *face = favor_face_new (self->width, self->height);

  favor_face_set_sided (face, TRUE);
  add_body (face, self, colours);
  for (guint seat = 0; seat < tenants->n_seats; seat++)
    if ((FavorSeat) seat != tenants->own)
      add_group (face, self, colours, tenants, (FavorSeat) seat);
  favor_face_set_sided (face, FALSE);
  favor_face_put_long (face,
                       g_strconcat ("emperor/roof-", emperor_staff.words[staff].id, NULL),
                       self->roof * ROOF_END,
                       1,
                       &FAVOR_RECT (0, 0, self->width, self->roof));
  favor_face_set_sided (face, TRUE);
  favor_face_put (face,
                  emperor_portrait_art (staff, self->portrait.size.width),
                  &self->portrait);
  favor_face_write (face,
                    emperor_staff_title (staff),
                    name_size (self),
                    FAVOR_TEXT_BOLD | FAVOR_TEXT_PALE | FAVOR_TEXT_START,
                    &self->name);
  return face;
}

FavorFace *
emperor_pavilion_new_slots (const EmperorPavilion *self,
                            const EmperorColours  *colours,
                            const EmperorTenants  *tenants)
{
  const graphene_rect_t *group = &self->groups[tenants->own];
  FavorFace             *face = favor_face_new (group->size.width, group->size.height);
  graphene_rect_t        at = { *graphene_point_zero (), group->size };

  favor_face_set_sided (face, TRUE);
  favor_face_add_plate (face, &colours->own, group->size.height / 2, &at);
  add_group (face, self, colours, tenants, tenants->own);
  return face;
}
