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
    four.vote(0, 3, false);
    four.vote(1, 3, false);
    assertEquals(NOBODY, four.calledAway());
    assertEquals(Set.of(2), four.voteMissing());
    four.vote(2, 3, false);
    assertEquals(3, four.calledAway());
    assertTrue(four.isAway(3));
  }

  @Test
  void oneWhoCallsAnotherAwayDoesNotSilenceItsVote() {
    four.vote(0, 2, false); // 2 is there, and does not agree about 3
    four.vote(0, 3, false);
    four.vote(1, 3, false);
    assertEquals(NOBODY, four.calledAway());
  }

  @Test
  void twoWhoAreSilentTogetherAreCalledAwayByTheOthers() {
    for (int silent = 2; silent < 4; silent++) {
      four.vote(0, silent, false);
      four.vote(1, silent, false);
    }
    assertEquals(2, four.calledAway());
    assertEquals(3, four.calledAway());
  }

  @Test
  void oneAloneCallsNobodyAway() {
    for (int silent = 1; silent < 4; silent++) {
      four.vote(0, silent, false);
    }
    assertEquals(NOBODY, four.calledAway());
  }

  @Test
  void whoSpeaksIsBackAndVotesThatHadNotSeenItAreVoid() {
    for (int seat = 0; seat < 3; seat++) {
      four.vote(seat, 3, false);
    }
    assertEquals(3, four.calledAway());
    four.vote(0, 3, true);
    assertTrue(four.speaks(3, 20).wasAway());
    assertTrue(four.isPresent(3));
    assertFalse(four.isCalled(3));
    assertTrue(four.hasSpokenSince(3, 19));
    assertFalse(four.hasSpokenSince(3, 20));
  }

  @Test
  void whoTalksInsteadOfPayingIsThereOnlyOnce() {
    callAway(3);
    assertFalse(four.saidNothing(four.speaks(3, 20), 7), "the first word counts");
    assertTrue(four.isPresent(3));
    callAway(3);
    four.vote(0, 3, true);
    assertTrue(four.saidNothing(four.speaks(3, 24), 7));
    assertTrue(four.isAway(3));
    assertTrue(four.hasVotedForfeit(0, 3));
    assertFalse(four.hasSpokenSince(3, 20));
    assertFalse(four.saidNothing(four.speaks(3, 25), 8), "the match went on meanwhile");
    assertTrue(four.isPresent(3));
  }

  private void callAway(int target) {
    for (int seat = 0; seat < 3; seat++) {
      four.vote(seat, target, false);
    }
    assertEquals(target, four.calledAway());
  }
}
