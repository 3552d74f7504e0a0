package dev.parlor.terminal.relay;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import dev.parlor.p2p.wire.Malformed;

/**
 * What a relay says, of an event, of a subscription, or else: a JSON array whose first string tells
 * what it is (NIP-01).
 */
sealed interface RelayMessage {
  /** An event of a subscription, as the text of its JSON object. */
  record Stored(String subscription, String event) implements RelayMessage {
    @Override
    public void to(Listener listener) {
      listener.stored(this);
    }
  }

  /** The answer to an event that was sent. */
  record Ok(String id, boolean accepted, String why) implements RelayMessage {
    @Override
    public void to(Listener listener) {
      listener.ok(this);
    }
  }

  /** The relay has ended a subscription. */
  record Closed(String subscription, String why) implements RelayMessage {
    @Override
    public void to(Listener listener) {
      listener.closed(this);
    }
  }

  /** Everything that the relay had was sent. From now on come new events. */
  record EndOfStored(String subscription) implements RelayMessage {
    @Override
    public void to(Listener listener) {
      listener.endOfStored(this);
    }
  }

  /** A sentence for people. */
  record Notice(String text) implements RelayMessage {
    @Override
    public void to(Listener listener) {
      listener.notice(this);
    }
  }

  /** Something that another NIP knows. */
  record Unknown(String verb) implements RelayMessage {
    @Override
    public void to(Listener listener) {
      listener.unknown(this);
    }
  }

  /** What is done for each kind of message. */
  interface Listener {
    void stored(Stored stored);

    void ok(Ok ok);

    void closed(Closed closed);

    void endOfStored(EndOfStored endOfStored);

    void notice(Notice notice);

    void unknown(Unknown unknown);
  }

  void to(Listener listener);

  static RelayMessage read(String text) throws Malformed {
    JsonArray array = array(text);
    String verb = string(array, 0);
    return switch (verb) {
      case "OK" -> new Ok(string(array, 1), flag(array, 2), optional(array, 3));
      case "EVENT" -> new Stored(string(array, 1), object(array, 2));
      case "EOSE" -> new EndOfStored(string(array, 1));
      case "CLOSED" -> new Closed(string(array, 1), optional(array, 2));
      case "NOTICE" -> new Notice(string(array, 1));
      default -> new Unknown(verb);
    };
  }

  private static JsonArray array(String text) throws Malformed {
    try {
      JsonElement json = JsonParser.parseString(text);
      if (json.isJsonArray()) {
        return json.getAsJsonArray();
      }
    } catch (JsonParseException | StackOverflowError notJson) {
      // said below
    }
    throw new Malformed("not a JSON array");
  }

  private static String string(JsonArray array, int at) throws Malformed {
    JsonElement element = at < array.size() ? array.get(at) : array;
    if (element instanceof JsonPrimitive primitive && primitive.isString()) {
      return primitive.getAsString();
    }
    throw new Malformed("no string at place " + at);
  }

  /** A text that relays sometimes leave out. */
  private static String optional(JsonArray array, int at) throws Malformed {
    return at < array.size() ? string(array, at) : "";
  }

  private static boolean flag(JsonArray array, int at) throws Malformed {
    JsonElement element = at < array.size() ? array.get(at) : array;
    if (element instanceof JsonPrimitive primitive && primitive.isBoolean()) {
      return primitive.getAsBoolean();
    }
    throw new Malformed("neither true nor false at place " + at);
  }

  private static String object(JsonArray array, int at) throws Malformed {
    JsonElement element = at < array.size() ? array.get(at) : array;
    if (element.isJsonObject()) {
      return element.toString();
    }
    throw new Malformed("no object at place " + at);
  }
}
