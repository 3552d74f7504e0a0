/**
 * One phone's seat at a table, from the invitation to the signed result: {@link
 * dev.parlor.p2p.table.TableSession} takes inputs with the time in them and answers with effects.
 * It owns no thread, no socket, no clock and no file; whoever drives it ({@code TableLoop} of the
 * rim on a device, the simulator in a test) carries the effects out.
 *
 * <p>Start at {@link dev.parlor.p2p.table.TableSession#on}. Until the roster is closed it asks
 * {@code p2p.lobby}; from then on {@code p2p.play} plays by the log that {@code p2p.replica} holds,
 * and {@code p2p.clock} does what time brings. What all of them speak of is {@code p2p.seat}.
 */
@NullMarked
package dev.parlor.p2p.table;

import org.jspecify.annotations.NullMarked;
