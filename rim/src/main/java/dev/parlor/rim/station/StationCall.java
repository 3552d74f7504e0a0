package dev.parlor.rim.station;

import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.link.LinkEvent;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.station.StationVisit;
import dev.parlor.p2p.station.VisitAnswer;
import dev.parlor.p2p.station.VisitEffect;
import dev.parlor.p2p.station.VisitEnd;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.link.OneCall;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** One visit to a station over one link; the caller waits for its end. */
public final class StationCall implements OneCall.Caller {
  /** How long a call is repeated that a crowded door has cut off. */
  private static final long CROWDED_MILLIS = 3_000;

  private static final long AGAIN_MILLIS = 50;

  private final OneCall call;
  private final StationVisit visit;
  private final List<VisitAnswer> answers = new ArrayList<>();
  private final VisitEffect.Rim hands = new Hands();
  private Bytes station = Bytes.of(new byte[0]);
  private Optional<VisitEnd> end = Optional.empty();

  private StationCall(Link link, LinkIdentity me, StationVisit visit) {
    this.visit = visit;
    this.call = new OneCall(link, me, this);
  }

  /** How to reach a station. */
  @FunctionalInterface
  public interface Way {
    Link reach() throws IOException;
  }

  /**
   * Does all that a visit wants to do. A station whose door is crowded may hang up before it has
   * said who it is. Nothing was visited then, so it is called again for a while.
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

  /** Does all that a visit wants to do. A station that falls silent ends it. */
  public static Visited over(Link link, LinkIdentity me, StationVisit visit) {
    StationCall calling = new StationCall(link, me, visit);
    calling.call.speak(Long.MAX_VALUE);
    return calling.visited();
  }

  private synchronized Visited visited() {
    return new Visited(answers, end, station.length() > 0);
  }

  @Override
  public synchronized void met(LinkEvent.Opened peer) {
    station = peer.npub();
    carryOut(visit.begin());
  }

  @Override
  public synchronized void told(Bytes message) {
    carryOut(visit.arrived(message));
  }

  @Override
  public void over() {
    // the caller, who waits for the end, sees it
  }

  private void carryOut(List<VisitEffect> todo) {
    for (VisitEffect effect : todo) {
      if (!call.isOver()) {
        effect.to(hands);
      }
    }
  }

  /** Does what the visit wants, and notes what it has brought. */
  private final class Hands implements VisitEffect.Rim {
    @Override
    public void send(VisitEffect.Send send) {
      call.send(send.message());
    }

    /**
     * Takes the word of the station that was called. One that passes on the words of another is no
     * station.
     */
    @Override
    public void answered(VisitAnswer answer) {
      if (answer.signer().filter(by -> !by.equals(station)).isPresent()) {
        ended(new VisitEnd.Failed("it signs under another key than its link"));
      } else {
        answers.add(answer);
      }
    }

    @Override
    public void ended(VisitEnd last) {
      end = Optional.of(last);
      call.hangUp();
    }
  }
}
