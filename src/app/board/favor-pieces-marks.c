/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-pieces.h"

#include "favor-text.h"

/* What the pieces stand for, and how they stand out for that. */

/* ---- Parts ---------------------------------------------------------------------------- */

/* The kind that everything which is chosen belongs to. */
static gint
get_kind (FavorChooser *chooser)
{
  return favor_chooser_get_n_parts (chooser) > 0 ? favor_chooser_get_kind (chooser)
                                                 : FAVOR_NONE;
}

static guint
add_part (FavorPart *parts, guint n, FavorPart part, gint kind)
{
  part.kind = (gint8) kind;
  if (n < FAVOR_PIECE_PARTS_MOST)
    parts[n++] = part;
  return n;
}

/* All that the thing can begin. */
static guint
add_beginnings (FavorChooser *chooser, FavorPart *parts, guint n, FavorPart thing)
{
  if (thing.kind >= 0 || thing.thing == NULL || thing.thing->undecided)
    return add_part (parts, n, thing, thing.kind);
  for (guint kind = 0; kind < favor_chooser_get_game (chooser)->n_actions; kind++)
    if (favor_chooser_names (chooser, (gint) kind, thing.thing, TRUE))
      n = add_part (parts, n, thing, (gint) kind);
  return n;
}

guint
favor_pieces_list_parts (FavorPieces *self, FavorPiece *piece, FavorPart *parts)
{
  FavorChooser *chooser = self->chooser;
  FavorPart     things[FAVOR_PIECE_THINGS_MOST];
  guint         n_things, n = 0;
  gint          kind = get_kind (chooser);

  n_things = favor_pieces_list_things (self, piece, things);
  for (guint i = 0; i < n_things; i++)
    if (kind >= 0 && things[i].kind < 0 && things[i].thing != NULL &&
        !things[i].thing->undecided &&
        favor_chooser_names (chooser, kind, things[i].thing, FALSE))
      n = add_part (parts, n, things[i], kind);
  for (guint i = 0; i < n_things; i++)
    n = add_beginnings (chooser, parts, n, things[i]);
  return n;
}

/* ---- Alike pieces --------------------------------------------------------------------- */

static gboolean
are_alike (FavorPieces *self, FavorPiece *piece, const FavorPart *things, guint n)
{
  FavorPart others[FAVOR_PIECE_THINGS_MOST];

  if (favor_pieces_list_things (self, piece, others) != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!favor_part_equal (things[i], others[i]))
      return FALSE;
  return TRUE;
}

/* How many alike pieces of the hand are chosen before this one: of a group, which lies close
 * together, those on top; else those that come first. */
static guint
count_before (FavorPieces *self, FavorPiece *piece, const FavorPart *things, guint n)
{
  GPtrArray *pieces = favor_hand_get_pieces (self->hand);
  guint      key = favor_piece_get_key (piece), before = 0;

  for (guint i = 0; i < pieces->len; i++)
    {
      FavorPiece *other = g_ptr_array_index (pieces, i);
      guint       other_key = favor_piece_get_key (other);

      if (favor_piece_get_group (piece) != 0 ? other_key <= key : other_key >= key)
        continue;
      before += are_alike (self, other, things, n);
    }
  return before;
}

static gboolean
is_kind_chosen (FavorChooser *chooser, gint kind)
{
  for (guint i = 0; i < favor_chooser_get_n_parts (chooser); i++)
    if (favor_chooser_get_part (chooser, i).kind == kind)
      return TRUE;
  return FALSE;
}

/* How often the thing is chosen. */
static guint
count_chosen (FavorChooser *chooser, FavorPart thing)
{
  return thing.thing != NULL ? favor_chooser_count (chooser, thing)
                             : (guint) is_kind_chosen (chooser, thing.kind);
}

/* Of several things that one piece is, those that are asked for first are chosen first. */
static int
compare_ranks (gconstpointer a, gconstpointer b)
{
  const FavorThing *x = ((const FavorPart *) a)->thing;
  const FavorThing *y = ((const FavorPart *) b)->thing;

  return (x != NULL ? x->rank : -1) - (y != NULL ? y->rank : -1);
}

gboolean
favor_pieces_find_chosen (FavorPieces *self, FavorPiece *piece, FavorPart *part)
{
  FavorChooser *chooser = self->chooser;
  FavorPart     things[FAVOR_PIECE_THINGS_MOST];
  guint         n, before = 0;

  if (favor_chooser_get_n_parts (chooser) == 0)
    return FALSE;
  n = favor_pieces_list_things (self, piece, things);
  if (favor_hand_holds (self->hand, piece))
    before = count_before (self, piece, things, n);
  qsort (things, n, sizeof *things, compare_ranks);
  for (guint i = 0; i < n; i++)
    {
      guint chosen = count_chosen (chooser, things[i]);

      if (before < chosen)
        {
          *part = things[i];
          return TRUE;
        }
      before -= chosen;
    }
  return FALSE;
}

