package dev.parlor.app.identity;

import android.os.StrictMode;
import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.nostr.Nip19;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.files.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The identity of this phone, in one file that backups leave out. It reads, writes and wraps, so it
 * must never be used on the main thread.
 */
public final class IdentityStore {
  private static final int VERSION = 1;
  private static final int TEXT = 64;
  private static final String SLOW = "the key of this phone";

  private final Path file;
  private final KeyVault vault;
  private final Entropy entropy;
  private @Nullable Identity known;

  /**
   * @param folder a folder that no backup takes along
   */
  public IdentityStore(Path folder, KeyVault vault, Entropy entropy) {
    this.file = folder.resolve("identity");
    this.vault = vault;
    this.entropy = entropy;
  }

  /** The identity of this phone. It is made now when there is none. */
  public synchronized Identity get() {
    StrictMode.noteSlowCall(SLOW);
    Identity identity = known;
    if (identity == null) {
      identity = Files.exists(file) ? read() : keep(Identity.of(SigningKey.generate(entropy)));
      known = identity;
    }
    return identity;
  }

  /** The public key of this phone; empty before there is one, and while it can't be read. */
  public synchronized Optional<String> npub() {
    try {
      boolean any = known != null || Files.exists(file);
      return any ? Optional.of(get().npub()) : Optional.empty();
    } catch (Trouble lost) {
      return Optional.empty();
    }
  }

  /** Puts another callsign in the place of the present one. */
  public synchronized Identity rename(String callsign) {
    return keep(new Identity(get().key(), callsign));
  }

  /** The key that this text holds, if it does hold one. */
  public static Optional<SigningKey> key(String nsec) {
    try {
      return Optional.of(Nip19.readNsec(nsec.trim()));
    } catch (BadInput notAKey) {
      return Optional.empty();
    }
  }

  /** Puts another key in the place of the present one, which is lost if nobody wrote it down. */
  public synchronized Identity restore(SigningKey key) {
    return keep(Identity.of(key));
  }

  /**
   * Puts a new key in the place of one that can't be read. The old file is kept beside the new one,
   * because a Keystore key that vanished may come back.
   */
  public synchronized Identity startAnew() {
    try {
      if (Files.exists(file)) {
        Files.move(file, aside());
      }
    } catch (IOException e) {
      throw new Trouble("identity.cantKeep", String.valueOf(e.getMessage()));
    }
    known = null;
    return get();
  }

  private Path aside() {
    int number = 1;
    while (Files.exists(file.resolveSibling("identity.unread-" + number))) {
      number++;
    }
    return file.resolveSibling("identity.unread-" + number);
  }

  private Identity keep(Identity identity) {
    StrictMode.noteSlowCall(SLOW);
    byte[] secret = identity.key().secret().reveal(SecretAccess.granted());
    try {
      byte[] wrapped = vault.wrap(secret);
      Writer out = new Writer().u8(VERSION).text(identity.callsign()).bytes(wrapped);
      AtomicFile.write(file, out.toArray());
      known = identity;
      return identity;
    } catch (GeneralSecurityException | IOException e) {
      throw new Trouble("identity.cantKeep", String.valueOf(e.getMessage()));
    } finally {
      Arrays.fill(secret, (byte) 0);
    }
  }

  private Identity read() {
    byte[] secret = {};
    try {
      Reader in = new Reader(Files.readAllBytes(file));
      if (in.u8() != VERSION) {
        throw new Malformed("another version");
      }
      String callsign = in.text(TEXT);
      secret = vault.unwrap(in.rest());
      SigningKey key = SigningKey.of(SecretBytes.copyOf(secret, SecretAccess.granted()));
      return new Identity(key, callsign);
    } catch (GeneralSecurityException
        | IOException
        | Malformed
        | BadInput
        | IllegalArgumentException e) {
      throw new Trouble("identity.lost", String.valueOf(e.getMessage()));
    } finally {
      Arrays.fill(secret, (byte) 0);
    }
  }
}
