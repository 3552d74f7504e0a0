package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.games.piles.Piles;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.link.Standing;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The standing at a table of those who say that they want to watch. */
class StandingTest {
  private static final long NOW = 1_700_000_000_000L;
  private static final Bytes LINK = Bytes.of(new byte[32]);

  private static Phone phone(int number) {
    Entropy entropy = new SeededEntropy(70 + number);
    Bip340 signatures = new Bip340(entropy);
    return new Phone(
        signatures.of(SigningKey.generate(entropy)),
        "X1P" + number,
        entropy,
        signatures,
        new SealedCrypto());
  }

  @Test
  void fourWatchAndTheFifthHasNothingToDoHere() {
    Phone host = phone(0);
    Bytes nonce = Bytes.of(new byte[] {1, 2, 3, 4});
    Bytes npub = host.identity().publicKey();
    Invite invite = new Invite(Piles.ID, 2, nonce, npub, Map.of("onlookers", "true"));
    TableSession<?, ?> session = TableSession.host(host, PilesKit.KIT, invite, LINK);
    session.on(new Input.Tick(), NOW);
    List<Standing> standings = new ArrayList<>();
    for (int number = 1; number <= 5; number++) {
      Bytes who = phone(number).identity().publicKey();
      session.on(new Input.LinkUp(who, LINK), NOW);
      assertEquals(Standing.NOBODY, session.standing(who), "it has said nothing yet");
      Message wish = new Message.Text(Line.of("CARD_GAME_WATCH"));
      session.on(new Input.Arrived(who, wish.encode()), NOW);
      standings.add(session.standing(who));
    }
    Standing watches = Standing.WATCHING;
    assertEquals(List.of(watches, watches, watches, watches, Standing.NOBODY), standings);
  }
}
