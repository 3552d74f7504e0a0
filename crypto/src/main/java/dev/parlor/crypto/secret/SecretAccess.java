package dev.parlor.crypto.secret;

/**
 * What a caller must hold to read a {@link SecretBytes}. It protects nothing at run time; it makes
 * every reading of a secret findable by searching for {@code SecretAccess.granted()}.
 */
public final class SecretAccess {
  private static final SecretAccess GRANTED = new SecretAccess();

  private SecretAccess() {}

  public static SecretAccess granted() {
    return GRANTED;
  }
}
