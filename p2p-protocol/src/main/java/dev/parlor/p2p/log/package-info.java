/**
 * The signed log of a table: every fact is an {@link dev.parlor.p2p.log.Entry} signed by its author
 * and put at its place by an {@link dev.parlor.p2p.log.Order} signed by the host. Whoever signs two
 * different entries with one counter, or two orders with one index, has convicted itself.
 *
 * <p>Knows no game and no card. Start at {@link dev.parlor.p2p.log.Chain}.
 */
@NullMarked
package dev.parlor.p2p.log;

import org.jspecify.annotations.NullMarked;
