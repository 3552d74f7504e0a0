package dev.parlor.terminal.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.parlor.nerve.EightGames;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.sim.Faults;
import dev.parlor.p2p.testing.sim.Run;
import dev.parlor.p2p.testing.sim.RunReport;
import dev.parlor.p2p.testing.sim.World;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.terminal.Ran;
import dev.parlor.terminal.simulate.SimulationCast;
import dev.parlor.terminal.table.EveryTypedTableTest;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The contract of a game. A game that keeps it is played everywhere in the house. */
class EveryGameTest {
  private static final long SEED = 5;

  @TempDir private Path home;

  /** A promise that every game must keep. */
  private record Check(String name, Held holds) {}

  /** Checks the promise for one game. */
  private interface Held {
    void of(TableKit<?, ?> kit) throws Exception;
  }

  private List<Check> contract() {
    return List.of(
        new Check(
            "the rules keep what they must", kit -> new LocalMatch<>(kit, SEED).keepsItsRules()),
        new Check("nobody sees a face that was not shown", LocalMatch::tellsNoFaceBeforeItIsShown),
        new Check(
            "a device in the middle shows what all see",
            kit -> new LocalMatch<>(kit, SEED).showsInTheMiddleWhatAllSee()),
        new Check(
            "every action survives its line",
            kit -> new LocalMatch<>(kit, SEED).survivesItsLines()),
        new Check("every scene is painted and said", kit -> EveryTypedTableTest.play(kit)),
        new Check("the demo plays, signs, verifies and audits it", this::isShown),
        new Check("the simulator finds nothing, with liars as well", EveryGameTest::isSimulated),
        new Check("every phone has its result, and an audit the same", EveryGameTest::isAudited));
  }

  @TestFactory
  Stream<DynamicNode> everyGameKeepsTheContract() {
    return EightGames.ALL.all().stream()
        .map(
            kit ->
                dynamicContainer(
                    kit.id(),
                    contract().stream()
                        .map(check -> dynamicTest(check.name(), () -> check.holds().of(kit)))));
  }

  private void isShown(TableKit<?, ?> kit) {
    Ran demo =
        Ran.of(
            EightGames.ALL, "demo", kit.id(), "--players", "2", "--seed", "3", "--home", home + "");
    assertEquals(0, demo.exit(), demo.err());
  }

  private static void isSimulated(TableKit<?, ?> kit) {
    Ran honest = Ran.of(EightGames.ALL, "simulate", "--game", kit.id(), "--runs", "4");
    assertEquals(0, honest.exit(), honest.err());
    Ran liars =
        Ran.of(EightGames.ALL, "simulate", "--game", kit.id(), "--runs", "8", "--liar", "all");
    assertEquals(0, liars.exit(), liars.err());
  }

  private static void isAudited(TableKit<?, ?> kit) {
    Bots<?, ?> bots = SimulationCast.of(kit);
    int players = kit.game().phones().most();
    Run run = new Run(bots, players, bots.brief(), Faults.NONE, SEED, 2, false, false);
    RunReport report = World.play(run);
    assertEquals(Optional.empty(), report.problem());
    assertEquals(RunReport.Ending.FINISHED, report.ending());
  }
}
