/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <adwaita.h>
#include <string.h>

#include "favor-offer-tool.h"

#include "favor-children.h"
#include "favor-hand.h"
#include "favor-properties.h"
#include "favor-signals.h"

typedef struct
{
  GtkWidget *box;
  GtkWidget *question;
  /* (nullable): not needed yet. */
  GtkWidget *page;

  /* Of the game. */
  FavorHead *state;
  FavorSeat  viewer;
  FavorNames names;
  guint8     colours[FAVOR_MAX_SEATS];
  guint      computers;

  FavorOfferTask task;
  /* An offer is answered with another one. */
  gboolean countering;
  /* Nobody needs what was said last any more. */
  gboolean dismissed;
  /* Why an offer cannot be accepted. */
  char *why_not;
} FavorOfferToolPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (FavorOfferTool, favor_offer_tool, GTK_TYPE_WIDGET)

enum
{
  PROP_MODE,
  PROP_COUNTERABLE,
  PROP_COUNTERING,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_INSPECTED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

static FavorOfferToolPrivate *
get_private (FavorOfferTool *self)
{
  return favor_offer_tool_get_instance_private (self);
}

static FavorChoices *
answers_of (FavorOfferTool *self)
{
  return favor_question_get_answers (FAVOR_QUESTION (get_private (self)->question));
}

/* ---- What the page is for ------------------------------------------------------------- */

static FavorOfferTask
find_task (FavorOfferTool *self)
{
  FavorOfferToolPrivate *priv = get_private (self);
  FavorOfferTask         task = { .by = FAVOR_SEAT_NONE };

  if (priv->state->decider == FAVOR_SEAT_NONE || priv->state->decider != priv->viewer)
    return task;
  FAVOR_OFFER_TOOL_GET_CLASS (self)->look (self, &task);
  if (priv->countering)
    task.mode = FAVOR_OFFER_COMPOSE;
  return task;
}

static gboolean
is_question (FavorOfferMode mode)
{
  return mode == FAVOR_OFFER_ANSWER || mode == FAVOR_OFFER_KEEP;
}

/* ---- Showing it ----------------------------------------------------------------------- */

static void
inspected_cb (FavorOfferTool *self, guint key)
{
  g_signal_emit (self, signals[SIGNAL_INSPECTED], 0, key);
}

static void
changed_cb (FavorOfferTool *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
fill_question (FavorOfferTool *self)
{
  FavorOfferToolPrivate *priv = get_private (self);
  FavorOfferToolClass   *klass = FAVOR_OFFER_TOOL_GET_CLASS (self);
  FavorQuestion         *question = FAVOR_QUESTION (priv->question);

  g_clear_pointer (&priv->why_not, g_free);
  favor_question_begin (question, klass->game, priv->state, &priv->names);
  if (is_question (priv->task.mode))
    priv->why_not = klass->ask (self, question);
}

/* Hundreds of widgets, for what many a turn goes without. */
FavorOfferPage *
favor_offer_tool_need_page (FavorOfferTool *self)
{
  FavorOfferToolPrivate *priv = get_private (self);

  if (priv->page == NULL)
    {
      priv->page = FAVOR_OFFER_TOOL_GET_CLASS (self)->create_page (self);
      favor_offer_page_set_colours (FAVOR_OFFER_PAGE (priv->page), priv->colours);
      FAVOR_OFFER_TOOL_GET_CLASS (self)->fill_page (self, FAVOR_OFFER_PAGE (priv->page));
      favor_signals_connect (priv->page, "inspected", G_CALLBACK (inspected_cb), self);
      favor_signals_connect (priv->page, "changed", G_CALLBACK (changed_cb), self);
      gtk_box_append (GTK_BOX (priv->box), priv->page);
    }
  return FAVOR_OFFER_PAGE (priv->page);
}

/* Who is asked for an offer needs it at once; else one is begun on demand. */
static void
fill_page (FavorOfferTool *self)
{
  FavorOfferToolPrivate *priv = get_private (self);

  if (priv->task.mode == FAVOR_OFFER_COMPOSE && (priv->page != NULL || priv->task.asked))
    FAVOR_OFFER_TOOL_GET_CLASS (self)->fill_page (self,
                                                  favor_offer_tool_need_page (self));
}

static void
update (FavorOfferTool *self)
{
  FavorOfferToolPrivate *priv = get_private (self);
  const FavorOfferTask   task = find_task (self);
  const FavorOfferTask   before = priv->task;

  /* The page is filled before its parts are shown. */
  g_object_freeze_notify (G_OBJECT (self));
  priv->task = task;
  if (task.mode != before.mode)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODE]);
  if (task.counterable != before.counterable)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COUNTERABLE]);
  fill_question (self);
  favor_choices_set_at_once (answers_of (self), task.mode == FAVOR_OFFER_ANSWER);
  fill_page (self);
  if (priv->page != NULL)
    gtk_widget_set_visible (priv->page, task.mode == FAVOR_OFFER_COMPOSE);
  g_object_thaw_notify (G_OBJECT (self));
}

