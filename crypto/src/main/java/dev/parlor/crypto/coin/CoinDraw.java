package dev.parlor.crypto.coin;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.TaggedHash;
import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.commit.FieldReader;
import dev.parlor.crypto.commit.Output;
import dev.parlor.crypto.commit.Reason;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.commit.TaggedStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * One toss: coin_d = TH("CARDGAME/v1/coin", deck-id, u32 d, u16 bitmap of live seats, links in seat
 * order); a stream keyed with it picks among the remaining values.
 */
public final class CoinDraw {
  private static final TaggedHash.Tag TAG = TaggedHash.tag("CARDGAME/v1/coin");

  private final CoinDeck deck;
  private final Map<Integer, Bytes32> shown;

  CoinDraw(CoinDeck deck, Map<Integer, Bytes32> shown) {
    this.deck = deck;
    this.shown = shown;
  }

  /** My contribution: u32 d and link d. It must never be sent before the draw is open. */
  public byte[] contribution(CoinChain mine) {
    int index = deck.nextIndex();
    return new Output().u32(index).fixed(mine.link(index)).bytes();
  }

  /** The seats whose contribution is still missing; when empty, the values are open. */
  public List<Integer> awaited() {
    List<Integer> seats = new ArrayList<>(deck.members().keySet());
    seats.removeAll(shown.keySet());
    return Collections.unmodifiableList(seats);
  }

  /**
   * Takes one member's contribution as it was sent; answers what is known then.
   *
   * @throws BadInput if the bytes are no contribution at all
   * @throws Refused if they are one, but a wrong one; it names the seat
   */
  public CoinDraw take(int seat, byte[] contribution) throws BadInput, Refused {
    FieldReader input = new FieldReader(contribution);
    long index = input.u32();
    Bytes32 link = input.bytes32();
    input.end();
    CoinMember member = deck.members().get(seat);
    if (member == null) {
      throw new Refused(Reason.NOT_A_MEMBER, seat);
    }
    if (index != deck.nextIndex()) {
      throw new Refused(index < deck.nextIndex() ? Reason.SEEN_BEFORE : Reason.NOT_YET, seat);
    }
    if (shown.containsKey(seat)) {
      throw new Refused(Reason.DUPLICATE, seat);
    }
    if (!member.links().down(deck.nextIndex(), link, member.index()).equals(member.shown())) {
      throw new Refused(Reason.PREIMAGE_DOES_NOT_MATCH, seat);
    }
    Map<Integer, Bytes32> next = new TreeMap<>(shown);
    next.put(seat, link);
    return new CoinDraw(deck, next);
  }

  /** The opened values; only when nobody is awaited. */
  public List<Integer> values() {
    return Collections.singletonList(deck.remaining().get(place()));
  }

  /** The deck after this draw. */
  public CoinDeck deck() {
    return deck.drawn(place(), shown);
  }

  private int place() {
    if (!awaited().isEmpty()) {
      throw new IllegalStateException("seats have not contributed: " + awaited());
    }
    int bitmap = 0;
    for (int seat : shown.keySet()) {
      bitmap |= 1 << seat;
    }
    TaggedHash hash = TAG.start().fixed(deck.deckId().toBytes()).u32(deck.nextIndex()).u16(bitmap);
    for (Bytes32 link : shown.values()) {
      hash.fixed(link.toBytes());
    }
    Bytes32 coin = Bytes32.of(hash.digest());
    return TaggedStream.of(coin, "draw").below(deck.remaining().size());
  }
}
