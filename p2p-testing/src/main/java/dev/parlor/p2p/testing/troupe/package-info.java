/**
 * Who plays the games that ship where they are tried out: players who hurry, players who wait until
 * the stock is shuffled anew, and what is common in each game. Here alone the simulator, the liars
 * and the fuzzers name games; a game without a card here is played by its own computer players.
 */
@NullMarked
package dev.parlor.p2p.testing.troupe;

import org.jspecify.annotations.NullMarked;
