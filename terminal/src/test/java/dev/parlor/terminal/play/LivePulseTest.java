package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.Timer;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.bot.HoldemPlayer;
import dev.parlor.p2p.match.GameKits;
import dev.parlor.p2p.table.Countdown;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.rim.table.Company;
import dev.parlor.rim.table.QuietStrand;
import dev.parlor.terminal.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a screen says beside the game: clocks, absence, liars, the shield. */
class LivePulseTest {
  private static final long NOW = 1_000_000;
  private static final TableView<PokerView> VIEW = played();
  private static final LivePulse WORDS = new LivePulse(Texts.in(Locale.ENGLISH));
  private static final String OTHER = VIEW.seats().get(1).callsign();
  private static final String THIRD = VIEW.seats().get(2).callsign();

  private static TableView<PokerView> played() {
    Company<HoldemState, PokerView> company =
        new Company<>(
            GameKits.POKER,
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
        VIEW.outcome(),
        lies,
        deck,
        TableView.Gathering.NONE,
        VIEW.rematch());
  }

  private static String waiting(Countdown... clocks) {
    return WORDS.of(view(Set.of(), List.of(), true), List.of(clocks), NOW).waiting();
  }

  private static Countdown clock(Countdown.What what, int seat, long seconds) {
    return new Countdown(what, seat, NOW + seconds * 1000 - 1);
  }

  @Test
  void whoseTurnItIsAndHowLong() {
    assertEquals(
        "Your time: 0:24, then the rules choose for you.",
        waiting(clock(Countdown.What.TURN, 0, 24)));
    assertEquals(
        "Waiting for " + OTHER + ", " + THIRD + ": 0:08",
        waiting(clock(Countdown.What.TURN, 1, 8), clock(Countdown.What.TURN, 2, 60)));
  }

  @Test
  void whoIsSilentAndWhatHappensThen() {
    Countdown over = clock(Countdown.What.TURN, 1, 0);
    assertEquals(
        OTHER + " is silent - 0:05, then " + OTHER + " counts as away.",
        waiting(over, clock(Countdown.What.AWAY, 1, 5)));
    assertEquals(
        OTHER + " is away - 0:24, then the match goes on without " + OTHER + ".",
        waiting(clock(Countdown.What.GONE, 1, 24)));
    assertTrue(
        waiting(over, clock(Countdown.What.BROKEN, 1, 31))
            .startsWith(OTHER + " is silent - 0:31, then the table ends"));
  }

  @Test
  void whoIsAwayAndNotWaitedForIsNamedAsWell() {
    Pulse pulse = WORDS.of(view(Set.of(2), List.of(), true), List.of(), NOW);
    assertEquals(THIRD + " is away; the rules choose for " + THIRD + ".", pulse.waiting());
    assertEquals(
        List.of(THIRD + " is away."),
        WORDS.news(view(Set.of(), List.of(), true), view(Set.of(2), List.of(), true)));
    assertEquals(
        List.of(THIRD + " is back."),
        WORDS.news(view(Set.of(2), List.of(), true), view(Set.of(), List.of(), true)));
  }

  @Test
  void windowsAndTheRulesOwnClocksRun() {
    assertEquals(
        "Cards of the same rank: 0:04", waiting(clock(Countdown.What.WINDOW, Timer.ALL, 4)));
    assertEquals("Time: 0:10", waiting(clock(Countdown.What.TIMER, 0, 10)));
    assertEquals("Waiting for " + OTHER + ": 0:10", waiting(clock(Countdown.What.TIMER, 1, 10)));
    assertEquals("", waiting(clock(Countdown.What.TIMER, Timer.ALL, 3600)), "of the whole match");
  }

  @Test
  void theShieldHoldsUntilSomebodyLies() {
    Pulse good = WORDS.of(view(Set.of(), List.of(), true), List.of(), NOW);
    assertEquals("shuffled by all, every proof held", good.shield());
    Pulse early = WORDS.of(view(Set.of(), List.of(), false), List.of(), NOW);
    assertEquals("everybody shuffles, proofs are checked", early.shield());
    List<Verdict> lies = List.of(new Verdict(1, Offence.WRONG_SHUFFLE, "x"));
    Pulse bad = WORDS.of(view(Set.of(), lies, true), List.of(), NOW);
    assertTrue(bad.alarm());
    assertEquals(OTHER + " lied: a shuffle that does not hold", bad.shield());
    assertEquals(
        List.of(bad.shield()),
        WORDS.news(view(Set.of(), List.of(), true), view(Set.of(), lies, true)));
  }
}
