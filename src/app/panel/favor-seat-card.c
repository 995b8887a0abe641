/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-seat-card.h"

#include "favor-accessible.h"
#include "favor-art-picture.h"
#include "favor-clock.h"
#include "favor-closures.h"
#include "favor-fact-row.h"
#include "favor-name-layout.h"
#include "favor-properties.h"
#include "favor-seat-card-private.h"
#include "favor-seat-facts.h"
#include "favor-seat-sign.h"
#include "favor-signals.h"
#include "favor-tally.h"

/* So many letters of a name are worth more than the word for an office, or for the table. */
#define LEAST_LETTERS 6

struct _FavorSeatCard
{
  GtkButton parent_instance;

  FavorSeatRow *row;
  /* What the game says in the second line, and for ears. */
  FavorSeatLook look;

  GtkWidget *box;
  /* The shield or the emblem, one of the two, and what comes and goes upon it. */
  GtkWidget       *face;
  GtkWidget       *sign;
  GtkWidget       *emblem;
  GtkWidget       *change;
  GtkWidget       *words;
  FavorNameLayout *first_row;
  GtkWidget       *name;
  GtkWidget       *task;
  GtkWidget       *badge;
  GtkWidget       *badge_picture;
  GtkWidget       *mark;
  GtkWidget       *second_row;
  GtkWidget       *small_sign;
  GtkWidget       *second;
  GtkWidget       *facts;
  GtkWidget       *figures;
  GtkWidget       *clock;
  GtkWidget       *score;
  FavorTally      *tally;

  gboolean compact;
  gboolean crowded;
  /* The first letters of each name have room. */
  gboolean few;
  /* There is room for an emblem or a clock, not for both. */
  gboolean tiny;
  /* What is seen follows what was seen before. */
  gboolean follows;
  /* A view says what is seen. */
  gboolean looked_at;
};

G_DEFINE_FINAL_TYPE (FavorSeatCard, favor_seat_card, GTK_TYPE_BUTTON)

enum
{
  PROP_ROW,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void show_row (FavorSeatCard *self);

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_ROW] = { "row", G_TYPE_OBJECT, FAVOR_WRITABLE,
                 FAVOR_MEMBER (FavorSeatCard, row), .class_type = favor_seat_row_get_type,
                 .changed = G_CALLBACK (show_row) },
};

/* clang-format on */

static void
set_class (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static void
set_words (GtkWidget *label, const char *words, gboolean shown)
{
  gtk_label_set_label (GTK_LABEL (label), shown ? words : "");
  gtk_widget_set_visible (label, shown);
}

static void
set_picture (GtkWidget *picture, const char *art, gboolean shown)
{
  g_object_set (picture, "art", art, "visible", shown, NULL);
}

static void
move_to_start (GtkWidget *widget, GtkWidget *box)
{
  g_object_ref (widget);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (widget)), widget);
  gtk_box_prepend (GTK_BOX (box), widget);
  g_object_unref (widget);
}

/* ---- What the game says --------------------------------------------------------------- */

/* The shield, or an emblem in its place and the shield small below it. */
static void
show_face (FavorSeatCard *self)
{
  const char *emblem = self->look.emblem;
  gboolean    no_room = self->tiny && self->look.change == 0 &&
                     gtk_widget_get_visible (self->clock);

  set_picture (self->emblem, emblem, emblem != NULL && !no_room);
  gtk_widget_set_visible (self->sign, emblem == NULL && !no_room);
  gtk_widget_set_visible (self->small_sign, emblem != NULL);
}

/* The word of an office gives way before the name is cut; an office comes before a mark. */
static void
show_look (FavorSeatCard *self)
{
  const FavorSeatLook *look = &self->look;
  g_autofree char     *gain = favor_text_gain (look->change);
  gboolean             has_mark = look->mark_art != NULL && !self->tiny &&
                      (!self->crowded || look->badge_art == NULL);

  show_face (self);
  set_picture (self->mark, look->mark_art, has_mark);
  set_words (self->badge,
             look->badge,
             look->badge != NULL && (!self->crowded || look->badge_art == NULL));
  set_picture (self->badge_picture,
               look->badge_art,
               look->badge != NULL && look->badge_art != NULL);
  favor_fact_row_set_facts (FAVOR_FACT_ROW (self->facts), look->fact_list);
  gtk_widget_set_visible (self->facts, look->fact_list != NULL);
  gtk_widget_set_visible (self->second, look->fact_list == NULL);
  set_words (self->change, gain, look->change != 0);
  set_class (self->change, "loss", look->change < 0);
  set_class (GTK_WIDGET (self), "touched", look->touched);
}

