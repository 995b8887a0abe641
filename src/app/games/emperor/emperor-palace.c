/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "emperor-palace.h"

#include "emperor-faces.h"
#include "emperor-words.h"

#define N_KEYS (EMPEROR_KEY_PRICES + 1)

struct _EmperorPalace
{
  FavorBoard parent_instance;

  FavorPiece *pieces[N_KEYS];
};

G_DEFINE_FINAL_TYPE (EmperorPalace, emperor_palace, FAVOR_TYPE_BOARD)

static void
arrange (FavorBoard *board, int width, int height)
{
  EmperorPalace *self = EMPEROR_PALACE (board);

  for (guint key = 0; key < N_KEYS; key++)
    if (self->pieces[key] != NULL)
      favor_board_place (board, GTK_WIDGET (self->pieces[key]),
                         &GRAPHENE_RECT_INIT ((float) (4 + key % 10 * width / 10), (float) (4 + key / 10 * height / 6), (float) width / 11, (float) height / 7));
}

static void
emperor_palace_class_init (EmperorPalaceClass *klass)
{
  FAVOR_BOARD_CLASS (klass)->arrange = arrange;
  g_signal_new ("piece-added", EMPEROR_TYPE_PALACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, FAVOR_TYPE_PIECE);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add (EmperorPalace *self, guint key)
{
  self->pieces[key] = favor_piece_new ();
  favor_piece_set_key (self->pieces[key], key);
  favor_board_add (FAVOR_BOARD (self), GTK_WIDGET (self->pieces[key]));
}

static void
emperor_palace_init (EmperorPalace *self)
{
  for (guint key = 0; key < N_KEYS; key++)
    if (key <= 6 || (key >= 8 && key < 26) || (key >= 32 && key < 38) || key >= EMPEROR_KEY_TREASURY)
      add (self, key);
}

EmperorPalace *
emperor_palace_new (void)
{
  return g_object_new (EMPEROR_TYPE_PALACE, NULL);
}

static void
show (FavorPiece *piece, const char *label)
{
  g_autoptr (FavorFace) face = favor_face_new (176, 208);

  favor_face_add_art (face, "dragon/vote-noble", 0, 0, 176, 208);
  favor_face_add_text (face, label, 24, FAVOR_TEXT_WRAP | FAVOR_TEXT_BOLD, 4, 4, 168, 200);
  favor_piece_replace_face (piece, face);
  favor_piece_set_label (piece, label);
}

void
emperor_palace_show (EmperorPalace *self, const EmperorState *state, FavorSeat viewer, gboolean animate)
{
  static const char *const names[] = { "Treasury", "Events", "Market", "Discard", "Prices" };

  for (guint key = 0; key < N_KEYS; key++)
    {
      g_autofree char *label = NULL;

      if (key >= EMPEROR_KEY_MEEPLE && key < EMPEROR_KEY_MEEPLE + 6)
        {
          if (self->pieces[key] == NULL && key - EMPEROR_KEY_MEEPLE < state->head.n_seats && state->meeple[key - EMPEROR_KEY_MEEPLE] >= 0)
            {
              add (self, key);
              g_signal_emit_by_name (self, "piece-added", self->pieces[key]);
            }
          if (self->pieces[key] != NULL)
            label = g_strdup_printf ("Meeple %u at %d", key - EMPEROR_KEY_MEEPLE, state->meeple[key - EMPEROR_KEY_MEEPLE]);
        }
      else if (key <= 6)
        label = g_strdup (emperor_staff_title (key));
      else if (key >= 8 && key < 26)
        label = g_strdup_printf ("%s %u", emperor_piece_title (key - 8), state->pile[key - 8]);
      else if (key >= 32 && key < 38 && viewer >= 0)
        label = g_strdup_printf ("%s, your Stars %u", emperor_staff_title (key - 32), state->stars[viewer][key - 32]);
      else if (key >= 32 && key < 38)
        label = g_strdup_printf ("%s Stars", emperor_staff_title (key - 32));
      else if (key >= EMPEROR_KEY_TREASURY)
        label = g_strdup (names[key - EMPEROR_KEY_TREASURY]);
      if (self->pieces[key] != NULL)
        show (self->pieces[key], label);
    }
  favor_board_rearrange (FAVOR_BOARD (self), animate);
}

FavorPiece *
emperor_palace_get_piece (EmperorPalace *self, guint key)
{
  return key < N_KEYS ? self->pieces[key] : NULL;
}

void
emperor_palace_set_top (EmperorPalace *self, int top)
{
}

void
emperor_palace_set_ghost (EmperorPalace *self, int staff, int from)
{
}

void
emperor_palace_set_preview (EmperorPalace *self, guint key, const char *words)
{
}

void
emperor_palace_set_threatened (EmperorPalace *self, guint staff_set)
{
}
