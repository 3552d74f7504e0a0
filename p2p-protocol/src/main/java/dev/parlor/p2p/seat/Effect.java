package dev.parlor.p2p.seat;

import dev.parlor.games.Refusal;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** What a session wants the rim to do, in this order. */
public sealed interface Effect {
  /** Send a whole message to a peer, in order. */
  record Send(Bytes npub, Bytes message) implements Effect {}

  /** Write to the journal and flush, before any effect that follows. */
  record Save(Bytes record) implements Effect {}

  /** The table changed: ask {@code TableSession.view} and draw it. */
  record Show() implements Effect {}

  /** Call {@code TableSession.on} with a {@code Tick} at this time. */
  record WakeAt(long time) implements Effect {}

  /** One sentence for the player at the place of the action. */
  record Tell(Refusal refusal) implements Effect {
    public static Tell of(String key) {
      return new Tell(new Refusal(key, List.of()));
    }
  }

  /** Drop the link to a peer: what it sends is worthless. */
  record Expel(Bytes npub, String why) implements Effect {}

  /** Run this off the table's thread and answer with {@code Computed}. */
  record Compute(long job, Supplier<Object> work) implements Effect {}

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
  record Probe(boolean door, Set<Bytes> seek) implements Effect {
    public Probe {
      seek = Set.copyOf(seek);
    }

    public static final Probe NONE = new Probe(false, Set.of());
  }
}
