/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "favor-chip-row.h"

#include "favor-accessible.h"
#include "favor-art-picture.h"
#include "favor-children.h"
#include "favor-properties.h"
#include "favor-signals.h"
#include "favor-style.h"
#include "favor-text.h"
#include "favor-tooltip.h"
#include "favor-view-parts.h"

#define GAP 6
/* Of words that are not cut. */
#define LINES 2
/* Of a picture, and of the line through one that was used up. */
#define SIGN        18
#define STRIKE      2
#define STRIKE_OVER 3

struct _FavorChipRow
{
  GtkWidget  parent_instance;
  GPtrArray *buttons;
  /* (nullable) */
  GArray  *chips;
  gboolean compact;
  gboolean one_line;
  gboolean aside;
};

G_DEFINE_FINAL_TYPE (FavorChipRow, favor_chip_row, GTK_TYPE_WIDGET)

enum
{
  PROP_CHIPS,
  PROP_COMPACT,
  PROP_ONE_LINE,
  PROP_ASIDE,
  N_PROPS
};

enum
{
  SIGNAL_PRESSED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

static void
clicked_cb (FavorChipRow *self, GtkWidget *button)
{
  guint id = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "chip"));

  g_signal_emit (self, signals[SIGNAL_PRESSED], 0, id);
}

static GtkWidget *
new_button (FavorChipRow *self)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *sign = g_object_new (FAVOR_TYPE_ART_PICTURE, "width", SIGN, NULL);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("window-close-symbolic"));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "chip");
  /* In narrow windows all of them become shorter before one is out of sight. */
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  g_ptr_array_add (self->buttons, button);
  return button;
}

static char *
name_of (const FavorChip *chip)
{
  if (chip->kind == FAVOR_CHIP_CHOSEN)
    /* Translators: a small button in the decision bar, for ears; {part} is what was chosen */
    return favor_text_fill (_ ("{part}, take back"), "part", chip->label);
  if (chip->on && chip->kind != FAVOR_CHIP_NOTE)
    /* Translators: a small button in the decision bar, for ears; {part} can be chosen */
    return favor_text_fill (_ ("{part}, chosen"), "part", chip->label);
  return g_strdup (chip->label);
}

/* What it is about, and why it cannot be pressed; without either the word itself, which may be cut
 * off. */
static char *
tooltip_of (const FavorChip *chip)
{
  if (chip->about != NULL && chip->why_not != NULL)
    return g_strconcat (chip->about, "\n", chip->why_not, NULL);
  if (chip->about != NULL)
    return g_strdup (chip->about);
  return g_strdup (chip->why_not != NULL ? chip->why_not : chip->label);
}

/* What only says something. */
static gboolean
is_pressed (const FavorChip *chip)
{
  return chip->why_not == NULL &&
         (chip->kind == FAVOR_CHIP_CHOSEN || chip->kind == FAVOR_CHIP_OPTION ||
          chip->kind == FAVOR_CHIP_TOOL);
}

/* At the end of the chip: it can be taken back, or it shows something hidden. */
static void
update_icon (GtkWidget *icon, FavorChipKind kind)
{
  gtk_image_set_from_icon_name (GTK_IMAGE (icon),
                                kind == FAVOR_CHIP_REVEALS ? "view-reveal-symbolic"
                                                           : "window-close-symbolic");
  gtk_widget_set_visible (icon, kind == FAVOR_CHIP_CHOSEN || kind == FAVOR_CHIP_REVEALS);
}

static GtkWidget *
sign_of (GtkWidget *button)
{
  return gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (button)));
}

/* Words that have to be read go on in a second line rather than being cut, unless they have to share one. */
static void
update_words (FavorChipRow *self, GtkWidget *button, const FavorChip *chip)
{
  GtkWidget     *label = gtk_widget_get_next_sibling (sign_of (button));
  const gboolean wraps = self->compact && chip->worded && !chip->aside;

  gtk_widget_set_visible (label, !self->compact || chip->art == NULL || chip->worded);
  gtk_label_set_wrap (GTK_LABEL (label), wraps);
  gtk_label_set_lines (GTK_LABEL (label), wraps ? LINES : -1);
}

