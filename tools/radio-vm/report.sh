#!/bin/bash
# report.sh OUT DOCS KERNEL: what the parts of a run have left becomes docs/RADIO.md, if all of them did.
set -euo pipefail
out=$1 docs=$2 kernel=${3#vmlinuz-}
for part in contracts match door foreign screens errors; do
  [ -s "$out/$part.md" ] || { echo "radio-vm: no report, $part has left nothing"; exit 0; }
done
{
  echo "# Radio on a stack that somebody else wrote"
  echo
  echo "Written by a run of [tools/radio-vm](../tools/radio-vm): BlueZ $(PATH=$PATH:/usr/libexec/bluetooth bluetoothd -v) on"
  echo "Linux $kernel, emulated controllers, one emulated processor that carries out at most 250 million"
  echo "instructions a second; times are by its clock. A radio's own limits are not in them."
  for part in contracts match door foreign screens errors; do
    echo
    cat "$out/$part.md"
  done
} > "$docs/RADIO.md"
{
  echo "Two terminals in the VM of tools/radio-vm, captured from tmux."
  for screen in "$out"/screen-*.txt; do
    name=$(basename "$screen" .txt)
    printf '\n---- %s\n\n' "${name#screen-}"
    cat "$screen"
  done
} > "$docs/screenshots/bluetooth-terminals.txt"
echo "radio-vm: docs/RADIO.md is written"
