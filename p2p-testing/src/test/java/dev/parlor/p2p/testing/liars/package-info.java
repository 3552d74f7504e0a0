/** Every liar in a whole match. */
@NullMarked
package dev.parlor.p2p.testing.liars;

import org.jspecify.annotations.NullMarked;
