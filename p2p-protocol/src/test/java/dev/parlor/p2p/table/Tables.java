package dev.parlor.p2p.table;

import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.link.Callee;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Phones around one table in one process, over secure links: bytes arrive in order, time passes
 * when all is quiet. Everything real but the radio. It is no {@code BareTable}, whose sessions have
 * no links: here a connection carries bytes and breaks between them, and time goes from one wake to
 * the next, of which a later one takes the place of an earlier.
 */
final class Tables<S, V> {
  static final byte[] NONCE = {1, 2, 3, 4};

  final List<TableNode<S, V>> nodes = new ArrayList<>();
  final List<List<Bytes>> journals = new ArrayList<>();
  final List<Object> told = new ArrayList<>();
  final List<Effect.Address> addresses = new ArrayList<>();
  private final GameKit<S, V> kit;
  private final ComputerPlayer<S> computer;
  private final List<Phone> phones = new ArrayList<>();
  private final List<LinkIdentity> identities = new ArrayList<>();
  private final List<Dice> dice = new ArrayList<>();
  private final Deque<Runnable> mail = new ArrayDeque<>();
  private final Map<Integer, Long> wakes = new TreeMap<>();
  private final Map<Integer, int[]> ends =
      new TreeMap<>(); // connection -> {host's peer seat, seat}
  private final Set<Integer> unplugged = new TreeSet<>();
  private final Map<Integer, Effect.Probe> probes = new TreeMap<>();
  private boolean guestsMeet;
  private int connections;
  private int verified = Integer.MAX_VALUE;
  long now = 1_700_000_000_000L;

  Tables(
      GameKit<S, V> kit,
      ComputerPlayer<S> computer,
      int seats,
      long seed,
      Map<String, String> options) {
    this(kit, computer, seats, seed, options, seats);
  }

  /** A table at which only the last so many seats have agreed to the roster. */
  Tables(
      GameKit<S, V> kit,
      ComputerPlayer<S> computer,
      int seats,
      long seed,
      Map<String, String> options,
      int agreed) {
    this.kit = kit;
    this.computer = computer;
    Invite invite = null;
    for (int seat = 0; seat < seats; seat++) {
      Entropy entropy = new SeededEntropy(seed * 31 + seat);
      SigningKey key = SigningKey.generate(entropy);
      Bip340 signatures = new Bip340(entropy);
      LinkKey linkKey = LinkKey.of(SecretBytes.copyOf(entropy.bytes(32), SecretAccess.granted()));
      phones.add(
          new Phone(
              signatures.of(key),
              "X1P" + (seat + 1),
              entropy,
              new Bounded(signatures),
              new SealedCrypto()));
      identities.add(new LinkIdentity(key, "X1P" + (seat + 1), linkKey, entropy));
      dice.add(Dice.seeded(seed * 77 + seat));
      journals.add(new ArrayList<>());
      if (invite == null) {
        invite = new Invite(kit.game().id(), seats, Bytes.of(NONCE), npub(0), options);
      }
      Bytes link = Bytes.of(linkKey.publicKey());
      TableSession<S, V> session =
          seat == 0
              ? TableSession.host(phones.get(0), kit, invite, link)
              : TableSession.guest(phones.get(seat), kit, link);
      nodes.add(new TableNode<>(session, new Switchboard(identities.get(seat))));
    }
    give(0, nodes.get(0).on(new Input.Tick(), now));
    for (int seat = 1; seat < seats; seat++) {
      connect(seat);
    }
    settle();
    input(0, new Input.Ready());
    settle();
    for (int seat = seats - agreed; seat < seats; seat++) {
      input(seat, new Input.Confirm());
    }
    settle();
  }

  /** So many signatures may be looked at from here on: whoever goes round in circles is stopped. */
  void mayVerify(int many) {
    verified = many;
  }

  /** Looks at no more signatures than the test allows. */
  private final class Bounded implements Signatures {
    private final Signatures real;

    Bounded(Signatures real) {
      this.real = real;
    }

    @Override
    public boolean valid(Bytes publicKey, byte[] message, byte[] signature) {
      if (--verified < 0) {
        throw new AssertionError("round in circles");
      }
      return real.valid(publicKey, message, signature);
    }

    @Override
    public Key key(byte[] secret) {
      return real.key(secret);
    }
  }

  Bytes npub(int seat) {
    return phones.get(seat).identity().publicKey();
  }

