package dev.parlor.rim.station;

import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.link.LinkEvent;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.link.SecureLink;
import dev.parlor.p2p.station.StationVisit;
import dev.parlor.p2p.station.VisitEffect;
import dev.parlor.p2p.wire.Bytes;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** One visit to a station over one link; the caller waits for its end. */
public final class StationCall implements Link.Receiver {
  private static final long LOOK_MILLIS = 500;

  /** So long a call is made again that a crowd has pushed out of the door. */
  private static final long CROWDED_MILLIS = 3_000;

  private static final long AGAIN_MILLIS = 50;

  private final Link link;
  private final SecureLink secure;
  private final StationVisit visit;
  private final List<VisitEffect> effects = new ArrayList<>();
  private final Deque<Bytes> outbox = new ArrayDeque<>();
  private final CountDownLatch over = new CountDownLatch(1);
  private Bytes station = Bytes.of(new byte[0]);

  private StationCall(Link link, LinkIdentity me, StationVisit visit) {
    this.link = link;
    this.visit = visit;
    this.secure = SecureLink.connect(me, link.origin(), System.currentTimeMillis());
  }

  /** How to reach a station. */
  @FunctionalInterface
  public interface Way {
    Link reach() throws IOException;
  }

  /**
   * Does all that a visit wants to do. A station whose door is crowded may hang up before it has
   * said who it is: then nothing has been visited yet, and it is called again for a while.
   */
  public static Visited over(Way way, LinkIdentity me, StationVisit visit) throws IOException {
    long until = System.currentTimeMillis() + CROWDED_MILLIS;
    Visited visited = over(way.reach(), me, visit);
    while (!visited.met() && System.currentTimeMillis() < until && pause()) {
      visited = over(way.reach(), me, visit);
    }
    return visited;
  }

  private static boolean pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(AGAIN_MILLIS);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Does all that a visit wants to do; a station that falls silent ends it. */
  public static Visited over(Link link, LinkIdentity me, StationVisit visit) {
    StationCall call = new StationCall(link, me, visit);
    call.pump();
    link.start(call);
    try {
      while (!call.over.await(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
        call.tick();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      link.close();
    }
    return call.visited();
  }

  private synchronized Visited visited() {
    return new Visited(effects, station.length() > 0);
  }

  private synchronized void tick() {
    secure.tick(System.currentTimeMillis());
    pump();
  }

  @Override
  public synchronized void received(byte[] bytes) {
    secure.received(bytes, System.currentTimeMillis());
    pump();
  }

  @Override
  public void ended() {
    over.countDown();
  }

  private synchronized void pump() {
    List<LinkEvent> events;
    do {
      sendOn();
      events = secure.take();
      events.forEach(this::happened);
    } while (!events.isEmpty());
  }

  /** A transcript may be longer than what a link takes unheard. */
  private void sendOn() {
    while (!outbox.isEmpty() && !secure.isBusy()) {
      secure.send(outbox.remove(), System.currentTimeMillis());
    }
  }

  private void happened(LinkEvent event) {
    if (event instanceof LinkEvent.Write write) {
      link.send(write.bytes().toArray());
    } else if (event instanceof LinkEvent.Opened opened) {
      station = opened.npub();
      carryOut(visit.begin());
    } else if (event instanceof LinkEvent.Message message) {
      carryOut(visit.arrived(message.message()));
    } else if (event instanceof LinkEvent.Ended) {
      over.countDown();
    }
  }

  private void carryOut(List<VisitEffect> todo) {
    for (VisitEffect effect : todo) {
      if (over.getCount() == 0) {
        return;
      } else if (effect instanceof VisitEffect.Send send) {
        outbox.add(send.message());
      } else if (isOfAnother(effect)) {
        finish(new VisitEffect.Failed("it signs under another key than its link"));
      } else if (effect instanceof VisitEffect.Done
          || effect instanceof VisitEffect.NeedsAdmission
          || effect instanceof VisitEffect.Failed) {
        finish(effect);
      } else {
        effects.add(effect);
      }
    }
  }

  /** Who passes on the words of another station is none. */
  private boolean isOfAnother(VisitEffect effect) {
    return (effect instanceof VisitEffect.Taken taken && !taken.receipt().station().equals(station))
        || (effect instanceof VisitEffect.GotTicket got && !got.ticket().station().equals(station));
  }

  private void finish(VisitEffect last) {
    effects.add(last);
    secure.close(System.currentTimeMillis());
    over.countDown();
  }
}
