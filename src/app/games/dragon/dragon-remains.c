/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dragon-remains.h"

#include "dragon-deals.h"
#include "dragon-report.h"
#include "dragon-words.h"
#include "favor-accessible.h"
#include "favor-art-picture.h"
#include "favor-children.h"
#include "favor-closures.h"
#include "favor-counted-sign.h"
#include "favor-paragraph.h"
#include "favor-properties.h"
#include "favor-sight.h"
#include "favor-small-pile.h"
#include "favor-text.h"
#include "favor-tooltip.h"
#include "favor-whole-label.h"

/* One clan. */
typedef struct
{
  GtkWidget        *row;
  GtkWidget        *crest;
  GtkWidget        *name;
  FavorSmallPile   *pile;
  FavorCountedSign *signs[DRAGON_N_ROLES];
  /* (nullable): there was nothing to say. */
  GtkWidget *record;
} Row;

struct _DragonRemains
{
  GtkWidget   parent_instance;
  FavorSight *sight;
  GtkWidget  *box;
  /* All names are read, or none: one that is left out is missed. */
  GtkSizeGroup *names;
  /* (nullable): nothing was offered yet. */
  DragonDeals *deals;
  guint        n_rows;
  Row          rows[DRAGON_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (DragonRemains, dragon_remains, GTK_TYPE_WIDGET)

/* (transfer full): "2 Artisan, Noble" of the counts; a dash for none. */
static char *
list_roles (const guint8 *counts)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  char                    *list;

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    {
      const char *title = dragon_role_title (role);
      /* Translators: several delegates of the same role; {n} is 2 or more */
      g_autofree char *many = favor_text_fill (_ ("{n} × {role}"),
                                               "n# role",
                                               counts[role],
                                               title);

      if (counts[role] > 0)
        g_strv_builder_add (parts, counts[role] == 1 ? title : many);
    }
  list = favor_text_list (parts);
  return list != NULL ? list : g_strdup ("–");
}

static char *
describe_row (guint clan, const guint8 *sure, const guint8 *maybe)
{
  guint8           more[DRAGON_N_ROLES];
  gboolean         any = FALSE;
  g_autofree char *left = list_roles (sure);
  g_autofree char *possible = NULL;

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    {
      more[role] = (guint8) (maybe[role] - sure[role]);
      any |= more[role] > 0;
    }
  if (!any)
    /* Translators: what is left of a delegation; {roles} is a list of delegates */
    return favor_text_fill (_ ("{clan}, surely left: {roles}"),
                            "clan roles",
                            dragon_clan_title (clan),
                            left);
  possible = list_roles (more);
  /* Translators: as before; {possible} are delegates of which some went home face down */
  return favor_text_fill (_ ("{clan}, surely left: {roles}; perhaps also: {possible}"),
                          "clan roles possible",
                          dragon_clan_title (clan),
                          left,
                          possible);
}

/* Which promises were kept: there is none in many a game. */
static void
show_record (Row *row, const char *text, gboolean shown)
{
  if (row->record == NULL && !shown)
    return;
  if (row->record == NULL)
    {
      row->record = favor_paragraph_new ("record");
      gtk_box_append (GTK_BOX (row->row), row->record);
    }
  favor_paragraph_set_text (FAVOR_PARAGRAPH (row->record), text);
  gtk_widget_set_visible (row->record, shown);
}

/* Why that is known, and what else there is to tell of the clan. The pile says how many went home;
 * there are words about it where there is more to say. */
static void
explain (Row *row, const DragonState *state, FavorSeat seat, const char *description)
{
  g_autofree char *reasons = dragon_report_delegation (state, seat);
  g_autofree char *record = dragon_report_record (state, seat);
  g_autofree char *known = g_strconcat (reasons,
                                        *reasons != '\0' && record != NULL ? "\n" : "",
                                        record,
                                        NULL);
  g_autofree char *tooltip = g_strconcat (description,
                                          *known != '\0' ? "\n" : "",
                                          known,
                                          NULL);

  favor_tooltip_set (row->row, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->row),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  known,
                                  -1);
  show_record (row,
               record != NULL ? record : "",
               state->promises_kept[seat] + state->promises_broken[seat] > 0);
}

