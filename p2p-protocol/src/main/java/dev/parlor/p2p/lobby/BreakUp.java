package dev.parlor.p2p.lobby;

import dev.parlor.games.Refusal;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Join;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How a table ends before its match: somebody whom it needs gets up, sees another code than the
 * others, or has compared too many codes.
 */
public final class BreakUp {
  private final Lobby lobby;
  private @Nullable Refusal why;

  BreakUp(Lobby lobby) {
    this.lobby = lobby;
  }

  /** Why nothing can come of this table any more. */
  public Optional<Refusal> why() {
    return Optional.ofNullable(why);
  }

  /** The player gets up before the match. A host thereby closes the table. */
  public void leave() {
    part(Parting.Why.LEFT, "table.left");
  }

  /** The player has seen another code here than on the other screens. */
  public void differ() {
    part(Parting.Why.DIFFERENT, "table.differs");
  }

  private void part(Parting.Why reason, String key) {
    if (why == null && !lobby.hasBegun()) {
      lobby.broadcast(new Parting(lobby.me(), reason).line());
      end(new Refusal(key, List.of()));
    }
  }

  /** Too many codes were compared: somebody who sits between two phones gets no fourth guess. */
  void giveUp() {
    lobby.broadcast(new Parting(lobby.me(), Parting.Why.ATTEMPTS).line());
    by(new Refusal("table.tooManyAttempts", List.of()));
  }

  /** The phone that holds the table was lost before the match, and nobody else can begin it. */
  public void lost(String holder) {
    if (why == null) {
      by(new Refusal("table.gone.lost", List.of(holder)));
    }
  }

  /** Somebody goes. The table ends if that is its holder, or somebody who has seen another code. */
  void parted(Parting parting) {
    Join who =
        lobby.shown().stream()
            .filter(join -> join.npub().equals(parting.npub()))
            .findFirst()
            .orElse(null);
    if (lobby.hasBegun() || why != null || who == null) {
      return;
    }
    boolean ofHost = lobby.invite().map(known -> known.host().equals(parting.npub())).orElse(false);
    if (ofHost || parting.why() == Parting.Why.DIFFERENT) {
      lobby.brokenOff(parting, who);
    } else {
      lobby.gone(parting.npub());
    }
  }

  /** Ends what could have come of this table for this phone, and tells the player why. */
  void by(Refusal reason) {
    lobby.tell(reason);
    end(reason);
  }

  private void end(Refusal reason) {
    why = reason;
    if (!lobby.isOpen()) {
      lobby.comparison.forget();
    }
    lobby.out.add(new Effect.Show());
  }
}
