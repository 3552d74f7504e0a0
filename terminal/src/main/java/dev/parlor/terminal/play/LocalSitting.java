package dev.parlor.terminal.play;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.Outcome;
import dev.parlor.games.Refusal;
import dev.parlor.games.Timer;
import dev.parlor.games.table.LocalTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A table held by this process: people on the first seats, computer players on the others. */
final class LocalSitting<S, V> implements Sitting<V> {
  private final LocalTable<S, V> table;
  private final ComputerPlayer<S> computer;
  private final Dice dice;
  private final int people;
  private final List<String> names;
  private int seat;

  LocalSitting(
      LocalTable<S, V> table,
      ComputerPlayer<S> computer,
      Dice dice,
      int people,
      List<String> names) {
    this.table = table;
    this.computer = computer;
    this.dice = dice;
    this.people = people;
    this.names = List.copyOf(names);
    turnToPerson();
  }

  @Override
  public int seat() {
    return seat;
  }

  @Override
  public List<String> names() {
    return names;
  }

  @Override
  public V view() {
    return table.game().view(table.state(), seat, table.knowledge(seat));
  }

  @Override
  public List<Choice> choices() {
    return seat < people
        ? table.game().choices(table.state(), seat, table.knowledge(seat))
        : List.of();
  }

  @Override
  public Optional<Refusal> act(Action action) {
    Optional<Refusal> refusal = table.act(seat, action);
    turnToPerson();
    return refusal;
  }

  @Override
  public boolean advance() {
    boolean moved = !table.finished().isPresent() && (computerActs() || timeRunsOut());
    turnToPerson();
    return moved;
  }

  @Override
  public Optional<Outcome> outcome() {
    return table.finished();
  }

  private boolean computerActs() {
    for (int next : table.game().toAct(table.state())) {
      if (next >= people) {
        Action action = computer.choose(table.state(), next, table.knowledge(next), dice);
        expectAccepted(table.act(next, action));
        return true;
      }
    }
    return false;
  }

  /** With nobody else to act, the table's own clock is all that can move it. */
  private boolean timeRunsOut() {
    if (!choices().isEmpty()) {
      return false;
    }
    if (table.window().isPresent()) {
      expectAccepted(table.apply(new Event.WindowClosed(Map.of())));
      return true;
    }
    for (Timer timer : table.timers().keySet()) {
      expectAccepted(table.apply(new Event.Elapsed(timer)));
      return true;
    }
    return false;
  }

  private void turnToPerson() {
    table.game().toAct(table.state()).stream()
        .filter(next -> next < people)
        .findFirst()
        .ifPresent(next -> seat = next);
  }

  private static void expectAccepted(Optional<Refusal> refusal) {
    refusal.ifPresent(
        reason -> {
          throw new IllegalStateException("the rules refused " + reason.key() + reason.args());
        });
  }
}