static void
update_button (FavorChipRow *self, GtkWidget *button, const FavorChip *chip)
{
  GtkWidget       *box = gtk_button_get_child (GTK_BUTTON (button));
  GtkWidget       *sign = sign_of (button);
  GtkWidget       *label = gtk_widget_get_next_sibling (sign);
  g_autofree char *name = name_of (chip);
  g_autofree char *tooltip = tooltip_of (chip);

  g_object_set_data (G_OBJECT (button), "chip", GUINT_TO_POINTER (chip->id));
  g_object_set (sign, "art", chip->art, NULL);
  gtk_widget_set_visible (sign, chip->art != NULL);
  gtk_label_set_label (GTK_LABEL (label), chip->label);
  update_words (self, button, chip);
  update_icon (gtk_widget_get_last_child (box), chip->kind);
  favor_style_set_class (button, "taken", chip->kind == FAVOR_CHIP_CHOSEN || chip->on);
  favor_style_set_class (button, "open", chip->kind == FAVOR_CHIP_OPEN);
  favor_style_set_class (button, "tool", chip->kind == FAVOR_CHIP_TOOL);
  favor_style_set_class (button, "spent", chip->kind == FAVOR_CHIP_SPENT);
  favor_style_set_class (button, "cost", chip->kind == FAVOR_CHIP_COST);
  favor_style_set_class (button, "gain", chip->kind == FAVOR_CHIP_GAIN);
  favor_style_set_class (button,
                         "note",
                         chip->kind == FAVOR_CHIP_REVEALS ||
                           chip->kind == FAVOR_CHIP_NOTE);
  gtk_widget_set_sensitive (button, is_pressed (chip));
  favor_tooltip_set (button, tooltip);
  favor_accessible_set_name (button, name);
}

/* The first of the chips at the end that share the line of those before them. */
static guint
find_aside (FavorChipRow *self)
{
  guint first = self->buttons->len;

  while (first > 0 && g_array_index (self->chips, FavorChip, first - 1).aside)
    first--;
  return first;
}

/* From one chip to another: all become shorter. FALSE if there is no room for what they need. */
static gboolean
share (GtkRequestedSize *sizes, guint from, guint to, int width)
{
  int left = width;

  for (guint i = from; i < to; i++)
    left -= sizes[i].minimum_size + (i > from ? GAP : 0);
  if (left < 0)
    return FALSE;
  gtk_distribute_natural_allocation (left, to - from, sizes + from);
  return TRUE;
}

/* What is left of the last line behind the chips before `end`. */
static int
find_rest (const GtkRequestedSize *sizes, guint end, int width)
{
  int x = 0;

  for (guint i = 0; i < end; i++)
    {
      if (x > 0 && x + sizes[i].minimum_size > width)
        x = 0;
      x += sizes[i].minimum_size + GAP;
    }
  return width - x;
}

/* (array) (transfer full): how wide each chip is. */
static GtkRequestedSize *
find_widths (FavorChipRow *self, int width)
{
  GtkRequestedSize *sizes = g_new0 (GtkRequestedSize, self->buttons->len + 1);
  const guint       n = self->buttons->len, aside = find_aside (self);

  for (guint i = 0; i < n; i++)
    favor_child_measure (g_ptr_array_index (self->buttons, i),
                         GTK_ORIENTATION_HORIZONTAL,
                         -1,
                         &sizes[i].minimum_size,
                         &sizes[i].natural_size);
  if (self->one_line && share (sizes, 0, n, width))
    return sizes;
  for (guint i = 0; i < aside; i++)
    sizes[i].minimum_size = MAX (sizes[i].minimum_size,
                                 MIN (sizes[i].natural_size, width));
  if (!share (sizes, aside, n, find_rest (sizes, aside, width)))
    share (sizes, aside, n, width);
  return sizes;
}

/* Places the chips side by side, and those that have no room in the next line. Returns how high
 * all lines are; with `place` FALSE nothing moves. */
static int
lay_out (FavorChipRow *self, int width, gboolean place)
{
  g_autofree GtkRequestedSize *sizes = find_widths (self, width);
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int      x = 0, y = 0, line = 0;

  for (guint i = 0; i < self->buttons->len; i++)
    {
      GtkWidget    *button = g_ptr_array_index (self->buttons, i);
      GtkAllocation to;
      int           own = sizes[i].minimum_size, height;

      favor_child_measure (button, GTK_ORIENTATION_VERTICAL, own, NULL, &height);
      if (x > 0 && x + own > width)
        {
          x = 0;
          y += line + GAP;
          line = 0;
        }
      to = (GtkAllocation){ rtl ? width - x - own : x, y, own, height };
      if (place)
        gtk_widget_size_allocate (button, &to, -1);
      line = MAX (line, height);
      x += own + GAP;
    }
  return y + line;
}

static GtkSizeRequestMode
favor_chip_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
favor_chip_row_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  FavorChipRow *self = FAVOR_CHIP_ROW (widget);

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = lay_out (self, for_size < 0 ? G_MAXINT : for_size, FALSE);
      return;
    }
  for (guint i = 0; i < self->buttons->len; i++)
    {
      int least, wanted;

      favor_child_measure (g_ptr_array_index (self->buttons, i),
                           orientation,
                           -1,
                           &least,
                           &wanted);
      *minimum = MAX (*minimum, least);
      *natural += wanted + (i > 0 ? GAP : 0);
    }
}

