/** Links under every kind of bad input. */
@NullMarked
package dev.parlor.p2p.link;

import org.jspecify.annotations.NullMarked;
