/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-summary.h"

#include "emperor-words.h"
#include "favor-accessible.h"
#include "favor-children.h"
#include "favor-label.h"

struct _EmperorSummary
{
  GtkWidget parent_instance;

  GtkWidget *prices;
  GtkWidget *prices_words;
  GtkWidget *promises;
  GtkWidget *promise_rows[EMPEROR_MAX_PROMISES];
  FavorSeat  promisers[EMPEROR_MAX_PROMISES];
  GtkWidget *hands;
  GtkWidget *hand_rows[EMPEROR_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (EmperorSummary, emperor_summary, GTK_TYPE_WIDGET)

/* ---- Promises ------------------------------------------------------------------------- */

/* As many as were promised: the running turn of who promises counts in addition (5.6). */
static guint
count_turns (const EmperorState *state, const EmperorPromise *promise)
{
  gboolean running = promise->by == state->head.turn_owner;

  return MAX (1u, promise->turns_left - (running ? 1u : 0u));
}

static FavorEvent
make_event (const EmperorState *state, const EmperorPromise *promise)
{
  static const guint8 logs[] = {
    [EMPEROR_PLEDGE_NO_INTRIGUE] = EMPEROR_LOG_PROMISED_PEACE,
    [EMPEROR_PLEDGE_NO_CARD] = EMPEROR_LOG_PROMISED_NO_CARD,
    [EMPEROR_PLEDGE_PAY_GOLD] = EMPEROR_LOG_PROMISED_GOLD,
    [EMPEROR_PLEDGE_GIVE_CARD] = EMPEROR_LOG_PROMISED_CARD,
  };
  FavorEvent event = { .kind = logs[promise->kind],
                       .actor = promise->by,
                       .seen_by = FAVOR_SEEN_BY_EVERYBODY,
                       .arg = { promise->to } };
  guint      n = 1;

  if (promise->kind == EMPEROR_PLEDGE_NO_CARD)
    event.arg[n++] = emperor_plots[promise->value];
  else if (promise->kind == EMPEROR_PLEDGE_PAY_GOLD)
    event.arg[n++] = (gint16) MAX (0, promise->value - promise->got);
  else if (promise->kind == EMPEROR_PLEDGE_GIVE_CARD)
    event.arg[n++] = promise->value;
  event.arg[n] = (gint16) count_turns (state, promise);
  return event;
}

/* (transfer full): in the words of the log, with what is left of it. */
static char *
describe_promise (const EmperorState   *state,
                  const EmperorPromise *promise,
                  const FavorNames     *names)
{
  FavorEvent event = make_event (state, promise);

  return favor_text_for_event (&favor_emperor_game, &event, FAVOR_VIEWER_OPEN, names);
}

static void
update_promises (EmperorSummary *self, const EmperorState *state, const FavorNames *names)
{
  for (guint i = 0; i < EMPEROR_MAX_PROMISES; i++)
    {
      g_autofree char *words = NULL;

      if (i < state->n_promises && self->promise_rows[i] == NULL)
        {
          self->promise_rows[i] = favor_label_new_wrapping (NULL);
          gtk_box_append (GTK_BOX (self->promises), self->promise_rows[i]);
        }
      if (self->promise_rows[i] == NULL)
        break;
      gtk_widget_set_visible (self->promise_rows[i], i < state->n_promises);
      if (i >= state->n_promises)
        continue;
      self->promisers[i] = state->promises[i].by;
      words = describe_promise (state, &state->promises[i], names);
      gtk_label_set_label (GTK_LABEL (self->promise_rows[i]), words);
    }
  gtk_widget_set_visible (self->promises, state->n_promises > 0);
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
  for (FavorSeat seat = 0; seat < EMPEROR_MAX_SEATS; seat++)
    {
      gboolean         shown = seat < state->head.n_seats && seat != holder;
      g_autofree char *words = NULL;

      gtk_widget_set_visible (self->hand_rows[seat], shown);
      if (!shown)
        continue;
      words = describe_hand (state, seat, names);
      gtk_label_set_label (GTK_LABEL (self->hand_rows[seat]), words);
    }
}

/* ---- Object --------------------------------------------------------------------------- */

static GtkWidget *
add_section (EmperorSummary *self, const char *title)
{
  GtkWidget *box = favor_accessible_new_group (GTK_TYPE_BOX);
  GtkWidget *head = favor_label_new_wrapping ("head");

  gtk_orientable_set_orientation (GTK_ORIENTABLE (box), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (box), 3);
  gtk_widget_add_css_class (box, "paper");
  gtk_widget_add_css_class (box, "pad");
  gtk_label_set_label (GTK_LABEL (head), title);
  gtk_box_append (GTK_BOX (box), head);
  favor_accessible_set_name (box, title);
  gtk_widget_set_parent (box, GTK_WIDGET (self));
  return box;
}

static void
emperor_summary_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (emperor_summary_parent_class)->dispose (object);
}

static void
emperor_summary_class_init (EmperorSummaryClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = emperor_summary_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "emperorsummary");
}

/* Folded in at first: it is long, and the pads stand below it. */
static GtkWidget *
add_hands (EmperorSummary *self)
{
  /* Translators: heading in the panel: what everybody can know of the hands of the others */
  const char *title = _ ("Known Cards");
  GtkWidget  *expander = gtk_expander_new (title);
  GtkWidget  *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  favor_accessible_set_name (expander, title);
  gtk_widget_add_css_class (expander, "paper");
  gtk_widget_add_css_class (expander, "pad");
  gtk_expander_set_child (GTK_EXPANDER (expander), box);
  gtk_widget_set_parent (expander, GTK_WIDGET (self));
  return box;
}

static void
emperor_summary_init (EmperorSummary *self)
{
  GtkBoxLayout
    *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, 6);
  /* Translators: heading in the panel: what Stars cost */
  self->prices = add_section (self, _ ("Prices"));
  self->prices_words = favor_label_new_wrapping (NULL);
  gtk_box_append (GTK_BOX (self->prices), self->prices_words);
  gtk_widget_set_visible (self->prices, FALSE);
  /* Translators: heading in the panel: promises that are neither kept nor broken yet */
  self->promises = add_section (self, _ ("Open Promises"));
  gtk_widget_set_visible (self->promises, FALSE);
  self->hands = add_hands (self);
  for (guint i = 0; i < EMPEROR_MAX_SEATS; i++)
    {
      self->hand_rows[i] = favor_label_new_wrapping (NULL);
      gtk_box_append (GTK_BOX (self->hands), self->hand_rows[i]);
    }
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

  for (guint i = 0; i < EMPEROR_MAX_PROMISES && self->promise_rows[i] != NULL; i++)
    if (seat >= 0 && self->promisers[i] == seat)
      gtk_widget_add_css_class (self->promise_rows[i], "stressed");
    else
      gtk_widget_remove_css_class (self->promise_rows[i], "stressed");
}
