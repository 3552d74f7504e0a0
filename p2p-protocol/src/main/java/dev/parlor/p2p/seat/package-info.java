/**
 * What a phone needs for its seat at a table: the invitation, the certificate that it joins with,
 * the roster of all seats, what it draws and keeps secret, what it writes down, what it says to the
 * others and what it asks of its rim. Values alone; nothing is decided here.
 *
 * <p>Start at {@link dev.parlor.p2p.seat.Roster}: its hash names the table.
 */
@NullMarked
package dev.parlor.p2p.seat;

import org.jspecify.annotations.NullMarked;
