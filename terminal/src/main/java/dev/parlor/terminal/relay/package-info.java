/**
 * NOSTR relays: where players publish what they have signed, and where stations read it.
 *
 * <p>{@link dev.parlor.terminal.relay.RelaySocket} is a WebSocket that believes nothing: what comes
 * is bounded in length, number and time. {@link dev.parlor.terminal.relay.RelayMessage} is what a
 * relay may say (NIP-01). {@link dev.parlor.terminal.relay.Publication} sends events and waits for
 * the answers, {@link dev.parlor.terminal.relay.RelayFeed} stays and listens.
 *
 * <p>Must never know: what a result is worth. That is decided in {@code dev.parlor.p2p.station}.
 */
@NullMarked
package dev.parlor.terminal.relay;

import org.jspecify.annotations.NullMarked;
