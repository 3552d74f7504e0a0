#!/usr/bin/env bash
# Takes out what docs/SEEDS.md promises, one row after the other, and expects the row's test to fail:
#   tools/seeds.sh            all rows
#   tools/seeds.sh L3 C5      these rows
# Nothing in the tree is changed: the mutated file is compiled beside it and comes first on the class path.
# Needs compiled classes and tests (mvn -Dquick test-compile) and the libraries that Maven keeps.
#   SEEDS_CLASSES, SEEDS_TESTS   where they are, %s for the module; usually %s/target/classes, %s/target/test-classes
#   SEEDS_LIBRARIES              a folder with a class path in a file for each module, instead of asking Maven
set -u
cd "$(dirname "$0")/.." || exit 2
root=$PWD
classes=${SEEDS_CLASSES:-%s/target/classes}
tests=${SEEDS_TESTS:-%s/target/test-classes}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The terminal knows all rooms of the list, so its libraries are enough for each; its siblings are in no
# repository, so Maven has to see them in the same run.
libraries() { # module
  if [ -n "${SEEDS_LIBRARIES:-}" ]; then
    cat "$SEEDS_LIBRARIES/$1"
  else
    [ -f "$work/all.cp" ] || mvn -B -q -o -Dquick -pl terminal -am test-compile dependency:build-classpath \
      -DincludeScope=test "-Dmdep.outputFile=$work/all.cp" >&2 || exit 2
    cat "$work/all.cp"
  fi
}

rooms=""
for module in core-games crypto p2p-protocol p2p-testing rim tables tables-testing radio radio-testing bluez terminal; do
  # shellcheck disable=SC2059
  rooms=$rooms:$PWD/$(printf "$classes" "$module")
done
junit=$(sed -n 's,.*<junit.version>\(.*\)</junit.version>.*,\1,p' pom.xml | head -1)
launcher=$(find "${MAVEN_REPOSITORY:-$HOME/.m2/repository}/org/junit/platform" -name "junit-platform-*$junit.jar" | paste -sd:)
mkdir "$work/tried"
javac -nowarn -d "$work/tried" -cp "$launcher" tools/seeds/Tried.java 2>"$work/out" || { cat "$work/out"; exit 2; }

run() { # first-on-the-class-path module test
  # shellcheck disable=SC2059
  path=$1:$root/$(printf "$tests" "$2")$rooms:$(libraries "$2"):$launcher:$work/tried
  (cd "$2" && timeout 300 java -Xmx1g -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp "$path" Tried "$3" >"$work/out" 2>&1)
}

held=0
wrong=0
while IFS=$'\t' read -r row module test file mutation; do
  case "$row" in '#'*|'') continue ;; esac
  [ $# -eq 0 ] || [[ " $* " == *" $row "* ]] || continue
  over=$work/over
  rm -rf "$over" "$work/source"
  mkdir -p "$over" "$work/source"
  changed=$work/source/$(basename "$file")
  sed -E "$mutation" "$file" >"$changed"
  verdict=""
  if cmp -s "$file" "$changed"; then
    verdict="the mutation changes nothing"
  elif [[ $file == *.java ]]; then
    javac -nowarn -proc:none -parameters -d "$over" -cp "${rooms#:}:$(libraries "${file%%/*}")" "$changed" \
      >"$work/out" 2>&1 || verdict="the mutation does not compile: $(grep -m1 error "$work/out")"
  else
    place=$over/${file#*/src/main/resources/}
    mkdir -p "$(dirname "$place")"
    cp "$changed" "$place"
  fi
  if [ -z "$verdict" ]; then
    run "$work/tried" "$module" "$test"
    green=$?
    run "$over" "$module" "$test"
    red=$?
    if [ "$green" -ne 0 ]; then
      verdict="the test is not green without it ($green): $(tail -1 "$work/out")"
    elif [ "$red" -ne 1 ] && [ "$red" -ne 124 ]; then # one that never ends is no green one
      verdict="the test passes over it"
    fi
  fi
  if [ -z "$verdict" ]; then
    held=$((held + 1))
    echo "$row held by ${test##*.}"
  else
    wrong=$((wrong + 1))
    echo "$row NOT HELD by ${test##*.}: $verdict"
  fi
done <tools/seeds/mutations.tsv

# Every row of the page has its mutation, and the other way round.
if [ $# -eq 0 ]; then
  diff <(grep -oE '^\| [A-Z][0-9]+ ' docs/SEEDS.md | tr -d '| ' | sort) \
    <(grep -v '^#' tools/seeds/mutations.tsv | cut -f1 | sort) || wrong=$((wrong + 1))
fi
echo "$held rows held, $wrong not"
[ "$wrong" -eq 0 ]
