package dev.parlor.p2p.testing.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.parlor.games.GameId;
import dev.parlor.games.blackjack.Duel;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.recall.Recall;
import dev.parlor.games.romme.Romme;
import dev.parlor.p2p.deal.BlockType;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.testing.troupe.Troupe;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/**
 * Somebody leaves, is killed, is away for a while or vanishes, at every entry of a reshuffle.
 * Nobody is named, and no table hangs. The players here want no cards, so the stock runs out once.
 */
class ReshuffleTest {
  /** Every how many entries of a reshuffle one is tried; at night each of them. */
  private static final int STEP = Integer.getInteger("parlor.reshuffle.step", 8);

  private static final int LEAVER = 1;
  private static final List<String> MAKING =
      List.of("SEED_HASH", "SHUFFLE", "PROOF", "SEED_REVEAL");

  private static final Bots<?, ?> RECALL = Troupe.of(Recall.ID).waiting();
  private static final Bots<?, ?> ROMME = Troupe.of(Romme.ID).waiting();

  /** Keeps the world, so that its phones can be looked at in the end. */
  private static final class Held<S, V> implements SimCast<S, V> {
    private final List<World<S, V>> worlds = new ArrayList<>();

    @Override
    public void begin(World<S, V> world) {
      worlds.add(world);
    }

    List<SimPhone<S, V>> phones() {
      return worlds.get(0).phones();
    }
  }

  private static Run run(GameId game, int players, boolean real) {
    return new Run(Troupe.of(game), players, options(game), Faults.NONE, 21, real, false);
  }

  private static Map<String, String> options(GameId game) {
    return game.equals(Duel.ID)
        ? Map.of("rounds", "30", "chips", "100000")
        : Troupe.of(game).brief();
  }

  /** The lengths of the log before each entry that makes a deck other than the first. */
  private static <S, V> Set<Integer> reshuffles(Bots<S, V> bots, Run run) {
    Held<S, V> held = new Held<>();
    RunReport report = World.play(bots, run, new FaultPlan(List.of()), held);
    assertEquals(java.util.Optional.empty(), report.problem(), run::toString);
    Set<Integer> places = new TreeSet<>();
    boolean dealt = false;
    List<Ordered> log = held.phones().get(0).session().orElseThrow().log();
    for (int i = 0; i < log.size(); i++) {
      Entry entry = log.get(i).entry();
      dealt |= Match.verbOf(entry).equals("UNLOCK");
      if (dealt && MAKING.contains(verb(entry))) {
        places.add(i);
        places.add(i + 1);
      }
    }
    assertFalse(places.isEmpty(), () -> "no reshuffle in " + run);
    return places;
  }

  /** The verb of an entry. For a part it is that of the block it belongs to. */
  private static String verb(Entry entry) {
    byte[] bytes = entry.payload().bytes().toArray();
    boolean part = !entry.payload().isText() && bytes[0] == BlockType.PART && bytes[1] == 0;
    return part ? BlockType.verb(bytes[3]) : Match.verbOf(entry);
  }

  private static <S, V> void survives(
      Bots<S, V> bots, Run run, int step, List<IntFunction<Fault>> faults) {
    List<String> wrong = new ArrayList<>();
    List<Integer> places = new ArrayList<>(reshuffles(bots, run));
    for (int i = 0; i < places.size(); i += step) {
      for (IntFunction<Fault> fault : faults) {
        int seat = (LEAVER + i) % run.players();
        FaultPlan plan = new FaultPlan(List.of(new Fault.Behind(places.get(i), fault.apply(seat))));
        Held<S, V> held = new Held<>();
        RunReport report = World.play(bots, run, plan, held);
        report.problem().ifPresent(what -> wrong.add(run + " " + plan + " " + what));
        if (plan.toString().contains("Leave")) {
          unfinished(held, seat).forEach(who -> wrong.add(run + " " + plan + " " + who));
        }
      }
    }
    assertEquals(List.of(), wrong);
  }

  /** The other phones that have no result although enough of them stay. */
  private static <S, V> List<String> unfinished(Held<S, V> held, int leaver) {
    List<String> others = new ArrayList<>();
    for (SimPhone<S, V> phone : held.phones()) {
      if (leaver != 0 && phone.number() != leaver && phone.stage() != TableView.Stage.FINISHED) {
        others.add("P" + (phone.number() + 1) + " " + phone.stage());
      }
    }
    return others;
  }

  private static List<IntFunction<Fault>> all() {
    return List.of(
        seat -> new Fault.Leave(seat, 0),
        seat -> new Fault.Kill(seat, 0, 3_000),
        seat -> new Fault.AdapterOff(seat, 0, 100_000),
        seat -> new Fault.Vanish(seat, 0));
  }

  @Test
  void recall() {
    survives(RECALL, run(Recall.ID, 4, false), STEP, all());
    survives(RECALL, run(Recall.ID, 3, false), 3 * STEP, all());
  }

  @Test
  void romme() {
    survives(ROMME, run(Romme.ID, 4, false), STEP, all());
    survives(ROMME, run(Romme.ID, 3, false), 3 * STEP, all());
  }

  @Test
  void gamesThatTakeAFreshDeckInstead() {
    survives(Troupe.of(Holdem.ID), run(Holdem.ID, 4, false), STEP, all());
    survives(Troupe.of(Duel.ID), run(Duel.ID, 3, false), STEP, all());
  }

  @Test
  void theRealCryptographyToo() {
    List<IntFunction<Fault>> leaves = List.of(seat -> new Fault.Leave(seat, 0));
    survives(RECALL, run(Recall.ID, 4, true), 10 * STEP, leaves);
  }
}
