/**
 * Whole matches afterwards: the {@link dev.parlor.p2p.audit.Transcript} that a phone keeps of a
 * table, and the {@link dev.parlor.p2p.audit.Audit} that replays it without any secret - rules,
 * proofs, signatures, chain - and names the first lie.
 *
 * <p>Start at {@link dev.parlor.p2p.audit.Transcript#of(dev.parlor.p2p.table.TableSession)} to
 * write one, and at {@link dev.parlor.p2p.audit.Audit#of} to judge one. Knows no link and no file.
 */
@NullMarked
package dev.parlor.p2p.audit;

import org.jspecify.annotations.NullMarked;
