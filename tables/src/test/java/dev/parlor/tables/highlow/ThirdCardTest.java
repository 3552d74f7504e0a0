package dev.parlor.tables.highlow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Knowledge;
import dev.parlor.games.Setup;
import dev.parlor.games.card.Card;
import dev.parlor.games.highlow.HighLow;
import dev.parlor.games.highlow.HighLowAction;
import dev.parlor.games.highlow.HighLowState;
import dev.parlor.games.highlow.HighLowView;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.tables.kit.Around;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.Still;
import dev.parlor.tables.scene.Gauge;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Trust;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Where the third card fell is seen on the line between the two, not only told. */
class ThirdCardTest {
  @Test
  void itStandsBetweenOnOrBesideTheTwo() {
    assertEquals("4 Q at 9", line("4sQd9h"));
    assertEquals("4 Q at 13", line("4sQdKh"));
    assertEquals("4 Q at 2", line("4sQd2h"));
    assertEquals("4 Q at 4", line("4sQd4h"));
    assertEquals("4 Q at 12", line("4sQdQh"));
  }

  @Test
  void anAceThatHitsAnAceStandsWhereThatWasSaidToStand() {
    assertEquals("4 A at 14", line("As4dAh", new HighLowAction.Declare(true)));
    assertEquals("A 4 at 1", line("As4dAh", new HighLowAction.Declare(false)));
    assertEquals("4 Q at 1", line("4sQdAh"));
  }

  /** The posts and where the third card stands, after a bet on these cards. */
  private static String line(String cards, HighLowAction... first) {
    LocalTable<HighLowState, HighLowView> table =
        new LocalTable<>(
            new HighLow(), Setup.of(1), Dealer.stacked(Card.parseAll(cards + "5c8d9cJs")));
    for (HighLowAction action : first) {
      assertTrue(!table.act(0, action).isPresent(), action::toString);
    }
    HighLowView before = view(table);
    assertTrue(!table.act(0, new HighLowAction.Bet(10)).isPresent());
    List<Still> stills =
        HighLowNews.stills(before, new Glimpse<>(view(table), List.of(), around()));
    Gauge line = stills.get(0).scene().gauges().get(0);
    return line.stops().stream()
            .map(stop -> name(stop.value()))
            .reduce((low, high) -> low + " " + high)
            .orElseThrow()
        + " at "
        + line.cursor().orElseThrow();
  }

  private static String name(int value) {
    return value == 12 ? "Q" : value == 1 || value == 14 ? "A" : String.valueOf(value);
  }

  private static HighLowView view(LocalTable<HighLowState, HighLowView> table) {
    return table.game().view(table.state(), 0, Knowledge.NONE);
  }

  private static Around around() {
    return new Around(
        1,
        1,
        Around.Party.onOneDevice(0, List.of(Person.here("You"))),
        Around.Mine.NOTHING,
        List.of(),
        Trust.of(Trust.Shield.ONE_DEVICE),
        Phrase.NONE,
        Optional.empty());
  }
}
