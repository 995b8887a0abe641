/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "favor-action-form.h"

#include "favor-children.h"
#include "favor-closures.h"
#include "favor-drop-down.h"
#include "favor-properties.h"
#include "favor-signals.h"

#define MAX_KINDS   64
#define LEAST_CHARS 12

struct _FavorActionForm
{
  GtkWidget parent_instance;

  GtkWidget *kinds;
  AdwBin    *place;
  /* (nullable): in @place, for the kind that is chosen. */
  GtkWidget *arguments;

  const FavorGame     *game;
  gpointer             state;
  FavorNames           names;
  FavorActionFormHooks hooks;
  /* (element-type guint8): of the rows of @kinds. */
  GArray     *listed;
  FavorAction action;
  gboolean    updating;
  char       *words;
  char       *why_not;
};

G_DEFINE_FINAL_TYPE (FavorActionForm, favor_action_form, GTK_TYPE_WIDGET)

enum
{
  PROP_WORDS,
  PROP_WHY_NOT,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_WORDS] = { "words", G_TYPE_STRING, FAVOR_READABLE,
                   FAVOR_MEMBER (FavorActionForm, words) },
  [PROP_WHY_NOT] = { "why-not", G_TYPE_STRING, FAVOR_READABLE,
                     FAVOR_MEMBER (FavorActionForm, why_not) },
};

/* clang-format on */

static const FavorKind *
kind_of (FavorActionForm *self)
{
  return &self->game->actions[self->action.kind];
}

static FavorSeat
decider_of (FavorActionForm *self)
{
  return favor_game_head (self->state)->decider;
}

/* ---- Where it begins ------------------------------------------------------------------ */

/* The first listed action of the kind, which is legal; else one of defaults. */
static void
begin (FavorActionForm *self, guint8 kind)
{
  const FavorSchema    *args = self->game->actions[kind].args;
  g_auto (FavorActions) legal = { 0 };

  self->action = (FavorAction){ .kind = kind, .seat = decider_of (self) };
  if (args != NULL)
    favor_schema_set_defaults (args, self->action.arg);
  self->game->list (self->state, &legal);
  for (guint i = 0; i < legal.n; i++)
    if (legal.items[i].kind == kind)
      {
        self->action = legal.items[i];
        return;
      }
}

/* Why the action is refused with `seat` for its argument, 0 if it is not. */
static guint
refusal_with (FavorActionForm *self, const FavorField *field, FavorSeat seat)
{
  FavorAction  action = self->action;
  FavorRefusal why = { 0 };

  favor_field_set (field, action.arg, 0, seat);
  return self->game->check (self->state, &action, &why) ? 0 : why.reason;
}

/* All whom the rules do not refuse in the same words as the one who acts; if that does not tell
 * them apart, all others. */
static guint
find_seats (FavorActionForm *self, const FavorField *field)
{
  const guint n_seats = favor_game_head (self->state)->n_seats;
  const guint own = refusal_with (self, field, decider_of (self));
  guint       seats = 0;

  for (guint seat = 0; seat < n_seats; seat++)
    if (refusal_with (self, field, (FavorSeat) seat) != own)
      seats |= 1u << seat;
  return seats != 0 ? seats : ((1u << n_seats) - 1) & ~(1u << decider_of (self));
}

static FavorArgumentScope
scope_of (FavorActionForm *self, const FavorSchema *args)
{
  FavorArgumentScope scope = { .n_seats = favor_game_head (self->state)->n_seats,
                               .names = self->names };

  scope.seats = (1u << scope.n_seats) - 1;
  for (guint i = 0; i < args->n_fields; i++)
    if (args->fields[i].type == FAVOR_TYPE_SEAT)
      {
        scope.seats = find_seats (self, &args->fields[i]);
        scope.nobody = refusal_with (self, &args->fields[i], FAVOR_SEAT_NONE) == 0;
      }
    else if (args->fields[i].type == FAVOR_TYPE_SEATS)
      scope.seats &= ~(1u << decider_of (self));
  return scope;
}

/* ---- What it says --------------------------------------------------------------------- */

static char *
describe (FavorActionForm *self)
{
  if (self->hooks.describe != NULL)
    return self->hooks.describe (&self->action, self->hooks.data);
  return favor_text_for_action (self->game, &self->action, &self->names);
}

