package dev.parlor.radio;

import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.wire.Bytes;
import java.util.Optional;

/**
 * What is known of a table that is to be reached. An empty part may be anything. The link proves
 * who really answers.
 *
 * @param nonce the table's name
 * @param keyHash the first bytes of the hash of the static key that is to answer
 * @param npub the public key of the one who is to answer, or the first bytes of it
 * @param address where its classic radio is
 */
public record TableTarget(
    Optional<Bytes> nonce,
    Optional<Bytes> keyHash,
    Optional<Bytes> npub,
    Optional<ClassicAddress> address) {

  /** The table behind a sign. */
  public static TableTarget of(TableSign sign) {
    return new TableTarget(
        Optional.of(sign.nonce()),
        Optional.of(sign.keyHash()),
        Optional.of(sign.npub()),
        Optional.empty());
  }

  /**
   * A host or station whose key is known, from a code that was scanned or from an earlier visit.
   */
  public static TableTarget of(Bytes nonce, Bytes keyHash, Bytes npub) {
    return new TableTarget(
        Optional.of(nonce),
        Optional.of(keyHash.head(TableSign.KEY_HASH)),
        Optional.of(npub),
        Optional.empty());
  }

  /** Anybody who answers for this table: the host, or a guest who listens for a lost guest. */
  public static TableTarget anyAt(Bytes nonce) {
    return new TableTarget(
        Optional.of(nonce), Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** The phone at this address, whoever it is. */
  public static TableTarget at(ClassicAddress address) {
    return new TableTarget(
        Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(address));
  }

  /** Whether a sign is of this table. */
  public boolean fits(TableSign sign) {
    return nonce.isPresent()
        && nonce.get().equals(sign.nonce())
        && keyHash.map(hash -> hash.equals(sign.keyHash())).orElse(true)
        && npub.map(key -> key.head(TableSign.NPUB).equals(sign.npub())).orElse(true);
  }
}
