# Two terminals as people see them: one hosts, the other picks the table from the list.
screen() { tmux -L radio capture-pane -p -t "$1" | sed 's/ *$//' | cat -s > $out/screen-$2.txt; }
shows() {
  local i
  for i in $(seq $(($3 * 2))); do
    tmux -L radio capture-pane -p -t "$1" | grep -q -- "$2" && return 0
    sleep 0.5
  done
  fail "$1 never showed: $2"
  tmux -L radio capture-pane -p -t "$1"
  return 1
}
screens() {
  identities host one
  export LANG=C.UTF-8 TERM=xterm-256color
  tmux -L radio -f /dev/null new-session -d -x 90 -y 34 -s host \
    "PARLOR_ADAPTER=hci0 /run/bin-parlor host piles --players 2 --bluetooth --home $home/host; sleep 99"
  shows host 'sign by Bluetooth' 90 || return
  screen host 1-host
  tmux -L radio new-session -d -x 90 -y 34 -s guest \
    "PARLOR_ADAPTER=hci1 /run/bin-parlor join --home $home/one; sleep 99"
  shows guest 'Which one' 90 || return
  screen guest 2-guest-picks
  tmux -L radio send-keys -t guest 1 Enter
  shows host 'Do they all' 120 || return
  shows guest 'Do they all' 120 || return
  screen host 3-host-compares
  screen guest 3-guest-compares
  tmux -L radio send-keys -t host Enter
  tmux -L radio send-keys -t guest Enter
  shows host '\(Your turn\|turn\|pile\|Pile\)' 120
  sleep 15
  screen host 4-host-plays
  screen guest 4-guest-plays
  tmux -L radio kill-server
  tail -n +1 $out/screen-*.txt
  said "Two terminals in tmux, seen: [screens](screenshots/bluetooth-terminals.txt)."
}
