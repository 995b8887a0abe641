# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of favor-referee in fish.

function __favor_referee_games
    set -l words (commandline -opc)
    $words[1] games --json 2>/dev/null | string replace -rf '^\{"id":"([^"]*)".*' '$1'
end

# The last item of a list with commas.
function __favor_referee_list
    set -l before (string match -r '^.*,' -- (commandline -ct | string replace -r '^--[a-z]+=' ''))
    printf "$before%s\n" $argv
end

set -l levels random baseline novice casual skilled master
set -l use __fish_seen_subcommand_from

complete -c favor-referee -f
complete -c favor-referee -s h -l help -d 'Show help'
complete -c favor-referee -n __fish_use_subcommand -l version -d 'Print the version'
complete -c favor-referee -n __fish_use_subcommand -a games -d 'List every game'
complete -c favor-referee -n __fish_use_subcommand -a new -d 'Print a session at its beginning'
complete -c favor-referee -n __fish_use_subcommand -a play -d 'Let computers play games'
complete -c favor-referee -n __fish_use_subcommand -a show -d 'Show a position'
complete -c favor-referee -n __fish_use_subcommand -a legal -d 'List the legal actions'
complete -c favor-referee -n __fish_use_subcommand -a apply -d 'Apply actions to a session'
complete -c favor-referee -n __fish_use_subcommand -a verify -d 'Replay sessions and compare'
complete -c favor-referee -n __fish_use_subcommand -a schema -d 'Print the JSON Schema'
complete -c favor-referee -n __fish_use_subcommand -a hints -d 'Print hints of positions'
complete -c favor-referee -n __fish_use_subcommand -a ladder -d 'Measure the levels'
complete -c favor-referee -n __fish_use_subcommand -a bench -d 'Measure the rules'

complete -c favor-referee -n "$use new play schema hints ladder bench" -a '(__favor_referee_games)'
complete -c favor-referee -n "$use show legal apply verify" -k -a '(__fish_complete_suffix .favor)'
complete -c favor-referee -n "$use games" -s j -l json -d 'One JSON object for each game'
complete -c favor-referee -n "$use new play hints ladder bench" -s n -l seats -x -d 'Number of seats'
complete -c favor-referee -n "$use new play hints ladder bench" -s s -l seed -x -d 'Seed of the first game'
complete -c favor-referee -n "$use new play hints ladder bench" -s o -l options -x -d 'Options of the game'
complete -c favor-referee -n "$use play hints" -s b -l bots -x -a "(__favor_referee_list $levels)" -d Levels
complete -c favor-referee -n "$use play ladder" -s g -l games -x -d 'Number of games'
complete -c favor-referee -n "$use play hints ladder" -s j -l jobs -x -d 'Number of threads'
complete -c favor-referee -n "$use play" -s O -l out -x -a '(__fish_complete_directories)' -d Folder
complete -c favor-referee -n "$use show legal apply" -s p -l ply -x -d 'After so many actions'
complete -c favor-referee -n "$use show" -s v -l viewer -x -a '0 1 2 3 4 5 6 7 none' -d 'A seat'
complete -c favor-referee -n "$use show" -s a -l as -x -a '(__favor_referee_list state log pads actions known)' -d Parts
complete -c favor-referee -n "$use apply" -l state -d 'Print the position that results'
complete -c favor-referee -n "$use apply" -l events -d 'Print what happened'
complete -c favor-referee -n "$use hints" -s P -l positions -x -d 'Number of positions'
complete -c favor-referee -n "$use hints" -s l -l level -x -a "$levels" -d 'Who gives the hints'
complete -c favor-referee -n "$use ladder" -s l -l levels -x -a "(__favor_referee_list $levels)" -d Levels
complete -c favor-referee -n "$use ladder" -s a -l against -x -a "$levels" -d 'Whom the lowest one plays'
complete -c favor-referee -n "$use bench" -s t -l seconds -x -d 'Processor time'
