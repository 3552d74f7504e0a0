package dev.parlor.tables.romme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Choice;
import dev.parlor.games.Dealt;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeAction;
import dev.parlor.games.romme.RommeChoice;
import dev.parlor.games.romme.RommeOptions;
import dev.parlor.games.romme.RommePhase;
import dev.parlor.games.romme.RommeSeat;
import dev.parlor.games.romme.RommeView;
import dev.parlor.tables.kit.Around;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Touch;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Trust;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Melds are freely chosen by letters, typed or pressed. */
class RommeGrammarTest {
  /**
   * The hand. Sorted by suit and rank it is: a 8s, b Ks, c 8h, d Kh, e 8d, f Kd, g 9d, h Td, i Jk.
   */
  private static final String HAND = "8sKs8hKh8dKd9dTdJk";

  private static Glimpse<RommeView> table(boolean hasMelded) {
    RommeAction.Discard discard = new RommeAction.Discard(slot('a'), Card.parse("8s"));
    return table(HAND, hasMelded, List.of(new RommeChoice.Discard(List.of(discard))));
  }

  /** A hand in the middle of its turn. Another seat has laid meld 3: 5d, a joker, 7d. */
  static Glimpse<RommeView> table(String cards, boolean hasMelded, List<Choice> choices) {
    List<RommeView.HandCard> hand = new ArrayList<>();
    for (Card card : Card.parseAll(cards)) {
      Slot slot = new Slot(0, hand.size());
      hand.add(new RommeView.HandCard(slot, Optional.of(card), false, false, false, false));
    }
    List<RommeView.MeldCard> run = new ArrayList<>();
    List<Card> places = Card.parseAll("5d6d7d");
    for (Card place : places) {
      Card face = place.rank().letter() == '6' ? Card.JOKER : place;
      run.add(new RommeView.MeldCard(new Slot(1, run.size()), face, place, true));
    }
    RommeView view =
        new RommeView(
            0,
            RommePhase.PLAY,
            new RommeView.Deal(1, 1, Optional.empty()),
            Optional.of(0),
            false,
            List.of(
                player(0, hasMelded, List.of()),
                player(1, true, List.of(new RommeView.Meld(3, 1, 18, run)))),
            new RommeView.Mine(hand, 90, 20, Optional.empty(), 0),
            new RommeView.Piles(60, 4, Optional.of(new Dealt(new Slot(0, 40), Card.parse("2c")))),
            new RommeOptions(30, 6, true, 200, 5, false, 100));
    Around around =
        new Around(
            1,
            1,
            Around.Party.onOneDevice(0, List.of(Person.here("You"), Person.here("Ada"))),
            Around.Mine.NOTHING,
            List.of(),
            Trust.of(Trust.Shield.ONE_DEVICE),
            Phrase.NONE,
            Optional.empty());
    return new Glimpse<>(view, choices, around);
  }

  private static RommeView.Player player(int seat, boolean melded, List<RommeView.Meld> melds) {
    return new RommeView.Player(
        seat, RommeSeat.Status.PLAYING, RommeSeat.Presence.HERE, 9, 0, melded, melds);
  }

  /**
   * The slot of a card by the letter under which it is shown; letters stand for places in {@link
   * #HAND}.
   */
  private static Slot slot(char letter) {
    return new Slot(0, letter - 'a');
  }

  private static Picks letters(Glimpse<RommeView> table) {
    return new RommeTable().kept(Picks.NONE, table);
  }

  private static Touch touch(String text, boolean hasMelded) {
    Glimpse<RommeView> table = table(hasMelded);
    return new RommeTable().read(table, letters(table), text);
  }

  private static RommeAction read(String text) {
    Touch touch = touch(text, true);
    assertTrue(touch instanceof Touch.Does, text + " " + touch);
    return (RommeAction) ((Deed.Act) ((Touch.Does) touch).deed()).action();
  }

  private static String refused(String text) {
    Touch touch = touch(text, true);
    assertTrue(touch instanceof Touch.Refused, text + " " + touch);
    return ((Touch.Refused) touch).why().key();
  }

  private static char letter(String card) {
    Glimpse<RommeView> table = table(true);
    Picks picks = letters(table);
    return table.view().hand().stream()
        .filter(held -> held.face().equals(Optional.of(Card.parse(card))))
        .map(held -> picks.letter(held.slot()).charAt(0))
        .findFirst()
        .orElseThrow();
  }

  private static String named(String... cards) {
    StringBuilder text = new StringBuilder();
    for (String card : cards) {
      text.append(letter(card));
    }
    return text.toString();
  }

