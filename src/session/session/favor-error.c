/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-error.h"

/**
 * favor_error_quark:
 *
 * Returns: the domain of the errors of this library
 */
GQuark
favor_error_quark (void)
{
  return g_quark_from_static_string ("favor-error-quark");
}
