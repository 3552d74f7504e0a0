/**
 * The rim of a station and of a visit to it: {@link dev.parlor.rim.station.StationLoop} keeps the
 * links of a {@code Station} and tells it the time, {@link dev.parlor.rim.station.StationCall} is
 * one visit from the first byte to good-bye.
 *
 * <p>Must never know: a screen, what a result is worth.
 */
@NullMarked
package dev.parlor.rim.station;

import org.jspecify.annotations.NullMarked;
