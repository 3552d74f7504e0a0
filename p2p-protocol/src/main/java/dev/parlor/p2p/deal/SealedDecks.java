package dev.parlor.p2p.deal;

import dev.parlor.games.Slot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Which slot of the rules lies at which position of which vault, and what the values mean. */
final class SealedDecks {
  /** A slot's place. */
  record Place(Box box, int position) {}

  /** A vault as it was between two openings. */
  record Past(long number, Vault vault) {
    /**
     * Whether a block that was made for this position of the old deck is as good for the deck as it
     * is now.
     */
    boolean isStill(Vault now, int position) {
      return now.version(position) == vault.version(position)
          && now.members().equals(vault.members());
    }

    /**
     * Whether a block that was made for all positions of the old deck is as good for the deck as it
     * is now.
     */
    boolean isStill(Box now) {
      for (int position = 0; position < now.size(); position++) {
        if (!isStill(now.vault, position)
            || !now.vault.opened(position).equals(vault.opened(position))) {
          return false;
        }
      }
      return true;
    }
  }

  /** A vault in use, and what the rules still want seen of it. */
  static final class Box {
    final int root;
    final Vault vault;
    final Terms terms;
    final List<Vault.Want> wanted = new ArrayList<>();
    final Map<Integer, Integer> remasks = new TreeMap<>();
    private List<Set<Integer>> lastOfNext = List.of();
    // which seats give their shares last in the opening under way, wave by wave
    private List<Set<Integer>> last = List.of();
    private final NavigableMap<Long, Past> past = new TreeMap<>();
    private boolean changed = true;
    long number;

    Box(int root, Vault vault, Terms terms) {
      this.root = root;
      this.vault = vault;
      this.terms = terms;
    }

    int size() {
      return terms.values().size();
    }

    /** Lets these seats give their shares last in the next opening, wave by wave. */
    void helpLast(List<Set<Integer>> waves) {
      lastOfNext = waves;
    }

    /** Whether the opening under way waits for this seat's shares now. */
    boolean awaits(int seat) {
      if (!vault.awaits(seat)) {
        return false;
      }
      for (int other : vault.members()) {
        if (wave(other) < wave(seat) && vault.awaits(other)) {
          return false;
        }
      }
      return true;
    }

    private int wave(int seat) {
      for (int wave = 0; wave < last.size(); wave++) {
        if (last.get(wave).contains(seat)) {
          return wave + 1;
        }
      }
      return 0;
    }

    /** Opens all that is wanted, unless an opening is under way. */
    void openWanted() {
      if (!vault.isOpening() && !wanted.isEmpty()) {
        List<Vault.Want> now = new ArrayList<>(wanted);
        wanted.clear();
        last = lastOfNext;
        lastOfNext = List.of();
        vault.open(now, ++number);
        changed = true;
      }
    }

    void settle(Shuffling shuffled, int[] order) {
      shuffled.settle(order);
      changed = true;
    }

    void takeRemask(int position, int seat, byte[] remask) throws Lie {
      vault.takeRemask(position, seat, number, remask);
      changed = true;
    }

    void takeHandOver(int seat, byte[] shares) throws Lie {
      vault.takeHandOver(seat, number, shares);
      changed = true;
    }

    /**
     * Keeps the deck as it is now. A block that is signed at this size of the log is judged by it.
     */
    void remember(long size) {
      if (changed && !vault.isOpening()) {
        past.put(size, new Past(number, vault.copy()));
        changed = false;
      }
    }

    /**
     * The deck as an author knew it who had seen so much of the log; null if it did not exist yet.
     */
    @Nullable Past at(long seen) {
      Map.Entry<Long, Past> then = past.floorEntry(seen);
      return then == null ? null : then.getValue();
    }
  }

  private final Map<Integer, Box> boxes = new TreeMap<>();
  private final Map<Slot, Place> places = new HashMap<>();

  void add(Box box) {
    boxes.put(box.root, box);
  }

  Iterable<Box> all() {
    return boxes.values();
  }

  @Nullable Box box(int root) {
    return boxes.get(root);
  }

  Place place(Slot slot) {
    return Objects.requireNonNull(places.get(slot), () -> "no such slot: " + slot);
  }

  @Nullable Place find(Slot slot) {
    return places.get(slot);
  }

  void put(Slot slot, Place place) {
    places.put(slot, place);
  }

  void remove(Slot slot) {
    places.remove(slot);
  }

  /** A fresh deck replaces everything before it. */
  void clear() {
    boxes.clear();
    places.clear();
  }

  /** Forgets every vault that can't be opened without this member. */
  void drop(int seat) {
    boxes.values().removeIf(box -> box.vault.members().contains(seat));
    places.values().removeIf(place -> !boxes.containsValue(place.box()));
  }
}
