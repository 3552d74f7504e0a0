package dev.parlor.app.station;

import dev.parlor.p2p.wire.Bytes;

/** Somebody who wants to be admitted. */
public record Asking(Bytes npub, String callsign) {}
