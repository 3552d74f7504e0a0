package dev.parlor.p2p.deal;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.TaggedHash;
import dev.parlor.crypto.coin.CoinChain;
import dev.parlor.crypto.coin.CoinDeck;
import dev.parlor.crypto.coin.CoinDraw;
import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.commit.Seat;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** One deck of which every card is drawn by a coin that its seats toss together. */
final class CoinShoe {
  private final int deck;
  private final Request.Contents.Fresh contents;
  private final Terms terms;
  private final DeckTable table;
  private final Map<Seat, Bytes32> heads = new TreeMap<>();
  private final List<Slot> asked = new ArrayList<>();
  private final Map<Slot, Card> opened = new HashMap<>();
  private final Tosses tosses = new Tosses();
  private final Silent silent = new Silent();
  private int attempt;
  private @Nullable CoinDeck coin;

  CoinShoe(int deck, int attempt, Request.Contents.Fresh contents, Terms terms, DeckTable table) {
    this.deck = deck;
    this.attempt = attempt;
    this.contents = contents;
    this.terms = terms;
    this.table = table;
  }

  /** Takes over where the deck before this one stands, of whose rest this one is made. */
  void goOnFrom(CoinShoe before) {
    asked.addAll(before.asked);
    opened.putAll(before.opened);
    silent.remember(before.silent);
  }

  /** The values that are still to be drawn. */
  List<Integer> left() {
    CoinDeck known = coin;
    return known == null ? terms.values() : known.remaining();
  }

  int deck() {
    return deck;
  }

  int attempt() {
    return attempt;
  }

  Request.Contents.Fresh contents() {
    return contents;
  }

  Terms terms() {
    return terms;
  }

  /** Whether all seats have committed, so that cards can be drawn. */
  boolean isOpen() {
    return coin != null;
  }

  boolean isMember(int seat) {
    return terms.members().contains(seat);
  }

  /** The heads of the chains of all seats so far, by seat. */
  Collection<Bytes32> heads() {
    return Collections.unmodifiableCollection(heads.values());
  }

  /**
   * A seat commits to its chain; the last one opens the deck. A copy of somebody else's is taken as
   * well: a chain is bound to its author, so nobody else can toss with it.
   */
  void commit(int seat, Bytes32 head) throws Lie {
    if (heads.putIfAbsent(new Seat(seat, terms.npub(seat)), head) != null) {
      throw new Lie(Offence.TWICE, "chain head");
    }
    if (heads.size() == terms.members().size()) {
      coin = open();
    }
  }

  private CoinDeck open() {
    return CoinDeck.open(terms.hid(), deckId(terms.hid(), heads), terms.values(), heads);
  }

  static Bytes32 deckId(Bytes32 hid, Map<Seat, Bytes32> heads) {
    TaggedHash deckId = TaggedHash.tag("CARDGAME/v1/deck").start();
    deckId.fixed(hid.toBytes()).u8(heads.size());
    heads.forEach((seat, head) -> deckId.u8(seat.number()).fixed(head.toBytes()));
    return Bytes32.of(deckId.digest());
  }

  /** The next card is wanted for this slot. Whoever is there now tosses for it. */
  void ask(Slot slot) {
    gather();
    asked.add(slot);
  }

  /**
   * Lets exactly those toss who are there now; nothing changes while a toss for the next draw is
   * known already.
   */
  private void gather() {
    CoinDeck now = coin;
    if (now == null || (areEnough() && tosses.areOfAny(now.live()))) {
      return;
    }
    Set<Integer> all = new TreeSet<>(now.live());
    all.addAll(now.absent());
    Set<Integer> there = silent.leaves(all);
    for (int seat : new ArrayList<>(now.live())) {
      if (!there.contains(seat)) {
        tosses.forget(seat);
        now = now.away(seat);
      }
    }
    for (int seat : new ArrayList<>(now.absent())) {
      now = there.contains(seat) ? now.back(seat) : now;
    }
    coin = now;
  }

  /** Lets those who are there toss, if no draw is under way or too few toss for it. */
  private void fill() {
    if (coin != null && (outstanding() == 0 || !areEnough())) {
      gather();
    }
  }

  /** Whether one chain alone would draw, or the chains are too short for what is left. */
  boolean isLonely() {
    CoinDeck known = coin;
    return known == null
        ? terms.members().size() < 2
        : !known.remaining().isEmpty() && (known.live().size() < 2 || !known.lasts());
  }

  /**
   * A seat is silent. If it owed a toss, the draw is made anew: whoever has seen the others' tosses
   * must not decide it by saying nothing.
   */
  void away(int seat) {
    boolean spoils = owes(seat) > 0;
    CoinDeck known = coin;
    silent.away(seat);
    if (known != null && spoils) {
      silent.spoils(seat);
      coin = known.away(seat).anew();
      forgetDraw(seat);
    }
    fill();
  }

  /** A seat is there again. It tosses from the next draw on for which nobody has tossed yet. */
  void back(int seat) {
    silent.back(seat);
    fill();
  }

