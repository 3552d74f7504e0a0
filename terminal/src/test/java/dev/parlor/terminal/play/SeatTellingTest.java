package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.Timer;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.bot.HoldemPlayer;
import dev.parlor.p2p.clock.Countdown;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.table.Emote;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.testing.sim.LikeKit;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.rim.table.Company;
import dev.parlor.rim.table.QuietStrand;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.poker.PokerTable;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Trust;
import dev.parlor.tables.sitting.SeatGlimpses;
import dev.parlor.terminal.screen.Look;
import dev.parlor.terminal.table.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a seat between devices is told beside the game: clocks, absence, liars, the shield. */
class SeatTellingTest {
  private static final long NOW = 1_000_000;
  private static final TableView<PokerView> VIEW = played();
  private static final Sentences WORDS =
      Kits.sentences(Catalogue.SHIPPED.of(PokerKit.KIT.id()), Look.of(Map.of()), false);
  private static final String OTHER = VIEW.seats().get(1).callsign();
  private static final String THIRD = VIEW.seats().get(2).callsign();

  private static TableView<PokerView> played() {
    Company<HoldemState, PokerView> company =
        new Company<>(
            PokerKit.KIT,
            new HoldemPlayer(),
            3,
            Map.of("handLimit", "1"),
            SeededEntropy::new,
            4,
            new QuietStrand(Runnable::run, NOW));
    company.gather();
    company.play();
    return company.session(0).view();
  }

  private static TableView<PokerView> view(Set<Integer> away, List<Verdict> lies, boolean deck) {
    return new TableView<>(
        TableView.Stage.PLAYING,
        VIEW.invite(),
        1,
        VIEW.seats(),
        0,
        VIEW.sas(),
        VIEW.game(),
        List.of(),
        null,
        Set.of(),
        away,
        Set.of(),
        VIEW.outcome(),
        lies,
        deck,
        TableView.Gathering.NONE,
        VIEW.rematch(),
        VIEW.roster(),
        Optional.empty(),
        List.of());
  }

  private static TableView<PokerView> without(int gone) {
    return beside(Set.of(gone), List.of());
  }

  private static TableView<PokerView> saying(List<Emote.Said> emotes) {
    return beside(Set.of(), emotes);
  }

  private static TableView<PokerView> beside(Set<Integer> gone, List<Emote.Said> emotes) {
    return new TableView<>(
        TableView.Stage.PLAYING,
        VIEW.invite(),
        1,
        VIEW.seats(),
        0,
        VIEW.sas(),
        VIEW.game(),
        List.of(),
        null,
        Set.of(),
        Set.of(),
        gone,
        VIEW.outcome(),
        List.of(),
        true,
        TableView.Gathering.NONE,
        VIEW.rematch(),
        VIEW.roster(),
        Optional.empty(),
        emotes);
  }

  private final SeatGlimpses<PokerView> glimpses = new SeatGlimpses<>(PokerKit.KIT);

  private Scene scene(TableView<PokerView> view, List<Countdown> clocks) {
    SeatGlimpses.Own own = new SeatGlimpses.Own(List.of(), false, List.of());
    Glimpse<PokerView> now = glimpses.next(view, clocks, own, NOW).orElseThrow();
    told = WORDS.say(now.around().told(), new PokerTable().scene(now, Picks.NONE));
    return new PokerTable().scene(now, Picks.NONE);
  }

  private List<String> told = List.of();

  private String waiting(Countdown... clocks) {
    Scene scene = scene(view(Set.of(), List.of(), true), List.of(clocks));
    return String.join(
        "|", scene.clocks().stream().map(clock -> WORDS.say(clock.what(), scene)).toList());
  }

  private static Countdown clock(Countdown.What what, int seat, long seconds) {
    return new Countdown(what, seat, NOW + seconds * 1000 - 1);
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

  /** Who was thrown out is not back, and who is away does not think. */
  @Test
  void whoGoesAndComesBackIsToldAndShown() {
    scene(view(Set.of(), List.of(), true), List.of());
    Scene away = scene(view(Set.of(2), List.of(), true), List.of());
    assertEquals(List.of(THIRD + " is away"), told);
    assertEquals("away", WORDS.say(away.plates().get(2).state(), away));
    scene(view(Set.of(), List.of(), true), List.of());
    assertEquals(List.of(THIRD + " is back"), told);
    scene(view(Set.of(2), List.of(), true), List.of());
    Scene gone = scene(without(2), List.of());
    assertEquals(List.of(THIRD + " is out for good"), told);
    assertEquals("gone", WORDS.say(gone.plates().get(2).state(), gone));
    scene(without(2), List.of());
    assertEquals(List.of(), told);
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
    Scene good = scene(view(Set.of(), List.of(), true), List.of());
    assertEquals(Trust.Shield.SHUFFLED, good.trust().shield());
    Scene early = scene(view(Set.of(), List.of(), false), List.of());
    assertEquals(Trust.Shield.SHUFFLING, early.trust().shield());
    List<Verdict> lies = List.of(new Verdict(1, Offence.WRONG_SHUFFLE, "x"));
    Scene bad = scene(view(Set.of(), lies, true), List.of());
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
      scene(saying(emotes), List.of());
      heard.addAll(told);
    }
    assertEquals(List.of(OTHER + ": Oh no!", "You: Thank you!", OTHER + ": Oh no!"), heard);
  }

  /** Where coins are drawn nobody shuffles, and nothing says so. */
  @Test
  void coinsAreNoShuffle() {
    SeatGlimpses<PokerView> coins = new SeatGlimpses<>(withCoins());
    SeatGlimpses.Own own = new SeatGlimpses.Own(List.of(), false, List.of());
    for (boolean deck : new boolean[] {true, false}) {
      Glimpse<PokerView> now =
          coins.next(view(Set.of(), List.of(), deck), List.of(), own, NOW).orElseThrow();
      assertEquals(Trust.Shield.COINS, now.around().trust().shield());
    }
  }

  private static GameKit<HoldemState, PokerView> withCoins() {
    GameKit<HoldemState, PokerView> kit = PokerKit.KIT;
    return new LikeKit<>(kit) {
      @Override
      public boolean hiding() {
        return false;
      }
    };
  }
}
