/** Streams over GATT, tested. */
@NullMarked
package dev.parlor.radio.gatt;

import org.jspecify.annotations.NullMarked;
