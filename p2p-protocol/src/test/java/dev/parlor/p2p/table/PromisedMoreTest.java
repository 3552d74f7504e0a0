package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.games.piles.BestOdds;
import dev.parlor.p2p.clock.Patience;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.table.TableView.Stage;
import dev.parlor.p2p.verdict.Breakage;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A host tells a restarted guest a length that its log does not have. */
class PromisedMoreTest {
  private static final int BACK = 2;
  private static final long SECONDS = 4_000;
  private static final long PATIENCE =
      2 * (Patience.GRACE + Patience.PROBE) + PokerKit.KIT.turnSeconds() * 1000L;

  private static PlayingPhones<?, ?> piles() {
    PlayingPhones<?, ?> tables = new PlayingPhones<>(PilesKit.KIT, new BestOdds(), 3, 1, Map.of());
    for (int seat = 0; seat < 3; seat++) {
      tables.act(seat);
    }
    return tables;
  }

  private static void promises(PlayingPhones<?, ?> tables, long size) {
    Message lie = new Message.Have(size);
    tables.input(BACK, new Input.Arrived(tables.npub(0), lie.encode()));
  }

  @Test
  void onceSaidItHoldsUntilTheHostIsAskedAgain() throws Malformed {
    PlayingPhones<?, ?> tables = piles();
    tables.killAndRestart(BACK);
    tables.restartAlone(BACK);
    promises(tables, 4_000_000_000L);
    tables.plugIn(1);
    tables.connect(BACK);
    tables.settle();
    promises(tables, 4_000_000_000L);
    tables.pass(SECONDS);
    tables.play(3_000);
    for (int seat = 0; seat < 3; seat++) {
      assertEquals(Stage.FINISHED, tables.session(seat).stage(), "seat " + seat);
      assertEquals(List.of(), tables.session(seat).verdicts());
    }
    assertEquals(3, tables.session(0).result().orElseThrow().signatures().size());
  }

  /** Each time the host is asked it promises more, and tells nothing. */
  @Test
  void saidAgainAndAgainItEndsTheTableWithASentence() throws Malformed {
    for (boolean guestsMeet : new boolean[] {false, true}) {
      PlayingPhones<?, ?> tables = piles();
      if (guestsMeet) {
        tables.letGuestsMeet();
      }
      tables.restartAlone(BACK);
      if (guestsMeet) {
        tables.session(BACK).reachesGuests();
      }
      tables.input(BACK, new Input.LinkUp(tables.npub(0), hostsLink(tables)));
      long until = tables.now() + 2 * PATIENCE;
      while (tables.now() < until && tables.session(BACK).stage() == Stage.PLAYING) {
        promises(tables, 5_000);
        tables.skip(SECONDS);
        tables.input(BACK, new Input.Tick());
      }
      assertEquals(
          Optional.of(Breakage.Why.HOST_SILENT),
          tables.session(BACK).view().broken().map(Breakage::why));
    }
  }

  private static Bytes hostsLink(PlayingPhones<?, ?> tables) {
    return tables.session(BACK).roster().orElseThrow().seats().get(0).linkKey();
  }
}
