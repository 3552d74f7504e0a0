package dev.parlor.p2p.testing.sim;

import dev.parlor.p2p.deal.Sealing;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.Passage;
import dev.parlor.p2p.table.TableNode;
import dev.parlor.p2p.table.TableSession;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Who plays: which phones are honest, and what runs on the others. */
public interface SimCast<S, V> {
  /** The tools that a phone signs with. */
  default Signatures signatures(int number, Signatures honest) {
    return honest;
  }

  /** The cryptography that a phone deals with. */
  default Sealing sealing(int number, Sealing honest) {
    return honest;
  }

  /** Who a phone is on its links. */
  default LinkIdentity link(int number, LinkIdentity honest) {
    return honest;
  }

  /**
   * What runs on a phone.
   *
   * @param ear hears every message that leaves it
   */
  default Node<S, V> node(
      SimPhone<S, V> phone, TableSession<S, V> session, Switchboard links, Passage ear) {
    return Node.honest(new TableNode<>(session, links, ear));
  }

  default boolean isLiar(int number) {
    return false;
  }

  /** Whether the log of honest phones may branch for a while, because the host lies. */
  default boolean mayFork() {
    return false;
  }

  /** Whether guests may let another seat order when the host is lost. */
  default boolean outlivesHost() {
    return false;
  }

  /** How many phones watch without a seat. Their numbers come behind those of the seats. */
  default int onlookers() {
    return 0;
  }

  /** Whether this seat may be convicted. */
  default boolean mayBeNamed(TableSeat seat) {
    return false;
  }

  /** The lab that times the table; null when nothing costs time. */
  default @Nullable Lab<S, V> lab() {
    return null;
  }

  default void begin(World<S, V> world) {}

  /** What is wrong at the end, beside what is always watched. */
  default Optional<RunProblem> judge(World<S, V> world) {
    return Optional.empty();
  }

  static <S, V> SimCast<S, V> honest() {
    return new SimCast<>() {};
  }
}
