/**
 * How good five, six or seven cards are, and how often they win.
 *
 * <p>Two evaluators that must agree: {@link dev.parlor.games.poker.eval.PlainStrength} counts bits
 * and needs no table; {@link dev.parlor.games.poker.eval.Evaluator} adds one number a card and
 * looks the sum up in tables that are built from the first one when the class is loaded.
 *
 * <p>Must never know: chips, seats, turns.
 *
 * <p>Start reading at {@link dev.parlor.games.poker.eval.Evaluator}.
 */
@NullMarked
package dev.parlor.games.poker.eval;

import org.jspecify.annotations.NullMarked;
