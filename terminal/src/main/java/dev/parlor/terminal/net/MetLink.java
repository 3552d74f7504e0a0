package dev.parlor.terminal.net;

import dev.parlor.p2p.link.Link;
import dev.parlor.rim.link.PassingLink;
import java.util.concurrent.atomic.AtomicBoolean;

/** A link that tells when somebody has first dealt with it, to use it or to drop it. */
final class MetLink extends PassingLink {
  private final Runnable met;
  private final AtomicBoolean told = new AtomicBoolean();

  MetLink(Link link, Runnable met) {
    super(link);
    this.met = met;
  }

  private void tell() {
    if (!told.getAndSet(true)) {
      met.run();
    }
  }

  @Override
  public void start(Receiver receiver) {
    tell();
    super.start(receiver);
  }

  @Override
  public void close() {
    tell();
    super.close();
  }

  @Override
  public void cut() {
    tell();
    super.cut();
  }
}
