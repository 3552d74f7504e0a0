/**
 * One phone's seat at a table, from the invitation to the signed result: {@link
 * dev.parlor.p2p.table.TableSession} takes inputs with the time in them and answers with effects.
 * It owns no thread, no socket, no clock and no file; the rim ({@code TableLoop} of the app, the
 * terminal, the simulator) carries the effects out.
 *
 * <p>Start at {@link dev.parlor.p2p.table.TableSession#on}. Until the roster is closed it asks the
 * {@link dev.parlor.p2p.table.Lobby}; from then on {@link dev.parlor.p2p.table.Play} plays by the
 * {@link dev.parlor.p2p.table.SharedLog}, with one {@link dev.parlor.p2p.table.Part} a match: what
 * its player chooses, what the phone owes, what time brings and how it ends are a class each. What
 * only a host or only a guest does stands in the two kinds of lobby and of log. The match itself is
 * {@code dev.parlor.p2p.match.Match}, what everybody signs {@code dev.parlor.p2p.log}.
 */
@NullMarked
package dev.parlor.p2p.table;

import org.jspecify.annotations.NullMarked;
