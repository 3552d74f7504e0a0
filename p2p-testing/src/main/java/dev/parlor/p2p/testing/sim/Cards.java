package dev.parlor.p2p.testing.sim;

import dev.parlor.games.Event;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.card.Card;
import dev.parlor.p2p.match.Ledger;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.testing.secrecy.Shown;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Checks the cards and chips of one table by a replay of its own: nothing is gone, nothing is there
 * twice, and nobody sees what the rules have not shown to him.
 */
final class Cards<S, V> {
  private static final int EVERY = 8;

  private final Shown shown = new Shown();
  private final Faces faces = new Faces();
  private @Nullable S state;
  private int done;
  private int calls;

  /** Follows the match as far as it has come. Answers what is wrong with cards or chips. */
  Optional<String> check(Match<S, V> match) {
    if (!match.hasBegun()) {
      return Optional.empty();
    }
    int seats = match.setup().seats();
    S now = state;
    if (now == null) {
      Step.Accepted<S> opened = match.kit().game().open(match.setup());
      now = opened.state();
      opened.requests().forEach(this::asked);
    }
    Optional<String> wrong = Optional.empty();
    List<Event> events = match.events();
    while (done < events.size() && !wrong.isPresent()) {
      Event event = events.get(done++);
      Step.Accepted<S> accepted = match.kit().game().apply(now, event).accepted().orElse(null);
      if (accepted == null) {
        return Optional.of("the rules refuse in a replay what they accepted: " + event);
      }
      wrong = Ledger.problem(match.kit(), now, accepted.state(), seats);
      now = accepted.state();
      if (!wrong.isPresent() && event instanceof Event.Opened opened) {
        wrong = faces.seen(opened.slot(), opened.card());
      }
      accepted.requests().forEach(this::asked);
    }
    state = now;
    return wrong;
  }

  private void asked(Request request) {
    shown.asked(request);
    request.shuffle().ifPresent(faces::shuffled);
  }

  /** What the rules have shown to whom so far. */
  Shown shown() {
    return shown;
  }

  /** Checks from time to time whether a seat knows a face that neither it nor all were shown. */
  Optional<RunProblem> seenBy(Match<S, V> match, int seat, Knowledge knowledge) {
    if (!match.hasBegun()
        || !match.kit().hiding()
        || match.attendance().remaining() < 2 // alone with the deck
        || match.events().size() != done
        || calls++ % EVERY != 0) {
      return Optional.empty();
    }
    for (Slot slot : shown.slots()) {
      Card face = knowledge.face(slot);
      if (face != null && !shown.isShown(slot, seat)) {
        return Optional.of(new RunProblem(RunProblem.Kind.LEAKED, "sees " + slot));
      } else if (face != null) {
        Optional<String> wrong = faces.seen(slot, face);
        if (wrong.isPresent()) {
          return wrong.map(what -> new RunProblem(RunProblem.Kind.LOST, what));
        }
      }
    }
    return Optional.empty();
  }
}
