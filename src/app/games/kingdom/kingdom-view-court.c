/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "kingdom-view-private.h"

#include "favor-focus.h"

/* The court in the panel: who is asked for a favor, and where on the map wishes come true. */

static GtkWidget *
get_overview (FavorGameView *view)
{
  return GTK_WIDGET (KINGDOM_VIEW (view)->court);
}

static const char *
get_overview_title (FavorGameView *view)
{
  /* Translators: page of the panel: the people at court and what they wish for; little space */
  return C_ ("page", "Court");
}

static GtkWidget *
get_supplement (FavorGameView *view)
{
  return GTK_WIDGET (KINGDOM_VIEW (view)->ties);
}

static gboolean
is_asked_for (KingdomView *self, guint character)
{
  const FavorAction *action = kingdom_view_get_action (self);

  return action != NULL && action->kind == KINGDOM_ACTION_TAKE_FAVOR &&
         action->arg[KINGDOM_CHARACTER] == (gint) character;
}

/* The favor of that person, as far as the rules let it be taken; else why not is said. Who is chosen twice
 * is meant. */
static void
ask_for (KingdomView *self, guint character)
{
  const FavorPart part = favor_part (KINGDOM_ACTION_TAKE_FAVOR,
                                     &kingdom_characters.thing,
                                     (gint) character);

  if (is_asked_for (self, character))
    favor_piece_view_commit (FAVOR_PIECE_VIEW (self));
  else if (favor_piece_view_choose (FAVOR_PIECE_VIEW (self), &part, 1, NULL))
    favor_piece_view_pick (FAVOR_PIECE_VIEW (self));
}

gboolean
kingdom_view_focus_offer (KingdomView *self)
{
  const KingdomState *state = kingdom_view_get_state (self);
  KingdomCourt *court = gtk_widget_get_mapped (GTK_WIDGET (self->court)) ? self->court
                                                                         : self->strip;

  if (!kingdom_view_is_open (self) || state->head.phase != KINGDOM_PHASE_CLAIM ||
      !gtk_widget_get_mapped (GTK_WIDGET (court)))
    return FALSE;
  for (guint character = KINGDOM_N_CHARACTERS; character-- > 0;)
    if (state->offer[character] &&
        (kingdom_view_get_action (self) == NULL || is_asked_for (self, character)))
      return favor_focus_give (GTK_WIDGET (kingdom_court_get_row (court, character)));
  return FALSE;
}

/* Where the court is a page that lies over the map, a row is read first: pressed once more it leads to the map,
 * where the strip has the same person. */
static void
lead_to_map (KingdomView *self, guint character)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self->chart)))
    return;
  if (self->read == (gint) character)
    {
      self->sought = (gint) character;
      gtk_widget_activate_action (GTK_WIDGET (self->court), "view.page", "s", "board");
    }
  self->read = (gint) character;
}

static void
map_strip_cb (KingdomView *self)
{
  const gint sought = self->sought;

  self->sought = self->read = -1;
  if (sought >= 0)
    favor_focus_give (GTK_WIDGET (kingdom_court_get_row (self->strip, (guint) sought)));
}

void
kingdom_view_court_cb (KingdomView *self, guint character)
{
  const KingdomCourtEntry *entry = kingdom_court_get_entry (self->court, character);

  if (kingdom_view_is_open (self) &&
      kingdom_view_get_state (self)->head.phase == KINGDOM_PHASE_CLAIM)
    ask_for (self, character);
  else if (entry != NULL && entry->outlook.near.has_place)
    {
      lead_to_map (self, character);
      favor_map_centre (FAVOR_MAP (self->chart),
                        &GRAPHENE_POINT_INIT ((float) entry->outlook.near.x + 0.5f,
                                              (float) entry->outlook.near.y + 0.5f),
                        TRUE);
    }
}

void
kingdom_view_point_cb (KingdomView *self, gint character)
{
  self->pointed = character;
  kingdom_view_show_lights (self);
}

/* The map ends above the strip, which always lies there; what covers its foot for a while moves both. */
static void
follow_strip (KingdomView *self)
{
  GtkWidget *strip = GTK_WIDGET (self->strip);
  gboolean   compact;
  int        overhang, height = 0;

  g_object_get (self, "compact", &compact, "overhang", &overhang, NULL);
  gtk_widget_set_visible (strip, compact);
  gtk_widget_set_margin_bottom (strip, 0);
  if (compact)
    gtk_widget_measure (strip, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  gtk_widget_set_margin_bottom (strip, overhang);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->chart), height);
  g_object_set (self->chart, "overhang", overhang, NULL);
  gtk_widget_set_margin_bottom (self->corner, height + overhang);
}

void
kingdom_view_init_court (KingdomView *self)
{
  self->pointed = self->read = self->sought = -1;
  kingdom_view_init_lights (self);
  gtk_widget_insert_after (GTK_WIDGET (self->strip), GTK_WIDGET (self), self->corner);
  g_signal_connect_swapped (self->strip, "map", G_CALLBACK (map_strip_cb), self);
  g_signal_connect (self, "notify::compact", G_CALLBACK (follow_strip), NULL);
  g_signal_connect (self, "notify::overhang", G_CALLBACK (follow_strip), NULL);
  follow_strip (self);
}

void
kingdom_view_install_court (FavorGameViewClass *view_class)
{
  view_class->get_overview = get_overview;
  view_class->get_overview_title = get_overview_title;
  view_class->get_supplement = get_supplement;
}
