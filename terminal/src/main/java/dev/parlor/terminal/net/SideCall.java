package dev.parlor.terminal.net;

import dev.parlor.p2p.link.Link;
import dev.parlor.rim.link.Daemon;
import dev.parlor.rim.link.EndingLink;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Calls the door of one seat, at one address after the other, with growing pauses, until it is
 * closed. Only one call is under way at a time, so addresses that lead nowhere cost the other end,
 * and this computer, little.
 */
public final class SideCall implements AutoCloseable {
  static final int TIMEOUT_MILLIS = 1_500;
  private static final long ANSWER_MILLIS = 15_000;
  private static final long FIRST_WAIT = 500;
  private static final long LONGEST_WAIT = 8_000;

  private final Supplier<List<InetSocketAddress>> addresses;
  private final Consumer<Link> reached;
  private final Random jitter = new Random();
  private final long first;
  private final Thread thread = Daemon.thread("parlor-side", this::knock);

  /**
   * Begins after a while.
   *
   * @param addresses asked for when a round begins
   * @param reached gets a link; when the link ends, the next address is tried
   */
  public SideCall(
      Supplier<List<InetSocketAddress>> addresses, Consumer<Link> reached, long afterMillis) {
    this.addresses = addresses;
    this.reached = reached;
    this.first = afterMillis;
    thread.start();
  }

  private void knock() {
    try {
      Thread.sleep(first);
      for (long wait = FIRST_WAIT; true; wait = Math.min(LONGEST_WAIT, 2 * wait)) {
        for (InetSocketAddress address : addresses.get()) {
          callAt(address);
        }
        Thread.sleep(wait / 2 + jitter.nextInt((int) wait / 2 + 1));
      }
    } catch (InterruptedException closed) {
      // nobody is called any more
    }
  }

  private void callAt(InetSocketAddress address) throws InterruptedException {
    try {
      CountDownLatch ended = new CountDownLatch(1);
      reached.accept(
          new EndingLink(TcpLink.connect(address, TIMEOUT_MILLIS)) {
            @Override
            protected void over() {
              ended.countDown();
            }
          });
      var unused = ended.await(ANSWER_MILLIS, TimeUnit.MILLISECONDS);
    } catch (IOException nobody) {
      // there is another address, or another time
    }
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
