package dev.parlor.p2p.testing.liars;

import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.link.Tunnel;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.testing.sim.World;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;
import java.util.Optional;

/** A lie while it is being told in one match. */
public interface Trick {
  /** What leaves in place of a message. A list with just that message changes nothing. */
  default List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
    return List.of(message);
  }

  /** Whether a message of a peer stays unread for now. It is offered again whenever time passes. */
  default boolean holds(LiarsDesk desk, Bytes message) {
    return false;
  }

  /** Whether a message that arrived is listened to. */
  default boolean hears(LiarsDesk desk, Bytes from, Bytes message) {
    return true;
  }

  /** What the liar's own clock shows. */
  default long clock(LiarsDesk desk, long now) {
    return now;
  }

  /** Called when something has happened; the liar may say something of its own. */
  default void look(LiarsDesk desk) {}

  /** Called when the table is set up. */
  default void begin(Scene scene) {}

  /** How the liar's links are made secret. */
  default Tunnel.Maker tunnels(Tunnel.Maker honest, Runnable told) {
    return honest;
  }

  /** What is wrong with the outcome of the lie, by the word of an honest phone at the end. */
  default Optional<String> wrong(Match<?, ?> match, TableSeat liar) {
    return Optional.empty();
  }

  /** Whether it tells phones different logs though it is a guest. */
  default boolean mayFork() {
    return false;
  }

  /** Whether a station has given a ticket for the match. */
  default boolean ranked() {
    return false;
  }

  /** What is wrong with how a station judges the match and the liar's papers. */
  default Optional<String> atTheStation(Counter counter) {
    return Optional.empty();
  }

  /** The surroundings for a lie that is told beside the table. */
  interface Scene {
    World<?, ?> world();

    /** Who the liar is on its links. */
    LinkIdentity me();

    void tell();

    /** The liar's phone comes back from a backup that lacks its newest records. */
    void restore(int records);
  }
}
