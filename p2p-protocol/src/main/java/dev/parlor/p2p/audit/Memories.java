package dev.parlor.p2p.audit;

import dev.parlor.p2p.match.Match;
import java.util.List;
import java.util.function.Supplier;

/** What the players of one match know of hidden cards, as far as its moves tell. */
final class Memories<S> {
  private final Match<S, ?> match;

  Memories(Match<S, ?> match) {
    this.match = match;
  }

  boolean areOf(Match<?, ?> other) {
    return match == other;
  }

  /**
   * What the players know now. The lines are made when the supplier is asked, after the match has
   * gone on and its cards lie open.
   */
  Supplier<List<String>> now() {
    if (!match.hasBegun()) {
      return List::of;
    }
    S now = match.state();
    return () -> match.kit().known(now, match.state());
  }
}
