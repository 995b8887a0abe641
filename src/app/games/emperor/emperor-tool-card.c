/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "emperor-tool-card.h"

#include "emperor-words.h"
#include "favor-text.h"
#include "favor-tooltip.h"

static FavorFace *
new_face (guint key)
{
  if (key >= EMPEROR_CARD_EVENT)
    return emperor_face_new_event_hand (key - EMPEROR_CARD_EVENT, 0, 0);
  return emperor_face_new_hand (key);
}

static FavorPiece *
new_piece (guint key)
{
  FavorPiece           *piece = favor_piece_new ();
  g_autoptr (FavorFace) face = new_face (key);

  favor_piece_set_key (piece, key);
  favor_piece_replace_face (piece, face);
  return piece;
}

/* What is drawn on a small card is too small to be read. */
static void
set_rules_tooltip (GtkWidget *piece, guint key)
{
  g_autofree char *tooltip = g_strconcat (emperor_card_title (key),
                                          "\n",
                                          emperor_card_text (key),
                                          NULL);

  favor_tooltip_set (piece, tooltip);
}

/**
 * emperor_card_new:
 * @key: a piece, or %EMPEROR_CARD_EVENT and an Event
 * @n: how many there are; only several are numbered
 * @label: what the piece says for ears
 *
 * Returns: (transfer floating): a widget that its parent gives a size
 */
GtkWidget *
emperor_card_new (guint key, guint n, const char *label)
{
  GtkWidget  *overlay = gtk_overlay_new ();
  FavorPiece *piece = new_piece (key);

  favor_piece_set_label (piece, label);
  set_rules_tooltip (GTK_WIDGET (piece), key);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (piece));
  if (n > 1)
    {
      g_autofree char *number = favor_text_number (n);
      /* The mark keeps the sign in front where text runs to the left. */
      g_autofree char *text = g_strconcat ("\u200e×", number, NULL);
      GtkWidget       *badge = gtk_label_new (text);

      gtk_widget_add_css_class (badge, "badge");
      gtk_widget_set_halign (badge, GTK_ALIGN_END);
      gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
      gtk_widget_set_can_target (badge, FALSE);
      gtk_overlay_add_overlay (GTK_OVERLAY (overlay), badge);
    }
  return overlay;
}

FavorPiece *
emperor_card_get_piece (GtkWidget *card)
{
  return FAVOR_PIECE (gtk_overlay_get_child (GTK_OVERLAY (card)));
}

/**
 * emperor_card_new_picture:
 * @width: in pixels; 0: its parent gives it a size
 *
 * Returns: (transfer floating): a picture of the card without a life of its own
 */
GtkWidget *
emperor_card_new_picture (guint key, int width)
{
  GtkWidget *piece = GTK_WIDGET (new_piece (key));

  gtk_widget_set_focusable (piece, FALSE);
  gtk_widget_set_can_target (piece, FALSE);
  if (width > 0)
    {
      gtk_widget_set_size_request (piece, width, (int) (width * EMPEROR_CARD_ASPECT));
      gtk_widget_set_valign (piece, GTK_ALIGN_START);
      gtk_widget_set_halign (piece, GTK_ALIGN_CENTER);
    }
  gtk_accessible_update_state (GTK_ACCESSIBLE (piece),
                               GTK_ACCESSIBLE_STATE_HIDDEN,
                               TRUE,
                               -1);
  return piece;
}

const char *
emperor_card_title (guint key)
{
  return key >= EMPEROR_CARD_EVENT ? emperor_event_title (key - EMPEROR_CARD_EVENT)
                                   : emperor_piece_title (key);
}

const char *
emperor_card_text (guint key)
{
  return key >= EMPEROR_CARD_EVENT ? emperor_event_text (key - EMPEROR_CARD_EVENT)
                                   : emperor_piece_text (key);
}