  SigningKey keyOf(int seat) {
    return identities.get(seat).key();
  }

  Signatures.Key identity(int seat) {
    return phones.get(seat).identity();
  }

  TableSession<S, V> session(int seat) {
    return nodes.get(seat).session();
  }

  Match<S, V> match(int seat) {
    return session(seat).match().orElseThrow();
  }

  /** A fresh connection between a guest and the host. */
  void connect(int seat) {
    connect(0, seat);
  }

  private void connect(int door, int seat) {
    int connection = connections++;
    ends.put(connection, new int[] {door, seat});
    give(door, nodes.get(door).accepted(connection, NONCE, now));
    give(seat, nodes.get(seat).connected(connection, Callee.host(Bytes.of(NONCE)), now));
  }

  /** Guests that look for each other find each other, where that has been allowed. */
  void letGuestsMeet() {
    guestsMeet = true;
    nodes.forEach(node -> node.session().reachesGuests());
  }

  private void meet() {
    for (int guest = 0; guest < nodes.size() && guestsMeet; guest++) {
      for (int door = 0; door < nodes.size(); door++) {
        boolean seeks = probes.getOrDefault(guest, Effect.Probe.NONE).seek().contains(npub(door));
        boolean open = probes.getOrDefault(door, Effect.Probe.NONE).door();
        if (seeks && open && !unplugged.contains(guest) && !unplugged.contains(door)) {
          connect(door, guest);
          settle();
        }
      }
    }
  }

  /** From now on nothing leaves or reaches this phone, and it does nothing. */
  void unplug(int seat) {
    unplugged.add(seat);
    wakes.remove(seat);
    for (Map.Entry<Integer, int[]> end : new TreeMap<>(ends).entrySet()) {
      int[] both = end.getValue();
      if (both[0] == seat || both[1] == seat) {
        ends.remove(end.getKey());
        for (int other : both) {
          if (other != seat) {
            give(other, nodes.get(other).disconnected(end.getKey(), now));
          }
        }
        nodes.get(seat).disconnected(end.getKey(), now);
      }
    }
    settle();
  }

  /** Nothing reaches this phone any more until it finds somebody itself. */
  void cutOff(int seat) {
    for (Map.Entry<Integer, int[]> end : new TreeMap<>(ends).entrySet()) {
      int[] both = end.getValue();
      if (both[0] == seat || both[1] == seat) {
        ends.remove(end.getKey());
        for (int each : both) {
          give(each, nodes.get(each).disconnected(end.getKey(), now));
        }
      }
    }
    settle();
  }

  /** Over a connection that shows both where the other's classic radio is. */
  void plugIn(int seat, Bytes guestAddress, Bytes hostAddress) {
    nodes.get(0).sees(connections, guestAddress);
    nodes.get(seat).sees(connections, hostAddress);
    plugIn(seat);
  }

  void plugIn(int seat) {
    unplugged.remove(seat);
    connect(seat);
    settle();
    input(seat, new Input.Tick());
    settle();
  }

  /** The process dies: all but the journal is lost; then it starts again. */
  void killAndRestart(int seat) throws Malformed {
    restartAlone(seat);
    for (int other = 0; other < nodes.size(); other++) {
      for (int connection = 0; connection < connections; connection++) {
        if (other != seat) {
          give(other, nodes.get(other).disconnected(connection, now));
        }
      }
    }
    for (int guest = 1; guest < nodes.size(); guest++) {
      connect(guest);
    }
    settle();
  }

  /** The same, and none of the others has a way to it. */
  void restartAlone(int seat) throws Malformed {
    mail.clear();
    ends.clear();
    wakes.remove(seat);
    TableSession<S, V> session = restored(seat, journals.get(seat)).orElseThrow();
    nodes.set(seat, new TableNode<>(session, new Switchboard(identities.get(seat))));
    give(seat, nodes.get(seat).on(new Input.Tick(), now));
  }

  /** The session that a journal leads to. */
  Optional<TableSession<S, V>> restored(int seat, List<Bytes> journal) throws Malformed {
    Bytes link = Bytes.of(identities.get(seat).linkKey().publicKey());
    return TableSession.restore(phones.get(seat), kit, link, journal);
  }

  void input(int seat, Input input) {
    give(seat, nodes.get(seat).on(input, now));
  }

