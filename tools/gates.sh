#!/usr/bin/env bash
# Plants one violation after the other in a copy of the committed tree and expects the gate that is
# named to fail the build over it. A gate that lets its violation pass is broken: exit 1.
#
#   tools/gates.sh            all gates
#   tools/gates.sh NAME...    some of them
#
# Takes a few minutes; part of the nightly run (docs/TESTING.md).
set -u
root=$(cd "$(dirname "$0")/.." && pwd -P)
copy=$(mktemp -d "${TMPDIR:-/tmp}/parlor-gates.XXXXXX")
trap 'rm -rf "$copy"' EXIT
git clone -q "$root" "$copy/tree" || exit 2
cd "$copy/tree" || exit 2

games=core-games/src/main/java/dev/parlor/games
caught=0
missed=0

# class FILE BODY: a well-formatted class in core-games with this body.
class() {
  printf 'package dev.parlor.games;\n\n%s\n' "$2" >"$games/$1.java"
}

# edit FILE SED-SCRIPT
edit() {
  sed "$2" "$1" >"$copy/edited" && cat "$copy/edited" >"$1"
}

# dependency POM GROUP ARTIFACT VERSION
dependency() {
  edit "$1" "0,/<dependencies>/s||<dependencies>\n    <dependency>\n      <groupId>$2</groupId>\n      <artifactId>$3</artifactId>\n      <version>$4</version>\n    </dependency>|"
}

wanted() {
  [ ${#only[@]} -eq 0 ] && return 0
  for name in "${only[@]}"; do [ "$name" = "$1" ] && return 0; done
  return 1
}

# gate NAME EXPECTED MAVEN-ARGUMENTS...: the build must fail, and say EXPECTED (a pattern).
# What was planted before is taken away afterwards.
gate() {
  local name=$1 expected=$2 log=$copy/$1.log
  shift 2
  if mvn -B "$@" >"$log" 2>&1; then
    echo "PASSED OVER  $name: the build did not fail"
    missed=$((missed + 1))
  elif grep -Eq -- "$expected" "$log"; then
    echo "caught       $name: $(grep -Eom1 -- "$expected" "$log")"
    caught=$((caught + 1))
  else
    echo "PASSED OVER  $name: the build failed over something else"
    grep -m5 '^\[ERROR\]' "$log"
    missed=$((missed + 1))
  fi
  git reset -q --hard && git clean -fdq
}

only=("$@")

if wanted clean; then
  # Without a violation the same build has to pass; otherwise the rest would prove nothing.
  mvn -B -q verify -DskipTests >"$copy/clean.log" 2>&1 || {
    echo "the tree itself does not build:"
    grep -m10 '^\[ERROR\]' "$copy/clean.log"
    exit 2
  }
fi

if wanted format; then
  class Planted 'final   class Planted {}'
  gate format 'spotless.*violations|format violations' -pl core-games verify -DskipTests
fi

if wanted warning; then
  class Planted 'final class Planted {
  static final java.util.List LIST = new java.util.ArrayList<String>();

  private Planted() {}
}'
  gate warning '\[rawtypes\]|warnings found and -Werror specified' -pl core-games compile
fi

if wanted errorprone; then
  class Planted 'final class Planted {
  private Planted() {}

  static void dead() {
    new IllegalStateException("never thrown");
  }
}'
  gate errorprone '\[DeadException\]' -pl core-games compile
fi

if wanted nullaway; then
  class Planted 'final class Planted {
  private Planted() {}

  static int length(@org.jspecify.annotations.Nullable String text) {
    return text.length();
  }
}'
  gate nullaway '\[NullAway\]' -pl core-games compile
fi

if wanted arrows; then
  class Planted 'final class Planted {
  private Planted() {}

  static long now() {
    return System.nanoTime();
  }
}'
  gate arrows 'ArrowsTest\.[A-Za-z]+' -pl core-games verify -Dtest=ArrowsTest
fi

if wanted animal-sniffer; then
  class Planted 'final class Planted {
  private Planted() {}

  static boolean blank(String text) {
    return text.isBlank();
  }
}'
  gate animal-sniffer 'Undefined reference: boolean String\.isBlank\(\)' \
    -pl core-games verify -DskipTests
fi

if wanted convergence; then
  dependency terminal/pom.xml com.google.guava guava 33.4.8-jre
  gate convergence 'Dependency convergence error|DependencyConvergence' \
    -pl terminal -am verify -DskipTests
fi

if wanted unused; then
  dependency core-games/pom.xml info.picocli picocli 4.7.7
  gate unused 'Unused declared dependencies found' -pl core-games verify -DskipTests
fi

if wanted undeclared; then
  edit terminal/src/main/java/dev/parlor/terminal/check/CheckCommand.java \
    's|^public final class CheckCommand|@com.google.errorprone.annotations.Keep\n&|'
  gate undeclared 'Used undeclared dependencies found' -pl terminal -am verify -DskipTests
fi

if wanted duplicates; then
  mkdir -p terminal/src/main/java/dev/parlor/games
  cp $games/Slot.java $games/package-info.java terminal/src/main/java/dev/parlor/games
  gate duplicates 'duplicate (and different )?classes' -pl terminal -am verify -DskipTests
fi

if wanted lint; then
  edit app/src/main/res/values/strings.xml \
    's|</resources>|    <string name="planted">Planted</string>\n</resources>|'
  gate lint 'MissingTranslation' -pl app -am verify -DskipTests
fi

if wanted resources; then
  edit app/src/main/AndroidManifest.xml 's|@string/app_name|@string/nowhere|'
  gate resources 'AndroidManifest\.xml:[0-9]+.*nowhere|nowhere.*not found' \
    -pl app -am verify -DskipTests
fi

if wanted versions; then
  edit gradle/libs.versions.toml 's|^bouncycastle = ".*|bouncycastle = "1.0"|'
  gate versions 'ParityTest\.versionsAreTheSame' -pl tools/parity verify
fi

if wanted folders; then
  mkdir -p crypto/src/extra/java && touch crypto/src/extra/java/Extra.java
  gate folders 'FoldersTest\.sourcesLieWhereBothBuildsLook' -pl tools/parity verify
fi

if wanted front-doors; then
  rm $games/card/package-info.java
  gate front-doors 'PackagesTest\.[A-Za-z]+' -pl tools/parity verify
fi

if wanted links; then
  echo '[nowhere](nowhere.md)' >>docs/TOUR.md
  gate links 'LinksTest\.everyLinkLeadsToAFile' -pl tools/parity verify
fi

echo "$caught caught, $missed passed over"
[ "$missed" -eq 0 ]
