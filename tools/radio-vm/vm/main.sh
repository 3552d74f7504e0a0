#!/bin/bash
# Process 1 of the VM, on the host's root: starts the Bluetooth stack, then the task.
export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/libexec/bluetooth
export HOME=/root LANG=C.UTF-8
here=$(cd "$(dirname "$0")" && pwd)
say() { echo "[$(cut -d' ' -f1 /proc/uptime)] vm: $*"; }
bye() {
  say "end $1"
  sync
  printf "\\x$(printf %02x "$1")" | dd of=/dev/port bs=1 seek=$((0xf4)) conv=notrunc status=none
  sleep 5
}
for word in $(cat /proc/cmdline); do case $word in vm.kernel=*) kernel=${word#vm.kernel=} ;; esac; done
release=$(uname -r)
mkdir -p /lib/modules
[ -e "/lib/modules/$release" ] || ln -s "$kernel/lib/modules/$release" "/lib/modules/$release"
ip link set lo up
for module in hci_vhci rfcomm uhid cmac ecb ecdh_generic; do modprobe -q "$module" || say "no $module"; done
mkdir -p /run/dbus /run/lock /var/lib/bluetooth
rm -rf /var/lib/bluetooth/*
export DBUS_SYSTEM_BUS_ADDRESS=unix:path=/run/dbus/system_bus_socket
dbus-daemon --config-file="$here/dbus.conf" --fork --nopidfile
"$kernel/btvirt" -l4 > /mnt/out/btvirt.log 2>&1 &
bluetoothd --nodetach --experimental --noplugin=* --configfile="$here/main.conf" > /mnt/out/bluetoothd.log 2>&1 &
adapters() {
  dbus-send --system --print-reply --dest=org.bluez / org.freedesktop.DBus.ObjectManager.GetManagedObjects \
    2> /dev/null | grep -c 'org.bluez.Adapter1"'
}
for i in $(seq 100); do [ "$(adapters)" -ge 4 ] && break; sleep 0.1; done
for i in 0 1 2 3; do
  dbus-send --system --print-reply --dest=org.bluez /org/bluez/hci$i org.freedesktop.DBus.Properties.Set \
    string:org.bluez.Adapter1 string:Powered variant:boolean:true > /dev/null
done
say "$(adapters) adapters of BlueZ $(bluetoothd -v)"
bash /mnt/out/task
bye $?
