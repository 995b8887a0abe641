/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "tokens-record.h"

#include "favor-accessible.h"
#include "favor-bars.h"
#include "favor-children.h"
#include "favor-closures.h"
#include "favor-properties.h"
#include "favor-seat-sign.h"
#include "favor-text.h"
#include "favor-tooltip.h"

#define SHIELD 20
/* The least number, and how many of all rolls of two dice each of those that follow is. */
#define LEAST 2
#define ROLLS 36.0

static const guint8 ways[TOKENS_MAX_NUMBER + 1] = {
  0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1
};

/* clang-format off */
static const char *const titles[TOKENS_RECORD_ROWS] = {
  /* Translators: where favor tokens come from, in a table: somebody has received no cards; little space */
  [TOKENS_SOURCE_HARVEST] = N_ ("Bad harvest"),
  /* Translators: where favor tokens come from, in a table: for roads that reached others; little space */
  [TOKENS_SOURCE_BUILDER] = N_ ("First contact"),
  /* Translators: where favor tokens come from, in a table: others’ roads reached one’s own; little space */
  [TOKENS_SOURCE_MET] = N_ ("Reached by others"),
  /* Translators: where favor tokens come from, in a table: cards that were given away; little space */
  [TOKENS_SOURCE_DONATION] = N_ ("Gifts"),
  /* Translators: where favor tokens come from, in a table: the robber took nothing; little space */
  [TOKENS_SOURCE_SPARED] = N_ ("Robber spared all"),
  /* Translators: where favor tokens come from, in a table: who builds beside a desert; little space */
  [TOKENS_SOURCE_BARREN] = N_ ("Barren land"),
  /* Translators: in a table of favor tokens: the sum of all */
  [TOKENS_RECORD_ALL] = N_ ("All"),
  /* Translators: in a table of favor tokens: how many of them were gold instead, as the bag was empty */
  [TOKENS_RECORD_GOLD] = N_ ("of these in gold"),
};

/* clang-format on */

struct _TokensRecord
{
  GtkWidget parent_instance;

  FavorSight  *sight;
  FavorCursor *cursor;
  TokensTally  tally;
  GtkWidget   *sheet_box;
  GtkWidget   *grid;
  /* The columns that the grid has now. */
  guint      n_seats;
  GtkWidget *heads[TOKENS_MAX_SEATS];
  GtkWidget *cells[TOKENS_RECORD_ROWS][TOKENS_MAX_SEATS];
  FavorBars *numbers;
  FavorBars *cards;
};

G_DEFINE_FINAL_TYPE (TokensRecord, tokens_record, GTK_TYPE_WIDGET)

/* ---- Counting ------------------------------------------------------------------------- */

/* Up to the cursor, which may stand inside a ply. */
static void
count (TokensRecord *self)
{
  const guint last = favor_cursor_get_ply (self->cursor);

  memset (&self->tally, 0, sizeof self->tally);
  for (guint ply = 0; ply <= last; ply++)
    {
      guint             n;
      const FavorEvent *events = favor_cursor_get_events (self->cursor, ply, &n);

      if (ply == last)
        n = MIN (n, favor_cursor_get_n_told (self->cursor));
      for (guint i = 0; i < n; i++)
        tokens_tally_count (&self->tally, &events[i]);
    }
}

static guint
get_count (TokensRecord *self, guint row, guint seat)
{
  guint sum = 0;

  if (row < TOKENS_N_SOURCES)
    return self->tally.earned[seat][row];
  if (row == TOKENS_RECORD_GOLD)
    return self->tally.gold[seat];
  for (guint source = 0; source < TOKENS_N_SOURCES; source++)
    sum += self->tally.earned[seat][source];
  return sum;
}

/* ---- The sheet ------------------------------------------------------------------------ */

static void
clear_columns (TokensRecord *self)
{
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      gtk_grid_remove (GTK_GRID (self->grid), self->heads[seat]);
      for (guint row = 0; row < TOKENS_RECORD_ROWS; row++)
        gtk_grid_remove (GTK_GRID (self->grid), self->cells[row][seat]);
    }
  self->n_seats = 0;
}

static void
add_column (TokensRecord *self, guint seat)
{
  self->heads[seat] = favor_seat_sign_new (0, SHIELD);
  gtk_widget_set_halign (self->heads[seat], GTK_ALIGN_END);
  gtk_grid_attach (GTK_GRID (self->grid), self->heads[seat], (int) seat + 1, 0, 1, 1);
  for (guint row = 0; row < TOKENS_RECORD_ROWS; row++)
    {
      GtkWidget *cell = g_object_new (GTK_TYPE_LABEL, "xalign", 1.0f, NULL);

      gtk_widget_add_css_class (cell, row == TOKENS_RECORD_ALL ? "total" : "numeric");
      gtk_grid_attach (GTK_GRID (self->grid), cell, (int) seat + 1, (int) row + 1, 1, 1);
      self->cells[row][seat] = cell;
    }
}

static void
show_sheet (TokensRecord *self, const FavorMoment *moment)
{
  if (self->n_seats != moment->n_seats)
    {
      clear_columns (self);
      for (guint seat = 0; seat < moment->n_seats; seat++)
        add_column (self, seat);
      self->n_seats = moment->n_seats;
    }
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      favor_seat_sign_set_colour (FAVOR_SEAT_SIGN (self->heads[seat]),
                                  moment->colours[seat]);
      for (guint row = 0; row < TOKENS_RECORD_ROWS; row++)
        {
          guint            n = get_count (self, row, seat);
          g_autofree char *figure = favor_text_figure (n);
          /* Translators: a cell of a table of favor tokens, for ears: {source} is e.g. "Bad harvest" */
          g_autofree char *words = favor_text_fill (_ ("{source}, {player}: {n}"),
                                                    "source player n#",
                                                    _ (titles[row]),
                                                    moment->names.names[seat],
                                                    n);

          gtk_label_set_label (GTK_LABEL (self->cells[row][seat]), figure);
          favor_accessible_set_name (self->cells[row][seat], words);
        }
    }
}

