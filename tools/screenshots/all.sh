#!/usr/bin/env bash
# Takes the pictures of docs/screenshots that need no table between processes anew: every game, the
# pages around them and the commands that answer at once. live.sh and records.sh take the others.
set -eu
here=$(cd "$(dirname "$0")" && pwd -P)
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
take() { "$here/take.sh" "$@"; }
play() { echo "./parlor play $1 --seed ${2:-7} --fast --home $(mktemp -d "$home/XXXXXX")"; }

export UNTIL='q leave'
take poker "$(play poker) --players 4" c k
take piles "$(play piles)" 5 h 9
take blackjack "$(play blackjack)" 2 0 Enter
take classic "$(play classic)" d
take highlow "$(play highlow)" 1 0 Enter
take recall "$(play recall) --untimed" 1 2
take romme "$(play romme)" s m d j
take page "$(play poker)" '?'
SIZE=120x40 take poker-large "$(play poker) --players 6" c
LOCALE=de_DE.UTF-8 UNTIL='q gehen' take blackjack-german "$(play blackjack)" 2 0 Enter
take recall-no-colour "NO_COLOR=1 $(play recall) --untimed" 1 2
take piles-plain "TERM=dumb $(play piles)" 5l Enter
unset UNTIL

UNTIL='What would you' take parlor '$ ./parlor'
take help '$ ./parlor --help | head -22'
take rules '$ ./parlor rules piles'
take rules-options '$ ./parlor rules romme | tail -14'
take mistyped '$ ./parlor plya; ./parlor play pokr; ./parlor play poker -o handlimit=3'
take man '$ man -l <(./parlor man) | head -22'
take publish-help '$ ./parlor publish --help'
take simulate '$ ./parlor simulate --game piles --players 3 --runs 2 --seed 7'
UNTIL='"keys"' take json "\$ ./parlor play piles --seed 7 --players 1 --json --home $home"
UNTIL='nobody lied' take demo "\$ clear; ./parlor demo classic --seed 3 --plain --home $home"
UNTIL='Any key goes on' take demo-poker "./parlor demo poker --seed 8 --home $home"
