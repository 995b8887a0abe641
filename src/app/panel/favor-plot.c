/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-plot.h"

#include "favor-accessible.h"
#include "favor-chart.h"
#include "favor-properties.h"
#include "favor-text.h"

#define LEAST_WIDTH    180
#define HEIGHT         150
#define CHANCES_HEIGHT 118

struct _FavorPlot
{
  FavorPlyPicture parent_instance;

  gboolean chances;
};

G_DEFINE_FINAL_TYPE (FavorPlot, favor_plot, FAVOR_TYPE_PLY_PICTURE)

enum
{
  PROP_CHANCES,
  N_PROPS
};

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_CHANCES] = { "chances", G_TYPE_BOOLEAN, FAVOR_CONSTRUCT_ONLY,
                     FAVOR_MEMBER (FavorPlot, chances) },
};

/* clang-format on */

static FavorPlies
get_plies (FavorPlot *self)
{
  return favor_ply_picture_get_plies (FAVOR_PLY_PICTURE (self));
}

/* ---- The picture ---------------------------------------------------------------------- */

static gboolean
favor_plot_has_values (FavorPlyPicture *picture)
{
  return !FAVOR_PLOT (picture)->chances ||
         favor_ply_picture_get_plies (picture).analysis != NULL;
}

static int
get_total (gpointer line, guint ply, guint seat)
{
  return favor_score_line_get_total (line, ply, (FavorSeat) seat);
}

static int
get_chance (gpointer analysis, guint ply, guint seat)
{
  return favor_analysis_get_chance (analysis, ply, (FavorSeat) seat);
}

static void
favor_plot_make_room (FavorPlyPicture *picture, FavorPlyScale *scale)
{
  FavorChart chart = { .is_percent = FAVOR_PLOT (picture)->chances };

  favor_chart_make_room (&chart, gtk_widget_get_pango_context (GTK_WIDGET (picture)));
  scale->start = chart.scale.start;
  scale->end = chart.scale.end;
}

static void
favor_plot_paint (FavorPlyPicture *picture, const FavorPlyScale *scale, cairo_t *cr)
{
  FavorPlot *self = FAVOR_PLOT (picture);
  FavorPlies plies = get_plies (self);
  FavorChart chart = {
    .scale = *scale,
    .value = self->chances ? get_chance : get_total,
    .is_percent = self->chances,
    .data = self->chances ? (gpointer) plies.analysis : plies.line,
  };

  if (self->chances)
    chart.high = 100;
  else
    favor_score_line_get_range (plies.line, &chart.low, &chart.high);
  chart.high = MAX (chart.high, chart.low + 4);
  favor_chart_paint (&chart, gtk_widget_get_pango_context (GTK_WIDGET (self)), cr);
}

static void
favor_plot_add_mark (FavorPlyPicture     *picture,
                     const FavorPlyScale *scale,
                     guint                ply,
                     GtkSnapshot         *snapshot)
{
  FavorChart      chart = { .scale = *scale };
  float           x = (float) favor_ply_scale_x (scale, ply);
  double          top, bottom;
  graphene_rect_t line, knob;

  favor_chart_get_vertical (&chart, &top, &bottom);
  line = GRAPHENE_RECT_INIT (x - 1, (float) top, 2, (float) (bottom - top));
  knob = GRAPHENE_RECT_INIT (x - 5, (float) top - 3, 10, 10);
  favor_ply_scale_add_box (snapshot, FAVOR_PLY_PLUM, &line);
  favor_ply_scale_add_box (snapshot, FAVOR_PLY_PLUM, &knob);
}

static void
favor_plot_measure (GtkWidget     *widget,
                    GtkOrientation orientation,
                    int            for_size,
                    int           *minimum,
                    int           *natural,
                    int           *minimum_baseline,
                    int           *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = LEAST_WIDTH;
  else
    *minimum = *natural = FAVOR_PLOT (widget)->chances ? CHANCES_HEIGHT : HEIGHT;
}

/* ---- Words ---------------------------------------------------------------------------- */

static char *
describe_chances (FavorSession *session, FavorAnalysis *analysis, guint ply)
{
  FavorSeat        best = 0;
  g_autofree char *percent = NULL;

  for (guint i = 1; i < favor_session_get_n_seats (session); i++)
    if (favor_analysis_get_chance (analysis, ply, (FavorSeat) i) >
        favor_analysis_get_chance (analysis, ply, best))
      best = (FavorSeat) i;
  percent = g_strdup_printf ("%d", favor_analysis_get_chance (analysis, ply, best));
  /* Translators: of the plot of the chances at the shown position, for ears */
  return favor_text_fill (_ ("{player} has the best chance, {n} percent."),
                          "player n",
                          favor_session_get_name (session, best),
                          percent);
}

static char *
describe_totals (FavorSession *session, FavorScoreLine *line, guint ply)
{
  int              lead;
  FavorSeat        leader = favor_score_line_find_leader (line, ply, &lead);
  g_autofree char *points = g_strdup_printf ("%d", lead);

  if (leader == FAVOR_SEAT_NONE)
    /* Translators: of the plot of the points at the shown position, for ears: two or more
     * players have the most points */
    return g_strdup (_ ("Nobody leads alone."));
  /* Translators: of the plot of the points at the shown position, for ears */
  return favor_text_fill (g_dngettext (GETTEXT_PACKAGE,
                                       "{player} leads by {n} point.",
                                       "{player} leads by {n} points.",
                                       (gulong) lead),
                          "player n",
                          favor_session_get_name (session, leader),
                          points);
}

