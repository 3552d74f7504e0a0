package dev.parlor.app.identity;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import dev.parlor.crypto.Hex;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.rim.Trouble;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

@RunWith(RobolectricTestRunner.class)
@Config(sdk = {35, 36, 37})
public final class IdentityStoreTest {
  @Rule public final TemporaryFolder temporary = new TemporaryFolder();

  private Path folder = Path.of("");

  @Before
  public void here() {
    folder = temporary.getRoot().toPath();
  }

  private IdentityStore store() {
    return new IdentityStore(folder, new FakeVault(), Entropy.system());
  }

  @Test
  public void theFirstStartMakesAKeyAndTheNextFindsIt() {
    Identity first = store().get();
    Identity again = store().get();
    assertEquals(first.npub(), again.npub());
    assertEquals(first.nsec(), again.nsec());
    assertEquals(first.callsign(), again.callsign());
  }

  @Test
  public void twoPhonesHaveTwoKeys() throws IOException {
    Identity mine = store().get();
    folder = temporary.newFolder().toPath();
    assertNotEquals(mine.npub(), store().get().npub());
  }

  @Test
  public void theUsualCallsignIsX1AndTheBeginningOfThePublicKey() {
    Identity identity = store().get();
    String begin = identity.npub().substring(5, 9);
    assertEquals("X1" + begin.toUpperCase(java.util.Locale.ROOT), identity.callsign());
  }

  @Test
  public void theFileDoesNotShowTheSecret() throws IOException {
    Identity identity = store().get();
    byte[] secret = identity.key().secret().reveal(SecretAccess.granted());
    String file = Hex.encode(Files.readAllBytes(folder.resolve("identity")));
    assertFalse(file.contains(Hex.encode(secret)));
    assertFalse(file.contains(Hex.encode(secret).substring(0, 16)));
  }

  @Test
  public void whatIsExportedOnOnePhoneIsRestoredOnAnother() throws IOException {
    String nsec = store().get().nsec();
    String npub = store().get().npub();
    folder = temporary.newFolder().toPath();
    store().get();
    SigningKey key = IdentityStore.key(" " + nsec + "\n").get();
    assertEquals(npub, store().restore(key).npub());
    assertEquals(nsec, store().get().nsec());
  }

  @Test
  public void textThatIsNoSecretKeyIsNone() {
    assertFalse(IdentityStore.key("").isPresent());
    assertFalse(IdentityStore.key(store().get().npub()).isPresent());
    assertFalse(IdentityStore.key(store().get().nsec() + "x").isPresent());
  }

  @Test
  public void anotherCallsignStays() {
    String npub = store().get().npub();
    store().rename("X1ANNA");
    assertEquals("X1ANNA", store().get().callsign());
    assertEquals(npub, store().get().npub());
    assertThrows(IllegalArgumentException.class, () -> store().rename("anna"));
    assertThrows(IllegalArgumentException.class, () -> store().rename("A".repeat(19)));
    assertEquals("X1ANNA", store().get().callsign());
  }

  @Test
  public void aKeyThatCanNotBeReadIsNeverWrittenOver() throws IOException {
    store().get();
    Path file = folder.resolve("identity");
    byte[] bytes = Files.readAllBytes(file);
    for (int cut = 0; cut < bytes.length; cut++) {
      byte[] damaged = java.util.Arrays.copyOf(bytes, cut);
      Files.write(file, damaged);
      Trouble trouble = assertThrows(Trouble.class, () -> store().get());
      assertEquals("identity.lost", trouble.key());
      assertTrue(java.util.Arrays.equals(damaged, Files.readAllBytes(file)));
    }
  }

  @Test
  public void aNewKeyIsTakenByChoiceAndTheOldFileStays() throws IOException {
    String old = store().get().npub();
    Path file = folder.resolve("identity");
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, new byte[] {9});
    IdentityStore broken = store();
    assertThrows(Trouble.class, broken::get);
    String now = broken.startAnew().npub();
    assertNotEquals(old, now);
    assertEquals(now, store().get().npub());
    assertEquals(1, Files.readAllBytes(folder.resolve("identity.unread-1")).length);
    Files.write(file, bytes);
    assertEquals("what was set aside can be put back", old, store().get().npub());
  }
}
