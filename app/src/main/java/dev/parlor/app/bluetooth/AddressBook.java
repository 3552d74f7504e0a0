package dev.parlor.app.bluetooth;

import dev.parlor.p2p.wire.Bytes;
import java.util.Optional;

/** Where the classic radios of people one has played with are: the quickest way to them. */
public interface AddressBook {
  /**
   * Where this person's phone was last.
   *
   * @param npub the public key or the first eight bytes of it
   */
  Optional<ClassicAddress> find(Bytes npub);

  /** To be called only when the link to this address has proven that it is this person's. */
  void remember(Bytes npub, ClassicAddress address);
}
