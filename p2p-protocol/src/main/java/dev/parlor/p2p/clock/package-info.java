/**
 * Everything that happens in a match because time passes: turns that run out, votes on a silent
 * seat, the timers of the rules, the search for a way past a silent host.
 *
 * <p>Start at {@link dev.parlor.p2p.clock.Clockwork}, the front door: it looks at one part of a
 * match whenever it is told the time, and says when to look again. {@link
 * dev.parlor.p2p.clock.Timeline} is the time of tables that nobody waits for.
 */
@NullMarked
package dev.parlor.p2p.clock;

import org.jspecify.annotations.NullMarked;
