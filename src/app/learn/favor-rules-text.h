/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-rules.h"

G_BEGIN_DECLS

/**
 * favor_rules_text_new:
 * @section: what to show
 * @rules: where it is from
 * @labels: (element-type GtkLabel): everything that has words is added, in the order of reading
 *
 * Links are buttons that activate the action `rules.go-to` with the id of a section.
 *
 * Returns: (transfer floating): the section with its heading, texts and pictures
 */
GtkWidget *
favor_rules_text_new (FavorRulesSection *section, FavorRules *rules, GPtrArray *labels);

G_END_DECLS
