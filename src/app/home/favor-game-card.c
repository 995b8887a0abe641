/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-game-card.h"

#include "favor-accessible.h"
#include "favor-art-picture.h"
#include "favor-art.h"
#include "favor-closures.h"
#include "favor-games.h"
#include "favor-lazy.h"
#include "favor-learn.h"
#include "favor-style.h"

#define LARGE_COVER 148
#define SMALL_COVER 72

struct _FavorGameCard
{
  AdwBin parent_instance;

  const FavorGame *game;

  GtkWidget *cover;
  GtkWidget *words;
  GtkLabel  *title;
  GtkLabel  *summary;
  GtkLabel  *seats;
  GtkWidget *buttons;
  GtkWidget *play;
  GtkWidget *set_up;
  GtkWidget *learn;
  GtkWidget *more;
  GtkWidget *set_up_label;
  GtkWidget *learn_label;

  gboolean suggested;
  /* Nobody has played it here yet. */
  gboolean is_new;
  /* There is room for words on all buttons. */
  gboolean labelled;

  /* (nullable): the picture on the cover, until it is drawn */
  char *cover_id;
};

G_DEFINE_FINAL_TYPE (FavorGameCard, favor_game_card, ADW_TYPE_BIN)

/* Covers are 4 by 5; the place is kept until the picture is there. */
static void
set_cover_width (FavorGameCard *self, int width)
{
  g_object_set (self->cover, "width", width, "height-request", width * 5 / 4, NULL);
}

static void
draw_cover (GtkWidget *widget)
{
  FavorGameCard *self = FAVOR_GAME_CARD (widget);

  g_object_set (self->cover, "art", self->cover_id, NULL);
  g_clear_pointer (&self->cover_id, g_free);
}

/* The first frame of the window does not wait until a cover is read and drawn. */
static void
favor_game_card_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (favor_game_card_parent_class)->map (widget);

  if (FAVOR_GAME_CARD (widget)->cover_id != NULL)
    favor_lazy_run (widget, draw_cover);
}

static void
favor_game_card_dispose (GObject *object)
{
  g_clear_pointer (&FAVOR_GAME_CARD (object)->cover_id, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), FAVOR_TYPE_GAME_CARD);

  G_OBJECT_CLASS (favor_game_card_parent_class)->dispose (object);
}

static void
favor_game_card_class_init (FavorGameCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_game_card_dispose;
  widget_class->map = favor_game_card_map;

  g_type_ensure (FAVOR_TYPE_ART_PICTURE);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "game-card.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorGameCard, cover);
  gtk_widget_class_bind_template_child (widget_class, FavorGameCard, words);
  gtk_widget_class_bind_template_child (widget_class, FavorGameCard, title);
  gtk_widget_class_bind_template_child (widget_class, FavorGameCard, summary);
  gtk_widget_class_bind_template_child (widget_class, FavorGameCard, seats);
  gtk_widget_class_bind_template_child (widget_class, FavorGameCard, buttons);
  gtk_widget_class_bind_template_child (widget_class, FavorGameCard, play);
  gtk_widget_class_bind_template_child (widget_class, FavorGameCard, set_up);
  gtk_widget_class_bind_template_child (widget_class, FavorGameCard, learn);
  gtk_widget_class_bind_template_child (widget_class, FavorGameCard, more);
  gtk_widget_class_bind_template_child (widget_class, FavorGameCard, set_up_label);
  gtk_widget_class_bind_template_child (widget_class, FavorGameCard, learn_label);
}

static void
favor_game_card_init (FavorGameCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  favor_game_card_arrange (self, FAVOR_GAME_CARD_ROW);
}

/* Nobody plays a game well that nobody has told of. */
static gboolean
suggests_learning (FavorGameCard *self)
{
  return self->is_new && gtk_widget_get_visible (self->learn);
}

/* A game that is new says in words that it can be learned. A shelf has several such games, of which
 * one at most has a button in the colour of what is suggested. */
static void
show_suggested (FavorGameCard *self)
{
  gboolean learn = suggests_learning (self);

  favor_style_set_class (self->play, "suggested-action", self->suggested && !learn);
  favor_style_set_class (self->learn, "suggested-action", self->suggested && learn);
  favor_style_set_class (self->learn, "flat", !learn);
  gtk_widget_set_visible (self->learn_label, learn || self->labelled);
}

static void
find_cover (FavorGameCard *self)
{
  const char      *name = favor_games_get_name (self->game);
  g_autofree char *id = name != NULL ? g_strconcat (name, "/cover", NULL) : NULL;

  if (id != NULL && favor_art_exists (id))
    self->cover_id = g_steal_pointer (&id);
  gtk_widget_set_visible (self->cover, self->cover_id != NULL);
}

