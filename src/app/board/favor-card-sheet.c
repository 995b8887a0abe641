/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-card-sheet.h"

#include "favor-accessible.h"
#include "favor-children.h"
#include "favor-closures.h"
#include "favor-piece.h"

/* The height of the card, and what stands beside it. */
#define CARD  431
#define WORDS 360
#define GAP   18
/* With less than that the words stand below the card, which then has at most this part of the
 * height. */
#define BESIDE_FROM 480
#define CARD_SHARE  0.64
/* The least room for the words below it. */
#define WORDS_LEAST 96

struct _FavorCardSheet
{
  GtkWidget parent_instance;

  FavorPiece *picture;
  GtkWidget  *scroller;
  GtkWidget  *words;
  GtkWidget  *title;
  GtkWidget  *subtitle;
  GtkWidget  *text;
  GtkWidget  *note;
  GtkWidget  *close;
};

G_DEFINE_FINAL_TYPE (FavorCardSheet, favor_card_sheet, GTK_TYPE_WIDGET)

static double
aspect_of (FavorCardSheet *self)
{
  FavorFace *face = self->picture != NULL ? favor_piece_get_face (self->picture) : NULL;

  return face != NULL ? favor_face_get_aspect (face) : 0;
}

static GtkSizeRequestMode
favor_card_sheet_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
favor_card_sheet_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  FavorCardSheet *self = FAVOR_CARD_SHEET (widget);
  int             card = (int) (CARD * aspect_of (self));
  int             width = for_size >= 0 ? for_size : card + GAP + WORDS;

  favor_children_measure (widget, orientation);
  *minimum = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = card + GAP + WORDS;
  else if (card == 0 || width < BESIDE_FROM)
    *natural = (card > 0 ? CARD + GAP : 0) + favor_child_get_height (self->words, width);
  else
    *natural = MAX (CARD, favor_child_get_height (self->words, width - card - GAP));
}

static void
allocate (GtkWidget *child, gboolean rtl, int room, GtkAllocation at)
{
  at.width = MAX (at.width,
                  favor_child_get_least (child, GTK_ORIENTATION_HORIZONTAL, -1));
  if (rtl)
    at.x = room - at.x - at.width;
  favor_child_allocate (child, &at);
}

static void
allocate_close (FavorCardSheet *self, gboolean rtl, int width)
{
  int size = favor_child_get_least (self->close, GTK_ORIENTATION_HORIZONTAL, -1);

  allocate (self->close, rtl, width, (GtkAllocation){ width - size, 0, size, size });
}

static void
favor_card_sheet_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FavorCardSheet *self = FAVOR_CARD_SHEET (widget);
  gboolean        rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  double          aspect = aspect_of (self);
  gboolean        beside = width >= BESIDE_FROM;
  double          room = beside ? height
                                : MIN (height * CARD_SHARE,
                              MAX (1,
                                   height - GAP -
                                     favor_child_get_height (self->words, width)));
  int             card_height, card_width, at;

  /* Few words leave the card more room. */
  if (!beside)
    room = MAX (room, MIN (height * CARD_SHARE, height - WORDS_LEAST));
  card_height = MAX (1, (int) MIN (room, CARD));
  card_width = (int) MIN (card_height * aspect, beside ? width * 0.6 : width);
  if (aspect > 0)
    card_height = (int) (card_width / aspect);
  gtk_widget_set_child_visible (GTK_WIDGET (self->picture), aspect > 0);
  allocate (GTK_WIDGET (self->picture),
            rtl,
            width,
            (GtkAllocation){ beside ? 0 : (width - card_width) / 2,
                             beside ? (height - card_height) / 2 : 0,
                             card_width,
                             card_height });
  at = aspect <= 0 ? 0 : (beside ? card_width : card_height) + GAP;
  if (beside)
    allocate (self->scroller,
              rtl,
              width,
              (GtkAllocation){ at, 0, MAX (1, width - at), height });
  else
    allocate (self->scroller,
              rtl,
              width,
              (GtkAllocation){ 0, at, width, MAX (1, height - at) });
  allocate_close (self, rtl, width);
}

static void
favor_card_sheet_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (favor_card_sheet_parent_class)->dispose (object);
}

static void
favor_card_sheet_class_init (FavorCardSheetClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_card_sheet_dispose;
  widget_class->measure = favor_card_sheet_measure;
  widget_class->get_request_mode = favor_card_sheet_get_request_mode;
  widget_class->size_allocate = favor_card_sheet_size_allocate;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "cardsheet");
}

static void
make_content (FavorCardSheet *self)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new ();

  g_type_ensure (FAVOR_TYPE_PIECE);
  gtk_builder_add_from_resource (builder, FAVOR_RESOURCES "card-sheet.ui", NULL);
#define GET(name) (gpointer) gtk_builder_get_object (builder, name)
  self->picture = GET ("picture");
  self->scroller = GET ("scroller");
  self->words = GET ("words");
  self->title = GET ("title");
  self->subtitle = GET ("subtitle");
  self->text = GET ("text");
  self->note = GET ("note");
  self->close = GET ("close");
#undef GET
  gtk_widget_set_parent (GTK_WIDGET (self->picture), GTK_WIDGET (self));
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  gtk_widget_set_parent (self->close, GTK_WIDGET (self));
}

static void
favor_card_sheet_init (FavorCardSheet *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "sheet");
}

static void
set_text (GPtrArray *parts, GtkWidget *label, const char *text)
{
  gboolean there = text != NULL && *text != '\0';

  gtk_label_set_label (GTK_LABEL (label), there ? text : "");
  gtk_widget_set_visible (label, there);
  if (there)
    g_ptr_array_add (parts, (gpointer) text);
}

void
favor_card_sheet_show (FavorCardSheet *self,
                       FavorFace      *face,
                       const char     *title,
                       const char     *subtitle,
                       const char     *text,
                       const char     *note)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  g_autofree char      *all = NULL;

  g_return_if_fail (FAVOR_IS_CARD_SHEET (self));

  if (self->picture == NULL)
    make_content (self);
  favor_piece_replace_face (self->picture, face);
  set_text (parts, self->title, title);
  set_text (parts, self->subtitle, subtitle);
  set_text (parts, self->text, text);
  set_text (parts, self->note, note);
  g_ptr_array_add (parts, NULL);
  all = g_strjoinv ("\n", (char **) parts->pdata);
  favor_accessible_set_name (self->words, all);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
favor_card_sheet_clear (FavorCardSheet *self)
{
  if (self->picture != NULL)
    favor_card_sheet_show (self, NULL, NULL, NULL, NULL, NULL);
}

void
favor_card_sheet_focus (FavorCardSheet *self)
{
  g_return_if_fail (FAVOR_IS_CARD_SHEET (self));

  gtk_widget_grab_focus (self->words);
}
