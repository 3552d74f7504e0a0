package dev.parlor.terminal;

import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKits;
import dev.parlor.terminal.shell.Rim;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The outcome of a command, for tests. */
public record Ran(int exit, String out, String err) {
  /** Runs a command in a house with other games than those that ship. */
  public static Ran of(TableKits kits, String... args) {
    return run(kits, Map.of(), new ByteArrayInputStream(new byte[0]), false, args);
  }

  public static Ran parlor(String... args) {
    return with(Map.of(), "", args);
  }

  public static Ran with(Map<String, String> environment, String typed, String... args) {
    byte[] keys = typed.getBytes(StandardCharsets.UTF_8);
    return run(environment, new ByteArrayInputStream(keys), false, args);
  }

  /** Runs a command for a person at a simple terminal, who types each line when asked for it. */
  public static Ran person(Map<String, String> environment, String typed, String... args) {
    byte[] keys = typed.getBytes(StandardCharsets.UTF_8);
    InputStream hand =
        new ByteArrayInputStream(keys) {
          @Override
          public synchronized int available() {
            return 0; // nothing is typed ahead
          }
        };
    return run(environment, hand, true, args);
  }

  private static Ran run(
      Map<String, String> environment, InputStream in, boolean person, String... args) {
    return run(Catalogue.SHIPPED, environment, in, person, args);
  }

  private static Ran run(
      TableKits kits,
      Map<String, String> environment,
      InputStream in,
      boolean person,
      String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Rim rim =
        new Rim(
            in,
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            withHome(environment),
            person,
            kits);
    int exit = Commands.run(args, rim);
    return new Ran(
        exit, out.toString(StandardCharsets.UTF_8), timeless(err.toString(StandardCharsets.UTF_8)));
  }

  /** The error stream without the lines about waiting, which depend on how busy this machine is. */
  private static String timeless(String err) {
    return err.replaceAll(
        "(?m)^(Checking|Reading|[0-9]+ devices exchange|Writing, verifying|Asking at|Speaking with"
            + " the station at|Waiting for wss?:).* ?\\.\\.\\.\\R",
        "");
  }

  /**
   * The environment of a command. What commands keep goes into the build's own folder unless a test
   * says otherwise.
   */
  private static Map<String, String> withHome(Map<String, String> environment) {
    Map<String, String> all = new HashMap<>(environment);
    all.putIfAbsent("XDG_DATA_HOME", Path.of("target", "test-data").toAbsolutePath().toString());
    return all;
  }

  public List<String> lines() {
    return out.lines().toList();
  }

  public String lastLine() {
    List<String> lines = lines();
    return lines.isEmpty() ? "" : lines.get(lines.size() - 1);
  }
}
