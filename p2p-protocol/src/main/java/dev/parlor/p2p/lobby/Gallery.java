package dev.parlor.p2p.lobby;

import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What watchers are told of a lobby, whichever phone of the table they watch at. */
public final class Gallery {
  private static final WhoSits OVER = new WhoSits(null, List.of(), false);

  private final Lobby lobby;
  private WhoSits last = OVER;

  /** What the line about who sits is made of. To make it takes longer than to compare this. */
  private record WhoSits(@Nullable Invite table, List<Join> seats, boolean open) {}

  public Gallery(Lobby lobby) {
    this.lobby = lobby;
  }

  /**
   * Why somebody can't watch here, in a word to it; empty if it can. A seat that asks to watch is a
   * liar.
   */
  public Optional<Line> refuses(Bytes npub, boolean crowded) throws Malformed {
    if (sits(npub)) {
      throw new Malformed("a seat that watches");
    } else if (!lobby.mayBeWatchedBy(npub)) {
      return Optional.of(NoSeat.UNWATCHED.line());
    } else if (lobby.hasEnded()) {
      return Optional.of(NoSeat.OVER.line());
    }
    return crowded ? Optional.of(NoSeat.CROWDED.line()) : Optional.empty();
  }

  public boolean sits(Bytes npub) {
    return lobby.shown().stream().map(Join::npub).anyMatch(npub::equals);
  }

  public Line invitation() {
    return lobby.invite().orElseThrow(IllegalStateException::new).line();
  }

  /** The line about who sits: also whether the roster is closed, and the end when there is one. */
  public Line seats() {
    List<Join> seats = lobby.shown();
    if (lobby.hasEnded()) {
      return NoSeat.OVER.line();
    }
    String verb = lobby.isOpen() ? "ROSTER" : "GAME_READY";
    return new Roster(lobby.invite().orElseThrow(IllegalStateException::new), seats).line(verb);
  }

  /** Whether {@link #seats} says something else than the last time. */
  public boolean hasNews() {
    if (!lobby.invite().isPresent() || lobby.onlooks()) {
      return false;
    }
    WhoSits now =
        lobby.hasEnded() ? OVER : new WhoSits(lobby.invite().get(), lobby.shown(), lobby.isOpen());
    boolean news = !now.equals(last);
    last = now;
    return news;
  }
}
