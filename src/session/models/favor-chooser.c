/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-chooser-private.h"

#include "favor-properties.h"
#include "favor-signals.h"

G_DEFINE_FINAL_TYPE (FavorChooser, favor_chooser, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* All positions of chosen parts. */
#define EVERYTHING G_MAXUINT32

G_STATIC_ASSERT (FAVOR_PARTS_MOST <= 32);

/* ---- What is chosen ------------------------------------------------------------------- */

static void
list_left (FavorChooser *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->model));

  g_clear_pointer (&self->left, g_array_unref);
  self->left = g_array_new (FALSE, FALSE, sizeof (FavorAction));
  for (guint i = 0; i < n; i++)
    {
      const FavorAction *action = favor_choice_model_get_action (self->model, i);

      if (favor_chooser_matches (self, action, self->parts, self->n_parts))
        g_array_append_vals (self->left, action, 1);
    }
}

static void
say_changed (FavorChooser *self)
{
  if (self->n_frozen > 0)
    self->is_waiting = TRUE;
  else
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
update (FavorChooser *self)
{
  favor_chooser_forget_offers (self, FALSE);
  /* Where nothing else is legal, all of it is chosen. */
  self->alone = self->n_parts == 0 && !self->taken &&
                g_list_model_get_n_items (G_LIST_MODEL (self->model)) == 1;
  if (self->alone)
    self->n_parts = favor_action_list_parts (self->game,
                                             favor_choice_model_get_action (self->model,
                                                                            0),
                                             self->parts);
  list_left (self);
  favor_chooser_look (self);
  if (self->taken)
    {
      self->kind = self->action.kind;
      self->open = NULL;
    }
  else
    {
      self->complete = self->left->len == 1;
      if (self->complete)
        self->action = g_array_index (self->left, FavorAction, 0);
    }
  say_changed (self);
}

static void
set_parts (FavorChooser *self, const FavorPart *parts, guint n_parts)
{
  if (n_parts > 0)
    memmove (self->parts, parts, n_parts * sizeof *parts);
  self->n_parts = n_parts;
  self->taken = FALSE;
  update (self);
}

static void
items_changed_cb (FavorChooser *self)
{
  favor_chooser_forget_offers (self, TRUE);
  set_parts (self, NULL, 0);
}

/* The same actions may be legal again, but nobody has chosen any of them yet. */
static void
moved_cb (FavorChooser *self, guint from, guint to)
{
  if (from != to)
    favor_chooser_clear (self);
}

void
favor_chooser_freeze (FavorChooser *self)
{
  g_return_if_fail (FAVOR_IS_CHOOSER (self));

  self->n_frozen++;
}

void
favor_chooser_thaw (FavorChooser *self)
{
  g_return_if_fail (FAVOR_IS_CHOOSER (self));
  g_return_if_fail (self->n_frozen > 0);

  if (--self->n_frozen > 0 || !self->is_waiting)
    return;
  self->is_waiting = FALSE;
  say_changed (self);
}

/* ---- What can be chosen --------------------------------------------------------------- */

/* The positions of what names the same, with `alike` only of the very same part. */
static guint32
find_positions (FavorChooser *self, FavorPart part, gboolean alike)
{
  guint32 positions = 0;

  for (guint i = 0; i < self->n_parts; i++)
    if (alike ? favor_part_equal (self->parts[i], part)
              : self->parts[i].thing == part.thing)
      positions |= 1u << i;
  return positions;
}

/* What has to go for `part`, as a set of positions; FALSE if it does not go with the rest. A kind is
 * never chosen twice. */
static gboolean
fit_continued (FavorChooser *self, FavorPart part, guint32 *without)
{
  *without = part.thing == NULL ? find_positions (self, part, TRUE) : 0;
  return !self->taken && favor_chooser_goes_with (self, *without, part);
}

/* What was pointed at last is what the person wants most, so that others give way first. */
static gboolean
fit_exchanged (FavorChooser *self, FavorPart part, guint32 *without)
{
  guint32 same = find_positions (self, part, FALSE);

  if (self->taken)
    return FALSE;
  for (guint i = 0; i < self->n_parts; i++)
    {
      *without = 1u << i;
      if ((same & *without) != 0 && favor_chooser_goes_with (self, *without, part))
        return TRUE;
    }
  *without = same;
  return favor_chooser_goes_with (self, *without, part);
}

/* What was in hand is used for what is begun now: fills two `parts`. */
static gboolean
fit_carried (FavorChooser *self, FavorPart part, FavorPart *parts)
{
  for (guint i = 0; i < self->n_parts && part.kind >= 0; i++)
    if (self->parts[i].thing != NULL && self->parts[i].thing->carried != NULL)
      {
        parts[0] = part;
        parts[1] = self->parts[i];
        parts[1].thing = parts[1].thing->carried;
        parts[1].kind = part.kind;
        return favor_chooser_any_has (self, parts, 2);
      }
  return FALSE;
}

/* What is chosen once `part` is: fills `parts`, of FAVOR_PARTS_MOST, and returns how many there
 * are, 0 if it cannot be chosen. */
static guint
fit (FavorChooser *self, FavorPart part, FavorPart *parts)
{
  guint32 without;
  guint   n = 0;

  if (!fit_continued (self, part, &without) && !fit_exchanged (self, part, &without))
    {
      if (fit_carried (self, part, parts))
        return 2;
      if (!favor_chooser_goes_with (self, EVERYTHING, part))
        return 0;
      without = EVERYTHING;
    }
  for (guint i = 0; i < self->n_parts; i++)
    if ((without >> i & 1) == 0)
      parts[n++] = self->parts[i];
  if (n < FAVOR_PARTS_MOST)
    parts[n++] = part;
  return n;
}

gboolean
favor_chooser_offers (FavorChooser *self, FavorPart part)
{
  FavorPart parts[FAVOR_PARTS_MOST];

  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), FALSE);

  return fit (self, part, parts) > 0;
}

