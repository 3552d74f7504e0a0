# Anything that is missing is told in one sentence, with exit code 2. It takes the stack down, so it is the last part.
trouble() {
  local what=$1 words=$2 said
  shift 2
  said=$("$@" 2>&1)
  local code=$?
  echo "$code $what: $said"
  [ $code = 2 ] && [ "$(echo "$said" | wc -l)" = 1 ] && echo "$said" | grep -q "$words" || fail "$what"
}
errors() {
  trouble "no adapter" 'no Bluetooth adapter' env PARLOR_ADAPTER=hci9 /run/bin-parlor join
  # the bus of this VM denies the user "games" to speak with BlueZ
  trouble "no permission" 'usermod -aG bluetooth' \
    setpriv --reuid=games --regid=games --clear-groups env HOME=/run/games /run/bin-parlor join
  power hci0 false
  trouble "off" 'bluetoothctl power on' env PARLOR_ADAPTER=hci0 /run/bin-parlor host piles --bluetooth \
    --home $home/host
  pkill -x bluetoothd
  sleep 1
  trouble "no daemon" 'systemctl start bluetooth' /run/bin-parlor station --dir $home/other --bluetooth
  trouble "no bus" 'D-Bus and BlueZ' env DBUS_SYSTEM_BUS_ADDRESS=unix:path=/nowhere \
    /run/bin-parlor leaderboard bluetooth
  said "No adapter, adapter off, no permission on D-Bus, no bluetoothd, no bus: one sentence each, exit code 2."
}
