/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"

G_BEGIN_DECLS

/* (transfer full): how far one is with an Event, e.g. "2 of 3 cards" */
char *emperor_progress_describe (const EmperorProgress *progress);

G_END_DECLS
