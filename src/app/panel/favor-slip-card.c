/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-slip-kind.h"

#include "favor-text.h"
#include "favor-tooltip.h"

static FavorPiece *
new_piece (const FavorSlipKind *kind, guint key)
{
  FavorPiece           *piece = favor_piece_new ();
  g_autoptr (FavorFace) face = kind->create_face (key);

  favor_piece_set_key (piece, key);
  favor_piece_replace_face (piece, face);
  return piece;
}

static GtkWidget *
new_badge (guint n)
{
  g_autofree char *number = favor_text_number (n);
  /* The mark keeps the sign in front where text runs to the left. */
  g_autofree char *text = g_strconcat ("\u200e×", number, NULL);
  GtkWidget       *badge = gtk_label_new (text);

  gtk_widget_add_css_class (badge, "badge");
  gtk_widget_set_halign (badge, GTK_ALIGN_END);
  gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
  gtk_widget_set_can_target (badge, FALSE);
  return badge;
}

GtkWidget *
favor_slip_card_new (const FavorSlipKind *kind, guint key, guint n, const char *label)
{
  GtkWidget       *overlay = gtk_overlay_new ();
  FavorPiece      *piece = new_piece (kind, key);
  g_autofree char *tooltip = g_strconcat (kind->get_title (key),
                                          "\n",
                                          kind->get_text (key),
                                          NULL);

  favor_piece_set_label (piece, label);
  /* What is drawn on a small card is too small to be read. */
  favor_tooltip_set (GTK_WIDGET (piece), tooltip);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (piece));
  if (n > 1)
    gtk_overlay_add_overlay (GTK_OVERLAY (overlay), new_badge (n));
  return overlay;
}

FavorPiece *
favor_slip_card_get_piece (GtkWidget *card)
{
  return FAVOR_PIECE (gtk_overlay_get_child (GTK_OVERLAY (card)));
}

GtkWidget *
favor_slip_card_new_picture (const FavorSlipKind *kind, guint key, int width)
{
  GtkWidget *piece = GTK_WIDGET (new_piece (kind, key));

  gtk_widget_set_focusable (piece, FALSE);
  gtk_widget_set_can_target (piece, FALSE);
  if (width > 0)
    {
      gtk_widget_set_size_request (piece, width, (int) (width * kind->aspect));
      gtk_widget_set_valign (piece, GTK_ALIGN_START);
      gtk_widget_set_halign (piece, GTK_ALIGN_CENTER);
    }
  gtk_accessible_update_state (GTK_ACCESSIBLE (piece),
                               GTK_ACCESSIBLE_STATE_HIDDEN,
                               TRUE,
                               -1);
  return piece;
}
