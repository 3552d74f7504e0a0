#!/bin/bash
# Runs in the VM: each part, or those that are named. Ends with 1 if any of them failed.
# A part that went well leaves a line for the report in /mnt/out.
here=$(cd "$(dirname "$0")" && pwd)
java="${JAVA_HOME:+$JAVA_HOME/bin/}java -XX:TieredStopAtLevel=1 -Xshare:auto -XX:+UseSerialGC -Xmx300m"
path="$here/target/classes:$here/target/lib/*"
export home=/run/parlor out=/mnt/out
mkdir -p $home $out
printf '#!/bin/bash\nexec %s -cp %q dev.parlor.terminal.Main "$@"\n' "$java" "$path" > /run/bin-parlor
chmod +x /run/bin-parlor
parlor() { /run/bin-parlor "$@"; }
vm() { $java -cp "$path" "dev.parlor.radiovm.$@"; }
status=0
fail() { echo "FAILED $part: $*"; status=1; failed=1; }
said() { printf '%s\n' "$*" >> $out/$part.md; }

# appears FILE WORDS SECONDS: waits until a line of the file has these words.
appears() {
  local i
  for i in $(seq $(($3 * 2))); do
    grep -q -- "$2" "$1" 2> /dev/null && return 0
    sleep 0.5
  done
  fail "not seen in $(basename "$1"): $2"
  tail -n 5 "$1"
  return 1
}
power() {
  dbus-send --system --print-reply --dest=org.bluez "/org/bluez/$1" org.freedesktop.DBus.Properties.Set \
    string:org.bluez.Adapter1 string:Powered "variant:boolean:$2" > /dev/null
}
# Whether BlueZ has a connection between two adapters, by their numbers.
connected() {
  dbus-send --system --print-reply --dest=org.bluez "/org/bluez/hci$1/dev_00_AA_01_0$2_00_0$2" \
    org.freedesktop.DBus.Properties.Get string:org.bluez.Device1 string:Connected 2>&1 | grep -q 'boolean true'
}
# Ends every connection. An emulated controller that has authenticated one connection names the wrong one
# afterwards, so RFCOMM cannot be had beside low energy.
hang_up() {
  local i
  for i in 0 1 2 3; do power hci$i false; done
  for i in 0 1 2 3; do power hci$i true; done
}
# pairing on|off: without simple pairing RFCOMM needs no pairing at all, so an adapter can have several guests.
# With it, the emulated controllers name the wrong connection for every guest but the first.
pairing() {
  local i
  for i in 0 1 2 3; do /usr/bin/python3 -B "$here/vm/pairing.py" $i $1 || fail "pairing $1"; done
}
identities() {
  for who in "$@"; do
    [ -d "$here/target/vm/homes/$who" ] && cp -rn "$here"/target/vm/homes/$who* $home/ # made outside, sooner
    [ -d $home/$who ] || parlor identity new --home $home/$who > $home/$who.id || fail "identity $who"
  done
}

for each in "$here"/parts/*.sh; do . "$each"; done
all=${*:-contracts match ways door foreign screens errors}
for part in $all; do
  name=${part%%:*}
  echo "== $part at $(cut -d' ' -f1 /proc/uptime)"
  failed=0
  rm -f $out/$name.md
  arguments=${part#"$name"}
  part=$name
  hang_up
  $name ${arguments//:/ }
  tmux -L radio kill-server 2> /dev/null
  left=$(jobs -p)
  [ -z "$left" ] || { kill $left; wait $left; } 2> /dev/null  # an adapter has one sign
  [ $failed = 0 ] || rm -f $out/$name.md
done
exit $status
