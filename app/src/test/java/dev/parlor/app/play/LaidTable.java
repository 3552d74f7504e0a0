package dev.parlor.app.play;

import android.view.View;
import android.view.ViewGroup;
import dev.parlor.app.R;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.felt.Laid;
import dev.parlor.app.household.MadeUp;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.nearby.FakeSitting;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.Game;
import dev.parlor.games.Setup;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Scene;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;
import org.robolectric.RuntimeEnvironment;

/** A screen at a table whose moments a test plays and shows one by one. */
public final class LaidTable<S, V> implements AutoCloseable {

  private static final int PATIENCE = 2000;

  private final LocalTable<S, V> table;
  private final int me;
  private final String[] names;
  private final FakeSitting<V> sitting;
  private @Nullable TestScreen<TableActivity> screen;

  /**
   * @param me the seat that looks
   */
  LaidTable(Game<S, V> game, int me, long seed) {
    this(game, me, seed, "X1ALFA", "X1BRAVO");
  }

  /**
   * @param me the seat that looks
   * @param names the names of those who sit there
   */
  public LaidTable(Game<S, V> game, int me, long seed, String... names) {
    this.me = me;
    this.names = names.clone();
    table = new LocalTable<>(game, Setup.of(names.length), Dealer.seeded(Dice.seeded(seed)));
    sitting = new FakeSitting<>(game.id(), false);
  }

  /**
   * Lets all play like this player until the seat that looks comes to such a moment; false if it
   * never does.
   */
  public boolean seek(ComputerPlayer<S> player, BiPredicate<V, List<Choice>> moment, Dice dice) {
    for (int move = 0; move < PATIENCE && !table.finished().isPresent(); move++) {
      if (moment.test(seen(), choices())) {
        return true;
      }
      Iterator<Integer> awaited = table.game().toAct(table.state()).iterator();
      if (awaited.hasNext()) {
        int seat = awaited.next();
        Action wish = player.choose(table.state(), seat, table.knowledge(seat), dice);
        if (table.act(seat, wish).isPresent()) {
          leastIsDone();
        }
      } else {
        table.apply(new Event.Elapsed(table.timers().keySet().iterator().next()));
      }
    }
    return false;
  }

  /** The view that the rules give to the seat that looks. */
  public V seen() {
    return table.game().view(table.state(), me, table.knowledge(me));
  }

  public List<Choice> choices() {
    return table.game().choices(table.state(), me, table.knowledge(me));
  }

  /** Opens the screen at this moment. */
  public LaidTable<S, V> open() {
    show();
    TestHousehold.get().nearby.sits(Optional.of(sitting));
    screen =
        new TestScreen<>(
            TableActivity.class,
            TableActivity.nearby(RuntimeEnvironment.getApplication(), sitting.game()));
    return this;
  }

  boolean isMine() {
    return table.game().toAct(table.state()).contains(me);
  }

  boolean isOver() {
    return table.finished().isPresent();
  }

  /** Lets a seat act. The screen is not told yet. */
  void act(int seat, Action action) {
    table
        .act(seat, action)
        .ifPresent(
            refusal -> {
              throw new AssertionError(refusal.key());
            });
  }

  /** Lets the seat that is to act do the least. */
  void leastIsDone() {
    int seat = table.game().toAct(table.state()).iterator().next();
    act(seat, table.game().timeout(table.state(), seat, table.knowledge(seat)));
  }

  /** The view of the moment, with this many people who watch. */
  private SittingView<V> view(int watching) {
    return MadeUp.<V>table(me, names)
        .game(sitting.game())
        .watchedBy(watching)
        .playing(seen())
        .offering(choices())
        .waitingFor(table.game().toAct(table.state()).toArray(new Integer[0]))
        .view();
  }

  /** Shows this moment on the screen. */
  void show() {
    show(0);
  }

  /** Shows this moment on the screen, with this many people who watch. */
  void show(int watching) {
    sitting.shows(view(watching));
    TestScreen.settle();
  }

  public List<Action> chosen() {
    return sitting.chosen;
  }

  public View find(int id) {
    return Objects.requireNonNull(screen).activity().findViewById(id);
  }

  public ViewGroup row(int id) {
    return (ViewGroup) find(id);
  }

  public FeltView felt() {
    return (FeltView) find(R.id.felt);
  }

  public Scene scene() {
    return Objects.requireNonNull(felt().scene());
  }

  public Laid.Node node(At at) {
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
