#!/usr/bin/env bash
# Takes pictures of the terminal client with tmux: docs/screenshots/NAME.txt and NAME.svg.
#
#   tools/screenshots/take.sh NAME 'COMMAND' [KEYS...]
#
# Runs COMMAND in a terminal of 80 by 24, types KEYS one after the other, each when the screen has
# come to rest, and keeps what is shown. A COMMAND that begins with "$ " is typed at a prompt.
#   tools/screenshots/take.sh piles './parlor play piles --seed 7 --fast' 5 h 9
#   tools/screenshots/take.sh help '$ ./parlor --help'
# SIZE=120x40 takes another size, FOLDER=DIR begins there, UNTIL=WORDS waits for these words first.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
name=$1
command=$2
shift 2
size=${SIZE:-80x24}
socket=parlor-$$
environment="env LC_ALL=${LOCALE:-C.UTF-8} COLORTERM=truecolor TERM=tmux-256color"
session() { tmux -L "$socket" "$@"; }
trap 'session kill-server 2>/dev/null || true' EXIT

# The screen has come to rest when it says something and stays the same for a second and a half.
settle() {
  local last='' same=0 tries=0
  while [ $same -lt 3 ] && [ $tries -lt 240 ]; do
    sleep 0.5
    tries=$((tries + 1))
    local now
    now=$(session capture-pane -p)
    if [ "$now" = "$last" ] && [ -n "${now//[[:space:]]/}" ] && grep -q -- "$1" <<<"$now"; then
      same=$((same + 1))
    else
      same=0
    fi
    last=$now
  done
}

"$root/parlor" --version >/dev/null
start() {
  session -f /dev/null new-session -d -x "${size%x*}" -y "${size#*x}" -c "${FOLDER:-$root}" "$1"
  session set -ga terminal-overrides ',*:Tc'
}
done=''
case $command in
  '$ '*)
    done='^\$ *$' # the prompt is there again
    start "$environment PS1='\$ ' bash --norc --noprofile"
    settle ''
    session send-keys -l "${command#??}"
    session send-keys Enter
    ;;
  *) start "$environment $command; sleep 60" ;;
esac
settle "${UNTIL:-$done}"
for key in "$@"; do
  session send-keys "$key"
  settle ''
done
mkdir -p "$root/docs/screenshots"
session capture-pane -p >"$root/docs/screenshots/$name.txt"
session capture-pane -p -e -N |
  java "$root/tools/screenshots/AnsiToSvg.java" "${size%x*}" >"$root/docs/screenshots/$name.svg"
echo "docs/screenshots/$name.txt and $name.svg"
