package dev.parlor.terminal.relay;

import dev.parlor.terminal.shell.Problem;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Listens to one relay until it is closed. When the relay goes away, it comes back with growing
 * pauses.
 */
public final class RelayFeed implements AutoCloseable {
  /**
   * How far back a relay is asked for. What was published while nobody listened may have been
   * played this long before.
   */
  private static final long OVERLAP_SECONDS = 7L * 86_400;

  private static final TimeUnit MILLIS = TimeUnit.MILLISECONDS;

  private final RelayAddress address;
  private final RelayPatience patience;
  private final RelayNews news;
  private final SeenEvents seen = new SeenEvents();
  private final Random jitter = new Random();
  private final ScheduledExecutorService thread;
  private long wait;
  private long caughtUp;
  private int visits;
  private long began;
  private RelayVisit visit;

  /**
   * Begins at once.
   *
   * @param since nothing older is asked for; seconds since 1970
   */
  public RelayFeed(RelayAddress address, long since, RelayPatience patience, RelayNews news) {
    this.address = address;
    this.patience = patience;
    this.news = news;
    this.wait = patience.firstWait().toMillis();
    this.caughtUp = since + OVERLAP_SECONDS;
    this.visit = new RelayVisit(address, since, seen, news, this::whole, why -> {});
    this.thread = Executors.newSingleThreadScheduledExecutor(RelayFeed::daemon);
    thread.execute(this::dial);
    long glance = patience.quiet().toMillis() / 6;
    var unused = thread.scheduleWithFixedDelay(this::look, glance, glance, MILLIS);
  }

  private static Thread daemon(Runnable work) {
    Thread daemon = new Thread(work, "parlor-relay");
    daemon.setDaemon(true);
    return daemon;
  }

  private void dial() {
    next().open(patience);
  }

  private synchronized RelayVisit next() {
    int number = ++visits;
    began = System.nanoTime();
    long from = Math.max(0, caughtUp - OVERLAP_SECONDS);
    visit = new RelayVisit(address, from, seen, news, this::whole, why -> lost(number, why));
    return visit;
  }

  private void look() {
    RelayVisit current;
    synchronized (this) {
      current = visit;
    }
    current.look(patience.quiet().toNanos());
  }

  /** Everything that the relay had has come. */
  private synchronized void whole() {
    caughtUp = Math.max(caughtUp, System.currentTimeMillis() / 1000);
    news.caughtUp(address);
  }

  private synchronized void lost(int number, Problem why) {
    if (number != visits || thread.isShutdown()) {
      return;
    }
    if (System.nanoTime() - began > patience.longestWait().toNanos()) {
      wait = patience.firstWait().toMillis(); // it was a good one
    }
    long pause = wait / 2 + jitter.nextInt((int) (wait / 2) + 1);
    wait = Math.min(patience.longestWait().toMillis(), 2 * wait);
    news.lost(address, why, pause);
    var unused = thread.schedule(this::dial, pause, MILLIS);
  }

  @Override
  public synchronized void close() {
    thread.shutdownNow();
    visit.close();
  }
}
