package dev.parlor.app.identity;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;

import java.security.GeneralSecurityException;
import java.security.Security;
import java.util.Arrays;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;

@RunWith(RobolectricTestRunner.class)
public final class KeystoreVaultTest {
  private static final byte[] SECRET = new byte[32];

  @Before
  public void install() {
    Arrays.fill(SECRET, (byte) 7);
    FakeKeystore.KEYS.clear();
    Security.addProvider(new FakeKeystore());
  }

  @After
  public void remove() {
    Security.removeProvider(KeystoreVault.STORE);
  }

  @Test
  public void whatIsWrappedIsUnwrappedInTheNextProcess() throws Exception {
    byte[] wrapped = new KeystoreVault().wrap(SECRET);
    assertArrayEquals(SECRET, new KeystoreVault().unwrap(wrapped));
  }

  @Test
  public void theSameSecretIsNeverWrappedAlike() throws Exception {
    KeystoreVault vault = new KeystoreVault();
    assertFalse(Arrays.equals(vault.wrap(SECRET), vault.wrap(SECRET)));
  }

  @Test
  public void aChangeOfAnyByteIsNoticed() throws Exception {
    KeystoreVault vault = new KeystoreVault();
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
    byte[] wrapped = new KeystoreVault().wrap(SECRET);
    FakeKeystore.KEYS.clear();
    assertThrows(GeneralSecurityException.class, () -> new KeystoreVault().unwrap(wrapped));
  }
}
