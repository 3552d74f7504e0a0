package dev.parlor.p2p.testing.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.poker.Holdem;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.table.Passage;
import dev.parlor.p2p.table.TableNode;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.testing.troupe.Troupe;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * An onlooker is told the seats and the log that they have, to the byte. Nothing in it opens a
 * hidden card. If a seat told it more, the watch would cry out.
 */
class OnlookerSeesTest {
  private static final long SEED = 4;
  private static final int PLAYERS = 2;

  /** Listens to what the seats say to onlookers. */
  private static final class Listening<S, V> extends Watched<S, V> {
    final Set<String> kinds = new TreeSet<>();
    private final boolean slips;
    private @Nullable World<S, V> world;

    Listening(boolean slips) {
      this.slips = slips;
    }

    @Override
    public void begin(World<S, V> world) {
      this.world = world;
    }

    @Override
    public Node<S, V> node(
        SimPhone<S, V> phone, TableSession<S, V> session, Switchboard links, Passage ear) {
      Passage mouth =
          new Passage() {
            @Override
            public List<Bytes> says(Bytes to, Bytes message) {
              boolean watches = session.roster().filter(r -> !r.seatOf(to).isNone()).isEmpty();
              if (phone.number() < PLAYERS && watches && !session.log().isEmpty()) {
                kinds.add(kind(session, message));
                Objects.requireNonNull(world)
                    .secrecy()
                    .filter(listener -> slips)
                    .flatMap(listener -> listener.unspeakable(1))
                    .ifPresent(share -> ear.says(to, share));
              }
              return ear.says(to, message);
            }
          };
      return Node.honest(new TableNode<>(session, links, mouth));
    }

    private static String kind(TableSession<?, ?> session, Bytes message) {
      try {
        Message said = Message.decode(message);
        if (said instanceof Message.Text text) {
          Line line = text.line();
          return line.verb();
        }
        return said instanceof Message.Place place && stands(session.log(), place.ordered())
            ? "the log"
            : said.toString();
      } catch (Malformed unreadable) {
        throw new AssertionError(unreadable);
      }
    }

    private static boolean stands(List<Ordered> log, Ordered ordered) {
      return log.get((int) ordered.order().index()).equals(ordered);
    }
  }

  private static <S, V> RunReport play(Bots<S, V> bots, Listening<S, V> cast) {
    Run run = new Run(bots, PLAYERS, Watched.open(bots), Faults.NONE, SEED, true, false);
    return World.play(bots, run, new FaultPlan(List.of()), cast);
  }

  @Test
  void isTheLogAndWhoSits() {
    sees(Troupe.of(Holdem.ID));
  }

  private static <S, V> void sees(Bots<S, V> bots) {
    Listening<S, V> cast = new Listening<>(false);
    Watched.good(play(bots, cast));
    assertTrue(cast.kinds.remove("the log"));
    cast.kinds.removeAll(Set.of("CARD_GAME_INVITE", "GAME_READY", "ROSTER"));
    assertEquals(Set.of(), cast.kinds);
  }

  @Test
  void aShareToldToWhoWatchesIsALeak() {
    slips(Troupe.of(Holdem.ID));
  }

  private static <S, V> void slips(Bots<S, V> bots) {
    assertEquals(
        Optional.of(RunProblem.Kind.LEAKED),
        play(bots, new Listening<>(true)).problem().map(RunProblem::kind));
  }
}
