/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-details.h"

#include "favor-children.h"
#include "favor-closures.h"
#include "favor-pair-layout.h"
#include "favor-piece.h"

#define EDGE 12
/* In low places there is less of it. */
#define LOW_BELOW 130
#define EDGE_LOW  6
/* The most of the width that the face may take. */
#define FACE_SHARE 0.44
/* Where there are many words it becomes so much smaller, in such steps; and only where that and less
 * of an edge are not enough, so small. */
#define FACE_LEAST    0.7
#define FACE_SMALLEST 0.5
#define FACE_STEP     6

struct _FavorDetails
{
  GtkWidget parent_instance;

  FavorPiece *picture;
  GtkWidget  *scroller;
  GtkWidget  *words;
  GtkWidget  *title;
  GtkWidget  *subtitle;
  GtkWidget  *text;
  GtkWidget  *note;
  /* (nullable): instead of nothing. */
  GtkWidget *rest;
  /* (nullable): the whole card, for the sheet. */
  FavorFace *card;
  /* (nullable): what stands on the sheet alone. */
  char *line;
};

G_DEFINE_FINAL_TYPE (FavorDetails, favor_details, GTK_TYPE_WIDGET)

static void
favor_details_measure (GtkWidget     *widget,
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
allocate (GtkWidget *child, double x, double y, double width, double height)
{
  gtk_widget_allocate (child,
                       MAX (favor_child_get_least (child, GTK_ORIENTATION_HORIZONTAL, -1),
                            (int) width),
                       MAX (1, (int) height),
                       -1,
                       gsk_transform_translate (NULL,
                                                &GRAPHENE_POINT_INIT ((float) x,
                                                                      (float) y)));
}

/* Whether all words are seen at once, none of them over the face. */
static gboolean
is_read (FavorDetails *self, double width, double height)
{
  return width >=
           favor_child_get_least (self->scroller, GTK_ORIENTATION_HORIZONTAL, -1) &&
         height >= favor_child_get_height (self->words, (int) width);
}

/* Where the face and the words are in a place of that size. */
typedef struct
{
  double edge;
  double room;
  double picture;
  double words;
} Plan;

/* FALSE if words are out of sight although the face is as small as `least`, of what it would be. */
static gboolean
try_plan (FavorDetails *self,
          int           width,
          int           height,
          double        edge,
          double        least,
          Plan         *plan)
{
  FavorFace *face = favor_piece_get_face (self->picture);
  double     aspect = face != NULL ? favor_face_get_aspect (face) : 0;

  plan->edge = edge;
  plan->room = MAX (1, height - 2 * edge);
  plan->picture = MIN (plan->room * aspect, width * FACE_SHARE);
  plan->words = width - plan->picture - (face != NULL ? 3 : 2) * edge;
  for (least *= plan->picture; !is_read (self, plan->words, plan->room);
       plan->words += FACE_STEP)
    {
      if (plan->picture - FACE_STEP < least || face == NULL)
        return FALSE;
      plan->picture -= FACE_STEP;
    }
  return TRUE;
}

/* The face is as high as the place allows, the words have the rest; before words are out of sight
 * the face gives way, then the edge. */
static Plan
make_plan (FavorDetails *self, int width, int height)
{
  double edge = height < LOW_BELOW ? EDGE_LOW : EDGE;
  Plan   plan;

  if (!try_plan (self, width, height, edge, FACE_LEAST, &plan) &&
      !try_plan (self, width, height, EDGE_LOW, FACE_LEAST, &plan))
    try_plan (self, width, height, EDGE_LOW, FACE_SMALLEST, &plan);
  return plan;
}

static gboolean
says_nothing (FavorDetails *self)
{
  GtkWidget *labels[] = { self->title, self->subtitle, self->text, self->note };

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    if (gtk_widget_get_visible (labels[i]))
      return FALSE;
  return favor_piece_get_face (self->picture) == NULL;
}

static void
allocate_rest (FavorDetails *self, int width, int height)
{
  const int room = width - 2 * EDGE;
  gboolean  seen;

  if (self->rest == NULL)
    return;
  seen = says_nothing (self) &&
         room >= favor_child_get_least (self->rest, GTK_ORIENTATION_HORIZONTAL, -1) &&
         height >= favor_child_get_least (self->rest, GTK_ORIENTATION_VERTICAL, room);
  gtk_widget_set_child_visible (self->rest, seen);
  if (seen)
    allocate (self->rest, EDGE, 0, room, height);
}

static void
favor_details_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FavorDetails *self = FAVOR_DETAILS (widget);
  FavorFace    *face = favor_piece_get_face (self->picture);
  gboolean      rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  Plan          plan = make_plan (self, width, height);
  double        beside = width - plan.edge;

  gtk_widget_set_child_visible (GTK_WIDGET (self->picture), face != NULL);
  if (face != NULL)
    allocate (GTK_WIDGET (self->picture),
              rtl ? beside - plan.picture : plan.edge,
              plan.edge,
              plan.picture,
              plan.picture / favor_face_get_aspect (face));
  allocate (self->scroller,
            rtl ? plan.edge : beside - plan.words,
            plan.edge,
            plan.words,
            plan.room);
  allocate_rest (self, width, height);
}

