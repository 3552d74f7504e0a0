/**
 * Nerve, the eighth game. Everybody gets one card, face down, and stakes or folds. The highest card
 * takes the pot; then the same cards are shuffled and dealt again. The game is whole and small, and
 * no file outside of this folder names it. docs/ADDING-A-GAME.md walks through it.
 */
@NullMarked
package dev.parlor.nerve;

import org.jspecify.annotations.NullMarked;
