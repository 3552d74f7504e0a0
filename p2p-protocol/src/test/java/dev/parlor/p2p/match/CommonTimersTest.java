package dev.parlor.p2p.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Timer;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CommonTimersTest {
  private static final Timer MATCH = new Timer("match", Timer.ALL, 0);
  private static final List<Timer> RUNNING = List.of(MATCH);
  private final CommonTimers timers = new CommonTimers();

  @Test
  void nobodyAloneCallsATimerOfTheTableOver() {
    timers.say(1, MATCH);
    timers.say(1, MATCH);
    assertEquals(Optional.empty(), timers.over(RUNNING, Set.of(0, 1, 2)));
    assertTrue(timers.awaits(0, RUNNING));
    assertFalse(timers.awaits(1, RUNNING));
  }

  @Test
  void itIsOverWhenAllWhoArePresentSaySo() {
    timers.say(0, MATCH);
    timers.say(2, MATCH);
    assertEquals(Optional.of(MATCH), timers.over(RUNNING, Set.of(0, 2)));
  }

  @Test
  void aTimerThatNobodyCalledOverRunsEvenWhenNobodyIsPresent() {
    assertEquals(Optional.empty(), timers.over(RUNNING, Set.of()));
  }
}
