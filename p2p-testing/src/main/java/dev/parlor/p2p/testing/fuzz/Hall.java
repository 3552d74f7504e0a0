package dev.parlor.p2p.testing.fuzz;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.Dice;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.standin.FastSignatures;
import dev.parlor.p2p.testing.standin.TransparentSealing;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Sessions in one room: what one sends the others hear at once, with stand-in cryptography. */
final class Hall<S, V> {
  static final long EPOCH = 1_700_000_000_000L;
  static final long KEPT_SEED = 9;
  private static final int STEPS = 20_000;
  private static final int SECOND = 30;
  private static final Map<String, Hall<?, ?>> KEPT = new HashMap<>();

  /** What a session was given, and when. */
  record Given(Input input, long now) {}

  /** A session that was made again, with what it has written and what it waits for. */
  record Again<S, V>(
      TableSession<S, V> session, List<Bytes> journal, List<Effect.Compute> jobs, long now) {}

  private final Bots<S, V> bots;
  private final Invite invite;
  private final long seed;
  private final List<List<Given>> given = new ArrayList<>();
  private final List<Phone> phones = new ArrayList<>();
  private final List<TableSession<S, V>> sessions = new ArrayList<>();
  private final List<List<Bytes>> journals = new ArrayList<>();
  private final List<Bytes> said = new ArrayList<>();
  private final Deque<Runnable> mail = new ArrayDeque<>();
  private final Dice dice;
  private long now = EPOCH;

  private Hall(Bots<S, V> bots, int seats, long seed) {
    this.bots = bots;
    this.seed = seed;
    this.dice = Dice.seeded(seed);
    for (int seat = 0; seat < seats; seat++) {
      phones.add(phone(seed, seat));
      journals.add(new ArrayList<>());
      given.add(new ArrayList<>());
    }
    invite = new Invite(bots.id(), seats, Bytes.of(new byte[] {1, 2, 3, 4}), npub(0), bots.brief());
    for (int seat = 0; seat < seats; seat++) {
      sessions.add(begun(seat, phones.get(seat)));
      give(seat, new Input.Tick());
    }
    for (int seat = 1; seat < seats; seat++) {
      give(0, new Input.LinkUp(npub(seat), npub(seat)));
      give(seat, new Input.LinkUp(npub(0), npub(0)));
    }
    settle();
    give(0, new Input.Ready());
    settle();
    for (int seat = 0; seat < seats; seat++) {
      give(seat, new Input.Confirm());
    }
    settle();
  }

  private TableSession<S, V> begun(int seat, Phone phone) {
    return seat == 0
        ? TableSession.host(phone, bots.kit(), invite, npub(0))
        : TableSession.guest(phone, bots.kit(), npub(seat));
  }

  /** A table of so many, all seats agreed. */
  static <S, V> Hall<S, V> of(Bots<S, V> bots, int seats, long seed) {
    return new Hall<>(bots, seats, seed);
  }

  /** A table that was played so far once and for all: nobody may play on at it. */
  static Hall<?, ?> kept(Bots<?, ?> game, int seats, int entries) {
    return KEPT.computeIfAbsent(
        game + " " + seats + " " + entries, name -> of(game, seats, KEPT_SEED).played(entries));
  }

  /** The same, over the end of a match into the next. */
  static Hall<?, ?> keptTwice(Bots<?, ?> game, int seats) {
    return KEPT.computeIfAbsent(
        game + " " + seats + " twice",
        name -> {
          Hall<?, ?> hall = of(game, seats, KEPT_SEED).played(Integer.MAX_VALUE);
          for (int seat = 0; seat < seats; seat++) {
            hall.give(seat, new Input.Rematch());
          }
          hall.settle(); // until then the last match is over
          return hall.played(hall.session(0).log().size() + SECOND);
        });
  }

  static Phone phone(long seed, int seat) {
    FastSignatures signatures = new FastSignatures();
    SeededEntropy entropy = new SeededEntropy("hall " + seed + " " + seat);
    return new Phone(
        signatures.key(entropy.bytes(32)),
        "X1P" + (seat + 1),
        entropy,
        signatures,
        new TransparentSealing());
  }

