package dev.parlor.p2p.whole;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.p2p.audit.Audit;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.clock.Countdown;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.kits.AllKits;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.result.Verification.State;
import dev.parlor.p2p.table.CallingPlayer;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.PlayingPhones;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A seat that stays silent keeps its place. It is dealt in again when its phone is back. */
class SittingOutTest {
  private static final Entropy ENTROPY = new SeededEntropy(1);
  private static final Bip340 SIGNATURES = new Bip340(ENTROPY);
  private static final long MINUTE = 60_000;

  /** The longest that a table agrees on here; at night it is the longest that there is. */
  private static final int LONGEST = Integer.getInteger("parlor.sitout.minutes", 3);

  private static PlayingPhones<HoldemState, PokerView> poker(int seats, int hands) {
    return new PlayingPhones<>(
        PokerKit.KIT,
        CallingPlayer::call,
        seats,
        60L + seats,
        Map.of("handLimit", String.valueOf(hands)));
  }

  private static <S, V> void playFor(PlayingPhones<S, V> table, long millis) {
    long until = table.now() + millis;
    boolean more = true;
    while (more && table.now() < until) {
      more = false;
      for (int seat = 0; seat < table.nodes.size(); seat++) {
        more |= table.act(seat);
      }
      more = more || table.pass();
    }
  }

  private static <S, V> void playUntilSomebodySitsOut(PlayingPhones<S, V> table) {
    for (int i = 0; i < 200 && table.match(0).attendance().sittingOut().isEmpty(); i++) {
      playFor(table, 1_000);
    }
    assertFalse(table.match(0).attendance().sittingOut().isEmpty());
  }

  private static List<String> absent(PlayingPhones<?, ?> table) {
    String content = table.session(0).result().orElseThrow().sheet().content();
    return content.lines().filter(line -> line.startsWith("ABSENT")).toList();
  }

  private static Audit audit(PlayingPhones<?, ?> table) {
    return Audit.of(
        table.match(0).kit(),
        Transcript.of(table.session(0)).orElseThrow(),
        SIGNATURES,
        new SealedCrypto(),
        ENTROPY);
  }

  private static void assertEnded(PlayingPhones<?, ?> table, State how, int... seats) {
    for (int seat : seats) {
      assertEquals(TableView.Stage.FINISHED, table.session(seat).view().stage());
      assertEquals(table.match(seats[0]).state(), table.match(seat).state());
      assertEquals(List.of(), table.match(seat).verdicts());
    }
    Audit audit = audit(table);
    assertEquals(List.of(), audit.lies());
    assertEquals(
        how,
        audit.judge(AllKits.GAMES, table.session(0).result().orElseThrow(), SIGNATURES).state());
  }

  @Test
  void whoIsBackIsDealtInAgainAndAllSign() {
    PlayingPhones<HoldemState, PokerView> table = poker(3, 6);
    table.unplug(2);
    playUntilSomebodySitsOut(table);
    HoldemState without = table.match(0).state();
    assertTrue(without.seats().get(2).sitsOut());
    assertTrue(without.lastHand().orElseThrow().isVoid());
    for (int i = 0; i < 6; i++) {
      table.act(0);
      table.act(1);
    }
    table.plugIn(2);
    assertFalse(table.match(0).attendance().isSittingOut(2));
    table.play(3000);
    assertEnded(table, State.COMPLETE, 0, 1, 2);
    assertTrue(absent(table).get(0).startsWith("ABSENT: X1P3 AWAY "));
    assertTrue(
        table.match(0).state().lastHand().orElseThrow().start().dealt().contains(2)
            || !table.match(0).state().seats().get(2).plays());
  }

  @Test
  void whoStartsAgainIsBackAsWell() throws Malformed {
    PlayingPhones<HoldemState, PokerView> table = poker(3, 6);
    table.unplug(2);
    playUntilSomebodySitsOut(table);
    table.killAndRestart(2);
    table.plugIn(2);
    assertFalse(table.match(0).attendance().isSittingOut(2));
    table.play(3000);
    assertEnded(table, State.COMPLETE, 0, 1, 2);
  }

  @Test
  void theSecondTimeItIsOut() {
    PlayingPhones<HoldemState, PokerView> table = poker(4, 7);
    table.unplug(2);
    playUntilSomebodySitsOut(table);
    table.plugIn(2);
    table.unplug(2);
    table.play(3000);
    assertTrue(table.match(0).attendance().isGone(2));
    assertEnded(table, State.UNFINISHED, 0, 1, 3);
  }

  @Test
  void whoStaysAwayFiveMinutesIsOut() {
    PlayingPhones<HoldemState, PokerView> table = poker(3, 60);
    table.unplug(2);
    playUntilSomebodySitsOut(table);
    long since = table.now();
    table.pass(5 * MINUTE - 2_000);
    assertFalse(table.match(0).attendance().isGone(2));
    table.pass(3_000);
    assertTrue(table.match(0).attendance().isGone(2), () -> "after " + (table.now() - since));
    assertEquals(table.match(0).state(), table.match(1).state());
  }

  @Test
  void aTableMayAgreeOnAMinuteOrOnMore() {
    for (int minutes : List.of(1, LONGEST)) {
      Map<String, String> options =
          Map.of(
              "sitOutMinutes", String.valueOf(minutes), "chips", "1000000", "blindsUpEvery", "0");
      PlayingPhones<HoldemState, PokerView> table =
          new PlayingPhones<>(PokerKit.KIT, CallingPlayer::call, 3, 63, options);
      table.unplug(2);
      playUntilSomebodySitsOut(table);
      table.pass(minutes * MINUTE - 2_000);
      assertFalse(table.match(0).attendance().isGone(2), minutes + " minutes");
      table.pass(3_000);
      assertTrue(table.match(0).attendance().isGone(2), minutes + " minutes");
    }
  }

  @Test
  void aScreenSaysHowLongItMaySitOut() {
    PlayingPhones<HoldemState, PokerView> table = poker(3, 8);
    table.unplug(2);
    playUntilSomebodySitsOut(table);
    Countdown clock =
        table.session(1).countdowns().stream()
            .filter(each -> each.what() == Countdown.What.SITS_OUT)
            .findFirst()
            .orElseThrow();
    assertEquals(2, clock.seat());
    assertTrue(clock.ends() - table.now() > 4 * MINUTE && clock.ends() - table.now() <= 5 * MINUTE);
  }

  @Test
  void whoeverIsLeftAloneDoesNotWaitForThoseWhoSitOut() {
    PlayingPhones<HoldemState, PokerView> table = poker(3, 8);
    table.unplug(2);
    playUntilSomebodySitsOut(table);
    table.input(1, new Input.Leave());
    table.settle();
    assertTrue(table.match(0).outcome().isPresent());
    assertTrue(table.match(0).attendance().isGone(2));
    table.play(3000);
    assertEquals(
        List.of("ABSENT: X1P3 OUT"),
        absent(table).stream().map(line -> line.replaceAll(" [0-9]+$", "")).toList());
  }

  @Test
  void whoSitsOutMayLeave() {
    PlayingPhones<HoldemState, PokerView> table = poker(4, 6);
    table.unplug(2);
    playUntilSomebodySitsOut(table);
    table.plugIn(2);
    table.input(2, new Input.Leave());
    table.play(3000);
    assertEnded(table, State.PARTIAL, 0, 1, 3);
    assertTrue(absent(table).get(0).startsWith("ABSENT: X1P3 AWAY "));
  }
}
