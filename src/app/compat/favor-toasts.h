/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Shows `toast`, which is taken, at once: one that came this way before goes for it. */
void favor_toasts_show (AdwToastOverlay *overlay,
                        AdwToast        *toast);

G_END_DECLS
