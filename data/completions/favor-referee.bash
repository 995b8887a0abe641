# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of favor-referee in bash.

# The ids of all games.
_favor_referee_games ()
{
  "$1" games --json 2>/dev/null | sed -n 's/^{"id":"\([^"]*\)".*/\1/p'
}

# Words for the last item of a list with commas. Arguments: what was typed, the words.
_favor_referee_list ()
{
  local before=

  if [[ $1 == *,* ]]; then
    before=${1%,*},
  fi
  compopt -o nospace 2>/dev/null
  mapfile -t COMPREPLY < <(compgen -P "$before" -W "$2" -- "${1##*,}")
}

_favor_referee_files ()
{
  compopt -o filenames 2>/dev/null
  mapfile -t COMPREPLY < <(compgen -f -X '!*.favor' -- "$1"; compgen -d -- "$1")
}

# The value of an option. Arguments: option, what was typed. Fails if it has none.
_favor_referee_value ()
{
  local levels='random baseline novice casual skilled master'

  case $1 in
    --bots | -b | --levels | -l) _favor_referee_list "$2" "$levels" ;;
    --against | --level) mapfile -t COMPREPLY < <(compgen -W "$levels" -- "$2") ;;
    --as) _favor_referee_list "$2" 'state log pads actions known' ;;
    --viewer | -v) mapfile -t COMPREPLY < <(compgen -W '0 1 2 3 4 5 6 7 none' -- "$2") ;;
    --out | -O)
      compopt -o filenames 2>/dev/null
      mapfile -t COMPREPLY < <(compgen -d -- "$2")
      ;;
    --seats | -n | --seed | -s | --options | -o | --games | -g | --jobs | -j | --ply | -p | \
      --seconds | -t | --positions | -P) ;;
    *) return 1 ;;
  esac
}

_favor_referee_options ()
{
  case $1 in
    games) echo --json ;;
    new) echo --seats --seed --options ;;
    play) echo --seats --seed --options --bots --games --jobs --out ;;
    show) echo --ply --viewer --as ;;
    legal) echo --ply ;;
    apply) echo --ply --state --events ;;
    hints) echo --seats --seed --options --positions --bots --level --jobs ;;
    ladder) echo --seats --seed --options --games --levels --against --jobs ;;
    bench) echo --seats --seed --options --seconds ;;
  esac
  echo --help
}

_favor_referee ()
{
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
  local command=${COMP_WORDS[1]}

  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    mapfile -t COMPREPLY < <(compgen -W 'games new play show legal apply verify schema hints ladder bench
      --help --version' -- "$cur")
    return
  fi
  # "--option=value" comes as three words.
  if [[ $cur == = ]]; then
    _favor_referee_value "$prev" ''
    return
  elif [[ $prev == = ]]; then
    _favor_referee_value "${COMP_WORDS[COMP_CWORD - 2]}" "$cur"
    return
  elif [[ $prev == -a ]]; then
    # The short form of two options.
    if [[ $command == ladder ]]; then prev=--against; else prev=--as; fi
  elif [[ $prev == -l && $command == hints ]]; then
    prev=--level
  elif [[ $prev == -j && $command == games ]]; then
    prev=--json
  fi
  if _favor_referee_value "$prev" "$cur"; then
    return
  elif [[ $cur == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$(_favor_referee_options "$command")" -- "$cur")
    return
  fi
  case $command in
    new | play | schema | hints | ladder | bench)
      mapfile -t COMPREPLY < <(compgen -W "$(_favor_referee_games "${COMP_WORDS[0]}")" -- "$cur")
      ;;
    show | legal | apply | verify) _favor_referee_files "$cur" ;;
  esac
}

complete -F _favor_referee favor-referee
