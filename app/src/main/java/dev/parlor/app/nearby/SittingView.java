package dev.parlor.app.nearby;

import dev.parlor.games.Refusal;
import dev.parlor.p2p.clock.Countdown;
import dev.parlor.p2p.link.Invitation;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.table.TableView;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A table as one phone may show it now. {@link TableView#verdicts} says who has lied.
 *
 * @param table what the protocol knows
 * @param link whether the others are in reach
 * @param invitation what this phone shows as a QR code while it hosts
 * @param refusal the last sentence for the player, until something else happens at the table
 * @param deadline when the time of those for whom the table waits is over, in milliseconds since
 *     1970 UTC
 * @param countdowns all time that runs out at the table, by the same clock
 * @param result the signed file of the match, once it lies there
 * @param ranking whether it counts on a leaderboard
 * @param checked what this phone has checked, as of the last change of anything else here
 */
public record SittingView<V>(
    TableView<V> table,
    LinkState link,
    Optional<Invitation> invitation,
    Optional<Refusal> refusal,
    OptionalLong deadline,
    List<Countdown> countdowns,
    Optional<Path> result,
    Ranking ranking,
    Checked checked) {

  /** Who holds the table when this phone, which holds it now, leaves its match; empty otherwise. */
  public Optional<Join> heir() {
    return TableHolder.heir(table, link);
  }

  /** Whether others have seats and this phone has none: it watches. */
  public boolean onlooks() {
    return table.me() < 0
        && !table.seats().isEmpty()
        && table.invite().filter(Invite::isOpenToOnlookers).isPresent();
  }

  /** Four digits by which others choose this table; empty before it has a name. */
  public Optional<String> code() {
    return table.invite().map(invite -> Invitation.code(invite.nonce()));
  }
}
