package dev.parlor.p2p.testing.fuzz;

import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.standin.FastSignatures;
import dev.parlor.p2p.testing.troupe.Troupe;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.ArrayList;
import java.util.List;

/**
 * One honest session at any moment between the invitation and the second match, and peers that say
 * anything at any time: raw messages, or lines and blocks under their own good signatures. The
 * first byte chooses whether the session is the host's and whether it was restored from its
 * journal; the next two choose the moment. The honest seat must never be convicted, and its journal
 * must lead back to where it is.
 */
final class SessionScript<S, V> {
  private static final int SEATS = 3;
  private static final int MOST = 60;

  /** A bit of the first byte, beside the one for the seat. */
  static final int RESTORED = 2;

  private final TableSession<S, V> session;
  private final Hall<S, V> hall;
  private final int me;
  private final int seats;
  private final List<Bytes> journal;
  private final List<Effect.Compute> jobs;
  private long now;

  private SessionScript(Hall<S, V> hall, int me, int seats, int inputs, boolean restored)
      throws Malformed {
    Hall.Again<S, V> then = hall.again(me, inputs);
    this.hall = hall;
    this.me = me;
    this.seats = seats;
    this.journal = then.journal();
    this.now = then.now();
    TableSession<S, V> again = restored ? hall.restored(me, journal).orElse(null) : null;
    this.session = again == null ? then.session() : again;
    this.jobs = again == null ? then.jobs() : new ArrayList<>();
  }

  static List<FuzzTarget> all() {
    List<FuzzTarget> all = new ArrayList<>();
    for (Bots<?, ?> game : Troupe.ALL) {
      all.add(
          new FuzzTarget(
              "session-" + game.id(),
              () -> SessionSeeds.of(game, seats(game)),
              in -> run(game, in)));
    }
    return all;
  }

  private static int seats(Bots<?, ?> game) {
    return Math.min(SEATS, game.kit().phones().most());
  }

  private static void run(Bots<?, ?> game, byte[] in) throws Malformed {
    Reader script = new Reader(in);
    int scene = script.u8();
    int moment = script.u16();
    run(Hall.keptTwice(game, seats(game)), scene, moment, seats(game), script);
  }

  private static <S, V> void run(Hall<S, V> hall, int scene, int moment, int seats, Reader script)
      throws Malformed {
    int me = scene & 1;
    int inputs = 1 + moment % hall.given(me).size();
    boolean restored = (scene & RESTORED) != 0;
    SessionScript<S, V> run = new SessionScript<>(hall, me, seats, inputs, restored);
    try {
      for (int step = 0; step < MOST && !script.isAtEnd(); step++) {
        run.step(script);
      }
    } catch (Malformed tooShort) {
      // the script ends here; what it has done is judged
    }
    run.judge();
  }

  private void step(Reader script) throws Malformed {
    switch (script.u8() & 15) {
      case 0 -> {
        int seat = other(script.u8());
        give(new Input.Arrived(hall.npub(seat), Bytes.of(script.bytes(script.u16()))));
      }
      case 1 -> said(other(script.u8()), Payload.TEXT, content(script));
      case 2 -> said(other(script.u8()), Payload.BLOCK, content(script));
      case 3 -> {
        now += 100L * script.u16();
        give(new Input.Tick());
      }
      case 4 -> choose();
      case 5 -> compute();
      case 6 -> {
        int seat = other(0);
        give(new Input.LinkUp(hall.npub(seat), hall.npub(seat)));
        if (!session.log().isEmpty()) {
          give(new Input.Arrived(hall.npub(seat), caughtUp()));
        }
      }
      case 7 -> give(new Input.LinkDown(hall.npub(other(script.u8()))));
      case 8 -> give(new Input.Ready());
      case 9 -> give(new Input.Confirm());
      case 10 -> give(new Input.Rematch());
      case 11 -> give(new Input.Leave());
      case 12 -> give(new Input.Quiet());
      case 13 -> {
        int seat = other(script.u8());
        give(new Input.LinkUp(hall.npub(seat), hall.npub(seat)));
      }
      default -> give(new Input.Tick());
    }
  }

