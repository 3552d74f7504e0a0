package dev.parlor.p2p.match;

import dev.parlor.games.Slot;
import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Stale;
import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.message.Slots;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Windows in which everybody may lay cards aside unseen: each seat seals its list, then all show.
 * Nobody can gain by lying about a reaction time, because none counts.
 */
public final class Windows {
  private static final int MAX_SLOTS = 64;

  private final Bytes tid;
  private final List<Bytes> npubs;
  private final Map<Integer, Bytes> seals = new TreeMap<>();
  private final Map<Integer, List<Slot>> shown = new TreeMap<>();
  private final Set<Integer> expected = new TreeSet<>();
  private OptionalInt number = OptionalInt.empty();
  private int millis;
  private int newest; // the highest number that was ever open

  Windows(Bytes tid, List<Bytes> npubs) {
    this.tid = tid;
    this.npubs = npubs;
  }

  public OptionalInt number() {
    return number;
  }

  public int millis() {
    return millis;
  }

  public boolean mustSeal(int seat) {
    return number.isPresent() && expected.contains(seat) && !seals.containsKey(seat);
  }

  /** Whether this seat has sealed for the open window, by the log. */
  boolean hasSealed(int seat) {
    return number.isPresent() && seals.containsKey(seat);
  }

  public boolean mustShow(int seat) {
    return number.isPresent()
        && seals.keySet().containsAll(expected)
        && expected.contains(seat)
        && !shown.containsKey(seat);
  }

  void open(int window, int length, Set<Integer> seats) {
    number = OptionalInt.of(window);
    newest = Math.max(newest, window);
    millis = length;
    seals.clear();
    shown.clear();
    expected.clear();
    expected.addAll(seats);
  }

  public Bytes sealOf(int seat, int window, List<Slot> slots, Bytes random) {
    Writer out =
        new Writer().bytes(tid).u32(window).u8(seat).bytes(npubs.get(seat)).u8(slots.size());
    slots.forEach(slot -> out.u16(slot.deck()).u16(slot.index()));
    return Bytes.of(Hash.tagged("CARDGAME/v1/window", out.bytes(random).toArray()));
  }

  /** {@code WINDOW_SEAL:<player>:<window>:<hash>}. */
  void seal(int seat, Line line) throws Lie, Malformed, Stale {
    requireMine(seat, line);
    if (!mustSeal(seat)) {
      throw new Lie(Offence.TWICE, "seal");
    }
    seals.put(seat, line.hex(2, 32));
  }

  /** {@code WINDOW_SHOW:<player>:<window>:<random>:<slot,slot...>}. */
  void show(int seat, Line line) throws Lie, Malformed, Stale {
    requireMine(seat, line);
    if (!mustShow(seat)) {
      throw new Lie(Offence.SHOW_TOO_EARLY, line.toString());
    }
    List<Slot> slots = slots(line.arg(3));
    if (!isSealOf(seat, slots, line.hex(2, 32))) {
      throw new Lie(Offence.WRONG_SHOW, line.toString());
    }
    shown.put(seat, slots);
  }

  /** Whether this seat has sealed exactly this in the open window. */
  public boolean isSealOf(int seat, List<Slot> slots, Bytes random) {
    Bytes seal = seals.get(seat);
    return seal != null
        && number.isPresent()
        && seal.equals(sealOf(seat, number.getAsInt(), slots, random));
  }

  private void requireMine(int seat, Line line) throws Lie, Malformed, Stale {
    if (line.number(0, 1, npubs.size()) - 1 != seat) {
      throw new Lie(Offence.FOR_SOMEBODY_ELSE, line.toString());
    }
    int window = line.number(1, 0, 999_999_999);
    if (window > newest) {
      throw new Lie(Offence.PROMISE_TOO_EARLY, line.toString());
    }
    if (!number.isPresent() || number.getAsInt() != window || !expected.contains(seat)) {
      throw new Stale("window " + window);
    }
  }

  public static String text(List<Slot> slots) {
    StringBuilder text = new StringBuilder();
    for (Slot slot : slots) {
      text.append(text.length() == 0 ? "" : ",").append(slot);
    }
    return text.toString();
  }

  public static List<Slot> slots(String text) throws Malformed {
    List<Slot> slots = new ArrayList<>();
    if (text.isEmpty()) {
      return slots;
    }
    for (String part : text.split(",", -1)) {
      if (slots.size() == MAX_SLOTS) {
        throw new Malformed("more than " + MAX_SLOTS + " slots");
      }
      slots.add(Slots.slot(part));
    }
    return slots;
  }

  /** Waits no longer for a seat that is gone. It has laid nothing aside. */
  void leave(int seat) {
    expected.remove(seat);
  }

  /** What everybody laid aside, once all have shown. */
  Optional<Map<Integer, List<Slot>>> closed() {
    if (!number.isPresent() || !shown.keySet().containsAll(expected)) {
      return Optional.empty();
    }
    number = OptionalInt.empty();
    Map<Integer, List<Slot>> plays = new TreeMap<>(shown);
    return Optional.of(plays);
  }
}
