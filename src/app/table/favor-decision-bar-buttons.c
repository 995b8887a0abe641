/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-decision-bar-private.h"

#include "favor-accessible.h"
#include "favor-focus.h"
#include "favor-style.h"
#include "favor-tooltip.h"

/* The buttons of the bar. At most three are seen at a time, and many a game ends without most of
 * the others: each is made when it is first needed. */

/* What is to be done, as a rule. */
#define STYLE_MAIN "suggested-action commit"
/* Words of a main button have room, in two lines if need be: those beside it stay where they are. */
#define MAIN_WIDTH   150
#define MAIN_LETTERS 13

typedef struct
{
  FavorTableMode mode;
  /* By label or by icon. */
  const char *context;
  const char *label;
  const char *icon;
  const char *tooltip;
  /* Detailed name; %NULL: it opens the note. */
  const char *action;
  /* (nullable): style classes. */
  const char *style;
  /* (nullable): the property of the decision that says whether it is there. */
  const char *needs;
  /* It takes the width that is left in a compact bar. */
  gboolean wide;
} ButtonKind;

static const ButtonKind kinds[N_BAR_BUTTONS] = {
  [BAR_BUTTON_CLEAR] = {
    .mode = FAVOR_TABLE_PLAYING,
    /* Translators: button: nothing is selected any more */
    .label = N_ ("Clear"),
    .tooltip = N_ ("Take back all that is selected"),
    .action = "view.clear-all",
    .needs = "begun",
  },
  [BAR_BUTTON_COMMIT] = {
    .mode = FAVOR_TABLE_PLAYING,
    /* Translators: button: does the selected action, where the game has no word for it */
    .label = N_ ("Confirm"),
    .action = "view.proceed",
    .style = STYLE_MAIN,
    .wide = TRUE,
  },
  [BAR_BUTTON_STOP] = {
    .mode = FAVOR_TABLE_WAITING,
    /* Translators: button: the computer is to choose at once */
    .label = N_ ("Stop"),
    .tooltip = N_ ("End the search: the computer takes its best choice so far"),
    .action = "view.stop",
    .needs = "stoppable",
  },
  [BAR_BUTTON_SKIP] = {
    .mode = FAVOR_TABLE_WAITING,
    /* Translators: button: the computers play without pauses until a person decides */
    .label = N_ ("Skip to My Turn"),
    .tooltip = N_ ("No pauses until the next decision of a person (Space)"),
    .action = "view.skip",
    .needs = "skippable",
    .wide = TRUE,
  },
  [BAR_BUTTON_PAUSE] = {
    .mode = FAVOR_TABLE_SHOWING,
    .icon = "media-playback-pause-symbolic",
    .tooltip = N_ ("Wait before the next one, or go on by itself"),
    .action = "view.pause",
  },
  [BAR_BUTTON_NEXT] = {
    .mode = FAVOR_TABLE_SHOWING,
    .context = "what happened",
    /* Translators: button: shows the next thing that happened */
    .label = NC_ ("what happened", "Next"),
    .action = "view.show-next",
  },
  [BAR_BUTTON_REST] = {
    .mode = FAVOR_TABLE_SHOWING,
    /* Translators: button: all that happened is shown at once */
    .label = N_ ("Show All"),
    .tooltip = N_ ("Show at once how it ends (Space)"),
    .action = "view.show-rest",
    .style = STYLE_MAIN,
    .wide = TRUE,
  },
  [BAR_BUTTON_EYES] = {
    .mode = FAVOR_TABLE_LOOKING,
    /* Translators: button: look through the eyes of who decides */
    .label = N_ ("Own Eyes"),
    .action = "view.eyes(-3)",
    .style = "suggested-action",
    .wide = TRUE,
  },
  [BAR_BUTTON_KEEP] = {
    .mode = FAVOR_TABLE_ASKING,
    /* Translators: button: do not undo */
    .label = N_ ("Keep It"),
    .action = "session.keep",
  },
  [BAR_BUTTON_UNDO] = {
    .mode = FAVOR_TABLE_ASKING,
    /* Translators: button: undo although something was revealed */
    .label = N_ ("Undo Anyway"),
    .action = "session.undo-anyway",
    .style = "destructive-action",
    .wide = TRUE,
  },
  [BAR_BUTTON_NOTE] = {
    .mode = FAVOR_TABLE_REVIEWING,
    .tooltip = N_ ("Note for this move (F2)"),
  },
  [BAR_BUTTON_PLAY_ON] = {
    .mode = FAVOR_TABLE_REVIEWING,
    /* Translators: button: make this position the newest and play from it */
    .label = N_ ("Play On from Here"),
    .tooltip = N_ ("What followed is kept as a variation"),
    .action = "session.play-on",
  },
  [BAR_BUTTON_NOW] = {
    .mode = FAVOR_TABLE_REVIEWING,
    /* Translators: button: show the newest position */
    .label = N_ ("Back to Now"),
    .tooltip = N_ ("Show the newest position (Alt+End)"),
    .action = "cursor.follow",
    .style = "suggested-action",
    .wide = TRUE,
  },
  [BAR_BUTTON_RESULT] = {
    .mode = FAVOR_TABLE_OVER,
    /* Translators: button: show the final standings */
    .label = N_ ("Result"),
    .action = "view.result",
  },
  [BAR_BUTTON_REMATCH] = {
    .mode = FAVOR_TABLE_OVER,
    /* Translators: button: a new game with the same seats and options */
    .label = N_ ("Rematch"),
    .action = "session.rematch",
    .style = "suggested-action",
    .wide = TRUE,
  },
};

