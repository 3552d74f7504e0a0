# Hardware and links against their contracts, and how quick they are; contracts:GATT for one way.
contracts() {
  rm -f $out/table.txt
  timeout 1800 $java -cp "$path" dev.parlor.radiovm.RadioProof hci0 hci1 $out/table.txt "$@" \
    > $out/contracts.log 2>&1 || fail "$(grep -c ^FAILED $out/contracts.log) checks"
  cat $out/contracts.log
  [ -s $out/table.txt ] || fail "no table"  # a kernel that stops takes processes along silently
  said "Contracts of hardware and links: $(tail -n 1 $out/contracts.log)."
  said ""
  said "| way | to connect, ms | there and back, ms | up, kB/s | down, kB/s | both at once, kB/s each |"
  said "|---|---|---|---|---|---|"
  said "$(cat $out/table.txt)"
}
