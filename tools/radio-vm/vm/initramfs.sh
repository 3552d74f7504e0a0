#!/bin/bash
# initramfs.sh KERNEL OUT: busybox and the few modules that are needed to mount the host's root by 9p.
# Everything else (Bluetooth's modules, bluetoothd, java) is read from that root in the VM.
set -euo pipefail
kernel=$1 out=$2
release=$(basename "$(echo "$kernel"/lib/modules/*)")
[ -e "$kernel/lib/modules/$release/modules.dep" ] || depmod -b "$kernel" "$release"
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
mkdir -p "$root"/{bin,modules,proc,sys,dev,low,rw,new}
cp "$(command -v busybox)" "$root/bin/busybox"
for module in virtio_pci 9pnet_virtio 9p overlay; do
  modprobe -d "$kernel" -S "$release" --show-depends "$module" | awk '$1 == "insmod" {print $2}'
done | awk '!seen[$0]++' | while read -r file; do
  name=$(basename "$file")
  cp "$file" "$root/modules/$name"
  echo "$name" >> "$root/modules/order"
done
cat > "$root/init" <<'I'
#!/bin/busybox sh
b=/bin/busybox
$b mount -t proc proc /proc; $b mount -t sysfs sys /sys; $b mount -t devtmpfs dev /dev
for word in $($b cat /proc/cmdline); do case $word in vm.main=*) main=${word#vm.main=};; esac; done
for m in $($b cat /modules/order); do $b insmod /modules/$m || echo "vm: $m did not load"; done
opt=trans=virtio,version=9p2000.L,msize=512000
$b mount -t 9p -o ro,$opt,cache=loose root /low || { echo "vm: no root"; $b poweroff -f; }
$b mount -t tmpfs -o size=60% rw /rw; $b mkdir /rw/up /rw/work
$b mount -t overlay -o lowerdir=/low,upperdir=/rw/up,workdir=/rw/work root /new
for d in proc sys dev; do $b mount --move /$d /new/$d; done
$b mkdir -p /new/dev/pts /new/dev/shm /new/mnt/out
$b mount -t devpts devpts /new/dev/pts; $b mount -t tmpfs shm /new/dev/shm
$b mount -t tmpfs run /new/run
$b mount -t 9p -o rw,$opt out /new/mnt/out
exec $b switch_root /new "$main"
I
chmod +x "$root/init"
(cd "$root" && find . | cpio -o -H newc --quiet) | gzip -1 > "$out"
