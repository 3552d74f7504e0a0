/**
 * Bluetooth for the commands: {@link dev.parlor.terminal.air.Air} is this computer's radio, {@link
 * dev.parlor.terminal.air.Routes} finds the way to what somebody has typed, {@link
 * dev.parlor.terminal.air.AirDoor} lets guests in. What is decided about radios is decided in
 * {@code dev.parlor.radio}; the hardware is {@code dev.parlor.bluez}.
 */
@NullMarked
package dev.parlor.terminal.air;

import org.jspecify.annotations.NullMarked;
