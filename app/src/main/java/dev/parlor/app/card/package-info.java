/**
 * Playing cards, drawn by our own code. Knows faces, no game and no table.
 *
 * <p>Everything is drawn on a card of 500 by 700 units and scaled; all paths and paints are made
 * once, nothing is allocated while drawing. Start reading at {@link
 * dev.parlor.app.card.CardPainter}.
 */
@NullMarked
package dev.parlor.app.card;

import org.jspecify.annotations.NullMarked;
