package dev.parlor.app.play;

import android.os.SystemClock;
import dev.parlor.app.household.MadeUp;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.nearby.FakeSitting;
import dev.parlor.app.nearby.LinkState;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.games.Action;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.Setup;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.p2p.clock.Countdown;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.tables.kit.TableKit;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.robolectric.RuntimeEnvironment;

/** A person at a table of several phones: the others play by themselves, or are out of reach. */
public final class CompanyRobot<S, V> implements AutoCloseable {
  private static final String[] NAMES = {"X1ALFA", "X1LONGCALLSIGN", "X1CHARLIE7890", "X1D"};
  private static final long LEFT = 252_000; // 4:12
  private static final int ME = 1;

  /** What is to be said of the others. */
  public enum Others {
    /** Somebody sits out. */
    SITS_OUT,
    /** Who is awaited can't be reached, and his time is over in four minutes. */
    AWAY,
    /** The same, and the others wait for him without end. */
    AWAITED_FOR_EVER,
    /** The phone that holds the table can't be reached. */
    HOLDER_LOST,
    /** Nothing. */
    HERE
  }

  private final LocalTable<S, V> table;
  private final ComputerPlayer<S> computer;
  private final Dice dice;
  private final String[] names;
  private final FakeSitting<V> sitting;
  private final TableRobot robot;
  private final GameKit<S, V> kit;

  public CompanyRobot(TableKit<S, V> kit, long seed) {
    dice = Dice.seeded(seed);
    computer = kit.computer();
    this.kit = kit.game();
    names = Arrays.copyOf(NAMES, kit.game().phones().most());
    Setup setup = new Setup(names.length, kit.quick());
    table = new LocalTable<>(kit.game().game(), setup, Dealer.seeded(dice));
    sitting = new FakeSitting<>(kit.game().id(), false);
    sitting.clock = SystemClock::uptimeMillis;
    sitting.shows(view(Others.HERE));
    TestHousehold.get().nearby.sits(Optional.of(sitting));
    robot =
        new TableRobot(TableActivity.nearby(RuntimeEnvironment.getApplication(), sitting.game()));
  }

  public TableRobot robot() {
    return robot;
  }

  /** Somebody acts, and this person by what the screen offers; false once the match is over. */
  public boolean step() {
    Set<Integer> awaited = table.game().toAct(table.state());
    if (table.finished().isPresent()) {
      return false;
    } else if (awaited.contains(ME)) {
      int before = sitting.chosen.size();
      robot.step();
      List<Action> chosen = sitting.chosen;
      chosen.subList(before, chosen.size()).forEach(action -> table.act(ME, action));
    } else if (table.window().isPresent()) {
      table.apply(new Event.WindowClosed(Map.of()));
    } else if (awaited.isEmpty()) {
      table.apply(new Event.Elapsed(table.timers().keySet().iterator().next()));
    } else {
      int seat = awaited.iterator().next();
      table.act(seat, computer.choose(table.state(), seat, table.knowledge(seat), dice));
    }
    show(Others.HERE);
    return true;
  }

  /** The moment as it is now, with this to be said of the others. */
  public void show(Others others) {
    sitting.shows(view(others));
    robot.settle(50);
  }

  private SittingView<V> view(Others others) {
    Integer[] awaited = table.game().toAct(table.state()).toArray(new Integer[0]);
    MadeUp<V> made =
        MadeUp.<V>table(ME, names)
            .game(sitting.game())
            .playing(table.game().view(table.state(), ME, table.knowledge(ME)))
            .offering(table.game().choices(table.state(), ME, table.knowledge(ME)))
            .waitingFor(awaited);
    long until = sitting.now() + LEFT;
    return switch (others) {
      case HERE -> made.view();
      case AWAY -> made.away(until, awaited).view();
      case AWAITED_FOR_EVER -> made.awayForEver(awaited).view();
      case HOLDER_LOST -> made.link(LinkState.Kind.LOST).view();
      case SITS_OUT ->
          kit.sitsOut(table.state())
              ? made.counting(new Countdown(Countdown.What.SITS_OUT, 0, until)).view()
              : made.view();
    };
  }

  @Override
  public void close() {
    robot.close();
  }
}
