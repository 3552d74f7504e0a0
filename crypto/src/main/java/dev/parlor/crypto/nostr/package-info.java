/**
 * The public formats of NOSTR: keys as text (NIP-19), signed events (NIP-01), encrypted messages
 * (NIP-44 v2), a secret key under a password (NIP-49).
 *
 * <p>Start with {@link dev.parlor.crypto.nostr.NostrEvent}. Must never know: relays, or what an
 * event is about.
 */
@NullMarked
package dev.parlor.crypto.nostr;

import org.jspecify.annotations.NullMarked;
