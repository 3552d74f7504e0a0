package dev.parlor.terminal.play.romme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dealt;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.Phase;
import dev.parlor.games.romme.RommeAction;
import dev.parlor.games.romme.RommeChoice;
import dev.parlor.games.romme.RommeOptions;
import dev.parlor.games.romme.RommeSeat;
import dev.parlor.games.romme.RommeView;
import dev.parlor.terminal.Texts;
import dev.parlor.terminal.play.Scene;
import dev.parlor.terminal.play.Typed;
import dev.parlor.terminal.screen.Canvas;
import dev.parlor.terminal.screen.Look;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Free choice of melds by letters, typed or pressed. */
class RommeTypingTest {
  /** Sorted by suit and rank: a 8s, b Ks, c 8h, d Kh, e 8d, f Kd, g 9d, h Td, i Jk. */
  private static final String HAND = "8sKs8hKh8dKd9dTdJk";

  private static Scene<RommeView> scene(boolean hasMelded) {
    List<RommeView.HandCard> hand = new ArrayList<>();
    for (Card card : Card.parseAll(HAND)) {
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
            Phase.PLAY,
            1,
            1,
            Optional.of(0),
            true,
            false,
            List.of(
                player(0, hasMelded, List.of()),
                player(1, true, List.of(new RommeView.Meld(3, 1, 18, run)))),
            hand,
            90,
            20,
            Optional.empty(),
            0,
            List.of(),
            List.of(),
            60,
            4,
            Optional.of(new Dealt(new Slot(0, 40), Card.parse("2c"))),
            new RommeOptions(30, 6, true, 200, 5, false),
            Optional.empty());
    RommeAction.Discard discard = new RommeAction.Discard(slot('a'), Card.parse("8s"));
    Look look = new Look(Look.Depth.NONE, false, false, Texts.in(Locale.ENGLISH));
    return new Scene<>(
        view,
        0,
        List.of("You", "Ada"),
        List.of(new RommeChoice.Discard(List.of(discard))),
        List.of(),
        look);
  }

  private static RommeView.Player player(int seat, boolean melded, List<RommeView.Meld> melds) {
    return new RommeView.Player(
        seat, RommeSeat.Status.PLAYING, RommeSeat.Presence.HERE, 9, 0, melded, melds);
  }

  /** By its place in {@link #HAND}, from the letter under which it is shown. */
  private static Slot slot(char letter) {
    return new Slot(0, letter - 'a');
  }

  private static RommeAction read(String text) {
    Typed typed = new RommeScreen().read(text, scene(true));
    assertTrue(typed instanceof Typed.Move, text + " " + typed);
    return (RommeAction) ((Typed.Move) typed).action();
  }

  private static String refused(String text) {
    Typed typed = new RommeScreen().read(text, scene(true));
    assertTrue(typed instanceof Typed.NotYet, text + " " + typed);
    return ((Typed.NotYet) typed).reason().key();
  }

