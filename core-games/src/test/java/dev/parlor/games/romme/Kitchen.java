package dev.parlor.games.romme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.games.Event;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Refusal;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeAction.Play;
import dev.parlor.games.romme.RommeAction.Source;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A kitchen table for tests: the hands of the seats come from a stacked deck, and actions name
 * faces. Seat 0 deals, seat 1 begins. A joker is written with its place, as in {@code Jk=7s}.
 */
final class Kitchen {
  static final Romme ROMME = new Romme();
  final LocalTable<RommeState, RommeView> table;

  private Kitchen(LocalTable<RommeState, RommeView> table) {
    this.table = table;
  }

  /**
   * A table with an upcard and the next cards of the stock. Each hand of up to 13 cards is filled
   * up with others.
   */
  static Kitchen of(Map<String, String> options, String up, String stock, String... hands) {
    List<Card> rest = new ArrayList<>(RommeRounds.DECK.cards());
    List<List<Card>> all = new ArrayList<>();
    List<Card> above = Card.parseAll(up + stock);
    above.forEach(rest::remove);
    for (String hand : hands) {
      all.add(new ArrayList<>(Card.parseAll(hand)));
      all.get(all.size() - 1).forEach(rest::remove);
    }
    rest.removeIf(Card::isJoker);
    for (List<Card> hand : all) {
      while (hand.size() < RommeRounds.HAND) {
        hand.add(rest.remove(rest.size() - 1));
      }
    }
    List<Card> deck = new ArrayList<>();
    for (int card = 0; card < RommeRounds.HAND; card++) {
      for (int step = 1; step <= hands.length; step++) {
        deck.add(all.get(step % hands.length).get(card));
      }
    }
    deck.addAll(above);
    return new Kitchen(
        new LocalTable<>(ROMME, new Setup(hands.length, options), Dealer.stacked(deck)));
  }

  static Kitchen of(String up, String stock, String... hands) {
    return of(Map.of(), up, stock, hands);
  }

  RommeState state() {
    return table.state();
  }

  RommeView view(int seat) {
    return ROMME.view(state(), seat, knowledge(seat));
  }

  Knowledge knowledge(int seat) {
    return table.knowledge(seat);
  }

  RommeSeat seat(int seat) {
    return state().seats().get(seat);
  }

  /** The faces of a hand, sorted. */
  List<Card> hand(int seat) {
    return seat(seat).hand().stream().map(this::face).sorted().collect(Collectors.toList());
  }

  Card face(Slot slot) {
    Card face = table.face(slot);
    if (face == null) {
      throw new AssertionError("no such slot " + slot);
    }
    return face;
  }

  void draw(int seat) {
    act(seat, new RommeAction.Draw(Source.STOCK));
  }

  void take(int seat) {
    act(seat, new RommeAction.Draw(Source.DISCARD));
  }

  void discard(int seat, String card) {
    act(seat, discarding(seat, card));
  }

  RommeAction discarding(int seat, String card) {
    return new RommeAction.Discard(slot(seat, Card.parse(card), List.of()), Card.parse(card));
  }

  void meld(int seat, String... melds) {
    act(seat, melding(seat, melds));
  }

  RommeAction.Meld melding(int seat, String... melds) {
    List<Slot> used = new ArrayList<>();
    return new RommeAction.Meld(
        Arrays.stream(melds).map(meld -> plays(seat, meld, used)).collect(Collectors.toList()));
  }

  void layOff(int seat, int meld, String cards) {
    act(seat, layingOff(seat, meld, cards));
  }

  RommeAction layingOff(int seat, int meld, String cards) {
    return new RommeAction.LayOff(meld, plays(seat, cards, new ArrayList<>()));
  }

  RommeAction.SwapJoker swapping(int seat, int meld, String card) {
    Card face = Card.parse(card);
    return new RommeAction.SwapJoker(meld, slot(seat, face, List.of()), face);
  }

  private List<Play> plays(int seat, String cards, List<Slot> used) {
    List<Play> plays = new ArrayList<>();
    for (String word : cards.split(" ", -1)) {
      Card face = Card.parse(word.substring(0, 2));
      Slot slot = slot(seat, face, used);
      used.add(slot);
      Card place = word.length() == 5 ? Card.parse(word.substring(3)) : face;
      plays.add(new Play(slot, face, place));
    }
    return plays;
  }

  /** The slot of this hand that has this face. Of equal faces it is the one that came last. */
  Slot slot(int seat, Card face, List<Slot> used) {
    @Nullable Slot found = null;
    for (Slot slot : seat(seat).hand()) {
      if (face(slot).equals(face) && !used.contains(slot)) {
        found = slot;
      }
    }
    if (found == null) {
      throw new AssertionError(face + " is not in the hand " + hand(seat));
    }
    return found;
  }

  void act(int seat, RommeAction action) {
    assertEquals(Optional.empty(), table.act(seat, action));
  }

  void apply(Event event) {
    assertEquals(Optional.empty(), table.apply(event));
  }

  /** The key of the refusal. After a refusal nothing has changed. */
  String refusal(int seat, RommeAction action) {
    RommeState before = state();
    Optional<Refusal> refusal = table.act(seat, action);
    assertEquals(before, state());
    return refusal.map(Refusal::key).orElse("accepted");
  }

  /** A seat draws from the stock and discards the same card. */
  void idle(int seat) {
    draw(seat);
    List<Slot> hand = seat(seat).hand();
    Slot drawn = hand.get(hand.size() - 1);
    act(seat, new RommeAction.Discard(drawn, face(drawn)));
  }
}
