/**
 * Tables that are nothing but their sessions: no link, no radio, no disk. {@link
 * dev.parlor.p2p.testing.bare.BareTable} drives them for fuzzers and for tests of what a session
 * answers. Whoever needs bytes, losses or delays plays a {@code World} instead.
 */
@NullMarked
package dev.parlor.p2p.testing.bare;

import org.jspecify.annotations.NullMarked;
