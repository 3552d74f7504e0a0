#!/usr/bin/env bash
# Takes the pictures of what comes after a match: a station, and the commands that look at results.
# Ada and a computer player end a match under the station's ticket first. She takes her time over it:
# no station believes a match of less than a minute.
set -eu
here=$(cd "$(dirname "$0")" && pwd -P)
root=$(cd "$here/../.." && pwd -P)
home=$(mktemp -d)
started=()
trap 'kill "${started[@]}" 2>/dev/null || true; rm -rf "$home"' EXIT
export FOLDER=$home
touch "$home/station.log" "$home/host.log"
take() { "$here/take.sh" "$@"; }
station=127.0.0.1:4711

"$root/parlor" --version >/dev/null
cd "$home"
ln -s "$root/parlor" parlor
for who in ada bela cleo; do
  ./parlor identity new --callsign "X1${who^^}" --home "demo/$who" >/dev/null
done
npub() { ./parlor identity show --home "demo/$1" | grep -o 'npub1[a-z0-9]*'; }
take identity-show '$ ./parlor identity show --home demo/ada'

# Cleo asks as soon as there is a station, and its owner says yes.
{ until ./parlor leaderboard $station --home demo/cleo; do sleep 1; done >asks.log 2>&1; } &
started+=($!)
UNTIL='X1CLEO asks' take station \
  '$ ./parlor station --dir demo/station --name X3DEMO --port 4711' "$(npub cleo)" Enter

sed -i 's/^MIN_\(.*\): .*/MIN_\1: 1/' demo/station/collections/card_games/station/station.txt
./parlor station --dir demo/station --port 4711 --admit "$(npub ada)" --admit "$(npub bela)" \
  </dev/null >station.log &
started+=($!)
until grep -q 'is open' station.log; do sleep 0.5; done

results=demo/ada/collections/card_games/results/poker
hears() { until grep -q -- "$1" host.log; do sleep 0.5; done; }
{
  hears 'Do they all'
  echo
  hears 'shuffled by all'
  for pause in 22 22 22 $(yes 1 | head -60); do
    sleep "$pause"
    [ ! -d $results ] || break
    echo f # or c, where folding would be a mistake
    echo c
  done
} | ./parlor host poker --players 2 --port 4712 -o handLimit=5 --plain --home demo/ada \
  --station $station >host.log &
hears 'parlor join'
./parlor join 127.0.0.1:4712 --robot --plain --home demo/bela >join.log
wait $!
result=$(basename $results/*.txt .txt)
cp "$results/$result.txt" "$results/../../transcripts/$result.cgt" demo/

take submit "\$ ./parlor submit demo/$result.txt $station --home demo/ada"
take leaderboard "\$ ./parlor leaderboard $station poker --home demo/ada"
take verify "\$ ./parlor verify demo/$result.txt"
take audit "\$ ./parlor audit demo/$result.cgt"
take export "\$ ./parlor export --phh demo/$result.txt | tail -13"

# No transcript lies beside these files, so it can't make up for what was changed or is missing.
mkdir demo/alone
sed '0,/CHIPS:[0-9]*/s//CHIPS:9000/' "demo/$result.txt" >demo/alone/damaged.txt
grep -v '^--> signature_2' "demo/$result.txt" >demo/alone/partial.txt
take verify-damaged '$ ./parlor verify demo/alone/damaged.txt'
take verify-partial '$ ./parlor verify demo/alone/partial.txt'
./parlor export --phh "demo/$result.txt" >demo/match.phh
sed '1,/^finishing/s/^finishing_stacks = \[[0-9]*/finishing_stacks = [900/' demo/match.phh >demo/changed.phh
take replay '$ ./parlor replay demo/match.phh demo/changed.phh'
printf '%s\n' AsKsQsJsTs,1 2s3s4s5s7h,7462 2s2d3h3c3d,168 >demo/hands.csv
take check '$ ./parlor check poker-eval demo/hands.csv'
