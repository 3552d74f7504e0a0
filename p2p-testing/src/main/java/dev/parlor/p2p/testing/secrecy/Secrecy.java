package dev.parlor.p2p.testing.secrecy;

import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.p2p.deal.Sealing;
import dev.parlor.p2p.deal.Terms;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.match.Seating;
import dev.parlor.p2p.seating.MatchSeat;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.Passage;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Everything that leaves the phones of one table, and what a coalition of all seats but one could
 * make of it with its own secrets. With real cryptography every message is searched for every share
 * that could open a hidden card, and for every secret. The stand-in hides nothing, so with it this
 * counts which phone has made a share of what.
 */
public final class Secrecy {
  private static final int DRAWN = 1; // the journal's kinds of record
  private static final int OWN = 3;

  /** Something came out that nobody may know. */
  private record Slip(int phone, TableSeat tableSeat, String what) {}

  private final @Nullable Needles needles;
  private final Map<Bytes32, HeardDeck> decks = new LinkedHashMap<>();
  private final Set<Bytes> heard = new HashSet<>();
  private final List<Slip> slips = new ArrayList<>();
  private final Set<Bytes> known = new HashSet<>();
  private final NonceCheck nonces = new NonceCheck(this::deckOf);
  private final Map<Integer, Made> made = new HashMap<>();
  private final Supplier<Seating> seating;
  private int speaking;

  /**
   * Listens to a table.
   *
   * @param seating of the newest match that has begun at it
   */
  public Secrecy(boolean real, Supplier<Seating> seating) {
    this.needles = real ? new Needles() : null;
    this.seating = seating;
  }

  /** This cryptography for a phone of this table, watched during one life of its process. */
  public Sealing watched(int phone, Sealing sealing) {
    Made fresh = new Made(phone);
    made.put(phone, fresh);
    return new WatchedSealing(sealing, this, fresh);
  }

  HeardDeck deck(Terms terms) {
    return decks.computeIfAbsent(
        terms.hid(), hid -> new HeardDeck(terms, seating.get(), needles, () -> speaking));
  }

  private @Nullable HeardDeck deckOf(int root, TableSeat seat) {
    HeardDeck newest = null;
    for (HeardDeck deck : decks.values()) {
      boolean holds = deck.members().contains(deck.seating().seatOf(seat).index());
      newest = deck.root() == root && holds ? deck : newest;
    }
    return newest;
  }

  /** A seat has made its secrets of a deck. */
  void owns(Terms terms, int seat, byte[] tableSecret, byte[] seed) {
    if (needles == null || terms.values().isEmpty()) {
      return; // a pile is shuffled under the keys of its deck
    }
    HeardDeck deck = deck(terms);
    OpenDeck real = deck.real();
    if (real != null && !real.owns(seat)) {
      Scalar key = OpenDeck.key(terms, tableSecret);
      real.owns(seat, key);
      TableSeat who = deck.seating().tableSeat(new MatchSeat(seat));
      needles.add(key.encode(), () -> slips.add(new Slip(-1, who, "its key of a deck")));
      needles.add(
          seed,
          () -> {
            if (!deck.isProven()) {
              slips.add(new Slip(-1, who, "its seed before all shuffles were proven"));
            }
          });
    }
  }

  /** All keys of a deck are there. Each must be the one that its seat's journal gives. */
  void committed(Terms terms, Map<Integer, byte[]> commits) {
    Seating seats = deck(terms).seating();
    OpenDeck real = deck(terms).real();
    if (real != null) {
      String what = "a key that the watch can't follow";
      real.wrongKey(commits)
          .ifPresent(seat -> slips.add(new Slip(-1, seats.tableSeat(new MatchSeat(seat)), what)));
    }
  }

  /** A phone keeps a secret to itself. */
  public void keeps(int phone, String what, byte[] secret) {
    if (needles != null && known.add(Bytes.of(secret))) {
      needles.add(secret, () -> slips.add(new Slip(phone, TableSeat.NONE, what)));
    }
  }

