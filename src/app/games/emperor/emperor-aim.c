/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "emperor-aim.h"

/* Of the arguments that a person chooses on the board. */
#define ARGS_MOST EMPEROR_N_PLAY_ARGS

struct _EmperorAim
{
  FavorChooser parent_instance;

  /* Of all that is left. */
  gint        kind;
  EmperorWhat open;
};

G_DEFINE_FINAL_TYPE (EmperorAim, emperor_aim, FAVOR_TYPE_CHOOSER)

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
count_alike (const FavorPart *parts, guint n_parts, guint at)
{
  guint n = 0;

  for (guint i = 0; i < n_parts; i++)
    n += parts[i].what == parts[at].what && parts[i].value == parts[at].value;
  return n;
}

static gboolean
emperor_aim_has_parts (const FavorAction *action, const FavorPart *parts, guint n_parts)
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

static void
emperor_aim_changed (FavorChooser *chooser)
{
  EmperorAim        *self = EMPEROR_AIM (chooser);
  g_autoptr (GArray) left = NULL;
  const FavorAction *first;

  self->kind = FAVOR_NONE;
  self->open = EMPEROR_WHAT_KIND;
  if (favor_chooser_get_taken (chooser))
    {
      self->kind = favor_chooser_get_action (chooser)->kind;
      return;
    }
  left = favor_chooser_list_left (chooser);
  first = (const FavorAction *) left->data;
  for (guint i = 1; i < left->len; i++)
    if (first[i].kind != first->kind)
      return;
  if (left->len > 0)
    {
      self->kind = first->kind;
      self->open = find_open (left);
    }
}

/* ---- Choosing ------------------------------------------------------------------------- */

static guint
emperor_aim_list_parts (const FavorAction *action, FavorPart *parts)
{
  guint n = 0;

  for (guint arg = 0; arg < ARGS_MOST; arg++)
    if (meanings[action->kind][arg] != EMPEROR_WHAT_KIND && action->arg[arg] >= 0)
      parts[n++] = emperor_part (action->kind,
                                 meanings[action->kind][arg],
                                 action->arg[arg]);
  if (n == 0)
    parts[n++] = emperor_part (action->kind, EMPEROR_WHAT_KIND, 0);
  return n;
}

/* The chosen parts, less the one at `without` and less all that mean `less`, and `part`. */
static guint
put_together (EmperorAim *self,
              guint       without,
              gint        less,
              FavorPart   part,
              FavorPart  *parts)
{
  FavorPart chosen[FAVOR_PARTS_MOST];
  guint     n_chosen = favor_chooser_copy_parts (FAVOR_CHOOSER (self), chosen);
  guint     n = 0;

  for (guint i = 0; i < n_chosen; i++)
    if (i != without && chosen[i].what != less)
      parts[n++] = chosen[i];
  if (n < FAVOR_PARTS_MOST)
    parts[n++] = part;
  return n;
}

/* `part` in the place of what means the same. */
static guint
fit_exchanged (EmperorAim *self, FavorPart part, FavorPart *parts)
{
  FavorChooser *chooser = FAVOR_CHOOSER (self);
  guint         n;

  /* What was pointed at last is what the person wants most. */
  for (guint i = 0; i < favor_chooser_get_n_parts (chooser); i++)
    if (favor_chooser_get_part (chooser, i).what == part.what)
      {
        n = put_together (self, i, -1, part, parts);
        if (favor_chooser_any_has (chooser, parts, n))
          return n;
      }
  n = put_together (self, G_MAXUINT, part.what, part, parts);
  return favor_chooser_any_has (chooser, parts, n) ? n : 0;
}

/* The card that was in hand pays for what is begun now. */
static guint
fit_carried (EmperorAim *self, FavorPart part, FavorPart *parts)
{
  gint card = emperor_aim_get (self, EMPEROR_WHAT_CARD);

  if (card < 0 || part.kind < 0)
    return 0;
  parts[0] = part;
  parts[1] = emperor_part (part.kind, EMPEROR_WHAT_PAY, card);
  return favor_chooser_any_has (FAVOR_CHOOSER (self), parts, 2) ? 2 : 0;
}

static guint
emperor_aim_fit (FavorChooser *chooser, FavorPart part, FavorPart *parts)
{
  EmperorAim *self = EMPEROR_AIM (chooser);
  gboolean    taken = favor_chooser_get_taken (chooser);
  guint       n = put_together (self, G_MAXUINT, -1, part, parts);

  if (!taken && favor_chooser_any_has (chooser, parts, n))
    return n;
  n = taken ? 0 : fit_exchanged (self, part, parts);
  if (n == 0)
    n = fit_carried (self, part, parts);
  if (n > 0)
    return n;
  parts[0] = part;
  return favor_chooser_any_has (chooser, parts, 1) ? 1 : 0;
}

