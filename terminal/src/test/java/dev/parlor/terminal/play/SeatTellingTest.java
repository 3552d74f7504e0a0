package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.games.Timer;
import dev.parlor.games.poker.PokerView;
import dev.parlor.p2p.clock.Countdown;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.Emote;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.poker.PokerTable;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Trust;
import dev.parlor.tables.sitting.SeatGlimpses;
import dev.parlor.terminal.screen.Look;
import dev.parlor.terminal.table.Sentences;
import dev.parlor.terminal.table.SignedBy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The news that a seat between devices has beside the game: clocks, absence, liars, the shield. */
class SeatTellingTest {
  private static final TableView<PokerView> CALM = PokerMoments.seats(Set.of(), Set.of());
  private static final Sentences WORDS =
      Kits.sentences(Catalogue.SHIPPED.of(PokerKit.KIT.id()), Look.of(Map.of()), false);
  private static final String OTHER = PokerMoments.VIEW.seats().get(1).callsign();
  private static final String THIRD = PokerMoments.VIEW.seats().get(2).callsign();

  private final SeatGlimpses<PokerView> glimpses = new SeatGlimpses<>(PokerKit.KIT);

  private Scene scene(TableView<PokerView> view, List<Countdown> clocks) {
    SeatGlimpses.Own own = new SeatGlimpses.Own(List.of(), false, List.of());
    Glimpse<PokerView> now = glimpses.next(view, clocks, own, PokerMoments.NOW).orElseThrow();
    told = WORDS.say(now.told(), new PokerTable().scene(now, Picks.NONE));
    return new PokerTable().scene(now, Picks.NONE);
  }

  private List<String> told = List.of();

  private String waiting(Countdown... clocks) {
    Scene scene = scene(CALM, List.of(clocks));
    return String.join(
        "|", scene.clocks().stream().map(clock -> WORDS.say(clock.what(), scene)).toList());
  }

  private static Countdown clock(Countdown.What what, int seat, long seconds) {
    return new Countdown(what, seat, PokerMoments.NOW + seconds * 1000 - 1);
  }

  @Test
  void whoseTurnItIs() {
    assertEquals(
        "Your time, then the rules choose for you", waiting(clock(Countdown.What.TURN, 0, 24)));
    assertEquals("Waiting for " + OTHER, waiting(clock(Countdown.What.TURN, 1, 8)));
  }

  @Test
  void whoIsSilentAndWhatHappensThen() {
    Countdown over = clock(Countdown.What.TURN, 1, 0);
    assertEquals(
        OTHER + " is silent, then counts as away", waiting(over, clock(Countdown.What.AWAY, 1, 5)));
    assertEquals(
        OTHER + " is away, then the match goes on without " + OTHER,
        waiting(clock(Countdown.What.GONE, 1, 24)));
    assertEquals(
        OTHER + " is silent, then the table ends: without " + OTHER + " nothing goes on",
        waiting(clock(Countdown.What.BROKEN, 1, 31)));
    assertEquals("", waiting(clock(Countdown.What.BROKEN, 1, 60)), "nobody is worried yet");
  }

  /** A seat that was thrown out is not back, and one that is away does not think. */
  @Test
  void whoGoesAndComesBackIsToldAndShown() {
    scene(CALM, List.of());
    Scene away = scene(PokerMoments.seats(Set.of(2), Set.of()), List.of());
    assertEquals(List.of(THIRD + " is away"), told);
    assertEquals("away", WORDS.say(away.plates().get(2).state(), away));
    scene(CALM, List.of());
    assertEquals(List.of(THIRD + " is back"), told);
    scene(PokerMoments.seats(Set.of(2), Set.of()), List.of());
    Scene gone = scene(PokerMoments.seats(Set.of(), Set.of(2)), List.of());
    assertEquals(List.of(THIRD + " is out for good"), told);
    assertEquals("gone", WORDS.say(gone.plates().get(2).state(), gone));
    scene(PokerMoments.seats(Set.of(), Set.of(2)), List.of());
    assertEquals(List.of(), told);
  }

  @Test
  void whoSitsOutForHowLongAndWhatItCosts() {
    scene(CALM, List.of());
    Countdown left = clock(Countdown.What.SITS_OUT, 2, 290);
    Scene sits = scene(PokerMoments.seats(Set.of(2), Set.of()), List.of(left));
    assertEquals(
        List.of(THIRD + " sits out. What it has bet stays in the pot, and its blinds go on."),
        told);
    assertEquals("sits out", WORDS.say(sits.plates().get(2).state(), sits));
    assertEquals(
        List.of(THIRD + " sits out, then is out for good"),
        sits.clocks().stream().map(clock -> WORDS.say(clock.what(), sits)).toList());
    scene(PokerMoments.seats(Set.of(2), Set.of()), List.of(left));
    assertEquals(List.of(), told);
    scene(CALM, List.of());
    assertEquals(List.of(THIRD + " is back and gets cards with the next deal"), told);
  }

