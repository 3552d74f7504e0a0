package dev.parlor.p2p.testing.states;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.Action;
import dev.parlor.games.Dice;
import dev.parlor.games.GameId;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.standin.FastSignatures;
import dev.parlor.p2p.testing.standin.TransparentSealing;
import dev.parlor.p2p.testing.troupe.Troupe;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Three sessions at one table whose every input is kept: a session is the same again when it is
 * given the same once more, so any moment of any of them can be made as often as it is needed.
 */
final class Room<S, V> {
  static final int SEATS = 3;
  static final long EPOCH = 1_700_000_000_000L;

  /** Something under way: a message, or a computation that comes back to where it was asked for. */
  record Letter(int from, int to, @Nullable Bytes message, Effect.@Nullable Compute job) {}

  /** What a session was given; no input means that its process died and began again. */
  record Given(@Nullable Input input, long now) {}

  /** A moment of the whole room. */
  record Still(
      List<Integer> given, List<Letter> mail, Set<Integer> deaf, long now, int heard, int spoken) {}

  final Bots<S, V> bots;
  final GameId game;
  final long seed;
  final List<Letter> heard = new ArrayList<>(); // messages, as they were handed over
  final Set<Integer> deaf = new TreeSet<>();
  final List<List<Given>> given = new ArrayList<>();
  final List<List<Bytes>> journals = new ArrayList<>();
  final Deque<Letter> mail = new ArrayDeque<>();
  long now = EPOCH;
  private final List<Phone> phones = new ArrayList<>();
  private final List<TableSession<S, V>> sessions = new ArrayList<>();
  private final List<Dice> dice = new ArrayList<>();
  private int spoken;

  Room(Bots<S, V> bots, long seed) {
    this.bots = bots;
    this.game = bots.kit().game().id();
    this.seed = seed;
    for (int seat = 0; seat < SEATS; seat++) {
      phones.add(phone(seat, "room " + seed));
      sessions.add(seat == 0 ? host() : guest(seat));
      given.add(new ArrayList<>());
      journals.add(new ArrayList<>());
      dice.add(Dice.seeded(seed + seat));
    }
  }

  private TableSession<S, V> host() {
    Bytes nonce = Bytes.of(new byte[] {1, 2, 3, (byte) seed});
    Invite invite = new Invite(game, SEATS, nonce, npub(0), Troupe.of(game).brief());
    return TableSession.host(phones.get(0), bots.kit(), invite, npub(0));
  }

  private TableSession<S, V> guest(int seat) {
    return TableSession.guest(phones.get(seat), bots.kit(), npub(seat));
  }

  /** The same people in every room; what their phones draw is their own. */
  private static Phone phone(int seat, String drawn) {
    FastSignatures signatures = new FastSignatures();
    return new Phone(
        signatures.key(new SeededEntropy("person " + seat).bytes(32)),
        "X1P" + seat,
        new SeededEntropy(drawn + " " + seat),
        signatures,
        new TransparentSealing());
  }

  Bytes npub(int seat) {
    return phones.get(seat).identity().publicKey();
  }

  int seatOf(Bytes npub) {
    for (int seat = 0; seat < SEATS; seat++) {
      if (npub(seat).equals(npub)) {
        return seat;
      }
    }
    return -1;
  }

  TableSession<S, V> session(int seat) {
    return sessions.get(seat);
  }

  /** Hands something to a session; its messages are on their way then. */
  List<Effect> give(int seat, @Nullable Input input) {
    List<Effect> effects = take(seat, new Given(input, now));
    for (Effect effect : effects) {
      if (effect instanceof Effect.Send send) {
        int to = seatOf(send.npub());
        if (to >= 0 && !deaf.contains(to) && !deaf.contains(seat)) {
          mail.add(new Letter(seat, to, send.message(), null));
        }
      } else if (effect instanceof Effect.Compute compute) {
        mail.add(new Letter(seat, seat, null, compute));
      }
    }
    return effects;
  }

  private List<Effect> take(int seat, Given what) {
    given.get(seat).add(what);
    if (what.input == null) {
      beginAgain(seat);
      return List.of();
    }
    List<Effect> effects = sessions.get(seat).on(what.input, what.now);
    for (Effect effect : effects) {
      if (effect instanceof Effect.Save save) {
        journals.get(seat).add(save.record());
      }
    }
    return effects;
  }

