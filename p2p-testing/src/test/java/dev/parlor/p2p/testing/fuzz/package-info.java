/** The corpus of the fuzzers, replayed. */
@NullMarked
package dev.parlor.p2p.testing.fuzz;

import org.jspecify.annotations.NullMarked;
