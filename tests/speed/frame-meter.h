/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * FrameMeter: what it costs until something that was changed has been drawn.
 *
 * Counted are the processor time of the program and the time that it was at work, waiting for
 * events or for the next frame left out: what somebody waits beyond that is the screen's pace.
 */
typedef struct _FrameMeter FrameMeter;

/* What the processor and the clock say of one thing, in milliseconds. */
typedef struct
{
  double processor;
  double clock;
} FrameCost;

/* From then on waiting is told from working; at most one at a time. @name is printed. */
FrameMeter *frame_meter_new (const char *name);
/* Prints median, 95th percentile and maximum of what was measured, and frees. Returns: the 95th
 * percentile of the processor time. */
double frame_meter_report (FrameMeter *self);

void frame_meter_start (FrameMeter *self);
/* Waits until `widget`'s window has drawn a frame; that is one measure. */
FrameCost frame_meter_wait (FrameMeter *self, GtkWidget *widget);
/* Adds up what the main loop has to do in `milliseconds`, as one measure. */
FrameCost frame_meter_rest (FrameMeter *self, guint milliseconds);
void      frame_meter_add (FrameMeter *self, FrameCost cost);

/* Lets the main loop turn for `milliseconds`. */
void frame_meter_idle (guint milliseconds);

G_END_DECLS