/* A button of one game names the game, too: a shelf has several. */
static void
set_up_button (GtkWidget *button, const FavorGame *game, const char *text)
{
  g_autofree char *label = favor_text_fill (text, "game", _ (game->title));

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", game->id);
  favor_accessible_set_name (button, label);
}

/**
 * favor_game_card_new:
 * @game: the game
 *
 * Returns: (transfer floating): its card
 */
GtkWidget *
favor_game_card_new (const FavorGame *game)
{
  FavorGameCard   *self = g_object_new (FAVOR_TYPE_GAME_CARD, NULL);
  g_autofree char *seats = NULL;

  g_return_val_if_fail (game != NULL, GTK_WIDGET (self));

  self->game = game;
  find_cover (self);
  seats = favor_closure_game_facts (NULL,
                                    game->min_seats,
                                    game->max_seats,
                                    game->minutes);
  gtk_label_set_label (self->title, _ (game->title));
  gtk_label_set_label (self->summary, _ (game->summary));
  gtk_label_set_label (self->seats, seats);
  /* Translators: what the button "Play" of one game does, for screen readers */
  set_up_button (self->play, game, _ ("Play {game}"));
  /* Translators: what the button "Set Up…" of one game does, for screen readers */
  set_up_button (self->set_up, game, _ ("Set Up {game}…"));
  /* Translators: what the button "Learn" of one game does, for screen readers */
  set_up_button (self->learn, game, _ ("Learn {game}"));
  gtk_widget_set_visible (self->learn, favor_learn_has (game, FAVOR_LEARN_RULES));
  show_suggested (self);
  favor_accessible_set_name (GTK_WIDGET (self), _ (game->title));
  return GTK_WIDGET (self);
}

/**
 * favor_game_card_get_game:
 *
 * Returns: the game of the card
 */
const FavorGame *
favor_game_card_get_game (FavorGameCard *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_CARD (self), NULL);

  return self->game;
}

/**
 * favor_game_card_set_suggested:
 * @suggested: whether *Play* stands out, or *Learn* if the game is new
 *
 * Marks the game that is most likely to be played.
 */
void
favor_game_card_set_suggested (FavorGameCard *self, gboolean suggested)
{
  g_return_if_fail (FAVOR_IS_GAME_CARD (self));

  self->suggested = suggested;
  show_suggested (self);
}

/**
 * favor_game_card_set_new:
 * @is_new: whether nobody has played or learned the game here yet
 *
 * Then it is *Learn* that stands out, if the game is suggested and can be learned.
 */
void
favor_game_card_set_new (FavorGameCard *self, gboolean is_new)
{
  g_return_if_fail (FAVOR_IS_GAME_CARD (self));

  self->is_new = is_new;
  show_suggested (self);
}

/**
 * favor_game_card_get_suggested:
 *
 * Returns: whether one of the buttons stands out
 */
gboolean
favor_game_card_get_suggested (FavorGameCard *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_CARD (self), FALSE);

  return self->suggested;
}

/**
 * favor_game_card_focus_play:
 *
 * Returns: whether *Play* has the focus now
 */
gboolean
favor_game_card_focus_play (FavorGameCard *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_CARD (self), FALSE);

  return gtk_widget_grab_focus (suggests_learning (self) ? self->learn : self->play);
}

/* Where there is room the buttons say in words what they lead to. */
static void
label_buttons (FavorGameCard *self, gboolean labelled)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->more),
                                  labelled ? GTK_ORIENTATION_VERTICAL
                                           : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_halign (self->more, labelled ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->set_up_label, labelled);
  self->labelled = labelled;
  show_suggested (self);
}

/**
 * favor_game_card_arrange:
 * @arrangement: where cover, words and buttons stand
 *
 * Arranges the card for the room that it has.
 */
void
favor_game_card_arrange (FavorGameCard *self, FavorGameCardArrangement arrangement)
{
  gboolean   tall = arrangement == FAVOR_GAME_CARD_TALL;
  gboolean   row = arrangement == FAVOR_GAME_CARD_ROW;
  GtkWidget *body;

  g_return_if_fail (FAVOR_IS_GAME_CARD (self));

  body = adw_bin_get_child (ADW_BIN (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (body),
                                  tall ? GTK_ORIENTATION_VERTICAL
                                       : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (body), tall ? 6 : row ? 12 : 18);
  set_cover_width (self, row ? SMALL_COVER : LARGE_COVER);
  gtk_widget_set_valign (self->words, tall ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (self->words, tall);
  gtk_widget_set_valign (self->buttons, tall ? GTK_ALIGN_END : GTK_ALIGN_CENTER);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->buttons),
                                  tall ? GTK_ORIENTATION_HORIZONTAL
                                       : GTK_ORIENTATION_VERTICAL);
  label_buttons (self, arrangement == FAVOR_GAME_CARD_WIDE);
  if (arrangement == FAVOR_GAME_CARD_WIDE)
    gtk_widget_add_css_class (GTK_WIDGET (self), "wide");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "wide");
}
