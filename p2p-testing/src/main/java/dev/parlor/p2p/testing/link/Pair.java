package dev.parlor.p2p.testing.link;

import dev.parlor.p2p.link.Link;
import java.io.IOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Both ends of a link, not yet started. */
record Pair(Link host, Link guest) {
  static Pair in(LinkLab lab) throws IOException, InterruptedException {
    BlockingQueue<Link> came = new LinkedBlockingQueue<>();
    lab.open(came::add);
    Link guest = lab.connect();
    Link host = came.poll(60, TimeUnit.SECONDS);
    Expect.that(host != null, "nobody came through the door");
    return new Pair(java.util.Objects.requireNonNull(host), guest);
  }
}
