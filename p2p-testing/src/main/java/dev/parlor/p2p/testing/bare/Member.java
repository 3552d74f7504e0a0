package dev.parlor.p2p.testing.bare;

import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.wire.Bytes;

/** Somebody who comes to a {@link BareTable}, for a seat or to watch. */
public record Member(Phone phone, Bytes linkKey, boolean watches) {
  /** A member for a seat, with a phone whose links have the key of its owner. */
  public static Member of(Phone phone) {
    return new Member(phone, phone.identity().publicKey(), false);
  }

  public Bytes npub() {
    return phone.identity().publicKey();
  }
}
