/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-file-dialog.h"

G_BEGIN_DECLS

/**
 * FavorFileQuestion:
 * @action: whether to open or to save a file, or to choose a folder
 * @title: of the dialog
 * @accept: what stands on its button
 * @name: (nullable): that is proposed
 * @filters: (element-type GtkFileFilter): kinds of files, beginning with the one that is shown
 * @chosen: called once with the answer
 * @object: handed to @chosen, and kept until then
 *
 * What favor-file-dialog.c asks for.
 */
typedef struct
{
  GtkFileChooserAction action;
  const char          *title;
  const char          *accept;
  const char          *name;
  GListStore          *filters;
  FavorFileChosen      chosen;
  GObject             *object;
} FavorFileQuestion;

/**
 * favor_file_ask:
 * @question: is copied
 *
 * Asks it by the class that this version of GTK has for that: there is one file for each.
 */
void favor_file_ask (GtkWindow *parent, const FavorFileQuestion *question);

G_END_DECLS
