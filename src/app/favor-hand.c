/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-hand.h"

#include "favor-accessible.h"

#define EDGE        6
#define GAP         8
#define LIFT        5
#define LIFT_CHOSEN 12
/* So much of each card in the tray is seen. */
#define TRAY_STEP 0.42

struct _FavorHand
{
  FavorBoard parent_instance;

  GPtrArray *pieces;
  GPtrArray *tray;
  /* From the start side; 0: there is no tray. */
  double tray_at;
};

G_DEFINE_FINAL_TYPE (FavorHand, favor_hand, FAVOR_TYPE_BOARD)

static double
lift_of (FavorPiece *piece)
{
  FavorPieceState state = favor_piece_get_state (piece);

  if (state & FAVOR_PIECE_CHOSEN)
    return LIFT_CHOSEN;
  return state & FAVOR_PIECE_CHOOSABLE ? LIFT : 0;
}

static void
place_row (FavorHand *self,
           GPtrArray *pieces,
           double     x,
           double     step,
           double     width,
           double     height)
{
  for (guint i = 0; i < pieces->len; i++)
    {
      FavorPiece *piece = g_ptr_array_index (pieces, i);

      favor_board_place (FAVOR_BOARD (self),
                         GTK_WIDGET (piece),
                         &GRAPHENE_RECT_INIT ((float) (x + i * step),
                                              (float) (EDGE + LIFT_CHOSEN -
                                                       lift_of (piece)),
                                              (float) width,
                                              (float) height));
    }
}

static double
aspect_of (GPtrArray *pieces)
{
  FavorFace *face = pieces->len > 0 ? favor_piece_get_face (g_ptr_array_index (pieces, 0))
                                    : NULL;

  return face != NULL ? favor_face_get_aspect (face) : 5.0 / 7;
}

static void
favor_hand_arrange (FavorBoard *board, int width, int height)
{
  FavorHand *self = FAVOR_HAND (board);
  guint      n = self->pieces->len, n_tray = self->tray->len;
  double     card_height = MAX (24, height - 2 * EDGE - LIFT_CHOSEN);
  double     card = card_height * aspect_of (n > 0 ? self->pieces : self->tray);
  double     tray = n_tray == 0 ? 0 : card * (1 + TRAY_STEP * (n_tray - 1)) + 2 * EDGE;
  double     room, step, used;

  /* The tray never takes more than a third; its cards lie closer then. */
  tray = MIN (tray, MAX (card + 2 * EDGE, width / 3.0));
  room = MAX (card, width - tray - 2 * EDGE);
  step = n > 1 ? MIN (card + GAP, (room - card) / (n - 1)) : 0;
  used = card + step * (n > 0 ? n - 1 : 0);
  place_row (self, self->pieces, EDGE + (room - used) / 2, step, card, card_height);
  self->tray_at = n_tray > 0 ? width - tray : 0;
  place_row (self,
             self->tray,
             self->tray_at + EDGE,
             n_tray > 1 ? (tray - 2 * EDGE - card) / (n_tray - 1) : 0,
             card,
             card_height);
}

static void
favor_hand_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FavorHand *self = FAVOR_HAND (widget);
  gboolean   rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  double     width = gtk_widget_get_width (widget);
  double     height = gtk_widget_get_height (widget);

  if (self->tray_at > 0)
    {
      double  x = rtl ? width - self->tray_at : self->tray_at;
      GdkRGBA line;

      gtk_style_context_get_color (gtk_widget_get_style_context (widget), &line);
      gtk_snapshot_append_color (snapshot,
                                 &line,
                                 &GRAPHENE_RECT_INIT ((float) x, 0, 1, (float) height));
    }
  GTK_WIDGET_CLASS (favor_hand_parent_class)->snapshot (widget, snapshot);
}

static void
favor_hand_finalize (GObject *object)
{
  FavorHand *self = FAVOR_HAND (object);

  g_ptr_array_unref (self->pieces);
  g_ptr_array_unref (self->tray);

  G_OBJECT_CLASS (favor_hand_parent_class)->finalize (object);
}

static void
favor_hand_class_init (FavorHandClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = favor_hand_finalize;
  widget_class->snapshot = favor_hand_snapshot;
  FAVOR_BOARD_CLASS (klass)->arrange = favor_hand_arrange;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "hand");
}

static void
favor_hand_init (FavorHand *self)
{
  self->pieces = g_ptr_array_new ();
  self->tray = g_ptr_array_new ();
  favor_accessible_set_name (GTK_WIDGET (self),
                             /* Translators: name of the row of own cards, for ears */
                             _ ("Hand"));
}

FavorHand *
favor_hand_new (void)
{
  return g_object_new (FAVOR_TYPE_HAND, NULL);
}

static int
compare_keys (gconstpointer a, gconstpointer b)
{
  guint first = favor_piece_get_key (*(FavorPiece **) a);
  guint second = favor_piece_get_key (*(FavorPiece **) b);

  return first < second ? -1 : first > second;
}

/* The keyboard goes through the children in their order, the eye through the places: both agree. */
static void
reorder (FavorHand *self)
{
  GtkWidget *last = NULL;

  g_ptr_array_sort (self->pieces, compare_keys);
  g_ptr_array_sort (self->tray, compare_keys);
  for (guint i = 0; i < self->pieces->len + self->tray->len; i++)
    {
      GtkWidget *piece = i < self->pieces->len
                           ? g_ptr_array_index (self->pieces, i)
                           : g_ptr_array_index (self->tray, i - self->pieces->len);

      gtk_widget_insert_after (piece, GTK_WIDGET (self), last);
      last = piece;
    }
}

void
favor_hand_add (FavorHand *self, FavorPiece *piece, gboolean in_tray)
{
  g_return_if_fail (FAVOR_IS_HAND (self));
  g_return_if_fail (FAVOR_IS_PIECE (piece));

  favor_board_add (FAVOR_BOARD (self), GTK_WIDGET (piece));
  g_ptr_array_add (in_tray ? self->tray : self->pieces, piece);
  reorder (self);
}

void
favor_hand_remove (FavorHand *self, FavorPiece *piece)
{
  g_return_if_fail (FAVOR_IS_HAND (self));

  if (!g_ptr_array_remove (self->pieces, piece))
    g_ptr_array_remove (self->tray, piece);
  favor_board_remove (FAVOR_BOARD (self), GTK_WIDGET (piece));
}

GPtrArray *
favor_hand_get_pieces (FavorHand *self)
{
  g_return_val_if_fail (FAVOR_IS_HAND (self), NULL);

  return self->pieces;
}

void
favor_hand_update (FavorHand *self, gboolean animate)
{
  g_return_if_fail (FAVOR_IS_HAND (self));

  favor_board_rearrange (FAVOR_BOARD (self), animate);
}