static const char *
get_label (const ButtonKind *kind)
{
  return kind->context != NULL
           ? g_dpgettext2 (GETTEXT_PACKAGE, kind->context, kind->label)
           : _ (kind->label);
}

static GtkWidget *
create_button (const ButtonKind *kind)
{
  GtkWidget *button = kind->icon != NULL ? gtk_button_new_from_icon_name (kind->icon)
                                         : gtk_button_new_with_label (get_label (kind));

  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), kind->action);
  if (kind->style != NULL)
    {
      g_auto (GStrv) classes = g_strsplit (kind->style, " ", -1);

      for (guint i = 0; classes[i] != NULL; i++)
        gtk_widget_add_css_class (button, classes[i]);
    }
  return button;
}

/* Side by side in a narrow window, long words of buttons are cut off. */
static void
arrange_words (FavorDecisionBar *self, GtkLabel *words, FavorBarButton which)
{
  /* The only one that says something else each time. */
  gboolean wraps = which == BAR_BUTTON_COMMIT && !self->compact;

  gtk_label_set_ellipsize (words,
                           self->compact ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (words, wraps);
  gtk_label_set_max_width_chars (words, wraps ? MAIN_LETTERS : -1);
  gtk_label_set_justify (words, GTK_JUSTIFY_CENTER);
}

static void
arrange_button (FavorDecisionBar *self, FavorBarButton which)
{
  GtkWidget *button = self->button[which];

  if (GTK_IS_BUTTON (button) && gtk_button_get_label (GTK_BUTTON (button)) != NULL)
    arrange_words (self, GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), which);
  if (!kinds[which].wide)
    return;
  gtk_widget_set_hexpand (button, self->compact);
  gtk_widget_set_size_request (button, self->compact ? -1 : MAIN_WIDTH, -1);
}

static void
make_button (FavorDecisionBar *self, FavorBarButton which)
{
  const ButtonKind *kind = &kinds[which];
  GtkWidget        *before = NULL;
  GtkWidget        *button = kind->action != NULL ? create_button (kind)
                                                  : favor_decision_bar_create_note (self);

  for (int i = (int) which - 1; i >= 0 && before == NULL; i--)
    before = self->button[i];
  if (kind->tooltip != NULL)
    favor_tooltip_set (button, _ (kind->tooltip));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_box_insert_child_after (GTK_BOX (self->buttons), button, before);
  self->button[which] = button;
  arrange_button (self, which);
}

static gboolean
is_needed (FavorDecisionBar *self, FavorBarButton which)
{
  if (self->decision == NULL ||
      kinds[which].mode != favor_decision_get_mode (self->decision))
    return FALSE;
  return kinds[which].needs == NULL ||
         favor_decision_get_flag (self->decision, kinds[which].needs);
}

