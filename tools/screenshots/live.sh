#!/usr/bin/env bash
# Takes the pictures of a table between two processes: the host, the guest, both at play, and
# a player who comes back. Each command runs in a window of 80 by 24 of its own.
set -eu
here=$(cd "$(dirname "$0")" && pwd -P)
root=$(cd "$here/../.." && pwd -P)
home=$(mktemp -d)
socket=parlor-$$
session() { tmux -L "$socket" "$@"; }
trap 'session kill-server 2>/dev/null || true; rm -rf "$home"' EXIT
"$root/parlor" --version >/dev/null
for who in ada bela; do
  "$root/parlor" identity new --callsign "X1${who^^}" --home "$home/demo/$who" >/dev/null
done
ln -s "$root/parlor" "$home/parlor"

window() {
  echo "env LC_ALL=C.UTF-8 COLORTERM=truecolor TERM=tmux-256color PS1='\$ ' bash --norc --noprofile"
}
type() { # WINDOW WORDS
  session send-keys -t "$1" -l "$2"
  session send-keys -t "$1" Enter
}
until_says() { # WINDOW WORDS
  for _ in $(seq 240); do
    session capture-pane -p -t "$1" | grep -q -- "$2" && return
    sleep 0.5
  done
  echo "never said: $2, but:" >&2
  session capture-pane -p -t "$1" >&2
  exit 1
}
keep() { # WINDOW NAME
  sleep 1
  session capture-pane -p -t "$1" >"$root/docs/screenshots/$2.txt"
  session capture-pane -p -e -N -t "$1" |
    java "$here/AnsiToSvg.java" 80 >"$root/docs/screenshots/$2.svg"
  echo "docs/screenshots/$2.txt and $2.svg"
}

session -f /dev/null new-session -d -x 80 -y 24 -c "$home" "$(window)"
session set -ga terminal-overrides ',*:Tc'
session new-window -d -c "$home" "$(window)"
sleep 1
type 0 './parlor host poker --players 2 --port 4712 -o handLimit=1 --home demo/ada'
until_says 0 '1 of 2'
keep 0 host
short=$(session capture-pane -p -t 0 | grep -o '127[.0-9]*:4712/[0-9A-Z-]*')
type 1 "./parlor join $short --home demo/bela"
until_says 1 'Do they all'
keep 1 join
until_says 0 'Do they all'
session send-keys -t 1 Enter
session send-keys -t 0 Enter
until_says 0 'q leave'
until_says 1 'Your time'
keep 1 live-poker
keep 0 live-waiting
session send-keys -t 1 C-c
until_says 1 'join --resume'
keep 1 left
type 1 'clear; ./parlor join --resume --home demo/bela'
until_says 1 'Your time'
keep 1 join-resumed
session send-keys -t 1 r 6 0 Enter
until_says 0 'Your time'
session send-keys -t 0 f
for who in 0 1; do
  until_says $who 'r again'
done
keep 1 live-over
session send-keys -t 0 x
session send-keys -t 1 x
until_says 1 'Signed by everybody'
keep 1 result
