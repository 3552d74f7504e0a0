package dev.parlor.p2p.deal;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.TaggedHash;
import dev.parlor.crypto.coin.Chain;
import dev.parlor.crypto.coin.CoinDeck;
import dev.parlor.crypto.coin.CoinDraw;
import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.commit.Seat;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.Event;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Decks whose cards nobody knows before they are turned for all: each card is picked among the
 * remaining ones by a coin that all seats toss together at the moment it is needed.
 */
public final class CoinEngine implements Engine {
  private final DeckTable table;
  private final Map<Integer, Shoe> shoes = new TreeMap<>();
  private final Set<Bytes32> headsSeen = new HashSet<>();
  private final List<Bytes> seeds = new ArrayList<>();

  /** One deck: the heads of its seats' chains, what is left of it, and what was asked for. */
  private static final class Shoe {
    final int deck;
    int attempt;
    final Request.Contents.Fresh contents;
    final Terms terms;
    final Map<Seat, Bytes32> heads = new TreeMap<>();
    final List<Slot> asked = new ArrayList<>();
    final Map<Slot, Card> opened = new HashMap<>();
    final Map<Integer, List<byte[]>> tosses = new HashMap<>();
    @Nullable CoinDeck coin;

    Shoe(int deck, int attempt, Request.Contents.Fresh contents, Terms terms) {
      this.deck = deck;
      this.attempt = attempt;
      this.contents = contents;
      this.terms = terms;
    }

    int outstanding() {
      return asked.size() - opened.size();
    }

    /** How many tosses of the draws asked for a seat has still to give. */
    int owes(int seat) {
      CoinDeck known = coin;
      boolean live = known != null && !known.ended() && known.live().contains(seat);
      return live ? outstanding() - tosses.getOrDefault(seat, List.of()).size() : 0;
    }
  }

  public CoinEngine(DeckTable table) {
    this.table = table;
  }

  @Override
  public void ask(Request request, Bytes head) {
    if (request instanceof Request.Shuffle shuffle
        && shuffle.contents() instanceof Request.Contents.Fresh fresh
        && shuffle.lots().isEmpty()) {
      start(shuffle.deck(), 0, fresh, head);
    } else if (request instanceof Request.Open open) {
      shoe(open.slot().deck()).asked.add(open.slot());
    } else {
      throw new IllegalStateException("not for a coin deck: " + request);
    }
  }

  private void start(int deck, int attempt, Request.Contents.Fresh contents, Bytes head) {
    Terms terms = table.terms(deck, attempt, head, CardNumber.of(contents.spec()));
    shoes.put(deck, new Shoe(deck, attempt, contents, terms));
  }

  @Override
  public boolean isMet(Request request) {
    if (request instanceof Request.Shuffle shuffle) {
      return shoe(shuffle.deck()).coin != null;
    }
    return request instanceof Request.Open open
        && shoe(open.slot().deck()).opened.containsKey(open.slot());
  }

  @Override
  public Optional<Event> event(Request request) {
    if (request instanceof Request.Shuffle shuffle) {
      return Optional.of(new Event.Shuffled(shuffle.deck(), List.of()));
    }
    Slot slot = ((Request.Open) request).slot();
    return Optional.of(
        new Event.Opened(
            slot, java.util.Objects.requireNonNull(shoe(slot.deck()).opened.get(slot))));
  }

  @Override
  public void apply(int seat, int type, Reader block) throws Lie, Malformed, Stale {
    int deck = block.u16();
    int attempt = block.u8();
    Shoe shoe = shoes.get(deck);
    if (shoe == null || shoe.attempt != attempt || !shoe.terms.members().contains(seat)) {
      throw new Stale("deck " + deck + " attempt " + attempt);
    }
    switch (type) {
      case BlockType.SEED_HASH -> commit(shoe, seat, block);
      case BlockType.COIN -> toss(shoe, seat, block);
      default -> throw new Lie("offence.unknownBlock", "type " + type);
    }
  }

  private void commit(Shoe shoe, int seat, Reader block) throws Lie, Malformed {
    Bytes32 head = Bytes32.of(block.bytes(Bytes32.SIZE));
    block.end();
    if (!headsSeen.add(head)) {
      throw new Lie("offence.badCommit", "a chain that is known already");
    }
    if (shoe.heads.putIfAbsent(new Seat(seat, shoe.terms.npub32(seat)), head) != null) {
      throw new Lie("offence.twice", "chain head");
    }
    if (shoe.heads.size() == shoe.terms.members().size()) {
      shoe.coin = open(shoe);
      shoe.heads.values().forEach(one -> seeds.add(Bytes.of(one.toBytes())));
    }
  }

  private static CoinDeck open(Shoe shoe) throws Lie {
    TaggedHash deckId = TaggedHash.tag("CARDGAME/v1/deck").start();
    deckId.fixed(shoe.terms.hid().toArray()).u8(shoe.heads.size());
    shoe.heads.forEach((seat, head) -> deckId.u8(seat.number()).fixed(head.toBytes()));
    try {
      return CoinDeck.open(
          shoe.terms.hid32(),
          Bytes32.of(deckId.digest()),
          shoe.terms.values(),
          shoe.heads,
          Collections.emptySet());
    } catch (Refused refused) {
      throw new Lie("offence.badCommit", refused.reason().toString());
    }
  }

