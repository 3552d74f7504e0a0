package dev.parlor.app.table;

import dev.parlor.games.Action;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Game;
import dev.parlor.games.Refusal;
import dev.parlor.games.Setup;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A table on this phone alone: one person in seat 0, computer players in all others. */
public final class PracticeTable<S, V> implements TableSource<V> {
  /** Long enough to see whose turn it is, short enough not to wait for. */
  static final long THINKING_MILLIS = 1100;

  private static final int PERSON = 0;

  private final Game<S, V> game;
  private final LocalTable<S, V> table;
  private final ComputerPlayer<S> computer;
  private final Dice dice;
  private final Later later;
  private @Nullable Watcher<V> watcher;
  private boolean thinking;

  public PracticeTable(
      Game<S, V> game,
      Setup setup,
      Dealer dealer,
      ComputerPlayer<S> computer,
      Dice dice,
      Later later) {
    this.game = game;
    this.table = new LocalTable<>(game, setup, dealer);
    this.computer = computer;
    this.dice = dice;
    this.later = later;
  }

  @Override
  public int mySeat() {
    return PERSON;
  }

  @Override
  public void watch(Watcher<V> newWatcher) {
    watcher = newWatcher;
    show();
  }

  @Override
  public void choose(Action action) {
    Optional<Refusal> refusal = table.act(PERSON, action);
    if (!refusal.isPresent()) {
      show();
    } else if (watcher != null) {
      watcher.refused(refusal.get());
    }
  }

  @Override
  public void close() {
    watcher = null;
  }

  private void show() {
    if (watcher == null) {
      return;
    }
    watcher.shows(game.view(table.state(), PERSON, table.knowledge(PERSON)));
    if (computersTurn() && !thinking) {
      thinking = true;
      later.in(THINKING_MILLIS, this::letComputerAct);
    }
  }

  private void letComputerAct() {
    thinking = false;
    if (watcher == null || !computersTurn()) {
      return;
    }
    for (int seat : game.toAct(table.state())) {
      if (seat != PERSON) {
        Action action = computer.choose(table.state(), seat, table.knowledge(seat), dice);
        table
            .act(seat, action)
            .ifPresent(
                refusal -> {
                  throw new IllegalStateException("a computer player was refused: " + refusal);
                });
        break;
      }
    }
    show();
  }

  private boolean computersTurn() {
    Set<Integer> seats = game.toAct(table.state());
    return seats.stream().anyMatch(seat -> seat != PERSON);
  }
}
