package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.games.Refusal;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.p2p.clock.Patience;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.table.TableView.Stage;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The host is lost while its guests compare and agree. Nobody else can begin its match. */
class NeverBegunTest {
  private static final long ALONE = Patience.GRACE + Patience.PROBE;
  private static final long MINUTE = 60_000;
  private static final long A_MOMENT = 5_000;
  private static final long SIT_OUT = 5 * MINUTE;

  private static long among(int turnSeconds) {
    return ALONE + turnSeconds * 1000L + Patience.PROBE;
  }

  /** A table at which only this many seats have agreed, the last ones of the row. */
  private static PlayingPhones<?, ?> poker(int seats, int agreed) {
    PlayingPhones<?, ?> tables =
        new PlayingPhones<>(PokerKit.KIT, CallingPlayer::call, seats, 5, Map.of(), agreed);
    tables.letGuestsMeet();
    return tables;
  }

  private static void assertClosed(PlayingPhones<?, ?> tables, int... seats) {
    for (int seat : seats) {
      TableView<?> view = tables.session(seat).view();
      assertEquals(Stage.BROKEN, view.stage(), "seat " + seat);
      assertEquals(
          List.of(new Refusal("table.gone.lost", List.of("X1P1"))),
          view.gathering().ended().stream().collect(Collectors.toList()));
    }
  }

  private static void assertWaits(PlayingPhones<?, ?> tables, int... seats) {
    for (int seat : seats) {
      assertEquals(Stage.COMPARING, tables.session(seat).stage(), "seat " + seat);
    }
  }

  @Test
  void thoseWhoAreThereWaitAsLongAsInAMatchAndAreTold() {
    long patience = among(PokerKit.KIT.turnSeconds());
    PlayingPhones<?, ?> tables = poker(3, 2);
    tables.unplug(0);
    tables.pass(patience - 1);
    assertWaits(tables, 1, 2);
    tables.pass(1);
    assertClosed(tables, 1, 2);
  }

  /** The host's word is in the log, and nobody may vote before the match. */
  @Test
  void alsoWhereTheHostHadAgreed() {
    PlayingPhones<?, ?> tables = poker(3, 1);
    tables.input(0, new Input.Confirm());
    tables.settle();
    assertEquals(2, tables.session(1).log().size());
    tables.unplug(0);
    tables.pass(among(PokerKit.KIT.turnSeconds()));
    assertClosed(tables, 1); // this seat has not agreed, so it knows that nothing has begun
    assertWaits(tables, 2);
    tables.pass(SIT_OUT);
    assertClosed(tables, 2);
  }

  @Test
  void oneGuestAloneWaitsHalfAMinute() {
    PlayingPhones<?, ?> tables = poker(2, 1);
    tables.unplug(0);
    tables.pass(ALONE - 1);
    assertWaits(tables, 1);
    tables.pass(1);
    assertClosed(tables, 1);
  }

  @Test
  void aHostThatIsThereIsWaitedForAsLongAsItThinks() {
    PlayingPhones<?, ?> tables = poker(3, 2);
    tables.unplug(0);
    tables.pass(A_MOMENT);
    tables.unplug(1);
    tables.unplug(2);
    for (int guest = 1; guest < 3; guest++) {
      tables.plugIn(guest);
    }
    tables.pass(SIT_OUT);
    assertWaits(tables, 1, 2);
    tables.input(0, new Input.Confirm());
    tables.settle();
    assertEquals(Stage.PLAYING, tables.session(1).stage());
  }

  /** For all that this phone knows the others play by now, and keep its seat. */
  @Test
  void whoHearsNobodyWaitsAsLongAsItsSeatIsKept() {
    long patience = among(PokerKit.KIT.turnSeconds()) + SIT_OUT;
    PlayingPhones<?, ?> tables = poker(3, 2);
    tables.unplug(0);
    tables.unplug(2);
    tables.pass(patience - 1);
    assertWaits(tables, 1);
    tables.pass(1);
    assertClosed(tables, 1);
  }

  /**
   * A match of Piles keeps the place of a silent phone for days. Nobody waits so long for its
   * beginning.
   */
  @Test
  void whoHearsNobodyBeforeAMatchOfPilesIsToldAsWell() {
    long patience = among(PilesKit.KIT.turnSeconds()) + SIT_OUT;
    PlayingPhones<?, ?> tables =
        new PlayingPhones<>(PilesKit.KIT, new BestOdds(), 3, 5, Map.of(), 2);
    tables.letGuestsMeet();
    tables.unplug(0);
    tables.unplug(2);
    tables.pass(patience - 1);
    assertWaits(tables, 1);
    tables.pass(1);
    assertClosed(tables, 1);
  }
}
