package dev.parlor.p2p.link;

import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.sign.SigningKey;

/**
 * Who a phone is on its links.
 *
 * @param key the NOSTR key that signs every introduction
 * @param linkKey fresh for every table
 * @param tunnels how its links are made secret; anything but the real ones is for simulations
 */
public record LinkIdentity(
    SigningKey key, String callsign, LinkKey linkKey, Entropy entropy, Tunnel.Maker tunnels) {
  public LinkIdentity(SigningKey key, String callsign, LinkKey linkKey, Entropy entropy) {
    this(key, callsign, linkKey, entropy, NoiseTunnel::new);
  }
}
