package dev.parlor.app.station;

import dev.parlor.p2p.wire.Bytes;

/** A player who wants to be admitted to the station on this phone. */
public record Asking(Bytes npub, String callsign) {}
