package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.piles.BestOdds;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WhereaboutsTest {
  private static final Bytes PEER = Bytes.of(new byte[32]);
  private static final Bytes HERE = Bytes.of(new byte[] {1, 2, 3, 4, 5, 6});
  private static final Bytes THERE = Bytes.of(new byte[] {6, 5, 4, 3, 2, 1});

  private static Bytes line(String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    byte[] message = new byte[1 + utf8.length];
    System.arraycopy(utf8, 0, message, 1, utf8.length);
    return Bytes.of(message);
  }

  @Test
  void theLinesAreThese() throws Malformed {
    assertEquals(
        line("CARD_GAME_ADDRESS:YOURS:010203040506"), new AddressLine(true, HERE).message());
    assertEquals(
        line("CARD_GAME_ADDRESS:MINE:060504030201"), new AddressLine(false, THERE).message());
    assertEquals(
        Optional.of(new AddressLine(false, THERE)),
        AddressLine.read(Line.parse("CARD_GAME_ADDRESS:MINE:060504030201")));
  }

  @Test
  void bothEndsLearnWhereTheyAreAndTellItOthers() {
    PlayingPhones<?, ?> tables = new PlayingPhones<>(PilesKit.KIT, new BestOdds(), 3, 1, Map.of());
    tables.unplug(1);
    tables.plugIn(1, THERE, HERE);
    assertEquals(
        List.of(
            new Effect.Address(Optional.empty(), HERE),
            new Effect.Address(Optional.empty(), THERE)),
        sorted(tables.addresses));
    tables.addresses.clear();
    tables.unplug(2);
    tables.plugIn(2);
    assertEquals(List.of(new Effect.Address(Optional.of(tables.npub(0)), HERE)), tables.addresses);
  }

  private static List<Effect.Address> sorted(List<Effect.Address> addresses) {
    List<Effect.Address> sorted = new ArrayList<>(addresses);
    sorted.sort((a, b) -> a.address().compareTo(b.address()));
    return sorted;
  }

  @Test
  void eachThingIsHeardOnceALink() {
    Whereabouts whereabouts = new Whereabouts();
    List<Effect.OfRim> out = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      assertTrue(whereabouts.isMine(PEER, line("CARD_GAME_ADDRESS:MINE:06050403020" + i), out));
    }
    assertEquals(1, out.size());
    assertEquals(List.of(), whereabouts.greet(PEER, 3));
    assertTrue(whereabouts.isMine(PEER, new AddressLine(false, HERE).message(), out));
    assertEquals(2, out.size());
  }

  @Test
  void otherMessagesAreForTheSession() {
    Whereabouts whereabouts = new Whereabouts();
    List<Effect.OfRim> out = new ArrayList<>();
    for (String other :
        new String[] {
          "",
          "ERROR:FULL",
          "CARD_GAME_ADDRESS",
          "CARD_GAME_ADDRESS:HIS:010203040506",
          "CARD_GAME_ADDRESS:MINE:0102",
          "CARD_GAME_ADDRESS:MINE:" + "01".repeat(40)
        }) {
      assertFalse(whereabouts.isMine(PEER, line(other), out), other);
    }
    assertFalse(whereabouts.isMine(PEER, Bytes.of(new byte[0]), out));
    assertFalse(whereabouts.isMine(PEER, Bytes.of(new byte[] {1, 2, 3}), out));
    assertEquals(List.of(), out);
  }
}
