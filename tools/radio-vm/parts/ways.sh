# Several ways at once: at one table one guest by Bluetooth, one by TCP.
ways() {
  identities host one two
  local who where code
  PARLOR_ADAPTER=hci0 timeout 900 /run/bin-parlor host piles --players 3 --bluetooth --robot --json \
    --home $home/host > $out/ways-host.log 2>&1 < /dev/null &
  local host=$!
  appears $out/ways-host.log 'sign by Bluetooth' 90 || return
  code=$(sed -n 's/.*"code":"\([0-9]*\)".*/\1/p' $out/ways-host.log | head -n 1)
  PARLOR_ADAPTER=hci1 timeout 600 /run/bin-parlor join $code --robot --json --home $home/one \
    > $out/ways-one.log 2>&1 < /dev/null &
  local one=$!
  where=$(grep -o '127.0.0.1:[0-9]*' $out/ways-host.log | head -n 1)
  timeout 600 /run/bin-parlor join $where --robot --json --home $home/two \
    > $out/ways-two.log 2>&1 < /dev/null &
  local two=$!
  for who in one two host; do
    wait ${!who} || fail "$who: $(tail -n 2 $out/ways-$who.log)"
  done
  grep -h '"event":"over"' $out/ways-*.log
  [ "$(grep -h '"signedByAll":true' $out/ways-{host,one,two}.log | wc -l)" = 3 ] || fail "not signed by all"
  said "Several ways at once: at one table a guest by Bluetooth, who has typed the table's code, plays with one by TCP. All"
  said "three sign the match."
}
