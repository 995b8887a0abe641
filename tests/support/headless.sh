#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# headless.sh COMMAND [ARGUMENT...]
#
# Runs a command without a screen: with an X server, a D-Bus session, a home and a runtime folder
# that it shares with nobody, for at most FAVOR_LIMIT seconds (120). Leaves nothing behind and
# exits as the command did; 124 when the time was up. FAVOR_SCREEN is the size (1280x900).
set -eu

scratch=$(mktemp -d)
server=
job=

tidy ()
{
  # timeout(1) leads a process group of its own, with all that the command started.
  if [ -n "$job" ]; then
    kill -KILL "-$job" 2>/dev/null || :
  fi
  if [ -n "$server" ]; then
    kill "$server" 2>/dev/null || :
    wait "$server" 2>/dev/null || :
  fi
  # A portal mounts its folder of documents below the runtime folder, and may be slower to go than
  # the command.
  awk -v below="$scratch/" 'index ($2, below) == 1 { print $2 }' /proc/self/mounts 2>/dev/null |
    sort -r | while read -r mount; do
      fusermount3 -u -z "$mount" 2>/dev/null || fusermount -u -z "$mount" 2>/dev/null ||
        umount -l "$mount" 2>/dev/null || :
    done
  # What cannot be removed is said, and is not the command's failure.
  rm -rf --one-file-system "$scratch" || echo "headless.sh: left behind: $scratch" >&2
}
trap tidy EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

# Without -noreset the server starts anew when its last client leaves, and the next one may be
# refused just then. It chooses a free number by itself.
mkfifo "$scratch/number"
Xvfb -displayfd 3 -screen 0 "${FAVOR_SCREEN:-1280x900}x24" -nolisten tcp -noreset \
  3> "$scratch/number" 2> "$scratch/server.log" &
server=$!
if ! read -r number < "$scratch/number"; then
  cat "$scratch/server.log" >&2
  echo "headless.sh: there is no X server" >&2
  exit 99
fi

for folder in home config data cache state runtime; do
  mkdir -m 700 "$scratch/$folder"
done
unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS XAUTHORITY
export DISPLAY=":$number" GDK_BACKEND=x11
export HOME="$scratch/home" XDG_CONFIG_HOME="$scratch/config" XDG_DATA_HOME="$scratch/data" \
  XDG_CACHE_HOME="$scratch/cache" XDG_STATE_HOME="$scratch/state" \
  XDG_RUNTIME_DIR="$scratch/runtime"
# Drawn by the processor alone, in GTK 4.8 and in newer versions.
export GSK_RENDERER="${GSK_RENDERER:-cairo}" GDK_DEBUG="${GDK_DEBUG:-gl-disable}" \
  GDK_DISABLE="${GDK_DISABLE:-gl,vulkan}"
export GSETTINGS_BACKEND="${GSETTINGS_BACKEND:-memory}" ADW_DISABLE_PORTAL=1
if [ -z "${LC_ALL-}${LANG-}" ]; then
  export LANG=C.UTF-8
fi

timeout -k 5 "${FAVOR_LIMIT:-120}" dbus-run-session -- "$@" &
job=$!
status=0
wait "$job" || status=$?
exit "$status"
