/**
 * The testing card of a game: its players, what a lie has to know of it, and its own lies. Each
 * card stands in a package of its game; {@code troupe} lists them.
 */
@NullMarked
package dev.parlor.p2p.testing.kit;

import org.jspecify.annotations.NullMarked;
