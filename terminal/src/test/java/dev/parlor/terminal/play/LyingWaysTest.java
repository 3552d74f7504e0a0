package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.terminal.net.IpWay;
import dev.parlor.terminal.net.TcpDoor;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Guests are told wrong addresses of each other. They believe none of them, and meet. */
class LyingWaysTest {
  private static final int BEGUN = 14;

  private final ExecutorService workers = Executors.newCachedThreadPool();
  private final List<Link> called = new CopyOnWriteArrayList<>();

  @AfterEach
  void stop() {
    workers.shutdownNow();
  }

  @Test
  void whoeverAnswersWithOtherKeysIsNotTheSeatThatIsSought(@TempDir Path folder) throws Exception {
    try (PhoneWithWays host = new PhoneWithWays(1, folder.resolve("1"), workers);
        PhoneWithWays one = new PhoneWithWays(2, folder.resolve("2"), workers);
        PhoneWithWays two = new PhoneWithWays(3, folder.resolve("3"), workers);
        PhoneWithWays stranger = new PhoneWithWays(4, folder.resolve("4"), workers);
        TcpDoor mute = TcpDoor.open(PhoneWithWays.loopback(0), called::add)) {
      Invite invite = host.invite(3);
      InetSocketAddress door = host.hosts(invite);
      one.joins(door, invite);
      two.joins(door, invite);
      Bytes somebodyElse = IpWay.of(stranger.hosts(stranger.invite(2)));
      Bytes nobody = IpWay.of(PhoneWithWays.loopback(mute.port()));
      host.until(
          session -> session.log().size() >= BEGUN,
          () -> {
            List<Bytes> lies = new ArrayList<>(host.knows(one)); // its own door
            lies.addAll(List.of(somebodyElse, nobody));
            one.believes(two, lies);
            two.believes(one, List.of(somebodyElse, nobody));
            host.dies();
          });
      two.until(session -> !session.orderer().filter(host.npub()::equals).isPresent());
      one.until(session -> session.outcome().isPresent());
      assertEquals(List.of(), two.verdicts());
      assertTrue(called.size() > 0, "the lies were tried");
    }
  }
}
