package dev.parlor.rim.table;

import dev.parlor.games.Action;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Reflexes;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import java.util.Optional;
import java.util.OptionalInt;

/** A computer player on a seat. It does everything that a person does with fingers. */
public final class Robot<S, V> implements TableWatcher<S, V> {
  private final TableLoop<S, V> loop;
  private final ComputerPlayer<S> computer;
  private final Dice dice;
  private final long thinkMillis;
  private final int matches;
  private boolean thinking;
  private int reactedAt = -1;
  private OptionalInt laidAside = OptionalInt.empty();

  /** Plays again as often as somebody else at the table wants to. */
  public Robot(TableLoop<S, V> loop, ComputerPlayer<S> computer, Dice dice, long thinkMillis) {
    this(loop, computer, dice, thinkMillis, Integer.MAX_VALUE);
  }

  /**
   * A computer player that gets up after so many matches.
   *
   * @param thinkMillis how long it takes to do anything
   */
  public Robot(
      TableLoop<S, V> loop, ComputerPlayer<S> computer, Dice dice, long thinkMillis, int matches) {
    this.matches = matches;
    this.loop = loop;
    this.computer = computer;
    this.dice = dice;
    this.thinkMillis = thinkMillis;
  }

  /** Looks again a moment later, because what it does must fit the table as it is then. */
  @Override
  public void changed(TableSession<S, V> session) {
    if (!thinking) {
      thinking = true;
      loop.later(thinkMillis, this::act);
    }
  }

  private Optional<Input> act(TableSession<S, V> session) {
    thinking = false;
    if (session.isComparable()) {
      // Computer players compare nothing: the person who seats them answers for them.
      return Optional.of(new Input.Confirm());
    }
    return switch (session.stage()) {
      case PLAYING -> session.match().flatMap(match -> play(session, match, session.me()));
      case FINISHED -> playAgain(session.view());
      case LOBBY, COMPARING, SIGNING, BROKEN -> Optional.empty();
    };
  }

  private Optional<Input> playAgain(TableView<V> view) {
    TableView.Rematch rematch = view.rematch();
    return rematch.mayAsk() && !rematch.asked().isEmpty() && view.match() < matches
        ? Optional.of(new Input.Rematch())
        : Optional.empty();
  }

  private Optional<Input> play(TableSession<S, V> session, Match<S, V> match, int me) {
    Knowledge knowledge = session.knowledge();
    if (match.windows().mustSeal(me)) {
      return layAside(match, me, knowledge);
    } else if (!session.mayChoose()) {
      return Optional.empty();
    } else if (match.awaited().toAct().contains(me)) {
      return Optional.of(new Input.Choose(computer.choose(match.state(), me, knowledge, dice)));
    }
    return unasked(match, me, knowledge).map(Input.Choose::new);
  }

  /** Lays cards aside, once for each window. The session seals them when the time is over. */
  private Optional<Input> layAside(Match<S, V> match, int me, Knowledge knowledge) {
    if (!(computer instanceof Reflexes<?>) || laidAside.equals(match.windows().number())) {
      return Optional.empty();
    }
    laidAside = match.windows().number();
    return Optional.of(new Input.LayAside(reflexes().layAside(match.state(), me, knowledge, dice)));
  }

  /** Acts out of turn, at most once for each event. */
  private Optional<Action> unasked(Match<S, V> match, int me, Knowledge knowledge) {
    int events = match.events().size();
    if (!(computer instanceof Reflexes<?>) || reactedAt == events || match.awaited().cards()) {
      return Optional.empty();
    }
    reactedAt = events;
    return reflexes().unasked(match.state(), me, knowledge, dice);
  }

  @SuppressWarnings("unchecked") // a computer player has the reflexes of its own game
  private Reflexes<S> reflexes() {
    return (Reflexes<S>) computer;
  }
}
