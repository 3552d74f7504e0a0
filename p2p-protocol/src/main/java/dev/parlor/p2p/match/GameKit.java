package dev.parlor.p2p.match;

import dev.parlor.games.Game;
import dev.parlor.p2p.message.ActionLines;
import java.util.function.Predicate;

/**
 * All that the protocol needs to know of one game.
 *
 * @param lines its actions on the wire
 * @param hiding whether some players may know what others do not (sealed deck) or nobody (coin
 *     deck)
 * @param anotherDeck whether in this state the next deck is worth shuffling while this one is
 *     played
 * @param choosesUnseen whether in this state all seats choose at once, unseen by the others
 * @param turnSeconds how long a seat may think before it signs its own default
 */
public record GameKit<S, V>(
    Game<S, V> game,
    ActionLines<S> lines,
    boolean hiding,
    Predicate<S> anotherDeck,
    Predicate<S> choosesUnseen,
    int turnSeconds) {}
