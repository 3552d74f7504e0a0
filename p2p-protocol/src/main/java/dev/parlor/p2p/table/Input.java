package dev.parlor.p2p.table;

import dev.parlor.crypto.channel.ShortCode;
import dev.parlor.games.Action;
import dev.parlor.games.Slot;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;
import java.util.Optional;

/** What happens to a phone at a table. */
public sealed interface Input {
  /** The player chose something. */
  record Choose(Action action) implements Input {}

  /**
   * The player lays these slots aside in the open window; the last word before it closes counts.
   */
  record LayAside(List<Slot> slots) implements Input {
    public LayAside {
      slots = List.copyOf(slots);
    }
  }

  /** The host closes the roster: whoever sits here plays. */
  record Ready() implements Input {}

  /** As host, before the roster is closed: this guest loses its seat and gets none here again. */
  record Remove(Bytes npub) implements Input {}

  /**
   * The player saw the same short authentication string on all screens.
   *
   * @param seen which; of another than the present one it says nothing. Empty of whoever compares
   *     nothing, a computer player
   */
  record Confirm(Optional<ShortCode> seen) implements Input {
    public Confirm() {
      this(Optional.empty());
    }
  }

  /** The player saw another short authentication string on another screen: nobody plays here. */
  record Differ() implements Input {}

  /** A station's ticket, for the host to bring into the log: the result can be ranked there. */
  record Ticket(String station, String ticket) implements Input {}

  /** The player says something beside the match. */
  record Say(Emote emote) implements Input {}

  /** The player wants another match at this table. */
  record Rematch() implements Input {}

  /** The player leaves for good; before the match begins a host closes the table by that. */
  record Leave() implements Input {}

  /** A whole message of a peer whose identity the link has proven. */
  record Arrived(Bytes npub, Bytes message) implements Input {}

  /** An authenticated link to a peer stands. */
  record LinkUp(Bytes npub, Bytes staticKey) implements Input {}

  record LinkDown(Bytes npub) implements Input {}

  /** The result of a {@link Effect.Compute}. */
  record Computed(long job, Object result) implements Input {}

  record Tick() implements Input {}

  /** Nothing waits on any link: there is room for a little of what is not urgent. */
  record Quiet() implements Input {}
}
