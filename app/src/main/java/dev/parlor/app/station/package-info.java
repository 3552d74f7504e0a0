/**
 * This phone as a station. It takes in signed results of players whom its owner has admitted, gives
 * the tickets that ranked matches need, and keeps leaderboards.
 *
 * <p>Start at {@link dev.parlor.app.station.OwnStation}; what a station decides is decided in
 * {@code p2p.station}. Must never know: the rules of any game.
 */
@NullMarked
package dev.parlor.app.station;

import org.jspecify.annotations.NullMarked;
