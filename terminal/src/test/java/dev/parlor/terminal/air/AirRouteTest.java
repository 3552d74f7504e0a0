package dev.parlor.terminal.air;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.TableTarget;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The way to a table that was seen. */
final class AirRouteTest {
  private static final TableSign SIGN = AirLab.sign(TableSign.Kind.HOST, "X1HOST", 7, false);

  private final AirLab lab = new AirLab();

  @AfterEach
  void close() {
    lab.close();
  }

  private AirRoute route(TableTarget target) {
    return new AirRoute(lab.air(""), target, "X1HOST");
  }

  @Test
  void theWayBackIsKeptAsText() {
    TableTarget target = TableTarget.of(SIGN);
    assertEquals("bluetooth:00000007:090909090907:0707070707070707", route(target).address());
    assertEquals(Optional.of(target), AirRoute.read(route(target).address()));
    for (String other : new String[] {"127.0.0.1", "bluetooth", "bluetooth:1:2:3", "b:0:0:0"}) {
      assertEquals(Optional.empty(), AirRoute.read(other));
    }
  }

  /** A sign is no proof, so whoever answers must have the keys that it names. */
  @Test
  void whoeverAnswersHasToHaveTheKeysOfTheSign() {
    Bytes key = Bytes.of(new byte[32]);
    Bytes npub = Bytes.of(new byte[32]);
    Bytes hash = TableSign.hashOf(key).head(TableSign.KEY_HASH);
    TableTarget target = TableTarget.of(SIGN.nonce(), hash, npub.head(TableSign.NPUB));
    byte[] others = new byte[32];
    others[0] = 1;
    assertTrue(route(target).isRight(npub, key));
    assertFalse(route(target).isRight(npub, Bytes.of(others)));
    assertFalse(route(target).isRight(Bytes.of(others), key));
    assertTrue(route(TableTarget.anyAt(SIGN.nonce())).isRight(Bytes.of(others), npub));
  }

  @Test
  void everyLinkIsANewOneOfTheSameCall() throws Exception {
    lab.somebody(SIGN);
    AirRoute route = route(TableTarget.of(SIGN));
    Link first = route.once();
    Link second = route.once();
    assertNotSame(first, second);
    assertEquals(1, lab.radio.busy(), "who answered before is remembered by the call");
    route.close();
    assertEquals(0, lab.radio.busy());
  }
}