gboolean
favor_chooser_begins (FavorChooser *self, FavorPart part)
{
  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), FALSE);

  return favor_chooser_goes_with (self, EVERYTHING, part);
}

gboolean
favor_chooser_continues (FavorChooser *self, FavorPart part)
{
  guint32 without;

  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), FALSE);

  return fit_continued (self, part, &without);
}

gboolean
favor_chooser_exchanges (FavorChooser *self, FavorPart part)
{
  guint32 without;

  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), FALSE);

  return fit_exchanged (self, part, &without);
}

/* ---- Choosing ------------------------------------------------------------------------- */

static guint
count_given (const FavorThing *thing)
{
  return MAX (thing->n_members, 1);
}

/* The directions in which the part at `position` can lie with all the others, as a set. */
static guint64
list_turns (FavorChooser *self, guint position)
{
  FavorPart part = self->parts[position];
  guint64   turns = 0;

  part.n_values = (guint8) count_given (part.thing);
  for (gint turn = 0; turn < 64; turn++)
    {
      part.value[part.n_values - 1] = (gint16) turn;
      if (favor_chooser_goes_with (self, 1u << position, part))
        turns |= G_GUINT64_CONSTANT (1) << turn;
    }
  return turns;
}

static void
set_turn (FavorChooser *self, guint position, gint turn)
{
  FavorPart *part = &self->parts[position];

  part->n_values = (guint8) count_given (part->thing);
  part->value[part->n_values - 1] = (gint16) turn;
  update (self);
}

/* What is turned lies somehow at first. */
static void
complete_turn (FavorChooser *self, FavorPart chosen)
{
  guint   last = self->n_parts - 1;
  guint64 turns;

  if (chosen.thing == NULL || !chosen.thing->turns ||
      chosen.n_values >= count_given (chosen.thing))
    return;
  turns = list_turns (self, last);
  if (turns != 0)
    set_turn (self, last, __builtin_ctzll (turns));
}

gboolean
favor_chooser_choose (FavorChooser *self, FavorPart part)
{
  FavorPart parts[FAVOR_PARTS_MOST];
  guint     n;

  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), FALSE);

  n = fit (self, part, parts);
  if (n == 0)
    return FALSE;
  favor_chooser_freeze (self);
  set_parts (self, parts, n);
  complete_turn (self, part);
  favor_chooser_thaw (self);
  return TRUE;
}

