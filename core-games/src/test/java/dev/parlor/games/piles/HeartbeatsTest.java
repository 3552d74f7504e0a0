package dev.parlor.games.piles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class HeartbeatsTest {
  @Test
  @DisplayName("piles 8: heartbeats are kept by lower-case name")
  void namesAreKeptInLowerCase() {
    Heartbeats presence = Heartbeats.empty().heartbeat("X1BRAVO", 1000).presence();
    assertEquals(Map.of("x1bravo", 1000L), presence.playerLastSeen());
    assertTrue(presence.isOnline("x1Bravo"));
    assertFalse(presence.isOnline("X1ALPHA"));
  }

  @Test
  @DisplayName("piles 8: a heartbeat is silent unless it changes isOnline")
  void onlyTheFirstHeartbeatSpeaks() {
    Heartbeats.Change first = Heartbeats.empty().heartbeat("Ann", 1000);
    assertEquals(List.of("ann"), first.changed());
    Heartbeats.Change second = first.presence().heartbeat("ANN", 2000);
    assertTrue(second.isSilent());
    assertEquals(Map.of("ann", 2000L), second.presence().playerLastSeen());
  }

  @Test
  @DisplayName("piles 8: silence takes a player offline once, a heartbeat brings him back")
  void silenceGoesOfflineAndLifeComesBack() {
    Heartbeats both =
        Heartbeats.empty().heartbeat("Ann", 1000).presence().heartbeat("Bob", 20_000).presence();
    assertTrue(both.at(31_000, 30_000).isSilent());
    Heartbeats.Change later = both.at(31_001, 30_000);
    assertEquals(List.of("ann"), later.changed());
    assertTrue(later.presence().at(32_000, 30_000).isSilent());
    assertFalse(later.presence().isOnline("Ann"));
    assertTrue(later.presence().isOnline("Bob"));
    assertEquals(List.of("ann"), later.presence().heartbeat("Ann", 33_000).changed());
  }

  @Test
  void anEarlierTimeDoesNotTurnTheClockBack() {
    Heartbeats presence =
        Heartbeats.empty().heartbeat("Ann", 5000).presence().heartbeat("Ann", 4000).presence();
    assertEquals(Map.of("ann", 5000L), presence.playerLastSeen());
  }
}
