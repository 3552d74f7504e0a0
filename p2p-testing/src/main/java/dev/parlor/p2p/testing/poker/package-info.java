/** Texas hold'em where it is tried out, with the lies that only it has an occasion for. */
@NullMarked
package dev.parlor.p2p.testing.poker;

import org.jspecify.annotations.NullMarked;
