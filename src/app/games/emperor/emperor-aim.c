/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "emperor-aim.h"

#define PARTS_MOST 16
/* Of the arguments that a person chooses on the board. */
#define ARGS_MOST EMPEROR_N_PLAY_ARGS

struct _EmperorAim
{
  GObject parent_instance;

  FavorChoiceModel *model;
  EmperorPart       parts[PARTS_MOST];
  guint             n_parts;
  FavorAction       action;
  gboolean          complete;
  /* The action was given as a whole, so it stands although it may not be listed. */
  gboolean taken;
  /* Nothing else is legal, so it is chosen without being asked for. */
  gboolean alone;
  /* Of all that is left. */
  gint        kind;
  EmperorWhat open;
};

G_DEFINE_FINAL_TYPE (EmperorAim, emperor_aim, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* clang-format off */
#define W(name) EMPEROR_WHAT_##name
static const guint8 meanings[EMPEROR_N_ACTIONS][ARGS_MOST] = {
  [EMPEROR_ACTION_KEEP_EVENT] = { W (EVENT) },
  [EMPEROR_ACTION_PLACE_STAR] = { W (STAFF) },
  [EMPEROR_ACTION_COLLECT] = { W (TAKE) },
  [EMPEROR_ACTION_MOVE] = { W (STAFF), W (TAKE) },
  [EMPEROR_ACTION_SELL] = { W (CARD) },
  [EMPEROR_ACTION_UPGRADE] = { W (CARD) },
  [EMPEROR_ACTION_ALLY] = { W (STAFF), W (PAY), W (PAY), W (FROM) },
  [EMPEROR_ACTION_ALLY_EMPRESS] = { W (PAY), W (PAY), W (PAY) },
  [EMPEROR_ACTION_KEEP_MARKET] = { W (MARKET) },
  [EMPEROR_ACTION_COMPLETE_EVENT] = { W (EVENT), W (PAY), W (PAY), W (PAY) },
  [EMPEROR_ACTION_PLAY] = { W (CARD), W (TARGET), W (STAFF), W (STAFF), W (FROM), W (GIVE), W (TAKE), W (TAKE),
                            W (PAY), W (PAY), W (PAY), W (EVENT), W (CHOICE) },
  [EMPEROR_ACTION_REACT] = { W (CARD) },
  [EMPEROR_ACTION_SEIZE] = { W (LOOT) },
  [EMPEROR_ACTION_ANSWER_BLACKMAIL] = { W (CHOICE) },
  [EMPEROR_ACTION_INVITE_OFFER] = { W (TARGET) },
  [EMPEROR_ACTION_OFFER_TRADE] = { W (TARGET) },
  [EMPEROR_ACTION_DISCARD] = { W (CARD) },
};
#undef W

/* clang-format on */

EmperorWhat
emperor_aim_what_of (guint kind, guint arg)
{
  g_return_val_if_fail (kind < EMPEROR_N_ACTIONS, EMPEROR_WHAT_KIND);

  return arg < ARGS_MOST ? meanings[kind][arg] : EMPEROR_WHAT_KIND;
}

/* ---- Matching ------------------------------------------------------------------------- */

/* How many arguments of `action` that mean `what` are `value`. */
static guint
count_in (const FavorAction *action, guint what, gint value)
{
  guint n = 0;

  if (action->kind == EMPEROR_ACTION_COLLECT && what == EMPEROR_WHAT_STAFF)
    return emperor_card_staff (action->arg[0]) == value;
  for (guint arg = 0; arg < ARGS_MOST; arg++)
    n += meanings[action->kind][arg] == what && action->arg[arg] == value;
  return n;
}

/* How many of `parts` mean the same as the one at `at`, with the same value. */
static guint
count_alike (const EmperorPart *parts, guint n_parts, guint at)
{
  guint n = 0;

  for (guint i = 0; i < n_parts; i++)
    n += parts[i].what == parts[at].what && parts[i].value == parts[at].value;
  return n;
}

static gboolean
has_parts (const FavorAction *action, const EmperorPart *parts, guint n_parts)
{
  for (guint i = 0; i < n_parts; i++)
    {
      if (parts[i].kind >= 0 && parts[i].kind != action->kind)
        return FALSE;
      if (parts[i].what != EMPEROR_WHAT_KIND &&
          count_in (action, parts[i].what, parts[i].value) <
            count_alike (parts, n_parts, i))
        return FALSE;
    }
  return TRUE;
}

static gboolean
any_has (EmperorAim *self, const EmperorPart *parts, guint n_parts)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->model));

  for (guint i = 0; i < n; i++)
    if (has_parts (favor_choice_model_get_action (self->model, i), parts, n_parts))
      return TRUE;
  return FALSE;
}

