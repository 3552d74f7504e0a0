package dev.parlor.terminal.home;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.nostr.Nip19;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.p2p.wire.Callsign;
import dev.parlor.rim.table.Device;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.table.LineReader;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Who the user is at every table: a NOSTR key and a callsign. */
public record OwnIdentity(SigningKey key, String callsign) {
  private static final String NSEC = "nsec: ";
  private static final String CALLSIGN = "callsign: ";
  private static final String STATION = "X3";

  public OwnIdentity {
    if (!Callsign.is(callsign)) {
      throw new Problem("identity.callsign", callsign);
    }
  }

  static OwnIdentity of(SigningKey key, Optional<String> callsign) {
    String usual = Device.callsignOf(Nip19.npub(key.publicKey()));
    return new OwnIdentity(key, callsign.map(OwnIdentity::written).orElse(usual));
  }

  static OwnIdentity fresh(Optional<String> callsign) {
    return of(SigningKey.generate(Entropy.system()), callsign);
  }

  /** The identity of this home, if it has one. */
  public static Optional<OwnIdentity> in(Home home) {
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
    return Optional.of(new OwnIdentity(key, lines.get(1).substring(CALLSIGN.length())));
  }

  static Optional<SigningKey> read(String nsec) {
    try {
      return Optional.of(Nip19.readNsec(nsec.trim()));
    } catch (BadInput notAKey) {
      return Optional.empty();
    }
  }

  /** This identity under another name. The key stays. */
  OwnIdentity called(String name) {
    return new OwnIdentity(key, written(name));
  }

  /** A name in the form in which it is kept. Small letters are accepted. */
  static String written(String name) {
    return name.trim().toUpperCase(Locale.ROOT);
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

  /**
   * The identity of a station's folder. It is made now when there is none, under this name or a
   * usual one.
   */
  public static OwnIdentity station(Home home, Optional<String> callsign) {
    return in(home)
        .orElseGet(
            () -> {
              SigningKey key = SigningKey.generate(Entropy.system());
              String usual =
                  STATION + Device.callsignOf(Nip19.npub(key.publicKey())).substring("X1".length());
              OwnIdentity made = new OwnIdentity(key, callsign.orElse(usual));
              made.keep(home);
              return made;
            });
  }

  /**
   * The identity of this home. It is made now when there is none. A person at a terminal is asked
   * once for a name.
   */
  public static OwnIdentity asked(Home home, Rim rim) {
    if (!rim.person() || in(home).isPresent()) {
      return always(home);
    }
    OwnIdentity made = fresh(Optional.empty());
    rim.out().println(rim.texts().text("identity.ask", made.callsign()));
    String name = written(typed(rim));
    while (!name.isEmpty() && !Callsign.is(name)) {
      rim.out().println(rim.texts().text("identity.callsign", name));
      name = written(typed(rim));
    }
    OwnIdentity kept = name.isEmpty() ? made : made.called(name);
    kept.keep(home);
    return kept;
  }

  private static String typed(Rim rim) {
    return new LineReader(rim.in()).await(Long.MAX_VALUE).orElse(Optional.empty()).orElse("");
  }

  /** The identity of this home. It is made now when there is none. */
  public static OwnIdentity always(Home home) {
    return in(home)
        .orElseGet(
            () -> {
              OwnIdentity made = fresh(Optional.empty());
              made.keep(home);
              return made;
            });
  }
}
