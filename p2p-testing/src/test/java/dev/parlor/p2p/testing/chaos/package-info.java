/** The generator of lies at work, and that it sees what it is for. */
@NullMarked
package dev.parlor.p2p.testing.chaos;

import org.jspecify.annotations.NullMarked;
