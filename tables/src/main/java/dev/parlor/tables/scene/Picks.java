package dev.parlor.tables.scene;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What a person has chosen so far and not done yet. Nobody else sees it, and no rule depends on it,
 * so it may be forgotten at any time.
 *
 * @param groups chosen cards; several groups are staged for one action, and the last one is being
 *     made
 * @param standsFor what the person says that a joker stands for
 * @param number a chosen pile, meld or seat
 * @param amount a staged amount
 * @param order in which the person wants to see the own cards; cards that are not named come last
 * @param letters by which letter each own card is named when typing; a card keeps its letter for as
 *     long as it is held
 * @param open the sheet that is open; empty for none
 */
public record Picks(
    List<List<Slot>> groups,
    Map<Slot, Card> standsFor,
    OptionalInt number,
    OptionalInt amount,
    List<Slot> order,
    Map<Slot, Integer> letters,
    String open) {
  public static final Picks NONE =
      new Picks(
          List.of(), Map.of(), OptionalInt.empty(), OptionalInt.empty(), List.of(), Map.of(), "");

  public Picks {
    groups = groups.stream().map(List::copyOf).collect(Collectors.toList());
    groups = List.copyOf(groups);
    standsFor = Map.copyOf(standsFor);
    order = List.copyOf(order);
    letters = Map.copyOf(letters);
  }

  /** All chosen cards in the order in which they were chosen. */
  public List<Slot> slots() {
    List<Slot> all = new ArrayList<>();
    groups.forEach(all::addAll);
    return all;
  }

  /** The group that is being made; empty when none is. */
  public List<Slot> last() {
    return groups.isEmpty() ? List.of() : groups.get(groups.size() - 1);
  }

  public boolean has(Slot slot) {
    return groups.stream().anyMatch(group -> group.contains(slot));
  }

  public @Nullable Card standIn(Slot slot) {
    return standsFor.get(slot);
  }

  /** These picks with a card chosen, or no longer chosen if it was before. */
  public Picks toggled(Slot slot) {
    List<List<Slot>> changed = new ArrayList<>();
    groups.forEach(group -> changed.add(new ArrayList<>(group)));
    if (has(slot)) {
      changed.forEach(group -> group.remove(slot));
      changed.removeIf(List::isEmpty);
      Map<Slot, Card> fewer = new LinkedHashMap<>(standsFor);
      fewer.remove(slot);
      return new Picks(changed, fewer, number, amount, order, letters, "");
    }
    if (changed.isEmpty()) {
      changed.add(new ArrayList<>());
    }
    changed.get(changed.size() - 1).add(slot);
    return new Picks(changed, standsFor, number, amount, order, letters, "");
  }

  /** These picks with the last group put aside and a new one begun. */
  public Picks staged() {
    List<List<Slot>> more = new ArrayList<>(groups);
    more.add(List.of());
    return new Picks(more, standsFor, number, amount, order, letters, "");
  }

  public Picks with(List<List<Slot>> others) {
    return new Picks(others, standsFor, number, amount, order, letters, open);
  }

  public Picks saying(Slot joker, Card card) {
    Map<Slot, Card> more = new LinkedHashMap<>(standsFor);
    more.put(joker, card);
    return new Picks(groups, more, number, amount, order, letters, "");
  }

  public Picks choosing(int which) {
    return new Picks(groups, standsFor, OptionalInt.of(which), amount, order, letters, open);
  }

  public Picks staking(int chips) {
    return new Picks(groups, standsFor, number, OptionalInt.of(chips), order, letters, open);
  }

  public Picks ordered(List<Slot> slots) {
    return new Picks(groups, standsFor, number, amount, slots, letters, open);
  }

  public Picks opening(String sheet) {
    return new Picks(groups, standsFor, number, amount, order, letters, sheet);
  }

  /** These picks with nothing chosen. The own order and the letters stay. */
  public Picks cleared() {
    return new Picks(
        List.of(), Map.of(), OptionalInt.empty(), OptionalInt.empty(), order, letters, "");
  }

  /**
   * These picks for the cards that are still held. Each card without a letter gets the first free
   * one.
   */
  public Picks holding(List<Slot> held) {
    Map<Slot, Integer> named = new LinkedHashMap<>(letters);
    named.keySet().retainAll(held);
    int free = 0;
    for (Slot slot : held) {
      while (!named.containsKey(slot) && named.containsValue(free)) {
        free++;
      }
      named.putIfAbsent(slot, free);
    }
    List<List<Slot>> fewer = new ArrayList<>();
    for (List<Slot> group : groups) {
      List<Slot> kept = new ArrayList<>(group);
      kept.retainAll(held);
      fewer.add(kept);
    }
    fewer.removeIf(List::isEmpty);
    Map<Slot, Card> meant = new LinkedHashMap<>(standsFor);
    meant.keySet().retainAll(held);
    return new Picks(fewer, meant, number, amount, order, named, open);
  }

  /** The letter of a card for typing; empty while it has none. */
  public String letter(Slot slot) {
    Integer number = letters.get(slot);
    return number == null ? "" : String.valueOf((char) ('a' + number));
  }

  /** These cards in the order in which the person wants to see them. */
  public List<Slot> arranged(List<Slot> held) {
    List<Slot> arranged = new ArrayList<>(order);
    arranged.retainAll(held);
    held.stream().filter(slot -> !arranged.contains(slot)).forEach(arranged::add);
    return arranged;
  }

  /**
   * These picks without the last choice: an open sheet, an amount, a card, a staged group, or a
   * number.
   */
  public Picks undone() {
    if (!open.isEmpty()) {
      return opening("");
    } else if (amount.isPresent()) {
      return new Picks(groups, standsFor, number, OptionalInt.empty(), order, letters, "");
    } else if (!groups.isEmpty()) {
      List<Slot> last = last();
      return last.isEmpty()
          ? with(groups.subList(0, groups.size() - 1))
          : toggled(last.get(last.size() - 1));
    }
    return cleared();
  }
}
