package dev.parlor.terminal.results;

import dev.parlor.crypto.nostr.NostrEvent;
import dev.parlor.rim.station.StationLoop;
import dev.parlor.terminal.relay.RelayAddress;
import dev.parlor.terminal.relay.RelayFeed;
import dev.parlor.terminal.relay.RelayNews;
import dev.parlor.terminal.relay.RelayPatience;
import dev.parlor.terminal.shell.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;

/** The relays that a station listens to. */
final class StationRelays implements AutoCloseable {
  /** How many events may wait for the station's thread. A relay that sends more has to wait. */
  private static final int IN_HAND = 64;

  private final List<RelayFeed> feeds = new ArrayList<>();

  StationRelays(
      List<RelayAddress> relays,
      long season,
      RelayPatience patience,
      StationLoop loop,
      StationWords words) {
    for (RelayAddress relay : relays) {
      feeds.add(new RelayFeed(relay, season, patience, new IntoTheStation(loop, words)));
    }
  }

  @Override
  public void close() {
    feeds.forEach(RelayFeed::close);
  }

  /** Hands events over to the station's thread. */
  private record IntoTheStation(StationLoop loop, StationWords words, Semaphore inHand)
      implements RelayNews {
    IntoTheStation(StationLoop loop, StationWords words) {
      this(loop, words, new Semaphore(IN_HAND));
    }

    @Override
    public void event(NostrEvent event) {
      inHand.acquireUninterruptibly();
      loop.relayed(event, inHand::release);
    }

    @Override
    public void caughtUp(RelayAddress relay) {
      words.caughtUp(relay);
    }

    @Override
    public void lost(RelayAddress relay, Problem why, long millis) {
      words.lost(relay, why, millis);
    }
  }
}
