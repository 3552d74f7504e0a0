package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.terminal.Ran;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Processes watch a match of others over TCP. */
class WatchOverTcpTest {
  private final List<Child> children = new ArrayList<>();
  @TempDir private Path homes;

  @AfterEach
  void endAll() throws InterruptedException {
    for (Child child : children) {
      child.kill();
    }
  }

  private Child parlor(String... args) throws Exception {
    Child child = Child.start(Arrays.asList(args));
    children.add(child);
    return child;
  }

  private Child seat(String name, String... args) throws Exception {
    String home = homes.resolve(name).toString();
    assertEquals(0, Ran.parlor("identity", "new", "--home", home).exit());
    List<String> all = new ArrayList<>(Arrays.asList(args));
    all.addAll(List.of("--robot", "--home", home));
    return parlor(all.toArray(new String[0]));
  }

  private static String where(Child host) throws Exception {
    return host.await("parlor join ").replaceFirst(".*parlor join ", "");
  }

  @Test
  void theyAreToldTheMatchToItsEnd() throws Exception {
    Child host = seat("host", "host", "piles", "--players", "2", "--onlookers");
    String table = where(host);
    Child plain = parlor("watch", table, "--plain", "--fast");
    plain.await("others may watch");
    Child json = parlor("watch", table, "--json", "--fast");
    json.await("\"seats\"");
    Child guest = seat("guest", "join", table);
    for (Child child : List.of(host, guest, plain, json)) {
      assertEquals(0, child.exit(), child::text);
    }
    assertTrue(json.text().contains("\"event\":\"over\""), json.text());
    assertFalse(plain.text().contains("Do they all?"), plain.text());
    String last = last(guest.text());
    assertTrue(plain.text().contains(last), () -> last + "\n" + plain.text());
  }

  /** The last line about the match, in words that are the same for all. */
  private static String last(String text) {
    return Arrays.stream(text.split("\n", -1))
        .filter(line -> line.contains("won: "))
        .map(line -> line.replaceFirst(".*won: ", ""))
        .reduce("nothing was said of the end", (before, line) -> line);
  }

  @Test
  void aTableThatIsNotOpenedForThemIsRefused() throws Exception {
    Child host = seat("host", "host", "piles", "--players", "2");
    Child watch = parlor("watch", where(host), "--plain");
    assertEquals(2, watch.exit(), watch::text);
    assertTrue(watch.text().contains("Nobody may watch"), watch::text);
  }
}
