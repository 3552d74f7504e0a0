package dev.parlor.tables.classic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dice;
import dev.parlor.games.Setup;
import dev.parlor.games.classic.Classic;
import dev.parlor.games.classic.ClassicState;
import dev.parlor.games.classic.ClassicView;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.tables.kit.Around;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Touch;
import dev.parlor.tables.scene.Gauge;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Trust;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The states of the machine form a line, and each of them can be looked at again. */
class HistoryTest {
  private static final ClassicTable TABLE = new ClassicTable();

  private static Glimpse<ClassicView> ended() {
    LocalTable<ClassicState, ClassicView> table =
        new LocalTable<>(new Classic(), Setup.of(2), Dealer.seeded(Dice.seeded(4)));
    while (!table.finished().isPresent()) {
      int seat = table.game().toAct(table.state()).iterator().next();
      table.act(seat, table.game().timeout(table.state(), seat, table.knowledge(seat)));
    }
    ClassicView view = table.game().view(table.state(), 0, table.knowledge(0));
    return new Glimpse<>(view, List.of(), around());
  }

  private static Around around() {
    return new Around(
        1,
        1,
        Around.Party.onOneDevice(0, List.of(Person.here("You"), Person.here("Ada"))),
        Around.Mine.NOTHING,
        List.of(),
        Trust.of(Trust.Shield.ONE_DEVICE),
        Phrase.NONE,
        Optional.empty());
  }

  @Test
  void everyStateIsAStopAndIsShownAgainAtATap() {
    Glimpse<ClassicView> now = ended();
    List<ClassicView.MomentView> history = now.view().history();
    assertTrue(history.size() > 3, "states: " + history.size());
    Gauge line = TABLE.scene(now, Picks.NONE).gauges().get(0);
    assertTrue(line.movable());
    assertEquals(history.size(), line.stops().size());
    for (int stop = 0; stop < history.size(); stop++) {
      Touch touch = TABLE.tap(now, Picks.NONE, line.at().card(stop));
      Scene then = TABLE.scene(now, ((Touch.Picked) touch).picks());
      assertEquals(Phrase.of(history.get(stop).stateKey()), then.title());
      assertEquals(stop, then.gauges().get(0).cursor().orElseThrow());
      int dealt = history.get(stop).player().cards().size();
      assertEquals(dealt, then.zones().get(0).spots().size());
    }
  }
}
