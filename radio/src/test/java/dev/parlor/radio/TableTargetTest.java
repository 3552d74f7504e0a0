package dev.parlor.radio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.advert.TableSign.Doorkeeper;
import dev.parlor.p2p.advert.TableSign.Occupancy;
import dev.parlor.p2p.wire.Bytes;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class TableTargetTest {
  private static final Bytes NONCE = Bytes.of(new byte[] {1, 2, 3, 4});
  private static final Bytes OTHER = Bytes.of(new byte[] {1, 2, 3, 5});
  private static final Bytes KEY = Bytes.of(new byte[32]);
  private static final Bytes NPUB = Bytes.of(new byte[] {9, 8, 7, 6, 5, 4, 3, 2, 1});

  private static TableSign sign(Bytes nonce) {
    return new TableSign(
        nonce,
        6,
        new Doorkeeper(TableSign.Kind.HOST, "X1HOST", TableSign.hashOf(KEY), NPUB),
        Occupancy.of(1, 2));
  }

  @Test
  void aScannedCodeFitsTheSignOfItsTableAlone() {
    TableTarget code = TableTarget.of(NONCE, TableSign.hashOf(KEY), NPUB);
    assertTrue(code.fits(sign(NONCE)));
    assertFalse(code.fits(sign(OTHER)));
    assertFalse(TableTarget.of(NONCE, KEY, NPUB).fits(sign(NONCE)));
    assertFalse(TableTarget.of(NONCE, TableSign.hashOf(KEY), KEY).fits(sign(NONCE)));
  }

  @Test
  void whoeverAnswersForATableIsGoodEnoughForALostGuest() {
    Bytes guestKey = Bytes.of(new byte[] {1});
    TableSign guest = sign(NONCE).byGuest("X1GUEST", guestKey, KEY);
    assertTrue(TableTarget.anyAt(NONCE).fits(guest));
    assertFalse(TableTarget.anyAt(OTHER).fits(guest));
    assertFalse(TableTarget.of(sign(NONCE)).fits(guest));
  }

  @Test
  void addressesAreWrittenAsAndroidWritesThem() {
    Optional<ClassicAddress> address = ClassicAddress.read("01:23:45:67:89:AB");
    assertEquals("01:23:45:67:89:AB", address.orElseThrow(AssertionError::new).text());
    assertFalse(ClassicAddress.read("02:00:00:00:00:00").isPresent());
    assertFalse(ClassicAddress.read("0123:45:67:89:AB:").isPresent());
    assertFalse(ClassicAddress.read("01:23:45:67:89:XX").isPresent());
    assertFalse(ClassicAddress.read("").isPresent());
  }
}
