#!/bin/bash
# boot.sh KERNEL INITRAMFS OUT SECONDS SCRIPT [ARGUMENT...]
# Boots Debian's kernel with the host's root below a tmpfs, read-only, runs the script there beside
# emulated controllers and a bluetoothd, and ends with its status. OUT is /mnt/out in the VM.
# Time in it is counted in instructions (4 ns each) as long as it computes: however busy the host
# is, nothing in the VM comes too late because of that.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
kernel=$1 initramfs=$2 out=$3 seconds=$4
shift 4
mkdir -p "$out"
task=$out/task
{
  printf 'export JAVA_HOME=%q\ncd %q\nexec' "${JAVA_HOME:-}" "$PWD"
  printf ' %q' "$@"
  echo
} > "$task"
status=0
timeout --foreground "$seconds" qemu-system-x86_64 -accel tcg,thread=single -cpu max -smp 1 -m 1800 \
  -icount shift=2,sleep=on,align=off \
  -nodefaults -no-user-config -display none -no-reboot -serial stdio -monitor none \
  -device isa-debug-exit,iobase=0xf4,iosize=0x04 \
  -object rng-random,id=rng,filename=/dev/urandom -device virtio-rng-pci,rng=rng \
  -fsdev local,id=root,path=/,security_model=none,readonly=on,multidevs=remap \
  -device virtio-9p-pci,fsdev=root,mount_tag=root \
  -fsdev local,id=out,path="$out",security_model=none \
  -device virtio-9p-pci,fsdev=out,mount_tag=out \
  -kernel "$(echo "$kernel"/boot/vmlinuz-*)" -initrd "$initramfs" \
  -append "console=ttyS0 quiet loglevel=3 panic=-1 mitigations=off nokaslr edd=off random.trust_cpu=on vm.main=$here/main.sh vm.kernel=$kernel" \
  < /dev/null || status=$?
case $status in
  0) echo "radio-vm: the VM ended by itself"; exit 125 ;;
  124) echo "radio-vm: not done after $seconds s"; exit 124 ;;
  *) exit $((status >> 1)) ;;  # isa-debug-exit: qemu ends with 2 * value + 1
esac
