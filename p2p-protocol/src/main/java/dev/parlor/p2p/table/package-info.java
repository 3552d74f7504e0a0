/**
 * One phone's seat at a table, from the invitation to the signed result: {@link
 * dev.parlor.p2p.table.TableSession} takes inputs with the time in them and answers with effects.
 * It owns no thread, no socket, no clock and no file; the rim ({@code TableLoop} of the app, the
 * terminal, the simulator) carries the effects out.
 *
 * <p>Start at {@link dev.parlor.p2p.table.TableSession#on}; the match itself is {@code
 * dev.parlor.p2p.match.Match}, what everybody signs {@code dev.parlor.p2p.log}.
 */
@NullMarked
package dev.parlor.p2p.table;

import org.jspecify.annotations.NullMarked;
