package dev.parlor.p2p.play;

import dev.parlor.games.Slot;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.match.Windows;
import dev.parlor.p2p.seat.Secrets;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What this seat has chosen and nobody else may see yet: bets that are revealed together, and cards
 * laid aside in a window. Both are journalled before they are promised, so that a restart can keep
 * the promise.
 */
final class Concealed {
  private final Match<?, ?> match;
  private final int me;
  private final Secrets secrets;
  private final Map<Integer, Line> choices = new TreeMap<>();
  private final Map<Integer, List<Slot>> sealed = new TreeMap<>();
  private List<Slot> aside = List.of();
  private int asideWindow = -1; // what lies aside counts for this window only
  private int revealedRound = -1;
  private int shownWindow = -1;

  Concealed(Match<?, ?> match, int me, Secrets secrets) {
    this.match = match;
    this.me = me;
    this.secrets = secrets;
  }

  /** Whether the choice of this round has been made. */
  boolean hasChosen() {
    return match.unseen().hasCommitted(me) || choices.containsKey(match.unseen().round());
  }

  /** Remembers a choice of a round, now or from the journal. */
  void choose(int round, Line choice) {
    choices.put(round, choice);
  }

  Line commitment(Line choice) {
    int round = match.unseen().round();
    Bytes random = choiceRandom(round, choice);
    return Line.of("BET_COMMIT", me + 1, round, match.unseen().commitment(me, choice, random));
  }

  /** The own choice, once everybody has committed. It is told only once. */
  Optional<Line> reveal() {
    int round = match.unseen().round();
    Line choice = choices.get(round);
    if (choice == null
        || round == revealedRound
        || !match.choosesUnseen()
        || !match.awaited().toAct().contains(me)
        || !match.unseen().hasCommitted(me)
        || !match.unseen().mayReveal()) {
      return Optional.empty();
    }
    revealedRound = round;
    List<Object> args =
        new ArrayList<>(List.of(me + 1, round, choiceRandom(round, choice), choice.verb()));
    args.addAll(choice.args());
    return Optional.of(Line.of("BET_REVEAL", args.toArray()));
  }

  void layAside(List<Slot> slots) {
    aside = slots;
    asideWindow = match.windows().number().orElse(-1);
  }

  /** Remembers what was laid aside in a window, now or from the journal. */
  void seal(int window, List<Slot> slots) {
    sealed.put(window, slots);
  }

  /** What lies aside now, if the open window still waits for the own seal. */
  Optional<List<Slot>> toSeal() {
    Windows windows = match.windows();
    return windows.mustSeal(me) && !sealed.containsKey(windows.number().getAsInt())
        ? Optional.of(windows.number().getAsInt() == asideWindow ? aside : List.of())
        : Optional.empty();
  }

  Line sealLine(int window, List<Slot> slots) {
    Bytes seal = match.windows().sealOf(me, window, slots, windowRandom(window));
    return Line.of("WINDOW_SEAL", me + 1, window, seal);
  }

  /** What this seat laid aside, once everybody has sealed. It is told only once. */
  Optional<Line> show() {
    Windows windows = match.windows();
    if (!windows.mustShow(me) || windows.number().getAsInt() == shownWindow) {
      return Optional.empty();
    }
    shownWindow = windows.number().getAsInt();
    List<Slot> slots = sealed.getOrDefault(shownWindow, List.of());
    aside = List.of();
    if (!sealed.containsKey(shownWindow)
        && !windows.isSealOf(me, slots, windowRandom(shownWindow))) {
      // the disk has lost what was sealed, and showing anything else would be a lie
      return Optional.empty();
    }
    return Optional.of(
        Line.of(
            "WINDOW_SHOW", me + 1, shownWindow, windowRandom(shownWindow), Windows.text(slots)));
  }

  private Bytes choiceRandom(int round, Line choice) {
    return secrets.random("bet", round, choice.toString());
  }

  private Bytes windowRandom(int window) {
    return secrets.random("window", window, "");
  }
}
