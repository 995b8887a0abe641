/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-summary.h"

#include "emperor-words.h"
#include "favor-children.h"
#include "favor-closures.h"
#include "favor-lines.h"
#include "favor-properties.h"

struct _EmperorSummary
{
  GtkWidget parent_instance;

  GtkBox *promise_box;
  GtkBox *hand_box;

  char  *prices;
  char **promises;
  guint  stressed;
  char **hands;
};

G_DEFINE_FINAL_TYPE (EmperorSummary, emperor_summary, GTK_TYPE_WIDGET)

enum
{
  PROP_PRICES,
  PROP_PROMISES,
  PROP_STRESSED,
  PROP_HANDS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* The heading of the promises. */
#define HEAD 1

/* ---- Promises ------------------------------------------------------------------------- */

/* As many as were promised: the running turn of who promises counts in addition (5.6). While it is told
 * how a promise is settled, nothing is left of it. */
static guint
count_turns (const EmperorState *state, const EmperorPromise *promise)
{
  guint running = promise->by == state->head.turn_owner;

  return MAX (1u + running, promise->turns_left) - running;
}

/**
 * emperor_summary_list_promises:
 *
 * Returns: (transfer full) (nullable): the open promises in the words of the log, with what is left
 *   of them
 */
GStrv
emperor_summary_list_promises (GObject *object, FavorSight *sight)
{
  const FavorMoment  *moment = favor_sight_get_moment (sight);
  const EmperorState *state = moment != NULL ? moment->state : NULL;
  GStrv               lines;

  if (state == NULL)
    return NULL;
  lines = g_new0 (char *, state->n_promises + 1);
  for (guint i = 0; i < state->n_promises; i++)
    lines[i] = emperor_describe_promise (&state->promises[i],
                                         count_turns (state, &state->promises[i]),
                                         &moment->names);
  return lines;
}

/**
 * emperor_summary_find_promises:
 *
 * Returns: a set of the open promises that @seat has made, by their place in the list
 */
guint
emperor_summary_find_promises (GObject *object, FavorSight *sight, int seat)
{
  const FavorMoment  *moment = favor_sight_get_moment (sight);
  const EmperorState *state = moment != NULL ? moment->state : NULL;
  guint               set = 0;

  for (guint i = 0; state != NULL && seat >= 0 && i < state->n_promises; i++)
    if (state->promises[i].by == seat)
      set |= 1u << i;
  return set;
}

/* ---- Hands ---------------------------------------------------------------------------- */

static char *
list_done (const EmperorState *state, FavorSeat seat)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();

  for (guint i = 0; i < state->n_done[seat]; i++)
    g_strv_builder_add (parts, emperor_event_title ((guint) state->done_events[seat][i]));
  return favor_text_list (parts);
}

static char *
describe_hand (const EmperorState *state, FavorSeat seat, const FavorNames *names)
{
  g_autofree char *cards = emperor_describe_hand (state, seat);
  g_autofree char *done = list_done (state, seat);
  g_autofree char *word = emperor_describe_word (state, seat);
  /* Translators: {player} holds {cards}, a list */
  g_autofree char *line = favor_text_fill (_ ("{player}: {cards}."),
                                           "player cards",
                                           names->names[seat],
                                           cards);
  GString         *text = g_string_new (line);

  if (done != NULL)
    {
      /* Translators: Events that a player has completed, a list */
      g_autofree char *part = favor_text_fill (_ ("Completed: {events}."),
                                               "events",
                                               done);

      g_string_append_printf (text, "\n%s", part);
    }
  if (word != NULL)
    g_string_append_printf (text, "\n%s", word);
  return g_string_free (text, FALSE);
}

/**
 * emperor_summary_list_hands:
 *
 * Returns: (transfer full) (nullable): what everybody can know of the hands of the others; that of
 *   the holder lies open below
 */
GStrv
emperor_summary_list_hands (GObject *object, FavorSight *sight)
{
  const FavorMoment       *moment = favor_sight_get_moment (sight);
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();

  if (moment == NULL)
    return NULL;
  for (FavorSeat seat = 0; seat < (FavorSeat) moment->n_seats; seat++)
    if (seat != moment->holder)
      {
        g_autofree char *hand = describe_hand (moment->state, seat, &moment->names);

        g_strv_builder_add (parts, hand);
      }
  return g_strv_builder_end (parts);
}

/* ---- Lines ---------------------------------------------------------------------------- */

static void
show_lines (GtkBox *box, guint skip, char **lines)
{
  const char *const none[] = { NULL };

  favor_lines_set (box, skip, lines != NULL ? (const char *const *) lines : none);
}

static void
show_stressed (EmperorSummary *self)
{
  for (guint i = 0; self->promises != NULL && self->promises[i] != NULL; i++)
    {
      GtkWidget *line = favor_lines_get_nth (self->promise_box, HEAD, i);

      if (self->stressed >> i & 1)
        gtk_widget_add_css_class (line, "stressed");
      else
        gtk_widget_remove_css_class (line, "stressed");
    }
}

static void
show_promises (EmperorSummary *self)
{
  show_lines (self->promise_box, HEAD, self->promises);
  show_stressed (self);
}

static void
show_hands (EmperorSummary *self)
{
  show_lines (self->hand_box, 0, self->hands);
}

/* ---- Object --------------------------------------------------------------------------- */

/* clang-format off */
static const FavorProperty property_table[N_PROPS] = {
  [PROP_PRICES] = { "prices", G_TYPE_STRING, FAVOR_WRITABLE, FAVOR_MEMBER (EmperorSummary, prices) },
  [PROP_PROMISES] = { "promises", G_TYPE_BOXED, FAVOR_WRITABLE, FAVOR_MEMBER (EmperorSummary, promises),
                      .class_type = g_strv_get_type, .changed = G_CALLBACK (show_promises) },
  [PROP_STRESSED] = { "stressed", G_TYPE_UINT, FAVOR_WRITABLE, FAVOR_MEMBER (EmperorSummary, stressed),
                      .changed = G_CALLBACK (show_stressed) },
  [PROP_HANDS] = { "hands", G_TYPE_BOXED, FAVOR_WRITABLE, FAVOR_MEMBER (EmperorSummary, hands),
                   .class_type = g_strv_get_type, .changed = G_CALLBACK (show_hands) },
};

/* clang-format on */

static void
emperor_summary_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (emperor_summary_parent_class)->dispose (object);
}

static void
emperor_summary_finalize (GObject *object)
{
  favor_properties_clear (object);

  G_OBJECT_CLASS (emperor_summary_parent_class)->finalize (object);
}

static void
emperor_summary_class_init (EmperorSummaryClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = emperor_summary_dispose;
  object_class->finalize = emperor_summary_finalize;

  favor_properties_install (object_class, property_table, N_PROPS, properties);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "emperor/summary.ui");
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_is_set);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_has_lines);
  gtk_widget_class_bind_template_child (widget_class, EmperorSummary, promise_box);
  gtk_widget_class_bind_template_child (widget_class, EmperorSummary, hand_box);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "emperorsummary");
}

static void
emperor_summary_init (EmperorSummary *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
