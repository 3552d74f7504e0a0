/**
 * Cryptography that anybody can see through, with the messages of the real one: for simulations of
 * many matches that are about something else.
 */
@NullMarked
package dev.parlor.p2p.testing.standin;

import org.jspecify.annotations.NullMarked;
