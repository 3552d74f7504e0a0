package dev.parlor.terminal.table;

import dev.parlor.games.Action;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Reflexes;
import dev.parlor.games.Refusal;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import java.util.OptionalInt;

/** A computer player on a seat: does everything a person does with fingers. */
public final class Robot<S, V> implements TableWatcher<S, V> {
  private final TableLoop<S, V> loop;
  private final ComputerPlayer<S> computer;
  private final Dice dice;
  private final long thinkMillis;
  private int chosenAt = -1;
  private int reactedAt = -1;
  private OptionalInt laidAside = OptionalInt.empty();

  public Robot(TableLoop<S, V> loop, ComputerPlayer<S> computer, Dice dice, long thinkMillis) {
    this.loop = loop;
    this.computer = computer;
    this.dice = dice;
    this.thinkMillis = thinkMillis;
  }

  @Override
  public void changed(TableSession<S, V> session) {
    if (session.isComparable()) {
      // Computer players compare nothing: the person who seats them answers for them.
      loop.input(new Input.Confirm());
    } else if (session.stage() == TableView.Stage.PLAYING) {
      session.match().ifPresent(match -> play(session, match, session.me()));
    }
  }

  /** The choice was refused, as while the log is still being fetched: it is made anew. */
  @Override
  public void told(Refusal refusal) {
    chosenAt = -1;
  }

  private void play(TableSession<S, V> session, Match<S, V> match, int me) {
    int events = match.events().size();
    Knowledge knowledge = session.knowledge();
    if (computer instanceof Reflexes<?>) {
      @SuppressWarnings("unchecked") // a computer player has the reflexes of its own game
      Reflexes<S> reflexes = (Reflexes<S>) computer;
      if (match.windows().mustSeal(me) && !laidAside.equals(match.windows().number())) {
        laidAside = match.windows().number();
        loop.input(new Input.LayAside(reflexes.layAside(match.state(), me, knowledge, dice)));
        return;
      }
      if (reactedAt != events) {
        reactedAt = events;
        reflexes
            .unasked(match.state(), me, knowledge, dice)
            .ifPresent(action -> loop.input(new Input.Choose(action)));
      }
    }
    if (match.toAct().contains(me) && chosenAt != events) {
      chosenAt = events;
      Action action = computer.choose(match.state(), me, knowledge, dice);
      loop.later(thinkMillis, () -> loop.input(new Input.Choose(action)));
    }
  }
}
