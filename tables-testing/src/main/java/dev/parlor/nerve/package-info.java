/**
 * Nerve, the eighth game: one card each, face down; stake or fold; who holds the highest takes the
 * pot; then the same cards are shuffled and dealt again. It is whole and small, and no file outside
 * of this folder names it: docs/ADDING-A-GAME.md walks through it.
 */
@NullMarked
package dev.parlor.nerve;

import org.jspecify.annotations.NullMarked;
