/**
 * What every hardware needs to carry a stream over GATT, where a radio takes one packet at a time:
 * {@link dev.parlor.radio.gatt.GattPipe}. Must never know: a platform's GATT.
 */
@NullMarked
package dev.parlor.radio.gatt;

import org.jspecify.annotations.NullMarked;
