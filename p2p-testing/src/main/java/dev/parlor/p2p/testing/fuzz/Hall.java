package dev.parlor.p2p.testing.fuzz;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.Dice;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.testing.bare.BareTable;
import dev.parlor.p2p.testing.bare.Given;
import dev.parlor.p2p.testing.bare.Letter;
import dev.parlor.p2p.testing.bare.Member;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.standin.FastSignatures;
import dev.parlor.p2p.testing.standin.TransparentSealing;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * A table that plays by itself, with stand-in cryptography. A fuzzer begins with what its sessions
 * said and were given.
 */
final class Hall<S, V> extends BareTable<S, V> {
  static final long KEPT_SEED = 9;
  private static final int STEPS = 20_000;
  private static final int SECOND = 30;
  private static final Map<String, Hall<?, ?>> KEPT = new HashMap<>();

  /** A session that was made again, with what it has written and what it waits for. */
  record Again<S, V>(
      TableSession<S, V> session, List<Bytes> journal, List<Effect.Compute> jobs, long now) {}

  private final Bots<S, V> bots;
  private final long seed;
  private final List<Bytes> said = new ArrayList<>();
  private final Dice dice;

  private Hall(Bots<S, V> bots, List<Member> members, long seed) {
    super(
        bots.kit(),
        new Invite(
            bots.id(),
            members.size(),
            Bytes.of(new byte[] {1, 2, 3, 4}),
            members.get(0).npub(),
            bots.brief()),
        members,
        EPOCH);
    this.bots = bots;
    this.seed = seed;
    this.dice = Dice.seeded(seed);
  }

  /** A table to which nobody has come yet. */
  private static <S, V> Hall<S, V> empty(Bots<S, V> bots, int seats, long seed) {
    List<Member> members = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      members.add(Member.of(phone(seed, seat)));
    }
    return new Hall<>(bots, members, seed);
  }

  /** A table of this size at which all seats have agreed. */
  static <S, V> Hall<S, V> of(Bots<S, V> bots, int seats, long seed) {
    Hall<S, V> hall = empty(bots, seats, seed);
    hall.gather();
    return hall;
  }

  private void gather() {
    for (int seat = 0; seat < size(); seat++) {
      give(seat, new Input.Tick());
    }
    for (int seat = 1; seat < size(); seat++) {
      linkUp(0, seat);
    }
    settle();
    give(0, new Input.Ready());
    settle();
    for (int seat = 0; seat < size(); seat++) {
      give(seat, new Input.Confirm());
    }
    settle();
  }

  /** A table that was played so far and is shared. Nobody may play on at it. */
  static Hall<?, ?> kept(Bots<?, ?> game, int seats, int entries) {
    return KEPT.computeIfAbsent(
        game + " " + seats + " " + entries, name -> of(game, seats, KEPT_SEED).played(entries));
  }

  /**
   * A shared table that was played over the end of a match into the next. Nobody may play on at it.
   */
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

  /** This table, once its log has at least so many entries or the match is over. */
  Hall<S, V> played(int entries) {
    for (int step = 0; step < STEPS && session(0).log().size() < entries && !isOver(); step++) {
      settle();
      if (!somebodyChooses()) {
        later(1_000, seat -> true); // timers of the rules, windows, the end
      }
    }
    return this;
  }

  private boolean isOver() {
    for (int seat = 0; seat < size(); seat++) {
      if (session(seat).stage() != TableView.Stage.FINISHED) {
        return false;
      }
    }
    return true;
  }

  private boolean somebodyChooses() {
    for (int seat = 0; seat < size(); seat++) {
      if (isAwaited(seat) && choose(seat, bots.player(), dice)) {
        return true;
      }
    }
    return false;
  }

  @Override
  protected void post(Letter letter) {
    if (letter.message() != null) {
      said.add(letter.message());
    }
    super.post(letter);
  }

  /** Every message that was sent so far. */
  List<Bytes> said() {
    return Collections.unmodifiableList(said);
  }

  /** What a session was given, in its order. */
  List<Input> inputs(int seat) {
    List<Input> inputs = new ArrayList<>();
    given(seat).forEach(what -> inputs.add(Objects.requireNonNull(what.input())));
    return inputs;
  }

  /** A session as it was after so many inputs. It has the same randomness, and so is the same. */
  Again<S, V> again(int seat, int inputs) {
    Hall<S, V> copy = empty(bots, size(), seed);
    long then = EPOCH;
    for (Given what : given(seat).subList(0, inputs)) {
      then = what.now();
      copy.takeAgain(seat, what);
    }
    List<Effect.Compute> jobs = new ArrayList<>(copy.jobs(seat));
    return new Again<>(copy.session(seat), copy.journal(seat), jobs, then);
  }

  /** The session that a journal of this seat leads to, with fresh randomness. */
  Optional<TableSession<S, V>> restored(int seat, List<Bytes> journal) throws Malformed {
    Phone before = member(seat).phone();
    Phone phone =
        new Phone(
            before.identity(),
            before.callsign(),
            new SeededEntropy("restored " + seat),
            before.signatures(),
            before.sealing());
    return restored(Member.of(phone), journal);
  }
}
