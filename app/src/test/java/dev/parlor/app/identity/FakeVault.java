package dev.parlor.app.identity;

import java.security.GeneralSecurityException;
import java.util.Arrays;

/**
 * A vault that only turns every bit around. It notices when a content that comes back was changed.
 */
public final class FakeVault implements KeyVault {
  private static final byte MARK = 0x5a;

  @Override
  public byte[] wrap(byte[] secret) {
    byte[] wrapped = Arrays.copyOf(turned(secret), secret.length + 1);
    wrapped[secret.length] = MARK;
    return wrapped;
  }

  @Override
  public byte[] unwrap(byte[] wrapped) throws GeneralSecurityException {
    if (wrapped.length == 0 || wrapped[wrapped.length - 1] != MARK) {
      throw new GeneralSecurityException("not from this vault");
    }
    return turned(Arrays.copyOf(wrapped, wrapped.length - 1));
  }

  private static byte[] turned(byte[] bytes) {
    byte[] turned = bytes.clone();
    for (int i = 0; i < turned.length; i++) {
      turned[i] ^= (byte) 0xff;
    }
    return turned;
  }
}
