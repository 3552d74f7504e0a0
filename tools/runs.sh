#!/usr/bin/env bash
# Writes what came out of long runs into docs/RUNS.md, one row a run, the others stay as they are.
#
#   tools/runs.sh               fixed seeds of the simulator; their counts change only when what the
#                               phones do has changed. Takes some minutes
#   tools/runs.sh newest [LOG]  the whole app on Android 16 and 17, or what Maven has said of such a run
#                               of this tree. Takes three quarters of an hour, and a JDK 21
#   tools/runs.sh twice [LOG]   tools/reproducible.sh on this tree, or what it has said
set -eu
cd "$(dirname "$0")/.."
parlor=${PARLOR:-./parlor} # another build of it, for whoever has one
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

newest() {
  local log=${1:-} counts time
  if [ -z "$log" ]; then
    log=$(mktemp)
    mvn -B test -Pnewest -Dquick -pl app -am '-Dtest=dev.parlor.app.**' \
      -Dsurefire.failIfNoSpecifiedTests=false > "$log" || true
  fi
  counts=$(grep -oE 'Tests run: [0-9]+, Failures: [0-9]+, Errors: [0-9]+, Skipped: [0-9]+$' "$log" | tail -n 1)
  time=$(grep -oE 'Total time: .*' "$log" | tail -n 1)
  row "mvn -B test -Pnewest" "$counts. $time, on $(git rev-parse --short=8 HEAD)"
}

twice() {
  local said
  said=$(if [ -n "${1:-}" ]; then cat "$1"; else tools/reproducible.sh || true; fi | tail -n 1)
  row "tools/reproducible.sh" "$said, on $(git rev-parse --short=8 HEAD)"
}

case ${1:-} in
  newest) newest "${2:-}" ;;
  twice) twice "${2:-}" ;;
  *)
    simulate --runs 200 --seed 5000
    simulate --liar all --runs 101 --seed 7
    simulate --faults harsh --runs 100
    ;;
esac
