/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The journal beside a session file (NAME.favor.journal): a line for each change since the
 * file was written, so that saving a change costs the same however long the session is. The
 * lines are those of FavorSession::about-to-step. Each says which change it is, and the file
 * says which was its last; so it does no harm if a process is killed after the file was
 * written and before the lines it covers were dropped. Internal to the session library. */

typedef struct _FavorJournal FavorJournal;

FavorJournal *favor_journal_new         (const char   *save_path);
void          favor_journal_free        (FavorJournal *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FavorJournal, favor_journal_free)

/* (transfer full) (nullable): what is in the journal of `save_path`, if there is one */
GBytes       *favor_journal_read        (const char   *save_path);

void          favor_journal_resume      (FavorJournal *self,
                                         GBytes       *contents);

/**
 * favor_journal_append:
 * @line: (nullable): without a line break; %NULL: only try to write what is pending
 *
 * Adds a line with write(2). What cannot be written stays pending and goes out with the
 * next one.
 *
 * Errors: those of GFileError
 * Returns: whether everything is on the disk
 */
gboolean      favor_journal_append      (FavorJournal *self,
                                         GBytes       *line,
                                         GError      **error);

guint         favor_journal_get_n_lines (FavorJournal *self);

/**
 * favor_journal_cut:
 * @n_lines: so many of the lines are in the session file by now
 *
 * Drops them; if there are newer ones, the file on the disk shrinks only with the next cut
 * that finds none.
 */
void          favor_journal_cut         (FavorJournal *self,
                                         guint         n_lines);

gboolean      favor_journal_take_lost   (FavorJournal *self);

G_END_DECLS
