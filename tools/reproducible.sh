#!/usr/bin/env bash
# Builds the committed tree twice, in folders of different names and depths, in another time zone, in
# another language and as another user, and expects the same bytes: every jar, and the unsigned APK.
# Exit code 1 names what differs.
#
#   tools/reproducible.sh [MAVEN-ARGUMENTS...]      -o builds without asking any repository
#
# Takes two builds without tests; part of the nightly run (docs/TESTING.md).
set -u
root=$(cd "$(dirname "$0")/.." && pwd -P)
work=$(mktemp -d "${TMPDIR:-/tmp}/parlor-twice.XXXXXX")
trap 'rm -rf "$work"' EXIT

# build FOLDER TIME-ZONE LANGUAGE COUNTRY USER
build() {
  local folder=$work/$1
  git clone -q "$root" "$folder" || exit 2
  (cd "$folder" && TZ=$2 LC_ALL=C.UTF-8 MAVEN_OPTS="-Duser.timezone=$2 -Duser.language=$3 \
    -Duser.country=$4 -Duser.name=$5" mvn -B -q package -DskipTests -Dquick -Dapk.release=true \
    "${maven[@]}" >"$work/$5.log" 2>&1) || { tail -20 "$work/$5.log"; exit 2; }
  (cd "$folder" && find . \( -path '*/target/*.jar' -o -name '*-unsigned.apk' \) -type f \
    -not -path '*/target/*/*' | LC_ALL=C sort | xargs sha256sum)
}

maven=("$@")
one=$(build one UTC en US anna) || { echo "$one"; exit 2; }
two=$(build another/and/deeper Asia/Kathmandu tr TR ülkü) || { echo "$two"; exit 2; }
if ! different=$(diff <(echo "$one") <(echo "$two")); then
  echo "not the same:"
  echo "$different"
  exit 1
fi
echo "$(echo "$one" | wc -l) files, the same twice"
