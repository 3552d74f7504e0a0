#!/usr/bin/env bash
# Writes what came out of long runs into docs/RUNS.md, one row a run, the others stay as they are.
#
#   tools/runs.sh                    fixed seeds of the simulator; their counts change only when what the
#                                    phones do has changed. Takes some minutes
#   tools/runs.sh newest [LOG]       the whole app on Android 16 and 17. Takes three quarters of an hour, and
#                                    a JDK 21
#   tools/runs.sh twice [LOG]        tools/reproducible.sh on this tree
#   tools/runs.sh ci [LOG]           .ci/run: every module, gates and packages included
#   tools/runs.sh night PART [LOG]   one of the parts of -Pnightly, of docs/TESTING.md; without a part
#                                    their names. From minutes to hours
#
# A LOG is what Maven, or the script, has said of such a run of this tree: it is read instead of running it.
set -eu
cd "$(dirname "$0")/.."
parlor=${PARLOR:-./parlor} # may name another build
runs=docs/RUNS.md

# row RUN WHAT-CAME-OUT
row() {
  local others
  others=$(grep '^| `' "$runs" | grep -vF "| \`$1\` |" || true)
  {
    echo "# Runs"
    echo
    echo "Written by \`tools/runs.sh\`; not to be edited."
    echo
    echo "| run | what came out | when |"
    echo "|---|---|---|"
    [ -z "$others" ] || echo "$others"
    echo "| \`$1\` | $2 | $(date -u +%Y-%m-%d) |"
  } > "$runs.new"
  mv "$runs.new" "$runs"
}

simulate() {
  local last
  last=$("$parlor" simulate "$@" 2>/dev/null | tail -n 1) || true
  row "simulate $*" "$last"
}

# maven LOG ARGUMENTS...: runs Maven into LOG, unless LOG is there already.
maven() {
  local log=$1
  shift
  [ -s "$log" ] || mvn -B test -Dquick -am -Dsurefire.failIfNoSpecifiedTests=false "$@" >"$log" || true
}

# counts LOG: what ran and how long it took, by the last word of Maven; a run without that word has none.
counts() {
  local ran time
  ran=$(grep -oE 'Tests run: [0-9]+, Failures: [0-9]+, Errors: [0-9]+, Skipped: [0-9]+$' "$1" | tail -n 1)
  time=$(grep -oE 'Total time: .*' "$1" | sed 's/  */ /g' | tail -n 1)
  [ -n "$ran" ] && [ -n "$time" ] || { echo "runs: $1 does not say what came out" >&2; exit 1; }
  echo "$ran. $time, on $(git rev-parse --short=8 HEAD)"
}

newest() {
  local log=${1:-$(mktemp)} said
  maven "$log" -Pnewest -pl app '-Dtest=dev.parlor.app.**'
  said=$(counts "$log")
  row "mvn -B test -Pnewest" "$said"
}

twice() {
  local said
  said=$(if [ -n "${1:-}" ]; then cat "$1"; else tools/reproducible.sh || true; fi | tail -n 1)
  row "tools/reproducible.sh" "$said, on $(git rev-parse --short=8 HEAD)"
}

ci() {
  local log=${1:-$(mktemp)} said time
  [ -s "$log" ] || .ci/run >"$log" || true
  said=$(grep -oE '^[0-9]+ passed, [0-9]+ failed$' "$log" | tail -n 1)
  time=$(grep -oE 'Total time: .*' "$log" | sed 's/  */ /g' | tail -n 1)
  [ -n "$said" ] && [ -n "$time" ] || { echo "runs: $log does not say what came out" >&2; exit 1; }
  row ".ci/run" "$said. $time, on $(git rev-parse --short=8 HEAD)"
}

# The parts of the night, one a line: its name, the module, what it is started with.
parts() {
  cat <<'PARTS'
kills rim -Dtest=JournalCrashTest -Dparlor.journal.kills=200
records p2p-testing -Dtest=EveryRecordTest -Dparlor.record.step=1
bytes p2p-testing -Dtest=EveryByteTest -Dparlor.cut.step=1
silent p2p-testing -Dtest=SilentAnywhereTest -Dparlor.silent.step=1
lost p2p-testing -Dtest=LostAnywhereTest -Dparlor.lost.step=1
two p2p-testing -Dtest=TwoLostTest -Dparlor.two.step=23
states p2p-testing -Dtest=EveryStateTest -Dparlor.states.wide=true
chaos p2p-testing -Dtest=ChaosTest -Dparlor.chaos.matches=20000
liars p2p-testing -Dtest=LiarsTest -Dparlor.liars.real=all
inputs crypto -Dtest=DecoderFuzzTest,ShuffleFuzzTest -Dparlor.fuzz.inputs=1000000
tables tables -Dtest=EveryTableTest,HiddenFacesTest -Dparlor.tables.matches=200
monkey app -Dtest=MonkeyTest -Dparlor.monkey.steps=10000
sheets app -Dtest=ContactSheetTest,OpenSheetsTest,RareMomentsTest,LobbyScreensTest,AroundScreensTest,WatchingPicturesTest -Dparlor.sheets=true
games app -Dtest=GamesBetweenPhonesTest -Dparlor.phones.all=true
every-game app -Dtest=EveryGameAtNightTest -Dparlor.phones.all=true
holders app -Dtest=HolderOnTheScreenTest,LostHolderOverTheAirTest -Dparlor.phones.all=true
PARTS
}

# What a test prints as its sum, beside the counts.
sums() {
  grep -ohE '(lost anywhere|two lost), .* wrong|MonkeyTest seed [0-9]+, [0-9]+ steps|chaos from seed .*findings' "$1" |
    while IFS= read -r sum; do printf '%s; ' "$sum"; done
}

night() {
  local name=${1:-} log=${2:-$(mktemp)} what=() said
  read -ra what <<<"$(parts | sed -n "s/^$name //p")"
  if [ -z "$name" ] || [ ${#what[@]} -eq 0 ]; then
    parts
    exit 2
  fi
  maven "$log" -pl "${what[@]}"
  said=$(counts "$log")
  row "night $name: -pl ${what[*]}" "$(sums "$log")$said"
}

case ${1:-} in
  newest) newest "${2:-}" ;;
  twice) twice "${2:-}" ;;
  ci) ci "${2:-}" ;;
  night) night "${2:-}" "${3:-}" ;;
  *)
    simulate --runs 200 --seed 5000
    simulate --liar all --runs 101 --seed 7
    simulate --faults harsh --runs 100
    ;;
esac
