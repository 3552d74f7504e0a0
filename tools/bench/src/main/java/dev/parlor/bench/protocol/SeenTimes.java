package dev.parlor.bench.protocol;

import dev.parlor.games.Event;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.table.TableSession;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The times at which one player saw things. */
final class SeenTimes<S, V> {
  private final Map<Integer, Integer> acted = new HashMap<>();
  private final List<Long> deckAt = new ArrayList<>();
  private final List<Long> handOverAt = new ArrayList<>();
  private final List<Long> cardsAt = new ArrayList<>();
  private int read;
  private long lastEventAt;

  void drawn(TableSession<S, V> session, long now) {
    Match<S, V> match = session.match().orElse(null);
    if (match == null) {
      return;
    }
    List<Event> events = match.events();
    for (; read < events.size(); read++) {
      Event event = events.get(read);
      if (event instanceof Event.Shuffled) {
        deckAt.add(now);
        handOverAt.add(lastEventAt);
      } else if (event instanceof Event.Acted choice) {
        acted.merge(choice.seat(), 1, Integer::sum);
      }
      lastEventAt = now;
    }
    if (match.hasBegun() && !match.awaited().cards() && cardsAt.size() < deckAt.size()) {
      cardsAt.add(now);
    }
  }

  int acted(int seat) {
    return acted.getOrDefault(seat, 0);
  }

  boolean sees(TimedTable.Tap tap) {
    return acted(tap.seat) > tap.number;
  }

  int decks() {
    return cardsAt.size();
  }

  long deckAt(int deck) {
    return deckAt.get(deck);
  }

  long cardsAt(int deck) {
    return cardsAt.get(deck);
  }

  /** The time between the end of a hand and the own cards of the next. */
  long waited(int deck) {
    return cardsAt.get(deck) - handOverAt.get(deck);
  }
}