  private void give(int seat, List<Effect.OfRim> effects) {
    for (Effect.OfRim effect : effects) {
      if (effect instanceof Effect.Write write) {
        int[] both = ends.get(write.connection());
        if (both != null) {
          int to = both[0] == seat ? both[1] : both[0];
          mail.add(
              () -> {
                if (ends.containsKey(write.connection())) {
                  give(
                      to, nodes.get(to).received(write.connection(), write.bytes().toArray(), now));
                }
              });
        }
      } else if (effect instanceof Effect.WakeAt wake) {
        wakes.put(seat, wake.time());
      } else if (effect instanceof Effect.Drop drop) {
        ends.remove(drop.connection());
      } else if (effect instanceof Effect.Address address) {
        addresses.add(address);
      } else if (effect instanceof Effect.Probe probe) {
        probes.put(seat, probe);
      } else {
        ofSession(seat, effect);
      }
    }
  }

  private void ofSession(int seat, Effect effect) {
    if (effect instanceof Effect.Save save) {
      journals.get(seat).add(save.record());
    } else if (effect instanceof Effect.Compute compute) {
      TableNode<S, V> node = nodes.get(seat);
      mail.add(
          () -> {
            if (nodes.get(seat) == node) {
              input(seat, new Input.Computed(compute.job(), compute.work().get()));
            }
          });
    } else if (!(effect instanceof Effect.Show)) {
      told.add(effect);
    }
  }

  /** One delivery; false when all is quiet. */
  boolean step() {
    Runnable next = mail.poll();
    if (next == null) {
      return false;
    }
    next.run();
    return true;
  }

  void settle() {
    while (step()) {
      // until all is quiet
    }
  }

  /** Plays with the computer players until nothing happens any more, at most so many rounds. */
  void play(int rounds) {
    for (int round = 0; round < rounds; round++) {
      settle();
      boolean acted = false;
      for (int seat = 0; seat < nodes.size(); seat++) {
        acted |= act(seat);
      }
      if (!acted && !pass()) {
        return;
      }
    }
    StringBuilder where = new StringBuilder();
    for (int seat = 0; seat < nodes.size(); seat++) {
      where.append(" ").append(session(seat).stage()).append(session(seat).log().size());
      where.append(session(seat).countdowns()).append(session(seat).view().awaited());
    }
    throw new AssertionError("no end after " + rounds + " rounds, at " + now + ":" + where);
  }

  /** Lets the computer player of a seat choose, if the table waits for it. */
  boolean act(int seat) {
    Match<S, V> match = session(seat).match().orElse(null);
    if (match == null
        || unplugged.contains(seat)
        || !match.awaited().toAct().contains(session(seat).me())
        || !session(seat).mayChoose()) {
      return false;
    }
    input(
        seat,
        new Input.Choose(
            computer.choose(
                match.state(), session(seat).me(), session(seat).knowledge(), dice.get(seat))));
    settle();
    return true;
  }

  private boolean hasLeft(int seat) {
    int me = session(seat).me();
    return session(seat).match().map(match -> match.attendance().isGone(me)).orElse(false);
  }

  /** Lets time pass to the next moment that anybody waits for; false when the match is over. */
  boolean pass() {
    meet();
    boolean over = true;
    for (int seat = 0; seat < nodes.size(); seat++) {
      TableView.Stage stage = session(seat).view().stage();
      over &=
          unplugged.contains(seat)
              || stage == TableView.Stage.FINISHED
              || stage == TableView.Stage.BROKEN
              || hasLeft(seat);
    }
    long next = wakes.values().stream().min(Long::compare).orElse(Long.MAX_VALUE);
    if (over || next == Long.MAX_VALUE) {
      return false;
    }
    wake(Math.max(now, next));
    return true;
  }

  /** So much time passes, whatever the table is at. */
  void pass(long millis) {
    long until = now + millis;
    meet();
    long next = wakes.values().stream().min(Long::compare).orElse(Long.MAX_VALUE);
    while (next <= until) {
      wake(Math.max(now, next));
      meet();
      next = wakes.values().stream().min(Long::compare).orElse(Long.MAX_VALUE);
    }
    now = until;
  }

  private void wake(long time) {
    now = time;
    for (int seat = 0; seat < nodes.size(); seat++) {
      Long wake = wakes.get(seat);
      if (wake != null && wake <= now) {
        wakes.remove(seat);
        input(seat, new Input.Tick());
      }
    }
    settle();
  }
}
