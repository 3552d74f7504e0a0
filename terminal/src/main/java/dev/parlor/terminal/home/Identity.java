package dev.parlor.terminal.home;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.nostr.Nip19;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.rim.table.Device;
import dev.parlor.terminal.Problem;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;

/** Who the user is at every table: a NOSTR key and a callsign. */
public record Identity(SigningKey key, String callsign) {
  private static final String NSEC = "nsec: ";
  private static final String CALLSIGN = "callsign: ";
  private static final String STATION = "X3";

  public Identity {
    if (!callsign.matches("[A-Z0-9]{3,18}")) {
      throw new Problem("identity.callsign", callsign);
    }
  }

  static Identity of(SigningKey key, Optional<String> callsign) {
    String usual = Device.callsignOf(Nip19.npub(key.publicKey()));
    return new Identity(key, callsign.orElse(usual));
  }

  static Identity fresh(Optional<String> callsign) {
    return of(SigningKey.generate(Entropy.system()), callsign);
  }

  /** The one of this home, if it has one. */
  public static Optional<Identity> in(Home home) {
    if (!Files.exists(home.identity())) {
      return Optional.empty();
    }
    List<String> lines = Home.read(home.identity());
    if (lines.size() < 2 || !lines.get(0).startsWith(NSEC) || !lines.get(1).startsWith(CALLSIGN)) {
      throw new Problem("identity.malformed", home.identity());
    }
    SigningKey key =
        read(lines.get(0).substring(NSEC.length()))
            .orElseThrow(() -> new Problem("identity.malformed", home.identity()));
    return Optional.of(new Identity(key, lines.get(1).substring(CALLSIGN.length())));
  }

  static Optional<SigningKey> read(String nsec) {
    try {
      return Optional.of(Nip19.readNsec(nsec.trim()));
    } catch (BadInput notAKey) {
      return Optional.empty();
    }
  }

  void keep(Home home) {
    Home.write(home.identity(), NSEC + nsec() + "\n" + CALLSIGN + callsign + "\n");
  }

  String nsec() {
    return Nip19.nsec(key, SecretAccess.granted());
  }

  public String npub() {
    return Nip19.npub(key.publicKey());
  }

  /** The one of a station's folder; made now when there is none, under this or a usual name. */
  public static Identity station(Home home, Optional<String> callsign) {
    return in(home)
        .orElseGet(
            () -> {
              SigningKey key = SigningKey.generate(Entropy.system());
              String usual =
                  STATION + Device.callsignOf(Nip19.npub(key.publicKey())).substring("X1".length());
              Identity made = new Identity(key, callsign.orElse(usual));
              made.keep(home);
              return made;
            });
  }

  /** The one of this home; made now when there is none. */
  public static Identity always(Home home) {
    return in(home)
        .orElseGet(
            () -> {
              Identity made = fresh(Optional.empty());
              made.keep(home);
              return made;
            });
  }
}
