/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-player-row.h"

#include "favor-accessible.h"
#include "favor-art-picture.h"
#include "favor-art.h"
#include "favor-breakpoint-bin.h"
#include "favor-closures.h"
#include "favor-drop-down.h"
#include "favor-option-control.h"
#include "favor-pair-layout.h"
#include "favor-seat-sign.h"
#include "favor-signals.h"

/* Of the band in a seat's colour and pattern. */
#define PATTERN_WIDTH 78

struct _FavorPlayerRow
{
  AdwPreferencesRow parent_instance;

  const FavorGame *game;
  FavorSeat        seat;
  /* The row is being filled: what changes is not a person's doing. */
  gboolean showing;

  FavorSeatSign *sign;
  GtkMenuButton *colour_button;
  GtkPopover    *colours_popover;
  GtkGrid       *colours_grid;
  GtkEntry      *name_entry;
  GtkDropDown   *kind_drop_down;
  GtkBox        *options_box;
  GtkWidget     *handle;
  /* For each field of the options schema its control; NULL for one that is not here. */
  GPtrArray *controls;
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_COLOUR_CHOSEN,
  SIGNAL_MOVE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (FavorPlayerRow, favor_player_row, ADW_TYPE_PREFERENCES_ROW)

static void
emit_changed (FavorPlayerRow *self)
{
  if (!self->showing)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
colour_clicked_cb (GtkWidget *button, FavorPlayerRow *self)
{
  guint colour = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "colour"));

  gtk_popover_popdown (self->colours_popover);
  g_signal_emit (self, signals[SIGNAL_COLOUR_CHOSEN], 0, colour);
}

/* Shield, band with the pattern, name. */
static GtkWidget *
create_colour_button (FavorPlayerRow *self, guint colour)
{
  GtkWidget       *button = gtk_button_new ();
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget       *label = gtk_label_new (favor_seat_sign_get_title (colour));
  g_autofree char *pattern = g_strdup_printf ("common/pattern-%u", colour + 1);
  /* Nothing takes the place of a pattern that has no picture. */
  GtkWidget *band = favor_art_exists (pattern)
                      ? g_object_new (FAVOR_TYPE_ART_PICTURE,
                                      "art",
                                      pattern,
                                      "width",
                                      PATTERN_WIDTH,
                                      NULL)
                      : gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_size_request (band, PATTERN_WIDTH, -1);
  gtk_widget_set_valign (band, GTK_ALIGN_CENTER);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), favor_seat_sign_new (colour, 26));
  gtk_box_append (GTK_BOX (box), band);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  favor_accessible_set_name (button, favor_seat_sign_get_title (colour));
  g_object_set_data (G_OBJECT (button), "colour", GUINT_TO_POINTER (colour));
  g_signal_connect (button, "clicked", G_CALLBACK (colour_clicked_cb), self);
  return button;
}

static guint
shown_colour (FavorPlayerRow *self)
{
  guint colour;

  g_object_get (self->sign, "colour", &colour, NULL);
  return colour;
}

/* They are made when somebody looks at them: a page has eight popovers of eight. */
static void
show_colours_cb (FavorPlayerRow *self)
{
  for (guint i = 0; i < FAVOR_MAX_SEATS; i++)
    {
      gboolean   shown = i == shown_colour (self);
      GtkWidget *button = gtk_grid_get_child_at (self->colours_grid, 0, (int) i);

      if (button == NULL)
        {
          button = create_colour_button (self, i);
          gtk_grid_attach (self->colours_grid, button, 0, (int) i, 1, 1);
        }
      if (shown)
        gtk_widget_add_css_class (button, "chosen");
      else
        gtk_widget_remove_css_class (button, "chosen");
      gtk_accessible_update_state (GTK_ACCESSIBLE (button),
                                   GTK_ACCESSIBLE_STATE_PRESSED,
                                   shown ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                         : GTK_ACCESSIBLE_TRISTATE_FALSE,
                                   -1);
      if (shown)
        gtk_widget_grab_focus (button);
    }
}

/* The first item is a person, then the levels from the weakest. */
static void
add_kinds (FavorPlayerRow *self)
{
  g_autoptr (GtkStringList) kinds = gtk_string_list_new (NULL);

  /* Translators: who sits at a seat: a person */
  gtk_string_list_append (kinds, C_ ("seat", "Person"));
  for (FavorLevel level = FAVOR_LEVEL_FIRST; level < FAVOR_N_LEVELS; level++)
    {
      /* Translators: who sits at a seat: a computer player; {level} is its strength */
      g_autofree char *title = favor_text_fill (_ ("Computer · {level}"),
                                                "level",
                                                _ (favor_level_get_title (level)));

      gtk_string_list_append (kinds, title);
    }
  gtk_drop_down_set_model (self->kind_drop_down, G_LIST_MODEL (kinds));
  favor_drop_down_make_flexible (self->kind_drop_down, 0);
}

