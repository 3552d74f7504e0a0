package dev.parlor.p2p.whole;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.classic.ClassicPlayer;
import dev.parlor.games.classic.ClassicState;
import dev.parlor.games.classic.ClassicView;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.recall.RecallComputer;
import dev.parlor.games.recall.RecallState;
import dev.parlor.games.recall.RecallView;
import dev.parlor.p2p.audit.Audit;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.kits.AllKits;
import dev.parlor.p2p.kits.ClassicKit;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.kits.RecallKit;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Verification.State;
import dev.parlor.p2p.table.CallingPlayer;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.PlayingPhones;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class AbsenceTest {
  private static final Entropy ENTROPY = new SeededEntropy(1);
  private static final Bip340 SIGNATURES = new Bip340(ENTROPY);

  private static PlayingPhones<HoldemState, PokerView> poker(int seats) {
    return new PlayingPhones<>(
        PokerKit.KIT, CallingPlayer::call, seats, 40L + seats, Map.of("handLimit", "3"));
  }

  private static void assertSameTables(PlayingPhones<HoldemState, PokerView> table, int... seats) {
    for (int seat : seats) {
      assertEquals(TableView.Stage.FINISHED, table.session(seat).view().stage());
      assertEquals(table.match(seats[0]).state(), table.match(seat).state());
      assertEquals(List.of(), table.match(seat).verdicts());
    }
    assertEquals(
        4000 - (4 - table.match(0).state().seats().size()) * 1000,
        table.match(0).state().allChips());
  }

  @Test
  void whoLeavesInGoodOrderHandsOverAndTheHandGoesOn() {
    PlayingPhones<HoldemState, PokerView> table = poker(4);
    for (int round = 0; round < 2; round++) {
      for (int seat = 0; seat < 4; seat++) {
        table.act(seat);
      }
    }
    int hands = table.match(0).state().handsPlayed();
    table.input(2, new Input.Leave());
    table.settle();
    assertTrue(table.match(0).attendance().isGone(2));
    assertEquals(hands, table.match(0).state().handsPlayed());
    table.play(2000);
    assertSameTables(table, 0, 1, 3);
  }

  @Test
  void whoFallsSilentIsCalledAwayAndThenSitsOut() {
    PlayingPhones<HoldemState, PokerView> table = poker(3);
    table.unplug(2);
    table.play(2000);
    assertTrue(table.match(0).attendance().isSittingOut(2));
    assertSameTables(table, 0, 1);
    assertFalse(table.match(0).ending().closing().orElseThrow().signatures().containsKey(2));
    TableView<PokerView> seen = table.session(0).view();
    assertEquals(Set.of(0, 1), seen.signed());
    assertFalse(seen.isSignedByAll(), "finished, and yet not signed by all");
    assertEquals(List.of("ABSENT: X1P3 OUT " + last(table, "AWAY")), absent(table));
    assertEquals(
        State.UNFINISHED, audit(table).verdict(AllKits.GAMES, SIGNATURES).orElseThrow().state());
  }

  /** The lines of the result that speak of absences. */
  private static List<String> absent(PlayingPhones<?, ?> table) {
    String content = table.session(0).result().orElseThrow().sheet().content();
    return content.lines().filter(line -> line.startsWith("ABSENT")).toList();
  }

  private static int last(PlayingPhones<?, ?> table, String verb) {
    int last = -1;
    for (int at = 0; at < table.session(0).log().size(); at++) {
      last = Match.verbOf(table.session(0).log().get(at).entry()).equals(verb) ? at : last;
    }
    return last;
  }

  private static Audit audit(PlayingPhones<?, ?> table) {
    return Audit.of(
        table.match(0).kit(),
        Transcript.of(table.session(0)).orElseThrow(),
        SIGNATURES,
        new SealedCrypto(),
        ENTROPY);
  }

  @Test
  void twoWhoFallSilentTogetherBothSitOut() {
    PlayingPhones<HoldemState, PokerView> table = poker(4);
    table.unplug(2);
    table.unplug(3);
    table.play(2000);
    assertTrue(table.match(0).attendance().isSittingOut(2));
    assertTrue(table.match(0).attendance().isSittingOut(3));
    assertSameTables(table, 0, 1);
  }

  @Test
  void whoComesBackInTimePlaysOn() {
    PlayingPhones<HoldemState, PokerView> table = poker(3);
    table.unplug(1);
    long since = table.now();
    while (table.now() < since + 40_000 && table.pass()) {
      table.act(0);
      table.act(2);
    }
    assertFalse(table.match(0).attendance().isGone(1), "voted out too early");
    table.plugIn(1);
    table.play(2000);
    assertTrue(table.match(0).attendance().isPresent(1));
    assertSameTables(table, 0, 1, 2);
    assertEquals(List.of("ABSENT: X1P2 AWAY " + last(table, "AWAY")), absent(table));
    SignedResult result = table.session(0).result().orElseThrow();
    assertEquals(State.COMPLETE, audit(table).judge(AllKits.GAMES, result, SIGNATURES).state());
    Map<Integer, String> without = new TreeMap<>(result.signatures());
    without.remove(result.sheet().players().size());
    SignedResult withheld = new SignedResult(result.sheet(), without);
    assertEquals(State.PROVEN, audit(table).judge(AllKits.GAMES, withheld, SIGNATURES).state());
  }

  @Test
  void twoAloneEndWhenOneIsSilent() {
    PlayingPhones<HoldemState, PokerView> table = poker(2);
    table.unplug(1);
    table.play(2000);
    assertEquals(TableView.Stage.BROKEN, table.session(0).view().stage());
  }

  /**
   * The last thing that happens at this table is an entry that the host's own clock makes it order.
   */
  @Test
  void aHostThatIsBackAloneAndAsleepEnds() throws Malformed {
    PlayingPhones<ClassicState, ClassicView> table =
        new PlayingPhones<>(ClassicKit.KIT, new ClassicPlayer(), 2, 5, Map.of());
    while (!table.match(0).awaited().toAct().contains(0)) {
      table.act(1);
    }
    table.unplug(1);
    table.restartAlone(0);
    while (table.pass()) {
      // nobody touches a phone
    }
    assertEquals(TableView.Stage.BROKEN, table.session(0).view().stage());
  }

  /**
   * The host has sealed its choice already. All that can still happen to it is that the time of the
   * window is over.
   */
  @Test
  void aHostThatIsBackAloneInAWindowEnds() throws Malformed {
    PlayingPhones<RecallState, RecallView> table =
        new PlayingPhones<>(RecallKit.KIT, new RecallComputer(), 2, 5, Map.of());
    while (!table.match(0).windows().number().isPresent()) {
      if (!table.act(0) && !table.act(1)) {
        table.pass();
      }
    }
    table.unplug(1);
    while (table.match(0).windows().mustSeal(0)) {
      table.pass();
    }
    table.restartAlone(0);
    while (table.pass()) {
      // nobody touches a phone
    }
    assertEquals(TableView.Stage.BROKEN, table.session(0).view().stage());
  }

  /** The phone has handed the table over, and says nothing any more. */
  @Test
  void aHostWhosePlayerHasLeftVotesOnNobody() {
    PlayingPhones<HoldemState, PokerView> table = poker(4);
    table.letGuestsMeet();
    table.input(0, new Input.Leave());
    table.settle();
    assertTrue(table.match(0).attendance().isGone(0));
    table.pass(8_000);
    table.unplug(3);
    table.play(2000);
    assertTrue(table.match(1).attendance().isSittingOut(3));
    assertEquals(
        2,
        table.session(1).log().stream()
            .filter(at -> Match.verbOf(at.entry()).equals("FORFEIT"))
            .count());
  }

  @Test
  void guestsThatFindEachOtherPlayOnWithoutTheirHost() {
    PlayingPhones<HoldemState, PokerView> table = poker(4);
    table.letGuestsMeet();
    table.unplug(0);
    table.play(4000);
    for (int seat = 1; seat < 4; seat++) {
      assertEquals(TableView.Stage.FINISHED, table.session(seat).view().stage());
    }
  }

  /**
   * The guests would be a majority, but neither finds the other. The match is not over for that.
   */
  @Test
  void guestsThatFindNobodyWaitForTheirHost() {
    PlayingPhones<HoldemState, PokerView> table = poker(3);
    table.session(1).reachesGuests();
    table.session(2).reachesGuests();
    table.unplug(0);
    table.pass(3_600_000);
    assertEquals(TableView.Stage.PLAYING, table.session(1).view().stage());
    assertEquals(TableView.Stage.PLAYING, table.session(2).view().stage());
  }

  @Test
  void guestsWithoutWaysToEachOtherEndWithoutTheirHost() {
    PlayingPhones<HoldemState, PokerView> table = poker(3);
    table.unplug(0);
    table.play(2000);
    assertEquals(TableView.Stage.BROKEN, table.session(1).view().stage());
    assertEquals(TableView.Stage.BROKEN, table.session(2).view().stage());
  }

  @Test
  void aGuestThatIsLeftAloneWithItsHostEndsWithoutIt() {
    PlayingPhones<HoldemState, PokerView> table = poker(2);
    table.unplug(0);
    table.play(2000);
    assertEquals(TableView.Stage.BROKEN, table.session(1).view().stage());
  }
}