  private static String places(List<RommeAction.Play> plays) {
    StringBuilder text = new StringBuilder();
    plays.forEach(play -> text.append(play.place()));
    return text.toString();
  }

  /** The table as it is shown before Enter is pressed. */
  private static Scene preview(String text, boolean hasMelded) {
    Touch.Does does = (Touch.Does) touch(text, hasMelded);
    return new RommeTable().scene(table(hasMelded), does.meant());
  }

  private static Optional<String> offered(Scene scene, RommeAction action) {
    return scene.moves().stream()
        .filter(move -> move.deed().equals(new Deed.Act(action)))
        .map(move -> move.label().key() + move.label().args())
        .findFirst();
  }

  @Test
  void chosenCardsAreShownAndCountedBeforehand() {
    String kings = "m" + named("Ks", "Kh", "Kd");
    RommeAction.Meld meld = (RommeAction.Meld) read(kings);
    assertEquals(1, meld.melds().size());
    assertEquals(Optional.of("romme.move.meld[30]"), offered(preview(kings, false), meld));
    String eights = "m " + named("8s", "8h", "8d");
    Scene little = preview(eights, false);
    assertEquals(Optional.empty(), offered(little, read(eights)));
    assertEquals(List.of(24, 30), little.gauges().get(0).caption().args());
    long lifted =
        little.zones().stream()
            .flatMap(zone -> zone.spots().stream())
            .filter(spot -> spot.has(Mark.PICKED))
            .count();
    assertEquals(3, lifted);
  }

  @Test
  void severalMeldsAreNamed() {
    String apart = named("Ks", "Kh", "Kd") + "/" + named("8d", "9d", "Td");
    RommeAction.Meld meld = (RommeAction.Meld) read("m" + apart);
    assertEquals("8d9dTd", places(meld.melds().get(1)));
    assertEquals("romme.meld.none", refused("m" + apart + "/" + named("8s", "8h")));
  }

  @Test
  void aJokerStandsWhereItCountsMostOrWhereThePlayerSays() {
    String run = "m" + named("8d", "9d", "Td", "Jk");
    assertEquals("8d9dTdJd", places(((RommeAction.Meld) read(run)).melds().get(0)));
    String said = run + "=7d";
    assertEquals(places("7d8d9dTd"), sorted(((RommeAction.Meld) read(said)).melds().get(0)));
    String ten = "m" + named("8d", "9d") + "*10d";
    assertEquals(places("8d9dTd"), sorted(((RommeAction.Meld) read(ten)).melds().get(0)));
  }

  private static Set<Card> places(String cards) {
    return Set.copyOf(Card.parseAll(cards));
  }

  private static Set<Card> sorted(List<RommeAction.Play> plays) {
    return plays.stream().map(RommeAction.Play::place).collect(Collectors.toSet());
  }

  @Test
  void cardsGoToAMeldInTheOrderInWhichTheyFit() {
    RommeAction.LayOff layOff = (RommeAction.LayOff) read("l3" + named("Td", "8d", "9d"));
    assertEquals(3, layOff.meld());
    assertEquals("8d9dTd", places(layOff.plays()));
    RommeAction.LayOff joker = (RommeAction.LayOff) read("l3" + named("Jk", "8d"));
    assertTrue(places(joker.plays()).contains("8d"), places(joker.plays()));
    assertEquals(2, joker.plays().size());
  }

  @Test
  void jokersAreTakenAndTurnsEnd() {
    RommeAction.SwapJoker swap = (RommeAction.SwapJoker) read("j3" + letter("8d"));
    assertEquals(Card.parse("8d"), swap.face());
    assertEquals(new RommeAction.TakeBack(3), read("b3"));
    assertTrue(((Touch.Does) touch("d" + letter("8s"), true)).atOnce());
    assertFalse(((Touch.Does) touch("d" + letter("Ks"), true)).atOnce());
  }

  @Test
  void whatNamesNoCardsIsRefusedInASentence() {
    for (String text : List.of("mz", "maa", "m/", "m a=")) {
      assertEquals("romme.type.letters", refused(text), text);
    }
    assertEquals("romme.meld.empty", refused("m"));
    assertEquals("romme.meld.none", refused("m" + named("Ks", "8h", "9d")));
    assertEquals("romme.type.meld", refused("la"));
    assertEquals("romme.type.meld", refused("l3"));
    assertEquals("romme.pick.one", refused("dab"));
    assertEquals("romme.pick.one", refused("j3ab"));
    for (String text : List.of("xyz", "s", "b")) {
      assertEquals("type.unknown", refused(text), text);
    }
  }
}
