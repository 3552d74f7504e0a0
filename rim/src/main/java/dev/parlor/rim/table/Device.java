package dev.parlor.rim.table;

import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.nostr.Nip19;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.table.TableNode;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One player's device at one table: a whole phone, without its radio and its screen.
 *
 * @param linkKey fresh for every table, kept for as long as the seat is
 */
public record Device(SigningKey key, String callsign, LinkKey linkKey, Entropy entropy) {

  /**
   * {@code X1} and the first four characters of a key behind its prefix, as geogram names its
   * users.
   */
  public static String callsignOf(String npub) {
    return "X1"
        + npub.substring("npub1".length(), "npub1".length() + 4).toUpperCase(java.util.Locale.ROOT);
  }

  /** A device for one table, under this key. */
  public static Device fresh(SigningKey key, String callsign, Entropy entropy) {
    return new Device(key, callsign, LinkKey.generate(entropy), entropy);
  }

  /** A device with a key that nobody has seen before. */
  public static Device stranger(Entropy entropy) {
    SigningKey key = SigningKey.generate(entropy);
    return fresh(key, callsignOf(Nip19.npub(key.publicKey())), entropy);
  }

  /** The public key as people pass it on. */
  public String npubText() {
    return Nip19.npub(key.publicKey());
  }

  public Bytes npub() {
    return Bytes.of(key.publicKey().bytes());
  }

  private Phone phone() {
    Bip340 signatures = new Bip340(entropy);
    return new Phone(signatures.of(key), callsign, entropy, signatures, new SealedCrypto());
  }

  private Bytes link() {
    return Bytes.of(linkKey.publicKey());
  }

  /** Who this device is on its links. */
  public LinkIdentity linkIdentity() {
    return new LinkIdentity(key, callsign, linkKey, entropy);
  }

  private <S, V> TableLoop<S, V> loop(TableSession<S, V> session, Strand strand, Journal journal) {
    Switchboard links = new Switchboard(linkIdentity());
    return new TableLoop<>(new TableNode<>(session, links), strand, journal);
  }

  /** Opens a table with a fresh name. */
  public <S, V> TableLoop<S, V> host(
      GameKit<S, V> kit, Invite invite, Strand strand, Journal journal) {
    return loop(TableSession.host(phone(), kit, invite, link()), strand, journal);
  }

  /** What a host of this device writes above its door. */
  public Invite invite(GameKit<?, ?> kit, int seats, Map<String, String> options) {
    return new Invite(kit.game().id(), seats, Bytes.of(entropy.bytes(4)), npub(), options);
  }

  public <S, V> TableLoop<S, V> guest(GameKit<S, V> kit, Strand strand, Journal journal) {
    return loop(TableSession.guest(phone(), kit, link()), strand, journal);
  }

  /** Watches without a seat; there is nothing to write down. */
  public <S, V> TableLoop<S, V> onlooker(GameKit<S, V> kit, Strand strand) {
    return loop(TableSession.onlooker(phone(), kit, link()), strand, Journal.NONE);
  }

  /** Sits down again; empty when the match had not begun when the journal ended. */
  public <S, V> Optional<TableLoop<S, V>> restore(
      GameKit<S, V> kit, List<Bytes> records, Strand strand, Journal journal) throws Malformed {
    return TableSession.restore(phone(), kit, link(), records)
        .map(session -> loop(session, strand, journal));
  }
}
