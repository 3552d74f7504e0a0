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
import java.util.Optional;
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

  /** Takes from the journal what was concealed in this match before a restart. */
  void recall(JournalRecord.Contents journal) {
    journal.choicesOf(number()).forEach(concealed::choose);
    journal.asidesOf(number()).forEach(concealed::seal);
  }

  /** The open choice that is on its way to its place in the log; null when none is. */
  public @Nullable Action pending() {
    return pending;
  }

  /** Whether a choice could be taken now; false until an earlier one is ordered. */
  boolean isFree() {
    return pending == null
        && log.comeback.isWhole()
        && !(match.choosesUnseen() && concealed.hasChosen());
  }

  /**
   * Takes a choice. Answers the line to say for it now; empty if the choice was refused, or has to
   * wait for others.
   */
  public Optional<Line> choose(Action action) {
    if (!match.hasBegun() || match.outcome().isPresent()) {
      return refused(Effect.Tell.of("table.notPlaying"));
    }
    if (pending != null || !log.comeback.isWhole()) {
      return refused(Effect.Tell.of("table.stillPending"));
    }
    return match
        .kit()
        .game()
        .apply(match.state(), new Event.Acted(me, action))
        .match(
            new Step.Cases<>(
                accepted -> chosen(action), refused -> refused(new Effect.Tell(refused.reason()))));
  }

  /** Takes an action that the rules allow. Answers the line to say for it now, if any. */
  private Optional<Line> chosen(Action action) {
    if (match.choosesUnseen()) {
      return commit(action);
    }
    List<Slot> aside = match.kit().aside(match.state(), action);
    if (!aside.isEmpty()) {
      layAside(aside); // the wish stays unseen until everybody has sealed
      return Optional.empty();
    }
    pending = action;
    return Optional.of(match.kit().lines().write(match.state(), me, action));
  }

  private Optional<Line> refused(Effect.Tell why) {
    out.add(why);
    return Optional.empty();
  }

  private Optional<Line> commit(Action action) {
    if (concealed.hasChosen()) {
      return refused(Effect.Tell.of("table.stillPending"));
    }
    Line choice = match.kit().lines().write(match.state(), me, action);
    int round = match.unseen().round();
    out.add(new Effect.Save(JournalRecord.choice(number(), round, choice)));
    concealed.choose(round, choice);
    return Optional.of(concealed.commitment(choice));
  }

  public void layAside(List<Slot> slots) {
    concealed.layAside(slots);
  }

  /**
   * Seals when the time of the window is over by this phone's own clock; answers the line to say.
   */
  public Optional<Line> sealWindow() {
    List<Slot> slots = concealed.toSeal().orElse(null);
    if (slots == null) {
      return Optional.empty();
    }
    Action onItsWay = pending;
    if (slots.isEmpty() && onItsWay != null) {
      // an open choice on its way counts as laid aside, whatever the host does with it
      slots = match.kit().aside(match.state(), onItsWay);
    }
    int window = match.windows().number().getAsInt();
    out.add(new Effect.Save(JournalRecord.aside(number(), window, slots)));
    concealed.seal(window, slots);
    return Optional.of(concealed.sealLine(window, slots));
  }

  /** Shows what was concealed as soon as everybody has promised. */
  void uncover(SeatVoice voice) {
    concealed.reveal().ifPresent(voice::line);
    concealed.show().ifPresent(voice::line);
  }

  /** An open choice has its place in the log. */
  void ordered() {
    pending = null;
  }

  private int number() {
    return match.seating().number();
  }
}