static void
favor_chip_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  lay_out (FAVOR_CHIP_ROW (widget), width, TRUE);
}

/* As words are struck out, so is a picture in their place. */
static void
strike (FavorChipRow *self, GtkWidget *button, GtkSnapshot *snapshot)
{
  GtkWidget      *sign = sign_of (button);
  graphene_rect_t at;
  GdkRGBA         colour;

  if (!self->compact || !gtk_widget_get_mapped (sign) ||
      !gtk_widget_has_css_class (button, "spent") ||
      !gtk_widget_compute_bounds (sign, GTK_WIDGET (self), &at))
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  gtk_snapshot_append_color (snapshot,
                             &colour,
                             &GRAPHENE_RECT_INIT (at.origin.x - STRIKE_OVER,
                                                  floorf (at.origin.y +
                                                          (at.size.height - STRIKE) / 2),
                                                  at.size.width + 2 * STRIKE_OVER,
                                                  STRIKE));
}

static void
favor_chip_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FavorChipRow *self = FAVOR_CHIP_ROW (widget);

  GTK_WIDGET_CLASS (favor_chip_row_parent_class)->snapshot (widget, snapshot);
  for (guint i = 0; i < self->buttons->len; i++)
    strike (self, g_ptr_array_index (self->buttons, i), snapshot);
}

/* In one line of a compact row they would be too short to be read. */
static void
update_visible (FavorChipRow *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self),
                          self->chips != NULL && self->chips->len > 0 &&
                            !(self->compact && self->one_line));
}

static void
set_chips (FavorChipRow *self, GArray *chips)
{
  guint n = chips != NULL ? chips->len : 0;

  while (self->buttons->len > n)
    {
      gtk_widget_unparent (g_ptr_array_index (self->buttons, self->buttons->len - 1));
      g_ptr_array_remove_index (self->buttons, self->buttons->len - 1);
    }
  for (guint i = 0; i < n; i++)
    update_button (self,
                   i < self->buttons->len ? g_ptr_array_index (self->buttons, i)
                                          : new_button (self),
                   &g_array_index (chips, FavorChip, i));
  g_clear_pointer (&self->chips, g_array_unref);
  self->chips = chips != NULL ? g_array_ref (chips) : NULL;
  favor_properties_set_number (self, properties[PROP_ASIDE], find_aside (self) < n);
  update_visible (self);
  g_object_notify (G_OBJECT (self), "chips");
}

static void
fit (FavorChipRow *self)
{
  update_visible (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
show_words (FavorChipRow *self)
{
  for (guint i = 0; i < self->buttons->len; i++)
    update_words (self,
                  g_ptr_array_index (self->buttons, i),
                  &g_array_index (self->chips, FavorChip, i));
  update_visible (self);
}

/* clang-format off */
static const FavorProperty property_table[N_PROPS] = {
  [PROP_CHIPS] = { "chips", G_TYPE_BOXED, FAVOR_WRITABLE, FAVOR_MEMBER (FavorChipRow, chips),
                   .class_type = g_array_get_type, .set = G_CALLBACK (set_chips) },
  [PROP_COMPACT] = { "compact", G_TYPE_BOOLEAN, FAVOR_WRITABLE, FAVOR_MEMBER (FavorChipRow, compact),
                     .changed = G_CALLBACK (show_words) },
  [PROP_ONE_LINE] = { "one-line", G_TYPE_BOOLEAN, FAVOR_WRITABLE, FAVOR_MEMBER (FavorChipRow, one_line),
                      .changed = G_CALLBACK (fit) },
  [PROP_ASIDE] = { "aside", G_TYPE_BOOLEAN, 0, FAVOR_MEMBER (FavorChipRow, aside) },
};

/* clang-format on */

static void
favor_chip_row_dispose (GObject *object)
{
  FavorChipRow *self = FAVOR_CHIP_ROW (object);

  for (guint i = 0; self->buttons != NULL && i < self->buttons->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->buttons, i));
  g_clear_pointer (&self->buttons, g_ptr_array_unref);

  G_OBJECT_CLASS (favor_chip_row_parent_class)->dispose (object);
}

static void
favor_chip_row_class_init (FavorChipRowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_chip_row_dispose;
  widget_class->get_request_mode = favor_chip_row_get_request_mode;
  widget_class->measure = favor_chip_row_measure;
  widget_class->size_allocate = favor_chip_row_size_allocate;
  widget_class->snapshot = favor_chip_row_snapshot;

  favor_properties_install (object_class, property_table, N_PROPS, properties);
  signals[SIGNAL_PRESSED] = favor_signal_new (klass, "pressed", 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "chiprow");
}

static void
favor_chip_row_init (FavorChipRow *self)
{
  self->buttons = g_ptr_array_new ();
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
