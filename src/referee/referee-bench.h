/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "referee-input.h"

G_BEGIN_DECLS

/**
 * RefereeBenchSession: what handling a session of 1,000 plies costs
 * @load_ms: reading and replaying its file, in milliseconds
 * @save_ms: making the bytes of its file
 * @seek_us: moving a cursor to the ply for which it takes longest and getting the position
 *   as a seat may see it, in microseconds
 * @bytes_per_ply: of the file
 */
typedef struct
{
  double load_ms;
  double save_ms;
  double seek_us;
  double bytes_per_ply;
} RefereeBenchSession;

/* Measures; `seconds` for loading and for saving. */
gboolean referee_bench_session (const RefereeSetup  *setup,
                                double               seconds,
                                RefereeBenchSession *result,
                                GError             **error);

G_END_DECLS
