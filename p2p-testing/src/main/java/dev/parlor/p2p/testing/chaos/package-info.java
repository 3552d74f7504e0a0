/**
 * The generator of lies: it takes what honest sessions say and plays with it, for up to all seats
 * but one, and looks whether what docs/THREATS.md promises still holds. It knows the messages of a
 * table and no single attack; what somebody has once thought of is in {@code liars}.
 *
 * <p>Start with {@link dev.parlor.p2p.testing.chaos.Chaos}: a {@link
 * dev.parlor.p2p.testing.chaos.PuppetScript} is drawn from a seed, a {@link
 * dev.parlor.p2p.testing.chaos.Puppet} carries out its part of it on each phone that lies, a {@link
 * dev.parlor.p2p.testing.chaos.Jury} judges what came of it. It must never know a secret of an
 * honest phone.
 */
@NullMarked
package dev.parlor.p2p.testing.chaos;

import org.jspecify.annotations.NullMarked;
