/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-tool-fixture.h"

#include "emperor-trade-slip.h"
#include "favor-offer-page.h"

const FavorNames emperor_tool_fixture_names = {
  { "Ann", "Bo", "Cem", "Dee", "Eli", "Fay" }
};

static void
changed_cb (EmperorToolFixture *self)
{
  self->n_changed++;
}

void
emperor_tool_fixture_look (EmperorToolFixture *self, FavorSeat viewer)
{
  EmperorState masked = self->position.state;

  favor_game_observe (&favor_emperor_game, &masked, viewer);
  favor_offer_tool_set_state (FAVOR_OFFER_TOOL (self->tool),
                              &masked,
                              viewer,
                              &emperor_tool_fixture_names);
}

void
emperor_tool_fixture_play (EmperorToolFixture *self, const char *action, FavorSeat viewer)
{
  emperor_position_play (&self->position, action);
  emperor_tool_fixture_look (self, viewer);
}

/* The tool has its window from the start: what is drawn is tried, too. */
void
emperor_tool_fixture_open (EmperorToolFixture *self,
                           const char         *position,
                           FavorSeat           viewer)
{
  *self = (EmperorToolFixture){ 0 };
  emperor_position_init (&self->position, position);
  self->tool = emperor_tool_new ();
  g_signal_connect_swapped (self->tool, "changed", G_CALLBACK (changed_cb), self);
  emperor_tool_fixture_look (self, viewer);
  self->window = page_fixture_show (GTK_WIDGET (self->tool),
                                    EMPEROR_TOOL_FIXTURE_WIDTH,
                                    760);
}

void
emperor_tool_fixture_close (EmperorToolFixture *self)
{
  page_fixture_close (self->window);
  emperor_position_clear (&self->position);
}

/* ---- Finding things ------------------------------------------------------------------- */

/* (nullable): the nth widget of that type that is to be seen, counted down in `n`. */
static GtkWidget *
find_nth (GtkWidget *root, GType type, guint *n)
{
  GtkWidget *child;

  if (!gtk_widget_get_visible (root))
    return NULL;
  if (g_type_is_a (G_OBJECT_TYPE (root), type) && (*n)-- == 0)
    return root;
  for (child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_nth (child, type, n);

      if (found != NULL)
        return found;
    }
  return NULL;
}

GtkWidget *
emperor_tool_fixture_nth (gpointer root, GType type, guint n)
{
  return find_nth (GTK_WIDGET (root), type, &n);
}

void
emperor_tool_fixture_pick (EmperorToolFixture *self, guint n, const char *title)
{
  GtkWidget *slip = emperor_tool_fixture_nth (self->tool, FAVOR_TYPE_SLIP, n);
  GtkWidget *add = emperor_tool_fixture_nth (slip, GTK_TYPE_MENU_BUTTON, 0);
  GtkWidget *popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (add)));
  GtkWidget *list;

  gtk_menu_button_popup (GTK_MENU_BUTTON (add));
  page_fixture_settle ();
  list = emperor_tool_fixture_nth (popover, GTK_TYPE_LIST_BOX, 0);
  for (int i = 0;; i++)
    {
      GtkListBoxRow   *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), i);
      g_autofree char *name = NULL;

      g_assert_nonnull (row);
      name = view_fixture_name_of (row);
      if (!g_str_has_prefix (name, title))
        continue;
      g_assert_true (gtk_widget_activate (GTK_WIDGET (row)));
      break;
    }
  gtk_menu_button_popdown (GTK_MENU_BUTTON (add));
  page_fixture_settle ();
}

void
emperor_tool_fixture_choose_partner (EmperorToolFixture *self, FavorSeat seat)
{
  GtkWidget *page = page_fixture_find (GTK_WIDGET (self->tool),
                                       FAVOR_TYPE_OFFER_PAGE,
                                       NULL);

  favor_offer_page_select_partner (FAVOR_OFFER_PAGE (page), seat);
  page_fixture_settle ();
}

void
emperor_tool_fixture_type_gold (EmperorToolFixture *self, guint n, const char *gold)
{
  gtk_editable_set_text (GTK_EDITABLE (emperor_tool_fixture_nth (self->tool,
                                                                 GTK_TYPE_ENTRY,
                                                                 n)),
                         gold);
}

void
emperor_tool_fixture_press_piece (GtkWidget *piece)
{
  g_assert_nonnull (piece);
  gtk_widget_activate_action (piece, "piece.press", NULL);
  page_fixture_settle ();
}

const EmperorDeal *
emperor_tool_fixture_composed (EmperorToolFixture *self, EmperorAction kind)
{
  const FavorAction *action = favor_offer_tool_get_action (FAVOR_OFFER_TOOL (self->tool));

  g_assert_nonnull (action);
  g_assert_cmpint (action->kind, ==, kind);
  g_assert_true (favor_emperor_game.check (&self->position.state, action, NULL));
  return kind == EMPEROR_ACTION_COUNTER_TRADE ? (const EmperorDeal *) action->arg
                                              : emperor_deal_of (action);
}

void
emperor_tool_fixture_assert_refused (EmperorToolFixture *self, const char *why)
{
  g_assert_null (favor_offer_tool_get_action (FAVOR_OFFER_TOOL (self->tool)));
  g_assert_cmpstr (favor_offer_tool_get_why_not (FAVOR_OFFER_TOOL (self->tool)), ==, why);
}

GtkWidget *
emperor_tool_fixture_words (EmperorToolFixture *self, const char *text)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *label = emperor_tool_fixture_nth (self->tool, GTK_TYPE_LABEL, i);

      if (label == NULL || g_str_equal (gtk_label_get_label (GTK_LABEL (label)), text))
        return label;
    }
}
