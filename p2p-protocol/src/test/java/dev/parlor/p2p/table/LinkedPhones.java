package dev.parlor.p2p.table;

import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.games.Dice;
import dev.parlor.p2p.link.Callee;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Phones in one process, over secure links. All is real but the radio: bytes arrive in order, and
 * time passes when all is quiet. They are no {@code BareTable}, whose sessions have no links: here
 * a connection carries bytes and breaks between them.
 */
class LinkedPhones<S, V> {
  static final byte[] NONCE = {1, 2, 3, 4};

  public final List<TableNode<S, V>> nodes = new ArrayList<>();
  public final List<List<Bytes>> journals = new ArrayList<>();
  public final List<Object> told = new ArrayList<>();
  final List<Effect.Address> addresses = new ArrayList<>();
  private final GameKit<S, V> kit;
  private final List<Sitter> sitters = new ArrayList<>();
  private final VirtualTime time = new VirtualTime(seat -> input(seat, new Input.Tick()));
  private final Cables cables = new Cables();
  private final Set<Integer> unplugged = new TreeSet<>();
  private final Map<Integer, Effect.Probe> probes = new TreeMap<>();
  private final Map<List<Bytes>, Boolean> known = new ConcurrentHashMap<>(); // signatures
  private boolean guestsMeet;
  private int verified = Integer.MAX_VALUE;

  /** A table that the first phone holds. Nobody has said anything yet. */
  LinkedPhones(GameKit<S, V> kit, int seats, long seed, Map<String, String> options) {
    this.kit = kit;
    for (int seat = 0; seat < seats; seat++) {
      Sitter sitter =
          Sitter.of(
              seat, seed, real -> new Bounded(new LookedAt(real, known), () -> --verified >= 0));
      sitters.add(sitter);
      journals.add(sitter.journal());
    }
    Invite invite = new Invite(kit.game().id(), seats, Bytes.of(NONCE), npub(0), options);
    for (Sitter sitter : sitters) {
      TableSession<S, V> session =
          nodes.isEmpty()
              ? TableSession.host(sitter.phone(), kit, invite, sitter.linkKey())
              : TableSession.guest(sitter.phone(), kit, sitter.linkKey());
      nodes.add(new TableNode<>(session, new Switchboard(sitter.identity())));
    }
  }

  /**
   * Bounds the signatures that may be verified from here on, so that phones that go round in
   * circles are stopped.
   */
  void mayVerify(int many) {
    verified = many;
  }

  public Bytes npub(int seat) {
    return sitters.get(seat).phone().identity().publicKey();
  }

  SigningKey keyOf(int seat) {
    return sitters.get(seat).identity().key();
  }

  public Signatures.Key identity(int seat) {
    return sitters.get(seat).phone().identity();
  }

  public TableSession<S, V> session(int seat) {
    return nodes.get(seat).session();
  }

  Dice dice(int seat) {
    return sitters.get(seat).dice();
  }

  boolean isUnplugged(int seat) {
    return unplugged.contains(seat);
  }

  /** A fresh connection between a guest and the host. */
  void connect(int seat) {
    connect(0, seat);
  }

  private void connect(int door, int seat) {
    int connection = cables.lay(door, seat);
    give(door, nodes.get(door).accepted(connection, NONCE, now()));
    give(seat, nodes.get(seat).connected(connection, Callee.host(Bytes.of(NONCE)), now()));
  }

  /** Lets guests that look for each other find each other. */
  public void letGuestsMeet() {
    guestsMeet = true;
    nodes.forEach(node -> node.session().reachesGuests());
  }