static void
add_option (FavorPlayerRow *self, guint index, const char *seat)
{
  const FavorField *field = &self->game->options->fields[index];
  g_autofree char  *name = NULL;
  GtkWidget        *control;
  GtkWidget        *label;

  if (field->n_dims == 0 || !favor_option_control_can_show (field))
    return;
  /* Translators: the name of an option of one seat, for screen readers: "Seat 2, Clan" */
  name = favor_text_fill (_ ("{seat}, {option}"), "seat option", seat, _ (field->title));
  control = favor_option_control_new (field, FAVOR_MAX_SEATS, name);
  label = gtk_label_new (_ (field->title));
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  if (field->summary != NULL)
    gtk_widget_set_tooltip_text (control, _ (field->summary));
  gtk_box_append (self->options_box, label);
  gtk_box_append (self->options_box, control);
  gtk_widget_set_hexpand (control, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->options_box), TRUE);
  g_signal_connect_swapped (control, "notify::value", G_CALLBACK (emit_changed), self);
  self->controls->pdata[index] = control;
}

/* ---- Moving --------------------------------------------------------------------------- */

static void
move_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  FavorPlayerRow *self = FAVOR_PLAYER_ROW (widget);
  guint           seat = (guint) self->seat;

  if (!g_str_equal (action_name, "seat.move-up"))
    g_signal_emit (self, signals[SIGNAL_MOVE], 0, seat, seat + 1);
  else if (seat > 0)
    g_signal_emit (self, signals[SIGNAL_MOVE], 0, seat, seat - 1);
}

static GdkContentProvider *
drag_prepare_cb (GtkDragSource *source, double x, double y, FavorPlayerRow *self)
{
  return gdk_content_provider_new_typed (FAVOR_TYPE_PLAYER_ROW, self);
}

static void
drag_begin_cb (GtkDragSource *source, GdkDrag *drag, FavorPlayerRow *self)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self));
  graphene_point_t         handle = GRAPHENE_POINT_INIT (0, 0);
  graphene_point_t         place = GRAPHENE_POINT_INIT (0, 0);

  /* The picture in the hand is opaque. */
  gtk_widget_add_css_class (GTK_WIDGET (self), "dragged");
  if (gtk_widget_compute_point (self->handle, GTK_WIDGET (self), &handle, &place))
    gtk_drag_source_set_icon (source, picture, (int) place.x + 9, (int) place.y + 9);
}

static void
drag_end_cb (GtkDragSource *source, GdkDrag *drag, gboolean moved, FavorPlayerRow *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self), "dragged");
}

/* Only rows of the same page. */
static gboolean
drop_cb (GtkDropTarget  *target,
         const GValue   *value,
         double          x,
         double          y,
         FavorPlayerRow *self)
{
  FavorPlayerRow *moved = g_value_get_object (value);

  if (gtk_widget_get_parent (GTK_WIDGET (moved)) !=
      gtk_widget_get_parent (GTK_WIDGET (self)))
    return FALSE;
  g_signal_emit (self, signals[SIGNAL_MOVE], 0, (guint) moved->seat, (guint) self->seat);
  return TRUE;
}

static void
add_drop (FavorPlayerRow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (FAVOR_TYPE_PLAYER_ROW, GDK_ACTION_MOVE);

  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

static void
favor_player_row_dispose (GObject *object)
{
  FavorPlayerRow *self = FAVOR_PLAYER_ROW (object);

  g_clear_pointer (&self->controls, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), FAVOR_TYPE_PLAYER_ROW);

  G_OBJECT_CLASS (favor_player_row_parent_class)->dispose (object);
}

