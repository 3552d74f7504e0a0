#!/bin/bash
# What is run in the VM: each part, or those that are named; ends with 1 if any of them failed.
here=$(cd "$(dirname "$0")" && pwd)
java="${JAVA_HOME:+$JAVA_HOME/bin/}java -XX:TieredStopAtLevel=1 -Xshare:auto -XX:+UseSerialGC -Xmx300m"
path="$here/target/classes:$here/target/lib/*"
parlor() { $java -cp "$path" dev.parlor.terminal.Main "$@"; }
status=0
fail() { echo "FAILED $*"; status=1; }

# Hardware and links against their contracts, and how quick they are.
contracts() {
  rm -f /mnt/out/table.txt
  timeout 900 $java -cp "$path" dev.parlor.radiovm.RadioProof hci0 hci1 /mnt/out/table.txt "$@" \
    || fail contracts
  [ -s /mnt/out/table.txt ] || fail "no table"  # a kernel that stops takes processes along silently
}

# A ranked match of hold'em with real cards: a host with two guests, under the ticket of a station
# in range; the result is handed in there, and its leaderboard fetched.
match() {
  local home=/tmp/parlor keys
  mkdir -p $home
  for who in host one two; do
    parlor identity new --home $home/$who > $home/$who.id || fail "identity $who"
  done
  keys=$(grep -ho 'npub1[a-z0-9]*' $home/*.id | sort -u | sed 's/^/--admit /')
  (sleep 900 | PARLOR_ADAPTER=hci2 parlor station --dir $home/station --bluetooth --name X3CLUB $keys \
    > /mnt/out/station.log 2>&1) &
  for i in $(seq 100); do grep -q 'sign by Bluetooth' /mnt/out/station.log && break; sleep 0.5; done
  PARLOR_ADAPTER=hci0 timeout 700 $java -cp "$path" dev.parlor.terminal.Main host poker --players 3 \
    --bluetooth --robot --json --home $home/host --station bluetooth:X3CLUB -o handLimit=1 \
    > /mnt/out/host.log 2>&1 < /dev/null &
  local host=$!
  for i in $(seq 100); do grep -q 'sign by Bluetooth' /mnt/out/host.log && break; sleep 0.5; done
  PARLOR_ADAPTER=hci1 timeout 700 $java -cp "$path" dev.parlor.terminal.Main join --robot --json \
    --home $home/one > /mnt/out/one.log 2>&1 < /dev/null &
  local one=$!
  for i in $(seq 300); do [ "$(grep -c '"seats"' /mnt/out/host.log)" -ge 2 ] && break; sleep 0.5; done
  PARLOR_ADAPTER=hci2 timeout 700 $java -cp "$path" dev.parlor.terminal.Main join --robot --json \
    --home $home/two > /mnt/out/two.log 2>&1 < /dev/null || fail "second guest"
  wait $one || fail "first guest"
  wait $host || fail host
  result=$(find $home/host -name '*.txt' -path '*results*' | head -n 1)
  PARLOR_ADAPTER=hci1 parlor submit --home $home/one $result bluetooth > /mnt/out/submit.log 2>&1 \
    || fail submit
  PARLOR_ADAPTER=hci1 parlor leaderboard --home $home/one bluetooth poker > /mnt/out/board.log 2>&1
  [ $? -le 1 ] || fail leaderboard
  tail -n 3 /mnt/out/{station,host,one,two,submit,board}.log
}

# Whatever is missing is said in one sentence, with exit code 2.
errors() {
  local said
  said=$(PARLOR_ADAPTER=hci9 parlor join 2>&1)
  [ $? = 2 ] && [ "$(echo "$said" | wc -l)" = 1 ] || fail "no adapter: $said"
  echo "$said"
  bluetoothctl -- power off > /dev/null 2>&1
  dbus-send --system --print-reply --dest=org.bluez /org/bluez/hci0 org.freedesktop.DBus.Properties.Set \
    string:org.bluez.Adapter1 string:Powered variant:boolean:false > /dev/null
  said=$(PARLOR_ADAPTER=hci0 parlor host piles --bluetooth 2>&1)
  [ $? = 2 ] || fail "off: $said"
  echo "$said"
  pkill bluetoothd
  sleep 1
  said=$(parlor join 2>&1)
  [ $? = 2 ] || fail "no daemon: $said"
  echo "$said"
  said=$(DBUS_SYSTEM_BUS_ADDRESS=unix:path=/nowhere parlor leaderboard bluetooth 2>&1)
  [ $? = 2 ] || fail "no bus: $said"
  echo "$said"
}

[ $# -gt 0 ] || set -- contracts match errors
for part in "$@"; do
  echo "== $part"
  $part
done
exit $status