GArray *
emperor_aim_list_left (EmperorAim *self)
{
  GArray *left = g_array_new (FALSE, FALSE, sizeof (FavorAction));
  guint   n = g_list_model_get_n_items (G_LIST_MODEL (self->model));

  g_return_val_if_fail (EMPEROR_IS_AIM (self), left);

  for (guint i = 0; i < n; i++)
    {
      const FavorAction *action = favor_choice_model_get_action (self->model, i);

      if (has_parts (action, self->parts, self->n_parts))
        g_array_append_val (left, *action);
    }
  return left;
}

/* ---- What is left --------------------------------------------------------------------- */

/* Whether two actions of a kind differ in what is to be chosen there. */
static gboolean
differ (const FavorAction *a, const FavorAction *b, guint what)
{
  if (a->kind == EMPEROR_ACTION_COLLECT && what == EMPEROR_WHAT_STAFF)
    return emperor_card_staff (a->arg[0]) != emperor_card_staff (b->arg[0]);
  for (guint arg = 0; arg < ARGS_MOST; arg++)
    if (meanings[a->kind][arg] == what && a->arg[arg] != b->arg[arg])
      return TRUE;
  return FALSE;
}

static EmperorWhat
find_open (GArray *left)
{
  const FavorAction *first = (const FavorAction *) left->data;

  for (guint what = EMPEROR_WHAT_CARD; what < EMPEROR_N_WHATS; what++)
    for (guint i = 1; i < left->len; i++)
      if (differ (first, &first[i], what))
        return what;
  return EMPEROR_WHAT_KIND;
}

/* All that a person could have chosen of an action. */
static void
choose_all_of (EmperorAim *self, const FavorAction *action)
{
  self->n_parts = 0;
  for (guint arg = 0; arg < ARGS_MOST; arg++)
    if (meanings[action->kind][arg] != EMPEROR_WHAT_KIND && action->arg[arg] >= 0)
      self->parts[self->n_parts++] = emperor_part (action->kind,
                                                   meanings[action->kind][arg],
                                                   action->arg[arg]);
  if (self->n_parts == 0)
    self->parts[self->n_parts++] = emperor_part (action->kind, EMPEROR_WHAT_KIND, 0);
}