  private void beginAgain(int seat) {
    try {
      Phone again = phone(seat, "again " + seed);
      sessions.set(
          seat,
          TableSession.restore(again, bots.kit(), npub(seat), journals.get(seat)).orElseThrow());
    } catch (Malformed impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** Two phones find each other. */
  void link(int one, int other) {
    give(one, new Input.LinkUp(npub(other), npub(other)));
    give(other, new Input.LinkUp(npub(one), npub(one)));
  }

  void unlink(int one, int other) {
    mail.removeIf(
        letter ->
            letter.message != null
                && ((letter.from == one && letter.to == other)
                    || (letter.from == other && letter.to == one)));
    give(one, new Input.LinkDown(npub(other)));
    give(other, new Input.LinkDown(npub(one)));
  }

  /** From now on nothing leaves or reaches this phone, and it does nothing. */
  void fallsSilent(int seat) {
    deaf.add(seat);
    cutOff(seat);
  }

  /** The process of a phone dies; it begins again from its journal, alone. */
  void restart(int seat) {
    cutOff(seat);
    give(seat, null);
  }

  private void cutOff(int seat) {
    mail.removeIf(letter -> letter.to == seat || letter.from == seat);
    for (int other = 0; other < SEATS; other++) {
      if (other != seat && isLinked(other)) {
        give(other, new Input.LinkDown(npub(seat)));
      }
    }
  }

  /** Whether a session has a link to anybody. */
  boolean isLinked(int seat) {
    int links = 0;
    for (Given what : given.get(seat)) {
      links += what.input instanceof Input.LinkUp ? 1 : 0;
      links -= what.input instanceof Input.LinkDown ? 1 : 0;
      links = what.input == null ? 0 : links;
    }
    return links > 0;
  }

  /** Whether a phone was restarted and has heard nothing since. */
  boolean isJustBack(int seat) {
    return heardSinceRestart(seat) == 0;
  }

  boolean isBack(int seat) {
    return heardSinceRestart(seat) > 8;
  }

  private int heardSinceRestart(int seat) {
    int since = -1;
    for (Given what : given.get(seat)) {
      if (what.input == null) {
        since = 0;
      } else if (since >= 0 && what.input instanceof Input.Arrived) {
        since++;
      }
    }
    return since;
  }

  /** Delivers one thing that is under way; false when all is quiet. */
  boolean deliver() {
    Letter letter = mail.poll();
    if (letter == null) {
      return false;
    }
    Effect.Compute job = letter.job;
    if (job != null) {
      give(letter.to, new Input.Computed(job.job(), job.work().get()));
    } else if (letter.message != null && !deaf.contains(letter.to)) {
      heard.add(letter);
      give(letter.to, new Input.Arrived(npub(letter.from), letter.message));
    }
    return true;
  }

  /** A second passes for all who are there. */
  void pass() {
    now += 1_000;
    for (int seat = 0; seat < SEATS; seat++) {
      if (!deaf.contains(seat)) {
        give(seat, new Input.Tick());
      }
    }
  }

  /** Lets somebody choose for whom the table waits; false when it waits for nobody. */
  boolean choose() {
    for (int turn = 0; turn < SEATS; turn++) {
      int seat = (spoken + turn) % SEATS;
      TableSession<S, V> session = sessions.get(seat);
      Match<S, V> match = session.match().orElse(null);
      int me = session.me();
      if (match != null
          && me >= 0
          && !deaf.contains(seat)
          && session.mayChoose()
          && match.awaited().toAct().contains(me)) {
        spoken++;
        Action action =
            bots.player().choose(match.state(), me, session.knowledge(), dice.get(seat));
        if (give(seat, new Input.Choose(action)).stream().anyMatch(Effect.Save.class::isInstance)) {
          return true;
        }
      }
    }
    return false;
  }

  Still still() {
    List<Integer> lengths = new ArrayList<>();
    given.forEach(inputs -> lengths.add(inputs.size()));
    return new Still(lengths, List.copyOf(mail), new TreeSet<>(deaf), now, heard.size(), spoken);
  }

  /** The whole room as it was once. */
  Room<S, V> at(Still still) {
    Room<S, V> copy = new Room<>(bots, seed);
    for (int seat = 0; seat < SEATS; seat++) {
      for (Given what : given.get(seat).subList(0, still.given.get(seat))) {
        copy.take(seat, what);
      }
    }
    copy.mail.addAll(still.mail);
    copy.deaf.addAll(still.deaf);
    copy.now = still.now;
    copy.heard.addAll(heard.subList(0, still.heard));
    copy.spoken = still.spoken;
    return copy;
  }

  /** One session as it was once; the others of that room have only just begun. */
  Room<S, V> at(Still still, int seat) {
    Room<S, V> copy = new Room<>(bots, seed);
    for (Given what : given.get(seat).subList(0, still.given.get(seat))) {
      copy.take(seat, what);
    }
    copy.now = still.now;
    return copy;
  }
}
