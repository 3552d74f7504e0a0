package dev.parlor.p2p.testing.states;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.p2p.station.StationMessage;
import dev.parlor.p2p.table.LobbyVerb;
import dev.parlor.p2p.table.Message;
import dev.parlor.p2p.testing.standin.FastSignatures;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A message that should not come now.
 *
 * @param row kind and way in which it is wrong
 * @param voice 0 its author, 1 another seat, 2 a stranger
 */
record Speech(String row, int voice, Bytes from, Bytes message) {
  static final int VOICES = 3;
  private static final Bytes STRANGER =
      new FastSignatures().key(new SeededEntropy("stranger").bytes(32)).publicKey();
  private static final int TOO_MUCH = 66_000;

  /** Every kind of message there is: the classes of {@link Message}, lines by their verbs. */
  static List<String> kinds() {
    List<String> kinds = new ArrayList<>();
    for (Class<?> kind : Message.class.getPermittedSubclasses()) {
      if (!kind.equals(Message.Text.class)) {
        kinds.add(kind.getSimpleName());
      }
    }
    for (LobbyVerb verb : LobbyVerb.values()) {
      kinds.add(verb.name());
    }
    kinds.add("UNKNOWN");
    return kinds;
  }

  private static String kindOf(Bytes message) {
    try {
      Message read = Message.decode(message);
      return read instanceof Message.Text text
          ? text.line().verb()
          : read.getClass().getSimpleName();
    } catch (Malformed impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** What somebody could say to the seat of this scene: said before, to come, its own, foreign. */
  static List<Speech> all(Scene scene, Room<?, ?> foreign) {
    List<Speech> all = new ArrayList<>();
    List<Room.Letter> heard = scene.room().heard;
    List<Room.Letter> before = heard.subList(0, scene.still().heard());
    List<Room.Letter> after = heard.subList(before.size(), heard.size());
    for (String kind : kinds()) {
      Map<String, Room.Letter> ways = new LinkedHashMap<>();
      last(before, kind, letter -> letter.to() == scene.seat())
          .ifPresent(l -> ways.put("again", l));
      last(after, kind, letter -> letter.to() == scene.seat())
          .or(() -> last(after, kind, letter -> letter.from() != scene.seat()))
          .ifPresent(letter -> ways.put("early", letter));
      last(before, kind, letter -> letter.from() == scene.seat())
          .ifPresent(letter -> ways.put("echo", letter));
      last(foreign.heard, kind, letter -> letter.to() == scene.seat())
          .or(() -> last(foreign.heard, kind, letter -> true))
          .ifPresent(letter -> ways.put("foreign", letter));
      made(kind).ifPresent(made -> ways.put("made", new Room.Letter(0, 0, made, null)));
      ways.forEach((way, letter) -> voices(scene, kind + " " + way, letter, all));
      ways.values().stream().findFirst().ifPresent(some -> spoilt(scene, kind, some, all));
    }
    strange(scene, all);
    return all;
  }

  private static Optional<Room.Letter> last(
      List<Room.Letter> letters, String kind, Predicate<Room.Letter> which) {
    for (int at = letters.size() - 1; at >= 0; at--) {
      Room.Letter letter = letters.get(at);
      if (which.test(letter) && kindOf(text(letter)).equals(kind)) {
        return Optional.of(letter);
      }
    }
    return Optional.empty();
  }

  private static Bytes text(Room.Letter letter) {
    return java.util.Objects.requireNonNull(letter.message());
  }

  /** Kinds that no honest story tells. */
  private static Optional<Bytes> made(String kind) {
    Line line =
        switch (kind) {
          case "ERROR" -> Line.of(kind, "FULL");
          case "CARD_GAME_ADDRESS" -> Line.of(kind, "MINE", "010203040506");
          case "UNKNOWN" -> Line.of("NOBODY_SAYS_THIS", 1, 2);
          default -> null;
        };
    return Optional.ofNullable(line).map(known -> new Message.Text(known).encode());
  }

  private static void voices(Scene scene, String row, Room.Letter letter, List<Speech> all) {
    int author = letter.from() == scene.seat() ? 1 - scene.seat() : letter.from();
    int other = Room.SEATS - author - scene.seat();
    all.add(new Speech(row, 0, scene.room().npub(author), text(letter)));
    all.add(new Speech(row, 1, scene.room().npub(other), text(letter)));
    all.add(new Speech(row, 2, STRANGER, text(letter)));
  }

  private static void spoilt(Scene scene, String kind, Room.Letter letter, List<Speech> all) {
    byte[] whole = text(letter).toArray();
    for (int length : new int[] {1, whole.length / 2, whole.length - 1}) {
      voices(scene, kind + " cut", with(letter, Arrays.copyOf(whole, length)), all);
    }
    for (int more : new int[] {1, TOO_MUCH}) {
      byte[] longer = Arrays.copyOf(whole, whole.length + more);
      Arrays.fill(longer, whole.length, longer.length, (byte) '0');
      voices(scene, kind + " longer", with(letter, longer), all);
    }
  }

  private static Room.Letter with(Room.Letter letter, byte @Nullable [] message) {
    return new Room.Letter(
        letter.from(), letter.to(), Bytes.of(java.util.Objects.requireNonNull(message)), null);
  }

  /** What nobody says at a table: nothing, kinds that there are not, words for a station. */
  private static void strange(Scene scene, List<Speech> all) {
    Room.Letter host = new Room.Letter(0, scene.seat(), null, null);
    voices(scene, "NOTHING", with(host, new byte[0]), all);
    for (int kind : new int[] {6, 7, 127, 128, 255}) {
      byte[] message = new byte[200];
      message[0] = (byte) kind;
      voices(scene, "NO_KIND", with(host, message), all);
    }
    for (Class<?> kind : StationMessage.class.getPermittedSubclasses()) {
      StationMessage word =
          kind.equals(StationMessage.Text.class)
              ? new StationMessage.Text(Line.of("RESULT_PUT", 5_000))
              : new StationMessage.Part(Bytes.of(new byte[5_000]));
      voices(scene, "station " + kind.getSimpleName(), with(host, word.encode().toArray()), all);
    }
  }
}
