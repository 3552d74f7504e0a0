package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.seat.Invite;
import dev.parlor.terminal.Ran;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Three seats over sockets. The host is killed, and the guests find each other at the addresses
 * that they were told. Then the host comes back to its own table as a guest.
 */
class LostHostOverTcpTest {
  private static final int BEGUN = 14; // entries; some guesses were made by then

  private final ExecutorService workers = Executors.newCachedThreadPool();

  @AfterEach
  void stop() {
    workers.shutdownNow();
  }

  @Test
  void theTableOutlivesItsHostWhoComesBackAsAGuest(@TempDir Path folder) throws Exception {
    try (PhoneWithWays host = new PhoneWithWays(1, folder.resolve("1"), workers);
        PhoneWithWays one = new PhoneWithWays(2, folder.resolve("2"), workers);
        PhoneWithWays two = new PhoneWithWays(3, folder.resolve("3"), workers)) {
      Invite invite = host.invite(3);
      InetSocketAddress door = host.hosts(invite);
      one.joins(door, invite);
      two.joins(door, invite);
      host.until(session -> session.log().size() >= BEGUN, host::dies);
      one.rests(); // otherwise the two are at the end before the host has begun again
      two.rests();
      two.until(session -> !session.orderer().filter(host.npub()::equals).isPresent());
      host.comesBack(door, invite);
      host.until(session -> !session.orderer().filter(host.npub()::equals).isPresent());
      two.until(session -> session.match().orElseThrow().attendance().isPresent(0));
      one.playsOn();
      two.playsOn();
      Set<String> texts = new HashSet<>();
      for (Path file : List.of(host.saved(), one.saved(), two.saved())) {
        texts.add(Files.readString(file));
        Ran verified = Ran.parlor("verify", file.toString());
        assertEquals(0, verified.exit(), verified.out());
        assertTrue(verified.lines().get(0).contains("COMPLETE"), verified.out());
      }
      assertEquals(1, texts.size(), texts.toString());
      Ran audited = Ran.parlor("audit", transcript(folder.resolve("3")).toString());
      assertEquals(0, audited.exit(), audited.out());
      assertTrue(audited.out().contains("nobody lied"), audited.out());
    }
  }

  private static Path transcript(Path home) throws Exception {
    try (var files = Files.list(home.resolve("collections/card_games/transcripts"))) {
      return files.findFirst().orElseThrow();
    }
  }
}
