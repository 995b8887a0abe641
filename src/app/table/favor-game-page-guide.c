/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-game-page-private.h"

#include "favor-learn.h"
#include "favor-style.h"

/* ---- Lessons -------------------------------------------------------------------------- */

/**
 * favor_game_page_set_guide:
 * @guide: (transfer floating): what stands above the panel, or above all if there is none
 *
 * Makes the page one of a lesson: @guide leads through it, so undo, play from elsewhere and
 * another game are not offered, and the computers play what they are told to.
 */
void
favor_game_page_set_guide (FavorGamePage *self, GtkWidget *guide)
{
  g_return_if_fail (FAVOR_IS_GAME_PAGE (self));
  g_return_if_fail (self->guide == NULL);

  self->guide = guide;
  gtk_widget_set_name (guide, "guide");
  gtk_widget_insert_after (guide, GTK_WIDGET (self->layout), NULL);
  favor_bot_runner_set_script (favor_table_get_runner (self->table), NULL, 0);
  favor_table_set_guided (self->table, TRUE);
  favor_game_page_set_up_round (self);
}

/* (nullable): who leads through the lesson */
GtkWidget *
favor_game_page_get_guide (FavorGamePage *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_PAGE (self), NULL);

  return self->guide;
}

/**
 * favor_game_page_point:
 * @region: (nullable): "seats", "board", "decision" or "panel"
 *
 * Draws a frame around a part of the page, in place of any before.
 */
void
favor_game_page_point (FavorGamePage *self, const char *region)
{
  const struct
  {
    const char *name;
    GtkWidget  *widget;
  } regions[] = {
    { "seats", GTK_WIDGET (self->strip) },
    { "board", GTK_WIDGET (self->view) },
    { "decision", GTK_WIDGET (self->bar) },
    { "panel", GTK_WIDGET (self->panel) },
  };

  g_return_if_fail (FAVOR_IS_GAME_PAGE (self));

  for (guint i = 0; i < G_N_ELEMENTS (regions); i++)
    favor_style_set_class (regions[i].widget,
                           "pointed",
                           g_strcmp0 (regions[i].name, region) == 0);
}

/**
 * favor_game_page_propose:
 * @action: a legal action
 *
 * Selects @action as if it had been chosen, and gives it the focus.
 */
void
favor_game_page_propose (FavorGamePage *self, const FavorAction *action)
{
  g_return_if_fail (FAVOR_IS_GAME_PAGE (self));

  /* What is still being shown is not waited for. */
  favor_game_view_show_rest (self->view);
  favor_game_view_propose (self->view, action);
  self->take_focus = TRUE;
  favor_game_page_queue_focus (self);
}

/* ---- Rules ---------------------------------------------------------------------------- */

/* The first action that is legal now is of the kind that is to be decided. */
static FavorRulesSection *
find_decision (FavorGamePage *self, FavorRules *rules)
{
  const FavorGame *game = favor_session_get_game (favor_table_get_session (self->table));
  guint            n = favor_session_get_n_plies (favor_table_get_session (self->table));
  g_auto (FavorActions) legal = { NULL };

  game->list (favor_session_get_state (favor_table_get_session (self->table), n), &legal);
  if (legal.n == 0)
    return NULL;
  return favor_rules_find_topic (rules,
                                 FAVOR_RULES_ACTION,
                                 game->actions[legal.items[0].kind].id);
}

static FavorRulesSection *
find_event (FavorGamePage *self, FavorRules *rules)
{
  const FavorGame *game = favor_session_get_game (favor_table_get_session (self->table));
  guint            ply = favor_cursor_get_ply (favor_table_get_cursor (self->table)), n;
  const FavorEvent
    *events = favor_cursor_get_events (favor_table_get_cursor (self->table), ply, &n);
  FavorRulesSection *section = NULL;

  for (guint i = 0; i < n && section == NULL; i++)
    section = favor_rules_find_topic (rules,
                                      FAVOR_RULES_EVENT,
                                      game->events[events[i].kind].id);
  return section;
}

static FavorRulesSection *
find_shown (FavorGamePage *self, FavorRules *rules)
{
  const FavorEvent *shown = favor_game_view_get_shown (self->view, NULL);

  return shown == NULL ? NULL
                       : favor_rules_find_topic (
                           rules,
                           FAVOR_RULES_EVENT,
                           favor_session_get_game (favor_table_get_session (self->table))
                             ->events[shown->kind]
                             .id);
}

/**
 * favor_game_page_find_topic:
 *
 * Returns: (transfer full) (nullable): the id of the section of the rules that explains what is
 *   on the page: the refusal of the last choice; what is being shown; in an earlier position what
 *   happened there; otherwise what is to be decided
 */
char *
favor_game_page_find_topic (FavorGamePage *self)
{
  g_autoptr (FavorRules) rules = NULL;
  FavorRulesSection     *section = NULL;

  g_return_val_if_fail (FAVOR_IS_GAME_PAGE (self), NULL);

  rules = favor_learn_load_rules (
    favor_session_get_game (favor_table_get_session (self->table)),
    NULL);
  if (rules == NULL)
    return NULL;
  if (favor_table_get_refusal (self->table) != NULL)
    section = favor_rules_find_topic (rules,
                                      FAVOR_RULES_REFUSAL,
                                      favor_table_get_refusal (self->table));
  if (section == NULL)
    section = find_shown (self, rules);
  if (section == NULL && favor_cursor_get_live (favor_table_get_cursor (self->table)))
    section = find_decision (self, rules);
  if (section == NULL)
    section = find_event (self, rules);
  return section == NULL ? NULL : g_strdup (section->id);
}
