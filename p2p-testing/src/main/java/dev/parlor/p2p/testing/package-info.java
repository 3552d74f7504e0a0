/** The simulated radio, the liars, and the contract every link must keep. */
@NullMarked
package dev.parlor.p2p.testing;

import org.jspecify.annotations.NullMarked;
