/**
 * Whole matches afterwards: the {@link dev.parlor.p2p.audit.Transcript} that a phone keeps of a
 * table, and the {@link dev.parlor.p2p.audit.Audit} that replays it without any secret - rules,
 * proofs, signatures, chain - and names the first lie.
 *
 * <p>{@link dev.parlor.p2p.audit.Narrative} tells a transcript to a reader: what each entry is, and
 * what followed from it.
 *
 * <p>Start at {@link dev.parlor.p2p.audit.Transcript#of(dev.parlor.p2p.table.TableSession)} to
 * write one, and at {@link dev.parlor.p2p.audit.Audit#of} to judge one. Knows no link and no file.
 */
@NullMarked
package dev.parlor.p2p.audit;

import org.jspecify.annotations.NullMarked;
