package dev.parlor.terminal.relay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.piles.PilesState;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.table.Company;
import dev.parlor.rim.table.QuietStrand;
import dev.parlor.terminal.Ran;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PublishCommandTest {
  @TempDir private static Path home = Path.of("");
  private static Path result = Path.of("");

  @BeforeAll
  static void play() {
    QuietStrand strand = new QuietStrand(Runnable::run, 1_767_225_600_000L);
    Company<PilesState, PilesView> company =
        new Company<>(PilesKit.KIT, new BestOdds(), 2, Map.of(), SeededEntropy::new, 4, strand);
    company.gather();
    company.play();
    result = Archive.in(home).save(company.session(1)).orElseThrow();
  }

  private static Ran publish(String... relays) {
    return publish(60, relays);
  }

  private static Ran publish(int seconds, String... relays) {
    List<String> args =
        new ArrayList<>(List.of("publish", result.toString(), "--timeout", "" + seconds));
    for (String relay : relays) {
      args.addAll(List.of("--relay", relay));
    }
    return Ran.parlor(args.toArray(new String[0]));
  }

  private static RelayDouble relay(BiConsumer<RelayDouble.Guest, String> told) throws IOException {
    return RelayDouble.on(0, told);
  }

  @Test
  void everyRelayHasEveryPlayersEventAndSaysSo() throws IOException {
    SmallRelay first = new SmallRelay(500);
    SmallRelay second = new SmallRelay(500);
    try (RelayDouble one = relay(first);
        RelayDouble two = relay(second)) {
      Ran ran = publish(one.url(), two.url(), one.url());
      assertEquals(0, ran.exit(), ran.out() + ran.err());
      assertEquals(4, ran.lines().size(), ran.out());
      assertTrue(ran.lines().stream().allMatch(line -> line.endsWith(": accepted")), ran.out());
      assertEquals(2, first.size());
      assertEquals(2, second.size());
      Ran again = Ran.parlor("publish", result.toString(), "--relay", one.url(), "--json");
      assertEquals(0, again.exit(), again.err());
      var line = JsonParser.parseString(again.lines().get(0)).getAsJsonObject();
      assertEquals("ACCEPTED", line.get("state").getAsString());
      assertEquals("duplicate: known", line.get("why").getAsString());
      assertEquals(64, line.get("event").getAsString().length());
    }
  }

  @Test
  void aRefusalIsReportedInTheRelaysOwnWordsWithoutWhatATerminalObeys() throws IOException {
    try (RelayDouble relay =
        relay(
            (guest, text) ->
                guest.say("[\"OK\",\"" + id(text) + "\",false,\"blocked: \\u001b[31mno\"]"))) {
      Ran ran = publish(relay.url());
      assertEquals(1, ran.exit(), ran.err());
      assertEquals(2, ran.lines().size());
      assertTrue(ran.lastLine().endsWith(": refused: blocked:  [31mno"), ran.out());
    }
  }

  private static String id(String event) {
    return JsonParser.parseString(event)
        .getAsJsonArray()
        .get(1)
        .getAsJsonObject()
        .get("id")
        .getAsString();
  }

  @Test
  void aRelayThatSaysNothingIsNoAnswer() throws IOException {
    try (RelayDouble relay = relay((guest, text) -> guest.say("[\"NOTICE\",\"one moment\"]"))) {
      Ran ran = publish(1, relay.url());
      assertEquals(1, ran.exit(), ran.err());
      assertTrue(ran.lastLine().endsWith(": no answer"), ran.out());
    }
  }

  @Test
  void aHostileRelayIsLeftInOneSentence() throws IOException {
    Map<String, BiConsumer<RelayDouble.Guest, String>> lies = new LinkedHashMap<>();
    lies.put(
        "more than 131,072 characters", (guest, text) -> guest.say("\"" + "x".repeat(200_000)));
    lies.put(
        "a message of more than",
        (guest, text) -> {
          guest.part(true, "[");
          for (int i = 0; i < 1000; i++) {
            guest.part(false, "[".repeat(1000));
          }
        });
    lies.put("no message of a relay (not a JSON array)", (guest, text) -> guest.say("{]"));
    lies.put(
        "no message of a relay (no string at place 1)", (guest, text) -> guest.say("[\"OK\"]"));
    lies.put(
        "neither true nor false",
        (guest, text) -> guest.say("[\"OK\",\"" + id(text) + "\",\"yes\",\"\"]"));
    lies.put("(not a JSON array); ", (guest, text) -> guest.say("[".repeat(100_000)));
    lies.put(
        "answered what nobody asked",
        (guest, text) -> guest.say("[\"OK\",\"" + "ab".repeat(32) + "\",true,\"\"]"));
    lies.put(
        "more than 500 messages that nobody asked for",
        (guest, text) -> {
          for (int i = 0; i < 600; i++) {
            guest.say("[\"NOTICE\",\"" + i + "\"]");
          }
        });
    lies.put("relay (bytes)", (guest, text) -> guest.frame(0x82, new byte[10]));
    lies.put("has hung up", (guest, text) -> guest.hangUp());
    for (Map.Entry<String, BiConsumer<RelayDouble.Guest, String>> lie : lies.entrySet()) {
      try (RelayDouble relay = relay(lie.getValue())) {
        Ran ran = publish(relay.url());
        sentence(ran, lie.getKey().replace("131,072", "131072"));
        assertTrue(ran.err().startsWith(relay.url()), ran.err());
      }
    }
  }

  private static void sentence(Ran ran, String words) {
    assertEquals(2, ran.exit(), words + ": " + ran.out() + ran.err());
    assertTrue(ran.err().contains(words), words + ": " + ran.err());
    assertEquals(1, ran.err().lines().count(), ran.err());
    assertFalse(ran.err().contains("Exception"), ran.err());
  }

  @Test
  void whatIsNoRelayIsOneSentence() throws Exception {
    for (String url :
        List.of(
            "relay.example", "http://x", "wss://", "ws://a b", "ws://h:99999", "ws://u@h", "")) {
      sentence(publish(url), "is no address of a relay");
    }
    sentence(publish("ws://127.0.0.1:1"), "nobody listens there");
    sentence(publish("ws://nowhere.invalid"), "there is no host nowhere.invalid");
    try (ServerSocket door = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
      answering(door, "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
      sentence(publish("ws://127.0.0.1:" + door.getLocalPort()), "there is no relay (HTTP 404)");
    }
    try (RelayDouble plain = relay(new SmallRelay(1))) {
      sentence(publish(1, "wss://127.0.0.1:" + plain.port()), "does not answer");
    }
    Ran ran = Ran.parlor("publish", result.toString(), "--relay", "ws://x", "--timeout", "0");
    sentence(ran, "--timeout is 1 to 600 seconds");
  }

  private static void answering(ServerSocket door, String answer) {
    Thread thread =
        new Thread(
            () -> {
              try (Socket guest = door.accept()) {
                var unused = guest.getInputStream().read(new byte[4096]);
                guest.getOutputStream().write(answer.getBytes(StandardCharsets.US_ASCII));
                guest.getOutputStream().flush();
                unused = guest.getInputStream().read();
              } catch (IOException gone) {
                // the command has what it wanted
              }
            });
    thread.setDaemon(true);
    thread.start();
  }

  @Test
  void aCertificateThatNobodyTrustsIsSaidAsSuch(@TempDir Path folder) throws Exception {
    try (RelayDouble relay = RelayDouble.behind(SelfSigned.door(folder))) {
      sentence(publish("wss://127.0.0.1:" + relay.port()), "its certificate is wrong");
    }
  }

  @Test
  void aFileThatIsNoResultStopsNoOther(@TempDir Path folder) throws IOException {
    Path text = Files.writeString(folder.resolve("some.txt"), "no result\n");
    Path unsigned =
        Files.writeString(
            folder.resolve("unsigned.txt"),
            Files.readString(result).replaceAll("--> signature_.*\n", ""));
    SmallRelay kept = new SmallRelay(9);
    try (RelayDouble relay = relay(kept)) {
      Ran ran = Ran.parlor("publish", text.toString(), result.toString(), "--relay", relay.url());
      assertEquals(2, ran.exit());
      assertEquals(2, kept.size());
      Ran nothing = Ran.parlor("publish", unsigned.toString(), "--relay", relay.url());
      assertEquals(1, nothing.exit());
      assertTrue(nothing.err().contains("no good signature"), nothing.err());
    }
  }
}
