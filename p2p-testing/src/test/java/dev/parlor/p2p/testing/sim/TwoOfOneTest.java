package dev.parlor.p2p.testing.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Event;
import dev.parlor.games.GameId;
import dev.parlor.games.Outcome;
import dev.parlor.games.Request;
import dev.parlor.games.highlow.HighLow;
import dev.parlor.games.piles.Piles;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.table.Passage;
import dev.parlor.p2p.table.TableNode;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.testing.troupe.Troupe;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Two sheets of one match, or two tables of one evening, are planted. The watch must see them. */
class TwoOfOneTest {
  private static final long SEED = 12;
  private static final int LAST = 2;

  private static Run run(GameId game) {
    return new Run(
        Troupe.of(game), LAST + 1, Troupe.of(game).brief(), Faults.NONE, SEED, false, false);
  }

  private static void assertCries(String words, RunReport report) {
    RunProblem problem =
        report.problem().orElseThrow(() -> new AssertionError(report.run() + ": nothing"));
    assertEquals(RunProblem.Kind.DIVERGED, problem.kind(), problem::toString);
    assertTrue(problem.what().contains(words), problem::toString);
  }

  @Test
  void twoSheetsOfOneMatchAreSeen() {
    assertCries("two sheets of match 1", flattered(Troupe.of(HighLow.ID)));
  }

  private static <S, V> RunReport flattered(Bots<S, V> bots) {
    GameKit<S, V> kit = bots.kit();
    GameKit<S, V> better =
        new Doctored<>(kit.game(), Event.class, s -> s, TwoOfOneTest::flattered).in(kit);
    return World.play(bots, run(HighLow.ID), new FaultPlan(List.of()), new Flattered<>(better));
  }

  private static Request flattered(Request request) {
    return request instanceof Request.Finish finish
        ? new Request.Finish(
            new Outcome(
                finish.outcome().standings().stream()
                    .map(s -> new Outcome.Standing(s.seat(), s.place(), s.score() + 1))
                    .toList(),
                finish.outcome().units(),
                finish.outcome().violations()))
        : request;
  }

  /**
   * When the others have all signatures, the host reads from its journal that all had more chips.
   */
  private static final class Flattered<S, V> implements SimCast<S, V> {
    private final GameKit<S, V> better;
    private @Nullable World<S, V> world;

    Flattered(GameKit<S, V> better) {
      this.better = better;
    }

    @Override
    public void begin(World<S, V> begun) {
      world = begun;
    }

    private boolean haveAllSigned() {
      World<S, V> known = world;
      return known != null
          && known.phones().stream()
              .filter(phone -> phone.number() != 0)
              .allMatch(phone -> phone.stage() == TableView.Stage.FINISHED);
    }

    @Override
    public Node<S, V> node(
        SimPhone<S, V> phone, TableSession<S, V> session, Switchboard links, Passage ear) {
      Node<S, V> honest = Node.honest(new TableNode<>(session, links, ear));
      return phone.number() != 0
          ? honest
          : new Reader<>(phone, honest, better, this::haveAllSigned);
    }
  }

  private static final class Reader<S, V> extends PassingNode<S, V> {
    private final SimPhone<S, V> phone;
    private final GameKit<S, V> better;
    private final BooleanSupplier over;
    private @Nullable TableSession<S, V> read;

    Reader(SimPhone<S, V> phone, Node<S, V> honest, GameKit<S, V> better, BooleanSupplier over) {
      super(honest);
      this.phone = phone;
      this.better = better;
      this.over = over;
    }

    @Override
    public TableSession<S, V> session() {
      TableSession<S, V> mine = good.session();
      if (read == null && over.getAsBoolean()) {
        Bytes key = mine.roster().orElseThrow().at(mine.tableSeat()).linkKey();
        try {
          read = TableSession.restore(phone.tools(), better, key, phone.journal()).orElseThrow();
        } catch (Malformed impossible) {
          throw new AssertionError(impossible);
        }
      }
      return read == null ? mine : read;
    }
  }

  @Test
  void anotherTableOfThoseWhoHadBegunIsSeen() {
    assertCries("has another entry 0", anew(Troupe.of(Piles.ID)));
  }

  private static <S, V> RunReport anew(Bots<S, V> bots) {
    return World.play(bots, run(Piles.ID), new FaultPlan(List.of()), new Forgetful<>());
  }

  /** All phones but one forget a match that has begun, and the watch is not told. */
  private static final class Forgetful<S, V> implements SimCast<S, V> {
    @Override
    public void begin(World<S, V> world) {
      world.after(100, () -> look(world));
    }

    private void look(World<S, V> world) {
      Optional<Match<S, V>> match = world.phones().get(LAST).match();
      if (match.map(Match::hasBegun).orElse(false)) {
        for (int number = 0; number < LAST; number++) {
          SimPhone<S, V> phone = world.phones().get(number);
          phone.restore(phone.journal().size());
        }
      } else {
        begin(world);
      }
    }
  }

  /** The host's disk forgets much while its only guest is away, and the host's player gets up. */
  private static final FaultPlan FORGOTTEN =
      new FaultPlan(
          List.of(
              new Fault.AdapterOff(1, 203, 39_956),
              new Fault.SetBack(0, 17, 35),
              new Fault.Leave(0, 91_281),
              new Fault.AdapterOff(1, 91_658, 35_111)));

  private static <S, V> RunReport forgotten(Bots<S, V> bots, SimCast<S, V> cast) {
    Campaign campaign = new Campaign(List.of(bots), 2, List.of(Faults.HARSH), 31_739, false);
    return World.play(bots, campaign.run(0).traced(true), FORGOTTEN, cast);
  }

  @Test
  void aHostThatWaitedInVainForThoseWhoKnowMoreIsNoFault() {
    RunReport report = forgotten(Troupe.of(HighLow.ID), SimCast.honest());
    assertEquals(Optional.empty(), report.problem());
    assertTrue(report.trace().stream().anyMatch(line -> line.contains("nobody came to tell it")));
  }

  @Test
  void aHostThatDoesNotWaitForThoseWhoKnowMoreIsSeen() {
    assertCries("has another entry", forgotten(Troupe.of(HighLow.ID), new Hasty<>()));
  }

  /** The clock of the host runs ten times too fast. */
  private static final class Hasty<S, V> implements SimCast<S, V> {
    @Override
    public Node<S, V> node(
        SimPhone<S, V> phone, TableSession<S, V> session, Switchboard links, Passage ear) {
      Node<S, V> honest = Node.honest(new TableNode<>(session, links, ear));
      return phone.life() == 1 || phone.number() != 0
          ? honest
          : new PassingNode<S, V>(honest) {
            @Override
            protected long clock(long now) {
              return now + 9 * phone.upMillis();
            }
          };
    }
  }
}
