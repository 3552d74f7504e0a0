#!/usr/bin/env bash
# Coverage-guided fuzzing with Jazzer of everything that reads what strangers say.
#
#   tools/fuzz.sh [-t SECONDS] [-k] [TARGET...]
#
# Each target (all of them without a name) runs for SECONDS (60), beginning with its seeds
# and the corpus that is kept in p2p-testing/src/test/resources/corpus. -k keeps what was found: the smallest
# set of inputs that reaches the same code replaces the target's corpus. An input that makes a target
# throw lands in target/fuzz/findings, is printed, and makes the exit code 1. The modules must be
# built (mvn -Dquick -DskipTests package), and the driver lies in p2p-testing/target/jazzer, where
# -Pnightly puts it.
set -u
cd "$(dirname "$0")/.." || exit 2

seconds=60
keep=no
while getopts 't:k' option; do
  case $option in
    t) seconds=$OPTARG ;;
    k) keep=yes ;;
    *) exit 2 ;;
  esac
done
shift $((OPTIND - 1))

modules=p2p-testing/target/classes
for module in p2p-protocol crypto core-games; do
  modules=$modules:$module/target/classes
done
jars=$(find p2p-testing/target/jazzer -name '*.jar' | tr '\n' ':')
[ -n "$jars" ] || { echo "fuzz: no driver; run mvn -Pnightly first" >&2; exit 2; }
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
work=target/fuzz
corpus=p2p-testing/src/test/resources/corpus
rm -rf "$work/seeds" && mkdir -p "$work/findings" "$work/logs"
"$java" -cp "$modules:$jars" dev.parlor.p2p.testing.fuzz.Fuzz "$work/seeds" >"$work/targets" || exit 2
[ $# -gt 0 ] || mapfile -t targets <"$work/targets"
[ $# -eq 0 ] || targets=("$@")

# jazzer TARGET ARGUMENTS...: libFuzzer's own arguments and folders.
jazzer() {
  local target=$1
  shift
  "$java" -Xmx1g -cp "$modules:$jars" com.code_intelligence.jazzer.Jazzer \
    --target_class=dev.parlor.p2p.testing.fuzz.Fuzz --target_args="$target" \
    --instrumentation_includes='dev.parlor.**' --reproducer_path="$work" \
    -artifact_prefix="$work/findings/$target-" -max_len=8192 -timeout=20 "$@"
}

bad=0
for target in "${targets[@]}"; do
  log=$work/logs/$target
  found=$work/found/$target
  mkdir -p "$found" "$corpus/$target"
  if ! jazzer "$target" -max_total_time="$seconds" -print_final_stats=1 \
    "$found" "$corpus/$target" "$work/seeds/$target" >"$log" 2>&1; then
    bad=$((bad + 1))
    echo "$target: a finding"
    grep -A 12 -e '== Java Exception' -e 'ERROR: libFuzzer' "$log" | head -20
    continue
  fi
  last=$(grep -oE 'cov: [0-9]+ ft: [0-9]+' "$log" | tail -n 1)
  units=$(grep -oE 'number_of_executed_units: *[0-9]+' "$log" | grep -oE '[0-9]+$')
  echo "$target: $units inputs, $last"
  if [ "$keep" = yes ]; then
    rm -rf "$work/merged" && mkdir -p "$work/merged"
    if jazzer "$target" -merge=1 "$work/merged" "$corpus/$target" "$found" >>"$log" 2>&1; then
      find "$corpus/$target" -type f ! -name 'crash-*' -delete
      # Keeps the smallest inputs, because a corpus is for replaying and no history of all that was tried.
      find "$work/merged" -type f -size -4k -printf '%s %p\n' | sort -n | head -n 60 |
        while read -r _ file; do cp "$file" "$corpus/$target/"; done
    fi
  fi
done
find "$corpus" -type d -empty -delete
echo "fuzz: ${#targets[@]} targets, $bad findings"
[ "$bad" -eq 0 ]
