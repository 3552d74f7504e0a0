package dev.parlor.p2p.testing.secrecy;

import dev.parlor.p2p.deal.BlockType;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Shares that one phone has worked out. They count as out as soon as the phone has written down the
 * block that holds them; what dies with its process nobody ever sees.
 */
final class Made {
  private record Name(int type, int root, long number) {}

  private record Shares(HeardDeck deck, int seat, List<SealedSpot> spots) {}

  private final int phone;
  private final Map<Name, Shares> made = new HashMap<>();

  Made(int phone) {
    this.phone = phone;
  }

  int phone() {
    return phone;
  }

  void shares(HeardDeck deck, long number, int seat, List<SealedSpot> spots) {
    made.put(new Name(BlockType.UNLOCK, deck.root(), number), new Shares(deck, seat, spots));
  }

  /** A leaver's shares. */
  void handOver(HeardDeck deck, long number, int seat, List<SealedSpot> spots) {
    made.put(new Name(BlockType.HAND_OVER, deck.root(), number), new Shares(deck, seat, spots));
  }

  /** Whether something was worked out and not written down. */
  boolean isEmpty() {
    return made.isEmpty();
  }

  /** An entry of this phone is written down. */
  void saved(Entry entry) throws Malformed {
    Reader in = new Reader(entry.payload().bytes());
    if (entry.payload().isText()) {
      return;
    }
    int type = in.u8();
    if (type == BlockType.PART && in.u8() == 0) {
      in.u8();
      type = in.u8(); // the first part of a long block tells what it is
    }
    if (type != BlockType.UNLOCK && type != BlockType.HAND_OVER) {
      return;
    }
    Shares out = made.remove(new Name(type, in.u16(), in.u32()));
    if (out == null) {
      return;
    }
    if (type == BlockType.HAND_OVER) {
      out.deck().left(phone, out.seat()); // the others hold the deck without it
    }
    out.spots().forEach(spot -> out.deck().share(phone, out.seat(), spot));
  }
}
