/**
 * What is asked of BlueZ's daemon over D-Bus, and what it asks of us: {@link
 * dev.parlor.bluez.bus.Bus} is a connection to it.
 *
 * <p>Must never know: a socket of Bluetooth.
 */
@NullMarked
package dev.parlor.bluez.bus;

import org.jspecify.annotations.NullMarked;
