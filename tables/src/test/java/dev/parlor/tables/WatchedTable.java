package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Action;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Reflexes;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.bot.Level;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.tables.bots.Shipped;
import dev.parlor.tables.kit.TableKit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Tables of computer players. A watcher sees every move before it is made. */
public final class WatchedTable {
  private static final int MOST_MOVES = 20_000;

  private WatchedTable() {}

  /** Is shown every move before it is made. */
  @FunctionalInterface
  interface Eye<S> {
    void sees(S state, int seat, Knowledge knowledge, Action action);
  }

  @SuppressWarnings("unchecked") // the states are those of the game whose id is asked for
  static <S, V> TableKit<S, V> kit(String id) {
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      if (kit.id().equals(id)) {
        return (TableKit<S, V>) kit;
      }
    }
    throw new IllegalArgumentException(id);
  }

  static <S> ComputerPlayer<S> player(TableKit<S, ?> kit, Level level) {
    return kit.computers().with(Shipped.of(kit).settings(level, ""));
  }

  static <S> void play(
      TableKit<S, ?> kit, int seats, ComputerPlayer<S> player, long seed, Eye<S> eye) {
    LocalTable<S, ?> table =
        new LocalTable<>(
            kit.game().game(), new Setup(seats, kit.quick()), Dealer.seeded(Dice.seeded(seed)));
    Dice dice = Dice.seeded(~seed);
    for (int move = 0; move < MOST_MOVES && !table.finished().isPresent(); move++) {
      if (table.window().isPresent()) {
        assertFalse(table.apply(new Event.WindowClosed(asides(table, player, dice))).isPresent());
        continue;
      }
      List<Integer> awaited = new ArrayList<>(kit.game().game().toAct(table.state()));
      if (awaited.isEmpty()) {
        table.apply(new Event.Elapsed(table.timers().keySet().iterator().next()));
        continue;
      }
      int seat = awaited.get(0);
      Action action = player.choose(table.state(), seat, table.knowledge(seat), dice);
      eye.sees(table.state(), seat, table.knowledge(seat), action);
      assertFalse(table.act(seat, action).isPresent(), "seed " + seed);
    }
    assertTrue(table.finished().isPresent(), "no end with seed " + seed);
  }

  static <S> Map<Integer, List<Slot>> asides(
      LocalTable<S, ?> table, ComputerPlayer<S> player, Dice dice) {
    Map<Integer, List<Slot>> asides = new TreeMap<>();
    if (player instanceof Reflexes<?> has) {
      for (int seat = 0; seat < table.seats(); seat++) {
        @SuppressWarnings("unchecked") // a player's reflexes are of its own game
        Reflexes<S> reflexes = (Reflexes<S>) has;
        asides.put(seat, reflexes.layAside(table.state(), seat, table.knowledge(seat), dice));
      }
    }
    asides.values().removeIf(List::isEmpty);
    return asides;
  }
}
