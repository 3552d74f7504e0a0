package dev.parlor.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.terminal.Ran;
import dev.parlor.terminal.play.FourPlayers;
import dev.parlor.terminal.play.SlowStation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Four processes play a match over TCP while one of them is killed and resumed. Their one result is
 * taken by a station and published to somebody else's relay. nostr-tools reads it back and verifies
 * it.
 */
class PublishedResultTest {
  @Test
  void nostrToolsVerifiesWhatFourProcessesHavePublished(@TempDir Path folder) throws Exception {
    try (FourPlayers players = new FourPlayers(folder);
        SlowStation station = new SlowStation(folder.resolve("station"), players.npubs());
        NodeProgram relay = NodeProgram.start("relay.mjs")) {
      String url = "ws://127.0.0.1:" + relay.line().replace("port ", "");
      List<Path> files = players.play("--station", station.address());
      Set<String> texts = new HashSet<>();
      for (int seat = 0; seat < files.size(); seat++) {
        texts.add(Files.readString(files.get(seat)));
        String home = players.home(seat).toString();
        Ran taken =
            Ran.parlor("submit", files.get(seat).toString(), station.address(), "--home", home);
        assertEquals(0, taken.exit(), taken.out() + taken.err());
        Ran published = Ran.parlor("publish", files.get(seat).toString(), "--relay", url);
        assertEquals(0, published.exit(), published.out() + published.err());
        assertEquals(4, published.lines().size(), published.out());
      }
      assertEquals(1, texts.size());
      SignedResult result = SignedResult.parse(texts.iterator().next());
      assertEquals(4, result.signatures().size());
      readBack(url, result, new HashSet<>(players.npubs()));
    }
  }

  private static void readBack(String url, SignedResult result, Set<String> npubs)
      throws Exception {
    String place = "card_games/results/poker/" + result.sheet().id();
    try (NodeProgram reader = NodeProgram.start("read.mjs", url, place)) {
      List<String> lines = reader.lines();
      assertEquals(4, lines.size(), lines.toString());
      for (String line : lines) {
        JsonObject event = JsonParser.parseString(line).getAsJsonObject();
        assertTrue(event.get("good").getAsBoolean(), line);
        assertTrue(npubs.remove(event.get("npub").getAsString()), line);
        assertEquals(result.sheet().content(), event.get("content").getAsString());
      }
      assertEquals(Set.of(), npubs);
    }
  }
}