/* ---- The plots ------------------------------------------------------------------------ */

static void
show_numbers (TokensRecord *self)
{
  guint all = 0;

  for (guint number = LEAST; number <= TOKENS_MAX_NUMBER; number++)
    all += self->tally.numbers[number];
  for (guint number = LEAST; number <= TOKENS_MAX_NUMBER; number++)
    {
      guint            n = self->tally.numbers[number];
      double           expected = all * ways[number] / ROLLS;
      g_autofree char *mean = g_strdup_printf ("%.1f", expected);
      /* Translators: a bar of a plot, for ears: how often a number of two dice came; {mean} is e.g. "2.3" */
      g_autofree char
        *words = favor_text_fill (ngettext ("{number}: {n} time, {mean} expected",
                                            "{number}: {n} times, {mean} expected",
                                            n),
                                  "number# n# mean",
                                  number,
                                  n,
                                  mean);

      favor_bars_set (self->numbers, number - LEAST, n, expected, words);
    }
}

static void
show_cards (TokensRecord *self)
{
  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    {
      guint            n = 0;
      g_autofree char *words = NULL;

      for (guint seat = 0; seat < self->n_seats; seat++)
        n += self->tally.cards[seat][resource];
      /* Translators: a bar of a plot, for ears: how many cards of a kind were received */
      words = favor_text_fill (_ ("{resource}: {n}"),
                               "resource n#",
                               _ (tokens_resources.words[resource].title),
                               n);
      favor_bars_set (self->cards, resource, n, FAVOR_BAR_NO_MARK, words);
    }
}

static void
show (TokensRecord *self)
{
  const FavorMoment *moment = favor_sight_get_moment (self->sight);
  const TokensState *state;

  if (moment == NULL || self->cursor == NULL ||
      !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  state = moment->state;
  count (self);
  gtk_widget_set_visible (self->sheet_box, state->options.favor);
  show_sheet (self, moment);
  show_numbers (self);
  show_cards (self);
}

void
tokens_record_set_cursor (TokensRecord *self, FavorCursor *cursor)
{
  if (g_set_object (&self->cursor, cursor))
    show (self);
}

const TokensTally *
tokens_record_get_tally (TokensRecord *self)
{
  return &self->tally;
}

const char *
tokens_record_get_cell (TokensRecord *self, guint row, guint seat)
{
  return gtk_label_get_label (GTK_LABEL (self->cells[row][seat]));
}

/* ---- Object --------------------------------------------------------------------------- */

/* clang-format off */
static const FavorProperty property_table[] = {
  { "sight", G_TYPE_OBJECT, FAVOR_WRITABLE, FAVOR_MEMBER (TokensRecord, sight),
    .class_type = favor_sight_get_type, .changed = G_CALLBACK (show) },
};

/* clang-format on */

static void
tokens_record_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tokens_record_parent_class)->map (widget);

  show (TOKENS_RECORD (widget));
}

static void
tokens_record_dispose (GObject *object)
{
  g_clear_object (&TOKENS_RECORD (object)->cursor);
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (tokens_record_parent_class)->dispose (object);
}

static void
tokens_record_finalize (GObject *object)
{
  favor_properties_clear (object);

  G_OBJECT_CLASS (tokens_record_parent_class)->finalize (object);
}

static void
tokens_record_class_init (TokensRecordClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tokens_record_dispose;
  G_OBJECT_CLASS (klass)->finalize = tokens_record_finalize;
  widget_class->map = tokens_record_map;
  favor_properties_install (G_OBJECT_CLASS (klass),
                            property_table,
                            G_N_ELEMENTS (property_table),
                            NULL);
  g_type_ensure (FAVOR_TYPE_BARS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "tokens/record.ui");
  gtk_widget_class_bind_template_child (widget_class, TokensRecord, sheet_box);
  gtk_widget_class_bind_template_child (widget_class, TokensRecord, grid);
  gtk_widget_class_bind_template_child (widget_class, TokensRecord, numbers);
  gtk_widget_class_bind_template_child (widget_class, TokensRecord, cards);
  gtk_widget_class_set_css_name (widget_class, "tokensrecord");
}

static void
tokens_record_init (TokensRecord *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint row = 0; row < TOKENS_RECORD_ROWS; row++)
    {
      GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                       "label",
                                       _ (titles[row]),
                                       "xalign",
                                       0.0f,
                                       "wrap",
                                       TRUE,
                                       "hexpand",
                                       TRUE,
                                       NULL);

      gtk_widget_add_css_class (label, row == TOKENS_RECORD_ALL ? "total" : "source");
      gtk_grid_attach (GTK_GRID (self->grid), label, 0, (int) row + 1, 1, 1);
    }
  for (guint number = LEAST; number <= TOKENS_MAX_NUMBER; number++)
    {
      g_autofree char *figure = favor_text_figure (number);

      favor_bars_add (self->numbers, figure);
    }
  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    favor_bars_add (self->cards, _ (tokens_resources.words[resource].title));
}