static void
favor_details_dispose (GObject *object)
{
  g_clear_pointer (&FAVOR_DETAILS (object)->rest, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (object), FAVOR_TYPE_DETAILS);
  favor_details_set_card (FAVOR_DETAILS (object), NULL, NULL);

  G_OBJECT_CLASS (favor_details_parent_class)->dispose (object);
}

static void
released_cb (FavorDetails *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "view.enlarge", NULL);
}

static void
favor_details_class_init (FavorDetailsClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_details_dispose;
  widget_class->measure = favor_details_measure;
  widget_class->size_allocate = favor_details_size_allocate;

  g_type_ensure (FAVOR_TYPE_PAIR_LAYOUT);
  g_type_ensure (FAVOR_TYPE_PIECE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "details.ui");
#define BIND(name) gtk_widget_class_bind_template_child (widget_class, FavorDetails, name)
  BIND (picture);
  BIND (scroller);
  BIND (words);
  BIND (title);
  BIND (subtitle);
  BIND (text);
  BIND (note);
#undef BIND
  gtk_widget_class_bind_template_callback (widget_class, released_cb);
  gtk_widget_class_set_css_name (widget_class, "details");
}

static void
favor_details_init (FavorDetails *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

FavorDetails *
favor_details_new (void)
{
  return g_object_new (FAVOR_TYPE_DETAILS, NULL);
}

static void
set_text (GtkWidget *label, const char *text)
{
  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL && *text != '\0');
}

void
favor_details_set_note (FavorDetails *self, const char *note)
{
  g_return_if_fail (FAVOR_IS_DETAILS (self));

  set_text (self->note, note);
}

void
favor_details_show (FavorDetails *self,
                    FavorFace    *face,
                    const char   *title,
                    const char   *subtitle,
                    const char   *text,
                    const char   *note)
{
  g_return_if_fail (FAVOR_IS_DETAILS (self));

  favor_details_set_card (self, NULL, NULL);
  favor_piece_replace_face (self->picture, face);
  set_text (self->title, title);
  set_text (self->subtitle, subtitle);
  set_text (self->text, text);
  set_text (self->note, note);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
favor_details_set_rest (FavorDetails *self, GtkWidget *rest)
{
  g_return_if_fail (FAVOR_IS_DETAILS (self) && self->rest == NULL);

  self->rest = rest;
  gtk_widget_set_parent (rest, GTK_WIDGET (self));
}

void
favor_details_set_card (FavorDetails *self, FavorFace *card, const char *line)
{
  g_return_if_fail (FAVOR_IS_DETAILS (self));

  g_clear_pointer (&self->card, favor_face_unref);
  if (card != NULL)
    self->card = favor_face_ref (card);
  g_free (self->line);
  self->line = g_strdup (line);
}

gboolean
favor_details_enlarge (FavorDetails *self, FavorCardSheet *sheet)
{
  FavorFace       *face;
  const char      *title;
  g_autofree char *text = NULL;

  g_return_val_if_fail (FAVOR_IS_DETAILS (self), FALSE);

  face = self->card != NULL ? self->card : favor_piece_get_face (self->picture);
  title = gtk_label_get_label (GTK_LABEL (self->title));
  if (face == NULL && *title == '\0')
    return FALSE;
  text = g_strjoin (self->line != NULL ? "\n" : NULL,
                    gtk_label_get_label (GTK_LABEL (self->text)),
                    self->line,
                    NULL);
  favor_card_sheet_show (sheet,
                         face,
                         title,
                         gtk_label_get_label (GTK_LABEL (self->subtitle)),
                         text,
                         gtk_label_get_label (GTK_LABEL (self->note)));
  return TRUE;
}
