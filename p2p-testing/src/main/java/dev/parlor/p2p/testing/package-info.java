/**
 * What the protocol is tested with and never shipped in: stand-ins for the cryptography, the
 * simulated radio, the liars, and the contract that every link must keep.
 */
@NullMarked
package dev.parlor.p2p.testing;

import org.jspecify.annotations.NullMarked;
