/**
 * The table of High/Low Piles.
 *
 * <p>A game's view becomes a {@link dev.parlor.app.piles.PilesScreen} in {@link
 * dev.parlor.app.piles.PilesViewModel}, and {@link dev.parlor.app.piles.PilesActivity} shows it.
 * Must never know: the deck, or where the table is (practice or other phones).
 */
@NullMarked
package dev.parlor.app.piles;

import org.jspecify.annotations.NullMarked;