/* While the plot is hidden nobody hears of it, and a move costs nothing here. */
static void
favor_plot_moved (FavorPlyPicture *picture)
{
  g_autofree char *words = NULL;

  if (!gtk_widget_get_mapped (GTK_WIDGET (picture)) ||
      !favor_ply_picture_has_values (picture))
    return;
  words = favor_plot_describe (FAVOR_PLOT (picture));
  gtk_accessible_update_property (GTK_ACCESSIBLE (picture),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words,
                                  -1);
}

static void
favor_plot_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (favor_plot_parent_class)->map (widget);

  favor_plot_moved (FAVOR_PLY_PICTURE (widget));
}

/* ---- Keys ----------------------------------------------------------------------------- */

static void
go_to_round (FavorPlot *self, gboolean next)
{
  g_autoptr (GArray) starts = g_array_new (FALSE, FALSE, sizeof (guint));
  FavorPlies         plies = get_plies (self);
  guint              ply = favor_cursor_get_ply (plies.cursor);
  guint              to = next ? G_MAXUINT : 0;

  favor_score_line_find_rounds (plies.line, starts);
  for (guint i = 0; i < starts->len; i++)
    {
      guint start = g_array_index (starts, guint, i);

      if (next && start > ply)
        to = MIN (to, start);
      else if (!next && start < ply)
        to = start;
    }
  favor_scrub_go (plies.scrub, to);
}

static gboolean
key_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  FavorPlot  *self = FAVOR_PLOT (widget);
  FavorScrub *scrub = get_plies (self).scrub;
  gboolean    rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  guint       key;

  g_variant_get (args, "u", &key);
  if (!favor_ply_picture_has_values (FAVOR_PLY_PICTURE (widget)))
    return GDK_EVENT_PROPAGATE;
  switch (key)
    {
    case GDK_KEY_Left:
      favor_scrub_step (scrub, rtl ? 1 : -1);
      break;
    case GDK_KEY_Right:
      favor_scrub_step (scrub, rtl ? -1 : 1);
      break;
    case GDK_KEY_Home:
      favor_scrub_go (scrub, 0);
      break;
    case GDK_KEY_End:
      favor_scrub_go (scrub, G_MAXUINT);
      break;
    default:
      go_to_round (self, key == GDK_KEY_Page_Down);
    }
  return GDK_EVENT_STOP;
}

/* ---- Object --------------------------------------------------------------------------- */

static void
favor_plot_constructed (GObject *object)
{
  FavorPlot *self = FAVOR_PLOT (object);

  G_OBJECT_CLASS (favor_plot_parent_class)->constructed (object);

  favor_accessible_set_name (
    GTK_WIDGET (self),
    /* Translators: names of plots of lines over the moves of a game */
    self->chances ? _ ("Plot of the Chances") : _ ("Plot of the Points"));
}

static void
install_keys (GtkWidgetClass *widget_class)
{
  static const guint keys[] = { GDK_KEY_Left, GDK_KEY_Right,   GDK_KEY_Home,
                                GDK_KEY_End,  GDK_KEY_Page_Up, GDK_KEY_Page_Down };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i], 0, key_cb, "u", keys[i]);
}

static void
favor_plot_class_init (FavorPlotClass *klass)
{
  GObjectClass         *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass       *widget_class = GTK_WIDGET_CLASS (klass);
  FavorPlyPictureClass *picture_class = FAVOR_PLY_PICTURE_CLASS (klass);

  object_class->constructed = favor_plot_constructed;
  widget_class->measure = favor_plot_measure;
  widget_class->map = favor_plot_map;
  picture_class->has_values = favor_plot_has_values;
  picture_class->make_room = favor_plot_make_room;
  picture_class->paint = favor_plot_paint;
  picture_class->add_mark = favor_plot_add_mark;
  picture_class->moved = favor_plot_moved;

  favor_properties_install (object_class, table, N_PROPS, NULL);
  install_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "plot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
favor_plot_init (FavorPlot *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "paper");
}

/**
 * favor_plot_new:
 * @chances: whether to show the chances of an analysis in the place of the totals
 *
 * Returns: (transfer floating): a plot without a cursor
 */
GtkWidget *
favor_plot_new (gboolean chances)
{
  return g_object_new (FAVOR_TYPE_PLOT, "chances", chances, NULL);
}

/**
 * favor_plot_describe:
 *
 * Returns: (transfer full) (nullable): who leads at the cursor and by how much, or who has the best
 *   chance there, in one sentence; %NULL if nothing is shown
 */
char *
favor_plot_describe (FavorPlot *self)
{
  FavorPlies    plies;
  FavorSession *session;
  guint         ply;

  g_return_val_if_fail (FAVOR_IS_PLOT (self), NULL);

  if (!favor_ply_picture_has_values (FAVOR_PLY_PICTURE (self)))
    return NULL;
  plies = get_plies (self);
  session = favor_cursor_get_session (plies.cursor);
  ply = favor_cursor_get_ply (plies.cursor);
  return self->chances ? describe_chances (session, plies.analysis, ply)
                       : describe_totals (session, plies.line, ply);
}