static void
favor_player_row_class_init (FavorPlayerRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_player_row_dispose;

  signals[SIGNAL_CHANGED] = favor_signal_new (klass, "changed", 0);
  signals[SIGNAL_COLOUR_CHOSEN] = favor_signal_new (klass,
                                                    "colour-chosen",
                                                    1,
                                                    G_TYPE_UINT);

  signals[SIGNAL_MOVE] = favor_signal_new (klass, "move", 2, G_TYPE_UINT, G_TYPE_UINT);

  gtk_widget_class_install_action (widget_class, "seat.move-up", NULL, move_action);
  gtk_widget_class_install_action (widget_class, "seat.move-down", NULL, move_action);
  gtk_widget_class_add_binding_action (widget_class,
                                       GDK_KEY_Up,
                                       GDK_ALT_MASK,
                                       "seat.move-up",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class,
                                       GDK_KEY_Down,
                                       GDK_ALT_MASK,
                                       "seat.move-down",
                                       NULL);

  g_type_ensure (FAVOR_TYPE_BREAKPOINT_BIN);
  g_type_ensure (FAVOR_TYPE_PAIR_LAYOUT);
  g_type_ensure (FAVOR_TYPE_SEAT_SIGN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "player-row.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorPlayerRow, sign);
  gtk_widget_class_bind_template_child (widget_class, FavorPlayerRow, colour_button);
  gtk_widget_class_bind_template_child (widget_class, FavorPlayerRow, colours_popover);
  gtk_widget_class_bind_template_child (widget_class, FavorPlayerRow, colours_grid);
  gtk_widget_class_bind_template_child (widget_class, FavorPlayerRow, name_entry);
  gtk_widget_class_bind_template_child (widget_class, FavorPlayerRow, kind_drop_down);
  gtk_widget_class_bind_template_child (widget_class, FavorPlayerRow, options_box);
  gtk_widget_class_bind_template_child (widget_class, FavorPlayerRow, handle);
  gtk_widget_class_bind_template_callback (widget_class, emit_changed);
  gtk_widget_class_bind_template_callback (widget_class, drag_prepare_cb);
  gtk_widget_class_bind_template_callback (widget_class, drag_begin_cb);
  gtk_widget_class_bind_template_callback (widget_class, drag_end_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_colours_cb);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_vertical_if);
}

static void
favor_player_row_init (FavorPlayerRow *self)
{
  self->showing = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  add_kinds (self);
  add_drop (self);
}

static void
name_parts (FavorPlayerRow *self, const char *seat)
{
  /* Translators: the entry for the name of whoever sits at {seat}, for screen readers */
  g_autofree char *name = favor_text_fill (_ ("{seat}, name"), "seat", seat);
  /* Translators: the choice between person and computer at {seat}, for screen readers */
  g_autofree char *kind = favor_text_fill (_ ("{seat}, person or computer"),
                                           "seat",
                                           seat);

  /* Translators: the button that moves {seat} up or down, for screen readers */
  g_autofree char *handle = favor_text_fill (_ ("{seat}, move"), "seat", seat);

  favor_accessible_set_name (GTK_WIDGET (self), seat);
  favor_accessible_set_name (self->handle, handle);
  favor_accessible_set_name (GTK_WIDGET (self->name_entry), name);
  favor_drop_down_set_name (self->kind_drop_down, kind);
}

/**
 * favor_player_row_new:
 * @seat: 0 to FAVOR_MAX_SEATS - 1
 *
 * Returns: (transfer floating): a row that shows nothing yet
 */
GtkWidget *
favor_player_row_new (const FavorGame *game, FavorSeat seat)
{
  FavorPlayerRow  *self = g_object_new (FAVOR_TYPE_PLAYER_ROW, NULL);
  g_autofree char *number = g_strdup_printf ("%d", seat + 1);
  /* Translators: a seat at the table; {n} is a number from 1 */
  g_autofree char *title = favor_text_fill (_ ("Seat {n}"), "n", number);

  self->game = game;
  self->seat = seat;
  self->controls = g_ptr_array_new ();
  g_ptr_array_set_size (self->controls, (int) game->options->n_fields);
  name_parts (self, title);
  for (guint i = 0; i < game->options->n_fields; i++)
    add_option (self, i, title);
  self->showing = FALSE;
  return GTK_WIDGET (self);
}

/**
 * favor_player_row_align:
 * @kinds: (transfer none): makes *person or computer* equally wide in all rows
 * @options: (transfer none): the same for the options of seats
 *
 * Puts what several rows have in common into columns.
 */
void
favor_player_row_align (FavorPlayerRow *self, GtkSizeGroup *kinds, GtkSizeGroup *options)
{
  g_return_if_fail (FAVOR_IS_PLAYER_ROW (self));

  gtk_size_group_add_widget (kinds, GTK_WIDGET (self->kind_drop_down));
  for (guint i = 0; i < self->controls->len; i++)
    if (self->controls->pdata[i] != NULL)
      gtk_size_group_add_widget (options, self->controls->pdata[i]);
}

