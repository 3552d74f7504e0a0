package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.piles.BestOdds;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Line;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * A phone that was cut off finds the seat that was handed the table meanwhile. That seat speaks as
 * whoever orders does, before the phone can have heard that it orders.
 */
class EarlyWordsTest {
  private static final int CUT_OFF = 1;
  private static final int NEXT = 2;

  /** The new holder says at once to whom it has no link. */
  @Test
  void whoMissedTheHandOverAtPilesHearsOfItAndPlaysOn() {
    PlayingPhones<?, ?> tables = new PlayingPhones<>(PilesKit.KIT, new BestOdds(), 3, 1, Map.of());
    tables.letGuestsMeet();
    tables.cutOff(CUT_OFF);
    tables.input(0, new Input.Leave());
    tables.settle();
    tables.unplug(0);
    assertEquals(Optional.of(tables.npub(NEXT)), tables.session(NEXT).orderer());
    assertEquals(Optional.of(tables.npub(0)), tables.session(CUT_OFF).orderer());
    tables.play(3_000);
    for (int seat = CUT_OFF; seat <= NEXT; seat++) {
      assertEquals(TableView.Stage.FINISHED, tables.session(seat).stage(), "seat " + seat);
      assertEquals(List.of(), tables.session(seat).verdicts(), "seat " + seat);
    }
  }

  private static PlayingPhones<?, ?> watched() {
    Map<String, String> options = Map.of("handLimit", "1", "onlookers", "true");
    PlayingPhones<?, ?> tables =
        new PlayingPhones<>(PokerKit.KIT, CallingPlayer::call, 3, 63, options);
    tables.letGuestsMeet();
    return tables;
  }

  private static List<Effect> hears(PlayingPhones<?, ?> tables, int seat, int from, Line line) {
    Message text = new Message.Text(line);
    return tables
        .session(seat)
        .on(new Input.Arrived(tables.npub(from), text.encode()), tables.now());
  }

  private static boolean isHungUpOn(List<Effect> effects) {
    return effects.stream().anyMatch(Effect.Expel.class::isInstance);
  }

  /** The new holder says how many watch, to a guest and to the host that was lost. */
  @Test
  void howManyWatchCountsOnceItsAuthorIsKnownToOrder() {
    PlayingPhones<?, ?> tables = watched();
    for (int seat = 0; seat < NEXT; seat++) {
      assertTrue(!isHungUpOn(hears(tables, seat, NEXT, Line.of("WATCHING", 3))), "seat " + seat);
      assertEquals(0, tables.session(seat).view().onlookers(), "seat " + seat);
    }
    tables.cutOff(CUT_OFF);
    tables.input(0, new Input.HandOver());
    tables.settle();
    assertEquals(Optional.of(tables.npub(NEXT)), tables.session(0).orderer());
    assertEquals(3, tables.session(0).view().onlookers());
  }

  /** What can't be a word of any holder still ends the link. */
  @Test
  void aWordOfNoFormIsHungUpOn() {
    PlayingPhones<?, ?> tables = watched();
    for (Line line :
        List.of(
            Line.of("WATCHING", 5),
            Line.of("WATCHING", 1, 1),
            Line.of("SILENT", "-"),
            Line.of("CARD_GAME_EMOTE", 3, 9))) {
      assertTrue(isHungUpOn(hears(tables, CUT_OFF, NEXT, line)), line.toString());
    }
    assertTrue(!isHungUpOn(hears(tables, CUT_OFF, NEXT, Line.of("CARD_GAME_EMOTE", 3, 1))));
  }
}
