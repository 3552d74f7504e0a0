package dev.parlor.p2p.seat;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.deal.Sealing;
import dev.parlor.p2p.log.Signatures;

/**
 * What a phone brings to every table: who it is, and the tools by which it signs, draws and hides.
 *
 * @param identity the NOSTR key
 */
public record Phone(
    Signatures.Key identity,
    String callsign,
    Entropy entropy,
    Signatures signatures,
    Sealing sealing) {}