/* ---- What the row says ---------------------------------------------------------------- */

/* The width is that of usual letters, and a name may have slim ones: no gap must follow it. */
static int
count_least_letters (const char *name)
{
  return MIN ((int) g_utf8_strlen (name, -1) * 3 / 4, LEAST_LETTERS);
}

/* Beside facts what a seat is doing stands after its name. */
static void
show_status (FavorSeatCard *self, const FavorSeatState *state)
{
  const FavorSeatLook *look = &self->look;
  const char          *status = favor_seat_state_get_status (state);
  const char          *task = state->deciding && !state->thinking && look->task != NULL
                                ? look->task
                                : status;
  const char          *second = favor_seat_look_get_line (look,
                                                 self->crowded,
                                                 *status != '\0' ? status : state->kind);

  gtk_label_set_label (GTK_LABEL (self->second), second);
  set_class (self->second, "what", *status != '\0' && look->facts == NULL);
  set_words (self->task,
             task,
             look->fact_list != NULL && !self->crowded && *task != '\0');
  set_class (GTK_WIDGET (self), "deciding", state->deciding);
  set_class (GTK_WIDGET (self), "winner", state->winner);
}

static void
show_state (FavorSeatCard *self, gboolean counts)
{
  g_auto (FavorSeatState) state = { 0 };
  g_autofree char        *description = NULL;

  if (self->row == NULL)
    return;
  favor_seat_state_read (&state, self->row, &self->look);
  favor_tally_set (self->tally, state.score, counts);
  gtk_label_set_width_chars (GTK_LABEL (self->name),
                             self->few ? count_least_letters (state.name) : -1);
  show_status (self, &state);
  description = favor_seat_state_describe (&state, &self->look);
  favor_accessible_set_name (GTK_WIDGET (self), description);
}

/* The row is at the end of what happened at once. Where a view has still to say how much of that is seen,
 * the score does not leap there before it does. */
static void
show_row (FavorSeatCard *self)
{
  show_state (self, self->follows || self->looked_at);
}

static gboolean
query_tooltip_cb (FavorSeatCard *self,
                  int            x,
                  int            y,
                  gboolean       keyboard_mode,
                  GtkTooltip    *tooltip)
{
  g_auto (FavorSeatState) state = { 0 };
  g_autofree char        *subtitle = NULL;

  if (self->row == NULL)
    return FALSE;
  favor_seat_state_read (&state, self->row, &self->look);
  subtitle = favor_seat_state_get_subtitle (&state, &self->look);
  gtk_tooltip_set_custom (tooltip,
                          favor_seat_facts_new (self->row,
                                                subtitle,
                                                self->look.points,
                                                self->look.fact_list));
  return TRUE;
}

/* ---- Object --------------------------------------------------------------------------- */

static void
favor_seat_card_dispose (GObject *object)
{
  g_clear_object (&FAVOR_SEAT_CARD (object)->tally);

  G_OBJECT_CLASS (favor_seat_card_parent_class)->dispose (object);
}

static void
favor_seat_card_finalize (GObject *object)
{
  favor_seat_look_clear (&FAVOR_SEAT_CARD (object)->look);
  favor_properties_clear (object);

  G_OBJECT_CLASS (favor_seat_card_parent_class)->finalize (object);
}

