package dev.parlor.p2p.table;

import dev.parlor.crypto.channel.ShortCode;
import dev.parlor.games.Action;
import dev.parlor.games.Slot;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Worked;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Optional;

/** What happens to a phone at a table. */
public sealed interface Input {
  void to(Cases cases) throws Malformed;

  /** How a seat takes each of these inputs. */
  interface Cases {
    void choose(Action action);

    void layAside(List<Slot> slots);

    void ready() throws Malformed;

    void remove(Bytes npub);

    void confirm(Optional<ShortCode> seen);

    void differ();

    void ticket(String station, String ticket);

    void say(Emote emote);

    void rematch();

    void leave();

    void handOver();

    void arrived(Bytes npub, Bytes message) throws Malformed;

    void linkUp(Bytes npub, Bytes staticKey) throws Malformed;

    void linkDown(Bytes npub, long silentFor);

    void computed(long job, Worked result);

    void tick();

    void quiet();
  }

  /** The player chose something. */
  record Choose(Action action) implements Input {
    @Override
    public void to(Cases cases) {
      cases.choose(action);
    }
  }

  /**
   * The player lays these slots aside in the open window; the last word before it closes counts.
   */
  record LayAside(List<Slot> slots) implements Input {
    public LayAside {
      slots = List.copyOf(slots);
    }

    @Override
    public void to(Cases cases) {
      cases.layAside(slots);
    }
  }

  /** The host closes the roster: whoever sits here now plays. */
  record Ready() implements Input {
    @Override
    public void to(Cases cases) throws Malformed {
      cases.ready();
    }
  }

  /** The host takes a guest's seat before the roster is closed. The guest gets none here again. */
  record Remove(Bytes npub) implements Input {
    @Override
    public void to(Cases cases) {
      cases.remove(npub);
    }
  }

  /**
   * The player saw the same short authentication string on all screens.
   *
   * @param seen the string that the player saw; a string of an earlier roster confirms nothing.
   *     Empty for a computer player, which compares nothing
   */
  record Confirm(Optional<ShortCode> seen) implements Input {
    public Confirm() {
      this(Optional.empty());
    }

    @Override
    public void to(Cases cases) {
      cases.confirm(seen);
    }
  }

  /** The player saw another short authentication string on another screen: nobody plays here. */
  record Differ() implements Input {
    @Override
    public void to(Cases cases) {
      cases.differ();
    }
  }

  /** A station's ticket, for the host to bring into the log: the result can be ranked there. */
  record Ticket(String station, String ticket) implements Input {
    @Override
    public void to(Cases cases) {
      cases.ticket(station, ticket);
    }
  }

  /** The player says something beside the match. */
  record Say(Emote emote) implements Input {
    @Override
    public void to(Cases cases) {
      cases.say(emote);
    }
  }

  /** The player wants another match at this table. */
  record Rematch() implements Input {
    @Override
    public void to(Cases cases) {
      cases.rematch();
    }
  }

  /** The player leaves for good. A host that leaves before the match closes the table. */
  record Leave() implements Input {
    @Override
    public void to(Cases cases) {
      cases.leave();
    }
  }

  /**
   * This phone goes, and its player may come back. If it orders, a linked seat orders from here on.
   */
  record HandOver() implements Input {
    @Override
    public void to(Cases cases) {
      cases.handOver();
    }
  }

  /** A whole message of a peer whose identity the link has proven. */
  record Arrived(Bytes npub, Bytes message) implements Input {
    @Override
    public void to(Cases cases) throws Malformed {
      cases.arrived(npub, message);
    }
  }

  /** An authenticated link to a peer stands. */
  record LinkUp(Bytes npub, Bytes staticKey) implements Input {
    @Override
    public void to(Cases cases) throws Malformed {
      cases.linkUp(npub, staticKey);
    }
  }

  /**
   * A link is gone.
   *
   * @param silentFor for how long nothing was heard over it before
   */
  record LinkDown(Bytes npub, long silentFor) implements Input {
    public LinkDown(Bytes npub) {
      this(npub, 0);
    }

    @Override
    public void to(Cases cases) {
      cases.linkDown(npub, silentFor);
    }
  }

  /** The result of a {@link Effect.Compute}. */
  record Computed(long job, Worked result) implements Input {
    @Override
    public void to(Cases cases) {
      cases.computed(job, result);
    }
  }

  record Tick() implements Input {
    @Override
    public void to(Cases cases) {
      cases.tick();
    }
  }

  /** Nothing waits on any link any more, so there is room for a little of what is not urgent. */
  record Quiet() implements Input {
    @Override
    public void to(Cases cases) {
      cases.quiet();
    }
  }
}
