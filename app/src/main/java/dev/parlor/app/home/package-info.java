/**
 * The first screen: which games can be played, alone or with others, and the way back to a table.
 *
 * <p>A game is on it when it has a screen, see {@link dev.parlor.app.catalogue.Catalogue}.
 */
@NullMarked
package dev.parlor.app.home;

import org.jspecify.annotations.NullMarked;
