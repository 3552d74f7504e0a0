/** Visits to stations that are hard to reach. */
@NullMarked
package dev.parlor.rim.station;

import org.jspecify.annotations.NullMarked;
