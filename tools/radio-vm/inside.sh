#!/bin/bash
# What is run in the VM, one part after the other; ends with 1 if any of them failed.
here=$(cd "$(dirname "$0")" && pwd)
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
quick="-XX:TieredStopAtLevel=1 -Xshare:auto -XX:+UseSerialGC"
rm -f /mnt/out/table.txt
status=0
part() { echo "== $1"; shift; "$@" || { status=1; echo "FAILED"; }; }
part "hardware and links against their contracts" timeout 400 \
  $java $quick -cp "$here/target/classes:$here/target/lib/*" \
  dev.parlor.radiovm.RadioProof hci0 hci1 /mnt/out/table.txt
[ -s /mnt/out/table.txt ] || status=1  # a kernel that stops takes its processes along without a word
exit $status
