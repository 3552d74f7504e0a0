# Runs a command with the rights that docs/parlor-station.service gives: a group and one capability.
as_station() {
  install -d -o daemon $home/station
  exec setpriv --reuid=daemon --regid=daemon --groups=bluetooth --bounding-set=-all,+net_admin \
    --inh-caps=-all,+net_admin --ambient-caps=-all,+net_admin --no-new-privs "$@"
}
# A ranked match of hold'em with real cards under a station's ticket: a host and two guests, all by
# Bluetooth. In the middle the first guest's radio is off for some seconds. The result is handed in at the
# station by Bluetooth, and its leaderboard fetched.
match() {
  identities host one two
  local keys result who
  keys=$(grep -ho 'npub1[a-z0-9]*' $home/{host,one,two}.id | sort -u | sed 's/^/--admit /')
  PARLOR_ADAPTER=hci3 as_station /run/bin-parlor station --dir $home/station --bluetooth --name X3CLUB \
    --min-games 1 --min-opponents 1 $keys > $out/station.log 2>&1 < /dev/null &
  appears $out/station.log 'sign by Bluetooth' 90 || return
  PARLOR_ADAPTER=hci0 timeout 900 /run/bin-parlor host poker --players 3 --bluetooth --robot --json \
    --home $home/host --station $(grep -o '127.0.0.1:[0-9]*' $out/station.log) -o handLimit=4 \
    > $out/host.log 2>&1 < /dev/null &
  local host=$!
  appears $out/host.log 'sign by Bluetooth' 90 || return
  PARLOR_ADAPTER=hci1 timeout 900 /run/bin-parlor join --robot --json --home $home/one \
    > $out/one.log 2>&1 < /dev/null &
  local one=$!
  PARLOR_ADAPTER=hci2 timeout 900 /run/bin-parlor join --robot --json --home $home/two \
    > $out/two.log 2>&1 < /dev/null &
  local two=$!
  appears $out/host.log 'Hand 1 begins' 300 || return
  power hci1 false
  sleep 4
  power hci1 true
  grep -q '"over"' $out/host.log && fail "the match was over before the cut"
  for who in one two host; do
    wait ${!who} || fail "$who: $(tail -n 2 $out/$who.log)"
  done
  grep '"event":"result"' $out/{host,one,two}.log | cut -c1-200
  [ "$(grep -h '"signedByAll":true,"ranked":true' $out/{host,one,two}.log | wc -l)" = 3 ] \
    || fail "not signed by all"
  [ "$(grep -ho '"digits":"[0-9]*"' $out/{host,one,two}.log | sort -u | wc -l)" = 1 ] || fail "other codes"
  result=$(find $home/host -name '*.txt' -path '*results/poker/*' | head -n 1)
  hang_up
  PARLOR_ADAPTER=hci1 parlor submit --home $home/one $result bluetooth > $out/submit.log 2>&1 \
    || fail "submit: $(tail -n 1 $out/submit.log)"
  PARLOR_ADAPTER=hci2 parlor leaderboard --home $home/two bluetooth:X3CLUB poker > $out/board.log 2>&1
  sleep 4
  connected 2 3 && fail "whoever has fetched the leaderboard keeps the station busy"
  grep -q "$(tail -n 1 $home/host.id | cut -c1-6)" $out/board.log || fail "leaderboard: $(tail -n 1 $out/board.log)"
  tail -n 6 $out/station.log $out/submit.log $out/board.log
  find $home/station -path '*results/poker/*.txt' | grep -q . || fail "not kept at the station"
  said "A ranked match: a host and two guests, both by Bluetooth, play four hands of hold'em with real cards, one process"
  said "for each seat, under a station's ticket. In the middle the first guest's adapter is off for 4 s, and the guest comes"
  said "back. All three show one code, and all sign. The result is handed in at the station by Bluetooth, the leaderboard is"
  said "fetched by Bluetooth, and no visitor stays connected. The station runs without a keyboard as a user of its own, with"
  said "the group and the one capability that [its unit](parlor-station.service) gives."
}
