package dev.parlor.p2p.deal;

import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.Event;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Decks whose cards nobody knows before they are turned for all: each card is picked among the
 * remaining ones by a coin that all seats toss together at the moment it is needed.
 */
public final class CoinEngine implements Engine {
  private final DeckTable table;
  private final boolean goesOn; // who is silent may return
  private final Map<Integer, CoinShoe> shoes = new TreeMap<>();
  private final List<Bytes> seeds = new ArrayList<>();
  private final Set<Integer> away = new TreeSet<>();
  // seats that were called away before they had committed to their chains
  private final Set<Integer> late = new TreeSet<>();

  /**
   * The coins of a match.
   *
   * @param goesOn whether the match goes on without the silent
   */
  public CoinEngine(DeckTable table, boolean goesOn) {
    this.table = table;
    this.goesOn = goesOn;
  }

  @Override
  public void ask(Request.OfCards request, Bytes head) {
    request
        .<Runnable>match(
            new Request.Answers<>(
                shuffle -> () -> start(shuffle.deck(), fresh(shuffle), head),
                deal -> () -> noCoins(deal),
                peek -> () -> noCoins(peek),
                open -> () -> shoe(open.slot().deck()).ask(open.slot())))
        .run();
  }

  private static Request.Contents.Fresh fresh(Request.Shuffle shuffle) {
    return shuffle.lots().isEmpty()
        ? shuffle.contents().fresh().orElseGet(() -> noCoins(shuffle))
        : noCoins(shuffle);
  }

  private static Request.Contents.Fresh noCoins(Request.OfCards request) {
    throw new IllegalStateException("not for a coin deck: " + request);
  }

  private void start(int deck, Request.Contents.Fresh contents, Bytes head) {
    shoes.put(deck, shoe(deck, 0, contents, head, CardNumber.of(contents.spec())));
  }

  private CoinShoe shoe(
      int deck, int attempt, Request.Contents.Fresh contents, Bytes head, List<Integer> values) {
    Terms terms = table.terms(deck, attempt, head, values, without());
    return new CoinShoe(deck, attempt, contents, terms, table);
  }

  /**
   * The seats that a new deck is made without. A seat that has kept a deck from beginning is left
   * out, unless too few would remain to toss.
   */
  private Set<Integer> without() {
    Set<Integer> all = new TreeSet<>(away);
    all.addAll(late);
    List<Integer> rest = table.members();
    rest.removeAll(all);
    return rest.size() >= 2 ? all : away;
  }

  /**
   * Begins the rest of a deck anew: all who are there commit to new chains for the cards that are
   * left.
   */
  private void again(CoinShoe shoe, Bytes head) {
    CoinShoe next = shoe(shoe.deck(), shoe.nextAttempt(), shoe.contents(), head, shoe.left());
    next.goOnFrom(shoe);
    shoes.put(shoe.deck(), next);
  }

  /** Begins each deck anew for which only one seat is left, once two or more are there again. */
  private void join(Bytes head) {
    List<Integer> there = table.members();
    there.removeAll(away);
    for (CoinShoe shoe : new ArrayList<>(shoes.values())) {
      if (there.size() >= 2 && shoe.isLonely()) {
        again(shoe, head);
      }
    }
  }

  @Override
  public boolean isMet(Request.OfCards request) {
    return request.match(
        new Request.Answers<>(
            shuffle -> shoe(shuffle.deck()).isOpen(),
            deal -> false,
            peek -> false,
            open -> shoe(open.slot().deck()).opened(open.slot()) != null));
  }

  @Override
  public Optional<Event> event(Request.OfCards request) {
    return request.match(
        new Request.Answers<>(
            shuffle -> Optional.of(new Event.Shuffled(shuffle.deck(), List.of())),
            deal -> Optional.empty(),
            peek -> Optional.empty(),
            open -> Optional.of(event(open.slot()))));
  }

  private Event.Opened event(Slot slot) {
    return new Event.Opened(slot, Objects.requireNonNull(shoe(slot.deck()).opened(slot)));
  }

  @Override
  public void apply(int seat, long seen, int type, Reader block) throws Lie, Malformed, Stale {
    int deck = block.u16();
    int attempt = block.u8();
    CoinShoe shoe = shoes.get(deck);
    if (shoe == null || shoe.attempt() != attempt || !shoe.isMember(seat)) {
      throw new Stale("deck " + deck + " attempt " + attempt);
    }
    switch (type) {
      case BlockType.SEED_HASH -> commit(shoe, seat, block);
      case BlockType.COIN -> shoe.toss(seat, block);
      default -> throw new Lie(Offence.UNKNOWN_BLOCK, "type " + type);
    }
  }

  private void commit(CoinShoe shoe, int seat, Reader block) throws Lie, Malformed {
    Bytes32 head = Bytes32.of(block.bytes(Bytes32.SIZE));
    block.end();
    shoe.commit(seat, head);
    if (shoe.isOpen()) {
      shoe.heads().forEach(one -> seeds.add(Bytes.of(one.toBytes())));
    }
  }

  @Override
  public List<Duty> duties(int seat) {
    List<Duty> duties = new ArrayList<>();
    shoes.values().forEach(shoe -> shoe.duty(seat).ifPresent(duties::add));
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

  @Override
  public void drop(int seat, Bytes head) {
    for (CoinShoe shoe : new ArrayList<>(shoes.values())) {
      if (shoe.isOpen()) {
        shoe.drop(seat, !goesOn);
      } else if (shoe.isMember(seat)) {
        again(shoe, head);
      }
    }
    if (goesOn) {
      join(head);
    }
  }

  @Override
  public void sitOut(int seat, Bytes head) {
    away(seat, head);
  }

  @Override
  public void away(int seat, Bytes head) {
    away.add(seat);
    for (CoinShoe shoe : new ArrayList<>(shoes.values())) {
      if (shoe.isOpen()) {
        shoe.away(seat);
      } else if (shoe.isMember(seat)) {
        late.add(seat);
        again(shoe, head);
      }
    }
    join(head);
  }

  @Override
  public void back(int seat, Bytes head) {
    away.remove(seat);
    shoes.values().forEach(shoe -> shoe.back(seat));
    join(head);
  }

  @Override
  public Map<Integer, Integer> redrawn() {
    Map<Integer, Integer> all = new TreeMap<>();
    shoes
        .values()
        .forEach(shoe -> shoe.redrawn().forEach((seat, n) -> all.merge(seat, n, Integer::sum)));
    return all;
  }

  @Override
  public List<Bytes> seeds() {
    return Collections.unmodifiableList(seeds);
  }

  @Override
  public boolean isExhausted() {
    return shoes.values().stream().anyMatch(CoinShoe::isExhausted);
  }

  @Override
  public List<Check> takeChecks(Set<Integer> trusted, Entropy entropy) {
    return List.of();
  }

  CoinShoe shoe(int deck) {
    CoinShoe shoe = shoes.get(deck);
    if (shoe == null) {
      throw new IllegalStateException("no such deck: " + deck);
    }
    return shoe;
  }
}
