/**
 * {@code parlor simulate}: whole tables of phones under faults and liars, in virtual time. What is
 * simulated and watched is said in {@code dev.parlor.p2p.testing}; here it is only asked for and
 * told.
 */
@NullMarked
package dev.parlor.terminal.simulate;

import org.jspecify.annotations.NullMarked;