/* A card of the hand is laid down on the page. The pieces of the board count otherwise. */
static gboolean
drop_cb (FavorOfferTool *self, const GValue *value)
{
  FavorPiece *piece = g_value_get_object (value);

  return piece != NULL &&
         gtk_widget_get_ancestor (GTK_WIDGET (piece), FAVOR_TYPE_HAND) != NULL &&
         favor_offer_tool_add (self, piece);
}

static void
counter_cb (FavorOfferTool *self)
{
  favor_offer_tool_start_counter (self);
  changed_cb (self);
}

static void
back_cb (FavorOfferTool *self)
{
  favor_offer_tool_stop_counter (self);
  changed_cb (self);
}

/* Who is asked something begins at the answers: what is on the table can be read from there. */
static gboolean
favor_offer_tool_grab_focus (GtkWidget *widget)
{
  FavorOfferTool *self = FAVOR_OFFER_TOOL (widget);
  GtkWidget      *answers = GTK_WIDGET (answers_of (self));

  return is_question (get_private (self)->task.mode) &&
         (gtk_widget_get_focus_child (answers) != NULL ||
          gtk_widget_child_focus (answers, GTK_DIR_TAB_FORWARD));
}

/* ---- What the template computes ------------------------------------------------------- */

static gboolean
is_idle (FavorOfferTool *self, FavorOfferMode mode)
{
  return mode == FAVOR_OFFER_IDLE;
}

static gboolean
is_asking (FavorOfferTool *self, FavorOfferMode mode)
{
  return is_question (mode);
}

static gboolean
can_counter (FavorOfferTool *self, FavorOfferMode mode, gboolean counterable)
{
  return is_question (mode) && counterable;
}

static gboolean
can_go_back (FavorOfferTool *self, FavorOfferMode mode, gboolean countering)
{
  return mode == FAVOR_OFFER_COMPOSE && countering;
}

/* ---- Object --------------------------------------------------------------------------- */

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_MODE] = { "mode", G_TYPE_UINT, FAVOR_READABLE,
                  FAVOR_MEMBER (FavorOfferToolPrivate, task.mode) },
  [PROP_COUNTERABLE] = { "counterable", G_TYPE_BOOLEAN, FAVOR_READABLE,
                         FAVOR_MEMBER (FavorOfferToolPrivate, task.counterable) },
  [PROP_COUNTERING] = { "countering", G_TYPE_BOOLEAN, FAVOR_READABLE,
                        FAVOR_MEMBER (FavorOfferToolPrivate, countering) },
};

/* clang-format on */

static void
favor_offer_tool_constructed (GObject *object)
{
  FavorOfferTool        *self = FAVOR_OFFER_TOOL (object);
  FavorOfferToolPrivate *priv = get_private (self);

  G_OBJECT_CLASS (favor_offer_tool_parent_class)->constructed (object);

  priv->state = g_malloc0 (FAVOR_OFFER_TOOL_GET_CLASS (self)->game->state->size);
  priv->state->decider = FAVOR_SEAT_NONE;
  update (self);
}

static void
favor_offer_tool_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (favor_offer_tool_parent_class)->dispose (object);
}

static void
favor_offer_tool_finalize (GObject *object)
{
  FavorOfferToolPrivate *priv = get_private (FAVOR_OFFER_TOOL (object));

  g_free (priv->state);
  g_free (priv->why_not);

  G_OBJECT_CLASS (favor_offer_tool_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (ADW_TYPE_CLAMP);
  g_type_ensure (FAVOR_TYPE_QUESTION);
  gtk_widget_class_set_template_from_resource (
    widget_class,
    "/io/github/favorgames/Favor/offer-tool.ui");
  gtk_widget_class_bind_template_child_private (widget_class, FavorOfferTool, box);
  gtk_widget_class_bind_template_child_private (widget_class, FavorOfferTool, question);
  gtk_widget_class_bind_template_callback (widget_class, is_idle);
  gtk_widget_class_bind_template_callback (widget_class, is_asking);
  gtk_widget_class_bind_template_callback (widget_class, can_counter);
  gtk_widget_class_bind_template_callback (widget_class, can_go_back);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, counter_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
}

static void
favor_offer_tool_class_init (FavorOfferToolClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = favor_offer_tool_constructed;
  object_class->dispose = favor_offer_tool_dispose;
  object_class->finalize = favor_offer_tool_finalize;
  widget_class->grab_focus = favor_offer_tool_grab_focus;

  signals[SIGNAL_CHANGED] = favor_signal_new (klass, "changed", 0);
  signals[SIGNAL_INSPECTED] = favor_signal_new (klass, "inspected", 1, G_TYPE_UINT);

  favor_properties_install_private (object_class, table, N_PROPS, properties);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "offertool");
}

