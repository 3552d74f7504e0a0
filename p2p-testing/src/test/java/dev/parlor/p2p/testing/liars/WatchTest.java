package dev.parlor.p2p.testing.liars;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dice;
import dev.parlor.games.poker.Holdem;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.table.Passage;
import dev.parlor.p2p.table.TableNode;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.sim.FaultPlan;
import dev.parlor.p2p.testing.sim.Faults;
import dev.parlor.p2p.testing.sim.Node;
import dev.parlor.p2p.testing.sim.Run;
import dev.parlor.p2p.testing.sim.RunProblem;
import dev.parlor.p2p.testing.sim.SimCast;
import dev.parlor.p2p.testing.sim.SimPhone;
import dev.parlor.p2p.testing.sim.World;
import dev.parlor.p2p.testing.troupe.Liars;
import dev.parlor.p2p.testing.troupe.Troupe;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Each watch after a step can fail. A phone that passes for honest does what no honest phone does,
 * and the watch cries out in its own words.
 */
class WatchTest {
  private static final long SEED = 7;

  @Test
  void anotherLogUnderTheHostsNameIsSeen() {
    assertCries(RunProblem.Kind.DIVERGED, "has another entry", true, trick("fork-for-one-seat"));
  }

  @Test
  void anHonestSeatThatIsConvictedIsSeen() {
    assertCries(RunProblem.Kind.DIVERGED, "convicts an honest seat", false, trick("unknown-verb"));
  }

  @Test
  void anEntryThatIsNotInTheLogAsItWasWrittenDownIsSeen() {
    Supplier<Trick> folds =
        () -> Tricks.changeLine("ACTION", line -> Tricks.with(Tricks.with(line, 1, "fold"), 2, 0));
    assertCries(RunProblem.Kind.LOST, "signed two entries", false, folds);
  }

  @Test
  void aMatchThatDoesNotEndIsSeen() {
    assertCries(
        RunProblem.Kind.STUCK,
        "nothing went wrong, and yet",
        false,
        () -> Tricks.silentFrom("SIGN"));
  }

  @Test
  void anExceptionThatEscapesIsSeen() {
    Supplier<Trick> throwing =
        () ->
            new Trick() {
              @Override
              public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
                if (desk.hasBegun()) {
                  throw new IllegalArgumentException("planted");
                }
                return List.of(message);
              }
            };
    assertCries(RunProblem.Kind.STUCK, "an exception escaped", false, throwing);
  }

  private static Supplier<Trick> trick(String liar) {
    return Liars.named(liar).orElseThrow().trick();
  }

  private static void assertCries(
      RunProblem.Kind kind, String words, boolean host, Supplier<Trick> trick) {
    Run run =
        new Run(
            Troupe.of(Holdem.ID), 3, Troupe.of(Holdem.ID).brief(), Faults.NONE, SEED, false, false);
    Optional<RunProblem> found = play(Troupe.of(Holdem.ID), run, host ? 0 : 1, trick.get());
    assertEquals(Optional.of(kind), found.map(RunProblem::kind), () -> run + " " + found);
    assertTrue(found.orElseThrow().what().contains(words), () -> run + " " + found);
  }

  private static <S, V> Optional<RunProblem> play(
      Bots<S, V> bots, Run run, int number, Trick trick) {
    return World.play(bots, run, new FaultPlan(List.of()), new Pretending<S, V>(number, trick))
        .problem();
  }

  /** A cast with a liar of whom the watch is not told. */
  private static final class Pretending<S, V> implements SimCast<S, V> {
    private final int number;
    private final Trick trick;
    private @Nullable LiarsKeys keys;

    Pretending(int number, Trick trick) {
      this.number = number;
      this.trick = trick;
    }

    @Override
    public Signatures signatures(int who, Signatures honest) {
      LiarsKeys mine = new LiarsKeys(honest);
      keys = who == number ? mine : keys;
      return who == number ? mine : honest;
    }

    @Override
    public Node<S, V> node(
        SimPhone<S, V> phone, TableSession<S, V> session, Switchboard links, Passage ear) {
      LiarsKeys mine = keys;
      return phone.number() != number || mine == null
          ? Node.honest(new TableNode<>(session, links, ear))
          : new LyingNode<>(session, links, trick, new LiarsDesk(session, mine, Dice.seeded(SEED)));
    }
  }
}
