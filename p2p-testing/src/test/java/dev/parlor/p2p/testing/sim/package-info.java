/** Whole matches under faults, and tests of the simulator itself. */
@NullMarked
package dev.parlor.p2p.testing.sim;

import org.jspecify.annotations.NullMarked;
