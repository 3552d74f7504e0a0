/** Whole matches under faults, and the simulator's own promises. */
@NullMarked
package dev.parlor.p2p.testing.sim;

import org.jspecify.annotations.NullMarked;
