package dev.parlor.bench.bots;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.Game;
import dev.parlor.games.Outcome;
import dev.parlor.games.Reflexes;
import dev.parlor.games.Refusal;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/** Plays matches of computer players to their end, one player a seat. */
final class Arena<S> {
  private static final int MOST_MOVES = 100_000;

  private final Game<S, ?> game;
  private final Map<String, String> options;

  Arena(Game<S, ?> game, Map<String, String> options) {
    this.game = game;
    this.options = options;
  }

  /** Plays one match. Its cards and lots hang on the seed alone, whoever plays. */
  Outcome play(List<ComputerPlayer<S>> players, long seed) {
    LocalTable<S, ?> table =
        new LocalTable<>(
            game, new Setup(players.size(), options), Dealer.seeded(Dice.seeded(seed)));
    Dice dice = Dice.seeded(~seed);
    for (int move = 0; move < MOST_MOVES; move++) {
      Optional<Outcome> over = table.finished();
      if (over.isPresent()) {
        return over.get();
      }
      step(table, players, dice);
      react(table, players, dice);
    }
    throw new IllegalStateException("no end with seed " + seed);
  }

  private void step(LocalTable<S, ?> table, List<ComputerPlayer<S>> players, Dice dice) {
    OptionalInt next = game.toAct(table.state()).stream().mapToInt(Integer::intValue).findFirst();
    if (table.window().isPresent()) {
      expect(table.apply(new Event.WindowClosed(asides(table, players, dice))));
    } else if (next.isPresent()) {
      int seat = next.getAsInt();
      expect(
          table.act(
              seat, players.get(seat).choose(table.state(), seat, table.knowledge(seat), dice)));
    } else {
      expect(table.apply(new Event.Elapsed(table.timers().keySet().iterator().next())));
    }
  }

  private Map<Integer, List<Slot>> asides(
      LocalTable<S, ?> table, List<ComputerPlayer<S>> players, Dice dice) {
    Map<Integer, List<Slot>> asides = new TreeMap<>();
    for (int seat = 0; seat < players.size(); seat++) {
      Optional<Reflexes<S>> reflexes = reflexes(players.get(seat));
      if (reflexes.isPresent()) {
        asides.put(seat, reflexes.get().layAside(table.state(), seat, table.knowledge(seat), dice));
      }
    }
    asides.values().removeIf(List::isEmpty);
    return asides;
  }

  private void react(LocalTable<S, ?> table, List<ComputerPlayer<S>> players, Dice dice) {
    for (int seat = 0; seat < players.size() && !table.finished().isPresent(); seat++) {
      int each = seat;
      reflexes(players.get(seat))
          .flatMap(has -> has.unasked(table.state(), each, table.knowledge(each), dice))
          .ifPresent(action -> expect(table.act(each, action)));
    }
  }

  @SuppressWarnings("unchecked") // a player's reflexes are of the same game as it is
  private Optional<Reflexes<S>> reflexes(ComputerPlayer<S> player) {
    return player instanceof Reflexes<?> has ? Optional.of((Reflexes<S>) has) : Optional.empty();
  }

  private static void expect(Optional<Refusal> refusal) {
    refusal.ifPresent(
        reason -> {
          throw new IllegalStateException("the rules refused " + reason.key() + reason.args());
        });
  }
}