static void
update (FavorActionForm *self)
{
  FavorRefusal     why = { 0 };
  g_autofree char *refusal = NULL;
  g_autofree char *words = NULL;

  if (self->arguments != NULL)
    memcpy (self->action.arg,
            favor_arguments_get_values (FAVOR_ARGUMENTS (self->arguments)),
            kind_of (self)->args->size);
  if (self->hooks.settle != NULL && self->arguments != NULL)
    self->hooks.settle (FAVOR_ARGUMENTS (self->arguments),
                        &self->action,
                        self->hooks.data);
  if (!self->game->check (self->state, &self->action, &why))
    refusal = favor_text_for_refusal (self->game, &why, &self->names);
  favor_properties_set_string (self, properties[PROP_WHY_NOT], refusal);
  words = describe (self);
  favor_properties_set_string (self, properties[PROP_WORDS], words);
}

static void
changed_cb (FavorActionForm *self)
{
  update (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* ---- Kinds ---------------------------------------------------------------------------- */

/* The controls of the action, with its values. */
static void
show_action (FavorActionForm *self)
{
  const FavorSchema *args = kind_of (self)->args;

  adw_bin_set_child (self->place, NULL);
  self->arguments = NULL;
  if (args != NULL)
    {
      const FavorArgumentScope scope = scope_of (self, args);

      self->arguments = favor_arguments_new (args, NULL, &scope);
      favor_arguments_set_values (FAVOR_ARGUMENTS (self->arguments), self->action.arg);
      favor_signals_connect (self->arguments, "changed", G_CALLBACK (changed_cb), self);
      adw_bin_set_child (self->place, self->arguments);
    }
  update (self);
}

static void
kind_cb (FavorActionForm *self)
{
  if (self->updating)
    return;
  begin (self,
         g_array_index (self->listed, guint8, favor_drop_down_get_row (self->kinds)));
  show_action (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
list_kinds (FavorActionForm *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  guint64                   open = favor_action_form_find_kinds (self->game, self->state);

  g_array_set_size (self->listed, 0);
  for (guint8 kind = 0; kind < self->game->n_actions; kind++)
    if (open >> kind & 1)
      {
        g_autofree char *title = favor_action_form_heading (_ (self->game->actions[kind]
                                                                 .text));

        g_array_append_val (self->listed, kind);
        gtk_string_list_append (titles, title);
      }
  self->updating = TRUE;
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->kinds), G_LIST_MODEL (titles));
  self->updating = FALSE;
  gtk_widget_set_visible (self->kinds, self->listed->len > 1);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
favor_action_form_dispose (GObject *object)
{
  FAVOR_ACTION_FORM (object)->arguments = NULL;
  favor_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (favor_action_form_parent_class)->dispose (object);
}

static void
favor_action_form_finalize (GObject *object)
{
  FavorActionForm *self = FAVOR_ACTION_FORM (object);

  g_free (self->state);
  favor_properties_clear (self);
  g_array_unref (self->listed);

  G_OBJECT_CLASS (favor_action_form_parent_class)->finalize (object);
}

static void
favor_action_form_class_init (FavorActionFormClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_action_form_dispose;
  object_class->finalize = favor_action_form_finalize;

  favor_properties_install (object_class, table, N_PROPS, properties);

  signals[SIGNAL_CHANGED] = favor_signal_new (klass, "changed", 0);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "actionform");
  gtk_widget_class_set_template_from_resource (
    widget_class,
    "/io/github/favorgames/Favor/action-form.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorActionForm, kinds);
  gtk_widget_class_bind_template_child (widget_class, FavorActionForm, place);
  gtk_widget_class_bind_template_callback (widget_class, kind_cb);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_is_set);
}

static void
favor_action_form_init (FavorActionForm *self)
{
  self->listed = g_array_new (FALSE, FALSE, sizeof (guint8));
  gtk_widget_init_template (GTK_WIDGET (self));
  favor_drop_down_make_flexible (GTK_DROP_DOWN (self->kinds), LEAST_CHARS);
  /* Translators: name of a list of the kinds of actions that can be put together, for ears */
  favor_drop_down_set_name (GTK_DROP_DOWN (self->kinds), _ ("Action"));
}

/**
 * favor_action_form_new:
 *
 * Returns: (transfer floating): a form without a position
 */
GtkWidget *
favor_action_form_new (void)
{
  return g_object_new (FAVOR_TYPE_ACTION_FORM, NULL);
}

/**
 * favor_action_form_set_hooks:
 * @hooks: copied; before the first position
 */
void
favor_action_form_set_hooks (FavorActionForm *self, const FavorActionFormHooks *hooks)
{
  g_return_if_fail (FAVOR_IS_ACTION_FORM (self));

  self->hooks = *hooks;
}

/**
 * favor_action_form_heading:
 * @text: a text with named placeholders, translated
 *
 * Returns: (transfer full): @text with a dash of dots for each placeholder and without a full
 *   stop
 */
char *
favor_action_form_heading (const char *text)
{
  GString *heading = g_string_new (NULL);

  g_return_val_if_fail (text != NULL, NULL);

  for (const char *at = text; *at != '\0'; at++)
    {
      const char *end = *at == '{' ? strchr (at, '}') : NULL;

      if (end == NULL)
        {
          g_string_append_c (heading, *at);
          continue;
        }
      g_string_append (heading, "…");
      at = end;
    }
  return g_string_free (heading, FALSE);
}

/**
 * favor_action_form_find_kinds:
 * @state: as the decider may see it
 *
 * Returns: the set of the numbers of those kinds of which a person can make actions here that
 *   the list leaves out
 */
guint64
favor_action_form_find_kinds (const FavorGame *game, gconstpointer state)
{
  guint64 kinds = 0;

  if (favor_game_head (state)->decider == FAVOR_SEAT_NONE)
    return 0;
  for (guint kind = 0; kind < MIN (game->n_actions, MAX_KINDS); kind++)
    if (game->actions[kind].open != NULL && game->actions[kind].open (state))
      kinds |= (guint64) 1 << kind;
  return kinds;
}

/**
 * favor_action_form_set_position:
 * @state: as the decider may see it; copied
 * @names: of the players; they outlive the form or its next position
 *
 * Begins anew, with the first of the kinds that are open in @state.
 */
void
favor_action_form_set_position (FavorActionForm  *self,
                                const FavorGame  *game,
                                gconstpointer     state,
                                const FavorNames *names)
{
  g_return_if_fail (FAVOR_IS_ACTION_FORM (self));

  g_free (self->state);
  self->game = game;
  self->state = g_memdup2 (state, game->state->size);
  self->names = *names;
  list_kinds (self);
  if (self->listed->len == 0)
    return;
  begin (self, g_array_index (self->listed, guint8, 0));
  show_action (self);
}

guint
favor_action_form_get_n_kinds (FavorActionForm *self)
{
  g_return_val_if_fail (FAVOR_IS_ACTION_FORM (self), 0);

  return self->listed->len;
}

/* FALSE if the kind is not open. */
static gboolean
select_kind (FavorActionForm *self, guint kind)
{
  for (guint i = 0; i < self->listed->len; i++)
    if (g_array_index (self->listed, guint8, i) == kind)
      {
        self->updating = TRUE;
        gtk_drop_down_set_selected (GTK_DROP_DOWN (self->kinds), i);
        self->updating = FALSE;
        return TRUE;
      }
  return FALSE;
}

/**
 * favor_action_form_set_kind:
 * @kind: an index into the game's `actions`
 *
 * Begins anew with that kind, without the signal.
 *
 * Returns: %FALSE if it is not open here
 */
gboolean
favor_action_form_set_kind (FavorActionForm *self, guint kind)
{
  g_return_val_if_fail (FAVOR_IS_ACTION_FORM (self), FALSE);

  if (!select_kind (self, kind))
    return FALSE;
  begin (self, (guint8) kind);
  show_action (self);
  return TRUE;
}

/**
 * favor_action_form_set_action:
 * @action: of a kind that is open
 *
 * Shows it, without the signal.
 *
 * Returns: %FALSE if it is not of such a kind
 */
gboolean
favor_action_form_set_action (FavorActionForm *self, const FavorAction *action)
{
  g_return_val_if_fail (FAVOR_IS_ACTION_FORM (self), FALSE);

  if (!select_kind (self, action->kind))
    return FALSE;
  if (self->arguments != NULL && action->kind == self->action.kind)
    {
      favor_arguments_set_values (FAVOR_ARGUMENTS (self->arguments), action->arg);
      update (self);
      return TRUE;
    }
  self->action = *action;
  show_action (self);
  return TRUE;
}

/**
 * favor_action_form_get_action:
 *
 * Returns: (nullable): what was put together, if it is legal; valid until the next change
 */
const FavorAction *
favor_action_form_get_action (FavorActionForm *self)
{
  g_return_val_if_fail (FAVOR_IS_ACTION_FORM (self), NULL);

  return self->listed->len > 0 && self->why_not == NULL ? &self->action : NULL;
}

/**
 * favor_action_form_peek:
 *
 * Returns: what was put together, legal or not; valid until the next change
 */
const FavorAction *
favor_action_form_peek (FavorActionForm *self)
{
  g_return_val_if_fail (FAVOR_IS_ACTION_FORM (self), NULL);

  return &self->action;
}

const char *
favor_action_form_get_why_not (FavorActionForm *self)
{
  g_return_val_if_fail (FAVOR_IS_ACTION_FORM (self), NULL);

  return self->why_not;
}
