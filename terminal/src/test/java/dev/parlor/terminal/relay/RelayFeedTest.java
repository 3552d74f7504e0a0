package dev.parlor.terminal.relay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import dev.parlor.crypto.Hex;
import dev.parlor.crypto.nostr.Draft;
import dev.parlor.crypto.nostr.NostrEvent;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.terminal.shell.Problem;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

class RelayFeedTest {
  private static final RelayPatience SHORT =
      new RelayPatience(
          Duration.ofSeconds(60),
          Duration.ofSeconds(60),
          Duration.ofMillis(50),
          Duration.ofDays(1),
          Duration.ofSeconds(2));
  private static final SeededEntropy ENTROPY = new SeededEntropy(8);
  private static final SigningKey KEY = SigningKey.generate(ENTROPY);

  /** Notes what a feed says, in order. */
  private static final class Ear implements RelayNews {
    final BlockingQueue<String> said = new LinkedBlockingQueue<>();

    @Override
    public void event(NostrEvent event) {
      said.add(Hex.encode(event.id()));
    }

    @Override
    public void caughtUp(RelayAddress relay) {
      said.add("caught up");
    }

    @Override
    public void lost(RelayAddress relay, Problem why, long millis) {
      said.add(why.key());
    }

    String next() throws InterruptedException {
      return String.valueOf(said.poll(60, TimeUnit.SECONDS));
    }
  }

  private static NostrEvent event(long time, String game) {
    List<List<String>> tags = List.of(List.of("t", "card_game"), List.of("game", game));
    return NostrEvent.sign(KEY, new Draft(time, 30_078, tags, game), ENTROPY);
  }

  private static RelayFeed feed(RelayDouble relay, long since, Ear ear) {
    return new RelayFeed(RelayAddress.read(relay.url()), since, SHORT, ear);
  }

  private static String publish(RelayDouble relay, NostrEvent event) {
    String id = Hex.encode(event.id());
    Publication.of(RelayAddress.read(relay.url()), Map.of(id, event.json()), SHORT);
    return id;
  }

  @Test
  void whatWasThereComesPageByPageAndWhatIsNewAtOnce() throws Exception {
    SmallRelay kept = new SmallRelay(2);
    Ear ear = new Ear();
    try (RelayDouble relay = RelayDouble.on(0, kept)) {
      Set<String> ids = new TreeSet<>();
      for (int i = 0; i < 7; i++) {
        ids.add(publish(relay, event(1000 + i, "g" + i)));
      }
      RelayFeed feed = feed(relay, 1001, ear);
      try {
        Set<String> heard = new TreeSet<>();
        String next = ear.next();
        while (!next.equals("caught up")) {
          assertTrue(heard.add(next), "heard twice or lost: " + next);
          next = ear.next();
        }
        assertEquals(6, heard.size(), "one is older than was asked for");
        ids.removeAll(heard);
        assertEquals(1, ids.size());
        String late = publish(relay, event(500_000, "late"));
        assertEquals(late, ear.next());
      } finally {
        feed.close();
      }
    }
    String first = kept.asked.get(0);
    assertEquals(
        "[\"REQ\",\"live\",{\"kinds\":[30078],\"#t\":[\"card_game\"],\"limit\":500,\"since\":1001}]",
        first);
  }

  @Test
  void aRelayThatGoesAwayIsTriedAgainAndTellsOnlyWhatIsNew() throws Exception {
    SmallRelay kept = new SmallRelay(500);
    Ear ear = new Ear();
    RelayDouble relay = RelayDouble.on(0, kept);
    String first = publish(relay, event(1000, "a"));
    RelayFeed feed = feed(relay, 0, ear);
    try {
      assertEquals(first, ear.next());
      assertEquals("caught up", ear.next());
      relay.close();
      // If the end comes while the last message is being handled, only a ping finds it.
      assertTrue(Set.of("relay.hungUp", "relay.broken", "relay.silent").contains(ear.next()));
      try (RelayDouble again = RelayDouble.on(relay.port(), kept)) {
        String second = publish(again, event(System.currentTimeMillis() / 1000, "b"));
        String next = ear.next();
        while (next.startsWith("relay.") || next.equals("caught up")) {
          next = ear.next();
        }
        assertEquals(second, next);
        assertTrue(kept.asked.get(kept.asked.size() - 1).contains("\"since\":"));
      }
    } finally {
      feed.close();
    }
  }

  @Test
  void aHostileRelayIsLeft() throws Exception {
    String forged = event(5, "x").json().replace("\"content\":\"x\"", "\"content\":\"y\"");
    Map<String, BiConsumer<RelayDouble.Guest, String>> lies = new LinkedHashMap<>();
    lies.put("relay.wrongId", (guest, text) -> guest.say("[\"EVENT\",\"x\"," + forged + "]"));
    lies.put(
        "relay.badEvents",
        (guest, text) -> {
          for (int i = 0; i < 200; i++) {
            guest.say("[\"EVENT\",\"live\"," + forged + "]");
          }
        });
    lies.put(
        "relay.closed", (guest, text) -> guest.say("[\"CLOSED\",\"live\",\"auth-required: x\"]"));
    lies.put("relay.malformed", (guest, text) -> guest.say("[\"EVENT\",\"live\",7]"));
    lies.put("relay.tooLong", (guest, text) -> guest.say("[\"" + "x".repeat(200_000)));
    for (Map.Entry<String, BiConsumer<RelayDouble.Guest, String>> lie : lies.entrySet()) {
      Ear ear = new Ear();
      try (RelayDouble relay = RelayDouble.on(0, lie.getValue())) {
        RelayFeed feed = feed(relay, 0, ear);
        assertEquals(lie.getKey(), ear.next());
        feed.close();
      }
    }
  }

  @Test
  void pagesThatLeadNowhereEnd() throws IOException, InterruptedException {
    Ear ear = new Ear();
    BiConsumer<RelayDouble.Guest, String> same =
        (guest, text) -> {
          var request = JsonParser.parseString(text).getAsJsonArray();
          if (request.get(0).getAsString().equals("REQ")) {
            guest.say("[\"EVENT\"," + request.get(1) + "," + event(1000, "same").json() + "]");
            guest.say("[\"EOSE\"," + request.get(1) + "]");
          }
        };
    try (RelayDouble relay = RelayDouble.on(0, same)) {
      RelayFeed feed = feed(relay, 0, ear);
      String next = ear.next();
      int events = 0;
      while (!next.equals("caught up")) {
        events++;
        next = ear.next();
      }
      assertEquals(1, events, "the second page is the first again");
      feed.close();
    }
  }
}
