package dev.parlor.p2p.testing.sim;

import dev.parlor.p2p.link.Callee;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableNode;
import dev.parlor.p2p.table.TableSession;
import java.util.List;

/** What runs on a phone: an honest {@link TableNode}, or something that pretends to be one. */
public interface Node<S, V> {
  TableSession<S, V> session();

  List<Effect.OfRim> accepted(int connection, byte[] tableNonce, long now);

  List<Effect.OfRim> connected(int connection, Callee callee, long now);

  List<Effect.OfRim> received(int connection, byte[] bytes, long now);

  List<Effect.OfRim> disconnected(int connection, long now);

  List<Effect.OfRim> on(Input input, long now);

  /** An honest node, which does what the product does. */
  static <S, V> Node<S, V> honest(TableNode<S, V> node) {
    return new Node<>() {
      @Override
      public TableSession<S, V> session() {
        return node.session();
      }

      @Override
      public List<Effect.OfRim> accepted(int connection, byte[] tableNonce, long now) {
        return node.accepted(connection, tableNonce, now);
      }

      @Override
      public List<Effect.OfRim> connected(int connection, Callee callee, long now) {
        return node.connected(connection, callee, now);
      }

      @Override
      public List<Effect.OfRim> received(int connection, byte[] bytes, long now) {
        return node.received(connection, bytes, now);
      }

      @Override
      public List<Effect.OfRim> disconnected(int connection, long now) {
        return node.disconnected(connection, now);
      }

      @Override
      public List<Effect.OfRim> on(Input input, long now) {
        return node.on(input, now);
      }
    };
  }
}
