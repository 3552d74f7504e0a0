package dev.parlor.app.nearby;

import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;
import java.util.Optional;

/** Who holds a table: the player who opened it, until another seat orders what all say. */
final class TableHolder {
  private TableHolder() {}

  /** The holder; empty before anybody has invited, and where the seat that orders plays no more. */
  static Optional<Bytes> npub(TableView<?> table) {
    return table.holding() < 0
        ? table.invite().map(Invite::host)
        : Optional.of(table.seats().get(table.holding()).npub());
  }

  /** Whether somebody else holds it than who opened it. */
  static boolean isAnother(TableView<?> table) {
    return !npub(table).equals(table.invite().map(Invite::host));
  }

  static boolean isMe(TableView<?> table) {
    return table.holding() >= 0 && table.holding() == table.me();
  }

  /**
   * Who holds it when this phone leaves in good order: the next seat of the roster that is linked,
   * otherwise the next one. Empty where that would be the end of the match.
   */
  static Optional<Join> heir(TableView<?> table, LinkState link) {
    List<Join> roster = table.roster();
    int stay = table.seats().size() - table.gone().size() - 1;
    if (!isMe(table) || stay < 2) {
      return Optional.empty();
    }
    int mine = roster.indexOf(table.seats().get(table.me()));
    Optional<Join> heir = Optional.empty();
    for (int step = 1; step < roster.size(); step++) {
      Join next = roster.get((mine + step) % roster.size());
      int seat = table.seats().indexOf(next);
      if (seat >= 0 && !table.gone().contains(seat)) {
        if (link.reaches(next)) {
          return Optional.of(next);
        }
        heir = heir.isPresent() ? heir : Optional.of(next);
      }
    }
    return heir;
  }
}
