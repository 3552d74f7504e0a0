package dev.parlor.p2p.audit;

import dev.parlor.games.Event;
import dev.parlor.p2p.match.Absence;
import dev.parlor.p2p.match.Closing;
import dev.parlor.p2p.match.Match;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Whether every player's own moves led to the outcome. A player who was away and came back has
 * accepted what the log says, void hands included.
 */
final class OwnMoves {
  private final Set<Integer> away = new HashSet<>();

  /**
   * Whether all players are still in the match after an event. It also notes which seat the event
   * takes away.
   */
  private final Event.Cases<Boolean> going =
      new Event.Cases<>(
          acted -> true,
          opened -> true,
          shuffled -> true,
          elapsed -> true,
          windowClosed -> true,
          gone -> {
            away.add(gone.seat());
            return true;
          },
          satOut -> true,
          back -> {
            away.remove(back.seat());
            return true;
          },
          left -> false);

  private OwnMoves() {}

  static boolean alone(Match<?, ?> match) {
    return new OwnMoves().led(match);
  }

  private boolean led(Match<?, ?> match) {
    if (!match.events().stream().allMatch(event -> event.match(going))) {
      return false;
    }
    List<Absence> absences = match.ending().closing().map(Closing::absences).orElse(List.of());
    // a seat may also come back when the outcome is there already
    absences.forEach(absence -> away.remove(absence.seat()));
    return away.isEmpty() && absences.stream().noneMatch(Absence::out);
  }
}
