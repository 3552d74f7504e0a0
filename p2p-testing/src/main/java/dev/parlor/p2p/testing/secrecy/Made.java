package dev.parlor.p2p.testing.secrecy;

import dev.parlor.p2p.deal.BlockType;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Shares that one phone has worked out. They count as out as soon as the phone has written them
 * down: what dies with its process nobody ever sees.
 */
final class Made {
  private record Name(int type, int root, long number) {}

  private record Shares(HeardDeck deck, int seat, List<Spot> spots) {}

  private final int phone;
  private final Map<Name, Shares> made = new HashMap<>();

  Made(int phone) {
    this.phone = phone;
  }

  int phone() {
    return phone;
  }

  void shares(HeardDeck deck, int type, long number, int seat, List<Spot> spots) {
    made.put(new Name(type, deck.root(), number), new Shares(deck, seat, spots));
  }

  /** A block of this type is written down. */
  void saved(int type, Reader block) throws Malformed {
    Shares out = made.remove(new Name(type, block.u16(), block.u32()));
    if (out != null && type == BlockType.HAND_OVER) {
      out.deck().left(phone, out.seat()); // from now on the others hold the deck without it
    }
    if (out != null) {
      out.spots().forEach(spot -> out.deck().share(phone, out.seat(), spot));
    }
  }
}
