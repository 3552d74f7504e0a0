package dev.parlor.p2p.testing.fuzz;

import dev.parlor.games.GameId;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Offence;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.table.Effect;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.Message;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.testing.standin.FastSignatures;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;
import java.util.ArrayList;
import java.util.List;

/**
 * One honest session in the middle of a match, and peers that say anything: raw messages, or lines
 * and blocks under their own good signatures, at any time. The first byte chooses how far the match
 * is and whether the session is the host's. The honest seat must never be convicted, and its
 * journal must lead back to where it is.
 */
final class SessionScript<S, V> {
  private static final int SEATS = 3;
  private static final int MOST = 60;
  private static final int[] BEGINNINGS = {2, 9, 30, 70};

  private final TableSession<S, V> session;
  private final Hall<S, V> hall;
  private final int me;
  private final List<Bytes> journal;
  private final List<Effect.Compute> jobs = new ArrayList<>();
  private long now;

  private SessionScript(Hall<S, V> hall, int me) throws Malformed {
    this.hall = hall;
    this.me = me;
    this.journal = new ArrayList<>(hall.journal(me));
    this.session = hall.restored(me, journal).orElseThrow(IllegalStateException::new);
    this.now = hall.now();
  }

  static List<FuzzTarget> all() {
    List<FuzzTarget> all = new ArrayList<>();
    for (GameId game : GameId.values()) {
      all.add(new FuzzTarget("session-" + game.id(), () -> seeds(game), in -> run(game, in)));
    }
    return all;
  }

  private static int seats(GameId game) {
    return Math.min(SEATS, game.maxPhones());
  }

  /** Honest entries of the match that goes on, said by their authors again. */
  private static List<byte[]> seeds(GameId game) {
    List<byte[]> seeds = new ArrayList<>();
    for (int scene = 0; scene < 2 * BEGINNINGS.length; scene++) {
      int from = BEGINNINGS[scene >> 1];
      Hall<?, ?> hall = Hall.of(game, seats(game), Hall.KEPT_SEED).played(from + 12);
      List<Ordered> log = hall.session(0).log();
      Writer script = new Writer().u8(scene).u8(6);
      for (int index = from; index < Math.min(log.size(), from + 12); index++) {
        Entry entry = log.get(index).entry();
        Bytes bytes = entry.payload().bytes();
        script.u8(entry.payload().kind() == Payload.TEXT ? 1 : 2).u8(entry.seat());
        script.u16(bytes.length()).bytes(bytes);
      }
      seeds.add(script.u8(5).toArray());
    }
    return seeds;
  }

  private static void run(GameId game, byte[] in) throws Malformed {
    Reader script = new Reader(in);
    int scene = script.u8();
    int beginning = BEGINNINGS[scene >> 1 & BEGINNINGS.length - 1];
    run(Hall.kept(game, seats(game), beginning), scene & 1, script);
  }

  private static <S, V> void run(Hall<S, V> hall, int me, Reader script) throws Malformed {
    SessionScript<S, V> run = new SessionScript<>(hall, me);
    for (int step = 0; step < MOST && !script.isAtEnd(); step++) {
      run.step(script);
    }
    run.judge();
  }

  private void step(Reader script) throws Malformed {
    switch (script.u8() & 7) {
      case 0 -> {
        int seat = other(script.u8());
        give(new Input.Arrived(hall.npub(seat), Bytes.of(script.bytes(script.u16()))));
      }
      case 1 -> said(other(script.u8()), new Payload(Payload.TEXT, content(script)));
      case 2 -> said(other(script.u8()), new Payload(Payload.BLOCK, content(script)));
      case 3 -> {
        now += 100L * script.u16();
        give(new Input.Tick());
      }
      case 4 -> choose();
      case 5 -> compute();
      case 6 -> {
        int seat = other(0);
        give(new Input.LinkUp(hall.npub(seat), hall.npub(seat)));
        give(new Input.Arrived(hall.npub(seat), caughtUp()));
      }
      default -> give(new Input.LinkDown(hall.npub(other(script.u8()))));
    }
  }

  /** The peer says that the log goes no further than here, and a host has heard everybody. */
  private Bytes caughtUp() {
    long size = session.log().size();
    return me == 0 ? new Message.Fetch(size, head()).encode() : new Message.Have(size).encode();
  }

  private static Bytes content(Reader script) throws Malformed {
    return Bytes.of(script.bytes(script.u16()));
  }

  private int other(int number) {
    int seats = session.roster().orElseThrow(IllegalStateException::new).seats().size();
    return (me + 1 + Math.floorMod(number - me - 1, seats - 1)) % seats;
  }

  private Bytes head() {
    List<Ordered> log = session.log();
    Ordered last = log.get(log.size() - 1);
    return last.order().head();
  }

  /** A peer signs something, and the host, if it is another, orders it. */
  private void said(int seat, Payload payload) {
    List<Ordered> log = session.log();
    long counter = 0;
    for (Ordered ordered : log) {
      counter = Math.max(counter, ordered.entry().seat() == seat ? next(ordered) : 0);
    }
    Bytes tid = session.roster().orElseThrow(IllegalStateException::new).tid();
    Entry entry = Entry.sign(key(seat), tid, seat, counter, log.size(), head(), payload);
    Message message =
        me == 0
            ? new Message.Submit(entry)
            : new Message.Place(
                new Ordered(Order.sign(key(0), tid, log.size(), head(), entry.hash()), entry));
    give(new Input.Arrived(hall.npub(me == 0 ? seat : 0), message.encode()));
  }

  private static long next(Ordered ordered) {
    return ordered.entry().counter() + 1;
  }

  /** Stand-in signatures are made of the public key alone. */
  private Signatures.Key key(int seat) {
    Bytes publicKey =
        session.roster().orElseThrow(IllegalStateException::new).sessionKeys().get(seat);
    return FastSignatures.keyOf(publicKey);
  }

  private void choose() {
    Match<S, V> match = session.match().orElseThrow(IllegalStateException::new);
    if (session.mayChoose() && match.toAct().contains(me)) {
      give(new Input.Choose(match.kit().game().timeout(match.state(), me, session.knowledge())));
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
    Match<S, V> match = session.match().orElseThrow(IllegalStateException::new);
    for (Offence offence : match.offences()) {
      if (offence.seat() == me) {
        throw new IllegalStateException("the honest seat is convicted: " + offence);
      }
    }
    TableSession<S, V> again = hall.restored(me, journal).orElseThrow(IllegalStateException::new);
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
