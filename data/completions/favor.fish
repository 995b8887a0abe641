# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of favor in fish.

complete -c favor -k -x -a '(__fish_complete_suffix .favor)'
complete -c favor -s n -l new -d 'Set up a new game'
complete -c favor -s h -l help -d 'Show help'
complete -c favor -l version -d 'Print the version'