  /** The message of a peer that the log ends here; a host has then heard everybody. */
  private Bytes caughtUp() {
    long size = session.log().size();
    Roster roster = session.roster().orElseThrow(IllegalStateException::new);
    return me == 0
        ? new Message.Fetch(size, head(roster)).encode()
        : new Message.Have(size).encode();
  }

  private static Bytes content(Reader script) throws Malformed {
    return Bytes.of(script.bytes(script.u16()));
  }

  private int other(int number) {
    return (me + 1 + Math.floorMod(number - me - 1, seats - 1)) % seats;
  }

  private Bytes head(Roster roster) {
    List<Ordered> log = session.log();
    return log.isEmpty()
        ? new Chain(roster.tid(), roster.sessionKeys(), new FastSignatures()).head()
        : log.get(log.size() - 1).order().head();
  }

  /** A peer signs something, and the host orders it, if that is another phone. */
  private void said(int seat, int kind, Bytes content) {
    Roster roster = session.roster().orElse(null);
    if (roster == null || seat >= roster.seats().size()) {
      return; // nothing is signed before the table is set
    }
    List<Ordered> log = session.log();
    TableSeat author = new TableSeat(seat);
    long counter = 0;
    for (Ordered ordered : log) {
      counter = Math.max(counter, ordered.entry().seat().equals(author) ? next(ordered) : 0);
    }
    Bytes tid = roster.tid();
    Bytes head = head(roster);
    Payload payload = new Payload(kind, content);
    Entry entry = Entry.sign(key(roster, seat), tid, author, counter, log.size(), head, payload);
    Order order = Order.sign(key(roster, 0), tid, log.size(), head, entry.hash());
    Message message =
        me == 0 ? new Message.Submit(entry) : new Message.Place(new Ordered(order, entry));
    give(new Input.Arrived(hall.npub(me == 0 ? seat : 0), message.encode()));
  }

  private static long next(Ordered ordered) {
    return ordered.entry().counter() + 1;
  }

  /** The session key of a seat. Stand-in signatures need only its public half. */
  private static Signatures.Key key(Roster roster, int seat) {
    return FastSignatures.keyOf(roster.sessionKeys().get(seat));
  }

  private void choose() {
    Match<S, V> match = session.match().orElse(null);
    int seat = session.me();
    if (match != null && session.mayChoose() && match.awaited().toAct().contains(seat)) {
      give(new Input.Choose(match.kit().game().timeout(match.state(), seat, session.knowledge())));
    }
  }

  private void compute() {
    if (!jobs.isEmpty()) {
      Effect.Compute job = jobs.remove(0);
      give(new Input.Computed(job.job(), job.work().get()));
    }
  }

  private void give(Input input) {
    for (Effect effect : session.on(input, now)) {
      if (effect instanceof Effect.Save save) {
        journal.add(save.record());
      } else if (effect instanceof Effect.Compute compute) {
        jobs.add(compute);
      }
    }
    session.view();
  }

  private void judge() throws Malformed {
    Match<S, V> match = session.match().orElse(null);
    if (match == null) {
      return;
    }
    for (Verdict verdict : match.verdicts()) {
      if (verdict.seat().equals(session.tableSeat())) {
        throw new IllegalStateException("the honest seat is convicted: " + verdict);
      }
    }
    TableSession<S, V> again = hall.restored(me, journal).orElse(null);
    if (again == null) {
      return; // this seat has not signed anything yet
    }
    if (again.log().size() != session.log().size()) {
      throw new IllegalStateException(
          "the journal leads to " + again.log().size() + " of " + session.log().size());
    }
    Match<S, V> other = again.match().orElseThrow(IllegalStateException::new);
    if (match.hasBegun() && !other.state().equals(match.state())) {
      throw new IllegalStateException("the journal leads to another table");
    }
  }
}
