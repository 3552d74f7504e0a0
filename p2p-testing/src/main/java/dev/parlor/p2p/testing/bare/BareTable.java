package dev.parlor.p2p.testing.bare;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.p2p.clock.Timeline;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * The sessions of one table with nothing between them; number 0 is the host's. What one sends or
 * wants computed lies in the mail until it is delivered. Time passes when the caller says so. Every
 * input is kept, because a new session with the same inputs is the same again.
 *
 * <p>Subclasses decide what is posted, handed over and looked at.
 */
public class BareTable<S, V> {
  public static final long EPOCH = 1_700_000_000_000L;

  private final GameKit<S, V> kit;
  private final Invite invite;
  private final List<Member> members;
  private final Timeline time;
  private final List<KeptSession<S, V>> sessions = new ArrayList<>();
  private final Deque<Letter> mail = new ArrayDeque<>();

  /** A table whose sessions have begun at this time and have been given nothing. */
  protected BareTable(GameKit<S, V> kit, Invite invite, List<Member> members, long now) {
    this.kit = kit;
    this.invite = invite;
    this.members = List.copyOf(members);
    this.time = new Timeline(now);
    for (int number = 0; number < members.size(); number++) {
      sessions.add(new KeptSession<>(begun(number)));
    }
  }

  /** The session of a phone that remembers nothing. */
  protected final TableSession<S, V> begun(int number) {
    Member who = members.get(number);
    if (number == 0) {
      return TableSession.host(who.phone(), kit, invite, who.linkKey());
    }
    return who.watches()
        ? TableSession.onlooker(who.phone(), kit, who.linkKey())
        : TableSession.guest(who.phone(), kit, who.linkKey());
  }

  /** The session that a journal leads to; empty if it leads to none. */
  protected final Optional<TableSession<S, V>> restored(Member who, List<Bytes> journal)
      throws Malformed {
    return TableSession.restore(who.phone(), kit, who.linkKey(), journal);
  }

  /** The session of a phone whose process has died, from its journal. */
  protected TableSession<S, V> again(int number) throws Malformed {
    return restored(member(number), journal(number)).orElseThrow();
  }

  public final int size() {
    return members.size();
  }

  public final Invite invite() {
    return invite;
  }

  public final long now() {
    return time.now();
  }

  protected final Member member(int number) {
    return members.get(number);
  }

  public final TableSession<S, V> session(int number) {
    return sessions.get(number).session();
  }

  public final Bytes npub(int number) {
    return members.get(number).npub();
  }

  /** The number of the session with this key, or -1. */
  public final int numberOf(Bytes npub) {
    for (int number = 0; number < members.size(); number++) {
      if (npub(number).equals(npub)) {
        return number;
      }
    }
    return -1;
  }

  /** What a phone has written. It forgets a record that is taken out here. */
  public final List<Bytes> journal(int number) {
    return sessions.get(number).journal;
  }

  public final List<Given> given(int number) {
    return Collections.unmodifiableList(sessions.get(number).given);
  }

  /** What a session wants computed and has not got back yet, in its order. */
  public final List<Effect.Compute> jobs(int number) {
    return List.copyOf(sessions.get(number).jobs.values());
  }

  /** What is under way, the next first. Something that is taken out here is lost. */
  public final Deque<Letter> mail() {
    return mail;
  }

  /** Hands an input to a session. What it sends lies in the mail afterwards. */
  public final List<Effect> give(int number, Input input) {
    List<Effect> effects = sessions.get(number).take(input, now());
    for (Effect effect : effects) {
      if (effect instanceof Effect.Send send) {
        post(new Letter(number, numberOf(send.npub()), send.message(), null));
      } else if (effect instanceof Effect.Compute compute) {
        post(new Letter(number, number, null, compute));
      } else {
        aside(number, effect);
      }
    }
    return effects;
  }

  /** The process of a phone dies and begins again. */
  protected final void beginAgain(int number) {
    beginAgain(number, now());
  }

  private void beginAgain(int number, long then) {
    try {
      sessions.get(number).beginsAgain(again(number), then);
    } catch (Malformed impossible) {
      throw new AssertionError(impossible);
    }
  }

  /**
   * Gives a session again what it was once given, at the time of then. Nothing of what it sends is
   * posted.
   */
  protected final void takeAgain(int number, Given what) {
    Input input = what.input();
    if (input == null) {
      beginAgain(number, what.now());
    } else {
      KeptSession<S, V> session = sessions.get(number);
      session.take(session.own(input), what.now());
    }
  }

  /** Posts something. A subclass may keep it from the mail. */
  protected void post(Letter letter) {
    if (letter.to() < 0) {
      throw new IllegalStateException("to nobody at this table: " + letter);
    }
    mail.add(letter);
  }

  /** Hands over something that arrives. A subclass may lose it. */
  protected void hand(Letter letter) {
    Effect.Compute job = letter.job();
    if (job != null) {
      give(letter.to(), sessions.get(letter.to()).result(job));
    } else if (letter.message() != null) {
      give(letter.to(), new Input.Arrived(npub(letter.from()), letter.message()));
    }
  }

  /**
   * Takes something that a session wants beside messages and computations. Here nobody looks at it.
   */
  protected void aside(int number, Effect effect) {}

  /** Delivers one thing that is under way; false when all is quiet. */
  public final boolean deliver() {
    Letter letter = mail.poll();
    if (letter == null) {
      return false;
    }
    hand(letter);
    return true;
  }

  public final void settle() {
    while (deliver()) {
      // until all is quiet
    }
  }

  /** Lets so much time pass, after which these look at the clock. */
  protected final void later(long millis, IntPredicate who) {
    for (int number = 0; number < members.size(); number++) {
      int looking = number;
      time.in(millis, () -> lookAtClock(looking, who));
    }
    while (time.step()) {
      // one after the other
    }
  }

  private void lookAtClock(int number, IntPredicate who) {
    if (who.test(number)) {
      give(number, new Input.Tick());
    }
  }

  /** Two phones find each other. */
  public final void linkUp(int one, int other) {
    give(one, new Input.LinkUp(npub(other), member(other).linkKey()));
    give(other, new Input.LinkUp(npub(one), member(one).linkKey()));
  }

  /** Both notice that they have lost each other. */
  protected final void linkDown(int one, int other) {
    give(one, new Input.LinkDown(npub(other)));
    give(other, new Input.LinkDown(npub(one)));
  }

  /** Whether the table waits for a choice of this seat. */
  protected final boolean isAwaited(int number) {
    TableSession<S, V> session = session(number);
    Match<S, V> match = session.match().orElse(null);
    return match != null && session.mayChoose() && match.awaited().toAct().contains(session.me());
  }

  /** Lets a seat choose for which the table waits; false when nothing came of it. */
  protected final boolean choose(int number, ComputerPlayer<S> player, Dice dice) {
    TableSession<S, V> session = session(number);
    S state = session.match().orElseThrow().state();
    Input choice = new Input.Choose(player.choose(state, session.me(), session.knowledge(), dice));
    return give(number, choice).stream().anyMatch(Effect.Save.class::isInstance);
  }
}
