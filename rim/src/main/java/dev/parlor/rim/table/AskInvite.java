package dev.parlor.rim.table;

import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.link.LinkEvent;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.rim.link.OneCall;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;

/** Asks a host what is played at its table, without sitting down. */
public final class AskInvite implements OneCall.Caller {
  private final OneCall call;
  private final Predicate<LinkEvent.Opened> rightHost;
  private final CompletableFuture<Optional<Invite>> answer = new CompletableFuture<>();

  private AskInvite(Link link, Device device, Predicate<LinkEvent.Opened> rightHost) {
    this.rightHost = rightHost;
    this.call = new OneCall(link, device.linkIdentity(), this);
  }

  /**
   * What the host at the other end invites to; empty when it says nothing that makes sense.
   *
   * @param rightHost whether the host that answers is the one that was asked
   */
  public static Optional<Invite> over(
      Link link, Device device, Predicate<LinkEvent.Opened> rightHost, long timeoutMillis) {
    AskInvite asking = new AskInvite(link, device, rightHost);
    asking.call.speak(timeoutMillis);
    return asking.answer.getNow(Optional.empty());
  }

  /**
   * What the host at the other end invites to, without waiting for it. The caller closes the link
   * when it has heard enough.
   */
  public static CompletableFuture<Optional<Invite>> over(
      Link link, Device device, Predicate<LinkEvent.Opened> rightHost) {
    AskInvite asking = new AskInvite(link, device, rightHost);
    asking.call.begin();
    return asking.answer;
  }

  @Override
  public void met(LinkEvent.Opened peer) {
    if (!rightHost.test(peer)) {
      call.hangUp();
    }
  }

  @Override
  public void told(Bytes message) {
    if (call.isOver()) {
      return;
    }
    try {
      answer.complete(Optional.of(Invite.inMessage(message)));
    } catch (Malformed other) {
      answer.complete(Optional.empty());
    }
    call.hangUp();
  }

  @Override
  public void over() {
    answer.complete(Optional.empty());
  }
}
