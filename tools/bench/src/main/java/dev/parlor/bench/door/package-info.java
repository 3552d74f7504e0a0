/**
 * Doors under siege, over real sockets: the product's own TCP door before a table with free seats,
 * a table in the middle of a match and a station, with a crowd of slow, half-open and flooding
 * connections before each, and honest people between them.
 *
 * <p>Start reading at {@link dev.parlor.bench.door.DoorRun}.
 */
@NullMarked
package dev.parlor.bench.door;

import org.jspecify.annotations.NullMarked;
