#!/bin/bash
# report.sh OUT DOCS KERNEL: what the parts of good runs have left becomes docs/RADIO.md. A part that
# no run has brought to a good end is named there.
set -euo pipefail
out=$1 docs=$2 kernel=${3#vmlinuz-}
parts="contracts match ways door foreign screens errors"
missing=
for part in $parts; do [ -s "$out/$part.md" ] || missing="$missing $part"; done
{
  echo "# Bluetooth as BlueZ has it, measured without a radio"
  echo
  echo "[tools/radio-vm](../tools/radio-vm) writes this page. It runs BlueZ $(PATH=$PATH:/usr/libexec/bluetooth bluetoothd -v) on Linux $kernel, with emulated"
  echo "controllers ([mended](../tools/radio-vm/vm/btvirt.sh)) and one emulated processor that carries out 250 million"
  echo "instructions a second. Times are those of that processor's clock. The emulated air has no limits of its own: only"
  echo "the processor and the stack take time."
  for part in $parts; do
    [ -s "$out/$part.md" ] || continue
    echo
    cat "$out/$part.md"
  done
  [ -z "$missing" ] || printf '\nParts that no run has brought to a good end yet:%s.\n' "$missing"
} > "$docs/RADIO.md"
ls "$out"/screen-*.txt > /dev/null 2>&1 && [ -s "$out/screens.md" ] && {
  echo "Two terminals in the VM of tools/radio-vm, captured from tmux."
  for screen in "$out"/screen-*.txt; do
    name=$(basename "$screen" .txt)
    printf '\n---- %s\n\n' "${name#screen-}"
    cat "$screen"
  done
} > "$docs/screenshots/bluetooth-terminals.txt"
echo "radio-vm: docs/RADIO.md is written${missing:+, without$missing}"
