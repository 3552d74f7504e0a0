/** Tests of what is read of the bus, without one. */
@NullMarked
package dev.parlor.bluez.bus;

import org.jspecify.annotations.NullMarked;
