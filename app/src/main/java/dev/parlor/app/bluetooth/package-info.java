/**
 * Android's radios behind the seam of {@link dev.parlor.radio.hardware.Hardware}, and what a player
 * has to allow before they can be used ({@link dev.parlor.app.bluetooth.Needs}). {@link
 * dev.parlor.app.bluetooth.AndroidRadio} makes the radios of this phone; the rest of the app speaks
 * to them as {@link dev.parlor.radio.NearbyRadio}.
 *
 * <p>Must never know: a table, a game's rules, a screen, nor whom to call and when. The rest of the
 * app must never see a type of {@code android.bluetooth}.
 */
@NullMarked
package dev.parlor.app.bluetooth;

import org.jspecify.annotations.NullMarked;
