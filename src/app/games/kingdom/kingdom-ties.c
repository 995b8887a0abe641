/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "kingdom-ties.h"

#include "favor-accessible.h"
#include "favor-art-picture.h"
#include "favor-children.h"
#include "favor-properties.h"
#include "favor-seat-sign.h"
#include "favor-sight.h"
#include "favor-text.h"
#include "favor-tooltip.h"

/* In pixels. */
#define FACE 26
#define SIGN 18

/* A column of the table. */
typedef struct
{
  GtkWidget *sign;
  GtkWidget *best;
  GtkWidget *face;
  GtkWidget *rank;
  GtkWidget *taken;
} Column;

struct _KingdomTies
{
  GtkWidget parent_instance;

  FavorSight *sight;
  GtkWidget  *grid;
  Column      columns[KINGDOM_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (KingdomTies, kingdom_ties, GTK_TYPE_WIDGET)

/* ---- What it shows -------------------------------------------------------------------- */

static void
show_best (const Column *column, const char *player, guint rank)
{
  const FavorWord *best = rank == 0 ? NULL : &kingdom_characters.words[rank - 1];
  g_autofree char *art = best == NULL ? NULL
                                      : g_strconcat ("kingdom/small-", best->id, NULL);
  g_autofree char *figure = rank == 0 ? g_strdup ("–") : favor_text_figure (rank);
  g_autofree char *words = NULL;

  if (best == NULL)
    /* Translators: below the scoring pads, for ears: a court has nobody yet */
    words = favor_text_fill (_ ("{player}: nobody at court"), "player", player);
  else
    /* Translators: below the scoring pads, for ears: the highest person of a court and that person's rank */
    words = favor_text_fill (_ ("{player}: best at court is the {character}, rank {n}"),
                             "player character@ n#",
                             player,
                             best,
                             rank);
  g_object_set (column->face, "art", art, "visible", art != NULL, NULL);
  gtk_label_set_label (GTK_LABEL (column->rank), figure);
  favor_accessible_set_name (column->best, words);
  favor_tooltip_set (column->best, words);
}

static void
show_taken (const Column *column, const char *player, guint taken)
{
  g_autofree char *figure = favor_text_figure (taken);
  /* Translators: below the scoring pads, for ears: how many favors were taken */
  g_autofree char *words = favor_text_fill (ngettext ("{player}: {n} favor taken",
                                                      "{player}: {n} favors taken",
                                                      taken),
                                            "player n#",
                                            player,
                                            taken);

  gtk_label_set_label (GTK_LABEL (column->taken), figure);
  favor_accessible_set_name (column->taken, words);
  favor_tooltip_set (column->taken, words);
}

static void
see (KingdomTies *self)
{
  const FavorMoment *moment = favor_sight_get_moment (self->sight);

  for (guint seat = 0; moment != NULL && seat < KINGDOM_MAX_SEATS; seat++)
    {
      const KingdomState *state = moment->state;
      const Column       *column = &self->columns[seat];
      const gboolean      plays = seat < moment->n_seats;

      gtk_widget_set_visible (column->sign, plays);
      gtk_widget_set_visible (column->best, plays);
      gtk_widget_set_visible (column->taken, plays);
      if (!plays)
        continue;
      favor_seat_sign_set_colour (FAVOR_SEAT_SIGN (column->sign), moment->colours[seat]);
      favor_tooltip_set (column->sign, moment->names.names[seat]);
      show_best (column,
                 moment->names.names[seat],
                 kingdom_best_rank (&state->seat[seat]));
      show_taken (column, moment->names.names[seat], state->seat[seat].taken);
    }
}

const char *
kingdom_ties_get_cell (KingdomTies *self, KingdomTiesLine line, FavorSeat seat)
{
  g_return_val_if_fail (KINGDOM_IS_TIES (self), NULL);
  g_return_val_if_fail (seat >= 0 && seat < KINGDOM_MAX_SEATS, NULL);

  return gtk_label_get_label (GTK_LABEL (line == KINGDOM_TIES_BEST
                                           ? self->columns[seat].rank
                                           : self->columns[seat].taken));
}

/* ---- Object --------------------------------------------------------------------------- */

/* clang-format off */
static const FavorProperty property_table[] = {
  { "sight", G_TYPE_OBJECT, FAVOR_WRITABLE, FAVOR_MEMBER (KingdomTies, sight),
    .class_type = favor_sight_get_type, .changed = G_CALLBACK (see) },
};

/* clang-format on */

static void
kingdom_ties_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (kingdom_ties_parent_class)->dispose (object);
}

static void
kingdom_ties_finalize (GObject *object)
{
  favor_properties_clear (object);

  G_OBJECT_CLASS (kingdom_ties_parent_class)->finalize (object);
}

static void
kingdom_ties_class_init (KingdomTiesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = kingdom_ties_dispose;
  G_OBJECT_CLASS (klass)->finalize = kingdom_ties_finalize;
  favor_properties_install (G_OBJECT_CLASS (klass),
                            property_table,
                            G_N_ELEMENTS (property_table),
                            NULL);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "kingdomties");
}

static void
add_source (KingdomTies *self, const char *words, int row)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "source");
  gtk_grid_attach (GTK_GRID (self->grid), label, 0, row, 1, 1);
}

static void
add_column (KingdomTies *self, guint seat)
{
  Column   *column = &self->columns[seat];
  const int at = (int) seat + 1;

  column->sign = favor_seat_sign_new (seat, SIGN);
  column->best = g_object_new (GTK_TYPE_BOX,
                               "spacing",
                               3,
                               "halign",
                               GTK_ALIGN_CENTER,
                               "accessible-role",
                               GTK_ACCESSIBLE_ROLE_IMG,
                               NULL);
  column->face = g_object_new (FAVOR_TYPE_ART_PICTURE, "width", FACE, NULL);
  column->rank = gtk_label_new (NULL);
  column->taken = gtk_label_new (NULL);
  gtk_box_append (GTK_BOX (column->best), column->face);
  gtk_box_append (GTK_BOX (column->best), column->rank);
  gtk_widget_set_halign (column->sign, GTK_ALIGN_CENTER);
  gtk_grid_attach (GTK_GRID (self->grid), column->sign, at, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), column->best, at, 1 + KINGDOM_TIES_BEST, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid),
                   column->taken,
                   at,
                   1 + KINGDOM_TIES_TAKEN,
                   1,
                   1);
}

static void
kingdom_ties_init (KingdomTies *self)
{
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 9);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 3);
  gtk_widget_add_css_class (self->grid, "paper");
  gtk_widget_add_css_class (self->grid, "pad");
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  /* Translators: heading of a small table below the scoring pads: what counts where courts are equal; little space */
  add_source (self, _ ("In a tie"), 0);
  /* Translators: a line of that table: the highest person of each court; little space */
  add_source (self, _ ("Best at court"), 1 + KINGDOM_TIES_BEST);
  /* Translators: a line of that table: how many favors each has taken; little space */
  add_source (self, _ ("Favors taken"), 1 + KINGDOM_TIES_TAKEN);
  for (guint seat = 0; seat < KINGDOM_MAX_SEATS; seat++)
    add_column (self, seat);
  /* Translators: what counts where courts are equal, for ears */
  favor_accessible_set_name (GTK_WIDGET (self), _ ("What breaks a tie"));
}