static void
favor_seat_card_class_init (FavorSeatCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_seat_card_dispose;
  G_OBJECT_CLASS (klass)->finalize = favor_seat_card_finalize;

  favor_properties_install (G_OBJECT_CLASS (klass), table, N_PROPS, properties);

  g_type_ensure (FAVOR_TYPE_ART_PICTURE);
  g_type_ensure (FAVOR_TYPE_CLOCK);
  g_type_ensure (FAVOR_TYPE_FACT_ROW);
  g_type_ensure (FAVOR_TYPE_NAME_LAYOUT);
  g_type_ensure (FAVOR_TYPE_SEAT_SIGN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "seat-card.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorSeatCard, box);
  gtk_widget_class_bind_template_child (widget_class, FavorSeatCard, face);
  gtk_widget_class_bind_template_child (widget_class, FavorSeatCard, sign);
  gtk_widget_class_bind_template_child (widget_class, FavorSeatCard, emblem);
  gtk_widget_class_bind_template_child (widget_class, FavorSeatCard, change);
  gtk_widget_class_bind_template_child (widget_class, FavorSeatCard, words);
  gtk_widget_class_bind_template_child (widget_class, FavorSeatCard, first_row);
  gtk_widget_class_bind_template_child (widget_class, FavorSeatCard, name);
  gtk_widget_class_bind_template_child (widget_class, FavorSeatCard, task);
  gtk_widget_class_bind_template_child (widget_class, FavorSeatCard, badge);
  gtk_widget_class_bind_template_child (widget_class, FavorSeatCard, badge_picture);
  gtk_widget_class_bind_template_child (widget_class, FavorSeatCard, mark);
  gtk_widget_class_bind_template_child (widget_class, FavorSeatCard, second_row);
  gtk_widget_class_bind_template_child (widget_class, FavorSeatCard, small_sign);
  gtk_widget_class_bind_template_child (widget_class, FavorSeatCard, second);
  gtk_widget_class_bind_template_child (widget_class, FavorSeatCard, facts);
  gtk_widget_class_bind_template_child (widget_class, FavorSeatCard, figures);
  gtk_widget_class_bind_template_child (widget_class, FavorSeatCard, clock);
  gtk_widget_class_bind_template_child (widget_class, FavorSeatCard, score);
  gtk_widget_class_bind_template_callback (widget_class, query_tooltip_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_face);
}

static void
favor_seat_card_init (FavorSeatCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->tally = favor_tally_new (GTK_LABEL (self->score));
  favor_name_layout_set_either (self->first_row, self->badge, self->badge_picture);
  favor_signals_follow (self, "row", "notify", G_CALLBACK (show_row), 0);
}

/**
 * favor_seat_card_new:
 * @seat: what `view.show-seat` is told
 *
 * Returns: (transfer floating): a card without a row
 */
GtkWidget *
favor_seat_card_new (guint seat)
{
  FavorSeatCard *self = g_object_new (FAVOR_TYPE_SEAT_CARD, NULL);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "u", seat);
  return GTK_WIDGET (self);
}

/**
 * favor_seat_card_set_row:
 * @row: (nullable): the seat to follow
 */
void
favor_seat_card_set_row (FavorSeatCard *self, FavorSeatRow *row)
{
  g_return_if_fail (FAVOR_IS_SEAT_CARD (self));

  favor_properties_set_object (self, properties[PROP_ROW], row);
}

/**
 * favor_seat_card_arrange:
 * @n_seats: how many there are in the strip
 * @compact: shield and score stand side by side, the name below; else shield, words, score
 * @tight: an office is a picture and not a word
 */
void
favor_seat_card_arrange (FavorSeatCard *self,
                         guint          n_seats,
                         gboolean       compact,
                         gboolean       tight)
{
  gboolean       crowded = n_seats > FAVOR_SEAT_CARDS_MANY;
  GtkOrientation across = compact ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  g_return_if_fail (FAVOR_IS_SEAT_CARD (self));

  self->compact = compact;
  self->tiny = compact && n_seats > 4;
  self->few = !compact && n_seats <= 4;
  self->crowded = compact || tight || n_seats > 4;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), across);
  gtk_box_set_spacing (GTK_BOX (self->box), compact ? 0 : crowded || tight ? 5 : 8);
  move_to_start (self->face, compact ? self->figures : self->box);
  gtk_box_reorder_child_after (GTK_BOX (self->box),
                               self->figures,
                               compact ? NULL : self->words);
  gtk_box_set_spacing (GTK_BOX (self->figures), compact && crowded ? 2 : 6);
  g_object_set (self->emblem,
                "width",
                !compact  ? (crowded || tight ? 28 : 36)
                : crowded ? 18
                          : 24,
                NULL);
  /* No higher than the name beside it: what comes and goes makes no row higher. */
  g_object_set (self->badge_picture, "width", compact ? 14 : 16, NULL);
  g_object_set (self->mark, "width", compact ? 13 : 16, NULL);
  favor_seat_sign_set_size (FAVOR_SEAT_SIGN (self->sign),
                            !compact  ? 30
                            : crowded ? 18
                                      : 22);
  favor_clock_set_size (FAVOR_CLOCK (self->clock), compact ? 22 : 30);
  gtk_widget_set_halign (self->figures, compact ? GTK_ALIGN_CENTER : GTK_ALIGN_END);
  gtk_widget_set_halign (self->words, compact ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_widget_set_visible (self->second_row, !compact);
  set_class (GTK_WIDGET (self), "crowded", crowded);
  show_look (self);
  show_row (self);
}

