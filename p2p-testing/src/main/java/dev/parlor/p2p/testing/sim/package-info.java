/**
 * Whole tables in virtual time: phones with journal, session, secure links and a computer player,
 * on a radio that fails in every way in which Bluetooth does. One seed decides everything, so a
 * failing run replays exactly.
 *
 * <p>Start at {@link dev.parlor.p2p.testing.sim.World}; what goes wrong is planned in {@link
 * dev.parlor.p2p.testing.sim.FaultPlan}, what must never happen is watched by {@link
 * dev.parlor.p2p.testing.sim.Watch}. Knows no thread, no socket and no clock.
 */
@NullMarked
package dev.parlor.p2p.testing.sim;

import org.jspecify.annotations.NullMarked;
