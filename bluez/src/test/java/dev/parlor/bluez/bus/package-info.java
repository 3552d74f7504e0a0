/** Tests of what is read from the bus. They need no bus. */
@NullMarked
package dev.parlor.bluez.bus;

import org.jspecify.annotations.NullMarked;
