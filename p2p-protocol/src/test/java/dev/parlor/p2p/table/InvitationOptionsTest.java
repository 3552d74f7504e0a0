package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A guest sits down only at a table with options that its rules understand. */
class InvitationOptionsTest {
  private static final Bytes HOST = Bytes.of(new byte[32]);
  private static final Bytes LINK_KEY = Bytes.of(new byte[32]);

  private static Phone phone() {
    SeededEntropy entropy = new SeededEntropy(5);
    Bip340 signatures = new Bip340(entropy);
    return new Phone(
        signatures.of(SigningKey.generate(entropy)),
        "X1P2",
        entropy,
        signatures,
        new SealedCrypto());
  }

  /** Whether a guest of poker asks for a seat when the invitation has this option. */
  private static boolean sitsDown(String key, String value) {
    Invite invite =
        new Invite(PokerKit.KIT.id(), 3, Bytes.of(PlayingPhones.NONCE), HOST, Map.of(key, value));
    TableSession<?, ?> guest = TableSession.guest(phone(), PokerKit.KIT, LINK_KEY);
    Bytes said = new Message.Text(invite.line()).encode();
    List<Effect> effects = guest.on(new Input.Arrived(HOST, said), 1_700_000_000_000L);
    boolean joins = effects.stream().anyMatch(Effect.Send.class::isInstance);
    boolean hangsUp = effects.stream().anyMatch(Effect.Expel.class::isInstance);
    assertEquals(joins, !hangsUp, value);
    return joins;
  }

  @Test
  void whatTheRulesAllowIsTaken() {
    for (String minutes : List.of("1", "60")) {
      assertEquals(true, sitsDown("sitOutMinutes", minutes), minutes);
    }
    assertEquals(true, sitsDown("onlookers", "true"));
  }

  @Test
  void whatTheyDoNotKnowEndsTheLink() {
    for (String minutes : List.of("0", "61", "-1", "99999999999", "soon", "")) {
      assertEquals(false, sitsDown("sitOutMinutes", minutes), minutes);
    }
    assertEquals(false, sitsDown("sitOutHours", "1"));
    assertEquals(false, sitsDown("onlookers", "perhaps"));
  }
}
