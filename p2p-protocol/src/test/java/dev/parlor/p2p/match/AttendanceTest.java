package dev.parlor.p2p.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class AttendanceTest {
  private static final int NOBODY = -1;
  private final Attendance four = new Attendance(4);

  @Test
  void aSeatIsAwayWhenAllOthersHaveSaidSo() {
    four.voices().vote(0, 3, false);
    four.voices().vote(1, 3, false);
    assertEquals(NOBODY, four.voices().calledAway());
    assertEquals(Set.of(2), four.voices().missing());
    four.voices().vote(2, 3, false);
    assertEquals(3, four.voices().calledAway());
    assertTrue(four.isAway(3));
  }

  @Test
  void oneWhoCallsAnotherAwayDoesNotSilenceItsVote() {
    four.voices().vote(0, 2, false); // seat 2 is there, and does not agree that 3 is away
    four.voices().vote(0, 3, false);
    four.voices().vote(1, 3, false);
    assertEquals(NOBODY, four.voices().calledAway());
  }

  @Test
  void twoWhoAreSilentTogetherAreCalledAwayByTheOthers() {
    for (int silent = 2; silent < 4; silent++) {
      four.voices().vote(0, silent, false);
      four.voices().vote(1, silent, false);
    }
    assertEquals(2, four.voices().calledAway());
    assertEquals(3, four.voices().calledAway());
  }

  @Test
  void oneAloneCallsNobodyAway() {
    for (int silent = 1; silent < 4; silent++) {
      four.voices().vote(0, silent, false);
    }
    assertEquals(NOBODY, four.voices().calledAway());
  }

  @Test
  void whoSpeaksIsBackAndVotesThatHadNotSeenItAreVoid() {
    for (int seat = 0; seat < 3; seat++) {
      four.voices().vote(seat, 3, false);
    }
    assertEquals(3, four.voices().calledAway());
    four.voices().vote(0, 3, true);
    assertTrue(four.speaks(3, 20).wasAway());
    assertTrue(four.isPresent(3));
    assertFalse(four.voices().isCalled(3));
    assertTrue(four.hasSpokenSince(3, 19));
    assertFalse(four.hasSpokenSince(3, 20));
  }

  @Test
  void whoTalksInsteadOfPayingIsThereOnlyOnce() {
    callAway(3);
    assertFalse(four.saidNothing(four.speaks(3, 20), 7), "the first word counts");
    assertTrue(four.isPresent(3));
    callAway(3);
    four.voices().vote(0, 3, true);
    assertTrue(four.saidNothing(four.speaks(3, 24), 7));
    assertTrue(four.isAway(3));
    assertTrue(four.voices().hasVotedForfeit(0, 3));
    assertFalse(four.hasSpokenSince(3, 20));
    assertFalse(four.saidNothing(four.speaks(3, 25), 8), "the match went on meanwhile");
    assertTrue(four.isPresent(3));
  }

  private void callAway(int target) {
    for (int seat = 0; seat < 3; seat++) {
      four.voices().vote(seat, target, false);
    }
    assertEquals(target, four.voices().calledAway());
  }
}
