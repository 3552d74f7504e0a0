package dev.parlor.p2p.result;

import dev.parlor.p2p.wire.Bytes;

/** A seat as far as a result cares: its NOSTR key and the name it plays under. */
public record Player(Bytes npub, String callsign) {}
