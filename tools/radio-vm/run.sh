#!/bin/bash
# Makes the VM from Debian's packages and runs our radio's tests in it; see README.md. Needs a build
# of this module (mvn -Pradio). Says in one line that nothing was tried where something is missing.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
work=$here/target/vm
cache=${RADIO_VM_KERNEL:-$HOME/.cache/parlor-radio-vm}
PATH=$PATH:/usr/sbin:/sbin
for tool in qemu-system-x86_64:qemu-system-x86 bluetoothd:bluez btvirt:bluez-test-tools \
  dbus-daemon:dbus busybox:busybox-static cpio:cpio depmod:kmod dbus-send:dbus-bin ip:iproute2; do
  command -v "${tool%%:*}" > /dev/null || PATH=$PATH:/usr/libexec/bluetooth
  command -v "${tool%%:*}" > /dev/null || {
    echo "radio-vm: NOTHING WAS TRIED, ${tool%%:*} is missing (Debian's package ${tool##*:})"
    exit 0
  }
done
if ! ls "$cache"/boot/vmlinuz-* > /dev/null 2>&1; then
  mkdir -p "$cache" "$work"
  # Not the newest: 6.1.192 stops when a connection of L2CAP fails.
  package=${RADIO_VM_PACKAGE:-linux-image-6.1.0-47-amd64}
  (cd "$work" && apt-get download "$package" > /dev/null 2>&1 && dpkg -x linux-image-*.deb "$cache" \
    && rm -f linux-image-*.deb) || {
    echo "radio-vm: NOTHING WAS TRIED, no kernel (apt-get download $package)"
    exit 0
  }
fi
mkdir -p "$work/out"
"$here/vm/initramfs.sh" "$cache" "$work/initramfs.gz"
cd "$here"
exec "$here/vm/boot.sh" "$cache" "$work/initramfs.gz" "$work/out" "${RADIO_VM_SECONDS:-900}" \
  "$here/inside.sh" "$@"
