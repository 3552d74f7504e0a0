package dev.parlor.p2p.testing.states;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Epochs;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.seat.LobbyVerb;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.station.StationMessage;
import dev.parlor.p2p.testing.bare.Letter;
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
 * @param row the kind of message, and the way in which it is wrong
 * @param voice who says it: 0 its author, 1 another seat, 2 a stranger
 */
record Speech(String row, int voice, Bytes from, Bytes message) {
  static final int VOICES = 3;
  static final Bytes STRANGER =
      new FastSignatures().key(new SeededEntropy("stranger").bytes(32)).publicKey();
  private static final int TOO_MUCH = 66_000;
  private static final TableSeat MAX_SEAT = new TableSeat(9);

  /** Every kind of message there is: the classes of {@link Message.OfLog}, lines by their verbs. */
  static List<String> kinds() {
    List<String> kinds = new ArrayList<>();
    for (Class<?> kind : Message.OfLog.class.getPermittedSubclasses()) {
      kinds.add(kind.getSimpleName());
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

  /**
   * All that somebody could say to the seat of this scene: messages that were said before, that are
   * yet to come, that the seat itself has sent, and those of another table.
   */
  static List<Speech> all(SeatInState scene, StoryRoom<?, ?> foreign) {
    List<Speech> all = new ArrayList<>();
    List<Letter> heard = scene.room().heard;
    List<Letter> before = heard.subList(0, scene.still().heard());
    List<Letter> after = heard.subList(before.size(), heard.size());
    for (String kind : kinds()) {
      Map<String, Letter> ways = new LinkedHashMap<>();
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
      made(kind, scene).ifPresent(made -> ways.put("made", new Letter(0, 0, made, null)));
      ways.forEach((way, letter) -> voices(scene, kind + " " + way, letter, all));
      ways.values().stream().findFirst().ifPresent(some -> spoilt(scene, kind, some, all));
    }
    strange(scene, all);
    return all;
  }

  private static Optional<Letter> last(List<Letter> letters, String kind, Predicate<Letter> which) {
    for (int at = letters.size() - 1; at >= 0; at--) {
      Letter letter = letters.get(at);
      if (which.test(letter) && kindOf(text(letter)).equals(kind)) {
        return Optional.of(letter);
      }
    }
    return Optional.empty();
  }

  private static Bytes text(Letter letter) {
    return java.util.Objects.requireNonNull(letter.message());
  }

  /** A message of a kind that no honest story has. */
  private static Optional<Bytes> made(String kind, SeatInState scene) {
    Bytes none = Bytes.of(new byte[32]);
    Bytes unsigned = Bytes.of(new byte[Signatures.LENGTH]);
    List<Epochs.Span> epochs = List.of(new Epochs.Span(0, 0), new Epochs.Span(5, 0));
    return switch (kind) {
      case "FetchIn" -> Optional.of(new Message.FetchIn(0, none, epochs).encode());
      case "Suspect" -> Optional.of(new Message.Suspect(1, 0).encode());
      case "Ballot" ->
          Optional.of(
              new Message.Ballot(new Vote(new TableSeat(1), 1, 0, 0, none, unsigned)).encode());
      default -> line(kind, scene);
    };
  }

  private static Optional<Bytes> line(String kind, SeatInState scene) {
    Line line =
        switch (kind) {
          case "ERROR" -> Line.of(kind, "FULL");
          case "CARD_GAME_LEAVE" -> Line.of(kind, scene.room().npub(0), "LEFT");
          case "CARD_GAME_EMOTE" -> Line.of(kind, 1, 1);
          case "CARD_GAME_ADDRESS" -> Line.of(kind, "MINE", "010203040506");
          case "CARD_GAME_WATCH" -> Line.of(kind);
          case "WATCHING" -> Line.of(kind, 2);
          case "UNKNOWN" -> Line.of("NOBODY_SAYS_THIS", 1, 2);
          default -> null;
        };
    return Optional.ofNullable(line).map(known -> new Message.Text(known).encode());
  }

  private static void voices(SeatInState scene, String row, Letter letter, List<Speech> all) {
    int author = letter.from() == scene.seat() ? 1 - scene.seat() : letter.from();
    int other = StoryRoom.SEATS - author - scene.seat();
    all.add(new Speech(row, 0, scene.room().npub(author), text(letter)));
    all.add(new Speech(row, 1, scene.room().npub(other), text(letter)));
    all.add(new Speech(row, 2, STRANGER, text(letter)));
  }

  private static void spoilt(SeatInState scene, String kind, Letter letter, List<Speech> all) {
    byte[] whole = text(letter).toArray();
    Bytes author =
        scene.room().npub(letter.from() == scene.seat() ? 1 - scene.seat() : letter.from());
    for (int length : new int[] {1, whole.length / 2, whole.length - 1}) {
      all.add(new Speech(kind + " cut", 0, author, Bytes.of(Arrays.copyOf(whole, length))));
    }
    for (int more : new int[] {1, TOO_MUCH}) {
      byte[] longer = Arrays.copyOf(whole, whole.length + more);
      Arrays.fill(longer, whole.length, longer.length, (byte) '0');
      all.add(new Speech(kind + " longer", 0, author, Bytes.of(longer)));
    }
  }

  /**
   * Messages in the name of a seat that the table does not have, and with the least and the
   * greatest numbers.
   */
  private static void edges(SeatInState scene, List<Speech> all) {
    Roster roster = scene.room().session(0).roster().orElseThrow();
    Bytes none = Bytes.of(new byte[32]);
    Bytes unsigned = Bytes.of(new byte[Signatures.LENGTH]);
    Payload payload = Payload.text(Line.of("LEAVE", 1));
    Entry entry = new Entry(roster.tid(), MAX_SEAT, 0, 0, none, payload, unsigned);
    Signatures.Key host = FastSignatures.keyOf(roster.sessionKeys().get(0));
    Order order = Order.sign(host, roster.tid(), 1_000_000, none, entry.hash());
    Letter letter = new Letter(0, scene.seat(), null, null);
    for (long edge : new long[] {0, 1, 0x7fff_ffffL, 0xffff_ffffL}) {
      long index = Math.min(edge, 0x7fff_ffffL); // the first bit says that an epoch follows
      Order there = Order.sign(host, roster.tid(), index, none, entry.hash());
      for (Message message :
          List.of(
              new Message.Fetch(edge, none),
              new Message.Have(edge),
              new Message.Yours(there),
              new Message.Place(new Ordered(there, entry)))) {
        String row = "EDGE " + message.getClass().getSimpleName();
        voices(scene, row, with(letter, message.encode().toArray()), all);
      }
    }
    for (Message message :
        List.of(
            new Message.Submit(entry),
            new Message.Place(new Ordered(order, entry)),
            new Message.Yours(order))) {
      String row = "NO_SEAT " + message.getClass().getSimpleName();
      voices(scene, row, with(letter, message.encode().toArray()), all);
    }
  }

  private static Letter with(Letter letter, byte @Nullable [] message) {
    return new Letter(
        letter.from(), letter.to(), Bytes.of(java.util.Objects.requireNonNull(message)), null);
  }

  /** Messages that nobody says at a table: empty ones, unknown kinds, words for a station. */
  private static void strange(SeatInState scene, List<Speech> all) {
    Letter host = new Letter(0, scene.seat(), null, null);
    voices(scene, "NOTHING", with(host, new byte[0]), all);
    for (int kind : new int[] {9, 10, 127, 128, 255}) {
      byte[] message = new byte[200];
      message[0] = (byte) kind;
      voices(scene, "NO_KIND", with(host, message), all);
    }
    edges(scene, all);
    for (Class<?> kind : StationMessage.class.getPermittedSubclasses()) {
      StationMessage word =
          kind.equals(StationMessage.Text.class)
              ? new StationMessage.Text(Line.of("RESULT_PUT", 5_000))
              : new StationMessage.Part(Bytes.of(new byte[5_000]));
      voices(scene, "station " + kind.getSimpleName(), with(host, word.encode().toArray()), all);
    }
  }
}
