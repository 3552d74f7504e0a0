/** What counts at a station, and how it talks. */
@NullMarked
package dev.parlor.p2p.station;

import org.jspecify.annotations.NullMarked;
