package dev.parlor.terminal.net;

import dev.parlor.p2p.link.Link;
import dev.parlor.rim.link.Daemon;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Connects to a host until it answers, and again whenever {@link #again} is called. */
public final class HostDialer implements RepeatedCall {
  private static final int TIMEOUT_MILLIS = 5000;
  private static final long FIRST_WAIT = 500;

  /** The longest pause, so that a host that comes back is found within three seconds. */
  static final long LONGEST_WAIT = 2000;

  private final InetSocketAddress host;
  private final Consumer<Link> reached;
  private final Consumer<IOException> failed;
  private final Random jitter = new Random();
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(work -> Daemon.thread("parlor-dial", work));
  private long wait = FIRST_WAIT;

  /**
   * Begins at once.
   *
   * @param failed told of every vain attempt
   */
  public HostDialer(InetSocketAddress host, Consumer<Link> reached, Consumer<IOException> failed) {
    this.host = host;
    this.reached = reached;
    this.failed = failed;
    thread.execute(this::dial);
  }

  @Override
  public void again() {
    if (!thread.isShutdown()) {
      var unused = thread.schedule(this::dial, pause(), TimeUnit.MILLISECONDS);
    }
  }

  /** How long until the next attempt. */
  synchronized long pause() {
    long now = wait / 2 + jitter.nextInt((int) wait / 2 + 1);
    wait = Math.min(LONGEST_WAIT, 2 * wait);
    return now;
  }

  private void dial() {
    try {
      reached.accept(TcpLink.connect(host, TIMEOUT_MILLIS));
      synchronized (this) {
        wait = FIRST_WAIT;
      }
    } catch (IOException e) {
      failed.accept(e);
      again();
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
