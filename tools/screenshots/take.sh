#!/usr/bin/env bash
# Takes pictures of the terminal client with tmux: docs/screenshots/NAME.txt and NAME.svg.
#
#   tools/screenshots/take.sh NAME 'COMMAND' [KEYS...]
#
# Runs COMMAND in a terminal of 80 by 24, types KEYS one after the other and keeps what is shown.
#   tools/screenshots/take.sh piles './parlor play piles --seed 7 --fast' 5 h 9
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
name=$1
command=$2
shift 2
socket=parlor-$$
session() { tmux -L "$socket" "$@"; }
trap 'session kill-server 2>/dev/null || true' EXIT

"$root/parlor" --version >/dev/null
session -f /dev/null new-session -d -x 80 -y 24 -c "$root" \
  "LC_ALL=C.UTF-8 COLORTERM=truecolor TERM=tmux-256color $command; sleep 60"
session set -ga terminal-overrides ',*:Tc'
sleep 2
for key in "$@"; do
  session send-keys "$key"
  sleep 1
done
mkdir -p "$root/docs/screenshots"
session capture-pane -p >"$root/docs/screenshots/$name.txt"
session capture-pane -p -e -N |
  java "$root/tools/screenshots/AnsiToSvg.java" 80 >"$root/docs/screenshots/$name.svg"
echo "docs/screenshots/$name.txt and $name.svg"
