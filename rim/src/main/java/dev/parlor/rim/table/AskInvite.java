package dev.parlor.rim.table;

import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.link.LinkEvent;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.link.SecureLink;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.wire.Malformed;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;

/** Asks a host what is played at its table, without sitting down. */
public final class AskInvite implements Link.Receiver {
  private final Link link;
  private final SecureLink secure;
  private final CompletableFuture<Optional<Invite>> answer = new CompletableFuture<>();

  private final Predicate<LinkEvent.Opened> rightHost;

  private AskInvite(Link link, LinkIdentity me, Predicate<LinkEvent.Opened> rightHost) {
    this.link = link;
    this.rightHost = rightHost;
    this.secure = SecureLink.connect(me, link.origin(), System.currentTimeMillis());
  }

  /**
   * What the host at the other end invites to; empty when it says nothing that makes sense.
   *
   * @param rightHost whether whoever answers is the one who was asked
   */
  public static Optional<Invite> over(
      Link link, Device device, Predicate<LinkEvent.Opened> rightHost, long timeoutMillis) {
    try {
      return over(link, device, rightHost).get(timeoutMillis, TimeUnit.MILLISECONDS);
    } catch (TimeoutException | ExecutionException silent) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } finally {
      link.close();
    }
  }

  /** The same for whoever can't wait, and closes the link when it has heard enough. */
  public static CompletableFuture<Optional<Invite>> over(
      Link link, Device device, Predicate<LinkEvent.Opened> rightHost) {
    AskInvite asking = new AskInvite(link, device.linkIdentity(), rightHost);
    asking.pump();
    link.start(asking);
    return asking.answer;
  }

  @Override
  public synchronized void received(byte[] bytes) {
    secure.received(bytes, System.currentTimeMillis());
    pump();
  }

  private synchronized void pump() {
    for (LinkEvent event : secure.take()) {
      if (event instanceof LinkEvent.Write write) {
        link.send(write.bytes().toArray());
      } else if (event instanceof LinkEvent.Opened opened && !rightHost.test(opened)) {
        answer.complete(Optional.empty());
      } else if (event instanceof LinkEvent.Message message) {
        try {
          answer.complete(Optional.of(Invite.inMessage(message.message())));
        } catch (Malformed other) {
          answer.complete(Optional.empty());
        }
      } else if (event instanceof LinkEvent.Ended) {
        answer.complete(Optional.empty());
      }
    }
  }

  @Override
  public void ended() {
    answer.complete(Optional.empty());
  }
}
