package dev.parlor.radio;

import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.wire.Bytes;
import java.util.Optional;

/**
 * Remembers where the classic radios of people are with whom one has played: the quickest way to
 * them.
 */
public interface AddressBook {
  /** The key under which this phone's own address is kept, as others have seen it. */
  Bytes OWN = Bytes.of(new byte[TableSign.NPUB]);

  /**
   * Where this person's phone was last.
   *
   * @param npub the public key or the first eight bytes of it
   */
  Optional<ClassicAddress> find(Bytes npub);

  /**
   * Remembers an address. It must come from a link that has proven whose it is, or from what its
   * peer has said.
   */
  void remember(Bytes npub, ClassicAddress address);
}
