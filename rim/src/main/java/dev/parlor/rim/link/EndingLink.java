package dev.parlor.rim.link;

import dev.parlor.p2p.link.Link;
import java.util.concurrent.atomic.AtomicBoolean;

/** A link that tells once when it is over, whichever side ends it. */
public abstract class EndingLink extends PassingLink {
  private final AtomicBoolean over = new AtomicBoolean();

  protected EndingLink(Link link) {
    super(link);
  }

  /** The link is over; called on any thread. */
  protected abstract void over();

  @Override
  public void start(Receiver receiver) {
    super.start(
        new Receiver() {
          @Override
          public void received(byte[] bytes) {
            receiver.received(bytes);
          }

          @Override
          public void ended() {
            receiver.ended();
            end();
          }
        });
  }

  @Override
  public void close() {
    super.close();
    end();
  }

  @Override
  public void cut() {
    super.cut();
    end();
  }

  private void end() {
    if (!over.getAndSet(true)) {
      over();
    }
  }
}
