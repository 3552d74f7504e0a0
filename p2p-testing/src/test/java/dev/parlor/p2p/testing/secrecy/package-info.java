/** The watch over secrets must be able to cry out. */
@NullMarked
package dev.parlor.p2p.testing.secrecy;

import org.jspecify.annotations.NullMarked;
