/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-game-page-private.h"

#include "favor-signals.h"
#include "favor-views.h"

/* The view of the position: the game's own one, or the plain one that every game has. With a view
 * of the game's own the list of legal moves stands in the panel. */

#define TOOL_PAGE "tool"

/**
 * favor_game_page_get_choice_list:
 *
 * Returns: (transfer none): the list of legal moves that can be seen, or that is behind the pads
 */
FavorChoiceList *
favor_game_page_get_choice_list (FavorGamePage *self)
{
  if (FAVOR_IS_PLAIN_VIEW (self->view))
    return favor_plain_view_get_choices (FAVOR_PLAIN_VIEW (self->view));
  return favor_game_panel_get_choice_list (self->panel);
}

/* What the view has for other places of the page. `name` is that of a region of the layout. */
static void
adopt (FavorGamePage *self, GtkWidget *widget, const char *name, GtkWidget *before)
{
  if (widget == NULL)
    return;
  gtk_widget_set_name (widget, name);
  gtk_widget_insert_before (widget, GTK_WIDGET (self->layout), before);
}

/* The stack would give the focus to the page that comes in the place of the tool; it belongs where
 * the game goes on. */
static void
close_tool (FavorGamePage *self, gboolean had_focus)
{
  self->take_focus |= had_focus;
  if (g_str_equal (self->page, TOOL_PAGE))
    favor_game_page_set_page (self, "board");
  if (self->take_focus)
    favor_game_page_queue_focus (self);
}

/* The tool is a page of the panel that is there only while it is open. */
static void
tool_open_cb (FavorGamePage *self)
{
  gboolean   open = favor_game_view_get_tool_open (self->view);
  GtkWidget *focus = favor_game_page_get_focus (self);
  GtkWidget *tool;

  favor_game_page_follow_interruptions (self);
  favor_game_page_update_tool_tab (self);
  tool = favor_game_panel_open_tool (self->panel,
                                     open,
                                     favor_game_page_get_tool_title (self));
  if (tool == NULL)
    return;
  if (!open)
    {
      close_tool (self, focus != NULL && gtk_widget_is_ancestor (focus, tool));
      return;
    }
  favor_game_page_set_page (self, TOOL_PAGE);
  /* A page that is just being made has no window yet. */
  if (gtk_widget_get_root (tool) != NULL && !gtk_widget_grab_focus (tool))
    gtk_widget_child_focus (tool, GTK_DIR_TAB_FORWARD);
}

/* What the view shows of an action with several consequences. */
static void
tell_shown (FavorGamePage *self)
{
  FavorSession *session = favor_table_get_session (self->table);
  guint         n_shown;

  favor_game_view_get_shown (self->view, &n_shown);
  /* What begins the next round is nothing that anybody waits for. */
  if (favor_game_view_get_round_waits (self->view))
    favor_session_get_events (session, favor_session_get_n_plies (session), &n_shown);
  favor_game_page_pace_again (self);
  favor_table_tell_shown (self->table,
                          favor_game_view_get_showing (self->view),
                          favor_game_view_get_paused (self->view),
                          favor_game_view_get_caption (self->view),
                          n_shown);
  favor_game_page_follow_round (self);
}

static void
selected_cb (FavorGamePage *self)
{
  favor_bubble_dismiss (self->bubble);
  favor_game_page_offer (self);
}

