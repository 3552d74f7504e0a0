package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.piles.BestOdds;
import dev.parlor.p2p.kits.PilesKit;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A guest that missed the last orders of a lost host hears them from another guest. */
class LateNewsTest {
  private static final int SILENCE = 20_000;
  private static final int ROUND = 1_000;

  @Test
  void whatWasOrderedLongAgoIsNoSignOfLife() {
    PlayingPhones<?, ?> tables = new PlayingPhones<>(PilesKit.KIT, new BestOdds(), 3, 1, Map.of());
    tables.letGuestsMeet();
    tables.cutOff(1);
    int size = tables.session(1).log().size();
    while (tables.session(2).log().size() == size) {
      tables.settle();
      assertTrue(tables.act(2) || tables.act(0) || tables.pass(), "nothing is ordered any more");
    }
    tables.unplug(0);
    long lost = tables.now();
    while (tables.session(2).orderer().equals(Optional.of(tables.npub(0)))) {
      assertTrue(tables.now() < lost + SILENCE + ROUND, "too late at " + (tables.now() - lost));
      tables.pass(ROUND);
    }
    assertEquals(Optional.of(tables.npub(1)), tables.session(2).orderer());
  }

  /**
   * The guest has agreed and knows of no match. The others have begun one, and can't do without it.
   */
  @Test
  void whoMissedTheBeginningHearsOfItFromTheOthers() {
    PlayingPhones<?, ?> tables =
        new PlayingPhones<>(PilesKit.KIT, new BestOdds(), 4, 1, Map.of(), 3);
    tables.letGuestsMeet();
    tables.cutOff(1);
    tables.input(0, new Input.Confirm());
    tables.settle();
    assertEquals(TableView.Stage.COMPARING, tables.session(1).stage());
    assertEquals(TableView.Stage.PLAYING, tables.session(2).stage());
    tables.unplug(0);
    tables.pass(SILENCE + ROUND);
    assertEquals(TableView.Stage.PLAYING, tables.session(1).stage());
    assertEquals(Optional.of(tables.npub(1)), tables.session(2).orderer());
  }
}
