package dev.parlor.games.romme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.games.Outcome;
import dev.parlor.games.Refusal;
import dev.parlor.games.Setup;
import dev.parlor.games.romme.RommeSeat.Presence;
import dev.parlor.games.romme.RommeSeat.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class RommePlacesTest {
  @Test
  @DisplayName("romme 12: lowest total first, equal totals share the place")
  void lowestTotalIsFirstAndEqualsShare() {
    assertEquals(
        List.of(2, 1, 2, 4),
        places(
            seat(Status.PLAYING, 50, 0),
            seat(Status.PLAYING, 20, 0),
            seat(Status.PLAYING, 50, 0),
            seat(Status.PLAYING, 203, 0)));
  }

  @Test
  @DisplayName("romme i: who was eliminated later is placed before who was earlier")
  void laterEliminationIsBetter() {
    assertEquals(
        List.of(3, 1, 2, 4),
        places(
            seat(Status.ELIMINATED, 210, 4),
            seat(Status.PLAYING, 190, 0),
            seat(Status.ELIMINATED, 240, 6),
            seat(Status.GONE, 5, 7)));
  }

  @Test
  void optionsAreCheckedBeforeTheMatch() {
    Setup setup = new Setup(5, Map.of("firstMeld", "35", "maxJokersPerMeld", "0"));
    List<String> keys = new ArrayList<>();
    for (Refusal problem : setup.problems(new Romme())) {
      keys.add(problem.key());
    }
    assertEquals(List.of("setup.seats", "option.oneOf", "option.number"), keys);
  }

  private static List<Integer> places(RommeSeat... seats) {
    RommeState fresh = Kitchen.ROMME.open(Setup.of(seats.length)).state();
    RommeDraft draft = new RommeDraft(fresh);
    for (int i = 0; i < seats.length; i++) {
      draft.put(i, seats[i]);
    }
    RommePlaces.finish(draft);
    List<Integer> places = new ArrayList<>();
    for (Outcome.Standing standing : RommePlaces.outcome(draft.state()).standings()) {
      places.add(standing.place());
    }
    return places;
  }

  private static RommeSeat seat(Status status, int total, int outInRound) {
    return new RommeSeat(
        status, Presence.HERE, total, outInRound, List.of(), 0, RommeSeat.NEVER, false, 0, false);
  }
}
