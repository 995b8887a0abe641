#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# locales.sh FOLDER LOCALE...
#
# Makes the locales, such as de_DE, for UTF-8 in the folder, where LOCPATH finds them. Where their
# sources are not installed it makes none, and tests of languages are skipped.
set -eu

folder=$1
shift
mkdir -p "$folder"
for locale; do
  # Warnings, too, make it exit with 1.
  localedef --no-archive -i "$locale" -f UTF-8 "$folder/$locale.UTF-8" > /dev/null 2>&1 || :
done
