package dev.parlor.p2p.link;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A host's switchboard, and the phones of one guest that share the guest's key. */
class SwitchboardTest {
  private final LinkIdentity guest = BothEnds.identity("GUEST", 2);
  private final Switchboard host = new Switchboard(BothEnds.identity("HOST", 1));
  private int connections;

  private LinkIdentity otherPhone() {
    return new LinkIdentity(
        guest.key(), "GUEST", LinkKey.generate(guest.entropy()), guest.entropy());
  }

  /** Whether the host lets a phone in. If so, its link stays. */
  private boolean letsIn(LinkIdentity phone) {
    int connection = connections++;
    Switchboard peer = new Switchboard(phone);
    host.accepted(connection, BothEnds.NONCE, 0);
    peer.connected(0, Callee.host(Bytes.of(BothEnds.NONCE)), 0);
    List<SwitchboardEvent> heard = new ArrayList<>();
    boolean busy = true;
    while (busy) {
      host.tick(0);
      List<SwitchboardEvent> answered = host.take();
      List<SwitchboardEvent> said = peer.take();
      heard.addAll(answered);
      said.forEach(event -> carry(event, connection, host));
      answered.forEach(event -> carry(event, 0, peer));
      busy = !said.isEmpty() || !answered.isEmpty();
    }
    return heard.stream().anyMatch(SwitchboardEvent.Up.class::isInstance);
  }

  private static void carry(SwitchboardEvent event, int connection, Switchboard to) {
    if (event instanceof SwitchboardEvent.Write write) {
      to.received(connection, write.bytes().toArray(), 0);
    }
  }

  @Test
  void anotherPhoneWithTheSameKeyIsRefusedWhileTheFirstIsHere() {
    assertTrue(letsIn(guest));
    assertFalse(letsIn(otherPhone()));
    assertTrue(letsIn(guest));
  }

  @Test
  void whoWentAwayBeforeTheTableWasSetMayComeBackWithAnotherPhone() {
    assertTrue(letsIn(guest));
    host.disconnected(0);
    assertTrue(letsIn(otherPhone()));
  }

  @Test
  void whoIsSeatedComesBackWithTheSamePhoneAlone() {
    assertTrue(letsIn(guest));
    host.seat(npub(), Bytes.of(guest.linkKey().publicKey()));
    host.disconnected(0);
    assertFalse(letsIn(otherPhone()));
    assertTrue(letsIn(guest));
  }

  private Bytes npub() {
    return Bytes.of(guest.key().publicKey().bytes());
  }
}
