package dev.parlor.terminal.home;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.terminal.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IdentityCommandTest {
  private static final Path USER = Path.of("/home/ada");

  @TempDir private Path home;

  private Ran identity(String typed, String... more) {
    String[] args = new String[more.length + 3];
    args[0] = "identity";
    System.arraycopy(more, 0, args, 1, more.length);
    args[more.length + 1] = "--home";
    args[more.length + 2] = home.toString();
    return Ran.with(Map.of(), typed, args);
  }

  @Test
  void theSecretKeyIsShownOnlyOnRequestAndRestoresTheIdentity() throws IOException {
    Ran made = identity("", "new", "--callsign", "ADA");
    assertEquals(0, made.exit(), made.err());
    assertTrue(made.out().startsWith("ADA  npub1"), made.out());
    assertFalse((made.out() + identity("", "show").out()).contains("nsec1"));
    String nsec = identity("", "show", "--secret").lastLine();
    assertTrue(nsec.startsWith("nsec1"), "no secret key");
    Files.delete(home.resolve("identity.txt"));
    assertEquals(made.out(), identity(nsec + "\n", "restore", "--callsign", "ADA").out());
  }

  @Test
  void nobodyElseReadsTheFile() throws IOException {
    identity("", "new");
    assertEquals(
        "rw-------",
        PosixFilePermissions.toString(Files.getPosixFilePermissions(home.resolve("identity.txt"))));
  }

  @Test
  void whatCantBeDoneIsOneSentence() throws IOException {
    assertEquals(2, identity("", "show").exit());
    assertEquals(2, identity("", "new", "--callsign", "ad").exit());
    assertEquals(2, identity("", "restore").exit());
    assertEquals(2, identity("nsec1qqqq\n", "restore").exit());
    assertEquals(2, identity("", "burn").exit());
    assertEquals(0, identity("", "new").exit());
    Ran again = identity("", "new");
    assertEquals(2, again.exit());
    assertTrue(again.err().contains("already"), again.err());
    Files.writeString(home.resolve("identity.txt"), "nsec: what\ncallsign: ADA\n");
    assertEquals(2, identity("", "show").exit());
  }

  @Test
  void filesAreWhereThePlatformWantsThem() {
    assertEquals(
        Path.of("/home/ada/.local/share/parlor"), Home.usual(Map.of(), "Linux", USER).folder());
    assertEquals(
        Path.of("/data/parlor"),
        Home.usual(Map.of("XDG_DATA_HOME", "/data"), "Linux", USER).folder());
    assertEquals(
        Path.of("/home/ada/Library/Application Support/Parlor"),
        Home.usual(Map.of(), "Mac OS X", USER).folder());
  }
}
