/** Result texts: the examples of the original design, what is refused, what is signed. */
@NullMarked
package dev.parlor.p2p.result;

import org.jspecify.annotations.NullMarked;