  /** A phone has written something down, so what it signed may be on its way. */
  public void saved(int phone, Bytes record) {
    Made mine = made.computeIfAbsent(phone, Made::new);
    Reader in = new Reader(record);
    try {
      int kind = in.u8();
      boolean worthReading = needles != null || !mine.isEmpty();
      while (kind == OWN && worthReading && !in.isAtEnd()) {
        Entry entry = Entry.decode(in);
        mine.saved(entry);
        signed(phone, entry);
      }
      if (kind == DRAWN && needles != null) {
        in.u8();
        in.text(Line.MAX_BYTES);
        keeps(phone, "its table's secret", in.bytes(32));
        keeps(phone, "the key that it signs with", in.bytes(32));
      }
    } catch (Malformed unreadable) {
      throw new IllegalStateException("a journal of today", unreadable);
    }
  }

  private void signed(int phone, Entry entry) {
    said(phone, entry.payload().bytes());
    if (needles != null
        && !entry.payload().isText()
        && nonces.repeats(entry.seat(), entry.payload().bytes().toArray())) {
      slips.add(new Slip(-1, entry.seat(), "a key, by one nonce in two proofs"));
    }
  }

  /** Hears what leaves a phone, and lets it pass. */
  public Passage ear(int phone) {
    return new Passage() {
      @Override
      public List<Bytes> says(Bytes to, Bytes message) {
        said(phone, message);
        return List.of(message);
      }
    };
  }

  /** Something leaves a phone, to whichever peer. */
  void said(int phone, Bytes message) {
    if (needles != null && heard.add(message)) {
      speaking = phone;
      decks.values().forEach(HeardDeck::prepare);
      needles.search(message.toArray());
    }
  }

  /**
   * What has come out by the doing of a phone since the last time that nobody was to know.
   *
   * @param shown by match: what the rules have shown, at least as far as this phone knows the log
   * @param honestSeat the seats of the table that must let nothing slip
   * @param sameLog those of them which have the log of this phone, whose cards are worth protecting
   *     by it; all others are in every coalition
   */
  public Optional<String> leak(
      int phone,
      IntFunction<Shown> shown,
      IntPredicate honestPhone,
      Predicate<TableSeat> honestSeat,
      Predicate<TableSeat> sameLog) {
    for (HeardDeck deck : decks.values()) {
      if (!deck.hasNews(phone)) {
        continue;
      }
      Seating seats = deck.seating();
      Optional<String> leak =
          deck.leak(
              phone,
              shown.apply(seats.number()),
              seat -> sameLog.test(seats.tableSeat(new MatchSeat(seat))));
      if (leak.isPresent()) {
        return leak;
      }
    }
    for (Slip slip : slips) {
      if (slip.phone() >= 0 ? honestPhone.test(slip.phone()) : honestSeat.test(slip.tableSeat())) {
        String who = slip.phone() >= 0 ? "P" + (slip.phone() + 1) : slip.tableSeat().toString();
        return Optional.of(who + " lets out " + slip.what());
      }
    }
    slips.clear();
    return Optional.empty();
  }

  /**
   * How many public cards a coalition of all members but one has opened by its own keys and by what
   * it found on the air. This shows whether the search can find anything.
   */
  public int opened() {
    int opened = 0;
    for (HeardDeck deck : decks.values()) {
      OpenDeck real = deck.real();
      opened += real == null ? 0 : real.opened();
    }
    return opened;
  }

  /**
   * A seat's share of the last card of the newest deck, which no match reaches: what a phone must
   * never say, for tests of this watch.
   */
  public Optional<Bytes> unspeakable(int seat) {
    Optional<Bytes> newest = Optional.empty();
    for (HeardDeck deck : decks.values()) {
      OpenDeck real = deck.real();
      Optional<Bytes> share = real == null ? Optional.empty() : real.lastShare(seat);
      newest = share.isPresent() ? share : newest;
    }
    return newest;
  }
}
