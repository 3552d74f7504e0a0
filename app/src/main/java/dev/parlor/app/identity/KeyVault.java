package dev.parlor.app.identity;

import java.security.GeneralSecurityException;

/**
 * Wraps secrets so that they are of no use outside this phone. It is slow, so it must never be used
 * on the main thread. An implementation must never put a secret into the message of an exception.
 */
public interface KeyVault {
  /** Wraps a secret; the caller wipes it. */
  byte[] wrap(byte[] secret) throws GeneralSecurityException;

  /**
   * Unwraps what {@link #wrap} made here; the caller wipes it.
   *
   * @throws GeneralSecurityException when it was changed, or the phone has lost the key it was
   *     wrapped with
   */
  byte[] unwrap(byte[] wrapped) throws GeneralSecurityException;
}
