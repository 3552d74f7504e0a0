/** The generator of lies at work. Tests also show that it would see what it looks for. */
@NullMarked
package dev.parlor.p2p.testing.chaos;

import org.jspecify.annotations.NullMarked;