static void
watch_view (FavorGamePage *self)
{
  static const struct
  {
    const char *signal;
    GCallback   callback;
  } signals[] = {
    { "picked", G_CALLBACK (favor_game_page_picked) },
    { "refused", G_CALLBACK (favor_game_page_refuse) },
    { "advised", G_CALLBACK (favor_game_page_advise) },
    { "notify::tool-open", G_CALLBACK (tool_open_cb) },
    { "selected", G_CALLBACK (selected_cb) },
    { "chosen", G_CALLBACK (favor_game_page_submit) },
    { "notify::caption", G_CALLBACK (tell_shown) },
    { "notify::paused", G_CALLBACK (tell_shown) },
    { "notify::showing", G_CALLBACK (tell_shown) },
    { "seen", G_CALLBACK (favor_game_page_follow_flights) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    favor_signals_connect (self->view, signals[i].signal, signals[i].callback, self);
}

static GType
find_type (FavorGamePage *self)
{
  const FavorViewKind *kind =
    favor_views_find (favor_session_get_game (favor_table_get_session (self->table))->id);

  return kind == NULL || self->plain ? FAVOR_TYPE_PLAIN_VIEW : kind->get_type ();
}

static void
create_view (FavorGamePage *self)
{
  self->view = g_object_new (find_type (self), "name", "board", NULL);
  gtk_widget_set_overflow (GTK_WIDGET (self->view), GTK_OVERFLOW_HIDDEN);
  gtk_widget_insert_before (GTK_WIDGET (self->view),
                            GTK_WIDGET (self->layout),
                            self->frame);
  g_object_set (self->layout,
                "hand-beside",
                favor_game_view_get_hand_beside (self->view),
                "hand-low",
                favor_game_view_get_hand_low (self->view),
                "panel-least",
                favor_game_view_get_panel_least (self->view),
                NULL);
  adopt (self, favor_game_view_get_hand (self->view), "hand", GTK_WIDGET (self->panel));
  adopt (self,
         favor_game_view_get_details (self->view),
         "details",
         self->timeline != NULL ? GTK_WIDGET (self->timeline)
                                : favor_game_page_get_foot (self));
  favor_game_view_set_cursor (self->view, favor_table_get_cursor (self->table));
  favor_game_panel_set_view (self->panel, self->view);
  favor_game_page_update_overview_tab (self);
  favor_seat_strip_set_view (self->strip, self->view);
  watch_view (self);
  favor_game_page_set_up_round (self);
  g_object_bind_property (self->table, "open", self->view, "open", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->layout,
                          "compact",
                          self->view,
                          "compact",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->layout,
                          "overhang",
                          self->view,
                          "overhang",
                          G_BINDING_SYNC_CREATE);
  tell_shown (self);
}

/* Other parts of the page may still hold what is taken away here for a moment. */
static void
drop_view (FavorGamePage *self)
{
  GtkWidget *hand = favor_game_view_get_hand (self->view);
  GtkWidget *details = favor_game_view_get_details (self->view);

  g_signal_handlers_disconnect_by_data (self->view, self);
  favor_game_page_close_card (self);
  favor_seat_strip_set_view (self->strip, NULL);
  favor_game_panel_set_view (self->panel, NULL);
  favor_game_view_set_cursor (self->view, NULL);
  if (hand != NULL)
    gtk_widget_unparent (hand);
  if (details != NULL)
    gtk_widget_unparent (details);
  g_clear_pointer ((GtkWidget **) &self->view, gtk_widget_unparent);
}

/**
 * favor_game_page_replace_view:
 *
 * Makes the view that is wanted now; the first time it is called there is none.
 */
void
favor_game_page_replace_view (FavorGamePage *self)
{
  if (self->view != NULL)
    {
      favor_table_end_again (self->table);
      drop_view (self);
    }
  create_view (self);
  if (self->sounds != NULL)
    favor_sounds_set_view (self->sounds, self->view);
}

/* A page that goes away takes its view along while everything is still there. */
void
favor_game_page_drop_view (FavorGamePage *self)
{
  if (self->view != NULL)
    drop_view (self);
}

/* ---- Choosing ------------------------------------------------------------------------- */

/* Takes what is no chip out of the list: what committing does, in a word and in a sentence. Returns whether
 * the others say what is chosen. */
static gboolean
sort_chips (GArray *chips, char **commit, char **about, FavorOffer *offer)
{
  gboolean said = FALSE;

  for (guint i = 0; i < chips->len; i++)
    {
      FavorChip *chip = &g_array_index (chips, FavorChip, i);

      if (chip->kind == FAVOR_CHIP_COMMIT)
        {
          g_free (*commit);
          g_free (*about);
          *commit = g_steal_pointer (&chip->label);
          *about = g_steal_pointer (&chip->about);
          offer->finishing = chip->on;
          offer->foremost = chip->foremost;
          g_array_remove_index (chips, i--);
          continue;
        }
      said |= chip->kind == FAVOR_CHIP_CHOSEN ||
              ((chip->kind == FAVOR_CHIP_OPTION || chip->kind == FAVOR_CHIP_NOTE) &&
               chip->on);
    }
  return said;
}

static gboolean
is_same_chip (const FavorChip *a, const FavorChip *b)
{
  return a->kind == b->kind && a->id == b->id && a->on == b->on &&
         g_strcmp0 (a->label, b->label) == 0 && g_strcmp0 (a->why_not, b->why_not) == 0 &&
         g_strcmp0 (a->art, b->art) == 0 && g_strcmp0 (a->about, b->about) == 0;
}

/* The chips that are there, if they say the same: views speak up more than once for one choice. */
static GArray *
reuse_chips (FavorGamePage *self, GArray *chips)
{
  GArray *before = favor_decision_get_chips (favor_table_get_decision (self->table));

  if (before == NULL || before->len != chips->len)
    return chips;
  for (guint i = 0; i < chips->len; i++)
    if (!is_same_chip (&g_array_index (before, FavorChip, i),
                       &g_array_index (chips, FavorChip, i)))
      return chips;
  return before;
}

/**
 * favor_game_page_offer:
 *
 * Hands what can be chosen in the view on to the table.
 *
 * Returns: %FALSE without a view
 */
gboolean
favor_game_page_offer (FavorGamePage *self)
{
  g_autoptr (GArray) chips = favor_chips_new ();
  g_autofree char   *commit = NULL, *about = NULL, *sentence = NULL;
  FavorOffer         offer = { NULL };

  if (self->view == NULL)
    return FALSE;
  if (favor_table_get_mode (self->table) != FAVOR_TABLE_PLAYING)
    return TRUE;
  favor_game_view_list_chips (self->view, chips);
  offer.said = sort_chips (chips, &commit, &about, &offer);
  if (favor_table_may_start_clock (self->table))
    favor_chips_add (
      chips,
      FAVOR_CHIP_TOOL,
      FAVOR_GAME_PAGE_CHIP_CLOCK,
      FALSE,
      /* Translators: a small button: from now on those who decide have little time (C) */
      g_strdup (_ ("Start the Countdown")),
      NULL);
  sentence = favor_game_view_describe_decision (self->view);
  offer.selected = favor_game_view_get_selected (self->view);
  offer.sentence = sentence;
  offer.chips = reuse_chips (self, chips);
  offer.commit_label = commit;
  offer.due = offer.finishing && favor_game_page_can_go_on (self);
  offer.finishing &= !offer.due;
  offer.commit_about = offer.finishing ? about : NULL;
  favor_table_offer (self->table, &offer);
  favor_game_page_follow_waited (self);
  favor_game_panel_select (self->panel, offer.selected);
  return TRUE;
}
