/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "kingdom-view-private.h"

#include "favor-children.h"
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

/* Nobody is looked for on a map that has gone: there may have been no strip on it. */
static void
unmap_cb (KingdomView *self)
{
  self->sought = -1;
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

/* ---- The strip ------------------------------------------------------------------------ */

/* Of the map, in pixels: before it is lower the strip gives way, which a page of the panel tells, too. */
#define MAP_LEAST 96

static void
measure (GtkWidget     *widget,
         GtkOrientation orientation,
         int            for_size,
         int           *minimum,
         int           *natural,
         int           *minimum_baseline,
         int           *natural_baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, wanted;

      favor_child_measure (child, orientation, -1, &least, &wanted);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wanted);
    }
}

/* All of it, or nothing. */
static int
find_strip_height (KingdomView *self, int height)
{
  int strip = favor_child_get_natural (GTK_WIDGET (self->strip),
                                       GTK_ORIENTATION_VERTICAL,
                                       -1);

  return height - strip >= MAP_LEAST ? strip : 0;
}

/* The map ends above the strip; what covers the foot for a while lifts the strip, and what lies over the map. */
static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  KingdomView *self = KINGDOM_VIEW (widget);
  const int    strip = find_strip_height (self, height);
  int          overhang;

  g_object_get (self, "overhang", &overhang, NULL);
  gtk_widget_set_child_visible (GTK_WIDGET (self->strip), strip > 0);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkAllocation at = { 0, 0, width, height };

      if (!gtk_widget_should_layout (child))
        continue;
      if (child == GTK_WIDGET (self->strip))
        at = (GtkAllocation){ 0, height - overhang - strip, width, strip };
      else if (child == GTK_WIDGET (self->chart))
        at.height -= strip;
      else if (child == self->corner)
        at.height -= strip + overhang;
      if (gtk_widget_get_child_visible (child))
        favor_child_allocate (child, &at);
    }
}

static void
follow_strip (KingdomView *self)
{
  gboolean compact;
  int      overhang;

  g_object_get (self, "compact", &compact, "overhang", &overhang, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->strip), compact);
  g_object_set (self->chart, "overhang", overhang, NULL);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
kingdom_view_init_court (KingdomView *self)
{
  self->pointed = self->read = self->sought = -1;
  kingdom_view_init_lights (self);
  gtk_widget_insert_after (GTK_WIDGET (self->strip), GTK_WIDGET (self), self->corner);
  g_signal_connect_swapped (self->strip, "map", G_CALLBACK (map_strip_cb), self);
  g_signal_connect_swapped (self->chart, "unmap", G_CALLBACK (unmap_cb), self);
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 gtk_custom_layout_new (NULL, measure, allocate));
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
