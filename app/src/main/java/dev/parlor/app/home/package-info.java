/**
 * The first screen: which games can be played, alone or with others, and the way back to a table.
 *
 * <p>A game is on it when this house knows its card, see {@link dev.parlor.tables.Catalogue}.
 */
@NullMarked
package dev.parlor.app.home;

import org.jspecify.annotations.NullMarked;
