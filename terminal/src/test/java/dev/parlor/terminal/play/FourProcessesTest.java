package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.result.SignedResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Four processes play a match over TCP; one of them is killed and sits down again. */
class FourProcessesTest {
  private static final int SEATS = 4;

  private final List<Child> children = new ArrayList<>();

  @AfterEach
  void endThem() {
    children.forEach(Child::kill);
  }

  private Child parlor(Path home, String... args) throws IOException {
    List<String> all = new ArrayList<>(List.of(args));
    all.addAll(List.of("--robot", "--home", home.toString()));
    Child child = Child.start(all);
    children.add(child);
    return child;
  }

  @Test
  void whoIsKilledResumesAndAllEndWithTheSameCompleteResult(@TempDir Path folder) throws Exception {
    Child host =
        parlor(folder.resolve("0"), "host", "poker", "--players", "4", "-o", "handLimit=3");
    String table = host.await("parlor join ").replaceFirst(".*parlor join ", "");
    for (int seat = 1; seat < SEATS; seat++) {
      parlor(folder.resolve("" + seat), "join", table);
    }
    Child victim = children.get(2);
    victim.await("Hand 1 "); // in the middle of the match
    victim.kill();
    Child risen = parlor(folder.resolve("2"), "join", "--resume");
    for (Child child : List.of(host, children.get(1), children.get(3), risen)) {
      assertEquals(0, child.exit(), child::text);
    }
    List<String> results = new ArrayList<>();
    for (int seat = 0; seat < SEATS; seat++) {
      results.add(result(folder.resolve("" + seat)));
    }
    assertEquals(1, results.stream().distinct().count(), results.toString());
    SignedResult result = SignedResult.parse(results.get(0));
    assertEquals(SEATS, result.signatures().size());
  }

  private static String result(Path home) throws IOException {
    try (Stream<Path> files = Files.list(home.resolve("collections/card_games/results/poker"))) {
      List<Path> found = files.toList();
      assertEquals(1, found.size());
      assertTrue(Files.exists(home.resolve("identity.txt")));
      return Files.readString(found.get(0));
    }
  }
}
