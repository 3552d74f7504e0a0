# A ranked match of hold'em with real cards: a host with two guests by Bluetooth, under the ticket of
# a station in range. In the middle the first guest's radio is off for some seconds. The result is
# handed in at the station, and its leaderboard fetched.
match() {
  identities host one two
  local keys result
  keys=$(grep -ho 'npub1[a-z0-9]*' $home/{host,one,two}.id | sort -u | sed 's/^/--admit /')
  (sleep 1800 | PARLOR_ADAPTER=hci3 parlor station --dir $home/station --bluetooth --name X3CLUB $keys \
    > $out/station.log 2>&1) &
  appears $out/station.log 'sign by Bluetooth' 90 || return
  PARLOR_ADAPTER=hci0 timeout 900 /tmp/bin-parlor host poker --players 3 \
    --bluetooth --robot --json --home $home/host --station bluetooth:X3CLUB -o handLimit=3 \
    > $out/host.log 2>&1 < /dev/null &
  local host=$!
  appears $out/host.log 'sign by Bluetooth' 90 || return
  PARLOR_ADAPTER=hci1 timeout 900 /tmp/bin-parlor join --robot --json --home $home/one \
    > $out/one.log 2>&1 < /dev/null &
  local one=$!
  appears $out/host.log '"taken":\[[^]]*,' 120 || return
  PARLOR_ADAPTER=hci2 timeout 900 /tmp/bin-parlor join --robot --json --home $home/two \
    > $out/two.log 2>&1 < /dev/null &
  local two=$!
  appears $out/host.log 'Hand 1 begins' 300 || return
  power hci1 false
  sleep 4
  power hci1 true
  grep -q '"over"' $out/host.log && fail "the match was over before the cut"
  wait $one || fail "first guest"
  wait $two || fail "second guest"
  wait $host || fail host
  grep '"event":"result"' $out/{host,one,two}.log | cut -c1-200
  [ "$(grep -h '"signedByAll":true,"ranked":true' $out/{host,one,two}.log | wc -l)" = 3 ] \
    || fail "not signed by all"
  result=$(find $home/host -name '*.txt' -path '*results*' | head -n 1)
  PARLOR_ADAPTER=hci1 parlor submit --home $home/one $result bluetooth > $out/submit.log 2>&1 \
    || fail "submit: $(tail -n 1 $out/submit.log)"
  PARLOR_ADAPTER=hci2 parlor leaderboard --home $home/two bluetooth:X3CLUB poker > $out/board.log 2>&1
  [ $? -le 1 ] || fail "leaderboard: $(tail -n 1 $out/board.log)"
  tail -n 3 $out/{station,submit,board}.log
  find $home/station -path '*results/poker/*.txt' | grep -q . || fail "not kept at the station"
  said "A ranked match of hold'em with real cards, three hands, one process for each seat: a host and two"
  said "guests by Bluetooth, under the ticket of a station in range; the first guest's adapter was off for"
  said "4 s in the middle, and it came back. Signed by all, handed in at the station, leaderboard fetched."
}
