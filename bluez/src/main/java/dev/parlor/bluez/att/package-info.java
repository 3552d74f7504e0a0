/**
 * The guest's end of GATT, spoken to the other side directly: {@link dev.parlor.bluez.att.AttGuest}
 * says what is asked and reads what is answered, bytes in and bytes out. BlueZ's daemon remembers
 * other devices' services and pairs when it thinks fit; a table needs neither.
 *
 * <p>Must never know: a socket, D-Bus, or what is said over a link.
 */
@NullMarked
package dev.parlor.bluez.att;

import org.jspecify.annotations.NullMarked;
