package dev.parlor.p2p.audit;

import dev.parlor.games.Event;
import dev.parlor.games.Outcome;
import dev.parlor.games.Request;
import dev.parlor.games.Step;
import dev.parlor.p2p.match.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The verbs of the original design that nobody sends, because every phone knows by the rules what
 * they would say: whose turn it is, who is dealt what, which cards lie open, who is out, and the
 * result.
 */
final class SeedVerbs<S> {
  private static final int NOBODY = -1;

  private final Match<S, ?> match;
  private final List<String> news = new ArrayList<>();
  private @Nullable S state;
  private int heard; // events of the match
  private int turn = NOBODY;
  private boolean over;

  SeedVerbs(Match<S, ?> match) {
    this.match = match;
  }

  /** What has come of the log since the last time. */
  List<String> news() {
    news.clear();
    if (match.hasBegun()) {
      S now = state;
      if (now == null) {
        now = take(match.kit().game().open(match.setup()));
      }
      List<Event> events = match.events();
      while (heard < events.size()) {
        now = hear(now, events.get(heard++));
      }
      turn();
      result();
    }
    return new ArrayList<>(news);
  }

  private S hear(S before, Event event) {
    Step.Accepted<S> accepted = match.kit().game().apply(before, event).accepted().orElse(null);
    if (accepted == null) {
      return before; // never happens: the match has accepted this line before
    }
    if (event instanceof Event.Opened opened) {
      String verb = match.kit().verbOfOpened(before, opened.slot());
      news.add(verb + ":" + opened.card() + "@" + opened.slot());
    } else if (event instanceof Event.Left left) {
      out(left.seat());
    }
    S after = take(accepted);
    match.kit().wentOut(before, after).ifPresent(this::out);
    return after;
  }

  private S take(Step.Accepted<S> step) {
    Map<Integer, List<String>> dealt = new TreeMap<>();
    for (Request request : step.requests()) {
      if (request instanceof Request.Deal deal) {
        dealt.computeIfAbsent(deal.seat(), seat -> new ArrayList<>()).add(deal.slot().toString());
      }
    }
    dealt.forEach((seat, slots) -> news.add("DEAL:" + (seat + 1) + ":" + String.join(",", slots)));
    state = step.state();
    return step.state();
  }

  private void out(int seat) {
    news.add("OUT:" + (seat + 1));
  }

  private void turn() {
    Set<Integer> toAct = match.awaited().toAct();
    if (toAct.size() > 1) {
      turn = NOBODY; // all choose at once
    } else if (toAct.size() == 1 && !toAct.contains(turn)) {
      turn = toAct.iterator().next();
      news.add("TURN:" + (turn + 1));
    }
  }

  private void result() {
    if (over || !match.outcome().isPresent()) {
      return;
    }
    over = true;
    StringBuilder line = new StringBuilder("RESULT");
    for (Outcome.Standing standing : match.outcome().get().standings()) {
      line.append(":").append(standing.seat() + 1).append("=").append(standing.place());
    }
    news.add(line.toString());
  }
}