/* (out) `at`: the part that is turned. Returns its next way, or %FAVOR_NONE. */
static gint
find_turn (FavorChooser *self, int by, guint *at)
{
  guint64 turns;
  gint    now, turn;

  for (*at = self->n_parts; *at > 0; (*at)--)
    if (self->parts[*at - 1].thing != NULL && self->parts[*at - 1].thing->turns)
      break;
  if ((*at)-- == 0 || self->taken)
    return FAVOR_NONE;
  turns = list_turns (self, *at);
  now = turn = self->parts[*at].value[count_given (self->parts[*at].thing) - 1];
  do
    turn = (turn + by) & 63;
  while (turn != now && (turns >> turn & 1) == 0);
  return turn == now ? FAVOR_NONE : turn;
}

gboolean
favor_chooser_turn (FavorChooser *self, int by)
{
  guint at;
  gint  turn;

  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), FALSE);

  turn = find_turn (self, by, &at);
  if (turn != FAVOR_NONE)
    set_turn (self, at, turn);
  return turn != FAVOR_NONE;
}

gboolean
favor_chooser_can_turn (FavorChooser *self)
{
  guint at;

  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), FALSE);

  return find_turn (self, 1, &at) != FAVOR_NONE;
}

void
favor_chooser_propose (FavorChooser *self, FavorPart part)
{
  FavorPart parts[FAVOR_PARTS_MOST];
  guint     at = 0;

  g_return_if_fail (FAVOR_IS_CHOOSER (self));

  if (self->n_parts == FAVOR_PARTS_MOST || !favor_chooser_continues (self, part))
    return;
  while (at < self->n_parts && self->parts[at].thing != part.thing)
    at++;
  memcpy (parts, self->parts, self->n_parts * sizeof *parts);
  memmove (&parts[at + 1], &parts[at], (self->n_parts - at) * sizeof *parts);
  parts[at] = part;
  parts[at].proposed = TRUE;
  set_parts (self, parts, self->n_parts + 1);
}

gboolean
favor_chooser_keep (FavorChooser *self, guint position)
{
  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), FALSE);
  g_return_val_if_fail (position < self->n_parts, FALSE);

  if (!self->parts[position].proposed)
    return FALSE;
  self->parts[position].proposed = FALSE;
  return TRUE;
}

void
favor_chooser_propose_of (FavorChooser      *self,
                          const FavorAction *action,
                          const FavorThing  *thing)
{
  FavorPart parts[FAVOR_PARTS_MOST];
  guint     n;

  g_return_if_fail (FAVOR_IS_CHOOSER (self));
  g_return_if_fail (action != NULL);

  n = favor_action_list_parts (self->game, action, parts);
  favor_chooser_freeze (self);
  for (guint i = 0; i < n; i++)
    if (thing != NULL ? parts[i].thing == thing
                      : parts[i].thing != NULL && parts[i].thing->swaps)
      favor_chooser_propose (self, parts[i]);
  favor_chooser_thaw (self);
}

static guint
count_equal (const FavorPart *parts, guint n_parts, FavorPart part)
{
  guint n = 0;

  for (guint i = 0; i < n_parts; i++)
    n += favor_part_equal (parts[i], part);
  return n;
}

/* Whether the action that is left has the part all the same, because nothing else goes with the others. */
static gboolean
is_implied (FavorChooser *self, FavorPart part)
{
  FavorPart parts[FAVOR_PARTS_MOST];
  guint     n;

  if (!self->complete || self->n_parts == 0)
    return FALSE;
  n = favor_action_list_parts (self->game, &self->action, parts);
  return count_equal (parts, n, part) > count_equal (self->parts, self->n_parts, part);
}

void
favor_chooser_remove (FavorChooser *self, guint position)
{
  FavorPart part;

  g_return_if_fail (FAVOR_IS_CHOOSER (self));
  g_return_if_fail (position < self->n_parts);

  if (self->alone)
    return;
  part = self->parts[position];
  self->n_parts--;
  memmove (&self->parts[position],
           &self->parts[position + 1],
           (self->n_parts - position) * sizeof *self->parts);
  self->taken = FALSE;
  favor_chooser_freeze (self);
  update (self);
  /* Nobody is to pay with what was taken back. */
  while (is_implied (self, part))
    {
      self->n_parts--;
      update (self);
    }
  favor_chooser_thaw (self);
}