  /** The same table when its log has at least so many entries, or is over. */
  Hall<S, V> played(int entries) {
    for (int step = 0; step < STEPS && session(0).log().size() < entries && !isOver(); step++) {
      settle();
      if (!somebodyChooses()) {
        now += 1_000; // timers of the rules, windows, the end
        for (int seat = 0; seat < sessions.size(); seat++) {
          give(seat, new Input.Tick());
        }
      }
    }
    return this;
  }

  private boolean isOver() {
    return sessions.stream().allMatch(each -> each.stage() == TableView.Stage.FINISHED);
  }

  private boolean somebodyChooses() {
    for (int seat = 0; seat < sessions.size(); seat++) {
      TableSession<S, V> session = sessions.get(seat);
      Match<S, V> match = session.match().orElse(null);
      int me = session.me();
      if (match != null && session.mayChoose() && match.awaited().toAct().contains(me)) {
        int size = journals.get(seat).size();
        give(
            seat,
            new Input.Choose(bots.player().choose(match.state(), me, session.knowledge(), dice)));
        if (journals.get(seat).size() > size) {
          return true;
        }
      }
    }
    return false;
  }

  private void settle() {
    for (Runnable next = mail.poll(); next != null; next = mail.poll()) {
      next.run();
    }
  }

  private void give(int seat, Input input) {
    given.get(seat).add(new Given(input, now));
    for (Effect effect : sessions.get(seat).on(input, now)) {
      if (effect instanceof Effect.Save save) {
        journals.get(seat).add(save.record());
      } else if (effect instanceof Effect.Send send) {
        said.add(send.message());
        int to = seatOf(send.npub());
        mail.add(() -> give(to, new Input.Arrived(npub(seat), send.message())));
      } else if (effect instanceof Effect.Compute compute) {
        mail.add(() -> give(seat, new Input.Computed(compute.job(), compute.work().get())));
      }
    }
  }

  int seatOf(Bytes npub) {
    int seat = 0;
    while (!npub(seat).equals(npub)) {
      seat++;
    }
    return seat;
  }

  Bots<S, V> bots() {
    return bots;
  }

  Bytes npub(int seat) {
    return phones.get(seat).identity().publicKey();
  }

  TableSession<S, V> session(int seat) {
    return sessions.get(seat);
  }

  /** Every message that was sent so far. */
  List<Bytes> said() {
    return Collections.unmodifiableList(said);
  }

  List<Given> given(int seat) {
    return Collections.unmodifiableList(given.get(seat));
  }

  /** A session as it was when it had been given so much: with the same randomness, the same. */
  Again<S, V> again(int seat, int inputs) {
    TableSession<S, V> session = begun(seat, phone(seed, seat));
    List<Bytes> journal = new ArrayList<>();
    List<Effect.Compute> jobs = new ArrayList<>();
    long then = EPOCH;
    for (Given what : given.get(seat).subList(0, inputs)) {
      then = what.now();
      if (what.input() instanceof Input.Computed computed) {
        jobs.removeIf(job -> job.job() == computed.job());
      }
      for (Effect effect : session.on(what.input(), then)) {
        if (effect instanceof Effect.Save save) {
          journal.add(save.record());
        } else if (effect instanceof Effect.Compute compute) {
          jobs.add(compute);
        }
      }
    }
    return new Again<>(session, journal, jobs, then);
  }

  List<Bytes> journal(int seat) {
    return Collections.unmodifiableList(journals.get(seat));
  }

  long now() {
    return now;
  }

  /** The session that a journal of this seat leads to, with fresh randomness. */
  Optional<TableSession<S, V>> restored(int seat, List<Bytes> journal) throws Malformed {
    Phone before = phones.get(seat);
    Phone phone =
        new Phone(
            before.identity(),
            before.callsign(),
            new SeededEntropy("restored " + seat),
            before.signatures(),
            before.sealing());
    return TableSession.restore(phone, bots.kit(), npub(seat), journal);
  }
}
