package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.piles.BestOdds;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Seats tell each other where they are found. Nobody gets others to believe a false place. */
class SignpostsTest {
  private static final Bytes HERE = Bytes.of(new byte[] {10, 0, 0, 1, 4, 1});
  private static final Bytes THERE = Bytes.of(new byte[] {10, 0, 0, 2, 4, 2});
  private static final String KEY = "00".repeat(32);

  private static PlayingPhones<?, ?> table(int agreed) {
    return new PlayingPhones<>(PilesKit.KIT, new BestOdds(), 3, 1, Map.of(), agreed);
  }

  private static Bytes line(String text) throws Malformed {
    return new Message.Text(Line.parse(text)).encode();
  }

  private static void offers(PlayingPhones<?, ?> tables, int seat, Bytes address) {
    tables.nodes.get(seat).offer(List.of(address));
    tables.input(seat, new Input.Tick());
    tables.settle();
  }

  private static List<Object> heard(PlayingPhones<?, ?> tables) {
    List<Object> ways = new ArrayList<>(tables.told);
    ways.removeIf(effect -> !(effect instanceof Effect.Ways));
    tables.told.clear();
    return ways;
  }

  @Test
  void theLineIsThis() throws Malformed {
    Bytes npub = Bytes.parseHex(KEY, 32);
    WaysLine said = new WaysLine(npub, List.of(HERE, Bytes.of(new byte[18])));
    String text = "CARD_GAME_WAYS:" + KEY + ":0a0000010401:" + "00".repeat(18);
    assertEquals(line(text), said.message());
    assertEquals(Optional.of(said), WaysLine.read(Line.parse(text)));
    assertEquals(
        Optional.of(new WaysLine(npub, List.of())),
        WaysLine.read(Line.parse("CARD_GAME_WAYS:" + KEY)));
  }

  @Test
  void whoeverOrdersHandsOnWhatAGuestSaysOfItself() {
    PlayingPhones<?, ?> tables = table(3);
    offers(tables, 1, HERE);
    assertEquals(
        List.of(
            new Effect.Ways(tables.npub(1), List.of(HERE), true),
            new Effect.Ways(tables.npub(1), List.of(HERE), false)),
        heard(tables));
    tables.unplug(2);
    tables.plugIn(2);
    assertEquals(
        List.of(new Effect.Ways(tables.npub(1), List.of(HERE), false)),
        heard(tables),
        "who comes back has not missed it");
  }

  @Test
  void nobodyIsToldBeforeTheMatch() {
    PlayingPhones<?, ?> tables = table(2);
    offers(tables, 1, HERE);
    assertEquals(List.of(), heard(tables));
    tables.input(0, new Input.Confirm());
    tables.settle();
    assertEquals(2, heard(tables).size());
  }

  @Test
  void nobodyIsHeardAboutSomebodyElseButWhoeverOrders() {
    PlayingPhones<?, ?> tables = table(3);
    Signposts ways = new Signposts(tables.session(2));
    List<Effect.OfRim> out = new ArrayList<>();
    WaysLine ofHost = new WaysLine(tables.npub(0), List.of(THERE));
    WaysLine ofMe = new WaysLine(tables.npub(2), List.of(THERE));
    WaysLine ofStranger = new WaysLine(Bytes.of(new byte[32]), List.of(THERE));
    assertTrue(ways.isMine(tables.npub(1), ofHost.message(), out));
    assertTrue(ways.isMine(tables.npub(0), ofMe.message(), out));
    assertTrue(ways.isMine(tables.npub(0), ofStranger.message(), out));
    assertTrue(ways.isMine(ofStranger.npub(), ofStranger.message(), out));
    assertEquals(List.of(), out);
    assertTrue(ways.isMine(tables.npub(0), ofHost.message(), out));
    assertEquals(List.of(new Effect.Ways(tables.npub(0), List.of(THERE), true)), out);
  }

  @Test
  void aFloodIsNotHeard() {
    PlayingPhones<?, ?> tables = table(3);
    Signposts ways = new Signposts(tables.session(2));
    List<Effect.OfRim> out = new ArrayList<>();
    for (int i = 0; i < 1_000; i++) {
      Bytes address = Bytes.of(new byte[] {10, 0, 0, 1, (byte) (i >> 8), (byte) i});
      assertTrue(
          ways.isMine(
              tables.npub(0), new WaysLine(tables.npub(0), List.of(address)).message(), out));
      assertTrue(
          ways.isMine(
              tables.npub(0), new WaysLine(tables.npub(1), List.of(address)).message(), out));
    }
    assertEquals(1 + Signposts.MOST_HEARD, out.size());
    ways.fresh(tables.npub(0));
    assertTrue(
        ways.isMine(tables.npub(0), new WaysLine(tables.npub(0), List.of(HERE)).message(), out));
    assertEquals(2 + Signposts.MOST_HEARD, out.size(), "another link, another word");
  }

  @Test
  void whatIsNoSuchLineIsForTheSession() throws Malformed {
    PlayingPhones<?, ?> tables = table(3);
    Signposts ways = new Signposts(tables.session(2));
    List<Effect.OfRim> out = new ArrayList<>();
    for (String other :
        new String[] {
          "ERROR:FULL",
          "CARD_GAME_WAYS",
          "CARD_GAME_WAYS:00",
          "CARD_GAME_WAYS:" + KEY + ":0a00000104",
          "CARD_GAME_WAYS:" + KEY + ":" + "00".repeat(17),
          "CARD_GAME_WAYS:" + KEY + ":localhost",
          "CARD_GAME_WAYS:" + KEY + ":0a0000010401".repeat(5),
          "CARD_GAME_WAYS:" + KEY + ":" + "00".repeat(200)
        }) {
      assertFalse(ways.isMine(tables.npub(0), line(other), out), other);
    }
    assertFalse(ways.isMine(tables.npub(0), Bytes.of(new byte[0]), out));
    assertFalse(ways.isMine(tables.npub(0), Bytes.of(new byte[] {1, 2, 3}), out));
    assertEquals(List.of(), out);
  }
}
