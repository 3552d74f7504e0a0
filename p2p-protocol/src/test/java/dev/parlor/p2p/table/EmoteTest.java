package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.piles.PilesState;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Four phrases beside the match. They are heard by all, come seldom, and are never signed. */
class EmoteTest {
  private final PlayingPhones<PilesState, PilesView> table =
      new PlayingPhones<>(PilesKit.KIT, new BestOdds(), 3, 5, Map.of());

  private String heard(int seat) {
    return table.session(seat).view().emotes().stream()
        .map(said -> said.seat() + " " + said.emote())
        .collect(Collectors.joining(", "));
  }

  private void say(int seat, Emote emote) {
    table.input(seat, new Input.Say(emote));
    table.settle();
  }

  /** Brings a made-up line from one phone to another. */
  private List<Effect> arrives(int from, int to, Line line) {
    Bytes message = new Message.Text(line).encode();
    return table.session(to).on(new Input.Arrived(table.npub(from), message), table.now());
  }

  private static boolean isEmote(Effect effect) {
    return effect instanceof Effect.Send send
        && send.message()
            .equals(new Message.Text(Emotes.line(new TableSeat(1), Emote.WELL_PLAYED)).encode());
  }

  private static boolean isExpelled(List<Effect> effects) {
    return effects.stream().anyMatch(Effect.Expel.class::isInstance);
  }

  @Test
  void itsBytesAreThoseOfTheProtocol() {
    Bytes bytes = new Message.Text(Emotes.line(new TableSeat(1), Emote.OH_NO)).encode();
    assertEquals("00434152445f47414d455f454d4f54453a323a33", bytes.hex());
    assertEquals(
        "CARD_GAME_EMOTE:2:3",
        new String(bytes.toArray(), 1, bytes.length() - 1, StandardCharsets.UTF_8));
  }

  @Test
  void allHearWhatAGuestAndAHostSayAndTheLogDoesNot() {
    long log = table.session(0).log().size();
    say(1, Emote.WELL_PLAYED);
    say(0, Emote.THANKS);
    for (int seat = 0; seat < 3; seat++) {
      assertEquals("1 WELL_PLAYED, 0 THANKS", heard(seat), "seat " + seat);
    }
    assertEquals(log, table.session(0).log().size());
    assertTrue(table.told.isEmpty(), table.told::toString);
  }

  @Test
  void aPlayerIsAskedForAMomentBetweenTwo() {
    say(1, Emote.WELL_PLAYED);
    table.pass(Emotes.APART);
    say(1, Emote.OH_NO);
    assertTrue(table.told.toString().contains("table.saidTooSoon"), table.told.toString());
    assertEquals("1 WELL_PLAYED", heard(2));
    table.pass(1_000);
    say(1, Emote.OH_NO);
    assertEquals("1 OH_NO", heard(2));
  }

  @Test
  void aFloodIsHeardOnceInFiveSecondsWhoeverPassesItOn() {
    int passedOn = 0;
    for (int n = 0; n < 1_000; n++) {
      table.skip(100);
      Line line = Emotes.line(new TableSeat(1), Emote.WELL_PLAYED);
      passedOn += arrives(1, 0, line).stream().anyMatch(EmoteTest::isEmote) ? 1 : 0;
      arrives(0, 2, line);
    }
    assertEquals(20, passedOn, "100 seconds of flood to the host");
    List<Emote.Said> heard = table.session(2).view().emotes();
    assertEquals(1, heard.size());
    assertEquals(20, heard.get(0).count(), "100 seconds of flood from a host");
  }

  @Test
  void nobodySpeaksForAnotherOrWithWordsOfItsOwn() {
    assertTrue(
        isExpelled(arrives(1, 0, Emotes.line(new TableSeat(2), Emote.THANKS))), "another seat's");
    assertTrue(
        isExpelled(arrives(1, 2, Emotes.line(new TableSeat(1), Emote.THANKS))), "past the host");
    for (String args : List.of("", "2", "2:0", "2:5", "2:1:hello", "2:hello", "0:1", "4:1")) {
      Line line = new Line("CARD_GAME_EMOTE", args.isEmpty() ? List.of() : split(args));
      assertTrue(isExpelled(arrives(1, 0, line)), args);
    }
    assertEquals("", heard(0));
    assertEquals("", heard(2));
  }

  private static List<String> split(String args) {
    return List.of(args.split(":", -1));
  }

  @Test
  void whoHasLeftIsNotHeard() {
    table.input(2, new Input.Leave());
    table.settle();
    arrives(2, 0, Emotes.line(new TableSeat(2), Emote.THANKS));
    assertEquals("", heard(0));
  }
}