/* The main button is red only where it is what is to be done. */
static void
update_commit (FavorDecisionBar *self)
{
  GtkWidget  *commit = self->button[BAR_BUTTON_COMMIT];
  const char *label, *about;
  gboolean    finishing;

  if (commit == NULL || !gtk_widget_get_visible (commit))
    return;
  label = favor_decision_get_text (self->decision, "commit-label");
  about = favor_decision_get_text (self->decision, "commit-about");
  finishing = favor_decision_get_flag (self->decision, "finishing");
  gtk_button_set_label (GTK_BUTTON (commit),
                        label != NULL ? label : get_label (&kinds[BAR_BUTTON_COMMIT]));
  favor_style_set_class (commit,
                         "suggested-action",
                         !finishing ||
                           favor_decision_get_flag (self->decision, "foremost"));
  favor_tooltip_set (
    commit,
    about != NULL ? about
    : finishing   ? _ ("Nothing is selected: this ends the turn (Ctrl+Enter)")
    : favor_decision_get_flag (self->decision, "due")
      /* Translators: tooltip of the main button: it does several things that have to be done anyway */
      ? _ ("Do all that leaves no choice (Space)")
      : favor_decision_get_flag (self->decision, "selected")
          ? _ ("Do what is selected (Enter)")
          /* Translators: tooltip of the main button while it cannot be pressed */
          : _ ("Something is still to be chosen"));
}

/* At the end of a round the last thing is shown until somebody goes on. */
static void
update_rest (FavorDecisionBar *self)
{
  GtkWidget *rest = self->button[BAR_BUTTON_REST];

  if (rest == NULL || !gtk_widget_get_visible (rest))
    return;
  if (favor_decision_get_flag (self->decision, "all-shown"))
    {
      /* Translators: button: all that happened was shown, the game goes on */
      gtk_button_set_label (GTK_BUTTON (rest), C_ ("what happened", "Continue"));
      favor_tooltip_set (rest, _ ("Go on with the game (Space)"));
    }
  else
    {
      gtk_button_set_label (GTK_BUTTON (rest), get_label (&kinds[BAR_BUTTON_REST]));
      favor_tooltip_set (rest, _ (kinds[BAR_BUTTON_REST].tooltip));
    }
}

static void
update_pause (FavorDecisionBar *self)
{
  GtkWidget *pause = self->button[BAR_BUTTON_PAUSE];
  gboolean   paused;

  if (pause == NULL || !gtk_widget_get_visible (pause))
    return;
  paused = favor_decision_get_flag (self->decision, "paused");
  gtk_button_set_icon_name (GTK_BUTTON (pause),
                            paused ? "media-playback-start-symbolic"
                                   : kinds[BAR_BUTTON_PAUSE].icon);
  favor_accessible_set_name (pause,
                             /* Translators: button: what happens is shown on by itself */
                             paused
                               ? C_ ("showing", "Continue")
                               /* Translators: button: what happens waits to be asked */
                               : C_ ("showing", "Pause"));
}

/* Shows what means something now, and hides the rest. */
void
favor_decision_bar_update_buttons (FavorDecisionBar *self)
{
  for (guint i = 0; i < N_BAR_BUTTONS; i++)
    {
      gboolean needed = is_needed (self, i);

      if (needed && self->button[i] == NULL)
        make_button (self, i);
      if (self->button[i] != NULL)
        gtk_widget_set_visible (self->button[i], needed);
    }
  update_commit (self);
  update_pause (self);
  update_rest (self);
}

/* Again, for a bar that has become compact or is no longer so. */
void
favor_decision_bar_arrange_buttons (FavorDecisionBar *self)
{
  for (guint i = 0; i < N_BAR_BUTTONS; i++)
    if (self->button[i] != NULL)
      arrange_button (self, i);
}

/* (nullable): the first thing in it that can take the focus, but for the sentence. */
static GtkWidget *
find_first (FavorDecisionBar *self, GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return NULL;
  if (widget != self->said && gtk_widget_get_focusable (widget) &&
      gtk_widget_get_can_focus (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_first (self, child);
  return found;
}

/**
 * favor_decision_bar_focus:
 *
 * Gives the focus to the main button; at the end of a game to the one for the result, where it goes
 * when that closes, too: a key too many must not begin a new game.
 *
 * Returns: %FALSE if none of the buttons can take the focus
 */
gboolean
favor_decision_bar_focus (FavorDecisionBar *self)
{
  static const FavorBarButton main_buttons[] = {
    BAR_BUTTON_COMMIT, BAR_BUTTON_REST,   BAR_BUTTON_NOW,  BAR_BUTTON_UNDO,
    BAR_BUTTON_EYES,   BAR_BUTTON_RESULT, BAR_BUTTON_SKIP,
  };
  GtkWidget *first;

  g_return_val_if_fail (FAVOR_IS_DECISION_BAR (self), FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (main_buttons); i++)
    {
      GtkWidget *button = self->button[main_buttons[i]];

      if (button != NULL && gtk_widget_get_visible (button) &&
          gtk_widget_is_sensitive (button))
        return favor_focus_give (button);
    }
  first = find_first (self, self->box);
  return first != NULL && favor_focus_give (first);
}