  private static char letter(String card) {
    RommeView view = scene(true).view();
    int index = 0;
    for (RommeView.HandCard held : OwnHand.sorted(view)) {
      if (held.face().equals(Optional.of(Card.parse(card)))) {
        return (char) ('a' + index);
      }
      index++;
    }
    throw new AssertionError(card);
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

  private static String preview(String text, boolean hasMelded) {
    return new RommeScreen().preview(text, scene(hasMelded)).orElse("");
  }

  @Test
  void chosenCardsAreMeldedAndCountedBeforehand() {
    String kings = "m" + named("Ks", "Kh", "Kd");
    RommeAction.Meld meld = (RommeAction.Meld) read(kings);
    assertEquals(1, meld.melds().size());
    assertEquals("Enter lays Ks Kh Kd: 30 points", preview(kings, false));
    String eights = "m " + named("8s", "8h", "8d");
    assertEquals("8s 8h 8d: 24 points; the first meld needs 30", preview(eights, false));
    assertEquals("Enter lays 8s 8h 8d: 24 points", preview(eights, true));
  }

  @Test
  void severalMeldsAreFoundOrNamed() {
    String both = named("Ks", "Kh", "Kd", "8s", "8h", "8d");
    assertEquals(2, ((RommeAction.Meld) read("m" + both)).melds().size());
    String apart = named("Ks", "Kh", "Kd") + "/" + named("8d", "9d", "Td");
    RommeAction.Meld meld = (RommeAction.Meld) read("m" + apart);
    assertEquals("8d9dTd", places(meld.melds().get(1)));
    assertEquals("romme.meld.none", refused("m" + both + "/" + named("9d", "Td")));
  }

  @Test
  void aJokerStandsWhereItCountsMostOrWhereThePlayerSays() {
    String run = "m" + named("8d", "9d", "Td", "Jk");
    assertEquals("8d9dTdJd", places(((RommeAction.Meld) read(run)).melds().get(0)));
    String said = run + "=7d";
    assertEquals("8d9dTd7d", places(((RommeAction.Meld) read(said)).melds().get(0)));
    assertEquals("Enter lays 8d 9d 10d Jk=7d: 34 points", preview(said, true));
  }

  @Test
  void cardsGoToAMeldInTheOrderInWhichTheyFit() {
    String three = "l3" + named("Td", "8d", "9d");
    RommeAction.LayOff layOff = (RommeAction.LayOff) read(three);
    assertEquals(3, layOff.meld());
    assertEquals("8d9dTd", places(layOff.plays()));
    assertEquals("Enter lays 8d 9d 10d to meld 3", preview(three, true));
    RommeAction.LayOff joker = (RommeAction.LayOff) read("l3" + named("Jk", "8d"));
    assertEquals("8d9d", places(joker.plays()));
    assertEquals("Ks", places(((RommeAction.LayOff) read("l3" + letter("Ks"))).plays()));
  }

  @Test
  void jokersAreTakenAndGivenBackAndTurnsEnd() {
    RommeAction.SwapJoker swap = (RommeAction.SwapJoker) read("j3" + letter("8d"));
    assertEquals(Card.parse("8d"), swap.face());
    assertEquals(new RommeAction.TakeBack(3), read("b3"));
    Typed.Move discard = (Typed.Move) new RommeScreen().read("da", scene(true));
    assertEquals("Enter discards 8s and ends the turn", preview("d" + letter("8s"), true));
    assertFalse(((Typed.Move) new RommeScreen().read("db", scene(true))).atOnce());
    assertEquals(discard.atOnce(), letter("8s") == 'a');
  }

  @Test
  void whatNamesNoCardsIsRefusedInASentence() {
    for (String text : List.of("mz", "maa", "m/", "m a=", "v9")) {
      assertEquals("romme.pick.letters", refused(text), text);
    }
    assertEquals("romme.meld.empty", refused("m"));
    assertEquals("romme.meld.none", refused("m" + named("Ks", "8h", "9d")));
    assertEquals("romme.pick.meld", refused("la"));
    assertEquals("romme.pick.meld", refused("l3"));
    assertEquals("romme.pick.one", refused("dab"));
    assertEquals("romme.pick.one", refused("j3ab"));
    assertEquals("play.typeKey", refused("xyz"));
    assertEquals("play.typeKey", refused("s"));
    assertEquals("play.typeKey", refused("b"));
    assertEquals("romme.pick.value", refused("v" + named("Ks", "Kh", "Kd")));
  }

  @Test
  void chosenCardsAreLiftedOutOfTheHand() {
    Canvas canvas = new Canvas(80, 20);
    new RommeScreen().paint(canvas, scene(true), "m" + named("Ks", "Kh"));
    List<String> rows = canvas.plain();
    assertTrue(rows.get(16).contains("Ks") && rows.get(16).contains("Kh"), rows.toString());
    assertFalse(rows.get(17).contains("Ks"));
    assertTrue(rows.get(17).contains("8s"));
    assertEquals(Set.of(), OwnHand.chosen("", scene(true).view()));
  }
}
