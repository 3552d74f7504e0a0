# A guest in Python, written from docs/PROTOCOL.md alone, gets through the handshake by every way.
foreign() {
  identities host
  /usr/bin/python3 -B "$here/foreign/literals.py" || fail literals
  PARLOR_ADAPTER=hci0 timeout 900 /run/bin-parlor host piles --players 2 --bluetooth --robot --json \
    --home $home/host > $out/foreign-host.log 2>&1 < /dev/null &
  local host=$! way
  appears $out/foreign-host.log 'sign by Bluetooth' 90 || return
  for way in RFCOMM L2CAP GATT; do
    timeout -s ABRT 60 /usr/bin/python3 -u -B -X faulthandler "$here/foreign/guest.py" hci1 $way > $out/foreign-$way.log 2>&1 \
      || fail "$way: $(tail -n 1 $out/foreign-$way.log)"
    cat $out/foreign-$way.log
  done
  kill $host
  wait $host
  said "A guest in Python, written from [PROTOCOL.md](PROTOCOL.md) alone, finds the sign and gets through preamble,"
  said "handshake, introduction, the first line and the good-bye by RFCOMM, L2CAP and GATT (BlueZ's own guest)."
}
