# Wrong answers: a device pairs, comes in by every way and says nothing; the same one shows the host's
# sign as its own, and answers under the table's names with what is no table.
door() {
  identities host one
  pairing off
  PARLOR_ADAPTER=hci0 timeout 900 /tmp/bin-parlor host piles --players 2 --bluetooth --robot --json \
    --home $home/host > $out/door-host.log 2>&1 < /dev/null &
  local host=$! invitation
  appears $out/door-host.log 'sign by Bluetooth' 90 || return
  vm Liar hci2 hci0 hci1 > $out/liar.log 2>&1 &
  local liar=$!
  appears $out/liar.log 'shows the same sign' 120 || return
  cat $out/liar.log
  invitation=$(grep -o 'CG01:[0-9A-F]*' $out/door-host.log | head -n 1)
  PARLOR_ADAPTER=hci1 timeout 600 /tmp/bin-parlor join "$invitation" --robot --json --home $home/one \
    > $out/door-one.log 2>&1 < /dev/null || fail "guest: $(tail -n 2 $out/door-one.log)"
  wait $host || fail "host: $(tail -n 2 $out/door-host.log)"
  pairing on
  cat $out/liar.log
  grep -q 'was called' $out/liar.log || fail "nobody met the liar"
  said "A device that has paired comes in by GATT, L2CAP and RFCOMM and says nothing: each is hung up on. It shows the host's"
  said "sign byte for byte and answers under the table's names with something else. It was called"
  said "$(grep -c 'was called' $out/liar.log) times; the guest, who had the invitation, reached the host and played a match."
}
