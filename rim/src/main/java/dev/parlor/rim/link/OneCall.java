package dev.parlor.rim.link;

import dev.parlor.p2p.link.Callee;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.link.LinkEvent;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.link.SwitchboardEvent;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A call over one link, by somebody who has no seat where it leads. It lasts until one of the two
 * sides hangs up. The caller is told of one thing after the other.
 */
public final class OneCall {
  private static final long LOOK_MILLIS = 500;
  private static final int CONNECTION = 0;

  /** The calling side. */
  public interface Caller {
    /** The other side has proven who it is. */
    void met(LinkEvent.Opened peer);

    /** A whole message of the other side. */
    void told(Bytes message);

    /** One of the two has hung up. This is told at least once. */
    void over();
  }

  private final Link link;
  private final Caller caller;
  private final Switchboard switchboard;
  private final SwitchboardEvent.Listener mouth = new Mouth();
  private final Deque<Bytes> outbox = new ArrayDeque<>();
  private final CountDownLatch over = new CountDownLatch(1);
  private @Nullable Bytes peer;

  public OneCall(Link link, LinkIdentity me, Caller caller) {
    this.link = link;
    this.caller = caller;
    this.switchboard = new Switchboard(me);
  }

  /** Speaks until one of the two hangs up, but no longer than this; then the link is closed. */
  public void speak(long millis) {
    long until = millis == Long.MAX_VALUE ? millis : now() + millis;
    try {
      begin();
      long left = until - now();
      while (left > 0 && !over.await(Math.min(LOOK_MILLIS, left), TimeUnit.MILLISECONDS)) {
        tick();
        left = until - now();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      link.close();
    }
  }

  private static long now() {
    return System.currentTimeMillis();
  }

  /** Begins to speak without waiting. The caller closes the link when it has heard enough. */
  public void begin() {
    synchronized (this) {
      switchboard.connected(CONNECTION, Callee.ANYBODY, link.origin(), now());
      pump();
    }
    link.start(new Ear());
  }

  private synchronized void tick() {
    switchboard.tick(now());
    pump();
  }

  /** Says something, as soon as what was said before is on its way. */
  public synchronized void send(Bytes message) {
    outbox.add(message);
    pump();
  }

  /** Says good-bye. */
  public synchronized void hangUp() {
    switchboard.closeAll(now());
    end();
    pump();
  }

  private void end() {
    over.countDown();
    caller.over();
  }

  /** Whether one of the two has hung up. */
  public boolean isOver() {
    return over.getCount() == 0;
  }

  private void pump() {
    do {
      sendOn();
      tell();
    } while (maySend());
  }

  private void tell() {
    if (!switchboard.mayTell()) {
      return;
    }
    for (SwitchboardEvent event = switchboard.next(); event != null; event = switchboard.next()) {
      event.to(mouth);
    }
  }

  /**
   * Whether more may be sent now. What there is to say may be longer than what a link takes
   * unheard.
   */
  private boolean maySend() {
    return peer != null && !outbox.isEmpty() && !switchboard.isBusy(peer);
  }

  private void sendOn() {
    Bytes to = peer;
    while (to != null && maySend()) {
      switchboard.send(to, outbox.remove(), now());
    }
  }

  private final class Ear implements Link.Receiver {
    @Override
    public void received(byte[] bytes) {
      synchronized (OneCall.this) {
        switchboard.received(CONNECTION, bytes, now());
        pump();
      }
    }

    @Override
    public void ended() {
      end();
    }
  }

  /** Does what the link says. */
  private final class Mouth implements SwitchboardEvent.Listener {
    @Override
    public void write(int connection, Bytes bytes) {
      link.send(bytes.toArray());
    }

    @Override
    public void drop(int connection, String why, boolean orderly) {
      end();
    }

    @Override
    public void otherVersion(boolean newer) {
      // the end follows
    }

    @Override
    public void up(LinkEvent.Opened who) {
      peer = who.npub();
      caller.met(who);
    }

    @Override
    public void down(Bytes npub, long heardAt) {
      end();
    }

    @Override
    public void arrived(Bytes npub, Bytes message) {
      caller.told(message);
    }
  }
}
