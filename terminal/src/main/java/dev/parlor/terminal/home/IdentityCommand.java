package dev.parlor.terminal.home;

import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.terminal.json.JsonLine;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Rim;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlor identity [new|show|restore]}: the key that the user plays under. */
@Command(name = "identity", mixinStandardHelpOptions = true)
public final class IdentityCommand implements Callable<Integer> {
  private final Rim rim;

  @Parameters(index = "0", paramLabel = "WHAT", defaultValue = "show")
  private String what = "show";

  @Parameters(index = "1", arity = "0..1", paramLabel = "NAME")
  private Optional<String> name = Optional.empty();

  @Option(names = "--callsign", paramLabel = "NAME")
  private Optional<String> callsign = Optional.empty();

  @Option(names = "--secret")
  private boolean secret;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  @Mixin private HomeOption home = new HomeOption();

  public IdentityCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    Home folder = home.home(rim);
    switch (what) {
      case "show" -> show(OwnIdentity.in(folder).orElseThrow(() -> new Problem("identity.none")));
      case "new" -> keep(folder, OwnIdentity.fresh(callsign));
      case "name" -> rename(folder);
      case "restore" -> keep(folder, OwnIdentity.of(typed(), callsign));
      default -> throw new Problem("identity.what", what);
    }
    return Exit.OK;
  }

  private void show(OwnIdentity identity) {
    if (json) {
      JsonLine line =
          new JsonLine().with("callsign", identity.callsign()).with("npub", identity.npub());
      rim.out().println(secret ? line.with("nsec", identity.nsec()) : line);
      return;
    }
    rim.out().println(rim.texts().text("identity.show", identity.callsign(), identity.npub()));
    if (secret) {
      rim.out().println(identity.nsec());
    }
  }

  /** Changes the name. The key stays, and with it everything that was won under it. */
  private void rename(Home folder) {
    OwnIdentity now = OwnIdentity.in(folder).orElseThrow(() -> new Problem("identity.none"));
    OwnIdentity called = now.called(name.or(() -> callsign).orElse(""));
    called.keep(folder);
    show(called);
  }

  /**
   * Keeps an identity. A key is never overwritten: a user who wants another one moves the file
   * away.
   */
  private void keep(Home folder, OwnIdentity identity) {
    if (OwnIdentity.in(folder).isPresent()) {
      throw new Problem("identity.exists", folder.identity());
    }
    identity.keep(folder);
    show(identity);
  }

  /** Reads a key from the keyboard or a pipe, because arguments can be seen by others. */
  private SigningKey typed() {
    rim.err().println(rim.texts().text("identity.type"));
    try {
      BufferedReader in =
          new BufferedReader(new InputStreamReader(rim.in(), StandardCharsets.UTF_8));
      return Optional.ofNullable(in.readLine())
          .flatMap(OwnIdentity::read)
          .orElseThrow(() -> new Problem("identity.noKey"));
    } catch (IOException e) {
      throw new Problem("identity.noKey");
    }
  }
}
