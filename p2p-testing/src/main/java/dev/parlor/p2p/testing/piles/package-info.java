/** The piles where they are tried out, with the lies that only it has an occasion for. */
@NullMarked
package dev.parlor.p2p.testing.piles;

import org.jspecify.annotations.NullMarked;