  private void toss(Shoe shoe, int seat, Reader block) throws Lie, Malformed {
    byte[] tosses = block.rest();
    int count = tosses.length / CoinDeck.CONTRIBUTION_SIZE;
    if (count == 0 || tosses.length % CoinDeck.CONTRIBUTION_SIZE != 0) {
      throw new Malformed("a toss has " + CoinDeck.CONTRIBUTION_SIZE + " bytes");
    }
    if (count > shoe.owes(seat)) {
      throw new Lie("offence.coinNotAsked", count + " of " + shoe.owes(seat));
    }
    CoinDeck coin = java.util.Objects.requireNonNull(shoe.coin);
    List<byte[]> given = shoe.tosses.computeIfAbsent(seat, s -> new ArrayList<>());
    for (int i = 0; i < count; i++) {
      int at = i * CoinDeck.CONTRIBUTION_SIZE;
      byte[] toss = java.util.Arrays.copyOfRange(tosses, at, at + CoinDeck.CONTRIBUTION_SIZE);
      try {
        coin.check(seat, given.size(), toss);
      } catch (BadInput | Refused wrong) {
        throw new Lie("offence.wrongCoin", String.valueOf(wrong.getMessage()));
      }
      given.add(toss);
    }
    settle(shoe, coin);
  }

  /** Settles every draw for which all live seats have tossed. */
  private static void settle(Shoe shoe, CoinDeck before) {
    CoinDeck coin = before;
    while (shoe.outstanding() > 0 && !coin.ended() && everybodyTossed(shoe, coin)) {
      CoinDraw draw = coin.draw();
      try {
        for (int seat : coin.live()) {
          draw = draw.take(seat, java.util.Objects.requireNonNull(shoe.tosses.get(seat)).remove(0));
        }
      } catch (BadInput | Refused impossible) {
        throw new IllegalStateException("checked when it arrived", impossible);
      }
      coin = draw.deck();
      shoe.coin = coin;
      Slot slot = shoe.asked.get(shoe.opened.size());
      shoe.opened.put(slot, CardNumber.card(draw.values().get(0)));
    }
  }

  private static boolean everybodyTossed(Shoe shoe, CoinDeck coin) {
    for (int seat : coin.live()) {
      if (shoe.tosses.getOrDefault(seat, List.of()).isEmpty()) {
        return false;
      }
    }
    return true;
  }

  @Override
  public List<Duty> duties(int seat) {
    List<Duty> duties = new ArrayList<>();
    for (Shoe shoe : shoes.values()) {
      if (shoe.coin == null) {
        if (shoe.terms.members().contains(seat)
            && !shoe.heads.containsKey(new Seat(seat, shoe.terms.npub32(seat)))) {
          duties.add(new Duty.Commit(shoe.deck, shoe.attempt));
        }
      } else if (shoe.owes(seat) > 0) {
        duties.add(new Duty.Coin(shoe.deck, shoe.owes(seat)));
      }
    }
    return duties;
  }

  @Override
  public void beginLeave(int seat) {}

  @Override
  public boolean canHandOver(int seat) {
    return true;
  }

  /** A chain holds nothing back; only draws that wait for the leaver's toss are settled first. */
  @Override
  public boolean hasHandedOver(int seat) {
    return shoes.values().stream().allMatch(shoe -> shoe.owes(seat) == 0);
  }

  /** The others go on: the draw that the silent seat spoilt is burnt, everybody tosses again. */
  @Override
  public void drop(int seat, Bytes head) {
    for (Shoe shoe : new ArrayList<>(shoes.values())) {
      CoinDeck coin = shoe.coin;
      if (coin == null) {
        if (shoe.terms.members().contains(seat)) {
          start(shoe.deck, shoe.attempt + 1, shoe.contents, head);
        }
      } else if (coin.live().contains(seat)) {
        shoe.tosses.remove(seat);
        if (shoe.outstanding() > 0) {
          shoe.coin = coin.failed(List.of(seat));
          shoe.attempt++; // tosses for the burnt draw that are on their way come too late
          for (List<byte[]> tosses : shoe.tosses.values()) {
            if (!tosses.isEmpty()) {
              tosses.remove(0);
            }
          }
        } else {
          shoe.coin = coin.without(seat);
        }
      }
    }
  }

  /** Whether nothing can be drawn any more, so that the match can't go on. */
  @Override
  public List<Bytes> seeds() {
    return Collections.unmodifiableList(seeds);
  }

  @Override
  public boolean isExhausted() {
    return shoes.values().stream()
        .anyMatch(shoe -> shoe.coin != null && shoe.coin.ended() && shoe.outstanding() > 0);
  }

  @Override
  public List<Check> takeChecks(Set<Integer> trusted, Entropy entropy) {
    return List.of();
  }

  /** The next tosses of a chain for a deck. */
  byte[] tosses(int deck, Chain chain, int count) {
    Shoe shoe = shoe(deck);
    CoinDeck coin = java.util.Objects.requireNonNull(shoe.coin);
    int given = shoe.tosses.getOrDefault(chain.seat(), List.of()).size();
    return coin.contributions(chain, given, count);
  }

  Terms termsOf(int deck) {
    return shoe(deck).terms;
  }

  int attemptOf(int deck) {
    return shoe(deck).attempt;
  }

  private Shoe shoe(int deck) {
    Shoe shoe = shoes.get(deck);
    if (shoe == null) {
      throw new IllegalStateException("no such deck: " + deck);
    }
    return shoe;
  }
}
