/**
 * Blackjack Classic: one game between a player and a dealer as a state machine with an immutable
 * history; an ace is always 11 and the dealer chooses freely.
 *
 * <p>The first card of each side lies face down and only its owner sees it. Who has 21 at the deal,
 * or more than 21 after a hit, owes {@link dev.parlor.games.classic.ClassicPlay#SHOW}; any other
 * play counts as his word that he has not. At the end both down cards are opened and {@code
 * ClassicVerification} holds them against what was said; who kept something back loses and is
 * named. With the option {@code open}, or a dealer by policy, all cards are open and nothing has to
 * be said.
 *
 * <p>Start reading at {@link dev.parlor.games.classic.Classic}, then {@code ClassicCourse}, which
 * plays.
 */
@NullMarked
package dev.parlor.games.classic;

import org.jspecify.annotations.NullMarked;
