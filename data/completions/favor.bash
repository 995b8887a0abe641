# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of favor and favor-thumbnailer in bash.

_favor ()
{
  local cur=${COMP_WORDS[COMP_CWORD]}

  if [[ $cur == -* ]]; then
    local options='--help --version'
    if [[ ${COMP_WORDS[0]##*/} == favor ]]; then
      options+=' --new'
    fi
    mapfile -t COMPREPLY < <(compgen -W "$options" -- "$cur")
    return
  fi
  compopt -o filenames 2>/dev/null
  mapfile -t COMPREPLY < <(compgen -f -X '!*.favor' -- "$cur"; compgen -d -- "$cur")
}

complete -F _favor favor favor-thumbnailer