  void meet() {
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

  /** Unplugs a phone: nothing leaves or reaches it any more, and it does nothing. */
  public void unplug(int seat) {
    unplugged.add(seat);
    time.forget(seat);
    cables
        .of(seat)
        .forEach(
            (connection, cable) -> {
              cables.cut(connection);
              int other = cable.other(seat);
              give(other, nodes.get(other).disconnected(connection, now()));
              nodes.get(seat).disconnected(connection, now());
            });
    settle();
  }

  /** Cuts a phone off: nothing reaches it any more until it finds somebody itself. */
  void cutOff(int seat) {
    cables
        .of(seat)
        .forEach(
            (connection, cable) -> {
              cables.cut(connection);
              give(cable.door(), nodes.get(cable.door()).disconnected(connection, now()));
              give(cable.guest(), nodes.get(cable.guest()).disconnected(connection, now()));
            });
    settle();
  }

  /** Connects a guest. The connection shows both ends the address of the other's classic radio. */
  public void plugIn(int seat, Bytes guestAddress, Bytes hostAddress) {
    nodes.get(0).sees(cables.next(), guestAddress);
    nodes.get(seat).sees(cables.next(), hostAddress);
    plugIn(seat);
  }

  public void plugIn(int seat) {
    unplugged.remove(seat);
    connect(seat);
    settle();
    input(seat, new Input.Tick());
    settle();
  }

  /** Ends the connections of all phones but this one. */
  void hangUp(int but) {
    for (int seat = 0; seat < nodes.size(); seat++) {
      for (int connection = 0; connection < cables.next(); connection++) {
        if (seat != but) {
          give(seat, nodes.get(seat).disconnected(connection, now()));
        }
      }
    }
  }

  /**
   * Kills the process of a phone, so that all but the journal is lost, and starts it again. Nobody
   * has a way to it.
   */
  public void restartAlone(int seat) throws Malformed {
    time.loseMail();
    cables.cutAll();
    time.forget(seat);
    TableSession<S, V> session = restored(seat, journals.get(seat)).orElseThrow();
    nodes.set(seat, new TableNode<>(session, new Switchboard(sitters.get(seat).identity())));
    input(seat, new Input.Tick());
  }

  /** The session that is restored from this journal. */
  Optional<TableSession<S, V>> restored(int seat, List<Bytes> journal) throws Malformed {
    Sitter sitter = sitters.get(seat);
    return TableSession.restore(sitter.phone(), kit, sitter.linkKey(), journal);
  }

  public void input(int seat, Input input) {
    give(seat, nodes.get(seat).on(input, now()));
  }

  private void give(int seat, List<Effect.OfRim> effects) {
    for (Effect.OfRim effect : effects) {
      if (effect instanceof Effect.Write write) {
        cables.other(write.connection(), seat).ifPresent(to -> send(write, to));
      } else if (effect instanceof Effect.WakeAt wake) {
        time.wakeAt(seat, wake.time());
      } else if (effect instanceof Effect.Drop drop) {
        cables.cut(drop.connection());
      } else if (effect instanceof Effect.Address address) {
        addresses.add(address);
      } else if (effect instanceof Effect.Probe probe) {
        probes.put(seat, probe);
      } else {
        ofSession(seat, effect);
      }
    }
  }

  private void send(Effect.Write write, int to) {
    time.post(
        () -> {
          if (cables.holds(write.connection())) {
            byte[] bytes = write.bytes().toArray();
            give(to, nodes.get(to).received(write.connection(), bytes, now()));
          }
        });
  }

  private void ofSession(int seat, Effect effect) {
    if (effect instanceof Effect.Save save) {
      journals.get(seat).add(save.record());
    } else if (effect instanceof Effect.Compute compute) {
      TableNode<S, V> node = nodes.get(seat);
      time.post(
          () -> {
            if (nodes.get(seat) == node) {
              input(seat, new Input.Computed(compute.job(), compute.work().get()));
            }
          });
    } else if (!(effect instanceof Effect.Show)) {
      told.add(effect);
    }
  }

  /** Delivers one message; false when all is quiet. */
  public boolean step() {
    return time.step();
  }

  public void settle() {
    time.settle();
  }

  public long now() {
    return time.now();
  }

  /** Lets time pass without waking anybody. */
  public void skip(long millis) {
    time.skipTo(now() + millis);
  }

  /** Lets this much time pass, whatever happens at the table. */
  public void pass(long millis) {
    long until = now() + millis;
    meet();
    while (time.next() <= until) {
      time.wakeNext();
      meet();
    }
    time.skipTo(until);
  }

  /** Lets time pass to the next moment for which a phone waits; false if none waits. */
  boolean wakeNext() {
    return time.wakeNext();
  }
}
