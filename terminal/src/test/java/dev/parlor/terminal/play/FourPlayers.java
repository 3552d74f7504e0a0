package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.terminal.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Four processes that play a match over TCP. One of them is played by the test. It is killed while
 * the table waits for its move, and sits down again in a new process.
 */
public final class FourPlayers implements AutoCloseable {
  private static final int SEATS = 4;
  private static final int VICTIM = 2;

  /** The words at the end of every prompt. */
  private static final String ASKED = "q leave";

  private final Path folder;
  private final List<Child> children = new ArrayList<>();

  /** Four players with homes below this folder. Each has a key of its own. */
  public FourPlayers(Path folder) {
    this.folder = folder;
    for (int seat = 0; seat < SEATS; seat++) {
      Ran ran = Ran.parlor("identity", "new", "--home", home(seat).toString());
      assertEquals(0, ran.exit(), ran.err());
    }
  }

  public Path home(int seat) {
    return folder.resolve("" + seat);
  }

  public List<String> npubs() {
    List<String> npubs = new ArrayList<>();
    for (int seat = 0; seat < SEATS; seat++) {
      Ran ran = Ran.parlor("identity", "show", "--home", home(seat).toString());
      npubs.add(ran.lastLine().replaceFirst(".*(npub1[a-z0-9]+).*", "$1"));
    }
    return npubs;
  }

  private Child robot(int seat, String... args) throws IOException {
    List<String> all = new ArrayList<>(Arrays.asList(args));
    all.add("--robot");
    return parlor(seat, all.toArray(new String[0]));
  }

  private Child parlor(int seat, String... args) throws IOException {
    List<String> all = new ArrayList<>(Arrays.asList(args));
    all.addAll(List.of("--home", home(seat).toString()));
    Child child = Child.start(all);
    children.add(child);
    return child;
  }

  /** Plays to the end; answers the result files, one of each player. */
  public List<Path> play(String... host) throws Exception {
    List<String> open = new ArrayList<>(List.of("host", "poker", "--players", "4"));
    open.addAll(List.of("-o", "handLimit=3"));
    open.addAll(Arrays.asList(host));
    Child first = robot(0, open.toArray(new String[0]));
    String table = first.await("parlor join ").replaceFirst(".*parlor join ", "");
    for (int seat = 1; seat < SEATS; seat++) {
      if (seat == VICTIM) {
        parlor(seat, "join", table);
      } else {
        robot(seat, "join", table);
      }
    }
    Child victim = children.get(VICTIM);
    victim.await("Do they all?");
    victim.type("");
    victim.await(ASKED);
    victim.type("c");
    victim.await(ASKED, 2); // the match has begun, and nothing goes on without its move
    victim.kill();
    Child risen = robot(VICTIM, "join", "--resume");
    for (Child child : List.of(first, children.get(1), children.get(3), risen)) {
      assertEquals(0, child.exit(), child::text);
    }
    List<Path> results = new ArrayList<>();
    for (int seat = 0; seat < SEATS; seat++) {
      results.add(result(home(seat)));
    }
    return results;
  }

  private static Path result(Path home) throws IOException {
    try (Stream<Path> files = Files.list(home.resolve("collections/card_games/results/poker"))) {
      List<Path> found = files.toList();
      assertEquals(1, found.size(), found.toString());
      return found.get(0);
    }
  }

  @Override
  public void close() {
    try {
      for (Child child : children) {
        child.kill();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