  /**
   * How many draws were made anew because a seat fell silent, by seat; only seats that caused one.
   */
  Map<Integer, Integer> redrawn() {
    return silent.redrawn();
  }

  /**
   * Whether enough seats toss. One chain alone would know its cards ahead, so the draw waits while
   * other members may come back.
   */
  private boolean areEnough() {
    CoinDeck known = Objects.requireNonNull(coin);
    return known.live().size() >= 2 || table.members().size() < 2;
  }

  private void forgetDraw(int spoiler) {
    tosses.forget(spoiler);
    tosses.forgetDraw();
    // tosses for the burnt draw that are still on their way are refused by this number
    attempt = nextAttempt();
    leaveOutWhoIsAway();
  }

  /** A seat that was called away behind its toss has tossed for the burnt draw, and not again. */
  private void leaveOutWhoIsAway() {
    CoinDeck now = Objects.requireNonNull(coin);
    for (int seat : new ArrayList<>(now.live())) {
      if (silent.isAway(seat)) {
        tosses.forget(seat);
        now = now.away(seat);
      }
    }
    coin = now;
  }

  /**
   * The next number of an attempt; it has one byte in every block, so it begins again after the
   * last one.
   */
  int nextAttempt() {
    return (attempt + 1) & 0xff;
  }

  @Nullable Card opened(Slot slot) {
    return opened.get(slot);
  }

  /** Takes a seat's tosses, for as many of the wanted cards as it has tossed for. */
  void toss(int seat, Reader block) throws Lie, Malformed {
    byte[] given = block.rest();
    int count = given.length / CoinDeck.CONTRIBUTION_SIZE;
    if (count == 0 || given.length % CoinDeck.CONTRIBUTION_SIZE != 0) {
      throw new Malformed("a toss has " + CoinDeck.CONTRIBUTION_SIZE + " bytes");
    }
    if (count > owes(seat)) {
      throw new Lie(Offence.COIN_NOT_ASKED, count + " of " + owes(seat));
    }
    CoinDeck known = Objects.requireNonNull(coin);
    for (int i = 0; i < count; i++) {
      int at = i * CoinDeck.CONTRIBUTION_SIZE;
      byte[] toss = Arrays.copyOfRange(given, at, at + CoinDeck.CONTRIBUTION_SIZE);
      try {
        known.check(seat, tosses.of(seat), toss);
      } catch (BadInput | Refused wrong) {
        throw new Lie(Offence.WRONG_COIN, String.valueOf(wrong.getMessage()));
      }
      tosses.add(seat, toss);
    }
    settle(known);
  }

  /** Settles every draw for which all live seats have tossed. */
  private void settle(CoinDeck before) {
    CoinDeck now = before;
    while (outstanding() > 0 && !now.ended() && areEnough() && tosses.areOfAll(now.live())) {
      CoinDraw draw = now.draw();
      try {
        for (int seat : now.live()) {
          draw = draw.take(seat, tosses.take(seat));
        }
      } catch (BadInput | Refused impossible) {
        throw new IllegalStateException("checked when it arrived", impossible);
      }
      now = draw.deck();
      coin = now;
      opened.put(asked.get(opened.size()), CardNumber.card(draw.values().get(0)));
    }
  }

  private int outstanding() {
    return asked.size() - opened.size();
  }

  /** How many tosses for the wanted cards this seat has still to give. */
  int owes(int seat) {
    CoinDeck known = coin;
    boolean live = known != null && !known.ended() && known.live().contains(seat) && areEnough();
    return live ? outstanding() - tosses.of(seat) : 0;
  }

  /** What this seat's phone owes the deck now. */
  Optional<Duty> duty(int seat) {
    if (coin == null) {
      return isMember(seat) && !heads.containsKey(new Seat(seat, terms.npub(seat)))
          ? Optional.of(new Duty.Commit(deck, attempt))
          : Optional.empty();
    }
    return owes(seat) > 0 ? Optional.of(new Duty.Coin(deck, owes(seat))) : Optional.empty();
  }

  /**
   * A seat is gone for good. A draw that waited for it is burnt.
   *
   * @param fails whether a burnt draw counts as failed; it does not where seats may fall silent
   */
  void drop(int seat, boolean fails) {
    CoinDeck known = Objects.requireNonNull(coin);
    boolean spoils = outstanding() > 0 && known.live().contains(seat);
    CoinDeck rest = known.without(seat);
    if (spoils) {
      coin = fails ? known.failed(List.of(seat)) : rest.anew();
      forgetDraw(seat);
    } else {
      coin = rest;
      tosses.forget(seat);
    }
    if (!fails) {
      fill();
    }
  }

  /** Whether a card is wanted that can't be drawn any more. */
  boolean isExhausted() {
    return coin != null && coin.ended() && outstanding() > 0;
  }

  /** The next tosses of a chain. */
  byte[] tosses(CoinChain chain, int count) {
    return Objects.requireNonNull(coin).contributions(chain, tosses.of(chain.seat()), count);
  }
}
