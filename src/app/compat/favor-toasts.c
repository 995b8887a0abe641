/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-toasts.h"

/* Where an overlay keeps the toast that came last. */
#define LAST "favor-last-toast"

/**
 * favor_toasts_show:
 * @toast: (transfer full): what to say
 *
 * Shows @toast at once: one that came this way before goes for it.
 */
void
favor_toasts_show (AdwToastOverlay *overlay, AdwToast *toast)
{
  AdwToast *last;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));
  g_return_if_fail (ADW_IS_TOAST (toast));

  last = g_object_get_data (G_OBJECT (overlay), LAST);
  if (last != NULL)
    adw_toast_dismiss (last);
  g_object_set_data_full (G_OBJECT (overlay), LAST, g_object_ref (toast), g_object_unref);
  adw_toast_overlay_add_toast (overlay, toast);
}
