/**
 * The first screen: which games can be played, and with how many.
 *
 * <p>A game is on it when it has a screen, see {@link dev.parlor.app.home.Catalogue}.
 */
@NullMarked
package dev.parlor.app.home;

import org.jspecify.annotations.NullMarked;
