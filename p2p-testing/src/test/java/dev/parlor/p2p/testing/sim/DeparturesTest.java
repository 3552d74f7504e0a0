package dev.parlor.p2p.testing.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.Dice;
import dev.parlor.games.GameId;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Slot;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.recall.Recall;
import dev.parlor.games.recall.RecallAction;
import dev.parlor.games.recall.RecallChoice;
import dev.parlor.games.recall.RecallPhase;
import dev.parlor.games.recall.RecallState;
import dev.parlor.p2p.kits.RecallKit;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.testing.troupe.Troupe;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Honest players leave, several of them at once, at any moment. Nobody is named for it. */
class DeparturesTest {
  private static final int TURNS = 30;

  /**
   * Plays the cards that it draws. With a queen's power it looks at a card that somebody else has
   * looked at.
   */
  private static final Bots<RecallState, ?> CURIOUS =
      new Bots<>(RecallKit.KIT, DeparturesTest::curious, null);

  private static Action curious(RecallState state, int seat, Knowledge knowledge, Dice dice) {
    if (state.phase() == RecallPhase.DRAWING_CARD) {
      return state.turn().number() > TURNS && state.caller() == RecallState.NOBODY
          ? RecallAction.Word.CALL_RECALL
          : RecallAction.Word.DRAW;
    } else if (state.phase() == RecallPhase.PLAYING && state.turn().drawn() != null) {
      return new RecallAction.Play(state.turn().drawn());
    }
    for (Choice choice : RecallKit.KIT.game().choices(state, seat, knowledge)) {
      if (choice instanceof RecallChoice.PeekOne peek) {
        List<Slot> foreign = new ArrayList<>(peek.cards());
        foreign.removeAll(state.player(seat).slots());
        return new RecallAction.PeekAt(foreign.get(dice.below(foreign.size())));
      }
    }
    return RecallKit.KIT.game().timeout(state, seat, knowledge);
  }

  private static Run run(GameId game, int players, long seed, boolean real) {
    return new Run(
        Troupe.of(game), players, Troupe.of(game).brief(), Faults.NORMAL, seed, real, false);
  }

  private static <S, V> void play(List<String> wrong, Bots<S, V> bots, Run run, Fault... faults) {
    FaultPlan plan = new FaultPlan(List.of(faults));
    World.play(bots, run, plan, SimCast.honest())
        .problem()
        .ifPresent(what -> wrong.add(run + " " + plan + " " + what));
  }

  /** Lets two players get up within 400 ms of each other. */
  private static List<String> twoLeave(GameId game, int players, long seed, boolean real) {
    List<String> wrong = new ArrayList<>();
    Dice dice = Dice.seeded(seed);
    int entries = 20 + dice.below(1 + dice.below(400));
    int one = dice.below(players);
    int other = (one + 1 + dice.below(players - 1)) % players;
    play(
        wrong,
        Troupe.of(game),
        run(game, players, seed, real),
        new Fault.Behind(entries, new Fault.Leave(one, 0)),
        new Fault.Behind(entries, new Fault.Leave(other, dice.below(400))));
    return wrong;
  }

  @Test
  void twoWhoLeaveAtOnceHandOverWhatTheyHold() {
    List<String> wrong = new ArrayList<>();
    for (long seed = 1; seed <= 25; seed++) {
      wrong.addAll(twoLeave(Holdem.ID, 4 + (int) seed % 3, seed, false));
      wrong.addAll(twoLeave(Recall.ID, 4, seed, false));
    }
    assertEquals(List.of(), wrong);
  }

  @Test
  void theyDoSoWithTheRealCryptography() {
    List<String> wrong = new ArrayList<>();
    for (long seed = 1; seed <= 3; seed++) {
      Run run = run(Holdem.ID, 4, seed, true);
      int entries = 80 + 11 * (int) seed;
      play(
          wrong,
          Troupe.of(Holdem.ID),
          run,
          new Fault.Behind(entries, new Fault.Leave(1, 0)),
          new Fault.Behind(entries, new Fault.Leave(2 + (int) seed % 2, 16 * seed)));
    }
    assertEquals(List.of(), wrong);
  }

  /**
   * A card that is looked at again is sealed anew first, also while somebody hands over its keys.
   */
  @Test
  void oneLeavesWhileAnotherLooksAtACard() {
    List<String> wrong = new ArrayList<>();
    leaveBeforeEachRemask(wrong, run(Recall.ID, 4, 1, false));
    assertEquals(List.of(), wrong);
  }

  private static <S, V> List<Integer> remasks(Bots<S, V> bots, Run run) {
    List<World<S, V>> worlds = new ArrayList<>();
    SimCast<S, V> held =
        new SimCast<>() {
          @Override
          public void begin(World<S, V> world) {
            worlds.add(world);
          }
        };
    World.play(bots, run, new FaultPlan(List.of()), held);
    List<Integer> places = new ArrayList<>();
    for (Ordered each : worlds.get(0).phones().get(0).session().orElseThrow().log()) {
      if (Match.verbOf(each.entry()).equals("REMASK")) {
        places.add((int) each.order().index());
      }
    }
    return places;
  }

  private static void leaveBeforeEachRemask(List<String> wrong, Run run) {
    List<Integer> places = remasks(CURIOUS, run);
    assertFalse(places.isEmpty(), () -> "nobody looks at anything in " + run);
    for (int place : places.subList(0, Math.min(2, places.size()))) {
      for (int seat = 0; seat < run.players(); seat++) {
        for (long later = 0; later < 800; later += 100) {
          play(wrong, CURIOUS, run, new Fault.Behind(place - 2, new Fault.Leave(seat, later)));
        }
      }
    }
  }
}
