package dev.parlor.terminal.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.link.Link;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** A guest's door, and calls to it. */
class SideWaysOverTcpTest {
  private static final InetAddress HERE = InetAddress.getLoopbackAddress();
  private static final int PATIENCE_SECONDS = 60;

  private final BlockingQueue<Link> came = new LinkedBlockingQueue<>();
  private final BlockingQueue<Link> reached = new LinkedBlockingQueue<>();
  private final BlockingQueue<String> ended = new LinkedBlockingQueue<>();

  private static <T> T next(BlockingQueue<T> queue) throws InterruptedException {
    T next = queue.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    assertNotNull(next);
    return next;
  }

  private final class Ear implements Link.Receiver {
    @Override
    public void received(byte[] bytes) {}

    @Override
    public void ended() {
      ended.add("ended");
    }
  }

  private static InetSocketAddress of(SideDoor door) {
    return IpWay.read(door.addresses().get(0), door.isHere()).orElseThrow();
  }

  @Test
  void whoeverKnocksWhileNobodyIsMissingIsSentAway() throws Exception {
    try (SideDoor door = SideDoor.at(HERE, came::add)) {
      TcpLink.connect(of(door), 30_000).start(new Ear());
      assertEquals("ended", next(ended));
      assertNull(came.poll());
      door.open(true);
      TcpLink.connect(of(door), 30_000).start(new Ear());
      next(came).cut();
      assertEquals("ended", next(ended));
    }
  }

  @Test
  void aDoorIsAtTheAddressThatLeadsToTheHost() throws IOException {
    assertTrue(SideDoor.towards(new InetSocketAddress(HERE, 40_000)).isLoopbackAddress());
  }

  /** Somebody lies about many addresses at which nobody ever answers. */
  @Test
  void oneCallIsUnderWayAtATime() throws Exception {
    try (SideDoor door = SideDoor.at(HERE, came::add)) {
      door.open(true);
      List<InetSocketAddress> all = Collections.nCopies(8, of(door));
      try (SideCall call = new SideCall(() -> all, reached::add, 0)) {
        Link first = next(reached);
        next(came);
        assertNull(reached.poll(), "a second call beside the first");
        first.cut();
        next(reached);
        assertNotNull(call);
      }
    }
  }
}
