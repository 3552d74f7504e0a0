package dev.parlor.tables.romme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Choice;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeAction;
import dev.parlor.games.romme.RommeChoice;
import dev.parlor.games.romme.RommeView;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Touch;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Move;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Sheet;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * A hand of Rommé under a finger: cards are arranged, picked, taken back, and laid on what glows.
 */
class RommeTouchTest {
  private static final RommeTable TABLE = new RommeTable();
  private static final String HAND = "Ks8d6d8sJkKh";
  private static final int MELD = 3; // 5d, a joker, 7d

  private static Slot slot(String card) {
    return new Slot(0, Card.parseAll(HAND).indexOf(Card.parse(card)));
  }

  /**
   * A table at which the rules let 8d go on the meld, 6d take its joker, and any card be discarded.
   */
  private static Glimpse<RommeView> table() {
    List<RommeAction.Discard> discards = new ArrayList<>();
    Card.parseAll(HAND)
        .forEach(card -> discards.add(new RommeAction.Discard(slot(card.toString()), card)));
    RommeAction.Play eight = new RommeAction.Play(slot("8d"), Card.parse("8d"), Card.parse("8d"));
    RommeAction.SwapJoker swap = new RommeAction.SwapJoker(MELD, slot("6d"), Card.parse("6d"));
    List<Choice> choices =
        List.of(
            new RommeChoice.Discard(discards),
            new RommeChoice.LayOff(List.of(new RommeAction.LayOff(MELD, List.of(eight)))),
            new RommeChoice.Swap(List.of(swap)));
    return RommeGrammarTest.table(HAND, true, choices);
  }

  private static Scene scene(Picks picks) {
    return TABLE.scene(table(), picks);
  }

  private static Picks picked(String... cards) {
    Picks picks = TABLE.kept(Picks.NONE, table());
    for (String card : cards) {
      picks = picks.toggled(slot(card));
    }
    return picks;
  }

  private static Zone zone(Scene scene, At.Kind kind) {
    return scene.zones().stream()
        .filter(zone -> zone.at().kind() == kind)
        .findFirst()
        .orElseThrow();
  }

  private static String hand(Picks picks) {
    return zone(scene(picks), At.Kind.OWN).spots().stream()
        .map(spot -> String.valueOf(spot.face()))
        .collect(Collectors.joining());
  }

  private static Optional<Move> move(Picks picks, String key) {
    return scene(picks).moves().stream().filter(move -> move.label().key().equals(key)).findFirst();
  }

  private static Picks pressed(Picks picks, String key) {
    return ((Deed.Pick) move(picks, key).orElseThrow().deed()).next();
  }

  @Test
  void theHandIsSortedBySuitOrByRankAndStaysAsItWasArranged() {
    Picks bySuit = pressed(picked(), "romme.move.bySuit");
    assertEquals("8sKsKh6d8dJk", hand(bySuit));
    Picks byRank = pressed(bySuit, "romme.move.byRank");
    assertEquals("6d8s8dKsKhJk", hand(byRank));
    At own = At.of(At.Kind.OWN, 0);
    Touch moved = TABLE.drop(table(), byRank, own.card(5), own.card(0));
    assertEquals("Jk6d8s8dKsKh", hand(((Touch.Picked) moved).picks()));
  }

  @Test
  void whatWasPickedIsTakenBackOneByOneBeforeItIsLaid() {
    Picks three = picked("Ks", "8d", "6d");
    Picks two = pressed(three, "move.undo");
    assertEquals(List.of(slot("Ks"), slot("8d")), two.slots());
    Picks none = pressed(pressed(two, "move.undo"), "move.undo");
    assertEquals(List.of(), none.slots());
    assertFalse(move(none, "move.undo").isPresent(), "there is nothing left to be taken back");
  }

  @Test
  void aMeldGlowsForWhatCanBeLaidOnItAndForNothingElse() {
    assertFalse(zone(scene(picked()), At.Kind.MELDS).target());
    assertFalse(zone(scene(picked("Ks")), At.Kind.MELDS).target());
    Picks eight = picked("8d");
    assertTrue(zone(scene(eight), At.Kind.MELDS).target());
    Touch touch = TABLE.tap(table(), eight, At.of(At.Kind.MELDS, 1).group(MELD));
    Deed.Act act = (Deed.Act) ((Touch.Does) touch).deed();
    assertEquals(MELD, ((RommeAction.LayOff) act.action()).meld());
  }

  @Test
  void aJokerShowsItsPlaceAndIsTakenByTheCardOfThatPlace() {
    Spot joker = zone(scene(picked()), At.Kind.MELDS).spots().get(1);
    assertEquals(Card.parse("6d"), joker.standsFor());
    assertFalse(joker.has(Mark.GLOWING) || joker.target());
    Picks six = picked("6d");
    Spot wanted = zone(scene(six), At.Kind.MELDS).spots().get(1);
    assertTrue(wanted.has(Mark.GLOWING) && wanted.target());
    Touch touch = TABLE.tap(table(), six, wanted.at());
    Deed.Act act = (Deed.Act) ((Touch.Does) touch).deed();
    assertEquals(new RommeAction.SwapJoker(MELD, slot("6d"), Card.parse("6d")), act.action());
  }

  /** A joker beside two eights stands for one of the other two. */
  @Test
  void whatAJokerStandsForIsChosenFromAllThatItCan() {
    Picks picks = picked("8d", "8s", "Jk");
    Picks open = pressed(picks, "romme.move.joker");
    Sheet.Options sheet = (Sheet.Options) scene(open).sheet().orElseThrow();
    List<Card> stands = new ArrayList<>();
    for (Move option : sheet.moves()) {
      Picks said = ((Deed.Pick) option.deed()).next();
      Spot own =
          zone(scene(said), At.Kind.OWN).spots().stream()
              .filter(spot -> Objects.equals(spot.face(), Card.JOKER))
              .findFirst()
              .orElseThrow();
      stands.add(Objects.requireNonNull(own.standsFor()));
    }
    assertEquals(List.of(Card.parse("8h"), Card.parse("8c")), sorted(stands));
  }

  private static List<Card> sorted(List<Card> cards) {
    return cards.stream()
        .sorted((one, other) -> other.toString().compareTo(one.toString()))
        .collect(Collectors.toList());
  }
}
