package dev.parlor.app.visit;

import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.station.StationVisit;
import dev.parlor.radio.Call;
import dev.parlor.radio.CallListener;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.TableTarget;
import dev.parlor.rim.station.StationCall;
import dev.parlor.rim.station.Visited;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The line to one station, for one worker. A station whose door is crowded may hang up before it
 * has said who it is. Nothing was visited then, so it is called again.
 */
final class StationLine implements CallListener {
  private static final int CALLS = 4;

  private final long patienceMillis;
  private final BlockingQueue<RadioLink> answered = new LinkedBlockingQueue<>();
  private boolean closed;

  /**
   * @param patienceMillis for how long to try to reach the station
   */
  StationLine(long patienceMillis) {
    this.patienceMillis = patienceMillis;
  }

  /** Does all that a visit wants to do. Does nothing when the station can't be reached. */
  Visited visit(NearbyRadio radio, TableTarget station, LinkIdentity own, StationVisit visit) {
    long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(patienceMillis);
    Call call = radio.call(station, this);
    Visited visited = Visited.NOBODY;
    try {
      for (int calls = 0; calls < CALLS && !visited.met(); calls++) {
        if (calls > 0) {
          call.again();
        }
        RadioLink link = answered.poll(until - System.nanoTime(), TimeUnit.NANOSECONDS);
        if (link == null) {
          return visited;
        }
        visited = StationCall.over(link, own, visit);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      call.close();
      hangUp();
    }
    return visited;
  }

  @Override
  public synchronized void reached(RadioLink link) {
    if (closed) {
      link.close();
    } else {
      answered.add(link);
    }
  }

  /** Does nothing: the next round comes by itself. */
  @Override
  public void failed(RadioTrouble why) {}

  private synchronized void hangUp() {
    closed = true;
    for (@Nullable RadioLink late = answered.poll(); late != null; late = answered.poll()) {
      late.close();
    }
  }
}
