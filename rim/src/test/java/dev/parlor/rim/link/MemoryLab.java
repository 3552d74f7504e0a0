package dev.parlor.rim.link;

import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.testing.link.LinkLab;
import java.io.IOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

final class MemoryLab implements LinkLab {
  private final ExecutorService executor = Executors.newCachedThreadPool();
  private @Nullable Consumer<Link> door;

  @Override
  public void open(Consumer<Link> guests) {
    door = guests;
  }

  @Override
  public Link connect() throws IOException {
    Consumer<Link> open = door;
    if (open == null) {
      throw new IOException("the door is shut");
    }
    MemoryLink.Pair pair = MemoryLink.pair(executor);
    open.accept(pair.one());
    return pair.other();
  }

  @Override
  public Link connectToNobody() throws IOException {
    shut();
    return connect();
  }

  @Override
  public void shut() {
    door = null;
  }

  @Override
  public void close() {
    executor.shutdownNow();
  }
}
