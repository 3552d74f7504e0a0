package dev.parlor.app.identity;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.security.GeneralSecurityException;
import java.security.ProviderException;
import java.security.Security;
import java.util.Arrays;
import javax.crypto.SecretKey;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.ConscryptMode;

@RunWith(RobolectricTestRunner.class)
@ConscryptMode(ConscryptMode.Mode.ON) // whose ciphers a phone has
public final class KeystoreVaultTest {
  private static final byte[] SECRET = new byte[32];

  @Before
  public void install() {
    Arrays.fill(SECRET, (byte) 7);
    FakeKeystore.KEYS.clear();
    FakeKeystore.fail(0, NullPointerException::new);
    Security.addProvider(new FakeKeystore());
  }

  @After
  public void remove() {
    Security.removeProvider(KeystoreVault.STORE);
  }

  @Test
  public void whatIsWrappedIsUnwrappedInTheNextProcess() throws Exception {
    byte[] wrapped = new KeystoreVault("test").wrap(SECRET);
    assertArrayEquals(SECRET, new KeystoreVault("test").unwrap(wrapped));
  }

  @Test
  public void theSameSecretIsNeverWrappedAlike() throws Exception {
    KeystoreVault vault = new KeystoreVault("test");
    assertFalse(Arrays.equals(vault.wrap(SECRET), vault.wrap(SECRET)));
  }

  @Test
  public void aChangeOfAnyByteIsNoticed() throws Exception {
    KeystoreVault vault = new KeystoreVault("test");
    byte[] wrapped = vault.wrap(SECRET);
    for (int i = 0; i < wrapped.length; i++) {
      byte[] changed = wrapped.clone();
      changed[i] ^= 1;
      assertThrows(GeneralSecurityException.class, () -> vault.unwrap(changed));
    }
    for (int length = 0; length < wrapped.length; length++) {
      byte[] cut = Arrays.copyOf(wrapped, length);
      assertThrows(GeneralSecurityException.class, () -> vault.unwrap(cut));
    }
  }

  @Test
  public void withoutTheKeyOfThisPhoneNothingIsUnwrapped() throws Exception {
    byte[] wrapped = new KeystoreVault("test").wrap(SECRET);
    SecretKey away = FakeKeystore.KEYS.remove("test");
    assertThrows(GeneralSecurityException.class, () -> new KeystoreVault("test").unwrap(wrapped));
    assertTrue("no other key takes its place", FakeKeystore.KEYS.isEmpty());
    FakeKeystore.KEYS.put("test", away);
    assertArrayEquals(SECRET, new KeystoreVault("test").unwrap(wrapped));
  }

  @Test
  public void aKeystoreThatIsNotThereIsAskedAgain() throws Exception {
    byte[] wrapped = new KeystoreVault("test").wrap(SECRET);
    FakeKeystore.fail(2, () -> new ProviderException("Keystore connection failed"));
    assertArrayEquals(SECRET, new KeystoreVault("test").unwrap(wrapped));
    FakeKeystore.fail(2, () -> new IllegalStateException("keystore busy"));
    assertArrayEquals(
        SECRET, new KeystoreVault("test").unwrap(new KeystoreVault("test").wrap(SECRET)));
  }

  @Test
  public void aKeystoreThatStaysBrokenIsNoCrash() throws Exception {
    byte[] wrapped = new KeystoreVault("test").wrap(SECRET);
    FakeKeystore.fail(100, () -> new ProviderException("Keystore connection failed"));
    assertThrows(GeneralSecurityException.class, () -> new KeystoreVault("test").wrap(SECRET));
    assertThrows(GeneralSecurityException.class, () -> new KeystoreVault("test").unwrap(wrapped));
    FakeKeystore.fail(100, NullPointerException::new);
    assertThrows(GeneralSecurityException.class, () -> new KeystoreVault("test").unwrap(wrapped));
  }

  @Test
  public void theKeyOfOneIsNotLostWithThatOfTheOther() throws Exception {
    byte[] mine = new KeystoreVault("mine").wrap(SECRET);
    new KeystoreVault("other").wrap(SECRET);
    FakeKeystore.KEYS.remove("other");
    new KeystoreVault("other").wrap(SECRET);
    assertArrayEquals(SECRET, new KeystoreVault("mine").unwrap(mine));
  }
}
