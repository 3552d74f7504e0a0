# Wrong answers. A device pairs, comes in by every way and says nothing. Then it shows the host's sign as its
# own, keeps its first caller waiting and tells others nonsense. A third device shows the sign with a channel at
# which nobody listens. The guest comes while the host's adapter is off, so that it meets nobody else. When that
# is on again, the guest is in its seat within two minutes.
door() {
  identities host one
  pairing off
  PARLOR_ADAPTER=hci0 timeout 900 /run/bin-parlor host piles --players 2 --bluetooth --robot --json \
    --home $home/host > $out/door-host.log 2>&1 < /dev/null &
  local host=$! began invitation seated
  appears $out/door-host.log 'sign by Bluetooth' 90 || return
  vm RadioLiar hci2 hci0 hci3 > $out/liar.log 2>&1 &
  appears $out/liar.log 'show the same sign' 120 || return
  invitation=$(grep -o 'CG01:[0-9A-F]*' $out/door-host.log | head -n 1)
  power hci0 false
  PARLOR_ADAPTER=hci1 timeout 600 /run/bin-parlor join "$invitation" --robot --json --home $home/one \
    > $out/door-one.log 2>&1 < /dev/null &
  local one=$!
  appears $out/liar.log 'has hung up' 120 || fail "who was told nothing still waits"
  power hci0 true
  began=$(cut -d. -f1 /proc/uptime)
  appears $out/door-one.log '"taken":\["[A-Z0-9]*","' 120
  seated=$(($(cut -d. -f1 /proc/uptime) - began))
  wait $one || fail "guest: $(tail -n 2 $out/door-one.log)"
  wait $host || fail "host: $(tail -n 2 $out/door-host.log)"
  pairing on
  cat $out/liar.log
  said "Wrong answers: a device that has paired, the liar, comes in by GATT, L2CAP and RFCOMM and says nothing; the host"
  said "hangs up on each. Then the liar shows the host's sign byte for byte, keeps its first caller waiting, and answers later"
  said "ones, under the table's names, with what is no table. A third device shows the sign with a channel at which nobody listens. The host's adapter"
  said "is off, so a guest with the invitation meets only these two. It hangs up on the silent liar and calls it"
  said "$(grep -c 'was called' $out/liar.log) times. $seated s after the host's adapter is on the guest is in its seat, and the match is"
  said "played."
}
