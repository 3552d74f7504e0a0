package dev.parlor.p2p.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class InvitationTest {
  private static final Bytes NONCE = Bytes.of(BothEnds.NONCE);
  private static final String LITERAL =
      "CG01:09080706D19BF3F082782C87B783FE7134698AEF"
          + "F9308A019258C31049344F85F89D5229B531C845836F99B08601F113BCE036F9";

  private static final String SHORT = "KCSE-XKXN";

  private static LinkIdentity host() throws Exception {
    byte[] three = new byte[32];
    three[31] = 3;
    byte[] eleven = new byte[32];
    Arrays.fill(eleven, (byte) 0x11);
    return new LinkIdentity(
        SigningKey.of(SecretBytes.copyOf(three, SecretAccess.granted())),
        "HOST",
        LinkKey.of(SecretBytes.copyOf(eleven, SecretAccess.granted())),
        new SeededEntropy(1));
  }

  @Test
  void itsTextIsCapitalsAndDigits() throws Exception {
    Invitation invitation = Invitation.of(NONCE, host(), Optional.empty());
    assertEquals(LITERAL, invitation.text());
    assertEquals(invitation, Invitation.read(LITERAL));
    assertEquals(invitation, Invitation.read(" " + LITERAL.toLowerCase(java.util.Locale.ROOT)));
  }

  @Test
  void itMayNameAnAddress() throws Exception {
    Invitation invitation = Invitation.of(NONCE, host(), Optional.of("192.0.2.1:4711"));
    assertEquals(LITERAL + "/192.0.2.1:4711", invitation.text());
    assertEquals(invitation, Invitation.read(invitation.text()));
  }

  @Test
  void anythingElseIsRefused() {
    String tooLong = LITERAL + "/" + new String(new char[300]).replace('\0', 'A');
    for (String wrong :
        new String[] {
          "",
          "CG01:",
          LITERAL.substring(1),
          LITERAL + "00",
          LITERAL + "/",
          tooLong,
          LITERAL.replace('3', 'G'),
          "CG02" + LITERAL.substring(4)
        }) {
      assertThrows(Malformed.class, () -> Invitation.read(wrong), wrong);
    }
  }

  @Test
  void theTableCodeHasFourDigits() {
    assertEquals("1030", Invitation.code(NONCE));
    assertEquals("0007", Invitation.code(Bytes.of(new byte[] {0, 0, 0, 7})));
  }

  @Test
  void theShortCodeIsOfBothKeys() throws Exception {
    HostCode code = HostCode.of(host());
    assertEquals(SHORT, code.text());
    Bytes npub = Bytes.of(host().key().publicKey().bytes());
    Bytes link = Bytes.of(host().linkKey().publicKey());
    assertTrue(code.isOf(npub, link));
    LinkIdentity other = BothEnds.identity("HOST", 1);
    assertFalse(code.isOf(npub, Bytes.of(other.linkKey().publicKey())));
    assertFalse(code.isOf(Bytes.of(other.key().publicKey().bytes()), link));
  }

  @Test
  void theShortCodeIsReadAsPeopleWriteIt() throws Exception {
    HostCode code = new HostCode("0A1Z10K9");
    assertEquals("0A1Z-10K9", code.text());
    for (String written : new String[] {"0A1Z-10K9", "oa1ziok9", " OA LZ lo k9"}) {
      assertEquals(code, HostCode.read(written), written);
    }
    for (String wrong : new String[] {"", "0A1Z-10K", "0A1Z-10K99", "0A1Z-10KU", "0A1Z/10K9"}) {
      assertThrows(Malformed.class, () -> HostCode.read(wrong), wrong);
    }
  }

  @Test
  void whoeverAnswersInsteadOfTheHostIsHungUpOn() {
    LinkIdentity host = BothEnds.identity("HOST", 1);
    assertTrue(meet(host, host).stream().anyMatch(SwitchboardEvent.Up.class::isInstance));
    List<SwitchboardEvent> other = meet(host, BothEnds.identity("HOST", 3));
    assertEquals(
        List.of(new SwitchboardEvent.Drop(0, "not the host who invited", false)),
        other.stream().filter(event -> !(event instanceof SwitchboardEvent.Write)).toList());
  }

  /**
   * What a guest hears that has the invitation of one host, when another host or the same one
   * answers.
   */
  private static List<SwitchboardEvent> meet(LinkIdentity invites, LinkIdentity answers) {
    Switchboard guest = new Switchboard(BothEnds.identity("GUEST", 2));
    Switchboard host = new Switchboard(answers);
    guest.connected(0, Callee.by(Invitation.of(NONCE, invites, Optional.empty())), 0);
    host.accepted(0, BothEnds.NONCE, 0);
    List<SwitchboardEvent> heard = new ArrayList<>();
    boolean busy = true;
    while (busy) {
      guest.tick(0);
      List<SwitchboardEvent> said = guest.take();
      List<SwitchboardEvent> answered = host.take();
      heard.addAll(said);
      carry(said, host);
      carry(answered, guest);
      busy = !said.isEmpty() || !answered.isEmpty();
    }
    return heard;
  }

  private static void carry(List<SwitchboardEvent> from, Switchboard to) {
    for (SwitchboardEvent event : from) {
      if (event instanceof SwitchboardEvent.Write write) {
        to.received(0, write.bytes().toArray(), 0);
      }
    }
  }
}