/**
 * favor_player_row_show:
 * @setup: of the row's game
 *
 * Shows what @setup says of the seat, without emitting `changed`.
 */
void
favor_player_row_show (FavorPlayerRow *self, FavorSetup *setup)
{
  const FavorPlayer *player;
  g_autofree char   *colour = NULL;

  g_return_if_fail (FAVOR_IS_PLAYER_ROW (self) && setup->game == self->game);

  player = &setup->players[self->seat];
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.move-up", self->seat > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self),
                                 "seat.move-down",
                                 (guint) self->seat + 1 < setup->n_seats);
  self->showing = TRUE;
  favor_seat_sign_set_colour (self->sign, player->colour);
  /* Translators: the button with the shield of a seat, for screen readers; {colour} is e.g.
   * "Red, disc" */
  colour = favor_text_fill (_ ("Colour and emblem: {colour}"),
                            "colour",
                            favor_seat_sign_get_title (player->colour));
  favor_accessible_set_name (GTK_WIDGET (self->colour_button), colour);
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->name_entry)),
                    player->name))
    gtk_editable_set_text (GTK_EDITABLE (self->name_entry), player->name);
  gtk_drop_down_set_selected (self->kind_drop_down,
                              player->is_bot ? 1 + player->level - FAVOR_LEVEL_FIRST : 0);
  for (guint i = 0; i < self->controls->len; i++)
    if (self->controls->pdata[i] != NULL)
      favor_option_control_set_value (self->controls->pdata[i],
                                      (int)
                                        favor_field_get (&self->game->options->fields[i],
                                                         setup->options,
                                                         (guint) self->seat));
  self->showing = FALSE;
}

/**
 * favor_player_row_read:
 * @setup: of the row's game
 *
 * Writes into @setup what the row shows; all but the colour.
 */
void
favor_player_row_read (FavorPlayerRow *self, FavorSetup *setup)
{
  guint      selected;
  FavorLevel level;

  g_return_if_fail (FAVOR_IS_PLAYER_ROW (self) && setup->game == self->game);

  selected = gtk_drop_down_get_selected (self->kind_drop_down);
  level = selected == 0 ? setup->players[self->seat].level
                        : (FavorLevel) (FAVOR_LEVEL_FIRST + selected - 1);
  favor_setup_set_player (setup,
                          self->seat,
                          gtk_editable_get_text (GTK_EDITABLE (self->name_entry)),
                          selected > 0,
                          level);
  for (guint i = 0; i < self->controls->len; i++)
    if (self->controls->pdata[i] != NULL)
      favor_field_set (&self->game->options->fields[i],
                       setup->options,
                       (guint) self->seat,
                       favor_option_control_get_value (self->controls->pdata[i]));
}

static GtkWidget *
find_part (FavorPlayerRow *self, FavorPlayerPart part)
{
  switch (part)
    {
    case FAVOR_PLAYER_COLOUR:
      return GTK_WIDGET (self->colour_button);
    case FAVOR_PLAYER_NAME:
      return GTK_WIDGET (self->name_entry);
    case FAVOR_PLAYER_KIND:
      return GTK_WIDGET (self->kind_drop_down);
    case FAVOR_PLAYER_HANDLE:
      return self->handle;
    case FAVOR_PLAYER_NOTHING:
      return NULL;
    }
  g_return_val_if_reached (NULL);
}

/**
 * favor_player_row_get_focus:
 *
 * Returns: what of the row has the focus
 */
FavorPlayerPart
favor_player_row_get_focus (FavorPlayerRow *self)
{
  GtkRoot   *root;
  GtkWidget *focus;

  g_return_val_if_fail (FAVOR_IS_PLAYER_ROW (self), FAVOR_PLAYER_NOTHING);

  root = gtk_widget_get_root (GTK_WIDGET (self));
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  for (FavorPlayerPart part = FAVOR_PLAYER_COLOUR;
       focus != NULL && part <= FAVOR_PLAYER_HANDLE;
       part++)
    {
      GtkWidget *widget = find_part (self, part);

      if (focus == widget || gtk_widget_is_ancestor (focus, widget))
        return part;
    }
  return FAVOR_PLAYER_NOTHING;
}

/**
 * favor_player_row_set_focus:
 * @part: what of the row gets the focus
 */
void
favor_player_row_set_focus (FavorPlayerRow *self, FavorPlayerPart part)
{
  g_return_if_fail (FAVOR_IS_PLAYER_ROW (self));

  if (part != FAVOR_PLAYER_NOTHING)
    gtk_widget_grab_focus (find_part (self, part));
}