  @Test
  void whoHoldsTheTableNowIsToldOnceAndMarked() {
    scene(PokerMoments.heldBy(2, Set.of()), List.of());
    Scene lost = scene(PokerMoments.heldBy(2, Set.of(2)), List.of());
    assertEquals(List.of(THIRD + " is away"), told);
    assertEquals(List.of(2), holders(lost));
    Scene next = scene(PokerMoments.heldBy(1, Set.of(2)), List.of());
    assertEquals(List.of(OTHER + " holds the table now"), told);
    assertEquals(List.of(1), holders(next));
    scene(PokerMoments.heldBy(1, Set.of()), List.of());
    assertEquals(List.of(THIRD + " is back"), told);
    scene(PokerMoments.heldBy(0, Set.of()), List.of());
    assertEquals(List.of("You hold the table now"), told);
    scene(PokerMoments.heldBy(7, Set.of()), List.of()); // a seat that plays no more
    assertEquals(List.of(), told);
  }

  private static List<Integer> holders(Scene scene) {
    return scene.plates().stream()
        .filter(plate -> plate.badges().contains(Plate.Badge.HOLDS_TABLE))
        .map(Plate::seat)
        .toList();
  }

  @Test
  void windowsAndTheRulesOwnClocksRun() {
    assertEquals("Cards of the same rank", waiting(clock(Countdown.What.WINDOW, Timer.ALL, 4)));
    assertEquals("Your time", waiting(clock(Countdown.What.TIMER, 0, 10)));
    assertEquals("Time of " + OTHER, waiting(clock(Countdown.What.TIMER, 1, 10)));
    assertEquals("", waiting(clock(Countdown.What.TIMER, Timer.ALL, 3600)), "of the whole match");
  }

  @Test
  void theShieldHoldsUntilSomebodyLies() {
    Scene good = scene(CALM, List.of());
    assertEquals(Trust.Shield.SHUFFLED, good.trust().shield());
    Scene early = scene(PokerMoments.lied(List.of(), false), List.of());
    assertEquals(Trust.Shield.SHUFFLING, early.trust().shield());
    List<Verdict> lies = List.of(new Verdict(new TableSeat(1), Offence.WRONG_SHUFFLE, "x"));
    Scene bad = scene(PokerMoments.lied(lies, true), List.of());
    assertEquals(Trust.Shield.BROKEN, bad.trust().shield());
    assertEquals(List.of(OTHER + " lied: a shuffle that does not hold"), told);
  }

  @Test
  void whatSomebodySaysIsToldOnce() {
    Emote.Said first = new Emote.Said(1, Emote.OH_NO, 1);
    Emote.Said mine = new Emote.Said(0, Emote.THANKS, 2);
    Emote.Said again = new Emote.Said(1, Emote.OH_NO, 3);
    List<String> heard = new ArrayList<>();
    for (List<Emote.Said> emotes :
        List.of(
            List.<Emote.Said>of(),
            List.of(first),
            List.of(first),
            List.of(first, mine),
            List.of(mine, again),
            List.of(mine, again))) {
      scene(PokerMoments.saying(emotes), List.of());
      heard.addAll(told);
    }
    assertEquals(List.of(OTHER + ": Oh no!", "You: Thank you!", OTHER + ": Oh no!"), heard);
  }

  /** Where coins are drawn nobody shuffles, and no sentence says so. */
  @Test
  void coinsAreNoShuffle() {
    SeatGlimpses<PokerView> coins = new SeatGlimpses<>(PokerMoments.withCoins());
    SeatGlimpses.Own own = new SeatGlimpses.Own(List.of(), false, List.of());
    for (boolean deck : new boolean[] {true, false}) {
      Glimpse<PokerView> now =
          coins
              .next(PokerMoments.lied(List.of(), deck), List.of(), own, PokerMoments.NOW)
              .orElseThrow();
      assertEquals(Trust.Shield.COINS, now.around().trust().shield());
    }
  }

  /** A seat that is gone for good has not signed, even if all who stayed have. */
  @Test
  void aResultIsSignedByAllWhenEverybodyHasSignedIt() {
    assertEquals(
        SignedBy.ALL, SignedBy.of(PokerMoments.over(TableView.Stage.FINISHED, Set.of(0, 1, 2))));
    assertEquals(
        SignedBy.STAYED, SignedBy.of(PokerMoments.over(TableView.Stage.FINISHED, Set.of(0, 2))));
    assertEquals(
        SignedBy.MISSING, SignedBy.of(PokerMoments.over(TableView.Stage.SIGNING, Set.of(0, 2))));
  }
}
