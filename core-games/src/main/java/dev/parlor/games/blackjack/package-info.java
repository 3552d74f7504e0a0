/**
 * Blackjack Duel: two to four players, each against the same dealer, and the most chips win.
 *
 * <p>Hands are dealt in private and stay hidden until the dealer has played. What a seat says about
 * its own cards until then (a split pair, a bust, a natural, standing) is a claim that the rules
 * follow; when all hands are opened, busted ones included, {@code Claims} replays them, and who
 * said something false or kept something back loses all his bets of the round and is named.
 *
 * <p>Chips on the table still belong to their player's {@code chips} until the round is settled, so
 * a void round needs nothing to be given back.
 *
 * <p>Must never know: a face that has not been opened, except through {@link
 * dev.parlor.games.Knowledge}.
 *
 * <p>Start reading at {@link dev.parlor.games.blackjack.Duel}, then follow a round through {@code
 * DuelRounds}, {@code DuelTurns}, {@code House} and {@code DuelSettlement}.
 */
@NullMarked
package dev.parlor.games.blackjack;

import org.jspecify.annotations.NullMarked;
