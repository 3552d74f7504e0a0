package dev.parlor.terminal.relay;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.nostr.NostrEvent;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * Does what an honest relay does, as far as ours is concerned: it keeps events, finds them and
 * passes them on.
 */
public final class SmallRelay implements BiConsumer<RelayDouble.Guest, String> {
  private final Map<String, JsonObject> events = new LinkedHashMap<>();
  private final Map<RelayDouble.Guest, Map<String, JsonObject>> listeners = new HashMap<>();
  private final int most;
  public final List<String> asked = new ArrayList<>();

  /** A relay that gives no more than this many events at once, whatever it is asked for. */
  public SmallRelay(int most) {
    this.most = most;
  }

  @Override
  public synchronized void accept(RelayDouble.Guest guest, String text) {
    JsonArray message = JsonParser.parseString(text).getAsJsonArray();
    switch (message.get(0).getAsString()) {
      case "EVENT" -> keep(guest, message.get(1).getAsJsonObject());
      case "REQ" -> {
        asked.add(text);
        String name = message.get(1).getAsString();
        JsonObject filter = message.get(2).getAsJsonObject();
        listeners.computeIfAbsent(guest, first -> new HashMap<>()).put(name, filter);
        events.values().stream()
            .filter(event -> matches(event, filter))
            .sorted((a, b) -> Long.compare(time(b), time(a)))
            .limit(Math.min(most, filter.get("limit").getAsInt()))
            .forEach(event -> guest.say("[\"EVENT\",\"" + name + "\"," + event + "]"));
        guest.say("[\"EOSE\",\"" + name + "\"]");
      }
      case "CLOSE" -> {
        Map<String, JsonObject> mine = listeners.getOrDefault(guest, new HashMap<>());
        mine.remove(message.get(1).getAsString());
      }
      default -> guest.say("[\"NOTICE\",\"what?\"]");
    }
  }

  private void keep(RelayDouble.Guest guest, JsonObject event) {
    String id = event.get("id").getAsString();
    try {
      var good = NostrEvent.parse(event.toString());
      boolean known = events.put(id, event) != null;
      guest.say("[\"OK\",\"" + id + "\",true,\"" + (known ? "duplicate: known" : "") + "\"]");
      if (!known && good.draft().kind() > 0) {
        listeners.entrySet().removeIf(each -> !tell(each.getKey(), each.getValue(), event));
      }
    } catch (BadInput forged) {
      guest.say("[\"OK\",\"" + id + "\",false,\"invalid: " + forged.reason() + "\"]");
    }
  }

  /** Tells a listener of an event; answers whether the listener is still there. */
  private static boolean tell(
      RelayDouble.Guest listener, Map<String, JsonObject> filters, JsonObject event) {
    try {
      filters.forEach(
          (name, filter) -> {
            if (matches(event, filter)) {
              listener.say("[\"EVENT\",\"" + name + "\"," + event + "]");
            }
          });
      return true;
    } catch (UncheckedIOException gone) {
      return false;
    }
  }

  public synchronized int size() {
    return events.size();
  }

  private static long time(JsonObject event) {
    return event.get("created_at").getAsLong();
  }

  private static boolean matches(JsonObject event, JsonObject filter) {
    long since = filter.has("since") ? filter.get("since").getAsLong() : 0;
    long until = filter.has("until") ? filter.get("until").getAsLong() : Long.MAX_VALUE;
    boolean tagged = false;
    for (JsonElement tag : event.get("tags").getAsJsonArray()) {
      String name = tag.getAsJsonArray().get(0).getAsString();
      tagged |=
          name.equals("t")
              && filter.get("#t").getAsJsonArray().contains(tag.getAsJsonArray().get(1));
    }
    return tagged
        && filter.get("kinds").getAsJsonArray().contains(event.get("kind"))
        && time(event) >= since
        && time(event) <= until;
  }
}
