/** Tests of the dealing. */
@NullMarked
package dev.parlor.p2p.deal;

import org.jspecify.annotations.NullMarked;
