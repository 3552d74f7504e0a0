package dev.parlor.p2p.testing.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Event;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.recall.Recall;
import dev.parlor.games.recall.RecallSeat;
import dev.parlor.games.recall.RecallState;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.testing.troupe.Troupe;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Several seats collect the rank of the top discard, and may claim it at once. */
class RecallClaimTest {
  private static final Recall GAME = new Recall();
  private static final long FIRST = 18;
  private static final int MOST = 120;
  private int sealed;

  @Test
  void theFirstWhoWantsTheCardClockwiseFromTheTurnGetsItWhateverWasOrderedFirst() {
    long seed = FIRST;
    while (sealed == 0 && seed < FIRST + MOST) { // several wishes at once need some luck
      Run run =
          new Run(
              Troupe.of(Recall.ID),
              4,
              Troupe.of(Recall.ID).brief(),
              Faults.NONE,
              seed,
              false,
              false);
      RunReport report = World.play(Troupe.of(Recall.ID), run, FaultPlan.of(run), new Judge<>());
      assertEquals(Optional.empty(), report.problem(), "seed " + seed);
      seed++;
    }
    System.out.println("seeds " + FIRST + " to " + (seed - 1));
    assertTrue(sealed > 0, "nobody ever wanted the same card");
  }

  private final class Judge<S, V> implements SimCast<S, V> {
    @Override
    public Optional<RunProblem> judge(World<S, V> world) {
      Match<S, V> match = world.phones().get(0).match().orElseThrow();
      RecallState state = GAME.open(match.setup()).state();
      for (Event event : match.events()) {
        RecallState before = state;
        state = ((Step.Accepted<RecallState>) GAME.apply(before, event)).state();
        if (event instanceof Event.WindowClosed closed && before.window().claiming()) {
          claimed(before, closed, state);
        }
      }
      return Optional.empty();
    }
  }

  private void claimed(RecallState before, Event.WindowClosed closed, RecallState after) {
    List<Slot> discard = before.stock().discard();
    Slot top = discard.get(discard.size() - 1);
    Set<Integer> want = new TreeSet<>(before.window().claims());
    closed
        .plays()
        .forEach(
            (seat, slots) -> {
              if (slots.contains(top) && want.add(seat)) {
                sealed++;
              }
            });
    int first = before.window().claimFrom();
    while (!want.contains(first)) {
      first = (first + 1) % before.seats();
    }
    RecallSeat winner = after.player(first);
    assertEquals(before.player(first).collection().size() + 1, winner.collection().size());
  }
}
