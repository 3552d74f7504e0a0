#!/usr/bin/env bash
# Do the two builds make the same app? Compares Maven's APKs with Gradle's of the same tree: the debug
# ones by classes, resources and manifest, the release ones by their manifests and by the profile that
# each holds for the phone's compiler (each version of R8 shrinks and renames as it sees fit). Exit code 1
# names what differs.
#
#   mvn -B package -DskipTests && gradle assembleDebug assembleRelease
#   tools/alike.sh [GRADLE-DEBUG-APK GRADLE-RELEASE-APK]     other places than app/build/outputs
#
# docs/RELEASING.md says when.
set -eu
cd "$(dirname "$0")/.."
root=$(pwd -P)
maven=$root/app/target
gradle=$root/app/build/outputs/apk
debug=$(realpath "${1:-$gradle/debug/app-debug.apk}")
release=$(realpath "${2:-$gradle/release/app-release-unsigned.apk}")
exec mvn -B -q -Dquick -pl tools/apk-maven-plugin compile \
  org.codehaus.mojo:exec-maven-plugin:java -Dexec.classpathScope=test -Dexec.mainClass=dev.parlor.apk.Alike \
  -Dexec.args="$maven/parlor-debug.apk $debug $maven/parlor-release-unsigned.apk $release"
