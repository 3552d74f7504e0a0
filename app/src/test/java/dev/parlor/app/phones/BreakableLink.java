package dev.parlor.app.phones;

import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.Way;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A link that can be broken from outside: both ends are told, and what was on its way is lost. */
public final class BreakableLink implements RadioLink {
  private final RadioLink link;
  private @Nullable Receiver receiver;
  private boolean ended;

  BreakableLink(RadioLink link) {
    this.link = link;
  }

  synchronized boolean isOpen() {
    return !ended;
  }

  void snap() {
    link.close();
    end();
  }

  private void end() {
    Receiver to;
    synchronized (this) {
      to = ended ? null : receiver;
      ended = true;
    }
    if (to != null) {
      to.ended();
    }
  }

  @Override
  public void start(Receiver to) {
    synchronized (this) {
      receiver = to;
    }
    link.start(
        new Receiver() {
          @Override
          public void received(byte[] bytes) {
            to.received(bytes);
          }

          @Override
          public void ended() {
            end();
          }
        });
  }

  @Override
  public void send(byte[] bytes) {
    link.send(bytes);
  }

  @Override
  public void close() {
    synchronized (this) {
      ended = true;
    }
    link.close();
  }

  @Override
  public Way way() {
    return link.way();
  }

  @Override
  public Optional<ClassicAddress> peer() {
    return link.peer();
  }
}
