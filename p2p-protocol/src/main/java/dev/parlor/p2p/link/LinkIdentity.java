package dev.parlor.p2p.link;

import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.sign.SigningKey;

/**
 * Who a phone is on its links.
 *
 * @param key the NOSTR key that signs every introduction
 * @param linkKey fresh for every table
 */
public record LinkIdentity(SigningKey key, String callsign, LinkKey linkKey, Entropy entropy) {}
