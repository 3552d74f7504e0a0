#!/usr/bin/env bash
# Walks in tmux through what new users stumbled over and keeps what
# they see, as text, in docs/stumbles: every screen at 80x24 and at 120x40, then lines for TERM=dumb and --plain.
#   tools/stumbles.sh [FOLDER]      FOLDER instead of docs/stumbles
#   PARLOR   the command to run; ./parlor unless it is set
#   WAIT     quarters of a second to wait for words; an older build that never says them needs only a few
# A screen is taken when it stands still, so a slow machine takes longer and sees the same. Needs tmux.
set -u
cd "$(dirname "$0")/.." || exit 2
out=${1:-docs/stumbles}
parlor=${PARLOR:-$PWD/parlor}
mkdir -p "$out"
homes=$(mktemp -d)
home=$homes
session=table
tm() { tmux -L "stumbles-$$" "$@"; } # a server of its own
trap 'tm kill-server 2>/dev/null; rm -rf "$homes"' EXIT
tm -f /dev/null new-session -d -s keeper # or the server goes with its last session

# The pane as it stands when it has not changed for two seconds; 30 s at most.
still() {
  local before="" now="" calm=0
  for _ in $(seq 120); do
    now=$(tm capture-pane -t "$session" -p)
    if [ "$now" = "$before" ] && [ -n "${now//[[:space:]]/}" ]; then calm=$((calm + 1)); else calm=0; fi
    [ "$calm" -ge 8 ] && break
    before=$now
    sleep 0.25
  done
  printf '%s\n' "$now"
}

# start COLUMNS ROWS ARGUMENT...: parlor in a fresh terminal, with a home of its own
start() {
  local columns=$1 rows=$2
  shift 2
  tm kill-session -t "$session" 2>/dev/null
  tm new-session -d -s "$session" -x "$columns" -y "$rows" \
    "env XDG_DATA_HOME=$home LC_ALL=C.UTF-8 $theme $parlor $*; echo \"[exit \$?]\"; sleep 60"
}

# Somebody who has never played here.
anew() {
  home=$(mktemp -d "$homes/XXXXXX")
}

key() { still >/dev/null; tm send-keys -t "$session" "$@"; }

# Waits for words on the screen, a minute at most.
says() {
  for _ in $(seq "${WAIT:-240}"); do
    tm capture-pane -t "$session" -p | grep -q -- "$1" && return
    sleep 0.25
  done
}

keep() { # NAME: what is seen now
  { echo "== $1 ${theme:+($theme)}"; still; } >>"$file"
}

screens() { # COLUMNS ROWS
  file=$out/$1x$2.txt
  : >"$file"
  for theme in TERM=tmux-256color; do
    anew
    start "$1" "$2" ""; tm send-keys -t "$session" 9 Enter; says "What would you"; keep "a bare parlor opens a menu, whatever was typed before"
    key q Enter; keep "q answers in the menu"
    start "$1" "$2" play poker --seed 3 --players 3 --fast; says "q leave"; keep "a first hand, with a tip"
    key ccc; keep "three keys at once are one move"
    key Up Down; keep "arrow keys do no harm"
    key '?'; keep "the rules, at any time"
    key Space; key '!'; keep "what an expert would do"
    key q; keep "q leaves, and says how to go on"
    start "$1" "$2" play poker; says "goes on with it"; keep "another play offers to go on"
    key Enter; says 'q leave'; keep "and goes on"
    key q
    anew
    start "$1" "$2" play recall --seed 4 --players 2; says "q leave"; keep "Recall looks once, by a clock"
    key q
    anew
    start "$1" "$2" play classic --seed 2 --fast; says "q leave"; keep "Classic: one device, three plays"
    key d; key s; keep "the end of a hand stands still"
    key x; keep "and the shell says who won"
    start "$1" "$2" plai poker; says "exit 2"; keep "a mistyped word"
    start "$1" "$2" play pokre; says "exit 2"; keep "a mistyped game"
    start "$1" "$2" verify nothing.cgt; says "exit 2"; keep "verify of a transcript"
  done
}

lines() {
  file=$out/lines.txt
  : >"$file"
  for theme in TERM=dumb "TERM=tmux-256color"; do
    plain=""
    [ "$theme" = TERM=dumb ] || plain=--plain
    anew
    start 100 60 play poker --seed 3 --players 3 $plain; says "q leave"; keep "lines of text $plain"
    key f Enter; keep "after a move"
    key q Enter; keep "q"
    anew
    start 100 60 play recall --seed 4 --players 2 $plain; says "q leave"; keep "clocks in lines $plain"
    key q Enter
  done
}

# The same first hand in a light terminal and in a dark one, with its colours: not a byte may differ.
looks() {
  local shown=""
  for look in "black white 0;15" "white black 15;0"; do
    read -r ink paper ground <<<"$look"
    tm set -g window-style "fg=$ink,bg=$paper"
    theme="TERM=tmux-256color 'COLORFGBG=$ground'"
    anew
    start 80 24 play poker --seed 3 --players 3 --fast; says "q leave"; still >/dev/null
    shown=$shown$(tm capture-pane -t "$session" -p -e | sha256sum)
  done
  tm set -gu window-style
  [ "${shown:0:64}" = "${shown: -67:64}" ] && echo "light and dark: the same" || echo "light and dark: not the same"
}

screens 80 24
screens 120 40
lines
looks
echo "kept in $out"
