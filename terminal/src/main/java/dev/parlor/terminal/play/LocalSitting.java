package dev.parlor.terminal.play;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.Outcome;
import dev.parlor.games.Reflexes;
import dev.parlor.games.Refusal;
import dev.parlor.games.Slot;
import dev.parlor.games.Timer;
import dev.parlor.games.table.LocalTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

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
  public boolean awaited() {
    return seat < people
        && (table.window().isPresent()
            ? !choices().isEmpty()
            : table.game().toAct(table.state()).contains(seat));
  }

  @Override
  public Optional<Refusal> act(Action action) {
    Optional<Refusal> refusal =
        action instanceof LayAside laid ? closeWindow(laid.slots()) : table.act(seat, action);
    react();
    turnToPerson();
    return refusal;
  }

  @Override
  public boolean advance() {
    boolean moved = !table.finished().isPresent() && (computerActs() || timeRunsOut());
    react();
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
    if (awaited()) {
      return false;
    }
    if (table.window().isPresent()) {
      expectAccepted(closeWindow(List.of()));
      return true;
    }
    for (Timer timer : table.timers().keySet()) {
      expectAccepted(table.apply(new Event.Elapsed(timer)));
      return true;
    }
    return false;
  }

  /** Practice has no hurry: a window closes when the person has laid aside. */
  private Optional<Refusal> closeWindow(List<Slot> own) {
    Map<Integer, List<Slot>> plays = new TreeMap<>();
    for (int each = people; each < table.seats(); each++) {
      if (computer instanceof Reflexes<?> reflexes) {
        plays.put(each, layAside(reflexes, each));
      }
    }
    if (!own.isEmpty()) {
      plays.put(seat, own);
    }
    return table.apply(new Event.WindowClosed(plays));
  }

  @SuppressWarnings("unchecked") // the computer player's reflexes are of the same game as it is
  private List<Slot> layAside(Reflexes<?> reflexes, int each) {
    return ((Reflexes<S>) reflexes).layAside(table.state(), each, table.knowledge(each), dice);
  }

  /** What computer players do although nobody waits for them; each at most once. */
  @SuppressWarnings("unchecked") // the computer player's reflexes are of the same game as it is
  private void react() {
    if (!(computer instanceof Reflexes<?>)) {
      return;
    }
    Reflexes<S> reflexes = (Reflexes<S>) computer;
    for (int each = people; each < table.seats() && !table.finished().isPresent(); each++) {
      int now = each;
      reflexes
          .unasked(table.state(), each, table.knowledge(each), dice)
          .ifPresent(action -> expectAccepted(table.act(now, action)));
    }
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
