/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-table-actions.h"

#include "fixture.h"
#include "models-fixture.h"

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  return 0;
}
