package dev.parlor.app.play;

import android.view.View;
import android.view.ViewGroup;
import dev.parlor.app.R;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.felt.Laid;
import dev.parlor.app.lobby.MadeUp;
import dev.parlor.app.lobby.Screen;
import dev.parlor.app.lobby.TestHousehold;
import dev.parlor.app.nearby.FakeSitting;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.games.Action;
import dev.parlor.games.Dice;
import dev.parlor.games.Game;
import dev.parlor.games.Setup;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Scene;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.robolectric.RuntimeEnvironment;

/** A screen at a table whose moments a test plays and shows one by one. */
final class LaidTable<S, V> implements AutoCloseable {
  private static final String[] NAMES = {"X1ALFA", "X1BRAVO"};

  private final LocalTable<S, V> table;
  private final int me;
  private final FakeSitting<V> sitting;
  private @Nullable Screen<TableActivity> screen;

  /**
   * @param me the seat that looks
   */
  LaidTable(Game<S, V> game, int me, long seed) {
    this.me = me;
    table = new LocalTable<>(game, Setup.of(NAMES.length), Dealer.seeded(Dice.seeded(seed)));
    sitting = new FakeSitting<>(game.id(), false);
  }

  /** The screen opens at this moment. */
  LaidTable<S, V> open() {
    show();
    TestHousehold.get().nearby.sitting.setValue(Optional.of(sitting));
    screen =
        new Screen<>(
            TableActivity.class,
            TableActivity.nearby(RuntimeEnvironment.getApplication(), sitting.game()));
    return this;
  }

  boolean isMine() {
    return table.game().toAct(table.state()).contains(me);
  }

  /** Somebody acts; the screen is not told yet. */
  void act(int seat, Action action) {
    table
        .act(seat, action)
        .ifPresent(
            refusal -> {
              throw new AssertionError(refusal.key());
            });
  }

  /** Whoever is to act does the least. */
  void leastIsDone() {
    int seat = table.game().toAct(table.state()).iterator().next();
    act(seat, table.game().timeout(table.state(), seat, table.knowledge(seat)));
  }

  /** The moment as it is now, with this many people who watch. */
  private SittingView<V> view(int watching) {
    return MadeUp.<V>table(me, NAMES)
        .game(sitting.game())
        .watchedBy(watching)
        .playing(table.game().view(table.state(), me, table.knowledge(me)))
        .offering(table.game().choices(table.state(), me, table.knowledge(me)))
        .waitingFor(table.game().toAct(table.state()).toArray(new Integer[0]))
        .view();
  }

  /** The screen is shown this moment. */
  void show() {
    show(0);
  }

  /** The same while people come to watch, or go. */
  void show(int watching) {
    sitting.shows(view(watching));
    Screen.settle();
  }

  List<Action> chosen() {
    return sitting.chosen;
  }

  View find(int id) {
    return Objects.requireNonNull(screen).activity().findViewById(id);
  }

  ViewGroup row(int id) {
    return (ViewGroup) find(id);
  }

  FeltView felt() {
    return (FeltView) find(R.id.felt);
  }

  Scene scene() {
    return Objects.requireNonNull(felt().scene());
  }

  Laid.Node node(At at) {
    return Objects.requireNonNull(felt().laid()).nodes().stream()
        .filter(node -> node.at().equals(at))
        .findFirst()
        .orElseThrow(() -> new AssertionError("nothing lies at " + at));
  }

  @Override
  public void close() {
    Objects.requireNonNull(screen).close();
  }
}
