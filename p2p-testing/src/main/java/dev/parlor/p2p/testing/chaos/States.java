package dev.parlor.p2p.testing.chaos;

import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.testing.sim.Node;
import dev.parlor.p2p.testing.sim.PassingNode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** How many different tables honest phones came through, judged by what everybody can see. */
final class States {
  private final Set<Integer> seen = new HashSet<>();

  int count() {
    return seen.size();
  }

  private void note(TableSession<?, ?> session) {
    session.match().filter(Match::hasBegun).ifPresent(this::note);
  }

  private void note(Match<?, ?> match) {
    int now = 31 * match.state().hashCode() + match.attendance().present().hashCode();
    seen.add(31 * now + (match.awaited().cards() ? 1 : 0) + match.verdicts().size());
  }

  /** An honest phone that is looked at whenever its log has grown. */
  <S, V> Node<S, V> watched(Node<S, V> honest) {
    return new PassingNode<S, V>(honest) {
      private int size;

      private List<Effect.OfRim> looked(List<Effect.OfRim> effects) {
        int now = session().log().size();
        if (now != size) {
          size = now;
          note(session());
        }
        return effects;
      }

      @Override
      public List<Effect.OfRim> received(int connection, byte[] bytes, long now) {
        return looked(super.received(connection, bytes, now));
      }

      @Override
      public List<Effect.OfRim> on(Input input, long now) {
        return looked(super.on(input, now));
      }
    };
  }
}
