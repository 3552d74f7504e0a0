package dev.parlor.app.nearby;

import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.table.TableView;
import java.util.OptionalLong;
import java.util.Set;

/** When the time of those who are awaited is over, by this phone's own clock. */
final class TurnClock {
  private final int turnSeconds;
  private Set<Integer> awaited = Set.of();
  private long progress = -1;
  private long since;

  TurnClock(int turnSeconds) {
    this.turnSeconds = turnSeconds;
  }

  OptionalLong deadline(TableView<?> view, Match<?, ?> match, long now) {
    if (view.stage() != TableView.Stage.PLAYING || view.awaited().isEmpty()) {
      awaited = Set.of();
      return OptionalLong.empty();
    }
    if (match.progress() != progress || !view.awaited().equals(awaited)) {
      progress = match.progress();
      awaited = view.awaited();
      since = now;
    }
    return OptionalLong.of(since + turnSeconds * 1000L);
  }
}