static void
update_row (Row *row, const DragonState *state, FavorSeat seat)
{
  guint            clan = state->clans[seat];
  guint8           sure[DRAGON_N_ROLES], maybe[DRAGON_N_ROLES];
  g_autofree char *crest = dragon_clan_art ("small", clan);
  g_autofree char *back = dragon_clan_art ("back", clan);
  g_autofree char *description = NULL;

  dragon_known_delegates (state, seat, sure, maybe);
  g_object_set (row->crest, "art", crest, NULL);
  gtk_label_set_label (GTK_LABEL (row->name), dragon_clan_title (clan));
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    favor_counted_sign_set (row->signs[role], sure[role], maybe[role]);
  description = describe_row (clan, sure, maybe);
  favor_accessible_set_name (row->row, description);
  explain (row, state, seat, description);
  favor_small_pile_set (row->pile, back, state->n_home[seat]);
}

/* ---- Rows ----------------------------------------------------------------------------- */

static void
create_row (DragonRemains *self, Row *row)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 1);
  GtkWidget *place;

  row->row = favor_accessible_new_group (GTK_TYPE_BOX);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (row->row), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (row->row, "clan-row");
  gtk_widget_add_css_class (line, "line");
  row->crest = g_object_new (FAVOR_TYPE_ART_PICTURE, "width", 26, NULL);
  gtk_box_append (GTK_BOX (line), row->crest);
  /* The crest says the same. */
  row->name = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (row->name), 0);
  gtk_size_group_add_widget (self->names, row->name);
  place = favor_whole_label_new (row->name);
  gtk_widget_set_hexpand (place, TRUE);
  gtk_widget_set_margin_start (place, 2);
  gtk_box_append (GTK_BOX (line), place);
  row->pile = favor_small_pile_new (DRAGON_N_ROUNDS);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (row->pile));
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    {
      g_autofree char *sign = dragon_role_art ("sign", role);

      row->signs[role] = favor_counted_sign_new (sign);
      gtk_box_append (GTK_BOX (line), GTK_WIDGET (row->signs[role]));
    }
  gtk_box_append (GTK_BOX (row->row), line);
  gtk_box_append (GTK_BOX (self->box), row->row);
}

/* ---- Object --------------------------------------------------------------------------- */

/* Many a game goes without. */
static void
need_deals (DragonRemains *self)
{
  if (self->deals != NULL)
    return;
  self->deals = dragon_deals_new ();
  gtk_widget_set_parent (GTK_WIDGET (self->deals), GTK_WIDGET (self));
}

static void
see (DragonRemains *self)
{
  const FavorMoment *moment = favor_sight_get_moment (self->sight);
  const DragonState *state;

  if (moment == NULL)
    return;
  state = moment->state;
  while (self->n_rows < state->head.n_seats)
    create_row (self, &self->rows[self->n_rows++]);
  for (guint seat = 0; seat < self->n_rows; seat++)
    update_row (&self->rows[seat], state, (FavorSeat) seat);
  if (state->n_deals + state->n_pending > 0)
    need_deals (self);
  if (self->deals != NULL)
    dragon_deals_update (self->deals, state);
}

static char *
describe_round (GObject *object, FavorSight *sight)
{
  const FavorMoment *moment = favor_sight_get_moment (sight);

  return moment != NULL ? dragon_report_round (moment->state, moment->showing)
                        : g_strdup ("");
}

/* clang-format off */
static const FavorProperty property_table[] = {
  { "sight", G_TYPE_OBJECT, FAVOR_WRITABLE, FAVOR_MEMBER (DragonRemains, sight),
    .class_type = favor_sight_get_type, .changed = G_CALLBACK (see) },
};

/* clang-format on */

static void
dragon_remains_dispose (GObject *object)
{
  favor_children_remove (GTK_WIDGET (object));
  DRAGON_REMAINS (object)->deals = NULL;
  g_clear_object (&DRAGON_REMAINS (object)->names);

  G_OBJECT_CLASS (dragon_remains_parent_class)->dispose (object);
}

static void
dragon_remains_class_init (DragonRemainsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dragon_remains_dispose;

  favor_properties_install (G_OBJECT_CLASS (klass),
                            property_table,
                            G_N_ELEMENTS (property_table),
                            NULL);
  g_type_ensure (FAVOR_TYPE_PARAGRAPH);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "dragon/remains.ui");
  gtk_widget_class_bind_template_child (widget_class, DragonRemains, box);
  gtk_widget_class_bind_template_callback (widget_class, describe_round);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "remains");
}

static void
dragon_remains_init (DragonRemains *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->names = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
}

void
dragon_remains_answer (DragonRemains *self,
                       guint          colour,
                       const char    *player,
                       const char    *words)
{
  g_return_if_fail (DRAGON_IS_REMAINS (self));

  if (words != NULL)
    need_deals (self);
  if (self->deals != NULL)
    dragon_deals_answer (self->deals, colour, player, words);
}
