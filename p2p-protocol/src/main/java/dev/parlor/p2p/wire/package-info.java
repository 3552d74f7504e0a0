/**
 * Bytes in and out: values, bounded reading and writing, text lines. Whatever a peer sends either
 * reads completely or gives a {@link dev.parlor.p2p.wire.Malformed} that says what is wrong;
 * reading never allocates more than the input has.
 */
@NullMarked
package dev.parlor.p2p.wire;

import org.jspecify.annotations.NullMarked;