gboolean
emperor_aim_begins (EmperorAim *self, FavorPart part)
{
  g_return_val_if_fail (EMPEROR_IS_AIM (self), FALSE);

  return favor_chooser_any_has (FAVOR_CHOOSER (self), &part, 1);
}

gboolean
emperor_aim_continues (EmperorAim *self, FavorPart part)
{
  FavorChooser *chooser = FAVOR_CHOOSER (self);
  FavorPart     parts[FAVOR_PARTS_MOST];
  guint         n;

  g_return_val_if_fail (EMPEROR_IS_AIM (self), FALSE);

  n = put_together (self, G_MAXUINT, -1, part, parts);
  return !favor_chooser_get_taken (chooser) && favor_chooser_any_has (chooser, parts, n);
}

gboolean
emperor_aim_exchanges (EmperorAim *self, FavorPart part)
{
  FavorPart parts[FAVOR_PARTS_MOST];

  g_return_val_if_fail (EMPEROR_IS_AIM (self), FALSE);

  return !favor_chooser_get_taken (FAVOR_CHOOSER (self)) &&
         fit_exchanged (self, part, parts) > 0;
}

void
emperor_aim_propose (EmperorAim *self, FavorPart part)
{
  FavorPart parts[FAVOR_PARTS_MOST];
  guint     n, at = 0;

  g_return_if_fail (EMPEROR_IS_AIM (self));

  n = favor_chooser_copy_parts (FAVOR_CHOOSER (self), parts);
  if (n == FAVOR_PARTS_MOST || !emperor_aim_continues (self, part))
    return;
  while (at < n && parts[at].what != part.what)
    at++;
  memmove (&parts[at + 1], &parts[at], (n - at) * sizeof *parts);
  parts[at] = part;
  favor_chooser_set_parts (FAVOR_CHOOSER (self), parts, n + 1);
}

guint
emperor_aim_count (EmperorAim *self, EmperorWhat what, gint value)
{
  FavorPart parts[FAVOR_PARTS_MOST];
  guint     n_parts, n = 0;

  g_return_val_if_fail (EMPEROR_IS_AIM (self), 0);

  n_parts = favor_chooser_copy_parts (FAVOR_CHOOSER (self), parts);
  for (guint i = 0; i < n_parts; i++)
    n += parts[i].what == (gint) what && parts[i].value == value;
  return n;
}

gint
emperor_aim_get (EmperorAim *self, EmperorWhat what)
{
  FavorPart parts[FAVOR_PARTS_MOST];
  guint     n;

  g_return_val_if_fail (EMPEROR_IS_AIM (self), FAVOR_NONE);

  n = favor_chooser_copy_parts (FAVOR_CHOOSER (self), parts);
  for (guint i = 0; i < n; i++)
    if (parts[i].what == (gint) what)
      return parts[i].value;
  return FAVOR_NONE;
}

gint
emperor_aim_get_kind (EmperorAim *self)
{
  g_return_val_if_fail (EMPEROR_IS_AIM (self), FAVOR_NONE);

  return self->kind;
}

EmperorWhat
emperor_aim_get_open (EmperorAim *self)
{
  g_return_val_if_fail (EMPEROR_IS_AIM (self), EMPEROR_WHAT_KIND);

  return self->open;
}

void
emperor_aim_take (EmperorAim *self, const FavorAction *action)
{
  FavorPart parts[FAVOR_PARTS_MOST];

  g_return_if_fail (EMPEROR_IS_AIM (self));
  g_return_if_fail (action != NULL);

  favor_chooser_take (FAVOR_CHOOSER (self),
                      action,
                      parts,
                      emperor_aim_list_parts (action, parts));
}

/* ---- Object --------------------------------------------------------------------------- */

static void
emperor_aim_class_init (EmperorAimClass *klass)
{
  FavorChooserClass *chooser_class = FAVOR_CHOOSER_CLASS (klass);

  chooser_class->has_parts = emperor_aim_has_parts;
  chooser_class->fit = emperor_aim_fit;
  chooser_class->list_parts = emperor_aim_list_parts;
  chooser_class->changed = emperor_aim_changed;
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
  g_return_val_if_fail (FAVOR_IS_CHOICE_MODEL (model), NULL);

  return g_object_new (EMPEROR_TYPE_AIM, "model", model, NULL);
}
