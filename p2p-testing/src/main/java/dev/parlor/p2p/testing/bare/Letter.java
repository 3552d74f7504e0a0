package dev.parlor.p2p.testing.bare;

import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.wire.Bytes;
import org.jspecify.annotations.Nullable;

/**
 * Something under way at a {@link BareTable}: a message, or a computation that comes back to the
 * session that asked for it.
 */
public record Letter(int from, int to, @Nullable Bytes message, Effect.@Nullable Compute job) {}
