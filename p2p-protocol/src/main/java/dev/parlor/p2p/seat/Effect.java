package dev.parlor.p2p.seat;

import dev.parlor.games.Refusal;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * What a session wants done, in this order. The node of the session does what concerns its links,
 * and passes the rest on to the rim.
 */
public sealed interface Effect permits Effect.OfNode, Effect.OfRim {
  void to(Node node);

  /** What the node of a session does itself. */
  sealed interface OfNode extends Effect {}

  /** How the node does each effect of the session. */
  interface Node {
    void send(Send send);

    void expel(Expel expel);

    void turnAway(TurnAway away);

    void again(Again again);

    void passOn(OfRim effect);
  }

  /** Send a whole message to a peer, in order. */
  record Send(Bytes npub, Bytes message) implements OfNode {
    @Override
    public void to(Node node) {
      node.send(this);
    }
  }

  /** Drop the link to a peer: what it sends is worthless. */
  record Expel(Bytes npub, String why) implements OfNode {
    @Override
    public void to(Node node) {
      node.expel(this);
    }
  }

  /** Send a last message to a peer that has no business here, and close the link to it. */
  record TurnAway(Bytes npub, Bytes message) implements OfNode {
    @Override
    public void to(Node node) {
      node.turnAway(this);
    }
  }

  /** Call {@code TableSession.on} with a {@code Tick} at this time. */
  record Again(long time) implements OfNode {
    @Override
    public void to(Node node) {
      node.again(this);
    }
  }

  /** What the rim does. */
  sealed interface OfRim extends Effect {
    @Override
    default void to(Node node) {
      node.passOn(this);
    }

    void to(Rim rim);
  }

  /** How a rim does each effect. */
  interface Rim {
    void write(Write write);

    void drop(Drop drop);

    void otherVersion(OtherVersion other);

    void address(Address address);

    void ways(Ways ways);

    void wakeAt(WakeAt at);

    void save(Save save);

    void show(Show show);

    void tell(Tell tell);

    void compute(Compute compute);

    void probe(Probe probe);
  }

  /** Write to a connection. */
  record Write(int connection, Bytes bytes) implements OfRim {
    @Override
    public void to(Rim rim) {
      rim.write(this);
    }
  }

  /**
   * Close a connection.
   *
   * @param orderly what was written to it before is worth waiting for
   */
  record Drop(int connection, String why, boolean orderly) implements OfRim {
    @Override
    public void to(Rim rim) {
      rim.drop(this);
    }
  }

  /** Tell the player that the phone at the other end has a newer Parlor, or an older one. */
  record OtherVersion(boolean newer) implements OfRim {
    @Override
    public void to(Rim rim) {
      rim.otherVersion(this);
    }
  }

  /**
   * Remember where a classic radio is, as a peer says.
   *
   * @param npub whose radio it is; empty for this phone's
   */
  record Address(Optional<Bytes> npub, Bytes address) implements OfRim {
    @Override
    public void to(Rim rim) {
      rim.address(this);
    }
  }

  /**
   * Remember the addresses at which a seat is said to be found past the host. They replace those
   * that were said before. Whoever answers there still has to show the keys of that seat.
   *
   * @param addresses IP addresses, each with its port behind it
   * @param ownWord whether the seat has said so itself; otherwise the orderer has handed it on
   */
  record Ways(Bytes npub, List<Bytes> addresses, boolean ownWord) implements OfRim {
    @Override
    public void to(Rim rim) {
      rim.ways(this);
    }
  }

  /** Write to the journal and flush, before any effect that follows. */
  record Save(Bytes record) implements OfRim {
    @Override
    public void to(Rim rim) {
      rim.save(this);
    }
  }

  /** The table changed: ask {@code TableSession.view} and draw it. */
  record Show() implements OfRim {
    @Override
    public void to(Rim rim) {
      rim.show(this);
    }
  }

  /** Call {@code TableNode.on} with a {@code Tick} at this time. */
  record WakeAt(long time) implements OfRim {
    @Override
    public void to(Rim rim) {
      rim.wakeAt(this);
    }
  }

  /** Say one sentence to the player, at the place of the action. */
  record Tell(Refusal refusal) implements OfRim {
    public static Tell of(String key) {
      return new Tell(new Refusal(key, List.of()));
    }

    @Override
    public void to(Rim rim) {
      rim.tell(this);
    }
  }

  /** Run this off the table's thread and answer with {@code Computed}. */
  record Compute(long job, Supplier<Worked> work) implements OfRim {
    @Override
    public void to(Rim rim) {
      rim.compute(this);
    }
  }

  /**
   * Which ways beside the one through the host this phone wants now. It replaces what was wanted
   * before; at the beginning, and after a restart, nothing is. The host never wants any: it is
   * reachable as long as the table stands.
   *
   * <p>With {@code door}, somebody is missing: be reachable for the other guests of this table.
   * Advertise the table's nonce (who can't, scans for those who seek), and hand a connection that
   * comes in to {@code TableNode.accepted} with that nonce, just as the host does. When the door is
   * to be closed again, no new connection is taken; those that stand stay.
   *
   * <p>With {@code seek}, this phone may be cut off by its host: look for open doors of this table
   * and connect to each, {@code TableNode.connected} with the nonce. Whose door it is shows in the
   * introduction; a seat leaves the set as soon as a link to it stands, and is back in it when that
   * link breaks. Until the set is empty the radio goes on trying, every second or two at first.
   *
   * <p>Nothing has to be checked: whoever is no seat of the roster, or comes with another link key
   * than it joined with, is sent away by the session. A rim whose radio has no such way leaves this
   * effect alone; then a host can get a seat voted out by cutting it off.
   *
   * @param seek the npubs of the seats that are looked for
   */
  record Probe(boolean door, Set<Bytes> seek) implements OfRim {
    public Probe {
      seek = Set.copyOf(seek);
    }

    public static final Probe NONE = new Probe(false, Set.of());

    @Override
    public void to(Rim rim) {
      rim.probe(this);
    }
  }
}
