# Holds hardware and links against their contracts, and measures how quick they are. contracts:checks and
# contracts:measures do one of both, contracts:checks:GATT checks one way. Nothing is measured with pairing: an emulated controller
# takes two adapters through it once.
proof() {
  timeout 1800 $java -cp "$path" dev.parlor.radiovm.RadioProof hci0 hci1 "$@" > $out/contracts-$1.log 2>&1 \
    || fail "$(grep -c ^FAILED $out/contracts-$1.log) of the $1"
  cat $out/contracts-$1.log
}
contracts() {
  local what=${1:-all}
  shift
  if [ $what != measures ]; then
    proof checks "$@"
    said "Contracts of hardware and links: $(tail -n 1 $out/contracts-checks.log)."
  fi
  [ $what != checks ] || return 0
  rm -f $out/table.txt
  hang_up
  pairing off
  proof measures $out/table.txt "$@"
  pairing on
  [ -s $out/table.txt ] || fail "no table"  # a kernel that stops takes processes along silently
  said ""
  said "| way | to connect, ms | there and back, ms | up, kB/s | down, kB/s | both at once, kB/s each |"
  said "|---|---|---|---|---|---|"
  said "$(cat $out/table.txt)"
}
