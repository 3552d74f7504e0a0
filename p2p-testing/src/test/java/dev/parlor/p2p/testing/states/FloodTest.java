package dev.parlor.p2p.testing.states;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.piles.Piles;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.seat.LobbyVerb;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.testing.standin.FastSignatures;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** A peer may say what it wants as often as it wants. A session remembers only so much of it. */
class FloodTest {
  private static final long SEED = 3;
  private static final int FLOOD = 150;
  private static final int LENGTH = 4_000;
  private static final long SLACK = 20_000;
  private static final Bytes FILLER = Bytes.of(new byte[32]);

  private static Bytes filled(int number, int length) {
    byte[] bytes = new byte[length];
    for (int i = 0; i < 4; i++) {
      bytes[bytes.length - 1 - i] = (byte) (number >> (8 * i));
    }
    return Bytes.of(bytes);
  }

  /** The messages that another guest repeats, each time with another content. */
  private static List<IntFunction<Message>> floods(TableSession<?, ?> session) {
    List<IntFunction<Message>> floods = new ArrayList<>();
    for (LobbyVerb verb : LobbyVerb.values()) {
      floods.add(n -> new Message.Text(Line.of(verb.name(), 3, filled(n, 32))));
    }
    floods.add(n -> new Message.Text(Line.of("CARD_GAME_EMOTE", 3, 1 + n % 4)));
    if (!session.roster().isPresent()) {
      return floods;
    }
    Bytes tid = session.roster().orElseThrow().tid();
    Signatures.Key key = FastSignatures.keyOf(session.roster().orElseThrow().sessionKeys().get(2));
    IntFunction<Entry> early =
        n -> {
          Payload payload = new Payload(Payload.BLOCK, filled(n, LENGTH));
          return Entry.sign(key, tid, new TableSeat(2), 1_000_000L + n, 3, FILLER, payload);
        };
    IntFunction<Entry> forged =
        n -> {
          Payload payload = new Payload(Payload.BLOCK, filled(n, LENGTH));
          return new Entry(
              tid, new TableSeat(n % 10), n, 3, FILLER, payload, filled(n, Signatures.LENGTH));
        };
    for (IntFunction<Entry> entries : List.of(early, forged)) {
      floods.add(n -> new Message.Submit(entries.apply(n)));
      floods.add(
          n -> {
            Entry entry = entries.apply(n);
            Order order = Order.sign(key, tid, 500 + n, FILLER, entry.hash());
            return new Message.Place(new Ordered(order, entry));
          });
      floods.add(n -> new Message.Yours(Order.sign(key, tid, n, FILLER, entries.apply(n).hash())));
    }
    floods.add(n -> new Message.Fetch(n, filled(n, 32)));
    floods.add(n -> new Message.Have(n));
    return floods;
  }

  @Test
  void theSecondFloodTakesNoMoreRoomThanTheFirst() {
    for (SeatInState scene : SeatInState.all(Piles.ID, SEED)) {
      StoryRoom<?, ?> room = scene.room().at(scene.still(), scene.seat());
      TableSession<?, ?> session = room.session(scene.seat());
      int kind = 0;
      for (IntFunction<Message> flood : floods(session)) {
        long dry = Weight.of(session);
        say(room, scene, flood, 0);
        long once = Weight.of(session);
        say(room, scene, flood, FLOOD);
        long twice = Weight.of(session);
        String what = scene + ", flood " + kind++ + ": " + dry + " " + once + " " + twice;
        assertTrue(twice <= once + SLACK, what);
        assertTrue(once <= dry + 64L * (LENGTH + 1_000) + SLACK, what);
      }
    }
  }

  private static void say(
      StoryRoom<?, ?> room, SeatInState scene, IntFunction<Message> flood, int from) {
    for (int number = from; number < from + FLOOD; number++) {
      Bytes message = flood.apply(number).encode();
      room.session(scene.seat()).on(new Input.Arrived(room.npub(2), message), room.now());
    }
  }

  @Test
  void whatIsWeighedIsThere() {
    long empty = Weight.of(new Payload(Payload.BLOCK, filled(1, 100)));
    assertEquals(1_000, Weight.of(new Payload(Payload.BLOCK, filled(1, 1_100))) - empty);
  }
}
