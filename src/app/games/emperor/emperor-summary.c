/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-summary.h"

#include "emperor-words.h"
#include "favor-children.h"
#include "favor-closures.h"
#include "favor-lines.h"

struct _EmperorSummary
{
  GtkWidget parent_instance;

  GtkWidget *prices;
  GtkWidget *prices_words;
  GtkBox    *promises;
  GtkBox    *hands;
  FavorSeat  promisers[EMPEROR_MAX_PROMISES];
  guint      n_promises;
};

G_DEFINE_FINAL_TYPE (EmperorSummary, emperor_summary, GTK_TYPE_WIDGET)

/* The heading of the promises. */
#define HEAD 1

/* ---- Promises ------------------------------------------------------------------------- */

/* As many as were promised: the running turn of who promises counts in addition (5.6). */
static guint
count_turns (const EmperorState *state, const EmperorPromise *promise)
{
  gboolean running = promise->by == state->head.turn_owner;

  return MAX (1u, promise->turns_left - (running ? 1u : 0u));
}

/* In the words of the log, with what is left of them. */
static void
update_promises (EmperorSummary *self, const EmperorState *state, const FavorNames *names)
{
  char *lines[EMPEROR_MAX_PROMISES + 1] = { NULL };

  for (guint i = 0; i < state->n_promises; i++)
    {
      const EmperorPromise *promise = &state->promises[i];

      self->promisers[i] = promise->by;
      lines[i] = emperor_describe_promise (promise, count_turns (state, promise), names);
    }
  self->n_promises = state->n_promises;
  favor_lines_set (self->promises, HEAD, (const char *const *) lines);
  gtk_widget_set_visible (GTK_WIDGET (self->promises), state->n_promises > 0);
  for (guint i = 0; lines[i] != NULL; i++)
    g_free (lines[i]);
}

/* ---- Hands ---------------------------------------------------------------------------- */

/* Takes `part`. */
static void
take_part (GStrvBuilder *parts, char *part)
{
  g_strv_builder_add (parts, part);
  g_free (part);
}

/* (transfer full): "Soup, 2 × Incense and 1 unknown". */
static char *
list_hand (const EmperorState *state, FavorSeat seat)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  guint                    unknown = state->hand_size[seat];
  char                    *list;

  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    {
      guint n = (guint) MAX (state->hand[seat][card], (gint) state->known[seat][card]);
      const char *title = emperor_piece_title (card);

      if (n == 1)
        g_strv_builder_add (parts, title);
      else if (n > 1)
        /* Translators: several alike cards in a list; {n} is 2 or more */
        take_part (parts, favor_text_fill (_ ("{n} × {card}"), "n# card", n, title));
      unknown -= MIN (n, unknown);
    }
  if (unknown > 0)
    {
      /* Translators: cards of another player that nobody has seen, in a list */
      const char *text = ngettext ("{n} unknown", "{n} unknown", unknown);

      take_part (parts, favor_text_fill (text, "n#", unknown));
    }
  list = favor_text_list (parts);
  /* Translators: of the hand of a player */
  return list != NULL ? list : g_strdup (_ ("no cards"));
}

static char *
list_done (const EmperorState *state, FavorSeat seat)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();

  for (guint i = 0; i < state->n_done[seat]; i++)
    g_strv_builder_add (parts, emperor_event_title ((guint) state->done_events[seat][i]));
  return favor_text_list (parts);
}

/* (transfer full) (nullable): how a seat kept its word. */
static char *
describe_word (const EmperorState *state, FavorSeat seat)
{
  if (state->kept[seat] + state->broken[seat] == 0)
    return NULL;
  /* Translators: how often a player kept and broke a promise */
  return favor_text_fill (_ ("Promises: {kept} kept, {broken} broken."),
                          "kept# broken#",
                          state->kept[seat],
                          state->broken[seat]);
}

static char *
describe_hand (const EmperorState *state, FavorSeat seat, const FavorNames *names)
{
  g_autofree char *cards = list_hand (state, seat);
  g_autofree char *done = list_done (state, seat);
  g_autofree char *word = describe_word (state, seat);
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

static void
update_hands (EmperorSummary     *self,
              const EmperorState *state,
              FavorSeat           holder,
              const FavorNames   *names)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv)           lines = NULL;

  for (FavorSeat seat = 0; seat < state->head.n_seats; seat++)
    if (seat != holder)
      take_part (parts, describe_hand (state, seat, names));
  lines = g_strv_builder_end (parts);
  favor_lines_set (self->hands, 0, (const char *const *) lines);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
emperor_summary_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (emperor_summary_parent_class)->dispose (object);
}

static void
emperor_summary_class_init (EmperorSummaryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = emperor_summary_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "emperor/summary.ui");
  gtk_widget_class_bind_template_child (widget_class, EmperorSummary, prices);
  gtk_widget_class_bind_template_child (widget_class, EmperorSummary, prices_words);
  gtk_widget_class_bind_template_child (widget_class, EmperorSummary, promises);
  gtk_widget_class_bind_template_child (widget_class, EmperorSummary, hands);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "emperorsummary");
}

static void
emperor_summary_init (EmperorSummary *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

EmperorSummary *
emperor_summary_new (void)
{
  return g_object_new (EMPEROR_TYPE_SUMMARY, NULL);
}

void
emperor_summary_update (EmperorSummary     *self,
                        const EmperorState *state,
                        FavorSeat           holder,
                        const FavorNames   *names)
{
  g_return_if_fail (EMPEROR_IS_SUMMARY (self));

  update_promises (self, state, names);
  update_hands (self, state, holder, names);
}

void
emperor_summary_set_prices (EmperorSummary *self, const char *prices)
{
  g_return_if_fail (EMPEROR_IS_SUMMARY (self));

  gtk_label_set_label (GTK_LABEL (self->prices_words), prices != NULL ? prices : "");
  gtk_widget_set_visible (self->prices, prices != NULL);
}

void
emperor_summary_stress (EmperorSummary *self, FavorSeat seat)
{
  g_return_if_fail (EMPEROR_IS_SUMMARY (self));

  for (guint i = 0; i < self->n_promises; i++)
    {
      GtkWidget *line = favor_lines_get_nth (self->promises, HEAD, i);

      if (seat >= 0 && self->promisers[i] == seat)
        gtk_widget_add_css_class (line, "stressed");
      else
        gtk_widget_remove_css_class (line, "stressed");
    }
}
