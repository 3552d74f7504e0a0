package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.p2p.clock.Countdown;
import dev.parlor.p2p.kits.PokerKit;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a phone says about time that runs out: exactly what it will do by the same clock. */
class CountdownTest {
  private static final long TURN = PokerKit.KIT.turnSeconds() * 1000L;
  private final PlayingPhones<HoldemState, PokerView> table =
      new PlayingPhones<>(PokerKit.KIT, CallingPlayer::call, 3, 43L, Map.of("handLimit", "3"));

  private List<Countdown> of(int seat, int at) {
    return table.session(at).countdowns().stream().filter(one -> one.seat() == seat).toList();
  }

  @Test
  void aGuestWhoFallsSilentIsCountedDownToAwayAndToGone() {
    int guest = 2;
    table.unplug(guest);
    while (table.session(1).countdowns().stream().noneMatch(one -> one.seat() == guest)) {
      table.act(0);
      table.act(1);
      table.pass();
    }
    List<Countdown> clocks = of(guest, 1);
    long seen = table.now();
    assertEquals(Countdown.What.TURN, clocks.get(0).what());
    assertTrue(clocks.get(0).ends() <= seen + TURN, clocks + " at " + seen);
    assertEquals(Countdown.What.AWAY, clocks.get(1).what());
    assertEquals(clocks.get(0).ends() + 5000, clocks.get(1).ends());
    while (table.match(1).attendance().isPresent(guest)) {
      assertTrue(table.pass());
    }
    assertTrue(table.now() >= clocks.get(1).ends() - 500, "not called away before it was said");
    while (of(guest, 1).stream().noneMatch(one -> one.what() == Countdown.What.GONE)
        && !table.match(1).attendance().isGone(guest)) {
      table.act(0);
      table.act(1);
      assertTrue(table.pass());
    }
    long gone =
        of(guest, 1).stream()
            .filter(one -> one.what() == Countdown.What.GONE)
            .mapToLong(Countdown::ends)
            .findFirst()
            .orElseThrow();
    while (!table.match(1).attendance().isSittingOut(guest)) {
      table.act(0);
      table.act(1);
      assertTrue(table.pass());
    }
    assertTrue(table.now() >= gone, "it sits out no earlier than was said");
  }

  @Test
  void withoutTheHostTheTableEndsAndThatIsSaid() {
    table.unplug(0);
    long end = 0;
    while (table.session(1).stage() == TableView.Stage.PLAYING) {
      table.act(1);
      table.act(2);
      end =
          table.session(1).countdowns().stream()
              .filter(one -> one.what() == Countdown.What.BROKEN)
              .mapToLong(Countdown::ends)
              .min()
              .orElse(end);
      if (!table.pass()) {
        break;
      }
    }
    assertEquals(TableView.Stage.BROKEN, table.session(1).stage());
    assertTrue(end > 0 && end <= table.now(), "ended before it was said: " + end);
  }
}
