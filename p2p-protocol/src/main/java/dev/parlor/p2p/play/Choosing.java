package dev.parlor.p2p.play;

import dev.parlor.games.Action;
import dev.parlor.games.Event;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.replica.SharedLog;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.seat.Secrets;
import dev.parlor.p2p.wire.Line;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the player of one seat chooses in a match, openly or unseen by the others. */
public final class Choosing<S, V> {
  private final Match<S, V> match;
  private final int me;
  private final Concealed concealed;
  private final SharedLog log;
  private final Deque<Effect> out;
  private @Nullable Action pending;

  Choosing(Match<S, V> match, int me, Secrets secrets, SharedLog log, Deque<Effect> out) {
    this.match = match;
    this.me = me;
    this.concealed = new Concealed(match, me, secrets);
    this.log = log;
    this.out = out;
  }

  /** What was concealed in this match in an earlier life. */
  void recall(JournalRecord.Contents journal) {
    journal.choicesOf(number()).forEach(concealed::choose);
    journal.asidesOf(number()).forEach(concealed::seal);
  }

  /** The choice that is on its way to its place in the log. */
  public @Nullable Action pending() {
    return pending;
  }

  /** Whether a choice would be taken now; false until an earlier one is ordered. */
  boolean isFree() {
    return pending == null && log.isWhole() && !(match.choosesUnseen() && concealed.hasChosen());
  }

  public void choose(Action action) {
    if (!match.hasBegun() || match.outcome().isPresent()) {
      out.add(Effect.Tell.of("table.notPlaying"));
      return;
    }
    if (pending != null || !log.isWhole()) {
      out.add(Effect.Tell.of("table.stillPending"));
      return;
    }
    Step<S> step = match.kit().game().apply(match.state(), new Event.Acted(me, action));
    if (step instanceof Step.Refused<S> refused) {
      out.add(new Effect.Tell(refused.reason()));
      return;
    }
    if (match.choosesUnseen()) {
      commit(action);
      return;
    }
    List<Slot> aside = match.kit().aside(match.state(), action);
    if (!aside.isEmpty()) {
      layAside(aside); // the same wish, unseen until everybody has sealed
      return;
    }
    pending = action;
    log.line(match.kit().lines().write(match.state(), me, action));
    out.add(new Effect.Show());
  }

  private void commit(Action action) {
    if (concealed.hasChosen()) {
      out.add(Effect.Tell.of("table.stillPending"));
      return;
    }
    Line choice = match.kit().lines().write(match.state(), me, action);
    int round = match.unseen().round();
    out.add(new Effect.Save(JournalRecord.choice(number(), round, choice)));
    concealed.choose(round, choice);
    log.line(concealed.commitment(choice));
    out.add(new Effect.Show());
  }

  public void layAside(List<Slot> slots) {
    concealed.layAside(slots);
  }

  /** The window's time is over by this phone's own clock. */
  public void sealWindow() {
    List<Slot> slots = concealed.toSeal().orElse(null);
    if (slots != null) {
      Action onItsWay = pending;
      if (slots.isEmpty() && onItsWay != null) {
        // whatever the host does with it
        slots = match.kit().aside(match.state(), onItsWay);
      }
      int window = match.windows().number().getAsInt();
      out.add(new Effect.Save(JournalRecord.aside(number(), window, slots)));
      concealed.seal(window, slots);
      log.line(concealed.sealLine(window, slots));
    }
  }

  /** Shows what was concealed as soon as everybody has promised. */
  void uncover() {
    concealed.reveal().ifPresent(log::line);
    concealed.show().ifPresent(log::line);
  }

  /** An open choice has its place in the log. */
  void ordered() {
    pending = null;
  }

  private int number() {
    return match.seating().number();
  }
}
