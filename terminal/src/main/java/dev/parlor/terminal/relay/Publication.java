package dev.parlor.terminal.relay;

import dev.parlor.terminal.shell.Problem;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Sends events to one relay, a few at a time, and waits until it has answered for each. */
public final class Publication implements RelaySocket.Ear {
  private static final int AT_ONCE = 8;

  /** How many messages that answer nothing count as a flood. */
  private static final int MOST_ELSE = 500;

  /** What became of one event at one relay. */
  public enum State {
    ACCEPTED,
    REFUSED,
    UNANSWERED
  }

  /**
   * What became of one event.
   *
   * @param why the relay's own words
   */
  public record Answer(State state, String why) {}

  /**
   * What became of all of them.
   *
   * @param answers by the event's id, in the order in which they were given
   * @param problem why the relay could not be reached or was left
   */
  public record Outcome(Map<String, Answer> answers, Optional<Problem> problem) {}

  private final RelayAddress address;
  private final RelayPatience patience;
  private final Map<String, String> events;
  private final Deque<String> unsent;
  private final Map<String, Answer> answers = new LinkedHashMap<>();
  private @Nullable RelaySocket socket;
  private @Nullable Problem problem;
  private int answered;
  private int inFlight;
  private int somethingElse;

  private Publication(RelayAddress address, Map<String, String> events, RelayPatience patience) {
    this.address = address;
    this.patience = patience;
    this.events = events;
    this.unsent = new ArrayDeque<>(events.keySet());
    events.keySet().forEach(id -> answers.put(id, new Answer(State.UNANSWERED, "")));
  }

  /**
   * Publishes.
   *
   * @param events the JSON of each, by its id
   */
  public static Outcome of(
      RelayAddress address, Map<String, String> events, RelayPatience patience) {
    Publication publication = new Publication(address, events, patience);
    try {
      RelaySocket opened = RelaySocket.open(address, patience.connect(), publication);
      publication.await(opened);
      opened.close();
    } catch (Problem unreachable) {
      publication.ended(unreachable);
    }
    return publication.outcome();
  }

  private synchronized Outcome outcome() {
    return new Outcome(answers, Optional.ofNullable(problem));
  }

  private synchronized void await(RelaySocket opened) {
    socket = opened;
    sendOn();
    try {
      int before = -1;
      while (problem == null && answered < events.size()) {
        if (before == answered) {
          return; // it has had its time
        }
        before = answered;
        awaitAnswer();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Waits until one more event is answered. Whatever else a relay says gives it no more time. */
  private synchronized void awaitAnswer() throws InterruptedException {
    int before = answered;
    long until = System.nanoTime() + patience.answer().toNanos();
    long left = patience.answer().toMillis();
    while (problem == null && answered == before && left > 0) {
      wait(left);
      left = TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime());
    }
  }

  private synchronized void sendOn() {
    RelaySocket open = socket;
    while (open != null && inFlight < AT_ONCE && !unsent.isEmpty()) {
      inFlight++;
      open.send("[\"EVENT\"," + events.get(unsent.remove()) + "]");
    }
  }

  @Override
  public synchronized void heard(RelayMessage message) {
    if (message instanceof RelayMessage.Ok ok) {
      answer(ok);
    } else if (++somethingElse > MOST_ELSE) {
      ended(new Problem("relay.flood", address, MOST_ELSE));
    }
  }

  private synchronized void answer(RelayMessage.Ok ok) {
    Answer before = answers.get(ok.id());
    if (before == null) {
      ended(new Problem("relay.wrongId", address));
    } else if (before.state() == State.UNANSWERED) {
      State state = ok.accepted() ? State.ACCEPTED : State.REFUSED;
      answers.put(ok.id(), new Answer(state, ok.why()));
      answered++;
      inFlight--;
      sendOn();
      notifyAll();
    } else if (++somethingElse > MOST_ELSE) {
      ended(new Problem("relay.flood", address, MOST_ELSE));
    }
  }

  @Override
  public synchronized void ended(Problem why) {
    if (problem == null) {
      problem = why;
    }
    notifyAll();
  }
}