static void
update (EmperorAim *self)
{
  g_autoptr (GArray) left = emperor_aim_list_left (self);
  const FavorAction *first = (const FavorAction *) left->data;

  if (self->n_parts == 0)
    {
      self->alone = left->len == 1;
      if (self->alone)
        choose_all_of (self, first);
    }

  self->kind = FAVOR_NONE;
  self->open = EMPEROR_WHAT_KIND;
  if (self->taken)
    self->kind = self->action.kind;
  else
    {
      self->complete = left->len == 1;
      if (left->len > 0)
        self->kind = first->kind;
      for (guint i = 1; i < left->len; i++)
        if (first[i].kind != first->kind)
          self->kind = FAVOR_NONE;
      if (self->kind >= 0)
        self->open = find_open (left);
      if (self->complete)
        self->action = *first;
    }
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* ---- Choosing ------------------------------------------------------------------------- */

/* The chosen parts, less the one at `without` and less all that mean `less`, and `part`. */
static guint
put_together (EmperorAim  *self,
              guint        without,
              gint         less,
              EmperorPart  part,
              EmperorPart *parts)
{
  guint n = 0;

  for (guint i = 0; i < self->n_parts; i++)
    if (i != without && (gint) self->parts[i].what != less)
      parts[n++] = self->parts[i];
  if (n < PARTS_MOST)
    parts[n++] = part;
  return n;
}

/* `part` in the place of what means the same. */
static guint
fit_exchanged (EmperorAim *self, EmperorPart part, EmperorPart *parts)
{
  guint n;

  /* What was pointed at last is what the person wants most. */
  for (guint i = 0; i < self->n_parts; i++)
    if (self->parts[i].what == part.what)
      {
        n = put_together (self, i, -1, part, parts);
        if (any_has (self, parts, n))
          return n;
      }
  n = put_together (self, G_MAXUINT, part.what, part, parts);
  return any_has (self, parts, n) ? n : 0;
}

/* The card that was in hand pays for what is begun now. */
static guint
fit_carried (EmperorAim *self, EmperorPart part, EmperorPart *parts)
{
  gint card = emperor_aim_get (self, EMPEROR_WHAT_CARD);

  if (card < 0 || part.kind < 0)
    return 0;
  parts[0] = part;
  parts[1] = emperor_part (part.kind, EMPEROR_WHAT_PAY, card);
  return any_has (self, parts, 2) ? 2 : 0;
}

static guint
fit (EmperorAim *self, EmperorPart part, EmperorPart *parts)
{
  guint n = put_together (self, G_MAXUINT, -1, part, parts);

  if (!self->taken && any_has (self, parts, n))
    return n;
  n = self->taken ? 0 : fit_exchanged (self, part, parts);
  if (n == 0)
    n = fit_carried (self, part, parts);
  if (n > 0)
    return n;
  parts[0] = part;
  return any_has (self, parts, 1) ? 1 : 0;
}

gboolean
emperor_aim_begins (EmperorAim *self, EmperorPart part)
{
  g_return_val_if_fail (EMPEROR_IS_AIM (self), FALSE);

  return any_has (self, &part, 1);
}

gboolean
emperor_aim_continues (EmperorAim *self, EmperorPart part)
{
  EmperorPart parts[PARTS_MOST];

  g_return_val_if_fail (EMPEROR_IS_AIM (self), FALSE);

  return !self->taken &&
         any_has (self, parts, put_together (self, G_MAXUINT, -1, part, parts));
}

gboolean
emperor_aim_exchanges (EmperorAim *self, EmperorPart part)
{
  EmperorPart parts[PARTS_MOST];

  g_return_val_if_fail (EMPEROR_IS_AIM (self), FALSE);

  return !self->taken && fit_exchanged (self, part, parts) > 0;
}

gboolean
emperor_aim_choose (EmperorAim *self, EmperorPart part)
{
  EmperorPart parts[PARTS_MOST];
  guint       n;

  g_return_val_if_fail (EMPEROR_IS_AIM (self), FALSE);

  n = fit (self, part, parts);
  if (n == 0)
    return FALSE;
  memcpy (self->parts, parts, n * sizeof *parts);
  self->n_parts = n;
  self->taken = FALSE;
  update (self);
  return TRUE;
}

void
emperor_aim_propose (EmperorAim *self, EmperorPart part)
{
  guint at = 0;

  g_return_if_fail (EMPEROR_IS_AIM (self));

  if (self->n_parts == PARTS_MOST || !emperor_aim_continues (self, part))
    return;
  while (at < self->n_parts && self->parts[at].what != part.what)
    at++;
  memmove (&self->parts[at + 1],
           &self->parts[at],
           (self->n_parts - at) * sizeof *self->parts);
  self->parts[at] = part;
  self->n_parts++;
  update (self);
}

guint
emperor_aim_count (EmperorAim *self, EmperorWhat what, gint value)
{
  guint n = 0;

  g_return_val_if_fail (EMPEROR_IS_AIM (self), 0);

  for (guint i = 0; i < self->n_parts; i++)
    n += self->parts[i].what == what && self->parts[i].value == value;
  return n;
}

gint
emperor_aim_get (EmperorAim *self, EmperorWhat what)
{
  g_return_val_if_fail (EMPEROR_IS_AIM (self), FAVOR_NONE);

  for (guint i = 0; i < self->n_parts; i++)
    if (self->parts[i].what == what)
      return self->parts[i].value;
  return FAVOR_NONE;
}

gint
emperor_aim_get_kind (EmperorAim *self)
{
  g_return_val_if_fail (EMPEROR_IS_AIM (self), FAVOR_NONE);

  return self->kind;
}

guint
emperor_aim_get_n_parts (EmperorAim *self)
{
  g_return_val_if_fail (EMPEROR_IS_AIM (self), 0);

  return self->n_parts;
}

EmperorPart
emperor_aim_get_part (EmperorAim *self, guint position)
{
  g_return_val_if_fail (EMPEROR_IS_AIM (self), (EmperorPart){ 0 });
  g_return_val_if_fail (position < self->n_parts, (EmperorPart){ 0 });

  return self->parts[position];
}

static void
forget (EmperorAim *self)
{
  self->n_parts = 0;
  self->taken = FALSE;
  update (self);
}

void
emperor_aim_remove (EmperorAim *self, guint position)
{
  g_return_if_fail (EMPEROR_IS_AIM (self));
  g_return_if_fail (position < self->n_parts);

  if (self->alone)
    return;
  self->n_parts--;
  memmove (&self->parts[position],
           &self->parts[position + 1],
           (self->n_parts - position) * sizeof *self->parts);
  self->taken = FALSE;
  update (self);
}

gboolean
emperor_aim_back (EmperorAim *self)
{
  g_return_val_if_fail (EMPEROR_IS_AIM (self), FALSE);

  if (self->alone || (self->n_parts == 0 && !self->taken))
    return FALSE;
  if (self->n_parts == 0)
    forget (self);
  else
    emperor_aim_remove (self, self->n_parts - 1);
  return TRUE;
}

void
emperor_aim_clear (EmperorAim *self)
{
  g_return_if_fail (EMPEROR_IS_AIM (self));

  if (!self->alone && (self->n_parts > 0 || self->taken))
    forget (self);
}

EmperorWhat
emperor_aim_get_open (EmperorAim *self)
{
  g_return_val_if_fail (EMPEROR_IS_AIM (self), EMPEROR_WHAT_KIND);

  return self->open;
}

const FavorAction *
emperor_aim_get_action (EmperorAim *self)
{
  g_return_val_if_fail (EMPEROR_IS_AIM (self), NULL);

  return self->complete ? &self->action : NULL;
}

void
emperor_aim_take (EmperorAim *self, const FavorAction *action)
{
  g_return_if_fail (EMPEROR_IS_AIM (self));
  g_return_if_fail (action != NULL);

  choose_all_of (self, action);
  self->action = *action;
  self->complete = TRUE;
  self->taken = TRUE;
  self->alone = FALSE;
  update (self);
}

/* ---- Object --------------------------------------------------------------------------- */

/* The same actions may be legal again, but nobody has chosen any of them yet. */
static void
moved_cb (EmperorAim *self, guint from, guint to)
{
  if (from != to)
    emperor_aim_clear (self);
}

static void
emperor_aim_finalize (GObject *object)
{
  EmperorAim *self = EMPEROR_AIM (object);

  g_clear_object (&self->model);

  G_OBJECT_CLASS (emperor_aim_parent_class)->finalize (object);
}

static void
emperor_aim_class_init (EmperorAimClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = emperor_aim_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed",
                                          EMPEROR_TYPE_AIM,
                                          G_SIGNAL_RUN_LAST,
                                          0,
                                          NULL,
                                          NULL,
                                          NULL,
                                          G_TYPE_NONE,
                                          0);
}

static void
emperor_aim_init (EmperorAim *self)
{
  self->kind = FAVOR_NONE;
}

/**
 * emperor_aim_new:
 * @model: the legal actions
 *
 * Returns: (transfer full): an aim with nothing chosen
 */
EmperorAim *
emperor_aim_new (FavorChoiceModel *model)
{
  EmperorAim *self;

  g_return_val_if_fail (FAVOR_IS_CHOICE_MODEL (model), NULL);

  self = g_object_new (EMPEROR_TYPE_AIM, NULL);
  self->model = g_object_ref (model);
  g_signal_connect_object (model,
                           "items-changed",
                           G_CALLBACK (forget),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (favor_cursor_model_get_cursor (FAVOR_CURSOR_MODEL (model)),
                           "moved",
                           G_CALLBACK (moved_cb),
                           self,
                           G_CONNECT_SWAPPED);
  update (self);
  return self;
}
