package dev.parlor.p2p.testing.sim;

import dev.parlor.games.Dice;
import dev.parlor.p2p.clock.Timeline;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

/** A guest's connection to the host, and what goes wrong on it at which byte. */
final class Connection {
  private static final byte[] TOO_LONG = {(byte) 0xff, (byte) 0xff, 1, 2, 3};

  final int id;
  private final End host;
  private final End guest;
  private final SimPipe toHost;
  private final SimPipe toGuest;
  private final Deque<Fault.OnLink> byByte;
  private final boolean losesTail;
  private final Dice dice;
  private long written;
  private boolean hostClosed;
  private boolean guestClosed;

  Connection(
      int id,
      Timeline time,
      Quality quality,
      End host,
      End guest,
      List<Fault.OnLink> faults,
      Dice dice) {
    this.id = id;
    this.host = host;
    this.guest = guest;
    this.dice = dice;
    this.losesTail = quality.jitter() > 0 && dice.below(4) == 0;
    toHost = new SimPipe(time, dice, quality, id, host);
    toGuest = new SimPipe(time, dice, quality, id, guest);
    byByte = sorted(faults);
  }

  private static Deque<Fault.OnLink> sorted(List<Fault.OnLink> faults) {
    List<Fault.OnLink> all = new ArrayList<>(faults);
    all.sort(Comparator.comparingInt(Fault.OnLink::at));
    return new ArrayDeque<>(all);
  }

  boolean isOpen() {
    return !hostClosed && !guestClosed;
  }

  void write(End from, byte[] bytes) {
    if (from == host ? hostClosed : guestClosed) {
      return;
    }
    SimPipe pipe = from == host ? toGuest : toHost;
    byte[] rest = bytes;
    while (!byByte.isEmpty() && byByte.element().at() < written + rest.length) {
      Fault.OnLink next = byByte.remove();
      int before = (int) Math.max(0, next.at() - written);
      pipe.send(Arrays.copyOf(rest, before));
      rest = Arrays.copyOfRange(rest, before, rest.length);
      written += before;
      rest = next.to(new Damage(pipe, bytes, rest));
      if (rest.length == 0) {
        return;
      }
    }
    written += rest.length;
    if (rest.length > 0) {
      pipe.send(rest);
    }
  }

  /** What becomes of the rest of what was written when something happens to its first byte. */
  private final class Damage implements Fault.Wire {
    private final SimPipe pipe;
    private final byte[] whole;
    private final byte[] rest;

    Damage(SimPipe pipe, byte[] whole, byte[] rest) {
      this.pipe = pipe;
      this.whole = whole;
      this.rest = rest;
    }

    @Override
    public byte[] flip(Fault.Flip flip) {
      byte[] changed = rest.clone();
      changed[0] ^= (byte) flip.mask();
      return changed;
    }

    @Override
    public byte[] repeat(Fault.Repeat repeat) {
      int end = whole.length - rest.length;
      pipe.send(Arrays.copyOfRange(whole, Math.max(0, end - repeat.count()), end));
      return rest;
    }

    @Override
    public byte[] oversize(Fault.Oversize oversize) {
      pipe.send(TOO_LONG);
      return rest;
    }

    @Override
    public byte[] cut(Fault.Cut cut) {
      toHost.loseTail(cut.lost());
      toGuest.loseTail(cut.lost());
      tell(toHost, cut.told() == Fault.Told.BOTH || cut.told() == Fault.Told.HOST);
      tell(toGuest, cut.told() == Fault.Told.BOTH || cut.told() == Fault.Told.GUEST);
      return new byte[0];
    }
  }

  private static void tell(SimPipe pipe, boolean told) {
    if (told) {
      pipe.end();
    } else {
      pipe.die();
    }
  }

  /** One end closes. What it wrote before still arrives, unless this radio loses the last bytes. */
  void close(End from) {
    SimPipe pipe = from == host ? toGuest : toHost;
    if (from == host) {
      hostClosed = true;
      toHost.die();
    } else {
      guestClosed = true;
      toGuest.die();
    }
    if (losesTail) {
      pipe.loseTail(dice.below(4096));
    }
    pipe.end();
  }

  /** The phone at one end is gone or has switched its adapter off; the other end may not know. */
  void abandon(End from, boolean otherTold) {
    if (from == host) {
      hostClosed = true;
    } else {
      guestClosed = true;
    }
    (from == host ? toHost : toGuest).die();
    tell(from == host ? toGuest : toHost, otherTold);
  }

  void stall(long millis) {
    toHost.stall(millis);
    toGuest.stall(millis);
  }

  void die(boolean alsoToHost, boolean alsoToGuest) {
    if (alsoToHost) {
      toHost.die();
    }
    if (alsoToGuest) {
      toGuest.die();
    }
  }

  boolean touches(End end) {
    return host == end || guest == end;
  }
}
