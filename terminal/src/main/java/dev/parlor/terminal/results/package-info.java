/**
 * Result files on disk: verify, audit, export, import, leaderboard, rebuild. {@link
 * dev.parlor.rim.files.Archive} is the folder {@code collections/card_games} as everybody lays it
 * out; {@link dev.parlor.rim.files.Archive#save} puts a finished match there.
 *
 * <p>What a result is worth is decided in {@code dev.parlor.p2p.result} and {@code
 * dev.parlor.p2p.audit}; here it is only read, written and put into sentences. The commands around
 * a station (station, submit, leaderboard of HOST:PORT) are here as well; its links are in {@code
 * dev.parlor.rim.station}.
 */
@NullMarked
package dev.parlor.terminal.results;

import org.jspecify.annotations.NullMarked;