/* Not after a jump, nor for other eyes. */
static gboolean
follows (FavorGameView *view)
{
  const FavorMoment *moment = favor_sight_get_moment (favor_game_view_get_sight (view));

  return moment != NULL && moment->before != NULL && moment->animated && !moment->fresh;
}

/**
 * favor_seat_card_set_look:
 * @view: (nullable): says what there is to see of the seat now
 * @seat: a seat of the game of @view
 */
void
favor_seat_card_set_look (FavorSeatCard *self, FavorGameView *view, FavorSeat seat)
{
  g_return_if_fail (FAVOR_IS_SEAT_CARD (self));

  favor_seat_look_clear (&self->look);
  self->follows = view != NULL && follows (view);
  if (view != NULL)
    favor_game_view_describe_seat (view, seat, &self->look);
  self->looked_at = view != NULL;
  show_look (self);
  show_state (self, self->follows);
}

/**
 * favor_seat_card_count_facts:
 *
 * What comes and goes, such as a clock, leaves less room for a while.
 *
 * Returns: how many of the facts there is room for; %G_MAXUINT where that says nothing of other
 *   seats
 */
guint
favor_seat_card_count_facts (FavorSeatCard *self)
{
  g_return_val_if_fail (FAVOR_IS_SEAT_CARD (self), 0);

  if (self->look.fact_list == NULL || self->compact ||
      gtk_widget_get_visible (self->clock))
    return G_MAXUINT;
  return favor_fact_row_count_fitting (FAVOR_FACT_ROW (self->facts));
}

/**
 * favor_seat_card_set_most_facts:
 * @most: no more than so many facts are shown
 */
void
favor_seat_card_set_most_facts (FavorSeatCard *self, guint most)
{
  g_return_if_fail (FAVOR_IS_SEAT_CARD (self));

  favor_fact_row_set_most (FAVOR_FACT_ROW (self->facts), most);
}

/**
 * favor_seat_card_set_countdown:
 * @countdown: (nullable): what is left of the time of this seat
 */
void
favor_seat_card_set_countdown (FavorSeatCard *self, FavorCountdown *countdown)
{
  g_return_if_fail (FAVOR_IS_SEAT_CARD (self));

  favor_clock_set_countdown (FAVOR_CLOCK (self->clock), countdown);
}

/**
 * favor_seat_card_get_shield:
 *
 * Returns: (transfer none): where its shield is, or the emblem in the place of that
 */
GtkWidget *
favor_seat_card_get_shield (FavorSeatCard *self)
{
  g_return_val_if_fail (FAVOR_IS_SEAT_CARD (self), NULL);

  return self->face;
}

/**
 * favor_seat_card_get_score:
 *
 * Returns: (transfer none): where its score stands
 */
GtkWidget *
favor_seat_card_get_score (FavorSeatCard *self)
{
  g_return_val_if_fail (FAVOR_IS_SEAT_CARD (self), NULL);

  return self->score;
}

/**
 * favor_seat_card_describe_row:
 * @row: a seat
 *
 * Returns: (transfer full): e.g. "Mei, Casual, score 11, decides"
 */
char *
favor_seat_card_describe_row (FavorSeatRow *row)
{
  const FavorSeatLook     look = { 0 };
  g_auto (FavorSeatState) state = { 0 };

  g_return_val_if_fail (FAVOR_IS_SEAT_ROW (row), NULL);

  favor_seat_state_read (&state, row, &look);
  return favor_seat_state_describe (&state, &look);
}
