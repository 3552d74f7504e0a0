package dev.parlor.p2p.deal;

import dev.parlor.crypto.commit.Bytes32;
import java.util.List;

/**
 * What a fresh deck is bound to: no message of one deck is worth anything for another.
 *
 * @param hid hash of table, log head, deck number, attempt, roster and rules
 * @param members the seats that hold it, ascending
 * @param npubs their keys, in the same order
 * @param values the numbers that it holds, in the order in which its list starts; none for a pile
 */
public record Terms(Bytes32 hid, List<Integer> members, List<Bytes32> npubs, List<Integer> values) {
  public Terms {
    members = List.copyOf(members);
    npubs = List.copyOf(npubs);
    values = List.copyOf(values);
  }

  public Bytes32 npub(int seat) {
    return npubs.get(members.indexOf(seat));
  }
}
