#!/bin/bash
# Makes the VM from Debian's packages and runs our radio's tests in it; see README.md. Needs a build
# of this module (mvn -Pradio). Where something is missing it says in one line that nothing was tried,
# and ends with 3: that is no green. A whole run that went well writes its report into docs.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
work=$here/target/vm
cache=${RADIO_VM_KERNEL:-$HOME/.cache/parlor-radio-vm}
PATH=$PATH:/usr/sbin:/sbin
for tool in qemu-system-x86_64:qemu-system-x86 bluetoothd:bluez gcc:gcc xz:xz-utils \
  dbus-daemon:dbus busybox:busybox-static cpio:cpio depmod:kmod dbus-send:dbus-bin ip:iproute2 tmux:tmux \
  setpriv:util-linux; do
  command -v "${tool%%:*}" > /dev/null || PATH=$PATH:/usr/libexec/bluetooth
  command -v "${tool%%:*}" > /dev/null || {
    echo "radio-vm: NOTHING WAS TRIED, ${tool%%:*} is missing (Debian's package ${tool##*:})"
    exit 3
  }
done
if ! ls "$cache"/boot/vmlinuz-* > /dev/null 2>&1; then
  mkdir -p "$cache" "$work"
  # This kernel is not the newest, because 6.1.192 stops when a connection of L2CAP fails.
  package=${RADIO_VM_PACKAGE:-linux-image-6.1.0-47-amd64}
  (cd "$work" && apt-get download "$package" > /dev/null 2>&1 && dpkg -x linux-image-*.deb "$cache" \
    && rm -f linux-image-*.deb) || {
    echo "radio-vm: NOTHING WAS TRIED, no kernel (apt-get download $package)"
    exit 3
  }
fi
[ -x "$cache/btvirt" ] || "$here/vm/btvirt.sh" "$cache/btvirt" || {
  echo "radio-vm: NOTHING WAS TRIED, no source of Debian's bluez to build its emulator from"
  exit 3
}
for package in cryptography dbus; do
  /usr/bin/python3 -c "import $package" 2> /dev/null || {
    echo "radio-vm: NOTHING WAS TRIED, python3 has no $package (Debian's package python3-$package)"
    exit 3
  }
done
mkdir -p "$work/out"
"$here/vm/initramfs.sh" "$cache" "$work/initramfs.gz"
cd "$here"
mkdir -p "$work/homes"
for who in host one two; do  # an emulated processor would take a minute for them
  [ -s "$work/homes/$who.id" ] || "${JAVA_HOME:+$JAVA_HOME/bin/}java" -cp "$here/target/lib/*" \
    dev.parlor.terminal.Main identity new --home "$work/homes/$who" > "$work/homes/$who.id"
done
[ $# -gt 0 ] || rm -f "$work"/out/*.md "$work"/out/*.txt
"$here/vm/boot.sh" "$cache" "$work/initramfs.gz" "$work/out" "${RADIO_VM_SECONDS:-3600}" \
  "$here/inside.sh" "$@" || {
  status=$?
  echo "radio-vm: FAILED, nothing is written into docs"
  exit $status
}
"$here/report.sh" "$work/out" "$here/../../docs" "$(basename "$(echo "$cache"/boot/vmlinuz-*)")"
