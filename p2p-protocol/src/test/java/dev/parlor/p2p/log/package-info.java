/** The signed log, to the byte, and everything that convicts somebody. */
@NullMarked
package dev.parlor.p2p.log;

import org.jspecify.annotations.NullMarked;
