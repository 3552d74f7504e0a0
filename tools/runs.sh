#!/usr/bin/env bash
# Plays fixed seeds of the simulator and writes what came out into docs/RUNS.md, one row a run.
# The counts of a seed change only when what the phones do has changed. Takes some minutes.
set -eu
cd "$(dirname "$0")/.."
parlor=${PARLOR:-./parlor} # another build of it, for whoever has one
table=$(mktemp)
run() {
  local last
  last=$("$parlor" simulate "$@" 2>/dev/null | tail -n 1) || true
  echo "| \`simulate $*\` | $last |" >> "$table"
}
run --runs 200 --seed 5000
run --liar all --runs 101 --seed 7
run --faults harsh --runs 100
{
  echo "# Runs"
  echo
  echo "Written by \`tools/runs.sh\` on $(date -u +%Y-%m-%d); not to be edited."
  echo
  echo "| run | what came out |"
  echo "|---|---|"
  cat "$table"
} > docs/RUNS.md
rm "$table"
