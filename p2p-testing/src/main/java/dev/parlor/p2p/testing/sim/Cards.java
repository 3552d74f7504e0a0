package dev.parlor.p2p.testing.sim;

import dev.parlor.games.Event;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.card.Card;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.p2p.match.Match;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What became of the cards and chips of one table, by a replay of its own: no card is there twice,
 * and nobody sees what the rules have not shown to it.
 */
final class Cards<S, V> {
  private static final int EVERY = 8;

  private final Map<Integer, Map<Card, Integer>> left = new HashMap<>();
  private final Map<Integer, Integer> sizes = new HashMap<>();
  private final Map<Slot, Set<Integer>> shown = new HashMap<>();
  private final Set<Slot> turning = new HashSet<>();
  private final Map<Slot, Card> open = new HashMap<>();
  private @Nullable S state;
  private int done;
  private int calls;

  /** Follows the match as far as it has come; answers what is wrong with cards or chips. */
  Optional<String> check(Match<S, V> match) {
    if (!match.hasBegun()) {
      return Optional.empty();
    }
    S now = state;
    if (now == null) {
      Step.Accepted<S> opened = match.kit().game().open(match.setup());
      now = opened.state();
      opened.requests().forEach(this::asked);
    }
    List<Event> events = match.events();
    while (done < events.size()) {
      Event event = events.get(done++);
      if (!(match.kit().game().apply(now, event) instanceof Step.Accepted<S> accepted)) {
        return Optional.of("the rules refuse in a replay what they accepted: " + event);
      }
      now = accepted.state();
      if (event instanceof Event.Opened opened && open.put(opened.slot(), opened.card()) == null) {
        int copies = taken(opened.slot().deck(), opened.card());
        if (copies < 0) {
          state = now;
          return Optional.of(opened.card() + " is there once too often in " + opened.slot());
        }
      }
      accepted.requests().forEach(this::asked);
    }
    state = now;
    return chips(now, match.setup().seats());
  }

  private int taken(int deck, Card card) {
    Map<Card, Integer> rest = left.get(deck);
    return rest == null ? 0 : rest.merge(card, -1, Integer::sum);
  }

  private void asked(Request request) {
    if (request instanceof Request.Shuffle shuffle) {
      if (shuffle.contents() instanceof Request.Contents.Fresh fresh) {
        Map<Card, Integer> all = new HashMap<>();
        fresh.spec().cards().forEach(card -> all.merge(card, 1, Integer::sum));
        left.put(shuffle.deck(), all);
        sizes.put(shuffle.deck(), fresh.spec().size());
      } else {
        List<Slot> pile = ((Request.Contents.Pile) shuffle.contents()).slots();
        sizes.put(shuffle.deck(), pile.size());
        pile.forEach(open::remove);
        // who has seen these may remember them: shuffled they get other slots
      }
    } else if (request instanceof Request.Deal deal) {
      shown.computeIfAbsent(deal.slot(), slot -> new HashSet<>()).add(deal.seat());
    } else if (request instanceof Request.Peek peek) {
      shown.computeIfAbsent(peek.slot(), slot -> new HashSet<>()).add(peek.seat());
    } else if (request instanceof Request.Open turned) {
      turning.add(turned.slot());
    }
  }

  private static Optional<String> chips(Object state, int seats) {
    if (state instanceof HoldemState poker && poker.allChips() != seats * poker.options().chips()) {
      return Optional.of("chips: " + poker.allChips());
    }
    return Optional.empty();
  }

  /** A slot whose face this seat knows although neither it nor all were shown it; now and then. */
  Optional<String> mayNotSee(Match<S, V> match, int seat, Knowledge knowledge) {
    if (!match.hasBegun()
        || !match.kit().hiding()
        || match.attendance().remaining() < 2 // alone with the deck
        || match.events().size() != done
        || calls++ % EVERY != 0) {
      return Optional.empty();
    }
    for (Map.Entry<Integer, Integer> deck : sizes.entrySet()) {
      for (int index = 0; index < deck.getValue(); index++) {
        Slot slot = new Slot(deck.getKey(), index);
        boolean may = turning.contains(slot) || shown.getOrDefault(slot, Set.of()).contains(seat);
        if (!may && knowledge.face(slot) != null) {
          return Optional.of("sees " + slot);
        }
      }
    }
    return Optional.empty();
  }
}
