/**
 * What this phone plays with others nearby: finding tables, and the one it sits at.
 *
 * <p>A screen asks {@link dev.parlor.app.nearby.Nearby} for tables and gets a {@link
 * dev.parlor.app.nearby.PhoneSitting}, whose {@link dev.parlor.app.nearby.SittingView} it shows.
 * All of it is called on the main thread and answers there at once; the radio, the cards and the
 * files are at work on other threads. Must never know: a screen, the rules of any game.
 */
@NullMarked
package dev.parlor.app.nearby;

import org.jspecify.annotations.NullMarked;