/* ---- Why not -------------------------------------------------------------------------- */

gint
favor_pieces_find_kind (FavorPieces *self, FavorPart part)
{
  FavorChooser *chooser = self->chooser;

  for (guint kind = 0; kind < favor_chooser_get_game (chooser)->n_actions; kind++)
    if (favor_chooser_names (chooser, (gint) kind, part.thing, TRUE))
      return (gint) kind;
  return FAVOR_NONE;
}

char *
favor_pieces_explain (FavorPieces *self, const FavorPart *parts, guint n_parts)
{
  FavorPieceViewClass *klass = FAVOR_PIECE_VIEW_GET_CLASS (self->view);
  FavorChooser        *chooser = self->chooser;
  guint first = klass->first_reason != 0 ? klass->first_reason : FAVOR_REFUSAL_FIRST_OWN;
  FavorRefusal why = { 0 };

  for (guint i = 0; i < n_parts; i++)
    {
      gint kind = parts[i].kind >= 0 ? parts[i].kind
                                     : klass->find_kind (self->view, parts[i]);

      if (kind < 0 || (parts[i].thing != NULL &&
                       !favor_chooser_names (chooser, kind, parts[i].thing, FALSE)))
        continue;
      if (favor_chooser_check (chooser, (guint) kind, parts[i], &why))
        return NULL;
      /* The others belong elsewhere. */
      if (why.reason >= first)
        break;
    }
  if (why.reason == FAVOR_REFUSAL_NONE)
    return NULL;
  return favor_text_for_refusal (favor_chooser_get_game (chooser),
                                 &why,
                                 favor_pieces_get_names (self));
}

/* ---- How pieces stand out ------------------------------------------------------------- */

gboolean
favor_pieces_is_veiled (FavorPieces *self, FavorPiece *piece)
{
  FavorChooser *chooser = self->chooser;
  FavorPart     parts[FAVOR_PIECE_PARTS_MOST];
  guint         n = favor_pieces_list_parts (self, piece, parts);

  for (guint i = 0;
       i < n && FAVOR_PIECE_VIEW_GET_CLASS (self->view)->begins_anew (self->view, piece);
       i++)
    if (favor_chooser_begins (chooser, parts[i]))
      return FALSE;
  return TRUE;
}

FavorPieceState
favor_pieces_mark (FavorPieces *self, FavorPiece *piece)
{
  FavorPieceViewClass *klass = FAVOR_PIECE_VIEW_GET_CLASS (self->view);
  FavorPart            parts[FAVOR_PIECE_PARTS_MOST], chosen;
  guint                n = favor_pieces_list_parts (self, piece, parts);

  if (favor_pieces_find_chosen (self, piece, &chosen))
    return FAVOR_PIECE_CHOSEN;
  for (guint i = 0; i < n; i++)
    if (klass->is_offered (self->view, parts[i]))
      return FAVOR_PIECE_CHOOSABLE;
  return 0;
}

#define CHOICE_STATES (FAVOR_PIECE_CHOOSABLE | FAVOR_PIECE_CHOSEN | FAVOR_PIECE_VEILED)

static void
update_piece (FavorPieces *self, FavorPiece *piece)
{
  FavorPieceViewClass *klass = FAVOR_PIECE_VIEW_GET_CLASS (self->view);
  FavorPieceState      state = favor_piece_get_state (piece) & ~CHOICE_STATES;
  FavorPieceState      choice = 0;
  g_autofree char     *why_not = NULL;

  if (favor_pieces_is_open (self))
    {
      choice = klass->mark (self->view, piece);
      /* What cannot be chosen while other things can lies under a veil; the board is there to be
       * read at any time. */
      if (choice == 0 && favor_hand_holds (self->hand, piece))
        {
          FavorPart parts[FAVOR_PIECE_PARTS_MOST];

          if (klass->is_veiled (self->view, piece))
            choice = FAVOR_PIECE_VEILED;
          why_not = favor_pieces_explain (self,
                                          parts,
                                          favor_pieces_list_parts (self, piece, parts));
        }
    }
  favor_piece_set_why_not (piece, why_not);
  favor_piece_set_state (piece, state | choice);
}

static void
update_children (FavorPieces *self, GtkWidget *parent)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (FAVOR_IS_PIECE (child))
      update_piece (self, FAVOR_PIECE (child));
}

void
favor_pieces_mark_all (FavorPieces *self)
{
  update_children (self, GTK_WIDGET (self->board));
  update_children (self, GTK_WIDGET (self->hand));
  if (self->spread_thing != NULL)
    update_children (self, GTK_WIDGET (self->spread));
}
