/** Tests that the watch over secrets can cry out. */
@NullMarked
package dev.parlor.p2p.testing.secrecy;

import org.jspecify.annotations.NullMarked;