static void
favor_offer_tool_init (FavorOfferTool *self)
{
  FavorOfferToolPrivate *priv = get_private (self);
  GtkDropTarget         *target = gtk_drop_target_new (FAVOR_TYPE_PIECE, GDK_ACTION_COPY);

  priv->viewer = FAVOR_SEAT_NONE;
  priv->task.by = FAVOR_SEAT_NONE;
  for (guint seat = 0; seat < FAVOR_MAX_SEATS; seat++)
    priv->colours[seat] = (guint8) seat;
  gtk_widget_init_template (GTK_WIDGET (self));
  favor_signals_connect (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/* ---- Positions ------------------------------------------------------------------------ */

static void
set_countering (FavorOfferTool *self, gboolean countering)
{
  favor_properties_set_number (self, properties[PROP_COUNTERING], countering);
}

void
favor_offer_tool_recall (FavorOfferTool *self, gconstpointer state)
{
  FavorOfferToolClass *klass = FAVOR_OFFER_TOOL_GET_CLASS (self);

  g_return_if_fail (FAVOR_IS_OFFER_TOOL (self));

  klass->listen (self, state);
  memcpy (get_private (self)->state, state, klass->game->state->size);
}

/**
 * favor_offer_tool_set_state:
 * @state: masked for @viewer; copied
 * @viewer: a seat, or %FAVOR_SEAT_NONE if nobody may answer
 * @names: of the players; copied
 */
void
favor_offer_tool_set_state (FavorOfferTool   *self,
                            gconstpointer     state,
                            FavorSeat         viewer,
                            const FavorNames *names)
{
  FavorOfferToolPrivate *priv = get_private (self);
  FavorOfferToolClass   *klass = FAVOR_OFFER_TOOL_GET_CLASS (self);

  g_return_if_fail (FAVOR_IS_OFFER_TOOL (self));

  /* The same once more must not take the focus from what is there. */
  if (viewer == priv->viewer &&
      memcmp (state, priv->state, klass->game->state->size) == 0 &&
      memcmp (names, &priv->names, sizeof *names) == 0)
    return;
  klass->listen (self, state);
  memcpy (priv->state, state, klass->game->state->size);
  priv->viewer = viewer;
  priv->names = *names;
  priv->dismissed = FALSE;
  set_countering (self, FALSE);
  update (self);
}

void
favor_offer_tool_set_computers (FavorOfferTool *self, guint computers)
{
  g_return_if_fail (FAVOR_IS_OFFER_TOOL (self));

  get_private (self)->computers = computers;
}

void
favor_offer_tool_set_colours (FavorOfferTool *self, const guint8 *colours)
{
  FavorOfferToolPrivate *priv = get_private (self);

  g_return_if_fail (FAVOR_IS_OFFER_TOOL (self));

  if (memcmp (priv->colours, colours, sizeof priv->colours) == 0)
    return;
  memcpy (priv->colours, colours, sizeof priv->colours);
  if (priv->page != NULL)
    favor_offer_page_set_colours (FAVOR_OFFER_PAGE (priv->page), colours);
  fill_question (self);
}

void
favor_offer_tool_start (FavorOfferTool *self, FavorSeat partner)
{
  g_return_if_fail (FAVOR_IS_OFFER_TOOL (self));

  if (get_private (self)->task.mode == FAVOR_OFFER_COMPOSE)
    FAVOR_OFFER_TOOL_GET_CLASS (self)->start_page (self,
                                                   favor_offer_tool_need_page (self),
                                                   partner);
}

void
favor_offer_tool_start_counter (FavorOfferTool *self)
{
  FavorOfferToolPrivate *priv = get_private (self);

  g_return_if_fail (FAVOR_IS_OFFER_TOOL (self));

  if (!is_question (priv->task.mode) || !priv->task.counterable)
    return;
  set_countering (self, TRUE);
  update (self);
  favor_offer_tool_start (self, priv->task.by);
  gtk_widget_child_focus (priv->page, GTK_DIR_TAB_FORWARD);
}

void
favor_offer_tool_stop_counter (FavorOfferTool *self)
{
  g_return_if_fail (FAVOR_IS_OFFER_TOOL (self));

  set_countering (self, FALSE);
  update (self);
  gtk_widget_child_focus (GTK_WIDGET (answers_of (self)), GTK_DIR_TAB_FORWARD);
}

void
favor_offer_tool_cancel (FavorOfferTool *self)
{
  FavorOfferToolPrivate *priv = get_private (self);

  g_return_if_fail (FAVOR_IS_OFFER_TOOL (self));

  priv->dismissed = TRUE;
  if (priv->countering)
    favor_offer_tool_stop_counter (self);
}

/* ---- What it is and says -------------------------------------------------------------- */

gboolean
favor_offer_tool_is_composing (FavorOfferTool *self)
{
  g_return_val_if_fail (FAVOR_IS_OFFER_TOOL (self), FALSE);

  return get_private (self)->task.mode == FAVOR_OFFER_COMPOSE;
}

gboolean
favor_offer_tool_is_counterable (FavorOfferTool *self)
{
  g_return_val_if_fail (FAVOR_IS_OFFER_TOOL (self), FALSE);

  return get_private (self)->task.counterable;
}

gboolean
favor_offer_tool_wants_open (FavorOfferTool *self)
{
  g_return_val_if_fail (FAVOR_IS_OFFER_TOOL (self), FALSE);

  return get_private (self)->task.asked;
}

gboolean
favor_offer_tool_was_answered (FavorOfferTool *self)
{
  g_return_val_if_fail (FAVOR_IS_OFFER_TOOL (self), FALSE);

  return favor_offer_tool_is_composing (self) && !get_private (self)->dismissed &&
         FAVOR_OFFER_TOOL_GET_CLASS (self)->was_answered (self);
}

/* (nullable): while something is put together on it. */
static FavorOfferPage *
composed_page (FavorOfferTool *self)
{
  return favor_offer_tool_is_composing (self) ? favor_offer_tool_get_page (self) : NULL;
}

FavorSeat
favor_offer_tool_get_partner (FavorOfferTool *self)
{
  FavorOfferPage *page = composed_page (self);

  return page != NULL ? favor_offer_page_get_partner (page) : FAVOR_SEAT_NONE;
}

const FavorAction *
favor_offer_tool_get_action (FavorOfferTool *self)
{
  g_return_val_if_fail (FAVOR_IS_OFFER_TOOL (self), NULL);

  if (favor_offer_tool_is_composing (self))
    return favor_offer_page_get_action (favor_offer_tool_need_page (self));
  return favor_choices_get_chosen (answers_of (self));
}

char *
favor_offer_tool_get_note (FavorOfferTool *self)
{
  FavorOfferPage *page = composed_page (self);

  return page != NULL ? favor_offer_page_get_note (page) : NULL;
}

const char *
favor_offer_tool_get_why_not (FavorOfferTool *self)
{
  g_return_val_if_fail (FAVOR_IS_OFFER_TOOL (self), NULL);

  if (favor_offer_tool_is_composing (self))
    return favor_offer_page_get_why_not (favor_offer_tool_need_page (self));
  return get_private (self)->why_not;
}

void
favor_offer_tool_set_chosen (FavorOfferTool *self, const FavorAction *action)
{
  g_return_if_fail (FAVOR_IS_OFFER_TOOL (self));

  favor_choices_set_chosen (answers_of (self), action);
}

gboolean
favor_offer_tool_add (FavorOfferTool *self, FavorPiece *piece)
{
  g_return_val_if_fail (FAVOR_IS_OFFER_TOOL (self), FALSE);

  return favor_offer_tool_is_composing (self) &&
         FAVOR_OFFER_TOOL_GET_CLASS (self)->add (self,
                                                 favor_offer_tool_need_page (self),
                                                 piece);
}

/* ---- For subclasses ------------------------------------------------------------------- */

gconstpointer
favor_offer_tool_get_state (FavorOfferTool *self)
{
  return get_private (self)->state;
}

const FavorNames *
favor_offer_tool_get_names (FavorOfferTool *self)
{
  return &get_private (self)->names;
}

const guint8 *
favor_offer_tool_get_colours (FavorOfferTool *self)
{
  return get_private (self)->colours;
}

guint
favor_offer_tool_get_computers (FavorOfferTool *self)
{
  return get_private (self)->computers;
}

FavorSeat
favor_offer_tool_get_viewer (FavorOfferTool *self)
{
  return get_private (self)->viewer;
}

FavorOfferMode
favor_offer_tool_get_mode (FavorOfferTool *self)
{
  return get_private (self)->task.mode;
}

FavorOfferPage *
favor_offer_tool_get_page (FavorOfferTool *self)
{
  GtkWidget *page = get_private (self)->page;

  return page != NULL ? FAVOR_OFFER_PAGE (page) : NULL;
}