gboolean
favor_chooser_back (FavorChooser *self)
{
  g_return_val_if_fail (FAVOR_IS_CHOOSER (self), FALSE);

  if (self->alone || self->n_parts == 0)
    return FALSE;
  favor_chooser_remove (self, self->n_parts - 1);
  return TRUE;
}

void
favor_chooser_clear (FavorChooser *self)
{
  g_return_if_fail (FAVOR_IS_CHOOSER (self));

  if (!self->alone && self->n_parts > 0)
    set_parts (self, NULL, 0);
}

void
favor_chooser_take (FavorChooser *self, const FavorAction *action)
{
  g_return_if_fail (FAVOR_IS_CHOOSER (self));
  g_return_if_fail (action != NULL);

  self->action = *action;
  self->n_parts = favor_action_list_parts (self->game, &self->action, self->parts);
  self->complete = self->taken = TRUE;
  update (self);
}

/* ---- Object --------------------------------------------------------------------------- */

/* clang-format off */
static const FavorProperty property_table[] = {
  { "model", G_TYPE_OBJECT, FAVOR_CONSTRUCT_ONLY, FAVOR_MEMBER (FavorChooser, model),
    .class_type = favor_choice_model_get_type },
};

/* clang-format on */

static void
add_thing (FavorChooser *self, const FavorThing *thing)
{
  if (thing != NULL && !g_ptr_array_find (self->things, thing, NULL))
    g_ptr_array_add (self->things, (gpointer) thing);
}

static void
read_game (FavorChooser *self)
{
  FavorCursorModel *model = FAVOR_CURSOR_MODEL (self->model);

  self->game = favor_session_get_game (favor_cursor_model_get_session (model));
  self->kinds = g_new0 (FavorKindSlots, self->game->n_actions);
  for (guint i = 0; i < self->game->n_actions; i++)
    {
      FavorKindSlots *kind = &self->kinds[i];

      kind->n_slots = favor_kind_list_slots (&self->game->actions[i], kind->slots);
      for (guint k = 0; k < kind->n_slots; k++)
        {
          add_thing (self, kind->slots[k].thing);
          add_thing (self, kind->slots[k].thing->place);
        }
    }
}

static void
favor_chooser_constructed (GObject *object)
{
  FavorChooser *self = FAVOR_CHOOSER (object);

  G_OBJECT_CLASS (favor_chooser_parent_class)->constructed (object);

  g_assert (FAVOR_IS_CHOICE_MODEL (self->model));
  read_game (self);
  favor_signals_connect (self->model,
                         "items-changed",
                         G_CALLBACK (items_changed_cb),
                         self);
  favor_signals_connect (favor_cursor_model_get_cursor (FAVOR_CURSOR_MODEL (self->model)),
                         "moved",
                         G_CALLBACK (moved_cb),
                         self);
  update (self);
}

static void
favor_chooser_finalize (GObject *object)
{
  FavorChooser *self = FAVOR_CHOOSER (object);

  g_free (self->kinds);
  g_ptr_array_unref (self->things);
  g_array_unref (self->offers);
  g_clear_pointer (&self->begins, g_array_unref);
  g_clear_pointer (&self->left, g_array_unref);

  G_OBJECT_CLASS (favor_chooser_parent_class)->finalize (object);
}

static void
favor_chooser_class_init (FavorChooserClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = favor_chooser_constructed;
  object_class->finalize = favor_chooser_finalize;

  favor_properties_install (object_class,
                            property_table,
                            G_N_ELEMENTS (property_table),
                            NULL);
  signals[SIGNAL_CHANGED] = favor_signal_new (klass, "changed", 0);
}

static void
favor_chooser_init (FavorChooser *self)
{
  self->things = g_ptr_array_new ();
  self->offers = g_array_new (FALSE, FALSE, sizeof (FavorOffers));
  g_array_set_clear_func (self->offers, favor_offers_clear);
}

/**
 * favor_chooser_new:
 * @model: the legal actions
 *
 * Returns: (transfer full): a chooser with nothing chosen
 */
FavorChooser *
favor_chooser_new (FavorChoiceModel *model)
{
  g_return_val_if_fail (FAVOR_IS_CHOICE_MODEL (model), NULL);

  return g_object_new (FAVOR_TYPE_CHOOSER, "model", model, NULL);
}
